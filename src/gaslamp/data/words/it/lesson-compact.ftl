# Le lezioni del gioco compatto. L’ultima riga di un passo dice che cosa fare.

lesson-compact-fugitive = Fare punti come Mister X
    .about = Una manche intera sotto gli occhi di tutti: viaggiare gratis, svoltare, i punti, un black ticket, il traghetto.
    .done =
        Sei sfuggito con 37 punti: 40 per tutti i 24 biglietti, meno 3 per il black ticket. L’altro giocatore ne ha fatti 11, quindi vinci la partita. In tre o quattro giocatori ci sono altrettante manche: ognuno è Mister X una volta, e vince chi ha più punti.
        E adesso: gioca una partita contro i giocatori della domenica, o impara il ruolo dei detective.

lesson-compact-fugitive-ride =
    Nella prima manche giocavi i detective, e l’altro giocatore ha fatto 11 punti come Mister X. Ora tocca a te. Sei alla 39, e tutti ti vedono. Rosso è alla 56, blu alla 69, verde alla 72. Muovi per primo e viaggi gratis: niente biglietto per taxi, autobus o metropolitana. Rosso e verde possono entrambi arrivare alla 55 con una mossa: stanne alla larga.
    Vai alla 7 in taxi.
    .wrong = Lì saresti al sicuro, ma la 7 è meglio: è ad almeno tre mosse da ogni detective, e da lì il taxi va in sei stazioni. Vai alla 7 in taxi.
    .wrong-black = Il black ticket ti nasconde per un turno, ma ti costa 3 punti. Nessuno è vicino: conservalo. Vai alla 7 in taxi.
    .wrong-reach = Rosso e verde possono entrambi arrivare alla 55 con una mossa e prenderti. Vai alla 7 in taxi.
    .done = Questa corsa non ti è costata niente. I detective invece pagano le loro, e ogni biglietto che usano va a te.

lesson-compact-fugitive-turn =
    I detective hanno preso due autobus e una metropolitana. Un biglietto del taxi ti vale 1 punto, uno dell’autobus 2, uno della metropolitana 3: ne hai già 7. Ora guarda il punto fra la 7 e la 39: lì si incrociano due linee del taxi. A un incrocio puoi svoltare sull’altra linea. Dalla 7, quindi, il taxi non va solo alla 39, ma anche alla 21 e alla 22.
    Vai alla 21 in taxi.
    .wrong = Lì saresti al sicuro, ma prova a svoltare. Dalla 21 il taxi va in dieci stazioni. Vai alla 21 in taxi.
    .wrong-black = Conservalo. Nessuno può raggiungere la 21: non serve nascondersi. Vai alla 21 in taxi.
    .wrong-reach = Rosso, alla 5, può arrivare alla 6, e verde, alla 55, può arrivare alla 6 e alla 39. Vai alla 21 in taxi.
    .wrong-corner = Anche così svolti, e alla 22 nessuno può raggiungerti. Ma dalla 22 il taxi va solo in quattro stazioni, dalla 21 in dieci. Vai alla 21 in taxi.
    .done = Hai svoltato all’incrocio. Possono farlo anche i detective.

lesson-compact-fugitive-crossings =
    Rosso dalla 6 raggiunge la 7, l’8 e la 22, verde dalla 39 raggiunge la 7, la 22 e la 23, blu dalla 42 raggiunge la 41 e la 53. Ma fra la 21 e la 40 si incrociano altre linee, e in una mossa puoi svoltare più di una volta. Così arrivi alla 20, alla 38 o alla 40, dove nessuno può seguirti. Alla 40 ferma la metropolitana.
    Vai alla 40 in taxi.
    .wrong = Lì nessuno potrebbe seguirti, ma dopo ti servirà la metropolitana, che ferma alla 40. Vai alla 40 in taxi.
    .wrong-black = Conservalo. Nessuno può raggiungere la 40: non serve nascondersi. Vai alla 40 in taxi.
    .wrong-reach = Un detective può arrivarci con una mossa: rosso alla 7, 8 e 22, verde alla 7, 22 e 23, blu alla 41 e 53. Vai alla 40 in taxi.
    .done = Nessun detective può arrivare alla 40 con una mossa.

lesson-compact-fugitive-underground =
    Hai 15 punti, ma sono vicini: rosso alla 55, blu alla 41, verde alla 21. Possono raggiungere tutte le stazioni dove da qui vanno taxi e autobus. In metropolitana potresti andare all’8, ma ci arriva verde, oppure alla 56 o alla 72, ma ci arriva rosso. Resta la 13.
    Vai alla 13 in metropolitana.
    .wrong = Un detective può arrivarci con una mossa. Solo la 13 è fuori dalla loro portata. Vai alla 13 in metropolitana.
    .wrong-black = Conservalo. Nessuno può raggiungere la 13: non serve nascondersi. Vai alla 13 in metropolitana.
    .done = Una corsa lunga, e gratis. Ai detective la metropolitana costa 3 punti, e hanno ancora tre di quei biglietti.

