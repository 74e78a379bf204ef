# Hausregeln: die Schalter für Spiegelpartien und gewertete Partien, und was am Ende von Spiegelpartien steht.

screen-mirrored = Gespiegelt: dieselbe Verteilung, Seiten getauscht
screen-mirrored-about = Es geht weiter, bis alle einmal vom selben, offenen Start geflohen sind. Wer am längsten frei bleibt, gewinnt.
screen-counts = Zählt für die Wertung
screen-counts-about = Wenn alle am Tisch einen festen Namen haben. Ohne Haken wird nur zum Spaß gespielt.
screen-mirror-results = Spiegelpartien
screen-mirror-next = Nächste Partie: Seiten getauscht
screen-mirror-ask = Nächste Partie mit getauschten Seiten vorschlagen
