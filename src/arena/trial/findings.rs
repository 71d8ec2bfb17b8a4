//! Which rules of a game its games made use of, and what pieces are worth by how games ended: a logistic regression of results on the
//! difference in material.
//!
//! The values that the engine derives stand for some games already, so that a few games do not send a value anywhere; the error is that
//! of a jackknife over groups of games, for the positions of one game are not independent.

use nestmate_core::position::{Move, MoveKind, Position};
use nestmate_core::rules::Reason;
use nestmate_core::variant::{KindId, KindSet, Rule, Side, Variant};
use nestmate_engine::{Evaluator, SIGMAS, STEEPNESS};

use crate::arena::tournament::Ending;

/// Moves between positions that are looked at.
const EVERY: u32 = 6;

/// How strongly the derived values hold: the weight of the square of a difference of a Pawn.
const HOLD: f64 = 2.0;

/// Groups of games that are left out by turns.
const GROUPS: usize = 10;

/// Steps of Newton's method; the loss is convex, and a few are enough.
const STEPS: usize = 8;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayedWorth {
    pub kind: KindId,
    /// What the engine derives, in hundredths of a Pawn.
    pub derived: i32,
    pub played: f64,
    pub error: f64,
}

#[derive(Clone, Debug)]
pub struct WorthFit {
    kinds: Vec<KindId>,
    derived: Vec<i32>,
    rows: Vec<WorthSample>,
}

#[derive(Clone, Debug)]
struct WorthSample {
    game: usize,
    difference: Vec<f64>,
    /// White's share of the points.
    result: f64,
}

impl WorthFit {
    pub fn new(variant: &Variant) -> Self {
        let evaluator = Evaluator::new(variant);
        let kinds: Vec<KindId> = variant.kind_ids().filter(|&kind| !variant.kind(kind).royal).collect();
        let derived = kinds.iter().map(|&kind| evaluator.worth(kind)).collect();
        Self { kinds, derived, rows: Vec::new() }
    }

    pub(super) fn note(&mut self, game: usize, variant: &Variant, position: &Position, winner: Option<Side>) {
        if !position.number().is_multiple_of(EVERY) {
            return;
        }
        let mut counts = vec![0.0; variant.kinds.len()];
        for (side, sign) in [(Side::White, 1.0), (Side::Black, -1.0)] {
            position.pieces(side).iter().for_each(|cell| counts[position.at(cell).kind().index()] += sign);
        }
        let difference: Vec<f64> = self.kinds.iter().map(|kind| counts[kind.index()]).collect();
        if difference.iter().any(|&count| count != 0.0) {
            let result = winner.map_or(0.5, |side| if side == Side::White { 1.0 } else { 0.0 });
            self.rows.push(WorthSample { game, difference, result });
        }
    }

    /// What the pieces have turned out to be worth; those of which there was never a difference are left out.
    pub(super) fn worths(&self) -> Vec<PlayedWorth> {
        let whole = self.fit(None);
        let parts: Vec<Vec<f64>> = (0..GROUPS).map(|group| self.fit(Some(group))).collect();
        let groups = super::number(GROUPS);
        let seen = |at: usize| self.rows.iter().any(|row| row.difference[at] != 0.0);
        let worth = |at: usize| {
            let spread: f64 = parts.iter().map(|part| (part[at] - whole[at]).powi(2)).sum();
            let error = SIGMAS * (spread * (groups - 1.0) / groups).sqrt();
            PlayedWorth { kind: self.kinds[at], derived: self.derived[at], played: 100.0 * whole[at], error: 100.0 * error }
        };
        (0..self.kinds.len()).filter(|&at| seen(at)).map(worth).collect()
    }

