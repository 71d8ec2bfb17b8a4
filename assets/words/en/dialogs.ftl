# Dialogs about the game and the window.

looks-language = Language

# How everything looks.
looks-window = Window
looks-board = Board
# Below the choice of a board, which does nothing while “High contrast” is on.
looks-board-own = High contrast has its own board.
looks-pieces = Pieces
looks-size = Interface size
looks-contrast = High contrast
    .tip = Black, white and thick lines in the window and on the board
looks-motion = Motion
    .tip = Reduced: pieces, bars and menus jump instead of sliding
looks-motion-full = Full
looks-motion-less = Reduced
looks-sound = Sound
    .tip = Play a sound for moves, captures, check and the end of the game, for freezing and for folding
# The board is shown alone, or the whole window again.
alone-on = Only the board is shown now. Esc brings back the rest.
alone-off = The whole window is shown again.
# The switch for sounds has been used; or why it cannot be.
sound-on = Sound on.
sound-off = Sound off.
sound-no-player = There is no sound: pw-play, paplay and aplay are all missing. To hear something, install pipewire-bin, pulseaudio-utils or alsa-utils.
sound-no-device = There is no sound: no sound device works.
looks-pieces-figurines = Figurines
looks-pieces-diagrams = Move diagrams
looks-pieces-plain = Plain (chess)
looks-pieces-characters = Kanji (Shogi, Xiang Qi)
# Below the sets of pieces, where the set that is chosen has no pictures of the pieces of $game.
looks-pieces-other = This set does not have every piece of { $game }, so you see figurines instead.
# The same where $inner, a game inside $game, has pictures of all its pieces in the set.
looks-pieces-inner = The whole board of { $game } shows figurines: this set does not have all its pieces. Fold the board to { $inner } to see the set.
# How cells at the rim of the board and moves are written in Shogi, in Xiang Qi and in games like them.
looks-coordinates-usi = Coordinates in Shogi
looks-moves-usi = Moves in Shogi
looks-coordinates-iccs = Coordinates in Xiang Qi
looks-moves-iccs = Moves in Xiang Qi
looks-style-usual = As in other games
looks-coordinates-characters = Japanese characters
looks-coordinates-digits = Digits (76)
looks-coordinates-letters = Digits and letters (7f)
looks-coordinates-sides = Each side’s own files
looks-coordinates-hidden = Hidden
looks-moves-japanese = Japanese
looks-moves-western = Western (P-7f)
looks-moves-chinese = Chinese
looks-moves-wxf = Western (C2=5)
looks-badges = Show moves on pieces
    .tip = A small diagram at the foot of each piece; on small cells only for the piece under the pointer
# Below the switch, on cells so small that only the piece under the pointer has a diagram, and on smaller ones.
looks-badges-pointed = Only the piece under the pointer has room for a diagram. Zoom in to see all of them.
looks-badges-none = The cells are too small for diagrams: zoom in.
looks-system = Follow system
looks-light = Light
looks-dark = Dark
looks-board-paper = Paper
looks-board-walnut = Walnut
looks-board-slate = Slate
looks-board-meadow = Meadow
# No installed font has the letters: of the language chosen, or of a text that somebody has written.
letters-missing = No Japanese font is installed. Install one, such as the package fonts-noto-cjk, then choose Japanese again.
letters-missing-seen = Some of this text is Japanese, and no installed font can show it. Install one, such as the package fonts-noto-cjk, then start Nestmate again.

# Choosing keys.
bindings-how = Click a command, then press the keys you want for it. Backspace clears it; Esc cancels.
bindings-reset-all = Reset all shortcuts
bindings-press = Press keys…

# $command is the words of a menu entry.
bindings-keys = Shortcut for { $command }: { $keys }
bindings-none = Shortcut for { $command }: none
bindings-reset = Reset
bindings-reset-keys = Reset shortcut for { $command }
bindings-taken = These keys are already used for ‘{ $command }’. Change that shortcut first.
bindings-fixed-layers = These keys are reserved for the layers.
bindings-fixed-glyphs = These keys are reserved for move annotations.
bindings-fixed-clipboard = These keys are reserved for the clipboard.
bindings-fixed-size = These keys are reserved for the interface size.

# What can be set about the computer.
computer-note = Weaker levels do not look as far ahead, so they answer before their time is up. Like people, they play some games better than others.
computer-hints = Time for hints
    .spoken = Seconds for a hint
computer-review = Time for a review
    .spoken = Seconds per move of a review
    .unit = per move
computer-lines = Analysis lines
computer-unhurried = Reply at a human pace
    .tip = Wait a moment before playing a move found at once, but never while a clock is running
