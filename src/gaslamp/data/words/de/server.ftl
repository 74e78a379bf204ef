# Was der Server sagt und kein Ereignis des Spiels ist.

server-unreadable = Der Server konnte diese Nachricht nicht lesen. Lade die Seite neu.
server-too-large = Diese Anfrage ist zu groß.
server-endpoint-refused = An diese Adresse kann keine Nachricht gesendet werden.
server-many-requests = Aus deinem Netz kamen zu viele Anfragen. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } noch einmal.
server-many-tables = Aus deinem Netz wurden zu viele Tische eröffnet. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } noch einmal, oder spiele an einem Tisch, den du schon hast.
server-many-sockets = Zu viele Bildschirme in deinem Netz sind mit diesem Server verbunden. Schließe einige; dieser versucht es von selbst wieder.
server-full = Dieser Server ist gerade voll. Versuche es in ein paar Sekunden noch einmal.
server-late = Die Anfrage kam nicht rechtzeitig an. Prüfe deine Verbindung und versuche es noch einmal.
server-name-wrong = „{ $name }“ ist kein Hostname. Schreibe nur den Namen, ohne http:// und Port: --allow-host play.example.org.
server-proxy-wrong = „{ $address }“ ist weder eine Adresse noch ein Netz. Schreibe --proxy 10.0.0.2 oder --proxy 10.0.0.0/24.
server-path-wrong = „{ $path }“ ist kein gültiger Pfad. Nimm Buchstaben, Ziffern, Bindestriche und Schrägstriche: --path /gaslamp.
server-metrics-wrong = „{ $address }“ ist weder ein Port noch eine Adresse mit Port. Schreibe --metrics 9421 oder --metrics 127.0.0.1:9421.
server-token-unknown = Dieser Link gehört zu keinem Tisch auf diesem Server. Lass dir einen neuen geben.
server-invitation-unknown = Diese Einladung stammt nicht von diesem Server, oder es fehlt ein Teil. Kopiere den ganzen Link.
server-table-unknown = Diesen Tisch gibt es nicht.
server-table-removed = Dieser Tisch wurde gelöscht, mit allem, was dazugehörte.
server-table-full = Alle Plätze an diesem Tisch sind besetzt.
server-seat-taken = Diesen Platz hat schon jemand. Bitte um einen anderen Link.
server-not-your-seat = Das kannst du von diesem Platz aus nicht.
server-not-begun = Die Partie hat noch nicht begonnen.
server-overtaken = Inzwischen ist etwas anderes geschehen, darum wurde das nicht gespielt. Sieh noch einmal hin.
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
server-store-unsure = Die Datenbank antwortet nicht; noch ist nicht sicher, ob das gespeichert wurde. Sobald es feststeht, ist es am Tisch zu sehen.
server-store-newer = Diese Datenbank stammt von einem neueren Gaslamp (Version { $found } des Schemas; dieses kennt { $known }). Aktualisiere Gaslamp oder nenne mit --database eine andere Datei.
server-store-unusable = Die Datenbank { $database } lässt sich nicht verwenden: { $reason }. Nenne mit --database eine andere.
server-store-kind = Diese Art von Datenbank kann Gaslamp nicht verwenden: { $database }. Nenne mit --database eine Datei oder die Adresse einer PostgreSQL-Datenbank.
server-store-port = Ein Port ist eine Zahl von 1 bis 65535, nicht { $port }. Prüfe die Adresse, die --database nennt.
server-store-silent = Unter { $database } antwortet kein Datenbankserver. Prüfe, ob er läuft und ob die Adresse stimmt, oder nenne mit --database eine andere.
server-store-exposed = Andere Benutzer dieses Computers können { $file } lesen, worin die Geheimnisse aller Partien stehen, und Gaslamp darf das nicht ändern. Wem die Datei gehört, kann es: chmod 600 { $file }
server-no-folder = Dieser Ordner lässt sich nicht anlegen: { $reason }. Nenne mit --database einen anderen Ort für die Partien.
server-port-taken = Port { $port } ist schon belegt. Vielleicht läuft Gaslamp bereits: sieh unter { $address } nach. Oder wähle mit { $option } einen anderen.
server-port-denied = Port { $port } braucht auf diesem Computer besondere Rechte. Wähle mit { $option } einen über 1023.
server-host-unknown = Gaslamp kann unter { $host } keine Verbindungen annehmen. Nenne mit { $option } eine Adresse dieses Computers.
server-running = Gaslamp läuft: { $address }
server-stop = Strg-C beendet es. Die Partien sind in { $file } gespeichert.
worker-running = { $count ->
    [one] Ein Bot denkt
   *[other] { $count } Bots denken
} für die Tische in { $file } nach. Strg-C beendet es.
server-port-alone = Auf diesem System können sich mehrere Server keinen Port teilen. Lass --share-port weg und gib jedem einen eigenen.
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
server-policy-none = Niemand darf zuschauen.
server-policy-public = Wer zuschaut, sieht nur, was alle wissen dürfen.
server-policy-seats = Wer zuschaut, kann allen über die Schulter sehen, aber später: nur, was mindestens { $delay } Züge von { $who } her ist, und nichts von dem, was nach dem letzten Auftauchen geschah.
server-policy-unfit = In diesem Spiel zählen manche Geheimnisse bis zum Schluss: Wer zuschaut, kann nur sehen, was alle wissen dürfen.
server-watch-public = Du siehst, was alle wissen dürfen, so wie es jetzt steht.
server-watch-earlier = Früher: { $turn }
server-watch-seat = { $stands ->
    [late] Über die Schulter von { $name }, mindestens { $delay } Züge zurück.
    [early] Über die Schulter von { $name } gibt es noch nichts zu sehen: { $who } muss { $delay } Züge gemacht haben und aufgetaucht sein. Bis dahin hast du die öffentliche Sicht.
   *[over] Die Partie ist vorbei: Du siehst alles, was { $name } wusste.
}
server-ask-watching = { $policy ->
    [seats] Wer den Tisch eingerichtet hat, möchte, dass man beim Zuschauen allen über die Schulter sehen kann, mindestens { $delay } Züge später. Ist dir das recht?
   *[public] Wer den Tisch eingerichtet hat, möchte andere zuschauen lassen. Sie sähen nur, was alle wissen dürfen. Ist dir das recht?
}
server-missing = { $count ->
    [0] Alle sind da. Der Gastgeber kann die Partie starten.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
server-all-here = Alle sind da. Die Partie beginnt gleich.
server-sent-away = Der Gastgeber hat deinen Platz freigegeben. Es gibt andere Tische.
server-lobby-gone = Dieser Tisch sucht niemanden mehr. Wähle einen anderen.
server-lobby-seats = Dieser Link ist für einen Platz, nicht zum Zuschauen.
server-no-seat-open = Lass einen Platz für andere frei, oder mach den Tisch nicht öffentlich.
server-sides-drawn = An diesem Tisch werden die Seiten ausgelost, deshalb wählt niemand eine Figur.
server-begun = Die Partie hat schon begonnen.
server-character-taken = Diese Figur hat schon jemand gewählt.
server-invitation-withdrawn = Diese Einladung wurde zurückgezogen. Bitte die Person, die den Tisch eingerichtet hat, um einen neuen Link.
server-invitations-withdrawn = Alle früheren Einladungen sind zurückgezogen. Die Links, die jetzt angezeigt werden, sind neu.
server-link-withdrawn = Dieser Link wurde durch einen neuen ersetzt und öffnet keinen Platz mehr.
server-moved-on = Dieselben Leute haben schon eine neue Partie begonnen. Ändere die Links an jenem Tisch.

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

# Uhren, Abwesende und was Leute einander fragen

server-time-up = { $name }: Die Zeit ist um. Diesen Zug macht ein Bot.
server-absent = { $name } ist nicht da: Ein Bot spielt bis zur Rückkehr weiter.
server-left = { $name } lässt einen Bot weiterspielen.
server-returned = { $name } spielt wieder selbst.
server-taken-back = { $name } hat den letzten Zug zurückgenommen.
server-declined = { $name } ist nicht einverstanden.
server-bot-plays = Auf diesem Platz spielt gerade ein Bot.
server-undo-late = Nur der eigene letzte Zug kann zurückgenommen werden, und nur solange sonst niemand gezogen hat.
server-undo-told = Dieser Zug kann nicht zurückgenommen werden, weil er etwas verraten hat.
server-nothing-asked = Es ist keine Frage mehr offen.
server-ask-undo = { $name } möchte den letzten Zug zurücknehmen.
server-ask-replace = { $name } möchte einen Bot für { $other } spielen lassen.
server-ask-rematch = { $name } möchte eine Revanche mit vertauschten Seiten. Bist du dabei?
server-mirrored = Gespiegelt: Alle fliehen einmal bei derselben Verteilung. Wer am längsten frei bleibt, gewinnt; Entkommen zählt mehr als jede Festnahme.
server-mirror-flight = { $how ->
    [escaped] entkommen
   *[caught] gefasst in Runde { $round }
}
server-mirror-verdict = { $how ->
    [won] Du bist am längsten frei geblieben: Du gewinnst die Spiegelpartien.
    [drawn] Die Spiegelpartien enden unentschieden: { $who } waren gleich gut.
   *[lost] { $who } ist am längsten frei geblieben und gewinnt die Spiegelpartien.
}
server-mirrored-other = Gespiegelt spielen lassen sich nur das klassische Spiel und der Modus Original der Sherlock-Holmes-Ausgabe. Nimm eines davon oder lass „mirrored“ weg.
server-mirrored-nobody = Für Spiegelpartien muss mindestens ein Mensch am Tisch sitzen.
server-ask-record = { $name } möchte in der Aufzeichnung behalten, was am Tisch gesagt wird. Ist dir das recht?
server-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
server-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
server-clock = Uhr: { $limit }
server-clock-move = { $time } für jeden Zug
server-clock-game = { $time } für die ganze Partie
server-clock-more = { $time } für die ganze Partie, dazu { $more } für jeden Zug
server-clock-days = { $days ->
    [one] ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
server-clock-hours = { $days ->
    [one] ein Tag für jeden Zug, von { $opens } bis { $closes } Uhr
   *[other] { $days } Tage für jeden Zug, von { $opens } bis { $closes } Uhr
}

# The database, by command

database-fact = { $fact ->
    [place] Datenbank
    [kind] Art
    [version] Schema
    [size] Größe
    [matches] Partien
    [events] Ereignisse
    [oldest] Am längsten still seit
   *[newest] Zuletzt gespielt
}
database-version = { $latest ->
    [0] Version { $version }, aktuell
   *[other] Version { $version }; „gaslamp serve“ aktualisiert es auf Version { $latest }
}
database-megabytes = { NUMBER($size, maximumFractionDigits: 1) } MB
database-phases = { $count } ({ $waiting } warten, { $playing } laufen, { $over } beendet)
database-backed-up = { $count ->
    [one] Eine Partie in { $file } gesichert.
   *[other] { $count } Partien in { $file } gesichert.
}
database-restored = { $count ->
    [one] Eine Partie in { $database } wiederhergestellt.
   *[other] { $count } Partien in { $database } wiederhergestellt.
}
database-pruned = { $count ->
    [0] Kein Tisch gelöscht.
    [one] Ein Tisch gelöscht.
   *[other] { $count } Tische gelöscht.
}
database-would-prune = { $count ->
    [0] Kein Tisch würde gelöscht.
    [one] Ein Tisch würde gelöscht.
   *[other] { $count } Tische würden gelöscht.
}
database-report = { $when }  Tisch { $table }, { $channel ->
    [table] Tisch
    [team] Detektive
   *[watchers] Zuschauer
}, { $name }: { $text }{ $count ->
    [one] {""}
   *[other] {" "}({ $count }-mal gemeldet)
}
database-nameless = ohne Namen
database-reports = { $count ->
    [0] Nichts wurde gemeldet.
    [one] Eine Nachricht wurde gemeldet.
   *[other] { $count } Nachrichten wurden gemeldet.
}
database-forgotten = Der Tisch { $table } wurde mit allem gelöscht.
database-names-forgotten = Die Namen am Tisch { $table } wurden gelöscht.
database-no-table = In dieser Datenbank gibt es keinen Tisch „{ $table }“.
database-empty = In dieser Datenbank sind keine Partien.
database-not-empty = In dieser Datenbank sind schon Partien. Stelle in einer leeren wieder her: nenne eine andere mit --database.
backup-foreign = Das ist keine Sicherung, die „gaslamp database backup“ geschrieben hat.
backup-newer = Diese Sicherung stammt von einem neueren Gaslamp (Version { $found } des Schemas; dieses kennt { $known }). Aktualisiere Gaslamp.
backup-line = Diese Zeile stammt nicht aus der Datenbank. Die Sicherung ist beschädigt; nichts wurde wiederhergestellt.
backup-counts = Die Sicherung hat nicht so viele Zeilen, wie ihre erste sagt; nichts wurde wiederhergestellt.
backup-cut = Die Sicherung endet hier, vor ihrer letzten Zeile: ein Teil fehlt; nichts wurde wiederhergestellt.
backup-damaged = Die Sicherung wurde nachträglich geändert: ihre Prüfsumme stimmt nicht; nichts wurde wiederhergestellt.
backup-contradicts = Die Zeilen dieser Sicherung widersprechen sich ({ $reason }); nichts wurde wiederhergestellt.

# Miteinander reden und zeichnen

server-talk-off = Wer den Tisch eingerichtet hat, hat den Chat abgeschaltet.
server-talk-empty = In dieser Nachricht ist nichts zu lesen. Schreib ein paar Wörter oder wähl einen Satz.
server-talk-fast = Das war viel auf einmal. Warte ein paar Sekunden, dann geht es weiter.
server-marks-full = Der Plan ist voller Zeichen. Lösch einige, dann kannst du weiterzeichnen.
server-no-line = Diese Nachricht ist nicht mehr da.
server-reported = Den Betreibern dieses Servers gemeldet.
server-talk-recorded = Ab jetzt steht in der Aufzeichnung, was am Tisch gesagt wird. Wer mitspielt, kann es jederzeit herausnehmen.
server-talk-unrecorded = { $name } hat aus der Aufzeichnung genommen, was gesagt wurde.
server-watcher = Zuschauer { $number }

# Namen, die bleiben

server-many-guesses = Zu viele Versuche. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } noch einmal.
name-length = Ein Name hat 1 bis { $most } Zeichen.
name-signs = Ein Name besteht aus Buchstaben und Ziffern, dazwischen einzelne Leerzeichen, Bindestriche, Apostrophe, Punkte oder Unterstriche.
name-scripts = Ein Name wird in einer einzigen Schrift geschrieben, damit niemand mit ähnlichen Buchstaben einen anderen nachmachen kann.
name-taken = Diesen Namen oder einen, der genauso aussieht, hat schon jemand. Wähle einen anderen.
name-unknown = Einen solchen Namen mit dieser Passphrase gibt es nicht. Prüfe beides und versuche es noch einmal.
name-signed-out = Du bist hier nicht angemeldet. Melde dich zuerst an.
name-nobodys = Den Namen „{ $name }“ hat niemand.
passphrase-short = Nimm mindestens { $least } Zeichen. Ein paar Wörter hintereinander merkt man sich leicht und errät niemand.
passphrase-simple = Diese Passphrase ist zu leicht zu erraten. Nimm ein paar Wörter, die nichts mit deinem Namen zu tun haben.
passphrase-wrong = Das ist nicht deine Passphrase. Versuche es noch einmal.
recovery-unknown = Dieser Name und dieser Wiederherstellungscode gehören nicht zusammen, oder der Code wurde schon benutzt.
server-rated = { $counts ->
    [yes] Diese Partie zählt für die Wertung.
    [no] Diese Partie zählt nicht für die Wertung.
   *[later] Diese Partie zählt nur für die Wertung, wenn alle einen festen Namen haben und niemand auf zwei Seiten spielt.
 }

# Erfahren, dass man an der Reihe ist

server-your-turn = Du bist an der Reihe. ({ $game })
server-push-off = Dieser Server kann keine Nachrichten an Browser schicken.
server-mail-off = Dieser Server verschickt keine E-Mails.
server-mail-wrong = --mail wird smtp://NAME:PASSWORT@HOST:PORT geschrieben, oder smtps://, wenn die Verbindung von Anfang an verschlüsselt ist.
server-mail-incomplete = Gib mit --mail auch den Absender an (--mail-from spiele@example.org) und die Adresse dieses Servers, mit der Links beginnen (--address https://spiele.example.org).
server-address-wrong = Mit „{ $address }“ kann kein Link beginnen. Schreib --address https://spiele.example.org.
server-mail-address = Das ist keine E-Mail-Adresse.
server-mail-failed = Die E-Mail konnte nicht verschickt werden. Prüfe die Adresse oder versuche es später noch einmal.
server-mail-unknown = Dieser Link stammt aus keiner E-Mail dieses Servers.
server-many-mails = Genug E-Mails für heute. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } wieder.
server-mail-confirm =
    Jemand, der Gaslamp spielt, möchte unter dieser Adresse erfahren, wenn er an der Reihe ist.
    Wenn du das bist, öffne diesen Link und bestätige:

    { $link }

    Wenn nicht, tu einfach nichts: Diese Adresse wird in drei Tagen vergessen.
    .subject = Gaslamp: Bestätige deine Adresse
server-mail-turn =
    Du bist an der Reihe. ({ $game })

    { $link }

    Keine E-Mails mehr zu diesem Tisch:
    { $stop }
    .subject = Gaslamp: Du bist an der Reihe
