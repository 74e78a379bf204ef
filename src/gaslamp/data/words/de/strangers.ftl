# Fremde: schnelles Spiel, wartende Tische, Warten mit Leuten, die man nicht kennt. Keine Platzhalter.

strangers-quick = Schnelle Partie
strangers-quick-about = Du kommst mit anderen zusammen, die dasselbe wollen. Die Seiten werden ausgelost.
strangers-find = Tisch finden
strangers-game = Spiel
strangers-players = Spieler
strangers-side = Ich möchte
strangers-side-any = egal
strangers-side-flee = fliehen
strangers-side-hunt = jagen
strangers-clock = Bedenkzeit
strangers-fill = Bots springen ein
strangers-fill-30 = nach 30 Sekunden
strangers-fill-60 = nach 1 Minute
strangers-fill-180 = nach 3 Minuten
strangers-fill-never = nie
strangers-tables = Tische, die warten
strangers-none = Gerade wartet niemand. Such einen Tisch, dann sehen ihn andere hier.
strangers-sit = Platz nehmen
strangers-nameless = jemand ohne Namen
strangers-bots = Bots
strangers-drawn = Die Seiten werden ausgelost
strangers-role = Du wärst
strangers-book = Nach den Regeln
strangers-no-clock = Ohne Uhr
strangers-bots-in = Bots springen ein in:
strangers-starts-in = Beginnt in:
strangers-no-bots = Wartet, bis alle da sind
strangers-stale = Die Liste ist nicht aktuell: Der Server antwortet nicht.

# Im Warteraum

strangers-public = Fremde dürfen mitspielen
strangers-public-about = Der Tisch steht auf der ersten Seite, solange er wartet.
strangers-waiting = Mitspieler gesucht
strangers-waiting-about = Andere sehen deinen Tisch und können sich dazusetzen. Lass diese Seite offen: Ein Tisch, an dem niemand ist, steht nicht in der Liste.
strangers-wish = Welche Seite möchtest du?
strangers-wish-about = Sie wird ausgelost, wenn die Partie beginnt. Wer fliehen möchte, kommt zuerst dran.
strangers-dismiss = Wegschicken
strangers-dismiss-about = Der Platz wird wieder frei, und dieser Tisch wird der Person nicht mehr angeboten. Kommt sie trotzdem wieder, nimm den Haken bei „Fremde dürfen mitspielen“ weg.
strangers-dismiss-do = Wirklich wegschicken
