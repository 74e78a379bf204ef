# Lektionen des klassischen Spiels. Die letzte Zeile eines Schritts sagt, was zu tun ist.

lesson-classic-fugitive = Als Mister X entkommen
    .about = Sechs Runden auf der Flucht: Fahrten, das erste Auftauchen, ein Black Ticket, ein Doppelzug.
    .done =
        Du bist entkommen! Ein ganzes Spiel hat 22 Runden und fünf Detektive, und Mister X zeigt sich nach seinen Zügen 3, 8, 13, 18 und 24.
        Und jetzt: Spiele Mister X gegen Sonntagsspieler, oder lerne die Seite der Detektive kennen.

lesson-classic-fugitive-ride =
    Du bist Mister X, auf Station 103. Drei Detektive suchen dich: Violett auf 141, Rot auf 155, Grün auf 29. Ein Zug folgt einer Linie bis zu ihrer nächsten Haltestelle und kostet ein Ticket. Du ziehst zuerst und geheim: Die Detektive sehen dein Ticket, nicht deine Station.
    Fahr mit dem Taxi nach 102.
    .wrong = Das geht, aber 102 ist besser: Dort halten auch Busse, also hast du danach mehr Möglichkeiten. Fahr mit dem Taxi nach 102.
    .wrong-black = Ein Black Ticket verbirgt, womit du fährst, und du hast nur fünf. Niemand ist in der Nähe, also reicht ein Taxi. Fahr mit dem Taxi nach 102.
    .wrong-double = Ein Doppelzug hilft dir aus der Klemme, und du hast nur zwei. Fahr mit dem Taxi nach 102.
    .done = Die Fahrtentafel zeigt ein Taxiticket und keine Station. Nach allem, was die Detektive wissen, kannst du auf rund fünfzig Stationen sein.

lesson-classic-fugitive-bus =
    An den meisten Stationen halten nur Taxis, auf 102 auch Busse. Ein Bus lässt die übrigen aus; er bringt dich also weiter als ein Taxi.
    Fahr mit dem Bus nach 127.
    .wrong = Von 127 aus hast du die beste Auswahl für den nächsten Zug, nach dem du dich zeigen musst. Fahr mit dem Bus nach 127.
    .wrong-taxi = Ein Taxi fährt nur bis zur nächsten Ecke. Der Bus bringt dich weiter. Fahr mit dem Bus nach 127.
    .wrong-black = Ein Black Ticket ist am meisten wert, gleich nachdem man dich gesehen hat. Heb es auf. Fahr mit dem Bus nach 127.
    .wrong-double = Ein Doppelzug zählt als zwei Züge: Du müsstest dich schon in dieser Runde zeigen. Fahr mit dem Bus nach 127.
    .done = Taxi, Bus: Mehr verrät die Fahrtentafel nicht. Jedes Ticket, das die Detektive verbrauchen, bekommst du; sie gehen dir also nicht aus.

lesson-classic-fugitive-surface =
    Nach deinem dritten Zug musst du dich zeigen: Alle sehen deine Station. Fahr also dorthin, wohin dir in einem Zug kein Detektiv folgen kann. Violett auf 142 erreicht 116 und 134, Rot auf 140 erreicht 126 und 133. Niemand erreicht 115, und dort legt eine Fähre an.
    Fahr mit dem Taxi nach 115.
    .wrong = 102 ist auch sicher, aber dort gibt es keine Fähre, und die brauchst du als Nächstes. Fahr mit dem Taxi nach 115.
    .wrong-black = Auf 115 sehen sie dich mit jedem Ticket; ein Black Ticket wäre verschenkt. Fahr mit dem Taxi nach 115.
    .wrong-reach = Dort kann dich ein Detektiv in einem Zug fangen: Violett erreicht 116 und 134, Rot erreicht 126 und 133. Fahr mit dem Taxi nach 115.
    .wrong-double = Ein Doppelzug brächte dich gleich nach dem Auftauchen weiter, aber diesmal genügt ein Black Ticket. Fahr mit dem Taxi nach 115.
    .done = Jetzt sehen dich alle auf 115, und die Detektive kommen näher.

