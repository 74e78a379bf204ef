# The house rules: switches of mirrored and rated games, and what the end of mirrored ones says.

screen-mirrored = Mirrored: the same deal, sides swapped
screen-mirrored-about = You play again until everybody has fled once from the same start, which all can see. Whoever stays free longest wins.
screen-counts = Counts for ratings
screen-counts-about = If everybody at the table has a kept name. Untick it to play for fun.
screen-mirror-results = Mirrored games
screen-mirror-next = Next game: sides swapped
screen-mirror-ask = Ask for the next game: sides swapped
