# The panels beside the board.

# Whose turn it is. $side is the name of a side.
status-to-move = { $side } to move
status-in-check = { $side } to move and in check
status-to-drop = { $side } to drop a piece
status-counted = Counted: { $moves } of { $limit } moves
status-thinks = { $side } is thinking
status-thinks-in-check = { $side } is in check and thinking
status-played =
    { $count ->
        [one] One move played
       *[other] { $count } moves played
    }
# Below the result at the end of a game that no move has ended.
status-recorded = Result from the game record
status-clocks =
    { $keys ->
        [none] The clocks are paused. Make a move to resume.
       *[other] The clocks are paused. Make a move or press { $keys } to resume.
    }
status-waits =
    { $keys ->
        [none] Waiting for the computer.
       *[other] Waiting for the computer. Press { $keys } to make it move.
    }
status-earlier = This is an earlier position.{ $end ->
        [none] {""}
       *[other] {" "}{ $end } goes to the last move.
    }{ $keys ->
        [none] {""}
       *[other] {" "}{ $keys } lets the computer move from here.
    }
status-depth = depth { $depth }
status-depth-engine = { $engine }, depth { $depth }
status-offer = The computer is considering your draw offer
status-depth-hint = hint, depth { $depth }
status-depth-best = best move, depth { $depth }
status-show-now = Show now
status-move-now = Move now
status-answer-now = Answer now

# Reserves. $owner is the name of a side, or `neutral`.
reserves = Reserves
reserve-owner =
    { $owner ->
        [neutral] Neutral
       *[other] { $owner }
    }
reserve-none = No { $piece } in this reserve
reserve-empty = { $owner }’s reserve is empty, so { $owner } has nothing to drop.
reserve-title =
    { $owner ->
        [neutral] Neutral reserve
       *[other] { $owner }’s reserve
    }
reserve-total =
    { $owner ->
        [neutral] Neutral reserve: { $total } in total. It belongs to neither player; its pieces come back only in exchange for a piece on the board.
       *[other] { $owner }’s reserve: { $total } in total
    }
reserve-piece =
    { $owner ->
        [neutral] { $piece } in the neutral reserve, { $count }
       *[other] { $piece } in { $owner }’s reserve, { $count }
    }
reserve-neutral = It belongs to neither player and comes back only in exchange for a piece on the board.

# Layers. $layer is the name of one.
layers = Layers
layers-keys = keys 1–9; with Shift: only that layer
layer-state = { $layer } { $state }
layer-alone =
    .spoken = { $layer } only
layer-fold = Fold the board to this layer; press again to show all layers
layer-only = Show only this layer; press again to show all layers
# Whether pieces can leave a layer: $cells are those that they stay on.
layer-bound = Bound pieces: no move takes them off { $cells }
layer-unbound = Free (unbound) pieces: they can also go to the cells of other layers

# The tabs below the moves.
tab-piece = Piece
    .tip = The piece under the pointer: how it moves and why it may be stuck
tab-hint = Hint
    .tip = Hints, each revealing a little more
tab-analysis = Analysis
    .tip = The engine’s view of the game

# The piece under the pointer. $piece is its name.
diagram-here = On this board
diagram-there = In { $game }: { $piece }
diagram-turn =
    .tip = Show how it moves here or in { $game }
piece-diagram = Diagram of how the { $piece } moves
piece-none = Point at a piece to see how it moves.
piece-frozen = Frozen { $reason }.
piece-from = From { $cell } ({ $lattice }), { $side }’s pieces move like this:
piece-cannot-move = Cannot move from there.
piece-does = { $piece }: { $words }
census = On the board: { $pieces }
census-held = On the board: { $pieces } · In reserve: { $held }
# The same of a folded board, on which not all of it is seen.
census-whole = On the whole board: { $pieces }
census-whole-held = On the whole board: { $pieces } · In reserve: { $held }
census-none = none
census-count =
    { $owner ->
        [neutral] neutral { $count }
       *[other] { $owner } { $count }
    }
