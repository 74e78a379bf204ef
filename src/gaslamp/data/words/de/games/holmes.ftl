# Die Sherlock-Holmes-Ausgabe. Dieser Teil wird nur für dieses Spiel gelesen, und vor allen anderen: Ein Text,
# der hier steht, tritt an die Stelle dessen, den andere Spiele teilen; der Rest gehört nur zu dieser Ausgabe.

fugitive = Moriarty

pawn-name = { $pawn ->
    [fugitive] Professor Moriarty
    [sherlock] Sherlock Holmes
    [watson] Dr. Watson
    [irene] Irene Adler
    [mycroft] Mycroft Holmes
    [lestrade] Inspektor Lestrade
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
    [taxi] Kutsche
    [bus] Pferdeomnibus
    [underground] Metropolitan-Bahn
    [black] Black Ticket
    [double] Doppelzug
    [balloon] Ballon
   *[other] { $fare }
}

ride = { $fare ->
    [taxi] nimmt die Kutsche
    [bus] nimmt den Pferdeomnibus
    [underground] nimmt die Metropolitan-Bahn
    [black] spielt ein Black Ticket
   *[other] nimmt { $fare }
}

kind = { $kind ->
    [taxi] Kutsche
    [bus] Pferdeomnibus
    [underground] Metropolitan-Bahn
    [ferry] Fähre
   *[other] { $kind }
}

# Was auch andere Spiele erzählen

Move = { pawn } { ride } nach { $station }.
    .hidden = { pawn } { ride }. Wohin, weiß nur er.
    .black = { pawn } { ride } und entschlüpft nach { $station }.
    .black-hidden = { pawn } { ride }. Womit und wohin, weiß nur er.
    .offer = { fare } nach { $station }

Done = { pawn } belässt es dabei.
    .offer = { $pawn ->
        [fugitive] weiter nichts: es bei diesem Zug belassen
       *[other] weiter nichts: keinen Chip ausgeben
    }

Blocked = { pawn } ist von allen Seiten eingekeilt und setzt diese Runde aus.

Stranded = { pawn } hat kein Ticket mehr, das von hier irgendwohin führt, und bleibt stehen.

Ended = Die Partie ist zu Ende.
    .SH-9-rounds = Die letzte Runde ist vorbei, und { fugitive } ist noch auf freiem Fuß. Er gewinnt{ named }.
    .SH-9-tickets = Kein Detektiv hat noch ein Ticket, das irgendwohin führt. { fugitive } gewinnt{ named }.
    .SH-15-crimes = Das letzte Verbrechen ist verübt. { fugitive } gewinnt{ named }.
    .SH-15-log = Die Fahrtentafel ist voll, und { fugitive } ist noch auf freiem Fuß. Er gewinnt{ named }.
    .SH-22 = { fugitive } ist gefasst. Die Detektive gewinnen{ named }.
    .SH-23 = { fugitive } kann nicht mehr ziehen und ist gefasst. Die Detektive gewinnen{ named }.

# Vor dem ersten Zug

Plot = { fugitive } zieht einen Tatort: { $station }.
    .hidden = { fugitive } zieht einen Tatort und hält ihn geheim.
    .offer = Tatort: { $station }

Draw = { fugitive } zieht ein Startplättchen: { $tile }.
    .hidden = { fugitive } zieht ein Startplättchen und hält es geheim.
    .offer = Startplättchen: { $tile }

Settle = { pawn } beginnt auf { $station }.
    .hidden = { pawn } ist irgendwo in London. Niemand hat ihn ankommen sehen.
    .offer = auf { $station } beginnen

# Was Moriarty tut

Commit = Ein Verbrechen ist geschehen. Wo, sagt { fugitive } nicht.
    .offer = hier ein Verbrechen begehen

Collect = { fugitive } ist in einem Versteck und nimmt { prize } aus dem Vorrat.
    .offer = Versteck: { prize } nehmen

prize = { $fare ->
    [black] ein Black Ticket
   *[double] einen Doppelzug
}

LieLow = { fugitive } müsste sich zeigen, taucht aber unter: Er ist in einem Versteck.
    .offer = Versteck: untertauchen und verborgen bleiben

Fly = { fugitive } ist in einem Versteck und entkommt im Ballon, ganz London sieht zu.
    .offer = Versteck: im Ballon fliehen, einmal je Partie

