# Was nicht stimmt und was zu tun ist, nach dem Schlüssel des Problems. Datei und Zeile stehen davor.

# Ein Spiel aufbauen
game-unknown = Es gibt kein Spiel „{ $game }“. Die Spiele sind: { $known }.
option-unknown = Das Spiel { $game } hat keine Einstellung „{ $option }“. „gaslamp games“ zählt sie auf.
option-wrong = Die Einstellung { $option } kann nicht „{ $value }“ sein. „gaslamp games“ sagt, was sie sein kann.
seats-out-of-range = { $seats ->
    [one] Ein Spieler ist zu wenig
   *[other] { $seats } Spieler passen nicht
}: Hier braucht es { $least } bis { $most }.
start-unknown = Station { $station } gehört zu den Startstationen, aber der Spielplan { $board } hat keine solche Station.
starts-too-few = Es sind zu wenige Startstationen für { $pawns } Figuren, was auch gezogen wird. Füge welche hinzu.
posts-too-few = Der Spielplan { $board } hat { $posts ->
    [0] keine U-Bahn-Station
    [one] nur eine U-Bahn-Station
   *[other] nur { $posts } U-Bahn-Stationen
}, und jeder der { $pawns } Detektive beginnt auf einer eigenen. Wähle einen anderen Spielplan.
starts-unused = Die Einstellung { $option } gehört zu start_pack={ $kind }. Gib auch das an, oder lass { $option } weg.
starts-twice = Die Einstellung { $option } nennt eine Station zweimal. Nenne jede nur einmal.
head-start-too-long = Der Vorsprung nennt { $given } Spieler, aber es spielen nur { $seats }. Gib höchstens eine Zahl je Spieler an.
head-start-too-much = Niemand kann mit { $points } Punkten beginnen: höchstens mit { $most }, denn neun beenden die Partie.
entries-too-few = Die Fahrtentafel hat { $entries } Felder, das Spiel aber { $rounds } Runden: Es braucht mindestens ein Feld je Runde.
characters-wrong = { $characters ->
    [one] Eine Figur geht
   *[other] { $characters } verschiedene Figuren gehen
} nicht: Hier braucht es { $least } bis { $most }, keine doppelt.
mark-missing = Auf dem Spielplan { $board } ist keine Station mit „{ $mark }“ markiert; dieser Modus braucht das. „gaslamp board check“ sagt, was sonst noch fehlt.
quarter-missing = Station { $station } des Spielplans { $board } liegt in keinem Viertel oder in zweien. Leg sie in eines.
option-unused = Die Einstellung { $option } bewirkt im Modus { $mode } nichts. Lass sie weg.
scenes-too-few = Der Spielplan hat { $scenes ->
    [0] keinen Tatort
    [one] einen Tatort
   *[other] { $scenes } Tatorte
}, aber Moriarty soll { $crimes } ziehen. Markiere mehr Stationen mit „crime“ oder verlange weniger Verbrechen.

