# How pieces move, in words. Every sentence is made of one way of moving with what limits it put around it.

# $clause is the whole of the sentence, its first letter still small.
moves-sentence = { $clause }.

# $travel is how the piece goes; $place is `part` where it can do so from some cells only, $cells, and `whole` otherwise.
# $only is `move` without capturing, `capture` only to capture, and `both`.
moves-opening = { $only ->
        [move] when not capturing,{" "}
        [capture] when capturing,{" "}
       *[both] {""}
    }{ $place ->
        [part] from { $cells },{" "}
       *[whole] {""}
    }{ $travel }
# $cells is never left.
moves-within = { $clause }, staying inside { $cells }
# $cells are those that the piece cannot go into or out of.
moves-walls = { $clause }, without crossing the edge of { $cells }

# $way is a direction or several; $number is $most in words.
moves-slide = slides any distance { $way }
moves-slide-most = slides up to { $number } { $most ->
        [one] cell
       *[other] cells
    } { $way }
moves-ride = rides any distance { $way } in leaps of { $step ->
        [2] two
        [3] three
        [4] four
       *[other] { $step }
    } cells, jumping over anything in between
# $cells is how far each leap goes.
moves-ride-most = rides up to { $most } leaps of { $cells } { $way }, jumping over anything in between
# $step is where the piece goes; $via is where nothing may stand.
moves-lame = moves { $step }, { $via ->
        [half] unless a piece stands half-way
        [straight] unless a piece stands on the first straight cell
        [diagonal] unless a piece stands on the first diagonal cell
       *[other] unless a piece stands in the way
    }
# $most is the number of leaps, 0 for any number, and $number the same in words; $angle is in degrees.
moves-circle = moves along a circle of { $most ->
        [0] {""}
       *[other] up to { $number }{" "}
    }leaps of { $step }, turning { $angle }° the same way after each, until it meets a piece
# $sides is the number of directions of the first step.
moves-zigzag = zigzags: one step { $sides ->
        [8] in any of the eight directions
       *[other] { $way }
    }, then turns { $angle }° alternately left and right, until it meets a piece
moves-hop = jumps { $way } over exactly one piece to capture the next on the line
# $length is how many cells, and $cells the same in words.
moves-step = { $length ->
        [1] steps
       *[other] leaps
    } { $cells } { $way }
moves-leap = leaps { $step }

# A single step along a line.
moves-to-along = { $cells } { $way }
# A step as a Knight's: $long is cells in words, $short a number in words, $way the direction where it has no other name.
moves-to-oblique = { $dirs ->
        [all] { $long } in a straight line and { $short } sideways, in any direction
        [forward] { $long } in a straight line and { $short } sideways, going forward
        [forwardmost] { $long } forward and { $short } sideways
        [backward] { $long } in a straight line and { $short } sideways, going backward
        [sideways] { $long } to one side and { $short } forward or backward
       *[other] { $long } in a straight line and { $short } sideways, { $way }
    }
moves-to-apart = { $long } in a straight line and { $short } sideways

# $steps are pairs of numbers.
moves-way = { $dirs ->
        [all] { $along ->
            [straight] straight
           *[diagonal] diagonally
        }
        [forward] { $along ->
            [straight] straight forward
           *[diagonal] diagonally forward
        }
        [backward] { $along ->
            [straight] straight backward
           *[diagonal] diagonally backward
        }
        [sideways] sideways
       *[other] in the directions { $steps }
    }
moves-way-eight = in all eight directions

moves-cells = { $count ->
        [0] no cells
        [1] one cell
        [2] two cells
        [3] three cells
        [4] four cells
        [5] five cells
        [6] six cells
        [7] seven cells
        [8] eight cells
        [9] nine cells
        [10] ten cells
       *[other] { $count } cells
    }
moves-number = { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $count }
    }

# Sets of cells, as they are said after `on`, `from` and `of`.
cells-board = the board
cells-certain = some cells
# $name is a region's or a lattice's; it is `several` where the name itself is a plural, as `corners` is.
cells-named = { $number ->
        [several] the { $name }
       *[one] the { $name } cells
    }
# $ranks are as cells-rank has them.
cells-ranks = { $count ->
        [1] its { $ranks } rank
       *[other] its { $ranks } ranks
    }
# $rank is the number of a rank.
cells-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
        [31] 31st
        [32] 32nd
        [33] 33rd
       *[other] { $rank }th
    }
cells-run = { $first } to { $last }
cells-part = { $cells } of { $ranks }
cells-outside = { $cells } except { $without }
