# The command line: help pages first, then what the commands print.
# The value explains; .value is how the argument is written in the usage line.

cli-usage = Usage
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-options-usage = [options]
cli-command-usage = COMMAND…
cli-default = { $text } (default: { $default })
cli-see-help = See “{ $command } --help”.

cli = Gaslamp plays the Scotland Yard family of detective games.
cli-help = Show this page.
cli-json = Print the result as JSON and nothing else.
cli-yes = yes
cli-no = no
cli-version = Show the version.
cli-language = Language: en, fr, it or de (default: GASLAMP_LANGUAGE, then the settings file, then the system’s).
    .value = LANGUAGE

cli-serve = Open the table in the browser: all games, against bots, around one screen, or with friends by link. This is what “gaslamp” alone does.
cli-serve-lan = Play with others in your network: shows the address and a QR code for their phones.
cli-serve-host = Server address; 127.0.0.1: this computer only, 0.0.0.0: everybody who can reach it.
    .value = ADDRESS
cli-serve-port = Server port.
    .value = PORT
cli-serve-database = Where games are saved: a file, or the address of a PostgreSQL database (default: a file in your data folder).
    .value = DATABASE
cli-serve-pace = Minimum number of seconds from one bot move to the next.
    .value = SECONDS
cli-serve-bots = Number of bots that think here at the same time; 0: none, “gaslamp worker” does it.
    .value = COUNT
cli-serve-share_port = Share the port with other servers on the same database (Linux, macOS): stop one of them and its players go on at another.
cli-serve-expire = Remove tables nobody has touched for this many days, with everything in them (default: never).
    .value = DAYS
cli-serve-mail = The mail server that tells players of their turn: smtp://USER:PASSWORD@HOST:PORT.
    .value = ADDRESS
cli-serve-mail_from = The address such mails come from.
    .value = SENDER
cli-serve-address = The address of this server that links in mails begin with, such as https://games.example.org.
    .value = URL
cli-serve-browser = Open the browser.
cli-serve-allow_host = A host name the server answers to, such as play.example.org; repeat it for several. All other names are refused.
    .value = NAME
cli-serve-proxy = The address or network of a reverse proxy whose X-Forwarded headers are trusted; repeat it for several.
    .value = ADDRESS
cli-serve-path = The path all addresses begin with, if the server is not at the root of its site, such as /gaslamp.
    .value = PATH
cli-serve-limit_requests = Requests a client may send in a minute; 0: no limit.
    .value = NUMBER
cli-serve-limit_tables = Tables a client may open in an hour; 0: no limit.
    .value = NUMBER
cli-serve-limit_sockets = Sockets a client may have open at once; 0: no limit.
    .value = NUMBER
cli-serve-limit_connections = Connections at once, of all clients together; 0: as many as the system allows.
    .value = NUMBER
cli-serve-metrics = Where metrics for Prometheus can be read: a port of this computer, or ADDRESS:PORT; keep it out of players’ reach.
    .value = ADDRESS
cli-serve-log = How log lines are written: text or json.
    .value = FORMAT

cli-worker = Run bots for the servers on a PostgreSQL database (or on one file), on this machine or another.
cli-worker-database = The database of the servers: the address of a PostgreSQL database, or a file (default: the one that “gaslamp serve” uses).
    .value = DATABASE
cli-worker-bots = Number of bots that think here at the same time.
    .value = COUNT
cli-worker-pace = Minimum number of seconds from one bot move to the next.
    .value = SECONDS

cli-play = Play a game here in the terminal. Without options you are Mister X and bots hunt you.
cli-play-game = The game to play.
    .value = GAME
cli-play-as = Which side you play: fugitive, detectives or everybody (in turn at one keyboard).
    .value = SIDE
cli-play-seats = How many players there are, the fugitive included.
    .value = NUMBER
cli-play-people = The seats that people play, such as 0,2; bots play the others. Seat 0 is the fugitive, or the first one to be it.
    .value = SEATS
cli-play-names = Names of the people, such as Anna,Ben.
    .value = NAMES
cli-play-bot = Who plays the other seats: casual, club, strong or master (“gaslamp games” describes them), or another bot by its name.
    .value = BOT
cli-play-option = Change a rule, such as -o rounds=10. “gaslamp games” lists what can be changed.
    .value = OPTION=VALUE
cli-play-seed = Random seed: the same seed gives the same game.
    .value = NUMBER
cli-play-plain = Text mode, for pipes and screen readers.
cli-play-hints = Case Connection: show layout hints.
cli-play-reasons = Show why the bots move as they do.
cli-play-save = Save the game in this file.
    .value = FILE
cli-play-resume = Resume a saved game: this one, or the latest if no file is named.
    .value = [FILE]

