# What the engine thinks of the position and of the game.

# The panel.
engine-hidden = The engine is out of sight. Z brings it back.
engine-live = Live
    .tip = Analyse the position all the time (L)
engine-threat = Threat
    .tip = Show what the opponent would do if it were its turn (X)
engine-arrows = Arrows
    .tip = Draw the best moves on the board (A)
engine-lines = Lines of analysis
    .unit =
        { $count ->
            [one] line
           *[other] lines
        }
    .tip = How many lines are shown; drag, or click and write
engine-over = The game is over here.
engine-begins = The engine begins…
engine-figures = depth { $depth } · { $nodes } positions · { $speed }/s
engine-worth = { $worth } for White
engine-threat-check = In check nothing else threatens.
engine-threat-none = The opponent could not move.
engine-threatens = Threat: { $what } ({ $worth })
engine-threat-sought = Threat: …
engine-judged = { $mark }.
engine-judged-better = { $mark }. Better was { $better }.
engine-review = Review game
    .tip = Look at every move of this line and mark the bad ones (Ctrl+R)
engine-stop = Stop
    .tip = End the review; what it has found stays
engine-progress = review: { $done } of { $total }

# The graph of the game.
graph = Graph of the game, after move { $at } of { $all }: { $worth }
graph-unknown = not known
graph-start = Start
graph-mark = { $at }: { $worth }, { $mark }

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

# What the play of the computer leans to, and what to expect of it.
style-balanced = Balanced
    .tip = Attacks and defends as the position asks
style-attacking = Attacking
    .tip = Goes for the enemy's King and thinks little of its own
style-careful = Careful
    .tip = Looks after its own King first
