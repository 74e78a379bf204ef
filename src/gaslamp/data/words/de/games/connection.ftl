# Case Connection. Dieser Teil wird nur für dieses Spiel gelesen, und vor allen anderen: Ein Text, der hier steht,
# tritt an die Stelle dessen, den andere Spiele teilen; der Rest gehört nur zu diesem Spiel.
# $who ist, von wem die Rede ist, mit Namen oder als „Spieler 2“. $place, $item, $items und $bonuses bestehen aus den Texten hier unten.

# Wie die Dinge heißen. $symbol ist eine Art von Beweis; unter den Karten ist 0 die Spur.

place = { $location ->
    [0] das Leichenhaus in der Tallow Lane
    [1] die Schenke zur Ertrunkenen Laterne
    [2] das Telegrafenamt am Cinder Court
   *[3] die Rattenfängertreppe
}

bonus = { $bonus ->
    [point] einen Bonuspunkt
    [universal] ein Universal-Plättchen
   *[lead] eine Spur mehr zur Auswahl
}

points = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}

# Was geschieht

Fill = { $place }: Hier findet sich { $item }.
    .offer = { $place }: { $item }

DrawLead = { $who } zieht Spur { $lead }, gut für { points }.
    .hidden = { $who } zieht eine Spur und hält sie geheim.
    .offer = Spur { $lead } ziehen

Follow = { $who } verfolgt Spur { $lead }, gut für { points }.
    .offer = Spur { $lead } verfolgen, gut für { points }

First = { $who } beginnt.
    .offer = auslosen, wer beginnt

Visit = { $who } besucht { $place } und nimmt { $items } mit.
    .offer = { $place }: { $items } nehmen

Swap = { $who } gibt drei { $kind ->
    [forensic] Forensik-Plättchen
    [witness] Zeugen-Plättchen
   *[cyber] Cyber-Plättchen
} für ein Universal-Plättchen zurück.
    .offer = drei { $kind ->
        [forensic] Forensik-Plättchen
        [witness] Zeugen-Plättchen
       *[cyber] Cyber-Plättchen
    } gegen ein Universal-Plättchen tauschen

Solve = { $who } legt { $count ->
    [one] einen Hinweis
   *[other] { $count } Hinweise
} um die Spur, und alles fügt sich zusammen.
    .offer = die Spur mit { $count ->
        [one] einem Hinweis
       *[other] { $count } Hinweisen
    } lösen

Solved = Spur { $lead } ist gelöst und bringt { points } für { $who }.{ $count ->
    [0] { "" }
   *[other] { " " }Außerdem gibt es { $bonuses }.
}

Keep = { $who } behält { $items }. Der Rest der Auslage geht zurück.
    .offer = { $items } behalten

Done = { $who } beendet den Zug.
    .offer = den Zug beenden

Finale = { $who } hat neun Punkte oder mehr. { $turns ->
    [even] Die Runde wird zu Ende gespielt.
   *[others] Alle anderen haben noch einen letzten Zug.
}

Ended = Die Partie ist zu Ende.
    .CC-14 = Der letzte Zug ist gespielt. { $who } hat die beste Wertung und gewinnt.
    .CC-14-shared = Der letzte Zug ist gespielt. Gleichstand an der Spitze, der Sieg ist geteilt: { $who }.
    .CC-15 = Kein Ort lässt sich mehr besuchen. { $who } hat die beste Wertung und gewinnt.
    .CC-15-shared = Kein Ort lässt sich mehr besuchen. Gleichstand an der Spitze, der Sieg ist geteilt: { $who }.

# Wer am Zug ist, und was nun zu tun ist

connection-turn = { $phase ->
    [fill] Die Orte werden aufgefüllt.
    [deal] Spuren werden gezogen.
    [follow] Wähle die Spur, die du verfolgst.
    [first] Es wird ausgelost, wer beginnt.
    [visited] { $who }: Löse die Spur, tausche Plättchen oder beende den Zug.
    [keep] Behalte zwei Karten oder Plättchen der Auslage.
   *[turn] { $who }: Besuche einen Ort und nimm dort zwei Teile.
}
connection-finale = Letzte Züge: { $who } hat neun Punkte oder mehr.

# Der Tisch

connection-stock = Noch im Vorrat: { $clues ->
    [one] ein Hinweis
   *[other] { $clues } Hinweise
}, { $tokens ->
    [one] ein Plättchen
   *[other] { $tokens } Plättchen
}, { $leads ->
    [one] eine Spur
   *[other] { $leads } Spuren
}.
connection-hand = { $who } hat { points }: { $items }
    .empty = { $who } hat { points }: noch keine Hinweise oder Plättchen
connection-lead = Spur { $lead }, gut für { points }: { $sides }
    .none = Keine Spur
