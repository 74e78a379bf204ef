# Che cosa non va e come rimediare, secondo la chiave del problema. File e riga vengono messi davanti.

# Preparare un gioco
game-unknown = Non c’è nessun gioco «{ $game }». I giochi sono: { $known }.
option-unknown = Il gioco { $game } non ha nessuna impostazione «{ $option }». «gaslamp games» le elenca.
option-wrong = L’impostazione { $option } non può essere «{ $value }». «gaslamp games» dice che cosa può essere.
seats-out-of-range = { $seats ->
    [one] Un giocatore non basta
   *[other] { $seats } giocatori non vanno bene
}: qui ne servono da { $least } a { $most }.
start-unknown = La stazione { $station } è tra quelle di partenza, ma il piano di gioco { $board } non ha una stazione così.
starts-too-few = Ci sono troppo poche stazioni di partenza per { $pawns } pedine, qualunque sia il sorteggio. Aggiungine.
posts-too-few = Il piano di gioco { $board } { $posts ->
    [0] non ha stazioni della metropolitana
    [one] ha una sola stazione della metropolitana
   *[other] ha solo { $posts } stazioni della metropolitana
}, e ognuno dei { $pawns } detective parte da una di esse. Scegli un altro piano di gioco.
starts-unused = L’impostazione { $option } va con start_pack={ $kind }. Indica anche quella, oppure togli { $option }.
starts-twice = L’impostazione { $option } nomina due volte la stessa stazione. Nomina ognuna una volta sola.
head-start-too-long = Il vantaggio nomina { $given } giocatori ma giocano solo in { $seats }. Indica al massimo un numero per giocatore.
head-start-too-much = Nessuno può partire con { $points } punti: al massimo { $most }, perché nove chiudono la partita.
entries-too-few = La tabella ha { $entries } caselle ma il gioco ha { $rounds } turni: serve almeno una casella per turno.
characters-wrong = { $characters ->
    [one] Un personaggio non va
   *[other] { $characters } personaggi diversi non vanno
} bene: qui ne servono da { $least } a { $most }, nessuno due volte.
mark-missing = Il piano di gioco { $board } non ha stazioni segnate «{ $mark }», di cui questa modalità ha bisogno. «gaslamp board check» dice che altro manca.
quarter-missing = La stazione { $station } del piano di gioco { $board } non è in nessun quartiere, o è in due. Mettila in uno solo.
option-unused = L’impostazione { $option } non ha effetto nella modalità { $mode }. Toglila.
scenes-too-few = Il piano di gioco ha { $scenes ->
    [0] zero scene del crimine
    [one] una scena del crimine
   *[other] { $scenes } scene del crimine
}, ma Moriarty deve pescarne { $crimes }. Segna più stazioni come «crime», o chiedi meno crimini.

# Leggere un registro o una partita registrata
not-an-event = Questo non è un evento del gioco: { $problem }.
event-unexpected = «{ $found }» sta dove le regole vogliono «{ $expected }».
event-out-of-place = «{ $found }» non può stare qui.
event-not-allowed = «{ $found }» viola la regola { $rule }.
event-tells-too-much = «{ $found }» dice qualcosa che il posto { $seat } non può sapere.
log-ends-early = Il registro finisce troppo presto: deve seguire «{ $expected }».
not-a-record = Questa non è la registrazione di una partita di Gaslamp.
record-other-format = Questa registrazione ha il formato { $found }; questo Gaslamp legge il formato { $known }.
record-header-wrong = La prima riga non è l’intestazione di una registrazione: { $problem }.
record-players-wrong = La registrazione nomina { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
} per { $seats } posti. Nominane uno per posto, o nessuno.
record-seat-wrong = La registrazione si dice vista dal posto { $seat }, ma il gioco ha { $seats } posti, numerati da 0.
record-truncated = La registrazione dovrebbe contenere { $events } eventi, ma { $found ->
    [0] non ce n’è nessuno
    [one] ce n’è uno solo
   *[other] ce ne sono solo { $found }
}. Una parte del file è andata persa.
record-too-long = La registrazione dovrebbe contenere { $events } eventi, ma il file continua.
record-altered = In questa registrazione qualcosa è stato cambiato dopo la scrittura.
record-talk-wrong = Quello che è stato detto non va con questa registrazione: da chi, o quando.
record-not-text = Questo file non è testo, quindi non è una registrazione.
record-unreadable = Il file non si può leggere: { $problem }.
record-unwritable = Il file non si può scrivere: { $problem }.
record-of-one-seat = Questa registrazione contiene solo ciò che ha visto il posto { $seat }. Si può guardare da quel posto, ma non continuare a giocare.

