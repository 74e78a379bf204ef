# La pagina di chi ha un nome registrato, e la via per arrivarci: etichette fisse che la accompagnano.

account-title = Un nome registrato
account-about = Puoi giocare anche senza. Con un nome registrato nessun altro può usarlo, partite e punteggi restano tuoi, e amici e sconosciuti sanno che sei tu.
account-way = Che cosa vuoi fare?
account-take = Nome nuovo
account-enter = Accedi
account-recover = Dimenticata?
account-name = Nome
account-passphrase = Frase segreta
account-passphrase-new = Nuova frase segreta
account-passphrase-old = La tua frase segreta attuale
account-passphrase-about = Non serve un indirizzo mail. Meglio alcune parole di seguito.
account-show = Mostra quello che scrivo
account-strength-short = Troppo corta: servono almeno 10 caratteri.
account-strength-simple = Facile da indovinare: usa caratteri più vari.
account-strength-fair = Va bene. Con una parola in più sarebbe robusta.
account-strength-strong = Robusta.
account-games-mine = Le partite in questo browser sono mie
account-games-mine-about = Togli la spunta se qui giocano anche altri.
account-take-do = Tieni questo nome
account-enter-do = Accedi
account-code = Codice di recupero
account-recover-about = Scrivi il codice che hai annotato registrando il nome. Tutti i browser vengono scollegati e ricevi un codice nuovo.
account-recover-do = Imposta la nuova frase segreta

# Il codice di recupero, mostrato una volta sola
account-noted-title = Annota il codice di recupero
account-noted-about = Se dimentichi la frase segreta, solo questo codice ti ridà il tuo nome. Si vede una volta sola e vale una volta sola.
account-print = Stampa
account-noted = L’ho annotato

# La mia pagina
account-signed-in = Accesso effettuato. Qui nessun altro può usare questo nome.
account-since = Registrato dal
account-leave = Esci
account-ratings = Punteggi
account-ratings-about = Si parte tutti da 1500. Chi è avanti di 200 punti vince circa tre partite su quattro.
account-ratings-none = Ancora nessuna partita che vale. Una partita vale quando tutti al tavolo hanno un nome registrato prima che cominci.
account-interval = Molto probabilmente tra
account-interval-and = e
account-unsure = È ancora una stima: servono più partite.
account-sure-above = Sopra il livello di partenza.
account-sure-below = Per ora sotto il livello di partenza.
account-sure-level = Intorno al livello di partenza.
account-rated-games = Partite valide:
account-course = Punteggio dopo ogni partita valida
account-statistics = Partite per ruolo
account-statistics-about = Partite vinte su partite giocate.
account-game = Gioco
account-role-fugitive = Fuggitivo
account-role-detective = Detective
account-role-player = Giocatore
account-of = su
account-history = Partite
account-history-none = Qui compaiono le partite che finisci dopo aver effettuato l’accesso.
account-won = Vinta
account-lost = Persa
account-place = Posto
account-rated = valida per il punteggio
account-mirror-won = partite a specchio vinte
account-mirror-drawn = partite a specchio in parità
account-mirror-lost = partite a specchio perse
account-against = Con
account-guest = un ospite
account-deleted = qualcuno che se n’è andato
account-open = Apri
account-earlier = Partite precedenti
account-elsewhere = Il tuo posto è in un altro browser.
account-removed = Questo tavolo è stato eliminato.

# Browser, frase segreta, dati
account-browsers = Dove hai effettuato l’accesso
account-browser-unknown = Un browser
account-browser-here = questo browser
account-seen = ultimo uso:
account-browser-end = Scollega
account-change = Cambia la frase segreta
account-change-about = Tutti gli altri browser vengono scollegati.
account-change-do = Cambia la frase segreta
account-changed = La frase segreta è cambiata. Tutti gli altri browser sono scollegati.
account-export = Scarica tutti i miei dati
account-export-about = Un file (JSON) con tutto ciò che questo server conserva di te: partite, punteggi, posti, browser, e quello che hai scritto e disegnato ai tavoli che esistono ancora.
account-export-do = Scarica
account-delete = Elimina tutto quello che mi riguarda
account-delete-about =
    Nome, frase segreta, punteggi, statistiche e partite passate spariscono per sempre, come ciò che hai scritto e disegnato.
    Il tuo nome sparisce da tutti i tavoli e dalla cronologia degli altri. Qualcun altro potrà prenderlo.
    Le partite restano a chi le ha giocate con te. I tuoi posti restano tuoi in questo browser, come ospite.
    Le copie di sicurezza del server e i file salvati da altri possono contenerlo ancora per un po’.
account-delete-sure = Sì, elimina tutto quello che mi riguarda
account-delete-do = Elimina per sempre
account-gone = Tutto ciò che ti riguarda è eliminato. Puoi continuare a giocare come ospite.
