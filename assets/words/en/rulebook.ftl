# The rules of a game as a book: for the window, for pages and for plain text.

# The headings.
rulebook-ending = How a game ends
rulebook-board = The board
rulebook-board-inside = The board and the inner games
rulebook-pieces = The pieces
rulebook-capturing = Capturing
rulebook-captured = Where captured pieces go
rulebook-drops = Drops
rulebook-promotion = Promotion
rulebook-turning = Turning over
rulebook-exchange = Exchange
rulebook-exchange-neutral = Exchange and the neutral reserve
rulebook-freezing = Frozen pieces
rulebook-castling = Castling
rulebook-special = Special rules
rulebook-house = House rules
rulebook-history = History
rulebook-author = Made by { $author }.
rulebook-array = About the starting position
rulebook-decisions = What we had to decide

# $royal is the name of the royal piece.
rulebook-aim = { $gets ->
        [wins] The aim is to have your own { $royal } checkmated.
        [draws] How to win is explained below; a checkmate is a draw.
       *[loses] The aim is to checkmate your opponent’s { $royal }.
    } { $side } moves first, then the players take turns.
rulebook-aim-reach = The aim is to bring { $pieces } to { $cells }. { $side } moves first, then the players take turns.
rulebook-aim-below = How to win is explained below. { $side } moves first, then the players take turns.
rulebook-aim-other = The two sides win in different ways, as explained below. { $side } moves first, then the players take turns.
rulebook-goal = Where { $pieces } wins
rulebook-gives-up = You also lose if you resign or run out of time.
rulebook-flag-draws = If you run out of time but your opponent could never win with the pieces that are left, the game is a draw.
# $pieces are the semi-royals.
rulebook-not-royal = Only the { $royal } decides the game. Losing { $pieces } does not lose the game; it freezes other pieces.

# $last is the letter of the last file.
rulebook-size = The board has { $files } files, a to { $last }, and { $ranks } ranks: { $cells } cells.
rulebook-size-crossings = The pieces stand on the intersections of { $files } files, a to { $last }, and { $ranks } ranks: { $cells } cells.
rulebook-size-part = The board has { $cells } cells, on a grid of { $files } files, a to { $last }, and { $ranks } ranks.
rulebook-missing = These points of the grid are not cells: { $cells }.
rulebook-shuffle = Before each game, the starting cells of some pieces are drawn by lot: there are { $count } starting positions, and this is one of them. The pieces are put on the board in this order, each on any cell that is still free:
# $count pieces are put on $cells; $order is `given` where they stand in this order from left to right, else `none`, and $piece is the only kind.
rulebook-shuffle-piece = { $order ->
        [given] { $pieces }, in this order from left to right, on { $cells }
       *[none] { $count ->
            [1] { $piece } on { $cells }
            [2] { $piece } on { $cells } (two of them)
           *[other] { $piece } on { $cells } ({ $count } of them)
        }
    }
rulebook-shuffle-other = { $other }’s pieces stand as { $side }’s do, seen from { $other }’s side. The starting positions are numbered from 0.
rulebook-diagram = The starting position, with capital letters for { $side }’s pieces and small ones for { $other }’s. A dot is an empty cell; where there is nothing, there is no cell.
rulebook-forward = { $side } plays up the board, { $other } down. Ranks are counted from each player’s own side: { $other }’s 1st rank is { $side }’s last.
rulebook-forward-corner = { $side } plays from the a1 corner towards the opposite one, { $other } the other way. Ranks are counted from each player’s own side.
rulebook-forward-same = Both players play up the board, from rank 1, with left and right reversed for { $other }.
rulebook-wrap-files = The board wraps around: the first file is next to the last, and pieces can move straight from one to the other.
rulebook-wrap-ranks = The board wraps around: the first rank is next to the last, and pieces can move straight from one to the other.
rulebook-wrap-both = The board wraps around both ways: the first file is next to the last, the first rank is next to the last, and pieces can move straight from one edge to the opposite edge.
rulebook-lattices = The cells form lattices: sets of cells that some pieces never leave. A lattice can hold a whole game that you may already know.
rulebook-layer = { $layer }: { $count } cells, { $which }.
# $id is what the inventor calls a lattice.
rulebook-layer-id = The inventor calls the pieces that belong there ‘{ $id }’.
# $cells are those of the lattice, $game is a game’s name, $roles a list of the next.
rulebook-inner = A whole game of { $game } lives on { $cells }, with { $roles }.
rulebook-inner-pieces = The pieces on { $cells } are those of { $game }, in a different starting position: { $roles }.
rulebook-inner-role = the { $piece } as { $role }
rulebook-inner-whole = The size of the board, the pieces and the starting position are those of { $game }.
# $colours are those of the cells.
rulebook-colours = How a piece moves depends on the colour of its cell.
# Lists of pieces.
rulebook-bound = Some pieces are bound: no move takes them off the lattice they stand on. These are the { $bound }.
rulebook-bound-partly = The { $pieces } can stand on { $cells }, and on no others.
rulebook-free = The other pieces are free (‘unbound’, as the inventor says) and can stand on the cells of any lattice: the { $free }.

