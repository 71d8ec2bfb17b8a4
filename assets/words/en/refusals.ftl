# Why something cannot be done on the board. $name is what a piece is called, $piece a piece with its side and its cell.

refusal-piece = { $side }’s { $name } on { $cell }
refusal-turn = It is { $side }’s turn.

# What has frozen a piece: $cells is the region where its semi-royal is gone, and $place is `part`, or `whole` for the whole board.
refusal-gone = { $place ->
        [part] the { $cells } { $name } is gone
       *[whole] the { $name } is gone
    }
refusal-frozen = The { $name } is frozen: { $why }.
refusal-check = The { $name } would be in check from { $piece }.
refusal-still-check = The { $name } would still be in check from { $piece }.

refusal-drop-mates = You may not give mate by dropping this piece.
refusal-drop-on = You can only drop onto an empty cell; { $piece } is there.
refusal-drop-never = The { $name } is never dropped.
# $piece is a piece with its article, $cells where it can be dropped.
refusal-drop-elsewhere = You can drop { $piece } only on { $cells }.
refusal-drop-stuck = The { $name } would never be able to move from { $cell }.
refusal-drop-file = You may not drop this { $name } on a file where you already have one.

refusal-castle-moved = The { $name } cannot castle: one of the two pieces has moved.
refusal-castle-between = The { $name } cannot castle: { $piece } is in between.
refusal-castle-attacked = The { $name } cannot castle: { $cell } is attacked.

# $to is a cell of $cells, and the piece never leaves $own.
refusal-lattice = { $to } is one of { $cells }; this { $name } stays on { $own }.
refusal-never = The { $name } cannot go from { $from } to { $to }.
refusal-cannot = The { $name } cannot go to { $cell }.
refusal-own = Your own { $name } is on { $cell }.
refusal-only-moves = The { $name } does not capture that way.
refusal-only-captures = The { $name } can go to { $cell } only to capture, and there is nothing to capture.
refusal-blocked = { $piece } is in the way.
# $pieces are several pieces with `and by` between them, which the next is for.
refusal-all-blocked = Every path is blocked: by { $pieces }.
refusal-and-by = { $first } and by { $piece }
refusal-hop = It captures by jumping exactly one piece; { $pieces ->
        [0] there is none
       *[other] there are { $pieces }
    } in between.
refusal-nothing = The { $name } must be exchanged on { $cell }, but no reserve has a piece to exchange it for.
