# Giocare nel terminale.

# I punti e la riserva comune. Un’etichetta ha 9 segni.
terminal-price = prezzo
terminal-common = riserva
terminal-pts = pti
terminal-page-next = Manche { $round } · { fugitive }: { $who }
    Invio per continuare.
terminal-page-over = Premi Invio per chiudere.

# Righe di testo
terminal-lines-hint = Scrivi una mossa o il suo numero, per esempio «taxi 74» o «#3». «aiuto» spiega, «esci» lascia la partita.
    .holmes = Scrivi una mossa o il suo numero, per esempio «carrozza 74» o «#3». «aiuto» spiega, «esci» lascia la partita.
terminal-abilities = Si può spendere un gettone:
    .compact = Oppure:
terminal-posts = { $pawn }: { $stations }
terminal-hand-over = Passa la mano a { $who }, che preme Invio quando nessun altro guarda.
terminal-confirm = { $offer }? Invio conferma, Esc annulla.
terminal-confirm-line = { $offer }? Premi Invio per confermare, o scrivi altro.
terminal-offer-leave = lasciare la partita senza salvarla
terminal-resumed = La partita riprende da dove l’avevi lasciata.
terminal-not-kept = La partita continua, ma non si può salvare. { $problem }
terminal-farewell-left = Partita salvata. Per riprenderla: gaslamp play --resume { $file }
terminal-farewell-over = Per rivedere questa partita: gaslamp replay { $file }
terminal-farewell-not-kept = Questa partita non è stata salvata.
terminal-help =
    Una mossa: il mezzo e la stazione, per esempio «taxi 74» o «t74»; la stazione da sola se va bene un solo biglietto; «#3» per la terza dell’elenco. Con più pedine: «rosso autobus 94».
    Mister X: «black 128» per un black ticket, «doppia» prima di due corse, «mostra», «resta», «prendi autobus».
    Domande: «biglietti» (chi sta dove, con quali biglietti), «tabella», «possibile» (dove può essere Mister X), «piano» o «piano 74» (le linee che ne partono).
    Una mossa costosa, come un black ticket, chiede conferma: Invio la gioca, «no» la annulla.
    Invio da solo mostra di nuovo le mosse. «esci» lascia la partita, che viene salvata.
    .holmes =
        Una mossa: il mezzo e la stazione, per esempio «carrozza 74» o «c74»; la stazione da sola se va bene un solo biglietto; «#3» per la terza dell’elenco. Con più pedine: «Watson tranvia 94», «bobby 1 metro 46».
        Moriarty: «black 128» per un black ticket, «doppia» prima di due corse. Dopo una mossa: «commetti» un crimine, in un nascondiglio «prendi black», «prendi doppia» o «sparisci», poi «basta». Da un nascondiglio: «vola», poi «atterra 57».
        Detective, un gettone per turno: «chiedi quartiere», «chiedi parco», «chiedi attrazione», «chiedi fiume», «chiedi passato», «vieta tranvia», «vieta metro», «blocco 74»; «basta» per non spenderne.
        Domande: «biglietti» (chi sta dove, con quali biglietti e gettoni, la dotazione, i crimini), «tabella», «possibile» (dove può essere Moriarty), «piano» o «piano 74» (le linee che ne partono e che cosa vi è segnato), «segni» (quartieri, nascondigli, scene del crimine e simboli).
        Una mossa costosa, come un black ticket, chiede conferma: Invio la gioca, «no» la annulla.
        Invio da solo mostra di nuovo le mosse. «esci» lascia la partita, che viene salvata.
    .compact =
        Prima di ogni manche si mettono i detective su stazioni della metropolitana: «rosso 40», o «40» per il prossimo.
        Una mossa: il mezzo e la stazione, per esempio «taxi 74» o «t74»; la stazione da sola se va bene un solo biglietto; «#3» per la terza dell’elenco. I detective: «rosso autobus 94». Non importa chi muove quale; i bot lasciano fare a te.
        Mister X viaggia gratis. «black 36» lo fa sparire per un turno, vale anche per il traghetto e costa 3 punti.
        «rinuncia» chiude la manche quando lo dicono tutti i detective; quel che resta della riserva va a Mister X.
        Domande: «biglietti» (chi sta dove, la riserva, i prezzi e i punti), «tabella», «possibile» (dove può essere Mister X), «piano» o «piano 74» (le linee che ne partono).
        Una mossa costosa, come un black ticket, chiede conferma: Invio la gioca, «no» la annulla.
        Invio da solo mostra di nuovo le mosse. «esci» lascia la partita, che viene salvata.
