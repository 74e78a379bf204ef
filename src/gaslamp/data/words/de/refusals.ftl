# Warum die Regeln eine Aktion ablehnen, nach der Nummer der Regel.

refused = { $sentence } ({ $rule })

refused-CL-5 = Von dieser Sorte ist kein Ticket mehr da. Wähle ein anderes Verkehrsmittel.
refused-CL-6 = Die Startstationen werden gezogen, nicht gewählt.
refused-CL-8 = Keine Linie dieser Art führt dorthin. Ein Ticket bringt dich auf einer Linie bis zur nächsten Haltestelle seiner Art.
refused-CL-10 = Wer ziehen kann, muss ziehen: Niemand bleibt stehen.
refused-CL-11 = Dort steht ein Detektiv. Wähle eine freie Station.
refused-CL-12 = Diese Figur ist nicht am Zug, oder das Spiel ist zu Ende.
refused-CL-13 = Dieser Detektiv hat kein Ticket für diese Linie. Wähle ein anderes; ein gestrandeter Detektiv zieht nicht mehr.
refused-CL-14 = Wer von einem Zug wissen darf, bestimmt nicht der Spieler.
refused-CL-17 = Jetzt geht kein Doppelzug: Er braucht eine Doppelzugkarte, zwei freie Felder der Fahrtentafel und einen möglichen ersten Zug, und je Runde ist nur einer erlaubt.
refused-CL-18 = Es ist kein Black Ticket da. Wähle ein anderes Verkehrsmittel.
refused-CL-19 = Die Fähre nimmt nur Mister X mit, und nur für ein Black Ticket.
refused-CL-25 = Sich freiwillig zu zeigen oder Tickets zu nehmen, steht jetzt nicht zur Wahl.
refused-CL-26 = Ein Detektiv auf der Strecke schneidet Mister X diese Linie ab. Wähle eine andere.
