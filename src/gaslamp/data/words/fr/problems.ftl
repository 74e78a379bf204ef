# Ce qui ne va pas et comment y remédier, d’après la clé du problème. Fichier et ligne sont mis devant.

# Préparer un jeu
game-unknown = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $known }.
option-unknown = Le jeu { $game } n’a pas de réglage « { $option } ». « gaslamp games » les énumère.
option-wrong = Le réglage { $option } ne peut pas être « { $value } ». « gaslamp games » dit ce qu’il peut être.
seats-out-of-range = { $seats ->
    [one] Un nombre de joueurs de { $seats } ne convient pas
   *[other] { $seats } joueurs ne conviennent pas
} : il en faut ici de { $least } à { $most }.
start-unknown = La station { $station } figure parmi les départs, mais le plateau { $board } n’a pas de telle station.
starts-too-few = Il y a trop peu de stations de départ pour { $pawns } pions, quel que soit le tirage. Ajoutez-en.
posts-too-few = Le plateau { $board } n’a { $posts ->
    [0] aucune station de métro
    [one] qu’une station de métro
   *[other] que { $posts } stations de métro
}, et chacun des { $pawns } détectives part de l’une d’elles. Choisissez un autre plateau.
starts-unused = Le réglage { $option } va avec start_pack={ $kind }. Indiquez-le aussi, ou retirez { $option }.
starts-twice = Le réglage { $option } nomme deux fois la même station. Nommez chacune une seule fois.
head-start-too-long = L’avance nomme { $given } joueurs mais ils ne sont que { $seats }. Donnez un nombre par joueur au plus.
head-start-too-much = Personne ne peut commencer avec { $points } points : { $most } au plus, car neuf finissent la partie.
entries-too-few = La tablette a { $entries } cases mais le jeu a { $rounds } tours : prévoyez au moins une case par tour.
characters-wrong = { $characters ->
    [one] { $characters } personnage ne convient
   *[other] { $characters } personnages différents ne conviennent
} pas : il en faut ici de { $least } à { $most }, aucun deux fois.
mark-missing = Le plateau { $board } n’a pas de stations marquées « { $mark } », dont ce mode a besoin. « gaslamp board check » dit ce qui manque encore.
quarter-missing = La station { $station } du plateau { $board } n’est dans aucun quartier, ou dans deux. Mettez-la dans un seul.
option-unused = Le réglage { $option } n’a pas d’effet dans le mode { $mode }. Retirez-le.
scenes-too-few = Le plateau a { $scenes ->
    [0] zéro lieu du crime
    [one] { $scenes } lieu du crime
   *[other] { $scenes } lieux du crime
}, mais Moriarty doit en tirer { $crimes }. Marquez plus de stations « crime », ou demandez moins de crimes.

# Lire un journal ou un enregistrement
not-an-event = Ceci n’est pas un événement du jeu : { $problem }.
event-unexpected = « { $found } » se trouve là où les règles veulent « { $expected } ».
event-out-of-place = « { $found } » ne peut pas se trouver ici.
event-not-allowed = « { $found } » enfreint la règle { $rule }.
event-tells-too-much = « { $found } » dit quelque chose que la place { $seat } ne peut pas savoir.
log-ends-early = Le journal s’arrête trop tôt : « { $expected } » doit suivre.
not-a-record = Ceci n’est pas l’enregistrement d’une partie de Gaslamp.
record-other-format = Cet enregistrement est au format { $found } ; ce Gaslamp lit le format { $known }.
record-header-wrong = La première ligne n’est pas l’en-tête d’un enregistrement : { $problem }.
record-players-wrong = L’enregistrement nomme { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} pour { $seats } places. Nommez-en un par place, ou aucun.
record-seat-wrong = L’enregistrement se dit vu de la place { $seat }, mais le jeu a { $seats } places, numérotées à partir de 0.
record-truncated = L’enregistrement devrait contenir { $events } événements, mais il { $found ->
    [0] n’y en a aucun
    [one] n’y en a qu’un
   *[other] n’y en a que { $found }
}. Une partie du fichier est perdue.
record-too-long = L’enregistrement devrait contenir { $events } événements, mais le fichier continue après.
record-altered = Quelque chose a été changé dans cet enregistrement après coup.
record-talk-wrong = Ce qui a été dit ne correspond pas à cet enregistrement : par qui, ou quand.
record-not-text = Ce fichier n’est pas du texte : ce n’est donc pas un enregistrement.
record-unreadable = Le fichier ne peut pas être lu : { $problem }.
record-unwritable = Le fichier ne peut pas être écrit : { $problem }.
record-of-one-seat = Cet enregistrement ne contient que ce que la place { $seat } a vu. On peut le regarder de cette place, mais pas continuer la partie.

