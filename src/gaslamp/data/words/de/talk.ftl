# Miteinander reden und zeichnen: feste Beschriftungen, die mit dem Fenster kommen, und die schnellen Sätze.

talk-title = Chat
talk-table = Tisch
talk-table-about = Das lesen alle am Tisch.
talk-team = Detektive
talk-team-about = Das sehen nur die Detektive.
talk-watchers = Zuschauer
talk-watchers-about = Das lesen nur, die zuschauen.
talk-notebook = Notizbuch
talk-notebook-about = Was du hier zeichnest, siehst nur du.

# Etwas sagen
talk-none = Noch hat niemand etwas gesagt.
talk-write = Nachricht schreiben
talk-send = Senden
talk-phrases = Schnelle Sätze
talk-new = neu
talk-you = Du
talk-watcher = Jemand, der zuschaut
talk-typing = Schreibt gerade:
talk-line = Stummschalten oder melden
talk-mute = Stummschalten
talk-unmute = Wieder zeigen
talk-muted = Stumm:
talk-report = Diese Nachricht melden
talk-allowed = Chat an diesem Tisch erlauben
talk-off = Der Chat ist an diesem Tisch abgeschaltet.
talk-more = Dieser Chat
talk-recorded = Was hier gesagt wird, steht in der Aufzeichnung dieser Partie.
talk-record = In der Aufzeichnung behalten
talk-unrecord = Aus der Aufzeichnung nehmen

# Auf dem Spielplan zeichnen
talk-draw = Zeichnen
talk-pin = Markierung
talk-arrow = Pfeil
talk-stroke = Linie
talk-strike = Ausstreichen
talk-move = Zug vorschlagen
talk-undo = Mein letztes Zeichen zurücknehmen
talk-shown = Zeichen anzeigen
talk-wipe = Entfernen
talk-marks = Auf dem Spielplan
talk-label = Text (nicht nötig)
talk-pawn = Wer zieht
talk-fare = Ticket
talk-any = beliebiges Ticket
talk-done = Linie abschließen
talk-ready = Bereit
talk-readied = Bereit:
talk-hint-pin = Wähle die Station, die du markieren willst.
talk-hint-arrow = Wähle, wo der Pfeil beginnt.
talk-hint-arrow-end = Wähle jetzt, wo er endet.
talk-hint-stroke = Zeichne auf dem Spielplan oder wähle eine Station nach der anderen.
talk-hint-strike = Wähle eine Station, an der er nicht sein kann.
talk-hint-move = Wähle, wohin die Figur ziehen soll.

# Das Notizbuch des Flüchtigen
talk-notes-known = Was sie wissen können
talk-notes-next = Wohin als Nächstes
talk-notes-way = Dein Weg
talk-notes-show = Auf dem Spielplan zeigen
