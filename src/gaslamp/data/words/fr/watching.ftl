# Watching: what the host chooses, and the bar of whoever watches. It comes with its module.

watch-who = Qui peut regarder
watch-none = Personne
watch-public = Tout le monde, vue publique
watch-public-about = Les spectateurs voient seulement ce que tout le monde peut savoir, jamais un secret.
watch-seats = Tout le monde, vue de chaque joueur, en différé
watch-seats-about = Les spectateurs peuvent regarder par-dessus une épaule, mais jamais jusqu’au présent : cela ne trahit personne.
watch-delay = Déplacements de retard
watch-asked = En cours de partie, on demande à tous les joueurs avant d’en montrer davantage.
watch-link = Lien pour regarder
watch-bar = Regarder
watch-view = Votre vue
watch-everybody = Vue publique
