# The board: what is spoken of its cells, what is asked and told on it.

# Choosing what a piece becomes. $owner is the name of a side, or `neutral`: whose reserve it is.
choose = Choose what the piece becomes
choose-from =
    { $owner ->
        [neutral] From the neutral reserve
       *[other] From { $owner }’s reserve
    }
choose-nothing = unchanged
choose-turned = promoted

# $piece is the name of what stands on the cell after the move.
choose-keep = Keep the { $piece }
choose-move = Move
choose-move-piece = Move the { $piece }
choose-double = Move the { $piece } two steps
choose-passing = Capture en passant with the { $piece }
choose-castle = Castle
# The $piece is captured.
choose-twice = Capture the { $piece } on { $cell } on the way
choose-passes = Pass with the { $piece }
choose-put-nothing = Put nothing in its place
choose-put = Put the { $piece } in its place
choose-put-royal = Castle and put the { $piece } where the King was
choose-put-partner = Castle and put the { $piece } where the Rook was
choose-taken = × { $piece } { $cell }
choose-directly = Go directly
choose-pass = Pass
choose-turn = Promote to { $piece }
choose-promote = Promote to { $piece }
choose-restore = Bring back { $piece } from a reserve
choose-swap = Swap for { $piece } from the opponent’s reserve
# The $piece goes off the board, and what is chosen takes its place.
choose-exchange-why = The { $piece } must be exchanged here. It goes to the reserve that the new piece comes from.
choose-swap-why = If it is swapped, the { $piece } goes to the opponent’s reserve.
choose-restore-why = If another piece is brought back in its place, the { $piece } goes to the opponent’s reserve.
choose-drop = Drop { $piece }
choose-exchange =
    { $owner ->
        [neutral] Exchange for { $piece } from the neutral reserve
       *[other] Exchange for { $piece } from { $owner }’s reserve
    }

# What is spoken of a cell: $cell is its name, and what else there is to say follows after commas.
board-cells = { $game } board
board-focus = Board. Use the arrow keys.
board-at = Board, { $cell }
cell-piece = { $cell } { $piece }, { $side }
cell-empty = { $cell } empty
cell-hidden = { $cell } hidden
# $cells are those of a lattice.
cell-lattice = on { $cells }
cell-whole = { $cell } of the whole board
cell-whole-piece = { $piece } { $cell } of the whole board
cell-frozen = frozen
cell-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
cell-goal = winning cell
cell-star = star
cell-check = in check
cell-picked = picked up
cell-target = can go here
cell-capture = can capture here
cell-last = last move

# Where the board goes on out of sight.
board-scroll-files = Part of the board that is seen, across
board-scroll-ranks = Part of the board that is seen, up and down
board-map = Map of the whole board
beyond-check = Check on { $cell }, off screen
beyond-last = Last move to { $cell }, off screen
beyond-hint = Hint on { $cell }, off screen
beyond-target = Target { $cell }, off screen

# What the move under the pointer does to other pieces, beside its cell; $what is one or two of the first two.
consequence-leads =
    { $count ->
        [one] { $count } piece depends on this { $piece }
       *[other] { $count } pieces depend on this { $piece }
    }
consequence-freezes = { $count ->
        [one] one piece freezes
       *[other] { $count } pieces freeze
    }
consequence-thaws = { $count ->
        [one] one piece unfreezes
       *[other] { $count } pieces unfreeze
    }
consequence-captures = Captures the { $piece }: { $what }
consequence = Then { $what }

# A position that is only looked at: $played is the move before it with its number, the one of that place among all of the line.
preview-peek = Preview after { $played }
preview = Preview after { $played } ({ $at } of { $all }): arrow keys step, Esc closes
preview-start = A line of { $moves ->
        [one] one half-move
       *[other] { $moves } half-moves
    }: arrow keys step, Esc closes

# The pictures at the left of the board. $game is the game inside that it folds to, or a layer's name, $keys the keys that do the same.
dial =
    .spoken = How far the board is folded to { $game }
    .tip = { $less ->
            [none] Fold the board to { $game } as far as you like: drag
           *[other] Fold the board to { $game } as far as you like: drag, or press { $less } and { $more }
        }
faces =
    .spoken = Pieces as in { $game }
    .tip = Show the pieces as they look in { $game }, on the whole board too
outsider = { $piece }, { $side }, on { $cell } of the whole board
outsider-royal = { $piece }, { $side }, on { $cell }: the royal piece, which decides the whole game
fold-whole = Whole board
    .tip = Show the whole board
fold-to =
    .spoken = Fold to { $game }
    .touched = Fold to { $game }, last move here
    .tip = Fold the board to { $game } ({ $keys }). Drag from picture to picture to fold by hand.
# The folded board: $inner is the game inside, $game the whole one.
fold-title = { $inner }, inside { $game }

# The last move, where the folded board does not show it: $played as moves are painted; for those who hear it, $piece went from $from to
# $to, in the words of the whole game.
outside-played = Outside: { $played }
outside-move = Outside: { $piece } { $from }–{ $to }
outside-drop = Outside: { $piece } dropped on { $to }
# $what is one or several of those below: what the move did to the pieces of the folded board.
outside-did = { $moved }, { $what }
outside-captures = captures the { $victim } on { $cell }
outside-in-passing = captures en passant
outside-check = gives check to the { $royal }
outside-attacks = attacks the { $piece } on { $cell }
outside-freezes = freezes { $count ->
        [one] one piece here
       *[other] { $count } pieces here
    }
outside-thaws = unfreezes { $count ->
        [one] one piece here
       *[other] { $count } pieces here
    }
# A cell beside the folded board, in a sentence; the royal piece of the whole $game, told apart from that of the game inside.
cell-outside = { $cell } of the whole board
royal-whole = { $royal } of { $game }
outside-unfold = Unfold

# The card on the board when a game has ended. $side has won.
ending-won = { $side } wins
ending-you-win = You win
ending-you-lose = You lose
ending-draw = Draw
ending-helped = The engine moved for you, so this game does not count towards your level.
ending-rematch = Rematch
    .tip = Play again with the same settings, sides swapped
ending-review = Review
    .tip = Look for mistakes in every move of the game
ending-new-game = New game…
    .tip = Choose another game, other players or another level
ending-look = Look at the board
    .tip = Close this card (Esc)

# The bar beside the board.
bar-unknown = No evaluation yet
bar = Evaluation { $worth } for { $side }

# The legend of the control map, below the board: what its colours and corners mean. $side is the name of a side.
control-legend = Violet: { $side } has more attackers; orange: { $other } has more. Larger marks mean a larger lead. Point at a cell for the numbers.
