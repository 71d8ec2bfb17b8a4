# The menu bar, and the entries that are no commands.

menu-game = Game
menu-edit = Edit
menu-view = View
menu-navigate = Navigate
menu-engine = Engine
menu-learn = Learn
menu-variants = Variants
menu-help = Help

menu-open-recent = Open recent
menu-replaced = Games before this one
# $age is one of those below.
menu-replaced-game =
    { $moves ->
        [one] { $game }, one move, { $age }
       *[other] { $game }, { $moves } moves, { $age }
    }
age-days =
    { $count ->
        [one] a day ago
       *[other] { $count } days ago
    }
age-hours =
    { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
age-minutes =
    { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
age-now = just now
# $layer is the layer's name, $state how it is shown.
menu-layer = Layer { $layer }: { $state }
    .tip = Shown, dimmed, outlined, hidden
menu-size = Everything larger or smaller
menu-larger = Everything larger
menu-smaller = Everything smaller
menu-usual-size = Usual size
    .tip = Everything in its usual size
# The computer plays $side.
menu-plays = Plays { $side }
menu-variant = { $game }…
    .tip = Begin a new game of it
