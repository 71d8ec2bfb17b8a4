# What the special rules do with a piece, and how games end.

# $royal is the name of the royal piece.
ends-royal = A player whose { $royal } is in check and cannot escape { $gets ->
        [wins] wins
        [draws] draws
       *[loses] loses
    }.
ends-stalemate-draw = If a player has no legal move and is not in check, the game is a draw.
ends-stalemate-draw-unchecked = If a player has no legal move, the game is a draw.
ends-stalemate-loss = A player with no legal move loses.
ends-stalemate-win = A player with no legal move wins.
ends-stalemate-fewer = If a player has no legal move, the player with fewer pieces on the board wins; with the same number it is a draw.
# $pieces are those that win by coming to $cells.
ends-reach = { $side ->
        [both] A player who brings { $pieces } to { $cells } wins at once.
       *[other] { $side } wins at once by bringing { $pieces } to { $cells }.
    }
ends-reach-safe = { $side ->
        [both] A player wins as soon as { $pieces } stands on { $cells }, unattacked, after either side’s move.
       *[other] { $side } wins as soon as { $pieces } stands on { $cells }, unattacked, after either side’s move.
    }
ends-reach-race = The first player to bring { $pieces } to { $cells } wins, with one exception.
ends-reach-answer = If { $side } gets there first, { $other } has one move to answer: if { $other } gets there as well, the game is a draw.
# $kinds is how many entries $pieces has, the pieces with their points.
ends-impasse = A player who is to move and not in check wins with the { $royal } and at least { $least } other pieces on { $cells }, if these pieces and the reserve count enough points: { $kinds ->
        [0] 1 each
       *[other] { $pieces }, promoted or not, and 1 for any other piece
    }.
ends-impasse-points = { $side } needs { $points } points, { $other } { $others }.
# $kinds is how many kinds of pieces may not be left, $pieces has their names.
ends-counting = { $kinds ->
        [0] The game is drawn after { $moves } moves by each side.
       *[other] Once no { $pieces } is left, the game is drawn after { $moves } moves by each side.
    }
# One of the limits below: $pieces are what the stronger side has at least; $kinds is 0 for whatever it has.
ends-counting-limit = { $kinds ->
        [0] { $moves } otherwise
       *[other] { $moves } ({ $pieces })
    }
ends-counting-bare = Once a side has nothing but its { $royal }, moves are counted afresh, starting { $begins ->
        [pieces] from the number of pieces on the board
       *[zero] from 1
    }; the game is drawn once the count reaches a limit that depends on what the opponent has: { $limits }.
ends-bare = A player left with nothing but the { $royal } loses. If the opponent has only one piece besides the { $royal }, the player has one more move in which to capture it.
ends-royals-each = A player with several royal pieces must keep each of them out of check.
ends-royals-one = A player with several royal pieces is in check only when all of them are attacked. All but the last can be captured.
ends-royals-last = A player with several royal pieces is never in check. All but the last can be captured; a player with none left loses.
# $count is how many kinds of $pieces there are, $left the most of one kind that are too few.
ends-extinct = A player with { $left ->
        [0] no { $count ->
            [1] { $pieces } left loses.
           *[other] piece left of any one of these kinds loses: { $pieces }.
        }
       *[other] at most { $left ->
            [1] one piece
            [2] two pieces
            [3] three pieces
           *[other] { $left } pieces
        } of { $count ->
            [1] this kind
           *[other] any one of these kinds
        } left loses: { $pieces }.
    }
# $of is `all` for all pieces, $gets is `wins` or `loses`.
ends-spent = A player with { $left ->
        [0] { $of ->
            [all] no pieces
           *[some] none of these pieces
        }
        [1] at most one { $of ->
            [all] piece
           *[some] of these pieces
        }
       *[other] at most { $left } { $of ->
            [all] pieces
           *[some] of these pieces
        }
    } left { $gets ->
        [wins] wins
        [draws] makes the game a draw
       *[loses] loses
    }{ $of ->
        [all] .
       *[some] : { $pieces }.
    }
ends-checks = A player who has given check { $times ->
        [1] once
        [2] twice
        [3] three times
        [4] four times
        [5] five times
       *[other] { $times } times
    } wins.
# $facing is `yes` where a pass is enough while the royal pieces face each other.
ends-passed-draw = When both players pass, one after the other{ $facing ->
        [yes] , or one passes while the royal pieces face each other
       *[no] {""}
    }, the game is a draw.
