//! What the search is tuned by. Depths are in plies, scores in centipawns. A change here changes the number in `tests/data/bench.txt`
//! and has to be shown by games.

/// Up to this depth a position that is far enough ahead is not searched (reverse futility).
pub(super) const REVERSE_FUTILITY_DEPTH: i32 = 7;
/// How far ahead, for each ply.
pub(super) const REVERSE_FUTILITY: i32 = 90;

/// From this depth on a node without a move in the table is searched a ply less (internal iterative reduction).
pub(super) const INTERNAL_REDUCTION_DEPTH: i32 = 5;

/// From this depth on it is asked whether the table's move is the only good one (singular extension).
pub(super) const SINGULAR_DEPTH: i32 = 7;
/// How many plies less deep the table's entry may be.
pub(super) const SINGULAR_SHALLOWER: i32 = 3;
/// By how much the other moves must be worse, for each ply.
pub(super) const SINGULAR_MARGIN: i32 = 2;

/// Up to this depth late quiet moves are left out.
pub(super) const LATE_MOVE_DEPTH: i32 = 8;
/// Quiet moves that are searched at depth 0 and, times the square of the depth, more (late move pruning).
pub(super) const LATE_MOVE_COUNT: (i32, i32) = (6, 2);
/// Up to this depth quiet moves that cannot lift the score are left out (futility).
pub(super) const FUTILITY_DEPTH: i32 = 5;
/// What a quiet move can lift the score by, and how much more for each ply.
pub(super) const FUTILITY_MARGIN: (i32, i32) = (120, 90);

/// Up to this depth moves that lose by exchange are left out.
pub(super) const EXCHANGE_DEPTH: i32 = 6;
/// What a capture may lose, for each ply.
pub(super) const EXCHANGE_CAPTURE: i32 = 100;
/// What a quiet move may lose, times the square of the depth: what it uncovers may be worth a piece.
pub(super) const EXCHANGE_QUIET: i32 = 20;

/// From this depth on a null move is tried.
pub(super) const NULL_DEPTH: i32 = 2;
/// The plies that a null move takes off, and the part of the depth that is taken off as well.
pub(super) const NULL_REDUCTION: (i32, i32) = (3, 4);
/// A ply more for each of these above the window, up to a number of plies.
pub(super) const NULL_MARGIN: (i32, i32) = (200, 3);

/// From this depth and this move on, moves are searched less deep at first (late move reductions).
pub(super) const REDUCED: (i32, i32) = (3, 3);
/// The first term of the reduction, and the divisor of the product of logarithms.
pub(super) const REDUCTION: (f64, f64) = (0.6, 2.1);
/// How much history is worth a ply.
pub(super) const REDUCTION_HISTORY: i32 = 9000;

/// How many plies less late moves are searched where the table's move is a capture: where that wins, others are seldom better
/// (Stockfish's `ttCapture`, see <https://www.chessprogramming.org/Late_Move_Reductions>).
pub(super) const REDUCTION_CAPTURE: i32 = 1;

/// What history learns of a move: for each ply of depth, less at depth 0, and the most.
pub(super) const HISTORY_BONUS: (i32, i32, i32) = (140, 60, 1600);
/// What history learns of a quiet move that no answer could refute: for each ply of depth, and the most.
pub(super) const HISTORY_ABOVE: (i32, i32) = (60, 700);
/// How much history is worth a sixteenth of a centipawn in the order of captures.
pub(super) const CAPTURE_HISTORY: i32 = 3;

/// How much corrections of the evaluation learn: for each ply of depth and each centipawn that the search came out elsewhere.
pub(super) const CORRECTION: i32 = 4;

/// Plies below the main search from which checks are no longer answered by quiet moves.
pub(super) const QUIET_CHECK_PLIES: u32 = 4;
/// A capture that would not come near the window even with this much more is left out (delta pruning).
pub(super) const QUIET_MARGIN: i32 = 120;
/// A promotion without a capture is left out unless it wins this much.
pub(super) const QUIET_PROMOTION: i32 = 150;

/// From this depth on an iteration begins with a window around the last score.
pub(super) const WINDOW_DEPTH: u32 = 4;
/// How far that window reaches to both sides, and by what it grows when the score falls outside.
pub(super) const WINDOW: (i32, i32) = (40, 3);
