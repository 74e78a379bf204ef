# La riga di comando: prima le pagine d’aiuto, poi ciò che i comandi stampano.
# Il valore spiega; .value è come si scrive l’argomento nella riga d’uso.

cli-usage = Uso
cli-commands = Comandi
cli-arguments = Argomenti
cli-options = Opzioni
cli-options-usage = [opzioni]
cli-command-usage = COMANDO…
cli-default = { $text } (predefinito: { $default })
cli-see-help = Vedi «{ $command } --help».

cli = Gaslamp gioca ai giochi investigativi della famiglia di Scotland Yard.
cli-help = Mostra questa pagina.
cli-json = Stampa il risultato in JSON e nient’altro.
cli-yes = sì
cli-no = no
cli-version = Mostra la versione.
cli-language = Lingua: en, fr, it o de (predefinita: GASLAMP_LANGUAGE, poi il file delle impostazioni, poi quella del sistema).
    .value = LINGUA

cli-serve = Apri il tavolo nel browser: tutti i giochi, contro i bot, attorno a uno schermo o con amici tramite link. È quello che fa «gaslamp» da solo.
cli-serve-lan = Gioca con altri nella tua rete: mostra l’indirizzo e un codice QR per i loro telefoni.
cli-serve-host = Indirizzo del server; 127.0.0.1: solo questo computer, 0.0.0.0: tutti quelli che possono raggiungerlo.
    .value = INDIRIZZO
cli-serve-port = Porta del server.
    .value = PORTA
cli-serve-database = Dove si salvano le partite: un file, o l’indirizzo di un database PostgreSQL (predefinito: un file nella cartella dei tuoi dati).
    .value = DATABASE
cli-serve-pace = Secondi che passano almeno tra una mossa di un bot e la successiva.
    .value = SECONDI
cli-serve-bots = Numero di bot che pensano qui nello stesso momento; 0: nessuno, se ne occupa «gaslamp worker».
    .value = NUMERO
cli-serve-share_port = Condividi la porta con altri server sullo stesso database (Linux, macOS): fermandone uno, i suoi giocatori continuano su un altro.
cli-serve-expire = Elimina i tavoli che nessuno tocca da questo numero di giorni, con tutto il loro contenuto (predefinito: mai).
    .value = GIORNI
cli-serve-mail = Il server di posta che avvisa i giocatori del loro turno: smtp://UTENTE:PASSWORD@HOST:PORTA.
    .value = INDIRIZZO
cli-serve-mail_from = L’indirizzo da cui partono queste e-mail.
    .value = MITTENTE
cli-serve-address = L’indirizzo di questo server con cui iniziano i link nelle e-mail, per esempio https://giochi.example.org.
    .value = URL
cli-serve-browser = Apri il browser.
cli-serve-allow_host = Un nome host al quale il server risponde, come play.example.org; da ripetere per più nomi. Ogni altro nome viene rifiutato.
    .value = NOME
cli-serve-proxy = L’indirizzo o la rete di un reverse proxy di cui fidarsi per le intestazioni X-Forwarded; da ripetere per più proxy.
    .value = INDIRIZZO
cli-serve-path = Il percorso con cui iniziano tutti gli indirizzi, se il server non sta alla radice del suo sito, come /gaslamp.
    .value = PERCORSO
cli-serve-limit_requests = Richieste che un client può inviare al minuto; 0: nessun limite.
    .value = NUMERO
cli-serve-limit_tables = Tavoli che un client può aprire in un’ora; 0: nessun limite.
    .value = NUMERO
cli-serve-limit_sockets = Socket che un client può tenere aperti insieme; 0: nessun limite.
    .value = NUMERO
cli-serve-limit_connections = Connessioni simultanee di tutti i client; 0: quante ne permette il sistema.
    .value = NUMERO
cli-serve-metrics = Dove leggere le metriche per Prometheus: una porta di questo computer, o INDIRIZZO:PORTA; fuori dalla portata dei giocatori.
    .value = INDIRIZZO
