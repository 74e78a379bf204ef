# Mirrored games: the switch in the house rules, and what the end says.

screen-mirrored = Mirrored: the same deal, sides swapped
screen-mirrored-about = You play again until everybody has fled once from the same start, which all can see. Whoever stays free longest wins.
screen-mirror-results = Mirrored games
screen-mirror-next = Next game: sides swapped
screen-mirror-ask = Ask for the next game: sides swapped
