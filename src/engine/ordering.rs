//! Which moves are looked at first: the table's, good captures, killers, then quiet ones by their history, bad captures last.

use std::cmp::Reverse;

use super::activity::Survey;
use super::evaluate::Tally;
use super::score::MAX_PLY;
use super::see::{self, Exchange};
use super::weights::Weights;
use crate::geometry::{Cell, CellSet, MAX_CELLS};
use crate::movegen;
use crate::position::{Action, Move, Position};
use crate::rules;
use crate::variant::{Holder, Man, Variant};

/// Bases of the bands that moves are sorted into.
const FIRST: i32 = 1 << 29;
const GOOD_CAPTURE: i32 = 1 << 27;
const KILLER: i32 = 1 << 25;
const BAD_CAPTURE: i32 = -(1 << 27);

/// The largest value of a history entry.
const MAX_HISTORY: i32 = 1 << 14;

/// After this many moves picked one by one the rest is sorted, once no good capture is left.
const PICKED: usize = 6;

/// How well quiet moves have done in this search.
#[derive(Debug)]
pub(super) struct History {
    /// By man index and end cell.
    quiet: Vec<i16>,
    /// The same after one man's arrival on one cell: a part of the table for each, which may overlap.
    after: Vec<i16>,
    /// By ply: two quiet moves that refuted others.
    killers: Vec<[Move; 2]>,
    /// By the man index and end cell of the move before: the quiet move that refuted it.
    counter: Vec<Move>,
}

/// Entries of the table of continuations, a power of two.
const AFTER: usize = 1 << 20;

/// A move played and the man that made it.
pub(super) type Played = Option<(Man, Move)>;

impl History {
    pub(super) fn new() -> Self {
        let (killers, counter) = (vec![[Move::NONE; 2]; MAX_PLY + 1], vec![Move::NONE; 128 * MAX_CELLS]);
        Self { quiet: vec![0; 128 * MAX_CELLS], after: vec![0; AFTER], killers, counter }
    }

    /// Makes older searches count less, before a new one.
    pub(super) fn fade(&mut self) {
        self.quiet.iter_mut().for_each(|entry| *entry /= 2);
        self.killers.fill([Move::NONE; 2]);
    }

    fn index(man: Man, mv: Move) -> usize {
        man.index() * MAX_CELLS + mv.to().index()
    }

    /// Where the continuations of a move begin.
    fn part(before: (Man, Move)) -> usize {
        Self::index(before.0, before.1).wrapping_mul(0x9e37_79b1)
    }

    /// What is known of a quiet move of a man, for a drop the man dropped, after the moves one and two plies before.
    #[inline]
    pub(super) fn of(&self, man: Man, mv: Move, before: [Played; 2]) -> i32 {
        let index = Self::index(man, mv);
        let after = |before: (Man, Move)| i32::from(self.after[Self::part(before).wrapping_add(index) & (AFTER - 1)]);
        i32::from(self.quiet[index]) + before[0].map_or(0, after) + before[1].map_or(0, after)
    }

    /// A quiet move was good (`bonus` above 0) or bad.
    pub(super) fn update(&mut self, man: Man, mv: Move, before: [Played; 2], bonus: i32) {
        let index = Self::index(man, mv);
        learn(&mut self.quiet[index], bonus);
        for before in before.into_iter().flatten() {
            learn(&mut self.after[Self::part(before).wrapping_add(index) & (AFTER - 1)], bonus);
        }
    }

    /// A quiet move refuted what was played before it.
    pub(super) fn refuted(&mut self, ply: usize, mv: Move, before: Played) {
        let killers = &mut self.killers[ply];
        if killers[0] != mv {
            *killers = [mv, killers[0]];
        }
        if let Some((man, before)) = before {
            self.counter[Self::index(man, before)] = mv;
        }
    }

    fn refutations(&self, ply: usize, before: Played) -> [Move; 3] {
        let [first, second] = self.killers[ply];
        [first, second, before.map_or(Move::NONE, |(man, mv)| self.counter[Self::index(man, mv)])]
    }
}

fn learn(entry: &mut i16, bonus: i32) {
    let old = i32::from(*entry);
    let new = old + bonus - old * bonus.abs() / MAX_HISTORY;
    *entry = i16::try_from(new.clamp(-MAX_HISTORY, MAX_HISTORY)).unwrap_or_default();
}

