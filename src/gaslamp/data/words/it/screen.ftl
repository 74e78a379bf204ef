# I testi fissi delle pagine nel browser, senza nulla da sostituire. Più righe in un testo sono i punti di un elenco.

screen-skip = Vai al contenuto
screen-close = Chiudi
screen-copy = Copia
screen-copied = Copiato
screen-language = Lingua
screen-light = Tema
screen-light-auto = come il sistema
screen-light-evening = scuro
screen-light-paper = chiaro (carta)
screen-no-answer = Il server non risponde. Controlla la connessione e riprova.
screen-odd-answer = Il server ha dato una risposta che questa pagina non capisce.

# Before anything else is there, and without a network

screen-opening = Apertura del tavolo…
screen-offline = Sei offline. Per giocare serve una connessione al server.

screen-rule = Regola

# La prima pagina

screen-welcome = Qualcuno è in fuga per Londra.
screen-welcome-about = Quattro giochi d’investigazione per stasera: da soli contro i bot, con gli amici tramite un link, o attorno a uno schermo. Nessun account, niente da installare.
screen-name = Il tuo nome
screen-players = giocatori
screen-player = Giocatore
screen-way-bots = Contro i bot
screen-way-bots-about = Si comincia subito. I bot occupano tutti gli altri posti.
screen-way-bots-sides = Si comincia subito. Sfuggi ai bot, o dagli la caccia.
screen-play-bots = Gioca contro i bot
screen-flee = Fuggi
screen-hunt = Insegui
screen-way-friends = Con gli amici
screen-way-friends-about = Ricevi un link da mandare. I posti rimasti liberi possono andare ai bot.
screen-with-friends = Invita gli amici
screen-how-many = Posti al tavolo
screen-your-side = La tua parte
screen-side-flee = Io fuggo
screen-side-hunt = Io inseguo
screen-way-screen = Attorno a uno schermo
screen-way-screen-about = Passatevi lo schermo. Prima di ogni turno segreto cala un sipario.
screen-one-screen = Prendete posto
screen-people = Quanti siete
screen-who-flees = Chi fugge
screen-one-of-us = uno di noi
screen-a-bot = un bot
screen-names = I nomi, se volete
screen-house-rules = Regole della casa
screen-more-rules = Tutte le regole in dettaglio
screen-by-the-book = come da libretto
screen-players-bots = Posti in una partita contro i bot
screen-strength = Quanto giocano bene i bot
screen-hints = Aiuti per la ricostruzione
screen-hints-about = Il tavolo può mostrare come ricostruire una pista.

# Scegliere: che cosa c’è sulla carta, le regole della casa, le partite finite, i bot
screen-team = Chi dà la caccia
screen-team-about = Scegline da due a cinque. Contro i bot ogni personaggio ha un posto suo.
screen-team-friends = Con gli amici ognuno sceglie nella sala d’attesa.
screen-mine = Il tuo, se insegui
screen-presets = Un insieme di regole
screen-preset-own = Le tue regole
screen-preset-own-about = Hai cambiato una regola qui sotto.
screen-finished = Partite finite
screen-more-games = Altre partite
screen-bot = bot

screen-rules = Regole
screen-all-rules = Tutte le regole
screen-how-to-play = Come si gioca
screen-how-refusals = Non serve altro: le mosse permesse si illuminano, e se una mossa è rifiutata vedrai quale regola e perché.
screen-my-games = Le mie partite
screen-open = Apri
screen-forget = Dimentica
screen-keep = Tieni
screen-forget-sure = Dimenticare questa partita? Senza il suo link non potrai tornare al tuo posto.
screen-waiting = In attesa di giocatori
screen-your-turn = Tocca a te
screen-their-turn = Giocano gli altri
screen-over = La partita è finita

# Un invito

screen-join = C’è un invito per te
screen-join-note = Non serve un account. Questo browser ricorda il tuo posto.
screen-take-seat = Prendi posto
screen-watch = Guarda
screen-watch-end = Vedi com’è finita
screen-back-to-seat = Torna al mio posto
screen-no-seat = Qui non hai un posto
screen-no-seat-about = Questo browser non ha un posto a questo tavolo. Apri l’invito o il tuo link personale.

# Al tavolo