cli-learn = Learn a game in the terminal: a short guided game that tells you what to do and why. Without a game it lists the lessons.
cli-learn-game = The game to learn.
    .value = [GAME]
cli-learn-as = Which side to learn: fugitive or detective.
    .value = SIDE
cli-learn-plain = Lines of text and typed answers, no screen.
cli-learn-save = Keep the lesson in this file.
    .value = FILE
cli-learn-lessons = Lessons, about three minutes each:
cli-learn-lesson = { $title }. { $about }

cli-replay = Watch a recorded game again, step by step.
cli-replay-file = The record.
    .value = FILE
cli-replay-as = Whose view to show: fugitive, spectator or a seat number.
    .value = SEAT
cli-replay-plain = Text mode, for pipes and screen readers.
cli-replay-reasons = Show why the bots moved as they did.

cli-join = Play at a server’s table from the terminal, by an invitation or by your personal link.
cli-join-url = The link, in quotes.
    .value = LINK
cli-join-name = What the others call you.
    .value = NAME
cli-join-plain = Text mode, for pipes and screen readers.
cli-join-reasons = Show why the bots move as they do.

cli-bot = Have a bot play at a server’s table, from this computer.
cli-bot-url = The link: an invitation, or the personal link of the seat.
    .value = LINK
cli-bot-agent = Who plays: any bot of “gaslamp games”, process:COMMAND, or MODULE:NAME.
    .value = BOT
cli-bot-name = What the others call it.
    .value = NAME
cli-bot-seats = How many free seats it takes.
    .value = NUMBER
cli-bot-pace = Answer after this time or a multiple of it, so that its timing reveals nothing (default: enough for the bot’s thinking; 0: as soon as it can).
    .value = SECONDS
cli-bot-seconds = Thinking time per turn, for bots that accept one.
    .value = SECONDS
cli-bot-limit = Time limit per answer for process: bots.
    .value = SECONDS
cli-bot-stay = Stay for the next games of the same people.

cli-protocol = Print the protocol of the server, as an OpenAPI document.

cli-arena = Let bots play many games against each other and compare them.
cli-arena-game = The game to play.
    .value = GAME
cli-arena-fugitive = The bots to play the fugitive, separated by commas.
    .value = BOTS
cli-arena-detectives = The bots to play the detectives, separated by commas. Every pairing is played.
    .value = BOTS
cli-arena-agents = The bots of a round robin, separated by commas: each plays each on both sides. Where there are no fixed sides, each plays for itself and takes every seat in turn. Use MODULE:NAME or process:COMMAND for your own bot; with a name and = before it, such as fast=process:COMMAND, the report calls it by that name.
    .value = BOTS
cli-arena-games = Games per pairing (or per seating).
    .value = NUMBER
cli-arena-jobs = Games to play at the same time (default: one per processor).
    .value = NUMBER
cli-arena-seed = Random seed: the same seed gives the same games.
    .value = NUMBER
cli-arena-seats = How many players there are, the fugitive included.
    .value = NUMBER
cli-arena-option = Change a rule, such as -o rounds=10. “gaslamp games” lists what can be changed.
    .value = OPTION=VALUE
cli-arena-seconds = Thinking time per turn, for bots that accept one.
    .value = SECONDS
cli-arena-limit = Time limit per answer for process: bots.
    .value = SECONDS
cli-arena-records = Save a record of every game in this folder.
    .value = FOLDER
cli-arena-results = Save the result of every game in this file, and continue from what it holds.
    .value = FILE
cli-arena-report = Write a report with charts to this HTML file.
    .value = FILE
cli-arena-ray = Play on the Ray cluster at this address; “local” starts one here.
    .value = ADDRESS
cli-arena-progress = Games played

cli-exploit = Attack a bot: how often it wins, and how often once its opponent knows its program.
cli-exploit-agent = The bot to attack: one that comes with Gaslamp, or MODULE:NAME.
    .value = BOT
cli-exploit-side = Which side of it: fugitive, detectives or both.
    .value = SIDE
cli-exploit-attacker = The bot that plays against it, without and then with its program: heuristic or sleuth.
    .value = BOT
cli-exploit-game = The game to play: classic, or holmes in the mode “original”.
    .value = GAME
cli-exploit-seats = How many players there are, the fugitive included.
    .value = NUMBER
cli-exploit-option = Change a rule, such as -o board=ravensburger. “gaslamp games” lists what can be changed.
    .value = OPTION=VALUE
cli-exploit-deals = How many deals; each is played once without the attack and once under it.
    .value = NUMBER
cli-exploit-budget = Rollouts for each choice, for everybody who searches.
    .value = NUMBER
cli-exploit-seed = Random seed: the same seed gives the same games.
    .value = NUMBER
cli-exploit-jobs = Games to play at the same time (default: one per processor).
    .value = NUMBER

