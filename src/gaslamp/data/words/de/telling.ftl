# Was eine Ansicht in Worten sagt, im Terminal und im Browser.

# Ein Buchstabe je Figur, zwei, wo einer nicht eindeutig ist; ein Zeichen je Ticket.
telling-letter = { $pawn ->
    [fugitive] X
    [purple] V
    [red] R
    [green] Gr
    [yellow] Ge
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
        [taxi] K
        [bus] O
        [underground] M
        [black] ■
        [double] ×2
        [balloon] ↑
       *[other] { $fare }
    }

# Wer am Zug ist und was gewünscht wird. $tickets besteht aus den Texten telling-tickets-.
telling-turn-deal = Die Startkarten werden gezogen.
    .compact = { fugitive } deckt ein Ticket auf: Dort beginnt er.
telling-turn-tile = Ein Plättchen wird aufgedeckt.
telling-turn-pawn = { $pawn } ist am Zug. Tickets: { $tickets }.
    .holmes = { $pawn } ist am Zug. Noch { $tickets }.
telling-turn-free = { $pawn } ist am Zug, ohne Ticket.
telling-turn-several = Am Zug, in beliebiger Folge: { $pawns }.
telling-turn-token = Einen Chip ausgeben oder es dabei belassen?
telling-turn-fugitive = { $half ->
    [first] Doppelzug, erste Fahrt
    [second] Doppelzug, zweite Fahrt
   *[none] { fugitive } ist am Zug
}. Noch { $tickets }.
    .compact = { fugitive } ist am Zug. { $blacks ->
        [ready] Noch { $tickets }; verschwinden kostet 3 Punkte.
        [resting] Jetzt kein Black Ticket: nie zwei hintereinander.
       *[spent] Kein Black Ticket mehr.
    }
telling-turn-choose = Verborgen bleiben oder dich zeigen?
    .holmes = { $shown ->
        [yes] Dein Zug ist gemacht, und nun musst du dich zeigen, wenn du nicht in einem Versteck untertauchst. Noch etwas?
       *[no] Dein Zug ist gemacht. Noch etwas?
    }
telling-turn-take = Nimm ein Ticket { pawn-from }.
telling-turn-settle = Wähle die Station, auf der du beginnst.
telling-turn-land = Wähle, wo der Ballon landet.
telling-turn-place = Jeder Detektiv braucht eine U-Bahn-Station: { $pawns }.
# The same said to one person alone, and of those who sit elsewhere, by name and pawns: $who is “Ada (red, blue)”.
telling-your-pawn = Du bist am Zug ({ $pawn }). Tickets: { $tickets }.
    .holmes = Du bist mit { $pawn } am Zug. Noch { $tickets }.
telling-your-free = Du bist mit { $pawn } am Zug, ohne Ticket.
telling-your-several = Du bist am Zug, in beliebiger Folge: { $pawns }.
telling-your-fugitive = { $half ->
    [first] Dein Doppelzug, erste Fahrt
    [second] Dein Doppelzug, zweite Fahrt
   *[none] Du bist am Zug
}. Noch { $tickets }.
    .compact = Du bist als { fugitive } am Zug. { $blacks ->
        [ready] Noch { $tickets }; verschwinden kostet 3 Punkte.
        [resting] Jetzt kein Black Ticket: nie zwei hintereinander.
       *[spent] Kein Black Ticket mehr.
    }
telling-asked = { $who }: { $sentence }
telling-others-move = { $count ->
    [one] { $who } ist am Zug.
   *[other] { $who } sind am Zug.
}
telling-others-wait = { $count ->
    [one] Wir warten auf { $who }.
   *[other] Wir warten auf { $who }.
}
telling-thinking = { $who } denkt nach …
telling-thinking-several = Die Detektive denken nach …
telling-tickets-taxi = { $count ->
    [one] { $count } Taxi
   *[other] { $count } Taxis
}
    .holmes = { $count ->
        [one] { $count } Kutsche
       *[other] { $count } Kutschen
    }
telling-tickets-bus = { $count ->
    [one] { $count } Bus
   *[other] { $count } Busse
}
    .holmes = { $count ->
        [one] { $count } Pferdeomnibus
       *[other] { $count } Pferdeomnibusse
    }
telling-tickets-underground = { $count ->
    [one] { $count } U-Bahn
   *[other] { $count } U-Bahnen
}
    .holmes = { $count ->
        [one] { $count } Metropolitan-Bahn
       *[other] { $count } Metropolitan-Bahnen
    }
telling-tickets-black = { $count ->
    [one] { $count } Black Ticket
   *[other] { $count } Black Tickets
}
    .compact = { $count ->
        [one] { $count } Black Ticket
       *[other] { $count } Black Tickets
    }
    .holmes = { $count ->
        [one] { $count } Black Ticket
       *[other] { $count } Black Tickets
    }
telling-tickets-double = { $count ->
    [one] { $count } Doppelzug
   *[other] { $count } Doppelzüge
}
    .holmes = { $count ->
        [one] { $count } Doppelzug
       *[other] { $count } Doppelzüge
    }
