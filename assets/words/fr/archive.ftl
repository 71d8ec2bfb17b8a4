# The user's own games: Game → My games.

own-games = Mes parties
own-games-words = Chercher par nom, commentaire, date ou premiers coups
own-games-player = Joueur
own-games-material = Matériel, comme Q v RR
    .tip = Exactement ces pièces, quel que soit leur camp. 2R vaut RR, P* un nombre quelconque de pions, et + à la fin d’un camp tout ce qu’il a d’autre. Les rois ne comptent que si vous les nommez ; les réserves comptent aussi.
own-games-game = Jeu
own-games-result = Résultat
own-games-date = Date
own-games-position = Position
own-games-white = Blancs
own-games-black = Noirs
own-games-length = Coups
own-games-opening = Ouverture
own-games-event = Tournoi
own-games-eco = ECO

# What a list of choices is about, and what is chosen in it, for screen readers.
own-games-filter = { $name } : { $value }
own-games-any-game = Tous les jeux
own-games-any-result = Tous les résultats
own-games-white-won = Victoire des Blancs
own-games-black-won = Victoire des Noirs
own-games-drawn = Nulle
own-games-open = Inachevée
own-games-any-rating = Tous les classements
own-games-rated = Les deux joueurs à { $least } ou plus
own-games-any-day = Toutes les dates
own-games-today = Aujourd’hui
own-games-week = 7 derniers jours
own-games-month = 30 derniers jours
own-games-year = 12 derniers mois
own-games-any-position = Toutes les positions
own-games-here = Position sur le plateau

# $lattice is the name of a game inside, or of a layer.
own-games-alone = Position sur le plateau : { $lattice }
own-games-part =
    { $count ->
        [one] Zone marquée du plateau (1 case)
       *[other] Zone marquée du plateau ({ $count } cases)
    }
own-games-no-part = Zone marquée du plateau
    .tip = Marquez d’abord des cases : un clic droit sur l’une d’elles, ou un glissement du bouton droit d’un coin à l’autre.

# The list.
own-games-at = trouvée au demi-coup { $ply }
own-games-sort = Trier par : { $column }
own-games-row = { $white } – { $black }, { $result }, { $game }, { $date }, { $length }
own-games-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
own-games-computer = Ordinateur ({ $level })
own-games-helped = { $name } (avec aide)
own-games-you = Vous
# The games that were left for others, and the files that were open last.
own-games-left = Inachevées
own-games-files = Fichiers récents
own-games-more =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
# $age is one of those below.
own-games-left-game =
    { $moves ->
        [1] { $game }, un coup, { $age }
        [one] { $game }, { $moves } coup, { $age }
       *[other] { $game }, { $moves } coups, { $age }
    }
own-games-none-yet = Aucune partie terminée ou enregistrée pour l’instant. Elles apparaîtront ici.
own-games-none = Aucune partie trouvée.
own-games-none-material = Aucune partie trouvée. Un + à la fin d’un camp désigne tout ce qu’il a d’autre.
own-games-looking = Recherche…
own-games-all =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
own-games-found = Parties : { $count } sur { $total }
own-games-marked =
    { $count ->
        [one] { $count } partie sélectionnée
       *[other] { $count } parties sélectionnées
    }

# What can be done.
own-games-import = Importer…
own-games-export = Exporter…
own-games-delete = Supprimer
own-games-undo = Annuler la suppression
own-games-stop = Arrêter
own-games-progress =
    { $done ->
        [one] { $done } partie
       *[other] { $done } parties
    }, { $percent } %
own-games-add = Importer
own-games-import-title = Importer des parties
own-games-import-path = Chemin d’un fichier de parties
own-games-import-note = Fichiers PGN et fichiers de Nestmate, avec une ou plusieurs parties. Les parties que vous avez déjà ne sont pas ajoutées deux fois.
own-games-export-title =
    { $count ->
        [one] Exporter { $count } partie
       *[other] Exporter { $count } parties
    }
own-games-private = Vos parties restent sur cet ordinateur : { $path }

# What has been done.
own-games-saved = Enregistrée dans Mes parties.
own-games-deleted =
    { $count ->
        [one] Partie supprimée.
       *[other] { $count } parties supprimées.
    }
own-games-back =
    { $count ->
        [one] La partie est de retour.
       *[other] { $count } parties sont de retour.
    }
