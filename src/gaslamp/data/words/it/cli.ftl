# La riga di comando: prima le pagine d’aiuto, poi ciò che i comandi stampano.
# Il valore spiega; .value è come si scrive l’argomento nella riga d’uso.

cli-usage = Uso
cli-commands = Comandi
cli-arguments = Argomenti
cli-options = Opzioni
cli-options-usage = [opzioni]
cli-command-usage = COMANDO …
cli-default = { $text } (predefinito: { $default })
cli-see-help = «{ $command } --help» spiega tutto.

cli = Gaslamp gioca ai giochi investigativi della famiglia di Scotland Yard.
cli-help = Mostra questa pagina.
cli-version = Mostra la versione.
cli-language = Parla questa lingua: en, fr, it o de. Altrimenti decide GASLAMP_LANGUAGE o il sistema.
    .value = LINGUA

cli-serve = Apre il tavolo nel browser: tutti i giochi, contro i bot, attorno a uno schermo o con amici tramite link. È quello che fa “gaslamp” da solo.
cli-serve-lan = Gioca con altri nella tua rete: mostra l’indirizzo e un codice QR per i loro telefoni.
cli-serve-host = L’indirizzo su cui ascoltare; 127.0.0.1 solo per questa macchina, 0.0.0.0 per tutti quelli che possono raggiungerla.
    .value = INDIRIZZO
cli-serve-port = La porta su cui ascoltare.
    .value = PORTA
cli-serve-database = Dove si conservano le partite: un file, o l’indirizzo di un database PostgreSQL. Altrimenti un file nella cartella dei tuoi dati.
    .value = DATABASE
cli-serve-pace = Secondi che passano almeno tra una mossa di un bot e la successiva.
    .value = SECONDI
cli-serve-no_browser = Non aprire il browser.

cli-play = Gioca qui nel terminale. Senza opzioni sei Mister X e i bot ti danno la caccia.
cli-play-game = Il gioco da giocare.
    .value = GIOCO
cli-play-as = Chi sei: fugitive, detectives o everybody (a turno alla stessa tastiera).
    .value = PARTE
cli-play-seats = Quanti sono i giocatori, il fuggitivo compreso.
    .value = NUMERO
cli-play-people = I posti occupati da persone, per esempio 0,2; i bot occupano gli altri. Il posto 0 è il fuggitivo, o il primo a esserlo.
    .value = POSTI
cli-play-names = Come si chiamano le persone, per esempio Anna,Ben.
    .value = NOMI
cli-play-bot = Chi occupa gli altri posti: casual, club, strong o master (“gaslamp games” li descrive), oppure un altro bot, per nome.
    .value = BOT
cli-play-option = Cambia una regola, per esempio -o rounds=10. «gaslamp games» elenca ciò che si può cambiare.
    .value = IMPOSTAZIONE=VALORE
cli-play-seed = Fai ripetere il caso e i bot: stesso numero, stessa partita.
    .value = NUMERO
cli-play-plain = Righe di testo e risposte scritte, niente schermo.
cli-play-no_hints = Case Connection: non mostrare a nessuno una disposizione già pronta, né se una pista si può ricostruire.
cli-play-no_reasons = Non far dire ai bot perché muovono così.
cli-play-save = Conserva la partita in questo file.
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
cli-replay-as = Con gli occhi di chi vederla: fugitive, spectator o un numero di posto.
    .value = POSTO
cli-replay-plain = Righe di testo, niente schermo.
cli-replay-no_reasons = Non dire perché i bot hanno mosso così.

cli-arena = Fai giocare i bot tra loro molte partite e confrontali.
cli-arena-game = Il gioco da giocare.
    .value = GIOCO
cli-arena-fugitive = I bot che giocano il fuggitivo, separati da virgole.
    .value = BOT
cli-arena-detectives = I bot che giocano gli investigatori, separati da virgole. Ognuno incontra ognuno.
    .value = BOT
cli-arena-agents = I bot di un torneo, separati da virgole: ognuno incontra ognuno nelle due parti. Dove non ci sono parti fisse, ognuno gioca per sé, a turno in ogni posto. Uno tuo si indica con MODULO:NOME o process:COMANDO.
    .value = BOT
cli-arena-games = Quante partite gioca ogni coppia, o ogni disposizione dei posti.
    .value = NUMERO
cli-arena-jobs = Quante partite giocare insieme; altrimenti una per processore.
    .value = NUMERO
cli-arena-seed = Lo stesso numero dà le stesse partite.
    .value = NUMERO
cli-arena-seats = Quanti sono i giocatori, il fuggitivo compreso.
    .value = NUMERO
cli-arena-option = Cambia una regola, per esempio -o rounds=10. «gaslamp games» elenca ciò che si può cambiare.
    .value = IMPOSTAZIONE=VALORE
cli-arena-seconds = Quanto pensano a un turno i bot a cui lo si può dire.
    .value = SECONDI
