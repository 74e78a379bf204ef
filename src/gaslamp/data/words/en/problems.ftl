# What is wrong and what to do about it, by the key of the problem. File and line are put before it.

# Setting up a game
game-unknown = There is no game “{ $game }”. The games are: { $known }.
option-unknown = The game { $game } has no option “{ $option }”. “gaslamp games” lists them.
option-wrong = The option { $option } cannot be “{ $value }”. “gaslamp games” says what it can be.
seats-out-of-range = { $seats ->
    [one] One player is too few
   *[other] { $seats } players can’t play this
}: it takes { $least } to { $most }.
start-unknown = Station { $station } is among the start stations, but the board { $board } has no such station.
starts-too-few = There are too few start stations for { $pawns } pawns, whatever is drawn. Add some.
posts-too-few = The board { $board } has { $posts ->
    [0] no underground station
    [one] only one underground station
   *[other] only { $posts } underground stations
}, and the { $pawns } detectives start on one each. Choose another board.
starts-unused = The option { $option } goes with start_pack={ $kind }. Set that too, or leave { $option } out.
starts-twice = The option { $option } names a station twice. Name each one once.
head-start-too-long = The head start names { $given } players but only { $seats } play. Give one number for each player at most.
head-start-too-much = Nobody can start with { $points } points: { $most } is the most, since nine end the game.
entries-too-few = The log has { $entries } entries but the game has { $rounds } rounds: allow at least one entry for each round.
characters-wrong = { $characters ->
    [one] One character is
   *[other] { $characters } different characters are
} not possible: choose { $least } to { $most }, none twice.
mark-missing = The board { $board } has no stations marked “{ $mark }”, which this mode needs. “gaslamp board check” says what else is missing.
quarter-missing = Station { $station } of the board { $board } lies in no quarter, or in two. Put it in one.
option-unused = The option { $option } has no effect in the mode { $mode }. Leave it out.
scenes-too-few = The board has { $scenes ->
    [0] no crime scene
    [one] one crime scene
   *[other] { $scenes } crime scenes
}, but Moriarty draws { $crimes }. Mark more stations “crime”, or ask for fewer crimes.

# Reading a log or a record
not-an-event = This is not an event of the game: { $problem }.
event-unexpected = Found “{ $found }” where the rules require “{ $expected }”.
event-out-of-place = “{ $found }” cannot be here.
event-not-allowed = “{ $found }” breaks rule { $rule }.
event-tells-too-much = “{ $found }” reveals something that seat { $seat } cannot know.
log-ends-early = The log ends too early: “{ $expected }” must follow.
not-a-record = This is not a record of a Gaslamp game.
record-other-format = This record has format { $found }; this Gaslamp reads format { $known }.
record-header-wrong = The first line is not the header of a record: { $problem }.
record-players-wrong = The record names { $players ->
    [one] one player
   *[other] { $players } players
} for { $seats } seats. Name one for each seat, or none.
record-seat-wrong = The record says it was seen by seat { $seat }, but the game has { $seats } seats, numbered from 0.
record-truncated = The record should hold { $events } events, but { $found ->
    [0] none is
    [one] only one is
   *[other] only { $found } are
} there. Part of the file is lost.
record-too-long = The record should hold { $events } events, but the file goes on after them.
record-altered = Something in this record was changed after it was written.
record-talk-wrong = What was said does not fit this record: by whom, or when.
record-not-text = This file is not text, so it is not a record.
record-unreadable = The file cannot be read: { $problem }.
record-unwritable = The file cannot be written: { $problem }.
record-of-one-seat = This record holds only what seat { $seat } saw. It can be watched as that seat, but not resumed.

