# What “gaslamp doctor” prints.

doctor-part = { $part ->
    [gaslamp] Gaslamp
    [python] Python
    [system] System
    [games] Games
    [data] Data folder
    [saves] Saved games
    [code] Machine code
    [cache] Code cache
    [terminal] Terminal
    [browser] Browser
    [database] Database
    [settings] Settings file
    [cli] Command line
    [client] Seats at other servers
    [play] Terminal game
    [serve] Server
    [search] Searching bots
    [postgres] PostgreSQL
    [push] Push messages
   *[ray] Ray cluster
}
doctor-state = { $state ->
    [missing] missing: { $text }
    [broken] BROKEN: { $text }
   *[ok] { $text }
}
doctor-missing = { $names }. Install with: pip install 'gaslamp[{ $extra }]'
doctor-needs = this needs { $library }, which is not installed (see below).
doctor-failed = The check itself failed: { $problem }
doctor-unwritable = Nothing can be written to this folder: { $reason }. Games cannot be saved.
doctor-saves = { $count ->
    [0] none
   *[other] { $count }
} in { $folder }
doctor-code = { $ready ->
    [yes] compiled and ready
   *[no] compiled when a searching bot first plays; that takes a minute or two, once
}
doctor-code-none = { $state ->
    [broken] numba is installed but cannot be loaded, so searching bots play in plain Python and are much weaker. Reinstall it with: pip install --force-reinstall numba
   *[missing] without numba, searching bots play in plain Python and are much weaker.
}
doctor-code-unkept = compiled anew in every program, because the cache folder cannot be written to
doctor-cache = { $folder } ({ $size } MB)
doctor-terminal = { $width }×{ $height }, { $screen ->
    [yes] full screen
   *[no] plain text only
}, { $unicode ->
    [yes] Unicode
   *[no] no Unicode
}, { $colours ->
    [none] no colours
    [standard] 16 colours
    [256] 256 colours
   *[truecolor] 16 million colours
}
doctor-no-browser = none found; “gaslamp serve” prints the address to open.
doctor-database-new = { $database } (created when it is first needed)
doctor-no-file = { $file } (not there: nothing is set)
doctor-settings = Settings in force:
doctor-setting = { $value } ({ $origin ->
    [option] option
    [environment] environment
    [file] settings file
    [system] system
   *[default] default
})
doctor-verdict = { $broken ->
    [0] Everything needed to play works.
    [one] One part is broken. Its line above says what to do.
   *[other] { $broken } parts are broken. Their lines above say what to do.
}