telling-tickets-token = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
telling-tickets-none = ohne Tickets
telling-surfacing = { $moves ->
    [0] { fugitive } muss sich nicht mehr zeigen.
    [1] { fugitive } zeigt sich mit dem nächsten Zug.
   *[other] { fugitive } zeigt sich in { $moves } Zügen.
}
telling-heading-deal = Vor der ersten Runde
telling-heading = Runde { $round }/{ $rounds }{ $moves ->
    [0] { "" }
    [1] , sichtbar im nächsten
   *[other] , sichtbar in { $moves } Zügen
}
    .compact = Runde { $round }/{ $rounds } · { fugitive }: { $who }

# Antworten auf Fragen
telling-fares-of = { $pawn } auf { $station }: { $tickets }{ $state ->
    [stranded] , sitzt fest
   *[moving] { "" }
}
    .compact = { $pawn } auf { $station }{ $state ->
        [stranded] , sitzt fest
       *[moving] { "" }
    }
telling-log-entry = { $entry }: { $fare }{ $seen ->
    [surfaced] , gesehen auf { $station }
    [known] , auf { $station }
   *[hidden] { "" }
}
telling-log-empty = Die Fahrtentafel ist leer.
telling-possible = { $count ->
    [0] { fugitive } kann noch überall sein.
    [one] { fugitive } kann nur auf { $stations } sein.
   *[other] { fugitive } kann auf { $count } Stationen sein: { $stations }.
}
telling-you-are-at = Du bist auf { $station }. Was die Detektive wissen:
telling-pawn-at = { $pawn } auf { $exits }
telling-exits = { $station }: { $ways }

# Die Akte. Diese Texte sind kurz, denn es ist wenig Platz.
telling-crimes = Verbrechen { $committed }/{ $crimes }{ $known ->
    [yes] { ", deine: " }{ $scenes }
   *[no] { "" }
}
telling-ban = Verboten: { fare }
telling-roadblocks = Straßensperren: { $stations }
telling-turned = Aufgedeckt: { $tiles }
telling-supply = Vorrat: { $tickets }
telling-promised = Er bekommt nächste Runde: { $tickets }
telling-tile = Dein Startplättchen: { $tile }
telling-mark = { $mark ->
    [hideout] Versteck
    [crime] Tatort
    [held] dein Tatort
    [roadblock] Straßensperre
    [park] Park
    [monument] Sehenswürdigkeit
   *[river] Fluss
}
telling-quarter = Viertel { $quarter }

# Eine Station, nach der gefragt wurde, in wenigen Zeilen.
telling-card = Station { $station }
telling-card-near = { $pawn }: { $moves ->
    [none] kein Weg dorthin
    [0] hier
    [one] { $moves } Zug entfernt
   *[other] { $moves } Züge entfernt
}
telling-card-been = { $own ->
    [yes] Du warst
   *[no] { fugitive } war
} nach { $count ->
    [one] Zug
   *[other] den Zügen
} { $entries } hier.
telling-card-possible = { $own ->
    [yes] { $can ->
        [yes] Nach allem, was die Detektive wissen, kannst du hier sein.
       *[no] Die Detektive wissen, dass du nicht hier bist.
    }
   *[no] { $can ->
        [yes] Nach allem, was du weißt, kann { fugitive } hier sein.
       *[no] { fugitive } kann nicht hier sein.
    }
}

# Was seit jemandes letztem Zug geschehen ist. Wann eine Frage beantwortet wurde.
telling-recap = { $pawn }: { $what }
telling-clue-when = nach Zug { $entry }

telling-marks-of = { $mark }: { $stations }
telling-marks-none = Auf diesem Spielplan ist nichts markiert.

# Die Punkte und der gemeinsame Vorrat
telling-you = du
telling-points = Punkte: { $scores }
telling-score = { $who }: { $state ->
    [done] { $points }
    [now] { $points } bisher
   *[later] –
}
telling-stock = { $points ->
    [one] Tickets der Detektive: { $tickets }, zusammen { $points } Punkt.
   *[other] Tickets der Detektive: { $tickets }, zusammen { $points } Punkte.
}
telling-handed = Tickets für { fugitive }: { $tickets }; er hat noch { $blacks }.
telling-prices = Punkte je Ticket: Taxi { $taxi }, Bus { $bus }, U-Bahn { $underground }. Mit einem Black Ticket zu verschwinden kostet { $penalty }.
telling-hiding = { fugitive } ist verschwunden. Er hat { $station } verlassen und kommt nach diesem Zug wieder hervor.
telling-giving-up = Fürs Aufgeben: { $who }. Noch nicht: { $others }.
telling-offer-give-up = { $offer }: { fugitive } bekommt noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $kind ->
    [people] , wenn auch { $others } dafür { $count ->
        [one] ist
       *[other] sind
    }
    [bots] , aber nur, wenn auch { $others } dafür { $count ->
        [one] ist
       *[other] sind
    }, und Bots spielen immer weiter
   *[none] , und die Runde ist vorbei
}

# Eine Auslage von Case Connection im Entstehen
telling-not-laid = Hinweis { $card } liegt nicht aus.
telling-hints-off = An diesem Tisch wird ohne Tipps gespielt.
telling-no-solution = Mit dem, was du hast, lässt sich diese Spur noch nicht lösen.
