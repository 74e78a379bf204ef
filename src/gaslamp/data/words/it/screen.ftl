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
screen-keep-name = Tieni questo nome, o accedi
screen-my-page = Le mie partite e i miei punteggi
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
screen-strangers = Gioca subito con altri
screen-public = Aperto a tutti
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
screen-bot = bot

screen-rules = Regole
screen-all-rules = Tutte le regole
screen-how-to-play = Come si gioca
screen-how-refusals = Non serve altro: le mosse permesse si illuminano, e se una mossa è rifiutata vedrai quale regola e perché.
screen-keep = Tieni
screen-waiting = In attesa di giocatori
screen-your-turn = Tocca a te

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
screen-talk = Chat
screen-others = Gli altri al tavolo
screen-here = presente
screen-away = assente
screen-left = gioca un bot al suo posto
screen-ended = Com’è finita
screen-line-cut = Connessione persa. Nuovo tentativo…
screen-i-am = Sono
screen-show-me = fammi vedere
screen-you-watch = Stai guardando
screen-free = libero
screen-somebody = qualcuno
screen-you = tu
screen-record = Scarica la registrazione
screen-home = Torna ai giochi
screen-sound = Suono
screen-sound-on = attivo
screen-sound-off = spento
screen-return = Torno a giocare io

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
