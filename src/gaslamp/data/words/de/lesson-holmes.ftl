# Lektionen der Sherlock-Holmes-Ausgabe. Die letzte Zeile eines Schritts sagt, was zu tun ist.

lesson-holmes-fugitive = Drei Verbrechen als Moriarty
    .about = Sechs Züge im Modus Sherlock: verborgene Fahrten, drei Verbrechen, ein Versteck, der Ballon, die Fähre.
    .done =
        Drei Verbrechen in sechs Zügen: Meist dauert es länger.
        Im Modus Sherlock hast du 16 Züge, und du gewinnst auch, wenn du nach dem letzten noch frei bist. Im Modus Original gibt es keine Verbrechen, Verstecke und Fähigkeiten: Dort hat Moriarty fünf Black Tickets und zwei Doppelzüge und muss 22 Runden lang frei bleiben.
        Und jetzt: Spiele Moriarty gegen Sonntagsspieler, oder lerne die Seite der Detektive kennen.

lesson-holmes-fugitive-start =
    Du bist Professor Moriarty. Du hast geheim drei Tatorte gezogen: 46, 127 und 157. Begeh an jedem ein Verbrechen, und du gewinnst. Vier sind hinter dir her: Sherlock Holmes auf 123, Dr. Watson auf 112, Bobby 1 auf 94 und Bobby 2 auf 141. Dein Startplättchen zeigt 172 und 22. Von 22 aus kannst du in zwei Zügen auf 46 sein.
    Beginne auf 22.
    .wrong = Von 172 aus ist jeder deiner Tatorte mindestens drei Züge entfernt. Beginne auf 22.
    .done = Nur du weißt, wo du beginnst. Die 13 Startplättchen zeigen 26 Stationen, und es kann jede davon sein.

lesson-holmes-fugitive-ride =
    Ein Zug folgt einer Linie bis zu ihrer nächsten Haltestelle: mit Kutsche, Pferdeomnibus oder Metropolitan-Bahn. Du ziehst zuerst und geheim: Die Detektive sehen dein Ticket, nicht deine Station. Kutschen halten auf allen 26 Startstationen, Omnibusse nur auf sechs. Ein Kutschenticket verrät ihnen also weniger.
    Fahr mit der Kutsche nach 34.
    .wrong = Von 34 fährt der Omnibus direkt nach 46, zu deinem nächsten Tatort. Fahr mit der Kutsche nach 34.
    .wrong-omnibus = Der Omnibus fährt auch dorthin, aber sein Ticket ließe nur 17 Stationen übrig, auf denen du sein kannst. Nach einer Kutsche sind es 76. Fahr mit der Kutsche nach 34.
    .wrong-black = Du hast nur ein Black Ticket, und das brauchst du für die Fähre. Fahr mit der Kutsche nach 34.
    .wrong-double = Du hast nur einen Doppelzug. Heb ihn auf, bis zwei Züge nacheinander den Ausschlag geben. Fahr mit der Kutsche nach 34.
    .done = Die Fahrtentafel zeigt ein Kutschenticket und keine Station.

lesson-holmes-fugitive-done =
    Im Modus Sherlock wirst du nach jedem Zug gefragt, ob du noch etwas tun willst, zum Beispiel ein Verbrechen begehen. Auf 34 gibt es nichts zu tun. Aber würdest du nur dort gefragt, wo es etwas zu tun gibt, verriete dich schon die Frage. Darum beendest du jeden Zug selbst.
    Beende deinen Zug mit „weiter nichts“.
    .wrong = Auf 34 gibt es sonst nichts zu tun. Beende deinen Zug mit „weiter nichts“.
    .done = Daraus kann niemand schließen, wo du bist: 76 Stationen sind möglich.

lesson-holmes-fugitive-crime =
    46 ist einer deiner Tatorte. Endet ein Zug dort, darfst du das Verbrechen begehen. Die Detektive erfahren davon, aber nicht, wo es war. Etwas verrät es ihnen doch: Alle kennen die 15 Stationen, die Tatorte sein können.
    Fahr mit dem Omnibus nach 46, begeh das Verbrechen und beende deinen Zug mit „weiter nichts“.
    .wrong = Einer deiner Tatorte ist nur eine Omnibusfahrt entfernt. Fahr mit dem Omnibus nach 46 und begeh das Verbrechen.
    .wrong-black = Niemand ist in der Nähe; heb dein einziges Black Ticket für die Fähre auf. Fahr mit dem Omnibus nach 46.
    .wrong-double = Ein Zug bringt dich nach 46. Heb deinen Doppelzug auf. Fahr mit dem Omnibus nach 46.
    .wrong-leave = Dann müsstest du für dieses Verbrechen später wiederkommen. Begeh es jetzt und beende danach deinen Zug.
    .done = Dein erstes Verbrechen. Eine Kutsche, ein Omnibus, ein Verbrechen: Nach allem, was sie wissen, bist du an einem von acht Tatorten.

