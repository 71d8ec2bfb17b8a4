//! First moves: which pieces have not moved, what they attack for that, and when that is lost. Castlings are among them.

use super::{BoardChange, Gateway, Move, MoveKind, Passing, Position};
use crate::geometry::Cell;
use crate::variant::{Castling, Moves, Only, PathMode, Piece, Ray, Side, Variant};

impl Position {
    /// Whether the piece on a cell is one whose first move matters and is still to come.
    #[inline]
    pub fn is_unmoved(&self, variant: &Variant, cell: Cell) -> bool {
        self.state.unmoved & variant.unmoved_bits[cell.index()] != 0
    }

    /// What the piece on a cell can do only because it has not moved, beside what it always can; `None` where there is nothing.
    #[inline]
    pub fn first_moves<'a>(&self, variant: &'a Variant, piece: Piece, cell: Cell) -> Option<Moves<'a>> {
        if variant.first.any { self.first_moves_of_unmoved(variant, piece, cell) } else { None }
    }

    // Apart, so that what games without such pieces ask is one test in place.
    #[cold]
    fn first_moves_of_unmoved<'a>(&self, variant: &'a Variant, piece: Piece, cell: Cell) -> Option<Moves<'a>> {
        self.is_unmoved(variant, cell).then(|| variant.first_moves(piece, cell))
    }

    /// Lets pieces count as moved that one which has just come somewhere could go to on an empty board.
    pub(super) fn lose_first(&mut self, variant: &Variant, side: Side, log: usize) {
        let mut unmoved = self.state.unmoved;
        for (by, pieces) in &variant.first.lost {
            for change in &self.log[log..] {
                let BoardChange::Cell(to, _) = *change else { continue };
                let piece = self.at(to);
                if !piece.is_of(side) || !by.contains(piece.kind()) {
                    continue;
                }
                let reach = variant.rows.reach(piece.index(), to);
                for &cell in variant.unmoved_cells.iter().filter(|&&cell| reach.contains(cell)) {
                    if self.at(cell).is_of(side.other()) && pieces.contains(self.at(cell).kind()) {
                        unmoved &= !variant.unmoved_bits[cell.index()];
                    }
                }
            }
        }
        self.set_unmoved(variant, unmoved);
    }

    /// The castling of the side to move that a move is; `None` if it is none.
    pub fn castling<'a>(&self, variant: &'a Variant, mv: Move) -> Option<&'a Castling> {
        if mv.castles() { self.castling_at(variant, mv).map(|known| known.1) } else { None }
    }

    /// The same with its place among those of its side. Of two partners to one side the nearer is in the way of the other.
    fn castling_at<'a>(&self, variant: &'a Variant, mv: Move) -> Option<(usize, &'a Castling)> {
        let meant = variant.castlings[self.side.index()].iter().enumerate();
        let meant = meant.filter(|(_, castling)| castling.goes(mv.from(), mv.to()) && castling.is_unmoved(self.state.unmoved));
        meant.min_by_key(|(_, castling)| castling.royal_from.index().abs_diff(castling.partner_from.index()))
    }

    pub(super) fn castle(&mut self, variant: &Variant, mv: Move) {
        let Some((index, castling)) = self.castling_at(variant, mv) else { return };
        let (from, to) = (castling.royal_from, castling.royal_to);
        let (royal, partner) = (self.at(from), self.at(castling.partner_from));
        self.set(variant, from, Piece::NONE);
        self.set(variant, castling.partner_from, Piece::NONE);
        self.set(variant, to, royal);
        self.set(variant, castling.partner_to, partner);
        if let MoveKind::Gate(kind, gateway) = mv.action() {
            self.gate(variant, kind, if gateway == Gateway::Partner { castling.partner_from } else { from });
        }
        if castling.en_passant.is_some() {
            let passing = Passing::new(&[castling.partner_to, from], to, u8::try_from(index).ok());
            self.set_passing(variant, passing);
        }
    }
}

/// Calls `visit` with each piece of `by` that attacks a cell by what it can do because it has not moved, until it returns false; then
/// it is false itself. `at` is what stands on a cell.
#[cold]
pub(super) fn visit_first(
    position: &Position,
    variant: &Variant,
    target: Cell,
    by: Side,
    at: impl Fn(Cell) -> Piece,
    mut visit: impl FnMut(Cell, Piece) -> bool,
) -> bool {
    let unmoved = variant.unmoved_cells.iter().copied().filter(|&cell| position.is_unmoved(variant, cell) && at(cell).is_of(by));
    let thawed = |cell: &Cell| position.is_thawed(by, variant.group(at(*cell).kind(), *cell));
    let mut attackers = unmoved.filter(thawed).filter(|&cell| {
        let moves = variant.first_moves(at(cell), cell);
        let along = |ray: &Ray| ray.only != Only::Move && attacks_along(variant, *ray, target, &at);
        moves.both.contains(&target) || moves.capture.contains(&target) || moves.rays.iter().any(along)
    });
    attackers.all(|cell| visit(cell, at(cell)))
}

/// Whether a piece could capture on a cell along a ray, by what stands before it.
fn attacks_along(variant: &Variant, ray: Ray, target: Cell, at: impl Fn(Cell) -> Piece) -> bool {
    let cells = variant.rows.cells(ray);
    let Some(end) = cells.iter().position(|&cell| cell == target) else { return false };
    let between: Vec<usize> = (0..end).filter(|&place| at(cells[place]).is_some()).collect();
    let except = |piece: Piece| piece.is_some() && variant.rows.except(ray).contains(piece.kind());
    match (ray.mode, between[..].first().copied()) {
        (PathMode::Ride, None) => true,
        (PathMode::Lame, None) => end + 1 == cells.len(),
        (PathMode::Hop, Some(mount)) => between.len() == 1 && !except(at(cells[mount])) && !except(at(target)),
        (PathMode::Vault, Some(mount)) => mount + 1 == end && !except(at(cells[mount])) && !except(at(target)),
        (PathMode::Ride | PathMode::Lame, Some(_)) | (PathMode::Hop | PathMode::Vault, None) => false,
    }
}