cli-serve-log = Formato del log: text o json.
    .value = FORMATO

cli-worker = Esegui i bot per i server di un database PostgreSQL (o di un file), su questa macchina o su un’altra.
cli-worker-database = Il database dei server: l’indirizzo di un database PostgreSQL, o un file (predefinito: quello di «gaslamp serve»).
    .value = DATABASE
cli-worker-bots = Numero di bot che pensano qui nello stesso momento.
    .value = NUMERO
cli-worker-pace = Secondi che passano almeno tra una mossa di un bot e la successiva.
    .value = SECONDI

cli-play = Gioca qui nel terminale. Senza opzioni sei Mister X e i bot ti danno la caccia.
cli-play-game = Il gioco da giocare.
    .value = GIOCO
cli-play-as = Da che parte giochi: fugitive, detectives o everybody (a turno alla stessa tastiera).
    .value = PARTE
cli-play-seats = Quanti sono i giocatori, il fuggitivo compreso.
    .value = NUMERO
cli-play-people = I posti occupati da persone, per esempio 0,2; i bot occupano gli altri. Il posto 0 è il fuggitivo, o il primo a esserlo.
    .value = POSTI
cli-play-names = Nomi delle persone, per esempio Anna,Ben.
    .value = NOMI
cli-play-bot = Chi occupa gli altri posti: casual, club, strong o master («gaslamp games» li descrive), oppure un altro bot, per nome.
    .value = BOT
cli-play-option = Cambia una regola, per esempio -o rounds=10. «gaslamp games» elenca ciò che si può cambiare.
    .value = IMPOSTAZIONE=VALORE
cli-play-seed = Seme casuale: lo stesso seme dà la stessa partita.
    .value = NUMERO
cli-play-plain = Modalità testo, per pipe e lettori di schermo.
cli-play-hints = Case Connection: mostra gli aiuti per la ricostruzione.
cli-play-reasons = Mostra perché i bot muovono così.
cli-play-save = Salva la partita in questo file.
    .value = FILE
cli-play-resume = Riprendi una partita salvata: questa, o l’ultima se non indichi un file.
    .value = [FILE]

cli-learn = Impara un gioco nel terminale: una breve partita guidata che dice che cosa fare e perché. Senza un gioco, elenca le lezioni.
cli-learn-game = Il gioco da imparare.
    .value = [GIOCO]
cli-learn-as = Il ruolo da imparare: fugitive o detective.
    .value = RUOLO
cli-learn-plain = Righe di testo e risposte scritte, senza schermo.
cli-learn-save = Conserva la lezione in questo file.
    .value = FILE
cli-learn-lessons = Le lezioni, circa tre minuti ciascuna:
cli-learn-lesson = { $title }. { $about }

cli-replay = Rivedi una partita registrata, passo per passo.
cli-replay-file = La registrazione.
    .value = FILE
cli-replay-as = Il punto di vista: fugitive, spectator o un numero di posto.
    .value = POSTO
cli-replay-plain = Modalità testo, per pipe e lettori di schermo.
cli-replay-reasons = Mostra perché i bot hanno mosso così.

cli-join = Gioca dal terminale al tavolo di un server, con un invito o con il tuo link personale.
cli-join-url = Il link, tra virgolette.
    .value = LINK
cli-join-name = Il nome con cui ti chiamano gli altri.
    .value = NOME
cli-join-plain = Modalità testo, per pipe e lettori di schermo.
cli-join-reasons = Mostra perché i bot giocano così.

cli-bot = Fai giocare un bot di questo computer al tavolo di un server.
cli-bot-url = Il link: un invito, o il link personale del posto.
    .value = LINK
cli-bot-agent = Chi gioca: un bot di «gaslamp games», process:COMANDO o MODULO:NOME.
    .value = BOT
cli-bot-name = Il nome con cui lo chiamano gli altri.
    .value = NOME
