# The games somebody has begun: fixed labels that come with them.

screen-finished = Finished games
screen-more-games = More games
screen-my-games = My games
screen-forget = Forget
screen-forget-sure = Forget this game? Without its link you cannot come back to your seat.
screen-open = Open
screen-their-turn = Waiting for other players
screen-over = The game is over
