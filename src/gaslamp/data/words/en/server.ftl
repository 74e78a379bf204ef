# What the server says that is no event of a game.

server-unreadable = The server could not read that message. Reload the page.
server-too-large = That request is too large.
server-endpoint-refused = A message cannot be sent to that address.
server-many-requests = Too many requests came from your network. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
server-many-tables = Too many tables were opened from your network. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }, or use a table you already have.
server-many-sockets = Too many screens in your network are connected to this server. Close some; this one tries again by itself.
server-full = This server is full at the moment. Try again in a few seconds.
server-late = The request took too long to arrive. Check your connection and try again.
server-name-wrong = “{ $name }” is not a host name. Write only the name, without http:// and port: --allow-host play.example.org.
server-proxy-wrong = “{ $address }” is neither an address nor a network. Write --proxy 10.0.0.2 or --proxy 10.0.0.0/24.
server-path-wrong = “{ $path }” is not a valid path. Use letters, digits, hyphens and slashes: --path /gaslamp.
server-metrics-wrong = “{ $address }” is neither a port nor an address with a port. Write --metrics 9421 or --metrics 127.0.0.1:9421.
server-token-unknown = This link doesn’t match any table on this server. Ask the person who set up the table for a new one.
server-invitation-unknown = This invitation is not from this server, or part of it is missing. Copy the whole link.
server-table-unknown = There is no such table.
server-table-removed = This table was removed, with everything in it.
server-table-full = All seats of this table are taken.
server-seat-taken = Somebody has already taken this seat. Ask for another link.
server-not-your-seat = You can’t do that from this seat.
server-not-begun = The game has not begun yet.
server-overtaken = Something else happened in the meantime, so this was not played. Look again.
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
server-store-unsure = The database does not answer, so nobody knows yet whether this was saved. The table shows it as soon as it is certain.
server-store-newer = This database was made by a newer Gaslamp (schema version { $found }; this one knows { $known }). Update Gaslamp, or name another file with --database.
server-store-unusable = The database { $database } cannot be used: { $reason }. Name another with --database.
server-store-kind = Gaslamp can’t use this kind of database: { $database }. Name a file, or the address of a PostgreSQL database, with --database.
server-store-port = A port is a number from 1 to 65535, not { $port }. Check the address that --database names.
server-store-silent = No database server answers at { $database }. Check that it is running and that the address is right, or name another with --database.
server-store-exposed = Other users of this computer can read { $file }, which holds the secrets of every game, and Gaslamp may not change that. Its owner can: chmod 600 { $file }
server-no-folder = This folder cannot be created: { $reason }. Name another place for the games with --database.
server-port-taken = Port { $port } is already in use. Gaslamp may be running: see { $address }. Or choose another port with { $option }.
server-port-denied = Port { $port } needs special rights on this computer. Choose one above 1023 with { $option }.
server-host-unknown = Gaslamp can’t accept connections at { $host }. Name an address of this computer with { $option }.
server-running = Gaslamp is running: { $address }
server-stop = Ctrl-C stops it. Games are saved in { $file }.
worker-running = { $count ->
    [one] Running 1 bot
   *[other] Running { $count } bots
} for the tables in { $file }. Ctrl-C stops it.
server-port-alone = Several servers cannot share a port on this system. Leave --share-port out and give each a port of its own.
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
server-policy-none = Nobody may watch.
server-policy-public = People watching see only what everybody may know.
server-policy-seats = People watching can look over any player’s shoulder, late: they see what is at least { $delay } of { $who }’s moves old, and nothing from after { $who } was last seen by all.
server-policy-unfit = In this game some secrets matter to the end, so people watching can see only what everybody may know.
server-watch-public = You see what everybody may know, as it is now.
server-watch-earlier = Earlier: { $turn }
server-watch-seat = { $stands ->
    [late] Over the shoulder of { $name }, at least { $delay } moves behind.
    [early] Over the shoulder of { $name } there is nothing to see yet: { $who } must have made { $delay } moves and been seen. Until then you have the public view.
   *[over] The game is over: you see all that { $name } knew.
}
server-ask-watching = { $policy ->
    [seats] The host would like people watching to look over any player’s shoulder, at least { $delay } moves late. Is that all right with you?
   *[public] The host would like to let others watch. They would see only what everybody may know. Is that all right with you?
}
server-missing = { $count ->
    [0] Everybody is here. The host can start the game.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
server-all-here = Everybody is here. The game begins in a moment.
server-sent-away = The host has given your seat to somebody else. There are other tables.
server-lobby-gone = This table is not looking for players any more. Choose another one.
server-lobby-seats = This link is for a seat, not for watching.
server-no-seat-open = Leave a seat free for others, or keep the table private.
server-sides-drawn = Sides are drawn at this table, so nobody chooses a character.
server-begun = The game has already begun.
server-character-taken = Somebody has already chosen this character.
server-invitation-withdrawn = This invitation was withdrawn. Ask the person who set up the table for a new link.
server-invitations-withdrawn = All earlier invitations are withdrawn. The links shown now are new.
server-link-withdrawn = This link was replaced by a new one and no longer opens a seat.
server-moved-on = The same players have begun another game. Change links at that table.

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

# Clocks, absence, and what people ask each other

server-time-up = { $name }: time is up. A bot makes this move.
server-absent = { $name } is away: a bot plays on until they come back.
server-left = { $name } lets a bot play on.
server-returned = { $name } plays again.
server-taken-back = { $name } has taken back the last move.
server-declined = { $name } said no.
server-bot-plays = A bot is playing for this seat now.
server-undo-late = You can only take back your own last move, and only until somebody else moves.
server-undo-told = This move can’t be taken back, because something was revealed by it.
server-nothing-asked = There is no question to answer any more.
server-ask-undo = { $name } would like to take back the last move.
server-ask-replace = { $name } would like a bot to play for { $other }.
server-ask-rematch = { $name } would like a rematch with sides swapped. Are you in?
server-mirrored = Mirrored: everybody flees once on the same deal. Whoever stays free longest wins, and an escape beats any catch.
server-mirror-flight = { $how ->
    [escaped] escaped
   *[caught] caught in round { $round }
}
server-mirror-verdict = { $how ->
    [won] You stayed free longest: you win the mirrored games.
    [drawn] The mirrored games are a draw: { $who } did equally well.
   *[lost] { $who } stayed free longest and wins the mirrored games.
}
server-mirrored-other = Only the classic game and the Original mode of the Sherlock Holmes edition can be mirrored. Choose one of them, or leave “mirrored” out.
server-mirrored-nobody = Mirrored games need at least one person at the table.
server-ask-record = { $name } would like to keep what is said at the table in the record. Is that all right with you?
server-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
server-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
server-clock = Clock: { $limit }
server-clock-move = { $time } for each move
server-clock-game = { $time } for the whole game
server-clock-more = { $time } for the whole game, and { $more } more for each move
server-clock-days = { $days ->
    [one] one day for each move
   *[other] { $days } days for each move
}
server-clock-hours = { $days ->
    [one] one day for each move, from { $opens } to { $closes }
   *[other] { $days } days for each move, from { $opens } to { $closes }
}

# The database, by command

database-fact = { $fact ->
    [place] Database
    [kind] Kind
    [version] Schema
    [size] Size
    [matches] Games
    [events] Events
    [oldest] Longest idle since
   *[newest] Last played
}
database-version = { $latest ->
    [0] version { $version }, up to date
   *[other] version { $version }; “gaslamp serve” upgrades it to version { $latest }
}
database-megabytes = { NUMBER($size, maximumFractionDigits: 1) } MB
database-phases = { $count } ({ $waiting } waiting, { $playing } being played, { $over } over)
database-backed-up = { $count ->
    [one] One game backed up in { $file }.
   *[other] { $count } games backed up in { $file }.
}
database-restored = { $count ->
    [one] One game restored to { $database }.
   *[other] { $count } games restored to { $database }.
}
database-pruned = { $count ->
    [0] No table removed.
    [one] One table removed.
   *[other] { $count } tables removed.
}
database-would-prune = { $count ->
    [0] No table would be removed.
    [one] One table would be removed.
   *[other] { $count } tables would be removed.
}
database-report = { $when }  table { $table }, { $channel ->
    [table] table
    [team] detectives
   *[watchers] watchers
}, { $name }: { $text }{ $count ->
    [one] {""}
   *[other] {" "}(reported { $count } times)
}
database-nameless = no name
database-reports = { $count ->
    [0] Nothing has been reported.
    [one] One line was reported.
   *[other] { $count } lines were reported.
}
database-forgotten = The table { $table } was removed, with everything in it.
database-names-forgotten = The names at the table { $table } were removed.
database-no-table = There is no table “{ $table }” in this database.
database-empty = There are no games in this database.
database-not-empty = There are games in this database already. Restore to an empty one: name another with --database.
backup-foreign = This is not a backup that “gaslamp database backup” has written.
backup-newer = This backup was made by a newer Gaslamp (schema version { $found }; this one knows { $known }). Update Gaslamp.
backup-line = This line is not a row of the database. The backup is damaged, so nothing was restored.
backup-counts = The backup does not hold as many rows as its first line says, so nothing was restored.
backup-cut = The backup ends here, before its last line: part of it is missing, so nothing was restored.
backup-damaged = The backup was changed after it was written: its checksum is wrong, so nothing was restored.
backup-contradicts = The rows of this backup contradict each other ({ $reason }), so nothing was restored.

# Talking and drawing together

server-talk-off = The host has switched off the chat.
server-talk-empty = There is nothing in this line to show. Write a few words, or choose a phrase.
server-talk-fast = That was a lot at once. Wait a few seconds, then go on.
server-marks-full = The map is full of marks. Remove some, then draw on.
server-no-line = This line is not there any more.
server-reported = Reported to the people who run this server.
server-talk-recorded = From now on the record has what is said at the table. Any player can take it out again.
server-talk-unrecorded = { $name } has taken what was said out of the record.
server-watcher = Watcher { $number }

# Names that are kept

server-many-guesses = Too many tries. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
name-length = A name has 1 to { $most } characters.
name-signs = A name is made of letters and digits, with single spaces, hyphens, apostrophes, dots or underscores between them.
name-scripts = A name is written in one alphabet, so that nobody can imitate another one with letters that look alike.
name-taken = Somebody already has this name, or one that looks like it. Choose another.
name-unknown = There is no such name with this passphrase. Check both and try again.
name-signed-out = You are not signed in here. Sign in first.
name-nobodys = Nobody has the name “{ $name }”.
passphrase-short = Use at least { $least } characters. A few words in a row are easy to remember and hard to guess.
passphrase-simple = This passphrase is too easy to guess. Use a few words that have nothing to do with your name.
passphrase-wrong = This is not your passphrase. Try again.
recovery-unknown = This name and recovery code don’t belong together, or the code was used already.
server-rated = { $counts ->
    [yes] This game counts for ratings.
    [no] This game does not count for ratings.
   *[later] This game counts for ratings only if everyone has a kept name and nobody plays on two sides.
 }

# Being told that it is one’s turn

server-your-turn = It’s your turn. ({ $game })
server-push-off = This server can’t send messages to browsers.
server-mail-off = This server sends no mails.
server-mail-wrong = --mail is read as smtp://USER:PASSWORD@HOST:PORT, or smtps:// where the connection is encrypted from the start.
server-mail-incomplete = With --mail, say the sender too (--mail-from games@example.org), and the address of this server that links begin with (--address https://games.example.org).
server-address-wrong = “{ $address }” can’t be the beginning of links. Write --address https://games.example.org.
server-mail-address = This is not a mail address.
server-mail-failed = The mail could not be sent. Check the address, or try again later.
server-mail-unknown = This link is not from a mail of this server.
server-many-mails = Enough mails for today. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
server-mail-confirm =
    Somebody who plays Gaslamp wants to be told at this address when it is their turn.
    If that is you, open this link and confirm:

    { $link }

    If not, do nothing: this address is forgotten in three days.
    .subject = Gaslamp: confirm your address
server-mail-turn =
    It’s your turn. ({ $game })

    { $link }

    No more mails about this table:
    { $stop }
    .subject = Gaslamp: it’s your turn
