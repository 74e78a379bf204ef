# Le lezioni del gioco classico. L’ultima riga di un passo dice che cosa fare.

lesson-classic-fugitive = In fuga come Mister X
    .about = Sei turni in fuga: corse, la prima apparizione, un black ticket, una mossa doppia.
    .done =
        Ce l’hai fatta! Una partita intera ha 22 turni e cinque detective, e Mister X si mostra dopo le mosse 3, 8, 13, 18 e 24.
        E adesso: gioca Mister X contro i giocatori della domenica, o impara il ruolo dei detective.

lesson-classic-fugitive-ride =
    Sei Mister X, alla stazione 103. Ti cercano tre detective: viola alla 141, rosso alla 155, verde alla 29. Una mossa segue una linea fino alla fermata successiva e costa un biglietto. Muovi per primo e in segreto: i detective vedono il tuo biglietto, non la tua stazione.
    Vai alla 102 in taxi.
    .wrong = Si può, ma la 102 è meglio: ci ferma anche l’autobus, quindi poi avrai più strade. Vai alla 102 in taxi.
    .wrong-black = Un black ticket nasconde con che mezzo viaggi, e ne hai solo cinque. Nessuno è vicino: basta un taxi. Vai alla 102 in taxi.
    .wrong-double = La mossa doppia serve a togliersi dai guai, e ne hai solo due. Vai alla 102 in taxi.
    .done = La tabella mostra un biglietto del taxi e nessuna stazione. Per quel che ne sanno i detective, puoi essere in una cinquantina di stazioni.

lesson-classic-fugitive-bus =
    In gran parte delle stazioni fermano solo i taxi; alla 102 anche l’autobus. L’autobus salta le altre, quindi ti porta più lontano di un taxi.
    Vai alla 127 in autobus.
    .wrong = Dalla 127 avrai la scelta migliore per la prossima mossa, dopo la quale devi mostrarti. Vai alla 127 in autobus.
    .wrong-taxi = Un taxi arriva solo all’angolo. L’autobus ti porta più lontano. Vai alla 127 in autobus.
    .wrong-black = Un black ticket vale di più subito dopo che ti hanno visto. Conservalo. Vai alla 127 in autobus.
    .wrong-double = Una mossa doppia conta come due mosse: dovresti mostrarti già in questo turno. Vai alla 127 in autobus.
    .done = Taxi, autobus: la tabella non dice altro. I detective ti consegnano ogni biglietto che usano, quindi non ti mancheranno.

lesson-classic-fugitive-surface =
    Dopo la terza mossa devi mostrarti: tutti vedono la tua stazione. Vai quindi dove nessun detective può seguirti con una mossa. Viola dalla 142 raggiunge la 116 e la 134, rosso dalla 140 raggiunge la 126 e la 133. La 115 non la raggiunge nessuno, e ci ferma un traghetto.
    Vai alla 115 in taxi.
    .wrong = Anche la 102 è sicura, ma non ha il traghetto, e tra poco ti servirà. Vai alla 115 in taxi.
    .wrong-black = Ti vedranno alla 115 qualunque biglietto usi: un black ticket sarebbe sprecato. Vai alla 115 in taxi.
    .wrong-reach = Un detective può arrivarci con una mossa e prenderti: viola raggiunge la 116 e la 134, rosso la 126 e la 133. Vai alla 115 in taxi.
    .wrong-double = Una mossa doppia ti porterebbe via subito dopo che ti hanno visto, ma stavolta basterà un black ticket. Vai alla 115 in taxi.
    .done = Adesso tutti ti vedono alla 115, e i detective si avvicinano.

lesson-classic-fugitive-ferry =
    Rosso, alla 126, può prenderti se resti nei dintorni. Un black ticket vale per ogni linea e nasconde quale hai preso. È anche l’unico biglietto per il traghetto, che nessun detective può prendere. Dalla 115 il traghetto va alla 118 e alla 157.
    Vai alla 157 con un black ticket.
    .wrong = Un black ticket è una buona idea. Usalo per il traghetto, che ti porta lontano da tutti e tre. Vai alla 157 con un black ticket.
    .wrong-taxi = Un biglietto del taxi direbbe che sei alla 102, alla 114 o alla 127. Vai alla 157 con un black ticket.
    .wrong-green = Verde, alla 105, può arrivare alla 118 con una mossa. Vai alla 157 con un black ticket.
    .wrong-double = Qui basta una buona mossa. Conserva le mosse doppie. Vai alla 157 con un black ticket.
    .done = La tabella mostra un black ticket e nient’altro. Puoi essere alla 102, 114, 118, 127 o 157.

