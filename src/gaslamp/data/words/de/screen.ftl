# Die festen Texte der Seiten im Browser, ohne Platzhalter. Mehrere Zeilen in einem Text sind die Punkte einer Liste.

screen-skip = Zum Inhalt
screen-close = Schließen
screen-copy = Kopieren
screen-copied = Kopiert
screen-language = Sprache
screen-light = Design
screen-light-auto = wie das System
screen-light-evening = dunkel
screen-light-paper = hell (Papier)
screen-no-answer = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
screen-odd-answer = Der Server hat etwas geantwortet, das diese Seite nicht versteht.

# Before anything else is there, and without a network

screen-opening = Der Tisch wird geöffnet …
screen-offline = Du bist offline. Zum Spielen braucht es eine Verbindung zum Server.

screen-rule = Regel

# Die erste Seite

screen-welcome = In London ist jemand auf der Flucht.
screen-welcome-about = Vier Detektivspiele für heute Abend: allein gegen Bots, mit Freunden per Link oder um einen Bildschirm herum. Kein Konto, nichts zu installieren.
screen-name = Dein Name
screen-players = Spieler
screen-player = Spieler
screen-way-bots = Gegen Bots
screen-way-bots-about = Beginnt sofort. Auf allen anderen Plätzen sitzen Bots.
screen-way-bots-sides = Beginnt sofort. Entkomme den Bots, oder jage einen.
screen-play-bots = Gegen Bots spielen
screen-flee = Fliehen
screen-hunt = Jagen
screen-way-friends = Mit Freunden
screen-way-friends-about = Du bekommst einen Link zum Verschicken. Freie Plätze können Bots übernehmen.
screen-with-friends = Freunde einladen
screen-how-many = Plätze am Tisch
screen-your-side = Deine Seite
screen-side-flee = Ich fliehe
screen-side-hunt = Ich jage
screen-way-screen = Um einen Bildschirm
screen-way-screen-about = Reicht den Bildschirm herum. Vor jedem geheimen Zug fällt ein Vorhang.
screen-one-screen = Platz nehmen
screen-people = Wie viele seid ihr
screen-who-flees = Wer flieht
screen-one-of-us = jemand von uns
screen-a-bot = ein Bot
screen-names = Namen, wenn ihr mögt
screen-house-rules = Hausregeln
screen-more-rules = Alle Regeln im Einzelnen
screen-by-the-book = laut Regelheft
screen-players-bots = Plätze in einer Partie gegen Bots
screen-strength = Wie gut die Bots spielen
screen-hints = Tipps zur Auslage
screen-hints-about = Der Tisch kann Auslagen zeigen, die eine Spur lösen.

# Auswählen: was auf der Karte steht, Hausregeln, beendete Spiele, Bots
screen-team = Wer jagt
screen-team-about = Wähle zwei bis fünf. Gegen Bots hat jede Figur einen eigenen Platz.
screen-team-friends = Mit Freunden wählt jeder im Warteraum.
screen-mine = Deine Figur, wenn du jagst
screen-presets = Eine Zusammenstellung
screen-preset-own = Eigene Regeln
screen-preset-own-about = Du hast unten eine Regel geändert.
screen-finished = Beendete Partien
screen-more-games = Weitere Partien
screen-bot = Bot

screen-rules = Regeln
screen-all-rules = Alle Regeln
screen-how-to-play = So wird gespielt
screen-how-refusals = Mehr brauchst du nicht: Erlaubte Züge leuchten, und wenn ein Zug abgelehnt wird, siehst du, welche Regel es ist und warum.
screen-my-games = Meine Partien
screen-open = Öffnen
screen-forget = Vergessen
screen-keep = Behalten
screen-forget-sure = Diese Partie vergessen? Ohne ihren Link kommst du nicht an deinen Platz zurück.
screen-waiting = Es fehlen noch Mitspieler
screen-your-turn = Du bist am Zug
screen-their-turn = Die anderen sind am Zug
screen-over = Die Partie ist zu Ende

# Eine Einladung

screen-join = Du bist eingeladen
screen-join-note = Kein Konto nötig. Dieser Browser merkt sich deinen Platz.
screen-take-seat = Platz nehmen
screen-watch = Zuschauen
screen-watch-end = Ansehen, wie es ausging
screen-back-to-seat = Zurück an meinen Platz
screen-no-seat = Kein Platz an diesem Tisch
screen-no-seat-about = Dieser Browser hat hier keinen Platz. Öffne die Einladung oder deinen persönlichen Link.

# Am Tisch

