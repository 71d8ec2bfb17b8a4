# Why something cannot be done on the board. $name is what a piece is called, $piece a piece with its side and its cell.

refusal-piece = { $side }’s { $name } on { $cell }
refusal-turn = It is { $side }’s turn.

# What a frozen piece waits for: $piece is its semi-royal, $cells where one has to be; $place is `part`, or `whole` for the whole board.
refusal-gone = until its side has { $piece } { $place ->
        [part] on { $cells } again
       *[whole] again
    }
refusal-frozen = The { $name } is frozen { $why }.
refusal-check = The { $name } would be in check from { $piece }.
refusal-still-check = The { $name } would still be in check from { $piece }; end that check first.
refusal-blows-up = That capture would blow up your own { $name }.
refusal-gives-check = That would give check, and no move may give check in this game.
refusal-flight = Your piece is in check: it may not move, except to capture the only piece that gives check.
refusal-must-capture = Captures are compulsory: { $piece } can capture.
refusal-trade-protected = { $piece } protects the { $victim }, so you can only capture it from an adjacent cell.
refusal-trade-answered = One was just captured on { $cell }, so for this move only another { $victim } may capture the { $victim }.

refusal-drop-mates = You may not give mate by dropping this piece; drop it where it does not mate.
refusal-drop-on = You can only drop onto an empty cell; { $piece } is there.
refusal-drop-never = The { $name } is never dropped.
# $piece is a piece with its article, $cells where it can be dropped.
refusal-drop-elsewhere = You can drop { $piece } only on { $cells }.
refusal-drop-stuck = The { $name } could never move from { $cell }; drop it on another cell.
refusal-drop-file =
    { $most ->
        [1] You already have an unpromoted { $name } on this file; choose another file.
       *[other] You already have { $most } unpromoted pieces of this kind ({ $name }) on this file; choose another file.
    }
refusal-must-drop = You must drop a piece from your reserve before you can move.
refusal-drop-colour = Your other { $name } is on a cell of this colour; choose a cell of the other colour.
refusal-drop-room = Your { $other } needs this cell, the last one left of its colour; drop the { $name } elsewhere.
# A piece that would become another.
refusal-threatens = The { $name } may not become a piece that attacks one of your opponent’s pieces at once.

refusal-castle-moved = The { $name } cannot castle: one of the two pieces has moved.
refusal-castle-between = The { $name } cannot castle while { $piece } is in between.
refusal-castle-attacked = The { $name } cannot castle while { $cell } is attacked.
refusal-castle-check = The { $name } cannot castle out of check.
refusal-castle-never = There is no castling in this game.
# $sign is ‘O-O’ or ‘O-O-O’.
refusal-castle-otherwise = ‘{ $sign }’ is not a castling move in this game. Type the start and end cells of the piece that castles.

# $to is a cell of $cells, and the piece never leaves $own.
refusal-lattice = { $to } is one of { $cells }; this { $name } stays on { $own }.
refusal-never = The { $name } cannot go from { $from } to { $to }.
refusal-has-moved = The { $name } could go to { $cell } only on its first move.
refusal-unchecked = The { $name } cannot go to { $cell } while it is in check.
refusal-cannot = The { $name } cannot go to { $cell }.
refusal-own = Your own { $name } is on { $cell }; move it away first.
refusal-only-moves = The { $name } does not capture that way; it can go to { $cell } only when the cell is empty.
refusal-only-captures = The { $name } can go to { $cell } only to capture, and there is nothing to capture.
refusal-blocked = { $piece } is in the way.
# $pieces are several pieces with `and by` between them, which the next is for.
refusal-all-blocked = Every path is blocked by { $pieces }.
refusal-and-by = { $first } and by { $piece }
refusal-hop = It jumps over exactly one piece; { $pieces ->
        [0] there is none
       *[other] there are { $pieces }
    } in between.
refusal-not-over = The { $name } cannot jump over the { $piece }.
refusal-spared = The { $name } cannot capture the { $piece }.
refusal-not-beyond = It lands just beyond the piece it jumps over, { $piece }.
refusal-nothing = The { $name } must be exchanged on { $cell }, but no reserve has a piece to exchange it for.
refusal-pass-in-check = You cannot pass while in check.
refusal-facing = The { $name }s would still face each other. Move so that they no longer do, or pass to end the game.
refusal-none-lost = On { $cell } the { $name } must become a piece that its side has lost, but there is none.

# Why a piece that is picked up has no move. $royal is the royal piece.
stuck-cornered = The { $name } cannot move: every cell it could go to is attacked.
stuck-check = The { $name } cannot end the check from { $piece }; the { $royal } or another piece must.
stuck-pinned = The { $name } is pinned: if it moves, { $piece } attacks your { $royal }.
stuck-hemmed = The { $name } has no move: its own side’s pieces are in its way, such as { $piece }.
stuck-blocked = The { $name } has no move while { $piece } is in its way.
stuck-never = The { $name } can never move from { $cell }.
stuck-nowhere = The { $name } has no legal move in this position.