Turn = Ein Startplättchen wird für alle aufgedeckt: { $tile }.
    .offer = { $tile } aufdecken

Land = { fugitive } landet auf { $station }.
    .offer = auf { $station } landen

# Was die Detektive mit ihren Chips tun

Ask = { pawn } gibt einen Chip aus und fragt, { asked }.
    .offer = { pawn-short }: fragen, { asked }

asked = { $about ->
    [quarter] in welchem Viertel { fugitive } ist
    [park] ob { fugitive } an einem Park ist
    [monument] ob { fugitive } an einer Sehenswürdigkeit ist
    [river] ob { fugitive } am Fluss ist
   *[past] wo { fugitive } zwei Züge zuvor war
}

Ban = { pawn } gibt einen Chip aus und verbietet { fugitive } für seinen nächsten Zug { banned }.
    .offer = { pawn-short }: { fugitive } { banned } verbieten

banned = { $fare ->
    [bus] den Pferdeomnibus
   *[underground] die Metropolitan-Bahn
}

Barricade = { pawn } gibt einen Chip aus und sperrt { $station } mit einer Straßensperre. Dort darf { fugitive } nicht mehr halten.
    .offer = { pawn-short }: Straßensperre auf { $station }

# Was Moriarty antwortet

Located = { fugitive } ist im Viertel { $quarter }.

Confirmed = { $carries ->
    [yes] { fugitive } ist { at-symbol }.
   *[no] { fugitive } ist nicht { at-symbol }.
}

at-symbol = { $symbol ->
    [park] an einem Park
    [monument] an einer Sehenswürdigkeit
   *[river] am Fluss
}

Recalled = Beim Zug { $entry } war { fugitive } auf { $station }.

# Was die Figuren im Modus „sherlock“ für einen Chip können (SH-26 bis SH-30)

ability-sherlock = Fragt, in welchem Viertel der Stadt { fugitive } ist: I, II, III oder IV.
ability-watson = Fragt, ob { fugitive } an einem Park, an einer Sehenswürdigkeit oder am Fluss ist. Die Antwort ist Ja oder Nein.
ability-irene = Verbietet { fugitive } für seinen nächsten Zug den Pferdeomnibus oder die Metropolitan-Bahn. Mit einem Black Ticket darf er trotzdem fahren.
ability-mycroft = Fragt, wo { fugitive } vor zwei Zügen war. Die Station steht danach für alle in der Fahrtentafel.
ability-lestrade = Stellt eine Straßensperre auf die Station, die er mit seinem Zug verlassen oder erreicht hat. Dort darf { fugitive } bis zum Ende der Partie nicht mehr halten.

# Was sich wählen lässt

option-mode = Spielmodus
    .about = Die ursprüngliche Jagd oder die mit Verbrechen, Verstecken und Fähigkeiten.
option-characters = Figuren
    .about = Zwei bis fünf von ihnen jagen. Nach dem Regelheft sind Sherlock Holmes und Dr. Watson immer dabei.
option-bobbies = Bobbys
    .about = Wie viele den Detektiven helfen. Nach dem Regelheft: 2 bei zwei Detektiven, 1 bei dreien.
option-taxi = Kutschentickets
    .about = Wie viele jeder Detektiv anfangs hat.
option-bus = Omnibustickets
    .about = Wie viele jeder Detektiv anfangs hat.
option-underground = Metropolitan-Tickets
    .about = Wie viele jeder Detektiv anfangs hat.
option-fugitive_fares = Tickets von Moriarty
    .about = Ob Moriarty die gewöhnlichen Tickets ausgehen können.
option-blacks = Black Tickets
    .about = Wie viele Moriarty anfangs hat.
option-doubles = Doppelzüge
    .about = Wie viele Moriarty anfangs hat.
option-surfacing = Auftauchen
    .about = Die Züge, nach denen Moriarty sich zeigt.
option-rounds = Runden
    .about = Am Ende dieser Runde gewinnt Moriarty.
option-entries = Felder der Fahrtentafel
    .about = Für wie viele Züge die Fahrtentafel von Moriarty Platz hat.
option-crimes = Verbrechen
    .about = Wie viele Tatorte Moriarty zieht; mit einem Verbrechen an jedem gewinnt er.
option-tokens = Chips
    .about = Wie oft jeder Detektiv seine Fähigkeit nutzen darf. Nach dem Regelheft: zweimal bei zwei oder drei Detektiven, sonst einmal.
