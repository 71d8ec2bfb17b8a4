# The menu bar, and the entries that are no commands.

menu-game = Partie
menu-edit = Édition
menu-view = Affichage
menu-navigate = Navigation
menu-ask = Lire à voix haute
menu-scan = Parcourir le plateau
menu-access = Accessibilité
menu-engine = Moteur
menu-learn = Apprendre
menu-variants = Jeux
menu-help = Aide

age-days =
    { $count ->
        [one] il y a un jour
       *[other] il y a { $count } jours
    }
age-hours =
    { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
age-minutes =
    { $count ->
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
age-now = à l’instant
# $game is the game inside that the board folds to.
menu-fold = Plier sur : { $game }
    .tip = Plier le plateau sur un jeu intérieur, ou le déplier
# $layer is the layer's name, $state how it is shown.
menu-layer = { $layer } : { $state }
    .tip = Afficher cette couche, l’estomper, n’en montrer que le contour ou la masquer
menu-zoom = Taille du plateau
menu-size = Taille de l’interface
menu-larger = Agrandir
menu-smaller = Réduire
menu-usual-size = Taille par défaut
    .tip = Tout afficher à la taille par défaut
# The computer plays $side.
menu-plays = L’ordinateur joue { SIDE($side) }
