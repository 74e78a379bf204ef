# Das Menü eines Tisches: feste Beschriftungen, die mit ihm kommen.

screen-reasons = Bots sagen, warum
screen-seats = Wer spielt
screen-personal = Dein persönlicher Link
screen-personal-about = Er öffnet deinen Platz auf einem anderen Gerät. Behalte ihn für dich.
screen-renew = Diesen Link ersetzen
screen-renew-about = Hat ihn jemand anders bekommen? Du erhältst einen neuen Link, und der alte öffnet nirgends mehr etwas, auch nicht auf deinen anderen Geräten.
screen-renew-do = Neuen Link holen
screen-replace = Einen Bot spielen lassen
screen-leave = Einen Bot für mich weiterspielen lassen
screen-data = Deine Daten
screen-remove-sure = Endgültig löschen
screen-remove-name = Meinen Namen entfernen
screen-remove-name-ask = Dein Name verschwindet von diesem Tisch, für alle und endgültig. Die Partie bleibt.
screen-remove-table = Diesen Tisch löschen
screen-remove-table-ask = Die Partie, ihre Aufzeichnung und die Links aller sind dann endgültig weg.
screen-keys = Tasten
screen-keys-list =
    Tab geht durch alles, Enter wählt.
    Pfeile gehen von einer möglichen Station oder Stelle zur nächsten.
    + und - zoomen, 0 zeigt den ganzen Spielplan, M geht zu deinen Figuren.
    H zeigt, wo der Flüchtige sein kann, R, was seit deinem letzten Zug geschehen ist, L die Legende.
    Auf dem Spielplan fragt Enter oder eine Nummer nach einer Station.
    Escape nimmt eine Wahl zurück.
    T öffnet und schließt den Chat.
    ? öffnet diese Seite.
screen-undo = Meinen letzten Zug zurücknehmen
screen-renewed = Du hast einen neuen persönlichen Link. Der alte gilt nicht mehr.
