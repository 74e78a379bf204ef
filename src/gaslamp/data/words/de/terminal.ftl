# Spielen im Terminal.

# Ein Buchstabe je Figur, ein Zeichen je Ticket. Ü steht für grün, denn G ist gelb.
terminal-letter = { $pawn ->
    [fugitive] X
    [purple] V
    [red] R
    [green] Ü
    [yellow] G
    [blue] B
   *[other] { $pawn }
}
terminal-ticket = { $fare ->
    [taxi] T
    [bus] B
    [underground] U
    [black] ■
    [double] ×2
   *[other] { $fare }
}

# Wie jemand heißt, so wie es ist.
terminal-name = { $name }

# Wer am Zug ist und was gewünscht wird. $tickets besteht aus den Texten terminal-tickets-.
terminal-turn-deal = Die Startkarten werden gezogen.
terminal-turn-pawn = { $pawn } ist am Zug, noch { $tickets }.
terminal-turn-several = Am Zug, in beliebiger Folge: { $pawns }.
terminal-turn-fugitive = { $half ->
    [first] Doppelzug, erste Fahrt
    [second] Doppelzug, zweite Fahrt
   *[none] Mister X ist am Zug
}, noch { $tickets }.
terminal-turn-choose = Verborgen bleiben oder dich zeigen?
terminal-turn-take = Nimm ein Ticket { pawn-from }.
terminal-thinking = { $who } denkt nach …
terminal-tickets-taxi = { $count ->
    [one] { $count } Taxi
   *[other] { $count } Taxis
}
terminal-tickets-bus = { $count ->
    [one] { $count } Bus
   *[other] { $count } Busse
}
terminal-tickets-underground = { $count ->
    [one] { $count } U-Bahn
   *[other] { $count } U-Bahnen
}
terminal-tickets-black = { $count ->
    [one] { $count } Black Ticket
   *[other] { $count } Black Tickets
}
terminal-tickets-double = { $count ->
    [one] { $count } Doppelzug
   *[other] { $count } Doppelzüge
}
terminal-surfacing = { $moves ->
    [0] Mister X muss sich nicht mehr zeigen.
    [1] Mister X zeigt sich mit dem nächsten Zug.
   *[other] Mister X zeigt sich in { $moves } Zügen.
}
terminal-heading = Runde { $round }/{ $rounds }{ $moves ->
    [0] { "" }
    [1] , sichtbar im nächsten
   *[other] , sichtbar in { $moves } Zügen
}

# Antworten auf Fragen
terminal-fares-of = { $pawn } auf { $station }: { $tickets }{ $state ->
    [stranded] , sitzt fest
   *[moving] { "" }
}
terminal-log-entry = { $entry }: { $fare }{ $seen ->
    [surfaced] , gesehen auf { $station }
    [known] , auf { $station }
   *[hidden] { "" }
}
terminal-log-empty = Die Fahrtentafel ist leer.
terminal-possible = { $count ->
    [0] Noch weiß niemand etwas.
    [one] Mister X kann nur auf { $stations } sein.
   *[other] Mister X kann auf { $count } Stationen sein: { $stations }.
}
terminal-you-are-at = Du bist auf { $station }. Mit den Augen der Detektive:
terminal-pawn-at = { $pawn } auf { $exits }

# Textzeilen
terminal-lines-hint = Tippe einen Zug oder seine Nummer, etwa „Taxi 74“ oder „#3“. „Hilfe“ erklärt, „Ende“ verlässt das Spiel.
terminal-hand-over = Weiter an { $who }: Enter drücken, wenn sonst niemand zusieht.
terminal-resumed = Die Partie geht weiter, wo sie stand.
terminal-not-kept = Die Partie geht weiter, wird aber nicht aufgehoben. { $problem }
terminal-farewell-left = Die Partie ist aufgehoben. Weiter geht es mit: gaslamp play --resume { $file }
terminal-farewell-over = Diese Partie noch einmal ansehen: gaslamp replay { $file }
terminal-farewell-not-kept = Diese Partie wurde nicht aufgehoben.
terminal-help =
    Ein Zug: Verkehrsmittel und Station, etwa „Taxi 74“ oder „t74“; die Station allein, wenn nur ein Ticket passt; „#3“ für den dritten der Liste. Mit mehreren Figuren: „rot Bus 94“.
    Mister X: „schwarz 128“ für ein Black Ticket, „doppel“ vor zwei Fahrten, „zeigen“, „bleiben“, „nimm Bus“.
    Fragen: „Tickets“ (wer steht wo mit welchen Tickets), „Tafel“, „möglich“ (wo Mister X sein kann), „Plan“ oder „Plan 74“ (die Linien von dort).
    Enter allein zeigt die Züge noch einmal. „Ende“ verlässt das Spiel; die Partie ist aufgehoben.
