# What a view says in words, in the terminal and in the browser.

# One letter for each pawn, two where one is ambiguous; one sign for each ticket.
telling-letter = { $pawn ->
    [fugitive] X
    [purple] P
    [red] R
    [green] G
    [yellow] Y
    [blue] Bl
    [sherlock] S
    [watson] W
    [irene] I
    [mycroft] My
    [lestrade] L
    [bobby1] ¹
    [bobby2] ²
    [bobby3] ³
   *[other] { $pawn }
}
telling-ticket = { $fare ->
    [taxi] T
    [bus] B
    [underground] U
    [black] ■
    [double] ×2
   *[other] { $fare }
}
    .holmes = { $fare ->
        [taxi] C
        [bus] O
        [underground] M
        [black] ■
        [double] ×2
        [balloon] ↑
       *[other] { $fare }
    }

# Whose turn it is, and what is wanted. $tickets is made of the telling-tickets- texts.
telling-turn-deal = The start cards are being dealt.
    .compact = { fugitive } turns up a ticket to start from.
telling-turn-tile = A tile is being turned up.
telling-turn-pawn = { $pawn } to move. Tickets left: { $tickets }.
    .holmes = { $pawn } to move. Left: { $tickets }.
telling-turn-free = { $pawn } to move, without a ticket.
telling-turn-several = { $pawns } to move, in any order.
telling-turn-token = Spend a token, or leave it at that?
telling-turn-fugitive = { $half ->
    [first] Double move, first ride
    [second] Double move, second ride
   *[none] { fugitive } to move
}. Left: { $tickets }.
    .compact = { fugitive } to move. { $blacks ->
        [ready] { $tickets } left; hiding costs 3 points.
        [resting] No black ticket now: never two in a row.
       *[spent] No black ticket left.
    }
telling-turn-choose = Stay hidden, or show yourself?
    .holmes = { $shown ->
        [yes] You have moved, and now you must show yourself, unless you lie low at a hideout. Anything else?
       *[no] You have moved. Anything else?
    }
telling-turn-take = Take a ticket { pawn-from }.
telling-turn-settle = Choose the station you start from.
telling-turn-land = Choose where the balloon comes down.
telling-turn-place = Choose an underground station for each detective: { $pawns }.
# The same said to one person alone, and of those who sit elsewhere, by name and pawns: $who is “Ada (red, blue)”.
telling-your-pawn = Your move with { $pawn }. Tickets left: { $tickets }.
    .holmes = Your move with { $pawn }. Left: { $tickets }.
telling-your-free = Your move with { $pawn }, without a ticket.
telling-your-several = Your move, in any order: { $pawns }.
telling-your-fugitive = { $half ->
    [first] Your double move, first ride
    [second] Your double move, second ride
   *[none] Your move
}. Left: { $tickets }.
    .compact = Your move as { fugitive }. { $blacks ->
        [ready] { $tickets } left; hiding costs 3 points.
        [resting] No black ticket now: never two in a row.
       *[spent] No black ticket left.
    }
telling-asked = { $who }: { $sentence }
telling-others-move = { $count ->
    [one] { $who } moves now.
   *[other] { $who } move now.
}
telling-others-wait = { $count ->
    [one] Waiting for { $who }.
   *[other] Waiting for { $who }.
}
telling-thinking = { $who } is thinking…
telling-thinking-several = The detectives are thinking…
telling-tickets-taxi = { $count ->
    [one] { $count } taxi
   *[other] { $count } taxi
}
    .holmes = { $count ->
        [one] { $count } carriage
       *[other] { $count } carriage
    }
telling-tickets-bus = { $count ->
    [one] { $count } bus
   *[other] { $count } bus
}
    .holmes = { $count ->
        [one] { $count } omnibus
       *[other] { $count } omnibus
    }
telling-tickets-underground = { $count ->
    [one] { $count } underground
   *[other] { $count } underground
}
    .holmes = { $count ->
        [one] { $count } metro
       *[other] { $count } metro
    }
telling-tickets-black = { $count ->
    [one] { $count } black ticket
   *[other] { $count } black tickets
}
    .compact = { $count ->
        [one] { $count } black ticket
       *[other] { $count } black tickets
    }
    .holmes = { $count ->
        [one] { $count } black ticket
       *[other] { $count } black tickets
    }
telling-tickets-double = { $count ->
    [one] { $count } double move
   *[other] { $count } double moves
}
    .holmes = { $count ->
        [one] { $count } double move
       *[other] { $count } double moves
    }