lesson-compact-fugitive-bus =
    Hai 19 punti, e i detective hanno speso metà dei loro biglietti. Quando saranno finiti tutti e 24, la manche sarà finita e sarai sfuggito. Blu dalla 40 raggiunge l’8, verde dalla 38 raggiunge l’11. Punta verso il fiume: il traghetto ferma alla 36, accanto alla 26.
    Vai alla 26 in autobus.
    .wrong = Lì nessuno potrebbe seguirti, ma la 26 è la via migliore per il traghetto: accanto alla 36 e lontana dai detective. Vai alla 26 in autobus.
    .wrong-black = Conservalo per il traghetto. Vai alla 26 in autobus.
    .wrong-reach = Blu, alla 40, può arrivare all’8, e verde, alla 38, può arrivare all’11. Vai alla 26 in autobus.
    .done = Dalla 26 manca una corsa in taxi al traghetto.

lesson-compact-fugitive-river =
    Per starti dietro hanno pagato due metropolitane e un taxi. Adesso hai 26 punti. Verde dalla 37 raggiunge la 25. Nessuno raggiunge la 36, dove ferma il traghetto.
    Vai alla 36 in taxi.
    .wrong = Lì nessuno potrebbe seguirti, ma il traghetto ferma alla 36. Vai alla 36 in taxi.
    .wrong-black = Ne hai uno solo, e ti servirà per il traghetto. Vai alla 36 in taxi.
    .wrong-reach = Verde, alla 37, può arrivare alla 25 con una mossa. Vai alla 36 in taxi.
    .done = Lasciali venire. Sul traghetto non possono seguirti.

lesson-compact-fugitive-ferry =
    Blu è alla 26, verde alla 42, rosso alla 43. Solo la 44 è libera, e rosso e blu possono arrivarci. È il momento del black ticket: lasci il piano di gioco, e per un turno nessuno sa dove sei. Vale per ogni linea, ed è l’unico biglietto per il traghetto, che dalla 36 va alla 47 e all’84. Ti costa 3 punti.
    Vai all’84 con il black ticket.
    .wrong = Il traghetto va bene, ma l’84 è meglio: da lì potrai andare in sei stazioni, dalla 47 in cinque. Vai all’84 con il black ticket.
    .wrong-reach = Rosso e blu possono entrambi arrivare alla 44 e prenderti, nascosto o no. Vai all’84 con il black ticket.
    .done = Vedono un black ticket e nessuna pedina. Puoi essere alla 44, alla 47 o all’84.

lesson-compact-fugitive-last =
    Rosso ti ha cercato alla 44, invano. Dopo il loro turno esci dal nascondiglio: sei all’84. Hanno ancora tre biglietti, due del taxi e uno della metropolitana, nessuno dell’autobus. Quindi rosso e verde possono arrivare alla 61, e verde all’83. Se ora nessuno ti prende, la manche è finita.
    Vai a una stazione che nessun detective può raggiungere.
    .wrong = Vai alla 63, alla 70, all’86 o alla 109. Con i biglietti rimasti nessun detective può arrivarci.
    .wrong-reach = Rosso e verde possono arrivare alla 61 in taxi, e verde all’83. Vai a un’altra stazione.
    .done = Nessuno può arrivarci, e i loro ultimi tre biglietti vanno a te.

lesson-compact-detective = Prendere Mister X con pochi biglietti
    .about = Una manche con tutti e tre i detective: disporli, pagare, avvicinarsi, un black ticket, la cattura.
    .done =
        L’hai preso con metà dei biglietti ancora in mano, e vinci la partita: ha fatto molto meno dei tuoi 40 punti. Se un giorno non vedi più nessuna possibilità, nel tuo turno puoi rinunciare, ma allora riceve tutti i biglietti che ti restano. In tre o quattro giocatori gli altri si dividono i tre detective e decidono insieme.
        E adesso: gioca una partita contro i giocatori della domenica, o impara il ruolo di Mister X.

lesson-compact-detective-place =
    Nella prima manche eri Mister X. I detective hanno rinunciato, e tutti i loro biglietti sono andati a te: 40 punti. Ora giochi i tre detective, e Mister X è l’altro giocatore. I detective partono da tre stazioni della metropolitana a tua scelta, ben distanti fra loro. Rosso è già alla 56, a ovest. La 69 è a sud-est, la 72 in mezzo.
    Metti blu alla 69 e verde alla 72.
    .wrong = Si può partire da qualsiasi stazione della metropolitana, ma in questa lezione usiamo la 69 e la 72. Metti blu alla 69 e verde alla 72.
    .wrong-colour = La stazione è giusta, il colore no. Metti blu alla 69 e verde alla 72.
    .done = Ora Mister X gira uno dei tuoi biglietti. Il numero che trova è la sua partenza.

