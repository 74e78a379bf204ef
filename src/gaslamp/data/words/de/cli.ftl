# Die Befehlszeile: zuerst die Hilfeseiten, dann, was die Befehle ausgeben.
# Der Wert erklärt; .value ist, wie das Argument geschrieben wird.

cli-usage = Aufruf
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-options-usage = [Optionen]
cli-command-usage = BEFEHL …
cli-default = { $text } (Vorgabe: { $default })
cli-see-help = Siehe „{ $command } --help“.

cli = Gaslamp spielt die Detektivspiele der Familie Scotland Yard.
cli-help = Diese Seite zeigen.
cli-json = Das Ergebnis als JSON ausgeben und sonst nichts.
cli-yes = ja
cli-no = nein
cli-version = Die Version zeigen.
cli-language = Sprache: en, fr, it oder de (Vorgabe: GASLAMP_LANGUAGE, dann die Einstellungsdatei, dann die des Systems).
    .value = SPRACHE

cli-serve = Den Tisch im Browser öffnen: alle Spiele, gegen Bots, um einen Bildschirm herum oder mit Freunden per Link. Dasselbe tut „gaslamp“ allein.
cli-serve-lan = Mit anderen im Netzwerk spielen: zeigt die Adresse und einen QR-Code für ihre Handys.
cli-serve-host = Adresse des Servers; 127.0.0.1: nur dieser Computer, 0.0.0.0: alle, die ihn erreichen.
    .value = ADRESSE
cli-serve-port = Port des Servers.
    .value = PORT
cli-serve-database = Wo die Partien gespeichert werden: eine Datei oder die Adresse einer PostgreSQL-Datenbank (Vorgabe: eine Datei in deinem Datenordner).
    .value = DATENBANK
cli-serve-pace = Sekunden, die von einem Zug eines Bots bis zum nächsten mindestens vergehen.
    .value = SEKUNDEN
cli-serve-bots = Anzahl der Bots, die hier gleichzeitig nachdenken; 0: keine, das übernimmt „gaslamp worker“.
    .value = ANZAHL
cli-serve-share_port = Den Port mit anderen Servern an derselben Datenbank teilen (Linux, macOS): Endet einer, spielen seine Leute an einem anderen weiter.
cli-serve-expire = Tische, die so viele Tage niemand benutzt hat, mit allem löschen (Vorgabe: nie).
    .value = TAGE
cli-serve-mail = Der Mailserver, der Leuten sagt, dass sie an der Reihe sind: smtp://NAME:PASSWORT@HOST:PORT.
    .value = ADRESSE
cli-serve-mail_from = Die Adresse, von der solche E-Mails kommen.
    .value = ABSENDER
cli-serve-address = Die Adresse dieses Servers, mit der Links in E-Mails beginnen, etwa https://spiele.example.org.
    .value = URL
cli-serve-browser = Den Browser öffnen.
cli-serve-allow_host = Ein Hostname, auf den der Server antwortet, etwa play.example.org; für mehrere wiederholen. Alle anderen Namen werden abgewiesen.
    .value = NAME
cli-serve-proxy = Adresse oder Netz eines Reverse-Proxys, dessen X-Forwarded-Headern vertraut wird; für mehrere wiederholen.
    .value = ADRESSE
cli-serve-path = Der Pfad, mit dem alle Adressen beginnen, wenn der Server nicht an der Wurzel seiner Website steht, etwa /gaslamp.
    .value = PFAD
cli-serve-limit_requests = Anfragen, die ein Client in einer Minute stellen darf; 0: unbegrenzt.
    .value = ZAHL
cli-serve-limit_tables = Tische, die ein Client in einer Stunde eröffnen darf; 0: unbegrenzt.
    .value = ZAHL
cli-serve-limit_sockets = Sockets, die ein Client gleichzeitig offen haben darf; 0: unbegrenzt.
    .value = ZAHL
cli-serve-limit_connections = Gleichzeitige Verbindungen aller Clients zusammen; 0: so viele, wie das System zulässt.
    .value = ZAHL
cli-serve-metrics = Wo Messwerte für Prometheus zu lesen sind: ein Port dieses Computers oder ADRESSE:PORT; für Spieler unerreichbar halten.
    .value = ADRESSE
cli-serve-log = Format der Logzeilen: text oder json.
    .value = FORMAT

