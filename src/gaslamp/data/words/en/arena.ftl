# What an arena of bots reports, and what keeps one from being held.

arena-standings = How often { fugitive } got away
arena-ends = How the games ended
arena-ends-rounds = How the rounds ended
arena-lengths = How long the games were
arena-lengths-rounds = How long the rounds were
arena-comparisons = The same deals, another player
arena-scores = { fugitive }’s points
arena-places = Results by seat
arena-ranks = Everybody for themselves
    .about = The share of wins with its 95% interval. The dotted line is an equal share.
arena-ratings = Strength in each role
    .about = Elo points with their 95% interval; the average of each role is 1500. Intervals are unreliable for bots that won or lost every game.
arena-duels = One against another, both sides of every deal
    .about = For every bot: the share of games its side won against each other bot, fleeing and hunting on the same deals, with its 95% interval.

arena-column-fugitive = { fugitive }
arena-column-detectives = Detectives
arena-column-games = Games
arena-column-escapes = Escapes
arena-column-interval = 95% interval
arena-column-seconds = Seconds per game
arena-column-length = Length
arena-column-mean = mean
arena-column-least = min.
arena-column-lower = Q1
arena-column-median = median
arena-column-upper = Q3
arena-column-most = max.
arena-column-pairing = Pairing
arena-column-than = Compared with
arena-column-difference = More escapes
arena-column-more = More points
arena-column-agent = Bot
arena-column-rounds = Rounds
arena-column-seat = Seat
arena-column-wins = Wins
arena-column-points = Points
arena-column-blacks = Black tickets
arena-column-role = Role
arena-column-elo = Elo
arena-column-duel = Bots
arena-column-opponent = Opponent
arena-column-lost = Fewer wins
arena-column-duration = Rounds

arena-pairing = { $fugitive } against { $detectives }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
arena-figure = { NUMBER($figure, maximumFractionDigits: 1) }
arena-rounds = rounds
arena-entries = entries
arena-turns = turns
arena-seconds = { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-blacks = { NUMBER($blacks, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-unsure = unknown
arena-elo = { $elo }
arena-elo-interval = { $low } to { $high }
arena-edge = { fugitive }’s edge

arena-end = { $rule ->
    [CL-20] cornered
    [CL-21] caught
    [CL-22] detectives stranded
    [CL-23] got away
    [SH-9-rounds] last round over
    [SH-9-tickets] out of tickets
    [SH-15-crimes] crimes done
    [SH-15-log] log full
    [SH-22] caught
    [SH-23] cornered
    [caught] caught
    [cornered] cornered
    [spent] tickets spent
    [stuck] detectives stuck
    [given-up] given up
    [forfeit] forfeited
   *[other] { $rule }
}

arena-failure = { $agent } forfeited { $games ->
    [one] one game
   *[other] { $games } games
}: { $error }
arena-interrupted = Interrupted: these are the games that were finished by then.

arena-too-few = “{ $option }” is { $value }. Ask for at least 1.
arena-nobody = Nobody is named for “{ $option }”. Name at least one bot.
arena-sides = The game “{ $game }” has two sides: name the bots by --fugitive and --detectives, not by --agents.
arena-agents-alone = With --agents every bot plays on both sides or for itself. Leave it out, or leave { $option } out.
arena-folder = Records cannot be written to { $folder }: { $problem }.
arena-process-died = A worker process crashed, perhaps for lack of memory. Try fewer jobs (--jobs).
arena-no-time = “{ $option }” is { $value }. Ask for more than 0 seconds.
arena-too-much = “{ $option }” is { $value }. Ask for { $most } at most.
agent-name-wrong = “{ $name }” cannot be the name of a bot. Use letters, digits, dots, dashes and underscores.
agent-name-taken = “{ $name }” is the name of a built-in bot. Choose another for “{ $agent }”.
agent-name-twice = “{ $name }” is the name of two bots: “{ $agent }” and “{ $other }”. Choose another for one of them.
arena-results-found = { $games ->
    [one] One game was played before and is
   *[other] { $games } games were played before and are
} taken from here.
arena-results-cut = The last line is damaged and is left out: that game is played again.
arena-results-damaged = This is not the result of a game: { $problem }. Remove the line, or name another file.
arena-results-unknown = This file does not hold the results of an arena. Name another.
arena-results-other = This file belongs to another arena: there “{ $field }” is { $found }, here it is { $asked }. Name another file.
arena-ray-unreachable = No Ray cluster answers at { $address }: { $problem }. “--ray local” starts one here.
arena-drawn = The report is in { $file }.

agent-unknown = There is no bot “{ $agent }”. The bots are: { $known }. Use MODULE:NAME for your own bot.
agent-not-found = The bot “{ $agent }” cannot be loaded: { $problem }.
agent-no-module = The bot “{ $agent }” cannot be loaded: there is no module “{ $module }” here. Start gaslamp in the folder where the module is, or install it.
agent-no-name = The module “{ $module }” has no bot “{ $name }”. Check the name after the colon.
agent-not-made = “{ $name }” in the module “{ $module }” does not make bots. Name a class or a function that takes a random generator and returns something with act(view).
agent-no-program = The bot “{ $agent }” cannot be started: there is no program “{ $program }”.
agent-other-game = The bot “{ $agent }” does not play { $game }. The bots that do are: { $known }.
arena-no-sides = In { $game } everybody plays for themselves: name the bots with --agents, not with --fugitive and --detectives.

# The page with plots.

arena-page-title = Arena: { $game }
arena-page-facts = { $seats } players, { $games ->
    [one] one game
   *[other] { $games } games
} for every pairing or seating, seed { $seed }.
arena-page-options = House rules: { $options }.
arena-starts = Where { fugitive } began
    .about = How often he got away from each start, over all pairings, with the 95% interval. The dotted line is the average.
arena-caught = How soon { fugitive } was caught
    .about = The share of games in which he had been caught by the end of each round.
arena-doubts = Where { fugitive } could be
    .about = Average number of stations he could be at, from public information, at the start of each detectives’ turn.
arena-figures = All figures
arena-station = from { $station }
arena-round = round
arena-as = { $agent } as { fugitive }
arena-against = against { $agent }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

# Attacks on one bot
exploit-arms = Before and under attack
exploit-losses = What the attack takes, on the same deals
attacker-unknown = “{ $attacker }” cannot attack anybody. These can: { $known }.
attacker-other-game = An attack by “{ $attacker }” knows the games { $known }, not { $game }.
attacker-of-program = “{ $agent }” is a program of its own and cannot be asked what it would do elsewhere. Name a bot of Gaslamp or MODULE:NAME.
exploit-secrets = In this game and mode more than a station is secret, which no attack here knows how to follow. Choose classic, or holmes with -o mode=original.
