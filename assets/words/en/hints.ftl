# The ladder of hints.

# Its rungs.
hint-place = Where
    .tip = Where on the board to look
hint-piece = Which piece
    .tip = Which piece to move
hint-moves = Moves
    .tip = A few good moves, in no particular order
hint-line = Line
    .tip = The best line, to step through, with the reason
hint-looking = Looking for a hint…
hint-how =
    { $keys ->
        [none] Each step reveals a little more. Esc stops.
       *[other] Each step reveals a little more. Press { $keys } for the next one, Esc to stop.
    }
hint-pass = Pass.
hint-drop = Drop the { $piece }.
hint-move = Move the { $piece } on { $cell }.
hint-good =
    { $count ->
        [one] One move is better than all the others.
        [2] Either of these two moves is good.
       *[other] Any of these { $count } moves is good.
    }
hint-lost =
    The position is lost. { $count ->
        [one] One move puts up the most resistance.
       *[other] These { $count } moves put up the most resistance.
    }
hint-bent = A curved arrow follows the cells that the piece passes over.
hint-worth = The evaluation at the end of the line, from { $side }’s side
hint-play = Play it
    .tip = Play the best move
hint-watch = Watch it
    .tip = Watch the line played out on the board
# The best move of the game inside called $game is $inner. The best of all, $best, is worth so many pawns more on the whole board.
hint-inside = Inside { $game }, { $inner } is best. On the whole board { $best } is better by { $by }.
hint-inside-wins = Inside { $game }, { $inner } is best. On the whole board { $best } wins by force.
hint-inside-loses = Inside { $game }, { $inner } is best. On the whole board it loses by force, and { $best } does not.

# Hints.

# Where to look for a hint: which third of the board from left to right, as $side sees it, and from its home forward.
place-reserve = Look at { $side }’s reserve. The piece is dropped { $across ->
        [left] on { $side }’s left
        [right] on { $side }’s right
       *[middle] in the middle
    }, { $up ->
        [home] near home
        [far] far up the board
       *[half] about halfway up the board
    }.
place-layer = Look at the ‘{ $layer }’ layer, { $across ->
        [left] on { $side }’s left
        [right] on { $side }’s right
       *[middle] in the middle
    }, { $up ->
        [home] near home
        [far] far up the board
       *[half] about halfway up the board
    }.
place-board = Look { $across ->
        [left] on { $side }’s left
        [right] on { $side }’s right
       *[middle] in the middle
    }, { $up ->
        [home] near home
        [far] far up the board
       *[half] about halfway up the board
    }.
place-outside = The move is outside ‘{ $layer }’.

# On a folded board, where the hint is about what is not seen there.
hint-unfold =
    .tip = The hint is about the whole board: unfold it to see where
