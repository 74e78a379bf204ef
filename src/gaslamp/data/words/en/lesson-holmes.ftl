# Lessons of the Sherlock Holmes edition. The last line of a step says what to do.

lesson-holmes-fugitive = Three crimes as Moriarty
    .about = Six moves in Sherlock mode: hidden rides, three crimes, a hideout, the balloon, the ferry.
    .done =
        Three crimes in six moves: most games take longer.
        In Sherlock mode you have 16 moves, and you also win if you are still free after the last. Original mode has no crimes, hideouts or abilities: there Moriarty has five black tickets and two double moves, and must stay free for 22 rounds.
        Next: play Moriarty against casual players, or learn the detectives’ side.

lesson-holmes-fugitive-start =
    You are Professor Moriarty. In secret you have drawn three crime scenes: 46, 127 and 157. Commit a crime at each, and you win. Four are after you: Sherlock Holmes on 123, Dr Watson on 112, Bobby 1 on 94 and Bobby 2 on 141. Your start tile shows 172 and 22. From 22 you can be on 46 in two moves.
    Start at 22.
    .wrong = From 172 each of your crime scenes is at least three moves away. Start at 22.
    .done = Only you know where you start. The 13 start tiles show 26 stations, and it could be any of them.

lesson-holmes-fugitive-ride =
    A move follows one line to its next stop: a carriage, an omnibus or the metro. You move first and in secret: the detectives see your ticket, not your station. Carriages stop at all 26 start stations, omnibuses at six. So a carriage ticket tells them less.
    Go to 34 by carriage.
    .wrong = From 34 the omnibus goes straight to 46, your nearest crime scene. Go to 34 by carriage.
    .wrong-omnibus = The omnibus goes there too, but its ticket would leave only 17 stations you can be on. After a carriage there are 76. Go to 34 by carriage.
    .wrong-black = You have only one black ticket, and you will need it for the ferry. Go to 34 by carriage.
    .wrong-double = You have only one double move. Keep it until two moves at once make the difference. Go to 34 by carriage.
    .done = The log shows a carriage ticket and no station.

lesson-holmes-fugitive-done =
    In Sherlock mode you are asked after every move whether you want to do anything else, such as commit a crime. On 34 there is nothing to do. But if you were asked only where there is, the question itself would give you away. So you end every move yourself.
    End your move with “nothing more”.
    .wrong = There is nothing else to do on 34. End your move with “nothing more”.
    .done = Nobody can tell from that where you are: it could be any of 76 stations.

lesson-holmes-fugitive-crime =
    46 is one of your crime scenes. When a move ends there, you may commit the crime. The detectives hear of it, but not where it was. Still, it tells them something: everybody knows the 15 stations that can be crime scenes.
    Go to 46 by omnibus, commit the crime, then end your move with “nothing more”.
    .wrong = One of your crime scenes is a single omnibus ride away. Go to 46 by omnibus and commit the crime.
    .wrong-black = Nobody is near, so save your only black ticket for the ferry. Go to 46 by omnibus.
    .wrong-double = One move takes you to 46. Save your double move. Go to 46 by omnibus.
    .wrong-leave = Then you would have to come back for this crime later. Commit it now, then end your move.
    .done = Your first crime. A carriage, an omnibus, a crime: as far as they can tell, you are at one of eight crime scenes.

lesson-holmes-fugitive-hideout =
    After moves 3, 8 and 13 you must show yourself, and this is your third. But if the move ends at a hideout, a station with a top hat, you may stay hidden. 61 is a hideout, and nobody can get there in one move.
    Go to 61 by carriage.
    .wrong = There everybody would see you after this move. At the hideout on 61 you can stay hidden. Go to 61 by carriage.
    .wrong-reach = You would have to show yourself there, and Holmes on 77 and Bobby 1 on 79 can both get to 78 in one move. Go to 61 by carriage.
    .wrong-black = Save it for the ferry. Go to 61 by carriage.
    .wrong-double = With a double move you would show yourself after the first half and vanish with the second. A hideout costs you nothing. Go to 61 by carriage.
    .done = You are at a hideout.

