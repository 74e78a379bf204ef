# Case Connection. Questa parte si legge solo per questo gioco e prima di tutte le altre: un testo che sta qui
# prende il posto di quello comune agli altri giochi, e il resto è proprio di questo gioco.
# $who è la persona di cui si parla, per nome o come «Giocatore 2». $place, $item, $items e $bonuses sono fatti dei testi qui sotto.

# Come si chiamano le cose. $symbol è un tipo di prova; fra le carte, 0 è la pista.

place = { $location ->
    [0] l’obitorio di Tallow Lane
    [1] la taverna della Lanterna annegata
    [2] il telegrafo di Cinder Court
   *[3] lo scalo dei Ratti
}

bonus = { $bonus ->
    [point] un punto bonus
    [universal] un gettone universale
   *[lead] una pista in più fra cui scegliere
}

points = { $points ->
    [one] un punto
   *[other] { $points } punti
}

# Che cosa succede

Fill = { $place }: qui si trova { $item }.
    .offer = { $place }: { $item }

DrawLead = { $who } pesca la pista { $lead }, che vale { points }.
    .hidden = { $who } pesca una pista e la tiene segreta.
    .offer = pescare la pista { $lead }

Follow = { $who } segue la pista { $lead }, che vale { points }.
    .offer = seguire la pista { $lead }, che vale { points }

First = Comincia { $who }.
    .offer = estrarre a sorte chi comincia

Visit = { $who } visita { $place } e ne porta via { $items }.
    .offer = { $place }: prendere { $items }

Swap = { $who } restituisce tre gettoni { $kind ->
    [forensic] forensi
    [witness] testimone
   *[cyber] cyber
} in cambio di uno universale.
    .offer = scambiare tre gettoni { $kind ->
        [forensic] forensi
        [witness] testimone
       *[cyber] cyber
    } con uno universale

Solve = { $who } dispone { $count ->
    [one] un indizio
   *[other] { $count } indizi
} intorno alla pista, e tutto si collega.
    .offer = ricostruire la pista con { $count ->
        [one] un indizio
       *[other] { $count } indizi
    }

Solved = La pista { $lead } è ricostruita: { points } per { $who }.{ $count ->
    [0] { "" }
   *[other] { " " }In più: { $bonuses }.
}

Keep = { $who } tiene { $items }. Il resto della ricostruzione torna indietro.
    .offer = tenere { $items }

Done = { $who } finisce il turno.
    .offer = finire il turno

Finale = { $who } ha nove punti o più. { $turns ->
    [even] Si finisce il giro.
   *[others] A tutti gli altri resta un ultimo turno.
}

Ended = La partita è finita.
    .CC-14 = L’ultimo turno è giocato. { $who } ha il punteggio migliore e vince.
    .CC-14-shared = L’ultimo turno è giocato. Parità in testa, vittoria condivisa: { $who }.
    .CC-15 = Non ci sono più luoghi da visitare. { $who } ha il punteggio migliore e vince.
    .CC-15-shared = Non ci sono più luoghi da visitare. Parità in testa, vittoria condivisa: { $who }.

# A chi tocca, e che cosa ci si aspetta

connection-turn = { $phase ->
    [fill] Si riforniscono i luoghi.
    [deal] Si pescano le piste.
    [follow] Scegli la pista da seguire.
    [first] Si estrae a sorte chi comincia.
    [visited] { $who }: ricostruisci la pista, scambia gettoni o finisci il turno.
    [keep] Tieni due carte o gettoni della ricostruzione.
   *[turn] { $who }: visita un luogo e prendi due elementi.
}
connection-finale = Ultimi turni: { $who } ha nove punti o più.

# Il tavolo

connection-stock = Ancora nella riserva: { $clues ->
    [one] un indizio
   *[other] { $clues } indizi
}, { $tokens ->
    [one] un gettone
   *[other] { $tokens } gettoni
}, { $leads ->
    [one] una pista
   *[other] { $leads } piste
}.
connection-hand = { $who }, { points }: { $items }
    .empty = { $who }, { points }: ancora né indizi né gettoni
connection-lead = Pista { $lead }, che vale { points }: { $sides }
    .none = Nessuna pista
connection-clue = Indizio { $card }: { $sides }
    .bonus = Indizio { $card }: { $sides }; accanto alla pista porta { bonus }