# Lire un plateau
board-unknown = Il n’y a pas de plateau « { $name } ». Plateaux fournis : { $known }. Pour le vôtre, nommez un fichier qui finit par .board.
text-missing = Ce fichier n’existe pas.
text-folder = C’est un dossier. Nommez le fichier qui s’y trouve.
text-unreadable = Le fichier ne peut pas être lu : { $reason }.
text-encoding = Ce n’est pas du texte en UTF-8. Enregistrez le fichier en UTF-8.
text-empty = Le fichier est vide.
text-header = La première ligne doit être « { $head } ».
text-version = Ce fichier a la version { $version } du format ; ce Gaslamp lit la version { $known }.
board-no-frame = Le plateau n’a pas de taille. Ajoutez une ligne « frame WIDTH HEIGHT ».
board-no-stations = Le plateau n’a pas de stations. Ajoutez des lignes « station NUMBER X Y ».
text-word = Une ligne ne peut pas commencer par « { $word } ». Au choix : { $known }.
text-fields = Cette ligne doit être de la forme « { $form } ».
text-number = « { $text } » n’est pas un nombre.
text-size = « { $text } » n’est pas une taille. Donnez un nombre supérieur à 0.
board-point = « { $text } » n’est pas un point. Écrivez X,Y.
board-sort = Il n’y a pas de sorte de lieu « { $sort } ». Les sortes sont : { $known }.
board-scenery = Il n’y a pas de décor « { $name } ». Décors fournis : { $known }. Pour le vôtre, nommez un fichier qui finit par .scenery.
board-marks = Il n’y a pas de marques « { $name } ». Marques fournies : { $known }. Pour les vôtres, nommez un fichier à côté du plateau qui finit par .marks.
text-twice = « { $word } » figure déjà à la ligne { $earlier }. Gardez l’un des deux.
board-station-twice = La station { $station } a déjà été placée, à la ligne { $earlier }. Gardez l’une des deux.
board-station-number = « { $text } » n’est pas un numéro de station. Prenez un nombre entier de 1 à 999999.
board-station-unknown = Il n’y a pas de station { $station }. Ajoutez-la, ou nommez-en une autre.
board-outside = La station { $station } est hors du cadre, en { $x } { $y }.
board-kind = Il n’y a pas de sorte de ligne « { $kind } ». Les sortes sont : { $known }.
board-line-twice = La ligne de { kind } { $a }–{ $b } a déjà été tracée, à la ligne { $earlier }. Gardez l’une des deux.
board-line-itself = Cette ligne mène de { $station } à elle-même.
board-over-end = Cette ligne ne peut pas passer par { $station } : elle y finit.
board-repeated = La station { $station } est nommée deux fois dans cette ligne.

# Ce qui paraît étrange sur un plateau, mais peut être voulu
board-apart = { $count ->
    [one] La station { $stations } n’est pas reliée au reste par voie terrestre.
   *[other] Les stations { $stations } ne sont pas reliées au reste par voie terrestre.
}
board-isolated = Aucune ligne ne s’arrête à la station { $station }.
board-no-taxi = Aucun taxi ne s’arrête à la station { $station }.
board-dead-end = La station { $station } est un cul-de-sac : une seule station la touche.
board-close = Les stations { $a } et { $b } sont si proches que leurs disques se recouvrent.
board-long = La ligne de taxi { $a }–{ $b } est { $times } fois plus longue que d’habitude.
board-over-far = La ligne de { kind } { $a }–{ $b } passe par { $station }, qui en est loin.
board-street = Le décor donne un tracé à la rue { $street }, mais il n’y a ni ligne de taxi ni station de ce nom.
board-no-pack = Le plateau n’a pas de cartes de départ.
board-small-pack = Le paquet « { $name } » a { $count ->
    [one] { $count } carte de départ
   *[other] { $count } cartes de départ
} : trop peu pour six pions.

