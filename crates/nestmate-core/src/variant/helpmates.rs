//! Whether one piece that cannot mate a bare royal piece could mate one that its own pieces hem in (ruling G13).
//!
//! As in [`super::mating`], a mate counts as possible unless it surely is not.

use super::compiled::Variant;
use super::mating::{Royals, becomes, hits};
use super::paths::PathMode;
use super::pieces::{KindId, KindSet, Piece, Side};
use super::schema::Only;
use crate::geometry::{Cell, CellSet};

/// How many pieces in a row are looked at that could stand between a piece and where it is to go.
const DEPTH: u8 = 3;

impl Variant {
    /// Whether a side with its royal piece and one piece of a kind could mate the other, which has its own and pieces of some kinds, if both
    /// sides worked for it. No piece may be in a reserve.
    pub(crate) fn could_mate_with(&self, side: Side, kind: KindId, others: KindSet) -> bool {
        let lone = self.material().lone.contains(kind) && self.groups == 1;
        let royals = Royals::of(self).filter(|_| lone);
        let blockers = others.iter().fold(others, |all, other| all.or(becomes(self, other)));
        royals.is_none_or(|royals| becomes(self, kind).iter().any(|face| Hemmed { royals: &royals, side, blockers }.mated_by(face)))
    }
}

/// A royal piece among pieces of its own side.
struct Hemmed<'a> {
    royals: &'a Royals<'a>,
    side: Side,
    /// What the other side's pieces are or can become.
    blockers: KindSet,
}

/// A check that would have to be a mate.
struct HemmedCheck {
    /// Where the piece stands that gives it.
    from: Cell,
    /// Cells on which a piece ends it without capturing.
    between: CellSet,
    royals: [Cell; 2],
}

impl Hemmed<'_> {
    /// Whether one piece of a kind, with its royal piece, could mate.
    fn mated_by(&self, kind: KindId) -> bool {
        let variant = self.royals.variant;
        let piece = Piece::new(kind, self.side);
        variant.board.cells.iter().any(|from| {
            let hits = hits(variant, piece, from);
            hits.iter().filter(|&cell| cell != from).any(|cell| {
                let open = self.royals.steps(self.side.other(), cell) & !hits;
                let between = self.between(piece, from, cell);
                let stands = |at: &Cell| *at != cell && *at != from && !between.contains(*at);
                variant.board.cells.iter().filter(stands).any(|at| self.mates(&HemmedCheck { from, between, royals: [at, cell] }, &open))
            })
        })
    }

    /// Whether a check mates, where the royal piece could step to `open` as far as the piece goes that gives it.
    fn mates(&self, check: &HemmedCheck, open: &CellSet) -> bool {
        let guarded = self.royals.hits(self.side, check.royals[0]);
        let left = *open & !*guarded;
        let stays = |cell: Cell| self.blockers.iter().any(|kind| !self.saves(kind, cell, check));
        !guarded.contains(check.royals[1]) && !left.contains(check.from) && left.iter().all(stays)
    }

    /// The cells on which a piece could be put between, if the check comes along one line alone.
    fn between(&self, piece: Piece, from: Cell, to: Cell) -> CellSet {
        let ways = self.royals.variant.rows.moves(piece.index(), from);
        let mut lines = ways.rays.iter().filter_map(|&ray| {
            let cells = self.royals.variant.rows.cells(ray);
            let end = cells.iter().position(|&cell| cell == to).filter(|_| ray.only != Only::Move)?;
            Some((ray.mode, &cells[..end]))
        });
        let step = ways.both.contains(&to) || ways.capture.contains(&to);
        match (step, lines.next(), lines.next()) {
            (false, Some((PathMode::Ride, between)), None) => between.iter().copied().collect(),
            _ => CellSet::EMPTY,
        }
    }

    /// Whether a piece that hems its royal piece in surely ends a check.
    fn saves(&self, kind: KindId, cell: Cell, check: &HemmedCheck) -> bool {
        self.goes(kind, cell, check, check.from, DEPTH) || check.between.iter().any(|to| self.goes(kind, cell, check, to, DEPTH))
    }

    /// Whether a piece, or another that stands in its way, surely comes to a cell.
    fn goes(&self, kind: KindId, from: Cell, check: &HemmedCheck, to: Cell, depth: u8) -> bool {
        let variant = self.royals.variant;
        let ways = variant.rows.moves(Piece::new(kind, self.side.other()).index(), from);
        let (other, barred) = if to == check.from { (ways.capture, Only::Move) } else { (ways.quiet, Only::Capture) };
        let passes = |&at: &Cell| {
            !check.royals.contains(&at) && self.blockers.iter().all(|other| depth > 0 && self.goes(other, at, check, to, depth - 1))
        };
        let along = |&ray: &super::rows::Ray| {
            let cells = variant.rows.cells(ray);
            let end = cells.iter().position(|&cell| cell == to).filter(|_| ray.only != barred && ray.mode == PathMode::Ride);
            end.is_some_and(|end| cells[..end].iter().all(passes))
        };
        ways.both.contains(&to) || other.contains(&to) || ways.rays.iter().any(along)
    }
}
