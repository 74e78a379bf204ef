# Che cosa è successo, un messaggio per ogni tipo di evento. Python mette la maiuscola all’inizio.
# .hidden è per chi non può conoscere la stazione; .offer è la stessa cosa come voce di un menu.

Deal = { pawn } parte dalla stazione { $station }.
    .hidden = { pawn } è da qualche parte a Londra. Nessuno l’ha visto arrivare.
    .offer = { pawn-name } parte da { $station }

Move = { pawn } { ride } fino alla { $station }.
    .hidden = { pawn } { ride }. Per dove, lo sa solo lui.
    .black = { pawn } gioca un black ticket e sguscia via fino alla { $station }.
    .black-hidden = { pawn } gioca un black ticket. Con che mezzo e per dove, lo sa solo lui.
    .offer = { fare } fino alla { $station }

Double = { pawn } gioca una mossa doppia: due corse prima che qualcuno riprenda fiato.
    .offer = mossa doppia: due corse in un turno

Done = { pawn } preferisce il buio.
    .offer = restare nascosto

Surface = { pawn } si fa avanti sotto il lampione, senza che nessuno l’abbia chiesto.
    .offer = mostrarsi, e prendere un biglietto a ogni detective

Take = { fugitive } si serve e prende un biglietto { pawn-from }{ named }: { fare }.
    .offer = prendere un biglietto { pawn-from }: { fare }

Began = Turno { $round }: tocca a { fugitive }.

Surfaced = Mossa { $entry }: { fugitive } si mostra alla stazione { $station }.

Blocked = { pawn } è circondato da ogni lato e salta questo turno.

Stranded = { pawn } non ha più biglietti che da qui portino da qualche parte: fuori dalla caccia, ma ancora in mezzo ai piedi.

Caught = { pawn } posa una mano su una spalla alla stazione { $station }. La spalla è di { fugitive }.

Cornered = { fugitive } è alla stazione { $station }, e ogni via d’uscita è sbarrata.

Opened = { $count ->
    [0] La tabella è svelata: { fugitive } non ha mai lasciato la { $start }.
   *[other] La tabella è svelata: partito dalla { $start }, { fugitive } è passato da { $route }.
}

Ended = La partita è finita.
    .CL-20 = { fugitive } non può più muoversi ed è preso. Vincono i detective{ named }.
    .CL-21 = { fugitive } è preso. Vincono i detective{ named }.
    .CL-22 = Nessun detective potrà più muoversi. Vince { fugitive }{ named }.
    .CL-23 = L’ultimo turno è finito e { fugitive } è ancora in fuga. Vince lui{ named }.

# L’azione di chi muove più pedine, con la pedina a cui si riferisce.
offer-of = { pawn-short }: { $offer }
