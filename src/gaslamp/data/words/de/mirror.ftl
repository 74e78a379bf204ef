# Spiegelpartien: der Schalter bei den Hausregeln und was am Ende steht.

screen-mirrored = Gespiegelt: dieselbe Verteilung, Seiten getauscht
screen-mirrored-about = Es geht weiter, bis alle einmal vom selben, offenen Start geflohen sind. Wer am längsten frei bleibt, gewinnt.
screen-mirror-results = Spiegelpartien
screen-mirror-next = Nächste Partie: Seiten getauscht
screen-mirror-ask = Nächste Partie mit getauschten Seiten vorschlagen
