# Quello che dice il server e che non è un evento del gioco.

server-unreadable = Il server non ha potuto leggere questo messaggio. Ricarica la pagina.
server-too-large = Questa richiesta è troppo grande.
server-token-unknown = Questo link non corrisponde a nessun tavolo su questo server. Chiedine uno nuovo a chi ha preparato il tavolo.
server-invitation-unknown = Questo invito non viene da questo server, o ne manca una parte. Copia il link intero.
server-table-unknown = Questo tavolo non esiste.
server-table-full = Tutti i posti di questo tavolo sono occupati.
server-seat-taken = Qualcuno ha già preso questo posto. Chiedi un altro link.
server-not-your-seat = Non puoi farlo da questo posto.
server-not-begun = La partita non è ancora iniziata.
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
server-store-newer = Questo database viene da un Gaslamp più recente (versione { $found } delle sue tabelle; questo conosce la { $known }). Aggiorna Gaslamp o indica un altro file con --database.
server-store-unusable = Il database { $database } non si può usare: { $reason }. Indicane un altro con --database.
server-store-kind = Gaslamp non può usare questo tipo di database: { $database }. Indica un file, o l’indirizzo di un database PostgreSQL, con --database.
server-store-silent = Nessun server di database risponde a { $database }. Controlla che sia avviato e che l’indirizzo sia giusto, o indicane un altro con --database.
server-port-taken = La porta { $port } è già in uso. Forse Gaslamp è già avviato: guarda { $address }. Oppure scegli un’altra porta con --port.
server-port-denied = La porta { $port } richiede diritti particolari su questo computer. Scegline una sopra 1023 con --port.
server-host-unknown = Gaslamp non può ricevere connessioni all’indirizzo { $host }. Indica un indirizzo di questo computer con --host.
server-running = Gaslamp è avviato: { $address }
server-stop = Ctrl-C lo ferma. Le partite sono salvate in { $file }.
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
server-missing = { $count ->
    [0] Ci siete tutti. Chi ospita può avviare la partita.
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
server-begun = La partita è già cominciata.
server-character-taken = Qualcuno ha già scelto questo personaggio.

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