lesson-holmes-fugitive-hideout =
    Nach den Zügen 3, 8 und 13 musst du dich zeigen, und das ist dein dritter. Endet der Zug aber in einem Versteck, einer Station mit einem Zylinder, darfst du verborgen bleiben. 61 ist ein Versteck, und niemand kann in einem Zug dort sein.
    Fahr mit der Kutsche nach 61.
    .wrong = Dort würden dich nach diesem Zug alle sehen. Im Versteck auf 61 kannst du verborgen bleiben. Fahr mit der Kutsche nach 61.
    .wrong-reach = Dort müsstest du dich zeigen, und sowohl Holmes auf 77 als auch Bobby 1 auf 79 kann in einem Zug auf 78 sein. Fahr mit der Kutsche nach 61.
    .wrong-black = Heb es für die Fähre auf. Fahr mit der Kutsche nach 61.
    .wrong-double = Mit einem Doppelzug würdest du dich nach der ersten Hälfte zeigen und mit der zweiten verschwinden. Das Versteck kostet dich nichts. Fahr mit der Kutsche nach 61.
    .done = Du bist in einem Versteck.

lesson-holmes-fugitive-low =
    Kommst du in einem Versteck an, darfst du eines von beidem tun: ein Black Ticket oder einen Doppelzug aus dem Vorrat nehmen oder untertauchen, wenn du dich zeigen müsstest. Du sagst es an. Die Detektive erfahren also, dass du in einem Versteck bist, aber nicht, in welchem.
    Tauch unter und beende deinen Zug mit „weiter nichts“.
    .wrong = Bleib diesmal verborgen. Tauch unter und beende dann deinen Zug.
    .wrong-ticket = Du darfst ein Ticket nehmen, musst dich dann aber hier auf 61 zeigen. Tauch lieber unter.
    .wrong-show = Beendest du deinen Zug jetzt, musst du dich auf 61 zeigen. Tauch erst unter und beende dann deinen Zug.
    .done = Deine Spielfigur kommt nicht auf den Spielplan.

lesson-holmes-fugitive-balloon =
    Ein Versteck, eine Kutschfahrt von einem der acht Tatorte: Das ist 51, 61 oder 134. Sherlock Holmes hat einen Chip ausgegeben und nach deinem Viertel gefragt, und du musstest die Wahrheit sagen: I. Also wissen sie, dass du auf 61 bist. Holmes erreicht 60, Watson 62 und 78, und Bobby 1 steht auf 46. Einmal je Partie kannst du ein Versteck im Ballon verlassen.
    Flieh im Ballon.
    .wrong = Nur der Ballon bringt dich von allen weg. Flieh im Ballon.
    .wrong-reach = Dort können sie dich fassen: Holmes erreicht 60, Watson erreicht 62 und 78. Ein Black Ticket verbirgt hier nichts, denn auf 61 halten nur Kutschen. Flieh im Ballon.
    .wrong-double = Mit zwei Zügen kämst du vielleicht an ihnen vorbei, aber der Ballon bringt dich viel weiter, und er kostet nichts. Flieh im Ballon.
    .done = Du hebst ab, und ganz London sieht zu. Ein Startplättchen sagt, wo du landen kannst.

lesson-holmes-fugitive-landing =
    Das Plättchen zeigt 127 und 18, und du wählst. Alle sehen, wo du landest. Es ist ein Zug wie jeder andere, also darf ein Verbrechen folgen. 127 ist einer deiner Tatorte, und niemand kann in einem Zug dort sein.
    Lande auf 127, begeh das Verbrechen und beende deinen Zug mit „weiter nichts“.
    .wrong = 127 ist einer deiner Tatorte. Lande auf 127 und begeh das Verbrechen.
    .wrong-west = 18 ist keiner deiner Tatorte, und die Detektive sind in diesem Teil der Stadt. Lande auf 127.
    .wrong-leave = Du bist an einem deiner Tatorte. Begeh erst das Verbrechen und beende dann deinen Zug.
    .done = Zwei Verbrechen, das zweite vor aller Augen.

