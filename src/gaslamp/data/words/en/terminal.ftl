# Playing in the terminal.

# Points and the common stock. A label has 9 signs.
terminal-price = price
terminal-common = stock
terminal-pts = pts
terminal-page-next = Round { $round } · { fugitive }: { $who }
    Press Enter to continue.
terminal-page-over = Press Enter to close.

# Lines of text
terminal-lines-hint = Type a move or its number, such as “taxi 74” or “#3”. “help” explains, “quit” leaves.
    .holmes = Type a move or its number, such as “carriage 74” or “#3”. “help” explains, “quit” leaves.
terminal-abilities = One token may be spent:
    .compact = Or:
terminal-posts = { $pawn }: { $stations }
terminal-hand-over = Hand over to { $who }, who presses Enter when nobody else is looking.
terminal-confirm = { $offer }? Enter confirms, Esc cancels.
terminal-confirm-line = { $offer }? Press Enter to confirm, or type something else.
terminal-offer-leave = leave the game without saving it
terminal-resumed = The game continues where you left it.
terminal-not-kept = The game continues but can’t be saved. { $problem }
terminal-farewell-left = Game saved. To resume: gaslamp play --resume { $file }
terminal-farewell-over = To watch this game again: gaslamp replay { $file }
terminal-farewell-not-kept = This game was not saved.
terminal-help =
    A move: the fare and the station, such as “taxi 74” or “t74”; the station alone if only one fare fits; “#3” for the third on the list. With several pawns: “red bus 94”.
    Mister X: “black 128” for a black ticket, “double” before two rides, “surface”, “done”, “take bus”.
    Questions: “fares” (who stands where with which tickets), “log”, “possible” (where Mister X can be), “board” or “board 74” (the lines from there).
    A costly move, such as a black ticket, is confirmed first: Enter plays it, “no” cancels.
    Enter alone shows the moves again. “quit” leaves; the game is saved.
    .holmes =
        A move: the fare and the station, such as “carriage 74” or “c74”; the station alone if only one fare fits; “#3” for the third on the list. With several pawns: “Watson omnibus 94”, “bobby 1 metro 46”.
        Moriarty: “black 128” for a black ticket, “double” before two rides. After a move: “commit” a crime, at a hideout “collect black”, “collect double” or “lie low”, then “done”. From a hideout: “fly”, then “land 57”.
        Detectives, one token a turn: “ask quarter”, “ask park”, “ask monument”, “ask river”, “ask past”, “ban omnibus”, “ban metro”, “roadblock 74”; “done” to spend none.
        Questions: “fares” (who stands where with which tickets and tokens, the supply, the crimes), “log”, “possible” (where Moriarty can be), “board” or “board 74” (the lines from there and what is marked there), “marks” (quarters, hideouts, crime scenes and symbols).
        A costly move, such as a black ticket, is confirmed first: Enter plays it, “no” cancels.
        Enter alone shows the moves again. “quit” leaves; the game is saved.
    .compact =
        Before a round the detectives are put on underground stations: “red 40”, or “40” for the next of them.
        A move: the fare and the station, such as “taxi 74” or “t74”; the station alone if only one fare fits; “#3” for the third on the list. Detectives: “red bus 94”. Any player may move any of them; bots leave it to you.
        Mister X rides for free. “black 36” hides him for one turn, takes the ferry too, and costs 3 points.
        “give up” ends the round when all detective players say so; Mister X then gets what is left of the stock.
        Questions: “fares” (who stands where, the stock, prices and points), “log”, “possible” (where Mister X can be), “board” or “board 74” (the lines from there).
        A costly move, such as a black ticket, is confirmed first: Enter plays it, “no” cancels.
        Enter alone shows the moves again. “quit” leaves; the game is saved.
terminal-reel-hint = Press Enter to go on. “help” explains, “quit” leaves.
terminal-reel-edge = There is nothing further that way.
terminal-reel-said = { $name }: “{ $text }”
terminal-reel-help =
    Enter or “next”: one step on. “back”: one step back. “round” and “round back”: to the start of a round. “start”, “end”.
    Questions: “fares”, “log”, “possible”, “board”. “quit” leaves.

# The full screen. The keys are one line of 78 signs at most, the heading above 33.
terminal-keys = ↑ ↓ Enter move · / type · + - zoom · p possible · ? all keys · q quit
    .holmes = ↑ ↓ Enter move · / type · + - zoom · p possible · m marks · ? keys · q quit
