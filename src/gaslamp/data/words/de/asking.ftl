# Uhren, und was man sich am Tisch fragt: feste Texte, die kommen, wenn sie gebraucht werden.

screen-agree = Einverstanden
screen-decline = Nein
screen-asked-others = Die anderen werden gefragt.
screen-never-mind = Doch nicht
screen-bot-for-you = Ein Bot spielt für dich.

screen-clock-you = Du
screen-clock-urgent = Beeil dich: Deine Zeit ist fast um.
screen-clock-day = T
