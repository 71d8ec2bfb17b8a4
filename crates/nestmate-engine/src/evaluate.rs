//! What a position is worth: an accumulator of all pieces, kept up to date from the changes of each move.

use nestmate_core::geometry::Cell;
use nestmate_core::position::{BoardChange, Position, Unmake};
use nestmate_core::rules;
use nestmate_core::variant::{KindId, Piece, Reserve, Side, Variant};

use super::activity::{Activity, Survey};
use super::net::ViewSums;
use super::weights::{Pair, TRUSTED, Weights};

/// The most freeze groups, group 0 (never frozen) included.
const GROUPS: usize = 8;

/// What the square of the pressure on a royal piece is divided by to give centipawns.
const DANGER: i32 = 40;

const TEMPO: i32 = 12;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Accumulator {
    /// Pieces on the board and in own reserves, White's less Black's.
    balance: Pair,
    pieces: i32,
    /// By side and freeze group: the value of its pieces.
    mass: [[i32; GROUPS]; 2],
    /// By side: the value of all its pieces on the board.
    pub(super) force: [i32; 2],
    sums: ViewSums,
    /// By side: a hash of where its pieces stand.
    pub(super) stand: [u64; 2],
}

impl Accumulator {
    pub(super) fn of(position: &Position, variant: &Variant, weights: &Weights) -> Self {
        let sums = weights.network.as_ref().map(|network| network.start()).unwrap_or_default();
        let mut accumulator = Self { sums, ..Self::default() };
        for side in Side::BOTH {
            position.pieces(side).iter().for_each(|cell| accumulator.count(variant, weights, position.at(cell), cell, 1));
            for kind in position.reserves().kinds(Reserve::of(side)) {
                accumulator.count_held(weights, Reserve::of(side), kind, i32::from(position.reserves().count(Reserve::of(side), kind)));
            }
        }
        accumulator
    }

    pub(super) fn follow(&mut self, position: &Position, variant: &Variant, weights: &Weights, undo: &Unmake) {
        let changes = position.changes(undo);
        for (index, &change) in changes.iter().enumerate() {
            let later = &changes[index + 1..];
            match change {
                BoardChange::Cell(cell, before) => {
                    let next = later.iter().find_map(|&later| {
                        if let BoardChange::Cell(other, piece) = later { (other == cell).then_some(piece) } else { None }
                    });
                    let after = next.unwrap_or_else(|| position.at(cell));
                    if before.is_some() {
                        self.count(variant, weights, before, cell, -1);
                    }
                    if after.is_some() {
                        self.count(variant, weights, after, cell, 1);
                    }
                }
                BoardChange::Held(reserve, kind, before) => {
                    let same = |&later: &BoardChange| {
                        let BoardChange::Held(other, piece, count) = later else { return None };
                        (other == reserve && piece == kind).then_some(count)
                    };
                    let after = later.iter().find_map(same).unwrap_or_else(|| position.reserves().count(reserve, kind));
                    self.count_held(weights, reserve, kind, i32::from(after) - i32::from(before));
                }
            }
        }
    }

    fn count(&mut self, variant: &Variant, weights: &Weights, piece: Piece, cell: Cell, times: i32) {
        let side = piece.side().index();
        let signed = if side == 0 { times } else { -times };
        let pair = weights.on(piece, cell);
        self.balance.full += signed * pair.full;
        self.balance.thin += signed * pair.thin;
        self.pieces += times;
        self.stand[side] ^= variant.zobrist.piece(piece, cell);
        let value = weights.value[piece.kind().index()] * times;
        self.force[side] += value;
        self.mass[side][variant.group(piece.kind(), cell) % GROUPS] += value;
        if let Some(network) = &weights.network {
            network.count(&mut self.sums, piece, cell, times);
        }
    }

    fn count_held(&mut self, weights: &Weights, reserve: Reserve, kind: KindId, times: i32) {
        let signed = match reserve {
            Reserve::White => times,
            Reserve::Black => -times,
            Reserve::Neutral => return,
        };
        let (worth, learnt) = (weights.held[kind.index()], weights.held_learnt[kind.index()]);
        self.balance.full += signed * (worth + learnt.full);
        self.balance.thin += signed * (worth + learnt.thin);
        if let (Some(network), Some(side)) = (&weights.network, reserve.side()) {
            network.count_held(&mut self.sums, side, kind, times);
        }
    }

    #[cfg(test)]
    pub(super) fn sums(&self) -> &ViewSums {
        &self.sums
    }

    /// What a side loses while its groups without their semi-royal stand still.
    fn frozen(&self, position: &Position, variant: &Variant, weights: &Weights, side: Side) -> i32 {
        if position.all_thawed(side, variant) {
            return 0;
        }
        let frozen = (1..variant.groups.min(GROUPS)).filter(|&group| !position.is_thawed(side, group));
        frozen.map(|group| self.frozen_loss(weights, side, group)).sum()
    }

    pub(super) fn frozen_loss(&self, weights: &Weights, side: Side, group: usize) -> i32 {
        self.mass[side.index()][group % GROUPS] * weights.frozen / 256
    }

    /// The share of the full board's weights, of [`Weights::full_pieces`].
    fn blend(&self, weights: &Weights, pair: Pair) -> i32 {
        let full = self.pieces.clamp(0, weights.full_pieces);
        (pair.full * full + pair.thin * (weights.full_pieces - full)) / weights.full_pieces
    }

