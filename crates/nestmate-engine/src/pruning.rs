//! What the main search leaves out or searches less deep: null moves, singular extensions, pruning of single moves, late move reductions.
//! Also from where a piece would check, which keeps a move from being pruned: one walk outward from the enemy's royal piece, made when it
//! is first asked for at a node.

use nestmate_core::geometry::{Cell, MAX_CELLS};
use nestmate_core::position::{Move, Position};
use nestmate_core::variant::{KindSet, Variant};

use super::history::MoveContext;
use super::ordering::{Candidate, Picker};
use super::parameters::{
    EXCHANGE_CAPTURE, EXCHANGE_DEPTH, EXCHANGE_QUIET, FUTILITY_DEPTH, FUTILITY_MARGIN, LATE_MOVE_COUNT, LATE_MOVE_DEPTH, NULL_DEPTH,
    NULL_MARGIN, NULL_REDUCTION, REDUCED, REDUCTION, REDUCTION_CAPTURE, REDUCTION_HISTORY, SINGULAR_DEPTH, SINGULAR_MARGIN,
    SINGULAR_SHALLOWER,
};
use super::score::MATE_BOUND;
use super::search::Searcher;
use super::table::{Bound, Hit};

impl Searcher<'_> {
    /// Singular extension: a table's move that is much better than all others is searched deeper. Multi-cut: where others are good enough
    /// too, the position is settled. Negative extension: where they may be, the table's move is searched less deep.
    pub(super) fn singular(&mut self, known: Option<Hit>, beta: i32, depth: i32, ply: usize, null: bool) -> Singular {
        let none = Singular::Extend(0);
        let deep_enough = depth >= SINGULAR_DEPTH && ply > 0 && ply < 2 * self.depth && self.stack[ply].excluded == Move::NONE;
        let Some(known) = known.filter(|known| {
            deep_enough
                && known.best != Move::NONE
                && known.bound != Bound::Upper
                && known.depth >= depth - SINGULAR_SHALLOWER
                && known.score.abs() < MATE_BOUND
        }) else {
            return none;
        };
        let target = known.score - SINGULAR_MARGIN * depth;
        self.stack[ply].excluded = known.best;
        let score = self.node(target - 1, target, (depth - 1) / 2, ply, null);
        self.stack[ply].excluded = Move::NONE;
        if self.clock.over {
            none
        } else if score < target {
            Singular::Extend(1)
        } else if target >= beta {
            Singular::Settled(target)
        } else {
            Singular::Extend(-i32::from(known.score >= beta))
        }
    }

    /// Whether a move near the leaves is pruned because it loses by static exchange evaluation.
    pub(super) fn is_pruned(&mut self, candidate: Candidate, ply: usize, depth: i32) -> bool {
        if depth > EXCHANGE_DEPTH {
            return false;
        }
        if candidate.gain > 0 {
            // What stands beside an explosion goes, too, whatever comes of the exchange.
            return self.variant.conduct.explode.is_none()
                && candidate.is_bad_capture()
                && !self.wins(candidate, ply, -EXCHANGE_CAPTURE * depth);
        }
        // A check may be worth a piece, and one that seems to lose it may be answered by no pinned piece.
        !self.wins(candidate, ply, -EXCHANGE_QUIET * depth * depth) && {
            let checks = &mut self.stack[ply].checks;
            checks.look(&self.position, self.variant);
            !checks.given_by(&self.position, self.variant, candidate.mv)
        }
    }

    /// From here on the picker hands out no quiet move but checks.
    pub(super) fn leave_out_quiets(&mut self, ply: usize, picker: &mut Picker) {
        if !picker.checks_alone {
            self.stack[ply].checks.look(&self.position, self.variant);
            picker.leave_out_quiets(&self.position, self.variant, &self.stack[ply].checks);
        }
    }

    /// Null move pruning: lets the other side move twice; what still beats `beta` then does so with a move, too.
    pub(super) fn null_move(&mut self, beta: i32, depth: i32, ply: usize, null: bool, static_eval: i32) -> Option<i32> {
        let side = self.position.side();
        let able = self.position.all_thawed(side, self.variant) && self.stack[ply].accumulator.force[side.index()] > self.weights.bare;
        if null
            || self.variant.conduct.must_capture
            || ply == 0
            || depth < NULL_DEPTH
            || static_eval < beta
            || beta.abs() >= MATE_BOUND
            || !able
        {
            return None;
        }
        let less = NULL_REDUCTION.0 + depth / NULL_REDUCTION.1 + ((static_eval - beta) / NULL_MARGIN.0).min(NULL_MARGIN.1);
        let undo = self.make(ply, None);
        let score = -self.node(-beta, 1 - beta, depth - 1 - less, ply + 1, true);
        self.unmake(&undo);
        (score >= beta && !self.clock.over).then_some(if score > MATE_BOUND { beta } else { score })
    }

    /// Late move reduction: how many plies less the `legal`th move is searched at first.
    pub(super) fn reduction(&self, ply: usize, depth: i32, legal: i32, candidate: Candidate, outlook: NodeOutlook) -> i32 {
        if depth < REDUCED.0 || legal < REDUCED.1 || candidate.is_good_capture() {
            return 0;
        }
        let in_check = outlook.static_eval.is_none();
        let mut less = self.reductions.of(depth, legal);
        less -= i32::from(outlook.open) + i32::from(in_check) + i32::from(ply == 0);
        less += i32::from(!outlook.improving && !in_check);
        less += REDUCTION_CAPTURE * i32::from(outlook.first_takes);
        if candidate.gain <= 0 {
            less -= self.known_of(candidate, ply) / REDUCTION_HISTORY;
        }
        less.clamp(0, depth - 2)
    }

    fn wins(&self, candidate: Candidate, ply: usize, least: i32) -> bool {
        self.judge(ply).wins(candidate.mv, candidate.gain, least)
    }

    fn known_of(&self, candidate: Candidate, ply: usize) -> i32 {
        let context = MoveContext::new(self.before(ply), self.stack[ply].seen.as_ref());
        self.history.of(self.position.mover(candidate.mv), candidate.mv, context)
    }
}

