# Sconosciuti: partita veloce, tavoli che aspettano, attesa con persone che non si conoscono. Senza variabili.

strangers-quick = Partita veloce
strangers-quick-about = Ti siedi con altri che cercano la stessa partita. I ruoli si sorteggiano.
strangers-find = Trova un tavolo
strangers-game = Gioco
strangers-players = Giocatori
strangers-side = Mi piacerebbe
strangers-side-any = è uguale
strangers-side-flee = fuggire
strangers-side-hunt = inseguire
strangers-clock = Tempo per pensare
strangers-fill = I bot completano
strangers-fill-30 = dopo 30 secondi
strangers-fill-60 = dopo 1 minuto
strangers-fill-180 = dopo 3 minuti
strangers-fill-never = mai
strangers-tables = Tavoli che aspettano
strangers-none = In questo momento non aspetta nessuno. Trova un tavolo e gli altri lo vedranno qui.
strangers-sit = Siediti
strangers-nameless = qualcuno senza nome
strangers-bots = Bot
strangers-drawn = I ruoli si sorteggiano
strangers-role = Saresti
strangers-book = Regole originali
strangers-no-clock = Senza orologio
strangers-bots-in = I bot completano tra:
strangers-starts-in = Comincia tra:
strangers-no-bots = Aspetta che ci siate tutti
strangers-stale = L’elenco non è aggiornato: il server non risponde.

# Nella sala d’attesa

strangers-public = Aperto a tutti
strangers-public-about = Il tavolo compare nella prima pagina finché aspetta.
strangers-waiting = Cerchiamo giocatori
strangers-waiting-about = Gli altri vedono il tuo tavolo e possono sedersi. Tieni aperta questa pagina: un tavolo senza nessuno non compare.
strangers-wish = Da che parte vuoi stare?
strangers-wish-about = Si sorteggia quando comincia la partita. Chi vuole fuggire ha la precedenza.
strangers-dismiss = Manda via
strangers-dismiss-about = Il posto torna libero, e a quella persona questo tavolo non viene più proposto. Se torna lo stesso, togli la spunta da «Aperto a tutti».
strangers-dismiss-do = Manda via questa persona
