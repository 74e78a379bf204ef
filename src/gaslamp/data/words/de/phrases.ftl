# Was sich an einem Tisch mit einem Tippen sagen lässt.

phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-moment = Einen Moment, bitte.
phrase-well-played = Gut gespielt!
phrase-close = Das war knapp!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-again = Noch eine Partie?
phrase-look = Schau mal hier.
phrase-near = Er ist in der Nähe.
phrase-there = Ich gehe dorthin.
phrase-me = Das übernehme ich.
phrase-spread = Verteilen wir uns.
phrase-block = Versperren wir ihm den Weg.
phrase-agreed = Einverstanden.
phrase-no = Lieber nicht.