# Ein Protokoll oder eine Aufzeichnung lesen
not-an-event = Das ist kein Ereignis des Spiels: { $problem }.
event-unexpected = „{ $found }“ steht, wo die Regeln „{ $expected }“ verlangen.
event-out-of-place = „{ $found }“ kann hier nicht stehen.
event-not-allowed = „{ $found }“ verstößt gegen Regel { $rule }.
event-tells-too-much = „{ $found }“ verrät etwas, was Platz { $seat } nicht wissen kann.
log-ends-early = Das Protokoll bricht ab: „{ $expected }“ muss folgen.
not-a-record = Das ist keine Aufzeichnung einer Partie von Gaslamp.
record-other-format = Diese Aufzeichnung hat Format { $found }; dieses Gaslamp liest Format { $known }.
record-header-wrong = Die erste Zeile ist nicht der Kopf einer Aufzeichnung: { $problem }.
record-players-wrong = Die Aufzeichnung nennt { $players ->
    [one] einen Spieler
   *[other] { $players } Spieler
} für { $seats } Plätze. Nenne einen je Platz oder keinen.
record-seat-wrong = Die Aufzeichnung gibt an, von Platz { $seat } gesehen zu sein, aber die Partie hat { $seats } Plätze, gezählt ab 0.
record-truncated = Die Aufzeichnung müsste { $events } Ereignisse enthalten, aber { $found ->
    [0] keines ist
    [one] nur eines ist
   *[other] nur { $found } sind
} da. Ein Teil der Datei ist verloren.
record-too-long = Die Aufzeichnung müsste { $events } Ereignisse enthalten, aber die Datei geht danach weiter.
record-altered = An dieser Aufzeichnung wurde nachträglich etwas geändert.
record-talk-wrong = Was gesagt wurde, passt nicht zu dieser Aufzeichnung: von wem, oder wann.
record-not-text = Diese Datei ist kein Text, also keine Aufzeichnung.
record-unreadable = Die Datei lässt sich nicht lesen: { $problem }.
record-unwritable = Die Datei lässt sich nicht schreiben: { $problem }.
record-of-one-seat = Diese Aufzeichnung enthält nur, was Platz { $seat } gesehen hat. Man kann sie von diesem Platz aus ansehen, aber nicht weiterspielen.

# Einen Spielplan lesen
board-unknown = Es gibt keinen Spielplan „{ $name }“. Mitgeliefert: { $known }. Für einen eigenen nenne eine Datei, die auf .board endet.
text-missing = Diese Datei gibt es nicht.
text-folder = Das ist ein Ordner. Nenne die Datei darin.
text-unreadable = Die Datei lässt sich nicht lesen: { $reason }.
text-encoding = Das ist kein Text in UTF-8. Speichere die Datei als UTF-8.
text-empty = Die Datei ist leer.
text-header = Die erste Zeile muss „{ $head }“ sein.
text-version = Diese Datei hat Version { $version } des Formats; dieses Gaslamp liest Version { $known }.
board-no-frame = Der Spielplan hat keine Größe. Füge eine Zeile „frame WIDTH HEIGHT“ hinzu.
board-no-stations = Der Spielplan hat keine Stationen. Füge Zeilen „station NUMBER X Y“ hinzu.
text-word = Eine Zeile kann nicht mit „{ $word }“ beginnen. Möglich ist: { $known }.
text-fields = Diese Zeile muss die Form „{ $form }“ haben.
text-number = „{ $text }“ ist keine Zahl.
text-size = „{ $text }“ ist keine Größe. Gib eine Zahl über 0 an.
board-point = „{ $text }“ ist kein Punkt. Schreibe X,Y.
board-sort = Es gibt keine Art von Ort „{ $sort }“. Die Arten sind: { $known }.
board-scenery = Es gibt keine Kulisse „{ $name }“. Mitgeliefert: { $known }. Für eine eigene nenne eine Datei, die auf .scenery endet.
board-marks = Es gibt keine Markierungen „{ $name }“. Mitgeliefert: { $known }. Für eigene nenne eine Datei neben dem Spielplan, die auf .marks endet.
text-twice = „{ $word }“ stand schon in Zeile { $earlier }. Behalte eines von beiden.
board-station-twice = Station { $station } stand schon in Zeile { $earlier }. Behalte eine von beiden.
board-station-number = „{ $text }“ ist keine Stationsnummer. Nimm eine ganze Zahl von 1 bis 999999.
board-station-unknown = Es gibt keine Station { $station }. Füge sie hinzu oder nenne eine andere.
board-outside = Station { $station } liegt außerhalb des Rahmens, bei { $x } { $y }.
board-kind = Es gibt keine Art von Linie „{ $kind }“. Die Arten sind: { $known }.
board-line-twice = Die Linie { $a }–{ $b } ({ kind }) stand schon in Zeile { $earlier }. Behalte eine von beiden.
board-line-itself = Diese Linie führt von { $station } zu sich selbst.
board-over-end = Diese Linie kann nicht über { $station } führen: Sie endet dort.
board-repeated = Station { $station } ist in dieser Zeile zweimal genannt.

