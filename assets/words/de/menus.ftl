# The menu bar, and the entries that are no commands.

menu-game = Partie
menu-edit = Bearbeiten
menu-view = Ansicht
menu-navigate = Navigieren
menu-ask = Vorlesen
menu-scan = Brett abtasten
menu-access = Barrierefreiheit
menu-engine = Engine
menu-learn = Lernen
menu-variants = Spiele
menu-help = Hilfe

age-days =
    { $count ->
        [one] vor einem Tag
       *[other] vor { $count } Tagen
    }
age-hours =
    { $count ->
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
age-minutes =
    { $count ->
        [one] vor einer Minute
       *[other] vor { $count } Minuten
    }
age-now = gerade eben
# $game is the game inside that the board folds to.
menu-fold = Auf { $game } falten
    .tip = Das Brett auf ein inneres Spiel falten oder wieder auffalten
# $layer is the layer's name, $state how it is shown.
menu-layer = { $layer }: { $state }
    .tip = Diese Ebene ganz, abgeblendet, als Umriss oder gar nicht zeigen
menu-zoom = Größe des Bretts
menu-size = Größe der Oberfläche
menu-larger = Größer
menu-smaller = Kleiner
menu-usual-size = Standardgröße
    .tip = Alles in der Standardgröße zeigen
# The computer plays $side.
menu-plays = Computer spielt { $side }
