# Der Bildschirm von Case Connection im Browser: feste Beschriftungen ohne Lücken.

# Die Orte

bench-locations = Orte
bench-closed = geschlossen
bench-take = Diese beiden nehmen
bench-take-how = Tippe zwei Dinge eines Ortes an.

# Die Auslage um die eigene Spur

bench-layout = Auslage
bench-layout-open = Hinweise auslegen
bench-layout-close = Zurück zum Tisch
bench-layout-none = Du verfolgst keine Spur.
bench-layout-keys = Pfeiltasten wandern über die Auslage, Enter legt eine Karte oder nimmt sie zurück, Escape lässt sie los.
bench-layout-how = Tippe einen Hinweis an, dann einen Platz, der leuchtet. Tippe einen liegenden Hinweis an, um ihn zurückzunehmen.
bench-solve = Spur lösen
bench-hint = Zeig mir eine Lösung
bench-clear = Alles zurück
bench-cell-free = freier Platz
bench-cell-fits = freier Platz, an den der Hinweis passt
bench-loose = nicht verbunden
bench-joint = Zwischen
bench-joint-empty = noch kein Plättchen
bench-joint-choose = Welches Plättchen kommt hierher?
bench-joint-part = Plättchen wegnehmen
bench-joint-cancel = So lassen

# Was man auf der Hand hat

bench-hand = Auf der Hand
bench-hand-empty = Noch keine Hinweise oder Plättchen
bench-hand-laid = Alles ist ausgelegt

# Was zu wählen ist

bench-follow = Diese Spur verfolgen
bench-follow-choose = Spuren zur Auswahl
bench-keep = Diese beiden behalten
bench-keep-choose = Behalte zwei davon

# Alle

bench-players = Spieler
bench-you = du
bench-turn = am Zug
bench-points = Punkte
bench-lead-none = Keine Spur
bench-clues = Hinweise
bench-solved = Gelöst
bench-solved-show = Zeigen, wie sie gelöst wurde
bench-bonus = Punktplättchen

# Züge und Bericht

bench-moves = Alle Züge
bench-moves-none = Gerade gibt es nichts zu tun.
bench-account = Was geschah
bench-close = Schließen