cli-worker = Bots für die Server an einer PostgreSQL-Datenbank (oder einer Datei) rechnen lassen, auf diesem Computer oder einem anderen.
cli-worker-database = Die Datenbank der Server: die Adresse einer PostgreSQL-Datenbank oder eine Datei (Vorgabe: die von „gaslamp serve“).
    .value = DATENBANK
cli-worker-bots = Anzahl der Bots, die hier gleichzeitig nachdenken.
    .value = ANZAHL
cli-worker-pace = Sekunden, die von einem Zug eines Bots bis zum nächsten mindestens vergehen.
    .value = SEKUNDEN

cli-play = Hier im Terminal spielen. Ohne Optionen bist du Mister X, und Bots jagen dich.
cli-play-game = Das Spiel.
    .value = SPIEL
cli-play-as = Welche Seite du spielst: fugitive, detectives oder everybody (reihum an einer Tastatur).
    .value = SEITE
cli-play-seats = Wie viele mitspielen, der Flüchtige eingeschlossen.
    .value = ZAHL
cli-play-people = Die Plätze, auf denen Menschen sitzen, etwa 0,2; auf den anderen sitzen Bots. Platz 0 ist der Flüchtige oder der erste, der es ist.
    .value = PLÄTZE
cli-play-names = Namen der Menschen, etwa Anna,Ben.
    .value = NAMEN
cli-play-bot = Wer auf den anderen Plätzen spielt: casual, club, strong oder master („gaslamp games“ beschreibt sie), oder ein anderer Bot mit Namen.
    .value = BOT
cli-play-option = Eine Regel ändern, etwa -o rounds=10. „gaslamp games“ zählt auf, was sich ändern lässt.
    .value = EINSTELLUNG=WERT
cli-play-seed = Seed für den Zufall: Derselbe Seed ergibt dieselbe Partie.
    .value = ZAHL
cli-play-plain = Textmodus, für Pipes und Screenreader.
cli-play-hints = Case Connection: Tipps zur Auslage zeigen.
cli-play-reasons = Zeigen, warum die Bots so ziehen.
cli-play-save = Die Partie in dieser Datei speichern.
    .value = DATEI
cli-play-resume = Eine gespeicherte Partie fortsetzen: diese oder, ohne Datei, die letzte.
    .value = [DATEI]

cli-learn = Ein Spiel im Terminal lernen: ein kurzes geführtes Spiel, das sagt, was zu tun ist und warum. Ohne Spiel eine Liste der Lektionen.
cli-learn-game = Das Spiel, das du lernen willst.
    .value = [SPIEL]
cli-learn-as = Welche Seite du lernst: fugitive oder detective.
    .value = SEITE
cli-learn-plain = Textzeilen und getippte Antworten, kein Bildschirm.
cli-learn-save = Die Lektion in dieser Datei aufbewahren.
    .value = DATEI
cli-learn-lessons = Lektionen, je etwa drei Minuten:
cli-learn-lesson = { $title }. { $about }

cli-replay = Eine aufgezeichnete Partie Schritt für Schritt ansehen.
cli-replay-file = Die Aufzeichnung.
    .value = DATEI
cli-replay-as = Aus wessen Sicht: fugitive, spectator oder eine Platznummer.
    .value = PLATZ
cli-replay-plain = Textmodus, für Pipes und Screenreader.
cli-replay-reasons = Zeigen, warum die Bots so gezogen sind.

cli-join = Im Terminal am Tisch eines Servers mitspielen, mit einer Einladung oder deinem persönlichen Link.
cli-join-url = Der Link, in Anführungszeichen.
    .value = LINK
cli-join-name = Wie dich die anderen nennen.
    .value = NAME
cli-join-plain = Textmodus, für Pipes und Screenreader.
cli-join-reasons = Zeigen, warum die Bots so ziehen.

cli-bot = Einen Bot dieses Computers am Tisch eines Servers mitspielen lassen.
cli-bot-url = Der Link: eine Einladung oder der persönliche Link des Platzes.
    .value = LINK
cli-bot-agent = Wer spielt: ein Bot aus „gaslamp games“, process:BEFEHL oder MODUL:NAME.
    .value = BOT
cli-bot-name = Wie ihn die anderen nennen.
    .value = NAME
cli-bot-seats = Wie viele freie Plätze er nimmt.
    .value = ANZAHL
cli-bot-pace = Nach dieser Zeit oder einem Vielfachen antworten, damit die Dauer nichts verrät (Vorgabe: genug für seine Bedenkzeit; 0: sobald er kann).
    .value = SEKUNDEN
