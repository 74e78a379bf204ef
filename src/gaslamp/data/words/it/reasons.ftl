# Perché un bot fa qualcosa: una frase che segue ciò che è stato fatto, su chi l’ha fatto.
# $possible dice in quante stazioni può essere il fuggitivo, per quanto tutti ne sanno.

# Un tipo di linea, come oggetto di una frase.
reasons-line = { $kind ->
    [taxi] il taxi
    [bus] l’autobus
   *[underground] la metropolitana
}
    .holmes = { $kind ->
        [taxi] la carrozza
        [bus] la tranvia a cavalli
       *[underground] la metropolitana
    }
reasons-among = { $possible ->
    [1] { "" }
   *[other] ; può essere in { $possible } stazioni
}
reasons-share = { $share ->
    [1] l’1%
    [8] l’8%
    [11] l’11%
    [80] l’80%
    [81] l’81%
    [82] l’82%
    [83] l’83%
    [84] l’84%
    [85] l’85%
    [86] l’86%
    [87] l’87%
    [88] l’88%
    [89] l’89%
   *[other] il { $share }%
}
reasons-moves = { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}

# Investigatori

reasons-only = Non c’è altra strada.
reasons-catches = Può essere solo lì.
reasons-searches = È lì { $share } volte su 100{ reasons-among }.
reasons-closes = Chiude l’ultima via d’uscita{ reasons-among }.
reasons-seals = Sbarra { $line } intorno alla { $station }{ reasons-among }.
reasons-waits = Aspetta dove passa { $line }: alla prossima mossa si mostra.
reasons-covers = Copre { reasons-share } delle sue prossime mete{ reasons-among }.
reasons-watches = Ha entro due mosse { reasons-share } delle sue prossime mete{ reasons-among }.
reasons-nears = Si avvicina, a circa { reasons-moves }{ reasons-among }.
reasons-spares = Risparmia { $line } per dopo.
reasons-roams = Tiene { $stations ->
    [one] una stazione
   *[other] { $stations } stazioni
} entro due mosse.
reasons-halts = A uno snodo: { $stations } stazioni entro due mosse{ reasons-among }.
reasons-spent = Non resta un biglietto che porti oltre.

# Le loro abilità

reasons-asks = La risposta dovrebbe lasciare circa { $left } stazioni su { $possible }.
reasons-recalls = La pista è fredda: può essere in { $possible } stazioni.
reasons-bans = Senza { $line } perde { reasons-share } delle sue prossime corse.
reasons-bars = Gli toglie { reasons-share } delle prossime corse.

# Il fuggitivo, solo per i suoi occhi

reasons-way-out = L’unica via d’uscita.
reasons-passes = Visto solo di passaggio: segue una seconda corsa.
reasons-begins = Segue una seconda corsa prima che qualcuno si muova.
reasons-shows = Si mostra a { reasons-moves } dall’inseguitore più vicino.
reasons-unreached = Nessun inseguitore può arrivarci.
reasons-hides = Il biglietto nero lascia { $possible } stazioni da cercare, un altro { $plain }.
    .holmes = Il black ticket lascia { $possible } stazioni da cercare, un altro { $plain }.
reasons-ferries = Sul traghetto vale solo un biglietto nero; lascia { $possible } stazioni da cercare.
    .holmes = Sul traghetto vale solo un black ticket; lascia { $possible } stazioni da cercare.
reasons-escapes = { $possible ->
    [one] L’inseguitore più vicino è a { reasons-moves }.
   *[other] L’inseguitore più vicino è a { reasons-moves }, e ci sono { $possible } stazioni da cercare.
}
reasons-mingles = A portata di mano, ma in una di { $possible } stazioni: { $share } volte su 100 nessuno indovina.
reasons-risks = { $share ->
    [100] A portata di mano, e nulla lo nasconde.
   *[other] A portata di mano: preso { $share } volte su 100.
}
reasons-crosses = Due corse, e in mezzo l’apparizione: visto solo di passaggio.
reasons-doubles = Una sola corsa non basterebbe: preso { $share } volte su 100.
reasons-vanishes = Dopo due corse c’è molto di più da cercare.
reasons-surfaces = L’inseguitore più vicino è a { reasons-moves }: è ora di prendere biglietti.
reasons-robs = Nessun altro biglietto mancherebbe tanto.
reasons-stays = Non visto, in una di { $possible } stazioni.
reasons-settles = Una partenza a { reasons-moves } dall’inseguitore più vicino.
reasons-stocks = Un biglietto per dopo. Ora { $possible ->
    [one] conoscono il nascondiglio
   *[other] cercheranno in { $possible } nascondigli
}.
reasons-lies-low = Ancora non visto, { $possible ->
    [one] anche se conoscono il nascondiglio
   *[other] in uno di { $possible } nascondigli
}.
reasons-flies = Su e via, più lontano di ogni corsa.
reasons-triumphs = L’ultimo crimine vince la partita.
reasons-commits = Crimine { $number } su { $crimes }. Ora { $possible ->
    [one] conoscono la scena
   *[other] cercheranno in { $possible } scene
}.
reasons-bides = Non ora: avrebbero solo { $stations ->
    [one] una scena
   *[other] { $stations } scene
} da cercare.

# Il gioco compatto

reasons-posts = Le sue partenze sono in media a { reasons-moves }.
reasons-nets = Gli lascia { $stations ->
    [one] una stazione
   *[other] { $stations } stazioni
} fuori portata, e gli frutta { $points ->
    [one] un punto
   *[other] { $points } punti
}.
reasons-conceals = Fuori vista, in una di { $stations } stazioni, per { $points } punti.
reasons-dodges = L’inseguitore più vicino è a { reasons-moves }, e { $stations ->
    [one] una stazione è sua
   *[other] { $stations } stazioni sono sue
} prima che di altri.

# Case Connection

reasons-follows = Vale { $points ->
    [one] un punto
   *[other] { $points } punti
}; { $short ->
    [0] non manca nulla
    [one] manca un solo elemento
   *[other] mancano { $short } elementi
}.
reasons-gathers = Alla pista { $lead } { $short ->
    [one] manca ancora un elemento
   *[other] mancano ancora { $short } elementi
}.
reasons-completes = Alla pista { $lead } non manca più nulla.
reasons-stores = Conservato per altre piste.
reasons-denies = Impedisce a { $who } di ricostruire la pista { $lead }.
reasons-swaps = La pista { $lead } ha bisogno di un altro gettone.
reasons-solves = Vale { $points ->
    [one] un punto
   *[other] { $points } punti
}, e fanno { $total }.
reasons-keeps = Conservato per altre piste.
