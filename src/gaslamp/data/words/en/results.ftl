# How it ended: fixed labels that come with it.

screen-look-back = Look at the table
screen-results = Final score
screen-way = His route
screen-way-round = Round
screen-way-curve = Stations he could be at, move by move
screen-way-play = Play
screen-way-pause = Pause
screen-way-back = One move back
screen-way-on = One move on
screen-way-end = To the end
screen-next = The next game with the same players has begun.
screen-next-elsewhere = The next game with the same players has begun, and your seat was opened on another device. Go on there, or copy your personal link from it.
screen-rematch = Play again
screen-swap = Swap sides
screen-ask-rematch = Ask for a rematch, sides swapped
screen-level = Bots
