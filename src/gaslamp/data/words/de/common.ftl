# Woraus die anderen Texte bestehen; jeder Teil darf sich darauf beziehen.
# $pawn und $fare sind Namen des Spiels, $player ist, wie jemand heißt.

fugitive = Mister X

pawn-name = { $pawn ->
    [fugitive] Mister X
    [purple] der violette Detektiv
    [red] der rote Detektiv
    [green] der grüne Detektiv
    [yellow] der gelbe Detektiv
    [blue] der blaue Detektiv
   *[other] { $pawn }
}

# Eine Figur auf engem Raum: in Listen, in Tabellen.
pawn-short = { $pawn ->
    [fugitive] Mister X
    [purple] violett
    [red] rot
    [green] grün
    [yellow] gelb
    [blue] blau
   *[other] { $pawn }
}

# Dieser Figur wird etwas genommen.
pawn-from = { $pawn ->
    [fugitive] von Mister X
    [purple] vom violetten Detektiv
    [red] vom roten Detektiv
    [green] vom grünen Detektiv
    [yellow] vom gelben Detektiv
    [blue] vom blauen Detektiv
   *[other] von { $pawn }
}

# Wer spielt, nach dem, was er spielt: „ (Anna)“.
named = { $named ->
    [yes] { " " }({ $player })
   *[no] { "" }
}

# Jemand ohne Namen.
player-number = Spieler { $number }

# Ein Bot: sein Name mit dem Wort dafür, im Satz und in Klammern; seine Nummer, wo er keinen Namen hat.
bot-called = { $name } (Bot)
    .inside = Bot { $name }
    .nameless = Bot { $number }

pawn = { pawn-name }{ named }

fare = { $fare ->
    [taxi] Taxi
    [bus] Bus
    [underground] U-Bahn
    [black] Black Ticket
    [double] Doppelzug
   *[other] { $fare }
}

# Was eine Figur mit ihrem Ticket tut, nach dem Namen der Figur.
ride = { $fare ->
    [taxi] nimmt das Taxi
    [bus] nimmt den Bus
    [underground] nimmt die U-Bahn
    [black] spielt ein Black Ticket
   *[other] nimmt { $fare }
}

kind = { $kind ->
    [taxi] Taxi
    [bus] Bus
    [underground] U-Bahn
    [ferry] Fähre
   *[other] { $kind }
}

# Die Markierungen der Stationen, auf Spielplänen, die welche haben.
mark-name = { $mark ->
    [park] Park
    [monument] Sehenswürdigkeit
    [river] Fluss
    [hideout] Versteck
    [crime] Tatort
   *[other] { $mark }
}

# Wo sich Straßen kreuzen und man abbiegen darf: in der Legende einer Zeichnung.
junction = hier abbiegen

# Wozu ein Satz gehört: zu einer Zeile eines Textes, zu einem Ereignis eines Protokolls.
at-line = Zeile { $line }: { $sentence }
at-event = Ereignis { $n }: { $sentence }

did-you-mean = Meintest du „{ $near }“?

# Case Connection: Beweisarten, Karten und Plättchen. Karte 0 ist die Spur.

symbol = { $symbol ->
    [forensic] Forensik
    [witness] Zeuge
    [cyber] Cyber
   *[universal] Universal
}

symbol-letter = { $symbol ->
    [forensic] F
    [witness] Z
    [cyber] C
   *[universal] ★
}

item-card = Hinweis { $card }

item-tokens = { $symbol ->
    [forensic] { $count ->
        [one] ein Forensik-Plättchen
       *[other] { $count } Forensik-Plättchen
    }
    [witness] { $count ->
        [one] ein Zeugen-Plättchen
       *[other] { $count } Zeugen-Plättchen
    }
    [cyber] { $count ->
        [one] ein Cyber-Plättchen
       *[other] { $count } Cyber-Plättchen
    }
   *[universal] { $count ->
        [one] ein Universal-Plättchen
       *[other] { $count } Universal-Plättchen
    }
}

items-and = { $one } und { $other }

one-card = { $one ->
    [0] Spur
   *[other] Hinweis { $one }
}

other-card = { $other ->
    [0] Spur
   *[other] Hinweis { $other }
}

side = { $side ->
    [top] oben
    [right] rechts
    [bottom] unten
   *[left] links
}

# Die Bots an einem Tisch, und die Stufen zur Auswahl.
bot-casual = Sonntagsspieler
    .level = Gemütlich
    .about = Spielt zum Spaß und übersieht manches.
bot-club = Vereinsspieler
    .level = Verein
    .about = Spielt solide, ab und zu mit einem Patzer.
bot-strong = Starker Spieler
    .level = Stark
    .about = Denkt voraus und verschenkt nichts.
bot-master = Meister
    .level = Meister
    .about = Das Beste, was wir haben; nimmt sich Zeit.
bot-planner = Stratege
bot-heuristic = Inspektor
bot-uniform = Bummler
bot-lesson = Eine Lektion
warming = Aufwärmen: Beim ersten Mal braucht ein starker Bot etwa eine Minute.
