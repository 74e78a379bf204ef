# Che cosa hanno mostrato molte partite con un mazzo di Case Connection.

deck-sittings = Come sono andate le partite
deck-clues-used = Gli indizi meno usati
deck-leads-used = Le piste meno ricostruite

deck-column-players = Giocatori
deck-column-games = Partite
deck-column-turns = Turni a testa
deck-column-range = dal meno al più
deck-column-longer = Più carte del necessario
deck-column-first = Vittorie del primo
deck-column-interval = Intervallo al 95%
deck-column-edge = Oltre una parte uguale
deck-column-clue = Indizio
deck-column-taken = Preso
deck-column-laid = In piste ricostruite
deck-column-lead = Pista
deck-column-points = Punti
deck-column-followed = Scelta
deck-column-solved = Ricostruita

deck-idle-none = Ogni indizio è servito a ricostruire una pista e ogni pista è stata ricostruita.
deck-idle-clues = Indizi che non sono serviti a nessuna pista: { $cards }
deck-idle-leads = Piste che nessuno ha ricostruito: { $cards }