# What words of the moves mean. $board is `diamond` for a board that stands on its corner.
rulebook-words = ‘Orthogonally’ means { $board ->
        [diamond] up, down or across the board as it stands on its a1 corner, ‘diagonally’ along a file or a rank
       *[upright] along a file or a rank, ‘diagonally’ at 45° to them
    }; ‘forward’ means towards the opponent.
# Names of cells.
rulebook-words-step = One cell orthogonally from { $from } is { $orthogonal }; one cell diagonally is { $diagonal }.
rulebook-words-leap = A leap goes straight to its cell, over anything in between.
rulebook-words-ride = A ride repeats the same leap in one direction: it passes over pieces between the cells it lands on, and ends at the first piece it lands on.
rulebook-words-slide = A slide goes cell by cell and ends at the first piece in its way.
# $mirror says how Black’s cells lie to White’s; $white is a cell, $black the one that is the same for Black.
rulebook-words-cells = Where the rules for a piece name particular cells, these are { $side }’s. { $other }’s are the same with { $mirror ->
        [turn] the board rotated by 180°
        [across] left and right exchanged
       *[flip] the ranks counted from the other end
    }. { $side }’s { $white } corresponds to { $other }’s { $black }.
# $role is a piece of the games inside.
rulebook-role-game = { $game }
rulebook-role = the { $role } in { $games }
rulebook-roles = Stands in for { $roles }.

rulebook-captures = A piece captures an enemy piece by moving onto its cell. You cannot capture your own pieces; they block your way.
rulebook-captures-otherwise = { $count ->
        [1] The { $pieces } does not always capture the way it moves
       *[other] These pieces do not always capture the way they move: { $pieces }
    }.
# $piece says who captures, $victim whom.
rulebook-vanishes = If { $piece } captures an enemy { $victim }, the capturing side loses its own { $victim } too: it is removed from the game.
# $safe are those that stay, $count how many kinds of them there are.
rulebook-explodes = Every capture is an explosion: it removes the capturing piece, the captured piece and all pieces of both sides on the cells around it{ $count ->
        [0] .
        [1] ; any { $safe } there stays.
       *[other] , except these: { $safe }.
    }
rulebook-explodes-royal = The { $royal } may not capture, and no capture may blow up your own { $royal }. If a capture blows up your opponent’s { $royal }, you win at once, even while you are in check. While the two { $royal }s stand next to each other, neither is in check.
rulebook-reserves = Each player has a reserve, a place for pieces beside the board{ $neutral ->
        [yes] ; a third, the neutral reserve, belongs to neither of them
       *[no] {""}
    }. { $begins }
rulebook-reserves-empty = At the start, the reserves are empty.
rulebook-reserve-holds = At the start, { $side } has in reserve: { $pieces }.

# $place is `part` for a part of the board, `elsewhere` for all the rest and `whole` for all of it.
rulebook-to-capturer = { $place ->
        [whole] A captured piece
        [elsewhere] A piece captured anywhere else
       *[part] A piece captured on { $cells }
    } changes sides and goes to the capturer’s reserve.
rulebook-to-neutral = { $place ->
        [whole] A captured piece
        [elsewhere] A piece captured anywhere else
       *[part] A piece captured on { $cells }
    } goes to the neutral reserve.
rulebook-leave = Captured pieces leave the game for good.
rulebook-leave-elsewhere = Pieces captured anywhere else leave the game for good.
rulebook-turned-back = A piece that has turned over turns back when it is captured.
# $chapter is the heading of the chapter that says more.
rulebook-own-reserve = You can drop pieces from your own reserve; see ‘{ $chapter }’.
rulebook-neutral-see = Pieces in the neutral reserve cannot be dropped. They can only come back by exchange; see ‘{ $chapter }’.
rulebook-neutral = Pieces in the neutral reserve cannot be dropped.
rulebook-neutral-exchange = They can only come back by exchange. { $pieces } whose move ends on { $cells } must be exchanged for a piece from any of the three reserves: yours, your opponent’s or the neutral one.
# $pieces are the semi-royals.
rulebook-neutral-restore = A semi-royal ({ $pieces }), a piece without which others are frozen, can come back from there, too, as described below.