    /// What the pieces are worth where they stand, as the side to move sees it, in centipawns: all but what they can do there.
    pub(super) fn rough(&self, position: &Position, variant: &Variant, weights: &Weights) -> i32 {
        let frozen = self.frozen(position, variant, weights, Side::Black) - self.frozen(position, variant, weights, Side::White);
        let chase = weights.chase.as_ref().map_or(0, |chase| chase.worth(position, variant));
        let balance = self.blend(weights, self.balance) + frozen + chase;
        (if position.side() == Side::White { balance } else { -balance }) + TEMPO
    }

    /// The worth of the position as the side to move sees it, in centipawns.
    /// The survey must have looked at the position last.
    pub(super) fn score(&self, position: &Position, variant: &Variant, weights: &Weights, survey: &Survey) -> i32 {
        let [white, black] = survey.activity(position, weights);
        let mobility = Pair { full: white.mobility.full - black.mobility.full, thin: white.mobility.thin - black.mobility.thin };
        let danger = |active: &Activity| active.pressure * active.pressure / DANGER * weights.danger / 256;
        let active = self.blend(weights, Pair { full: danger(&white) - danger(&black), thin: 0 })
            + self.blend(weights, mobility) / 256
            + (white.threats - black.threats) * weights.threats / 256;
        let active = if position.side() == Side::White { active } else { -active };
        let learnt = weights.network.as_ref().map_or(0, |network| network.answer(&self.sums, position, variant, self.pieces));
        let learnt = learnt * weights.trust / TRUSTED;
        (self.rough(position, variant, weights) + active + learnt).clamp(-MAX_SCORE, MAX_SCORE)
    }
}

/// Evaluations stay within this, well below any mate.
const MAX_SCORE: i32 = 400_000;

/// What a position is worth to the side to move, in centipawns, worked out from nothing.
pub(super) fn evaluate(position: &Position, variant: &Variant, weights: &Weights) -> i32 {
    let mut survey = Survey::new();
    survey.follow(position, &[], variant, weights);
    Accumulator::of(position, variant, weights).score(position, variant, weights, &survey)
}

/// Static evaluation for use outside a search.
#[derive(Debug)]
pub struct Evaluator<'a> {
    variant: &'a Variant,
    weights: Weights,
}

impl<'a> Evaluator<'a> {
    /// Works out what the pieces of a game are worth.
    pub fn new(variant: &'a Variant) -> Self {
        Self { variant, weights: Weights::new(variant) }
    }

    /// What a position is worth to the side to move, in centipawns, without any search.
    pub fn evaluate(&self, position: &Position) -> i32 {
        evaluate(position, self.variant, &self.weights)
    }

    /// What a piece of a kind is worth in centipawns where such pieces stand at first, for people to read. Of kinds that are only made in
    /// play, one that is called like another is worth what that is.
    pub fn worth(&self, kind: KindId) -> i32 {
        let name = |kind: KindId| self.variant.kind(kind).name.as_str();
        let first = self.at_first(kind);
        let twin = || self.variant.kind_ids().filter(|&other| name(other) == name(kind)).find_map(|other| self.at_first(other));
        first.or_else(twin).unwrap_or_else(|| self.value(kind))
    }

    fn at_first(&self, kind: KindId) -> Option<i32> {
        let start = rules::start(self.variant).ok()?;
        let worths = start.pieces(Side::White).iter().map(|cell| (start.at(cell), cell)).filter(|(piece, _)| piece.kind() == kind);
        let worths = worths.map(|(piece, cell)| self.weights.on(piece, cell)).map(|pair| i32::midpoint(pair.full, pair.thin));
        let (sum, count) = worths.fold((0, 0), |(sum, count), worth| (sum + worth, count + 1));
        (count > 0).then(|| sum / count)
    }

    /// What a piece of a kind is worth in centipawns, wherever it stands; 0 for a royal piece.
    pub fn value(&self, kind: KindId) -> i32 {
        self.weights.value[kind.index()]
    }
}

/// A small table of evaluations, the newest in each place.
#[derive(Debug)]
pub(super) struct Cache(Vec<u64>);

/// Entries, a power of two: half a mebibyte, so that it stays in the processor's own memory.
const SIZE: usize = 1 << 16;

const SCORE_BITS: u32 = 20;
const SCORE_OFFSET: i32 = 1 << (SCORE_BITS - 1);
const SCORE_MASK: u64 = (1 << SCORE_BITS) - 1;

impl Cache {
    pub(super) fn new() -> Self {
        Self(vec![0; SIZE])
    }

    #[inline]
    pub(super) fn get(&mut self, hash: u64, evaluate: impl FnOnce() -> i32) -> i32 {
        #[expect(clippy::cast_possible_truncation, reason = "the low bits are wanted")]
        let entry = &mut self.0[hash as usize & (SIZE - 1)];
        if (*entry ^ hash) & !SCORE_MASK == 0 && *entry & SCORE_MASK != 0 {
            let stored = (*entry & SCORE_MASK) as u32;
            return stored.cast_signed() - SCORE_OFFSET;
        }
        let score = evaluate();
        *entry = hash & !SCORE_MASK | u64::from((score + SCORE_OFFSET).cast_unsigned()) & SCORE_MASK;
        score
    }
}

/// How far what the pieces can do lies from what they could do when that was worked out last: a running mean over those of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spread(i32);

/// How many evaluations the mean looks back, about.
const MEMORY: i32 = 256;

/// What a search takes for the mean before it has seen any, in centipawns.
const FIRST: i32 = 60;

impl Spread {
    pub(super) fn new() -> Self {
        Self(FIRST * MEMORY)
    }

    pub(super) fn note(&mut self, difference: i32) {
        self.0 += difference.abs() - self.0 / MEMORY;
    }

    /// A distance that an evaluation seldom exceeds.
    pub(super) fn margin(self) -> i32 {
        2 * self.0 / MEMORY
    }
}
