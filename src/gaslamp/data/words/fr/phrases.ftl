# Ce qui se dit à une table d’un seul geste.

phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-moment = Un instant, s’il vous plaît.
phrase-well-played = Bien joué !
phrase-close = C’était juste !
phrase-thanks = Merci !
phrase-sorry = Désolé !
phrase-again = On en refait une ?
phrase-look = Regardez ici.
phrase-near = Il est tout près.
phrase-there = J’y vais.
phrase-me = Je m’en charge.
phrase-spread = Dispersons-nous.
phrase-block = Barrons-lui la route.
phrase-agreed = D’accord.
phrase-no = Plutôt pas.