lesson-classic-fugitive-ferry =
    Rot auf 126 kann dich fangen, wenn du in der Nähe bleibst. Ein Black Ticket gilt für jede Linie und verbirgt, welche du genommen hast. Nur damit kommst du auch auf die Fähre, die kein Detektiv nehmen darf. Von 115 fährt sie nach 118 und 157.
    Fahr mit einem Black Ticket nach 157.
    .wrong = Ein Black Ticket ist eine gute Idee. Nimm es für die Fähre: Sie bringt dich von allen dreien weg. Fahr mit einem Black Ticket nach 157.
    .wrong-taxi = Ein Taxiticket würde verraten, dass du auf 102, 114 oder 127 bist. Fahr mit einem Black Ticket nach 157.
    .wrong-green = Grün auf 105 kann in einem Zug auf 118 sein. Fahr mit einem Black Ticket nach 157.
    .wrong-double = Hier genügt ein guter Zug. Heb dir die Doppelzüge auf. Fahr mit einem Black Ticket nach 157.
    .done = Die Fahrtentafel zeigt ein Black Ticket und sonst nichts. Du kannst auf 102, 114, 118, 127 oder 157 sein.

lesson-classic-fugitive-double =
    Rot und Grün haben dich auf 127 und 118 gesucht, vergeblich. Sie wissen also: Du bist auf 102, 114 oder 157. Violett auf 142 kann als Nächstes mit dem Bus nach 157 fahren. In einem Doppelzug ziehst du zweimal, bevor die Detektive antworten.
    Spiele einen Doppelzug.
    .wrong = Ein einzelner Zug bringt dich nicht weit genug von Violett weg. Spiele zuerst einen Doppelzug, dann seine beiden Fahrten.
    .wrong-reach = Dort kann ein Detektiv in einem Zug sein: Rot erreicht 133, Violett erreicht 158. Spiele einen Doppelzug.
    .done = Mach jetzt zwei Fahrten. Jede braucht ihr eigenes Ticket und bekommt ihr eigenes Feld auf der Fahrtentafel.

lesson-classic-fugitive-away =
    Die erste der beiden Fahrten: auf zur U-Bahn. Von 157 fährt ein Bus nach 185, wo sie hält.
    Fahr mit dem Bus nach 185.
    .wrong = Du hast zwei Fahrten, und am weitesten bringt dich die U-Bahn. Sie hält auf 185. Fahr mit dem Bus nach 185.
    .wrong-black = Heb es auf: Busse halten auf 102 und auf 157, ein Busticket verrät also wenig. Fahr mit dem Bus nach 185.
    .done = Sie können nicht wissen, ob dieser Bus von 102 oder von 157 kam.

lesson-classic-fugitive-underground =
    Die zweite Fahrt: Von 185 fährt die U-Bahn nach 153 und 159. Violett auf 142 kann 159 erreichen.
    Fahr mit der U-Bahn nach 153.
    .wrong = Das geht, aber die U-Bahn bringt dich viel weiter weg. Fahr mit der U-Bahn nach 153.
    .wrong-reach = Violett auf 142 kann in einem Zug auf 159 sein. Fahr mit der U-Bahn nach 153.
    .wrong-black = Heb es auf: Ein U-Bahn-Ticket lässt ihnen noch sechs Stationen in ganz London. Fahr mit der U-Bahn nach 153.
    .done = Soviel sie wissen, bist du auf 13, 79, 89, 111, 153 oder 159. Viel Glück dabei.

lesson-classic-fugitive-escape =
    Das ist die letzte Runde der Lektion. Fängt dich nach diesem Zug niemand, hast du gewonnen. Violett auf 159 erreicht mit der U-Bahn 140 und 185, Rot auf 126 erreicht mit dem Taxi 140.
    Fahr auf eine Station, die kein Detektiv erreicht.
    .wrong = Einen Doppelzug brauchst du nicht: Nach einem Zug ist die Runde vorbei, und du hast gewonnen. Fahr, wohin du willst, nur nicht nach 140 oder 185.
    .wrong-reach = Violett erreicht von 159 aus 140 und 185, und Rot von 126 aus 140. Fahr auf eine andere Station.
    .done = Gut gewählt: Dort kann in einem Zug kein Detektiv sein.

lesson-classic-detective = Als Detektiv jagen
    .about = Eine Jagd ab Runde 2: Fahrten, Tickets, die Fahrtentafel lesen, den Weg abschneiden, fangen.
    .done =
        Geschafft! In einem ganzen Spiel haben fünf Detektive dafür 22 Runden, und Mister X hat Black Tickets und Doppelzüge, um zu entwischen.
        Und jetzt: Spiele die Detektive gegen einen Sonntagsspieler, oder lerne die Seite von Mister X kennen.