# Was auf einem Spielplan seltsam aussieht, aber gewollt sein kann
board-apart = { $count ->
    [one] Station { $stations } ist vom Rest aus auf dem Landweg nicht erreichbar.
   *[other] Die Stationen { $stations } sind vom Rest aus auf dem Landweg nicht erreichbar.
}
board-isolated = An Station { $station } hält keine Linie.
board-no-taxi = An Station { $station } hält kein Taxi.
board-dead-end = Station { $station } ist eine Sackgasse: Nur eine Station liegt daneben.
board-close = Die Stationen { $a } und { $b } stehen so nah, dass ihre Scheiben sich überdecken.
board-long = Die Taxilinie { $a }–{ $b } ist { $times }-mal so lang wie üblich.
board-over-far = Die Linie { $a }–{ $b } ({ kind }) führt über { $station }, das weit abseits liegt.
board-street = Die Kulisse gibt der Straße { $street } einen Verlauf, aber es gibt keine solche Taxilinie oder Station.
board-no-pack = Der Spielplan hat keine Startkarten.
board-small-pack = Der Stapel „{ $name }“ hat { $count ->
    [one] eine Startkarte
   *[other] { $count } Startkarten
}: zu wenig für sechs Figuren.

# Was an den Markierungen eines Spielplans für die Sherlock-Holmes-Ausgabe seltsam aussieht
board-mark-missing = Keine Station ist mit „{ $mark }“ markiert.
board-mark-unknown = Kein Spiel verwendet die Markierung „{ $mark }“. Die Markierungen sind: { $known }.
board-no-quarter = { $count ->
    [one] Station { $stations } liegt in keinem Viertel.
   *[other] { $count } Stationen liegen in keinem Viertel: { $stations }.
}
board-quarters = Station { $station } liegt in mehr als einem Viertel: { $quarters }.
board-scenes = { $count ->
    [one] Eine Station ist ein Tatort
   *[other] { $count } Stationen sind Tatorte
}; in der Schachtel sind es { $usual }.
board-scene-plain = Tatort { $station } liegt weder an einem Park noch an einer Sehenswürdigkeit noch am Fluss.
board-tiles = { $count ->
    [0] Es gibt kein Plättchen „moriarty“
    [one] Es gibt ein Plättchen „moriarty“
   *[other] Es gibt { $count } verschiedene Plättchen „moriarty“
}; in der Schachtel sind es { $usual }.
board-tile-size = Das Plättchen { $stations } sollte zwei Stationen nennen.
board-cards = { $count ->
    [0] Der Stapel „detectives“ fehlt
    [one] Der Stapel „detectives“ hat eine Startkarte
   *[other] Der Stapel „detectives“ hat { $count } Startkarten
}; in der Schachtel sind es { $usual }.
board-not-printed = Laut den Regelheften ist Station { $station } mit „{ $mark }“ markiert. Hier ist sie es nicht.