connection-side = { $side ->
    [top] sopra
    [right] a destra
    [bottom] sotto
   *[left] a sinistra
}: { $symbols }

# Ricostruzioni

layout-title = Ricostruzione della pista { $lead }
layout-link = { one-card } – { other-card }: { symbol }
    .universal = { one-card } – { other-card }: { symbol }, con un gettone universale
layout-solved = Tutti i simboli della pista sono collegati.
layout-missing = Ancora da collegare: { $symbols }.

# Che cosa chiede ancora la pista, lato per lato: $side, $symbol, e quanti gettoni in mano andrebbero bene

connection-want = { connection-want-side }: { symbol }
    .tokens = { $count ->
    [0] ancora nessun gettone
    [one] un gettone in mano
   *[other] { $count } gettoni in mano
}
    .further = { connection-want-side }, più avanti: { symbol }
connection-want-side = { $side ->
    [top] Sopra
    [right] A destra
    [bottom] Sotto
   *[left] A sinistra
}

# Che cosa si legge sulle immagini. Le lettere sulle carte sono le iniziali dei nomi dei simboli.

label = { $label ->
    [forensic] Forense
    [witness] Testimone
    [cyber] Cyber
    [universal] Universale
    [clue] Indizio
    [lead] Pista
    [clues] Indizi
    [leads] Piste
    [evidence] Prove
    [points] Punti
    [point] un punto in più
    [more] una pista in più
    [solved] Ricostruite
    [closed] chiuso
    [hidden] coperta
    [layout] Ricostruzione
    [table] Il tavolo
    [place-0] Obitorio di Tallow Lane
    [place-1] La Lanterna annegata
    [place-2] Telegrafo di Cinder Court
    [place-3] Scalo dei Ratti
    [seat-0] Giocatore 1
    [seat-1] Giocatore 2
    [seat-2] Giocatore 3
    [seat-3] Giocatore 4
   *[other] { $label }
}

# Giocare nel terminale

connection-you = { $who } (tu)
    .short = Tu
connection-asked = { $who }: { $sentence }
connection-filled = { $count ->
    [one] Viene messo un elemento.
   *[other] Vengono messi { $count } elementi.
}
connection-score = { $who }: { points }
connection-sides = { $one }; { $other }
connection-loose = Non collegati alla pista: { $items }.
connection-hint = Ecco una soluzione. Premi Invio per usarla.
connection-opening = Scrivi due elementi da prendere, per esempio «12 f». Per la pista: «metti 7 destra», «soluzione», «risolvi». «aiuto» spiega, «esci» lascia la partita.
connection-help =
    Prendere: due elementi di uno stesso luogo con i loro numeri e le loro lettere, per esempio «12 f» (l’indizio 12 e un gettone forense) o «3 12». «visita 2 f t» dice quale luogo, se più di uno li ha.
    Turno: «scambia f» restituisce tre gettoni forensi per uno universale, «basta» finisce il turno.
    Disporre: «metti 12 destra» posa l’indizio 12 a destra della pista, «metti 7 sopra 12» sopra l’indizio 12, «metti 7» dove sta bene. Dove un solo gettone può collegare due vicini, viene posato anche quello.
    A mano: «collega 12 7 f», «collega 12 pista universale», «scollega 12 7». «togli 12» riprende una carta, «annulla» l’ultimo passo, «svuota» tutto.
    «griglia» mostra ciò che è disposto, «soluzione» dispone una soluzione, «risolvi» ricostruisce la pista.
    Scegliere: «segui 7» per una pista; «tieni 12 f» per ciò che tieni dopo.
    Ricostruire, tenere e scambiare chiedono conferma: Invio vuol dire sì, «no» annulla.
    Domande: «tavolo», «mani» (che cosa hanno tutti). Invio da solo mostra di nuovo tutto. «esci» lascia la partita, che viene salvata.
connection-reel-help =
    Invio o «avanti»: un passo avanti. «indietro»: un passo indietro. «turno» e «turno indietro»: dove cominciava un turno. «inizio», «fine».
    Domande: «tavolo», «mani», «griglia» (la ricostruzione appena riuscita). «esci» lascia.

# Lo schermo intero. I tasti stanno su una riga di 98 segni al massimo.

