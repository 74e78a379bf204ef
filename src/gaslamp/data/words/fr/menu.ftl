# Le menu d’une table : libellés fixes livrés avec lui.

screen-reasons = Les robots disent pourquoi
screen-seats = Qui joue
screen-personal = Votre lien personnel
screen-personal-about = Il ouvre votre place sur un autre appareil. Gardez-le pour vous.
screen-renew = Remplacer ce lien
screen-renew-about = Quelqu’un d’autre l’a obtenu ? Vous recevez un nouveau lien, et l’ancien ne marche plus nulle part, pas même sur vos autres appareils.
screen-renew-do = Obtenir un nouveau lien
screen-replace = Laisser jouer un robot
screen-leave = Laisser un robot jouer à ma place
screen-data = Vos données
screen-remove-sure = Supprimer définitivement
screen-remove-name = Retirer mon nom
screen-remove-name-ask = Votre nom disparaîtra de cette table, pour tout le monde et définitivement. La partie reste.
screen-remove-table = Supprimer cette table
screen-remove-table-ask = La partie, son enregistrement et les liens de tout le monde disparaîtront définitivement.
screen-keys = Touches
screen-keys-list =
    Tab parcourt tout, Entrée choisit.
    Les flèches vont d’une station ou d’un emplacement possible au suivant.
    + et - pour le zoom, 0 montre tout le plateau, M va à vos pions.
    H montre où le fugitif peut être, R ce qui s’est passé depuis votre dernier tour, L la légende.
    Sur le plateau, Entrée ou un numéro renseigne sur une station.
    Échap annule un choix.
    T ouvre et ferme la discussion.
    ? ouvre cette page.
screen-undo = Reprendre mon dernier coup
screen-renewed = Vous avez un nouveau lien personnel. L’ancien ne marche plus.
