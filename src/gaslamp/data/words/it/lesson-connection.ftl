# La lezione di Case Connection. L’ultima riga di un passo dice che cosa fare.

lesson-connection = Collegare gli indizi
    .about = La fine di una partita combattuta: visite, collegamenti, uno scambio, un bonus e il nono punto.
    .done =
        Hai raggiunto 9 punti, l’altro giocatore ha avuto un ultimo turno, e vinci 9 a 6. A parità di punti decide la pista singola di maggior valore. In una partita intera tutti partono da zero, e da 2 a 4 detective corrono verso i nove punti.
        E adesso: gioca contro i giocatori della domenica.

lesson-connection-visit =
    Entri in una partita combattuta: tu hai 6 punti, l’altro giocatore ne ha 2, e 9 portano alla fine. La tua pista 8 mostra forense in alto, testimone e cyber a destra. Hai l’indizio 28, due gettoni forensi e un gettone cyber. Nel tuo turno visiti un luogo e vi prendi esattamente due elementi. All’obitorio di Tallow Lane resta un solo elemento, quindi è chiuso. L’indizio 2 mostra forense in basso: va sopra la tua pista.
    Visita la taverna della Lanterna annegata: prendi l’indizio 2 e un gettone forense.
    .wrong = L’indizio 2 va sopra la tua pista e porta un bonus. Prendilo prima dell’altro giocatore: visita la taverna della Lanterna annegata e prendi l’indizio 2 e un gettone forense.
    .wrong-later = Lì andrai al prossimo turno. Prima prendi l’indizio 2, che porta un bonus: visita la taverna della Lanterna annegata e prendi l’indizio 2 e un gettone forense.
    .done = Quello che prendi sta scoperto davanti a te. Puoi averne quanto vuoi.

lesson-connection-done =
    Due carte sono collegate se stanno fianco a fianco, se i due lati che si toccano mostrano lo stesso simbolo e se fra loro c’è un gettone di quel simbolo. L’indizio 2 va sopra la pista, con un gettone forense. L’indizio 28 mostra cyber a sinistra, quindi va a destra della pista, con un gettone cyber. Toccano entrambi la pista: sono collegamenti diretti. Puoi disporre e spostare le carte in ogni momento, ma non si girano mai.
    Finisci il turno.
    .wrong = Hai fatto la tua visita, e la pista non è ancora completa. Finisci il turno.
    .wrong-swap = Non resterebbe nessun gettone forense per l’indizio 2. Prima prendine un altro. Finisci il turno.
    .done = Ora tocca all’altro giocatore.

lesson-connection-again =
    L’altro giocatore ha ricostruito una pista e ha anche lui 6 punti. Dopo la sua visita due luoghi erano rimasti con un solo elemento, quindi tutti i luoghi sono stati riforniti. Alla tua pista manca ancora testimone. Due simboli su un lato: uno si collega direttamente, qui cyber con l’indizio 28. L’altro si collega più avanti sullo stesso ramo, indirettamente. L’indizio 28 mostra testimone in basso, e l’indizio 17 mostra testimone in alto.
    Visita il telegrafo di Cinder Court: prendi l’indizio 17 e un gettone forense.
    .wrong = È l’indizio 17 che continua dall’indizio 28 con testimone. Visita il telegrafo di Cinder Court: prendi l’indizio 17 e un gettone forense.
    .wrong-token = L’indizio 17 è giusto, ma prendi insieme un gettone forense: ne scambierai tre, e uno ti serve. Visita il telegrafo di Cinder Court: prendi l’indizio 17 e un gettone forense.
    .wrong-swap = Non ancora: non resterebbe nessun gettone forense per l’indizio 2. Prima visita il telegrafo di Cinder Court: prendi l’indizio 17 e un gettone forense.
    .done = L’indizio 17 va sotto l’indizio 28.

lesson-connection-swap =
    Non hai gettoni testimone, ma quattro gettoni forensi. Una volta per turno puoi scambiare tre gettoni uguali con un gettone universale, che vale per qualsiasi simbolo.
    Scambia tre gettoni forensi con un gettone universale.
    .wrong = Con un gettone universale puoi ricostruire la pista in questo turno. Scambia tre gettoni forensi con un gettone universale.
    .done = Il gettone universale varrà per testimone.

lesson-connection-solve =
    Ora puoi collegare ogni simbolo della pista 8: l’indizio 2 sopra con il gettone forense, l’indizio 28 a destra con il gettone cyber, l’indizio 17 sotto l’indizio 28 con il gettone universale. I collegamenti non devono mai formare un anello. Un bonus conta solo su un indizio accanto alla pista: l’indizio 2 porta un gettone universale.
    Disponi i tre indizi con i loro gettoni e ricostruisci la pista.
    .wrong = Puoi già ricostruire la pista: non finire ancora il turno. Disponi i tre indizi con i loro gettoni e ricostruisci la pista.
    .done = La pista 8 porta 2 punti: ora ne hai 8. E l’indizio 2 ti porta un gettone universale.

lesson-connection-keep =
    Di una ricostruzione finita tieni esattamente due elementi, indizi o gettoni. Il resto torna indietro. Il gettone universale del bonus è comunque tuo. Gli indizi 17 e 28 hanno simboli su due lati ciascuno: andranno bene con molte piste.
    Tieni l’indizio 17 e l’indizio 28.
    .wrong = I gettoni si trovano facilmente, gli indizi adatti no. Tieni l’indizio 17 e l’indizio 28.
    .done = L’altro indizio va sotto il mazzo, e anche i gettoni tornano indietro.

lesson-connection-follow =
    Poi peschi due piste e ne segui una. L’altra non la vede nessuno. La pista 19 porta 5 punti, ma ha cinque simboli. La pista 6 porta 1 punto, e non ti serve altro. Mostra cyber a destra e testimone a sinistra.
    Segui la pista 6.
    .wrong = Cinque collegamenti richiedono tempo, e l’altro giocatore ha 6 punti. A te basta un punto. Segui la pista 6.
    .done = L’indizio 28 va alla sua destra, l’indizio 17 alla sua sinistra. Mancano solo i gettoni.

lesson-connection-over =
    Puoi ricostruire piste in ogni momento del tuo turno, prima o dopo la visita, e tutte le volte che riesci. Questa non puoi ancora.
    Finisci il turno.
    .wrong = In questo turno non c’è altro da fare. Finisci il turno.
    .done = Basterà un’altra visita.

lesson-connection-tokens =
    L’altro giocatore ha lasciato un solo elemento al telegrafo di Cinder Court, quindi è chiuso. Ti servono un gettone testimone e un gettone cyber. Allo scalo dei Ratti ci sono entrambi.
    Visita lo scalo dei Ratti: prendi un gettone testimone e un gettone cyber.
    .wrong = Gli indizi ci sono tutti, ti servono solo gettoni. Visita lo scalo dei Ratti: prendi un gettone testimone e un gettone cyber.
    .done = Alla pista 6 non serve altro.

lesson-connection-nine =
    L’indizio 28 va a destra della pista con cyber, l’indizio 17 a sinistra con testimone. Il tuo gettone universale può sostituire l’uno o l’altro. Così avrai 9 punti: ti fermi subito, e ogni altro giocatore ha un ultimo turno. Poi vince chi ha più punti.
    Disponi i due indizi con dei gettoni e ricostruisci la pista.
    .wrong = Il nono punto è lì che aspetta: non finire ancora il turno. Disponi i due indizi con dei gettoni e ricostruisci la pista.
    .done = Nove punti! Ora l’altro giocatore ha un ultimo turno.
