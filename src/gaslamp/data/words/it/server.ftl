# Quello che dice il server e che non è un evento del gioco.

server-unreadable = Il server non ha potuto leggere questo messaggio. Ricarica la pagina.
server-too-large = Questa richiesta è troppo grande.
server-endpoint-refused = Non è possibile inviare messaggi a questo indirizzo.
server-many-requests = Sono arrivate troppe richieste dalla tua rete. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }.
server-many-tables = Dalla tua rete sono stati aperti troppi tavoli. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }, o usa un tavolo che hai già.
server-many-sockets = Troppi schermi della tua rete sono collegati a questo server. Chiudine qualcuno; questo riprova da solo.
server-full = In questo momento il server è al completo. Riprova tra qualche secondo.
server-late = La richiesta ha impiegato troppo tempo ad arrivare. Controlla la connessione e riprova.
server-name-wrong = «{ $name }» non è un nome host. Scrivi solo il nome, senza http:// e senza porta: --allow-host play.example.org.
server-proxy-wrong = «{ $address }» non è né un indirizzo né una rete. Scrivi --proxy 10.0.0.2 o --proxy 10.0.0.0/24.
server-path-wrong = «{ $path }» non è un percorso valido. Usa lettere, cifre, trattini e barre: --path /gaslamp.
server-metrics-wrong = «{ $address }» non è né una porta né un indirizzo con una porta. Scrivi --metrics 9421 o --metrics 127.0.0.1:9421.
server-token-unknown = Questo link non corrisponde a nessun tavolo su questo server. Chiedine uno nuovo a chi ha preparato il tavolo.
server-invitation-unknown = Questo invito non viene da questo server, o ne manca una parte. Copia il link intero.
server-table-unknown = Questo tavolo non esiste.
server-table-removed = Questo tavolo è stato eliminato, con tutto ciò che conteneva.
server-table-full = Tutti i posti di questo tavolo sono occupati.
server-seat-taken = Qualcuno ha già preso questo posto. Chiedi un altro link.
server-not-your-seat = Non puoi farlo da questo posto.
server-not-begun = La partita non è ancora iniziata.
server-overtaken = Nel frattempo è successo altro: la mossa non è stata giocata. Guarda di nuovo.
server-station-unknown = Su questo piano di gioco non c’è nessuna stazione { $station }.
server-over = La partita è finita.
server-not-over = La partita non è ancora finita.
server-host-only = Può farlo solo chi ha preparato il tavolo.
server-somebody-there = A quel posto sta giocando qualcuno.
server-chair-unknown = Un posto non può essere «{ $chair }». Può essere: { $known }.
server-not-shipped = Qui non si può scegliere «{ $name }». Scegli tra: { $known }.
server-option-unknown = Questo gioco non ha nessuna regola della casa «{ $option }».
server-option-wrong = La regola della casa «{ $option }» non può essere «{ $value }». { $about }
server-store-failed = La partita non è stata salvata, quindi nulla è stato giocato. Riprova; il database dice: { $reason }.
server-store-lost = La partita non è stata salvata, quindi nulla è stato giocato: il database non risponde. Riprova.
server-store-unsure = Il database non risponde: non si sa ancora se questo è stato salvato. Il tavolo lo mostrerà appena sarà certo.
server-store-newer = Questo database viene da un Gaslamp più recente (versione { $found } dello schema; questo conosce la { $known }). Aggiorna Gaslamp o indica un altro file con --database.
server-store-unusable = Il database { $database } non si può usare: { $reason }. Indicane un altro con --database.
server-store-kind = Gaslamp non può usare questo tipo di database: { $database }. Indica un file, o l’indirizzo di un database PostgreSQL, con --database.
server-store-port = Una porta è un numero da 1 a 65535, non { $port }. Controlla l’indirizzo indicato con --database.
server-store-silent = Nessun server di database risponde a { $database }. Controlla che sia avviato e che l’indirizzo sia giusto, o indicane un altro con --database.
server-store-exposed = Altri utenti di questo computer possono leggere { $file }, che contiene i segreti di tutte le partite, e Gaslamp non può impedirlo. Può farlo il proprietario: chmod 600 { $file }
server-no-folder = Questa cartella non si può creare: { $reason }. Indica un altro posto per le partite con --database.
server-port-taken = La porta { $port } è già in uso. Forse Gaslamp è già avviato: guarda { $address }. Oppure scegli un’altra porta con { $option }.
server-port-denied = La porta { $port } richiede diritti particolari su questo computer. Scegline una sopra 1023 con { $option }.
server-host-unknown = Gaslamp non può ricevere connessioni all’indirizzo { $host }. Indica un indirizzo di questo computer con { $option }.
server-running = Gaslamp è avviato: { $address }
server-stop = Ctrl-C lo ferma. Le partite sono salvate in { $file }.
worker-running = { $count ->
    [one] Un bot pensa
   *[other] { $count } bot pensano
} per i tavoli in { $file }. Ctrl-C lo ferma.
server-port-alone = Su questo sistema più server non possono condividere una porta. Togli --share-port e dai a ciascuno la sua porta.
# Entrare, aspettare e guardare

