# Warum die Regeln eine Aktion ablehnen, nach der Nummer der Regel.

refused = { $sentence } ({ $rule })

refused-CL-5 = Von dieser Sorte ist kein Ticket mehr da. Wähle ein anderes Verkehrsmittel.
refused-CL-6 = Die Startstationen werden gezogen, nicht gewählt.
refused-CL-8 = Das ist nicht eine Fahrt entfernt: Ein Ticket bringt dich auf einer Linie bis zur nächsten Haltestelle seiner Art.
refused-CL-10 = Wer ziehen kann, muss ziehen: Niemand bleibt stehen.
refused-CL-11 = Dort steht ein Detektiv. Wähle eine freie Station.
refused-CL-12 = Diese Figur ist nicht am Zug, oder die Partie ist zu Ende.
refused-CL-13 = Dieser Detektiv hat kein Ticket für diese Linie. Wähle ein anderes; ein gestrandeter Detektiv zieht nicht mehr.
refused-CL-14 = Wer einen Zug sehen darf, entscheiden nicht die Spieler.
refused-CL-17 = Jetzt geht kein Doppelzug: Er braucht eine Doppelzugkarte, zwei freie Felder der Fahrtentafel und einen möglichen ersten Zug, und je Runde ist nur einer erlaubt.
refused-CL-18 = Es ist kein Black Ticket da. Wähle ein anderes Verkehrsmittel.
refused-CL-19 = Die Fähre nimmt nur Mister X mit, und nur für ein Black Ticket.
refused-CL-25 = Sich freiwillig zu zeigen oder Tickets zu nehmen, ist jetzt nicht möglich.
refused-CL-26 = Ein Detektiv auf der Strecke schneidet Mister X diese Linie ab. Wähle eine andere.

refused-SH-5 = Die Startplättchen werden gezogen, nicht gewählt.
refused-SH-6 = Im Vorrat ist kein Ticket dieser Sorte mehr. Wähle ein anderes Verkehrsmittel.
refused-SH-10 = Du beginnst auf einer der Stationen deines Plättchens, und nicht dort, wo ein Detektiv steht.
refused-SH-12 = Die Tatorte werden gezogen, nicht gewählt.
refused-SH-14 = Jetzt ist kein Verbrechen zu begehen: Es braucht einen Zug, der an einem der eigenen Tatorte von Moriarty endet.
refused-SH-16 = Das kannst du jetzt nicht: Erst zieht Moriarty, dann ziehen die Detektive und Bobbys.
refused-SH-17 = Das ist nicht eine Fahrt entfernt, oder dort steht schon jemand: Ein Ticket bringt dich auf einer Linie bis zur nächsten Haltestelle seiner Art, und nie stehen zwei auf einer Station.
refused-SH-18 = Wer ziehen kann, muss ziehen, und zwar mit einem eigenen Ticket. Wähle ein Verkehrsmittel, für das dieser Detektiv ein Ticket hat.
refused-SH-20 = Dafür braucht es ein Black Ticket, und die hat nur Moriarty. Niemand sonst nimmt die Fähre.
refused-SH-21 = Jetzt geht kein Doppelzug: Er braucht ein Doppelzugticket, zwei freie Felder der Fahrtentafel und einen möglichen ersten Zug, und je Runde ist nur einer erlaubt.
refused-SH-24 = Dort steht ein Detektiv oder ein Bobby. Wähle eine freie Station.
refused-SH-25 = Jetzt geht kein Chip: Die Detektive dürfen je Runde einen ausgeben, und es muss der der handelnden Figur sein.
refused-SH-26 = Das kann Sherlock Holmes jetzt nicht fragen. Es braucht einen seiner Chips, und er fragt nur nach dem Viertel.
refused-SH-27 = Irene Adler hat dieses Ticket für einen Zug verboten, oder sie hat keinen Chip, um eines zu verbieten.
refused-SH-28 = Das kann Dr. Watson jetzt nicht fragen. Es braucht einen seiner Chips, und er fragt nur nach Park, Sehenswürdigkeit oder Fluss.
refused-SH-29 = Das kann Mycroft Holmes jetzt nicht fragen. Es braucht einen seiner Chips und mindestens drei Züge auf der Fahrtentafel.
refused-SH-30 = Dort geht keine Straßensperre: Es braucht einen Chip von Inspektor Lestrade, und sperren lässt sich nur die Station, die er in dieser Runde verlassen oder erreicht hat.
refused-SH-31 = Eine Straßensperre schließt diese Station für Moriarty. Wähle eine andere.
refused-SH-33 = Jetzt ist kein Ticket zu nehmen: Es braucht einen Zug, der in einem Versteck endet, einmal je Ankunft und solange der Vorrat reicht.
refused-SH-34 = Jetzt geht kein Untertauchen: Es braucht einen Zug, der in einem Versteck endet und nach dem er sich zeigen müsste, und sonst nichts, was dort getan wurde.
refused-SH-35 = Das geht mit dem Ballon nicht: Er verlässt ein Versteck zu Beginn eines Zuges, einmal je Partie, und landet auf einer freien Station des aufgedeckten Plättchens.

