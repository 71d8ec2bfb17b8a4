# Lessons: the list of them, and the exercises.

lesson-title = Lessons: { $game }
lesson-making = Preparing the lessons…
lesson-back-to-game = Back to the game
    .tip = Your game is just as you left it
lesson-back-to-course = All lessons
    .tip = Back to the list of lessons
lesson-go-on = Continue learning
    .tip = Start the first unsolved exercise
lesson-intro = Short exercises on every piece and rule of this game. Unless an exercise says that { $other } answers, only { $side } moves. The fewer moves you need, the more stars you get.
lesson-progress = { $earned } of { $all } stars
lesson-fewest = Fewest moves: { $count }
lesson-moves = Your moves: { $count }
lesson-stars-left = Stars left: { $count }
lesson-again = Try again
    .tip = Restart the exercise
lesson-next = Next
    .tip = Go to the next exercise
lesson-hint = Hint
    .tip = Show which piece to move, then where; with a hint you can earn at most two stars
lesson-how-it-goes = How it moves

lesson-group-inside = Inner games
lesson-group-pieces = The pieces
lesson-group-captures = Capturing
lesson-group-changes = Promotion and exchange
lesson-group-drops = The reserve
lesson-group-freezing = Freezing and unfreezing
lesson-group-kings = The King

lesson-drops = Drops
lesson-check = Check
lesson-mate = Mate in one
lesson-stands-for = stands in for the { $role }

lesson-goal-stars = { $count ->
    [one] Move the { $piece } to the star.
   *[other] Move the { $piece } to every star.
}
lesson-goal-captures = Capture the pieces on the stars with the { $piece }. Every move must be a capture.
lesson-goal-beyond = Move the { $piece } to where it can change, then move what it has become to the star.
lesson-goal-drops = Drop a piece from your reserve on every star. Not every piece can go everywhere.
lesson-goal-drop-and-go = { $count ->
    [one] Drop the { $piece } and move it to the star.
   *[other] Drop the { $piece } and move it to every star.
}
lesson-goal-freeze = Capture the { $semi } with the { $piece } and watch the pieces that depend on it freeze.
lesson-goal-thaw = Your pieces are frozen because their { $semi } is gone. Bring it back.
lesson-goal-check = { $count ->
    [one] Give check in one move.
   *[other] Give check in { $count } moves.
}
lesson-goal-drop-check = Drop a piece to give check.
lesson-goal-mate = Checkmate in one move.

lesson-change-promote = promotion
    .goal = Move the { $piece } to where it promotes and choose { $outcomes }.
lesson-change-turn = turning over
    .goal = Move the { $piece } to where it can turn over, and turn it over: { $outcomes }.
lesson-change-exchange = exchange
    .goal = Move the { $piece } to where it is exchanged for a piece from a reserve: { $outcomes }.
lesson-change-swap = swap
    .goal = Move the { $piece } to where it can be swapped for a piece in the opponent’s reserve: { $outcomes }.

lesson-inside-opening = { $count ->
    [one] This is { $game }. Move a piece to the star, just as in ordinary { $game }.
   *[other] This is { $game }. Move pieces to the stars, just as in ordinary { $game }. Each move reveals more of the board.
}
lesson-inside-king = In { $game }, the { $semi } plays the part of the { $role }. Capture it with the { $piece }, then look at the whole board: the pieces of { $game } are frozen.
lesson-inside-outsider = The pieces of { $game } are not alone. Capture the { $semi } with the { $piece }, a piece from outside.

lesson-solved-best = Solved in the fewest possible moves.
lesson-solved-frozen = Captured, and its pieces are frozen. Solved in the fewest possible moves.
lesson-solved-thawed = It is back, and your pieces are unfrozen. Solved in the fewest possible moves.
lesson-solved = { $moves ->
    [one] Solved in one move.
   *[other] Solved in { $moves } moves.
} The fewest possible: { $par }.
lesson-solved-helped = Solved with a hint.
lesson-lost = This exercise can no longer be solved from here. Try again.
# After a try that went wrong: what is told on the next one.
lesson-next-try = This time you are shown which piece to move.
    .move = This time you are shown the move.
