# Erfahren, dass man an der Reihe ist: feste Texte des Menüs am Tisch und der Seite, auf die eine E-Mail führt.

alert-title = Wenn du an der Reihe bist
alert-here = Sag mir, wenn ich an der Reihe bin
alert-here-about = Eine Nachricht auf diesem Gerät, während du nicht am Tisch bist. Sie nennt das Spiel und sonst nichts.
alert-here-open = Eine Nachricht auf diesem Gerät, solange diese Seite im Hintergrund offen ist.
alert-blocked = Dein Browser blockiert Nachrichten dieser Seite. Erlaube sie in den Einstellungen des Browsers oder der Website und komm dann zurück.
alert-none = Dieser Browser kann hier keine Nachrichten zeigen. Dafür braucht es eine verschlüsselte Adresse (https); auf einem iPhone oder iPad füge Gaslamp zuerst zum Home-Bildschirm hinzu.
alert-mail = E-Mail-Adresse
alert-mail-about = Oder per E-Mail. Niemand am Tisch sieht deine Adresse, und ein Klick beendet es.
alert-mail-send = Per E-Mail bestätigen
alert-mail-sent = Öffne zur Bestätigung den Link in der E-Mail:
alert-mail-on = E-Mails gehen an:
alert-mail-stop = Keine E-Mails mehr
alert-turn = Du bist an der Reihe.
alert-ask = E-Mails, wenn du an der Reihe bist
alert-ask-about = Jemand an einem Tisch dieses Spiels möchte E-Mails an diese Adresse, höchstens eine pro Zug:
alert-ask-yes = Ja, schickt sie
alert-ask-no = Keine E-Mails
alert-ask-done = Bestätigt. Du bekommst eine E-Mail, wenn du an der Reihe und nicht am Tisch bist.
alert-ask-over = Zu diesem Tisch werden keine E-Mails mehr verschickt.
