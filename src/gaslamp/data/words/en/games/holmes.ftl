# The Sherlock Holmes edition. This part is read for this game alone and before all others: a text that
# stands here takes the place of the one that other games share, and the rest is the edition’s own.

fugitive = Moriarty

pawn-name = { $pawn ->
    [fugitive] Professor Moriarty
    [sherlock] Sherlock Holmes
    [watson] Dr Watson
    [irene] Irene Adler
    [mycroft] Mycroft Holmes
    [lestrade] Inspector Lestrade
    [bobby1] Bobby 1
    [bobby2] Bobby 2
    [bobby3] Bobby 3
   *[other] { $pawn }
}

pawn-short = { $pawn ->
    [fugitive] Moriarty
    [sherlock] Sherlock
    [watson] Watson
    [irene] Irene
    [mycroft] Mycroft
    [lestrade] Lestrade
    [bobby1] Bobby 1
    [bobby2] Bobby 2
    [bobby3] Bobby 3
   *[other] { $pawn }
}

fare = { $fare ->
    [taxi] carriage
    [bus] omnibus
    [underground] metro
    [black] black ticket
    [double] double move
    [balloon] balloon
   *[other] { $fare }
}

ride = { $fare ->
    [taxi] takes a carriage
    [bus] takes the omnibus
    [underground] takes the metro
    [black] plays a black ticket
   *[other] takes { $fare }
}

kind = { $kind ->
    [taxi] carriage
    [bus] omnibus
    [underground] metro
    [ferry] ferry
   *[other] { $kind }
}

# What other games tell too

Move = { pawn } { ride } to { $station }.
    .hidden = { pawn } { ride }. Where to, only he knows.
    .black = { pawn } { ride } and slips away to { $station }.
    .black-hidden = { pawn } { ride }. By what means and where to, only he knows.
    .offer = { fare } to { $station }

Done = { pawn } leaves it at that.
    .offer = { $pawn ->
        [fugitive] nothing more: leave it at that move
       *[other] nothing more: spend no token
    }

Blocked = { pawn } is surrounded and skips this turn.

Stranded = { pawn } has no ticket that leads anywhere from here, and stays put.

Ended = The match is over.
    .SH-9-rounds = The last round is over and { fugitive } is still at large. He wins{ named }.
    .SH-9-tickets = No detective has a ticket that leads anywhere. { fugitive } wins{ named }.
    .SH-15-crimes = The last crime is done. { fugitive } wins{ named }.
    .SH-15-log = The log is full and { fugitive } is still at large. He wins{ named }.
    .SH-22 = { fugitive } is caught. The detectives win{ named }.
    .SH-23 = { fugitive } cannot move and is caught. The detectives win{ named }.

# Before the first move

Plot = { fugitive } draws a crime scene: { $station }.
    .hidden = { fugitive } draws a crime scene and keeps it secret.
    .offer = crime scene at { $station }

Draw = { fugitive } draws a start tile: { $tile }.
    .hidden = { fugitive } draws a start tile and keeps it secret.
    .offer = start tile: { $tile }

Settle = { pawn } starts at { $station }.
    .hidden = { pawn } is somewhere in London. Nobody saw him arrive.
    .offer = start at { $station }

# What Moriarty does

Commit = A crime has been committed. Where, { fugitive } does not say.
    .offer = commit a crime here

Collect = { fugitive } is at a hideout and takes { prize } from the supply.
    .offer = hideout: take { prize }

prize = { $fare ->
    [black] a black ticket
   *[double] a double move
}

LieLow = { fugitive } should show himself but lies low: he is at a hideout.
    .offer = hideout: lie low and stay hidden

Fly = { fugitive } is at a hideout and leaves it by balloon, for all London to see.
    .offer = hideout: escape by balloon, once in a game

Turn = A start tile is turned up for everybody to see: { $tile }.
    .offer = turn up { $tile }

Land = { fugitive } comes down at { $station }.
    .offer = come down at { $station }

# What the detectives do with their tokens

Ask = { pawn } spends a token and asks { asked }.
    .offer = { pawn-short }: ask { asked }

asked = { $about ->
    [quarter] which quarter { fugitive } is in
    [park] whether { fugitive } is at a park
    [monument] whether { fugitive } is at a monument
    [river] whether { fugitive } is at the river
   *[past] where { fugitive } was two moves ago
}

Ban = { pawn } spends a token and forbids { fugitive } { banned } for his next turn.
    .offer = { pawn-short }: forbid { fugitive } { banned }

banned = { $fare ->
    [bus] the omnibus
   *[underground] the metro
}

Barricade = { pawn } spends a token and puts a roadblock on { $station }. { fugitive } can’t stop there any more.
    .offer = { pawn-short }: roadblock on { $station }

# What Moriarty answers

Located = { fugitive } is in quarter { $quarter }.

Confirmed = { $carries ->
    [yes] { fugitive } is { at-symbol }.
   *[no] { fugitive } is not { at-symbol }.
}

at-symbol = { $symbol ->
    [park] at a park
    [monument] at a monument
   *[river] at the river
}

Recalled = At move { $entry } { fugitive } was at { $station }.

# What each character can do for a token, in mode sherlock (SH-26 to SH-30)

ability-sherlock = Asks which quarter of the town { fugitive } is in: I, II, III or IV.
ability-watson = Asks whether { fugitive } is at a park, at a monument or at the river. He answers yes or no.
ability-irene = Bans the omnibus or the metro for { fugitive }’s next turn. A black ticket still gets him through.
ability-mycroft = Asks where { fugitive } was two moves ago. The station stays in the log for everybody to see.
ability-lestrade = Puts a roadblock on the station he left or reached with his move. { fugitive } can’t stop there for the rest of the game.

# What can be chosen

option-mode = Game mode
    .about = The original chase, or the one with crimes, hideouts and abilities.
option-characters = Characters
    .about = Two to five of them hunt. By the book Sherlock Holmes and Dr Watson are always among them.
option-bobbies = Bobbies
    .about = How many help the detectives. By the book: 2 with two detectives, 1 with three.
option-taxi = Carriage tickets
    .about = How many each detective starts with.
option-bus = Omnibus tickets
    .about = How many each detective starts with.
option-underground = Metro tickets
    .about = How many each detective starts with.
option-fugitive_fares = Moriarty’s tickets
    .about = Whether Moriarty can run out of plain tickets.
option-blacks = Black tickets
    .about = How many Moriarty starts with.
option-doubles = Double moves
    .about = How many Moriarty starts with.
option-surfacing = Surfacing
    .about = The moves after which Moriarty shows himself.
option-rounds = Rounds
    .about = Moriarty wins at the end of this round.
option-entries = Log entries
    .about = How many moves Moriarty’s log has room for.
option-crimes = Crimes
    .about = How many crime scenes Moriarty draws; with a crime at each he wins.
option-tokens = Tokens
    .about = How often each detective may use the ability. By the book: twice with two or three detectives, else once.
