# Puzzles: what they are about, and what can be wrong with a file of them.

puzzle-theme-mate = Mat en { $count }
puzzle-theme-material = Gain de matériel
puzzle-theme-hanging = Pièce sans défense
puzzle-theme-defence = Sauver la partie
puzzle-theme-evasion = Parer l’échec
puzzle-theme-leader = Prendre un chef
puzzle-theme-freeze = Geler des pièces
puzzle-theme-thaw = Dégeler des pièces
puzzle-theme-fork = Fourchette
puzzle-theme-double-capture = Deux prises en un coup
puzzle-theme-discovered-check = Échec à la découverte
puzzle-theme-double-check = Échec double
puzzle-theme-sacrifice = Sacrifice
puzzle-theme-quiet = Coup tranquille
puzzle-theme-drop = Parachutage
puzzle-theme-promotion = Promotion
puzzle-theme-exchange = Échange avec une réserve
puzzle-theme-passing = Prise en passant
puzzle-theme-castling = Roque
puzzle-theme-inside = Dans un seul jeu intérieur
puzzle-theme-outside-help = Aide extérieure
puzzle-theme-one-move = Un coup
puzzle-theme-short = Deux coups
puzzle-theme-long = Trois coups ou plus

puzzle-fault-line = ligne { $line } : { $why }
puzzle-fault-heading = la première ligne n’est pas l’en-tête d’un fichier de problèmes, comme « # Nestmate puzzles 1 shogi »
puzzle-fault-version = le fichier est dans la version { $version } du format, mais ce programme ne lit que la version 1
puzzle-fault-parts = un problème compte cinq champs séparés par des tabulations, mais { $count ->
    [one] il n’y en a qu’un
   *[other] il y en a { $count }
}
puzzle-fault-id = « { $id } » n’est pas un identifiant ; un identifiant compte de 1 à 40 lettres ou chiffres
puzzle-fault-twice = l’identifiant « { $id } » est déjà celui d’un autre problème du fichier
puzzle-fault-level = « { $level } » n’est pas un niveau ; les niveaux vont de 1 à 8
puzzle-fault-theme = il n’y a pas de thème « { $theme } »
puzzle-fault-moves = un problème a un nombre pair de coups, de 2 à 98, le premier de l’adversaire, le dernier du joueur, mais { $count ->
    [one] il n’y en a qu’un
   *[other] il y en a { $count }
}
puzzle-fault-move = coup { $number } : { $why }
