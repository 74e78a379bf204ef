# Lo schermo di Case Connection nel browser: scritte fisse, senza parti da riempire.

# I luoghi

bench-locations = Luoghi
bench-closed = chiuso
bench-take = Prendi questi due
bench-take-how = Tocca due elementi dello stesso luogo, o trascinali nella tua mano.

# Il tavolo: che cosa è messo dove, e che cosa manca

bench-take-more = Ancora uno dello stesso luogo.
bench-put-back = rimetti
bench-since = Dal tuo ultimo turno
bench-since-none = Nessun altro ha ancora giocato.
bench-wants = Manca ancora
bench-tab-places = Luoghi
bench-tab-mine = Le mie carte
bench-tab-players = Giocatori
bench-parts = Parti del tavolo
bench-reading = Da vicino
bench-token-how = Ora tocca dove va.

# La ricostruzione intorno alla propria pista

bench-layout = Ricostruzione
bench-layout-none = Non segui nessuna pista.
bench-layout-keys = Le frecce percorrono la ricostruzione, Invio mette o riprende una carta, Esc la lascia.
bench-layout-how = Tocca un indizio, poi un posto illuminato, o trascinalo. Tocca un indizio già messo per riprenderlo.
bench-solve = Ricostruisci la pista
bench-hint = Mostrami una soluzione
bench-clear = Riprendi tutto
bench-cell-free = posto libero
bench-cell-fits = posto libero dove l’indizio va bene
bench-loose = non collegato
bench-joint = Fra
bench-joint-empty = ancora nessun gettone
bench-joint-choose = Quale gettone va qui?
bench-joint-part = Togli il gettone
bench-joint-cancel = Lascia stare

# Ciò che si ha in mano

bench-hand = In mano
bench-hand-empty = Ancora né indizi né gettoni
bench-hand-laid = È tutto disposto

# Ciò che è da scegliere

bench-follow = Segui questa pista
bench-follow-choose = Piste fra cui scegliere
bench-keep = Tieni questi due
bench-keep-choose = Tienine due

# Tutti

bench-players = Giocatori
bench-you = tu
bench-turn = di turno
bench-points = Punti
bench-lead-none = Nessuna pista
bench-clues = Indizi
bench-solved = Ricostruite
bench-solved-show = Mostra come è stata ricostruita
bench-bonus = Gettoni punto

# Le mosse e il racconto

bench-moves = Tutte le mosse
bench-moves-none = Niente da fare per ora.
bench-account = Che cosa è successo
bench-close = Chiudi