lesson-holmes-fugitive-double =
    Alle wissen, dass du auf 127 bist, und Bobby 2 steht auf 133, direkt neben dir. Dein letzter Tatort, 157, ist von 115 eine Fahrt mit der Fähre entfernt. Ein Doppelzug sind zwei Züge, bevor die Detektive antworten, jeder mit eigenem Ticket und eigenem Feld in der Fahrtentafel.
    Spiel deinen Doppelzug, fahr mit der Kutsche nach 115 und beende diesen Zug mit „weiter nichts“.
    .wrong = Die Fähre nach 157 fährt von 115 ab. Spiel deinen Doppelzug und fahr dann mit der Kutsche nach 115.
    .wrong-black = Dein Black Ticket brauchst du für die Fähre. Spiel deinen Doppelzug und fahr dann mit der Kutsche nach 115.
    .done = Das war die erste Hälfte.

lesson-holmes-fugitive-ferry =
    Die zweite Hälfte. Ein Black Ticket gilt für jede Linie und verbirgt, welche du genommen hast. Nur damit kommst du auch auf die Fähre; kein Detektiv kann sie nehmen. Das dritte Verbrechen gewinnt sofort: Niemand kann mehr antworten.
    Fahr mit deinem Black Ticket nach 157 und begeh das Verbrechen.
    .wrong = Dein letzter Tatort ist eine Fahrt mit der Fähre entfernt. Fahr mit deinem Black Ticket nach 157 und begeh das Verbrechen.
    .wrong-upstream = Die Fähre ist richtig, aber 108 ist keiner deiner Tatorte. Fahr mit deinem Black Ticket nach 157.
    .wrong-leave = Noch ein Verbrechen, und du hast gewonnen. Begeh es.
    .done = Das dritte Verbrechen. Du hast gewonnen!

lesson-holmes-detective = Als Sherlock Holmes jagen
    .about = Drei Runden im Modus Sherlock: zwei Detektive, zwei Bobbys, die Fahrtentafel lesen, zwei Fragen, fassen.
    .done =
        Geschafft!
        In einer ganzen Partie hat Moriarty auch einen Doppelzug, der in dieser Lektion fehlt, und ihr habt bis zu seinem 16. Zug Zeit. Irene Adler, Mycroft Holmes und Inspektor Lestrade haben andere Fähigkeiten. Im Modus Original gibt es keine Verbrechen, Verstecke und Fähigkeiten; dort dauert die Jagd bis zu 22 Runden.
        Und jetzt: Spiele die Detektive gegen einen Sonntagsspieler, oder lerne die Seite von Moriarty kennen.

lesson-holmes-detective-ride =
    Du spielst alle vier: Sherlock Holmes auf 156, Dr. Watson auf 100, Bobby 1 auf 86 und Bobby 2 auf 63. Die Fahrtentafel zeigt: Moriarty nahm eine Kutsche, dann einen Omnibus. Danach beging er ein Verbrechen, also ist er an einem von acht Tatorten: 46, 67, 87, 105, 127, 157, 184 oder 187. Jetzt zieht jeder einmal, in beliebiger Reihenfolge, auf einer Linie bis zu ihrer nächsten Haltestelle.
    Zieh Holmes nach 140 und Watson nach 82.
    .wrong = Halte dort, wo man weit kommt: Auf 140 hält die Metropolitan-Bahn, und von 82 fährt der Omnibus in vier Richtungen. Zieh Holmes nach 140 und Watson nach 82.
    .wrong-scene = Dort kann er sein, aber solche Tatorte gibt es acht. Halte lieber dort, wo man weit kommt. Zieh Holmes nach 140 und Watson nach 82.
    .wrong-bobbies = Die Bobbys kommen danach. Zieh Holmes nach 140 und Watson nach 82.
    .wrong-token = Spar deine Chips: In dieser Runde erreichst du nur drei der acht Tatorte. Zieh Holmes nach 140 und Watson nach 82.
    .done = Holmes und Watson haben je ein Ticket in den Vorrat gezahlt. Sie bekommen es nicht zurück.

lesson-holmes-detective-bobbies =
    Ein Team aus zwei Detektiven hat zwei Bobbys. Sie fahren auf denselben Linien, zahlen aber nichts. Auch sie können Moriarty fassen.
    Zieh Bobby 1 nach 116 und Bobby 2 nach 79.
    .wrong = Bobby 1 steht am besten am Fluss, auf 116, und Bobby 2 auf 79, wo die Metropolitan-Bahn hält. Zieh Bobby 1 nach 116 und Bobby 2 nach 79.
    .wrong-scene = Dort kann er sein, aber solche Tatorte gibt es acht. Zieh Bobby 1 nach 116 und Bobby 2 nach 79.
    .wrong-token = Spar deine Chips: Bobby 1 erreicht einen der acht Tatorte, und sonst niemand einen. Zieh Bobby 1 nach 116 und Bobby 2 nach 79.
    .done = Alle vier haben gezogen.

