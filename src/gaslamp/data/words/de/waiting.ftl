# Der Warteraum und die Zeichen neben Namen: feste Beschriftungen, die mit ihm kommen.

screen-alone-about = Damit Freunde in deinem Netzwerk mitspielen können, beende Gaslamp (Strg-C) und starte es mit dem Befehl hier unten neu. Dieser Tisch bleibt erhalten.
screen-qr = QR-Code der Einladung
screen-qr-about = Oder scanne ihn mit einem Handy.
screen-characters = Wähle deine Figur
screen-characters-about = Wenn du keine wählst, behältst du deine.
screen-withdraw-about = Kein bisher verschickter Link gilt mehr, und wer über einen davon zuschaut, muss gehen. Wer mitspielt, behält seinen Platz. Du erhältst neue Links.
screen-withdraw-do = Zurückziehen
screen-invite-about = Wer diesen Link öffnet, nimmt den nächsten freien Platz.
screen-almost-about = Die Partie beginnt, sobald alle Plätze besetzt sind oder der Gastgeber sie startet.
screen-almost-host = Die Partie beginnt, wenn der Gastgeber sie startet.
screen-kept = fester Name
screen-guest = Gast: Dieser Name gehört jemand anderem
screen-start-bots = Starten, mit Bots auf den freien Plätzen
screen-withdraw = Alle Einladungen zurückziehen
screen-alone = Nur dieser Computer kann diesen Link öffnen
screen-share = Senden mit …
screen-almost = Gleich geht es los
screen-invite = Lade deine Freunde ein
screen-start = Starten
screen-seat-link = Link für diesen Platz