cli-bot-seats = Quanti posti liberi prende.
    .value = NUMERO
cli-bot-pace = Rispondi dopo questo tempo o un suo multiplo, così la durata non rivela nulla (predefinito: quanto basta per riflettere; 0: appena può).
    .value = SECONDI
cli-bot-seconds = Tempo di riflessione per turno, per i bot che lo accettano.
    .value = SECONDI
cli-bot-limit = Tempo limite per risposta dei bot process:.
    .value = SECONDI
cli-bot-stay = Resta per le partite successive delle stesse persone.

cli-protocol = Mostra il protocollo del server, come documento OpenAPI.

cli-arena = Fai giocare i bot tra loro molte partite e confrontali.
cli-arena-game = Il gioco da giocare.
    .value = GIOCO
cli-arena-fugitive = I bot che giocano il fuggitivo, separati da virgole.
    .value = BOT
cli-arena-detectives = I bot che giocano i detective, separati da virgole. Ognuno incontra ognuno.
    .value = BOT
cli-arena-agents = I bot di un torneo, separati da virgole: ognuno incontra ognuno nelle due parti. Dove non ci sono parti fisse, ognuno gioca per sé, a turno in ogni posto. Per un bot tuo scrivi MODULO:NOME o process:COMANDO; con un nome e = davanti, per esempio rapido=process:COMANDO, il resoconto lo chiama così.
    .value = BOT
cli-arena-games = Partite per incontro (o per disposizione dei posti).
    .value = NUMERO
cli-arena-jobs = Partite giocate insieme (predefinito: una per processore).
    .value = NUMERO
cli-arena-seed = Seme casuale: lo stesso seme dà le stesse partite.
    .value = NUMERO
cli-arena-seats = Quanti sono i giocatori, il fuggitivo compreso.
    .value = NUMERO
cli-arena-option = Cambia una regola, per esempio -o rounds=10. «gaslamp games» elenca ciò che si può cambiare.
    .value = IMPOSTAZIONE=VALORE
cli-arena-seconds = Tempo per pensare a ogni turno, per i bot che lo accettano.
    .value = SECONDI
cli-arena-limit = Tempo massimo per risposta per i bot process:.
    .value = SECONDI
cli-arena-records = Salva la registrazione di ogni partita in questa cartella.
    .value = CARTELLA
cli-arena-results = Salva il risultato di ogni partita in questo file, e riprendi da ciò che contiene.
    .value = FILE
cli-arena-report = Scrivi un rapporto con grafici in questo file HTML.
    .value = FILE
cli-arena-ray = Gioca sul cluster Ray a questo indirizzo; «local» ne avvia uno qui.
    .value = INDIRIZZO
cli-arena-progress = Partite giocate

cli-exploit = Attacca un bot: quante volte vince, e quante quando l’avversario conosce il suo programma.
cli-exploit-agent = Il bot da attaccare: uno di quelli di Gaslamp, o MODULO:NOME.
    .value = BOT
cli-exploit-side = La parte in cui è attaccato: fugitive, detectives o both (entrambe).
    .value = PARTE
cli-exploit-attacker = Il bot che gioca contro di lui, prima senza conoscere il suo programma e poi conoscendolo: heuristic o sleuth.
    .value = BOT
cli-exploit-game = Il gioco da giocare: classic, o holmes nella modalità «original».
    .value = GIOCO
cli-exploit-seats = Quanti sono i giocatori, il fuggitivo compreso.
    .value = NUMERO
cli-exploit-option = Cambia una regola, per esempio -o board=ravensburger. «gaslamp games» elenca ciò che si può cambiare.
    .value = IMPOSTAZIONE=VALORE
cli-exploit-deals = Quante distribuzioni; ognuna si gioca una volta senza attacco e una volta sotto attacco.
    .value = NUMERO
cli-exploit-budget = Simulazioni per ogni scelta, per chiunque faccia una ricerca.
    .value = NUMERO
cli-exploit-seed = Seme casuale: lo stesso seme dà le stesse partite.
    .value = NUMERO