# Gaslamp aus einem Programm
seat-not-there = Es gibt keinen Platz { $seat }. Die Plätze sind 0 bis { $most }, -1 für den Zufall und -2 für Zuschauer.
agent-missing = Niemand spielt Platz { $seat }. Nenne für jeden Platz einen Agenten.
agent-missing-chance = Niemand gibt: Kein Agent spielt den Zufall, Platz { $seat }. Der Bot „uniform“ kann es.
agent-wrong-seat = Der Agent von Platz { $seat } hat mit einer Aktion von Platz { $other } geantwortet. Er muss eine eigene wählen.
agent-not-to-act = Platz { $seat } ist nicht am Zug und hat nichts zu wählen. Frage den Agenten eines Platzes, der am Zug ist.
agent-cannot-play = „{ $agent }“ spielt { $game } nicht. Der Bot „uniform“ spielt jedes Spiel.
action-of-other-game = „{ $foreign }“ ist keine Aktion des Spiels { $game }. Wähle eine, die angeboten wird.
game-no-fugitive = In { $game } flieht niemand, also ist auch niemand zu suchen. Die Spiele mit einem Flüchtigen sind: { $known }.
setting-too-small = „{ $setting }“ ist { $value }. Der Wert muss größer als 0 sein.
light-unknown = Es gibt kein Licht „{ $light }“. Verfügbar: { $known }.
picture-of-nothing = Ein Bild von keiner Station zeigt nichts. Nenne mindestens eine.
board-no-such-station = Der Spielplan { $board } hat keine Station { $station }.
board-no-such-line = Keine Linie „{ $kind }“ des Spielplans { $board } verbindet { $a } und { $b }.
deck-no-such-lead = Der Kartensatz { $deck } hat keine Spur { $lead }. Seine Spuren gehen von { $least } bis { $most }.

# Die Befehlszeile
language-unknown = Gaslamp spricht kein „{ $language }“. Es spricht: { $known }.
command-unknown = Es gibt keinen Befehl „{ $name }“.
argument-unknown = „{ $command }“ hat keine Option { $option }.
argument-missing = „{ $command }“ braucht noch: { $name }.
argument-needs-value = Nach { $option } muss ein Wert stehen.
argument-takes-no-value = { $option } nimmt keinen Wert.
argument-range = { $range ->
    [least] , mindestens { $least }
    [both] , von { $least } bis { $most }
   *[any] { "" }
}
argument-not-whole = { $option } muss eine ganze Zahl sein{ argument-range }.
argument-not-number = { $option } muss eine Zahl sein{ argument-range }.
arguments-too-many = „{ $extra }“ ist für „{ $command }“ zu viel.
choice-unknown = { $option } kann nicht „{ $value }“ sein. Zur Wahl stehen: { $known }.
option-no-value = „{ $text }“ müsste die Form Einstellung=Wert haben.
option-not-allowed = Die Einstellung { $option } kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
people-wrong = --people kann nicht „{ $value }“ sein. Gib Platznummern von 0 bis { $most } an, durch Kommas getrennt.
people-and-as = --as und --people tun dasselbe. Verwende nur eines.
names-too-many = { $names ->
    [one] Es ist ein Name da
   *[other] Es sind { $names } Namen da
}, aber { $people ->
    [0] es spielen nur Bots
    [one] nur ein Mensch spielt
   *[other] nur { $people } Menschen spielen
}. Nenne weniger.
seat-unknown = Es gibt keinen Platz „{ $value }“. Verwende fugitive, spectator oder eine Platznummer von 0 bis { $most }.
seat-not-seen = Diese Aufzeichnung wurde für Platz { $seat } geschrieben. Lass --as weg.
resume-alone = Eine gespeicherte Partie behält ihre Einstellungen. Lass { $option } weg, oder lass --resume weg.
lan-alone = --lan gilt schon für alle Adressen dieses Rechners. Lass --host weg, oder lass --lan weg.
save-missing = Es gibt keine gespeicherte Partie, die du fortsetzen könntest. „gaslamp play“ beginnt eine.
match-over = Diese Partie ist zu Ende. „gaslamp replay“ zeigt sie.
file-missing = Diese Datei gibt es nicht.
file-folder = Das ist ein Ordner. Nenne eine Datei.
folder-missing = Den Ordner für diese Datei gibt es nicht. Lege ihn zuerst an.
file-exists = Diese Datei gibt es schon. Nenne eine andere oder lösche sie zuerst.
file-unwritable = Die Datei lässt sich nicht schreiben: { $reason }.
output-unwritable = Die Ausgabe lässt sich nicht schreiben: { $reason }.
system-refused = Das Betriebssystem hat abgelehnt: { $reason }.
json-lists = --json zählt alle Lektionen auf. Lass das Spiel weg, oder lass --json weg.