server-reach = Gli altri, nella tua rete, aprono: { $address }
server-no-network = Questo computer non è collegato a nessuna rete, quindi nessun altro potrebbe unirsi. Collegalo, per esempio al Wi-Fi, e riavvia; oppure togli --lan e gioca su questo computer.
server-invited-free = { $count ->
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
}
server-invited-seat = Questo posto è libero per te.
server-invited-taken = Qualcuno ha già preso questo posto. Chiedi un altro link.
server-invited-full = Il tavolo è al completo e la partita sta per cominciare.
server-invited-running = Il tavolo è al completo: la partita è già cominciata.
server-invited-over = Questa partita è finita.
server-invited-next = Questa partita è finita. Le stesse persone ne giocano un’altra.
server-invited-watch = Questo è un invito a guardare. La partita non è ancora cominciata.
server-invited-closed = { server-watching-off }
server-watching-off = Questo tavolo non ammette spettatori. Rivolgiti a chi lo ha preparato.
server-watched = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
server-policy-none = Nessuno può guardare.
server-policy-public = Gli spettatori vedono solo quello che tutti possono sapere.
server-policy-seats = Gli spettatori possono guardare da dietro le spalle di ogni giocatore, in differita: vedono ciò che è vecchio di almeno { $delay } mosse di { $who }, e niente di ciò che segue la sua ultima apparizione.
server-policy-unfit = In questo gioco alcuni segreti contano fino alla fine: gli spettatori possono vedere solo quello che tutti possono sapere.
server-watch-public = Vedi quello che tutti possono sapere, in diretta.
server-watch-earlier = Prima: { $turn }
server-watch-seat = { $stands ->
    [late] Da dietro le spalle di { $name }, con almeno { $delay } mosse di ritardo.
    [early] Da dietro le spalle di { $name } non c’è ancora niente da vedere: { $who } deve aver fatto { $delay } mosse ed essersi mostrato. Fino ad allora hai la vista pubblica.
   *[over] La partita è finita: vedi tutto quello che sapeva { $name }.
}
server-ask-watching = { $policy ->
    [seats] Chi ha preparato il tavolo vorrebbe che gli spettatori potessero guardare da dietro le spalle di ogni giocatore, con almeno { $delay } mosse di ritardo. Ti va bene?
   *[public] Chi ha preparato il tavolo vorrebbe lasciar guardare altre persone. Vedrebbero solo quello che tutti possono sapere. Ti va bene?
}
server-missing = { $count ->
    [0] Ci siete tutti. Chi ospita può avviare la partita.
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
server-all-here = Ci siete tutti. La partita comincia tra un attimo.
server-sent-away = Chi ospita ha dato il tuo posto a qualcun altro. Ci sono altri tavoli.
server-lobby-gone = Questo tavolo non cerca più nessuno. Scegline un altro.
server-lobby-seats = Questo link serve per sedersi, non per guardare.
server-no-seat-open = Lascia un posto libero per gli altri, oppure tieni privato il tavolo.
server-sides-drawn = A questo tavolo i ruoli si sorteggiano: nessuno sceglie il personaggio.
server-begun = La partita è già cominciata.
server-character-taken = Qualcuno ha già scelto questo personaggio.
server-invitation-withdrawn = Questo invito è stato ritirato. Chiedi un nuovo link a chi ha preparato il tavolo.
server-invitations-withdrawn = Tutti gli inviti precedenti sono stati ritirati. I link mostrati ora sono nuovi.
server-link-withdrawn = Questo link è stato sostituito da uno nuovo e non apre più nessun posto.
server-moved-on = Gli stessi giocatori hanno iniziato un’altra partita. Cambia i link a quel tavolo.

# A un tavolo
server-bot-replaced = { $who }: il bot «{ $agent }» non ha risposto, quindi ne ha mosso uno più semplice.
server-curtain = Tocca a { $who }. Gli altri: guardate altrove.
server-yes = sì
server-no = no
server-setting = { $option }: { $value }

# Le regole da leggere

server-rules = Regole
server-rules-title = { $game }: le regole
server-rules-about = Tutte le regole di tutti i giochi, numerate, con esempi e immagini.
server-rules-all = Le regole di tutti i giochi
server-rules-games = Giochi
server-rules-others = Altri giochi
server-rules-contents = Indice
server-rules-home = Ai giochi
server-rules-table = Torna al tavolo
server-rules-previous = Gioco precedente
server-rules-next = Gioco successivo
server-rules-search = Cerca nelle regole
    .short = Cerca
server-rules-found = { $count ->
    [0] Nessun risultato
    [one] 1 passo trovato
   *[other] { $count } passi trovati
}
server-rules-example = Esempio
server-rules-ruling = La nostra interpretazione
server-rules-hint = Consiglio
server-rules-option = Opzione
server-rules-default = Di norma: { $value }
# Lessons

server-no-step = Qui non c’è nessun passo di una lezione da saltare.
server-in-lesson = Non si può fare durante una lezione.

# Orologi, assenze e domande tra giocatori

server-time-up = { $name }: tempo scaduto. Questa mossa la fa un bot.
server-absent = { $name } non c’è: gioca un bot fino al suo ritorno.
server-left = { $name } fa giocare un bot al suo posto.
server-returned = { $name } torna a giocare.
server-taken-back = { $name } ha ritirato l’ultima mossa.
server-declined = { $name } non è d’accordo.
server-bot-plays = In questo momento a questo posto gioca un bot.
server-undo-late = Si può ritirare solo la propria ultima mossa, e solo finché nessun altro ha mosso.
server-undo-told = Questa mossa non si può ritirare, perché ha rivelato qualcosa.
server-nothing-asked = Non c’è più nessuna domanda in sospeso.
server-ask-undo = { $name } vorrebbe ritirare l’ultima mossa.
server-ask-replace = { $name } vorrebbe far giocare un bot al posto di { $other }.
server-ask-rematch = { $name } propone la rivincita a parti scambiate. Ci stai?
server-mirrored = A specchio: ognuno fugge una volta con la stessa distribuzione. Vince chi resta libero più a lungo, e una fuga riuscita vale più di qualsiasi cattura.
server-mirror-flight = { $how ->
    [escaped] fuga riuscita
   *[caught] cattura al turno { $round }
}
server-mirror-verdict = { $how ->
    [won] Nessuno è rimasto libero più a lungo: vinci le partite a specchio.
    [drawn] Le partite a specchio finiscono in parità: { $who } hanno fatto altrettanto bene.
   *[lost] { $who } vince le partite a specchio: nessuno è rimasto libero più a lungo.
}
server-mirrored-other = Si giocano a specchio solo il gioco classico e la modalità Original dell’edizione Sherlock Holmes. Scegline uno, o togli «mirrored».
server-mirrored-nobody = Per le partite a specchio serve almeno una persona al tavolo.
server-ask-record = { $name } vorrebbe tenere nella registrazione quello che si dice al tavolo. Sei d’accordo?
server-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
server-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
server-clock = Orologio: { $limit }
server-clock-move = { $time } per mossa
server-clock-game = { $time } per tutta la partita
server-clock-more = { $time } per tutta la partita, più { $more } per mossa
server-clock-days = { $days ->
    [one] un giorno per mossa
   *[other] { $days } giorni per mossa
}
server-clock-hours = { $days ->
    [one] un giorno per mossa, dalle { $opens } alle { $closes }
   *[other] { $days } giorni per mossa, dalle { $opens } alle { $closes }
}

# The database, by command

database-fact = { $fact ->
    [place] Database
    [kind] Tipo
    [version] Schema
    [size] Dimensione
    [matches] Partite
    [events] Eventi
    [oldest] Inattiva da più tempo, dal
   *[newest] Ultima mossa
}
database-version = { $latest ->
    [0] versione { $version }, aggiornata
   *[other] versione { $version }; «gaslamp serve» lo aggiorna alla versione { $latest }
}
database-megabytes = { NUMBER($size, maximumFractionDigits: 1) } MB
database-phases = { $count } ({ $waiting } in attesa, { $playing } in corso, { $over } finite)
database-backed-up = { $count ->
    [one] Una partita salvata in { $file }.
   *[other] { $count } partite salvate in { $file }.
}
database-restored = { $count ->
    [one] Una partita ripristinata in { $database }.
   *[other] { $count } partite ripristinate in { $database }.
}
database-pruned = { $count ->
    [0] Nessun tavolo eliminato.
    [one] Un tavolo eliminato.
   *[other] { $count } tavoli eliminati.
}
database-would-prune = { $count ->
    [0] Nessun tavolo verrebbe eliminato.
    [one] Un tavolo verrebbe eliminato.
   *[other] { $count } tavoli verrebbero eliminati.
}
database-report = { $when }  tavolo { $table }, { $channel ->
    [table] tavolo
    [team] detective
   *[watchers] spettatori
}, { $name }: { $text }{ $count ->
    [one] {""}
   *[other] {" "}(segnalato { $count } volte)
}
database-nameless = senza nome
database-reports = { $count ->
    [0] Nessun messaggio è stato segnalato.
    [one] Un messaggio è stato segnalato.
   *[other] { $count } messaggi sono stati segnalati.
}
database-forgotten = Il tavolo { $table } è stato eliminato, con tutto il suo contenuto.
database-names-forgotten = I nomi al tavolo { $table } sono stati eliminati.
database-no-table = In questo database non c’è nessun tavolo «{ $table }».
database-empty = In questo database non ci sono partite.
database-not-empty = In questo database ci sono già partite. Ripristina in uno vuoto: indicane un altro con --database.
backup-foreign = Questo non è un backup scritto da «gaslamp database backup».
backup-newer = Questo backup è di un Gaslamp più recente (versione { $found } dello schema; questo conosce la { $known }). Aggiorna Gaslamp.
backup-line = Questa riga non viene dal database. Il backup è danneggiato; non è stato ripristinato nulla.
backup-counts = Il backup non contiene tante righe quante ne annuncia la prima; non è stato ripristinato nulla.
backup-cut = Il backup finisce qui, prima della sua ultima riga: ne manca una parte; non è stato ripristinato nulla.
backup-damaged = Il backup è stato modificato dopo essere stato scritto: la somma di controllo è sbagliata; non è stato ripristinato nulla.
backup-contradicts = Le righe di questo backup si contraddicono ({ $reason }); non è stato ripristinato nulla.

# Parlare e disegnare insieme

server-talk-off = Chi ha preparato il tavolo ha disattivato la chat.
server-talk-empty = In questo messaggio non c’è nulla da mostrare. Scrivi qualche parola o scegli una frase.
server-talk-fast = È troppo in una volta sola. Aspetta qualche secondo, poi continua.
server-marks-full = Il piano di gioco è pieno di segni. Cancellane qualcuno, poi continua a disegnare.
server-no-line = Questo messaggio non c’è più.
server-reported = Segnalato a chi gestisce questo server.
server-talk-recorded = D’ora in poi la registrazione contiene quello che si dice al tavolo. Chi gioca può sempre farlo togliere.
server-talk-unrecorded = { $name } ha fatto togliere dalla registrazione quello che è stato detto.
server-watcher = Spettatore { $number }

# I nomi registrati

server-many-guesses = Troppi tentativi. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }.
name-length = Un nome ha da 1 a { $most } caratteri.
name-signs = Un nome è fatto di lettere e cifre, separate al massimo da uno spazio, un trattino, un apostrofo, un punto o un trattino basso.
name-scripts = Un nome si scrive in un solo alfabeto, così nessuno può imitarne un altro con lettere simili.
name-taken = Qualcuno ha già questo nome, o uno che gli somiglia. Scegline un altro.
name-unknown = Non c’è un nome simile con questa frase segreta. Controlla entrambi e riprova.
name-signed-out = Qui non hai effettuato l’accesso. Accedi prima.
name-nobodys = Nessuno ha il nome «{ $name }».
passphrase-short = Usa almeno { $least } caratteri. Alcune parole di seguito sono facili da ricordare e difficili da indovinare.
passphrase-simple = Questa frase segreta è troppo facile da indovinare. Usa alcune parole che non c’entrano con il tuo nome.
passphrase-wrong = Non è la tua frase segreta. Riprova.
recovery-unknown = Questo nome e questo codice di recupero non vanno insieme, o il codice è già stato usato.
server-rated = { $counts ->
    [yes] Questa partita vale per il punteggio.
    [no] Questa partita non vale per il punteggio.
   *[later] Questa partita vale per il punteggio solo se tutti hanno un nome registrato e nessuno gioca da due parti.
 }

