# I giochi e ciò che si può scegliere nel prepararli. Il valore è un nome, .about dice a che cosa serve.

game-classic = Scotland Yard
    .about = Mister X fugge per Londra; cinque detective hanno 22 turni per prenderlo.
game-holmes = Scotland Yard, edizione Sherlock Holmes
    .about = Il professor Moriarty fugge per la Londra vittoriana da Sherlock Holmes e dai suoi amici. Nella modalità Sherlock prepara tre crimini, e tutti hanno delle abilità.
game-compact = Scotland Yard, edizione compatta
    .about = Tutti sono Mister X una volta. Fugge allo scoperto, tranne quando gioca un black ticket, e ogni biglietto che i tre detective gli consegnano vale punti.

option-board = Piano di gioco
    .about = Il piano su cui si gioca.
option-detectives = Detective
    .about = Quante pedine danno la caccia.
option-order = Ordine di gioco
    .about = L’ordine in cui giocano i detective.
option-start_pack = Carte di partenza
    .about = Un solo mazzo di carte di partenza per tutti, o uno per ogni parte.
option-starts = Stazioni di partenza
    .about = Le stazioni del mazzo comune, al posto di quelle del piano di gioco.
option-detective_starts = Stazioni di partenza dei detective
    .about = Le stazioni del mazzo dei detective, al posto di quelle del piano di gioco.
option-fugitive_starts = Stazioni di partenza di Mister X
    .about = Le stazioni del mazzo di Mister X, al posto di quelle del piano di gioco.
option-open_start = Partenza scoperta
    .about = Tutti vedono da dove parte { fugitive }. Poi resta nascosto come sempre.
option-taxi = Biglietti del taxi
    .about = Quanti ne riceve ogni detective all’inizio.
option-bus = Biglietti dell’autobus
    .about = Quanti ne riceve ogni detective all’inizio.
option-underground = Biglietti della metropolitana
    .about = Quanti ne riceve ogni detective all’inizio.
option-fugitive_taxi = Biglietti del taxi di Mister X
    .about = Quanti ne riceve all’inizio; conta solo se i suoi biglietti possono finire.
option-fugitive_bus = Biglietti dell’autobus di Mister X
    .about = Quanti ne riceve all’inizio; conta solo se i suoi biglietti possono finire.
option-fugitive_underground = Biglietti della metropolitana di Mister X
    .about = Quanti ne riceve all’inizio; conta solo se i suoi biglietti possono finire.
option-fugitive_fares = Biglietti di Mister X
    .about = Se Mister X può restare senza biglietti normali.
option-blacks = Black ticket
    .about = Quanti ne ha Mister X.
option-doubles = Mosse doppie
    .about = Quante carte mossa doppia ha Mister X.
option-surfacing = Apparizioni
    .about = Le mosse dopo le quali Mister X si mostra.
option-rounds = Turni
    .about = Mister X vince alla fine di questo turno.
option-entries = Caselle della tabella
    .about = Per quante mosse c’è posto nella tabella di Mister X.
option-voluntary_surfacing = Apparizione volontaria
    .about = Mister X può mostrarsi di propria volontà e prendere un biglietto a ogni detective.
option-cut_off = Linea tagliata
    .about = Mister X non può passare sopra un detective lungo la sua linea.

# I valori delle impostazioni che sono parole. Per una modalità, .about dice che cosa si gioca.
choice-order-seats = posto dopo posto
choice-order-any = in qualsiasi ordine
choice-start_pack-one = uno per tutti
choice-start_pack-separate = uno per parte
choice-fugitive_fares-unlimited = non finiscono mai
choice-fugitive_fares-counted = possono finire
choice-mode-original = Original
    .about = La caccia semplice: Moriarty deve restare libero per 22 turni e si mostra cinque volte. Niente crimini, niente abilità.
choice-mode-sherlock = Sherlock
    .about = Il gioco completo: Moriarty prepara tre crimini e ha dei nascondigli, e ogni detective ha un’abilità. 16 turni.