# Ce qui paraît étrange dans les marques d’un plateau pour l’édition Sherlock Holmes
board-mark-missing = Aucune station n’est marquée « { $mark } ».
board-mark-unknown = Aucun jeu n’utilise la marque « { $mark } ». Les marques sont : { $known }.
board-no-quarter = { $count ->
    [one] La station { $stations } n’est dans aucun quartier.
   *[other] { $count } stations ne sont dans aucun quartier : { $stations }.
}
board-quarters = La station { $station } est dans plus d’un quartier : { $quarters }.
board-scenes = { $count ->
    [one] { $count } station est un lieu du crime
   *[other] { $count } stations sont des lieux du crime
} ; dans la boîte il y en a { $usual }.
board-scene-plain = Le lieu du crime { $station } n’est près d’aucun parc, monument ou fleuve.
board-tiles = { $count ->
    [0] Il n’y a pas de tuile « moriarty »
    [one] Il y a { $count } tuile « moriarty »
   *[other] Il y a { $count } tuiles « moriarty » différentes
} ; dans la boîte il y en a { $usual }.
board-tile-size = La tuile { $stations } devrait nommer deux stations.
board-cards = { $count ->
    [0] Le paquet « detectives » manque
    [one] Le paquet « detectives » a { $count } carte de départ
   *[other] Le paquet « detectives » a { $count } cartes de départ
} ; dans la boîte il y en a { $usual }.
board-not-printed = D’après les livrets, la station { $station } est marquée « { $mark } ». Ici, elle ne l’est pas.

# Gaslamp depuis un programme
seat-not-there = Il n’y a pas de place { $seat }. Les places sont 0 à { $most }, -1 pour le hasard et -2 pour le public.
agent-missing = Aucun agent ne joue la place { $seat }. Nommez-en un pour chaque place.
agent-missing-chance = Personne ne distribue : aucun agent ne joue le hasard, place { $seat }. Le robot « uniform » s’en charge.
agent-wrong-seat = L’agent de la place { $seat } a répondu par une action de la place { $other }. Il doit en choisir une des siennes.
agent-not-to-act = Ce n’est pas à la place { $seat } de jouer : elle n’a rien à choisir. Interrogez l’agent d’une place dont c’est le tour.
agent-cannot-play = « { $agent } » ne joue pas à { $game }. Le robot « uniform » joue à tous les jeux.
action-of-other-game = « { $foreign } » n’est pas une action du jeu { $game }. Choisissez-en une qui est proposée.
game-no-fugitive = Personne ne fuit dans { $game } : il n’y a personne à localiser. Les jeux avec un fugitif sont : { $known }.
setting-too-small = « { $setting } » vaut { $value }. Il faut une valeur supérieure à 0.
light-unknown = Il n’y a pas d’éclairage « { $light } ». Disponibles : { $known }.
picture-of-nothing = Une image d’aucune station ne montre rien. Nommez-en au moins une.
board-no-such-station = Le plateau { $board } n’a pas de station { $station }.
board-no-such-line = Aucune ligne « { $kind } » du plateau { $board } ne relie { $a } et { $b }.
deck-no-such-lead = Le jeu de cartes { $deck } n’a pas de piste { $lead }. Ses pistes vont de { $least } à { $most }.

