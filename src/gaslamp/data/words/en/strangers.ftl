# Strangers: quick match, the tables that wait, and waiting with people one does not know. No placeables.

strangers-quick = Quick match
strangers-quick-about = You are seated with others who want the same. Sides are drawn by chance.
strangers-find = Find a table
strangers-game = Game
strangers-players = Players
strangers-side = I would like to
strangers-side-any = either
strangers-side-flee = flee
strangers-side-hunt = hunt
strangers-clock = Time to think
strangers-fill = Bots fill in
strangers-fill-30 = after 30 seconds
strangers-fill-60 = after 1 minute
strangers-fill-180 = after 3 minutes
strangers-fill-never = never
strangers-tables = Tables that wait
strangers-none = Nobody is waiting just now. Find a table, and others will see it here.
strangers-sit = Sit down
strangers-nameless = somebody without a name
strangers-bots = Bots
strangers-drawn = Sides are drawn by chance
strangers-role = You would be
strangers-book = By the book
strangers-no-clock = No clock
strangers-bots-in = Bots fill in:
strangers-starts-in = Begins:
strangers-no-bots = Waits until everybody is here
strangers-stale = The list is not up to date: the server does not answer.

# In the waiting room

strangers-public = Strangers may join
strangers-public-about = The table is listed on the first page while it waits.
strangers-waiting = Looking for players
strangers-waiting-about = Others can see your table and join. This page must stay open: a table with nobody at it is not listed.
strangers-wish = Which side would you like?
strangers-wish-about = It is drawn by chance when the game begins. Whoever wants to flee comes first.
strangers-dismiss = Send away
strangers-dismiss-about = Their seat is free again, and this table is not offered to them any more. If they come back all the same, untick “Strangers may join”.
strangers-dismiss-do = Send them away