cli-board = Check, draw or copy a board.
cli-board-check = Check a board file: what is on it, errors and warnings.
cli-board-check-file = The board file, or the name of a built-in board.
    .value = FILE
cli-board-draw = Draw a board as an SVG picture.
cli-board-draw-name = The name of a built-in board, or a board file.
    .value = BOARD
cli-board-draw-output = Output file (default: standard output).
    .value = FILE.svg
cli-board-draw-light = Theme: evening (dark) or paper (light).
    .value = THEME
cli-board-copy = Copy a built-in board to change it; the marks of its stations go into a file next to it.
cli-board-copy-name = The name of a built-in board.
    .value = BOARD
cli-board-copy-file = The file to copy it to.
    .value = FILE.board

cli-deck = Check, draw, copy or try out a deck of Case Connection.
cli-deck-check = Check a deck file: what is in it, errors and warnings.
cli-deck-check-file = The deck file, or the name of a built-in deck.
    .value = FILE
cli-deck-draw = Draw all cards of a deck on one sheet, as an SVG picture.
cli-deck-draw-name = The name of a built-in deck, or a deck file.
    .value = DECK
cli-deck-draw-output = Output file (default: standard output).
    .value = FILE.svg
cli-deck-draw-light = Theme: evening (dark) or paper (light).
    .value = THEME
cli-deck-copy = Copy a built-in deck to change it.
cli-deck-copy-name = The name of a built-in deck.
    .value = DECK
cli-deck-copy-file = The file to copy it to.
    .value = FILE.deck
cli-deck-simulate = Let bots play many games with a deck, and see how long they are, who wins and which cards are used.
cli-deck-simulate-name = The name of a built-in deck, or a deck file.
    .value = DECK
cli-deck-simulate-bot = Who plays: heuristic or planner, which thinks longer.
    .value = BOT
cli-deck-simulate-games = How many games for each number of players.
    .value = N
cli-deck-simulate-seed = Random seed: the same seed gives the same games.
    .value = N

cli-solve = Solve a board exactly: how long a visible fugitive lasts, or what the best play of a small classic game is worth.
cli-solve-board = The name of a built-in board, or a board file. Games are solved on boards of up to 64 stations.
    .value = BOARD
cli-solve-capture = Compute capture times: the fugitive is always visible, tickets are ignored.
cli-solve-ferries = With --capture: the fugitive may take ferries without paying.
cli-solve-detectives = How many detectives there are: 2, or 1 to 3 with --capture.
    .value = NUMBER
cli-solve-rounds = The fugitive wins at the end of this round.
    .value = NUMBER
cli-solve-surfacing = The moves after which the fugitive shows himself.
    .value = MOVES
cli-solve-black = Black tickets of the fugitive (default: none).
    .value = NUMBER
cli-solve-double = Double-move cards of the fugitive (default: none).
    .value = NUMBER
cli-solve-option = Change another rule, such as -o taxi=6. “gaslamp games” lists what can be changed.
    .value = OPTION=VALUE
cli-solve-gap = How much best responses of both sides may gain together.
    .value = NUMBER
cli-solve-output = Save the solution in this file and continue from what it holds; with --capture: the file for an SVG picture.
    .value = FILE
cli-solve-progress = Positions solved
cli-solve-interrupted = { $kept ->
    [yes] Interrupted. What was solved is saved; the same command continues from there.
   *[no] Interrupted. Nothing is saved: add --output FILE to be able to continue.
}
cli-solve-placements = { $board }: { $count } placements of the fugitive and { $detectives ->
    [one] one detective
   *[other] { $detectives } detectives
}. With best play on both sides he is caught in
cli-solve-round = round { $round }
cli-solve-never = never
cli-solve-share = { $count } ({ $share }%)
cli-solve-title = Rounds until a visible fugitive is caught by { $detectives ->
    [one] one detective
   *[other] { $detectives } detectives
} ({ $board })
cli-solve-below = Round of the capture; height: share of all placements
cli-solve-value = With best play on { $board } the fugitive escapes in { $low }% to { $high }% of games.
cli-solve-gap-found = Best responses gain at most { $gap } together.

cli-games = List the games and all their options.

cli-rules = Read the rules: of all games the contents, of one game the whole rulebook, a chapter or a rule.
cli-rules-game = The game, such as classic, or the id of a rule, such as CL-8.
    .value = [GAME]
cli-rules-id = The id of a rule or the name of a chapter, such as moving.
    .value = [ID]
cli-rules-search = List the rules that these words stand in.
    .value = WORDS
cli-rules-hint =
    Read on: gaslamp rules classic (a whole game), gaslamp rules classic moving (a chapter),
    gaslamp rules CL-8 (a rule), gaslamp rules --search 'double move' (where it stands).
cli-see-rule = Read the rule: gaslamp rules { $rule }

