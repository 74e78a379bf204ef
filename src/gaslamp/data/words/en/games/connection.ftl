# Case Connection. This part is read for this game alone and before all others: a text that stands here takes
# the place of the one that other games share, and the rest is the game’s own.
# $who is the player spoken of, by name or as “Player 2”. $place, $item, $items and $bonuses are texts made of those below.

# What things are called. $symbol is a kind of evidence; of cards, 0 is the lead.

place = { $location ->
    [0] Tallow Lane Mortuary
    [1] the Drowned Lantern
    [2] the Cinder Court Telegraph
   *[3] Ratcatcher’s Stairs
}

bonus = { $bonus ->
    [point] a bonus point
    [universal] a universal token
   *[lead] one more lead to choose from
}

points = { $points ->
    [one] one point
   *[other] { $points } points
}

# What happens

Fill = { $place }: { $item } turns up.
    .offer = { $place }: { $item }

DrawLead = { $who } draws lead { $lead }, worth { points }.
    .hidden = { $who } draws a lead and keeps it secret.
    .offer = draw lead { $lead }

Follow = { $who } follows lead { $lead }, worth { points }.
    .offer = follow lead { $lead }, worth { points }

First = { $who } begins.
    .offer = draw lots to see who begins

Visit = { $who } visits { $place } and leaves with { $items }.
    .offer = { $place }: take { $items }

Swap = { $who } hands in three { $kind ->
    [forensic] forensic
    [witness] witness
   *[cyber] cyber
} tokens for a universal one.
    .offer = swap three { $kind ->
        [forensic] forensic
        [witness] witness
       *[cyber] cyber
    } tokens for a universal one

Solve = { $who } lays { $count ->
    [one] one clue
   *[other] { $count } clues
} around the lead, and everything connects.
    .offer = solve the lead with { $count ->
        [one] one clue
       *[other] { $count } clues
    }

Solved = Lead { $lead } is solved: { points } for { $who }.{ $count ->
    [0] { "" }
   *[other] { " " }Bonus: { $bonuses }.
}

Keep = { $who } keeps { $items }. The rest of the layout goes back.
    .offer = keep { $items }

Done = { $who } ends the turn.
    .offer = end the turn

Finale = { $who } has nine points or more. { $turns ->
    [even] The round is played to its end.
   *[others] Everybody else has one last turn.
}

Ended = The match is over.
    .CC-14 = The last turn is played. { $who } has the best score and wins.
    .CC-14-shared = The last turn is played. It is a tie at the top, and the win is shared: { $who }.
    .CC-15 = No location is left to visit. { $who } has the best score and wins.
    .CC-15-shared = No location is left to visit. It is a tie at the top, and the win is shared: { $who }.

# Whose turn it is, and what is wanted

connection-turn = { $phase ->
    [fill] The locations are being filled.
    [deal] Leads are being drawn.
    [follow] Choose a lead to follow.
    [first] Drawing lots to see who begins.
    [visited] { $who }: solve the lead, swap tokens, or end the turn.
    [keep] Keep two cards or tokens of the layout.
   *[turn] { $who }: visit a location and take two items there.
}
connection-finale = Last turns: { $who } has nine points or more.

# The table

connection-stock = Still to come: { $clues ->
    [one] one clue
   *[other] { $clues } clues
}, { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}, { $leads ->
    [one] one lead
   *[other] { $leads } leads
}.
connection-hand = { $who }, { points }: { $items }
    .empty = { $who }, { points }: no clues or tokens yet
connection-lead = Lead { $lead }, worth { points }: { $sides }
    .none = No lead
connection-clue = Clue { $card }: { $sides }
    .bonus = Clue { $card }: { $sides }; next to the lead it brings { bonus }
connection-side = { $side ->
    [top] above
    [right] right
    [bottom] below
   *[left] left
}: { $symbols }

# Layouts

layout-title = Layout for lead { $lead }
layout-link = { one-card } – { other-card }: { symbol }
    .universal = { one-card } – { other-card }: { symbol }, by a universal token
layout-solved = Every symbol of the lead is connected.
layout-missing = Still to be connected: { $symbols }.

# What the lead still wants, side by side: $side, $symbol, and how many tokens in hand would do

connection-want = { connection-want-side }: { symbol }
    .tokens = { $count ->
    [0] no token for it yet
    [one] one token for it in hand
   *[other] { $count } tokens for it in hand
}
    .further = { connection-want-side }, further along: { symbol }
connection-want-side = { $side ->
    [top] Above
    [right] Right
    [bottom] Below
   *[left] Left
}

# What stands on pictures. Letters on cards are the first ones of the names of the symbols.

label = { $label ->
    [forensic] Forensic
    [witness] Witness
    [cyber] Cyber
    [universal] Universal
    [clue] Clue
    [lead] Lead
    [clues] Clues
    [leads] Leads
    [evidence] Evidence
    [points] Points
    [point] one more point
    [more] one more lead
    [solved] Solved
    [closed] closed
    [hidden] face down
    [layout] Layout
    [table] The table
    [place-0] Tallow Lane Mortuary
    [place-1] The Drowned Lantern
    [place-2] Cinder Court Telegraph
    [place-3] Ratcatcher’s Stairs
    [seat-0] Player 1
    [seat-1] Player 2
    [seat-2] Player 3
    [seat-3] Player 4
   *[other] { $label }
}