# La ligne de commande
language-unknown = Gaslamp ne parle pas « { $language } ». Il parle : { $known }.
command-unknown = Il n’y a pas de commande « { $name } ».
argument-unknown = « { $command } » n’a pas d’option { $option }.
argument-missing = Il manque à « { $command } » : { $name }.
argument-needs-value = { $option } doit être suivi d’une valeur.
argument-takes-no-value = { $option } ne prend pas de valeur.
argument-range = { $range ->
    [least] , au moins { $least }
    [both] { " " }de { $least } à { $most }
   *[any] { "" }
}
argument-not-whole = { $option } doit être un nombre entier{ argument-range }.
argument-not-number = { $option } doit être un nombre{ argument-range }.
arguments-too-many = « { $extra } » est de trop pour « { $command } ».
choice-unknown = { $option } ne peut pas être « { $value } ». Au choix : { $known }.
option-no-value = « { $text } » devrait être de la forme réglage=valeur.
option-not-allowed = Le réglage { $option } ne peut pas être « { $value } ». Il peut être : { $allowed }.
people-wrong = --people ne peut pas être « { $value } ». Donnez des numéros de place de 0 à { $most }, séparés par des virgules.
people-and-as = --as et --people font la même chose. N’en gardez qu’une.
names-too-many = Il y a { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} mais { $people ->
    [0] seuls des robots jouent
    [one] une seule personne joue
   *[other] seulement { $people } personnes jouent
}. Donnez moins de noms.
seat-unknown = Il n’y a pas de place « { $value } ». Utilisez fugitive, spectator ou un numéro de place de 0 à { $most }.
seat-not-seen = Cet enregistrement a été écrit pour la place { $seat }. Retirez --as.
resume-alone = Une partie sauvegardée garde ses réglages. Retirez { $option }, ou retirez --resume.
lan-alone = --lan sert déjà toutes les adresses de cette machine. Retirez --host, ou retirez --lan.
save-missing = Il n’y a pas de partie sauvegardée à reprendre. « gaslamp play » en commence une.
match-over = Cette partie est terminée. « gaslamp replay » la montre.
file-missing = Ce fichier n’existe pas.
file-folder = C’est un dossier. Nommez un fichier.
folder-missing = Le dossier où mettre ce fichier n’existe pas. Créez-le d’abord.
file-exists = Ce fichier existe déjà. Nommez-en un autre, ou supprimez-le d’abord.
file-unwritable = Le fichier ne peut pas être écrit : { $reason }.
output-unwritable = La sortie ne peut pas être écrite : { $reason }.
system-refused = Le système d’exploitation a refusé : { $reason }.
json-lists = --json énumère toutes les leçons. Retirez le jeu, ou retirez --json.

# Réglages
settings-not-toml = Ce n’est pas du TOML. Écrivez un réglage par ligne, par exemple port = 9000 ou language = 'fr'.
setting-unknown = Il n’y a pas de réglage « { $name } ». Les réglages sont : { $known }.
setting-not-plain = Le réglage { $name } prend une seule valeur : un texte entre guillemets droits, un nombre, true ou false.

deck-unknown = Il n’y a pas de jeu de cartes « { $name } ». Jeux fournis : { $known }. Pour le vôtre, nommez un fichier qui finit par .deck.
deck-lacks = Il manque quelque chose au jeu de cartes. Ajoutez une ligne « { $form } ».
deck-bonus = Il n’y a pas de bonus « { $bonus } ». Les bonus sont : { $known }.
deck-lead-blank = La piste { $lead } n’a aucun symbole. Donnez-lui-en au moins un.
deck-number = « { $text } » ne convient pas. Prenez un nombre entier ; les cartes sont numérotées à partir de 1.
deck-card-twice = { $word ->
    [clue] L’indice { $number }
   *[lead] La piste { $number }
} figure déjà à la ligne { $earlier }. Gardez l’une des deux cartes, ou changez son numéro.
deck-side = « { $text } » n’est pas un côté de carte. Écrivez une ou deux des lettres { $known }, ou « - » pour aucune.
deck-count = { $count ->
    [one] Il y a { $count } { $what ->
        [clue] indice
       *[lead] piste
    }
   *[other] Il y a { $count } { $what ->
        [clue] indices
       *[lead] pistes
    }
} ; dans la boîte, il y en a { $usual }.
deck-bonus-count = { $count ->
    [one] { $count } indice rapporte
   *[other] { $count } indices rapportent
} le bonus « { $bonus } » ; d’habitude, c’est { $usual }.
deck-tokens-uneven = Les sortes de preuves n’ont pas le même nombre de jetons : { $counts }.
deck-symbols-uneven = Les indices portent un symbole bien plus souvent qu’un autre : { $most } { $count } fois, { $least } { $fewer } fois.
deck-sides-uneven = Les indices ont bien plus de symboles d’un côté que d’un autre : { $most } { $count }, { $least } { $fewer }.
deck-lead-unsolvable = Aucune reconstitution de la piste { $lead } n’a été trouvée.
deck-lead-size = La piste { $lead } a { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
} ; d’habitude, c’est de { $least } à { $most }.
deck-lead-worthless = La piste { $lead } ne vaut aucun point.
deck-lead-cheap = La piste { $lead } vaut moins que la piste { $than }, qui n’a pas plus de symboles.
deck-clue-dead = L’indice { $clue } ne se connecte à aucune autre carte.