connection-clue = Hinweis { $card }: { $sides }
    .bonus = Hinweis { $card }: { $sides }; neben der Spur bringt er { bonus }
connection-side = { $side ->
    [top] oben
    [right] rechts
    [bottom] unten
   *[left] links
}: { $symbols }

# Auslagen

layout-title = Auslage zu Spur { $lead }
layout-link = { one-card } – { other-card }: { symbol }
    .universal = { one-card } – { other-card }: { symbol }, mit einem Universal-Plättchen
layout-solved = Alle Symbole der Spur sind verbunden.
layout-missing = Noch zu verbinden: { $symbols }.

# Was die Spur noch braucht, Seite für Seite: $side, $symbol und wie viele Plättchen auf der Hand passen

connection-want = { connection-want-side }: { symbol }
    .tokens = { $count ->
    [0] noch kein Plättchen dafür
    [one] ein Plättchen auf der Hand
   *[other] { $count } Plättchen auf der Hand
}
    .further = { connection-want-side }, weiter außen: { symbol }
connection-want-side = { $side ->
    [top] Oben
    [right] Rechts
    [bottom] Unten
   *[left] Links
}

# Was auf Bildern steht. Die Buchstaben auf den Karten sind die ersten der Namen der Symbole.

label = { $label ->
    [forensic] Forensik
    [witness] Zeuge
    [cyber] Cyber
    [universal] Universal
    [clue] Hinweis
    [lead] Spur
    [clues] Hinweise
    [leads] Spuren
    [evidence] Beweise
    [points] Punkte
    [point] ein Punkt mehr
    [more] eine Spur mehr
    [solved] Gelöst
    [closed] geschlossen
    [hidden] verdeckt
    [layout] Auslage
    [table] Der Tisch
    [place-0] Leichenhaus Tallow Lane
    [place-1] Ertrunkene Laterne
    [place-2] Telegrafenamt Cinder Court
    [place-3] Rattenfängertreppe
    [seat-0] Spieler 1
    [seat-1] Spieler 2
    [seat-2] Spieler 3
    [seat-3] Spieler 4
   *[other] { $label }
}

# Im Terminal spielen

connection-you = { $who } (du)
    .short = Du
connection-asked = { $who }: { $sentence }
connection-filled = { $count ->
    [one] Ein Teil wird ausgelegt.
   *[other] { $count } Teile werden ausgelegt.
}
connection-score = { $who } hat { points }.
connection-sides = { $one }; { $other }
connection-loose = Nicht mit der Spur verbunden: { $items }.
connection-hint = So geht es. Drück Enter, um es zu übernehmen.
connection-opening = Tippe zwei Teile, die du nimmst, etwa „12 f“. Für die Spur: „lege 7 rechts“, „Tipp“, „löse“. „Hilfe“ erklärt, „Ende“ verlässt die Partie.
connection-help =
    Nehmen: zwei Teile eines Ortes mit ihren Nummern und Buchstaben, etwa „12 f“ (Hinweis 12 und ein Forensik-Plättchen) oder „3 12“. „besuche 2 f z“ sagt, welcher Ort gemeint ist, wenn mehrere sie haben.
    Zug: „tausche f“ gibt drei Forensik-Plättchen für ein Universal-Plättchen zurück, „fertig“ beendet den Zug.
    Auslegen: „lege 12 rechts“ legt Hinweis 12 rechts neben die Spur, „lege 7 über 12“ über Hinweis 12, „lege 7“ dorthin, wo er passt. Wo nur ein Plättchen zwei Nachbarn verbinden kann, wird es mitgelegt.
    Von Hand: „verbinde 12 7 f“, „verbinde 12 Spur universal“, „trenne 12 7“. „entferne 12“ nimmt eine Karte zurück, „rückgängig“ den letzten Schritt, „leeren“ alles.
    „Auslage“ zeigt, was liegt, „Tipp“ legt eine Lösung aus, „löse“ löst die Spur.
    Wählen: „verfolge 7“ für eine Spur; „behalte 12 f“ für das, was du danach behältst.
    Vor Lösen, Behalten und Tauschen wirst du gefragt: Enter heißt ja, „nein“ bricht ab.
    Fragen: „Tisch“, „Spieler“ (was alle haben). Enter allein zeigt alles noch einmal. „Ende“ verlässt die Partie; sie wird gespeichert.
connection-reel-help =
    Enter oder „weiter“: ein Schritt vor. „zurück“: ein Schritt zurück. „Runde“ und „Runde zurück“: zum Beginn eines Zuges. „Anfang“, „Ende“.
    Fragen: „Tisch“, „Spieler“, „Auslage“ (die gerade eine Spur gelöst hat). „quit“ verlässt die Partie.

# Der ganze Bildschirm. Die Tasten stehen in einer Zeile von höchstens 98 Zeichen.