# Leggere un piano di gioco
board-unknown = Non c’è nessun piano di gioco «{ $name }». Forniti: { $known }. Per uno tuo indica un file che finisce in .board.
text-missing = Questo file non esiste.
text-folder = Questa è una cartella. Indica il file che contiene.
text-unreadable = Il file non si può leggere: { $reason }.
text-encoding = Questo non è testo in UTF-8. Salva il file in UTF-8.
text-empty = Il file è vuoto.
text-header = La prima riga deve essere «{ $head }».
text-version = Questo file ha la versione { $version } del formato; questo Gaslamp legge la versione { $known }.
board-no-frame = Il piano di gioco non ha dimensioni. Aggiungi una riga «frame WIDTH HEIGHT».
board-no-stations = Il piano di gioco non ha stazioni. Aggiungi righe «station NUMBER X Y».
text-word = Una riga non può cominciare con «{ $word }». Può cominciare con: { $known }.
text-fields = Questa riga deve avere la forma «{ $form }».
text-number = «{ $text }» non è un numero.
text-size = «{ $text }» non è una dimensione. Scrivi un numero maggiore di 0.
board-point = «{ $text }» non è un punto. Scrivi X,Y.
board-sort = Non c’è nessun tipo di luogo «{ $sort }». I tipi sono: { $known }.
board-scenery = Non c’è nessuno scenario «{ $name }». Forniti: { $known }. Per uno tuo indica un file che finisce in .scenery.
board-marks = Non ci sono segni «{ $name }». Forniti: { $known }. Per i tuoi indica un file accanto al piano di gioco che finisce in .marks.
text-twice = «{ $word }» c’è già alla riga { $earlier }. Tieni uno dei due.
board-station-twice = La stazione { $station } è già stata messa, alla riga { $earlier }. Tieni una delle due.
board-station-number = «{ $text }» non è un numero di stazione. Usa un numero intero da 1 a 999999.
board-station-unknown = Non c’è nessuna stazione { $station }. Aggiungila, o indicane un’altra.
board-outside = La stazione { $station } è fuori dalla cornice, in { $x } { $y }.
board-kind = Non c’è nessun tipo di linea «{ $kind }». I tipi sono: { $known }.
board-line-twice = La linea di { kind } { $a }–{ $b } è già stata tracciata, alla riga { $earlier }. Tieni una delle due.
board-line-itself = Questa linea porta dalla { $station } a sé stessa.
board-over-end = Questa linea non può passare sopra la { $station }: finisce lì.
board-repeated = La stazione { $station } è nominata due volte in questa riga.

# Che cosa pare strano in un piano di gioco, ma può essere voluto
board-apart = { $count ->
    [one] La stazione { $stations } non si raggiunge dal resto via terra.
   *[other] Le stazioni { $stations } non si raggiungono dal resto via terra.
}
board-isolated = Nessuna linea ferma alla stazione { $station }.
board-no-taxi = Nessun taxi ferma alla stazione { $station }.
board-dead-end = La stazione { $station } è un vicolo cieco: accanto ha una sola stazione.
board-close = Le stazioni { $a } e { $b } sono così vicine che i loro dischi si coprono.
board-long = La linea di taxi { $a }–{ $b } è lunga { $times } volte il solito.
board-over-far = La linea di { kind } { $a }–{ $b } passa sopra la { $station }, che ne è lontana.
board-street = Lo scenario dà un percorso alla via { $street }, ma non c’è una linea di taxi né una stazione così.
board-no-pack = Il piano di gioco non ha carte di partenza.
board-small-pack = Il mazzo «{ $name }» ha { $count ->
    [one] una carta di partenza
   *[other] { $count } carte di partenza
}: troppo poche per sei pedine.

