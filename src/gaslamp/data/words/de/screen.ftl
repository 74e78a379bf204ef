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
screen-keep-name = Diesen Namen behalten oder anmelden
screen-my-page = Meine Partien und Wertungen
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
screen-strangers = Jetzt mit anderen spielen
screen-public = Fremde dürfen mitspielen
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
screen-bot = Bot

screen-rules = Regeln
screen-all-rules = Alle Regeln
screen-how-to-play = So wird gespielt
screen-how-refusals = Mehr brauchst du nicht: Erlaubte Züge leuchten, und wenn ein Zug abgelehnt wird, siehst du, welche Regel es ist und warum.
screen-keep = Behalten
screen-waiting = Es fehlen noch Mitspieler
screen-your-turn = Du bist am Zug

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
screen-talk = Chat
screen-others = Die anderen am Tisch
screen-here = da
screen-away = nicht da
screen-left = ein Bot spielt weiter
screen-ended = Wie es ausging
screen-line-cut = Verbindung verloren. Neuer Versuch …
screen-i-am = Ich bin
screen-show-me = zeig her
screen-you-watch = Du schaust zu
screen-free = frei
screen-somebody = jemand
screen-you = du
screen-record = Aufzeichnung herunterladen
screen-home = Zurück zu den Spielen
screen-sound = Ton
screen-sound-on = an
screen-sound-off = aus
screen-return = Selbst weiterspielen

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
