# What many games with a deck of Case Connection have shown.

deck-sittings = How the games went
deck-clues-used = The clues used least
deck-leads-used = The leads solved least

deck-column-players = Players
deck-column-games = Games
deck-column-turns = Turns each
deck-column-range = fewest to most
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
