# The puzzle trainer.

puzzle-title = Puzzles
puzzle-streak = In a row: { $count } (best { $best })
puzzle-count = Solved: { $solved } of { $all }
puzzle-rating = Rating: { $rating }
puzzle-level = Level { $level } of 8

# What a list is for, and what is chosen in it, as it is spoken.
puzzle-choice = { $name }: { $chosen }
puzzle-game = Game
puzzle-game-count = { $game } ({ $solved } of { $all })
puzzle-theme = Theme
puzzle-any-theme = Any theme
puzzle-theme-count = { $theme } ({ $count })
puzzle-aim = Difficulty
puzzle-aim-easier = Easier
puzzle-aim-own = My level
puzzle-aim-harder = Harder

puzzle-coming = Watch what { $side } plays.
puzzle-ask = { $side } to move: find the best move.
puzzle-ask-mate = { $side } to move: find the mate.
puzzle-right = Right.
puzzle-go-on = Right. { $side } to move again: find the next move.
puzzle-wrong = { $tried } is not the move. Try again.
puzzle-wrong-reply = { $tried } is not the move: { $side } answers { $reply }. Try again.
puzzle-wrong-end = { $tried } is not the move: { $side } answers { $reply } and wins. Try again.
puzzle-showing = This is the solution. Watch the board.
puzzle-shown = That was the solution.
puzzle-why-only = No other move here is nearly as good.
puzzle-about =
    { $count ->
        [one] Theme: { $themes }
       *[other] Themes: { $themes }
    }
puzzle-solved = Solved!
puzzle-solved-helped = Solved, with help.
puzzle-solved-later = Solved, but not with the first move.
puzzle-solved-otherwise = Solved: this wins at once, too.
puzzle-hint = Play { $best }.

puzzle-ask-hint = Hint
    .tip = Show which piece to move, then where; a puzzle solved with a hint ends the streak
puzzle-solution = Show the solution
    .tip = Watch the moves on the board, then step through them
puzzle-skip = Skip
    .tip = Go to another puzzle; nothing is recorded if you have not tried a move
puzzle-next = Next puzzle
    .tip = Go to the next puzzle
puzzle-again = Again
    .tip = Solve the same puzzle from the beginning; your score stays as it is
puzzle-analyse = Analyse
    .tip = Open the puzzle as a game with the analysis on; your own game can be brought back
puzzle-open = Open file…
    .tip = Open a file of puzzles made with ‘nestmate puzzles’

puzzle-none = There are no puzzles of this kind.
puzzle-not-now = Not available while you solve a puzzle. Go back to the game first.
puzzle-wait = Wait for the next move on the board.
puzzle-over = This puzzle is over. Go on to the next one, or try it again.
puzzle-unplayable = Puzzle { $id } cannot be played: { $why }.
puzzle-file-unread = { $name } has no puzzles that can be played: { $why }.
puzzle-file-empty = it is empty
puzzle-pasted = Clipboard