terminal-reel-keys = ← → step · PgUp PgDn round · + - zoom · p possible · ? all keys · q quit
    .holmes = ← → step · PgUp PgDn round · + - zoom · p possible · m marks · ? keys · q quit
terminal-wait = It’s not your turn yet. Space skips the bots’ pauses.
terminal-over = The game is over. Press q to leave.
terminal-reel-place = Step { $stop } of { $stops }
terminal-typed-hint = type a move, such as taxi 74
    .holmes = type a move, such as carriage 74
terminal-follow = { $state ->
    [on] The map follows the chase.
   *[off] The map stays where it is.
}
terminal-possible-count = { $count ->
    [0] { fugitive } could still be anywhere.
    [one] { fugitive } can only be at one station.
   *[other] { fugitive } can be at { $count } stations.
}
terminal-marks-legend = ⌂ hideout · † crime scene · ‡ yours · # roadblock · ♣ park · ♜ monument · ≈ river
terminal-too-small =
    This window is too small for the board.
    Make it at least { $width } columns by { $height } rows, or use --plain.
terminal-screen-help =
    ↑ ↓  Enter      choose a move, make it (or click on its station)
                    a costly move is confirmed first: Enter yes, Esc no
    /  or a digit   type a move: taxi 74 · t74 · red bus 94 · black 128 · #3
    Esc             back from typing to the list
    Space           skip bot animation
    q               quit; the game is saved
    .compact =
        ↑ ↓  Enter      choose a move, make it (or click on its station)
                        a costly move is confirmed first: Enter yes, Esc no
        /  or a digit   type: taxi 74 · red bus 94 · black 36 · #3
                        red 40 to place a detective · give up
        Esc             back from typing to the list
        Space           skip bot animation
        q               quit; the game is saved
    .holmes =
        ↑ ↓  Enter      choose a move, make it (or click on its station)
                        a costly move is confirmed first: Enter yes, Esc no
        /  or a digit   type: carriage 74 · c74 · Watson metro 94 · black 128 · #3
                        commit · collect black · lie low · fly · land 57 · done
                        ask quarter · ask river · ban metro · roadblock 74
        Esc             back from typing to the list
        Space           skip bot animation
        q               quit; the game is saved
terminal-reel-screen-help =
    →  ←            one step on, one step back
    PgDn  PgUp      to the start of a round
    Home  End       the start, the end
    q               leave
terminal-map-help =
    +  -            zoom, or the mouse wheel
    Shift+arrows    move the map, or drag it
    f               follow the chase, or stay
    p               show where Mister X can be
    l               dark or light theme

    P103   a pawn                      x67   Mister X was last seen here
    (86)   you can go there            86?   Mister X can be there
    ⠤⠤⠤⠤ taxi     ⠶⠶⠶⠶ bus     ⠶⠆⠰⠶ underground     ⠄⠠⠄⠠ ferry
    .compact =
        +  -            zoom, or the mouse wheel
        Shift+arrows    move the map, or drag it
        f               follow the chase, or stay
        p               show where Mister X can be
        l               dark or light theme

        R40    a detective                 x67   Mister X hid from here
        (86)   you can go there            86?   Mister X can be there
        ⠤⠤⠤⠤ taxi     ⠶⠶⠶⠶ bus     ⠶⠆⠰⠶ underground     ⠄⠠⠄⠠ ferry
    .holmes =
        +  -            zoom, or the mouse wheel
        Shift+arrows    move the map, or drag it
        f               follow the chase, or stay
        p               show where Moriarty can be
        m               show quarters and symbols
        l               dark or light theme

        S103   a pawn                      x67   Moriarty was last seen here
        (86)   you can go there            86?   Moriarty can be there
        46†    a crime scene (‡ yours)     28⌂   a hideout
        74#    a roadblock                 ♣ park   ♜ monument   ≈ river
        ⠤⠤⠤⠤ carriage    ⠶⠶⠶⠶ omnibus    ⠶⠆⠰⠶ metro    ⠄⠠⠄⠠ ferry

