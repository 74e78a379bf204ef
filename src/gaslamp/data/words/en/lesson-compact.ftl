# Lessons of the compact game. The last line of a step says what to do.

lesson-compact-fugitive = Earn points as Mister X
    .about = A whole round in the open: riding free, turning off, points, a black ticket, the ferry.
    .done =
        You got away with 37 points: 40 for all 24 tickets, less 3 for the black ticket. The other player made 11, so you win the match. With three or four players there are as many rounds: everybody is Mister X once, and the most points win.
        Next: play a match against casual players, or learn the detectives’ side.

lesson-compact-fugitive-ride =
    In the first round you were the detectives, and the other player made 11 points as Mister X. Now it is your turn. You are on 39, and everybody can see you. Red is on 56, blue on 69, green on 72. You move first, and you ride free: no ticket for taxi, bus or underground. Red and green can both get to 55 in one move, so keep away from it.
    Go to 7 by taxi.
    .wrong = You would be safe there, but 7 is better: it is at least three moves from every detective, and a taxi goes on from there to six stations. Go to 7 by taxi.
    .wrong-black = The black ticket hides you for one turn, but it costs you 3 points. Nobody is near, so save it. Go to 7 by taxi.
    .wrong-reach = Red and green can both get to 55 in one move and catch you. Go to 7 by taxi.
    .done = That ride cost you nothing. The detectives pay for theirs, and every ticket they use goes to you.

lesson-compact-fugitive-turn =
    The detectives took two buses and an underground. A taxi ticket is worth 1 point to you, a bus ticket 2, an underground ticket 3, so you have 7 already. Now look at the dot between 7 and 39: two taxi lines cross there. At a crossing you may turn off onto the other line. So a taxi from 7 goes not only to 39 but also to 21 and 22.
    Go to 21 by taxi.
    .wrong = You would be safe there, but try turning off. From 21 a taxi goes on to ten stations. Go to 21 by taxi.
    .wrong-black = Save it. Nobody can reach 21, so you need not hide. Go to 21 by taxi.
    .wrong-reach = Red on 5 can get to 6, and green on 55 can get to 6 and 39. Go to 21 by taxi.
    .wrong-corner = You turned off there too, and nobody can reach you on 22. But a taxi goes on from 22 to four stations only, from 21 to ten. Go to 21 by taxi.
    .done = You turned off at the crossing. The detectives may do that too.

lesson-compact-fugitive-crossings =
    Red on 6 reaches 7, 8 and 22, green on 39 reaches 7, 22 and 23, blue on 42 reaches 41 and 53. But more lines cross between 21 and 40, and you may turn off more than once in a move. That takes you to 20, 38 or 40, where nobody can follow. The underground stops at 40.
    Go to 40 by taxi.
    .wrong = Nobody could follow you there, but you will want the underground next, and it stops at 40. Go to 40 by taxi.
    .wrong-black = Save it. Nobody can reach 40, so you need not hide. Go to 40 by taxi.
    .wrong-reach = A detective can get there in one move: red to 7, 8 and 22, green to 7, 22 and 23, blue to 41 and 53. Go to 40 by taxi.
    .done = No detective can get to 40 in one move.

lesson-compact-fugitive-underground =
    You have 15 points, but they are close: red on 55, blue on 41, green on 21. They can reach every station that taxis and buses go to from here. By underground you could go to 8, but green gets there too, or to 56 or 72, but red gets there. That leaves 13.
    Go to 13 by underground.
    .wrong = A detective can get there in one move. Only 13 is out of their reach. Go to 13 by underground.
    .wrong-black = Save it. Nobody can reach 13, so you need not hide. Go to 13 by underground.
    .done = A long ride, and free. The underground costs the detectives 3 points, and they have three such tickets left.

lesson-compact-fugitive-bus =
    You have 19 points, and the detectives have spent half of their tickets. When all 24 are gone, the round is over and you have got away. Blue on 40 reaches 8, green on 38 reaches 11. Make for the river: the ferry stops at 36, and 26 is next to it.
    Go to 26 by bus.
    .wrong = Nobody could follow you there, but 26 is the best way to the ferry: next to 36 and away from the detectives. Go to 26 by bus.
    .wrong-black = Save it for the ferry. Go to 26 by bus.
    .wrong-reach = Blue on 40 can get to 8, and green on 38 can get to 11. Go to 26 by bus.
    .done = From 26 it is one taxi ride to the ferry.

lesson-compact-fugitive-river =
    To keep up they paid for two undergrounds and a taxi. You have 26 points now. Green on 37 reaches 25. Nobody reaches 36, where the ferry stops.
    Go to 36 by taxi.
    .wrong = Nobody could follow you there, but the ferry stops at 36. Go to 36 by taxi.
    .wrong-black = You have only one, and you will need it for the ferry. Go to 36 by taxi.
    .wrong-reach = Green on 37 can get to 25 in one move. Go to 36 by taxi.
    .done = Let them come. They cannot follow you onto the ferry.

lesson-compact-fugitive-ferry =
    Blue is on 26, green on 42, red on 43. Only 44 is free, and red and blue can get there. This is the moment for your black ticket: you leave the board, and for one turn nobody knows where you are. It is good for any line, and it is the only ticket for the ferry, which goes from 36 to 47 and 84. It costs you 3 points.
    Go to 84 with the black ticket.
    .wrong = The ferry is right, but 84 is better: from there you can go on to six stations, from 47 to five. Go to 84 with the black ticket.
    .wrong-reach = Red and blue can both get to 44 and would catch you there, hidden or not. Go to 84 with the black ticket.
    .done = They see a black ticket and no pawn. You could be on 44, 47 or 84.

