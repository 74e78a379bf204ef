# Il menu di un tavolo: etichette fisse che arrivano con lui.

screen-reasons = I bot dicono perché
screen-seats = Chi gioca
screen-personal = Il tuo link personale
screen-personal-about = Apre il tuo posto su un altro dispositivo. Tienilo per te.
screen-renew = Sostituisci questo link
screen-renew-about = È finito in mano ad altri? Ricevi un nuovo link, e quello vecchio non funziona più da nessuna parte, nemmeno sugli altri tuoi dispositivi.
screen-renew-do = Ottieni un nuovo link
screen-replace = Fai giocare un bot
screen-leave = Fai giocare un bot al posto mio
screen-data = I tuoi dati
screen-remove-sure = Elimina per sempre
screen-remove-name = Togli il mio nome
screen-remove-name-ask = Il tuo nome sparirà da questo tavolo, per tutti e per sempre. La partita resta.
screen-remove-table = Elimina questo tavolo
screen-remove-table-ask = La partita, la sua registrazione e i link di tutti spariranno per sempre.
screen-keys = Tasti
screen-keys-list =
    Tab passa per tutto, Invio sceglie.
    Le frecce vanno da una stazione o da un posto possibile al prossimo.
    + e - per lo zoom, 0 mostra tutto il piano di gioco, M va alle tue pedine.
    H mostra dove può essere il fuggitivo, R che cosa è successo dal tuo ultimo turno, L la legenda.
    Sul piano di gioco, Invio o un numero chiede di una stazione.
    Esc annulla una scelta.
    T apre e chiude la chat.
    ? apre questa pagina.
screen-undo = Ritira la mia ultima mossa
screen-renewed = Hai un nuovo link personale. Quello vecchio non funziona più.
