# Di che cosa sono fatti gli altri testi; ogni parte può richiamarli.
# $pawn e $fare sono i nomi del gioco, $player è il nome di una persona.

fugitive = Mister X

pawn-name = { $pawn ->
    [fugitive] Mister X
    [purple] il detective viola
    [red] il detective rosso
    [green] il detective verde
    [yellow] il detective giallo
    [blue] il detective blu
   *[other] { $pawn }
}

# Una pedina in poco spazio: negli elenchi, nelle tabelle.
pawn-short = { $pawn ->
    [fugitive] Mister X
    [purple] viola
    [red] rosso
    [green] verde
    [yellow] giallo
    [blue] blu
   *[other] { $pawn }
}

# A questa pedina si prende qualcosa.
pawn-from = { $pawn ->
    [fugitive] a Mister X
    [purple] al detective viola
    [red] al detective rosso
    [green] al detective verde
    [yellow] al detective giallo
    [blue] al detective blu
   *[other] a { $pawn }
}

# Chi gioca, dopo ciò che gioca: « (Anna)».
named = { $named ->
    [yes] { " " }({ $player })
   *[no] { "" }
}

# Qualcuno senza nome.
player-number = Giocatore { $number }

# Un bot: il suo nome con la parola, in una frase e tra parentesi; il suo numero se non ha nome.
bot-called = { $name } (bot)
    .inside = bot { $name }
    .nameless = Bot { $number }

pawn = { pawn-name }{ named }

fare = { $fare ->
    [taxi] taxi
    [bus] autobus
    [underground] metropolitana
    [black] black ticket
    [double] mossa doppia
   *[other] { $fare }
}

# Che cosa fa una pedina con il suo biglietto, dopo il nome della pedina.
ride = { $fare ->
    [taxi] prende il taxi
    [bus] prende l’autobus
    [underground] prende la metropolitana
    [black] gioca un black ticket
   *[other] prende { $fare }
}

kind = { $kind ->
    [taxi] taxi
    [bus] autobus
    [underground] metropolitana
    [ferry] traghetto
   *[other] { $kind }
}

# I segni delle stazioni, sui piani di gioco che ne hanno.
mark-name = { $mark ->
    [park] parco
    [monument] attrazione
    [river] fiume
    [hideout] nascondiglio
    [crime] scena del crimine
   *[other] { $mark }
}

# Dove le vie si incrociano e si può svoltare: nella legenda di un disegno.
junction = qui si svolta

# Dove sta una frase: una riga di un testo, un evento di un registro.
at-line = riga { $line }: { $sentence }
at-event = evento { $n }: { $sentence }

did-you-mean = Intendevi «{ $near }»?

# Case Connection: tipi di prove, carte e gettoni. La carta 0 è la pista.

symbol = { $symbol ->
    [forensic] forense
    [witness] testimone
    [cyber] cyber
   *[universal] universale
}

symbol-letter = { $symbol ->
    [forensic] F
    [witness] T
    [cyber] C
   *[universal] ★
}

item-card = l’indizio { $card }

item-tokens = { $symbol ->
    [forensic] { $count ->
        [one] un gettone forense
       *[other] { $count } gettoni forensi
    }
    [witness] { $count ->
        [one] un gettone testimone
       *[other] { $count } gettoni testimone
    }
    [cyber] { $count ->
        [one] un gettone cyber
       *[other] { $count } gettoni cyber
    }
   *[universal] { $count ->
        [one] un gettone universale
       *[other] { $count } gettoni universali
    }
}

items-and = { $one } e { $other }

one-card = { $one ->
    [0] pista
   *[other] indizio { $one }
}

other-card = { $other ->
    [0] pista
   *[other] indizio { $other }
}

side = { $side ->
    [top] sopra
    [right] destra
    [bottom] sotto
   *[left] sinistra
}

# I bot a un tavolo, e i livelli tra cui scegliere.
bot-casual = Giocatore della domenica
    .level = Svago
    .about = Gioca per divertirsi e si lascia sfuggire qualcosa.
bot-club = Giocatore di circolo
    .level = Circolo
    .about = Gioca bene, con qualche svista ogni tanto.
bot-strong = Giocatore esperto
    .level = Esperto
    .about = Calcola in anticipo e non regala nulla.
bot-master = Maestro
    .level = Maestro
    .about = Il meglio che c’è; si prende il suo tempo.
bot-planner = Stratega
bot-heuristic = Ispettore
bot-uniform = Passante
bot-lesson = Una lezione
warming = Riscaldamento: la prima volta a un bot forte serve circa un minuto.
