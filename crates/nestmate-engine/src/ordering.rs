//! Which moves are looked at first: the table's, good captures, killers, then quiet ones by their history, bad captures last.

use std::cmp::Reverse;

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::movegen;
use nestmate_core::position::{Gateway, Move, MoveKind, Position};
use nestmate_core::rules::{self, Legality};
use nestmate_core::variant::{Holder, Piece, Variant};

use super::activity::Survey;
use super::evaluate::Accumulator;
use super::history::{History, LastMove, MAX_HISTORY, MoveContext};
use super::parameters::CAPTURE_HISTORY;
use super::pruning::Checks;
use super::see::{self, Exchange};
use super::weights::Weights;

/// Bases of the bands that moves are sorted into.
const FIRST: i32 = 1 << 29;
const GOOD_CAPTURE: i32 = 1 << 27;
const KILLER: i32 = 1 << 25;
const BAD_CAPTURE: i32 = -(1 << 27);

/// After this many moves picked one by one the rest is sorted, once no good capture is left.
const PICKED: usize = 6;

#[derive(Clone, Copy)]
pub(super) struct MoveJudge<'a> {
    pub(super) position: &'a Position,
    pub(super) variant: &'a Variant,
    pub(super) weights: &'a Weights,
    pub(super) accumulator: &'a Accumulator,
    /// The cells that the enemy's pieces see, if they are known.
    pub(super) seen: Option<&'a CellSet>,
}

impl MoveJudge<'_> {
    /// What a move wins at once by capturing and by becoming another piece; 0 for a quiet move.
    pub(super) fn gain(&self, mv: Move) -> i32 {
        let (position, variant) = (self.position, self.variant);
        let side = position.side();
        let value = |kind: nestmate_core::variant::KindId| self.weights.value[kind.index()];
        let becomes = match mv.action() {
            MoveKind::Plain | MoveKind::EnPassant | MoveKind::Gate(_, Gateway::Step) => 0,
            MoveKind::Twice(via) if position.at(via).is_some() => self.worth_taking(position.at(via), via),
            MoveKind::Turn => {
                let kind = position.at(mv.from()).kind();
                variant.kind(kind).turns_to.map_or(0, |turned| value(turned) - value(kind))
            }
            MoveKind::Promote(kind)
            | MoveKind::Become(kind)
            | MoveKind::Exchange(kind, _)
            | MoveKind::Restore(kind)
            | MoveKind::Swap(kind) => value(kind) - value(position.at(mv.from()).kind()),
            MoveKind::Double | MoveKind::Castle | MoveKind::Drop(_) | MoveKind::Gate(..) | MoveKind::Pass | MoveKind::Twice(_) => return 0,
        };
        let target = position.at(mv.to());
        let passed = position.passing().filter(|_| mv.takes_in_passing());
        if let Some(passing) = passed {
            becomes + value(position.at(passing.victim).kind())
        } else if target.is_of(side.other()) {
            becomes + self.worth_taking(target, mv.to())
        } else {
            becomes
        }
    }

    /// What a move is taken to win at once: what it wins, but something for any capture.
    fn stake(&self, mv: Move) -> i32 {
        let gain = if movegen::is_tactical(self.position, mv) { self.gain(mv) } else { 0 };
        let captures = mv.from() != mv.to() && !mv.castles() && self.position.at(mv.to()).is_some();
        if captures { gain.max(1) } else { gain }
    }

    /// What taking a piece wins: its value, its use in the own reserve, and what freezes without it.
    fn worth_taking(&self, target: Piece, to: Cell) -> i32 {
        let (variant, kind) = (self.variant, target.kind());
        let held = match variant.reserve_of[to.index()] {
            Some(Holder::Own) => self.weights.held[variant.kind(kind).unturned.index()],
            _ => 0,
        };
        let mut worth = self.weights.value[kind.index()] + held;
        if variant.semi_royals.contains(kind) {
            let group = variant.guard(kind, to);
            let side = target.side();
            if group != 0 && self.position.guards(side, group) == 1 {
                worth += self.accumulator.frozen_loss(self.weights, side, group);
            }
        }
        worth
    }

    /// Whether a move that wins `gain` at once wins `least` in the end.
    pub(super) fn wins(&self, mv: Move, gain: i32, least: i32) -> bool {
        // What no enemy sees leave or arrive none can take.
        let unseen = |seen: &CellSet| !seen.contains(mv.from()) && !seen.contains(mv.to()) && !mv.takes_in_passing();
        if gain < least || self.seen.is_some_and(unseen) {
            return gain >= least;
        }
        let standing = mv.made(self.variant, self.position);
        let standing = self.weights.value[standing.index()];
        see::wins(self.position, self.variant, self.weights, mv, Exchange { gain, standing, least })
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    /// What it wins at once; 0 for a quiet move.
    pub(super) gain: i32,
    order: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum PickStage {
    /// Hand out the table's move, before any other is generated.
    Table,
    /// Generate captures and promotions.
    Tactical,
    /// Hand out those of them that do not lose by exchange, then generate all others.
    Good,
    /// Generate all moves that can be legal in check.
    Evasions,
    /// Hand out what is left.
    #[default]
    Rest,
}

impl PickStage {
    /// The first at which all moves are generated.
    fn of_all(in_check: bool) -> Self {
        if in_check { Self::Evasions } else { Self::Tactical }
    }
}

/// Hands out moves, best first, and generates them no sooner than they are wanted.
#[derive(Default, Debug)]
pub(super) struct Picker {
    moves: Vec<Candidate>,
    next: usize,
    sorted: bool,
    stage: PickStage,
    first: Move,
    /// If set, only captures and promotions are wanted, and those that win no more than this may be left out.
    least: Option<i32>,
    /// Whether of quiet moves only those are wanted that check.
    pub(super) checks_alone: bool,
}

#[derive(Clone, Copy)]
pub(super) struct MoveSource<'a> {
    pub(super) judge: MoveJudge<'a>,
    pub(super) history: &'a History,
    pub(super) survey: &'a Survey,
    pub(super) legality: &'a Legality,
    pub(super) checks: &'a Checks,
    pub(super) ply: usize,
    /// The moves one, two and four plies before.
    pub(super) before: [LastMove; 3],
}

