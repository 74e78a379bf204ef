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
    .about = Der Anteil der Siege mit seinem 95-%-Bereich. Die gepunktete Linie ist ein gleicher Anteil.
arena-ratings = Wie stark in jeder Rolle
    .about = Elo-Punkte mit ihrem 95-%-Bereich; 1500 ist in jeder Rolle der Durchschnitt. Wo ein Bot alle Spiele gewonnen oder verloren hat, sagt der Bereich zu wenig.
arena-duels = Einer gegen den anderen, beide Seiten mit denselben Startkarten
    .about = Für jeden Bot: der Anteil der Spiele, die seine Seite gegen jeden anderen gewann, fliehend und jagend mit denselben Startkarten, mit seinem 95-%-Bereich.

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
arena-column-role = Rolle
arena-column-elo = Elo
arena-column-duel = Bots

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
arena-elo = { NUMBER($elo, useGrouping: 0) }
arena-elo-interval = { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }
arena-edge = Vorteil für { fugitive }

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
arena-agents-alone = Mit --agents spielt jeder Bot auf beiden Seiten oder für sich. Lass es weg, oder lass { $option } weg.
arena-folder = Nach { $folder } lassen sich keine Partien schreiben: { $problem }.
arena-process-died = Ein Prozess, der Spiele spielte, ist gestorben. Vielleicht fehlte Speicher: Versuche es mit weniger Prozessen.
arena-no-time = „{ $option }“ ist { $value }. Verlange mehr als 0 Sekunden.
arena-results-found = { $games ->
    [one] Ein Spiel wurde schon gespielt und wird
   *[other] { $games } Spiele wurden schon gespielt und werden
} von hier übernommen.
arena-results-cut = Die letzte Zeile ist beschädigt und fällt weg: Dieses Spiel wird noch einmal gespielt.
arena-results-damaged = Das ist kein Ergebnis eines Spiels: { $problem }. Entferne die Zeile oder nenne eine andere Datei.
arena-results-unknown = Diese Datei enthält keine Ergebnisse einer Arena. Nenne eine andere.
arena-results-other = Diese Datei gehört zu einer anderen Arena: Dort ist „{ $field }“ { $found }, hier { $asked }. Nenne eine andere Datei.
arena-ray-missing = Ray ist nicht installiert. „pip install gaslamp[ray]“ bringt es mit.
arena-ray-unreachable = Unter { $address } antwortet kein Ray-Cluster: { $problem }. „--ray local“ startet hier einen.
arena-drawn = Der Bericht steht in { $file }.

agent-unknown = Es gibt keinen Bot „{ $agent }“. Die Bots sind: { $known }. Ein eigener heißt MODUL:NAME.
agent-not-found = Der Bot „{ $agent }“ lässt sich nicht laden: { $problem }.
agent-no-program = Der Bot „{ $agent }“ lässt sich nicht starten: Es gibt kein Programm „{ $program }“.
agent-other-game = Der Bot „{ $agent }“ spielt { $game } nicht. Diese spielen es: { $known }.
arena-no-sides = In { $game } spielt jeder für sich: Nenne die Bots mit --agents, nicht mit --fugitive und --detectives.

# Die Seite mit Bildern.

arena-page-title = Arena: { $game }
arena-page-facts = { $seats } Mitspielende, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} je Paarung oder Sitzordnung, Startzahl { NUMBER($seed, useGrouping: 0) }.
arena-page-options = Hausregeln: { $options }.
arena-starts = Wo { fugitive } begann
    .about = Wie oft er von jedem Start aus entkam, über alle Paarungen, mit dem 95-%-Bereich. Die gepunktete Linie ist der Durchschnitt.
arena-caught = Wie bald { fugitive } gefasst war
    .about = Der Anteil der Spiele, in denen er am Ende jeder Runde gefasst war.
arena-doubts = Wo { fugitive } sein konnte
    .about = Die Stationen, an denen er nach allem, was alle wussten, sein konnte, als die Detektive zu ziehen begannen; im Mittel über die Spiele, die noch liefen.
arena-figures = Alle Zahlen
arena-station = von { $station }
arena-round = Runde
arena-as = { $agent } als { fugitive }
arena-against = gegen { $agent }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
