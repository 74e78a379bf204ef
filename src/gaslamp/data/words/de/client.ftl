# Ein Platz an einem fremden Tisch: was `gaslamp join` und `gaslamp bot` sagen.

client-bad-link = „{ $url }“ ist kein Link zu einem Tisch. Kopiere den ganzen Link, mit allem nach dem #.
client-no-server = Unter { $address } antwortet kein Gaslamp-Server. Prüfe den Link, und ob der Server läuft.
client-lost = Der Server { $address } antwortet seit zu langer Zeit nicht. Dein Platz bleibt deiner: Komm mit deinem persönlichen Link zurück.
client-no-seat = Dieser Link ist zum Zuschauen. Zum Mitspielen bitte um eine Einladung.
client-refused = { $text }
client-protocol = Der Server spricht Version { $found } des Protokolls, dieses Gaslamp Version { $known }. Aktualisiere, was älter ist.
client-waiting = { $title }. Die Partie hat noch nicht begonnen. { $missing }
client-chair = { $state ->
    [open] { $role }: frei
    [bot] { $role }: { $name }, Bot
    [away] { $role }: { $name }, nicht da
    [mine] { $role }: { $name }, du
   *[here] { $role }: { $name }
}
client-begins = Die Partie beginnt.
client-cut-off = Die Verbindung ist weg. Neuer Versuch …
client-back = Wieder verbunden.
client-left = Dein Platz bleibt deiner. Zurück mit: { $command }
client-next = Dieselben Leute spielen an einem anderen Tisch weiter.
client-bot-seated = { $agent } nimmt Platz: { $role }.
client-bot-fault = Der Bot kann nicht weiterspielen: { $problem }
client-personal = Sein persönlicher Link: { $link }
client-one-seat = Ein persönlicher Link gilt nur für seinen Platz. Für mehrere Plätze nimm eine Einladung.
client-several-seats = Dieser Link gilt für mehrere Plätze, die sich einen Bildschirm teilen. Spiele sie im Browser.