connection-keys = ↑ ↓ Invio scegli · / scrivi · Tab disponi · h soluzione · o mani · l tema · ? aiuto · q esci
connection-bench-keys = Frecce muovi · 12 posa l’indizio · { $letters } gettone · x togli · ⌫ annulla · Invio risolvi · Tab
connection-reel-keys = ← → passo · PagSu PagGiù turno · o mani · l tema · ? aiuto · q esci
connection-typed-hint = scrivi che cosa prendi, per esempio 12 f
connection-bench = Pista { $lead }
connection-aside = In mano
connection-choice = Piste fra cui scegliere
connection-stock-short = Restano: { $clues ->
    [one] { $clues } indizio
   *[other] { $clues } indizi
}, { $tokens ->
    [one] { $tokens } gettone
   *[other] { $tokens } gettoni
}, { $leads ->
    [one] { $leads } pista
   *[other] { $leads } piste
}
connection-offer-lay = disporre le carte intorno alla pista
connection-offer-keep = tenere { $items } e…
connection-offer-back = indietro
connection-way = { symbol }: da che parte? Premi una freccia.
connection-on-card = Porta prima il segno su una carta: il gettone va fra quella e la vicina.
connection-begun = Indizio { $digits }…: un’altra cifra, o Invio.
connection-too-small =
    Questa finestra è troppo piccola per il tavolo.
    Servono almeno { $width } colonne e { $height } righe, oppure --plain.
connection-screen-help =
    ↑ ↓  Invio      scegli un luogo, poi che cosa prendere; Esc torna indietro
                    ricostruire, tenere e scambiare chiedono conferma: Invio sì, Esc no
    /  o una cifra  scrivi: 12 f · visita 2 f t · scambia f · tieni 12 f · basta
    Tab             alla tua ricostruzione, e indietro
    h               disponi una soluzione
    o               le mani di tutti
    Spazio          salta l’animazione dei bot
    l               tema scuro o chiaro
    q               esci; la partita viene salvata

    Alla tua ricostruzione, anche nei turni altrui:
    Frecce          sposta il segno
    un numero       posa quell’indizio al segno
    { $letters }         un gettone; se sta bene in più posti, una freccia dice dove
    x               riprendi la carta al segno
    Backspace       annulla l’ultimo passo
    Invio           ricostruisci la pista con ciò che è collegato
connection-reel-screen-help =
    →  ←            un passo avanti, un passo indietro
    PagGiù  PagSu   dove cominciava un turno
    Home  Fine      l’inizio, la fine
    o               le mani di tutti
    l               tema scuro o chiaro
    q               esci
connection-legend =
    ╭──F──╮  un indizio: il numero, i       ╔═F═T═╗  una pista e i
    │ 13  T  simboli sui quattro lati,      ║  7  C  punti che vale
    │ +1  │  ciò che porta accanto          ║ ●●  ║
    ╰─────╯  alla pista: +1 un punto,       ╚═════╝  (F) un gettone
             +★ un gettone universale,
             +? una pista in più fra cui scegliere

# Che cosa si può scrivere; le parole di ogni lingua sono capite in tutte.

terminal-typed-visit = visita visitare vai
terminal-typed-swap = scambia scambiare
terminal-typed-follow = segui seguire scegli
terminal-typed-keep = tieni tenere
terminal-typed-finish = basta fine finire passo
terminal-typed-lay = metti posa disponi
terminal-typed-link = collega collegare unisci
terminal-typed-unlink = scollega stacca
terminal-typed-lift = togli riprendi
terminal-typed-undo = annulla
terminal-typed-clear = svuota cancella
terminal-typed-solve = risolvi risolvere ricostruisci
terminal-typed-solution = soluzione suggerimento
terminal-typed-top = sopra su alto
terminal-typed-right = destra
terminal-typed-bottom = sotto giù basso
terminal-typed-left = sinistra
terminal-typed-forensic = forense forensi f
terminal-typed-witness = testimone t
terminal-typed-cyber = cyber c
terminal-typed-universal = universale u
terminal-typed-lead = pista
terminal-typed-table = tavolo
terminal-typed-hands = mani giocatori
terminal-typed-layout = ricostruzione griglia
terminal-typed-small = a al alla all il la lo l le i di del della dell in con e un una da dal prendi prendere gettone gettoni indizio indizi carta carte turno