cli-exploit-jobs = Partite giocate insieme (predefinito: una per processore).
    .value = NUMERO

cli-board = Controlla, disegna o copia un piano di gioco.
cli-board-check = Controlla il file di un piano di gioco: contenuto, errori e avvisi.
cli-board-check-file = Il file del piano di gioco, o il nome di uno fornito.
    .value = FILE
cli-board-draw = Disegna un piano di gioco come immagine SVG.
cli-board-draw-name = Il nome di un piano di gioco fornito, o un file.
    .value = PIANO
cli-board-draw-output = File di uscita (predefinito: l’uscita standard).
    .value = FILE.svg
cli-board-draw-light = Tema: evening (scuro) o paper (chiaro).
    .value = TEMA
cli-board-copy = Copia un piano di gioco fornito per modificarlo; i segni delle sue stazioni vanno in un file accanto.
cli-board-copy-name = Il nome di un piano di gioco fornito.
    .value = PIANO
cli-board-copy-file = Il file in cui copiarlo.
    .value = FILE.board

cli-deck = Controlla, disegna, copia o prova un mazzo di Case Connection.
cli-deck-check = Controlla il file di un mazzo: contenuto, errori e avvisi.
cli-deck-check-file = Il file del mazzo, o il nome di uno fornito.
    .value = FILE
cli-deck-draw = Disegna tutte le carte di un mazzo su un foglio, come immagine SVG.
cli-deck-draw-name = Il nome di un mazzo fornito, o un file.
    .value = MAZZO
cli-deck-draw-output = File di uscita (predefinito: l’uscita standard).
    .value = FILE.svg
cli-deck-draw-light = Tema: evening (scuro) o paper (chiaro).
    .value = TEMA
cli-deck-copy = Copia un mazzo fornito per modificarlo.
cli-deck-copy-name = Il nome di un mazzo fornito.
    .value = MAZZO
cli-deck-copy-file = Il file in cui copiarlo.
    .value = FILE.deck
cli-deck-simulate = Fai giocare molte partite ai bot con un mazzo, e guarda quanto durano, chi vince e quali carte servono.
cli-deck-simulate-name = Il nome di un mazzo fornito, o un file.
    .value = MAZZO
cli-deck-simulate-bot = Chi gioca: heuristic o planner, che pensa più a lungo.
    .value = BOT
cli-deck-simulate-games = Quante partite per ogni numero di giocatori.
    .value = N
cli-deck-simulate-seed = Seme casuale: lo stesso seme dà le stesse partite.
    .value = N

cli-solve = Risolvi un piano di gioco in modo esatto: quanto resiste un fuggitivo visibile, o quanto vale il gioco migliore di una piccola partita classica.
cli-solve-board = Il nome di un piano di gioco fornito, o un file. Le partite si risolvono su piani di gioco di al massimo 64 stazioni.
    .value = PIANO
cli-solve-capture = Calcola i tempi di cattura: il fuggitivo è sempre visibile e i biglietti non contano.
cli-solve-ferries = Con --capture: il fuggitivo può prendere i traghetti senza pagare.
cli-solve-detectives = Quanti sono i detective: 2, o da 1 a 3 con --capture.
    .value = N
cli-solve-rounds = Il fuggitivo vince alla fine di questo turno.
    .value = N
cli-solve-surfacing = Le mosse dopo le quali il fuggitivo si mostra.
    .value = MOSSE
cli-solve-black = I black ticket del fuggitivo (di norma: nessuno).
    .value = N
cli-solve-double = Le carte doppia mossa del fuggitivo (di norma: nessuna).
    .value = N
cli-solve-option = Cambia un’altra regola, per esempio -o taxi=6. «gaslamp games» elenca che cosa si può cambiare.
    .value = OPZIONE=VALORE
cli-solve-gap = Quanto possono guadagnare insieme le risposte migliori delle due parti.
    .value = N
