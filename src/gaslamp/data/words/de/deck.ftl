# Was viele Partien mit einem Kartensatz von Case Connection gezeigt haben.

deck-sittings = Wie die Partien verliefen
deck-clues-used = Die am wenigsten genutzten Hinweise
deck-leads-used = Die am seltensten gelösten Spuren

deck-column-players = Spieler
deck-column-games = Partien
deck-column-turns = Züge je Person
deck-column-range = wenigste bis meiste
deck-column-longer = Mehr Karten als nötig
deck-column-first = Siege am Start
deck-column-interval = 95-%-KI
deck-column-edge = Über gleichem Anteil
deck-column-clue = Hinweis
deck-column-taken = Genommen
deck-column-laid = In gelösten Spuren
deck-column-lead = Spur
deck-column-points = Punkte
deck-column-followed = Verfolgt
deck-column-solved = Gelöst

deck-idle-none = Jeder Hinweis hat eine Spur lösen helfen, und jede Spur wurde gelöst.
deck-idle-clues = Hinweise, die keine Spur lösen halfen: { $cards }
deck-idle-leads = Spuren, die niemand löste: { $cards }
