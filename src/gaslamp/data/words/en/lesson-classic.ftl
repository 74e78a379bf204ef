# Lessons of the classic game. The last line of a step says what to do.

lesson-classic-fugitive = Escape as Mister X
    .about = Six rounds on the run: rides, the first surfacing, a black ticket, a double move.
    .done =
        You got away! A full game has 22 rounds and five detectives, and Mister X shows himself after moves 3, 8, 13, 18 and 24.
        Next: play Mister X against casual players, or learn the detectives’ side.

lesson-classic-fugitive-ride =
    You are Mister X, on station 103. Three detectives are looking for you: purple on 141, red on 155, green on 29. A move follows one line to its next stop and costs one ticket. You move first and in secret: the detectives see your ticket, not your station.
    Go to 102 by taxi.
    .wrong = You could, but 102 is better: buses stop there too, so you will have more ways to go on. Go to 102 by taxi.
    .wrong-black = A black ticket hides how you travelled, and you only have five. Nobody is near, so a taxi will do. Go to 102 by taxi.
    .wrong-double = A double move gets you out of a tight spot, and you only have two. Go to 102 by taxi.
    .done = The log shows a taxi ticket and no station. For all the detectives know, you could be on any of about fifty stations.

lesson-classic-fugitive-bus =
    Only taxis stop at most stations; at 102 buses stop too. A bus passes the others by, so it takes you further than a taxi.
    Go to 127 by bus.
    .wrong = From 127 you will have the best choice of stations for your next move, after which you must show yourself. Go to 127 by bus.
    .wrong-taxi = A taxi only goes to the next corner. The bus takes you further. Go to 127 by bus.
    .wrong-black = Black tickets are worth most right after you were seen. Save them. Go to 127 by bus.
    .wrong-double = A double move counts as two moves: you would have to show yourself this very turn. Go to 127 by bus.
    .done = Taxi, bus: that is all the log tells them. The detectives hand you every ticket they use, so you will not run short.

lesson-classic-fugitive-surface =
    After your third move you must show yourself: everybody sees your station. So go where no detective can follow in one move. Purple on 142 reaches 116 and 134, red on 140 reaches 126 and 133. Nobody reaches 115, and a ferry stops there.
    Go to 115 by taxi.
    .wrong = 102 is safe too, but it has no ferry, and you will need one next. Go to 115 by taxi.
    .wrong-black = They will see you on 115 whatever you pay, so a black ticket is wasted here. Go to 115 by taxi.
    .wrong-reach = A detective can get there in one move and catch you: purple reaches 116 and 134, red reaches 126 and 133. Go to 115 by taxi.
    .wrong-double = A double move would take you on right after you were seen, but this time a black ticket will do. Go to 115 by taxi.
    .done = Everybody sees you on 115 now, and the detectives close in.

lesson-classic-fugitive-ferry =
    Red on 126 can catch you if you stay near. A black ticket is good for any line and hides which one you took. It is also the only ticket for the ferry, which no detective can ride. From 115 the ferry goes to 118 and 157.
    Go to 157 with a black ticket.
    .wrong = A black ticket is a good idea. Use it for the ferry, which takes you well away from all three. Go to 157 with a black ticket.
    .wrong-taxi = A taxi ticket would tell them that you are on 102, 114 or 127. Go to 157 with a black ticket.
    .wrong-green = Green on 105 can get to 118 in one move. Go to 157 with a black ticket.
    .wrong-double = One good move is enough here. Keep your double moves. Go to 157 with a black ticket.
    .done = The log shows a black ticket and nothing else. You could be on 102, 114, 118, 127 or 157.

lesson-classic-fugitive-double =
    Red and green looked for you on 127 and 118, in vain. So they know that you are on 102, 114 or 157. Purple on 142 can take the bus to 157 next. In a double move you move twice before the detectives answer.
    Play a double move.
    .wrong = One move will not take you far enough from purple. Play a double move first, then make its two moves.
    .wrong-reach = A detective can get there in one move: red reaches 133, purple reaches 158. Play a double move.
    .done = Now make two moves. Each needs a ticket of its own and gets its own place in the log.

lesson-classic-fugitive-away =
    The first of your two moves: make for the underground. Buses go from 157 to 185, where it stops.
    Go to 185 by bus.
    .wrong = You have two moves, and the underground takes you furthest. It stops at 185. Go to 185 by bus.
    .wrong-black = Save it: buses stop at 102 as well as at 157, so a bus ticket tells them little. Go to 185 by bus.
    .done = They cannot tell whether that bus left from 102 or from 157.

