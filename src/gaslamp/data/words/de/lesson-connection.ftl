# Die Lektion von Case Connection. Die letzte Zeile eines Schritts sagt, was zu tun ist.

lesson-connection = Hinweise verbinden
    .about = Das Ende einer knappen Partie: Besuche, Verbindungen, ein Tausch, ein Bonus und der neunte Punkt.
    .done =
        Du hast 9 Punkte erreicht, dein Gegenüber hatte einen letzten Zug, und du gewinnst 9 zu 6. Bei gleichen Punkten entscheidet die wertvollste einzelne Spur. In einer ganzen Partie fangen alle mit nichts an, und 2 bis 4 Detektive spielen um die neun Punkte.
        Und jetzt: Spiele gegen Sonntagsspieler.

lesson-connection-visit =
    Du kommst in eine knappe Partie: Du hast 6 Punkte, dein Gegenüber 2, und bei 9 beginnt das Ende. Deine Spur 8 zeigt oben Forensik, rechts Zeuge und Cyber. Du hast Hinweis 28, zwei Forensik-Plättchen und ein Cyber-Plättchen. In deinem Zug besuchst du einen Ort und nimmst dort genau zwei Teile. Im Leichenhaus in der Tallow Lane liegt nur noch ein Teil, also ist es geschlossen. Hinweis 2 zeigt unten Forensik: Er passt über deine Spur.
    Besuche die Schenke zur Ertrunkenen Laterne: Nimm Hinweis 2 und ein Forensik-Plättchen.
    .wrong = Hinweis 2 passt über deine Spur und trägt einen Bonus. Hol ihn dir, bevor es jemand anderes tut: Besuche die Schenke zur Ertrunkenen Laterne und nimm Hinweis 2 und ein Forensik-Plättchen.
    .wrong-later = Dorthin gehst du im nächsten Zug. Hol zuerst Hinweis 2, der einen Bonus trägt: Besuche die Schenke zur Ertrunkenen Laterne und nimm Hinweis 2 und ein Forensik-Plättchen.
    .done = Was du nimmst, liegt offen vor dir. Du darfst so viel haben, wie du willst.

lesson-connection-done =
    Zwei Karten sind verbunden, wenn sie nebeneinanderliegen, die beiden Seiten, die sich berühren, dasselbe Symbol zeigen und ein Plättchen dieses Symbols dazwischenliegt. Hinweis 2 kommt über die Spur, mit einem Forensik-Plättchen. Hinweis 28 zeigt links Cyber, also kommt er rechts neben die Spur, mit einem Cyber-Plättchen. Beide berühren die Spur: Das sind direkte Verbindungen. Du darfst jederzeit auslegen und umlegen, aber Karten werden nie gedreht.
    Beende deinen Zug.
    .wrong = Du hast deinen Besuch gemacht, und die Spur ist noch nicht komplett. Beende deinen Zug.
    .wrong-swap = Dann bliebe kein Forensik-Plättchen für Hinweis 2. Hol dir erst noch eins. Beende deinen Zug.
    .done = Jetzt ist dein Gegenüber am Zug.

lesson-connection-again =
    Dein Gegenüber hat eine Spur gelöst und hat jetzt auch 6 Punkte. Nach diesem Besuch hatten zwei Orte nur noch ein Teil, also wurden alle Orte aufgefüllt. Deiner Spur fehlt noch Zeuge. Zwei Symbole auf einer Seite: Eines wird direkt verbunden, hier Cyber durch Hinweis 28. Das andere wird weiter außen im selben Zweig verbunden, indirekt. Hinweis 28 zeigt unten Zeuge, und Hinweis 17 zeigt oben Zeuge.
    Besuche das Telegrafenamt am Cinder Court: Nimm Hinweis 17 und ein Forensik-Plättchen.
    .wrong = Hinweis 17 ist der, der von Hinweis 28 aus mit Zeuge weiterführt. Besuche das Telegrafenamt am Cinder Court: Nimm Hinweis 17 und ein Forensik-Plättchen.
    .wrong-token = Hinweis 17 ist richtig, aber nimm dazu ein Forensik-Plättchen: Drei wirst du tauschen, und eins brauchst du. Besuche das Telegrafenamt am Cinder Court: Nimm Hinweis 17 und ein Forensik-Plättchen.
    .wrong-swap = Noch nicht: Dann bliebe kein Forensik-Plättchen für Hinweis 2. Besuche zuerst das Telegrafenamt am Cinder Court: Nimm Hinweis 17 und ein Forensik-Plättchen.
    .done = Hinweis 17 kommt unter Hinweis 28.