# Che cosa pare strano nei segni di un piano di gioco per l’edizione Sherlock Holmes
board-mark-missing = Nessuna stazione è segnata «{ $mark }».
board-mark-unknown = Nessun gioco usa il segno «{ $mark }». I segni sono: { $known }.
board-no-quarter = { $count ->
    [one] La stazione { $stations } non è in nessun quartiere.
   *[other] { $count } stazioni non sono in nessun quartiere: { $stations }.
}
board-quarters = La stazione { $station } è in più di un quartiere: { $quarters }.
board-scenes = { $count ->
    [one] Una stazione è scena del crimine
   *[other] { $count } stazioni sono scene del crimine
}; nella scatola ce ne sono { $usual }.
board-scene-plain = La scena del crimine { $station } non è vicino a un parco, a un’attrazione o al fiume.
board-tiles = { $count ->
    [0] Non c’è nessuna tessera «moriarty»
    [one] C’è una tessera «moriarty»
   *[other] Ci sono { $count } tessere «moriarty» diverse
}; nella scatola ce ne sono { $usual }.
board-tile-size = La tessera { $stations } dovrebbe nominare due stazioni.
board-cards = { $count ->
    [0] Manca il mazzo «detectives»
    [one] Il mazzo «detectives» ha una carta di partenza
   *[other] Il mazzo «detectives» ha { $count } carte di partenza
}; nella scatola ce ne sono { $usual }.
board-not-printed = Secondo i libretti la stazione { $station } è segnata «{ $mark }». Qui non lo è.

# Gaslamp da un programma
seat-not-there = Non c’è nessun posto { $seat }. I posti vanno da 0 a { $most }, -1 è il caso e -2 il pubblico.
agent-missing = Nessun agente gioca il posto { $seat }. Indicane uno per ogni posto.
agent-missing-chance = Nessuno distribuisce: nessun agente gioca il caso, posto { $seat }. Lo fa il bot «uniform».
agent-wrong-seat = L’agente del posto { $seat } ha risposto con un’azione del posto { $other }. Deve sceglierne una delle sue.
agent-not-to-act = Non tocca al posto { $seat }: non ha nulla da scegliere. Interroga l’agente di un posto a cui tocca.
agent-cannot-play = «{ $agent }» non gioca a { $game }. Il bot «uniform» gioca a tutti i giochi.
action-of-other-game = «{ $foreign }» non è un’azione del gioco { $game }. Scegline una fra quelle offerte.
game-no-fugitive = In { $game } nessuno fugge, quindi non c’è nessuno da trovare. I giochi con un fuggitivo sono: { $known }.
setting-too-small = «{ $setting }» vale { $value }. Deve essere maggiore di 0.
light-unknown = Non c’è nessuna luce «{ $light }». Disponibili: { $known }.
picture-of-nothing = Un’immagine di nessuna stazione non mostra nulla. Indicane almeno una.
board-no-such-station = Il piano di gioco { $board } non ha nessuna stazione { $station }.
board-no-such-line = Nessuna linea «{ $kind }» del piano di gioco { $board } collega { $a } e { $b }.
deck-no-such-lead = Il mazzo { $deck } non ha nessuna pista { $lead }. Le sue piste vanno da { $least } a { $most }.

