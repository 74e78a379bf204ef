# Che cosa stampa «gaslamp doctor».

doctor-part = { $part ->
    [gaslamp] Gaslamp
    [python] Python
    [system] Sistema
    [games] Giochi
    [data] Cartella dei dati
    [saves] Partite salvate
    [code] Codice macchina
    [cache] Cache del codice
    [terminal] Terminale
    [browser] Browser
    [database] Database
    [settings] File delle impostazioni
    [cli] Riga di comando
    [client] Posti su altri server
    [play] Gioco nel terminale
    [serve] Server
    [search] Bot che cercano
    [postgres] PostgreSQL
    [push] Messaggi push
   *[ray] Cluster Ray
}
doctor-state = { $state ->
    [missing] manca: { $text }
    [broken] NON FUNZIONA: { $text }
   *[ok] { $text }
}
doctor-missing = { $names }. Per installare: pip install 'gaslamp[{ $extra }]'
doctor-needs = serve { $library }, che non è installato (vedi sotto).
doctor-failed = Il controllo stesso non è riuscito: { $problem }
doctor-unwritable = In questa cartella non si può scrivere nulla: { $reason }. Le partite non si possono salvare.
doctor-saves = { $count ->
    [0] nessuna
   *[other] { $count }
} in { $folder }
doctor-code = { $ready ->
    [yes] compilato e pronto
   *[no] compilato quando un bot che cerca gioca per la prima volta; ci vogliono uno o due minuti, una volta sola
}
doctor-code-none = { $state ->
    [broken] numba è installato ma non si carica: i bot che cercano giocano in puro Python, molto peggio. Reinstallalo: pip install --force-reinstall numba
   *[missing] senza numba i bot che cercano giocano in puro Python, molto peggio.
}
doctor-code-unkept = compilato di nuovo in ogni programma, perché nella cartella della cache non si può scrivere
doctor-cache = { $folder } ({ $size } MB)
doctor-terminal = { $width }×{ $height }, { $screen ->
    [yes] schermo intero
   *[no] solo testo
}, { $unicode ->
    [yes] Unicode
   *[no] senza Unicode
}, { $colours ->
    [none] senza colori
    [standard] 16 colori
    [256] 256 colori
   *[truecolor] 16 milioni di colori
}
doctor-no-browser = nessuno; «gaslamp serve» stampa l’indirizzo da aprire.
doctor-database-new = { $database } (creato quando serve)
doctor-no-file = { $file } (non c’è: non è impostato nulla)
doctor-settings = Impostazioni in vigore:
doctor-setting = { $value } ({ $origin ->
    [option] opzione
    [environment] ambiente
    [file] file delle impostazioni
    [system] sistema
   *[default] predefinito
})
doctor-verdict = { $broken ->
    [0] Tutto ciò che serve per giocare funziona.
    [one] Una parte non funziona. La sua riga qui sopra dice che cosa fare.
   *[other] { $broken } parti non funzionano. Le loro righe qui sopra dicono che cosa fare.
}