screen-menu = Menu
screen-others = Gli altri al tavolo
screen-here = presente
screen-away = assente
screen-left = gioca un bot al suo posto
screen-ended = Com’è finita
screen-line-cut = Connessione persa. Nuovo tentativo…
screen-i-am = Sono
screen-show-me = fammi vedere
screen-invite = Invita i tuoi amici
screen-invite-about = Chi apre questo link prende il prossimo posto libero.
screen-alone = Solo questo computer può aprire questo link
screen-alone-about = Per far giocare amici nella tua rete, ferma Gaslamp (Ctrl-C) e riavvialo con il comando qui sotto. Questo tavolo resta salvato.
screen-qr = Codice QR dell’invito
screen-qr-about = Oppure inquadralo con un telefono.
screen-characters = Scegli il tuo personaggio
screen-characters-about = Se non scegli, tieni quello che hai.
screen-you-watch = Stai guardando
screen-watchers = Spettatori
screen-let-watch = Altri possono guardare
screen-let-watch-about = Vedono solo quello che tutti possono sapere, mai un segreto.
screen-watch-link = Link per guardare
screen-withdraw = Ritira tutti gli inviti
screen-withdraw-about = I link inviati finora non funzionano più, e chi guarda grazie a uno di essi deve uscire. Chi gioca mantiene il posto. Ricevi nuovi link.
screen-withdraw-do = Ritirali
screen-almost = Ci siamo quasi
screen-almost-about = La partita comincia quando tutti i posti sono presi o quando chi ospita la avvia.
screen-almost-host = La partita comincia quando chi ospita la avvia.
screen-start = Comincia
screen-start-bots = Comincia, con i bot nei posti liberi
screen-free = libero
screen-somebody = qualcuno
screen-you = tu
screen-seat-link = Link per questo posto
screen-share = Manda con…
screen-look-back = Guarda il tavolo
screen-rematch = Gioca ancora
screen-swap = Cambia parte
screen-level = Bot
screen-results = Risultato
screen-way = Il suo percorso
screen-way-round = Manche
screen-way-curve = Stazioni in cui poteva essere, mossa per mossa
screen-way-play = Riproduci
screen-way-pause = Pausa
screen-way-back = Una mossa indietro
screen-way-on = Una mossa avanti
screen-way-end = Fino alla fine
screen-next = La partita successiva con gli stessi giocatori è cominciata.
screen-next-elsewhere = La partita successiva con gli stessi giocatori è iniziata, e il tuo posto è stato aperto su un altro dispositivo. Continua da lì, o copia da lì il tuo link personale.
screen-record = Scarica la registrazione
screen-home = Torna ai giochi
screen-sound = Suono
screen-sound-on = attivo
screen-sound-off = spento
screen-reasons = I bot dicono perché
screen-seats = Chi gioca
screen-personal = Il tuo link personale
screen-personal-about = Apre il tuo posto su un altro dispositivo. Tienilo per te.
screen-renew = Sostituisci questo link
screen-renew-about = È finito in mano ad altri? Ricevi un nuovo link, e quello vecchio non funziona più da nessuna parte, nemmeno sugli altri tuoi dispositivi.
screen-renew-do = Ottieni un nuovo link
screen-renewed = Hai un nuovo link personale. Quello vecchio non funziona più.
screen-replace = Fai giocare un bot
screen-leave = Fai giocare un bot al posto mio
screen-return = Torno a giocare io
screen-data = I tuoi dati
screen-remove-name = Togli il mio nome
screen-remove-name-ask = Il tuo nome sparirà da questo tavolo, per tutti e per sempre. La partita resta.
screen-remove-table = Elimina questo tavolo
screen-remove-table-ask = La partita, la sua registrazione e i link di tutti spariranno per sempre.
screen-remove-sure = Elimina per sempre
screen-keys = Tasti
screen-keys-list =
    Tab passa per tutto, Invio sceglie.
    Le frecce vanno da una stazione o da un posto possibile al prossimo.
    + e - per lo zoom, 0 mostra tutto il piano di gioco, M va alle tue pedine.
    H mostra dove può essere il fuggitivo, R che cosa è successo dal tuo ultimo turno, L la legenda.
    Sul piano di gioco, Invio o un numero chiede di una stazione.
    Esc annulla una scelta.
    ? apre questa pagina.

# Lessons

screen-learn = Prima volta? Impara in tre minuti
screen-learn-about = Una breve partita guidata sul vero piano di gioco. Scegli da che parte stare.
screen-lesson-skip = Mostramelo
screen-lesson-leave = Esci dalla lezione
screen-lesson-play = Gioca una vera partita
screen-lesson-rules = Leggi le regole

# Orologi e domande tra giocatori

screen-clock = Orologio
screen-clock-about = Allo scadere del tempo la mossa la fa un bot.
screen-clock-none = senza orologio
screen-clock-hours = Ore di gioco
screen-clock-from = dalle
screen-clock-to = alle
screen-clock-you = Tu
screen-clock-urgent = Presto: il tuo tempo sta per scadere.
screen-clock-day = g
screen-undo = Ritira la mia ultima mossa
screen-agree = Va bene
screen-decline = No
screen-asked-others = In attesa della risposta degli altri.
screen-never-mind = Lascia stare
screen-bot-for-you = Un bot gioca al posto tuo.
