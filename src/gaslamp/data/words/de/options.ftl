# Die Spiele und was sich beim Aufbau wählen lässt. Der Wert ist ein Name, .about sagt, was er bewirkt.

game-classic = Scotland Yard
    .about = Mister X flieht durch London; fünf Detektive haben 22 Runden, um ihn zu fassen.
game-holmes = Scotland Yard, Sherlock-Holmes-Ausgabe
    .about = Professor Moriarty flieht durch das viktorianische London vor Sherlock Holmes und seinen Freunden. Im Modus Sherlock plant er drei Verbrechen, und alle haben Fähigkeiten.
game-compact = Scotland Yard, kompakte Ausgabe
    .about = Alle sind einmal Mister X. Er flieht für alle sichtbar, nur ein Black Ticket verbirgt ihn, und jedes Ticket, das die drei Detektive ihm abgeben, bringt Punkte.

option-board = Spielplan
    .about = Der Spielplan, auf dem gespielt wird.
option-detectives = Detektive
    .about = Wie viele Detektivfiguren jagen.
option-order = Reihenfolge
    .about = In welcher Reihenfolge die Detektive ziehen.
option-start_pack = Startkarten
    .about = Ein Stapel Startkarten für alle oder einer für jede Seite.
option-starts = Startstationen
    .about = Stationen für den gemeinsamen Stapel anstelle der des Spielplans.
option-detective_starts = Startstationen der Detektive
    .about = Stationen für den Stapel der Detektive anstelle der des Spielplans.
option-fugitive_starts = Startstationen von Mister X
    .about = Stationen für den Stapel von Mister X anstelle der des Spielplans.
option-open_start = Offener Start
    .about = Alle sehen, wo { fugitive } startet. Danach ist er verborgen wie immer.
option-taxi = Taxitickets
    .about = Wie viele jeder Detektiv anfangs hat.
option-bus = Bustickets
    .about = Wie viele jeder Detektiv anfangs hat.
option-underground = U-Bahn-Tickets
    .about = Wie viele jeder Detektiv anfangs hat.
option-fugitive_taxi = Taxitickets von Mister X
    .about = Wie viele er anfangs hat; das zählt nur, wenn seine Tickets ausgehen können.
option-fugitive_bus = Bustickets von Mister X
    .about = Wie viele er anfangs hat; das zählt nur, wenn seine Tickets ausgehen können.
option-fugitive_underground = U-Bahn-Tickets von Mister X
    .about = Wie viele er anfangs hat; das zählt nur, wenn seine Tickets ausgehen können.
option-fugitive_fares = Tickets von Mister X
    .about = Ob Mister X die gewöhnlichen Tickets ausgehen können.
option-blacks = Black Tickets
    .about = Wie viele Mister X hat.
option-doubles = Doppelzüge
    .about = Wie viele Doppelzugkarten Mister X hat.
option-surfacing = Auftauchen
    .about = Die Züge, nach denen Mister X sich zeigt.
option-rounds = Runden
    .about = Am Ende dieser Runde gewinnt Mister X.
option-entries = Felder der Fahrtentafel
    .about = Für wie viele Züge die Fahrtentafel von Mister X Platz hat.
option-voluntary_surfacing = Freiwilliges Auftauchen
    .about = Mister X darf sich freiwillig zeigen und jedem Detektiv ein Ticket nehmen.
option-cut_off = Abgeschnittene Linien
    .about = Mister X darf auf seiner Linie nicht über einen Detektiv hinwegfahren.

# Die Werte von Einstellungen, die Wörter sind. Bei einem Modus sagt .about, was gespielt wird.
choice-order-seats = Platz für Platz
choice-order-any = in beliebiger Reihenfolge
choice-start_pack-one = einer für alle
choice-start_pack-separate = einer für jede Seite
choice-fugitive_fares-unlimited = gehen nie aus
choice-fugitive_fares-counted = können ausgehen
choice-mode-original = Original
    .about = Die einfache Jagd: Moriarty muss 22 Runden lang frei bleiben und zeigt sich fünfmal. Keine Verbrechen, keine Fähigkeiten.
choice-mode-sherlock = Sherlock
    .about = Das volle Spiel: Moriarty plant drei Verbrechen und hat Verstecke, und jeder Detektiv hat eine Fähigkeit. 16 Runden.

