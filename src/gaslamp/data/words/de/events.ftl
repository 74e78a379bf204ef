# Was geschehen ist, eine Nachricht je Art von Ereignis. Python beginnt jeden Satz groß.
# .hidden ist für alle, die die Station nicht wissen dürfen; .offer ist dasselbe als Zeile eines Menüs.

Deal = { pawn } beginnt auf { $station }.
    .hidden = { pawn } ist irgendwo in London. Niemand hat ihn ankommen sehen.
    .offer = { pawn-name } beginnt auf { $station }

Move = { pawn } { ride } nach { $station }.
    .hidden = { pawn } { ride }. Wohin, weiß nur er.
    .black = { pawn } spielt ein Black Ticket und entschlüpft nach { $station }.
    .black-hidden = { pawn } spielt ein Black Ticket. Womit und wohin, weiß nur er.
    .offer = { fare } nach { $station }

Double = { pawn } spielt einen Doppelzug: zwei Fahrten, ehe jemand Luft holen kann.
    .offer = Doppelzug: zwei Fahrten in einem Zug

Done = { pawn } bleibt lieber im Dunkeln.
    .offer = verborgen bleiben

Surface = { pawn } tritt ungefragt ins Licht der Laterne.
    .offer = sich zeigen und jedem Detektiv ein Ticket nehmen

Take = { fugitive } bedient sich und nimmt ein Ticket { pawn-from }{ named }: { fare }.
    .offer = ein Ticket { pawn-from } nehmen: { fare }

Began = Runde { $round }: { fugitive } ist am Zug.

Surfaced = Zug { $entry }: { fugitive } zeigt sich auf { $station }.

Blocked = { pawn } ist von allen Seiten eingekeilt und setzt diese Runde aus.

Stranded = { pawn } hat kein Ticket mehr, das von hier irgendwohin führt: aus der Jagd ausgeschieden, aber noch im Weg.

Caught = { pawn } legt auf { $station } eine Hand auf eine Schulter. Die Schulter gehört { fugitive }.

Cornered = { fugitive } steht auf { $station }, und jeder Ausweg ist versperrt.

Opened = { $count ->
    [0] Die Fahrtentafel liegt offen: { fugitive } hat { $start } nie verlassen.
   *[other] Die Fahrtentafel liegt offen: { fugitive } begann auf { $start } und fuhr über { $route }.
}

Ended = Die Partie ist zu Ende.
    .CL-20 = { fugitive } kann nicht mehr ziehen und ist gefasst. Die Detektive gewinnen{ named }.
    .CL-21 = { fugitive } ist gefasst. Die Detektive gewinnen{ named }.
    .CL-22 = Kein Detektiv kann je wieder ziehen. { fugitive } gewinnt{ named }.
    .CL-23 = Die letzte Runde ist vorbei, und { fugitive } ist noch auf freiem Fuß. Er gewinnt{ named }.

# Eine Aktion von jemandem, der mehrere Figuren zieht, mit der Figur, um die es geht.
offer-of = { pawn-short }: { $offer }