    fn fit(&self, without: Option<usize>) -> Vec<f64> {
        let scale = 100.0 * f64::from(STEEPNESS);
        let held: Vec<f64> = self.derived.iter().map(|&value| f64::from(value) / 100.0).collect();
        let mut values = held.clone();
        for _ in 0..STEPS {
            let count = values.len();
            let mut slope: Vec<f64> = values.iter().zip(&held).map(|(value, held)| HOLD * (value - held)).collect();
            let mut curve: Vec<Vec<f64>> =
                (0..count).map(|at| (0..count).map(|other| if at == other { HOLD } else { 0.0 }).collect()).collect();
            for row in self.rows.iter().filter(|row| without != Some(row.game % GROUPS)) {
                let lead: f64 = row.difference.iter().zip(&values).map(|(count, value)| count * value).sum();
                let share = 1.0 / (1.0 + (-scale * lead).exp());
                let weight = scale * scale * share * (1.0 - share);
                for at in (0..count).filter(|&at| row.difference[at] != 0.0) {
                    slope[at] += scale * (share - row.result) * row.difference[at];
                    (0..count).for_each(|other| curve[at][other] += weight * row.difference[at] * row.difference[other]);
                }
            }
            let step = solved(curve, slope);
            values.iter_mut().zip(step).for_each(|(value, step)| *value -= step);
        }
        values
    }
}

/// The solution of a positive definite system, by elimination.
fn solved(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for at in 0..count {
        for row in at + 1..count {
            let factor = matrix[row][at] / matrix[at][at];
            let (above, below) = matrix.split_at_mut(row);
            below[0].iter_mut().zip(&above[at]).skip(at).for_each(|(cell, over)| *cell -= factor * over);
            right[row] -= factor * right[at];
        }
    }
    for at in (0..count).rev() {
        let known: f64 = (at + 1..count).map(|other| matrix[at][other] * right[other]).sum();
        right[at] = (right[at] - known) / matrix[at][at];
    }
    right
}

#[derive(Clone, Debug, Default)]
pub(super) struct Used {
    /// Pieces that made double steps, castled, turned over, promoted, were exchanged, given for others, swapped or dropped.
    by_move: [KindSet; 11],
    /// Pieces that captured so that others vanished.
    vanished: KindSet,
    froze: bool,
    reasons: Vec<Reason>,
}

fn place(action: MoveKind) -> Option<usize> {
    Some(match action {
        MoveKind::Plain | MoveKind::EnPassant | MoveKind::Twice(_) => return None,
        MoveKind::Double => 0,
        MoveKind::Castle => 1,
        MoveKind::Turn => 2,
        MoveKind::Promote(_) => 3,
        MoveKind::Exchange(..) => 4,
        MoveKind::Restore(_) => 5,
        MoveKind::Swap(_) => 6,
        MoveKind::Drop(_) => 7,
        MoveKind::Gate(..) => 8,
        MoveKind::Pass => 9,
        MoveKind::Become(_) => 10,
    })
}

impl Used {
    pub(super) fn note(&mut self, variant: &Variant, position: &Position, mv: Move) {
        let (mover, captured) = (position.mover(mv), position.at(mv.to()));
        if let Some(place) = place(mv.action()) {
            self.by_move[place].insert(mover.kind());
        }
        if captured.is_some() && !mv.is_drop() && variant.vanish[mover.kind().index()].contains(captured.kind()) {
            self.vanished.insert(mover.kind());
        }
    }

    pub(super) fn end(&mut self, ending: &Ending, froze: bool) {
        self.froze |= froze;
        if let Ending::Rules(reason) = ending {
            self.reasons.push(*reason);
        }
    }

