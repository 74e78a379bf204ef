# Der Bildschirm von Case Connection im Browser: feste Beschriftungen ohne Lücken.

# Die Orte

bench-locations = Orte
bench-closed = geschlossen
bench-take = Diese beiden nehmen
bench-take-how = Tippe zwei Teile eines Ortes an oder zieh sie auf deine Hand.

# Der Tisch: was wo liegt und was noch fehlt

bench-take-more = Noch eins vom selben Ort.
bench-put-back = zurücklegen
bench-since = Seit deinem letzten Zug
bench-since-none = Noch hat niemand sonst gespielt.
bench-wants = Es fehlt noch
bench-tab-places = Orte
bench-tab-mine = Meine Karten
bench-tab-players = Spieler
bench-parts = Teile des Tisches
bench-reading = Aus der Nähe
bench-token-how = Tippe jetzt an, wohin es kommt.

# Die Auslage um die eigene Spur

bench-layout = Auslage
bench-layout-none = Du verfolgst keine Spur.
bench-layout-keys = Pfeiltasten wandern über die Auslage, Enter legt eine Karte oder nimmt sie zurück, Escape lässt sie los.
bench-layout-how = Tippe einen Hinweis an, dann einen Platz, der leuchtet, oder zieh ihn dorthin. Tippe einen liegenden Hinweis an, um ihn zurückzunehmen.
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
