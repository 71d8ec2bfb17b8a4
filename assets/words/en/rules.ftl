# What the special rules do with a piece, and how games end.

# $royal is the name of the royal piece.
ends-royal = A player whose { $royal } is in check and cannot escape loses.
ends-stalemate-draw = If a player has no legal move and is not in check, the game is a draw.
ends-stalemate-loss = A player with no legal move loses.
ends-repetition = The game is a draw when the same position occurs { $times } times.
ends-repetition-perpetual = The game is a draw when the same position occurs { $times } times; but a side that gave check on every move in between loses.
# $drops is `yes` where pieces can be dropped; $pieces are those whose moves are progress, $kinds how many kinds of them there are.
ends-no-progress = The game is a draw after { $moves } moves by each side without a capture{ $kinds ->
        [0] { $drops ->
            [yes] {" "}or a drop
           *[no] {""}
        }
       *[other] { $drops ->
            [yes] , a drop
           *[no] {""}
        }{" "}or a move of { $pieces }
    }.
ends-facing = The two { $royal }s may not face each other on an open file.
ends-mate-draws = Mate by a check from { $pieces } is a draw.

# $places are those where the semi-royal holds its pieces, $count how many of them are named: 0 where it is the whole board.
rule-holds = Semi-royal: while its side has none{ $count ->
        [0] {""}
       *[other] {" "}{ $places }
    }, the pieces bound to it cannot move.
# $needs are one or more of the next.
rule-bound = Bound: it { $needs }.
rule-needs = cannot move{ $count ->
        [0] {" "}unless its side has { $piece }
       *[other] {" "}{ $places } unless its side has { $piece } there
    }
rule-place = on { $cells }
# A piece with the article that its name takes.
rule-a = a { $name }
rule-an = an { $name }

rule-double-step = From { $cells } it may make its step twice in one move, and can then be captured en passant.
# $partner is whom the royal piece castles with, $steps how many files it goes.
rule-castles = May castle with the { $partner }: it moves { $steps } files toward it, if neither has moved.
rule-castled-with = The { $royal } may castle with it, if neither has moved.
rule-promotes-must = On reaching { $cells } it must become { $pieces }.
rule-promotes-may = On reaching { $cells } it may become { $pieces }.
rule-promotes-if-none = On reaching { $cells } it may become { $pieces }, if its side has none.
rule-turns-over = May turn over into { $piece } when its move starts or ends on { $cells }.
rule-exchanged = On reaching { $cells } it must be exchanged for a piece from any reserve.
# $missing is where its side must have none of them.
rule-restores = On reaching { $cells } it may be replaced by { $piece } from { $reserves }, if its side has none on { $missing }.
rule-swapped = When its move starts or ends on { $cells }, it may be swapped for the { $piece } in the opponent’s reserve.
rule-vanishes = When it captures the enemy { $piece }, its own side’s { $piece } is removed too.
rule-dropped = Can be dropped from the reserve onto { $cells }.
rule-one-per-file = Cannot be dropped on a file that already has one of its kind.
rule-no-drop-mate = It may not give mate by being dropped.
rule-barred = Some of its steps at the edges of the board are not allowed.
rule-facing = May not face its enemy counterpart along an open file.
rule-mate-draws = If it gives mate itself, the game is a draw.

# Whose reserve a piece comes from.
rule-reserve-own = its own reserve
rule-reserve-enemy = the opponent’s
rule-reserve-neutral = the neutral reserve
