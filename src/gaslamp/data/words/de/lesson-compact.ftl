# Lektionen des kompakten Spiels. Die letzte Zeile eines Schritts sagt, was zu tun ist.

lesson-compact-fugitive = Als Mister X Punkte sammeln
    .about = Eine ganze Runde vor aller Augen: umsonst fahren, abbiegen, Punkte, ein Black Ticket, die Fähre.
    .done =
        Du bist mit 37 Punkten entkommen: 40 für alle 24 Tickets, weniger 3 für das Black Ticket. Dein Gegenüber hat 11, also gewinnst du die Partie. Zu dritt oder zu viert gibt es entsprechend mehr Runden: Jeder ist einmal Mister X, und wer die meisten Punkte hat, gewinnt.
        Und jetzt: Spiele eine Partie gegen Sonntagsspieler, oder lerne die Seite der Detektive kennen.

lesson-compact-fugitive-ride =
    In der ersten Runde warst du die Detektive, und dein Gegenüber bekam als Mister X 11 Punkte. Jetzt bist du dran. Du bist auf 39, und alle sehen dich. Rot steht auf 56, Blau auf 69, Grün auf 72. Du ziehst zuerst, und du fährst umsonst: Taxi, Bus und U-Bahn kosten dich kein Ticket. Rot und Grün können beide in einem Zug auf 55 sein; halte dich also von dort fern.
    Fahr mit dem Taxi nach 7.
    .wrong = Dort wärst du sicher, aber 7 ist besser: Jeder Detektiv ist mindestens drei Züge entfernt, und das Taxi fährt von dort zu sechs Stationen weiter. Fahr mit dem Taxi nach 7.
    .wrong-black = Das Black Ticket verbirgt dich einen Zug lang, aber es kostet dich 3 Punkte. Niemand ist in der Nähe, also heb es auf. Fahr mit dem Taxi nach 7.
    .wrong-reach = Rot und Grün können dich auf 55 beide in einem Zug fangen. Fahr mit dem Taxi nach 7.
    .done = Diese Fahrt hat dich nichts gekostet. Die Detektive bezahlen ihre, und jedes Ticket, das sie verbrauchen, bekommst du.

lesson-compact-fugitive-turn =
    Die Detektive sind zweimal Bus und einmal U-Bahn gefahren. Ein Taxiticket bringt dir 1 Punkt, ein Busticket 2, ein U-Bahn-Ticket 3; du hast also schon 7. Sieh dir den Punkt zwischen 7 und 39 an: Dort kreuzen sich zwei Taxilinien. An einer Kreuzung darfst du auf die andere Linie abbiegen. Von 7 fährt das Taxi also nicht nur nach 39, sondern auch nach 21 und 22.
    Fahr mit dem Taxi nach 21.
    .wrong = Dort wärst du sicher, aber versuch abzubiegen. Von 21 fährt das Taxi zu zehn Stationen weiter. Fahr mit dem Taxi nach 21.
    .wrong-black = Heb es auf. Niemand erreicht 21, also brauchst du dich nicht zu verstecken. Fahr mit dem Taxi nach 21.
    .wrong-reach = Rot auf 5 erreicht 6, und Grün auf 55 erreicht 6 und 39. Fahr mit dem Taxi nach 21.
    .wrong-corner = Auch da biegst du ab, und auf 22 erreicht dich niemand. Aber von 22 fährt das Taxi nur zu vier Stationen weiter, von 21 zu zehn. Fahr mit dem Taxi nach 21.
    .done = Du bist an der Kreuzung abgebogen. Die Detektive dürfen das auch.

lesson-compact-fugitive-crossings =
    Rot auf 6 erreicht 7, 8 und 22, Grün auf 39 erreicht 7, 22 und 23, Blau auf 42 erreicht 41 und 53. Aber zwischen 21 und 40 kreuzen sich noch mehr Linien, und du darfst in einem Zug mehr als einmal abbiegen. So kommst du nach 20, 38 oder 40, wohin dir niemand folgen kann. Auf 40 hält die U-Bahn.
    Fahr mit dem Taxi nach 40.
    .wrong = Dorthin könnte dir niemand folgen, aber als Nächstes brauchst du die U-Bahn, und die hält auf 40. Fahr mit dem Taxi nach 40.
    .wrong-black = Heb es auf. Niemand erreicht 40, also brauchst du dich nicht zu verstecken. Fahr mit dem Taxi nach 40.
    .wrong-reach = Dort kann ein Detektiv in einem Zug sein: Rot auf 7, 8 und 22, Grün auf 7, 22 und 23, Blau auf 41 und 53. Fahr mit dem Taxi nach 40.
    .done = Kein Detektiv kann in einem Zug auf 40 sein.