telling-tickets-token = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
telling-tickets-none = no tickets needed
telling-surfacing = { $moves ->
    [0] { fugitive } doesn’t have to surface again.
    [1] { fugitive } surfaces with his next move.
   *[other] { fugitive } surfaces in { $moves } moves.
}
telling-heading-deal = Before the first round
telling-heading = Round { $round }/{ $rounds }{ $moves ->
    [0] { "" }
    [1] , surfaces next move
   *[other] , surfaces in { $moves } moves
}
    .compact = Round { $round }/{ $rounds } · { fugitive }: { $who }

# Answers to questions
telling-fares-of = { $pawn } at { $station }: { $tickets }{ $state ->
    [stranded] , stranded
   *[moving] { "" }
}
    .compact = { $pawn } at { $station }{ $state ->
        [stranded] , stranded
       *[moving] { "" }
    }
telling-log-entry = { $entry }: { $fare }{ $seen ->
    [surfaced] , seen at { $station }
    [known] , at { $station }
   *[hidden] { "" }
}
telling-log-empty = The log is empty.
telling-possible = { $count ->
    [0] { fugitive } could still be anywhere.
    [one] { fugitive } can only be at { $stations }.
   *[other] { fugitive } can be at { $count } stations: { $stations }.
}
telling-you-are-at = You are at { $station }. What the detectives know:
telling-pawn-at = { $pawn } at { $exits }
telling-exits = { $station }: { $ways }

# The casebook. These are short, for there is little room.
telling-crimes = Crimes { $committed }/{ $crimes }{ $known ->
    [yes] { ", yours: " }{ $scenes }
   *[no] { "" }
}
telling-ban = Forbidden: { fare }
telling-roadblocks = Roadblocks: { $stations }
telling-turned = Tile turned up: { $tiles }
telling-supply = Supply: { $tickets }
telling-promised = He gets these next round: { $tickets }
telling-tile = Your start tile: { $tile }
telling-mark = { $mark ->
    [hideout] hideout
    [crime] crime scene
    [held] your crime scene
    [roadblock] roadblock
    [park] park
    [monument] monument
   *[river] river
}
telling-quarter = quarter { $quarter }

# A station that was asked about, in a few lines.
telling-card = Station { $station }
telling-card-near = { $pawn }: { $moves ->
    [none] no way there
    [0] here
    [one] { $moves } move
   *[other] { $moves } moves
}
telling-card-been = { $own ->
    [yes] You were
   *[no] { fugitive } was
} here after { $count ->
    [one] move
   *[other] moves
} { $entries }.
telling-card-possible = { $own ->
    [yes] { $can ->
        [yes] As far as the detectives know, you can be here.
       *[no] The detectives know that you are not here.
    }
   *[no] { $can ->
        [yes] As far as you know, { fugitive } can be here.
       *[no] { fugitive } cannot be here.
    }
}

# What has happened since somebody’s last turn: “Red: taxi to 65”. When a question was answered.
telling-recap = { $pawn }: { $what }
telling-clue-when = after move { $entry }

telling-marks-of = { $mark }: { $stations }
telling-marks-none = Nothing is marked on this board.

# Points and the common stock
telling-you = you
telling-points = Points: { $scores }
telling-score = { $who }: { $state ->
    [done] { $points }
    [now] { $points } so far
   *[later] –
}
telling-stock = { $points ->
    [one] The detectives’ tickets: { $tickets }, worth { $points } point.
   *[other] The detectives’ tickets: { $tickets }, worth { $points } points.
}
telling-handed = Tickets handed to { fugitive }: { $tickets }. He has { $blacks } left.
telling-prices = Points for each ticket: taxi { $taxi }, bus { $bus }, underground { $underground }. Hiding with a black ticket costs { $penalty }.
telling-hiding = { fugitive } is in hiding. He left { $station } and comes out after this turn.
telling-giving-up = For giving up: { $who }. Not yet: { $others }.
telling-offer-give-up = { $offer }: { fugitive } gets { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}{ $kind ->
    [people] { " " }if { $others } { $count ->
        [one] agrees
       *[other] agree
    }
    [bots] , but only if { $others } { $count ->
        [one] agrees
       *[other] agree
    }, and bots always play on
   *[none] { " " }and the round ends
}

# A layout of Case Connection in the making
telling-not-laid = Clue { $card } is not laid out.
telling-hints-off = This table plays without hints.
telling-no-solution = With what you own, this lead cannot be solved yet.
