# What happened, one message to each kind of event. Python begins every sentence with a capital.
# .hidden is for those who may not know the station; .offer is the same thing as a line of a menu.

Deal = { pawn } starts at { $station }.
    .hidden = { pawn } is somewhere in London. Nobody saw him arrive.
    .offer = { pawn-name } starts at { $station }

Move = { pawn } { ride } to { $station }.
    .hidden = { pawn } { ride }. Where to, only he knows.
    .black = { pawn } plays a black ticket and slips away to { $station }.
    .black-hidden = { pawn } plays a black ticket. By what means and where to, only he knows.
    .offer = { fare } to { $station }

Double = { pawn } plays a double move: two rides before anybody can draw breath.
    .offer = double move: two rides in one turn

Done = { pawn } prefers the dark.
    .offer = stay hidden

Surface = { pawn } steps into the lamplight, unasked.
    .offer = show yourself, and take a ticket from every detective

Take = { fugitive } helps himself to a ticket { pawn-from }{ named }: { fare }.
    .offer = take a ticket { pawn-from }: { fare }

Began = Round { $round }: { fugitive } moves.

Surfaced = Move { $entry }: { fugitive } is seen at { $station }.

Blocked = { pawn } is surrounded and skips this turn.

Stranded = { pawn } has no ticket that leads anywhere from here: out of the chase, but still in the way.

Caught = { pawn } lays a hand on a shoulder at { $station }. The shoulder belongs to { fugitive }.

Cornered = { fugitive } stands at { $station }, and every way out is barred.

Opened = { $count ->
    [0] The log is revealed: { fugitive } never left { $start }.
   *[other] The log is revealed: { fugitive } started at { $start } and went to { $route }.
}

Ended = The match is over.
    .CL-20 = { fugitive } cannot move and is caught. The detectives win{ named }.
    .CL-21 = { fugitive } is caught. The detectives win{ named }.
    .CL-22 = No detective can ever move again. { fugitive } wins{ named }.
    .CL-23 = The last round is over and { fugitive } is still at large. He wins{ named }.

# An action of one who moves several pawns, with the pawn it is for.
offer-of = { pawn-short }: { $offer }