cli-database = Look at, back up, restore or clean up what a server keeps.
cli-database-info = Show what a database holds, in figures; nothing in it is changed.
cli-database-info-database = The database: a file, or the address of a PostgreSQL database (default: the one that “gaslamp serve” uses).
    .value = DATABASE
cli-database-backup = Write all games to one file, also while the server runs.
cli-database-backup-file = The backup to write; it holds every secret of every game.
    .value = FILE
cli-database-backup-database = The database: a file, or the address of a PostgreSQL database (default: the one that “gaslamp serve” uses).
    .value = DATABASE
cli-database-restore = Put all games of a backup into an empty database, SQLite or PostgreSQL.
cli-database-restore-file = The backup to restore.
    .value = FILE
cli-database-restore-database = The database: a file, or the address of a PostgreSQL database (default: the one that “gaslamp serve” uses).
    .value = DATABASE
cli-database-prune = Remove tables nobody has touched for a while, with everything in them.
cli-database-prune-older = Remove tables in which nothing has happened for this many days.
    .value = DAYS
cli-database-prune-waiting = Remove tables whose game never began after this many days.
    .value = DAYS
cli-database-prune-dry_run = Only say what would be removed.
cli-database-prune-database = The database: a file, or the address of a PostgreSQL database (default: the one that “gaslamp serve” uses).
    .value = DATABASE
cli-database-reports = List the lines of the chat that players have reported.
cli-database-reports-clear = Empty the list once it is shown.
cli-database-reports-database = The database: a file, or the address of a PostgreSQL database (default: the one that “gaslamp serve” uses).
    .value = DATABASE
cli-database-forget = Remove one table with everything in it, or only the names of its people.
cli-database-forget-table = The table, by its ID: what stands after /table/ in its address.
    .value = ID
cli-database-forget-names = Only blank the names; the game stays.
cli-database-forget-database = The database: a file, or the address of a PostgreSQL database (default: the one that “gaslamp serve” uses).
    .value = DATABASE

cli-doctor = Check what this Gaslamp can do here: versions, folders, database, browser, terminal and settings. The status is 1 if something is broken.
cli-doctor-database = The database to check: a file, or the address of a PostgreSQL database (default: the one that “gaslamp serve” uses).
    .value = DATABASE

cli-completion =
    Print the script that completes commands with Tab in your shell.
    bash, in ~/.bashrc: source <(gaslamp completion bash)
    zsh, in ~/.zshrc after compinit: source <(gaslamp completion zsh)
    fish: gaslamp completion fish > ~/.config/fish/completions/gaslamp.fish
cli-completion-shell = The shell: bash, zsh or fish.
    .value = SHELL

# What “games” prints
cli-games-players = { $least } to { $most } players
cli-games-option = { $name }. { $about } It can be: { $values } (default: { $default }).
cli-games-levels = Bots play at four levels; choose one with --bot:
cli-games-hint = Change a rule with -o, for example: gaslamp play --game holmes -o mode=sherlock
cli-values-whole = { $least } to { $most }
cli-values-numbers = numbers separated by commas
cli-values-words = { $known }, separated by commas
cli-values-file = { $known }, FILE.{ $ending }
cli-values-each = one for each player
cli-values-none = the board’s own

# What “board check” prints
cli-check-stations = { $count ->
    [one] One station
   *[other] { $count } stations
}
cli-check-kind = { $lines } { $lines ->
    [one] line
   *[other] lines
}, { $stops } { $stops ->
    [one] stop
   *[other] stops
}
cli-check-connected = Every station can be reached by land.
cli-check-parts = By land the board has { $count } separate parts.
cli-check-findings = { $count ->
    [0] No warnings.
    [one] 1 warning:
   *[other] { $count } warnings:
}
cli-check-faults = { $count ->
    [one] One error. The board cannot be used until it is fixed.
   *[other] { $count } errors. The board cannot be used until they are fixed.
}
cli-copied = Copied to { $file }.
cli-drawn = Drawn in { $file }.

# What “deck check” prints
cli-deck-cards = { $clues ->
    [one] One clue
   *[other] { $clues } clues
}, { $leads ->
    [one] one lead
   *[other] { $leads } leads
}
cli-deck-bonuses = Bonuses: { $points } for a point, { $universals } for universal evidence, { $leads } for one more lead
cli-deck-connecting = Symbols on two sides or more: { $count } clues, { $bonuses } of them with a bonus
cli-deck-sides = One symbol on several sides: { $repeating } clues. Two symbols on one side: { $crowded }
cli-deck-tokens = Tokens: { $forensic } forensic, { $witness } witness, { $cyber } cyber
cli-deck-solvable = Every lead can be solved.
cli-deck-faults = { $count ->
    [one] One error. The deck cannot be used until it is fixed.
   *[other] { $count } errors. The deck cannot be used until they are fixed.
}
