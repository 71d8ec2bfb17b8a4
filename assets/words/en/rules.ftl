# What the special rules do with a man, and how games end.

# $royal is the name of the royal man.
ends-royal = A player whose { $royal } is attacked and cannot be saved has lost.
ends-stalemate-draw = A player who cannot move and is not in check has drawn.
ends-stalemate-loss = A player who cannot move has lost.
ends-repetition = The same position for time number { $times } is a draw.
ends-repetition-perpetual = The same position for time number { $times } is a draw, unless one side checked with every move since the first: it has lost.
# $drops is `yes` where men can be dropped; $men are those whose moves are progress, $kinds how many kinds of them there are.
ends-no-progress = { $moves } moves by each side with no capture{ $drops ->
        [yes] , no drop
       *[no] {""}
    }{ $kinds ->
        [0] {""}
       *[other] {" "}and no move of { $men }
    } are a draw.
ends-facing = The two { $royal }s may not face each other on an open file.
ends-mate-draws = A mate by the own check of { $men } is a draw.

# $places are those where the semi-royal holds its men, $count how many of them are named: 0 where it is the whole board.
rule-holds = Semi-royal: without one{ $count ->
        [0] {""}
       *[other] {" "}{ $places }
    }, its side's men bound to it cannot move.
# $needs are one or more of the next.
rule-bound = Bound: { $needs }.
rule-needs = cannot move{ $count ->
        [0] {" "}without { $man }
       *[other] {" "}{ $places } without { $man } there
    }
rule-place = on { $cells }
# A man with the article that its name takes.
rule-a = a { $name }
rule-an = an { $name }

rule-double-step = May make its step twice in one move from { $cells }, and can then be captured in passing.
# $partner is whom the royal man castles with, $steps how many files it goes.
rule-castles = May castle with the { $partner }, going { $steps } files toward it, if neither has moved.
rule-castled-with = The { $royal } may castle with it, if neither has moved.
rule-promotes-must = Arriving on { $cells } it must become { $men }.
rule-promotes-may = Arriving on { $cells } it may become { $men }.
rule-promotes-if-none = Arriving on { $cells } it may become { $men }, if its side has none.
rule-turns-over = May turn over into { $man } when its move starts or ends on { $cells }.
rule-exchanged = Arriving on { $cells } it must be exchanged for a man of any reserve.
# $missing is where its side must have none of them.
rule-restores = Arriving on { $cells } it may be replaced by { $man } from { $reserves }, if its side has none on { $missing }.
rule-swapped = When its move starts or ends on { $cells } it may be swapped for a { $man } of the enemy's reserve.
rule-vanishes = When it captures a { $man }, its own side's { $man } vanishes too.
rule-dropped = Can be dropped from the reserve on { $cells }.
rule-one-per-file = Not dropped on a file that has one of its kind already.
rule-no-drop-mate = Its drop may not give mate.
rule-barred = Some of its steps at the edges of the board are barred.
rule-facing = May not face the enemy's on an open file.
rule-mate-draws = A mate that it gives itself is a draw.

# Whose reserve a man comes from.
rule-reserve-own = its own reserve
rule-reserve-enemy = the enemy's
rule-reserve-neutral = the neutral reserve
