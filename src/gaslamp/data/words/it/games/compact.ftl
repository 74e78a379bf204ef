# Il gioco compatto. Questa parte si legge solo per questo gioco e prima di tutte le altre: un testo che sta qui
# prende il posto di quello comune agli altri giochi, e il resto è proprio di questo gioco.
# $who è la persona di cui si parla, per nome o «Giocatore 2»; $sign dice se i punti sono minus, zero o plus.

fare = { $fare ->
    [taxi] taxi
    [bus] autobus
    [underground] metropolitana
    [black] black ticket
   *[other] { $fare }
}

ride = { $fare ->
    [taxi] prende il taxi
    [bus] prende l’autobus
    [underground] prende la metropolitana
    [black] gioca un black ticket
   *[other] prende { $fare }
}

# Ciò che raccontano anche altri giochi

Deal = { pawn } gira un biglietto e parte dalla stazione { $station }, sotto gli occhi di tutti.
    .hidden = { pawn } gira un biglietto.
    .offer = { pawn-name } parte da { $station }

Move = { pawn } { ride } fino alla { $station }.
    .hidden = { pawn } { ride }. Per dove, lo sa solo lui.
    .black = { pawn } { ride } e sparisce. Il suo foglio dice { $station }.
    .black-hidden = { pawn } { ride } e sparisce. Dove, lo dice solo il suo foglio.
    .offer = { fare } fino alla { $station }

Began = Manche { $round }: { $who } è { fugitive } e muove per primo.

Surfaced = { fugitive } esce dal nascondiglio alla stazione { $station }.

Blocked = { pawn } è circondato da ogni lato e salta il turno.

Stranded = { pawn } non trova più biglietti che da qui portino da qualche parte, e resta fermo fino alla fine della manche.

Opened = { $count ->
    [0] Il foglio è svelato: { fugitive } non ha mai lasciato la { $start }.
   *[other] Il foglio è svelato: partito dalla { $start }, { fugitive } è passato da { $route }.
}

Ended = La partita è finita.
    .CP-1 = Tutti sono stati { fugitive } una volta. { $who } ha più punti di tutti e vince.
    .CP-1-shared = Tutti sono stati { fugitive } una volta. Parità in testa, vittoria condivisa: { $who }.

# Ciò che racconta solo questo gioco

Place = { pawn } prende posizione alla stazione { $station }.
    .offer = { pawn-short }: partire da { $station }

GiveUp = { $who } vota per rinunciare.
    .offer = rinunciare a questa manche

Scored = { $how ->
    [caught] { fugitive } è preso
    [cornered] { fugitive } non può più muoversi ed è preso
    [spent] I detective hanno consegnato l’ultimo biglietto
    [stuck] Nessun detective può più muoversi, e i biglietti rimasti vanno a { fugitive }
   *[given-up] I detective rinunciano, e i biglietti rimasti vanno a { fugitive }
}. { $sign ->
    [minus] Nascondersi è costato a { $who } più di quanto la fuga abbia reso: { points }.
    [zero] { $who } ne esce a mani vuote.
   *[plus] { $who } guadagna { points }.
}

points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

# Ciò che si può scegliere

option-black_tickets = Black ticket
    .about = Quanti ne ha { fugitive } in ogni manche; ognuno che usa gli costa 3 punti.
option-taxi = Biglietti del taxi
    .about = Quanti ne hanno in comune i detective in ogni manche; ognuno vale 1 punto per { fugitive }.
option-bus = Biglietti dell’autobus
    .about = Quanti ne hanno in comune i detective in ogni manche; ognuno vale 2 punti per { fugitive }.
option-underground = Biglietti della metropolitana
    .about = Quanti ne hanno in comune i detective in ogni manche; ognuno vale 3 punti per { fugitive }.
option-starts = Stazioni di partenza
    .about = I numeri sul retro dei biglietti, da cui { fugitive } può partire, al posto di quelli del piano di gioco.