lesson-no-mate = That is not checkmate. Try again.
    .quiet = That does not even give check. Try again.
    .flees = Check, but not checkmate: the { $piece } can go to { $cell }. Try again.
    .captured = Check, but not checkmate: the { $piece } on { $from } can capture the checking piece on { $cell }. Try again.
    .stopped = Check, but not checkmate: the { $piece } on { $from } can go to { $cell } and stop the check. Try again.
    .dropped = Check, but not checkmate: { $other } can drop a piece on { $cell } and stop the check. Try again.

lesson-not-now = Not available in lessons. Go back to the game first.
lesson-no-hint = No hint available here.
lesson-not-yours = { $other }’s pieces do not move here. You play { $side }.
lesson-must-take = Every move in this exercise must be a capture.
lesson-must-drop = In this exercise, drop every piece on a star.
lesson-other-piece = This exercise is about a different piece.

# What a screen reader says of a lesson in the list: $lesson is its name.
lesson-spoken = { $group }: { $lesson }, { $earned } of { $all } stars
lesson-spoken-more = { $group }: { $lesson }, { $more }, { $earned } of { $all } stars
lesson-spoken-exercise = Exercise { $number }, { $stars ->
    [0] not solved
    [one] one star
   *[other] { $stars } stars
}
lesson-spoken-earned = { $stars ->
    [one] One star
   *[other] { $stars } stars
}

# The introduction to a game. $game is the whole game, $inner one inside it.
intro-move = This looks like { $game }. Make a move.
intro-own = { $inner } lives inside { $game }, a larger game, on these cells alone; its pieces never leave them.
# $was is what the piece that was moved is called there, $is what the whole game calls it.
intro-own-renamed = { $inner } lives inside { $game }, a larger game, on these cells alone. Your { $was } is called { $is } there.
intro-other = { $inner } lives on these cells, and its pieces never leave them either.
intro-pieces = Pieces of { $inner } live on these cells of { $game }, and are bound to them: they never leave.
intro-layer = Other pieces stand on these cells: { $layer }.
intro-free = { $layer } belong to no inner game, and most of them can go to any cell of the board.
# $royal is the royal piece, $only is `yes` where it is told apart from leaders.
intro-royal = { $only ->
        [yes] Each side has one { $royal } that decides the game, outside the inner games: trap your opponent’s and you win.
       *[no] Trap your opponent’s { $royal } and you win.
    }
intro-captured = What becomes of a captured piece? Watch { $side } take this one.
# $piece is the captured piece.
intro-drop = The { $piece } is yours now. Press it beside the board, then press a marked cell.
intro-dropped = { $neutral ->
        [yes] It plays for you now. Pieces captured on other cells wait in a neutral reserve until a piece is exchanged for them.
       *[no] It is back on the board and plays for you.
    }
# $captures says what becomes of captured pieces: they come back as has been shown, or in another way, or never.
intro-changes = { $captures ->
        [drops] Pieces can also turn into others: watch this { $piece } at the far side of the board.
        [kept] Captured pieces are kept beside the board and can come back. Others change: watch this { $piece } at the far side.
       *[gone] Captured pieces leave the game. Others change: watch this { $piece } at the far side of the board.
    }
intro-changed = This { $was } has reached the far side and become another piece: { $piece }.
intro-fate = { $kept ->
        [yes] Captured pieces are kept beside the board and can come back.
       *[no] Captured pieces leave the game.
    }
intro-leader = Each inner game has a leader: here { $other }’s { $leader }. Watch what its fall does.
# $count is how many pieces are frozen.
intro-freeze = { $count ->
        [one] It is captured, and frost takes the one piece that it led, which can no longer move.
       *[other] It is captured, and frost takes the { $count } pieces that it led: none of them can move.
    }
# $piece is a piece of Black’s that brings the leader back.
intro-thaw = { $other }’s { $piece } reaches the far side and brings the { $leader } back: its army unfreezes.
intro-doors = That is the idea. Play now, or learn it step by step.
# A piece with what it is in the game inside.
intro-both = { $piece } ({ $inside })
# Told before a page's sentence to who hears it.
intro-page = Introduction, page { $number } of { $count }.
intro-back = Back
intro-next = Next
intro-skip = Skip
intro-play = Play an easy opponent
intro-look = Look around