cli-solve-output = Salva la soluzione in questo file e continua da ciò che contiene; con --capture: il file per un’immagine SVG.
    .value = FILE
cli-solve-progress = Posizioni risolte
cli-solve-interrupted = { $kept ->
    [yes] Interrotto. Ciò che è risolto è salvato; lo stesso comando continua da lì.
   *[no] Interrotto. Non è salvato nulla: aggiungi --output FILE per poter continuare.
}
cli-solve-placements = { $board }: { $count } posizioni del fuggitivo e di { $detectives ->
    [one] un detective
   *[other] { $detectives } detective
}. Se entrambe le parti giocano al meglio, è preso al
cli-solve-round = turno { $round }
cli-solve-never = mai
cli-solve-share = { $count } ({ $share }%)
cli-solve-title = Turni prima che un fuggitivo visibile sia preso da { $detectives ->
    [one] un detective
   *[other] { $detectives } detective
} ({ $board })
cli-solve-below = Turno della cattura; altezza: quota di tutte le posizioni
cli-solve-value = Se entrambe le parti giocano al meglio su { $board }, il fuggitivo scappa nel { $low }%–{ $high }% delle partite.
cli-solve-gap-found = Le risposte migliori guadagnano insieme al massimo { $gap }.

cli-games = Elenca i giochi e tutte le loro impostazioni.

cli-rules = Leggi le regole: di tutti i giochi l’indice, di un gioco il libretto intero, un capitolo o una regola.
cli-rules-game = Il gioco, per esempio classic, o il numero di una regola, per esempio CL-8.
    .value = [GIOCO]
cli-rules-id = Il numero di una regola o il nome di un capitolo, per esempio moving.
    .value = [NUMERO]
cli-rules-search = Elenca le regole in cui si trovano queste parole.
    .value = PAROLE
cli-rules-hint =
    Per leggere: gaslamp rules classic (un gioco intero), gaslamp rules classic moving (un capitolo),
    gaslamp rules CL-8 (una regola), gaslamp rules --search 'mossa doppia' (dove se ne parla).
cli-see-rule = Per leggere la regola: gaslamp rules { $rule }

cli-database = Esamina, salva, ripristina o ripulisci ciò che un server conserva.
cli-database-info = Mostra in cifre che cosa contiene un database; nulla viene modificato.
cli-database-info-database = Il database: un file, o l’indirizzo di un database PostgreSQL (predefinito: quello di «gaslamp serve»).
    .value = DATABASE
cli-database-backup = Scrivi tutte le partite in un file, anche mentre il server è in funzione.
cli-database-backup-file = Il backup da scrivere; contiene tutti i segreti di tutte le partite.
    .value = FILE
cli-database-backup-database = Il database: un file, o l’indirizzo di un database PostgreSQL (predefinito: quello di «gaslamp serve»).
    .value = DATABASE
cli-database-restore = Rimetti tutte le partite di un backup in un database vuoto, SQLite o PostgreSQL.
cli-database-restore-file = Il backup da ripristinare.
    .value = FILE
cli-database-restore-database = Il database: un file, o l’indirizzo di un database PostgreSQL (predefinito: quello di «gaslamp serve»).
    .value = DATABASE
cli-database-prune = Elimina i tavoli che nessuno tocca da tempo, con tutto il loro contenuto.
cli-database-prune-older = Elimina i tavoli in cui non succede nulla da questo numero di giorni.
    .value = GIORNI
cli-database-prune-waiting = Elimina già dopo questo numero di giorni i tavoli la cui partita non è mai iniziata.
    .value = GIORNI
cli-database-prune-dry_run = Mostra soltanto che cosa verrebbe eliminato.
cli-database-prune-database = Il database: un file, o l’indirizzo di un database PostgreSQL (predefinito: quello di «gaslamp serve»).
    .value = DATABASE
