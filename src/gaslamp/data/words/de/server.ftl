# Was der Server sagt und kein Ereignis des Spiels ist.

server-unreadable = Der Server konnte diese Nachricht nicht lesen. Lade die Seite neu.
server-too-large = Diese Anfrage ist zu groß.
server-token-unknown = Dieser Link gehört zu keinem Tisch auf diesem Server. Lass dir einen neuen geben.
server-invitation-unknown = Diese Einladung stammt nicht von diesem Server, oder es fehlt ein Teil. Kopiere den ganzen Link.
server-table-unknown = Diesen Tisch gibt es nicht.
server-table-full = Alle Plätze an diesem Tisch sind besetzt.
server-seat-taken = Diesen Platz hat schon jemand. Bitte um einen anderen Link.
server-not-your-seat = Das kannst du von diesem Platz aus nicht.
server-not-begun = Die Partie hat noch nicht begonnen.
server-station-unknown = Auf diesem Spielplan gibt es keine Station { $station }.
server-over = Die Partie ist zu Ende.
server-not-over = Die Partie läuft noch.
server-host-only = Das kann nur, wer den Tisch eingerichtet hat.
server-somebody-there = Auf diesem Platz spielt jemand.
server-chair-unknown = Ein Platz kann nicht „{ $chair }“ sein. Möglich ist: { $known }.
server-not-shipped = „{ $name }“ kann hier nicht gewählt werden. Zur Wahl stehen: { $known }.
server-option-unknown = Dieses Spiel hat keine Hausregel „{ $option }“.
server-option-wrong = Die Hausregel „{ $option }“ kann nicht „{ $value }“ sein. { $about }
server-store-failed = Die Partie konnte nicht gespeichert werden, also wurde nichts gespielt. Versuch es noch einmal; die Datenbank meldet: { $reason }.
server-store-lost = Die Partie konnte nicht gespeichert werden, also wurde nichts gespielt: Die Datenbank antwortet nicht. Versuche es noch einmal.
server-store-newer = Diese Datenbank stammt von einem neueren Gaslamp (Version { $found } ihrer Tabellen; dieses kennt { $known }). Aktualisiere Gaslamp oder nenne mit --database eine andere Datei.
server-store-unusable = Die Datenbank { $database } lässt sich nicht verwenden: { $reason }. Nenne mit --database eine andere.
server-store-kind = Diese Art von Datenbank kann Gaslamp nicht verwenden: { $database }. Nenne mit --database eine Datei oder die Adresse einer PostgreSQL-Datenbank.
server-store-silent = Unter { $database } antwortet kein Datenbankserver. Prüfe, ob er läuft und ob die Adresse stimmt, oder nenne mit --database eine andere.
server-port-taken = Port { $port } ist schon belegt. Vielleicht läuft Gaslamp bereits: sieh unter { $address } nach. Oder wähle mit --port einen anderen.
server-port-denied = Port { $port } braucht auf diesem Computer besondere Rechte. Wähle mit --port einen über 1023.
server-host-unknown = Gaslamp kann unter { $host } keine Verbindungen annehmen. Nenne mit --host eine Adresse dieses Computers.
server-running = Gaslamp läuft: { $address }
server-stop = Strg-C beendet es. Die Partien sind in { $file } gespeichert.
# Hereinkommen, warten und zuschauen

server-reach = Andere in deinem Netzwerk öffnen: { $address }
server-no-network = Dieser Computer ist in keinem Netzwerk, also könnte niemand sonst mitspielen. Verbinde ihn, zum Beispiel mit dem WLAN, und starte neu; oder lass --lan weg und spiele an diesem Computer.
server-invited-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
server-invited-seat = Dieser Platz ist für dich frei.
server-invited-taken = Diesen Platz hat schon jemand. Bitte um einen anderen Link.
server-invited-full = Der Tisch ist voll, die Partie beginnt gleich.
server-invited-running = Der Tisch ist voll: Die Partie hat schon begonnen.
server-invited-over = Diese Partie ist zu Ende.
server-invited-next = Diese Partie ist zu Ende. Dieselben Leute spielen eine weitere.
server-invited-watch = Du bist zum Zuschauen eingeladen. Die Partie hat noch nicht begonnen.
server-invited-closed = { server-watching-off }
server-watching-off = An diesem Tisch kann niemand zuschauen. Frag, wer ihn eingerichtet hat.
server-watched = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
server-missing = { $count ->
    [0] Alle sind da. Der Gastgeber kann die Partie starten.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
server-begun = Die Partie hat schon begonnen.
server-character-taken = Diese Figur hat schon jemand gewählt.

# An einem Tisch
server-bot-replaced = { $who }: Der Bot „{ $agent }“ hat nicht geantwortet, darum hat ein einfacherer gezogen.
server-curtain = Jetzt: { $who }. Alle anderen: bitte wegsehen.
server-yes = ja
server-no = nein
server-setting = { $option }: { $value }

# Die Regeln zum Lesen

server-rules = Regeln
server-rules-title = { $game }: die Regeln
server-rules-about = Alle Regeln aller Spiele, nummeriert, mit Beispielen und Bildern.
server-rules-all = Die Regeln aller Spiele
server-rules-games = Spiele
server-rules-others = Andere Spiele
server-rules-contents = Inhalt
server-rules-home = Zu den Spielen
server-rules-table = Zurück an den Tisch
server-rules-previous = Voriges Spiel
server-rules-next = Nächstes Spiel
server-rules-search = In den Regeln suchen
    .short = Suchen
server-rules-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Stelle gefunden
   *[other] { $count } Stellen gefunden
}
server-rules-example = Beispiel
server-rules-ruling = Unsere Auslegung
server-rules-hint = Tipp
server-rules-option = Option
server-rules-default = Voreinstellung: { $value }
# Lessons

server-no-step = Hier gibt es keinen Schritt einer Lektion zu überspringen.
server-in-lesson = Das geht in einer Lektion nicht.
