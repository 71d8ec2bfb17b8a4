# Dialogs about the game and the window.

looks-language = Language

# How everything looks.
looks-window = Window
looks-board = Board
looks-men = Men
looks-size = Size of everything
looks-contrast = High contrast
    .tip = Black, white and strong lines, in the window and on the board
looks-still = Less motion
    .tip = Men, bars and menus do not glide
looks-sound = Sound
    .tip = A tone for a move, a capture, check and the end
looks-men-figurines = Figurines
looks-men-diagrams = Diagrams of their moves
looks-men-both = Both
looks-system = As the system
looks-light = Light
looks-dark = Dark
looks-board-paper = Paper
looks-board-walnut = Walnut
looks-board-slate = Slate
looks-board-meadow = Meadow
looks-board-safe-colours = Safe colours
looks-board-high-contrast = High contrast

# Choosing keys.
bindings-how = Press the button of a command, then the keys that are to do it. Backspace: no keys; Esc: as it was.
bindings-reset-all = Reset all keys
bindings-press = Press keys…

# $command is the words of a menu entry.
bindings-keys = Keys of { $command }: { $keys }
bindings-none = Keys of { $command }: none
bindings-reset = Reset
bindings-reset-keys = Reset keys of { $command }
bindings-taken = These keys belong to “{ $command }”. Give that command others first.
bindings-fixed-layers = These keys are for the layers and stay so.
bindings-fixed-glyphs = These keys are for glyphs on moves and stay so.
bindings-fixed-clipboard = These keys are for the clipboard and stay so.
bindings-fixed-size = These keys are for the size of everything and stay so.

# What can be set about the computer.
computer-note = Weaker levels are done before their time is over: they look less far. Like people, they play better in some games than in others.
computer-hints = Hints think
    .spoken = Seconds for a hint
computer-review = A review thinks
    .spoken = Seconds for each move of a review
    .unit = a move
computer-lines = Lines of analysis
computer-threads = Threads
    .tip = How many of the machine's threads the engine takes
computer-table = Table
    .tip = Memory for positions that were searched before

# Who plays, where and when.
details-white = White
details-black = Black
details-event = Event
details-site = Site
details-date = Date
details-round = Round

# Finding a man.
find-hint = Name, letter, what it does, or its lattice
find-none = No man of this game fits.

# Odds of men.
odds-none = Odds of men: none
odds = Odds of men: { $side } without { $missing }
odds-gives = { $side } gives
    .spoken = { $side } gives odds
odds-clear = No odds
odds-how = Press a kind for one man fewer; after the last one all are back
odds-missing = { $man }: { $missing } of { $most } missing
odds-kind = { $man } ({ $layer })

# The game and its men, the keys, the program.
info-house = Rule of the house: { $rule }.
info-endings = How it ends
info-array = About this array
info-stands-for = Stands for { $man }.
keys-layers = Layer shown, dimmed, outlined, hidden
    .keys = 1 … 9
keys-solo = The board folded to this layer, and whole again
    .keys = Shift+1 … 9
keys-glyphs = Glyph on the last move: ! ? !! ?? !? ?! and only move
    .keys = Ctrl+1 … 7
keys-let-go = Let go of anything
    .keys = Esc, right button
keys-cursor = Move the cell cursor; Alt+arrows then step through the game
    .keys = Tab to the board, arrows
keys-enter = Pick up and put down
    .keys = Enter on the board
keys-size = Everything larger, smaller, as it was
    .keys = Ctrl++, Ctrl+−, Ctrl+0
problems-found =
    { $count ->
        [one] One problem was found. What is whole can be played all the same.
       *[other] { $count } problems were found. What is whole can be played all the same.
    }
about-program = Play and teach nested chess variants: games that hide a familiar game on every second cell of a larger board.
about-data = Every game is data: open a definition file of your own under Variants.

# Choosing a new game.
new-game-game = Game
new-game-play = Play
new-game-repetition = The game ends when a position comes for time number
new-game-no-progress = or after this many moves by each side without progress
new-game-never = (0: never)

# Who plays a side, and how well.
strength-person = Person
strength-computer = Computer
strength-of = { $side }: { $what }
strength-level = { $side }: level
strength-style = { $side }: style
strength-seconds = { $side }: seconds a move
strength-by-clock = by its clock
strength-most = The most time that a move takes
strength-chosen = { $what }, { $level }

# The headings of dialogs.
dialog-new-game = New game
dialog-open = Open a file
dialog-save = Save the game
dialog-export = Export
dialog-details = Players and place
dialog-computer = Computer
dialog-find = Find a man
dialog-workbench = Workbench
dialog-problems = Problems of definition files
dialog-looks = Appearance
dialog-bindings = Change keys
dialog-keys = Keys
copied-game = The game is on the clipboard.
copied-position = The position is on the clipboard.
bindings-fixed-tab = These keys are for going from one thing to the next and stay so.

# What parts the whole from the decimals of a number.
decimal-sign = .
