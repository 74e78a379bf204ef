# Wie es ausging: feste Beschriftungen, die damit kommen.

screen-look-back = Den Tisch ansehen
screen-results = Endstand
screen-way = Sein Weg
screen-way-round = Runde
screen-way-curve = Stationen, auf denen er sein konnte, Zug um Zug
screen-way-play = Abspielen
screen-way-pause = Pause
screen-way-back = Einen Zug zurück
screen-way-on = Einen Zug weiter
screen-way-end = Bis zum Ende
screen-next = Die nächste Partie mit denselben Leuten hat begonnen.
screen-next-elsewhere = Die nächste Partie mit denselben Leuten hat begonnen, und dein Platz wurde auf einem anderen Gerät geöffnet. Spiel dort weiter oder kopiere dort deinen persönlichen Link.
screen-rematch = Noch einmal
screen-swap = Seiten tauschen
screen-ask-rematch = Revanche mit vertauschten Seiten vorschlagen
screen-level = Bots
