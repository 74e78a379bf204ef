# L’edizione Sherlock Holmes. Questa parte si legge solo per questo gioco e prima di tutte le altre: un testo
# che sta qui prende il posto di quello comune agli altri giochi, e il resto è proprio di questa edizione.

fugitive = Moriarty

pawn-name = { $pawn ->
    [fugitive] il professor Moriarty
    [sherlock] Sherlock Holmes
    [watson] il dottor Watson
    [irene] Irene Adler
    [mycroft] Mycroft Holmes
    [lestrade] l’ispettore Lestrade
    [bobby1] il bobby 1
    [bobby2] il bobby 2
    [bobby3] il bobby 3
   *[other] { $pawn }
}

pawn-short = { $pawn ->
    [fugitive] Moriarty
    [sherlock] Sherlock
    [watson] Watson
    [irene] Irene
    [mycroft] Mycroft
    [lestrade] Lestrade
    [bobby1] bobby 1
    [bobby2] bobby 2
    [bobby3] bobby 3
   *[other] { $pawn }
}

fare = { $fare ->
    [taxi] carrozza
    [bus] tranvia a cavalli
    [underground] metropolitana
    [black] black ticket
    [double] mossa doppia
    [balloon] mongolfiera
   *[other] { $fare }
}

ride = { $fare ->
    [taxi] prende la carrozza
    [bus] prende la tranvia a cavalli
    [underground] prende la metropolitana
    [black] gioca un black ticket
   *[other] prende { $fare }
}

kind = { $kind ->
    [taxi] carrozza
    [bus] tranvia a cavalli
    [underground] metropolitana
    [ferry] traghetto
   *[other] { $kind }
}

# Ciò che raccontano anche altri giochi

Move = { pawn } { ride } fino alla { $station }.
    .hidden = { pawn } { ride }. Per dove, lo sa solo lui.
    .black = { pawn } { ride } e sguscia via fino alla { $station }.
    .black-hidden = { pawn } { ride }. Con che mezzo e per dove, lo sa solo lui.
    .offer = { fare } fino alla { $station }

Done = { pawn } non fa altro.
    .offer = { $pawn ->
        [fugitive] nient’altro: basta questa mossa
       *[other] nient’altro: non spendere gettoni
    }

Blocked = { pawn } trova occupate tutte le stazioni vicine e salta questo turno.

Stranded = { pawn } non ha più biglietti che da qui portino da qualche parte e resta dov’è.

Ended = La partita è finita.
    .SH-9-rounds = L’ultimo turno è finito e { fugitive } è ancora in libertà. Vince lui{ named }.
    .SH-9-tickets = Nessun detective ha più un biglietto che porti da qualche parte. Vince { fugitive }{ named }.
    .SH-15-crimes = L’ultimo crimine è commesso. Vince { fugitive }{ named }.
    .SH-15-log = La tabella itinerario è piena e { fugitive } è ancora in libertà. Vince lui{ named }.
    .SH-22 = { fugitive } è preso. Vincono i detective{ named }.
    .SH-23 = { fugitive } non può più muoversi ed è preso. Vincono i detective{ named }.

# Prima della prima mossa

Plot = { fugitive } pesca una scena del crimine: { $station }.
    .hidden = { fugitive } pesca una scena del crimine e la tiene segreta.
    .offer = scena del crimine: { $station }

Draw = { fugitive } pesca una tessera di partenza: { $tile }.
    .hidden = { fugitive } pesca una tessera di partenza e la tiene segreta.
    .offer = tessera di partenza: { $tile }

Settle = { pawn } parte dalla stazione { $station }.
    .hidden = { pawn } è da qualche parte a Londra. Nessuno l’ha visto arrivare.
    .offer = partire da { $station }

# Che cosa fa Moriarty

Commit = È stato commesso un crimine. Dove, { fugitive } non lo dice.
    .offer = commettere qui un crimine

Collect = { fugitive } è in un nascondiglio segreto e prende { prize } dalla dotazione.
    .offer = nascondiglio: prendere { prize }

prize = { $fare ->
    [black] un black ticket
   *[double] una mossa doppia
}

LieLow = { fugitive } dovrebbe mostrarsi ma sparisce: è in un nascondiglio segreto.
    .offer = nascondiglio: sparire e restare nascosto

