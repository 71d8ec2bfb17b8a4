# Why something cannot be done on the board. $name is what a man is called, $man a man with its side and its cell.

refusal-man = { $side }'s { $name } on { $cell }
refusal-turn = It is { $side }'s turn.

# What has frozen a man: $cells is the region where its semi-royal is gone, and $place is `part`, or `whole` for the whole board.
refusal-gone = { $place ->
        [part] the { $cells } { $name } is gone
       *[whole] the { $name } is gone
    }
refusal-frozen = The { $name } is frozen: { $why }.
refusal-check = The { $name } would be in check by { $man }.
refusal-still-check = The { $name } would still be in check by { $man }.

refusal-drop-mates = A drop of this man may not give mate.
refusal-drop-on = A man can only be dropped on an empty cell, and { $man } stands there.
refusal-drop-never = The { $name } cannot be dropped on { $cell }.
refusal-drop-stuck = On { $cell } the { $name } could never move.
refusal-drop-file = The { $name } cannot be dropped there beside the one on this file.

refusal-castle-moved = The { $name } cannot castle there: one of the two men has moved.
refusal-castle-between = The { $name } cannot castle there: { $man } stands between.
refusal-castle-attacked = The { $name } cannot castle there: { $cell } is attacked.

refusal-never = The { $name } does not go from { $from } to { $to }.
refusal-cannot = The { $name } cannot go to { $cell }.
refusal-own = Your own { $name } stands on { $cell }.
refusal-only-moves = The { $name } does not capture that way.
refusal-only-captures = The { $name } goes to { $cell } only to capture, and nothing stands there.
refusal-blocked = The way is blocked by { $man }.
# $men are several men with `and by` between them, which the next is for.
refusal-all-blocked = Each way is blocked: by { $men }.
refusal-and-by = { $first } and by { $man }
refusal-hop = It captures there beyond exactly one man; there { $men ->
        [0] is none
       *[other] are { $men }
    } on the way.
refusal-nothing = On { $cell } the { $name } has to be exchanged, and no reserve has a man for it.
