# The ladder of hints.

# Its rungs.
hint-place = Where
    .tip = Where on the board to look
hint-man = Who
    .tip = Which man to move
hint-moves = Moves
    .tip = A few good moves, in no order
hint-line = Line
    .tip = The best move played out on the board, and why
hint-looking = Looking for a hint…
hint-how = Each step tells a little more. H goes on to the next, Esc ends.
hint-drop = Drop the { $man }.
hint-move = Move the { $man } on { $cell }.
hint-good =
    { $count ->
        [one] One move is better than all others.
       *[other] Each of these { $count } moves is good.
    }
hint-worth = What the line comes to, as White sees it
hint-play = Play it
    .tip = Play the best move (Space)
hint-again = Again
    .tip = Show the line again (H)

# Hints.

# Where to look for a hint: which third of the board from left to right, as $side sees it, and from its home forward.
place-reserve = Look at { $side }'s reserve, for a cell on { $across ->
        [left] { $side }'s left side
        [right] { $side }'s right side
       *[middle] the middle
    }, { $up ->
        [home] near home
        [far] far forward
       *[half] half-way up the board
    }.
place-layer = Look at the { $layer } layer: { $across ->
        [left] { $side }'s left side
        [right] { $side }'s right side
       *[middle] the middle
    }, { $up ->
        [home] near home
        [far] far forward
       *[half] half-way up the board
    }.
place-board = Look at { $across ->
        [left] { $side }'s left side
        [right] { $side }'s right side
       *[middle] the middle
    }, { $up ->
        [home] near home
        [far] far forward
       *[half] half-way up the board
    }.