lesson-compact-fugitive-last =
    Red looked for you on 44, in vain. After their turn you come out of hiding: you are on 84. They have three tickets left, two taxis and an underground, and no bus. So red and green can get to 61, and green to 83. If nobody catches you now, the round is over.
    Go to any station that no detective can reach.
    .wrong = Go to 63, 70, 86 or 109. No detective can get there with the tickets they have left.
    .wrong-reach = Red and green can get to 61 by taxi, and green to 83. Go to any other station.
    .done = Nobody can get there, and their last three tickets go to you.

lesson-compact-detective = Catch Mister X with few tickets
    .about = A round with all three detectives: placing them, paying, closing in, a black ticket, the catch.
    .done =
        You caught him with half of your tickets unspent, and you win the match: he made far less than your 40 points. If you ever see no chance, you may give up in your turn, but then he gets all the tickets you have left. With three or four players the others share the three detectives and decide together.
        Next: play a match against casual players, or learn Mister X’s side.

lesson-compact-detective-place =
    In the first round you were Mister X. The detectives gave up, so all their tickets went to you: 40 points. Now you play the three detectives, and the other player is Mister X. The detectives start from three underground stations of your choice, well spread out. Red is already on 56, in the west. 69 is in the south-east, 72 between them.
    Put blue on 69 and green on 72.
    .wrong = You may start from any underground station, but in this lesson we use 69 and 72. Put blue on 69 and green on 72.
    .wrong-colour = The station is right, the colour is not. Put blue on 69 and green on 72.
    .done = Now Mister X turns over one of your tickets. The number on it is his start.

lesson-compact-detective-pay =
    Mister X started on 91 and took a taxi to 90. You can always see him, and he rides free. You pay from one stock for all three detectives: 12 taxi, 8 bus and 4 underground tickets. Each ticket you use goes to him: a taxi is worth 1 point, a bus 2, an underground 3. So catch him soon. From 79, red can get to 91 and 95 in one move.
    Move red to 79 by bus.
    .wrong = 79 is better: from there red watches 91 and 95, two of his ways out. Move red to 79 by bus.
    .wrong-later = You may move them in any order, but let us begin with red. Move red to 79 by bus.
    .wrong-giveup = If you give up, the round is over and Mister X gets every ticket you have left, 40 points in all. You have only just begun. Move red to 79 by bus.
    .done = Two points for him. The stock has 7 bus tickets left, for all three detectives together.

lesson-compact-detective-order =
    All three must move, in any order. From 80, green can get to 89. Blue is far away, and only the underground is fast enough. It costs 3 points, so use it when it is worth it.
    Move blue to 109 by underground and green to 80 by taxi.
    .wrong = Green is needed on 80, next to 89, and blue on 109, to cut him off in the south. Move blue to 109 by underground and green to 80 by taxi.
    .wrong-giveup = If you give up, Mister X gets every ticket you have left. You are closing in, so go on. Move blue to 109 by underground and green to 80 by taxi.
    .done = From 90 he can go to 89, 91, 95 or 111. You can reach all of them but 111.

lesson-compact-detective-close =
    He took the only way out: at the crossing of two taxi lines he turned off to 111. You may turn off too. Follow him, and save points: where a taxi goes, do not take the bus. From 92 red watches 113, from 97 blue watches 110, from 90 green watches 89 and 95.
    Move red to 92, blue to 97 and green to 90, all by taxi.
    .wrong = That leaves him a way out. Red is needed on 92, blue on 97 and green on 90. Go there by taxi.
    .wrong-dear = The bus goes there too, but it gives him 2 points, and a taxi only 1. Move red to 92, blue to 97 and green to 90, all by taxi.
    .wrong-giveup = If you give up, Mister X gets every ticket you have left. You are closing in, so go on. Move red to 92, blue to 97 and green to 90, all by taxi.
    .done = Three taxis, three points. The only station that you do not watch is 112.

lesson-compact-detective-ferry =
    He is on 112, where the ferry stops. Only he can take it, and only with his black ticket: from here to 84. So send somebody who can get to 84 in one move.
    Move blue to 83 by bus.
    .wrong = From there blue cannot get to 84 in one move. Move blue to 83 by bus.
    .wrong-later = Red and green come next. Only blue can get close to 84. Move blue to 83 by bus.
    .wrong-giveup = If you give up, Mister X gets every ticket you have left. You almost have him. Move blue to 83 by bus.
    .done = If he takes the ferry, blue can follow.

lesson-compact-detective-net =
    From 112 a taxi goes to 95, 111 and 113. If green goes to 95, that way is blocked, and green can get to 111. From 94 red can get to 113.
    Move red to 94 and green to 95.
    .wrong = That leaves him a way out. On 94 red watches 113, on 95 green watches 111. Move red to 94 and green to 95.
    .wrong-giveup = If you give up, Mister X gets every ticket you have left. You almost have him. Move red to 94 and green to 95.
    .done = Every line out of 112 leads to a station that you hold or can reach.

lesson-compact-detective-catch =
    He played his black ticket and left the board. It costs him 3 points and hides him for one turn. Where can he be? He was on 112, and you stand on 95. So he is on 111, on 113 or, by ferry, on 84. You have a detective for each.
    Move red to 113, green to 111 and blue to 84.
    .wrong = He is on 84, 111 or 113, so look there. Move red to 113, green to 111 and blue to 84.
    .wrong-swap = Only green can get to 111, so leave 113 to red. Move red to 113, green to 111 and blue to 84.
    .wrong-giveup = If you give up, Mister X gets every ticket you have left, and you have him. Move red to 113, green to 111 and blue to 84.
    .done = Caught on 84! He took the ferry.
