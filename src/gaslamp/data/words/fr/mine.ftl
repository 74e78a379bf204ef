# Les parties commencées : textes fixes qui viennent avec elles.

screen-finished = Parties finies
screen-more-games = Autres parties
screen-my-games = Mes parties
screen-forget = Oublier
screen-forget-sure = Oublier cette partie ? Sans son lien, vous ne pourrez pas reprendre votre place.
screen-open = Ouvrir
screen-their-turn = Les autres jouent
screen-over = La partie est finie