    /// The rules that were not used, as far as games show it, each with the pieces that it is about.
    pub(super) fn unused<'a>(&self, variant: &'a Variant) -> Vec<(&'a Rule, Vec<KindId>)> {
        let unused = variant.rules.iter().filter_map(|rule| self.use_of(rule).filter(|(used, _)| !used).map(|(_, pieces)| (rule, pieces)));
        let named = |pieces: KindSet| {
            let mut kinds: Vec<KindId> = pieces.iter().filter(|kind| kind.index() < variant.kinds.len()).collect();
            kinds.dedup_by_key(|kind| variant.kind(*kind).letter);
            kinds
        };
        unused.map(|(rule, pieces)| (rule, named(pieces))).collect()
    }

    /// Whether a rule was used, and the pieces that it is about; `None` if games do not show it.
    fn use_of(&self, rule: &Rule) -> Option<(bool, KindSet)> {
        let moved = |place: usize, pieces: KindSet| (pieces.iter().any(|kind| self.by_move[place].contains(kind)), pieces);
        let one = |kind: KindId| KindSet::from_iter([kind]);
        let ended = |reason: Reason, pieces: KindSet| (self.reasons.contains(&reason), pieces);
        Some(match *rule {
            Rule::Freeze { semi_royal, .. } => (self.froze, one(semi_royal)),
            Rule::DoubleStep { pieces, .. } => moved(0, pieces),
            Rule::Castle { royal, .. } => moved(1, one(royal)),
            Rule::TurnOver { pieces, .. } => moved(2, pieces),
            Rule::Promote { pieces, .. } => moved(3, pieces),
            Rule::Become { pieces, .. } => moved(10, pieces),
            Rule::Exchange { pieces, .. } => moved(4, pieces),
            Rule::Restore { pieces, .. } => moved(5, pieces),
            Rule::Swap { pieces, .. } => moved(6, pieces),
            Rule::Drop { pieces, .. } => moved(7, pieces),
            Rule::Gate { pieces, .. } => (!self.by_move[8].is_empty(), pieces),
            Rule::Pass { .. } => (!self.by_move[9].is_empty(), KindSet::EMPTY),
            Rule::Vanish { pieces, .. } => (pieces.iter().any(|kind| self.vanished.contains(kind)), pieces),
            Rule::NoMateBy { pieces } => ended(Reason::MateWithoutWin, pieces),
            Rule::Reach { pieces, .. } => ended(Reason::Reached, pieces),
            Rule::Impasse { .. } => ended(Reason::Impasse, KindSet::EMPTY),
            Rule::BareRoyal => ended(Reason::BareRoyal, KindSet::EMPTY),
            Rule::Extinct { pieces, .. } => ended(Reason::Extinct, pieces),
            Rule::Counting { .. } => ended(Reason::Counted, KindSet::EMPTY),
            Rule::Spent { pieces, .. } => ended(Reason::Spent, pieces),
            Rule::Checks { .. } => ended(Reason::Checks, KindSet::EMPTY),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_is_solved() {
        let solution = solved(vec![vec![4.0, 1.0], vec![1.0, 3.0]], vec![9.0, 5.0]);
        assert!((solution[0] - 2.0).abs() < 1e-9 && (solution[1] - 1.0).abs() < 1e-9, "{solution:?}");
    }

    /// Results drawn from known values give these values back, within the error that is told.
    #[test]
    fn known_values_are_found_again() {
        let variant = crate::shipped::library().get("fide-chess").expect("shipped");
        let mut fit = WorthFit::new(&variant);
        let truth: Vec<f64> =
            fit.derived.iter().enumerate().map(|(at, &value)| f64::from(value) / 100.0 * if at == 0 { 0.6 } else { 1.0 }).collect();
        let mut random = fastrand::Rng::with_seed(3);
        for game in 0..4000 {
            let difference: Vec<f64> = truth.iter().map(|_| f64::from(random.i32(-1..=1))).collect();
            let lead: f64 = difference.iter().zip(&truth).map(|(count, value)| count * value).sum();
            let share = 1.0 / (1.0 + (-100.0 * f64::from(STEEPNESS) * lead).exp());
            fit.rows.push(WorthSample { game, difference, result: f64::from(u8::from(random.f64() < share)) });
        }
        for (worth, truth) in fit.worths().iter().zip(&truth) {
            let off = (worth.played - 100.0 * truth).abs();
            assert!(off < 1.6 * worth.error && worth.error < 120.0, "{worth:?} is {truth}");
        }
        assert!(fit.worths()[0].played < 0.8 * f64::from(fit.worths()[0].derived), "games outweigh what is derived");
    }
}