computer-threads = Threads
    .tip = How many CPU threads the engine may use
computer-table = Hash table
    .tip = Memory for positions already searched
computer-table-less = There is only enough memory for { $mib } MiB.

# Who plays, where and when.
details-event = Event
details-site = Site
details-date = Date
details-round = Round
details-eco = Opening code (ECO)
details-time = Time control
details-elo = Elo
details-rating = Elo, { $side }
# The number of the start that was drawn.
details-start = Starting position
details-start-number = No. { $number }

# Finding a piece.
go-to-hint = Cell, file, rank or piece
find-hint = Name, letter, ability or lattice
find-none = No piece matches.
palette-hint = Type what you want to do
palette-none = No command matches.

# Odds of pieces.
odds-none = Handicap: none
odds = Handicap: { $side } plays without { $missing }
odds-gives = { $side } gives odds
    .spoken = { $side } gives the handicap
odds-clear = No handicap
odds-how = Click a piece to remove one of its kind; click again after the last one to put them all back
odds-missing = { $piece }: { $missing } of { $most } removed
odds-kind = { $piece } ({ $layer })

# The game and its pieces, the keys, the program.
info-stands-for = Stands in for the { $piece }.
keys-fold = Folding and layers
keys-board = On the board
keys-own = Your own shortcuts
keys-switch = Fold the board with the pictures at its left
    .keys = Tab to the pictures, ↑ ↓
keys-layers = Show, dim, outline or hide a layer
    .keys = 1 … 9
keys-solo = Fold the board to this layer, or unfold it
    .keys = Shift+1 … 9
keys-draw = Drag to draw an arrow, click to draw a circle: green; red with Shift or Ctrl; blue with Alt; yellow with Alt+Shift
    .keys = right button
dialog-draw = Draw offer
draw-asked = { $side } offers a draw. Does { $other } accept?
draw-accept = Accept the draw
draw-decline = Play on
keys-glyphs = Annotate the last move: ! ? !! ?? !? ?! or only move
    .keys = Ctrl+1 … 7
keys-let-go = Cancel or put down
    .keys = Esc, right button
keys-cursor = Move the cursor; step through the game with Alt+arrow keys
    .keys = Tab to the board, arrow keys
keys-enter = Pick up and put down
    .keys = Enter on the board
keys-size = Larger, smaller or default interface size
    .keys = Ctrl++, Ctrl+−, Ctrl+0
problems-found =
    { $count ->
        [one] One problem found. Games without problems can still be played.
       *[other] { $count } problems found. Games without problems can still be played.
    }
about-program = Play and learn nested chess variants: games that hide a familiar game on every second cell of a larger board.
about-data = Every game is data. To play one of your own, open its definition file with ‘Open…’ in the Game menu.

# Choosing a new game.
new-game-play = Play
# $games is how many there are, $family what a group of them is called.
new-game-all = All { $games }
new-game-family = Games: { $family }
family-nested = Nested
family-squares = Chess
family-tiles = Shogi
family-crossings = Xiang Qi
family-other = Other boards
# What is told of a game of which nothing is known.
new-game-board = { $files }×{ $ranks } board
new-game-opponent = Opponent
new-game-nobody = Computer plays itself
new-game-side = You play
new-game-lot = Random
# The choice beside it: a start of a certain number, which is asked for there.
new-game-numbered = Number
new-game-numbers = 0 to { $last }
# $what is one of the two before, $choice what it is set to.
new-game-choice = { $what }: { $choice }
new-game-search = Search by name, inventor or piece
new-game-none = No game matches.
new-game-more = House rules and handicap
new-game-repetition = Draw when the same position occurs this many times:
new-game-no-progress = or after this many moves by each side without a capture or other progress:
new-game-never = (0 = never)

# How strong the computer should be in the next game, by the last games against it; $next is the level to try.
new-game-training = Training: the level follows your results
    .tip = Choose the computer’s level by your last games against it
training-first = No games against the computer yet: start with level { $level }.
training-up = { $drawn ->
    [0] You won { $won } of your last { $games } games against level { $level }: try level { $next }.
   *[other] You won { $won } and drew { $drawn } of your last { $games } games against level { $level }: try level { $next }.
}
training-down = You lost { $lost } of your last { $games } games against level { $level }: try level { $next }.
training-stay = Your last games against level { $level }: { $won } won, { $drawn } drawn, { $lost } lost. Stay at this level.