terminal-reel-hint = Enter geht weiter. „Hilfe“ erklärt, „quit“ verlässt die Partie.
terminal-reel-edge = In dieser Richtung kommt nichts mehr.
terminal-reel-help =
    Enter oder „weiter“: ein Schritt vor. „zurück“: ein Schritt zurück. „Runde“ und „Runde zurück“: dorthin, wo eine Runde begann. „Anfang“, „Ende“.
    Fragen: „Tickets“, „Tafel“, „möglich“, „Plan“. „quit“ verlässt die Partie.

# Der ganze Bildschirm. Die Tasten sind eine Zeile von höchstens 78 Zeichen, der Titel der Tafel 33.
terminal-keys = ↑ ↓ Enter ziehen · / tippen · + - Zoom · p möglich · ? alle Tasten · q Ende
terminal-reel-keys = ← → Schritt · Bild↑ Bild↓ Runde · + - Zoom · p möglich · ? Tasten · q Ende
terminal-reel-place = Schritt { $stop } von { $stops }
terminal-typed-hint = einen Zug tippen, etwa Taxi 74
terminal-follow = { $state ->
    [on] Der Plan folgt der Jagd.
   *[off] Der Plan bleibt, wo er ist.
}
terminal-possible-count = { $count ->
    [0] Noch weiß niemand etwas.
    [one] Mister X kann nur auf einer Station sein.
   *[other] Mister X kann auf { $count } Stationen sein.
}
terminal-too-small =
    Dieses Fenster ist zu klein für den Plan.
    Es braucht mindestens { $width } Spalten und { $height } Zeilen; sonst hilft --plain.
terminal-screen-help =
    ↑ ↓  Enter      einen Zug wählen, ziehen (oder auf die Station klicken)
    /  oder Ziffer  tippen: Taxi 74 · t74 · rot Bus 94 · schwarz 128 · #3
    Esc             vom Tippen zurück zur Liste
    Leertaste       nicht auf die Bots warten
    q               verlassen; die Partie ist aufgehoben
terminal-reel-screen-help =
    →  ←            ein Schritt vor, ein Schritt zurück
    Bild↓  Bild↑    dorthin, wo eine Runde begann
    Pos1  Ende      der Anfang, das Ende
    q               verlassen
terminal-map-help =
    +  -            Zoom, oder das Mausrad
    ⇧+Pfeile        den Plan schieben, oder ihn ziehen
    f               der Jagd folgen oder bleiben
    p               zeigen, wo Mister X sein kann
    l               Abendlicht oder Papier

    V103   eine Figur                  x67   hier wurde Mister X gesehen
    (86)   dorthin kannst du           86?   dort kann Mister X sein
    ⠤⠤⠤⠤ Taxi     ⠶⠶⠶⠶ Bus     ⠶⠆⠰⠶ U-Bahn     ⠄⠠⠄⠠ Fähre

# Was nicht zu verstehen ist
terminal-word-near = „{ $word }“ bedeutet hier nichts. War „{ $near }“ gemeint?
terminal-word-unknown = „{ $word }“ bedeutet hier nichts. „Hilfe“ sagt, was sich tippen lässt.
terminal-station-unknown = Auf diesem Plan gibt es keine Station { $station }.
terminal-number-wrong = { $most ->
    [0] Jetzt gibt es nichts zu wählen.
   *[other] Es gibt keinen Zug #{ $number }. Die Liste geht von #1 bis #{ $most }.
}
terminal-one-at-a-time = Eins nach dem anderen: ein Verkehrsmittel und eine Station, etwa „Taxi 74“. Ein Doppelzug wird mit „doppel“ allein angesagt, vor seinen zwei Fahrten.
terminal-which = Welcher? { $choices }
terminal-pawn-absent = Diese Figur spielt nicht mit: { pawn-short }.
terminal-step-unknown = Tippe „weiter“, „zurück“, „Runde“, „Anfang“, „Ende“ oder „quit“; „Hilfe“ erklärt.

# Was sich tippen lässt; die Wörter jeder Sprache werden in allen verstanden. Einzelne Buchstaben sind Kurzformen.
terminal-typed-taxi = taxi t
terminal-typed-bus = bus b
terminal-typed-underground = U-Bahn u
terminal-typed-black = schwarz schwarzes black
terminal-typed-fugitive = mister x flüchtige
terminal-typed-purple = violett lila v
terminal-typed-red = rot r
terminal-typed-green = grün
terminal-typed-yellow = gelb
terminal-typed-blue = blau
terminal-typed-double = doppel doppelzug
terminal-typed-surface = zeigen auftauchen
terminal-typed-done = bleiben passen fertig
terminal-typed-take = nimm nehmen
terminal-typed-help = hilfe
terminal-typed-log = tafel fahrtentafel
terminal-typed-fares = tickets fahrkarten
terminal-typed-possible = möglich wo
terminal-typed-board = plan brett linien
terminal-typed-quit = ende quit
terminal-typed-next = weiter vor
terminal-typed-back = zurück
terminal-typed-round = runde
terminal-typed-start = anfang
terminal-typed-end = ende
terminal-typed-filler = nach zu zur mit der die das ein bahn ticket station zug fahre nimm nehmen detektiv