# Sapere che tocca a sé

server-your-turn = Tocca a te. ({ $game })
server-push-off = Questo server non può inviare messaggi ai browser.
server-mail-off = Questo server non invia e-mail.
server-mail-wrong = --mail si scrive smtp://UTENTE:PASSWORD@HOST:PORTA, oppure smtps:// se la connessione è cifrata dall’inizio.
server-mail-incomplete = Con --mail indica anche il mittente (--mail-from giochi@example.org) e l’indirizzo di questo server con cui iniziano i link (--address https://giochi.example.org).
server-address-wrong = Nessun link può iniziare con «{ $address }». Scrivi --address https://giochi.example.org.
server-mail-address = Questo non è un indirizzo e-mail.
server-mail-failed = Non è stato possibile inviare l’e-mail. Controlla l’indirizzo o riprova più tardi.
server-mail-unknown = Questo link non viene da un’e-mail di questo server.
server-many-mails = Abbastanza e-mail per oggi. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
 }.
server-mail-confirm =
    Qualcuno che gioca a Gaslamp vuole sapere a questo indirizzo quando è il suo turno.
    Se sei tu, apri questo link e conferma:

    { $link }

    Altrimenti non fare nulla: tra tre giorni l’indirizzo sarà dimenticato.
    .subject = Gaslamp: conferma il tuo indirizzo
server-mail-turn =
    Tocca a te. ({ $game })

    { $link }

    Per non ricevere più e-mail su questo tavolo:
    { $stop }
    .subject = Gaslamp: tocca a te