# Hausregeln, die gut zusammenpassen: ein Name und was sie in jedem Spiel ändern.
preset-book = Nach dem Regelheft
    .classic = Die gedruckten Regeln: fünf Detektive, 22 Runden, und Mister X zeigt sich fünfmal.
    .holmes = Die gedruckten Regeln des gewählten Modus.
    .compact = Die gedruckten Regeln: 24 Tickets und ein Black Ticket je Runde.
    .connection = Die gedruckten Regeln: Hat jemand neun Punkte, sind alle anderen noch einmal an der Reihe.
preset-gentle = Leichter für { fugitive }
    .classic = Er hat mehr Black Tickets und Doppelzüge und zeigt sich nur dreimal.
    .holmes = Keine Bobbys, und er zeigt sich seltener.
    .compact = Drei Black Tickets je Runde: Er kann sich öfter verstecken.
preset-lenient = Etwas leichter für { fugitive }
    .classic = Er zeigt sich viermal statt fünfmal: nach den Zügen 3, 10, 17 und 24.
    .holmes = Er zeigt sich seltener als im Regelheft: nach den Zügen 3, 10, 17 und 24.
preset-strict = Etwas leichter für die Detektive
    .classic = Mister X zeigt sich sechsmal statt fünfmal: nach den Zügen 3, 7, 11, 15, 19 und 24.
    .holmes = Moriarty zeigt sich öfter als im Regelheft: nach den Zügen 3, 7, 11, 15, 19 und 24.
preset-harsh = Schwerer für { fugitive }
    .classic = Er hat weniger Black Tickets und Doppelzüge und zeigt sich nach jedem dritten Zug.
    .holmes = Drei Bobbys helfen den Detektiven, und er zeigt sich nach jedem dritten Zug.
preset-ahead = Ein kleiner Vorsprung
    .compact = Der zweite Spieler beginnt mit 3 Punkten Vorsprung.
    .connection = Der zweite Spieler beginnt mit einem Punkt.
preset-far-ahead = Ein großer Vorsprung
    .compact = Der zweite Spieler beginnt mit 8 Punkten Vorsprung.
    .connection = Der zweite Spieler beginnt mit drei Punkten.
preset-short = Kurze Partie
    .classic = 13 Runden statt 22. Mister X zeigt sich dreimal.
    .holmes = 12 Runden und eine Fahrtentafel mit 14 Feldern.
    .compact = Halb so viele Tickets: Jede Runde ist schneller vorbei.
preset-long = Lange Partie
    .compact = 32 Tickets statt 24: längere Runden und mehr Punkte.
preset-expert = Für Profis
    .classic = Mister X darf sich zeigen, um den Detektiven Tickets abzunehmen, aber auf seiner Linie an keinem vorbeifahren.
    .holmes = Die gewöhnlichen Tickets von Moriarty können ausgehen: Jede Fahrt will geplant sein.
preset-even = Gleich viele Züge für alle
    .connection = Hat jemand neun Punkte, wird die Runde zu Ende gespielt, mehr nicht.

# What a set of rules was measured to be worth, in games between equal bots.
preset-worth = Zwischen gleich starken Bots: { $figures }.
preset-worth-mode = { $mode }: { $worth }
preset-worth-detectives = { $way ->
    [more] Die Detektive gewinnen etwa { $points } von 100 Partien mehr
    [fewer] Die Detektive gewinnen etwa { $points } von 100 Partien weniger
   *[same] kein messbarer Unterschied
}
preset-worth-second = { $way ->
    [more] Der zweite Spieler gewinnt etwa { $points } von 100 Partien mehr
    [fewer] Der zweite Spieler gewinnt etwa { $points } von 100 Partien weniger
   *[same] kein messbarer Unterschied
}

game-connection = Sherlock: Case Connection
    .about = Niemand flieht: Zwei bis vier Detektive sammeln Hinweise und Beweise, verbinden sie und lösen Spuren. Neun Punkte läuten das Ende ein.
option-deck = Kartensatz
    .about = Die Karten, mit denen gespielt wird.
option-head_start = Vorsprung
    .about = Mit wie vielen Punkten jeder beginnt, in der Reihenfolge der Plätze. Wer keine Zahl hat, beginnt bei null.
option-last_turns = Letzte Züge
    .about = Wer noch spielt, wenn jemand neun Punkte hat.
choice-last_turns-others = alle anderen, je einen ganzen Zug
choice-last_turns-even = bis alle gleich viele Züge hatten
choice-last_turns-cut = alle anderen, bis auch sie neun Punkte haben
