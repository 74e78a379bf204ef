# The card of a bot’s plan in the detectives’ room: labels, no placeables.

plan-title = La proposition d’un bot
plan-ask = Demander une proposition à un bot
plan-wait = Le bot réfléchit…
plan-play = Jouer ainsi
plan-play-about = Joue votre pion comme prévu et montre le reste sur le plateau aux autres.
plan-show = Montrer sur le plateau
plan-fixed = fixé par vous
plan-off = Plus de propositions