rulebook-drop = Instead of moving, you can drop a piece from your own reserve onto an empty cell. A drop never captures.
# $piece is `any bound piece` or such.
rulebook-dropped = { $piece } can be dropped { $place ->
        [whole] anywhere
       *[part] on { $cells }
    }.
rulebook-drop-never = Never dropped: { $pieces }.
rulebook-drop-either = A piece can be dropped with either side up.
rulebook-drop-able = You may not drop a piece where it could not move even on an empty board.
rulebook-drop-frozen = You may drop a piece even where it will be frozen.
rulebook-one-per-file =
    { $most ->
        [1] You may not drop { $piece } on a file where you already have an unpromoted one.
       *[other] You may not drop { $piece } on a file where you already have { $most ->
            [2] two
            [3] three
           *[other] { $most }
        } unpromoted ones.
    }
rulebook-no-drop-mate = You may not give mate by dropping { $piece }.
rulebook-must-drop = As long as you can drop a piece, you must: no other move is allowed.
rulebook-one-per-colour = You may not drop { $piece } on a cell of the same colour as your other one, nor any other piece on the last cell left for the second one.
rulebook-unmoved = { $piece } dropped on { $cells } counts as unmoved, as if it had begun there.

# Pieces that have something in common: any one of them.
rulebook-any = any piece
rulebook-any-except = any piece except { $pieces }
rulebook-any-bound = any bound piece
# $royal is the name of the royal piece, which is not meant.
rulebook-any-free = any free piece except the { $royal }
# The same, all of them.
rulebook-your-bound = your bound pieces
rulebook-your-free = your free pieces

# $piece is what $sentence is about.
# $piece joins the pieces by "and", $any by "or".
rulebook-of = { $count ->
        [1] { $piece }: { $sentence }
       *[other] { $any }: { $sentence }
    }
# $captured is `yes` where captured pieces stay in the game.
rulebook-promoted-stays = Promotion is permanent{ $captured ->
        [yes] , even when the piece is captured
       *[no] {""}
    }.
rulebook-turn = These pieces have a promoted side. Turning one over is part of its move and optional, unless the piece could never move again from the cell it reaches: then it must promote.
rulebook-turn-free = These pieces have a promoted side. Turning one over is part of its move and always optional.
rulebook-turn-entry = A move without a capture that starts in the promotion zone counts only if it ends where the piece could never move again; even then the piece may stay as it is.
rulebook-turn-must = These pieces have two sides. Turning one over is part of its move and is not optional.
rulebook-moves-like = { $count ->
        [1] The { $pieces } moves
       *[other] The { $pieces } move
    } like { $piece }.
