# The menu bar, and the entries that are no commands.

menu-game = Game
menu-edit = Edit
menu-view = View
menu-navigate = Navigate
menu-ask = Read aloud
menu-scan = Scan the board
menu-access = Accessibility
menu-engine = Engine
menu-learn = Learn
menu-variants = Variants
menu-help = Help

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
# $game is the game inside that the board folds to.
menu-fold = Fold to { $game }
    .tip = Fold the board to an inner game, or unfold it
# $layer is the layer's name, $state how it is shown.
menu-layer = { $layer }: { $state }
    .tip = Show, dim, outline or hide this layer
menu-zoom = Board size
menu-size = Interface size
menu-larger = Larger
menu-smaller = Smaller
menu-usual-size = Default size
    .tip = Show everything at its default size
# The computer plays $side.
menu-plays = Computer plays { $side }
