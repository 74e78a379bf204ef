# Che cosa riferisce un’arena di bot, e che cosa impedisce di tenerne una.

arena-standings = Quante volte { fugitive } è sfuggito
arena-ends = Come sono finite le partite
arena-ends-rounds = Come sono finite le manche
arena-lengths = Quanto sono durate le partite
arena-lengths-rounds = Quanto sono durate le manche
arena-comparisons = Le stesse carte di partenza, un altro giocatore
arena-scores = Quanto ne ha ricavato { fugitive }
arena-places = Come è andata a ogni posto
arena-ranks = Ognuno per sé

arena-column-fugitive = { fugitive }
arena-column-detectives = Investigatori
arena-column-games = Partite
arena-column-escapes = Fughe
arena-column-interval = Intervallo al 95%
arena-column-seconds = Secondi per partita
arena-column-length = Durata
arena-column-mean = media
arena-column-least = min.
arena-column-lower = ¼
arena-column-median = ½
arena-column-upper = ¾
arena-column-most = max.
arena-column-pairing = Incontro
arena-column-than = A confronto con
arena-column-difference = Fughe in più
arena-column-more = Punti in più
arena-column-agent = Bot
arena-column-rounds = Manche
arena-column-seat = Posto
arena-column-wins = Vittorie
arena-column-points = Punti
arena-column-blacks = Biglietti neri

arena-pairing = { $fugitive } contro { $detectives }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
arena-figure = { NUMBER($figure, maximumFractionDigits: 1) }
arena-rounds = turni
arena-entries = caselle
arena-turns = turni
arena-seconds = { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-blacks = { NUMBER($blacks, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-unsure = ignoto

arena-end = { $rule ->
    [CL-20] accerchiato
    [CL-21] catturato
    [CL-22] investigatori senza biglietti
    [CL-23] sfuggito
    [SH-9-rounds] ultimo turno finito
    [SH-9-tickets] senza biglietti
    [SH-15-crimes] crimini commessi
    [SH-15-log] tabella piena
    [SH-22] catturato
    [SH-23] accerchiato
    [caught] catturato
    [cornered] accerchiato
    [spent] biglietti esauriti
    [stuck] investigatori bloccati
    [given-up] resa
    [forfeit] a tavolino
   *[other] { $rule }
}

arena-failure = { $agent } ha perso { $games ->
    [one] una partita
   *[other] { $games } partite
} a tavolino: { $error }
arena-interrupted = Interrotto: queste sono le partite finite fino a quel momento.

arena-too-few = «{ $option }» vale { $value }. Chiedi almeno 1.
arena-nobody = Nessuno è indicato per «{ $option }». Indica almeno un bot.
arena-sides = Il gioco «{ $game }» ha due parti: indica i bot con --fugitive e --detectives, non con --agents.
arena-agents-alone = Con --agents ogni bot gioca per sé. Togli questa opzione, o togli { $option }.
arena-folder = Non si possono scrivere le partite in { $folder }: { $problem }.
arena-process-died = Un processo che giocava le partite è morto. Forse mancava memoria: prova con meno processi.

agent-unknown = Non c’è nessun bot «{ $agent }». I bot sono: { $known }. Uno tuo si indica con MODULO:NOME.
agent-not-found = Il bot «{ $agent }» non può essere caricato: { $problem }.
agent-other-game = Il bot “{ $agent }” non gioca a { $game }. Quelli che ci giocano sono: { $known }.
arena-no-sides = In { $game } ognuno gioca per sé: nomina i bot con --agents, non con --fugitive e --detectives.
