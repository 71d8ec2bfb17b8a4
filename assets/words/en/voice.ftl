# What a screen reader says: what happens in the game, and answers to a player who does not see the board.

voice-sentence = { $text }.

# Moves. $side is the name of a side, $piece a piece's name, $from and $to are cells.
voice-plays = { $side } plays { $piece } { $from } to { $to }
voice-takes = { $side } { $piece } { $from } takes { $victim } on { $to }
voice-takes-in-passing = { $side } { $piece } { $from } takes en passant on { $to }
voice-pass = { $side } passes
voice-gates = { $moved }, and puts the { $piece } where it was
voice-brief-pass = pass
voice-castles = { $side } castles, { $piece } { $from } to { $to }
voice-passes = { $side } passes with the { $piece } on { $from }
voice-takes-on-way = { $side } { $piece } { $from } takes { $victim } on { $cell } on the way to { $to }
voice-takes-two = { $side } { $piece } { $from } takes { $victim } on { $cell } and { $other } on { $to }
voice-drops = { $side } drops { $piece } on { $to }
# $moved is one of the moves above.
voice-promotes = { $moved } and promotes to { $piece }
voice-turns = { $moved } and promotes to { $piece }
voice-becomes = { $moved } and becomes { $piece }
voice-transforms = { $side } turns { $piece } { $from } into { $other } on { $to }
voice-exchanged = { $moved }, exchanged for { $piece } from { $reserve ->
        [neutral] the neutral reserve
       *[other] { $reserve }’s reserve
    }
voice-outside = Outside: { $moved }
voice-check = Check.
voice-freezes = { $count ->
        [one] One { $side } piece is frozen.
       *[other] { $count } { $side } pieces are frozen.
    }
voice-thaws = { $count ->
        [one] One { $side } piece is unfrozen.
       *[other] { $count } { $side } pieces are unfrozen.
    }
# Before a move that was gone to, not played.
voice-at = Move { $number }:
voice-start = Starting position.
# A move in a hint.
voice-brief = { $piece } { $from } to { $to }
voice-brief-takes = { $piece } { $from } takes { $to }
voice-brief-drop = { $piece } dropped on { $to }
voice-best = Best move: { $moved }.

# What is in hand. $count is the number of cells it can go to, $captures how many of them are captures.
voice-picked = { $piece } picked up, { $count ->
        [0] no moves.
        [one] one move{ $captures ->
            [0] .
           *[other] , a capture.
        }
       *[other] { $count } moves{ $captures ->
            [0] .
            [one] , one capture.
           *[other] , { $captures } captures.
        }
    }
voice-looked-at = { $side }’s { $piece }, { $count ->
        [0] no moves.
        [one] one move{ $captures ->
            [0] .
           *[other] , a capture.
        }
       *[other] { $count } moves{ $captures ->
            [0] .
            [one] , one capture.
           *[other] , { $captures } captures.
        }
    }
voice-held-picked = { $piece } picked up from the reserve, { $count ->
        [one] one cell to drop it on.
       *[other] { $count } cells to drop it on.
    }
voice-lifted = { $piece } picked up.
voice-put-down = Put down.
voice-choice = Choose what the piece becomes: { $count } choices.

# How the board is seen.
voice-folded = Folded to { $game }.
voice-unfolded = Whole board.
voice-layer = { $layer }: { $state }.
voice-flipped = { $side } is at the bottom.
voice-rules = Rules. Use Tab to read on.
voice-set-up = Setting up a position.
voice-rearranged = The board has changed.
# $what is a command that is switched on or off.
voice-on = { $what }: on.
voice-off = { $what }: off.

# Moves that are typed.
voice-completions = { $count ->
        [one] One move: { $moves }.
       *[other] { $count } moves: { $moves }.
    }

# How the game stands.
voice-turn = Move { $number }. { $side } to move{ $check ->
        [yes] , in check.
       *[no] .
    }
voice-you = You play { $side }.
voice-clock = { $side } has { $time }.
voice-hours = { $count ->
        [one] one hour
       *[other] { $count } hours
    }
voice-minutes = { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
voice-seconds = { $count ->
        [one] one second
       *[other] { $count } seconds
    }
voice-clocks-stand = The clocks are paused.
voice-time-short = { $side } is short of time.

# Pieces and cells. $piece is a piece's name, in voice-cell-piece and further on with whose it is, or the word for an empty cell.
voice-empty = empty
voice-piece = { $piece }, { $side }
voice-frozen-piece = { $piece }, { $side }, frozen
voice-placed = { $piece } { $cell }
voice-cell-piece = { $cell } { $piece }
voice-nothing = Nothing.
voice-nothing-on = There is no piece on { $cell }.
voice-in-whole = On the whole board: { $cell } { $piece }.
voice-in-game = In { $game }: { $cell } { $piece }.
voice-lattice = It is on { $cells }.

# What goes where.
voice-arrivals = { $side } can play to { $cell } with { $pieces }.
voice-no-arrivals = { $side } cannot play to { $cell }.
voice-from-reserve = { $piece } from the reserve
voice-moves = { $piece } { $cell }, { $count ->
        [0] no moves.
        [one] one move: { $cells }.
       *[other] { $count } moves: { $cells }.
    }
voice-captures = { $piece } { $cell }, { $count ->
        [0] no captures.
        [one] one capture: { $cells }.
       *[other] { $count } captures: { $cells }.
    }
voice-capture = { $cell } takes { $victim }
voice-capture-in-passing = { $cell } en passant
voice-attackers = { $count ->
        [0] { $side } does not attack { $cell }.
       *[other] { $side } attacks { $cell } with { $pieces }.
    }
voice-defenders = { $count ->
        [0] { $side } does not defend { $cell }.
       *[other] { $side } defends { $cell } with { $pieces }.
    }

# The board read out. $way is one of the ways below.
voice-up = up
voice-up-right = up right
voice-right = right
voice-down-right = down right
voice-down = down
voice-down-left = down left
voice-left = left
voice-up-left = up left
voice-way = { $way }: { $pieces }
voice-way-free = { $way }: { $count ->
        [one] one empty cell
       *[other] { $count } empty cells
    }
voice-way-edge = { $way }: edge of the board
voice-nearest = { $way } { $cell } { $piece }
voice-file = File { $file }: { $pieces }.
voice-rank = rank { $rank }: { $pieces }
voice-kind = { $piece } { $cells }
voice-held =
    { $count ->
        [one] one { $piece }
       *[other] { $count } × { $piece }
    }
voice-reserve = in reserve: { $pieces }
voice-pieces = { $side }: { $pieces }
voice-no-place = There is no cell, file, rank or piece called ‘{ $text }’ here.

# Where the stars of an exercise are.
voice-stars = { $count ->
        [one] The star is on { $cells }.
       *[other] The stars are on { $cells }.
    }
voice-goes-on = Press Enter to go on.