lesson-connection-swap =
    Du hast kein Zeugen-Plättchen, aber vier Forensik-Plättchen. Einmal in deinem Zug darfst du drei gleiche Plättchen gegen ein Universal-Plättchen tauschen, das für jedes Symbol gilt.
    Tausche drei Forensik-Plättchen gegen ein Universal-Plättchen.
    .wrong = Mit einem Universal-Plättchen kannst du deine Spur noch in diesem Zug lösen. Tausche drei Forensik-Plättchen gegen ein Universal-Plättchen.
    .done = Das Universal-Plättchen wird für Zeuge gelten.

lesson-connection-solve =
    Jetzt kannst du jedes Symbol von Spur 8 verbinden: Hinweis 2 darüber mit dem Forensik-Plättchen, Hinweis 28 rechts mit dem Cyber-Plättchen, Hinweis 17 unter Hinweis 28 mit dem Universal-Plättchen. Verbindungen dürfen nie einen Kreis bilden. Ein Bonus zählt nur auf einem Hinweis direkt neben der Spur: Hinweis 2 bringt ein Universal-Plättchen.
    Leg die drei Hinweise mit ihren Plättchen aus und löse die Spur.
    .wrong = Du kannst deine Spur jetzt lösen, also beende den Zug noch nicht. Leg die drei Hinweise mit ihren Plättchen aus und löse die Spur.
    .done = Spur 8 bringt 2 Punkte, du hast jetzt 8. Und Hinweis 2 bringt dir ein Universal-Plättchen.

lesson-connection-keep =
    Von einer gelösten Auslage behältst du genau zwei Teile, Hinweise oder Plättchen. Der Rest geht zurück. Das Universal-Plättchen aus dem Bonus gehört dir ohnehin. Die Hinweise 17 und 28 haben je auf zwei Seiten Symbole und passen deshalb zu vielen Spuren.
    Behalte Hinweis 17 und Hinweis 28.
    .wrong = Plättchen bekommt man leicht, passende Hinweise nicht. Behalte Hinweis 17 und Hinweis 28.
    .done = Der andere Hinweis kommt unter den Stapel, auch die Plättchen gehen zurück.

lesson-connection-follow =
    Dann ziehst du zwei Spuren und verfolgst eine davon. Die andere sieht niemand. Spur 19 bringt 5 Punkte, hat aber fünf Symbole. Spur 6 bringt 1 Punkt, und mehr brauchst du nicht. Sie zeigt rechts Cyber und links Zeuge.
    Verfolge Spur 6.
    .wrong = Fünf Verbindungen dauern lange, und dein Gegenüber hat 6 Punkte. Dir fehlt nur ein Punkt. Verfolge Spur 6.
    .done = Hinweis 28 passt rechts, Hinweis 17 links. Es fehlen nur noch Plättchen.

lesson-connection-over =
    Spuren lösen darfst du in deinem Zug jederzeit, vor oder nach dem Besuch, und so oft du kannst. Diese kannst du noch nicht lösen.
    Beende deinen Zug.
    .wrong = In diesem Zug gibt es nichts mehr zu tun. Beende deinen Zug.
    .done = Ein Besuch noch, dann reicht es.

lesson-connection-tokens =
    Dein Gegenüber hat im Telegrafenamt am Cinder Court ein einziges Teil übrig gelassen, also ist es geschlossen. Du brauchst ein Zeugen-Plättchen und ein Cyber-Plättchen. An der Rattenfängertreppe liegt beides.
    Besuche die Rattenfängertreppe: Nimm ein Zeugen-Plättchen und ein Cyber-Plättchen.
    .wrong = Deine Hinweise sind komplett, du brauchst nur noch Plättchen. Besuche die Rattenfängertreppe: Nimm ein Zeugen-Plättchen und ein Cyber-Plättchen.
    .done = Mehr braucht Spur 6 nicht.

lesson-connection-nine =
    Hinweis 28 kommt mit Cyber rechts neben die Spur, Hinweis 17 mit Zeuge links daneben. Dein Universal-Plättchen darf eines davon ersetzen. Damit hast du 9 Punkte: Du hörst sofort auf, und alle anderen haben einen letzten Zug. Dann gewinnt, wer die meisten Punkte hat.
    Leg beide Hinweise mit Plättchen aus und löse die Spur.
    .wrong = Der neunte Punkt liegt vor dir, also beende den Zug noch nicht. Leg beide Hinweise mit Plättchen aus und löse die Spur.
    .done = Neun Punkte! Jetzt hat dein Gegenüber einen letzten Zug.
