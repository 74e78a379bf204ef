# Parler et dessiner ensemble : libellés fixes livrés avec le panneau, et phrases rapides.

talk-title = Discussion
talk-table = Table
talk-table-about = Toute la table lit ces messages.
talk-team = Détectives
talk-team-about = Seuls les détectives voient ceci.
talk-watchers = Spectateurs
talk-watchers-about = Seuls les spectateurs lisent ces messages.
talk-notebook = Carnet
talk-notebook-about = Vous seul voyez ce que vous dessinez ici.

# Dire quelque chose
talk-none = Aucun message pour l’instant.
talk-write = Écrire un message
talk-send = Envoyer
talk-phrases = Phrases rapides
talk-new = nouveau
talk-you = Vous
talk-watcher = Un spectateur
talk-typing = En train d’écrire :
talk-line = Masquer ou signaler
talk-mute = Masquer
talk-unmute = Afficher de nouveau
talk-muted = Masqué :
talk-report = Signaler ce message
talk-allowed = Autoriser la discussion à cette table
talk-off = L’hôte a désactivé la discussion.
talk-more = À propos de cette discussion
talk-recorded = L’enregistrement de cette partie contient ce qui se dit ici.
talk-record = Le garder dans l’enregistrement
talk-unrecord = Le retirer de l’enregistrement

# Dessiner sur le plateau
talk-draw = Dessiner
talk-pin = Repère
talk-arrow = Flèche
talk-stroke = Trait
talk-strike = Rayer
talk-move = Proposer un déplacement
talk-undo = Annuler ma dernière marque
talk-shown = Afficher les marques
talk-wipe = Supprimer
talk-marks = Sur le plateau
talk-label = Texte (facultatif)
talk-pawn = Qui se déplace
talk-fare = Ticket
talk-any = n’importe quel ticket
talk-done = Terminer le trait
talk-ready = Prêt
talk-readied = Prêts :
talk-hint-pin = Choisissez la station à repérer.
talk-hint-arrow = Choisissez le départ de la flèche.
talk-hint-arrow-end = Choisissez maintenant son arrivée.
talk-hint-stroke = Dessinez sur le plateau, ou choisissez une station après l’autre.
talk-hint-strike = Choisissez une station où il ne peut pas être.
talk-hint-move = Choisissez où le pion devrait aller.

# Le carnet du fugitif
talk-notes-known = Ce qu’ils peuvent savoir
talk-notes-next = Où aller ensuite
talk-notes-way = Votre trajet
talk-notes-show = Montrer sur le plateau