lesson-classic-fugitive-double =
    Rosso e verde ti hanno cercato alla 127 e alla 118, invano. Quindi sanno che sei alla 102, alla 114 o alla 157. Viola, alla 142, ora può prendere l’autobus per la 157. Con una mossa doppia muovi due volte prima che i detective rispondano.
    Gioca una mossa doppia.
    .wrong = Una sola mossa non ti porta abbastanza lontano da viola. Gioca prima una mossa doppia, poi le sue due corse.
    .wrong-reach = Un detective può arrivarci con una mossa: rosso raggiunge la 133, viola la 158. Gioca una mossa doppia.
    .done = Ora fai due corse. Ognuna vuole il suo biglietto e ha la sua casella nella tabella.

lesson-classic-fugitive-away =
    La prima delle due corse: raggiungi la metropolitana. Dalla 157 un autobus va alla 185, dove ferma.
    Vai alla 185 in autobus.
    .wrong = Hai due corse, e la metropolitana è quella che porta più lontano. Ferma alla 185. Vai alla 185 in autobus.
    .wrong-black = Conservalo: l’autobus ferma sia alla 102 sia alla 157, quindi il suo biglietto dice poco. Vai alla 185 in autobus.
    .done = Non possono sapere se quell’autobus è partito dalla 102 o dalla 157.

lesson-classic-fugitive-underground =
    La seconda corsa: dalla 185 la metropolitana va alla 153 e alla 159. Viola, alla 142, può arrivare alla 159.
    Vai alla 153 in metropolitana.
    .wrong = Si può, ma la metropolitana ti porta molto più lontano. Vai alla 153 in metropolitana.
    .wrong-reach = Viola, alla 142, può arrivare alla 159 con una mossa. Vai alla 153 in metropolitana.
    .wrong-black = Conservalo: un biglietto della metropolitana lascia ancora sei stazioni in tutta Londra. Vai alla 153 in metropolitana.
    .done = Per quel che ne sanno, sei alla 13, 79, 89, 111, 153 o 159. Buona fortuna a loro.

lesson-classic-fugitive-escape =
    È l’ultimo turno della lezione. Se nessuno ti prende dopo questa mossa, hai vinto. Viola dalla 159 raggiunge la 140 e la 185 in metropolitana, rosso dalla 126 raggiunge la 140 in taxi.
    Vai a una stazione che nessun detective può raggiungere.
    .wrong = Non serve una mossa doppia: dopo una sola mossa il turno finisce e hai vinto. Vai dove vuoi, ma non alla 140 né alla 185.
    .wrong-reach = Viola raggiunge la 140 e la 185 dalla 159, e rosso la 140 dalla 126. Vai a un’altra stazione.
    .done = Ben scelto: nessun detective può arrivarci con una mossa.

lesson-classic-detective = A caccia come detective
    .about = Una caccia dal turno 2: corse, biglietti, leggere la tabella, tagliare la strada, la cattura.
    .done =
        Ce l’hai fatta! In una partita intera cinque detective hanno 22 turni per riuscirci, e Mister X ha black ticket e mosse doppie per sfuggire.
        E adesso: gioca i detective contro un giocatore della domenica, o impara il ruolo di Mister X.