# Who plays a side, and how well.
strength-person = Person
strength-computer = Computer
strength-of = { $side }: { $what }
strength-how-well = Strength
strength-level = { $side }: level
strength-think = Time per move
strength-seconds = { $side }: seconds per move
strength-by-clock = set by its clock
strength-most = The longest the computer takes over a move
strength-plays = { $side }: plays
strength-whole = Plays the whole board
    .tip = Moves any of its pieces, from the first move on
strength-nest = { $game } inside
strength-inside = Plays only the inner { $game } until you leave it
    .tip = Plays { $game } as if nothing else were on the board. When it starts to use the rest of the board, it tells you and says why.
strength-chosen = { $what }, { $level }

# The headings of dialogs.
dialog-new-game = New game
dialog-open = Open a file
dialog-resign = Resign
dialog-save = Save the game
dialog-conflict = The game is not saved yet
dialog-leaving = Quit
dialog-export = Export
dialog-share = Share
dialog-newcomer = A new game
dialog-copy-as = Copy as
copy-as-pgn = PGN
    .tip = Tags and moves, as most programs read them
copy-as-kif = KIF
    .tip = One move per line with times and variations, as in Kifu for Windows and ShogiHome
copy-as-ki2 = KI2
    .tip = Moves as Shogi books print them, with variations
copy-as-csa = CSA
    .tip = The main line only, as Shogi servers write it
copy-as-chinese = PGN, Chinese moves
    .tip = PGN with moves such as 炮二平五, as programs in China read it
copy-as-wxf = WXF
    .tip = The main line with moves such as C2=5, as Xiang Qi servers write them
copy-as-dhtmlxq = DhtmlXQ
    .tip = All moves with variations and comments, as boards on Chinese websites read them
copy-as-position = Position
    .tip = The position on the board in one line
dialog-details = Game details
dialog-practice = Practice
dialog-progress = Progress
dialog-computer = Computer
dialog-find = Find a piece
dialog-palette = Commands
dialog-go-to = Go to
dialog-workbench = Workbench
dialog-stage = Nest two games
dialog-problems = Definition problems
dialog-looks = Appearance
dialog-bindings = Change shortcuts
dialog-keys = Keyboard shortcuts
dialog-failed = Something went wrong
copied-game = Game copied to the clipboard.
copied-position = Position copied to the clipboard.
bindings-fixed-tab = These keys are reserved for keyboard navigation.

# What parts the whole from the decimals of a number.
decimal-sign = .
# How many plies the language counts as one move.
plies-in-a-move = 2

collection-title = { $count } games in { $name }
collection-title-text = { $count } games
collection-search = Search players, events or dates
collection-import = Add all to My games
    .tip = Lets you search them by position and counts them in the explorer
collection-none = No games match.
collection-checking = Checking all games…
collection-broken = { $count ->
        [one] One game cannot be read. It stays in the file as it is.
       *[other] { $count } games cannot be read. They stay in the file as they are.
    }
collection-game = { $number }. { $white } – { $black }
collection-game-broken = { $game } (cannot be read, line { $line })

# A move of the user's gives much away: is it meant? The title says what it costs (reasons.ftl); the chances are percentages.
caution-chances = Your winning chances drop from { $before }% to { $after }%.
caution-play = Play { $played } anyway
    .tip = Let the move stand; playing it again does the same
caution-back = Take it back
    .tip = Take the move back and play another (Enter or Esc)

# Giving up.
resign-ask = Do you want to resign this game?
resign-yes = Resign
resign-no = Play on

# Engines of others.
dialog-learning = Let the engine learn
dialog-engines = Engines
engines-path = UCI or XBoard engine
    .hint = Path, with arguments if it needs any
engines-add = Add
engines-chooser = Choose an engine
engines-trying = Starting the engine to identify it…
engines-added = { $engine } has been added.
engines-tested = { $engine } works.
engines-none = No engines yet. Add one to play against it or to let it analyse.
engines-missing = not found
engines-wrong = does not work
engines-games = Plays { $games }
engines-no-games = Plays none of the games here.
engines-play = Play against it
    .tip = Start a new game with this engine as your opponent
engines-analyse = Analyse with it
    .tip = Let this engine analyse the game on the board
engines-not-this = It does not play { $game }.
engines-options = Options
engines-more-options = More options ({ $count })
engines-test = Test
    .tip = Start it and read its options again
engines-remove = Remove
    .tip = Take it off this list; its file stays
engines-reset = Reset options
engines-idle = Works only while the engine plays or analyses
strength-engine = { $side }: engine
strength-limit = { $side }: limit
limit-full = No limit
limit-skill = Skill level
limit-elo = Elo rating
