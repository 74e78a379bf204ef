# Spielen im Terminal.

# Die Punkte und der gemeinsame Vorrat. Eine Beschriftung hat 9 Zeichen.
terminal-price = Preis
terminal-common = Vorrat
terminal-pts = Pkt
terminal-page-next = Runde { $round } · { fugitive }: { $who }
    Weiter mit Enter.
terminal-page-over = Drücke Enter zum Schließen.

# Textzeilen
terminal-lines-hint = Tippe einen Zug oder seine Nummer, etwa „Taxi 74“ oder „#3“. „Hilfe“ erklärt, „Ende“ verlässt die Partie.
    .holmes = Tippe einen Zug oder seine Nummer, etwa „Kutsche 74“ oder „#3“. „Hilfe“ erklärt, „Ende“ verlässt die Partie.
terminal-abilities = Ein Chip darf ausgegeben werden:
    .compact = Oder:
terminal-posts = { $pawn }: { $stations }
terminal-hand-over = Weiter an { $who }: Enter drücken, wenn sonst niemand zusieht.
terminal-confirm = { $offer }? Enter bestätigt, Esc bricht ab.
terminal-confirm-line = { $offer }? Enter bestätigt, oder tippe etwas anderes.
terminal-offer-leave = die Partie verlassen, ohne sie zu speichern
terminal-resumed = Die Partie geht dort weiter, wo du aufgehört hast.
terminal-not-kept = Die Partie geht weiter, lässt sich aber nicht speichern. { $problem }
terminal-farewell-left = Partie gespeichert. Weiter geht es mit: gaslamp play --resume { $file }
terminal-farewell-over = Diese Partie noch einmal ansehen: gaslamp replay { $file }
terminal-farewell-not-kept = Diese Partie wurde nicht gespeichert.
terminal-help =
    Ein Zug: Verkehrsmittel und Station, etwa „Taxi 74“ oder „t74“; die Station allein, wenn nur ein Ticket passt; „#3“ für den dritten der Liste. Mit mehreren Figuren: „rot Bus 94“.
    Mister X: „black 128“ für ein Black Ticket, „doppel“ vor zwei Fahrten, „zeigen“, „bleiben“, „nimm Bus“.
    Fragen: „Tickets“ (wer steht wo mit welchen Tickets), „Fahrtentafel“, „möglich“ (wo Mister X sein kann), „Spielplan“ oder „Spielplan 74“ (die Linien von dort).
    Vor einem teuren Zug, etwa einem Black Ticket, wirst du gefragt: Enter spielt ihn, „nein“ bricht ab.
    Enter allein zeigt die Züge noch einmal. „Ende“ verlässt die Partie; sie wird gespeichert.
    .holmes =
        Ein Zug: Verkehrsmittel und Station, etwa „Kutsche 74“ oder „k74“; die Station allein, wenn nur ein Ticket passt; „#3“ für den dritten der Liste. Mit mehreren Figuren: „Watson Omnibus 94“, „Bobby 1 Metro 46“.
        Moriarty: „black 128“ für ein Black Ticket, „doppel“ vor zwei Fahrten. Nach einem Zug: „Verbrechen“ begehen, im Versteck „nimm black“, „nimm doppel“ oder „untertauchen“, dann „fertig“. Aus einem Versteck: „Ballon“, dann „landen 57“.
        Detektive, ein Chip je Runde: „frage Viertel“, „frage Park“, „frage Sehenswürdigkeit“, „frage Fluss“, „frage früher“, „verbiete Omnibus“, „verbiete Metro“, „Sperre 74“; „fertig“, um keinen auszugeben.
        Fragen: „Tickets“ (wer steht wo mit welchen Tickets und Chips, der Vorrat, die Verbrechen), „Fahrtentafel“, „möglich“ (wo Moriarty sein kann), „Spielplan“ oder „Spielplan 74“ (die Linien von dort und was dort markiert ist), „Zeichen“ (Viertel, Verstecke, Tatorte und Symbole).
        Vor einem teuren Zug, etwa einem Black Ticket, wirst du gefragt: Enter spielt ihn, „nein“ bricht ab.
        Enter allein zeigt die Züge noch einmal. „Ende“ verlässt die Partie; sie wird gespeichert.
    .compact =
        Vor jeder Runde werden die Detektive auf U-Bahn-Stationen gestellt: „rot 40“, oder „40“ für den nächsten.
        Ein Zug: Verkehrsmittel und Station, etwa „Taxi 74“ oder „t74“; die Station allein, wenn nur ein Ticket passt; „#3“ für den dritten der Liste. Detektive: „rot Bus 94“. Wer welchen zieht, ist gleich; Bots überlassen es dir.
        Mister X fährt umsonst. „black 36“ lässt ihn für einen Zug verschwinden, gilt auch für die Fähre und kostet 3 Punkte.
        „aufgeben“ beendet die Runde, wenn alle Detektive es sagen; was vom Vorrat übrig ist, bekommt dann Mister X.
        Fragen: „Tickets“ (wer steht wo, Vorrat, Preise und Punkte), „Fahrtentafel“, „möglich“ (wo Mister X sein kann), „Spielplan“ oder „Spielplan 74“ (die Linien von dort).
        Vor einem teuren Zug, etwa einem Black Ticket, wirst du gefragt: Enter spielt ihn, „nein“ bricht ab.
        Enter allein zeigt die Züge noch einmal. „Ende“ verlässt die Partie; sie wird gespeichert.
