# Quello che a un tavolo si dice con un solo tocco.

phrase-hello = Ciao!
phrase-luck = Buona fortuna!
phrase-moment = Un momento, per favore.
phrase-well-played = Bella giocata!
phrase-close = C’è mancato poco!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-again = Facciamo un’altra partita?
phrase-look = Guarda qui.
phrase-near = È vicino.
phrase-there = Vado lì.
phrase-me = Ci penso io.
phrase-spread = Dividiamoci.
phrase-block = Sbarriamogli la strada.
phrase-agreed = D’accordo.
phrase-no = Meglio di no.