own-games-exported =
    { $count ->
        [one] { $count } partie exportée vers { $path }.
       *[other] { $count } parties exportées vers { $path }.
    }
own-games-imported =
    { $new ->
        [one] { $new } nouvelle partie importée
       *[other] { $new } nouvelles parties importées
    }. Déjà présentes : { $known }. Illisibles : { $unread }.
own-games-problems =
    { $count ->
        [one] Un passage n’a pas pu être lu. Voir lequel.
       *[other] { $count } passages n’ont pas pu être lus. Voir lesquels.
    }
own-games-problems-title = Ce qui n’a pas pu être lu
own-games-back-to-list = Retour à la liste
own-games-no-moves = { $name }, ligne { $line } : cette partie ne contient aucun coup.
own-games-remark = { $name } : { $remark }
own-games-import-stopped =
    Importation arrêtée après { $new ->
        [one] { $new } nouvelle partie
       *[other] { $new } nouvelles parties
    }. Déjà présentes : { $known }. Illisibles : { $unread }.
own-games-scan-stopped = Recherche arrêtée après { $done } parties sur { $total }.

# What went wrong.
own-games-material-unknown = Matériel, caractère { $at } : « { $sign } » n’est pas une pièce de { $game }. Ses pièces sont { $letters }.
own-games-material-number = Matériel, caractère { $at } : aucune pièce ne suit ce nombre.
own-games-material-sides = Matériel, caractère { $at } : il n’y a que deux camps.
own-games-gone = Cette partie n’est plus dans Mes parties.
own-games-nowhere = Rien ne peut être enregistré sur cet ordinateur : il n’y a donc pas de liste de vos parties.
own-games-large = { $name } dépasse { $most } Mio. Vous pouvez importer ses parties dans Mes parties.
own-games-importing = L’importation des parties est encore en cours.
own-games-failed = Impossible de consulter ou de modifier la liste de vos parties : { $why }.
own-games-unusable = La liste de vos parties est inutilisable : { $why }. Vous pouvez continuer à jouer, mais les parties terminées n’y seront pas ajoutées.
own-games-rebuilt = La base de données de vos parties était endommagée. { $count ->
        [0] Aucune de ses parties n’a pu être lue
        [one] Une de ses parties a pu être lue
       *[other] { $count } de ses parties ont pu être lues
    } ; les parties des fichiers récents y sont ajoutées en ce moment. Le fichier endommagé a été conservé sous { $path }.
own-games-no-file = sa base de données n’est pas un fichier
own-games-newer = une version plus récente de Nestmate a modifié sa base de données
own-games-busy = une autre fenêtre de Nestmate utilise déjà la base de données

# How the user's own games went on from the position on the board.
tab-explorer = Explorateur
    .tip = Les coups joués à partir de cette position dans vos parties et dans celles du moteur
# Whose games the explorer counts.
explorer-own = Mes parties
    .tip = Seulement les parties que vous avez terminées, enregistrées ou importées
explorer-shipped = Parties du moteur
    .tip = Seulement les parties que Nestmate a jouées contre lui-même
explorer-both = Toutes
    .tip = Vos parties et celles que Nestmate a jouées contre lui-même
explorer-shipped-about = Parties du moteur : celles que Nestmate a jouées contre lui-même.
# Headings of columns.
explorer-head-move = Coup
explorer-head-games = Parties
explorer-head-results = { $side } / nulles / { $other }
explorer-head-last = Dernière
explorer-whole = Coups joués à partir de cette position
explorer-alone = Coups joués à partir de cette position ({ $lattice })
explorer-none = Aucune de vos parties n’est passée par cette position. Chaque partie terminée ou enregistrée compte ; importez-en d’autres dans « Mes parties », au menu Partie.
explorer-none-known = Aucune partie connue n’est passée par cette position.
explorer-move =
    { $games ->
        [one] Jouer { $last } : { $games } partie
       *[other] Jouer { $last } : { $games } parties
    }, { $side } { $white } %, nulles { $draws } %, { $other } { $black } %, dernière { $day }
explorer-move-undated =
    { $games ->
        [one] Jouer { $last } : { $games } partie
       *[other] Jouer { $last } : { $games } parties
    }, { $side } { $white } %, nulles { $draws } %, { $other } { $black } %