lesson-holmes-fugitive-low =
    Arriving at a hideout, you may do one of two things: take a black ticket or a double move from the supply, or lie low when you should show yourself. You announce it. So the detectives hear that you are at a hideout, but not at which one.
    Lie low, then end your move with “nothing more”.
    .wrong = Stay hidden this time. Lie low, then end your move.
    .wrong-ticket = You may take a ticket, but then you must show yourself here on 61. Lie low instead.
    .wrong-show = If you end your move now, you must show yourself on 61. Lie low first, then end your move.
    .done = Your pawn stays off the board.

lesson-holmes-fugitive-balloon =
    A hideout one carriage ride from one of the eight scenes: that is 51, 61 or 134. Sherlock Holmes spent a token to ask for your quarter, and you had to tell the truth: I. So they know that you are on 61. Holmes can reach 60, Watson 62 and 78, and Bobby 1 stands on 46. Once in a game you can leave a hideout by balloon.
    Escape by balloon.
    .wrong = Only the balloon takes you away from all of them. Escape by balloon.
    .wrong-reach = There you can be caught: Holmes reaches 60, Watson reaches 62 and 78. A black ticket hides nothing here, because only carriages stop at 61. Escape by balloon.
    .wrong-double = Two moves might get you past them, but the balloon takes you much further, and it is free. Escape by balloon.
    .done = Up you go, for all London to see. A start tile says where you can come down.

lesson-holmes-fugitive-landing =
    The tile shows 127 and 18, and you choose. Everybody sees where you land. It is a move like any other, so a crime may follow. 127 is one of your crime scenes, and nobody can get there in one move.
    Land at 127, commit the crime, then end your move with “nothing more”.
    .wrong = 127 is one of your crime scenes. Land at 127 and commit the crime.
    .wrong-west = 18 is no crime scene of yours, and the detectives are in that part of town. Land at 127.
    .wrong-leave = You are at a crime scene of yours. Commit the crime first, then end your move.
    .done = Two crimes, the second one in the open.

lesson-holmes-fugitive-double =
    Everybody knows that you are on 127, and Bobby 2 is on 133, next to you. Your last crime scene, 157, is one ferry ride from 115. A double move is two moves before the detectives answer, each with its own ticket and its own entry in the log.
    Play your double move, go to 115 by carriage, then end that move with “nothing more”.
    .wrong = The ferry to 157 leaves from 115. Play your double move, then go to 115 by carriage.
    .wrong-black = You need your black ticket for the ferry. Play your double move, then go to 115 by carriage.
    .done = That was the first half.

lesson-holmes-fugitive-ferry =
    The second half. A black ticket is good for any line and hides which one you took. It is also the only ticket for the ferry, so no detective can ride it. The third crime wins at once: nobody gets to answer it.
    Go to 157 with your black ticket and commit the crime.
    .wrong = Your last crime scene is one ferry ride away. Go to 157 with your black ticket and commit the crime.
    .wrong-upstream = The ferry is right, but 108 is no crime scene of yours. Go to 157 with your black ticket.
    .wrong-leave = One more crime and you have won. Commit it.
    .done = The third crime. You have won!

lesson-holmes-detective = Hunt as Sherlock Holmes
    .about = Three turns in Sherlock mode: two detectives, two bobbies, reading the log, two questions, the catch.
    .done =
        Well done!
        In a full game Moriarty also has a double move, which this lesson left out, and you have until his 16th move. Irene Adler, Mycroft Holmes and Inspector Lestrade have other abilities. Original mode leaves out crimes, hideouts and abilities; there the chase takes up to 22 rounds.
        Next: play the detectives against a casual player, or learn Moriarty’s side.

lesson-holmes-detective-ride =
    You play all four: Sherlock Holmes on 156, Dr Watson on 100, Bobby 1 on 86 and Bobby 2 on 63. The log shows that Moriarty took a carriage, then an omnibus. Then he committed a crime, so he is at one of eight crime scenes: 46, 67, 87, 105, 127, 157, 184 or 187. Now each of you moves once, in any order, along one line to its next stop.
    Move Holmes to 140 and Watson to 82.
    .wrong = Stop where you can get far: the metro stops at 140, and omnibuses leave 82 in four directions. Move Holmes to 140 and Watson to 82.
    .wrong-scene = He may be there, but there are eight such scenes. Better to stop where you can get far. Move Holmes to 140 and Watson to 82.
    .wrong-bobbies = The bobbies come next. Move Holmes to 140 and Watson to 82.
    .wrong-token = Save your tokens: you can only reach three of the eight scenes this turn. Move Holmes to 140 and Watson to 82.
    .done = Holmes and Watson have each paid a ticket into the supply. They never get it back.