connection-keys = ↑ ↓ Enter wählen · / tippen · Tab auslegen · h Tipp · o alle Hände · l Design · ? Hilfe · q Ende
connection-bench-keys = Pfeile bewegen · 12 legt Hinweis 12 · { $letters } Plättchen · x weg · ⌫ zurück · Enter lösen · Tab
connection-reel-keys = ← → Schritt · Bild↑ Bild↓ Zug · o alle Hände · l Design · ? Hilfe · q Ende
connection-typed-hint = tippe, was du nimmst, etwa 12 f
connection-bench = Spur { $lead }
connection-aside = Auf der Hand
connection-choice = Spuren zur Auswahl
connection-stock-short = Vorrat: { $clues ->
    [one] { $clues } Hinweis
   *[other] { $clues } Hinweise
}, { $tokens ->
    [one] { $tokens } Plättchen
   *[other] { $tokens } Plättchen
}, { $leads ->
    [one] { $leads } Spur
   *[other] { $leads } Spuren
}
connection-offer-lay = um die Spur auslegen
connection-offer-keep = { $items } behalten und …
connection-offer-back = zurück
connection-way = { symbol }: In welche Richtung? Drücke einen Pfeil.
connection-on-card = Bewege die Marke erst auf eine Karte: Das Plättchen kommt zwischen sie und ihre Nachbarin.
connection-begun = Hinweis { $digits } …: noch eine Ziffer, oder Enter.
connection-too-small =
    Dieses Fenster ist zu klein für den Tisch.
    Es braucht mindestens { $width } Spalten und { $height } Zeilen, oder --plain.
connection-screen-help =
    ↑ ↓  Enter      einen Ort wählen, dann, was du nimmst; Esc geht zurück
                    vor Lösen, Behalten und Tauschen wirst du gefragt: Enter ja, Esc nein
    /  oder Ziffer  tippen: 12 f · besuche 2 f z · tausche f · behalte 12 f · fertig
    Tab             zu deiner Auslage und zurück
    h               eine Lösung auslegen
    o               alle Hände
    Leertaste       Bot-Animation überspringen
    l               dunkles oder helles Design
    q               verlassen; die Partie wird gespeichert

    An deiner Auslage, auch in den Zügen der anderen:
    Pfeile          die Marke bewegen
    eine Nummer     diesen Hinweis an die Marke legen
    { $letters }         ein Plättchen; passt es mehrfach, sagt ein Pfeil, wohin
    x               die Karte an der Marke zurücknehmen
    Rücktaste       den letzten Schritt zurücknehmen
    Enter           die Spur mit dem Verbundenen lösen
connection-reel-screen-help =
    →  ←            ein Schritt vor, ein Schritt zurück
    Bild↓  Bild↑    zum Beginn eines Zuges
    Pos1  Ende      der Anfang, das Ende
    o               alle Hände
    l               dunkles oder helles Design
    q               verlassen
connection-legend =
    ╭──F──╮  ein Hinweis: seine Nummer,     ╔═F═Z═╗  eine Spur und die
    │ 13  Z  Symbole an vier Seiten,        ║  7  C  Punkte, die sie bringt
    │ +1  │  was er neben der Spur          ║ ●●  ║
    ╰─────╯  bringt: +1 einen Punkt,        ╚═════╝  (F) ein Plättchen
             +★ ein Universal-Plättchen,
             +? eine Spur mehr zur Auswahl

# Was getippt werden kann; die Wörter jeder Sprache werden in allen verstanden.

terminal-typed-visit = besuche besuchen gehe
terminal-typed-swap = tausche tauschen tausch
terminal-typed-follow = verfolge verfolgen wähle
terminal-typed-keep = behalte behalten
terminal-typed-finish = fertig beenden beende passen
terminal-typed-lay = lege legen leg
terminal-typed-link = verbinde verbinden
terminal-typed-unlink = trenne trennen
terminal-typed-lift = entferne entfernen zurück weg
terminal-typed-undo = rückgängig
terminal-typed-clear = leeren leere
terminal-typed-solve = löse lösen
terminal-typed-solution = tipp lösung vorschlag
terminal-typed-top = oben über
terminal-typed-right = rechts
terminal-typed-bottom = unten unter
terminal-typed-left = links
terminal-typed-forensic = forensik f
terminal-typed-witness = zeuge zeugen z
terminal-typed-cyber = cyber c
terminal-typed-universal = universal u
terminal-typed-lead = spur
terminal-typed-table = tisch
terminal-typed-hands = hände spieler
terminal-typed-layout = auslage raster
terminal-typed-small = nach zu zum zur von vom an am auf mit der die das den dem ein eine einen und nimm nehmen plättchen hinweis hinweise karte karten zug