refused-CP-3 = Jeder Detektiv beginnt auf einer freien U-Bahn-Station, und Mister X dort, wo es auf dem aufgedeckten Ticket steht.
refused-CP-4 = Mister X fährt umsonst, eine Fahrt je Zug: Er hat kein Ticket zu zahlen und keinen Doppelzug.
refused-CP-5 = Das ist nicht eine Fahrt entfernt. Folge einer Farbe bis zu ihrer nächsten Station; abbiegen darfst du nur, wo sich zwei Linien dieser Farbe kreuzen.
refused-CP-6 = Das geht jetzt nicht: Erst zieht Mister X, dann jeder Detektiv einmal, mit einem Ticket aus dem Vorrat. Wähle einen Detektiv, der noch nicht gezogen hat, und ein Ticket, das noch da ist.
refused-CP-7 = Dort steht ein Detektiv. Wähle eine freie Station.
refused-CP-8 = Nur ein Black Ticket verbirgt einen Zug, und hier ist keines zu spielen. Wähle ein anderes Verkehrsmittel.
refused-CP-9 = Die Fähre nimmt nur Mister X mit, und nur für ein Black Ticket.
refused-CP-10 = Aufgeben ist Sache der Detektive, in ihrem Zug, und jeder sagt es nur einmal.
refused-CP-12 = Nie zwei Black Tickets hintereinander. Wähle diesmal ein anderes Verkehrsmittel.

refused-CC-3 = Was an den Orten liegt, wird gezogen, nicht gewählt.
refused-CC-4 = Spuren werden gezogen, nicht gewählt. Von denen, die du gezogen hast, behältst du eine.
refused-CC-5 = Jetzt nicht. In jedem Zug besuchst du einen Ort, an dem noch mindestens zwei Teile liegen, und nimmst genau zwei davon; der Zug endet nach dem Besuch.
refused-CC-7 = Jetzt geht kein Tausch: Er braucht drei gleiche Plättchen, keine universellen, und je Zug ist nur einer erlaubt.
refused-CC-8 = { $wrong ->
    [place] Zwei Karten liegen am selben Platz ({ one-card }, { other-card }). Verschiebe eine davon.
    [twice] Eine Karte liegt zweimal in dieser Auslage ({ one-card }). Es gibt sie nur einmal.
    [apart] Diese beiden Karten liegen nicht nebeneinander ({ one-card }, { other-card }). Nur Nachbarn lassen sich verbinden, nicht über Eck.
    [symbol] Diese beiden Karten haben dort, wo sie sich berühren, dieses Symbol nicht gemeinsam ({ one-card }, { other-card }). Karten werden nie gedreht.
   *[token] Dieses Plättchen beweist diese Verbindung nicht ({ one-card }, { other-card }). Es braucht eines mit dem gemeinsamen Symbol oder ein universelles.
}
refused-CC-9 = Hinweis { $other } ist nicht mit der Spur verbunden. Verbinde ihn, direkt oder über andere Hinweise, oder lass ihn weg.
refused-CC-10 = Diese Verbindung würde einen Kreis schließen ({ one-card }, { other-card }). Lass sie weg.

refused-CC-12 = { $wrong ->
    [turn] Eine Spur wird im eigenen Zug gelöst, vor oder nach dem Besuch.
    [lead] Es gibt keine Spur zu lösen. Wähle zuerst eine, wenn noch welche da sind.
    [owned] Für diese Auslage fehlt dir { $item }.
   *[unmet] Die Spur ist noch nicht gelöst: Für das Symbol „{ symbol }“ fehlt eine Verbindung { $other ->
        [0] an einer Seite, an der nichts anschließt
       *[other] auf dem Zweig, der mit Hinweis { $other } beginnt
    }.
}
refused-CC-13 = Von einer Auslage, die eine Spur gelöst hat, behältst du genau zwei Teile, Karten oder Plättchen.