terminal-reel-hint = Weiter mit Enter. „Hilfe“ erklärt, „quit“ verlässt die Partie.
terminal-reel-edge = In dieser Richtung kommt nichts mehr.
terminal-reel-said = { $name }: „{ $text }“
terminal-reel-help =
    Enter oder „weiter“: ein Schritt vor. „zurück“: ein Schritt zurück. „Runde“ und „Runde zurück“: dorthin, wo eine Runde begann. „Anfang“, „Ende“.
    Fragen: „Tickets“, „Fahrtentafel“, „möglich“, „Spielplan“. „quit“ verlässt die Partie.

# Der ganze Bildschirm. Die Tasten sind eine Zeile von höchstens 78 Zeichen, der Titel der Tafel 33.
terminal-keys = ↑ ↓ Enter ziehen · / tippen · + - Zoom · p möglich · ? alle Tasten · q Ende
    .holmes = ↑ ↓ Enter ziehen · / tippen · + - Zoom · p möglich · m Zeichen · ? · q Ende
terminal-reel-keys = ← → Schritt · Bild↑ Bild↓ Runde · + - Zoom · p möglich · ? Tasten · q Ende
    .holmes = ← → Schritt · Bild↑↓ Runde · + - Zoom · p möglich · m Zeichen · ? · q Ende
terminal-wait = Du bist noch nicht dran. Die Leertaste überspringt die Pausen der Bots.
terminal-over = Die Partie ist zu Ende. Mit q verlässt du sie.
terminal-reel-place = Schritt { $stop } von { $stops }
terminal-typed-hint = einen Zug tippen, etwa Taxi 74
    .holmes = einen Zug tippen, etwa Kutsche 74
terminal-follow = { $state ->
    [on] Der Spielplan folgt der Jagd.
   *[off] Der Spielplan bleibt, wo er ist.
}
terminal-possible-count = { $count ->
    [0] { fugitive } kann noch überall sein.
    [one] { fugitive } kann nur auf einer Station sein.
   *[other] { fugitive } kann auf { $count } Stationen sein.
}
terminal-marks-legend = ⌂ Versteck · † Tatort · ‡ deiner · # Sperre · ♣ Park · ♜ Sehenswürdigkeit · ≈ Fluss
terminal-too-small =
    Dieses Fenster ist zu klein für den Spielplan.
    Es braucht mindestens { $width } Spalten und { $height } Zeilen; sonst hilft --plain.
terminal-screen-help =
    ↑ ↓  Enter      einen Zug wählen, ziehen (oder auf die Station klicken)
                    vor einem teuren Zug wirst du gefragt: Enter ja, Esc nein
    /  oder Ziffer  tippen: Taxi 74 · t74 · rot Bus 94 · black 128 · #3
    Esc             vom Tippen zurück zur Liste
    Leertaste       Bot-Animation überspringen
    q               verlassen; die Partie wird gespeichert
    .compact =
        ↑ ↓  Enter      einen Zug wählen, ziehen (oder auf die Station klicken)
                        vor einem teuren Zug wirst du gefragt: Enter ja, Esc nein
        /  oder Ziffer  tippen: Taxi 74 · rot Bus 94 · black 36 · #3
                        rot 40, um einen Detektiv zu stellen · aufgeben
        Esc             vom Tippen zurück zur Liste
        Leertaste       Bot-Animation überspringen
        q               verlassen; die Partie wird gespeichert
    .holmes =
        ↑ ↓  Enter      einen Zug wählen, ziehen (oder auf die Station klicken)
                        vor einem teuren Zug wirst du gefragt: Enter ja, Esc nein
        /  oder Ziffer  Kutsche 74 · k74 · Watson Metro 94 · black 128 · #3
                        Verbrechen · nimm black · untertauchen · Ballon · fertig
                        frage Viertel · frage Fluss · verbiete Metro · Sperre 74
        Esc             vom Tippen zurück zur Liste
        Leertaste       Bot-Animation überspringen
        q               verlassen; die Partie wird gespeichert
