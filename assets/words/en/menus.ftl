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