# $old are the names of the pieces that are exchanged.
rulebook-exchange-for = You can choose { $pieces }, even one that the same move captures. The new piece takes its place and is yours, and the { $old } goes to the reserve that the new piece came from. If no reserve has any of these pieces, the move is not allowed.
rulebook-swap = The piece that moved goes to the opponent’s reserve, turned back if it had turned over; the new piece takes its place and is yours.
rulebook-swap-instead = A piece that would have to promote may be swapped instead.
rulebook-swap-on = { $piece } can be swapped in only if the move ends on { $cells }.
# $new is the semi-royal that comes back.
rulebook-restore = When { $new } replaces a piece in this way, the replaced piece always goes to the opponent’s reserve, whichever reserve the new piece came from. A piece captured by this very move can be the one that comes back. Dropping a piece on these cells does not count.
# $name is what a definition calls some cells that are shown in a picture.
rulebook-zone = { $side }’s ‘{ $name }’: { $cells }. { $other }’s is the mirror image, on the same files.
rulebook-zone-turned = { $side }’s ‘{ $name }’: { $cells }. { $other }’s is the same with the board rotated by 180°.
rulebook-zone-across = { $side }’s ‘{ $name }’: { $cells }. { $other }’s is the mirror image, on the same ranks.
rulebook-zone-ranks = For each side, the ‘{ $name }’ is { $cells }.
# What a picture shows, without its full stop, and the cells, where there are no pictures.
rulebook-cells = { $caption }: { $cells }.
# $ruling is the name of a decision about the rules, such as R1.
rulebook-note = Ruling { $ruling }: { $text }
rulebook-decided = Where the inventor’s page is silent, contradicts itself or has lost its diagram, this is what we play, and why. Each ruling is labelled as in Nestmate’s documentation.
# $rule is a rule of the house.
rulebook-decided-switch = A house rule can change this: ‘{ $rule }’.
# Decisions that several games share, by their names. $royal is the name of the royal piece.
ruling-g0 = Black’s pieces move as White’s do, seen from Black’s side: the inventor’s page gives the moves once, for both sides.
ruling-g1 = A frozen piece attacks nothing, since it could not capture: it gives no check and guards no cell. So you can end a check by capturing your opponent’s semi-royal.
ruling-g2 = A semi-royal is missing when you have none on the board, or on the cells in question. How you lost it and where it is now make no difference: it can lead its army only from there.
ruling-g3 = A drop is not a move of a piece on the board, so a piece may be dropped into a frozen army. It is then frozen, too.
ruling-g4 = Whether your { $royal } is safe is judged after the move, once everything that the move removes has left the board.
# $same are some of the next five.
ruling-g5 = The inventor’s page says nothing about repetition; as in chess, the game is drawn when a position occurs for the third time. Positions are the same if { $same } are the same.
ruling-g5-board = the board
ruling-g5-side = the player to move
ruling-g5-reserves = the reserves
ruling-g5-castling = the castling rights
ruling-g5-passing = the en passant rights
ruling-g6 = The inventor’s page sets no limit on the number of moves. We set one so that every game ends; it is high because the board is large.
ruling-g7 = For a piece that moves two cells at a time, only the cells where it could stop matter. The inventor says this of Nested Chess, so that the pieces of one lattice do not get in the way of another’s; we apply it to every leap and ride.
# $piece is one of the pieces that Shogi’s bans would be about.
ruling-g8 = Shogi forbids dropping a Pawn on a file with another unpromoted one of yours, and giving mate by dropping one. The inventor’s page forbids neither for { $piece }, so both are allowed. Each ban can be turned on as a house rule.
ruling-g9 = The diagrams of the starting position are lost. We rebuilt it from the numbers, the geometry and the rules on the inventor’s page.
ruling-g10 = White moves first, as in chess; the inventor’s page does not say who does.
ruling-g11 = Whether a cell of a castling path is attacked is judged with the castling piece lifted off the board and everything else in place: it cannot shelter its own path.
# $exchange is `yes` in games in which pieces are exchanged for some of the reserves.
ruling-g12 = A piece attacks the cells it could capture on by the way it moves, whether or not it would have to become another piece there{ $exchange ->
        [yes] , and even if no reserve has a piece that it could be exchanged for there
       *[no] {""}
    }.
ruling-g13 = The game is drawn when neither side can ever win with the pieces that are left. The inventor’s page says nothing about this; in chess it is the rule.

# $piece is a semi-royal, $yours are the pieces that need it.
rulebook-freezes = While you have no { $piece }{ $place ->
        [whole] , { $form ->
            [list] these pieces are frozen: { $yours }
           *[all] { $yours } are frozen
        }
       *[part] {" "}on { $cells }, { $form ->
            [list] these pieces there are frozen: { $yours }
           *[all] { $yours } there are frozen
        }
    }.
rulebook-frozen = A frozen piece cannot move, attacks nothing and gives no check. It still stands in the way, and it can be captured. All other pieces move as usual.
rulebook-thawed = Frozen pieces can move again as soon as you have the missing piece back:
# $ways are some of the next.
rulebook-thaws = { $piece }{ $place ->
        [whole] {""}
       *[part] {" "}on { $cells }
    } { $count ->
        [0] cannot come back in this game.
       *[other] comes back if you { $ways }.
    }
rulebook-back-drop = drop one from your reserve
rulebook-or = { $first }, or { $second }
# $semi is the name of the semi-royal.
rulebook-back-promote = promote { $piece } to { $semi } on { $cells }
rulebook-back-exchange = exchange { $piece } for one on { $cells }
rulebook-back-restore = bring { $piece } to { $cells } and have it replaced
rulebook-back-swap = swap { $piece } whose move starts or ends on { $cells } for the { $semi } in the opponent’s reserve

# $royal castles with $partner; $cells are those between them that have to be empty.
rulebook-castle = { $place ->
        [whole] The { $royal } may castle with a { $partner } on its rank if neither has moved and all cells between them are empty
       *[part] On { $cells }, the { $royal } may castle with a { $partner } on its rank if neither has moved and { $cells } between them are empty; the others may be occupied
    }.
rulebook-castle-goes = The { $royal } moves { $steps } files towards the { $partner }, which then moves { $end ->
        [beside] to the cell that the { $royal } crossed last
        [half] to the cell halfway along the { $royal }’s path
       *[other] to the cell { $files } files from where the { $royal } stood
    }.