terminal-reel-hint = Invio per andare avanti. «aiuto» spiega, «esci» lascia.
terminal-reel-edge = Da quella parte non c’è altro.
terminal-reel-said = { $name }: «{ $text }»
terminal-reel-help =
    Invio o «avanti»: un passo avanti. «indietro»: un passo indietro. «turno» e «turno indietro»: dove è cominciato un turno. «inizio», «fine».
    Domande: «biglietti», «tabella», «possibile», «piano». «esci» lascia.

# Lo schermo intero. I tasti stanno in una riga di 78 segni, il titolo della tabella in 33.
terminal-keys = ↑ ↓ Invio muovi · / scrivi · + - zoom · p possibile · ? tasti · q esci
    .holmes = ↑ ↓ Invio muovi · / scrivi · + - zoom · p possibile · m segni · ? · q esci
terminal-reel-keys = ← → passo · PagSu PagGiù turno · + - zoom · p possibile · ? tasti · q esci
    .holmes = ← → passo · PagSu PagGiù turno · + - zoom · p possibile · m segni · ? · q esci
terminal-wait = Non tocca ancora a te. Spazio salta le pause dei bot.
terminal-over = La partita è finita. Premi q per uscire.
terminal-reel-place = Passo { $stop } di { $stops }
terminal-typed-hint = scrivi una mossa, per esempio taxi 74
    .holmes = scrivi una mossa, per esempio carrozza 74
terminal-follow = { $state ->
    [on] Il piano di gioco segue la caccia.
   *[off] Il piano di gioco resta dov’è.
}
terminal-possible-count = { $count ->
    [0] { fugitive } può ancora essere ovunque.
    [one] { fugitive } può essere in una sola stazione.
   *[other] { fugitive } può essere in { $count } stazioni.
}
terminal-marks-legend = ⌂ nascondiglio · † scena del crimine · ‡ tua · # blocco · ♣ parco · ♜ attrazione · ≈ fiume
terminal-too-small =
    Questa finestra è troppo piccola per il piano di gioco.
    Servono almeno { $width } colonne e { $height } righe, oppure --plain.
terminal-screen-help =
    ↑ ↓  Invio      scegli una mossa, falla (o clicca sulla stazione)
                    una mossa costosa chiede conferma: Invio sì, Esc no
    /  o una cifra  scrivi: taxi 74 · t74 · rosso bus 94 · black 128 · #3
    Esc             dalla riga all’elenco
    Spazio          salta l’animazione dei bot
    q               esci; la partita viene salvata
    .compact =
        ↑ ↓  Invio      scegli una mossa, falla (o clicca sulla stazione)
                        una mossa costosa chiede conferma: Invio sì, Esc no
        /  o una cifra  scrivi: taxi 74 · rosso bus 94 · black 36 · #3
                        rosso 40 per mettere un detective · rinuncia
        Esc             dalla riga all’elenco
        Spazio          salta l’animazione dei bot
        q               esci; la partita viene salvata
    .holmes =
        ↑ ↓  Invio      scegli una mossa, falla (o clicca sulla stazione)
                        una mossa costosa chiede conferma: Invio sì, Esc no
        /  o una cifra  carrozza 74 · c74 · Watson metro 94 · black 128 · #3
                        commetti · prendi black · sparisci · vola · basta
                        chiedi quartiere · chiedi fiume · vieta metro · blocco 74
        Esc             dalla riga all’elenco
        Spazio          salta l’animazione dei bot
        q               esci; la partita viene salvata
