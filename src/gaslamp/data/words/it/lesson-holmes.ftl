# Le lezioni dell’edizione Sherlock Holmes. L’ultima riga di un passo dice che cosa fare.

lesson-holmes-fugitive = Tre crimini come Moriarty
    .about = Sei mosse nella modalità Sherlock: corse nascoste, tre crimini, un nascondiglio, la mongolfiera, il traghetto.
    .done =
        Tre crimini in sei mosse: di solito ci vuole di più.
        Nella modalità Sherlock hai 16 mosse, e vinci anche se dopo l’ultima sei ancora in libertà. La modalità Original non ha crimini, nascondigli né abilità: lì Moriarty ha cinque black ticket e due mosse doppie, e deve restare libero per 22 turni.
        E adesso: gioca Moriarty contro i giocatori della domenica, o impara il ruolo dei detective.

lesson-holmes-fugitive-start =
    Sei il professor Moriarty. Hai pescato in segreto tre scene del crimine: 46, 127 e 157. Commetti un crimine in ognuna e vinci. Ti inseguono in quattro: Sherlock Holmes alla 123, il dottor Watson alla 112, il bobby 1 alla 94 e il bobby 2 alla 141. La tua tessera di partenza mostra 172 e 22. Dalla 22 puoi essere alla 46 in due mosse.
    Parti dalla 22.
    .wrong = Dalla 172 ogni tua scena del crimine è ad almeno tre mosse. Parti dalla 22.
    .done = Solo tu sai da dove parti. Le 13 tessere di partenza mostrano 26 stazioni, e potrebbe essere una qualsiasi.

lesson-holmes-fugitive-ride =
    Una mossa segue una linea fino alla fermata successiva: in carrozza, in tranvia a cavalli o in metropolitana. Muovi per primo e in segreto: i detective vedono il tuo biglietto, non la tua stazione. La carrozza ferma in tutte le 26 stazioni di partenza, la tranvia a cavalli solo in sei. Quindi un biglietto della carrozza dice di meno.
    Vai alla 34 in carrozza.
    .wrong = Dalla 34 la tranvia a cavalli va dritta alla 46, la tua scena del crimine più vicina. Vai alla 34 in carrozza.
    .wrong-omnibus = Ci va anche la tranvia a cavalli, ma il suo biglietto lascerebbe solo 17 stazioni in cui puoi essere. Dopo una carrozza sono 76. Vai alla 34 in carrozza.
    .wrong-black = Hai un solo black ticket, e ti servirà per il traghetto. Vai alla 34 in carrozza.
    .wrong-double = Hai una sola mossa doppia. Conservala per quando due mosse di fila faranno la differenza. Vai alla 34 in carrozza.
    .done = La tabella mostra un biglietto della carrozza e nessuna stazione.

lesson-holmes-fugitive-done =
    Nella modalità Sherlock dopo ogni mossa ti si chiede se vuoi fare altro, per esempio commettere un crimine. Alla 34 non c’è niente da fare. Ma se la domanda arrivasse solo dove c’è qualcosa da fare, ti tradirebbe. Perciò ogni mossa la concludi tu.
    Concludi la mossa con «nient’altro».
    .wrong = Alla 34 non c’è altro da fare. Concludi la mossa con «nient’altro».
    .done = Da questo nessuno può capire dove sei: le stazioni possibili sono 76.

lesson-holmes-fugitive-crime =
    La 46 è una delle tue scene del crimine. Quando una mossa finisce lì, puoi commettere il crimine. I detective lo vengono a sapere, ma non sanno dove. Qualcosa però lo capiscono: tutti conoscono le 15 stazioni che possono essere scene del crimine.
    Vai alla 46 in tranvia a cavalli, commetti il crimine, poi concludi la mossa con «nient’altro».
    .wrong = Una delle tue scene del crimine è a una sola corsa di tranvia a cavalli. Vai alla 46 in tranvia a cavalli e commetti il crimine.
    .wrong-black = Nessuno è vicino: conserva il tuo unico black ticket per il traghetto. Vai alla 46 in tranvia a cavalli.
    .wrong-double = Per la 46 basta una mossa. Conserva la mossa doppia. Vai alla 46 in tranvia a cavalli.
    .wrong-leave = Poi dovresti tornare qui per questo crimine. Commettilo adesso, poi concludi la mossa.
    .done = Il tuo primo crimine. Una carrozza, una tranvia, un crimine: per quel che ne sanno, sei in una di otto scene del crimine.

