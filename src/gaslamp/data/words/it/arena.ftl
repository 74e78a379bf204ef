# Che cosa riferisce un’arena di bot, e che cosa impedisce di tenerne una.

arena-standings = Quante volte { fugitive } è sfuggito
arena-ends = Come sono finite le partite
arena-ends-rounds = Come sono finite le manche
arena-lengths = Quanto sono durate le partite
arena-lengths-rounds = Quanto sono durate le manche
arena-comparisons = Le stesse carte di partenza, un altro giocatore
arena-scores = I punti di { fugitive }
arena-places = Risultati per posto
arena-ranks = Ognuno per sé
    .about = La quota di vittorie con il suo intervallo al 95%. La linea punteggiata è una quota uguale.
arena-ratings = La forza in ogni ruolo
    .about = Punti Elo con il loro intervallo al 95%; la media di ogni ruolo è 1500. L’intervallo non è affidabile per i bot che hanno vinto o perso tutte le partite.
arena-duels = L’uno contro l’altro, nelle due parti con le stesse carte
    .about = Per ogni bot: la quota di partite vinte dalla sua parte contro ogni altro, in fuga e in caccia con le stesse carte di partenza, con l’intervallo al 95%.

arena-column-fugitive = { fugitive }
arena-column-detectives = Detective
arena-column-games = Partite
arena-column-escapes = Fughe
arena-column-interval = Intervallo al 95%
arena-column-seconds = Secondi per partita
arena-column-length = Durata
arena-column-mean = media
arena-column-least = min.
arena-column-lower = Q1
arena-column-median = mediana
arena-column-upper = Q3
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
arena-column-blacks = Black ticket
arena-column-role = Ruolo
arena-column-elo = Elo
arena-column-duel = Bot
arena-column-opponent = Avversario
arena-column-lost = Vittorie in meno
arena-column-duration = Turni

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
arena-elo = { $elo }
arena-elo-interval = { $low } a { $high }
arena-edge = Vantaggio di { fugitive }

arena-end = { $rule ->
    [CL-20] accerchiato
    [CL-21] catturato
    [CL-22] detective senza biglietti
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
    [stuck] detective bloccati
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
arena-agents-alone = Con --agents ogni bot gioca nelle due parti o per sé. Togli questa opzione, o togli { $option }.
arena-folder = Non si possono scrivere le partite in { $folder }: { $problem }.
arena-process-died = Un processo si è interrotto, forse per mancanza di memoria. Prova con meno processi (--jobs).
arena-no-time = «{ $option }» vale { $value }. Chiedi più di 0 secondi.
arena-too-much = «{ $option }» vale { $value }. Chiedi al massimo { $most }.
agent-name-wrong = «{ $name }» non può essere il nome di un bot. Usa lettere, cifre, punti, trattini e trattini bassi.
agent-name-taken = «{ $name }» è il nome di un bot fornito. Scegline un altro per «{ $agent }».
agent-name-twice = «{ $name }» è il nome di due bot: «{ $agent }» e «{ $other }». Scegline un altro per uno dei due.
arena-results-found = { $games ->
    [one] Una partita era già stata giocata ed è ripresa
   *[other] { $games } partite erano già state giocate e sono riprese
} da qui.
arena-results-cut = L’ultima riga è danneggiata e viene tralasciata: quella partita si gioca di nuovo.
arena-results-damaged = Questo non è il risultato di una partita: { $problem }. Togli la riga, o indica un altro file.
arena-results-unknown = Questo file non contiene i risultati di un’arena. Indicane un altro.
arena-results-other = Questo file appartiene a un’altra arena: là «{ $field }» vale { $found }, qui { $asked }. Indica un altro file.
arena-ray-unreachable = Nessun cluster Ray risponde a { $address }: { $problem }. «--ray local» ne avvia uno qui.
arena-drawn = Il rapporto è in { $file }.

agent-unknown = Non c’è nessun bot «{ $agent }». I bot sono: { $known }. Per un bot tuo scrivi MODULO:NOME.
agent-not-found = Il bot «{ $agent }» non può essere caricato: { $problem }.
agent-no-module = Il bot «{ $agent }» non può essere caricato: qui non c’è nessun modulo «{ $module }». Avvia gaslamp nella cartella del modulo, o installalo.
agent-no-name = Il modulo «{ $module }» non ha nessun bot «{ $name }». Controlla il nome dopo i due punti.
agent-not-made = «{ $name }» nel modulo «{ $module }» non crea bot. Indica una classe o una funzione che riceve un generatore casuale e restituisce un oggetto con act(view).
agent-no-program = Il bot «{ $agent }» non può essere avviato: non c’è nessun programma «{ $program }».
agent-other-game = Il bot «{ $agent }» non gioca a { $game }. Quelli che ci giocano sono: { $known }.
arena-no-sides = In { $game } ognuno gioca per sé: indica i bot con --agents, non con --fugitive e --detectives.

# La pagina illustrata.

arena-page-title = Arena: { $game }
arena-page-facts = { $seats } giocatori, { $games ->
    [one] una partita
   *[other] { $games } partite
} per ogni incontro o disposizione dei posti, seme { $seed }.
arena-page-options = Regole della casa: { $options }.
arena-starts = Da dove è partito { fugitive }
    .about = Quante volte è sfuggito da ogni partenza, in tutti gli incontri, con l’intervallo al 95%. La linea punteggiata è la media.
arena-caught = Quanto presto { fugitive } è stato catturato
    .about = La quota di partite in cui era già catturato alla fine di ogni turno.
arena-doubts = Dove poteva essere { fugitive }
    .about = Numero medio di stazioni in cui poteva essere, secondo ciò che tutti sapevano, all’inizio di ogni turno dei detective.
arena-figures = Tutte le cifre
arena-station = dalla { $station }
arena-round = turno
arena-as = { $agent } come { fugitive }
arena-against = contro { $agent }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

# Attacchi a un bot
exploit-arms = Prima e sotto attacco
exploit-losses = Che cosa toglie l’attacco, sulle stesse distribuzioni
attacker-unknown = «{ $attacker }» non sa attaccare. Lo sanno fare: { $known }.
attacker-other-game = Un attacco di «{ $attacker }» conosce i giochi { $known }, non { $game }.
attacker-of-program = «{ $agent }» è un programma a sé: non gli si può chiedere che cosa farebbe altrove. Indica un bot di Gaslamp o MODULO:NOME.
exploit-secrets = In questo gioco e in questa modalità è segreto più di una stazione, e qui nessun attacco sa seguirlo. Scegli classic, o holmes con -o mode=original.