lesson-holmes-detective-done =
    In jeder Runde darf das Team einen Chip für eine Fähigkeit ausgeben: vor, zwischen oder nach seinen Zügen. Holmes und Watson haben je zwei Chips, die Bobbys keinen. Ein ausgegebener Chip ist weg; frag also, wenn dir die Antwort nützt. Jetzt zieht Moriarty vor dir weiter.
    Beende deine Runde mit „weiter nichts“.
    .wrong = Spar diesen Chip, bis dir die Antwort nützt. Beende deine Runde mit „weiter nichts“.
    .done = Du hast noch alle vier Chips.

lesson-holmes-detective-quarter =
    Nach seinem dritten Zug müsste Moriarty sich zeigen, aber er taucht unter: Er ist in einem Versteck, einer Station mit einem Zylinder. Es liegt eine Kutschfahrt von einem der acht Tatorte entfernt, ist also 51, 61 oder 134. Sie liegen in den Vierteln II, I und IV. Sherlock Holmes kann nach seinem Viertel fragen, und Moriarty muss die Wahrheit sagen.
    Lass Holmes nach dem Viertel fragen.
    .wrong = Nur das Viertel unterscheidet 51, 61 und 134. Lass Holmes nach dem Viertel fragen.
    .wrong-watson = Watson fragt nach Park, Sehenswürdigkeit oder Fluss, aber keine der drei Stationen hat ein solches Symbol. Lass Holmes nach dem Viertel fragen.
    .wrong-move = Frag, bevor du ziehst: Die Antwort sagt dir, wohin. Lass Holmes nach dem Viertel fragen.
    .done = Viertel IV: Er ist auf 134.

lesson-holmes-detective-net =
    In dieser Runde kann niemand 134 erreichen; schneide ihm also den Weg ab. Von dort fahren Kutschen nach 118, 127, 141 und 142. Steht Bobby 1 auf 118, kann Moriarty dort nicht halten, und Bobby 1 erreicht von dort 142. Von 133 aus erreicht Holmes 127 und 141.
    Zieh Holmes nach 133 und Bobby 1 nach 118.
    .wrong = Dann bliebe ihm ein Ausweg. Bobby 1 bewacht von 118 aus 142, Holmes bewacht von 133 aus 127 und 141. Zieh Holmes nach 133 und Bobby 1 nach 118.
    .wrong-later = Watson und Bobby 2 kommen danach. Zieh Holmes nach 133 und Bobby 1 nach 118.
    .done = Jede Kutsche von 134 fährt nun dorthin, wo einer von euch steht oder in der nächsten Runde sein kann. Nur der Ballon könnte ihn noch retten.

lesson-holmes-detective-ring =
    Hol die anderen beiden näher heran. Auf einer Station ist nur Platz für eine Figur, also zählt die Reihenfolge: Watson kann nach 140, weil Holmes von dort weg ist. Den Chip dieser Runde hast du ausgegeben; sie ist also vorbei, sobald alle gezogen haben.
    Zieh Watson nach 140 und Bobby 2 nach 67.
    .wrong = 140 und 67 liegen näher bei ihm. Zieh Watson nach 140 und Bobby 2 nach 67.
    .done = Das Netz ist gespannt.

lesson-holmes-detective-park =
    Er nahm eine Kutsche, nicht den Ballon; also ist er auf 127, 141 oder 142. Bobby 1 kann auf 142 nachsehen, aber 127 und 141 erreicht nur Holmes, und er muss wählen. Watson kann nach Park, Sehenswürdigkeit oder Fluss fragen. 127 liegt am Fluss, aber dort war er gerade erst. 141 liegt an einem Park.
    Lass Watson fragen, ob Moriarty an einem Park ist.
    .wrong = Holmes muss zwischen 127 und 141 wählen, und nur 141 liegt an einem Park. Lass Watson nach dem Park fragen.
    .wrong-river = Auch das würde helfen, aber nur 127 liegt am Fluss, und dort war er gerade erst. Lass Watson nach dem Park fragen.
    .wrong-monument = Keine der drei Stationen liegt an einer Sehenswürdigkeit. Lass Watson nach dem Park fragen.
    .wrong-holmes = Alle drei Stationen liegen im Viertel IV; Holmes würde nichts Neues erfahren. Lass Watson nach dem Park fragen.
    .wrong-move = Holmes kann nur an einem Ort nachsehen. Frag zuerst: Lass Watson nach dem Park fragen.
    .done = Ja, er ist an einem Park.

lesson-holmes-detective-catch =
    Von 127, 141 und 142 liegt nur 141 an einem Park. Für Holmes ist das eine Kutschfahrt.
    Zieh Holmes nach 141.
    .wrong = Er ist auf 141, und nur Holmes kommt dorthin. Zieh Holmes nach 141.
    .done = Gefasst auf 141!
