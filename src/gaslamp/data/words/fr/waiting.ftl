# La salle d’attente, et les marques à côté des noms : des libellés fixes qui viennent avec elle.

screen-alone-about = Pour que des amis sur votre réseau puissent jouer, arrêtez Gaslamp (Ctrl-C) et relancez-le avec la commande ci-dessous. Cette table est sauvegardée.
screen-qr = Code QR de l’invitation
screen-qr-about = Ou scannez-le avec un téléphone.
screen-characters = Choisissez votre personnage
screen-characters-about = Sans choix de votre part, vous gardez le vôtre.
screen-withdraw-about = Aucun lien envoyé jusqu’ici ne marche plus, et les personnes qui regardent grâce à l’un d’eux doivent partir. Les joueurs gardent leur place. Vous recevez de nouveaux liens.
screen-withdraw-do = Les retirer
screen-invite-about = Qui ouvre ce lien prend la prochaine place libre.
screen-almost-about = La partie commence dès que toutes les places sont prises ou que l’hôte la lance.
screen-almost-host = La partie commence quand l’hôte la lance.
screen-kept = nom enregistré
screen-guest = en visite : ce nom appartient à quelqu’un d’autre
screen-start-bots = Commencer, avec des robots aux places libres
screen-withdraw = Retirer toutes les invitations
screen-alone = Seul cet ordinateur peut ouvrir ce lien
screen-share = Envoyer par…
screen-almost = On y est presque
screen-invite = Invitez vos amis
screen-start = Commencer
screen-seat-link = Lien pour cette place