/// The man that a move moves or drops.
#[inline]
pub(super) fn mover(position: &Position, mv: Move) -> Man {
    match mv.action() {
        Action::Drop(kind) => Man::new(kind, position.side()),
        _ => position.at(mv.from()),
    }
}

/// What the moves of one position are judged by.
#[derive(Clone, Copy)]
pub(super) struct Judge<'a> {
    pub(super) position: &'a Position,
    pub(super) variant: &'a Variant,
    pub(super) weights: &'a Weights,
    pub(super) tally: &'a Tally,
    /// The cells that the enemy's men see, if they are known.
    pub(super) seen: Option<&'a CellSet>,
}

impl Judge<'_> {
    /// What a move wins at once by capturing and by becoming another man; 0 for a quiet move.
    pub(super) fn gain(&self, mv: Move) -> i32 {
        let (position, variant) = (self.position, self.variant);
        let side = position.side();
        let value = |kind: crate::variant::KindId| self.weights.value[kind.index()];
        let becomes = match mv.action() {
            Action::Plain => 0,
            Action::Turn => {
                let kind = position.at(mv.from()).kind();
                variant.kind(kind).turns_to.map_or(0, |turned| value(turned) - value(kind))
            }
            Action::Promote(kind) | Action::Exchange(kind, _) | Action::Restore(kind) | Action::Swap(kind) => {
                value(kind) - value(position.at(mv.from()).kind())
            }
            Action::EnPassant => position.passing().map_or(0, |passing| value(position.at(passing.victim).kind())),
            Action::Double | Action::Castle | Action::Drop(_) => return 0,
        };
        let target = position.at(mv.to());
        if target.is_of(side.other()) { becomes + self.worth_taking(target, mv.to()) } else { becomes }
    }

    /// What taking a man wins: its value, its use in the own reserve, and what freezes without it.
    fn worth_taking(&self, target: Man, to: Cell) -> i32 {
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
                worth += self.tally.frozen_loss(self.weights, side, group);
            }
        }
        worth
    }

    /// Whether a move that wins `gain` at once wins `least` in the end.
    pub(super) fn wins(&self, mv: Move, gain: i32, least: i32) -> bool {
        // What no enemy sees leave or arrive none can take.
        let unseen = |seen: &CellSet| !seen.contains(mv.from()) && !seen.contains(mv.to()) && mv.action() != Action::EnPassant;
        if gain < least || self.seen.is_some_and(unseen) {
            return gain >= least;
        }
        let standing = mv.made(self.variant, self.position);
        let standing = self.weights.value[standing.index()];
        see::wins(self.position, self.variant, self.weights, mv, Exchange { gain, standing, least })
    }
}

/// A move with what is known of it before it is searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    /// What it wins at once; 0 for a quiet move.
    pub(super) gain: i32,
    order: i32,
}

/// What the picker hands out next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The table's move, before any other is generated.
    Table,
    /// Captures and promotions that do not lose by exchange.
    Tactical,
    /// All that is left.
    Rest,
}

/// Hands out moves, best first, and generates them no sooner than they are wanted.
#[derive(Debug)]
pub(super) struct Picker {
    moves: Vec<Candidate>,
    next: usize,
    sorted: bool,
    stage: Stage,
    first: Move,
}

impl Default for Picker {
    fn default() -> Self {
        Self { moves: Vec::new(), next: 0, sorted: false, stage: Stage::Rest, first: Move::NONE }
    }
}

/// What a picker needs to generate moves.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) judge: Judge<'a>,
    pub(super) history: &'a History,
    pub(super) survey: &'a Survey,
    pub(super) ply: usize,
    /// The moves one and two plies before.
    pub(super) before: [Played; 2],
}

impl Source<'_> {
    /// Appends the captures and promotions of the position; those that win no more than `least` may be left out.
    fn tactical(&self, moves: &mut Vec<Move>, least: i32) {
        let Judge { position, variant, .. } = self.judge;
        let mut targets = *position.men(position.side().other());
        if least > 0 {
            let poor = |&cell: &Cell| self.judge.worth_taking(position.at(cell), cell) <= least;
            targets.iter().filter(poor).for_each(|cell| targets.remove(cell));
        }
        movegen::tactical(position, variant, self.survey.captors(position, position.side()), &targets, moves);
    }
}

