# Why the rules refuse an action, by the id of the rule.

refused = { $sentence } ({ $rule })

refused-CL-5 = You have no ticket of that kind left. Choose another fare.
refused-CL-6 = The start stations are dealt, not chosen.
refused-CL-8 = That is not one ride away: a ticket takes you along one line to the next stop of its kind.
refused-CL-10 = If you can move, you must: nobody stays put.
refused-CL-11 = A detective stands there. Choose a free station.
refused-CL-12 = It is not this pawn’s turn, or the game is over.
refused-CL-13 = This detective has no ticket for that line. Choose another fare; a stranded detective can’t move any more.
refused-CL-14 = Players do not decide who may see a move.
refused-CL-17 = No double move now: it takes a double-move card, two free entries in the log and a first move to make, and only one is allowed in a turn.
refused-CL-18 = There is no black ticket to play. Choose another fare.
refused-CL-19 = The ferry takes only Mister X, and only for a black ticket.
refused-CL-25 = Surfacing by choice, or taking tickets, is not possible now.
refused-CL-26 = A detective on the way cuts this line off for Mister X. Choose another.

refused-SH-5 = The start tiles are drawn, not chosen.
refused-SH-6 = The supply has no ticket of that kind left. Choose another fare.
refused-SH-10 = You start at one of the stations on your tile, and not where a detective stands.
refused-SH-12 = The crime scenes are drawn, not chosen.
refused-SH-14 = There is no crime to commit now: it takes a move that ends at one of Moriarty’s own crime scenes.
refused-SH-16 = You can’t do that now: Moriarty moves first, then the detectives and bobbies.
refused-SH-17 = That is not one ride away, or another detective stands there: a ticket takes you along one line to the next stop of its kind, and never two to one station.
refused-SH-18 = If you can move, you must, and with your own ticket. Choose a fare this detective has a ticket for.
refused-SH-20 = That takes a black ticket, and only Moriarty has any. Nobody else takes the ferry.
refused-SH-21 = No double move now: it takes a double-move ticket, two free entries in the log and a first move to make, and only one is allowed in a turn.
refused-SH-24 = A detective or a bobby stands there. Choose a free station.
refused-SH-25 = No token now: the detectives may spend one in each of their turns, and it must be the character’s own.
refused-SH-26 = Sherlock Holmes cannot ask that now. It takes one of his tokens, and he asks only for the quarter.
refused-SH-27 = Irene Adler has forbidden this ticket for one turn, or has no token to forbid one with.
refused-SH-28 = Dr Watson cannot ask that now. It takes one of his tokens, and he asks only for a park, a monument or the river.
refused-SH-29 = Mycroft Holmes cannot ask that now. It takes one of his tokens and at least three entries in the log.
refused-SH-30 = No roadblock there: it takes one of Inspector Lestrade’s tokens, and only the station he left or reached this turn can be closed.
refused-SH-31 = A roadblock closes that station to Moriarty. Choose another.
refused-SH-33 = There is no ticket to take now: it takes a move that ends at a hideout, once for each arrival, while the supply lasts.
refused-SH-34 = You can’t lie low now: it takes a move that ends at a hideout and would make you surface, with nothing else done there.
refused-SH-35 = You can’t do that with the balloon: it leaves a hideout at the start of a move, once in a game, and comes down at a free station of the tile that was turned up.

refused-CP-3 = Each detective starts on a free underground station of its own, and Mister X where the ticket he turns up says.
refused-CP-4 = Mister X rides for free, one ride a turn: there is no ticket to pay with and no double move.
refused-CP-5 = That is not one ride away. Follow one colour to its next stop; only where two lines of that colour cross may you turn off.
refused-CP-6 = Not now: Mister X moves first, then each detective once, with a ticket from the stock. Choose a detective still to move and a ticket that is left.
refused-CP-7 = A detective stands there. Choose a free station.
refused-CP-8 = Only a black ticket hides a move, and there is none to play here. Choose another fare.
refused-CP-9 = The ferry takes only Mister X, and only for a black ticket.
refused-CP-10 = Giving up is for the detectives, on their own turn, and everybody says so once.
refused-CP-12 = Never two black tickets in a row. Choose another fare this time.

refused-CC-3 = What lies at the locations is drawn, not chosen.
refused-CC-4 = Leads are drawn, not chosen. Of those you have drawn you keep one.
refused-CC-5 = Not now. In each turn you visit one location that holds at least two items, and take exactly two of them; the turn ends after the visit.
refused-CC-7 = No swap now: it takes three equal tokens that are not universal, and only one swap is allowed in a turn.
refused-CC-8 = { $wrong ->
    [place] Two cards lie in the same place ({ one-card }, { other-card }). Move one of them.
    [twice] A card lies in this layout twice ({ one-card }). There is only one of it.
    [apart] These two cards do not lie side by side ({ one-card }, { other-card }). Only neighbours connect, not at a corner.
    [symbol] These two cards do not share that symbol where they meet ({ one-card }, { other-card }). Cards are never turned.
   *[token] That token does not prove this connection ({ one-card }, { other-card }). It takes one with the symbol they share, or a universal one.
}
refused-CC-9 = Clue { $other } is not connected to the lead. Connect it, directly or through other clues, or leave it out.
refused-CC-10 = This connection would close a loop ({ one-card }, { other-card }). Leave it out.
refused-CC-12 = { $wrong ->
    [turn] You solve a lead in your own turn, before or after the visit.
    [lead] There is no lead to solve. Choose one first, if any is left.
    [owned] For this layout you are missing { $item }.
   *[unmet] The lead is not solved yet: a connection is missing for the symbol “{ symbol }” { $other ->
        [0] on a side where nothing is connected
       *[other] on the branch that begins with clue { $other }
    }.
}
refused-CC-13 = Of a layout that has solved a lead you keep exactly two items, cards or tokens.
