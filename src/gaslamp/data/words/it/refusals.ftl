# Perché le regole rifiutano un’azione, secondo il numero della regola.

refused = { $sentence } ({ $rule })

refused-CL-5 = Non hai più biglietti di quel tipo. Scegli un altro mezzo.
refused-CL-6 = Le stazioni di partenza si estraggono a sorte, non si scelgono.
refused-CL-8 = Non è a una corsa da qui: un biglietto porta lungo una linea fino alla prossima fermata di quel tipo.
refused-CL-10 = Chi può muoversi deve farlo: nessuno resta fermo.
refused-CL-11 = Lì c’è un detective. Scegli una stazione libera.
refused-CL-12 = Non è il turno di questa pedina, oppure la partita è finita.
refused-CL-13 = Questo detective non ha un biglietto per quella linea. Scegli un altro biglietto; un detective bloccato non si muove più.
refused-CL-14 = Un giocatore non decide chi può conoscere una mossa.
refused-CL-17 = Niente mossa doppia adesso: servono una carta mossa doppia, due caselle libere nella tabella e una prima mossa possibile, e se ne può fare una sola per turno.
refused-CL-18 = Non c’è un black ticket da giocare. Scegli un altro mezzo.
refused-CL-19 = Il traghetto porta soltanto Mister X, e soltanto per un black ticket.
refused-CL-25 = Mostrarsi di propria volontà o prendere biglietti ora non è possibile.
refused-CL-26 = Un detective sul percorso taglia questa linea a Mister X. Scegline un’altra.

refused-SH-5 = Le tessere di partenza si pescano, non si scelgono.
refused-SH-6 = Nella dotazione non ci sono più biglietti di quel tipo. Scegli un altro mezzo.
refused-SH-10 = Si parte da una delle stazioni della propria tessera, e non da dove sta un detective.
refused-SH-12 = Le scene del crimine si pescano, non si scelgono.
refused-SH-14 = Ora non c’è nessun crimine da commettere: serve una mossa che finisca su una delle scene del crimine di Moriarty.
refused-SH-16 = Ora non puoi farlo: prima muove Moriarty, poi i detective e i bobbies.
refused-SH-17 = Non è a una corsa da qui, oppure c’è già un altro detective: un biglietto porta lungo una linea fino alla prossima fermata di quel tipo, e mai due detective sulla stessa stazione.
refused-SH-18 = Chi può muoversi deve farlo, e con un biglietto proprio. Scegli un mezzo di cui questo detective ha il biglietto.
refused-SH-20 = Per questo serve un black ticket, e li ha solo Moriarty. Nessun altro prende il traghetto.
refused-SH-21 = Niente mossa doppia adesso: servono un biglietto mossa doppia, due caselle libere nella tabella e una prima mossa possibile, e se ne può fare una sola per turno.
refused-SH-24 = Lì c’è un detective o un bobby. Scegli una stazione libera.
refused-SH-25 = Niente gettone adesso: i detective possono spenderne uno per turno, e deve essere del personaggio che agisce.
refused-SH-26 = Sherlock Holmes ora non può chiederlo. Serve un suo gettone, e lui chiede solo il quartiere.
refused-SH-27 = Irene Adler ha vietato questo biglietto per un turno, oppure non ha un gettone per vietarne uno.
refused-SH-28 = Il dottor Watson ora non può chiederlo. Serve un suo gettone, e lui chiede solo di un parco, di un’attrazione o del fiume.
refused-SH-29 = Mycroft Holmes ora non può chiederlo. Servono un suo gettone e almeno tre mosse nella tabella.
refused-SH-30 = Niente blocco stradale lì: serve un gettone dell’ispettore Lestrade, e si chiude solo la stazione che ha lasciato o raggiunto in questo turno.
refused-SH-31 = Un blocco stradale chiude quella stazione a Moriarty. Scegline un’altra.
refused-SH-33 = Ora non c’è nessun biglietto da prendere: serve una mossa che finisca in un nascondiglio, una volta per arrivo, finché ce n’è nella dotazione.
refused-SH-34 = Ora non si può sparire: serve una mossa che finisca in un nascondiglio e dopo la quale ci si dovrebbe mostrare, senza aver fatto altro lì.
refused-SH-35 = Con la mongolfiera non si può: lascia un nascondiglio all’inizio di una mossa, una volta per partita, e atterra a una stazione libera della tessera girata.

refused-CP-3 = Ogni detective parte da una stazione della metropolitana libera, e Mister X da quella del biglietto che gira.
refused-CP-4 = Mister X viaggia senza pagare, una corsa per turno: non ha biglietti da dare né mosse doppie.
refused-CP-5 = Non è a una corsa da qui. Segui un colore fino alla sua prossima fermata; si svolta solo dove due linee di quel colore si incrociano.
refused-CP-6 = Non ora: prima muove Mister X, poi ogni detective una volta, con un biglietto della riserva. Scegli un detective che deve ancora muovere e un biglietto che c’è ancora.
refused-CP-7 = Lì c’è un detective. Scegli una stazione libera.
refused-CP-8 = Solo un black ticket nasconde una mossa, e qui non ce n’è da giocare. Scegli un altro mezzo.
refused-CP-9 = Il traghetto porta soltanto Mister X, e soltanto per un black ticket.
refused-CP-10 = Rinunciare spetta ai detective, nel loro turno, e ognuno lo dice una volta sola.
refused-CP-12 = Mai due black ticket di seguito. Stavolta scegli un altro mezzo.

refused-CC-3 = Ciò che sta nei luoghi si estrae a sorte, non si sceglie.
refused-CC-4 = Le piste si pescano, non si scelgono. Di quelle che hai pescato ne tieni una.
refused-CC-5 = Non adesso. In ogni turno visiti un solo luogo dove restano almeno due elementi e ne prendi esattamente due; il turno finisce dopo la visita.
refused-CC-7 = Niente scambio adesso: servono tre gettoni uguali, non universali, e se ne può fare uno solo per turno.
refused-CC-8 = { $wrong ->
    [place] Due carte stanno nello stesso posto ({ one-card }, { other-card }). Sposta una delle due.
    [twice] Una carta compare due volte in questa ricostruzione ({ one-card }). Ce n’è una sola.
    [apart] Queste due carte non stanno fianco a fianco ({ one-card }, { other-card }). Si collegano solo le carte vicine, non in diagonale.
    [symbol] Queste due carte non hanno quel simbolo in comune dove si toccano ({ one-card }, { other-card }). Le carte non si girano mai.
   *[token] Quel gettone non prova questo collegamento ({ one-card }, { other-card }). Ne serve uno con il simbolo comune, o uno universale.
}
refused-CC-9 = L’indizio { $other } non è collegato alla pista. Collegalo, direttamente o attraverso altri indizi, oppure toglilo.
refused-CC-10 = Questo collegamento chiuderebbe un anello ({ one-card }, { other-card }). Toglilo.

refused-CC-12 = { $wrong ->
    [turn] Una pista si ricostruisce nel proprio turno, prima o dopo la visita.
    [lead] Non c’è nessuna pista da ricostruire. Prima scegline una, se ne restano.
    [owned] Per questa ricostruzione ti manca { $item }.
   *[unmet] La pista non è ancora ricostruita: manca un collegamento per il simbolo «{ symbol }» { $other ->
        [0] su un lato dove nulla è collegato
       *[other] sul ramo che comincia con l’indizio { $other }
    }.
}
refused-CC-13 = Di una ricostruzione riuscita tieni esattamente due elementi, carte o gettoni.