lesson-compact-detective-pay =
    Mister X è partito dalla 91 e ha preso un taxi per la 90. Lo vedi sempre, e viaggia gratis. Tu invece paghi con una riserva comune ai tre detective: 12 biglietti del taxi, 8 dell’autobus e 4 della metropolitana. Ogni biglietto che usi va a lui: un taxi vale 1 punto, un autobus 2, una metropolitana 3. Perciò prendilo presto. Dalla 79 rosso può arrivare alla 91 e alla 95 con una mossa.
    Porta rosso alla 79 in autobus.
    .wrong = La 79 è meglio: da lì rosso controlla la 91 e la 95, due delle sue vie d’uscita. Porta rosso alla 79 in autobus.
    .wrong-later = L’ordine è libero, ma cominciamo da rosso. Porta rosso alla 79 in autobus.
    .wrong-giveup = Se rinunci, la manche è finita e Mister X riceve tutti i biglietti che ti restano, 40 punti in tutto. Hai appena cominciato. Porta rosso alla 79 in autobus.
    .done = Due punti per lui. Nella riserva restano 7 biglietti dell’autobus, per tutti e tre i detective insieme.

lesson-compact-detective-order =
    Devono muovere tutti e tre, nell’ordine che vuoi. Dall’80 verde può arrivare all’89. Blu è lontano, e solo la metropolitana è abbastanza veloce. Costa 3 punti: usala quando ne vale la pena.
    Porta blu alla 109 in metropolitana e verde all’80 in taxi.
    .wrong = Verde serve all’80, accanto all’89, e blu alla 109, per tagliargli la strada a sud. Porta blu alla 109 in metropolitana e verde all’80 in taxi.
    .wrong-giveup = Se rinunci, Mister X riceve tutti i biglietti che ti restano. Ti stai avvicinando: continua. Porta blu alla 109 in metropolitana e verde all’80 in taxi.
    .done = Dalla 90 può andare all’89, alla 91, alla 95 o alla 111. Puoi raggiungerle tutte tranne la 111.

lesson-compact-detective-close =
    Ha preso l’unica via d’uscita: all’incrocio di due linee del taxi ha svoltato verso la 111. Puoi svoltare anche tu. Seguilo e risparmia punti: dove va il taxi, non prendere l’autobus. Dalla 92 rosso controlla la 113, dalla 97 blu controlla la 110, dalla 90 verde controlla l’89 e la 95.
    Porta rosso alla 92, blu alla 97 e verde alla 90, tutti in taxi.
    .wrong = Così gli resterebbe una via d’uscita. Rosso serve alla 92, blu alla 97 e verde alla 90. Portali lì in taxi.
    .wrong-dear = Ci va anche l’autobus, ma gli dà 2 punti, e il taxi solo 1. Porta rosso alla 92, blu alla 97 e verde alla 90, tutti in taxi.
    .wrong-giveup = Se rinunci, Mister X riceve tutti i biglietti che ti restano. Ti stai avvicinando: continua. Porta rosso alla 92, blu alla 97 e verde alla 90, tutti in taxi.
    .done = Tre taxi, tre punti. L’unica stazione che non controlli è la 112.

lesson-compact-detective-ferry =
    È alla 112, dove ferma il traghetto. Solo lui può prenderlo, e solo con il black ticket: da qui all’84. Manda quindi qualcuno che possa arrivare all’84 con una mossa.
    Porta blu all’83 in autobus.
    .wrong = Da lì blu non può arrivare all’84 con una mossa. Porta blu all’83 in autobus.
    .wrong-later = Rosso e verde vengono dopo. Solo blu può avvicinarsi all’84. Porta blu all’83 in autobus.
    .wrong-giveup = Se rinunci, Mister X riceve tutti i biglietti che ti restano. Lo hai quasi preso. Porta blu all’83 in autobus.
    .done = Se prende il traghetto, blu può seguirlo.

lesson-compact-detective-net =
    Dalla 112 il taxi va alla 95, alla 111 e alla 113. Se verde va alla 95, quella via è chiusa, e verde può arrivare alla 111. Dalla 94 rosso può arrivare alla 113.
    Porta rosso alla 94 e verde alla 95.
    .wrong = Così gli resterebbe una via d’uscita. Alla 94 rosso controlla la 113, alla 95 verde controlla la 111. Porta rosso alla 94 e verde alla 95.
    .wrong-giveup = Se rinunci, Mister X riceve tutti i biglietti che ti restano. Lo hai quasi preso. Porta rosso alla 94 e verde alla 95.
    .done = Ogni linea che parte dalla 112 porta a una stazione che occupi o puoi raggiungere.

lesson-compact-detective-catch =
    Ha giocato il black ticket e lasciato il piano di gioco. Gli costa 3 punti e lo nasconde per un turno. Dove può essere? Era alla 112, e tu occupi la 95. Quindi è alla 111, alla 113 o, con il traghetto, all’84. Hai un detective per ciascuna.
    Porta rosso alla 113, verde alla 111 e blu all’84.
    .wrong = È all’84, alla 111 o alla 113: guarda lì. Porta rosso alla 113, verde alla 111 e blu all’84.
    .wrong-swap = Solo verde può arrivare alla 111: lascia la 113 a rosso. Porta rosso alla 113, verde alla 111 e blu all’84.
    .wrong-giveup = Se rinunci, Mister X riceve tutti i biglietti che ti restano, proprio ora che lo hai in pugno. Porta rosso alla 113, verde alla 111 e blu all’84.
    .done = Preso all’84! Aveva preso il traghetto.