# Where both pieces end on certain cells, however far apart they begin.
rulebook-castle-free = The { $royal } may castle with a { $partner } on its rank if neither has moved and no other piece stands on { $place ->
        [whole] a cell
       *[part] any of { $cells }
    } that either of them crosses or ends on.
rulebook-castle-to = { $side }’s { $royal } ends on { $end } and the { $partner } on { $beside }, wherever they began; { $other }’s end on the same cells as seen from { $other }’s side.
rulebook-castle-unsafe = It does not matter whether any of these cells is attacked.
# $place is `part` where only some cells matter, $cells.
rulebook-castle-path = { $place ->
        [whole] No cell that the { $royal } crosses or ends on may be attacked, but
       *[part] None of { $cells } that the { $royal } crosses or ends on may be attacked; the others do not matter, and
    } it may castle while it is attacked itself.
rulebook-castle-safe = { $place ->
        [whole] The { $royal } may not be in check, nor cross or end on an attacked cell.
       *[part] The { $royal } may not be attacked, nor may any of { $cells } that it crosses or ends on; the others do not matter.
    }
rulebook-castle-answer = But your opponent has an answer on the very next move: a bound piece on { $cells } that captures the { $partner }, or that moves to the cell the { $royal } came from, captures the { $royal } as well.
# $pieces are those that otherwise only capture with such a move.
rulebook-castle-answer-leap = { $pieces } may also answer with its capturing move to that cell, even though the cell is empty.
rulebook-castle-frozen = A frozen piece cannot castle.

rulebook-double-step = { $pieces }{ $place ->
        [whole] {""}
       *[part] {" "}on { $cells }
    } may make its non-capturing step { $most ->
        [2] twice in one move, in one direction, if both cells are empty
       *[other] up to { $times } times in one move, in one direction, if all the cells it enters are empty
    }.
rulebook-no-en-passant = It cannot be captured en passant.
rulebook-plain = There is no castling and no double first step, and so no capturing en passant.
rulebook-en-passant = En passant: on the very next move, { $who ->
        [own] an enemy piece of the same kind
       *[others] { $by } of the other side
    } may capture it as if it had made { $most ->
        [2] only one step
       *[other] fewer steps
    }.
rulebook-facing = The two { $royal }s may not face each other on an open file{ $lines ->
        [all] {" "}or rank
       *[files] {""}
    }: a move that leaves nothing between them is not allowed.
rulebook-loses-first = Once { $by } of the other side aims at { $pieces }, even through other pieces, the piece aimed at counts as moved.
# $piece is a kind that may not be traded, $except the $count kinds whose capture on the way does not help.
rulebook-trade = Trades are restricted: { $piece } may capture { $piece } that is not next to it only if no enemy piece protects the victim, or if the same move also captures another piece on the way{ $count ->
        [0] .
       *[other] , other than { $except }.
    } To see what protects the victim, ignore the capturing piece and anything it takes on the way.
rulebook-trade-answer = Right after { $piece } has been captured by a piece of another kind, only { $piece } may capture { $piece } on another cell, protected or not.
rulebook-no-checks = No move may give check.
rulebook-no-flight = A royal piece in check may not move, unless it captures the only piece that gives check.
rulebook-pass = A player who is not in check may pass instead of making a move.
rulebook-parts = If the { $royal }s face each other on an open file, the player to move must part them or pass.
rulebook-gate = When a piece that began on { $cells } moves for the first time, its player may put { $pieces } from the reserve on the cell that it leaves. When castling, it can be either of the two starting cells.
rulebook-must-capture = A player who can capture must capture, with any piece that can.
# $who is `all` for every piece and `some` for $piece; $cells are lines at the edge.
rulebook-barred-line = { $who ->
        [all] No piece may move
       *[some] { $piece } may not move
    } from one cell to another on the same edge line: { $cells }. This applies to every step of a slide, too.
rulebook-barred-between = { $who ->
        [all] No piece may move
       *[some] { $piece } may not move
    } { $pairs }.
# $ranks are numbers.
rulebook-rank = rank { $ranks }
rulebook-barred-pair = between { $one } and { $other }

rulebook-house-on = { $rule } (on by default).
rulebook-house-off = { $rule } (off by default).
rulebook-house-choose = You can turn these on and off when you start a new game.
rulebook-house-draws = When you start a new game, you can choose how many repetitions make it a draw, and how many moves without a capture or other progress.

# The rules of the game beside the board.
rules-search = Search the rules
rules-none = Nothing in the rules contains these words.
rules-hits = { $at } of { $count }. Enter goes on to the next.
rules-contents = Contents
rules-print = Export rules…
    .tip = Save the rules as a page to print
rules-lesson = Practise
rules-lesson-of = Practise the { $piece }
