# Was eine Arena von Bots berichtet und was ihr im Weg steht.

arena-standings = Wie oft { fugitive } entkommen ist
arena-ends = Wie die Spiele endeten
arena-ends-rounds = Wie die Runden endeten
arena-lengths = Wie lang die Spiele waren
arena-lengths-rounds = Wie lang die Runden waren
arena-comparisons = Dieselben Startkarten, ein anderer Spieler
arena-scores = Was { fugitive } herausgeholt hat
arena-places = Wie es jedem Platz ergangen ist
arena-ranks = Alle für sich

arena-column-fugitive = { fugitive }
arena-column-detectives = Detektive
arena-column-games = Spiele
arena-column-escapes = Entkommen
arena-column-interval = 95-%-Bereich
arena-column-seconds = Sekunden je Spiel
arena-column-length = Länge
arena-column-mean = Mittel
arena-column-least = min.
arena-column-lower = ¼
arena-column-median = ½
arena-column-upper = ¾
arena-column-most = max.
arena-column-pairing = Paarung
arena-column-than = Verglichen mit
arena-column-difference = Öfter entkommen
arena-column-more = Mehr Punkte
arena-column-agent = Bot
arena-column-rounds = Runden
arena-column-seat = Platz
arena-column-wins = Siege
arena-column-points = Punkte
arena-column-blacks = Black Tickets

arena-pairing = { $fugitive } gegen { $detectives }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
arena-figure = { NUMBER($figure, maximumFractionDigits: 1) }
arena-rounds = Runden
arena-entries = Felder
arena-turns = Züge
arena-seconds = { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-blacks = { NUMBER($blacks, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-unsure = unbekannt

arena-end = { $rule ->
    [CL-20] eingekreist
    [CL-21] gefasst
    [CL-22] Detektive ohne Tickets
    [CL-23] entkommen
    [SH-9-rounds] letzte Runde vorbei
    [SH-9-tickets] ohne Tickets
    [SH-15-crimes] Verbrechen verübt
    [SH-15-log] Tafel voll
    [SH-22] gefasst
    [SH-23] eingekreist
    [caught] gefasst
    [cornered] eingekreist
    [spent] Tickets verbraucht
    [stuck] Detektive sitzen fest
    [given-up] aufgegeben
    [forfeit] kampflos
   *[other] { $rule }
}

arena-failure = { $agent } hat { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} kampflos verloren: { $error }
arena-interrupted = Unterbrochen: Das sind die Spiele, die bis dahin zu Ende waren.

arena-too-few = „{ $option }“ ist { $value }. Verlange mindestens 1.
arena-nobody = Für „{ $option }“ ist niemand genannt. Nenne mindestens einen Bot.
arena-sides = Das Spiel „{ $game }“ hat zwei Seiten: Nenne die Bots mit --fugitive und --detectives, nicht mit --agents.
arena-agents-alone = Mit --agents spielt jeder Bot für sich. Lass es weg, oder lass { $option } weg.
arena-folder = Nach { $folder } lassen sich keine Partien schreiben: { $problem }.
arena-process-died = Ein Prozess, der Spiele spielte, ist gestorben. Vielleicht fehlte Speicher: Versuche es mit weniger Prozessen.

agent-unknown = Es gibt keinen Bot „{ $agent }“. Die Bots sind: { $known }. Ein eigener heißt MODUL:NAME.
agent-not-found = Der Bot „{ $agent }“ lässt sich nicht laden: { $problem }.
agent-other-game = Der Bot „{ $agent }“ spielt { $game } nicht. Diese spielen es: { $known }.
arena-no-sides = In { $game } spielt jeder für sich: Nenne die Bots mit --agents, nicht mit --fugitive und --detectives.
