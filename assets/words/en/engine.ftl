# The computer: levels, and what a review thinks of moves.

# What a review thinks of a move; as a label, and within a sentence.
mark-inaccuracy = Inaccuracy
mark-mistake = Mistake
mark-blunder = Blunder
mark-inaccuracy-in-sentence = inaccuracy
mark-mistake-in-sentence = mistake
mark-blunder-in-sentence = blunder

# What people call the levels, weakest first, and what to expect of each.
level-1 = First steps
    .tip = For a first game ever: overlooks much of what happens on the board
level-2 = Beginner
    .tip = Knows how the men move, and often forgets one of them
level-3 = Learner
    .tip = Takes what stands in the open, and sees some of your replies
level-4 = Casual
    .tip = Plays for fun: sees simple threats, misses long and backward moves
level-5 = Club
    .tip = Looks a little ahead and punishes gross mistakes
level-6 = Strong
    .tip = Overlooks little and plans a few moves ahead
level-7 = Expert
    .tip = Sees nearly everything a few moves ahead
level-8 = Full strength
    .tip = As strong as your machine and the time allow
