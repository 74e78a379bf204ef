# Ce que rapporte une arène de robots, et ce qui empêche d’en tenir une.

arena-standings = Combien de fois { fugitive } s’est échappé
arena-ends = Comment les parties se sont terminées
arena-ends-rounds = Comment les manches se sont terminées
arena-lengths = Combien de temps les parties ont duré
arena-lengths-rounds = Combien de temps les manches ont duré
arena-comparisons = Les mêmes cartes de départ, un autre joueur
arena-scores = Ce que { fugitive } en a tiré
arena-places = Le sort de chaque place
arena-ranks = Chacun pour soi

arena-column-fugitive = { fugitive }
arena-column-detectives = Détectives
arena-column-games = Parties
arena-column-escapes = Évasions
arena-column-interval = Intervalle à 95 %
arena-column-seconds = Secondes par partie
arena-column-length = Durée
arena-column-mean = moyenne
arena-column-least = min.
arena-column-lower = ¼
arena-column-median = ½
arena-column-upper = ¾
arena-column-most = max.
arena-column-pairing = Rencontre
arena-column-than = Comparée à
arena-column-difference = Évasions en plus
arena-column-more = Points en plus
arena-column-agent = Robot
arena-column-rounds = Manches
arena-column-seat = Place
arena-column-wins = Victoires
arena-column-points = Points
arena-column-blacks = Black Tickets

arena-pairing = { $fugitive } contre { $detectives }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
arena-figure = { NUMBER($figure, maximumFractionDigits: 1) }
arena-rounds = tours
arena-entries = cases
arena-turns = tours
arena-seconds = { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-blacks = { NUMBER($blacks, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-unsure = inconnu

arena-end = { $rule ->
    [CL-20] cerné
    [CL-21] capturé
    [CL-22] détectives à court de tickets
    [CL-23] échappé
    [SH-9-rounds] dernier tour passé
    [SH-9-tickets] à court de tickets
    [SH-15-crimes] crimes commis
    [SH-15-log] tablette pleine
    [SH-22] capturé
    [SH-23] cerné
    [caught] capturé
    [cornered] cerné
    [spent] tickets épuisés
    [stuck] détectives bloqués
    [given-up] abandon
    [forfeit] forfait
   *[other] { $rule }
}

arena-failure = { $agent } a perdu { $games ->
    [one] une partie
   *[other] { $games } parties
} par forfait : { $error }
arena-interrupted = Interrompu : voici les parties terminées jusque-là.

arena-too-few = « { $option } » vaut { $value }. Demandez au moins 1.
arena-nobody = Personne n’est nommé pour « { $option } ». Nommez au moins un robot.
arena-sides = Le jeu « { $game } » a deux camps : nommez les robots par --fugitive et --detectives, pas par --agents.
arena-agents-alone = Avec --agents, chaque robot joue pour soi. Retirez cette option, ou retirez { $option }.
arena-folder = Impossible d’écrire les parties dans { $folder } : { $problem }.
arena-process-died = Un processus qui jouait des parties est mort. La mémoire manquait peut-être : essayez avec moins de processus.

agent-unknown = Il n’y a pas de robot « { $agent } ». Les robots sont : { $known }. Un robot à vous se nomme MODULE:NOM.
agent-not-found = Le robot « { $agent } » ne peut pas être chargé : { $problem }.
agent-other-game = Le robot « { $agent } » ne joue pas à { $game }. Ceux qui y jouent : { $known }.
arena-no-sides = Dans { $game }, chacun joue pour soi : nommez les robots par --agents, pas par --fugitive ni --detectives.
