# Parlare e disegnare insieme: etichette fisse che arrivano con il pannello, e frasi rapide.

talk-title = Chat
talk-table = Tavolo
talk-table-about = La legge tutto il tavolo.
talk-team = Detective
talk-team-about = La vedono solo i detective.
talk-watchers = Spettatori
talk-watchers-about = La leggono solo gli spettatori.
talk-notebook = Taccuino
talk-notebook-about = Quello che disegni qui lo vedi solo tu.

# Dire qualcosa
talk-none = Nessun messaggio, per ora.
talk-write = Scrivi un messaggio
talk-send = Invia
talk-phrases = Frasi rapide
talk-new = nuovi
talk-you = Tu
talk-watcher = Uno spettatore
talk-typing = Sta scrivendo:
talk-line = Silenzia o segnala
talk-mute = Silenzia
talk-unmute = Riattiva
talk-muted = Silenziati:
talk-report = Segnala questo messaggio
talk-allowed = Permetti la chat a questo tavolo
talk-off = Chi ospita ha disattivato la chat.
talk-more = Questa chat
talk-recorded = La registrazione di questa partita contiene quello che si dice qui.
talk-record = Tienilo nella registrazione
talk-unrecord = Toglilo dalla registrazione

# Disegnare sul piano di gioco
talk-draw = Disegna
talk-pin = Segnaposto
talk-arrow = Freccia
talk-stroke = Linea
talk-strike = Cancella una stazione
talk-move = Proponi una mossa
talk-undo = Annulla il mio ultimo segno
talk-shown = Mostra i segni
talk-wipe = Togli
talk-marks = Sul piano di gioco
talk-label = Testo (facoltativo)
talk-pawn = Chi si muove
talk-fare = Biglietto
talk-any = qualsiasi biglietto
talk-done = Termina la linea
talk-ready = Pronto
talk-readied = Pronti:
talk-hint-pin = Scegli la stazione da segnare.
talk-hint-arrow = Scegli dove comincia la freccia.
talk-hint-arrow-end = Ora scegli dove finisce.
talk-hint-stroke = Disegna sul piano di gioco, oppure scegli una stazione dopo l’altra.
talk-hint-strike = Scegli una stazione in cui non può essere.
talk-hint-move = Scegli dove dovrebbe andare la pedina.

# Il taccuino del fuggitivo
talk-notes-known = Che cosa possono sapere
talk-notes-next = Dove andare
talk-notes-way = Il tuo percorso
talk-notes-show = Mostra sul piano di gioco