lesson-compact-fugitive-underground =
    Du hast 15 Punkte, aber sie sind nah: Rot auf 55, Blau auf 41, Grün auf 21. Sie erreichen jede Station, zu der von hier Taxis und Busse fahren. Mit der U-Bahn könntest du nach 8, aber dorthin kommt auch Grün, oder nach 56 oder 72, aber dorthin kommt Rot. Bleibt 13.
    Fahr mit der U-Bahn nach 13.
    .wrong = Dort kann ein Detektiv in einem Zug sein. Nur 13 erreicht keiner. Fahr mit der U-Bahn nach 13.
    .wrong-black = Heb es auf. Niemand erreicht 13, also brauchst du dich nicht zu verstecken. Fahr mit der U-Bahn nach 13.
    .done = Eine weite Fahrt, und umsonst. Die Detektive kostet die U-Bahn 3 Punkte, und sie haben noch drei solche Tickets.

lesson-compact-fugitive-bus =
    Du hast 19 Punkte, und die Detektive haben die Hälfte ihrer Tickets verbraucht. Wenn alle 24 weg sind, ist die Runde vorbei und du bist entkommen. Blau auf 40 erreicht 8, Grün auf 38 erreicht 11. Auf zum Fluss: Die Fähre legt auf 36 an, gleich neben 26.
    Fahr mit dem Bus nach 26.
    .wrong = Dorthin könnte dir niemand folgen, aber 26 ist der beste Weg zur Fähre: neben 36 und weg von den Detektiven. Fahr mit dem Bus nach 26.
    .wrong-black = Heb es für die Fähre auf. Fahr mit dem Bus nach 26.
    .wrong-reach = Blau auf 40 erreicht 8, und Grün auf 38 erreicht 11. Fahr mit dem Bus nach 26.
    .done = Von 26 ist es eine Taxifahrt bis zur Fähre.

lesson-compact-fugitive-river =
    Um dranzubleiben, haben sie zweimal U-Bahn und einmal Taxi bezahlt. Du hast jetzt 26 Punkte. Grün auf 37 erreicht 25. Niemand erreicht 36, wo die Fähre anlegt.
    Fahr mit dem Taxi nach 36.
    .wrong = Dorthin könnte dir niemand folgen, aber die Fähre legt auf 36 an. Fahr mit dem Taxi nach 36.
    .wrong-black = Du hast nur eins, und du brauchst es für die Fähre. Fahr mit dem Taxi nach 36.
    .wrong-reach = Grün auf 37 kann in einem Zug auf 25 sein. Fahr mit dem Taxi nach 36.
    .done = Lass sie kommen. Auf die Fähre können sie dir nicht folgen.

lesson-compact-fugitive-ferry =
    Blau steht auf 26, Grün auf 42, Rot auf 43. Nur 44 ist frei, und dorthin kommen Rot und Blau. Das ist der Moment für dein Black Ticket: Du verlässt den Plan, und einen Zug lang weiß niemand, wo du bist. Es gilt für jede Linie, und nur damit kommst du auf die Fähre, die von 36 nach 47 und 84 fährt. Es kostet dich 3 Punkte.
    Fahr mit dem Black Ticket nach 84.
    .wrong = Die Fähre ist richtig, aber 84 ist besser: Von dort kommst du zu sechs Stationen weiter, von 47 zu fünf. Fahr mit dem Black Ticket nach 84.
    .wrong-reach = Rot und Blau kommen beide nach 44 und würden dich dort fangen, versteckt oder nicht. Fahr mit dem Black Ticket nach 84.
    .done = Sie sehen ein Black Ticket und keine Figur. Du kannst auf 44, 47 oder 84 sein.