# Einstellungen
settings-not-toml = Das ist kein TOML. Schreibe eine Einstellung je Zeile, etwa port = 9000 oder language = 'fr'.
setting-unknown = Es gibt keine Einstellung „{ $name }“. Die Einstellungen sind: { $known }.
setting-not-plain = Die Einstellung { $name } nimmt einen einzigen Wert: einen Text in geraden Anführungszeichen, eine Zahl, true oder false.

deck-unknown = Einen Kartensatz „{ $name }“ gibt es nicht. Mitgeliefert: { $known }. Für einen eigenen nenne eine Datei, die auf .deck endet.
deck-lacks = Im Kartensatz fehlt etwas. Füge eine Zeile „{ $form }“ hinzu.
deck-bonus = Einen Bonus „{ $bonus }“ gibt es nicht. Es gibt: { $known }.
deck-lead-blank = Spur { $lead } hat keine Symbole. Gib ihr mindestens eines.
deck-number = „{ $text }“ geht nicht. Nimm eine ganze Zahl; Karten werden ab 1 nummeriert.
deck-card-twice = { $word ->
    [clue] Hinweis { $number }
   *[lead] Spur { $number }
} kam schon in Zeile { $earlier } vor. Behalte eine der beiden Karten oder gib ihr eine andere Nummer.
deck-side = „{ $text }“ ist keine Seite einer Karte. Schreibe einen oder zwei der Buchstaben { $known } oder „-“ für keinen.
deck-count = { $count ->
    [one] Es gibt { $what ->
        [clue] einen Hinweis
       *[lead] eine Spur
    }
   *[other] Es gibt { $count } { $what ->
        [clue] Hinweise
       *[lead] Spuren
    }
}; in der Schachtel sind es { $usual }.
deck-bonus-count = { $count ->
    [one] Ein Hinweis bringt
   *[other] { $count } Hinweise bringen
} den Bonus „{ $bonus }“; üblich sind { $usual }.
deck-tokens-uneven = Die Arten von Beweisen haben verschieden viele Plättchen: { $counts }.
deck-symbols-uneven = Die Hinweise zeigen ein Symbol viel öfter als ein anderes: { $most } { $count }-mal, { $least } { $fewer }-mal.
deck-sides-uneven = Die Hinweise haben auf einer Seite viel mehr Symbole als auf einer anderen: { $most } { $count }, { $least } { $fewer }.
deck-lead-unsolvable = Es fand sich keine Auslage aus den Hinweisen, die Spur { $lead } löst.
deck-lead-size = Spur { $lead } hat { $count ->
    [one] ein Symbol
   *[other] { $count } Symbole
}; üblich sind { $least } bis { $most }.
deck-lead-worthless = Spur { $lead } ist keinen Punkt wert.
deck-lead-cheap = Spur { $lead } ist weniger wert als Spur { $than }, die nicht mehr Symbole hat.
deck-clue-dead = Hinweis { $clue } lässt sich mit keiner anderen Karte verbinden.

# Die Regeln lesen
rules-unknown = Es gibt weder ein Spiel noch eine Regel „{ $name }“. „gaslamp rules“ zählt sie auf.
rules-no-chapter = Die Regeln von { $game } haben weder ein Kapitel noch eine Regel „{ $name }“. „gaslamp rules“ zählt sie auf.
rulebook-heading = „{ $found }“ ist keine Überschrift der Regeln. Ein Kapitel schreibt man „## Ziehen {"{"}moving{"}"}“, eine Regel „### CL-8 Titel“.
rulebook-remark = „{ $found }“ ist keine Bemerkung der Regeln. Sie beginnt mit example, ruling, hint, option oder preset und einem Doppelpunkt.
# Was das Betriebssystem meldet, nach einem Doppelpunkt.
system-cause = { $cause ->
    [denied] Zugriff verweigert
    [read-only] der Datenträger ist schreibgeschützt
    [full] der Datenträger ist voll
    [exists] eine Datei dieses Namens gibt es schon
    [no-folder] ein Teil des Pfads ist kein Ordner
    [folder] das ist ein Ordner
    [missing] diese Datei gibt es nicht
    [no-database] diese Datei ist keine Datenbank
    [unopened] die Datei lässt sich nicht öffnen
    [disk] der Datenträger meldet einen Fehler
    [locked] ein anderes Programm benutzt sie
    [damaged] sie ist beschädigt
   *[refused] Verbindung verweigert
}

