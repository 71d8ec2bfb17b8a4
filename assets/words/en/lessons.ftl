# Lessons: the list of them, and the exercises.

lesson-title = Lessons: { $game }
lesson-making = Making the lessons…
lesson-back-to-game = Back to the game
    .tip = The game is as you left it
lesson-back-to-course = All lessons
    .tip = Back to the list of lessons
lesson-go-on = Go on learning
    .tip = Begin the first exercise that is not solved yet
lesson-intro = Short exercises about everything in this game. White moves again and again; nobody answers. The fewer moves, the more stars.
lesson-progress = { $earned } of { $all } stars
lesson-fewest = Fewest moves: { $count }
lesson-moves = Your moves: { $count }
lesson-stars-left = Stars left: { $count }
lesson-again = Try again
    .tip = Back to the beginning of the exercise
lesson-next = Next
    .tip = The next exercise
lesson-hint = Hint
    .tip = Point out the man to move, then its move; an exercise solved with a hint gives two stars at most
lesson-how-it-goes = How it goes

lesson-group-inside = The games inside
lesson-group-men = The men
lesson-group-captures = Captures only
lesson-group-changes = Becoming another man
lesson-group-drops = The reserve
lesson-group-freezing = Freezing and thawing
lesson-group-kings = The King

lesson-drops = Drops
lesson-check = Check
lesson-mate = Mate in one
lesson-stands-for = stands for { $role }

lesson-goal-stars = { $count ->
    [one] Bring the { $man } to the star.
   *[other] Bring the { $man } to every star.
}
lesson-goal-captures = Take the men on the stars with the { $man }. Every move must take one.
lesson-goal-beyond = Bring the { $man } to where it can change; what it becomes goes to the star.
lesson-goal-drops = Drop a man of your reserve on every star. Not each of them can stand everywhere.
lesson-goal-drop-and-go = { $count ->
    [one] Drop the { $man } and bring it to the star.
   *[other] Drop the { $man } and bring it to every star.
}
lesson-goal-freeze = Take the { $semi } with the { $man }, and see the men freeze that depend on it.
lesson-goal-thaw = Your men are frozen, for their { $semi } is gone. Bring it back.
lesson-goal-check = { $count ->
    [one] Give check in one move.
   *[other] Give check in { $count } moves.
}
lesson-goal-drop-check = Drop a man so that the enemy's King is in check.
lesson-goal-mate = Mate the enemy's King in one move.

lesson-change-promote = promotion
    .goal = Bring the { $man } to where it is promoted, and choose: { $outcomes }.
lesson-change-turn = turning over
    .goal = Bring the { $man } to where it can turn over, and turn it: { $outcomes }.
lesson-change-exchange = exchange
    .goal = Bring the { $man } to where it is exchanged for a man of a reserve: { $outcomes }.
lesson-change-swap = swap
    .goal = Bring the { $man } to where it can be swapped for a man of the enemy's reserve: { $outcomes }.

lesson-inside-opening = { $count ->
    [one] This is { $game }. Bring a man to the star, as you would there.
   *[other] This is { $game }. Bring men to the stars, as you would there. With every move more of the board unfolds.
}
lesson-inside-king = What stands for the { $role } in { $game } is the { $semi }. Take it with the { $man }. Then look at the whole board: its men are frozen.
lesson-inside-outsider = The men of { $game } are not alone. Take the { $semi } with a man from outside, the { $man }.

lesson-solved-best = Solved, in as few moves as can be.
lesson-solved-frozen = It has fallen, and its men are frozen. In as few moves as can be.
lesson-solved-thawed = It is back, and your men are thawed. In as few moves as can be.
lesson-solved = Solved in { $moves } moves. It can be done in { $par }.
lesson-solved-helped = Solved, with a hint.
lesson-lost = From here it cannot be done any more. Try again.
lesson-no-mate = That is not mate. Try again.

lesson-not-now = Lessons are open: go back to the game for this.
lesson-no-hint = There is no hint now.
lesson-not-yours = Black's men stay where they are: you have White.
lesson-must-take = Here every move must take a man.
lesson-must-drop = Here every man is dropped on a star.
lesson-other-man = In this exercise another man moves.
lesson-frozen = This { $man } is frozen: { $reason }.

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
