# What the server says that is no event of a game.

server-unreadable = The server could not read that message. Reload the page.
server-too-large = That request is too large.
server-token-unknown = This link doesn’t match any table on this server. Ask the person who set up the table for a new one.
server-invitation-unknown = This invitation is not from this server, or part of it is missing. Copy the whole link.
server-table-unknown = There is no such table.
server-table-full = All seats of this table are taken.
server-seat-taken = Somebody has already taken this seat. Ask for another link.
server-not-your-seat = You can’t do that from this seat.
server-not-begun = The game has not begun yet.
server-station-unknown = There is no station { $station } on this board.
server-over = The game is over.
server-not-over = The game is still being played.
server-host-only = Only the person who set up the table can do that.
server-somebody-there = Somebody is playing that seat.
server-chair-unknown = A seat cannot be “{ $chair }”. It can be: { $known }.
server-not-shipped = “{ $name }” cannot be chosen here. Choose from: { $known }.
server-option-unknown = There is no house rule “{ $option }” in this game.
server-option-wrong = The house rule “{ $option }” cannot be “{ $value }”. { $about }
server-store-failed = The game could not be saved, so nothing was played. Try again; the database says: { $reason }.
server-store-lost = The game could not be saved, so nothing was played: the database does not answer. Try again.
server-store-newer = This database was made by a newer Gaslamp (version { $found } of its tables; this one knows { $known }). Update Gaslamp, or name another file with --database.
server-store-unusable = The database { $database } cannot be used: { $reason }. Name another with --database.
server-store-kind = Gaslamp can’t use this kind of database: { $database }. Name a file, or the address of a PostgreSQL database, with --database.
server-store-silent = No database server answers at { $database }. Check that it is running and that the address is right, or name another with --database.
server-port-taken = Port { $port } is already in use. Gaslamp may be running: see { $address }. Or choose another port with --port.
server-port-denied = Port { $port } needs special rights on this computer. Choose one above 1023 with --port.
server-host-unknown = Gaslamp can’t accept connections at { $host }. Name an address of this computer with --host.
server-running = Gaslamp is running: { $address }
server-stop = Ctrl-C stops it. Games are saved in { $file }.
# Coming in, waiting and watching

server-reach = Others in your network open: { $address }
server-no-network = This computer is not in a network, so nobody else could join. Connect it, to Wi-Fi for example, and start again; or leave --lan out and play on this computer.
server-invited-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
server-invited-seat = This seat is free for you.
server-invited-taken = Somebody has already taken this seat. Ask for another link.
server-invited-full = The table is full, and the game is about to begin.
server-invited-running = The table is full: the game has already begun.
server-invited-over = This game is over.
server-invited-next = This game is over. The same people are playing another one.
server-invited-watch = You are invited to watch. The game has not begun yet.
server-invited-closed = { server-watching-off }
server-watching-off = This table is not open to watchers. Ask the person who set it up.
server-watched = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
server-missing = { $count ->
    [0] Everybody is here. The host can start the game.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
server-begun = The game has already begun.
server-character-taken = Somebody has already chosen this character.

# At a table
server-bot-replaced = { $who }: the bot “{ $agent }” gave no answer, so a simpler one has moved.
server-curtain = Next: { $who }. Everybody else: look away.
server-yes = yes
server-no = no
server-setting = { $option }: { $value }

# The rules to read

server-rules = Rules
server-rules-title = { $game }: the rules
server-rules-about = Every rule of every game, by number, with examples and pictures.
server-rules-all = The rules of all games
server-rules-games = Games
server-rules-others = Other games
server-rules-contents = Contents
server-rules-home = To the games
server-rules-table = Back to the table
server-rules-previous = Previous game
server-rules-next = Next game
server-rules-search = Search the rules
    .short = Search
server-rules-found = { $count ->
    [0] Nothing found
    [one] 1 passage found
   *[other] { $count } passages found
}
server-rules-example = Example
server-rules-ruling = Our ruling
server-rules-hint = Hint
server-rules-option = Option
server-rules-default = By default: { $value }
# Lessons

server-no-step = There is no step of a lesson to skip here.
server-in-lesson = That can’t be done in a lesson.