# Was das Paket allein nicht installiert
extra-missing = { $extra ->
    [cli] Der Befehl „gaslamp“ braucht typer und rich. Installiere sie mit: pip install 'gaslamp[cli]' (mit dem Spiel im Terminal: 'gaslamp[play]', im Browser: 'gaslamp[serve]')
    [client] Ein Platz am Tisch eines anderen Servers braucht websockets. Installiere es mit: pip install 'gaslamp[client]'
    [play] Der Bildschirm im Terminal braucht textual. Installiere es mit: pip install 'gaslamp[play]' (oder nimm --plain für den Textmodus)
    [serve] Das Spiel im Browser braucht starlette, uvicorn und sqlalchemy. Installiere sie mit: pip install 'gaslamp[serve]'
    [search] Bots, die suchen, brauchen numpy und numba. Installiere sie mit: pip install 'gaslamp[search]'
    [postgres] Eine PostgreSQL-Datenbank braucht asyncpg. Installiere es mit: pip install 'gaslamp[postgres]'
    [push] Nachrichten an geschlossene Browser brauchen cryptography. Installiere es mit: pip install 'gaslamp[push]'
   *[ray] Eine Arena auf mehreren Rechnern braucht ray. Installiere es mit: pip install 'gaslamp[ray]'
}

# Lösen
capture-detectives = Fangzeiten werden für { $least } bis { $most } Detektive berechnet.
capture-crowded = { $stations ->
    [one] Eine Station ist
   *[other] { $stations } Stationen sind
} zu wenig für den Flüchtigen und { $detectives ->
    [one] einen Detektiv
   *[other] { $detectives } Detektive
}.
capture-too-large = Fangzeiten von { $detectives } Detektiven auf diesem Spielplan bräuchten { $megabytes } MB Speicher; die Grenze liegt bei { $room } MB. Nimm weniger Detektive oder einen kleineren Spielplan.
solve-other-game = Der Löser spielt das klassische Spiel, nicht { $game }.
solve-detectives = Der Löser spielt mit { $most } Detektiven, nicht mit { $found }.
solve-option = Der Löser kennt die Option { $option } nicht. Lass sie, wie sie ist.
solve-too-many = Der Löser hat Platz für höchstens { $most } bei { $option }, nicht für { $found }.
solve-board = Der Spielplan { $board } hat { $stations } Stationen; der Löser spielt auf höchstens { $most }.
solve-segment-large = Zwischen zweimal Auftauchen sind mehr als { $nodes } Lagen möglich, das sind zu viele. Lass ihn öfter auftauchen, oder lass Black Tickets und Doppelzüge weg.
policy-chances = Die Wahrscheinlichkeiten einer Strategie müssen zusammen 1 ergeben; diese ergeben { $total }.
policy-action = Eine Strategie darf nur wählen, was die Sicht anbietet; „{ $action }“ ist dort nicht erlaubt.
solution-broken = Diese Datei enthält keine Lösung oder ist beschädigt.
solution-format = Diese Datei hat das Format { $found }; dieses Gaslamp liest das Format { $known }.
solution-other-board = Diese Lösung wurde auf einem anderen Spielplan berechnet, als { $board } heute ist.
solution-other-game = Diese Datei enthält ein anderes Spiel. Nenne eine neue Datei, oder verlange dasselbe Spiel.
solve-capture-alone = { $option } hat auf Fangzeiten keine Wirkung. Lass das oder --capture weg.
solve-ferries-alone = --ferries geht nur mit --capture.