# $pieces are the pieces with their worth, $bonus what Black has more.
ends-passed-worth = When both players pass, one after the other{ $facing ->
        [yes] , or one passes while the royal pieces face each other
       *[no] {""}
    }, the player whose pieces are worth more wins ({ $pieces }).{ $bonus ->
        [0] {""}
       *[other] {" "}{ $other } gets { $bonus } extra.
    }
ends-piece-worth = { $piece } { $worth }
ends-tenths = { $whole }.{ $rest }
ends-blown-up = A player whose { $royal } is blown up loses.
ends-repetition = The game is a draw when the same position occurs { $times ->
        [2] twice
        [3] three times
        [4] four times
        [5] five times
       *[other] { $times } times
    }.
ends-repetition-perpetual = The game is a draw when the same position occurs { $times ->
        [2] twice
        [3] three times
        [4] four times
        [5] five times
       *[other] { $times } times
    }, unless one side gave check on every move in between: then that side loses.
ends-no-chase = Perpetual check is the only repetition that loses: a player who keeps attacking any other piece draws.
ends-no-impasse = There is no impasse rule: even when neither side can be mated any more, the game goes on and no points are counted.
# $drops is `yes` where pieces can be dropped; $pieces are those whose moves are progress, $kinds how many kinds of them there are.
ends-no-progress = The game is a draw after { $moves } moves by each side without a capture{ $kinds ->
        [0] { $drops ->
            [yes] {" "}or a drop
           *[no] {""}
        }
       *[other] { $drops ->
            [yes] , a drop
           *[no] {""}
        }{" "}or a move by { $pieces }
    }.
# $pieces are the pieces of which one is too little.
ends-dead-bare = The game is a draw when both players have nothing left but the { $royal }.
ends-dead-lone = It is also a draw when only one other piece is left and it is { $pieces }.
# $pieces never leave some of the cells, such as Bishops those of one colour.
ends-dead-bound = It is also a draw when every other piece left is { $pieces } and all of them are confined to the same set of cells.
ends-mate-draws = If the mating check comes from { $pieces }, the game is a draw.

# $places are those where the semi-royal keeps its pieces from freezing, $count how many of them are named: 0 where it is the whole board.
rule-holds = Semi-royal: while its side has none{ $count ->
        [0] , the pieces that need it are frozen
        [1] {" "}{ $places }, the pieces that need it there are frozen
       *[other] {" "}{ $places }, the pieces that need it there are frozen; likewise { $more }
    }.
# $needs are one or more of the next; $piece is the name of the semi-royal.
rule-bound = Frozen { $needs }.
rule-needs = { $count ->
        [0] while its side has no { $piece }
        [1] { $places } while its side has no { $piece } there
       *[other] { $places } while its side has no { $piece } there, and likewise { $more }
    }
rule-place = on { $cells }
# A piece with the article that its name takes.
rule-a = a { $name }
rule-an = an { $name }
# The same further on in a list: `a Rook, Knight or Queen`.
rule-or-a = { $name }

# $most is how often at most, $times the same in words; $taken is `own` for pieces of its kind, `none`, or `others`, which are $by.
rule-double-step = { $place ->
        [whole] It
       *[part] From { $cells } it
    } may make its non-capturing step { $most ->
        [2] twice
       *[other] up to { $times } times
    } in one move{ $taken ->
        [none] .
        [own] , and can then be captured en passant.
       *[others] , and can then be captured en passant by { $by }.
    }
rule-side-only = This applies to { $side } only.
# $partner is whom the royal piece castles with, $steps how many files it goes, and $files the same in words.
rule-castles = { $place ->
        [part] On { $cells }, it may
       *[whole] May
    } castle with the { $partner }, moving { $steps ->
        [one] one file
       *[other] { $files } files
    } towards it, if neither has moved.
rule-castles-to = { $place ->
        [part] On { $cells }, it may
       *[whole] May
    } castle with the { $partner }, ending on { $end } as its side sees the board, if neither has moved.
rule-castled-with = { $place ->
        [part] On { $cells }, the
       *[whole] The
    } { $royal } may castle with it if neither has moved.
rule-promotes-must = When its move ends on { $cells }, it must become { $pieces }.
rule-promotes-may = When its move ends on { $cells }, it may become { $pieces }.
# $count is how many kinds of $pieces there are.
rule-promotes-may-if-none = When its move ends on { $cells }, it may become { $pieces }{ $count ->
        [1] {" "}while its side has none
       *[other] , but not a piece that its side already has
    }.
rule-promotes-if-none = When its move ends on { $cells }, it may instead become { $pieces }{ $count ->
        [1] {" "}while its side has none
       *[other] , but not a piece that its side already has
    }.
