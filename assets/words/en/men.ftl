# How men move, in words. Every sentence is made of one way of moving with what limits it put around it.

# $clause is the whole of the sentence, its first letter still small.
moves-sentence = { $clause }.

# $travel is how the man goes; $place is `part` where it can do so from some cells only, $cells, and `whole` otherwise.
# $only is `move` without capturing, `capture` only to capture, and `both`.
moves-opening = { $only ->
        [move] without capturing,{" "}
        [capture] only to capture,{" "}
       *[both] {""}
    }{ $place ->
        [part] from { $cells },{" "}
       *[whole] {""}
    }{ $travel }
# $cells is never left.
moves-within = { $clause }, never leaving { $cells }
# $cells are those that the man cannot go into or out of.
moves-walls = { $clause }, not across the edge of { $cells }

# $way is a direction or several; $number is $most in words.
moves-slide = slides any distance { $way }
moves-slide-most = slides up to { $number } { $most ->
        [one] cell
       *[other] cells
    } { $way }
moves-ride = rides any distance by { $step ->
        [2] twos
        [3] threes
        [4] fours
       *[other] { $step } cells at a time
    } { $way }, leaping what stands between
# $cells is how far each leap goes.
moves-ride-most = rides up to { $most } times { $cells } { $way }, leaping what stands between
# $step is where the man goes; $via is where nothing may stand.
moves-lame = goes { $step }, { $via ->
        [half] unless a man stands half-way
        [straight] straight first, unless a man stands there
        [diagonal] diagonally first, unless a man stands there
       *[other] unless a man stands in the way
    }
# $most is the number of leaps, 0 for any number, and $number the same in words; $angle is in degrees.
moves-circle = makes { $most ->
        [0] {""}
       *[other] up to { $number }{" "}
    }leaps of { $step } in a circle, turning { $angle }° the same way each time, as far as the first man
# $sides is the number of directions of the first step.
moves-zigzag = zigzags: the first step in { $sides ->
        [8] any of the eight directions
       *[other] { $way }
    }, then turns { $angle }° left and right by turns, as far as the first man
moves-hop = jumps { $way } along a line beyond exactly one man, landing on the next
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
        [all] { $long } one way and { $short } to the side, in any direction
        [forward] { $long } one way and { $short } to the side, forward
        [forwardmost] { $long } forward and { $short } to the side
        [backward] { $long } one way and { $short } to the side, backward
        [sideways] { $long } one way and { $short } to the side, sideways
       *[other] { $long } one way and { $short } to the side, { $way }
    }
moves-to-apart = { $long } one way and { $short } to the side

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
       *[other] by { $steps }
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
cells-certain = certain cells
# $name is a region's or a lattice's; it is `several` where the name itself is a plural, as `corners` is.
cells-named = { $number ->
        [several] the { $name }
       *[one] the { $name } cells
    }
# $ranks are numbers.
cells-ranks = { $count ->
        [1] own rank { $ranks }
       *[other] own ranks { $ranks }
    }
cells-run = { $first } to { $last }
cells-part = { $cells } of { $ranks }
cells-outside = { $cells } outside { $without }