# Playing in the terminal

connection-you = { $who } (you)
    .short = You
connection-asked = { $who }: { $sentence }
connection-filled = { $count ->
    [one] One item is placed.
   *[other] { $count } items are placed.
}
connection-score = { $who }: { points }
connection-sides = { $one }; { $other }
connection-loose = Not connected to the lead: { $items }.
connection-hint = One way to solve it. Press Enter to use it.
connection-opening = Type two items to take, such as “12 f”. For the lead: “lay 7 right”, “hint”, “solve”. “help” explains, “quit” leaves.
connection-help =
    Taking: two items of one location by their numbers and letters, such as “12 f” (clue 12 and a forensic token) or “3 12”. “visit 2 f w” says which location, if several have them.
    Turn: “swap f” hands in three forensic tokens for a universal one, “done” ends the turn.
    Laying out: “lay 12 right” puts clue 12 to the right of the lead, “lay 7 above 12” above clue 12, “lay 7” where it fits. If only one token can connect two neighbours, it is placed too.
    By hand: “link 12 7 f”, “link 12 lead universal”, “unlink 12 7”. “lift 12” takes a card back, “undo” the last step, “clear” everything.
    “layout” shows what is laid out, “hint” lays out a solution, “solve” solves the lead.
    Choosing: “follow 7” for a lead; “keep 12 f” for what you keep after solving.
    Solving, keeping and swapping are confirmed first: Enter means yes, “no” cancels.
    Questions: “table”, “hands” (what everybody owns). Enter alone shows everything again. “quit” leaves; the game is saved.
connection-reel-help =
    Enter or “next”: one step on. “back”: one step back. “round” and “round back”: to the start of a turn. “start”, “end”.
    Questions: “table”, “hands”, “layout” (the one that has just solved a lead). “quit” leaves.

# The full screen. The keys are one line of 98 signs at most.

connection-keys = ↑ ↓ Enter choose · / type · Tab lay out · h hint · o all hands · l theme · ? help · q quit
connection-bench-keys = Arrows move · 12 lays clue 12 · { $letters } token · x lift · Backspace undo · Enter solve · Tab list
connection-reel-keys = ← → step · PgUp PgDn turn · o all hands · l theme · ? help · q quit
connection-typed-hint = type what you take, such as 12 f
connection-bench = Lead { $lead }
connection-aside = In hand
connection-choice = Leads to choose from
connection-stock-short = Left: { $clues ->
    [one] { $clues } clue
   *[other] { $clues } clues
}, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $leads ->
    [one] { $leads } lead
   *[other] { $leads } leads
}
connection-offer-lay = lay out the lead
connection-offer-keep = keep { $items } and…
connection-offer-back = back
connection-way = { symbol }: which way? Press an arrow key.
connection-on-card = Move the mark onto a card first: the token goes between it and its neighbour.
connection-begun = Clue { $digits }…: one more digit, or Enter.
connection-too-small =
    This window is too small for the table.
    Make it at least { $width } columns by { $height } rows, or use --plain.
connection-screen-help =
    ↑ ↓  Enter      choose a location, then what to take there; Esc goes back
                    solving, keeping and swapping are confirmed: Enter yes, Esc no
    /  or a digit   type: 12 f · visit 2 f w · swap f · keep 12 f · done
    Tab             to your layout and back
    h               lay out a solution
    o               all hands
    Space           skip bot animation
    l               dark or light theme
    q               quit; the game is saved

    At your layout, in others’ turns too:
    Arrows          move the mark
    a number        lay that clue at the mark
    { $letters }         a token; if it fits in several places an arrow says where
    x               take the card at the mark back
    Backspace       undo the last step
    Enter           solve the lead with what is connected
connection-reel-screen-help =
    →  ←            one step on, one step back
    PgDn  PgUp      to the start of a turn
    Home  End       the start, the end
    o               all hands
    l               dark or light theme
    q               leave
connection-legend =
    ╭──F──╮  a clue: its number, its        ╔═F═W═╗  a lead and the
    │ 13  W  symbols on four sides,         ║  7  C  points it is worth
    │ +1  │  what it brings next to         ║ ●●  ║
    ╰─────╯  the lead: +1 a point,          ╚═════╝  (F) a token
             +★ a universal token,
             +? one more lead to choose from

# What may be typed; the words of every language are understood in all of them.

terminal-typed-visit = visit go
terminal-typed-swap = swap exchange trade
terminal-typed-follow = follow choose
terminal-typed-keep = keep
terminal-typed-finish = done end pass finish
terminal-typed-lay = lay put place
terminal-typed-link = link connect join
terminal-typed-unlink = unlink disconnect cut
terminal-typed-lift = lift remove back
terminal-typed-undo = undo
terminal-typed-clear = clear
terminal-typed-solve = solve
terminal-typed-solution = hint solution
terminal-typed-top = above over top up
terminal-typed-right = right
terminal-typed-bottom = below under bottom down
terminal-typed-left = left
terminal-typed-forensic = forensic f
terminal-typed-witness = witness w
terminal-typed-cyber = cyber c
terminal-typed-universal = universal u
terminal-typed-lead = lead
terminal-typed-table = table
terminal-typed-hands = hands players
terminal-typed-layout = layout grid
terminal-typed-small = to the of at on from with for and a an take token tokens clue clues card cards by in turn
