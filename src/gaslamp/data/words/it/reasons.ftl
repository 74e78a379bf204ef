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
reasons-searches = { $share }% di probabilità che sia lì{ reasons-among }.
reasons-closes = Chiude l’ultima via d’uscita{ reasons-among }.
reasons-seals = Sbarra { $line } intorno alla { $station }{ reasons-among }.
reasons-waits = Aspetta dove passa { $line }: alla prossima mossa si mostra.
reasons-covers = Copre { reasons-share } delle sue prossime stazioni possibili{ reasons-among }.
reasons-watches = Raggiunge in due mosse { reasons-share } delle sue prossime stazioni possibili{ reasons-among }.
reasons-nears = Si avvicina, a circa { reasons-moves }{ reasons-among }.
reasons-spares = Risparmia { $line } per dopo.
reasons-roams = Tiene { $stations ->
    [one] una stazione
   *[other] { $stations } stazioni
} entro due mosse.
reasons-halts = Ben collegato: { $stations } stazioni entro due mosse{ reasons-among }.
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
reasons-shows = Si mostra a { reasons-moves } dal detective più vicino.
reasons-unreached = Nessun detective può arrivarci.
reasons-hides = Il black ticket lascia { $possible } stazioni in cui cercarlo, un altro { $plain }.
    .holmes = Il black ticket lascia { $possible } stazioni in cui cercarlo, un altro { $plain }.
reasons-ferries = Il traghetto si prende solo con un black ticket; lascia { $possible } stazioni in cui cercarlo.
    .holmes = Il traghetto si prende solo con un black ticket; lascia { $possible } stazioni in cui cercarlo.
reasons-escapes = { $possible ->
    [one] Il detective più vicino è a { reasons-moves }.
   *[other] Il detective più vicino è a { reasons-moves }, e ci sono { $possible } stazioni in cui cercarlo.
}
reasons-mingles = A portata, ma in una di { $possible } stazioni: { $share }% di probabilità che nessuno indovini.
reasons-risks = { $share ->
    [100] A portata, e nulla lo nasconde.
   *[other] A portata: { $share }% di probabilità di essere preso.
}
reasons-crosses = Due corse, e in mezzo l’apparizione: visto solo di passaggio.
reasons-doubles = Una sola corsa non basterebbe: { $share }% di probabilità di essere preso.
reasons-vanishes = Dopo due corse ci sono molti più posti in cui cercarlo.
reasons-surfaces = Il detective più vicino è a { reasons-moves }: è ora di prendere biglietti.
reasons-robs = Nessun altro biglietto mancherebbe tanto.
reasons-stays = Non visto, in una di { $possible } stazioni.
reasons-settles = Una partenza a { reasons-moves } dal detective più vicino.
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
} in cui cercare.

# Il gioco compatto

reasons-posts = In media a { reasons-moves } dalle sue partenze possibili.
reasons-nets = Gli lascia { $stations ->
    [one] una stazione
   *[other] { $stations } stazioni
} fuori portata, e gli frutta { $points ->
    [one] un punto
   *[other] { $points } punti
}.
reasons-conceals = Fuori vista, in una di { $stations } stazioni, per { $points } punti.
reasons-dodges = Il detective più vicino è a { reasons-moves }, e raggiunge { $stations ->
    [one] una stazione
   *[other] { $stations } stazioni
} prima di ogni detective.

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
