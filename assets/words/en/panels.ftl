# The panels beside the board.

# Whose turn it is. $side is White or Black.
status-to-move = { $side } to move
status-in-check = { $side } to move, in check
status-thinks = { $side } is thinking
status-thinks-in-check = { $side } is thinking, in check
status-played = { $count } moves were played.
status-clocks = The clocks stand. A move or P lets them go on.
status-waits = The computer waits. Ctrl+M lets it move.
status-two = { $game }, two players
status-you = { $game }, you play { $side }
status-depth = depth { $depth }
status-depth-hint = hint, depth { $depth }
status-depth-best = best move, depth { $depth }
status-show-now = Show now
status-move-now = Move now

# Reserves. $owner is `white`, `black` or `neutral`.
reserves = Reserves
reserve-owner =
    { $owner ->
        [white] White
        [black] Black
       *[neutral] Neutral
    }
reserve-total =
    { $owner ->
        [white] White's reserve: { $total } in all
        [black] Black's reserve: { $total } in all
       *[neutral] Neutral reserve: { $total } in all
    }
reserve-man =
    { $owner ->
        [white] { $man } in White's reserve, { $count }
        [black] { $man } in Black's reserve, { $count }
       *[neutral] { $man } in the neutral reserve, { $count }
    }

# Layers. $layer is the name of one.
layers = Layers
layers-keys = keys 1–9, alone with Shift
layer-state = { $layer } { $state }
layer-alone = Alone
    .spoken = { $layer } alone
layer-fold = Fold the board to this layer; all again if it is alone
layer-only = Only this layer; all again if it is alone
layer-short-shown = Full
layer-short-dimmed = Dim
layer-short-outlined = Line
layer-short-hidden = Hide

# The tabs below the moves.
tab-man = Man
    .tip = The man under the pointer: how it moves and what holds it
tab-hint = Hint
    .tip = Hints, each telling a little more (H)
tab-analysis = Analysis
    .tip = What the engine thinks of the game (L)

# The man under the pointer. $man is its name.
man-diagram = Diagram of how the { $man } moves
man-none = Point at a man to read how it moves.
man-frozen = Frozen: { $reason }.
man-from = From { $cell } ({ $lattice }) White's men do this
man-cannot-move = cannot move from there.
man-does = { $man }: { $words }
census = On the board: { $men }.
census-held = On the board: { $men }. In reserve: { $held }.
census-none = none
census-count =
    { $owner ->
        [white] White { $count }
        [black] Black { $count }
       *[neutral] neutral { $count }
    }
man-worth =
    { $halves ->
        [0] Worth less than half a pawn by this game's values.
        [1] Worth about half a pawn by this game's values.
        [2] Worth about 1 pawn by this game's values.
       *[other] Worth about { $pawns } pawns by this game's values.
    }
    .tip = What the engine makes of it where such men stand at first. The unit is that of its scores, about a Pawn of chess.
man-neutral = Neutral
man-stands-for = Stands for { $man }
man-layer-on = { $layer } layer, on { $lattice } cells
man-layer = { $layer } layer
man-turned = Turned over; captured it is { $man } again

# Lines of play.
line-play = Play as far as { $last }

# The field for typed moves.
typed-hint = Type a move (/)
typed = Type a move
typed-none = No legal move is written so. Enter tells why.
typed-more = and { $count } more

# The list of moves. $move is one of them.
moves = Moves
moves-none = The game has not begun.
moves-comment = Click to change the comment
moves-show = Show this variation
    .spoken = Show variation { $first }
moves-hide = Hide this variation
    .spoken = Hide variation { $first }
comment-before = Before { $on }
comment-after = Comment on { $on }
comment-game = Comment on the game
comment-done = Ctrl+Enter
