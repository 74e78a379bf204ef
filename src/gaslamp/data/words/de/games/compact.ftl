# Das kompakte Spiel. Dieser Teil wird nur für dieses Spiel gelesen, und vor allen anderen: Ein Text, der hier
# steht, tritt an die Stelle dessen, den andere Spiele teilen; der Rest gehört nur zu diesem Spiel.
# $who ist, von wem die Rede ist, mit Namen oder als „Spieler 2“; $sign sagt, ob Punkte minus, zero oder plus sind.

fare = { $fare ->
    [taxi] Taxi
    [bus] Bus
    [underground] U-Bahn
    [black] Black Ticket
   *[other] { $fare }
}

ride = { $fare ->
    [taxi] nimmt das Taxi
    [bus] nimmt den Bus
    [underground] nimmt die U-Bahn
    [black] spielt ein Black Ticket
   *[other] nimmt { $fare }
}

# Was auch andere Spiele erzählen

Deal = { pawn } deckt ein Ticket auf und beginnt auf { $station }, vor aller Augen.
    .hidden = { pawn } deckt ein Ticket auf.
    .offer = { pawn-name } beginnt auf { $station }

Move = { pawn } { ride } nach { $station }.
    .hidden = { pawn } { ride }. Wohin, weiß nur er.
    .black = { pawn } { ride } und verschwindet. Auf seinem Zettel steht { $station }.
    .black-hidden = { pawn } { ride } und verschwindet. Wo er ist, steht nur auf seinem Zettel.
    .offer = { fare } nach { $station }

Began = Runde { $round }: { $who } ist { fugitive } und zieht zuerst.

Surfaced = { fugitive } kommt auf { $station } aus seinem Versteck.

Blocked = { pawn } ist von allen Seiten eingekeilt und setzt einen Zug aus.

Stranded = { pawn } findet kein Ticket mehr, das von hier irgendwohin führt, und bleibt bis zum Ende der Runde stehen.

Opened = { $count ->
    [0] Der Zettel liegt offen: { fugitive } hat { $start } nie verlassen.
   *[other] Der Zettel liegt offen: { fugitive } begann auf { $start } und fuhr über { $route }.
}

Ended = Die Partie ist zu Ende.
    .CP-1 = Alle waren einmal { fugitive }. { $who } hat die meisten Punkte und gewinnt.
    .CP-1-shared = Alle waren einmal { fugitive }. Gleichstand an der Spitze, der Sieg ist geteilt: { $who }.

# Was nur dieses Spiel erzählt

Place = { pawn } bezieht Posten auf { $station }.
    .offer = { pawn-short }: Start auf { $station }

GiveUp = { $who } stimmt fürs Aufgeben.
    .offer = diese Runde aufgeben

Scored = { $how ->
    [caught] { fugitive } ist gefasst
    [cornered] { fugitive } kann nicht mehr ziehen und ist gefasst
    [spent] Die Detektive haben ihr letztes Ticket abgegeben
    [stuck] Kein Detektiv kann mehr ziehen, und die restlichen Tickets gehen an { fugitive }
   *[given-up] Die Detektive geben auf, und die restlichen Tickets gehen an { fugitive }
}. { $sign ->
    [minus] Das Versteckspiel hat { $who } mehr gekostet, als die Flucht einbrachte: { points }.
    [zero] { $who } geht leer aus.
   *[plus] { $who } bekommt { points }.
}

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Was sich wählen lässt

option-black_tickets = Black Tickets
    .about = Wie viele { fugitive } in jeder Runde hat; jedes, das er einsetzt, kostet ihn 3 Punkte.
option-taxi = Taxitickets
    .about = Wie viele die Detektive in jeder Runde gemeinsam haben; jedes bringt { fugitive } 1 Punkt.
option-bus = Bustickets
    .about = Wie viele die Detektive in jeder Runde gemeinsam haben; jedes bringt { fugitive } 2 Punkte.
option-underground = U-Bahn-Tickets
    .about = Wie viele die Detektive in jeder Runde gemeinsam haben; jedes bringt { fugitive } 3 Punkte.
option-starts = Startstationen
    .about = Die Nummern auf den Rückseiten der Tickets, auf denen { fugitive } beginnen kann, anstelle der des Spielplans.