screen-menu = Menü
screen-others = Die anderen am Tisch
screen-here = da
screen-away = nicht da
screen-left = ein Bot spielt weiter
screen-ended = Wie es ausging
screen-line-cut = Verbindung verloren. Neuer Versuch …
screen-i-am = Ich bin
screen-show-me = zeig her
screen-invite = Lade deine Freunde ein
screen-invite-about = Wer diesen Link öffnet, nimmt den nächsten freien Platz.
screen-alone = Nur dieser Computer kann diesen Link öffnen
screen-alone-about = Damit Freunde in deinem Netzwerk mitspielen können, beende Gaslamp (Strg-C) und starte es mit dem Befehl hier unten neu. Dieser Tisch bleibt erhalten.
screen-qr = QR-Code der Einladung
screen-qr-about = Oder scanne ihn mit einem Handy.
screen-characters = Wähle deine Figur
screen-characters-about = Wenn du keine wählst, behältst du deine.
screen-you-watch = Du schaust zu
screen-watchers = Zuschauer
screen-let-watch = Andere dürfen zuschauen
screen-let-watch-about = Sie sehen nur, was alle wissen dürfen, nie ein Geheimnis.
screen-watch-link = Link zum Zuschauen
screen-withdraw = Alle Einladungen zurückziehen
screen-withdraw-about = Kein bisher verschickter Link gilt mehr, und wer über einen davon zuschaut, muss gehen. Wer mitspielt, behält seinen Platz. Du erhältst neue Links.
screen-withdraw-do = Zurückziehen
screen-almost = Gleich geht es los
screen-almost-about = Die Partie beginnt, sobald alle Plätze besetzt sind oder der Gastgeber sie startet.
screen-almost-host = Die Partie beginnt, wenn der Gastgeber sie startet.
screen-start = Starten
screen-start-bots = Starten, mit Bots auf den freien Plätzen
screen-free = frei
screen-somebody = jemand
screen-you = du
screen-seat-link = Link für diesen Platz
screen-share = Senden mit …
screen-look-back = Den Tisch ansehen
screen-rematch = Noch einmal
screen-swap = Seiten tauschen
screen-level = Bots
screen-results = Endstand
screen-way = Sein Weg
screen-way-round = Runde
screen-way-curve = Stationen, auf denen er sein konnte, Zug um Zug
screen-way-play = Abspielen
screen-way-pause = Pause
screen-way-back = Einen Zug zurück
screen-way-on = Einen Zug weiter
screen-way-end = Bis zum Ende
screen-next = Die nächste Partie mit denselben Leuten hat begonnen.
screen-next-elsewhere = Die nächste Partie mit denselben Leuten hat begonnen, und dein Platz wurde auf einem anderen Gerät geöffnet. Spiel dort weiter oder kopiere dort deinen persönlichen Link.
screen-record = Aufzeichnung herunterladen
screen-home = Zurück zu den Spielen
screen-sound = Ton
screen-sound-on = an
screen-sound-off = aus
screen-reasons = Bots sagen, warum
screen-seats = Wer spielt
screen-personal = Dein persönlicher Link
screen-personal-about = Er öffnet deinen Platz auf einem anderen Gerät. Behalte ihn für dich.
screen-renew = Diesen Link ersetzen
screen-renew-about = Hat ihn jemand anders bekommen? Du erhältst einen neuen Link, und der alte öffnet nirgends mehr etwas, auch nicht auf deinen anderen Geräten.
screen-renew-do = Neuen Link holen
screen-renewed = Du hast einen neuen persönlichen Link. Der alte gilt nicht mehr.
screen-replace = Einen Bot spielen lassen
screen-leave = Einen Bot für mich weiterspielen lassen
screen-return = Selbst weiterspielen
screen-data = Deine Daten
screen-remove-name = Meinen Namen entfernen
screen-remove-name-ask = Dein Name verschwindet von diesem Tisch, für alle und endgültig. Die Partie bleibt.
screen-remove-table = Diesen Tisch löschen
screen-remove-table-ask = Die Partie, ihre Aufzeichnung und die Links aller sind dann endgültig weg.
screen-remove-sure = Endgültig löschen
screen-keys = Tasten
screen-keys-list =
    Tab geht durch alles, Enter wählt.
    Pfeile gehen von einer möglichen Station oder Stelle zur nächsten.
    + und - zoomen, 0 zeigt den ganzen Spielplan, M geht zu deinen Figuren.
    H zeigt, wo der Flüchtige sein kann, R, was seit deinem letzten Zug geschehen ist, L die Legende.
    Auf dem Spielplan fragt Enter oder eine Nummer nach einer Station.
    Escape nimmt eine Wahl zurück.
    ? öffnet diese Seite.

# Lessons

screen-learn = Neu hier? Lerne es in drei Minuten
screen-learn-about = Eine kurze geführte Partie auf dem echten Spielplan. Wähle eine Seite.
screen-lesson-skip = Zeig es mir
screen-lesson-leave = Lektion verlassen
screen-lesson-play = Eine echte Partie spielen
screen-lesson-rules = Regeln lesen

# Uhren und was Leute einander fragen

screen-clock = Uhr
screen-clock-about = Ist die Zeit um, macht ein Bot den Zug.
screen-clock-none = keine Uhr
screen-clock-hours = Spielzeiten
screen-clock-from = von
screen-clock-to = bis
screen-clock-you = Du
screen-clock-urgent = Beeil dich: Deine Zeit ist fast um.
screen-clock-day = T
screen-undo = Meinen letzten Zug zurücknehmen
screen-agree = Einverstanden
screen-decline = Nein
screen-asked-others = Die anderen werden gefragt.
screen-never-mind = Doch nicht
screen-bot-for-you = Ein Bot spielt für dich.
