# What can be said at a table by one tap.

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-moment = One moment, please.
phrase-well-played = Well played!
phrase-close = That was close!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-again = Another game?
phrase-look = Look here.
phrase-near = He is near.
phrase-there = I’m going there.
phrase-me = Leave this to me.
phrase-spread = Let’s spread out.
phrase-block = Let’s block his way.
phrase-agreed = Agreed.
phrase-no = Better not.