Fly = { fugitive } è in un nascondiglio segreto e ne fugge in mongolfiera, sotto gli occhi di tutta Londra.
    .offer = nascondiglio: fuggire in mongolfiera, una volta per partita

Turn = Una tessera di partenza viene girata davanti a tutti: { $tile }.
    .offer = girare { $tile }

Land = { fugitive } atterra alla stazione { $station }.
    .offer = atterrare alla { $station }

# Che cosa fanno i detective con i loro gettoni

Ask = { pawn } spende un gettone e chiede { asked }.
    .offer = { pawn-short }: chiedere { asked }

asked = { $about ->
    [quarter] in quale quartiere è { fugitive }
    [park] se { fugitive } è vicino a un parco
    [monument] se { fugitive } è vicino a un’attrazione
    [river] se { fugitive } è sul fiume
   *[past] dov’era { fugitive } due mosse prima
}

Ban = { pawn } spende un gettone e vieta a { fugitive } { banned } nel suo prossimo turno.
    .offer = { pawn-short }: vietare a { fugitive } { banned }

banned = { $fare ->
    [bus] la tranvia a cavalli
   *[underground] la metropolitana
}

Barricade = { pawn } spende un gettone e mette un blocco stradale sulla { $station }. { fugitive } non può più fermarsi lì.
    .offer = { pawn-short }: blocco stradale sulla { $station }

# Che cosa risponde Moriarty

Located = { fugitive } è nel quartiere { $quarter }.

Confirmed = { $carries ->
    [yes] { fugitive } è { at-symbol }.
   *[no] { fugitive } non è { at-symbol }.
}

at-symbol = { $symbol ->
    [park] vicino a un parco
    [monument] vicino a un’attrazione
   *[river] sul fiume
}

Recalled = Alla mossa { $entry } { fugitive } era alla stazione { $station }.

# Che cosa può fare ogni personaggio con un gettone, nella modalità «sherlock» (SH-26 a SH-30)

ability-sherlock = Chiede in quale quartiere della città si trova { fugitive }: I, II, III o IV.
ability-watson = Chiede se { fugitive } è vicino a un parco, vicino a un’attrazione o sul fiume. Lui risponde sì o no.
ability-irene = Vieta a { fugitive } la tranvia a cavalli o la metropolitana nel suo prossimo turno. Con un black ticket può passare lo stesso.
ability-mycroft = Chiede dov’era { fugitive } due mosse prima. La stazione resta scritta nella tabella, visibile a tutti.
ability-lestrade = Mette un blocco stradale sulla stazione di partenza o di arrivo della sua mossa. { fugitive } non può più fermarsi lì fino alla fine della partita.

# Che cosa si può scegliere

option-mode = Modalità di gioco
    .about = La caccia originale, o quella con crimini, nascondigli e abilità.
option-characters = Personaggi
    .about = Da due a cinque di loro danno la caccia. Secondo il libretto Sherlock Holmes e il dottor Watson ci sono sempre.
option-bobbies = Bobbies
    .about = Quanti aiutano i detective. Secondo il libretto: 2 con due detective, 1 con tre.
option-taxi = Biglietti della carrozza
    .about = Quanti ne riceve ogni detective all’inizio.
option-bus = Biglietti della tranvia a cavalli
    .about = Quanti ne riceve ogni detective all’inizio.
option-underground = Biglietti della metropolitana
    .about = Quanti ne riceve ogni detective all’inizio.
option-fugitive_fares = Biglietti di Moriarty
    .about = Se Moriarty può restare senza biglietti normali.
option-blacks = Black ticket
    .about = Quanti ne riceve Moriarty all’inizio.
option-doubles = Mosse doppie
    .about = Quante ne riceve Moriarty all’inizio.
option-surfacing = Apparizioni
    .about = Le mosse dopo le quali Moriarty si mostra.
option-rounds = Turni
    .about = Moriarty vince alla fine di questo turno.
option-entries = Caselle della tabella
    .about = Per quante mosse c’è posto nella tabella di Moriarty.
option-crimes = Crimini
    .about = Quante scene del crimine pesca Moriarty; con un crimine in ognuna vince.
option-tokens = Gettoni personaggio
    .about = Quante volte ogni detective può usare la sua abilità. Secondo il libretto: due volte con due o tre detective, altrimenti una.
