# The board: what is spoken of its cells, what is asked and told on it.

# Choosing what a man becomes. $owner is `white`, `black` or `neutral`: whose reserve it is.
choose = Choose what the man becomes
choose-from =
    { $owner ->
        [white] From White's reserve
        [black] From Black's reserve
       *[neutral] From the neutral reserve
    }
choose-nothing = as it is

# $man is the name of what stands on the cell after the move.
choose-keep = Keep { $man }
choose-double = Go two steps with { $man }
choose-passing = Capture in passing with { $man }
choose-castle = Castle with { $man }
choose-turn = Turn over to { $man }
choose-promote = Promote to { $man }
choose-restore = Restore { $man } from a reserve
choose-swap = Swap for { $man } from the enemy's reserve
choose-drop = Drop { $man }
choose-exchange =
    { $owner ->
        [white] Exchange for { $man } from White's reserve
        [black] Exchange for { $man } from Black's reserve
       *[neutral] Exchange for { $man } from the neutral reserve
    }

# What is spoken of a cell: $cell is its name, and what else there is to say follows after commas.
board-cells = { $game }, cells
board-focus = Board, use the arrow keys
board-at = Board, { $cell }
cell-man = { $cell } { $man }, { $side }
cell-empty = { $cell } empty
cell-hidden = { $cell } hidden
cell-frozen = frozen
cell-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
cell-star = star
cell-check = in check
cell-picked = picked up
cell-target = can go here
cell-capture = can capture here
cell-last = last move

# Where the board goes on out of sight.
board-map = Map of the whole board
beyond-check = Check on { $cell }, out of sight
beyond-last = Last move to { $cell }, out of sight
beyond-hint = Hint on { $cell }, out of sight
beyond-target = Target { $cell }, out of sight

# A position that is only looked at.
preview-peek =
    { $moves ->
        [one] Preview, after the first move of the line
       *[other] Preview, after { $moves } moves of the line
    }
preview = Preview, move { $at } of { $all }: arrow keys step, Esc ends

# The bar beside the board.
bar-unknown = Evaluation not known yet
bar = Evaluation { $worth } for White