lesson-classic-detective-ride =
    Du spielst alle Detektive: Violett auf 102, Rot auf 161, Grün auf 39. Mister X ist versteckt, aber die Fahrtentafel zeigt, womit er gefahren ist: erst mit dem Taxi, dann mit dem Bus. Nach jedem seiner Züge zieht jeder Detektiv einmal, auf einer Linie bis zu ihrer nächsten Haltestelle. Jede Fahrt kostet diesen Detektiv ein Ticket.
    Zieh Violett mit dem Bus nach 86.
    .wrong = 86 ist der bessere Platz: Von dort fahren Busse in vier Richtungen. Zieh Violett mit dem Bus nach 86.
    .wrong-later = Rot und Grün ziehen danach. Fang mit Violett an. Zieh Violett mit dem Bus nach 86.
    .wrong-taxi = Ein Taxi fährt nur bis zur nächsten Ecke. Zieh Violett mit dem Bus nach 86.
    .done = Dieses Busticket bekommt Mister X. Violett hat noch 7. Ein Detektiv, dessen Tickets auf keiner Linie mehr gelten, ist für immer gestrandet; geh also sparsam damit um.

lesson-classic-detective-spread =
    Nach seinem nächsten Zug muss Mister X sich zeigen. Verteile dich bis dahin und halte dort, wo man weit kommt. Die Detektive ziehen in beliebiger Reihenfolge, und nie zwei auf dieselbe Station.
    Zieh Rot nach 135 und Grün nach 51.
    .wrong = Rot steht am besten auf 135, wo drei Busse abfahren, und Grün auf 51, eine Taxifahrt von der U-Bahn auf 67. Zieh Rot nach 135 und Grün nach 51.
    .done = Alle drei haben gezogen, also ist Mister X an der Reihe.

lesson-classic-detective-near =
    Da ist er: auf 89. Von dort kann er mit dem Taxi nach 71, 88 oder 105, mit dem Bus nach 55 oder 105, mit der U-Bahn nach 13, 67, 140 oder 159. In dieser Runde kann niemand 89 erreichen; rücke also näher.
    Zieh Violett mit dem Bus nach 87.
    .wrong = 87 liegt näher bei ihm. Zieh Violett mit dem Bus nach 87.
    .wrong-later = Rot und Grün kommen danach. Zieh Violett mit dem Bus nach 87.
    .done = Von 87 kann Violett nach 88 und 105.

lesson-classic-detective-close =
    Stell dich dorthin, von wo du die Stationen erreichst, auf die er fahren kann. Von 118 kann Rot nach 105, von 52 kann Grün mit dem Bus nach 13 und 67.
    Zieh Rot nach 118 und Grün nach 52.
    .wrong = Rot wird auf 118 gebraucht, neben 105, und Grün auf 52, eine Busfahrt von 13 und 67. Zieh Rot nach 118 und Grün nach 52.
    .done = Jetzt zieht er wieder, ungesehen.

lesson-classic-detective-look =
    Lies die Fahrtentafel: Er war auf 89, dann nahm er einen Bus. Von 89 fahren Busse nur nach 55 und 105. Geht Rot nach 105, fängst du ihn dort, oder du weißt, dass er auf 55 ist.
    Zieh Rot nach 105.
    .wrong = Er kann nur auf 55 oder 105 sein. Sieh dort nach: Zieh Rot nach 105.
    .wrong-purple = Violett könnte dort auch nachsehen, wird aber anderswo gebraucht. Zieh Rot nach 105.
    .wrong-later = Finde erst heraus, wo er ist. Dann weißt du, wohin die anderen müssen. Zieh Rot nach 105.
    .done = Auf 105 ist er nicht, also ist er auf 55.

lesson-classic-detective-net =
    In dieser Runde kann niemand 55 erreichen; schneide ihm also den Weg ab. Von 55 kann er mit dem Taxi nach 54 oder 71, mit dem Bus nach 29 oder 89. Rot auf 105 erreicht 89. Von 70 aus erreicht Violett 54 und 71. Von 41 aus erreicht Grün 54 und 29.
    Zieh Violett nach 70 und Grün nach 41.
    .wrong = Dann bliebe ihm ein Ausweg. Auf 70 bewacht Violett 54 und 71, auf 41 bewacht Grün 54 und 29. Zieh Violett nach 70 und Grün nach 41.
    .done = Jede Linie von 55 führt zu einer Station, die du erreichen kannst.

lesson-classic-detective-catch =
    Er nahm ein Taxi, also ist er auf 54 oder 71. Du hast für jede einen Detektiv.
    Zieh Grün nach 54 und Violett nach 71.
    .wrong = Er ist auf 54 oder 71; sieh dort nach. Zieh Grün nach 54 und Violett nach 71.
    .wrong-red = Rot kann weder 54 noch 71 erreichen. Zieh Grün nach 54 und Violett nach 71.
    .wrong-swap = Nur Violett kann 71 erreichen; überlass 54 also Grün. Zieh Grün nach 54 und Violett nach 71.
    .done = Gefangen auf 71!