terminal-reel-screen-help =
    →  ←            un passo avanti, uno indietro
    PagGiù  PagSu   dove è cominciato un turno
    Inizio  Fine    l’inizio, la fine
    q               esci
terminal-map-help =
    +  -            ingrandisci, riduci, o la rotella
    Maiusc+frecce   sposta il piano, o trascinalo
    f               segui la caccia, o resta
    p               mostra dove può essere Mister X
    l               tema scuro o chiaro

    Vi103  una pedina                  x67   Mister X è stato visto qui
    (86)   puoi andarci                86?   Mister X può essere lì
    ⠤⠤⠤⠤ taxi     ⠶⠶⠶⠶ autobus     ⠶⠆⠰⠶ metropolitana     ⠄⠠⠄⠠ traghetto
    .compact =
        +  -            ingrandisci, riduci, o la rotella
        Maiusc+frecce   sposta il piano, o trascinalo
        f               segui la caccia, o resta
        p               mostra dove può essere Mister X
        l               tema scuro o chiaro

        R40    un detective                x67   Mister X è sparito da qui
        (86)   puoi andarci                86?   Mister X può essere lì
        ⠤⠤⠤⠤ taxi     ⠶⠶⠶⠶ autobus     ⠶⠆⠰⠶ metropolitana     ⠄⠠⠄⠠ traghetto
    .holmes =
        +  -            ingrandisci, riduci, o la rotella
        Maiusc+frecce   sposta il piano, o trascinalo
        f               segui la caccia, o resta
        p               mostra dove può essere Moriarty
        m               mostra quartieri e simboli
        l               tema scuro o chiaro

        S103   una pedina                  x67   Moriarty è stato visto qui
        (86)   puoi andarci                86?   Moriarty può essere lì
        46†    scena del crimine (‡ tua)   28⌂   un nascondiglio
        74#    un blocco stradale          ♣ parco   ♜ attrazione   ≈ fiume
        ⠤⠤⠤⠤ carrozza    ⠶⠶⠶⠶ tranvia    ⠶⠆⠰⠶ metropolitana    ⠄⠠⠄⠠ traghetto

# Ciò che non si capisce
terminal-word-near = Non capisco «{ $word }». Intendevi «{ $near }»?
terminal-word-unknown = Non capisco «{ $word }». Scrivi «aiuto» per vedere che cosa si può scrivere.
terminal-station-unknown = Su questo piano di gioco non c’è la stazione { $station }.
terminal-number-wrong = { $most ->
    [0] Adesso non c’è niente da scegliere.
   *[other] Non c’è la mossa #{ $number }. L’elenco va da #1 a #{ $most }.
}
terminal-one-at-a-time = Una cosa alla volta: un mezzo e una stazione, o una riga dell’elenco. Per una mossa doppia scrivi «doppia» da solo prima delle due corse.
terminal-which = Quale? { $choices }
terminal-pawn-absent = Questa pedina non è in gioco: { pawn-short }.
terminal-step-unknown = Scrivi «avanti», «indietro», «turno», «inizio», «fine» o «esci»; «aiuto» spiega.

# Quando si dispongono le carte di Case Connection
terminal-lay-where = { $places ->
    [0] L’indizio { $card } non tocca ancora nulla di ciò che è disposto. Di’ dove va, per esempio «metti { $card } destra» o «metti { $card } sopra 12».
   *[other] L’indizio { $card } sta bene in { $places } posti. Di’ quale, per esempio «metti { $card } destra» o «metti { $card } sopra 12».
}
terminal-nothing-to-undo = Non c’è niente da annullare.
terminal-say-which-card = Quale indizio? Di’ il suo numero, per esempio «metti 12 destra».
terminal-say-more = Che cosa vuoi? Nomina due elementi da prendere, per esempio «12 f». «aiuto» spiega.