lesson-compact-fugitive-last =
    Rot hat dich auf 44 gesucht, vergeblich. Nach ihrem Zug kommst du aus dem Versteck: Du bist auf 84. Sie haben noch drei Tickets, zwei fürs Taxi und eins für die U-Bahn, keins für den Bus. Rot und Grün kommen also nach 61, und Grün nach 83. Fängt dich jetzt niemand, ist die Runde vorbei.
    Fahr auf eine Station, die kein Detektiv erreicht.
    .wrong = Fahr nach 63, 70, 86 oder 109. Mit den Tickets, die sie noch haben, kommt kein Detektiv dorthin.
    .wrong-reach = Rot und Grün kommen mit dem Taxi nach 61, und Grün nach 83. Fahr auf eine andere Station.
    .done = Dorthin kommt niemand, und ihre letzten drei Tickets bekommst du.

lesson-compact-detective = Mister X mit wenigen Tickets fangen
    .about = Eine Runde mit allen drei Detektiven: aufstellen, bezahlen, näher rücken, ein Black Ticket, fangen.
    .done =
        Du hast ihn gefangen und die Hälfte deiner Tickets behalten. Damit gewinnst du die Partie: Er hat viel weniger als deine 40 Punkte. Siehst du einmal keine Chance mehr, darfst du in deinem Zug aufgeben, aber dann bekommt er alle Tickets, die du noch hast. Zu dritt oder zu viert teilen sich die anderen die drei Detektive und entscheiden gemeinsam.
        Und jetzt: Spiele eine Partie gegen Sonntagsspieler, oder lerne die Seite von Mister X kennen.

lesson-compact-detective-place =
    In der ersten Runde warst du Mister X. Die Detektive haben aufgegeben, und du hast all ihre Tickets bekommen: 40 Punkte. Jetzt spielst du die drei Detektive, und dein Gegenüber ist Mister X. Die Detektive beginnen auf drei U-Bahn-Stationen deiner Wahl, gut verteilt. Rot steht schon auf 56, im Westen. 69 liegt im Südosten, 72 dazwischen.
    Stell Blau auf 69 und Grün auf 72.
    .wrong = Jede U-Bahn-Station ist erlaubt, aber in dieser Lektion nehmen wir 69 und 72. Stell Blau auf 69 und Grün auf 72.
    .wrong-colour = Die Station stimmt, die Farbe nicht. Stell Blau auf 69 und Grün auf 72.
    .done = Jetzt dreht Mister X eines deiner Tickets um. Die Zahl darauf ist sein Start.

lesson-compact-detective-pay =
    Mister X begann auf 91 und nahm ein Taxi nach 90. Du siehst ihn immer, und er fährt umsonst. Du bezahlst aus einem Vorrat für alle drei Detektive: 12 Taxi-, 8 Bus- und 4 U-Bahn-Tickets. Jedes Ticket, das du verbrauchst, bekommt er: Ein Taxi ist 1 Punkt wert, ein Bus 2, eine U-Bahn 3. Fang ihn also bald. Von 79 kann Rot in einem Zug auf 91 und 95 sein.
    Zieh Rot mit dem Bus nach 79.
    .wrong = 79 ist besser: Von dort bewacht Rot 91 und 95, zwei seiner Auswege. Zieh Rot mit dem Bus nach 79.
    .wrong-later = Die Reihenfolge ist frei, aber fangen wir mit Rot an. Zieh Rot mit dem Bus nach 79.
    .wrong-giveup = Gibst du auf, ist die Runde vorbei, und Mister X bekommt alle Tickets, die du noch hast, zusammen 40 Punkte. Du hast gerade erst angefangen. Zieh Rot mit dem Bus nach 79.
    .done = Zwei Punkte für ihn. Im Vorrat sind noch 7 Bustickets, für alle drei Detektive zusammen.

lesson-compact-detective-order =
    Alle drei müssen ziehen, in beliebiger Reihenfolge. Von 80 kann Grün nach 89. Blau ist weit weg, und nur die U-Bahn ist schnell genug. Sie kostet 3 Punkte; nimm sie, wenn es sich lohnt.
    Zieh Blau mit der U-Bahn nach 109 und Grün mit dem Taxi nach 80.
    .wrong = Grün wird auf 80 gebraucht, neben 89, und Blau auf 109, um ihm im Süden den Weg abzuschneiden. Zieh Blau mit der U-Bahn nach 109 und Grün mit dem Taxi nach 80.
    .wrong-giveup = Gibst du auf, bekommt Mister X alle Tickets, die du noch hast. Du kommst ihm näher, also mach weiter. Zieh Blau mit der U-Bahn nach 109 und Grün mit dem Taxi nach 80.
    .done = Von 90 kann er nach 89, 91, 95 oder 111. Du erreichst sie alle, nur 111 nicht.