impl<'a> MoveSource<'a> {
    /// The order of moves that win nothing at once: killers, then by history.
    fn quiet_order(self) -> impl Fn(Move) -> i32 + use<'a> {
        let Self { judge, history, ply, before, .. } = self;
        let context = MoveContext::new(before, judge.seen);
        let killers = history.refutations(ply, before[0]);
        move |mv| match killers.iter().position(|&killer| killer == mv) {
            Some(at) => KILLER - i32::try_from(at).unwrap_or(0),
            None => history.of(judge.position.mover(mv), mv, context),
        }
    }

    /// Appends the captures and promotions of the position, which the survey has looked at last; those that win no more than `least` may
    /// be left out.
    fn tactical(&self, moves: &mut Vec<Move>, least: i32) {
        let MoveJudge { position, variant, .. } = self.judge;
        let mut targets = *position.pieces(position.side().other());
        if least > 0 {
            let value = |cell: Cell| self.judge.weights.value[position.at(cell).kind().index()];
            let poor = |&cell: &Cell| value(cell) <= least && self.judge.worth_taking(position.at(cell), cell) <= least;
            targets.iter().filter(poor).for_each(|cell| targets.remove(cell));
        }
        self.survey.tactical(position, variant, &targets, moves);
    }
}

impl Picker {
    fn restart(&mut self, stage: PickStage, first: Move, least: Option<i32>) {
        self.moves.clear();
        *self = Self { moves: std::mem::take(&mut self.moves), next: 0, sorted: false, stage, first, least, checks_alone: false };
    }

    /// Begins with all moves of a position, in check or not. `first` is the table's.
    pub(super) fn begin(&mut self, first: Move, in_check: bool) {
        let stage = if first == Move::NONE { PickStage::of_all(in_check) } else { PickStage::Table };
        self.restart(stage, first, None);
    }

    pub(super) fn begin_with(&mut self, source: MoveSource<'_>, moves: &[Move], first: Move) {
        self.restart(PickStage::Rest, first, None);
        self.take_in(source, moves);
    }

    /// Begins with the captures and promotions of a position and no others. Those that win no more than `least` may be left out.
    pub(super) fn begin_tactical(&mut self, first: Move, least: i32) {
        self.restart(PickStage::Tactical, first, Some(least));
    }

    /// Whether captures come next, for which the survey must have looked at the position last.
    pub(super) fn needs_survey(&self) -> bool {
        self.stage == PickStage::Tactical
    }

    fn take_in(&mut self, source: MoveSource<'_>, moves: &[Move]) {
        let quiet = source.quiet_order();
        for &mv in moves {
            let gain = source.judge.stake(mv);
            let order = if mv == self.first {
                FIRST
            } else if gain > 0 {
                GOOD_CAPTURE + capture_order(source.judge, source.history, mv, gain)
            } else {
                quiet(mv)
            };
            self.moves.push(Candidate { mv, gain, order });
        }
    }