impl Picker {
    /// Begins with the moves of a position. `first` is the table's.
    pub(super) fn begin(&mut self, first: Move) {
        self.moves.clear();
        self.next = 0;
        self.sorted = false;
        self.first = first;
        self.stage = if first == Move::NONE { Stage::Tactical } else { Stage::Table };
    }

    /// Begins with these moves and no others.
    pub(super) fn begin_with(&mut self, source: Source<'_>, moves: &[Move], first: Move) {
        self.begin(first);
        self.stage = Stage::Rest;
        self.take_in(source, moves);
    }

    /// Begins with the captures and promotions of a position and no others.
    /// Those that win no more than `least` may be left out.
    pub(super) fn begin_tactical(&mut self, source: Source<'_>, moves: &mut Vec<Move>, first: Move, least: i32) {
        self.begin(first);
        self.stage = Stage::Rest;
        moves.clear();
        source.tactical(moves, least);
        self.take_in(source, moves);
    }

    fn take_in(&mut self, source: Source<'_>, moves: &[Move]) {
        let Source { judge, history, ply, before, .. } = source;
        let killers = history.refutations(ply, before[0]);
        for &mv in moves {
            let gain = if movegen::is_tactical(judge.position, mv) { judge.gain(mv) } else { 0 };
            let gain = if judge.position.at(mv.to()).is_some() { gain.max(1) } else { gain };
            let order = if mv == self.first {
                FIRST
            } else if gain > 0 {
                GOOD_CAPTURE + capture_order(judge, mv, gain)
            } else if let Some(at) = killers.iter().position(|&killer| killer == mv) {
                KILLER - i32::try_from(at).unwrap_or(0)
            } else {
                history.of(mover(judge.position, mv), mv, before)
            };
            self.moves.push(Candidate { mv, gain, order });
        }
    }

    /// The next best move; captures that lose are put off to the end. `moves` is room for generating.
    pub(super) fn next(&mut self, source: Source<'_>, moves: &mut Vec<Move>) -> Option<Candidate> {
        let Judge { position, variant, .. } = source.judge;
        match self.stage {
            Stage::Table => {
                self.stage = Stage::Tactical;
                let gain = if movegen::is_tactical(position, self.first) { source.judge.gain(self.first) } else { 0 };
                let gain = if position.at(self.first.to()).is_some() { gain.max(1) } else { gain };
                return Some(Candidate { mv: self.first, gain, order: FIRST });
            }
            Stage::Tactical => {
                if self.moves.is_empty() && self.next == 0 {
                    moves.clear();
                    source.tactical(moves, 0);
                    moves.retain(|&mv| mv != self.first && movegen::is_tactical(position, mv));
                    self.take_in(source, moves);
                }
                if let Some(candidate) = self.best(source.judge, GOOD_CAPTURE) {
                    return Some(candidate);
                }
                self.stage = Stage::Rest;
                moves.clear();
                rules::pseudo_moves(position, variant, moves);
                moves.retain(|&mv| mv != self.first && !movegen::is_tactical(position, mv));
                self.take_in(source, moves);
            }
            Stage::Rest => {}
        }
        self.best(source.judge, i32::MIN)
    }

    /// The best move left, if its order is at least `least`.
    fn best(&mut self, judge: Judge<'_>, least: i32) -> Option<Candidate> {
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

    /// Moves the best of the rest to the front of it.
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
        if self.stage == Stage::Rest && order < GOOD_CAPTURE && self.next >= PICKED {
            rest.sort_by_key(|candidate| Reverse(candidate.order));
            self.sorted = true;
        }
    }
}

impl Candidate {
    /// Whether it is a capture or promotion that does not lose by exchange.
    pub(super) fn is_good_capture(&self) -> bool {
        self.gain > 0 && self.order >= GOOD_CAPTURE
    }

    /// Whether it is a capture or promotion that loses by exchange.
    pub(super) fn is_bad_capture(&self) -> bool {
        self.gain > 0 && self.order < -4 * MAX_HISTORY
    }
}

/// The most valuable first, and by the least valuable.
fn capture_order(judge: Judge<'_>, mv: Move, gain: i32) -> i32 {
    let man = mover(judge.position, mv);
    gain.clamp(-1_000_000, 1_000_000) * 16 - judge.weights.value[man.kind().index()]
}