# Le regole, consultate durante la partita
terminal-rules-word = biglietto
    .connection = gettone
terminal-rules-help = Regole: «regole» per l’indice, «regole { $short }» per un riassunto, «regole { $word }» per trovare una parola, «regola { $rule }» per una regola. Non costa un turno.
terminal-rules-key = r               le regole; oppure scrivi: regole · regola { $rule }
terminal-rules-keys = una regola, un capitolo o una parola · ↑ ↓ PgSu PgGiù scorri · Esc chiude
terminal-refused = { $sentence } (scrivi «regola { $rule }»)

# Ciò che si può scrivere; le parole di ogni lingua si capiscono in tutte. Le lettere sole sono abbreviazioni.
terminal-typed-taxi = taxi t
    .holmes = carrozza c taxi
terminal-typed-bus = autobus bus b
    .holmes = tranvia t omnibus autobus bus
terminal-typed-underground = metropolitana metro m
    .holmes = metropolitana metro m
terminal-typed-black = black nero bl
    .holmes = black nero
terminal-typed-fugitive = fuggitivo mister x
    .holmes = moriarty x professore fuggitivo
terminal-typed-purple = viola vi v
terminal-typed-red = rosso r
terminal-typed-green = verde ve
terminal-typed-yellow = giallo g
terminal-typed-blue = blu bl
terminal-typed-sherlock = sherlock s
terminal-typed-watson = watson w
terminal-typed-irene = irene adler i
terminal-typed-mycroft = mycroft my
terminal-typed-lestrade = lestrade l
terminal-typed-bobby1 = bobby1 bobby
terminal-typed-bobby2 = bobby2 bobby
terminal-typed-bobby3 = bobby3 bobby
terminal-typed-double = doppia doppio
terminal-typed-surface = mostra mostrati
terminal-typed-done = resta passo basta
    .holmes = basta passo niente nient altro
terminal-typed-take = prendi
terminal-typed-settle = parti partire comincia
terminal-typed-commit = commetti commettere crimine delitto
terminal-typed-collect = prendi prendere
terminal-typed-low = sparisci sparire nasconditi resta
terminal-typed-fly = vola volare fuggi mongolfiera
terminal-typed-land = atterra atterrare
terminal-typed-ask = chiedi chiedere
terminal-typed-ban = vieta vietare
terminal-typed-roadblock = blocco blocca
terminal-typed-place = metti piazza
terminal-typed-give-up = rinuncia rinunciare rinunciamo arrenditi arrendersi
terminal-typed-quarter = quartiere
terminal-typed-park = parco
terminal-typed-monument = attrazione monumento
terminal-typed-river = fiume tamigi
terminal-typed-past = passato prima
terminal-typed-help = aiuto
terminal-typed-log = tabella registro
terminal-typed-fares = biglietti
terminal-typed-possible = possibile dove
terminal-typed-board = piano mappa linee
terminal-typed-marks = segni simboli
terminal-typed-rules = regole regola
terminal-typed-quit = esci
terminal-typed-skip = salta saltare
terminal-typed-yes = sì s
terminal-typed-no = no n
terminal-typed-next = avanti
terminal-typed-back = indietro
terminal-typed-round = turno
terminal-typed-start = inizio
terminal-typed-end = fine
terminal-typed-filler = a al alla verso in con il la l un una di da fino biglietto stazione mossa vai prendi detective investigatore
    .compact = a al alla verso in con il la l un una di da fino biglietto stazione mossa vai prendi detective investigatore su sulla questa manche
    .holmes = a al alla verso in con il la un una di da fino biglietto stazione mossa vai prendi detective investigatore cavalli nel nella su dottor ispettore qui
