# How pieces move, in words. Every sentence is made of one way of moving with what limits it put around it.

# $clause is the whole of the sentence, its first letter still small.
moves-sentence = { $clause }.

# $travel is how the piece goes; $place is `part` where it can do so from some cells only, $cells, and `whole` otherwise.
# $only is `move` without capturing, `capture` only to capture, and `both`.
moves-opening = { $place ->
        [part] { $only ->
            [capture] to capture from { $cells },{" "}
           *[other] from { $cells },{" "}
        }
        [also] { $only ->
            [capture] to capture from { $cells }, also{" "}
           *[other] from { $cells }, also{" "}
        }
       *[whole] { $only ->
            [capture] to capture,{" "}
           *[other] {""}
        }
    }{ $travel }{ $only ->
        [move] , without capturing
       *[other] {""}
    }
moves-first = { $clause }, on its first move only
moves-unchecked = { $clause } and never out of check
# $cells is never left.
moves-within = { $clause }, never leaving { $cells }
# $cells are those that the piece cannot go into or out of.
moves-walls = { $clause }, never into or out of { $cells }
# $pieces are those that the piece cannot jump over.
moves-except = { $clause }, never over or onto { $pieces }

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
    } cells
# $cells is how far each leap goes.
moves-ride-most = rides up to { $most } leaps of { $cells } { $way }
# Leaps as a Knight's, one after another; $most is how many, 0 any number; $step is where each goes.
moves-ride-oblique = leaps { $step }, { $most ->
        [0] any number of times
       *[other] up to { $number } times
    } in the same direction
# $step is where the piece goes; $via is where nothing may stand.
moves-lame = moves { $step }, { $via ->
        [half] if the cell halfway is empty
        [straight] unless a piece on the orthogonally adjacent cell blocks the way
        [diagonal] unless a piece on the diagonally adjacent cell blocks the way
       *[other] unless a piece is in the way
    }
# $most is the number of leaps, 0 for any number, and $number the same in words; $angle is in degrees.
moves-circle = makes { $most ->
        [0] any number of
       *[other] up to { $number }
    } leaps around a circle, either way round, each { $step }, turning { $angle } the same way every time; can stop after any leap, and stops at the first piece it lands on
# The same where it turns by several angles one after the other: $angle is all of them.
moves-circle-turns = makes { $most ->
        [0] any number of
       *[other] up to { $number }
    } leaps around a circle, either way round, each { $step }, always turning the same way, by { $angle } in turn; can stop after any leap, and stops at the first piece it lands on
# $sides is the number of directions of the first step; $most is the number of steps, 0 for any number, and $number the same in words.
moves-zigzag = zigzags { $most ->
        [0] any distance in
       *[other] up to { $number }
    } single steps: the first { $sides ->
        [8] in any direction
       *[other] { $way }
    }, then turning { $angle } left and right alternately, to either side first; can stop after any step, and stops at the first piece it meets
# $steps is the number of directions of a single step.
moves-twice = moves one or two steps{ $steps ->
        [1] {" "}{ $way }
        [8] , each in any direction
       *[other] , each in any of these directions: { $way }
    }, over any piece; can capture with either step or with both, and can return to where it began; with an empty cell beside it, it can also pass
moves-hop = jumps { $way } over exactly one piece and lands on { $only ->
        [capture] the next piece beyond it, at any distance
        [move] any cell beyond it, short of the next piece
       *[both] any cell beyond it, as far as the next piece, which it may capture
    }
# $most is how far it can go in all, 0 for any distance, and $number is one less in words: how far away the piece may be.
moves-vault = jumps { $way } over { $most ->
        [0] the first piece it meets
        [2] a piece next to it
       *[other] a piece up to { $number } cells away
    } and lands on the cell just beyond
# $length is how many cells, and $cells the same in words.
moves-step = { $length ->
        [1] steps
       *[other] leaps
    } { $cells } { $way }
moves-leap = leaps { $step }

# Leaps of two lengths.
moves-leaps = { $first }; { $next }

# A single step along a line.
moves-to-along = { $cells } { $way }
# A step as a Knight's: $long is cells in words, $short a number in words, $way the direction where it has no other name.
moves-to-oblique = { $dirs ->
        [all] { $long } orthogonally and { $short } to the side
        [forward] { $long } orthogonally and { $short } to the side, going forward
        [forwardmost] { $long } straight ahead and { $short } to the side
        [backward] { $long } orthogonally and { $short } to the side, going backward
        [sideways] { $long } to one side and { $short } forward or backward
       *[other] { $long } orthogonally and { $short } to the side, { $way }
    }
# The same where the step goes on diagonally, outward.
moves-to-outward = { $dirs ->
        [all] { $long } orthogonally, then { $short } diagonally outward
        [forward] { $long } orthogonally, then { $short } diagonally outward, going forward
        [forwardmost] { $long } straight ahead, then { $short } diagonally forward
        [backward] { $long } orthogonally, then { $short } diagonally outward, going backward
        [sideways] { $long } to one side, then { $short } diagonally outward
       *[other] { $long } orthogonally, then { $short } diagonally outward, { $way }
    }
moves-to-apart = { $long } orthogonally and { $short } to the side

# $steps are pairs of numbers.
moves-way = { $dirs ->
        [all] { $along ->
            [straight] orthogonally
           *[diagonal] diagonally
        }
        [forward] { $along ->
            [straight] straight ahead
           *[diagonal] diagonally forward
        }
        [backward] { $along ->
            [straight] straight back
           *[diagonal] diagonally backward
        }
        [sideways] sideways
       *[other] in the directions { $steps }
    }
# Directions that are named one by one.
moves-way-forward = straight ahead
moves-way-forward-right = diagonally forward to the right
moves-way-right = to the right
moves-way-backward-right = diagonally backward to the right
moves-way-backward = straight back
moves-way-backward-left = diagonally backward to the left
moves-way-left = to the left
moves-way-forward-left = diagonally forward to the left
moves-way-eight = in any direction
# Two directions of which one is forward or backward only.

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
cells-board = any cell
cells-certain = some cells
# $name is a region's or a lattice's; it is `several` where the name itself is a plural, as `corners` is, and `place` where it is one
# of several words, as `promotion zone` is.
cells-named = { $number ->
        [several] the { $name }
        [place] a cell in the { $name }
       *[one] the { $name } cells
    }
# $ranks are as cells-rank has them.
# $form is `run` for ranks one after the other, of which the first and the last are named, and `first` for so many from the first on.
cells-ranks = { $form ->
        [run] its { $ranks } ranks
        [first] its first { $ranks } ranks
        [beyond] its { $ranks } rank or beyond
       *[one] its { $ranks } rank
    }
# $files are letters.
cells-files = { $count ->
        [1] file { $files }
        [2] file { $files }
       *[other] files { $files }
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
# Whole ranks, and some cells beside them.
cells-and-more = { $count ->
        [1] { $ranks } or { $cells }
       *[other] { $ranks } or one of the cells { $cells }
    }
cells-part = { $cells } of { $ranks }
cells-outside = { $cells } other than { $without }
# Which cells a lattice has: where every second file and every second rank cross, or what other lattices leave.
cells-every-second = those on every second file from { $first } to { $last } and every second rank from { $low } to { $high }
cells-rest = all the others
# A block of cells, by the corner next to a1 and the opposite one.
cells-block = { $first }–{ $last }
