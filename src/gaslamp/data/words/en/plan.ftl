# The card of a bot’s plan in the detectives’ room: labels, no placeables.

plan-title = A bot’s plan
plan-ask = Ask a bot for a plan
plan-wait = Planning…
plan-play = Play this
plan-play-about = Moves your pawn as planned and shows the rest on the map for the others.
plan-show = Show on the map
plan-fixed = fixed by you
plan-off = No more plans