lesson-holmes-fugitive-hideout =
    Dopo le mosse 3, 8 e 13 devi mostrarti, e questa è la terza. Ma se la mossa finisce in un nascondiglio segreto, una stazione con il cilindro, puoi restare nascosto. La 61 è un nascondiglio, e nessuno può arrivarci con una mossa.
    Vai alla 61 in carrozza.
    .wrong = Lì dopo questa mossa ti vedrebbero tutti. Nel nascondiglio della 61 puoi restare nascosto. Vai alla 61 in carrozza.
    .wrong-reach = Lì dovresti mostrarti, e sia Holmes dalla 77 sia il bobby 1 dalla 79 possono arrivare alla 78 con una mossa. Vai alla 61 in carrozza.
    .wrong-black = Conservalo per il traghetto. Vai alla 61 in carrozza.
    .wrong-double = Con una mossa doppia ti mostreresti dopo la prima metà e spariresti con la seconda. Il nascondiglio non ti costa niente. Vai alla 61 in carrozza.
    .done = Sei in un nascondiglio.

lesson-holmes-fugitive-low =
    Quando arrivi in un nascondiglio puoi fare una di due cose: prendere dalla dotazione un black ticket o una mossa doppia, oppure sparire quando dovresti mostrarti. Lo dichiari. Quindi i detective sanno che sei in un nascondiglio, ma non in quale.
    Sparisci, poi concludi la mossa con «nient’altro».
    .wrong = Stavolta resta nascosto. Sparisci, poi concludi la mossa.
    .wrong-ticket = Puoi prendere un biglietto, ma allora devi mostrarti qui alla 61. Meglio sparire.
    .wrong-show = Se concludi la mossa adesso, devi mostrarti alla 61. Prima sparisci, poi concludi la mossa.
    .done = La tua pedina non compare sul piano di gioco.

lesson-holmes-fugitive-balloon =
    Un nascondiglio a una corsa di carrozza da una delle otto scene: è la 51, la 61 o la 134. Sherlock Holmes ha speso un gettone per chiedere il tuo quartiere, e hai dovuto dire la verità: I. Quindi sanno che sei alla 61. Holmes può raggiungere la 60, Watson la 62 e la 78, e il bobby 1 è alla 46. Una volta per partita puoi lasciare un nascondiglio in mongolfiera.
    Fuggi in mongolfiera.
    .wrong = Solo la mongolfiera ti porta lontano da tutti. Fuggi in mongolfiera.
    .wrong-reach = Lì possono prenderti: Holmes raggiunge la 60, Watson la 62 e la 78. Qui un black ticket non nasconde niente, perché alla 61 fermano solo carrozze. Fuggi in mongolfiera.
    .wrong-double = Con due mosse forse li supereresti, ma la mongolfiera ti porta molto più lontano, e non costa niente. Fuggi in mongolfiera.
    .done = Si vola, sotto gli occhi di tutta Londra. Una tessera di partenza dice dove puoi atterrare.

lesson-holmes-fugitive-landing =
    La tessera mostra 127 e 18, e scegli tu. Tutti vedono dove atterri. È una mossa come le altre, quindi può seguire un crimine. La 127 è una delle tue scene del crimine, e nessuno può arrivarci con una mossa.
    Atterra alla 127, commetti il crimine, poi concludi la mossa con «nient’altro».
    .wrong = La 127 è una delle tue scene del crimine. Atterra alla 127 e commetti il crimine.
    .wrong-west = La 18 non è una tua scena del crimine, e i detective sono da quella parte della città. Atterra alla 127.
    .wrong-leave = Sei in una tua scena del crimine. Prima commetti il crimine, poi concludi la mossa.
    .done = Due crimini, e il secondo davanti a tutti.

lesson-holmes-fugitive-double =
    Tutti sanno che sei alla 127, e il bobby 2 è alla 133, accanto a te. La tua ultima scena del crimine, la 157, è a una corsa di traghetto dalla 115. Una mossa doppia sono due mosse prima che i detective rispondano, ognuna con il suo biglietto e la sua casella nella tabella.
    Gioca la mossa doppia, vai alla 115 in carrozza, poi concludi quella mossa con «nient’altro».
    .wrong = Il traghetto per la 157 parte dalla 115. Gioca la mossa doppia, poi vai alla 115 in carrozza.
    .wrong-black = Il black ticket ti serve per il traghetto. Gioca la mossa doppia, poi vai alla 115 in carrozza.
    .done = Questa era la prima metà.