# La riga di comando
language-unknown = Gaslamp non parla «{ $language }». Parla: { $known }.
command-unknown = Non c’è nessun comando «{ $name }».
argument-unknown = «{ $command }» non ha nessuna opzione { $option }.
argument-missing = A «{ $command }» manca: { $name }.
argument-needs-value = Dopo { $option } serve un valore.
argument-takes-no-value = { $option } non vuole nessun valore.
argument-range = { $range ->
    [least] , almeno { $least }
    [both] { " " }da { $least } a { $most }
   *[any] { "" }
}
argument-not-whole = { $option } deve essere un numero intero{ argument-range }.
argument-not-number = { $option } deve essere un numero{ argument-range }.
arguments-too-many = «{ $extra }» è di troppo per «{ $command }».
choice-unknown = { $option } non può essere «{ $value }». Scegli tra: { $known }.
option-no-value = «{ $text }» dovrebbe avere la forma impostazione=valore.
option-not-allowed = L’impostazione { $option } non può essere «{ $value }». Può essere: { $allowed }.
people-wrong = --people non può essere «{ $value }». Scrivi numeri di posto da 0 a { $most }, separati da virgole.
people-and-as = --as e --people fanno la stessa cosa. Usane uno solo.
names-too-many = { $names ->
    [one] C’è un nome
   *[other] Ci sono { $names } nomi
} ma { $people ->
    [0] giocano soltanto bot
    [one] gioca una sola persona
   *[other] giocano soltanto { $people } persone
}. Scrivi meno nomi.
seat-unknown = Non c’è nessun posto «{ $value }». Scrivi fugitive, spectator o un numero di posto da 0 a { $most }.
seat-not-seen = Questa registrazione è stata scritta per il posto { $seat }. Togli --as.
resume-alone = Una partita salvata conserva le sue impostazioni. Togli { $option }, o togli --resume.
lan-alone = --lan serve già tutti gli indirizzi di questa macchina. Togli --host, o togli --lan.
save-missing = Non c’è nessuna partita salvata da riprendere. «gaslamp play» ne comincia una.
match-over = Questa partita è finita. «gaslamp replay» la mostra.
file-missing = Questo file non esiste.
file-folder = Questa è una cartella. Indica un file.
folder-missing = La cartella in cui mettere questo file non esiste. Creala prima.
file-exists = Questo file c’è già. Indicane un altro, o prima eliminalo.
file-unwritable = Il file non si può scrivere: { $reason }.
output-unwritable = L’output non si può scrivere: { $reason }.
system-refused = Il sistema operativo ha rifiutato: { $reason }.
json-lists = --json elenca tutte le lezioni. Togli il gioco, o togli --json.

# Impostazioni
settings-not-toml = Questo non è TOML. Scrivi un’impostazione per riga, per esempio port = 9000 o language = 'fr'.
setting-unknown = Non c’è nessuna impostazione «{ $name }». Le impostazioni sono: { $known }.
setting-not-plain = L’impostazione { $name } vuole un solo valore: un testo tra virgolette diritte, un numero, true o false.

deck-unknown = Non c’è nessun mazzo «{ $name }». Forniti: { $known }. Per uno tuo indica un file che finisce in .deck.
deck-lacks = Al mazzo manca qualcosa. Aggiungi una riga «{ $form }».
deck-bonus = Non c’è nessun bonus «{ $bonus }». I bonus sono: { $known }.
deck-lead-blank = La pista { $lead } non ha simboli. Dagliene almeno uno.
deck-number = «{ $text }» non va bene. Usa un numero intero; le carte si numerano da 1.
deck-card-twice = { $word ->
    [clue] L’indizio { $number }
   *[lead] La pista { $number }
} c’era già, alla riga { $earlier }. Tieni una delle due carte, o cambiale numero.
deck-side = «{ $text }» non è un lato di una carta. Scrivi una o due delle lettere { $known }, o «-» per nessuna.
deck-count = { $count ->
    [one] C’è { $what ->
        [clue] un indizio
       *[lead] una pista
    }
   *[other] Ci sono { $count } { $what ->
        [clue] indizi
       *[lead] piste
    }
}; nella scatola sono { $usual }.
deck-bonus-count = { $count ->
    [one] Un indizio porta
   *[other] { $count } indizi portano
} il bonus «{ $bonus }»; di solito sono { $usual }.
deck-tokens-uneven = I tipi di prova non hanno lo stesso numero di gettoni: { $counts }.
deck-symbols-uneven = Gli indizi mostrano un simbolo molto più spesso di un altro: { $most } { $count } volte, { $least } { $fewer } volte.
deck-sides-uneven = Gli indizi hanno molti più simboli su un lato che su un altro: { $most } { $count }, { $least } { $fewer }.
deck-lead-unsolvable = Non si è trovata nessuna ricostruzione della pista { $lead }.
deck-lead-size = La pista { $lead } ha { $count ->
    [one] un simbolo
   *[other] { $count } simboli
}; di solito sono da { $least } a { $most }.
deck-lead-worthless = La pista { $lead } non vale punti.
deck-lead-cheap = La pista { $lead } vale meno della pista { $than }, che pure non ha un numero maggiore di simboli.
deck-clue-dead = L’indizio { $clue } non si collega a nessun’altra carta.

