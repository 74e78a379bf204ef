# Die Seite von jemandem mit festem Namen und der Weg dorthin: feste Beschriftungen, die mit ihr kommen.

account-title = Ein fester Name
account-about = Du kannst auch ohne spielen. Mit einem festen Namen kann ihn niemand sonst benutzen, deine Partien und Wertungen bleiben dir, und Freunde wie Fremde wissen, dass du es bist.
account-way = Was möchtest du tun?
account-take = Neuer Name
account-enter = Anmelden
account-recover = Vergessen?
account-name = Name
account-passphrase = Passphrase
account-passphrase-new = Neue Passphrase
account-passphrase-old = Deine bisherige Passphrase
account-passphrase-about = Eine Mailadresse braucht es nicht. Am besten sind ein paar Wörter hintereinander.
account-show = Zeigen, was ich tippe
account-strength-short = Zu kurz: Es braucht mindestens 10 Zeichen.
account-strength-simple = Leicht zu erraten: Nimm mehr verschiedene Zeichen.
account-strength-fair = In Ordnung. Mit einem Wort mehr wäre sie stark.
account-strength-strong = Stark.
account-games-mine = Die Partien in diesem Browser gehören mir
account-games-mine-about = Lass das weg, wenn hier auch andere spielen.
account-take-do = Diesen Namen behalten
account-enter-do = Anmelden
account-code = Wiederherstellungscode
account-recover-about = Gib den Code ein, den du dir beim Sichern des Namens notiert hast. Alle Browser werden abgemeldet, und du bekommst einen neuen Code.
account-recover-do = Neue Passphrase setzen

# Der Wiederherstellungscode, einmal gezeigt
account-noted-title = Notiere deinen Wiederherstellungscode
account-noted-about = Wenn du deine Passphrase vergisst, führt nur dieser Code zurück zu deinem Namen. Er wird nur dieses eine Mal gezeigt und gilt nur einmal.
account-print = Drucken
account-noted = Ich habe ihn notiert

# Meine Seite
account-signed-in = Angemeldet. Niemand sonst kann diesen Namen hier benutzen.
account-since = Gesichert seit
account-leave = Abmelden
account-ratings = Wertungen
account-ratings-about = Alle beginnen bei 1500. Wer 200 Punkte voraus ist, gewinnt etwa drei von vier Partien.
account-ratings-none = Noch keine gewertete Partie. Eine Partie zählt, wenn alle am Tisch schon vor Beginn einen festen Namen haben.
account-interval = Sehr wahrscheinlich zwischen
account-interval-and = und
account-unsure = Noch eine Schätzung: Dafür braucht es mehr Partien.
account-sure-above = Über dem Anfangsniveau.
account-sure-below = Bisher unter dem Anfangsniveau.
account-sure-level = Etwa auf dem Anfangsniveau.
account-rated-games = Gewertete Partien:
account-course = Wertung nach jeder gewerteten Partie
account-statistics = Partien nach Rolle
account-statistics-about = Gewonnene von gespielten Partien.
account-game = Spiel
account-role-fugitive = Flüchtiger
account-role-detective = Detektiv
account-role-player = Spieler
account-of = von
account-history = Partien
account-history-none = Hier erscheinen Partien, die du angemeldet zu Ende spielst.
account-won = Gewonnen
account-lost = Verloren
account-place = Platz
account-rated = gewertet
account-mirror-won = Spiegelpartien gewonnen
account-mirror-drawn = Spiegelpartien unentschieden
account-mirror-lost = Spiegelpartien verloren
account-against = Mit
account-guest = ein Gast
account-deleted = jemand, der gegangen ist
account-open = Öffnen
account-earlier = Frühere Partien
account-elsewhere = Dein Platz ist in einem anderen Browser.
account-removed = Dieser Tisch wurde gelöscht.

# Browser, Passphrase, Daten
account-browsers = Wo du angemeldet bist
account-browser-unknown = Ein Browser
account-browser-here = dieser Browser
account-seen = zuletzt benutzt
account-browser-end = Abmelden
account-change = Passphrase ändern
account-change-about = Alle anderen Browser werden abgemeldet.
account-change-do = Passphrase ändern
account-changed = Deine Passphrase ist geändert. Alle anderen Browser sind abgemeldet.
account-export = Alle meine Daten herunterladen
account-export-about = Eine Datei (JSON) mit allem, was dieser Server über dich weiß: Partien, Wertungen, Plätze, Browser und was du an Tischen, die es noch gibt, geschrieben und gezeichnet hast.
account-export-do = Herunterladen
account-delete = Alles über mich löschen
account-delete-about =
    Dein Name, deine Passphrase, Wertungen, Statistik und alle früheren Partien verschwinden für immer, ebenso was du geschrieben und gezeichnet hast.
    Dein Name verschwindet von allen Tischen und aus dem, was andere über ihre Partien sehen. Jemand anders kann ihn nehmen.
    Die Partien bleiben denen, die mitgespielt haben. Deine Plätze bleiben in diesem Browser deine, als Gast.
    Sicherungen dieses Servers und Dateien, die andere gespeichert haben, können ihn noch eine Weile enthalten.
account-delete-sure = Ja, alles über mich löschen
account-delete-do = Endgültig löschen
account-gone = Alles über dich ist gelöscht. Du kannst als Gast weiterspielen.