lesson-holmes-fugitive-ferry =
    La seconda metà. Un black ticket vale per ogni linea e nasconde quale hai preso. È anche l’unico biglietto per il traghetto, quindi nessun detective può prenderlo. Con il terzo crimine vinci subito: nessuno fa in tempo a rispondere.
    Vai alla 157 con il black ticket e commetti il crimine.
    .wrong = La tua ultima scena del crimine è a una corsa di traghetto. Vai alla 157 con il black ticket e commetti il crimine.
    .wrong-upstream = Il traghetto va bene, ma la 108 non è una tua scena del crimine. Vai alla 157 con il black ticket.
    .wrong-leave = Ancora un crimine e hai vinto. Commettilo.
    .done = Il terzo crimine. Hai vinto!

lesson-holmes-detective = A caccia come Sherlock Holmes
    .about = Tre turni nella modalità Sherlock: due detective, due bobbies, leggere la tabella, due domande, la cattura.
    .done =
        Ce l’hai fatta!
        In una partita intera Moriarty ha anche una mossa doppia, che in questa lezione non c’era, e tu hai tempo fino alla sua sedicesima mossa. Irene Adler, Mycroft Holmes e l’ispettore Lestrade hanno altre abilità. La modalità Original non ha crimini, nascondigli né abilità; lì la caccia dura fino a 22 turni.
        E adesso: gioca i detective contro un giocatore della domenica, o impara il ruolo di Moriarty.

lesson-holmes-detective-ride =
    Giochi tutti e quattro: Sherlock Holmes alla 156, il dottor Watson alla 100, il bobby 1 all’86 e il bobby 2 alla 63. La tabella mostra che Moriarty ha preso una carrozza, poi una tranvia a cavalli. Poi ha commesso un crimine, quindi è in una di otto scene del crimine: 46, 67, 87, 105, 127, 157, 184 o 187. Adesso ognuno muove una volta, nell’ordine che vuoi, lungo una linea fino alla fermata successiva.
    Porta Holmes alla 140 e Watson all’82.
    .wrong = Fermati dove si arriva lontano: alla 140 ferma la metropolitana, e dall’82 la tranvia a cavalli parte in quattro direzioni. Porta Holmes alla 140 e Watson all’82.
    .wrong-scene = Potrebbe essere lì, ma le scene possibili sono otto. Meglio fermarsi dove si arriva lontano. Porta Holmes alla 140 e Watson all’82.
    .wrong-bobbies = I bobbies muovono dopo. Porta Holmes alla 140 e Watson all’82.
    .wrong-token = Conserva i gettoni: in questo turno raggiungi solo tre delle otto scene. Porta Holmes alla 140 e Watson all’82.
    .done = Holmes e Watson hanno riposto ciascuno un biglietto nella dotazione. Non lo riavranno.

lesson-holmes-detective-bobbies =
    Una squadra di due detective ha due bobbies. Seguono le stesse linee ma non pagano niente. Anche loro possono catturare Moriarty.
    Porta il bobby 1 alla 116 e il bobby 2 alla 79.
    .wrong = Il bobby 1 sta meglio sul fiume, alla 116, e il bobby 2 alla 79, dove ferma la metropolitana. Porta il bobby 1 alla 116 e il bobby 2 alla 79.
    .wrong-scene = Potrebbe essere lì, ma le scene possibili sono otto. Porta il bobby 1 alla 116 e il bobby 2 alla 79.
    .wrong-token = Conserva i gettoni: il bobby 1 raggiunge una delle otto scene, e nessun altro ne raggiunge. Porta il bobby 1 alla 116 e il bobby 2 alla 79.
    .done = Hanno mosso tutti e quattro.

lesson-holmes-detective-done =
    In ogni suo turno la squadra può spendere un gettone per un’abilità: prima, tra o dopo le mosse. Holmes e Watson hanno due gettoni ciascuno, i bobbies nessuno. Un gettone speso è perso: chiedi quando la risposta ti serve. Adesso Moriarty riparte prima di te.
    Concludi il turno con «nient’altro».
    .wrong = Conserva quel gettone finché la risposta non ti serve. Concludi il turno con «nient’altro».
    .done = Hai ancora tutti e quattro i gettoni.

