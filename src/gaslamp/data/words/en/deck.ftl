# What many games with a deck of Case Connection have shown.

deck-sittings = How the games went
deck-clues-used = The clues used least
deck-leads-used = The leads solved least

deck-column-players = Players
deck-column-games = Games
deck-column-turns = Turns each
deck-column-range = fewest to most
deck-column-longer = More cards than needed
deck-column-first = Starter wins
deck-column-interval = 95% interval
deck-column-edge = Beyond an equal share
deck-column-clue = Clue
deck-column-taken = Taken
deck-column-laid = In solved leads
deck-column-lead = Lead
deck-column-points = Points
deck-column-followed = Followed
deck-column-solved = Solved

deck-idle-none = Every clue helped to solve a lead, and every lead was solved.
deck-idle-clues = Clues that helped to solve no lead: { $cards }
deck-idle-leads = Leads that nobody solved: { $cards }
