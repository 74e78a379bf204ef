# The games and what can be chosen when one is set up. The value is a name, .about says what it does.

game-classic = Scotland Yard
    .about = Mister X flees through London; five detectives have 22 rounds to catch him.
game-holmes = Scotland Yard, Sherlock Holmes edition
    .about = Professor Moriarty flees through Victorian London from Sherlock Holmes and his friends. In Sherlock mode he plots three crimes, and everybody has abilities.
game-compact = Scotland Yard, compact edition
    .about = Everybody is Mister X once. He flees in the open, except when he plays a black ticket, and every ticket the three detectives hand him is worth points.

option-board = Board
    .about = The board to play on.
option-detectives = Detectives
    .about = How many detective pawns hunt.
option-order = Order of play
    .about = The order in which the detectives move.
option-start_pack = Start cards
    .about = One pack of start cards for everybody, or one for each side.
option-starts = Start stations
    .about = Stations to use as the one pack, instead of the board’s own.
option-detective_starts = Detectives’ start stations
    .about = Stations to use as the detectives’ separate pack, instead of the board’s own.
option-fugitive_starts = Mister X’s start stations
    .about = Stations to use as Mister X’s separate pack, instead of the board’s own.
option-open_start = Open start
    .about = Everybody sees where { fugitive } starts. After that he is hidden as ever.
option-taxi = Taxi tickets
    .about = How many each detective starts with.
option-bus = Bus tickets
    .about = How many each detective starts with.
option-underground = Underground tickets
    .about = How many each detective starts with.
option-fugitive_taxi = Mister X’s taxi tickets
    .about = How many he starts with; this matters only if his tickets can run out.
option-fugitive_bus = Mister X’s bus tickets
    .about = How many he starts with; this matters only if his tickets can run out.
option-fugitive_underground = Mister X’s underground tickets
    .about = How many he starts with; this matters only if his tickets can run out.
option-fugitive_fares = Mister X’s tickets
    .about = Whether Mister X can run out of plain tickets.
option-blacks = Black tickets
    .about = How many Mister X has.
option-doubles = Double moves
    .about = How many double-move cards Mister X has.
option-surfacing = Surfacing
    .about = The moves after which Mister X shows himself.
option-rounds = Rounds
    .about = Mister X wins at the end of this round.
option-entries = Log entries
    .about = How many moves Mister X’s log has room for.
option-voluntary_surfacing = Voluntary surfacing
    .about = Mister X may show himself by choice and take a ticket from each detective.
option-cut_off = Cut-off
    .about = Mister X can’t pass a detective on his line.

# The values of options that are words. Of a mode .about says what is played.
choice-order-seats = seat by seat
choice-order-any = in any order
choice-start_pack-one = one for everybody
choice-start_pack-separate = one for each side
choice-fugitive_fares-unlimited = never run out
choice-fugitive_fares-counted = can run out
choice-mode-original = Original
    .about = The plain chase: Moriarty has to stay free for 22 rounds and shows himself five times. No crimes, no abilities.
choice-mode-sherlock = Sherlock
    .about = The full game: Moriarty plots three crimes and has hideouts, and every detective has an ability. 16 rounds.

# House rules that go well together: a name, and what they change in each game.
preset-book = By the book
    .classic = The printed rules: five detectives, 22 rounds, and Mister X shows himself five times.
    .holmes = The printed rules of the mode you choose.
    .compact = The printed rules: 24 tickets and one black ticket in every round.
    .connection = The printed rules: once somebody has nine points, all others have one more turn.
preset-gentle = Easier for { fugitive }
    .classic = He has more black tickets and double moves, and shows himself only three times.
    .holmes = No bobbies, and he shows himself less often.
    .compact = Three black tickets in every round, so he can hide more often.
preset-lenient = A little easier for { fugitive }
    .classic = He shows himself four times instead of five: after moves 3, 10, 17 and 24.
    .holmes = He shows himself less often than by the book: after moves 3, 10, 17 and 24.
preset-strict = A little easier for the detectives
    .classic = Mister X shows himself six times instead of five: after moves 3, 7, 11, 15, 19 and 24.
    .holmes = Moriarty shows himself more often than by the book: after moves 3, 7, 11, 15, 19 and 24.
preset-harsh = Harder for { fugitive }
    .classic = He has fewer black tickets and double moves, and shows himself after every third move.
    .holmes = Three bobbies help the detectives, and he shows himself after every third move.
preset-ahead = A small head start
    .compact = The second player starts 3 points ahead.
    .connection = The second player starts with one point.
preset-far-ahead = A big head start
    .compact = The second player starts 8 points ahead.
    .connection = The second player starts with three points.
preset-short = Short game
    .classic = 13 rounds instead of 22. Mister X shows himself three times.
    .holmes = 12 rounds, and a log of 14 moves.
    .compact = Half the tickets, so every round is over sooner.
preset-long = Long game
    .compact = 32 tickets instead of 24: longer rounds and more points.
preset-expert = For experts
    .classic = Mister X may show himself to take tickets from the detectives, but he can’t ride past one on his line.
    .holmes = Moriarty’s plain tickets can run out, so every ride has to be planned.
preset-even = The same number of turns
    .connection = Once somebody has nine points, the round is played to its end and no further.

# What a set of rules was measured to be worth, in games between equal bots.
preset-worth = Between equal bots: { $figures }.
preset-worth-mode = { $mode }: { $worth }
preset-worth-detectives = { $way ->
    [more] the detectives win about { $points } more games in 100
    [fewer] the detectives win about { $points } fewer games in 100
   *[same] no difference that could be measured
}
preset-worth-second = { $way ->
    [more] the second player wins about { $points } more games in 100
    [fewer] the second player wins about { $points } fewer games in 100
   *[same] no difference that could be measured
}

game-connection = Sherlock: Case Connection
    .about = Nobody flees: two to four detectives gather clues and evidence, connect them and solve leads. Nine points trigger the end.
option-deck = Deck
    .about = The cards to play with.
option-head_start = Head start
    .about = The points each player starts with, in the order of the seats. Players without a number start with none.
option-last_turns = Last turns
    .about = Who plays on once somebody has nine points.
choice-last_turns-others = everybody else, a whole turn each
choice-last_turns-even = until everybody has had the same number of turns
choice-last_turns-cut = everybody else, until they have nine points too
