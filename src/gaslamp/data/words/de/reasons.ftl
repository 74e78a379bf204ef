# Warum ein Bot etwas tut: ein Satz, der nach dem steht, was getan wurde, über den, der es tat.
# $possible sagt, auf wie vielen Stationen der Flüchtige nach allem sein kann, was alle wissen.

# Eine Art von Linie, als Objekt eines Satzes.
reasons-line = { $kind ->
    [taxi] das Taxi
    [bus] den Bus
   *[underground] die U-Bahn
}
    .holmes = { $kind ->
        [taxi] die Kutsche
        [bus] den Pferdeomnibus
       *[underground] die Metropolitan-Bahn
    }
reasons-among = { $possible ->
    [1] { "" }
   *[other] ; er kann auf { $possible } Stationen sein
}
reasons-share = { $share } %
reasons-moves = { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
}

# Detektive

reasons-only = Einen anderen Weg gibt es nicht.
reasons-catches = Er kann nur dort sein.
reasons-searches = Mit { $share } % Wahrscheinlichkeit ist er dort{ reasons-among }.
reasons-closes = Schließt den letzten Ausweg{ reasons-among }.
reasons-seals = Riegelt { $line } rund um { $station } ab{ reasons-among }.
reasons-waits = Wartet, wo man { $line } nehmen kann: Mit dem nächsten Zug zeigt er sich.
reasons-covers = Deckt { reasons-share } seiner möglichen nächsten Stationen ab{ reasons-among }.
reasons-watches = Erreicht in zwei Zügen { reasons-share } seiner möglichen nächsten Stationen{ reasons-among }.
reasons-nears = Rückt näher, auf etwa { reasons-moves }{ reasons-among }.
reasons-spares = Spart { $line } für später auf.
reasons-roams = Behält { $stations ->
    [one] eine Station
   *[other] { $stations } Stationen
} in zwei Zügen Reichweite.
reasons-halts = Gut angebunden: { $stations } Stationen in zwei Zügen erreichbar{ reasons-among }.
reasons-spent = Kein Ticket ist übrig, das von dort weiterführt.

# Ihre Fähigkeiten

reasons-asks = Die Antwort dürfte von { $possible } Stationen etwa { $left } übrig lassen.
reasons-recalls = Die Fährte ist kalt: Er kann auf { $possible } Stationen sein.
reasons-bans = Ohne { $line } verliert er { reasons-share } seiner nächsten Fahrten.
reasons-bars = Nimmt ihm { reasons-share } seiner nächsten Fahrten.

# Der Flüchtige, nur für seine Augen

reasons-way-out = Der einzige Ausweg.
reasons-passes = Nur im Vorübergehen zu sehen: Eine zweite Fahrt folgt.
reasons-begins = Eine zweite Fahrt folgt, ehe sonst jemand zieht.
reasons-shows = Zeigt sich { reasons-moves } vom nächsten Detektiv entfernt.
reasons-unreached = Kein Detektiv kann dorthin kommen.
reasons-hides = Das Black Ticket lässt { $possible } Stationen offen, jedes andere { $plain }.
    .holmes = Das Black Ticket lässt { $possible } Stationen offen, jedes andere { $plain }.
reasons-ferries = Die Fähre gibt es nur für ein Black Ticket; es lässt { $possible } Stationen offen.
    .holmes = Die Fähre gibt es nur für ein Black Ticket; es lässt { $possible } Stationen offen.
reasons-escapes = { $possible ->
    [one] Der nächste Detektiv ist { reasons-moves } entfernt.
   *[other] Der nächste Detektiv ist { reasons-moves } entfernt, und { $possible } Stationen sind abzusuchen.
}
reasons-mingles = In Reichweite, aber auf einer von { $possible } Stationen: Mit { $share } % Wahrscheinlichkeit rät niemand richtig.
reasons-risks = { $share ->
    [100] In Reichweite, und nichts verbirgt ihn.
   *[other] In Reichweite: mit { $share } % Wahrscheinlichkeit gefasst.
}
reasons-crosses = Zwei Fahrten über das Auftauchen hinweg: nur im Vorübergehen zu sehen.
reasons-doubles = Eine Fahrt wäre zu wenig: mit { $share } % Wahrscheinlichkeit gefasst.
reasons-vanishes = Nach zwei Fahrten ist weit mehr abzusuchen.
reasons-surfaces = Der nächste Detektiv ist { reasons-moves } entfernt: Zeit, ihnen Tickets abzunehmen.
reasons-robs = Kein anderes Ticket würde so sehr fehlen.
reasons-stays = Ungesehen, auf einer von { $possible } Stationen.
reasons-settles = Ein Start, { reasons-moves } vom nächsten Detektiv entfernt.
reasons-stocks = Ein Ticket für später. Nun { $possible ->
    [one] kennen sie das Versteck
   *[other] kommen { $possible } Verstecke in Frage
}.
reasons-lies-low = Weiter ungesehen, { $possible ->
    [one] auch wenn sie das Versteck kennen
   *[other] in einem von { $possible } Verstecken
}.
reasons-flies = Auf und davon, weiter als mit jeder Fahrt.
reasons-triumphs = Das letzte Verbrechen gewinnt die Partie.
reasons-commits = Verbrechen { $number } von { $crimes }. Nun { $possible ->
    [one] kennen sie den Tatort
   *[other] kommen { $possible } Tatorte in Frage
}.
reasons-bides = Jetzt nicht: Nur { $stations ->
    [one] ein Tatort käme
   *[other] { $stations } Tatorte kämen
} in Frage.

# Das kompakte Spiel

reasons-posts = Im Schnitt { reasons-moves } von seinen möglichen Starts entfernt.
reasons-nets = Lässt ihm { $stations ->
    [one] eine Station
   *[other] { $stations } Stationen
} außer Reichweite und bringt ihm { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
reasons-conceals = Außer Sicht, auf einer von { $stations } Stationen, für { $points } Punkte.
reasons-dodges = Der nächste Detektiv ist { reasons-moves } entfernt, und { $stations ->
    [one] eine Station erreicht
   *[other] { $stations } Stationen erreicht
} er vor jedem Detektiv.

# Case Connection

reasons-follows = Gut für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}; es { $short ->
    [0] fehlt nichts
    [one] fehlt ein Teil
   *[other] fehlen { $short } Teile
}.
reasons-gathers = Zu Spur { $lead } { $short ->
    [one] fehlt noch ein Teil
   *[other] fehlen noch { $short } Teile
}.
reasons-completes = Zu Spur { $lead } fehlt nun nichts mehr.
reasons-stores = Für spätere Spuren aufgehoben.
reasons-denies = { $who } soll Spur { $lead } nicht lösen.
reasons-swaps = Spur { $lead } braucht ein anderes Plättchen.
reasons-solves = Gut für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, das macht { $total }.
reasons-keeps = Für spätere Spuren aufgehoben.
