# Why the rules refuse an action, by the id of the rule.

refused = { $sentence } ({ $rule })

refused-CL-5 = You have no ticket of that kind left. Choose another fare.
refused-CL-6 = The start stations are dealt, not chosen.
refused-CL-8 = No line of that kind goes there. A ticket takes you along one line to the next stop of its kind.
refused-CL-10 = Whoever can move must move: nobody stays put.
refused-CL-11 = A detective stands there. Choose a free station.
refused-CL-12 = It is not this pawn’s turn, or the game is over.
refused-CL-13 = This detective has no ticket for that line. Choose another fare; a stranded detective moves no more.
refused-CL-14 = Who may know of a move is not for the player to say.
refused-CL-17 = No double move now: it takes a double-move card, two free entries in the log and a first move to make, and only one is allowed in a turn.
refused-CL-18 = There is no black ticket to play. Choose another fare.
refused-CL-19 = The ferry takes only Mister X, and only for a black ticket.
refused-CL-25 = Surfacing by choice, or taking tickets, is not on offer now.
refused-CL-26 = A detective on the way cuts this line off for Mister X. Choose another.