cli-arena-limit = Quanto può metterci a rispondere un bot che è un programma.
    .value = SECONDI
cli-arena-records = Conserva la registrazione di ogni partita in questa cartella.
    .value = CARTELLA
cli-arena-results = Conserva il risultato di ogni partita in questo file, e riprendi da ciò che contiene.
    .value = FILE
cli-arena-report = Scrivi un rapporto illustrato in questo file HTML.
    .value = FILE
cli-arena-ray = Gioca sul cluster Ray a questo indirizzo; «local» ne avvia uno qui.
    .value = INDIRIZZO
cli-arena-json = Stampa il risultato in JSON e nient’altro.
cli-arena-progress = Partite giocate

cli-board = Controlla, disegna o copia un piano di gioco.
cli-board-check = Leggi il file di un piano di gioco, di’ che cosa contiene ed elenca ciò che è sbagliato o pare strano.
cli-board-check-file = Il file del piano di gioco, o il nome di uno fornito.
    .value = FILE
cli-board-draw = Disegna un piano di gioco come immagine SVG.
cli-board-draw-name = Il nome di un piano di gioco fornito, o un file.
    .value = PIANO
cli-board-draw-output = Il file in cui disegnarlo; altrimenti viene stampato.
    .value = FILE.svg
cli-board-draw-light = La luce del disegno: evening (sera) o paper (carta).
    .value = LUCE
cli-board-copy = Copia un piano di gioco fornito per modificarlo; i segni delle sue stazioni vanno in un file accanto.
cli-board-copy-name = Il nome di un piano di gioco fornito.
    .value = PIANO
cli-board-copy-file = Il file in cui copiarlo.
    .value = FILE.board

cli-deck = Controlla, disegna, copia o prova un mazzo di Case Connection.
cli-deck-check = Leggi il file di un mazzo, di’ che cosa contiene ed elenca ciò che è sbagliato o pare strano.
cli-deck-check-file = Il file del mazzo, o il nome di uno fornito.
    .value = FILE
cli-deck-draw = Disegna tutte le carte di un mazzo su un foglio, come immagine SVG.
cli-deck-draw-name = Il nome di un mazzo fornito, o un file.
    .value = MAZZO
cli-deck-draw-output = Il file in cui disegnarlo; altrimenti viene stampato.
    .value = FILE.svg
cli-deck-draw-light = La luce del disegno: evening (sera) o paper (carta).
    .value = LUCE
cli-deck-copy = Copia un mazzo fornito per modificarlo.
cli-deck-copy-name = Il nome di un mazzo fornito.
    .value = MAZZO
cli-deck-copy-file = Il file in cui copiarlo.
    .value = FILE.deck
cli-deck-simulate = Fai giocare molte partite ai bot con un mazzo, e guarda quanto durano, chi vince e quali carte servono.
cli-deck-simulate-name = Il nome di un mazzo fornito, o un file.
    .value = MAZZO
cli-deck-simulate-games = Quante partite per ogni numero di giocatori.
    .value = N
cli-deck-simulate-seed = Da dove parte il caso: lo stesso numero dà le stesse partite.
    .value = N
cli-deck-simulate-json = Stampa il risultato in JSON e nient’altro.

cli-games = Elenca i giochi e tutto ciò che vi si può cambiare.

cli-rules = Leggi le regole: di tutti i giochi l’indice, di un gioco il libretto intero, un capitolo o una regola.
cli-rules-game = Il gioco, per esempio classic, o il numero di una regola, per esempio CL-8.
    .value = [GIOCO]
cli-rules-id = Il numero di una regola o il nome di un capitolo, per esempio moving.
    .value = [NUMERO]
cli-rules-search = Elenca le regole in cui si trovano queste parole.
    .value = PAROLE
cli-rules-hint =
    Per leggere: gaslamp rules classic (un gioco intero), gaslamp rules classic moving (un capitolo),
    gaslamp rules CL-8 (una regola), gaslamp rules --search "mossa doppia" (dove se ne parla).
cli-see-rule = Per leggere la regola: gaslamp rules { $rule }

# Che cosa stampa «games»
cli-games-players = da { $least } a { $most } giocatori
cli-games-option = { $name }. { $about } Può essere: { $values } (predefinito: { $default }).
cli-games-levels = I bot giocano a quattro livelli, da scegliere con --bot:
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
    [0] Niente pare strano.
    [one] Una cosa pare strana:
   *[other] { $count } cose paiono strane:
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
cli-deck-tokens = Gettoni: { $forensic } forensi, { $witness } testimoni, { $cyber } cyber
cli-deck-solvable = Tutte le piste si possono ricostruire.
cli-deck-faults = { $count ->
    [one] Un errore. Il mazzo non si può usare finché non è corretto.
   *[other] { $count } errori. Il mazzo non si può usare finché non sono corretti.
}
