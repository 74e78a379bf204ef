# The screen of Case Connection in the browser: fixed labels, without gaps to fill.

# The locations

bench-locations = Locations
bench-closed = closed
bench-take = Take these two
bench-take-how = Tap two items of one location, or drag them to your hand.

# The table: what is laid where, and what is wanted

bench-take-more = One more from the same location.
bench-put-back = put back
bench-since = Since your last turn
bench-since-none = Nobody else has played yet.
bench-wants = Still wanted
bench-tab-places = Locations
bench-tab-mine = My cards
bench-tab-players = Players
bench-parts = Parts of the table
bench-reading = Close up
bench-token-how = Now tap where it goes.

# The layout round one’s lead

bench-layout = Layout
bench-layout-none = You follow no lead.
bench-layout-keys = Arrow keys move over the layout, Enter lays or takes back a card, Escape lets go of it.
bench-layout-how = Tap a clue, then a place that lights up, or drag it there. Tap a laid clue to take it back.
bench-solve = Solve the lead
bench-hint = Show me a solution
bench-clear = Take all back
bench-cell-free = free place
bench-cell-fits = free place where the clue fits
bench-loose = not connected
bench-joint = Between
bench-joint-empty = no token yet
bench-joint-choose = Which token goes here?
bench-joint-part = Take the token away
bench-joint-cancel = Leave it

# What one holds

bench-hand = In hand
bench-hand-empty = No clues or tokens yet
bench-hand-laid = Everything is laid out

# What is to be chosen

bench-follow = Follow this lead
bench-follow-choose = Leads to choose from
bench-keep = Keep these two
bench-keep-choose = Keep two of them

# Everybody

bench-players = Players
bench-you = you
bench-turn = to play
bench-points = Points
bench-lead-none = No lead
bench-clues = Clues
bench-solved = Solved
bench-solved-show = Show how it was solved
bench-bonus = Point tokens

# Moves and account

bench-moves = All moves
bench-moves-none = Nothing to do just now.
bench-account = What happened
bench-close = Close
