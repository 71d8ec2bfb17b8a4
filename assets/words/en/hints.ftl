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