# Lire les règles
rules-unknown = Il n’y a ni jeu ni règle « { $name } ». « gaslamp rules » les énumère.
rules-no-chapter = Les règles de { $game } n’ont ni chapitre ni règle « { $name } ». « gaslamp rules » les énumère.
rulebook-heading = « { $found } » n’est pas un titre des règles. Un chapitre s’écrit « ## Se déplacer {"{"}moving{"}"} », une règle « ### CL-8 Titre ».
rulebook-remark = « { $found } » n’est pas une remarque des règles. Elle commence par example, ruling, hint, option ou preset et un deux-points.
# Ce que dit le système, après deux-points.
system-cause = { $cause ->
    [denied] accès refusé
    [read-only] le disque est en lecture seule
    [full] le disque est plein
    [exists] un fichier de ce nom existe déjà
    [no-folder] une partie du chemin n’est pas un dossier
    [folder] c’est un dossier
    [missing] ce fichier n’existe pas
    [no-database] ce fichier n’est pas une base de données
    [unopened] le fichier ne peut pas être ouvert
    [disk] le disque signale une erreur
    [locked] un autre programme l’utilise
    [damaged] elle est endommagée
   *[refused] connexion refusée
}

# Ce que le paquet seul n’installe pas
extra-missing = { $extra ->
    [cli] La commande « gaslamp » a besoin de typer et de rich. Installez-les avec : pip install 'gaslamp[cli]' (avec le jeu dans le terminal : 'gaslamp[play]', dans le navigateur : 'gaslamp[serve]')
    [client] Une place à la table d’un autre serveur demande websockets. Installez-le avec : pip install 'gaslamp[client]'
    [play] L’écran dans le terminal a besoin de textual. Installez-le avec : pip install 'gaslamp[play]' (ou ajoutez --plain pour le mode texte)
    [serve] Le jeu dans le navigateur a besoin de starlette, d’uvicorn et de sqlalchemy. Installez-les avec : pip install 'gaslamp[serve]'
    [search] Les bots qui explorent ont besoin de numpy et de numba. Installez-les avec : pip install 'gaslamp[search]'
    [postgres] Une base PostgreSQL a besoin d’asyncpg. Installez-le avec : pip install 'gaslamp[postgres]'
    [push] Les messages aux navigateurs fermés ont besoin de cryptography. Installez-le avec : pip install 'gaslamp[push]'
   *[ray] Une arène sur plusieurs machines a besoin de ray. Installez-le avec : pip install 'gaslamp[ray]'
}

# Résoudre
capture-detectives = Les délais de capture se calculent pour { $least } à { $most } détectives.
capture-crowded = { $stations ->
    [one] Une station ne suffit pas
   *[other] { $stations } stations ne suffisent pas
} pour le fugitif et { $detectives ->
    [one] un détective
   *[other] { $detectives } détectives
}.
capture-too-large = Les délais de capture de { $detectives } détectives sur ce plateau prendraient { $megabytes } Mo de mémoire ; la limite est de { $room } Mo. Demandez moins de détectives ou un plateau plus petit.
solve-other-game = Le solveur joue au jeu classique, pas à { $game }.
solve-detectives = Le solveur joue avec { $most } détectives, pas avec { $found }.
solve-option = Le solveur ne connaît pas l’option { $option }. Laissez-la telle quelle.
solve-too-many = Le solveur accepte au plus { $most } pour { $option }, pas { $found }.
solve-board = Le plateau { $board } a { $stations } stations ; le solveur joue sur { $most } au plus.
solve-segment-large = Entre deux apparitions, plus de { $nodes } situations sont possibles, ce qui est trop. Faites-le apparaître plus souvent, ou retirez les Black Tickets et les doubles.
policy-chances = Les probabilités d’une stratégie doivent faire 1 au total ; celles-ci font { $total }.
policy-action = Une stratégie ne peut choisir que ce que la vue propose ; « { $action } » n’y est pas permis.
solution-broken = Ce fichier ne contient pas de solution, ou est endommagé.
solution-format = Ce fichier est au format { $found } ; ce Gaslamp lit le format { $known }.
solution-other-board = Cette solution a été calculée sur un autre plateau que { $board } aujourd’hui.
solution-other-game = Ce fichier contient un autre jeu. Indiquez un nouveau fichier, ou demandez le même jeu.
solve-capture-alone = { $option } ne change rien aux délais de capture. Retirez cette option ou --capture.
solve-ferries-alone = --ferries va avec --capture.
