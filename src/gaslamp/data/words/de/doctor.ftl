# Was „gaslamp doctor“ ausgibt.

doctor-part = { $part ->
    [gaslamp] Gaslamp
    [python] Python
    [system] System
    [games] Spiele
    [data] Datenordner
    [saves] Gespeicherte Partien
    [code] Maschinencode
    [cache] Code-Cache
    [terminal] Terminal
    [browser] Browser
    [database] Datenbank
    [settings] Einstellungsdatei
    [cli] Befehlszeile
    [client] Plätze an anderen Servern
    [play] Spiel im Terminal
    [serve] Server
    [search] Suchende Bots
    [postgres] PostgreSQL
    [push] Push-Nachrichten
   *[ray] Ray-Cluster
}
doctor-state = { $state ->
    [missing] fehlt: { $text }
    [broken] DEFEKT: { $text }
   *[ok] { $text }
}
doctor-missing = { $names }. Installieren mit: pip install 'gaslamp[{ $extra }]'
doctor-needs = dafür braucht es { $library }, und das ist nicht installiert (siehe unten).
doctor-failed = Die Prüfung selbst ist fehlgeschlagen: { $problem }
doctor-unwritable = In diesen Ordner lässt sich nichts schreiben: { $reason }. Partien können nicht gespeichert werden.
doctor-saves = { $count ->
    [0] keine
   *[other] { $count }
} in { $folder }
doctor-code = { $ready ->
    [yes] übersetzt und bereit
   *[no] wird übersetzt, wenn ein suchender Bot zum ersten Mal spielt; das dauert einmalig ein bis zwei Minuten
}
doctor-code-none = { $state ->
    [broken] numba ist installiert, lässt sich aber nicht laden: Suchende Bots spielen in reinem Python und viel schwächer. Installiere es neu mit: pip install --force-reinstall numba
   *[missing] ohne numba spielen suchende Bots in reinem Python und viel schwächer.
}
doctor-code-unkept = wird in jedem Programm neu übersetzt, weil sich in den Cache-Ordner nichts schreiben lässt
doctor-cache = { $folder } ({ $size } MB)
doctor-terminal = { $width }×{ $height }, { $screen ->
    [yes] ganzer Bildschirm
   *[no] nur Text
}, { $unicode ->
    [yes] Unicode
   *[no] kein Unicode
}, { $colours ->
    [none] keine Farben
    [standard] 16 Farben
    [256] 256 Farben
   *[truecolor] 16 Millionen Farben
}
doctor-no-browser = keiner gefunden; „gaslamp serve“ nennt die Adresse zum Öffnen.
doctor-database-new = { $database } (wird angelegt, wenn sie gebraucht wird)
doctor-no-file = { $file } (nicht da: nichts ist eingestellt)
doctor-settings = Einstellungen, die gelten:
doctor-setting = { $value } ({ $origin ->
    [option] Option
    [environment] Umgebung
    [file] Einstellungsdatei
    [system] System
   *[default] Vorgabe
})
doctor-verdict = { $broken ->
    [0] Alles, was zum Spielen nötig ist, funktioniert.
    [one] Ein Teil ist defekt. Die Zeile oben sagt, was zu tun ist.
   *[other] { $broken } Teile sind defekt. Die Zeilen oben sagen, was zu tun ist.
}