lesson-classic-fugitive-underground =
    The second move: from 185 the underground goes to 153 and 159. Purple on 142 can get to 159.
    Go to 153 by underground.
    .wrong = You could, but the underground takes you much further away. Go to 153 by underground.
    .wrong-reach = Purple on 142 can get to 159 in one move. Go to 153 by underground.
    .wrong-black = Save it: an underground ticket still leaves them six stations all over London. Go to 153 by underground.
    .done = As far as they can tell, you are on 13, 79, 89, 111, 153 or 159. Good luck to them.

lesson-classic-fugitive-escape =
    This is the last round of the lesson. If nobody catches you after this move, you have won. Purple on 159 reaches 140 and 185 by underground, red on 126 reaches 140 by taxi.
    Go to any station that no detective can reach.
    .wrong = You need no double move: after one more move the round is over and you have won. Go to any station but 140 and 185.
    .wrong-reach = Purple reaches 140 and 185 from 159, and red reaches 140 from 126. Go to any other station.
    .done = Well chosen: no detective can get there in one move.

lesson-classic-detective = Hunt as a detective
    .about = A chase from round 2: rides, tickets, reading the log, cutting him off, the catch.
    .done =
        Well done! In a full game five detectives have 22 rounds to do that, and Mister X has black tickets and double moves to slip away.
        Next: play the detectives against a casual player, or learn Mister X’s side.

lesson-classic-detective-ride =
    You are the detectives: purple on 102, red on 161, green on 39. Mister X is hidden, but the log shows what he travelled by: first a taxi, then a bus. After each of his turns every detective moves once, along one line to its next stop. Each ride costs that detective a ticket.
    Move purple to 86 by bus.
    .wrong = 86 is the better place: buses leave from there in four directions. Move purple to 86 by bus.
    .wrong-later = Red and green move next. Begin with purple. Move purple to 86 by bus.
    .wrong-taxi = A taxi only goes to the next corner. Move purple to 86 by bus.
    .done = That bus ticket goes to Mister X. Purple has 7 left. A detective whose tickets fit no line any more is out for good, so spend them with care.

lesson-classic-detective-spread =
    Mister X must show himself after his next move. Until then, spread out and stop where you can get far. Detectives may move in any order, and no two may share a station.
    Move red to 135 and green to 51.
    .wrong = Red is best on 135, where three buses leave, and green on 51, one taxi from the underground on 67. Move red to 135 and green to 51.
    .done = All three have moved, so it is Mister X’s turn.

lesson-classic-detective-near =
    There he is: on 89. From there he can take a taxi to 71, 88 or 105, a bus to 55 or 105, or the underground to 13, 67, 140 or 159. Nobody can reach 89 this round, so close in on him.
    Move purple to 87 by bus.
    .wrong = 87 is nearer to him. Move purple to 87 by bus.
    .wrong-later = Red and green come next. Move purple to 87 by bus.
    .done = From 87 purple can get to 88 and 105.

lesson-classic-detective-close =
    Stand where you can reach the stations he may go to. From 118 red can get to 105, from 52 green can get to 13 and 67 by bus.
    Move red to 118 and green to 52.
    .wrong = Red is needed on 118, next to 105, and green on 52, one bus from 13 and 67. Move red to 118 and green to 52.
    .done = Now he moves again, unseen.

lesson-classic-detective-look =
    Read the log: he was on 89, and then he took a bus. From 89 buses go to 55 and 105 only. If red goes to 105 you either catch him there or know that he is on 55.
    Move red to 105.
    .wrong = He can only be on 55 or 105. Look there: move red to 105.
    .wrong-purple = Purple could look there too, but will be needed elsewhere. Move red to 105.
    .wrong-later = Find out where he is first. Then you will know where the others must go. Move red to 105.
    .done = He is not on 105, so he is on 55.

lesson-classic-detective-net =
    Nobody can reach 55 this round, so cut him off. From 55 he can take a taxi to 54 or 71, or a bus to 29 or 89. Red on 105 can reach 89. From 70, purple can reach 54 and 71. From 41, green can reach 54 and 29.
    Move purple to 70 and green to 41.
    .wrong = Then a way out of 55 stays open. On 70 purple watches 54 and 71, on 41 green watches 54 and 29. Move purple to 70 and green to 41.
    .done = Every line out of 55 leads to a station that you can reach.

lesson-classic-detective-catch =
    He took a taxi, so he is on 54 or 71. You have a detective for each.
    Move green to 54 and purple to 71.
    .wrong = He is on 54 or 71, so look there. Move green to 54 and purple to 71.
    .wrong-red = Red cannot reach 54 or 71. Move green to 54 and purple to 71.
    .wrong-swap = Only purple can reach 71, so leave 54 to green. Move green to 54 and purple to 71.
    .done = Caught on 71!
