# What other texts are made of; every part may refer to these.
# $pawn and $fare are the game's own names, $player is what a person is called.

fugitive = Mister X

pawn-name = { $pawn ->
    [fugitive] Mister X
    [purple] the purple detective
    [red] the red detective
    [green] the green detective
    [yellow] the yellow detective
    [blue] the blue detective
   *[other] { $pawn }
}

# A pawn on a tight budget: in lists, in tables.
pawn-short = { $pawn ->
    [fugitive] Mister X
    [purple] purple
    [red] red
    [green] green
    [yellow] yellow
    [blue] blue
   *[other] { $pawn }
}

# Something is taken from this pawn.
pawn-from = { $pawn ->
    [fugitive] from Mister X
    [purple] from the purple detective
    [red] from the red detective
    [green] from the green detective
    [yellow] from the yellow detective
    [blue] from the blue detective
   *[other] from { $pawn }
}

# The player, after what they play: " (Anna)".
named = { $named ->
    [yes] { " " }({ $player })
   *[no] { "" }
}

# Somebody without a name.
player-number = Player { $number }

# A bot: its name with the word for it, in a sentence and inside brackets; its number where it has no name.
bot-called = { $name } (bot)
    .inside = bot { $name }
    .nameless = Bot { $number }

pawn = { pawn-name }{ named }

fare = { $fare ->
    [taxi] taxi
    [bus] bus
    [underground] underground
    [black] black ticket
    [double] double move
   *[other] { $fare }
}

# What a pawn does with its fare, after the pawn's name.
ride = { $fare ->
    [taxi] takes the taxi
    [bus] takes the bus
    [underground] takes the underground
    [black] plays a black ticket
   *[other] takes { $fare }
}

kind = { $kind ->
    [taxi] taxi
    [bus] bus
    [underground] underground
    [ferry] ferry
   *[other] { $kind }
}

# The marks of stations, on boards that have them.
mark-name = { $mark ->
    [park] park
    [monument] monument
    [river] river
    [hideout] hideout
    [crime] crime scene
   *[other] { $mark }
}

# Where streets cross and one may turn off: in the legend of a drawing.
junction = turn off here

# Where a sentence belongs: a line of a text, an event of a log.
at-line = line { $line }: { $sentence }
at-event = event { $n }: { $sentence }

did-you-mean = Did you mean “{ $near }”?

# Case Connection: kinds of evidence, cards and tokens. Of cards, 0 is the lead.

symbol = { $symbol ->
    [forensic] forensic
    [witness] witness
    [cyber] cyber
   *[universal] universal
}

symbol-letter = { $symbol ->
    [forensic] F
    [witness] W
    [cyber] C
   *[universal] ★
}

item-card = clue { $card }

item-tokens = { $symbol ->
    [forensic] { $count ->
        [one] a forensic token
       *[other] { $count } forensic tokens
    }
    [witness] { $count ->
        [one] a witness token
       *[other] { $count } witness tokens
    }
    [cyber] { $count ->
        [one] a cyber token
       *[other] { $count } cyber tokens
    }
   *[universal] { $count ->
        [one] a universal token
       *[other] { $count } universal tokens
    }
}

items-and = { $one } and { $other }

one-card = { $one ->
    [0] lead
   *[other] clue { $one }
}

other-card = { $other ->
    [0] lead
   *[other] clue { $other }
}

side = { $side ->
    [top] top
    [right] right
    [bottom] bottom
   *[left] left
}

# The bots at a table, and the levels people choose from.
bot-casual = Casual player
    .level = Casual
    .about = Plays for fun and overlooks things.
bot-club = Club player
    .level = Club
    .about = Plays well, with a slip now and then.
bot-strong = Strong player
    .level = Strong
    .about = Thinks ahead and gives nothing away.
bot-master = Master
    .level = Master
    .about = The best we have. Takes its time.
bot-planner = Planner
bot-heuristic = Inspector
bot-uniform = Stroller
bot-lesson = A lesson
warming = Warming up: the first time, a strong bot needs about a minute.