terminal-reel-screen-help =
    →  ←            ein Schritt vor, ein Schritt zurück
    Bild↓  Bild↑    dorthin, wo eine Runde begann
    Pos1  Ende      der Anfang, das Ende
    q               verlassen
terminal-map-help =
    +  -            Zoom, oder das Mausrad
    ⇧+Pfeile        den Spielplan schieben, oder ihn ziehen
    f               der Jagd folgen oder bleiben
    p               zeigen, wo Mister X sein kann
    l               dunkles oder helles Design

    V103   eine Figur                  x67   hier wurde Mister X gesehen
    (86)   dorthin kannst du           86?   dort kann Mister X sein
    ⠤⠤⠤⠤ Taxi     ⠶⠶⠶⠶ Bus     ⠶⠆⠰⠶ U-Bahn     ⠄⠠⠄⠠ Fähre
    .compact =
        +  -            Zoom, oder das Mausrad
        ⇧+Pfeile        den Spielplan schieben, oder ihn ziehen
        f               der Jagd folgen oder bleiben
        p               zeigen, wo Mister X sein kann
        l               dunkles oder helles Design

        R40    ein Detektiv                x67   hier verschwand Mister X
        (86)   dorthin kannst du           86?   dort kann Mister X sein
        ⠤⠤⠤⠤ Taxi     ⠶⠶⠶⠶ Bus     ⠶⠆⠰⠶ U-Bahn     ⠄⠠⠄⠠ Fähre
    .holmes =
        +  -            Zoom, oder das Mausrad
        ⇧+Pfeile        den Spielplan schieben, oder ihn ziehen
        f               der Jagd folgen oder bleiben
        p               zeigen, wo Moriarty sein kann
        m               Viertel und Symbole zeigen
        l               dunkles oder helles Design

        S103   eine Figur                  x67   hier wurde Moriarty gesehen
        (86)   dorthin kannst du           86?   dort kann Moriarty sein
        46†    ein Tatort (‡ deiner)       28⌂   ein Versteck
        74#    eine Straßensperre          ♣ Park   ♜ Sehenswürdigkeit   ≈ Fluss
        ⠤⠤⠤⠤ Kutsche    ⠶⠶⠶⠶ Pferdeomnibus    ⠶⠆⠰⠶ Metropolitan-Bahn    ⠄⠠⠄⠠ Fähre

# Was nicht zu verstehen ist
terminal-word-near = „{ $word }“ verstehe ich nicht. Meintest du „{ $near }“?
terminal-word-unknown = „{ $word }“ verstehe ich nicht. „Hilfe“ zeigt, was du tippen kannst.
terminal-station-unknown = Auf diesem Spielplan gibt es keine Station { $station }.
terminal-number-wrong = { $most ->
    [0] Jetzt gibt es nichts zu wählen.
   *[other] Es gibt keinen Zug #{ $number }. Die Liste geht von #1 bis #{ $most }.
}
terminal-one-at-a-time = Eins nach dem anderen: ein Verkehrsmittel und eine Station, oder eine Zeile der Liste. Für einen Doppelzug tippe „doppel“ allein vor den zwei Fahrten.
terminal-which = Welcher? { $choices }
terminal-pawn-absent = Diese Figur spielt nicht mit: { pawn-short }.
terminal-step-unknown = Tippe „weiter“, „zurück“, „Runde“, „Anfang“, „Ende“ oder „quit“; „Hilfe“ erklärt.