lesson-holmes-detective-bobbies =
    A team of two detectives has two bobbies. They move by the same lines but pay nothing. They can catch Moriarty too.
    Move Bobby 1 to 116 and Bobby 2 to 79.
    .wrong = Bobby 1 is best at the river, on 116, and Bobby 2 on 79, where the metro stops. Move Bobby 1 to 116 and Bobby 2 to 79.
    .wrong-scene = He may be there, but there are eight such scenes. Move Bobby 1 to 116 and Bobby 2 to 79.
    .wrong-token = Save your tokens: Bobby 1 can reach one of the eight scenes, and nobody else can reach any. Move Bobby 1 to 116 and Bobby 2 to 79.
    .done = All four have moved.

lesson-holmes-detective-done =
    In each of its turns the team may spend one token on an ability: before, between or after its moves. Holmes and Watson have two tokens each, the bobbies none. A spent token is gone, so ask when you can use the answer. Now Moriarty moves on before you do.
    End your turn with “nothing more”.
    .wrong = Save that token until you can use the answer. End your turn with “nothing more”.
    .done = You still have all four tokens.

lesson-holmes-detective-quarter =
    Moriarty should show himself after his third move, but he lies low: he is at a hideout, a station with a top hat. It is one carriage ride from one of the eight scenes, so it is 51, 61 or 134. They lie in quarters II, I and IV. Sherlock Holmes can ask for his quarter, and Moriarty must tell the truth.
    Let Holmes ask for the quarter.
    .wrong = Only the quarter tells 51, 61 and 134 apart. Let Holmes ask for the quarter.
    .wrong-watson = Watson asks about parks, monuments and the river, but none of the three is at one. Let Holmes ask for the quarter.
    .wrong-move = Ask before you move: the answer tells you where to go. Let Holmes ask for the quarter.
    .done = Quarter IV: he is on 134.

lesson-holmes-detective-net =
    Nobody can get to 134 this turn, so cut him off. From there carriages go to 118, 127, 141 and 142. He cannot stop on 118 if Bobby 1 stands there, and from 118 Bobby 1 can reach 142. From 133 Holmes can reach 127 and 141.
    Move Holmes to 133 and Bobby 1 to 118.
    .wrong = Then a way out of 134 stays open. Bobby 1 on 118 watches 142, Holmes on 133 watches 127 and 141. Move Holmes to 133 and Bobby 1 to 118.
    .wrong-later = Watson and Bobby 2 come next. Move Holmes to 133 and Bobby 1 to 118.
    .done = Every carriage from 134 now goes where one of you stands or can be next turn. Only the balloon could still save him.

lesson-holmes-detective-ring =
    Bring the other two closer. Only one pawn fits on a station, so the order matters: Watson can go to 140 because Holmes has left it. You have spent this turn’s token, so the turn is over when all have moved.
    Move Watson to 140 and Bobby 2 to 67.
    .wrong = 140 and 67 are nearer to him. Move Watson to 140 and Bobby 2 to 67.
    .done = The net is drawn.

lesson-holmes-detective-park =
    He took a carriage, not the balloon, so he is on 127, 141 or 142. Bobby 1 can look on 142, but only Holmes can reach 127 and 141, and he must choose. Watson can ask about a park, a monument or the river. 127 is at the river, but he has just been there. 141 is at a park.
    Let Watson ask whether Moriarty is at a park.
    .wrong = Holmes must choose between 127 and 141, and only 141 is at a park. Let Watson ask about a park.
    .wrong-river = That would help too, but only 127 is at the river, and he has just been there. Let Watson ask about a park.
    .wrong-monument = None of the three stations is at a monument. Let Watson ask about a park.
    .wrong-holmes = All three stations lie in quarter IV, so Holmes would learn nothing new. Let Watson ask about a park.
    .wrong-move = Holmes can only look in one place. Ask first. Let Watson ask about a park.
    .done = Yes, he is at a park.

lesson-holmes-detective-catch =
    Of 127, 141 and 142 only 141 is at a park. It is one carriage ride away from Holmes.
    Move Holmes to 141.
    .wrong = He is on 141, and only Holmes can get there. Move Holmes to 141.
    .done = Caught on 141!
