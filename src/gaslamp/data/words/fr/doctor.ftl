# Ce que « gaslamp doctor » affiche.

doctor-part = { $part ->
    [gaslamp] Gaslamp
    [python] Python
    [system] Système
    [games] Jeux
    [data] Dossier des données
    [saves] Parties sauvegardées
    [code] Code machine
    [cache] Cache du code
    [terminal] Terminal
    [browser] Navigateur
    [database] Base de données
    [settings] Fichier de réglages
    [cli] Ligne de commande
    [client] Places sur d’autres serveurs
    [play] Jeu dans le terminal
    [serve] Serveur
    [search] Robots qui cherchent
    [postgres] PostgreSQL
    [push] Messages push
   *[ray] Cluster Ray
}
doctor-state = { $state ->
    [missing] manque : { $text }
    [broken] EN PANNE : { $text }
   *[ok] { $text }
}
doctor-missing = { $names }. Pour l’installer : pip install 'gaslamp[{ $extra }]'
doctor-needs = il faut { $library }, qui n’est pas installé (voir plus bas).
doctor-failed = La vérification elle-même a échoué : { $problem }
doctor-unwritable = On ne peut rien écrire dans ce dossier : { $reason }. Les parties ne peuvent pas être sauvegardées.
doctor-saves = { $count ->
    [0] aucune
   *[other] { $count }
} dans { $folder }
doctor-code = { $ready ->
    [yes] compilé et prêt
   *[no] compilé quand un robot qui cherche joue pour la première fois ; cela prend une minute ou deux, une seule fois
}
doctor-code-none = { $state ->
    [broken] numba est installé mais ne se charge pas : les robots qui cherchent jouent en Python seul, beaucoup moins bien. Réinstallez-le : pip install --force-reinstall numba
   *[missing] sans numba, les robots qui cherchent jouent en Python seul, beaucoup moins bien.
}
doctor-code-unkept = compilé à nouveau dans chaque programme, car on ne peut rien écrire dans le dossier du cache
doctor-cache = { $folder } ({ $size } Mo)
doctor-terminal = { $width }×{ $height }, { $screen ->
    [yes] plein écran
   *[no] texte seulement
}, { $unicode ->
    [yes] Unicode
   *[no] sans Unicode
}, { $colours ->
    [none] sans couleurs
    [standard] 16 couleurs
    [256] 256 couleurs
   *[truecolor] 16 millions de couleurs
}
doctor-no-browser = aucun ; « gaslamp serve » affiche l’adresse à ouvrir.
doctor-database-new = { $database } (créée dès qu’il la faut)
doctor-no-file = { $file } (absent : rien n’est réglé)
doctor-settings = Réglages en vigueur :
doctor-setting = { $value } ({ $origin ->
    [option] option
    [environment] environnement
    [file] fichier de réglages
    [system] système
   *[default] par défaut
})
doctor-verdict = { $broken ->
    [0] Tout ce qu’il faut pour jouer fonctionne.
    [one] Une partie est en panne. Sa ligne ci-dessus dit quoi faire.
   *[other] { $broken } parties sont en panne. Leurs lignes ci-dessus disent quoi faire.
}