# Beim Auslegen in Case Connection
terminal-lay-where = { $places ->
    [0] Hinweis { $card } berührt noch nichts, was ausliegt. Sag, wohin er soll, etwa „lege { $card } rechts“ oder „lege { $card } über 12“.
   *[other] Hinweis { $card } passt an { $places } Stellen. Sag, an welche, etwa „lege { $card } rechts“ oder „lege { $card } über 12“.
}
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-say-which-card = Welcher Hinweis? Nenne seine Nummer, etwa „lege 12 rechts“.
terminal-say-more = Was soll es sein? Nenne zwei Teile, die du nimmst, etwa „12 f“. „Hilfe“ erklärt.

# Die Regeln, während einer Partie nachgeschlagen
terminal-rules-word = Ticket
    .connection = Plättchen
terminal-rules-help = Regeln: „Regeln“ zeigt das Inhaltsverzeichnis, „Regeln { $short }“ eine Zusammenfassung, „Regeln { $word }“ findet ein Wort, „Regel { $rule }“ zeigt eine Regel. Es kostet keinen Zug.
terminal-rules-key = r               die Regeln; oder tippe: Regeln · Regel { $rule }
terminal-rules-keys = eine Regel, ein Kapitel oder ein Wort · ↑ ↓ Bild↑ Bild↓ blättern · Esc schließt
terminal-refused = { $sentence } (tippe „Regel { $rule }“)

# Was sich tippen lässt; die Wörter jeder Sprache werden in allen verstanden. Einzelne Buchstaben sind Kurzformen.
terminal-typed-taxi = taxi t
    .holmes = kutsche k droschke taxi
terminal-typed-bus = bus b
    .holmes = pferdeomnibus o omnibus bus
terminal-typed-underground = U-Bahn u
    .holmes = Metropolitan-Bahn metro m U-Bahn
terminal-typed-black = black schwarz schwarzes bl
    .holmes = black schwarz schwarzes
terminal-typed-fugitive = mister x flüchtige
    .holmes = moriarty x professor flüchtige
terminal-typed-purple = violett lila v
terminal-typed-red = rot r
terminal-typed-green = grün gr
terminal-typed-yellow = gelb ge
terminal-typed-blue = blau bl
terminal-typed-sherlock = sherlock s
terminal-typed-watson = watson w
terminal-typed-irene = irene adler i
terminal-typed-mycroft = mycroft my
terminal-typed-lestrade = lestrade l
terminal-typed-bobby1 = bobby1 bobby
terminal-typed-bobby2 = bobby2 bobby
terminal-typed-bobby3 = bobby3 bobby
terminal-typed-double = doppel doppelzug
terminal-typed-surface = zeigen auftauchen
terminal-typed-done = bleiben passen fertig
    .holmes = fertig passen weiter nichts
terminal-typed-take = nimm nehmen
terminal-typed-settle = beginne beginnen
terminal-typed-commit = verbrechen begehe begehen
terminal-typed-collect = nimm nehmen hole
terminal-typed-low = untertauchen tauch unter verstecken bleiben
terminal-typed-fly = ballon fliege fliegen fliehen
terminal-typed-land = lande landen
terminal-typed-ask = frage fragen
terminal-typed-ban = verbiete verbieten
terminal-typed-roadblock = straßensperre sperre sperren
terminal-typed-place = setze setzen stelle stellen
terminal-typed-give-up = aufgeben gib auf geben
terminal-typed-quarter = viertel
terminal-typed-park = park
terminal-typed-monument = sehenswürdigkeit denkmal
terminal-typed-river = fluss themse
terminal-typed-past = früher zuvor
terminal-typed-help = hilfe
terminal-typed-log = fahrtentafel tafel
terminal-typed-fares = tickets fahrkarten
terminal-typed-possible = möglich wo
terminal-typed-board = spielplan plan brett linien
terminal-typed-marks = zeichen markierungen
terminal-typed-rules = regeln regel
terminal-typed-quit = ende quit
terminal-typed-skip = überspringen überspring
terminal-typed-yes = ja j
terminal-typed-no = nein n
terminal-typed-next = weiter vor
terminal-typed-back = zurück
terminal-typed-round = runde
terminal-typed-start = anfang
terminal-typed-end = ende
terminal-typed-filler = nach zu zur mit der die das ein bahn ticket station zug fahre nimm nehmen detektiv
    .compact = nach zu zur mit der die das ein bahn ticket station zug fahre nimm nehmen detektiv auf diese runde wir
    .holmes = nach zu zur mit der die das ein bahn ticket station zug fahre nimm nehmen detektiv auf in im am an von doktor inspektor hier
