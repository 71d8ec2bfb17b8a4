//! Which moves are looked at first: the table's, good captures, killers, then quiet ones by their history, bad captures last.

use std::cmp::Reverse;

use super::evaluate::Tally;
use super::score::MAX_PLY;
use super::see::{self, Exchange};
use super::weights::Weights;
use crate::geometry::MAX_CELLS;
use crate::position::{Action, Move, Position};
use crate::variant::{Holder, Man, Side, Variant};

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
    /// By ply: two quiet moves that refuted others.
    killers: Vec<[Move; 2]>,
    /// By the man index and end cell of the move before: the quiet move that refuted it.
    counter: Vec<Move>,
}

impl History {
    pub(super) fn new() -> Self {
        Self { quiet: vec![0; 128 * MAX_CELLS], killers: vec![[Move::NONE; 2]; MAX_PLY + 1], counter: vec![Move::NONE; 128 * MAX_CELLS] }
    }

    /// Makes older searches count less, before a new one.
    pub(super) fn fade(&mut self) {
        self.quiet.iter_mut().for_each(|entry| *entry /= 2);
        self.killers.fill([Move::NONE; 2]);
    }

    fn index(man: Man, mv: Move) -> usize {
        man.index() * MAX_CELLS + mv.to().index()
    }

    /// What is known of a quiet move of a man; for a drop the man dropped.
    #[inline]
    pub(super) fn of(&self, man: Man, mv: Move) -> i32 {
        i32::from(self.quiet[Self::index(man, mv)])
    }

    /// A quiet move was good (`bonus` above 0) or bad.
    pub(super) fn update(&mut self, man: Man, mv: Move, bonus: i32) {
        let entry = &mut self.quiet[Self::index(man, mv)];
        let old = i32::from(*entry);
        let new = old + bonus - old * bonus.abs() / MAX_HISTORY;
        *entry = i16::try_from(new.clamp(-MAX_HISTORY, MAX_HISTORY)).unwrap_or_default();
    }

    /// A quiet move refuted what was played before it: `before` is that move's man and itself.
    pub(super) fn refuted(&mut self, ply: usize, mv: Move, before: Option<(Man, Move)>) {
        let killers = &mut self.killers[ply];
        if killers[0] != mv {
            *killers = [mv, killers[0]];
        }
        if let Some((man, before)) = before {
            self.counter[Self::index(man, before)] = mv;
        }
    }

    fn refutations(&self, ply: usize, before: Option<(Man, Move)>) -> [Move; 3] {
        let [first, second] = self.killers[ply];
        [first, second, before.map_or(Move::NONE, |(man, mv)| self.counter[Self::index(man, mv)])]
    }
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
        if target.is_of(side.other()) { becomes + self.worth_taking(target, mv) } else { becomes }
    }

    /// What taking a man wins: its value, its use in the own reserve, and what freezes without it.
    fn worth_taking(&self, target: Man, mv: Move) -> i32 {
        let (variant, kind, to) = (self.variant, target.kind(), mv.to());
        let held = match variant.reserve_of[to.index()] {
            Some(Holder::Own) => self.weights.held[variant.kind(kind).unturned.index()],
            _ => 0,
        };
        let mut worth = self.weights.value[kind.index()] + held;
        if variant.semi_royals.contains(kind) {
            let group = variant.guard(kind, to);
            let side = target.side();
            if group != 0 && self.position.guards(side, group) == 1 {
                worth += self.tally.frozen_loss(side, group);
            }
        }
        worth
    }

    /// Whether a move that wins `gain` at once wins `least` in the end.
    pub(super) fn wins(&self, mv: Move, gain: i32, least: i32) -> bool {
        let man = mover(self.position, mv);
        let standing = match mv.action() {
            Action::Promote(kind) | Action::Exchange(kind, _) | Action::Restore(kind) | Action::Swap(kind) => kind,
            Action::Turn => self.variant.kind(man.kind()).turns_to.unwrap_or(man.kind()),
            _ => man.kind(),
        };
        let standing = self.weights.value[standing.index()];
        see::wins(self.position, self.variant, self.weights, mv, Exchange { gain, standing, least })
    }

    fn side(&self) -> Side {
        self.position.side()
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

/// Hands out moves, best first.
#[derive(Debug, Default)]
pub(super) struct Picker {
    moves: Vec<Candidate>,
    next: usize,
    sorted: bool,
}

impl Picker {
    /// Takes in all moves of a position. `first` is the table's.
    pub(super) fn all(
        &mut self,
        judge: Judge<'_>,
        moves: &[Move],
        history: &History,
        ply: usize,
        first: Move,
        before: Option<(Man, Move)>,
    ) {
        self.reset();
        let killers = history.refutations(ply, before);
        for &mv in moves {
            let captures = judge.position.at(mv.to()).is_of(judge.side().other()) || mv.action() == Action::EnPassant;
            let gain = if captures {
                judge.gain(mv).max(1)
            } else if mv.is_plain() {
                0
            } else {
                judge.gain(mv)
            };
            let order = if mv == first {
                FIRST
            } else if gain > 0 {
                GOOD_CAPTURE + capture_order(judge, mv, gain)
            } else if let Some(at) = killers.iter().position(|&killer| killer == mv) {
                KILLER - i32::try_from(at).unwrap_or(0)
            } else {
                history.of(mover(judge.position, mv), mv)
            };
            self.moves.push(Candidate { mv, gain, order });
        }
    }

    /// Takes in moves of which only the captures and promotions are wanted.
    pub(super) fn captures(&mut self, judge: Judge<'_>, moves: &[Move], first: Move) {
        self.reset();
        for &mv in moves {
            let gain = judge.gain(mv).max(1);
            let order = if mv == first { FIRST } else { GOOD_CAPTURE + capture_order(judge, mv, gain) };
            self.moves.push(Candidate { mv, gain, order });
        }
    }

    fn reset(&mut self) {
        self.moves.clear();
        self.next = 0;
        self.sorted = false;
    }

    /// The next best move; captures that lose are put off to the end and come with a negative gain.
    pub(super) fn next(&mut self, judge: Judge<'_>) -> Option<Candidate> {
        loop {
            self.bring_best();
            let candidate = self.moves.get_mut(self.next)?;
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
        let best = rest.iter().map(|candidate| candidate.order).enumerate().max_by_key(|&(index, order)| (order, Reverse(index)));
        let Some((best, order)) = best else { return };
        rest.swap(0, best);
        if order < GOOD_CAPTURE && self.next >= PICKED {
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
        self.gain > 0 && self.order < -MAX_HISTORY
    }
}

/// The most valuable first, and by the least valuable.
fn capture_order(judge: Judge<'_>, mv: Move, gain: i32) -> i32 {
    let man = mover(judge.position, mv);
    gain.clamp(-1_000_000, 1_000_000) * 16 - judge.weights.value[man.kind().index()]
}
