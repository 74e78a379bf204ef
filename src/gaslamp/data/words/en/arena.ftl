# What an arena of bots reports, and what keeps one from being held.

arena-standings = How often { fugitive } got away
arena-ends = How the games ended
arena-ends-rounds = How the rounds ended
arena-lengths = How long the games were
arena-lengths-rounds = How long the rounds were
arena-comparisons = The same deals, another player
arena-scores = What { fugitive } made of it
arena-places = How every seat fared
arena-ranks = Everybody for themselves

arena-column-fugitive = { fugitive }
arena-column-detectives = Detectives
arena-column-games = Games
arena-column-escapes = Escapes
arena-column-interval = 95 % interval
arena-column-seconds = Seconds per game
arena-column-length = Length
arena-column-mean = mean
arena-column-least = min.
arena-column-lower = ¼
arena-column-median = ½
arena-column-upper = ¾
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
arena-agents-alone = --agents seats bots that play for themselves. Leave it out, or leave { $option } out.
arena-folder = Records cannot be written to { $folder }: { $problem }.
arena-process-died = A process that was playing games died. Perhaps there was too little memory: try fewer jobs.

agent-unknown = There is no bot “{ $agent }”. The bots are: { $known }. One of your own is named MODULE:NAME.
agent-not-found = The bot “{ $agent }” cannot be loaded: { $problem }.
agent-other-game = The bot “{ $agent }” does not play { $game }. The bots that do are: { $known }.
arena-no-sides = In { $game } everybody plays for themselves: name the bots with --agents, not with --fugitive and --detectives.
