# The lesson of Case Connection. The last line of a step says what to do.

lesson-connection = Connect the clues
    .about = The end of a close game: visits, connections, a swap, a bonus, and the ninth point.
    .done =
        You reached 9 points, the other player had one last turn, and you win 9 to 6. With equal points the most valuable single lead decides. In a full game everybody starts with nothing, and 2 to 4 detectives race for the nine points.
        Next: play against casual players.

lesson-connection-visit =
    You join a close game: you have 6 points, the other player has 2, and 9 bring on the end. Your lead 8 shows forensic above, and witness and cyber on its right. You own clue 28, two forensic tokens and a cyber token. In your turn you visit a location and take exactly two items there. Tallow Lane Mortuary has a single item left, so it is closed. Clue 2 shows forensic below: it fits above your lead.
    Visit the Drowned Lantern: take clue 2 and a forensic token.
    .wrong = Clue 2 fits above your lead and has a bonus on it. Get it before the other player does: visit the Drowned Lantern and take clue 2 and a forensic token.
    .wrong-later = You will go there next turn. First get clue 2, which has a bonus on it: visit the Drowned Lantern and take clue 2 and a forensic token.
    .done = What you take lies open in front of you. You may own as much as you like.

lesson-connection-done =
    Two cards are connected if they lie side by side, the same symbol is on both sides that meet, and a token of that symbol lies between them. Clue 2 goes above the lead, with a forensic token. Clue 28 shows cyber on its left, so it goes to the right of the lead, with a cyber token. Both are next to the lead: direct connections. You may lay out and rearrange at any time, but cards are never turned.
    End your turn.
    .wrong = You have made your visit, and the lead is not complete yet. End your turn.
    .wrong-swap = Then no forensic token would be left for clue 2. Get one more first. End your turn.
    .done = Now it is the other player’s turn.

lesson-connection-again =
    The other player solved a lead and has 6 points too. After that visit two locations were down to one item, so all locations were refilled. Your lead still needs witness. Two symbols on one side: one is met directly, here cyber by clue 28. The other is met further along the same branch, indirectly. Clue 28 shows witness below, and clue 17 shows witness above.
    Visit the Cinder Court Telegraph: take clue 17 and a forensic token.
    .wrong = Clue 17 is the one that goes on from clue 28 with witness. Visit the Cinder Court Telegraph: take clue 17 and a forensic token.
    .wrong-token = Clue 17 is right, but take a forensic token with it: you will swap three and need one. Visit the Cinder Court Telegraph: take clue 17 and a forensic token.
    .wrong-swap = Not yet: no forensic token would be left for clue 2. Visit the Cinder Court Telegraph first: take clue 17 and a forensic token.
    .done = Clue 17 goes below clue 28.

lesson-connection-swap =
    You have no witness token, but four forensic ones. Once in your turn you may swap three equal tokens for a universal token, which stands for any symbol.
    Swap three forensic tokens for a universal token.
    .wrong = With a universal token you can solve your lead this turn. Swap three forensic tokens for a universal token.
    .done = The universal token will stand for witness.

lesson-connection-solve =
    Now you can connect every symbol of lead 8: clue 2 above it with the forensic token, clue 28 on its right with the cyber token, clue 17 below clue 28 with the universal token. Connections must never form a loop. A bonus counts only on a clue next to the lead: clue 2 brings a universal token.
    Lay out the three clues with their tokens and solve the lead.
    .wrong = You can solve your lead now, so do not end the turn yet. Lay out the three clues with their tokens and solve the lead.
    .done = Lead 8 brings 2 points, so you have 8. And clue 2 brings you a universal token.

lesson-connection-keep =
    Of a solved layout you keep exactly two items, clues or tokens. The rest goes back. The universal token from the bonus is yours anyway. Clue 17 and clue 28 have symbols on two sides each, so they fit many leads.
    Keep clue 17 and clue 28.
    .wrong = Tokens are easy to come by, clues that fit are not. Keep clue 17 and clue 28.
    .done = The other clue goes under the pile, the tokens go back too.

lesson-connection-follow =
    Then you draw two leads and follow one of them. Nobody sees the other. Lead 19 brings 5 points, but has five symbols. Lead 6 brings 1 point, and that is all you need. It shows cyber on its right and witness on its left.
    Follow lead 6.
    .wrong = Five connections take long, and the other player has 6 points. You need only one point. Follow lead 6.
    .done = Clue 28 fits on its right, clue 17 on its left. Only tokens are missing.

lesson-connection-over =
    You may solve leads at any moment of your own turn, before or after the visit, and as often as you can. This one you cannot solve yet.
    End your turn.
    .wrong = There is nothing more to do this turn. End your turn.
    .done = One more visit will do.

lesson-connection-tokens =
    The other player left a single item at the Cinder Court Telegraph, so it is closed. You need a witness token and a cyber token. Ratcatcher’s Stairs has both.
    Visit Ratcatcher’s Stairs: take a witness token and a cyber token.
    .wrong = Your clues are complete, you only need tokens. Visit Ratcatcher’s Stairs: take a witness token and a cyber token.
    .done = That is all lead 6 needs.

lesson-connection-nine =
    Clue 28 goes to the right of the lead with cyber, clue 17 to its left with witness. You may use your universal token for either. This gives you 9 points: you stop at once, and every other player has one last turn. Then the most points win.
    Lay out both clues with tokens and solve the lead.
    .wrong = Your ninth point is there to take, so do not end the turn yet. Lay out both clues with tokens and solve the lead.
    .done = Nine points! Now the other player has one last turn.
