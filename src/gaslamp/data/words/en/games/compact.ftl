# The compact game. This part is read for this game alone and before all others: a text that stands here takes
# the place of the one that other games share, and the rest is the game’s own.
# $who is the player spoken of, by name or as “Player 2”; $sign says whether points are minus, zero or plus.

fare = { $fare ->
    [taxi] taxi
    [bus] bus
    [underground] underground
    [black] black ticket
   *[other] { $fare }
}

ride = { $fare ->
    [taxi] takes the taxi
    [bus] takes the bus
    [underground] takes the underground
    [black] plays a black ticket
   *[other] takes { $fare }
}

# What other games tell too

Deal = { pawn } turns up a ticket and starts at { $station }, visible to everybody.
    .hidden = { pawn } turns up a ticket.
    .offer = { pawn-name } starts at { $station }

Move = { pawn } { ride } to { $station }.
    .hidden = { pawn } { ride }. Where to, only he knows.
    .black = { pawn } { ride } and vanishes. His note says { $station }.
    .black-hidden = { pawn } { ride } and vanishes. Only his note says where.
    .offer = { fare } to { $station }

Began = Round { $round }: { $who } is { fugitive } and moves first.

Surfaced = { fugitive } comes out of hiding at { $station }.

Blocked = { pawn } is surrounded and skips a turn.

Stranded = { pawn } has no ticket in the stock that leads anywhere from here, and stays put for the rest of the round.

Opened = { $count ->
    [0] His note is revealed: { fugitive } never left { $start }.
   *[other] His note is revealed: { fugitive } started at { $start } and went to { $route }.
}

Ended = The match is over.
    .CP-1 = Everybody has been { fugitive } once. { $who } has the most points and wins.
    .CP-1-shared = Everybody has been { fugitive } once. It is a tie at the top, and the win is shared: { $who }.

# What this game alone tells

Place = { pawn } takes up position at { $station }.
    .offer = { pawn-short }: start at { $station }

GiveUp = { $who } votes to give up.
    .offer = give up this round

Scored = { $how ->
    [caught] { fugitive } is caught
    [cornered] { fugitive } cannot move and is caught
    [spent] The detectives have handed over their last ticket
    [stuck] No detective can move any more, and the tickets left go to { fugitive }
   *[given-up] The detectives give up, and the tickets left go to { fugitive }
}. { $sign ->
    [minus] Hiding has cost { $who } more than the chase brought in: { points }.
    [zero] { $who } scores nothing.
   *[plus] { $who } scores { points }.
}

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What can be chosen

option-black_tickets = Black tickets
    .about = How many { fugitive } has in each round; every one he uses costs him 3 points.
option-taxi = Taxi tickets
    .about = How many the detectives share in each round; each is worth 1 point to { fugitive }.
option-bus = Bus tickets
    .about = How many the detectives share in each round; each is worth 2 points to { fugitive }.
option-underground = Underground tickets
    .about = How many the detectives share in each round; each is worth 3 points to { fugitive }.
option-starts = Start stations
    .about = The numbers on the backs of the tickets, where { fugitive } may start, instead of the board’s own.
