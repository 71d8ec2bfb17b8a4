# What the program says when something was done or cannot be done.

# Keeping a position as the array of a game.
array-no-name = Give the array a name.
array-long-name = A name has at most { $most } characters.
array-name-taken = There is a game called { $name } already.
array-unknown = The definition of this game is not known.
array-no-folder = There is no folder in which it could be kept.
array-refused = This array cannot be kept: { $why }.

# Setting up a position.
editor-busy = A position is being set up: play or analyse from it, or cancel.
editor-unreadable = This cannot be set up: { $why }.
editor-no-position = This is no position yet: { $why }.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to do again.

# Playing.
nothing-to-take-back = There is no move of yours to take back.
nothing-to-replay = There is no move to play again.
game-over = The game is over.
computer-plays = The computer plays { $side }.
computer-busy = The computer is thinking about its own move.
computer-no-move = The computer has found no move.
neutral-no-drop = Nobody can drop men of the neutral reserve.
no-drop-now = There is no cell where the { $name } could be dropped now.
not-legal = This move is not legal here.
picked-frozen = This { $name } is frozen: { $why }.

# Changing the moves of a game.
line-raised = The line was moved forward.
line-main = The line is the main line now.
line-main-already = This is the main line already.
line-deleted = The line was deleted. Ctrl+Z brings it back.
line-start = The start position cannot be deleted.
moves-undone = The change of the moves is undone.
game-back = The game before is back on the board.

# Clocks and reviews.
no-clocks = This game is played without clocks.
time-up = { $side }'s time is up.
review-nothing = There is no move to review yet.
review-done = Every move of this line has been reviewed.

# $mark is a word for a bad move, in the form of mark-in-sentence.
review-none-before = The review knows of no { $mark } before this move.
review-none-after = The review knows of no { $mark } after this move.

# Moves that are typed. $text is what was written.
typed-several = ‘{ $text }’ could be { $moves }.
typed-reserve-empty = { $side }'s reserve holds no { $name }.
typed-no-letter = No man has the letter ‘{ $letter }’.
typed-no-cell = ‘{ $cell }’ is no cell of this board.
typed-no-move = ‘{ $text }’ is no move here. Write the cells from and to, such as { $example }.
typed-nothing-there = Nothing stands on { $cell }.
typed-not-own = The { $name } on { $cell } is { $side }'s.
typed-write = Write { $moves }.

# A move in a few words. $takes is `yes` where it captures $victim, $reserve is whose reserve the man comes from.
move-drop = drop { $man }
move-castles = { $man } castles
move-in-passing = { $man } takes in passing
move-takes = { $man } takes { $victim }
move-turns = { $moved }, turns over
move-becomes = { $moved }, becomes { $man }
move-exchanged = { $moved }, for { $man } from { $reserve ->
        [white] White's reserve
        [black] Black's reserve
       *[neutral] the neutral reserve
    }
