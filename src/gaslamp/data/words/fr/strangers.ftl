# Inconnus : partie rapide, tables qui attendent, attente avec des gens qu’on ne connaît pas. Pas de variables.

strangers-quick = Partie rapide
strangers-quick-about = Vous êtes placé avec d’autres qui veulent la même chose. Les camps sont tirés au sort.
strangers-find = Trouver une table
strangers-game = Jeu
strangers-players = Joueurs
strangers-side = J’aimerais
strangers-side-any = peu importe
strangers-side-flee = fuir
strangers-side-hunt = traquer
strangers-clock = Temps de réflexion
strangers-fill = Les robots complètent
strangers-fill-30 = après 30 secondes
strangers-fill-60 = après 1 minute
strangers-fill-180 = après 3 minutes
strangers-fill-never = jamais
strangers-tables = Tables qui attendent
strangers-none = Personne n’attend en ce moment. Trouvez une table, et les autres la verront ici.
strangers-sit = S’asseoir
strangers-nameless = quelqu’un sans nom
strangers-bots = Bots
strangers-drawn = Les camps sont tirés au sort
strangers-role = Vous seriez
strangers-book = Règles d’origine
strangers-no-clock = Sans pendule
strangers-bots-in = Les robots complètent dans :
strangers-starts-in = Début dans :
strangers-no-bots = Attend que tout le monde soit là
strangers-stale = La liste n’est pas à jour : le serveur ne répond pas.

# Dans la salle d’attente

strangers-public = Ouverte à tous
strangers-public-about = La table figure sur la première page tant qu’elle attend.
strangers-waiting = On cherche des joueurs
strangers-waiting-about = D’autres voient votre table et peuvent la rejoindre. Gardez cette page ouverte : une table sans personne n’est pas affichée.
strangers-wish = Quel camp préférez-vous ?
strangers-wish-about = Il est tiré au sort au début de la partie. Ceux qui veulent fuir passent d’abord.
strangers-dismiss = Renvoyer
strangers-dismiss-about = Sa place redevient libre, et cette table ne lui est plus proposée. Si cette personne revient quand même, décochez « Ouverte à tous ».
strangers-dismiss-do = Renvoyer cette personne