cli-bot-seconds = Bedenkzeit pro Zug, für Bots, die eine annehmen.
    .value = SEKUNDEN
cli-bot-limit = Zeitlimit pro Antwort für Bots mit process:.
    .value = SEKUNDEN
cli-bot-stay = Für die nächsten Partien derselben Leute bleiben.

cli-protocol = Das Protokoll des Servers als OpenAPI-Dokument ausgeben.

cli-arena = Bots viele Partien gegeneinander spielen lassen und vergleichen.
cli-arena-game = Das Spiel.
    .value = SPIEL
cli-arena-fugitive = Die Bots, die den Flüchtigen spielen, durch Kommas getrennt.
    .value = BOTS
cli-arena-detectives = Die Bots, die die Detektive spielen, durch Kommas getrennt. Jeder trifft auf jeden.
    .value = BOTS
cli-arena-agents = Die Bots eines Turniers, durch Kommas getrennt: Jeder trifft auf beiden Seiten auf jeden. Wo es keine festen Seiten gibt, spielt jeder für sich und reihum auf jedem Platz. Für einen eigenen Bot schreibe MODUL:NAME oder process:BEFEHL; mit einem Namen und = davor, etwa flink=process:BEFEHL, nennt ihn der Bericht so.
    .value = BOTS
cli-arena-games = Partien je Paarung (oder je Sitzordnung).
    .value = ZAHL
cli-arena-jobs = Partien, die gleichzeitig gespielt werden (Vorgabe: eine je Prozessor).
    .value = ZAHL
cli-arena-seed = Seed für den Zufall: Derselbe Seed ergibt dieselben Partien.
    .value = ZAHL
cli-arena-seats = Wie viele mitspielen, der Flüchtige eingeschlossen.
    .value = ZAHL
cli-arena-option = Eine Regel ändern, etwa -o rounds=10. „gaslamp games“ zählt auf, was sich ändern lässt.
    .value = EINSTELLUNG=WERT
cli-arena-seconds = Bedenkzeit je Zug, für Bots, die eine annehmen.
    .value = SEKUNDEN
cli-arena-limit = Zeitlimit je Antwort für process:-Bots.
    .value = SEKUNDEN
cli-arena-records = Jede Partie in diesem Ordner aufzeichnen.
    .value = ORDNER
cli-arena-results = Das Ergebnis jeder Partie in dieser Datei speichern und mit dem weitermachen, was schon darin steht.
    .value = DATEI
cli-arena-report = Einen Bericht mit Diagrammen in diese HTML-Datei schreiben.
    .value = DATEI
cli-arena-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; „local“ startet hier einen.
    .value = ADRESSE
cli-arena-progress = Gespielte Partien

cli-exploit = Einen Bot angreifen: wie oft er gewinnt, und wie oft noch, wenn sein Gegner sein Programm kennt.
cli-exploit-agent = Der Bot, der angegriffen wird: einer von Gaslamp oder MODUL:NAME.
    .value = BOT
cli-exploit-side = Auf welcher Seite: fugitive, detectives oder both (auf beiden).
    .value = SEITE
cli-exploit-attacker = Der Bot, der gegen ihn spielt, erst ohne sein Programm zu kennen und dann mit: heuristic oder sleuth.
    .value = BOT
cli-exploit-game = Das Spiel: classic, oder holmes im Modus „original“.
    .value = SPIEL
cli-exploit-seats = Wie viele mitspielen, der Flüchtige eingeschlossen.
    .value = ZAHL
cli-exploit-option = Eine Regel ändern, etwa -o board=ravensburger. „gaslamp games“ zählt auf, was sich ändern lässt.
    .value = EINSTELLUNG=WERT
cli-exploit-deals = Wie viele Ausgangslagen; jede wird einmal ohne Angriff und einmal unter Angriff gespielt.
    .value = ZAHL
cli-exploit-budget = Simulationen je Möglichkeit, für alle, die suchen.
    .value = ZAHL
cli-exploit-seed = Seed für den Zufall: Derselbe Seed ergibt dieselben Partien.
    .value = ZAHL
cli-exploit-jobs = Partien, die gleichzeitig gespielt werden (Vorgabe: eine je Prozessor).
    .value = ZAHL