# Leggere le regole
rules-unknown = Non c’è né un gioco né una regola «{ $name }». «gaslamp rules» li elenca.
rules-no-chapter = Le regole di { $game } non hanno né un capitolo né una regola «{ $name }». «gaslamp rules» li elenca.
rulebook-heading = «{ $found }» non è un titolo delle regole. Un capitolo si scrive «## Muoversi {"{"}moving{"}"}», una regola «### CL-8 Titolo».
rulebook-remark = «{ $found }» non è una nota delle regole. Comincia con example, ruling, hint, option o preset e due punti.
# Che cosa dice il sistema, dopo i due punti.
system-cause = { $cause ->
    [denied] permesso negato
    [read-only] il disco è di sola lettura
    [full] il disco è pieno
    [exists] esiste già un file con questo nome
    [no-folder] una parte del percorso non è una cartella
    [folder] è una cartella
    [missing] questo file non esiste
    [no-database] questo file non è un database
    [unopened] il file non si può aprire
    [disk] il disco segnala un errore
    [locked] un altro programma lo sta usando
    [damaged] è danneggiato
   *[refused] connessione rifiutata
}

# Ciò che il solo pacchetto non installa
extra-missing = { $extra ->
    [cli] Il comando «gaslamp» ha bisogno di typer e rich. Installali con: pip install 'gaslamp[cli]' (con il gioco nel terminale: 'gaslamp[play]', nel browser: 'gaslamp[serve]')
    [client] Per un posto al tavolo di un altro server serve websockets. Installalo con: pip install 'gaslamp[client]'
    [play] Lo schermo nel terminale ha bisogno di textual. Installalo con: pip install 'gaslamp[play]' (oppure aggiungi --plain per la modalità testo)
    [serve] Il gioco nel browser ha bisogno di starlette, uvicorn e sqlalchemy. Installali con: pip install 'gaslamp[serve]'
    [search] I bot che esplorano le mosse hanno bisogno di numpy e numba. Installali con: pip install 'gaslamp[search]'
    [postgres] Un database PostgreSQL ha bisogno di asyncpg. Installalo con: pip install 'gaslamp[postgres]'
    [push] I messaggi ai browser chiusi hanno bisogno di cryptography. Installalo con: pip install 'gaslamp[push]'
   *[ray] Un’arena su più macchine ha bisogno di ray. Installalo con: pip install 'gaslamp[ray]'
}

# Risolvere
capture-detectives = I tempi di cattura si calcolano per { $least } fino a { $most } detective.
capture-crowded = { $stations ->
    [one] Una stazione non basta
   *[other] { $stations } stazioni non bastano
} per il fuggitivo e { $detectives ->
    [one] un detective
   *[other] { $detectives } detective
}.
capture-too-large = I tempi di cattura di { $detectives } detective su questo piano di gioco richiederebbero { $megabytes } MB di memoria; il limite è { $room } MB. Chiedi meno detective o un piano di gioco più piccolo.
solve-other-game = Il risolutore gioca al gioco classico, non a { $game }.
solve-detectives = Il risolutore gioca con { $most } detective, non con { $found }.
solve-option = Il risolutore non conosce l’opzione { $option }. Lasciala com’è.
solve-too-many = Il risolutore accetta al massimo { $most } per { $option }, non { $found }.
solve-board = Il piano di gioco { $board } ha { $stations } stazioni; il risolutore gioca al massimo su { $most }.
solve-segment-large = Tra due apparizioni sono possibili più di { $nodes } situazioni: troppe. Fallo apparire più spesso, o togli i black ticket e le doppie mosse.
policy-chances = Le probabilità di una strategia devono dare 1 in totale; queste danno { $total }.
policy-action = Una strategia può scegliere solo ciò che la vista offre; «{ $action }» lì non è permesso.
solution-broken = Questo file non contiene una soluzione, o è danneggiato.
solution-format = Questo file ha il formato { $found }; questo Gaslamp legge il formato { $known }.
solution-other-board = Questa soluzione è stata calcolata su un piano di gioco diverso da { $board } di oggi.
solution-other-game = Questo file contiene un altro gioco. Indica un file nuovo, o chiedi lo stesso gioco.
solve-capture-alone = { $option } non ha effetto sui tempi di cattura. Togli questa opzione o --capture.
solve-ferries-alone = --ferries va insieme a --capture.