cli-database-reports = Elenca i messaggi della chat segnalati dai giocatori.
cli-database-reports-clear = Svuota l’elenco dopo averlo mostrato.
cli-database-reports-database = Il database: un file, o l’indirizzo di un database PostgreSQL (predefinito: quello di «gaslamp serve»).
    .value = DATABASE
cli-database-forget = Elimina un tavolo con tutto il suo contenuto, o soltanto i nomi delle persone.
cli-database-forget-table = Il tavolo, con il suo ID: ciò che segue /table/ nel suo indirizzo.
    .value = ID
cli-database-forget-names = Cancella soltanto i nomi; la partita resta.
cli-database-forget-database = Il database: un file, o l’indirizzo di un database PostgreSQL (predefinito: quello di «gaslamp serve»).
    .value = DATABASE

cli-doctor = Controlla che cosa può fare Gaslamp qui: versioni, cartelle, database, browser, terminale e impostazioni. Lo stato è 1 se qualcosa non funziona.
cli-doctor-database = Il database da controllare: un file, o l’indirizzo di un database PostgreSQL (predefinito: quello di «gaslamp serve»).
    .value = DATABASE

cli-completion =
    Stampa lo script che completa i comandi con Tab nella tua shell.
    bash, in ~/.bashrc: source <(gaslamp completion bash)
    zsh, in ~/.zshrc dopo compinit: source <(gaslamp completion zsh)
    fish: gaslamp completion fish > ~/.config/fish/completions/gaslamp.fish
cli-completion-shell = La shell: bash, zsh o fish.
    .value = SHELL

# Che cosa stampa «games»
cli-games-players = da { $least } a { $most } giocatori
cli-games-option = { $name }. { $about } Può essere: { $values } (predefinito: { $default }).
cli-games-levels = I bot giocano a quattro livelli; scegline uno con --bot:
cli-games-hint = Cambia una regola con -o, per esempio: gaslamp play --game holmes -o mode=sherlock
cli-values-whole = da { $least } a { $most }
cli-values-numbers = numeri separati da virgole
cli-values-words = { $known }, separati da virgole
cli-values-file = { $known }, FILE.{ $ending }
cli-values-each = uno per giocatore
cli-values-none = quelle del piano

# Che cosa stampa «board check»
cli-check-stations = { $count ->
    [one] Una stazione
   *[other] { $count } stazioni
}
cli-check-kind = { $lines } { $lines ->
    [one] linea
   *[other] linee
}, { $stops } { $stops ->
    [one] fermata
   *[other] fermate
}
cli-check-connected = Ogni stazione si raggiunge via terra.
cli-check-parts = Via terra il piano di gioco si divide in { $count } parti.
cli-check-findings = { $count ->
    [0] Nessun avviso.
    [one] 1 avviso:
   *[other] { $count } avvisi:
}
cli-check-faults = { $count ->
    [one] Un errore. Il piano di gioco non si può usare finché non è corretto.
   *[other] { $count } errori. Il piano di gioco non si può usare finché non sono corretti.
}
cli-copied = Copiato in { $file }.
cli-drawn = Disegnato in { $file }.

# Che cosa stampa “deck check”
cli-deck-cards = { $clues ->
    [one] Un indizio
   *[other] { $clues } indizi
}, { $leads ->
    [one] una pista
   *[other] { $leads } piste
}
cli-deck-bonuses = Bonus: { $points } per un punto, { $universals } per un gettone universale, { $leads } per una pista in più
cli-deck-connecting = Simboli su due lati o più: { $count } indizi, di cui { $bonuses } con un bonus
cli-deck-sides = Lo stesso simbolo su più lati: { $repeating } indizi. Due simboli su un lato: { $crowded }
cli-deck-tokens = Gettoni: { $forensic } forensi, { $witness } testimoni, { $cyber } cyber
cli-deck-solvable = Tutte le piste si possono ricostruire.
cli-deck-faults = { $count ->
    [one] Un errore. Il mazzo non si può usare finché non è corretto.
   *[other] { $count } errori. Il mazzo non si può usare finché non sono corretti.
}