lesson-classic-detective-ride =
    Giochi tutti i detective: viola alla 102, rosso alla 161, verde alla 39. Mister X è nascosto, ma la tabella mostra con che cosa ha viaggiato: prima un taxi, poi un autobus. Dopo ogni suo turno ogni detective muove una volta, lungo una linea fino alla fermata successiva. Ogni corsa costa un biglietto a quel detective.
    Porta viola all’86 in autobus.
    .wrong = L’86 è un posto migliore: da lì gli autobus partono in quattro direzioni. Porta viola all’86 in autobus.
    .wrong-later = Rosso e verde muovono dopo. Comincia da viola. Porta viola all’86 in autobus.
    .wrong-taxi = Un taxi arriva solo all’angolo. Porta viola all’86 in autobus.
    .done = Quel biglietto dell’autobus va a Mister X. A viola ne restano 7. Un detective i cui biglietti non valgono più su nessuna linea resta fermo per sempre: usali con cura.

lesson-classic-detective-spread =
    Mister X deve mostrarsi dopo la prossima mossa. Fino ad allora sparpaglia i detective e fermali dove si arriva lontano. I detective muovono nell’ordine che vuoi, e mai due sulla stessa stazione.
    Porta rosso alla 135 e verde alla 51.
    .wrong = Rosso sta meglio alla 135, da cui partono tre autobus, e verde alla 51, a un taxi dalla metropolitana della 67. Porta rosso alla 135 e verde alla 51.
    .done = Hanno mosso tutti e tre: tocca a Mister X.

lesson-classic-detective-near =
    Eccolo: all’89. Da lì può prendere un taxi per la 71, l’88 o la 105, un autobus per la 55 o la 105, oppure la metropolitana per la 13, la 67, la 140 o la 159. In questo turno nessuno può raggiungere l’89: avvicinati.
    Porta viola all’87 in autobus.
    .wrong = L’87 è più vicina a lui. Porta viola all’87 in autobus.
    .wrong-later = Rosso e verde vengono dopo. Porta viola all’87 in autobus.
    .done = Dall’87 viola può arrivare all’88 e alla 105.

lesson-classic-detective-close =
    Mettiti dove puoi raggiungere le stazioni in cui può andare. Dalla 118 rosso può arrivare alla 105, dalla 52 verde può arrivare in autobus alla 13 e alla 67.
    Porta rosso alla 118 e verde alla 52.
    .wrong = Rosso serve alla 118, accanto alla 105, e verde alla 52, a un autobus dalla 13 e dalla 67. Porta rosso alla 118 e verde alla 52.
    .done = Adesso muove di nuovo, senza che lo si veda.

lesson-classic-detective-look =
    Leggi la tabella: era all’89, poi ha preso un autobus. Dall’89 gli autobus vanno solo alla 55 e alla 105. Se rosso va alla 105, o lo prendi lì o sai che è alla 55.
    Porta rosso alla 105.
    .wrong = Può essere solo alla 55 o alla 105. Guarda lì: porta rosso alla 105.
    .wrong-purple = Anche viola potrebbe guardare lì, ma servirà altrove. Porta rosso alla 105.
    .wrong-later = Prima scopri dov’è, così saprai dove mandare gli altri. Porta rosso alla 105.
    .done = Alla 105 non c’è, quindi è alla 55.

lesson-classic-detective-net =
    In questo turno nessuno può raggiungere la 55: tagliagli la strada. Dalla 55 può prendere un taxi per la 54 o la 71, o un autobus per la 29 o l’89. Rosso, alla 105, può raggiungere l’89. Dalla 70 viola può raggiungere la 54 e la 71. Dalla 41 verde può raggiungere la 54 e la 29.
    Porta viola alla 70 e verde alla 41.
    .wrong = Così gli resterebbe una via d’uscita. Alla 70 viola controlla la 54 e la 71, alla 41 verde controlla la 54 e la 29. Porta viola alla 70 e verde alla 41.
    .done = Ogni linea che parte dalla 55 porta a una stazione che puoi raggiungere.

lesson-classic-detective-catch =
    Ha preso un taxi, quindi è alla 54 o alla 71. Hai un detective per ciascuna.
    Porta verde alla 54 e viola alla 71.
    .wrong = È alla 54 o alla 71: guarda lì. Porta verde alla 54 e viola alla 71.
    .wrong-red = Rosso non può raggiungere né la 54 né la 71. Porta verde alla 54 e viola alla 71.
    .wrong-swap = Solo viola può raggiungere la 71: lascia la 54 a verde. Porta verde alla 54 e viola alla 71.
    .done = Preso alla 71!