/// What a node expects before it searches a move.
#[derive(Clone, Copy)]
pub(super) struct NodeOutlook {
    pub(super) alpha: i32,
    /// The static evaluation; `None` in check.
    pub(super) static_eval: Option<i32>,
    /// Whether that is better than two plies ago.
    pub(super) improving: bool,
    pub(super) quiets: i32,
    /// Whether the window is open, as on the best line.
    pub(super) open: bool,
    /// Whether the table's move is a capture.
    pub(super) first_takes: bool,
}

impl NodeOutlook {
    /// Whether quiet moves near the leaves are given up: many have been searched (late move pruning), or none can lift the score
    /// (futility pruning).
    pub(super) fn gives_quiets_up(&self, depth: i32) -> bool {
        let enough = (LATE_MOVE_COUNT.0 + LATE_MOVE_COUNT.1 * depth * depth) / if self.improving { 1 } else { 2 };
        let futile = |now: i32| now + FUTILITY_MARGIN.0 + FUTILITY_MARGIN.1 * depth <= self.alpha;
        depth <= LATE_MOVE_DEPTH && self.quiets > enough || depth <= FUTILITY_DEPTH && self.static_eval.is_some_and(futile)
    }
}

pub(super) enum Singular {
    /// The move is searched this many plies deeper.
    Extend(i32),
    /// The position has this score.
    Settled(i32),
}

/// How many plies less late moves are searched, before anything else is known of them.
#[derive(Debug)]
pub(super) struct Reductions([[u8; 64]; 64]);

impl Reductions {
    pub(super) fn new() -> Self {
        let log = |value: usize| f64::from(u32::try_from(value.max(1)).unwrap_or(1)).ln();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "small positive numbers")]
        Self(std::array::from_fn(|depth| std::array::from_fn(|late| (REDUCTION.0 + log(depth) * log(late) / REDUCTION.1) as u8)))
    }

    fn of(&self, depth: i32, late: i32) -> i32 {
        let index = |value: i32| usize::try_from(value.clamp(0, 63)).unwrap_or(0);
        i32::from(self.0[index(depth)][index(late)])
    }
}

/// For each cell the kinds that would check from it. Checks uncovered by a leaving piece, and over a mount, are not known.
#[derive(Debug)]
pub(super) struct Checks {
    kinds: Vec<KindSet>,
    touched: Vec<Cell>,
    known: bool,
}

impl Default for Checks {
    fn default() -> Self {
        Self { kinds: vec![KindSet::EMPTY; MAX_CELLS], touched: Vec::new(), known: false }
    }
}

impl Checks {
    pub(super) fn forget(&mut self) {
        self.touched.drain(..).for_each(|cell| self.kinds[cell.index()] = KindSet::EMPTY);
        self.known = false;
    }

    /// Whether a move gives check by where its piece ends, in the position looked at.
    pub(super) fn given_by(&self, position: &Position, variant: &Variant, mv: Move) -> bool {
        let kinds = self.kinds[mv.to().index()];
        !kinds.is_empty() && kinds.contains(mv.made(variant, position))
    }

    pub(super) fn look(&mut self, position: &Position, variant: &Variant) {
        if std::mem::replace(&mut self.known, true) {
            return;
        }
        let side = position.side();
        if !position.has_royal(variant, side.other()) {
            return;
        }
        let attacks = &variant.attacks[side.index()];
        let tree = attacks.tree(position.royal(side.other()));
        let mut index = 0;
        while let Some(node) = tree.get(index) {
            let here = attacks.kinds(*node);
            if !here.is_empty() {
                let kinds = &mut self.kinds[node.cell().index()];
                *kinds = kinds.or(here);
                self.touched.push(node.cell());
            }
            index += if position.at(node.cell()).is_none() { 1 } else { node.size() };
        }
    }
}
