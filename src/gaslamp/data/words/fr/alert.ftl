# Être prévenu que c’est son tour : libellés du menu d’une table, et de la page où mène un courriel.

alert-title = Quand c’est votre tour
alert-here = Me prévenir quand c’est mon tour
alert-here-about = Un message sur cet appareil quand vous n’êtes pas à la table. Il nomme le jeu et rien d’autre.
alert-here-open = Un message sur cet appareil tant que cette page reste ouverte, même cachée.
alert-blocked = Votre navigateur bloque les messages de cette page. Autorisez-les dans les réglages du navigateur ou du site, puis revenez.
alert-none = Ce navigateur ne peut pas afficher de messages ici. Il faut une adresse chiffrée (https) ; sur un iPhone ou un iPad, ajoutez d’abord Gaslamp à l’écran d’accueil.
alert-mail = Adresse de courriel
alert-mail-about = Ou par courriel. Personne à la table ne voit votre adresse, et un geste suffit pour arrêter.
alert-mail-send = Confirmer par courriel
alert-mail-sent = Ouvrez le lien du courriel pour confirmer :
alert-mail-on = Les courriels vont à :
alert-mail-stop = Arrêter les courriels
alert-turn = C’est à vous de jouer.
alert-ask = Des courriels pour vos tours
alert-ask-about = Quelqu’un à une table de ce jeu souhaite des courriels à cette adresse, un par tour au plus :
alert-ask-yes = Oui, envoyez-les
alert-ask-no = Pas de courriels
alert-ask-done = C’est confirmé. Vous recevrez un courriel quand c’est votre tour et que vous n’êtes pas à la table.
alert-ask-over = Aucun courriel ne sera plus envoyé pour cette table.
