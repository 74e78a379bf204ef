# Un posto al tavolo di qualcuno: che cosa dicono `gaslamp join` e `gaslamp bot`.

client-bad-link = «{ $url }» non è il link di un tavolo. Copia il link intero, con ciò che segue il #.
client-no-server = Nessun server Gaslamp risponde a { $address }. Controlla il link, e che il server sia in funzione.
client-lost = Il server { $address } non risponde da troppo tempo. Il posto resta tuo: torna con il tuo link personale.
client-no-seat = Questo link serve a guardare. Per giocare, chiedi un invito.
client-refused = { $text }
client-protocol = Il server parla la versione { $found } del protocollo, questo Gaslamp la versione { $known }. Aggiorna il più vecchio.
client-waiting = { $title }. La partita non è ancora iniziata. { $missing }
client-chair = { $state ->
    [open] { $role }: posto libero
    [bot] { $role }: { $name }, bot
    [away] { $role }: { $name }, assente
    [mine] { $role }: { $name }, tu
   *[here] { $role }: { $name }
}
client-begins = La partita comincia.
client-cut-off = La connessione è caduta. Nuovo tentativo…
client-back = Connessione ristabilita.
client-left = Il posto resta tuo. Per tornare: { $command }
client-next = Le stesse persone continuano a un altro tavolo.
client-bot-seated = { $agent } prende posto: { $role }.
client-bot-fault = Il bot non può continuare: { $problem }
client-personal = Il suo link personale: { $link }
client-one-seat = Un link personale vale solo per il suo posto. Per prendere più posti usa un invito.
client-several-seats = Questo link vale per più posti che condividono uno schermo. Giocali nel browser.