# What cannot be understood
terminal-word-near = I don’t understand “{ $word }”. Did you mean “{ $near }”?
terminal-word-unknown = I don’t understand “{ $word }”. Type “help” to see what you can type.
terminal-station-unknown = There is no station { $station } on this board.
terminal-number-wrong = { $most ->
    [0] There is nothing to choose now.
   *[other] There is no move #{ $number }. The list goes from #1 to #{ $most }.
}
terminal-one-at-a-time = One thing at a time: a fare and a station, or one line of the list. For a double move, type “double” alone before its two rides.
terminal-which = Which one? { $choices }
terminal-pawn-absent = There is no such pawn in this game: { pawn-short }.
terminal-step-unknown = Type “next”, “back”, “round”, “start”, “end” or “quit”; “help” explains.

# At the bench of Case Connection
terminal-lay-where = { $places ->
    [0] Clue { $card } touches nothing that is laid out yet. Say where to put it, such as “lay { $card } right” or “lay { $card } above 12”.
   *[other] Clue { $card } fits in { $places } places. Say which, such as “lay { $card } right” or “lay { $card } above 12”.
}
terminal-nothing-to-undo = There is nothing to take back.
terminal-say-which-card = Which clue? Name its number, such as “lay 12 right”.
terminal-say-more = What would you like? Name two items to take, such as “12 f”. “help” explains.

# The rules, looked up in a game
terminal-rules-word = ticket
    .connection = token
terminal-rules-help = Rules: “rules” for the contents, “rules { $short }” for a summary, “rules { $word }” for where a word stands, “rule { $rule }” for a rule. It takes no turn.
terminal-rules-key = r               the rules; or type: rules · rule { $rule }
terminal-rules-keys = a rule, a chapter or a word · ↑ ↓ PgUp PgDn scroll · Esc closes
terminal-refused = { $sentence } (type “rule { $rule }”)

# What may be typed; the words of every language are understood in all of them. Single letters are short forms.
terminal-typed-taxi = taxi t cab
    .holmes = carriage c coach cab taxi
terminal-typed-bus = bus b
    .holmes = omnibus o bus b
terminal-typed-underground = underground u tube subway
    .holmes = metro m underground u tube
terminal-typed-black = black k bl
    .holmes = black
terminal-typed-fugitive = fugitive mister x
    .holmes = moriarty x professor fugitive
terminal-typed-purple = purple p
terminal-typed-red = red r
terminal-typed-green = green g
terminal-typed-yellow = yellow y
terminal-typed-blue = blue bl
terminal-typed-sherlock = sherlock s
terminal-typed-watson = watson w
terminal-typed-irene = irene adler i
terminal-typed-mycroft = mycroft my
terminal-typed-lestrade = lestrade l
terminal-typed-bobby1 = bobby1 bobby
terminal-typed-bobby2 = bobby2 bobby
terminal-typed-bobby3 = bobby3 bobby
terminal-typed-double = double twice
terminal-typed-surface = surface show
terminal-typed-done = done pass stay hide
    .holmes = done pass nothing more leave
terminal-typed-take = take
terminal-typed-settle = settle begin start
terminal-typed-commit = commit crime
terminal-typed-collect = collect take
terminal-typed-low = lie low hide stay
terminal-typed-fly = fly balloon escape flee
terminal-typed-land = land
terminal-typed-ask = ask question
terminal-typed-ban = ban forbid
terminal-typed-roadblock = roadblock barricade block close
terminal-typed-place = place put
terminal-typed-give-up = give up surrender resign
terminal-typed-quarter = quarter district
terminal-typed-park = park
terminal-typed-monument = monument landmark
terminal-typed-river = river thames
terminal-typed-past = past ago earlier
terminal-typed-help = help h ?
terminal-typed-log = log
terminal-typed-fares = fares tickets
terminal-typed-possible = possible where
terminal-typed-board = board map lines
terminal-typed-marks = marks symbols
terminal-typed-rules = rules rule
terminal-typed-quit = quit q exit
terminal-typed-skip = skip
terminal-typed-yes = yes y
terminal-typed-no = no n
terminal-typed-next = next n forward
terminal-typed-back = back
terminal-typed-round = round
terminal-typed-start = start
terminal-typed-end = end
terminal-typed-filler = to the by with a ticket station move go ride take detective
    .compact = to the by with a ticket station move go ride take detective at on this round we
    .holmes = to the by with a ticket station move go ride take detective at in on of from holmes doctor dr inspector here