lesson-compact-detective-close =
    Er nahm den einzigen Ausweg: An der Kreuzung zweier Taxilinien bog er nach 111 ab. Auch du darfst abbiegen. Folge ihm und spare Punkte: Wohin ein Taxi fährt, dorthin nimm nicht den Bus. Von 92 bewacht Rot 113, von 97 bewacht Blau 110, von 90 bewacht Grün 89 und 95.
    Zieh Rot nach 92, Blau nach 97 und Grün nach 90, alle mit dem Taxi.
    .wrong = Dann bliebe ihm ein Ausweg. Rot wird auf 92 gebraucht, Blau auf 97 und Grün auf 90. Zieh sie mit dem Taxi dorthin.
    .wrong-dear = Der Bus fährt auch dorthin, bringt ihm aber 2 Punkte, ein Taxi nur einen. Zieh Rot nach 92, Blau nach 97 und Grün nach 90, alle mit dem Taxi.
    .wrong-giveup = Gibst du auf, bekommt Mister X alle Tickets, die du noch hast. Du kommst ihm näher, also mach weiter. Zieh Rot nach 92, Blau nach 97 und Grün nach 90, alle mit dem Taxi.
    .done = Drei Taxis, drei Punkte. Die einzige Station, die du nicht bewachst, ist 112.

lesson-compact-detective-ferry =
    Er ist auf 112, wo die Fähre anlegt. Nur er darf sie nehmen, und nur mit seinem Black Ticket: von hier nach 84. Stell also jemanden dorthin, von wo er in einem Zug auf 84 sein kann.
    Zieh Blau mit dem Bus nach 83.
    .wrong = Von dort kann Blau nicht in einem Zug auf 84 sein. Zieh Blau mit dem Bus nach 83.
    .wrong-later = Rot und Grün kommen danach. Nur Blau kommt nah an 84 heran. Zieh Blau mit dem Bus nach 83.
    .wrong-giveup = Gibst du auf, bekommt Mister X alle Tickets, die du noch hast. Du hast ihn fast. Zieh Blau mit dem Bus nach 83.
    .done = Nimmt er die Fähre, kann Blau ihm folgen.

lesson-compact-detective-net =
    Von 112 fährt das Taxi nach 95, 111 und 113. Geht Grün nach 95, ist dieser Weg versperrt, und Grün kann nach 111. Von 94 kann Rot nach 113.
    Zieh Rot nach 94 und Grün nach 95.
    .wrong = Dann bliebe ihm ein Ausweg. Auf 94 bewacht Rot 113, auf 95 bewacht Grün 111. Zieh Rot nach 94 und Grün nach 95.
    .wrong-giveup = Gibst du auf, bekommt Mister X alle Tickets, die du noch hast. Du hast ihn fast. Zieh Rot nach 94 und Grün nach 95.
    .done = Jede Linie von 112 führt zu einer Station, auf der du stehst oder die du erreichst.

lesson-compact-detective-catch =
    Er hat sein Black Ticket gespielt und den Plan verlassen. Das kostet ihn 3 Punkte und verbirgt ihn einen Zug lang. Wo kann er sein? Er war auf 112, und auf 95 stehst du. Also ist er auf 111, auf 113 oder, mit der Fähre, auf 84. Du hast für jede einen Detektiv.
    Zieh Rot nach 113, Grün nach 111 und Blau nach 84.
    .wrong = Er ist auf 84, 111 oder 113; sieh dort nach. Zieh Rot nach 113, Grün nach 111 und Blau nach 84.
    .wrong-swap = Nur Grün kann nach 111; überlass 113 also Rot. Zieh Rot nach 113, Grün nach 111 und Blau nach 84.
    .wrong-giveup = Gibst du auf, bekommt Mister X alle Tickets, die du noch hast, und dabei hast du ihn schon. Zieh Rot nach 113, Grün nach 111 und Blau nach 84.
    .done = Gefangen auf 84! Er hat die Fähre genommen.