# Regole della casa che stanno bene insieme: un nome, e che cosa cambiano in ogni gioco.
preset-book = Come da libretto
    .classic = Le regole stampate: cinque detective, 22 turni, e Mister X si mostra cinque volte.
    .holmes = Le regole stampate della modalità scelta.
    .compact = Le regole stampate: 24 biglietti e un black ticket per manche.
    .connection = Le regole stampate: quando qualcuno ha nove punti, tutti gli altri giocano ancora un turno.
preset-gentle = Più facile per { fugitive }
    .classic = Ha più black ticket e mosse doppie, e si mostra solo tre volte.
    .holmes = Niente bobbies, e si mostra meno spesso.
    .compact = Tre black ticket per manche: può nascondersi più spesso.
preset-lenient = Un po’ più facile per { fugitive }
    .classic = Si mostra quattro volte invece di cinque: dopo le mosse 3, 10, 17 e 24.
    .holmes = Si mostra meno spesso che da libretto: dopo le mosse 3, 10, 17 e 24.
preset-strict = Un po’ più facile per i detective
    .classic = Mister X si mostra sei volte invece di cinque: dopo le mosse 3, 7, 11, 15, 19 e 24.
    .holmes = Moriarty si mostra più spesso che da libretto: dopo le mosse 3, 7, 11, 15, 19 e 24.
preset-harsh = Più difficile per { fugitive }
    .classic = Ha meno black ticket e mosse doppie, e si mostra ogni tre mosse.
    .holmes = Tre bobbies aiutano i detective, e si mostra ogni tre mosse.
preset-ahead = Un piccolo vantaggio
    .compact = Il secondo giocatore parte con 3 punti di vantaggio.
    .connection = Il secondo giocatore parte con un punto.
preset-far-ahead = Un grande vantaggio
    .compact = Il secondo giocatore parte con 8 punti di vantaggio.
    .connection = Il secondo giocatore parte con tre punti.
preset-short = Partita breve
    .classic = 13 turni invece di 22. Mister X si mostra tre volte.
    .holmes = 12 turni, e una tabella di 14 mosse.
    .compact = Metà dei biglietti: ogni manche finisce prima.
preset-long = Partita lunga
    .compact = 32 biglietti invece di 24: manche più lunghe e più punti.
preset-expert = Per esperti
    .classic = Mister X può mostrarsi per prendere biglietti ai detective, ma non può superarne uno sulla sua linea.
    .holmes = I biglietti normali di Moriarty possono finire: ogni corsa va pensata.
preset-even = Lo stesso numero di turni
    .connection = Quando qualcuno ha nove punti si finisce il giro, e niente di più.

# What a set of rules was measured to be worth, in games between equal bots.
preset-worth = Fra bot di pari forza: { $figures }.
preset-worth-mode = { $mode }: { $worth }
preset-worth-detectives = { $way ->
    [more] i detective vincono circa { $points } partite in più su 100
    [fewer] i detective vincono circa { $points } partite in meno su 100
   *[same] nessuna differenza misurabile
}
preset-worth-second = { $way ->
    [more] il secondo giocatore vince circa { $points } partite in più su 100
    [fewer] il secondo giocatore vince circa { $points } partite in meno su 100
   *[same] nessuna differenza misurabile
}

game-connection = Sherlock: Case Connection
    .about = Nessuno fugge: da due a quattro detective raccolgono indizi e prove, li collegano e ricostruiscono piste. Con nove punti comincia il finale.
option-deck = Mazzo
    .about = Le carte con cui si gioca.
option-head_start = Vantaggio
    .about = I punti con cui ciascuno comincia, nell’ordine dei posti. Chi non ha un numero parte da zero.
option-last_turns = Ultimi turni
    .about = Chi gioca ancora quando qualcuno ha nove punti.
choice-last_turns-others = tutti gli altri, un turno intero a testa
choice-last_turns-even = finché tutti hanno avuto lo stesso numero di turni
choice-last_turns-cut = tutti gli altri, fino a nove punti
