# The menu bar, and the entries that are no commands.

menu-game = Partie
menu-edit = Bearbeiten
menu-view = Ansicht
menu-navigate = Navigieren
menu-engine = Engine
menu-learn = Lernen
menu-variants = Spiele
menu-help = Hilfe

menu-open-recent = Zuletzt geöffnet
menu-replaced = Frühere Partien
# $age is one of those below.
menu-replaced-game =
    { $moves ->
        [one] { $game }, ein Zug, { $age }
       *[other] { $game }, { $moves } Züge, { $age }
    }
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
# $layer is the layer's name, $state how it is shown.
menu-layer = Ebene { $layer }: { $state }
    .tip = Gezeigt, abgeblendet, umrissen, verborgen
menu-size = Alles größer oder kleiner
menu-larger = Alles größer
menu-smaller = Alles kleiner
menu-usual-size = Normale Größe
    .tip = Alles in normaler Größe
# The computer plays $side.
menu-plays = Spielt { $side }
menu-variant = { $game }…
    .tip = Eine neue Partie davon beginnen