rule-promotes-there = There it may instead become { $pieces }{ $count ->
        [1] {" "}while its side has none
       *[other] , but not a piece that its side already has
    }.
# $pieces is what it becomes, with its article.
rule-becomes = From { $cells }, it may become { $pieces } instead of moving, either where it stands or on a cell that the new piece could reach from there without capturing.
rule-becomes-none = Its side must not already have such a piece.
rule-becomes-last = The last of its kind may do so from anywhere.
rule-becomes-calm = The new piece may not immediately attack an enemy piece.
rule-promotes-lost = It can only become a piece that its side has lost.
rule-promotes-lost-only = It can only become a piece that its side has lost; if there is none, it cannot go there.
rule-until-captured = When captured, it becomes { $piece } again.
rule-turns-over = May promote to { $piece } when its move starts or ends on { $cells }.
# $place is `whole` where that is the whole board.
rule-turns-over-must = { $place ->
        [whole] Turns over into { $piece } whenever it moves.
       *[part] Must promote to { $piece } when its move starts or ends on { $cells }.
    }
rule-turns-over-entry = May promote to { $piece } when it enters { $cells }, or when it captures with a move that starts or ends there.
rule-turns-over-entry-must = Must promote to { $piece } when it enters { $cells }, or when it captures with a move that starts or ends there.
rule-turns-over-capture = May promote to { $piece } when it captures with a move that starts or ends on { $cells }.
# $place is `whole` where that is the whole board.
rule-turns-over-capture-must = { $place ->
        [whole] Turns over into { $piece } whenever it captures.
       *[part] Must promote to { $piece } when it captures with a move that starts or ends on { $cells }.
    }
rule-turns-back = It turns back in the same way.
rule-no-flight = In check it may not move, except to capture the only piece that gives check.
rule-exchanged = When its move ends on { $cells }, it must be exchanged for a piece from any reserve.
# $missing is where its side must have none of them.
rule-restores = When its move ends on { $cells }, it may be replaced by { $piece } while its side has none on { $missing }. The new piece comes from { $reserves }.
rule-swapped = When its move starts or ends on { $cells }, it may be swapped for any { $piece } in the opponent’s reserve.
rule-vanishes = When it captures the opponent’s { $piece }, its own side’s { $piece } is removed, too.
rule-dropped = Can be dropped from its player’s reserve onto { $cells }.
rule-dropped-either = Either side may face up.
rule-dropped-stuck = It may be dropped even where it cannot move.
rule-one-per-file =
    { $most ->
        [1] Cannot be dropped on a file that already has one of its kind.
       *[other] Cannot be dropped on a file that already has { $most } of its kind.
    }
rule-one-per-colour = Cannot be dropped on a cell of the same colour as another of its kind.
rule-unmoved = Dropped on { $cells }, it counts as unmoved.
rule-shuffled = Begins on { $cells }, on a cell drawn by lot.
rule-gated = Can enter from the reserve on the starting cell of a piece that moves for the first time, as part of that move.
rule-no-drop-mate = It may not be dropped to give mate.
# $chapter is the heading of the chapter that says more.
rule-barred = Some of its moves at the edges of the board are not allowed; see ‘{ $chapter }’.
rule-facing = May not face its enemy counterpart on an open file{ $lines ->
        [all] {" "}or rank
       *[files] {""}
    }.
rule-reaches = On reaching { $cells }, it wins the game.
rule-royals-each = It may never be left in check, even if its side has another royal piece.
rule-royals-one = It may be left in check while its side has another royal piece that is safe.
rule-royals-last = It may be left in check, and be captured, while its side has another royal piece.
rule-extinct = { $left ->
        [0] Its side loses when none of its kind is left.
        [1] Its side loses when at most one of its kind is left.
       [2] Its side loses when at most two of its kind are left.
       *[other] Its side loses when at most { $left } of its kind are left.
    }
rule-loses-first = Once { $by } of the other side aims at it, even through other pieces, it counts as moved.
rule-trade = Cannot capture { $piece } that is protected and not next to it, unless it also captures another piece on the way{ $count ->
        [0] .
       *[other] , other than { $except }.
    } Right after another kind of piece has captured one, only { $piece } may capture { $piece } elsewhere.
rule-blast-proof = Is not blown up by captures on the cells around it.
rule-never-captures = May not capture: it would blow itself up.
rule-mate-draws = If it gives mate itself, the game is a draw.

# Whose reserve a piece comes from.
# $first and $next are two of the next.
rule-reserve-else = { $first } or, failing that, { $next }
rule-reserve-own = its own side’s reserve
rule-reserve-enemy = the opponent’s reserve
rule-reserve-neutral = the neutral reserve