# Reading a board
board-unknown = There is no board “{ $name }”. Available: { $known }. For your own board, name a file that ends in .board.
text-missing = There is no such file.
text-folder = This is a folder. Name the file in it.
text-unreadable = The file cannot be read: { $reason }.
text-encoding = This is not text in UTF-8. Save the file as UTF-8.
text-empty = The file is empty.
text-header = The first line must be “{ $head }”.
text-version = This file has version { $version } of the format; this Gaslamp reads version { $known }.
board-no-frame = The board has no size. Add a line “frame WIDTH HEIGHT”.
board-no-stations = The board has no stations. Add lines “station NUMBER X Y”.
text-word = A line cannot start with “{ $word }”. It can start with: { $known }.
text-fields = This line must have the form “{ $form }”.
text-number = “{ $text }” is not a number.
text-size = “{ $text }” is not a valid size. Use a number above 0.
board-point = “{ $text }” is not a valid point. Write it as X,Y.
board-sort = There is no kind of place “{ $sort }”. The kinds are: { $known }.
board-scenery = There is no scenery “{ $name }”. Available: { $known }. For your own scenery, name a file that ends in .scenery.
board-marks = There are no marks “{ $name }”. Available: { $known }. For your own marks, name a file next to the board that ends in .marks.
text-twice = “{ $word }” is already in line { $earlier }. Keep one of the two.
board-station-twice = Station { $station } is already in line { $earlier }. Keep one of the two.
board-station-number = “{ $text }” is not a station number. Use a whole number from 1 to 999999.
board-station-unknown = There is no station { $station }. Add it, or name another.
board-outside = Station { $station } lies outside the frame, at { $x } { $y }.
board-kind = There is no kind of line “{ $kind }”. The kinds are: { $known }.
board-line-twice = The { kind } line { $a }–{ $b } is already in line { $earlier }. Keep one of the two.
board-line-itself = This line leads from { $station } to itself.
board-over-end = This line cannot pass over { $station }: it ends there.
board-repeated = Station { $station } is named twice in this line.

# What looks odd on a board, but may be meant
board-apart = { $count ->
    [one] Station { $stations } cannot be reached from the rest by land.
   *[other] Stations { $stations } cannot be reached from the rest by land.
}
board-isolated = No line stops at station { $station }.
board-no-taxi = No taxi stops at station { $station }.
board-dead-end = Station { $station } is a dead end: only one station is next to it.
board-close = Stations { $a } and { $b } are so close that their discs overlap.
board-long = The taxi line { $a }–{ $b } is { $times } times as long as usual.
board-over-far = The { kind } line { $a }–{ $b } passes over { $station }, which is far from it.
board-street = The scenery bends the street { $street }, but there is no such taxi line or station.
board-no-pack = The board has no start cards.
board-small-pack = The pack “{ $name }” has { $count ->
    [one] one start card
   *[other] { $count } start cards
}: too few for six pawns.

# What looks odd about the marks of a board for the Sherlock Holmes edition
board-mark-missing = No station is marked “{ $mark }”.
board-mark-unknown = No game uses the mark “{ $mark }”. The marks are: { $known }.
board-no-quarter = { $count ->
    [one] Station { $stations } lies in no quarter.
   *[other] { $count } stations lie in no quarter: { $stations }.
}
board-quarters = Station { $station } lies in more than one quarter: { $quarters }.
board-scenes = { $count ->
    [one] One station is a crime scene
   *[other] { $count } stations are crime scenes
}; in the box there are { $usual }.
board-scene-plain = Crime scene { $station } lies at no park, monument or river.
board-tiles = { $count ->
    [0] There is no tile “moriarty”
    [one] There is one tile “moriarty”
   *[other] There are { $count } different tiles “moriarty”
}; in the box there are { $usual }.
board-tile-size = The tile { $stations } should name two stations.
board-cards = { $count ->
    [0] The pack “detectives” is missing
    [one] The pack “detectives” has one start card
   *[other] The pack “detectives” has { $count } start cards
}; in the box there are { $usual }.
board-not-printed = The rulebooks say that station { $station } is marked “{ $mark }”. Here it is not.

# Using Gaslamp from a program
seat-not-there = There is no seat { $seat }. The seats are 0 to { $most }, -1 for chance and -2 for spectators.
agent-missing = No agent plays seat { $seat }. Name one for every seat.
agent-missing-chance = Nobody deals: no agent plays chance, seat { $seat }. The bot “uniform” does it.
agent-wrong-seat = The agent of seat { $seat } answered with an action of seat { $other }. It must choose one of its own.
agent-not-to-act = It is not the turn of seat { $seat }: it has nothing to choose from. Ask the agent whose turn it is.
agent-cannot-play = “{ $agent }” does not play { $game }. The bot “uniform” plays every game.
action-of-other-game = “{ $foreign }” is not an action of the game { $game }. Choose one that is on offer.
game-no-fugitive = Nobody flees in { $game }, so there is no telling where. The games with a fugitive are: { $known }.
setting-too-small = “{ $setting }” is { $value }. It must be above 0.
light-unknown = There is no light “{ $light }”. Available: { $known }.
picture-of-nothing = A picture of no station shows nothing. Name at least one.
board-no-such-station = The board { $board } has no station { $station }.
board-no-such-line = No { $kind } line of the board { $board } joins { $a } and { $b }.
deck-no-such-lead = The deck { $deck } has no lead { $lead }. Its leads are { $least } to { $most }.