cli-board = Einen Spielplan prüfen, zeichnen oder kopieren.
cli-board-check = Die Datei eines Spielplans prüfen: Inhalt, Fehler und Warnungen.
cli-board-check-file = Die Datei des Spielplans oder der Name eines mitgelieferten.
    .value = DATEI
cli-board-draw = Einen Spielplan als SVG-Bild zeichnen.
cli-board-draw-name = Der Name eines mitgelieferten Spielplans oder eine Datei.
    .value = SPIELPLAN
cli-board-draw-output = Ausgabedatei (Vorgabe: Standardausgabe).
    .value = DATEI.svg
cli-board-draw-light = Design: evening (dunkel) oder paper (hell).
    .value = DESIGN
cli-board-copy = Einen mitgelieferten Spielplan kopieren, um ihn zu ändern; die Markierungen seiner Stationen kommen in eine Datei daneben.
cli-board-copy-name = Der Name eines mitgelieferten Spielplans.
    .value = SPIELPLAN
cli-board-copy-file = Die Datei, in die er kopiert wird.
    .value = DATEI.board

cli-deck = Einen Kartensatz für Case Connection prüfen, zeichnen, kopieren oder ausprobieren.
cli-deck-check = Die Datei eines Kartensatzes prüfen: Inhalt, Fehler und Warnungen.
cli-deck-check-file = Die Datei des Kartensatzes oder der Name eines mitgelieferten.
    .value = DATEI
cli-deck-draw = Alle Karten auf einem Bogen als SVG-Bild zeichnen.
cli-deck-draw-name = Der Name eines mitgelieferten Kartensatzes oder eine Datei.
    .value = KARTENSATZ
cli-deck-draw-output = Ausgabedatei (Vorgabe: Standardausgabe).
    .value = DATEI.svg
cli-deck-draw-light = Design: evening (dunkel) oder paper (hell).
    .value = DESIGN
cli-deck-copy = Einen mitgelieferten Kartensatz kopieren, um ihn zu ändern.
cli-deck-copy-name = Der Name eines mitgelieferten Kartensatzes.
    .value = KARTENSATZ
cli-deck-copy-file = Die Datei, in die er kopiert wird.
    .value = DATEI.deck
cli-deck-simulate = Bots viele Partien mit einem Kartensatz spielen lassen und sehen, wie lang sie sind, wer gewinnt und welche Karten gebraucht werden.
cli-deck-simulate-name = Der Name eines mitgelieferten Kartensatzes oder eine Datei.
    .value = KARTENSATZ
cli-deck-simulate-bot = Wer spielt: heuristic oder planner, der länger nachdenkt.
    .value = BOT
cli-deck-simulate-games = Wie viele Partien für jede Zahl von Mitspielern.
    .value = N
cli-deck-simulate-seed = Seed für den Zufall: Derselbe Seed ergibt dieselben Partien.
    .value = N

cli-solve = Einen Spielplan exakt lösen: wie lange sich ein sichtbarer Flüchtiger hält, oder was das beste Spiel einer kleinen klassischen Partie wert ist.
cli-solve-board = Der Name eines mitgelieferten Spielplans oder eine Datei. Partien werden auf Spielplänen mit bis zu 64 Stationen gelöst.
    .value = PLAN
cli-solve-capture = Fangzeiten berechnen: Der Flüchtige ist immer sichtbar, Tickets zählen nicht.
cli-solve-ferries = Mit --capture: Der Flüchtige darf Fähren nehmen, ohne zu bezahlen.
cli-solve-detectives = Wie viele Detektive es sind: 2, oder 1 bis 3 mit --capture.
    .value = N
cli-solve-rounds = Der Flüchtige gewinnt am Ende dieser Runde.
    .value = N
cli-solve-surfacing = Die Züge, nach denen sich der Flüchtige zeigt.
    .value = ZÜGE
cli-solve-black = Black Tickets des Flüchtigen (normalerweise keine).
    .value = N
cli-solve-double = Doppelzug-Karten des Flüchtigen (normalerweise keine).
    .value = N
cli-solve-option = Eine andere Regel ändern, etwa -o taxi=6. „gaslamp games“ zeigt, was sich ändern lässt.
    .value = EINSTELLUNG=WERT
cli-solve-gap = Wie viel die besten Antworten beider Seiten zusammen gewinnen dürfen.
    .value = ZAHL
cli-solve-output = Die Lösung in dieser Datei speichern und von dem aus weitermachen, was sie enthält; mit --capture: die Datei für ein SVG-Bild.
    .value = DATEI
