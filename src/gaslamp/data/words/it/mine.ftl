# Le partite cominciate: testi fissi che arrivano con loro.

screen-finished = Partite finite
screen-more-games = Altre partite
screen-my-games = Le mie partite
screen-forget = Dimentica
screen-forget-sure = Dimenticare questa partita? Senza il suo link non potrai tornare al tuo posto.
screen-open = Apri
screen-their-turn = Giocano gli altri
screen-over = La partita è finita