# The command line
language-unknown = Gaslamp does not speak “{ $language }”. It speaks: { $known }.
command-unknown = There is no command “{ $name }”.
argument-unknown = “{ $command }” has no option { $option }.
argument-missing = “{ $command }” needs { $name }.
argument-needs-value = { $option } needs a value after it.
argument-takes-no-value = { $option } takes no value.
argument-range = { $range ->
    [least] , at least { $least }
    [both] { " " }from { $least } to { $most }
   *[any] { "" }
}
argument-not-whole = { $option } must be a whole number{ argument-range }.
argument-not-number = { $option } must be a number{ argument-range }.
arguments-too-many = “{ $extra }” is not an argument of “{ $command }”.
choice-unknown = { $option } cannot be “{ $value }”. Choose from: { $known }.
option-no-value = “{ $text }” must have the form option=value.
option-not-allowed = The option { $option } cannot be “{ $value }”. It can be: { $allowed }.
people-wrong = --people cannot be “{ $value }”. Give seat numbers from 0 to { $most }, separated by commas.
people-and-as = --as and --people do the same thing. Use only one.
names-too-many = { $names ->
    [one] There is a name
   *[other] There are { $names } names
} but only { $people ->
    [0] bots play
    [one] one person plays
   *[other] { $people } people play
}. Name fewer.
seat-unknown = There is no seat “{ $value }”. Use fugitive, spectator or a seat number from 0 to { $most }.
seat-not-seen = This record was written for seat { $seat }. Leave --as out.
resume-alone = A saved game keeps its own settings. Leave { $option } out, or leave --resume out.
lan-alone = --lan already serves every address of this machine. Leave --host out, or leave --lan out.
save-missing = There is no saved game to resume. “gaslamp play” starts one.
match-over = This game is over. “gaslamp replay” shows it.
file-missing = There is no such file.
file-folder = This is a folder. Name a file.
folder-missing = The folder for this file does not exist. Create it first.
file-exists = This file already exists. Name another, or delete it first.
file-unwritable = The file cannot be written: { $reason }.
output-unwritable = The output cannot be written: { $reason }.
system-refused = The operating system refused: { $reason }.
json-lists = --json lists all lessons. Leave the game out, or leave --json out.

# Settings
settings-not-toml = This is not TOML. Write one setting to a line, such as port = 9000 or language = 'fr'.
setting-unknown = There is no setting “{ $name }”. The settings are: { $known }.
setting-not-plain = The setting { $name } takes one value: a text in quotes, a number, true or false.

deck-unknown = There is no deck “{ $name }”. Available: { $known }. For your own deck, name a file that ends in .deck.
deck-lacks = Something is missing from the deck. Add a line “{ $form }”.
deck-bonus = There is no bonus “{ $bonus }”. The bonuses are: { $known }.
deck-lead-blank = Lead { $lead } has no symbols. Give it at least one.
deck-number = “{ $text }” is not valid. Use a whole number; cards are numbered from 1.
deck-card-twice = { $word ->
    [clue] Clue { $number }
   *[lead] Lead { $number }
} is already in line { $earlier }. Keep one of the two, or give it another number.
deck-side = “{ $text }” is not a side of a card. Write one or two of the letters { $known }, or “-” for none.
deck-count = { $count ->
    [one] There is one { $what ->
        [clue] clue
       *[lead] lead
    }
   *[other] There are { $count } { $what ->
        [clue] clues
       *[lead] leads
    }
}; in the box there are { $usual }.
deck-bonus-count = { $count ->
    [one] One clue brings
   *[other] { $count } clues bring
} the bonus “{ $bonus }”; usually { $usual }.
deck-tokens-uneven = The kinds of evidence have different numbers of tokens: { $counts }.
deck-symbols-uneven = The clues show one symbol much more often than another: { $most } { $count } times, { $least } { $fewer } times.
deck-sides-uneven = The clues have many more symbols on one side than on another: { $most } { $count }, { $least } { $fewer }.
deck-lead-unsolvable = No layout that solves lead { $lead } was found.
deck-lead-size = Lead { $lead } has { $count ->
    [one] one symbol
   *[other] { $count } symbols
}; usually { $least } to { $most }.
deck-lead-worthless = Lead { $lead } is worth no points.
deck-lead-cheap = Lead { $lead } is worth less than lead { $than }, which does not have more symbols.
deck-clue-dead = Clue { $clue } connects to no other card.

