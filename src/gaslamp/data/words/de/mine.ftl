# Begonnene Partien: feste Beschriftungen, die mit ihnen kommen.

screen-finished = Beendete Partien
screen-more-games = Weitere Partien
screen-my-games = Meine Partien
screen-forget = Vergessen
screen-forget-sure = Diese Partie vergessen? Ohne ihren Link kommst du nicht an deinen Platz zurück.
screen-open = Öffnen
screen-their-turn = Die anderen sind am Zug
screen-over = Die Partie ist zu Ende