piece-worth =
    { $halves ->
        [0] Worth less than half a Pawn in this game
        [1] Worth about half a Pawn in this game
        [2] Worth about 1 Pawn in this game
       *[other] Worth about { $pawns } Pawns in this game
    }
    .tip = The engine’s estimate for a piece on its starting cell, in the same units as its scores: 1 is a Pawn in chess
piece-neutral = Neutral
piece-stands-for = Stands in for the { $piece }
piece-layer-on = { $layer }, now on: { $lattice }
piece-layer = { $layer }
piece-turned = Promoted; when captured, it becomes { $piece } again
piece-decides = This piece decides the game.
piece-decides-not = Losing this piece does not lose the game.

# Lines of play.
line-play = Play up to { $last }
line-show = Show { $best }, which was best

# The field for typed moves.
typed = Type a move
typed-none = No legal move matches. Press Enter to see why.
typed-more = and { $count } more

# The list of moves. $move is one of them.
moves-copy = Read-only copy of { $name }
moves-start = Starting position no. { $number }
moves-none = No moves yet
# What was left on the clock after a move, behind the move.
moves-clock = { $time } left
moves-comment = Click to edit the comment
moves-show = Show this variation
    .spoken = Show variation { $first }
moves-hide = Hide this variation
    .spoken = Hide variation { $first }
comment-before = Before { $on }
comment-after = Comment on { $on }
comment-game = Comment on the whole game
comment-done = Ctrl+Enter

# The players. $level is the number of the computer's; $owner is the name of a side.
player-you = you
player-lead = Ahead by { $pawns } in material, on the board and in reserve: a Pawn in chess is 1
# Who is better, and who is ahead in material, in one line.
analysis-glance = { $standing }; { $material }
analysis-both =
    { $pawns ->
        [one] { $standing }, a pawn up in material
       *[other] { $standing }, { $pawns } pawns up in material
    }
analysis-although = { $standing }, although { $material }
analysis-material = Material counts the pieces alone. The engine’s number also weighs where they stand and what is about to be captured.
standing-unknown = By count, { $material }. Turn on ‘Live’ to see who is better.
standing-equal = The position is equal
standing-over = The game is over
standing-slightly-better = { $side } is slightly better
standing-better = { $side } is better
standing-winning = { $side } is winning
# Why a side is better; $other is the other side.
because-gains =
    { $pawns ->
        [one] In the best line, { $side } gains a pawn.
       *[other] In the best line, { $side } gains { $pawns } pawns’ worth.
    }
because-active = { $side }’s pieces have { $more } moves, { $other }’s have { $fewer }.
because-placed = Nothing is won at once: { $side }’s pieces stand better.
analysis-frozen =
    { $count ->
        [one] One of { $side }’s pieces is frozen.
       *[other] { $count } of { $side }’s pieces are frozen.
    }
material-even = material is even
material-lead =
    { $pawns ->
        [one] { $side } is a pawn up
       *[other] { $side } is { $pawns } pawns up
    }
piece-more = More
player-engine = engine
player-engine-skill = engine, skill level { $step }
player-engine-elo = engine, Elo { $rating }
player-computer = computer, level { $level }
# The computer plays nothing but the game inside, or did until now.
player-inside = level { $level }, { $game } inside
player-whole = level { $level }, whole board
# How often the side has given check, and how often it has to.
player-checks = checks: { $given } of { $times }
captured = Captured by { $owner }: { $pieces }
captured-kind =
    { $count ->
        [one] { $piece }
       *[other] { $count } × { $piece }
    }

# The edge by which the panel is drawn wider or narrower.
panel-edge = Panel width
panel-split = Height of the move list

# What the marks of a movement diagram mean.
diagram-both = moves and captures
diagram-move = moves only
diagram-capture = captures only

# While the board is folded: what a piece is in the game ($game) outside.
piece-outside = In { $game }: { $piece }
piece-rules-outside = In the whole of { $game }