lesson-holmes-detective-quarter =
    Dopo la terza mossa Moriarty dovrebbe mostrarsi, ma sparisce: è in un nascondiglio segreto, una stazione con il cilindro. È a una corsa di carrozza da una delle otto scene, quindi è la 51, la 61 o la 134. Sono nei quartieri II, I e IV. Sherlock Holmes può chiedere il suo quartiere, e Moriarty deve dire la verità.
    Fai chiedere a Holmes il quartiere.
    .wrong = Solo il quartiere distingue la 51, la 61 e la 134. Fai chiedere a Holmes il quartiere.
    .wrong-watson = Watson chiede di un parco, di un’attrazione o del fiume, ma nessuna delle tre stazioni ha un simbolo. Fai chiedere a Holmes il quartiere.
    .wrong-move = Chiedi prima di muovere: la risposta ti dirà dove andare. Fai chiedere a Holmes il quartiere.
    .done = Quartiere IV: è alla 134.

lesson-holmes-detective-net =
    In questo turno nessuno può raggiungere la 134: tagliagli la strada. Da lì le carrozze vanno alla 118, alla 127, alla 141 e alla 142. Alla 118 non può fermarsi se c’è il bobby 1, che da lì può raggiungere la 142. Dalla 133 Holmes può raggiungere la 127 e la 141.
    Porta Holmes alla 133 e il bobby 1 alla 118.
    .wrong = Così gli resterebbe una via d’uscita. Alla 118 il bobby 1 controlla la 142, alla 133 Holmes controlla la 127 e la 141. Porta Holmes alla 133 e il bobby 1 alla 118.
    .wrong-later = Watson e il bobby 2 muovono dopo. Porta Holmes alla 133 e il bobby 1 alla 118.
    .done = Ogni carrozza che parte dalla 134 va dove c’è uno dei tuoi, o dove uno può arrivare nel prossimo turno. Solo la mongolfiera potrebbe ancora salvarlo.

lesson-holmes-detective-ring =
    Fai avvicinare gli altri due. In una stazione c’è posto per una sola pedina, quindi l’ordine conta: Watson può andare alla 140 perché Holmes l’ha lasciata. Hai già speso il gettone di questo turno, che quindi finisce quando hanno mosso tutti.
    Porta Watson alla 140 e il bobby 2 alla 67.
    .wrong = La 140 e la 67 sono più vicine a lui. Porta Watson alla 140 e il bobby 2 alla 67.
    .done = La rete è tesa.

lesson-holmes-detective-park =
    Ha preso una carrozza, non la mongolfiera, quindi è alla 127, alla 141 o alla 142. Il bobby 1 può guardare alla 142, ma solo Holmes può raggiungere la 127 e la 141, e deve scegliere. Watson può chiedere di un parco, di un’attrazione o del fiume. La 127 è sul fiume, ma lì c’è appena stato. La 141 è vicino a un parco.
    Fai chiedere a Watson se Moriarty è vicino a un parco.
    .wrong = Holmes deve scegliere tra la 127 e la 141, e solo la 141 è vicino a un parco. Fai chiedere a Watson del parco.
    .wrong-river = Aiuterebbe anche questo, ma solo la 127 è sul fiume, e lì c’è appena stato. Fai chiedere a Watson del parco.
    .wrong-monument = Nessuna delle tre stazioni è vicino a un’attrazione. Fai chiedere a Watson del parco.
    .wrong-holmes = Le tre stazioni sono tutte nel quartiere IV: Holmes non saprebbe niente di nuovo. Fai chiedere a Watson del parco.
    .wrong-move = Holmes può guardare in un posto solo. Prima chiedi: fai chiedere a Watson del parco.
    .done = Sì, è vicino a un parco.

lesson-holmes-detective-catch =
    Tra la 127, la 141 e la 142 solo la 141 è vicino a un parco. Per Holmes è a una corsa di carrozza.
    Porta Holmes alla 141.
    .wrong = È alla 141, e solo Holmes può arrivarci. Porta Holmes alla 141.
    .done = Catturato alla 141!