cli-solve-progress = Gelöste Stellungen
cli-solve-interrupted = { $kept ->
    [yes] Abgebrochen. Was gelöst ist, ist gespeichert; derselbe Befehl macht dort weiter.
   *[no] Abgebrochen. Gespeichert ist nichts: Mit --output DATEI ließe sich weitermachen.
}
cli-solve-placements = { $board }: { $count } Aufstellungen des Flüchtigen und { $detectives ->
    [one] eines Detektivs
   *[other] von { $detectives } Detektiven
}. Wenn beide Seiten bestmöglich spielen, wird er gefangen in
cli-solve-round = Runde { $round }
cli-solve-never = nie
cli-solve-share = { $count } ({ $share } %)
cli-solve-title = Runden, bis { $detectives ->
    [one] ein Detektiv einen sichtbaren Flüchtigen fängt
   *[other] { $detectives } Detektive einen sichtbaren Flüchtigen fangen
} ({ $board })
cli-solve-below = Runde des Fangs; Höhe: Anteil aller Aufstellungen
cli-solve-value = Wenn auf { $board } beide Seiten bestmöglich spielen, entkommt der Flüchtige in { $low } % bis { $high } % der Partien.
cli-solve-gap-found = Beste Antworten gewinnen zusammen höchstens { $gap }.

cli-games = Die Spiele und alle ihre Einstellungen auflisten.

cli-rules = Die Regeln lesen: von allen Spielen das Inhaltsverzeichnis, von einem Spiel das ganze Regelheft, ein Kapitel oder eine Regel.
cli-rules-game = Das Spiel, etwa classic, oder die Nummer einer Regel, etwa CL-8.
    .value = [SPIEL]
cli-rules-id = Die Nummer einer Regel oder der Name eines Kapitels, etwa moving.
    .value = [NUMMER]
cli-rules-search = Die Regeln auflisten, in denen diese Wörter stehen.
    .value = WÖRTER
cli-rules-hint =
    Weiterlesen: gaslamp rules classic (ein ganzes Spiel), gaslamp rules classic moving (ein Kapitel),
    gaslamp rules CL-8 (eine Regel), gaslamp rules --search 'Doppelzug' (wo davon die Rede ist).
cli-see-rule = Die Regel lesen: gaslamp rules { $rule }

cli-database = Ansehen, sichern, wiederherstellen oder aufräumen, was ein Server speichert.
cli-database-info = In Zahlen zeigen, was in einer Datenbank steht; nichts darin wird geändert.
cli-database-info-database = Die Datenbank: eine Datei oder die Adresse einer PostgreSQL-Datenbank (Vorgabe: die von „gaslamp serve“).
    .value = DATENBANK
cli-database-backup = Alle Partien in eine Datei schreiben, auch während der Server läuft.
cli-database-backup-file = Die Sicherung, die geschrieben wird; darin steht jedes Geheimnis jeder Partie.
    .value = DATEI
cli-database-backup-database = Die Datenbank: eine Datei oder die Adresse einer PostgreSQL-Datenbank (Vorgabe: die von „gaslamp serve“).
    .value = DATENBANK
cli-database-restore = Alle Partien einer Sicherung in eine leere Datenbank zurückspielen, SQLite oder PostgreSQL.
cli-database-restore-file = Die Sicherung, die wiederhergestellt wird.
    .value = DATEI
cli-database-restore-database = Die Datenbank: eine Datei oder die Adresse einer PostgreSQL-Datenbank (Vorgabe: die von „gaslamp serve“).
    .value = DATENBANK
cli-database-prune = Tische, die länger niemand benutzt hat, mit allem löschen.
cli-database-prune-older = Tische löschen, an denen so viele Tage nichts geschehen ist.
    .value = TAGE
cli-database-prune-waiting = Tische, deren Partie nie begann, schon nach so vielen Tagen löschen.
    .value = TAGE
cli-database-prune-dry_run = Nur sagen, was gelöscht würde.
cli-database-prune-database = Die Datenbank: eine Datei oder die Adresse einer PostgreSQL-Datenbank (Vorgabe: die von „gaslamp serve“).
    .value = DATENBANK
cli-database-reports = Die Nachrichten des Chats auflisten, die gemeldet wurden.
cli-database-reports-clear = Die Liste leeren, sobald sie gezeigt ist.
cli-database-reports-database = Die Datenbank: eine Datei oder die Adresse einer PostgreSQL-Datenbank (Vorgabe: die von „gaslamp serve“).
    .value = DATENBANK
