# Was eine Arena von Bots berichtet und was ihr im Weg steht.

arena-standings = Wie oft { fugitive } entkommen ist
arena-ends = Wie die Partien endeten
arena-ends-rounds = Wie die Runden endeten
arena-lengths = Wie lang die Partien waren
arena-lengths-rounds = Wie lang die Runden waren
arena-comparisons = Dieselben Startkarten, ein anderer Spieler
arena-scores = Die Punkte von { fugitive }
arena-places = Ergebnisse nach Platz
arena-ranks = Alle für sich
    .about = Der Anteil der Siege mit seinem 95-%-Konfidenzintervall. Die gepunktete Linie ist ein gleicher Anteil.
arena-ratings = Wie stark in jeder Rolle
    .about = Elo-Punkte mit ihrem 95-%-Konfidenzintervall; der Durchschnitt jeder Rolle ist 1500. Bei Bots, die alle Partien gewonnen oder verloren haben, ist das Intervall nicht verlässlich.
arena-duels = Einer gegen den anderen, beide Seiten mit denselben Startkarten
    .about = Für jeden Bot: der Anteil der Partien, die seine Seite gegen jeden anderen gewann, fliehend und jagend mit denselben Startkarten, mit seinem 95-%-Konfidenzintervall.

arena-column-fugitive = { fugitive }
arena-column-detectives = Detektive
arena-column-games = Partien
arena-column-escapes = Entkommen
arena-column-interval = 95-%-KI
arena-column-seconds = Sekunden je Partie
arena-column-length = Länge
arena-column-mean = Mittel
arena-column-least = min.
arena-column-lower = Q1
arena-column-median = Median
arena-column-upper = Q3
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
arena-column-opponent = Gegner
arena-column-lost = Weniger Siege
arena-column-duration = Runden

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
arena-elo = { $elo }
arena-elo-interval = { $low } bis { $high }
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
    [one] eine Partie
   *[other] { $games } Partien
} kampflos verloren: { $error }
arena-interrupted = Unterbrochen: Das sind die Partien, die bis dahin zu Ende waren.

arena-too-few = „{ $option }“ ist { $value }. Verlange mindestens 1.
arena-nobody = Für „{ $option }“ ist niemand genannt. Nenne mindestens einen Bot.
arena-sides = Das Spiel „{ $game }“ hat zwei Seiten: Nenne die Bots mit --fugitive und --detectives, nicht mit --agents.
arena-agents-alone = Mit --agents spielt jeder Bot auf beiden Seiten oder für sich. Lass es weg, oder lass { $option } weg.
arena-folder = Nach { $folder } lassen sich keine Partien schreiben: { $problem }.
arena-process-died = Ein Arbeitsprozess ist abgestürzt, vielleicht aus Speichermangel. Versuche es mit weniger Prozessen (--jobs).
arena-no-time = „{ $option }“ ist { $value }. Verlange mehr als 0 Sekunden.
arena-too-much = „{ $option }“ ist { $value }. Verlange höchstens { $most }.
agent-name-wrong = „{ $name }“ kann nicht der Name eines Bots sein. Verwende Buchstaben, Ziffern, Punkte, Binde- und Unterstriche.
agent-name-taken = „{ $name }“ ist der Name eines mitgelieferten Bots. Wähle einen anderen für „{ $agent }“.
agent-name-twice = „{ $name }“ ist der Name von zwei Bots: „{ $agent }“ und „{ $other }“. Wähle für einen von beiden einen anderen.
arena-results-found = { $games ->
    [one] Eine Partie wurde schon gespielt und wird
   *[other] { $games } Partien wurden schon gespielt und werden
} von hier übernommen.
arena-results-cut = Die letzte Zeile ist beschädigt und fällt weg: Diese Partie wird noch einmal gespielt.
arena-results-damaged = Das ist kein Ergebnis einer Partie: { $problem }. Entferne die Zeile oder nenne eine andere Datei.
arena-results-unknown = Diese Datei enthält keine Ergebnisse einer Arena. Nenne eine andere.
arena-results-other = Diese Datei gehört zu einer anderen Arena: Dort ist „{ $field }“ { $found }, hier { $asked }. Nenne eine andere Datei.
arena-ray-unreachable = Unter { $address } antwortet kein Ray-Cluster: { $problem }. „--ray local“ startet hier einen.
arena-drawn = Der Bericht steht in { $file }.

agent-unknown = Es gibt keinen Bot „{ $agent }“. Die Bots sind: { $known }. Für einen eigenen Bot schreibe MODUL:NAME.
agent-not-found = Der Bot „{ $agent }“ lässt sich nicht laden: { $problem }.
agent-no-module = Der Bot „{ $agent }“ lässt sich nicht laden: Hier gibt es kein Modul „{ $module }“. Starte gaslamp im Ordner des Moduls oder installiere es.
agent-no-name = Das Modul „{ $module }“ hat keinen Bot „{ $name }“. Prüfe den Namen nach dem Doppelpunkt.
agent-not-made = „{ $name }“ im Modul „{ $module }“ erzeugt keine Bots. Nenne eine Klasse oder Funktion, die einen Zufallsgenerator erhält und etwas mit act(view) zurückgibt.
agent-no-program = Der Bot „{ $agent }“ lässt sich nicht starten: Es gibt kein Programm „{ $program }“.
agent-other-game = Der Bot „{ $agent }“ spielt { $game } nicht. Diese spielen es: { $known }.
arena-no-sides = In { $game } spielt jeder für sich: Nenne die Bots mit --agents, nicht mit --fugitive und --detectives.

# Die Seite mit Bildern.

arena-page-title = Arena: { $game }
arena-page-facts = { $seats } Mitspielende, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} je Paarung oder Sitzordnung, Seed { $seed }.
arena-page-options = Hausregeln: { $options }.
arena-starts = Wo { fugitive } begann
    .about = Wie oft er von jedem Start aus entkam, über alle Paarungen, mit dem 95-%-Konfidenzintervall. Die gepunktete Linie ist der Durchschnitt.
arena-caught = Wie bald { fugitive } gefasst war
    .about = Der Anteil der Partien, in denen er am Ende jeder Runde gefasst war.
arena-doubts = Wo { fugitive } sein konnte
    .about = Mittlere Zahl der Stationen, auf denen er nach allem, was alle wussten, sein konnte, jeweils zu Beginn des Zuges der Detektive.
arena-figures = Alle Zahlen
arena-station = von { $station }
arena-round = Runde
arena-as = { $agent } als { fugitive }
arena-against = gegen { $agent }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

# Angriffe auf einen Bot
exploit-arms = Vor dem Angriff und unter Angriff
exploit-losses = Was der Angriff kostet, bei denselben Ausgangslagen
attacker-unknown = „{ $attacker }“ kann niemanden angreifen. Das können: { $known }.
attacker-other-game = Ein Angriff von „{ $attacker }“ kennt die Spiele { $known }, nicht { $game }.
attacker-of-program = „{ $agent }“ ist ein eigenes Programm, das sich nicht fragen lässt, was es anderswo täte. Nenne einen Bot von Gaslamp oder MODUL:NAME.
exploit-secrets = In diesem Spiel und Modus ist mehr als eine Station geheim; dem kann hier kein Angriff folgen. Wähle classic, oder holmes mit -o mode=original.