# Reading the rules
rules-unknown = There is no game and no rule “{ $name }”. “gaslamp rules” lists them.
rules-no-chapter = The rules of { $game } have no chapter and no rule “{ $name }”. “gaslamp rules” lists them.
rulebook-heading = “{ $found }” is no heading of the rules. A chapter is written “## Moving {"{"}moving{"}"}”, a rule “### CL-8 Title”.
rulebook-remark = “{ $found }” is no remark of the rules. It begins with example, ruling, hint, option or preset and a colon.
# What the operating system says, after a colon.
system-cause = { $cause ->
    [denied] permission denied
    [read-only] the disk is read-only
    [full] the disk is full
    [exists] a file of that name already exists
    [no-folder] part of the path is not a folder
    [folder] it is a folder
    [missing] there is no such file
    [no-database] there is no database in this file
    [unopened] the file cannot be opened
    [disk] the disk reports an error
    [locked] another program is using it
    [damaged] it is damaged
   *[refused] the connection was refused
}

# What is not installed with the bare package
extra-missing = { $extra ->
    [cli] The command “gaslamp” needs typer and rich. Install them with: pip install 'gaslamp[cli]' (with the terminal game: 'gaslamp[play]', with the browser game: 'gaslamp[serve]')
    [client] A seat at another server’s table needs websockets. Install it with: pip install 'gaslamp[client]'
    [play] The screen in the terminal needs textual. Install it with: pip install 'gaslamp[play]' (or add --plain for text mode)
    [serve] The game in the browser needs starlette, uvicorn and sqlalchemy. Install them with: pip install 'gaslamp[serve]'
    [search] Bots that search need numpy and numba. Install them with: pip install 'gaslamp[search]'
    [postgres] A PostgreSQL database needs asyncpg. Install it with: pip install 'gaslamp[postgres]'
    [push] Messages to closed browsers need cryptography. Install it with: pip install 'gaslamp[push]'
   *[ray] An arena on several machines needs ray. Install it with: pip install 'gaslamp[ray]'
}

# Solving
capture-detectives = Capture times are computed for { $least } to { $most } detectives.
capture-crowded = { $stations ->
    [one] One station is
   *[other] { $stations } stations are
} too few for the fugitive and { $detectives ->
    [one] one detective
   *[other] { $detectives } detectives
}.
capture-too-large = Capture times of { $detectives } detectives on this board would take { $megabytes } MB of memory; { $room } MB is the limit. Ask for fewer detectives or a smaller board.
solve-other-game = The solver plays the classic game, not { $game }.
solve-detectives = The solver plays with { $most } detectives, not with { $found }.
solve-option = The solver does not know the option { $option }. Leave it as it is.
solve-too-many = The solver has room for at most { $most } for { $option }, not { $found }.
solve-board = The board { $board } has { $stations } stations; the solver plays on { $most } at most.
solve-segment-large = Between two surfacings more than { $nodes } situations can arise, which is too many. Let him surface more often, or leave out black tickets and doubles.
policy-chances = The chances of a policy must add up to 1; these add up to { $total }.
policy-action = A policy may only take what the view offers; “{ $action }” is not allowed there.
solution-broken = This file does not hold a solution, or is damaged.
solution-format = This file has format { $found }; this Gaslamp reads format { $known }.
solution-other-board = This file was solved on another board than { $board } is now.
solution-other-game = This file holds another game. Name a new file, or ask for the same game.
solve-capture-alone = { $option } has no effect on capture times. Leave it or --capture out.
solve-ferries-alone = --ferries goes with --capture.