cli-database-forget = Einen Tisch mit allem löschen, oder nur die Namen der Leute daran.
cli-database-forget-table = Der Tisch, mit seiner ID: was in seiner Adresse nach /table/ steht.
    .value = ID
cli-database-forget-names = Nur die Namen löschen; die Partie bleibt.
cli-database-forget-database = Die Datenbank: eine Datei oder die Adresse einer PostgreSQL-Datenbank (Vorgabe: die von „gaslamp serve“).
    .value = DATENBANK

cli-doctor = Prüfen, was Gaslamp hier kann: Versionen, Ordner, Datenbank, Browser, Terminal und Einstellungen. Der Status ist 1, wenn etwas nicht funktioniert.
cli-doctor-database = Die Datenbank, die geprüft wird: eine Datei oder die Adresse einer PostgreSQL-Datenbank (Vorgabe: die von „gaslamp serve“).
    .value = DATENBANK

cli-completion =
    Das Skript ausgeben, das Befehle in deiner Shell mit Tab ergänzt.
    bash, in ~/.bashrc: source <(gaslamp completion bash)
    zsh, in ~/.zshrc nach compinit: source <(gaslamp completion zsh)
    fish: gaslamp completion fish > ~/.config/fish/completions/gaslamp.fish
cli-completion-shell = Die Shell: bash, zsh oder fish.
    .value = SHELL

# Was „games“ ausgibt
cli-games-players = { $least } bis { $most } Spieler
cli-games-option = { $name }. { $about } Möglich ist: { $values } (Vorgabe: { $default }).
cli-games-levels = Bots spielen auf vier Stufen; wähle eine mit --bot:
cli-games-hint = Ändere eine Regel mit -o, zum Beispiel: gaslamp play --game holmes -o mode=sherlock
cli-values-whole = { $least } bis { $most }
cli-values-numbers = Zahlen, durch Kommas getrennt
cli-values-words = { $known }, durch Kommas getrennt
cli-values-file = { $known }, DATEI.{ $ending }
cli-values-each = eine je Mitspieler
cli-values-none = die des Spielplans

# Was „board check“ ausgibt
cli-check-stations = { $count ->
    [one] Eine Station
   *[other] { $count } Stationen
}
cli-check-kind = { $lines } { $lines ->
    [one] Linie
   *[other] Linien
}, { $stops } { $stops ->
    [one] Haltestelle
   *[other] Haltestellen
}
cli-check-connected = Jede Station ist auf dem Landweg erreichbar.
cli-check-parts = Auf dem Landweg zerfällt der Spielplan in { $count } Teile.
cli-check-findings = { $count ->
    [0] Keine Warnungen.
    [one] 1 Warnung:
   *[other] { $count } Warnungen:
}
cli-check-faults = { $count ->
    [one] Ein Fehler. Der Spielplan lässt sich erst verwenden, wenn der Fehler behoben ist.
   *[other] { $count } Fehler. Der Spielplan lässt sich erst verwenden, wenn sie behoben sind.
}
cli-copied = Kopiert in { $file }.
cli-drawn = Gezeichnet in { $file }.

# Was „deck check“ ausgibt
cli-deck-cards = { $clues ->
    [one] Ein Hinweis
   *[other] { $clues } Hinweise
}, { $leads ->
    [one] eine Spur
   *[other] { $leads } Spuren
}
cli-deck-bonuses = Boni: { $points } für einen Punkt, { $universals } für ein Universal-Plättchen, { $leads } für eine Spur mehr
cli-deck-connecting = Symbole auf zwei oder mehr Seiten: { $count } Hinweise, { $bonuses } davon mit Bonus
cli-deck-sides = Ein Symbol auf mehreren Seiten: { $repeating } Hinweise. Zwei Symbole auf einer Seite: { $crowded }
cli-deck-tokens = Plättchen: { $forensic } Forensik, { $witness } Zeuge, { $cyber } Cyber
cli-deck-solvable = Jede Spur lässt sich lösen.
cli-deck-faults = { $count ->
    [one] Ein Fehler. Der Kartensatz lässt sich erst verwenden, wenn der Fehler behoben ist.
   *[other] { $count } Fehler. Der Kartensatz lässt sich erst verwenden, wenn sie behoben sind.
}