    /// The next best move; captures that lose are put off to the end. `moves` is room for generating.
    pub(super) fn next(&mut self, source: MoveSource<'_>, moves: &mut Vec<Move>) -> Option<Candidate> {
        let MoveJudge { position, variant, .. } = source.judge;
        let first = self.first;
        match self.stage {
            PickStage::Table => {
                self.stage = PickStage::of_all(source.legality.in_check());
                return Some(Candidate { mv: first, gain: source.judge.stake(first), order: FIRST });
            }
            PickStage::Tactical => {
                moves.clear();
                source.tactical(moves, self.least.unwrap_or(0));
                self.stage = PickStage::Rest;
                if self.least.is_none() {
                    moves.retain(|&mv| mv != first && movegen::is_tactical(position, mv));
                    self.stage = PickStage::Good;
                }
                self.take_in(source, moves);
                return self.next(source, moves);
            }
            PickStage::Good => {
                if let Some(candidate) = self.best(source.judge, GOOD_CAPTURE) {
                    return Some(candidate);
                }
                moves.clear();
                rules::pseudo_moves(position, variant, moves);
                let quiet = source.quiet_order();
                let wanted = |mv: Move| !self.checks_alone || source.checks.given_by(position, variant, mv);
                let others = moves.iter().filter(|&&mv| mv != first && !movegen::is_tactical(position, mv) && wanted(mv));
                self.moves.extend(others.map(|&mv| Candidate { mv, gain: 0, order: quiet(mv) }));
                self.stage = PickStage::Rest;
            }
            PickStage::Evasions => {
                source.legality.promising_moves(position, variant, moves);
                moves.retain(|&mv| mv != first);
                self.take_in(source, moves);
                self.stage = PickStage::Rest;
            }
            PickStage::Rest => {}
        }
        self.best(source.judge, i32::MIN)
    }

    /// From here on hands out no quiet move but checks.
    pub(super) fn leave_out_quiets(&mut self, position: &Position, variant: &Variant, checks: &Checks) {
        self.checks_alone = true;
        let mut rest = 0;
        self.moves.retain(|candidate| {
            rest += 1;
            rest <= self.next || candidate.gain > 0 || checks.given_by(position, variant, candidate.mv)
        });
    }

    /// The best move left, if its order is at least `least`.
    fn best(&mut self, judge: MoveJudge<'_>, least: i32) -> Option<Candidate> {
        loop {
            self.bring_best();
            let candidate = self.moves.get_mut(self.next)?;
            if candidate.order < least {
                return None;
            }
            let promising = candidate.order >= GOOD_CAPTURE && candidate.order < FIRST;
            if promising && !judge.wins(candidate.mv, candidate.gain, 0) {
                candidate.order += BAD_CAPTURE - GOOD_CAPTURE;
                continue;
            }
            self.next += 1;
            return Some(*candidate);
        }
    }

    fn bring_best(&mut self) {
        if self.sorted {
            return;
        }
        let rest = &mut self.moves[self.next..];
        let (mut best, mut order) = (0, i32::MIN);
        for (index, candidate) in rest.iter().enumerate() {
            if candidate.order > order {
                (best, order) = (index, candidate.order);
            }
        }
        if rest.is_empty() {
            return;
        }
        rest.swap(0, best);
        if self.stage == PickStage::Rest && order < GOOD_CAPTURE && self.next >= PICKED {
            rest.sort_by_key(|candidate| Reverse(candidate.order));
            self.sorted = true;
        }
    }
}

impl Candidate {
    pub(super) fn is_good_capture(&self) -> bool {
        self.gain > 0 && self.order >= GOOD_CAPTURE
    }

    pub(super) fn is_bad_capture(&self) -> bool {
        self.gain > 0 && self.order < -5 * MAX_HISTORY
    }
}

/// The most valuable first, and by the least valuable; captures that have done well before others.
fn capture_order(judge: MoveJudge<'_>, history: &History, mv: Move, gain: i32) -> i32 {
    let piece = judge.position.mover(mv);
    let known = history.of_capture(piece, mv, judge.position.at(mv.to())) / CAPTURE_HISTORY;
    gain.clamp(-1_000_000, 1_000_000) * 16 - judge.weights.value[piece.kind().index()] + known
}
