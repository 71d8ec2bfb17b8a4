# What the engine thinks of the position and of the game.

# The panel.
engine-hidden =
    { $keys ->
        [none] The engine is hidden.
       *[other] The engine is hidden. Press { $keys } to show it again.
    }
engine-live = Live
    .tip = Analyse the position continuously
engine-threat = Threat
    .tip = Show what the opponent would play if it were their turn
engine-arrows = Arrows
    .tip = Draw the best moves on the board; an arrow curves where its piece turns on the way
engine-lines = Analysis lines
    .unit =
        { $count ->
            [one] line
           *[other] lines
        }
    .tip = How many lines to show; drag, or click and type a number
engine-over = The game is over in this position.
engine-begins = Starting the engine…
engine-figures = depth { $depth } · { $nodes } positions · { $speed }/s
engine-worth = { $worth } for { $side }
engine-threat-check = Threats are not shown while in check.
engine-threat-none = The opponent would have no legal move.
engine-threatens = Threat: { $what } ({ $worth })
engine-threat-sought = Looking for a threat…
engine-review = Review game
    .tip = Check every move of this line and mark the bad ones
engine-stop = Stop
    .tip = Stop the review; results so far are kept
engine-progress = Review: { $done } of { $total }

# What is thought of a move that was made. $worth is what it is worth, $whose `own` where the user made it against the computer.
judged-looking = Checking { $played }…
judged-best =
    { $whose ->
        [own] Your { $played } was the best move.
       *[other] { $played } was the best move.
    }
judged-good =
    { $whose ->
        [own] Your { $played }: good.
       *[other] { $played }: good.
    }
judged-lesser =
    { $whose ->
        [own] Your { $played } was not the best.
       *[other] { $played } was not the best.
    }
judged-decided =
    { $whose ->
        [own] Your { $played } changes little: { $side } has all but won either way.
       *[other] { $played } changes little: { $side } has all but won either way.
    }
judged-inaccuracy =
    { $whose ->
        [own] Your { $played }: an inaccuracy.
       *[other] { $played }: an inaccuracy.
    }
judged-mistake =
    { $whose ->
        [own] Your { $played }: a mistake.
       *[other] { $played }: a mistake.
    }
judged-blunder =
    { $whose ->
        [own] Your { $played }: a blunder.
       *[other] { $played }: a blunder.
    }
# The best move follows, and by how many Pawns it is better, to a tenth.
judged-instead = Best was
judged-more = ({ $by } better)

# The search for a forced mate.
mate-looking =
    Looking for a forced mate by { $side }: { $nodes } positions{ $moves ->
        [0] {""}
        [one] ; none in one move
       *[other] ; none in { $moves } moves or fewer
    }
mate-looking-shorter = Mate in { $moves }. Looking for a shorter one: { $nodes } positions
mate-found = Mate in { $moves }
mate-found-maybe = Mate in { $moves }, perhaps sooner
mate-not-found =
    No forced mate by { $side } found in { $nodes } positions{ $moves ->
        [0] .
        [one] ; there is none in one move.
       *[other] ; there is none in { $moves } moves or fewer.
    }
mate-none = { $side } has no forced mate in { $moves } moves or fewer.
mate-stop = Stop
    .tip = Stop looking for a mate

# The graph of the game.
graph = Evaluation graph, after move { $at } of { $all }: { $worth }
graph-one = Evaluation here: { $worth }. A graph will appear when other positions have been evaluated too.
graph-unknown = unknown
graph-start = Start
graph-mark = { $at }: { $worth }, { $mark }
graph-recorded = Evaluations from the game record

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
    .tip = For your very first game: misses most of what happens on the board
level-2 = Beginner
    .tip = Knows how the pieces move but often loses track of one
level-3 = Learner
    .tip = Takes undefended pieces and sees some of your replies
level-4 = Casual
    .tip = Plays for fun: sees simple threats, misses long and backward moves
level-5 = Club
    .tip = Looks a little way ahead and punishes serious mistakes
level-6 = Strong
    .tip = Misses little and plans a few moves ahead
level-7 = Expert
    .tip = Sees nearly everything a few moves ahead
level-8 = Full strength
    .tip = As strong as your computer and the time allow
# What a level is worth in a game where that was measured.
level-elo = about { $elo } Elo
    .tip = About { $elo } Elo, give or take 150: measured in games against Stockfish at limited strength

# A reviewed game: how accurately it was played, and what decided it.
review-accuracy = Accuracy: { $side } { $white }%, { $other } { $black }%
review-moments = Costliest moves
    .tip = The moves that gave away the most; click one to see it
retry-offer = Retry your mistakes
    .tip = Find a better move for each of your mistakes in this game

# Mistakes of a reviewed game, put to the player again.
retry = Retry your mistakes
retry-progress = { $at } of { $of }
retry-ask-inaccuracy = { $played } was an inaccuracy. Find a better move for { $side }.
retry-ask-mistake = { $played } was a mistake. Find a better move for { $side }.
retry-ask-blunder = { $played } was a blunder. Find a better move for { $side }.
retry-judging = Checking { $tried }…
retry-best = { $tried } is the best move.
retry-good = { $tried } is good too. The engine prefers { $best }.
retry-wrong-inaccuracy = { $tried } is an inaccuracy: watch the board.
retry-wrong-mistake = { $tried } is a mistake: watch the board.
retry-wrong-blunder = { $tried } is a blunder: watch the board.
retry-shown = The best move is { $best }.
retry-over =
    { $of ->
        [one] { $found ->
            [0] You did not find the better move this time.
           *[other] You found the better move.
        }
       *[other] You found { $found } of { $of } better moves by yourself.
    }
retry-answer = Show the answer
retry-skip = Skip
retry-again = Try again
retry-next = Next
retry-leave = Back to the game
retry-once-more = Once more

# What engines of others have done wrong.
engine-missing = { $engine } cannot be started: there is no such file.
engine-folder = { $engine } cannot be started: it is a folder.
engine-no-program = { $engine } cannot be started: the file is not a program, or you do not have permission to run it.
engine-unstarted = { $engine } cannot be started: { $why }.
engine-speechless = { $engine } speaks neither UCI nor XBoard.
engine-ended = { $engine } quit on its own.
engine-ended-code = { $engine } quit on its own, with exit code { $code }.
engine-ended-signal = { $engine } crashed: the system ended it with signal { $signal }.
engine-not-ready = { $engine } did not get ready in time.
engine-deaf = { $engine } does not read the commands sent to it.
engine-babbles = { $engine } floods its output with lines that are neither UCI nor XBoard.
engine-no-move = { $engine } did not move in time.
engine-no-stop = { $engine } did not stop when told to.
engine-illegal = { $engine } chose { $text }, which is not a legal move here.
engine-refuses = { $engine } refused to go on: ‘{ $what }’.
engine-other-rules = { $engine } chose or refused { $text }: it plays { $game } by different rules. { $differs }
engine-claims-draw = { $engine } claims a draw, but the game is not drawn.
engine-claims-win = { $engine } claims that the game is won, but it is not.
engine-no-game = { $engine } does not know this game.
engine-unlisted = { $engine } is no longer in your list of engines.
engine-elsewhere = Start { $engine } ({ $command })? Its settings come from another computer or user.
engine-no-thread = No thread is left to talk to { $engine }: { $why }.

# An engine of somebody else in the panel.
engine-analyst = Analysis engine
    .tip = The engine that analyses; add others with ‘Engines…’ in the Engine menu
engine-retry = Try again
engine-start = Start it
engine-take-over = Let Nestmate play
engine-use-own = Use Nestmate’s engine
