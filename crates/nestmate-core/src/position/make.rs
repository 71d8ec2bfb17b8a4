//! Making and unmaking moves. Every change goes through a log, so that unmaking is the log read backward, whatever was made.

use super::attacks::{beside, in_check};
use super::{Gateway, Move, MoveKind, Passing, Position, State, reserve_of};
use crate::geometry::Cell;
use crate::variant::{KindId, KindSet, Piece, Reserve, Restoration, Side, Trading, Variant};

/// One change of the board or of a reserve, with what was there before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardChange {
    /// A cell, and what stood on it.
    Cell(Cell, Piece),
    /// A reserve, a kind, and how many it held.
    Held(Reserve, KindId, u8),
}

/// What [`Position::unmake`] needs to go back by one ply.
#[derive(Clone, Copy, Debug)]
pub struct Unmake {
    /// Where the ply's changes begin in the log.
    log: usize,
    pub(super) state: State,
    /// A number for the whole position before the ply.
    #[cfg(debug_assertions)]
    pub(super) digest: u64,
}

impl Position {
    /// The position after a move that the generator gave for this one. It cannot be taken back; to go back and forth, see
    /// [`make`](Self::make).
    #[must_use]
    pub fn after(&self, variant: &Variant, mv: Move) -> Self {
        let mut after = self.clone();
        after.play(variant, mv);
        after
    }

    /// Makes a move that the generator gave for this position, for good: it cannot be taken back.
    pub fn play(&mut self, variant: &Variant, mv: Move) {
        self.make(variant, mv);
        self.forget();
    }

    /// Makes a move that the generator gave for this position and returns what is needed to take it back.
    pub fn make(&mut self, variant: &Variant, mv: Move) -> Unmake {
        let undo = self.undo();
        let (from, to, side) = (mv.from(), mv.to(), self.side);
        let mover = if mv.is_drop() { Piece::NONE } else { self.at(from) };
        let captured = if from == to || mv.castles() { Piece::NONE } else { self.at(to) };
        let passing = self.state.passing.take();
        self.unhash_passing(variant, passing);
        self.state.halfmoves += 1;

        if captured.is_some() {
            self.capture(variant, mover, to);
        }
        match mv.action() {
            MoveKind::Castle | MoveKind::Gate(_, Gateway::Castle | Gateway::Partner) => self.castle(variant, mv),
            MoveKind::Pass => {}
            MoveKind::Drop(kind) => {
                self.take(variant, Reserve::of(side), variant.kind(kind).unturned);
                self.set(variant, to, Piece::new(kind, side));
                self.state.halfmoves = 0;
            }
            action @ (MoveKind::Plain
            | MoveKind::Double
            | MoveKind::EnPassant
            | MoveKind::Turn
            | MoveKind::Promote(_)
            | MoveKind::Exchange(..)
            | MoveKind::Restore(_)
            | MoveKind::Swap(_)
            | MoveKind::Twice(_)
            | MoveKind::Become(_)
            | MoveKind::Gate(_, Gateway::Step)) => {
                if variant.endings.progress.contains(mover.kind()) {
                    self.state.halfmoves = 0;
                }
                let taken = passing.filter(|passing| mv.takes_in_passing() || takes_in_passing(variant, mover, from, to, passing));
                if let Some(passing) = taken {
                    self.capture(variant, mover, passing.victim);
                }
                if let Some(via) = mv.via().filter(|&via| self.at(via).is_some()) {
                    self.capture(variant, mover, via);
                }
                let arriving = self.arrive(variant, mover, to, action);
                self.set(variant, from, Piece::NONE);
                self.set(variant, to, arriving);
                if let MoveKind::Gate(kind, _) = action {
                    self.gate(variant, kind, from);
                }
                if action == MoveKind::Double {
                    self.pass_over(variant, mover, from, to);
                }
                if let Some(safe) = variant.conduct.explode.filter(|_| captured.is_some() || taken.is_some()) {
                    self.explode(variant, to, safe);
                }
            }
        }
        self.clear_unmoved(variant, undo.log);
        if self.state.unmoved != 0 && !variant.first.lost.is_empty() {
            self.lose_first(variant, side, undo.log);
        }
        if variant.conduct.aftermath {
            self.aftermath(variant, mv, mover, undo.log);
        }
        self.side = side.other();
        self.number += u32::from(side == Side::Black);
        self.state.hash ^= variant.zobrist.black_to_move;
        if variant.goals.checks > 0 && in_check(self, variant, self.side) {
            self.set_checks(variant, side, self.checks(side).saturating_add(1).min(variant.goals.checks));
        }
        #[cfg(debug_assertions)]
        self.check_made(variant, &undo);
        undo
    }

    /// What a move of the side to move has beside its changes of the board and the reserves, in the few games where it has.
    #[cold]
    fn aftermath(&mut self, variant: &Variant, mv: Move, mover: Piece, log: usize) {
        if !variant.settles.is_empty() && mv.is_drop() {
            self.settle(variant, mv.to());
        }
        if !variant.gates.is_empty() {
            self.close_gates(variant);
        }
        if variant.goals.passed.is_some() {
            self.set_passes(variant, if mv.is_pass() { (self.state.passes + 1).min(2) } else { 0 });
        }
        if let Some(trading) = &variant.conduct.trading {
            self.note_trade(variant, trading, mover, log);
        }
        if let Some(counting) = &variant.conduct.counting {
            self.count_on(counting);
        }
        if variant.royals_vary {
            self.find_royals(variant);
        }
    }

    /// Takes back the move that `undo` came from; moves are taken back in the reverse order of making.
    pub fn unmake(&mut self, undo: &Unmake) {
        while self.log.len() > undo.log {
            match self.log.pop() {
                Some(BoardChange::Cell(cell, before)) => self.put(cell, before),
                Some(BoardChange::Held(reserve, kind, before)) => self.reserves.set(reserve, kind, before),
                None => break,
            }
        }
        self.side = self.side.other();
        self.number -= u32::from(self.side == Side::Black);
        self.state = undo.state;
        #[cfg(debug_assertions)]
        self.check_unmade(undo);
    }

    /// Lets the other side move, as a search does to see what a threat is worth.
    pub fn make_null(&mut self, variant: &Variant) -> Unmake {
        let undo = self.undo();
        let passing = self.state.passing.take();
        self.unhash_passing(variant, passing);
        if self.state.traded.is_some() {
            self.set_traded(variant, None);
        }
        self.state.halfmoves += 1;
        self.number += u32::from(self.side == Side::Black);
        self.side = self.side.other();
        self.state.hash ^= variant.zobrist.black_to_move;
        #[cfg(debug_assertions)]
        self.check_made(variant, &undo);
        undo
    }

    /// What the ply that `undo` came from changed, in the order of the changes, with what was there before each.
    pub fn changes(&self, undo: &Unmake) -> &[BoardChange] {
        &self.log[undo.log..]
    }

    /// Forgets how the position was reached, so that a long game does not carry its log; earlier moves cannot be unmade then.
    pub fn forget(&mut self) {
        self.log = Vec::new();
    }

    fn undo(&self) -> Unmake {
        Unmake {
            log: self.log.len(),
            state: self.state,
            #[cfg(debug_assertions)]
            digest: self.digest(),
        }
    }

    /// Takes the piece on a cell off the board, into the reserve that the game says, with what that costs its captor.
    fn capture(&mut self, variant: &Variant, captor: Piece, cell: Cell) {
        let piece = self.at(cell);
        self.set(variant, cell, Piece::NONE);
        self.state.halfmoves = 0;
        if let Some(holder) = variant.reserve_of[cell.index()].filter(|_| !variant.kind(piece.kind()).royal) {
            self.give(variant, reserve_of(holder, self.side), variant.kind(piece.kind()).unturned);
        }
        if !variant.vanish[captor.kind().index()].is_empty() {
            self.vanish(variant, captor.kind(), piece.kind());
        }
    }

    fn vanish(&mut self, variant: &Variant, capturer: KindId, victim: KindId) {
        if !variant.vanish[capturer.index()].contains(victim) {
            return;
        }
        let own = Piece::new(victim, self.side);
        for cell in self.pieces(self.side).iter().filter(|&cell| self.at(cell) == own).collect::<Vec<_>>() {
            self.set(variant, cell, Piece::NONE);
        }
    }

    /// Takes the piece off the board that has captured on a cell, and all beside it but those that are safe.
    fn explode(&mut self, variant: &Variant, cell: Cell, safe: KindSet) {
        self.set(variant, cell, Piece::NONE);
        for near in beside(variant.board.grid, cell) {
            let piece = self.at(near);
            if piece.is_some() && !safe.contains(piece.kind()) {
                self.set(variant, near, Piece::NONE);
            }
        }
    }

    /// Whether a move takes anything of the other side's off the board.
    pub fn takes(&self, variant: &Variant, mv: Move) -> bool {
        if let Some(via) = mv.via() {
            return self.at(via).is_some() || mv.from() != mv.to() && self.at(mv.to()).is_some();
        }
        let from = self.at(mv.from());
        let passed = || self.state.passing.is_some_and(|passing| takes_in_passing(variant, from, mv.from(), mv.to(), &passing));
        mv.is_step() && (mv.takes_in_passing() || self.at(mv.to()).is_some() || passed())
    }

    /// Puts a piece of the reserve where another has begun.
    pub(super) fn gate(&mut self, variant: &Variant, kind: KindId, cell: Cell) {
        self.take(variant, Reserve::of(self.side), kind);
        self.set(variant, cell, Piece::new(kind, self.side));
        self.state.halfmoves = 0;
    }

    /// Forgets who has not moved once that no longer matters, since the reserve has nothing to put and gets nothing any more.
    fn close_gates(&mut self, variant: &Variant) {
        let gates = &variant.gates;
        let empty = |side: &Side| !self.reserves.kinds(Reserve::of(*side)).any(|kind| gates.kinds.contains(kind));
        let closed = Side::BOTH.into_iter().filter(empty).fold(0, |bits, side| bits | gates.bits[side.index()]);
        if !gates.refilled && self.state.unmoved & closed != 0 {
            self.set_unmoved(variant, self.state.unmoved & !closed);
        }
    }

    /// Notes where a piece that may not be traded was captured by one of another kind; where the move ends, if it captured two.
    fn note_trade(&mut self, variant: &Variant, trading: &Trading, mover: Piece, log: usize) {
        let enemy = self.side.other();
        let lost = |change: &BoardChange| match *change {
            BoardChange::Cell(cell, before) if before.is_of(enemy) && trading.pieces.contains(before.kind()) => Some(cell),
            BoardChange::Cell(..) | BoardChange::Held(..) => None,
        };
        let traded = if trading.pieces.contains(mover.kind()) { None } else { self.log[log..].iter().find_map(lost) };
        self.set_traded(variant, traded);
    }

    /// The piece that ends up on the to-cell, with what the reserves gave and got for it.
    fn arrive(&mut self, variant: &Variant, mover: Piece, to: Cell, action: MoveKind) -> Piece {
        let side = self.side;
        let unturned = variant.kind(mover.kind()).unturned;
        let kind = match action {
            MoveKind::Turn => variant.kind(mover.kind()).turns_to.unwrap_or(mover.kind()),
            MoveKind::Promote(kind) | MoveKind::Become(kind) => kind,
            MoveKind::Exchange(kind, reserve) => {
                self.take(variant, reserve, kind);
                self.give(variant, reserve, unturned);
                kind
            }
            MoveKind::Restore(kind) => {
                let here = |restoration: &&Restoration| {
                    restoration.on.contains(to) && restoration.to == kind && self.count(side, kind, &restoration.missing_on) == 0
                };
                let sources = variant.arrivals.restorations[mover.index()].iter().filter(here);
                let mut reserves = sources.flat_map(|restoration| restoration.from.iter().map(|&holder| reserve_of(holder, side)));
                if let Some(reserve) = reserves.find(|&reserve| self.reserves.count(reserve, kind) > 0) {
                    self.take(variant, reserve, kind);
                }
                self.give(variant, Reserve::of(side.other()), unturned);
                kind
            }
            MoveKind::Swap(kind) => {
                self.take(variant, Reserve::of(side.other()), kind);
                self.give(variant, Reserve::of(side.other()), unturned);
                kind
            }
            MoveKind::Plain
            | MoveKind::Double
            | MoveKind::EnPassant
            | MoveKind::Castle
            | MoveKind::Drop(_)
            | MoveKind::Gate(..)
            | MoveKind::Pass
            | MoveKind::Twice(_) => mover.kind(),
        };
        Piece::new(kind, side)
    }

    /// After a double step the piece can be captured on the cells it passed.
    fn pass_over(&mut self, variant: &Variant, mover: Piece, from: Cell, to: Cell) {
        if let Some(double) = variant.doubles.between(mover, from, to).filter(|double| !double.by.is_empty()) {
            self.set_passing(variant, Passing::new(&double.passed, to, None));
        }
    }

    fn give(&mut self, variant: &Variant, reserve: Reserve, kind: KindId) {
        let count = self.reserves.count(reserve, kind);
        self.set_held(variant, reserve, kind, count.saturating_add(1));
    }

    fn take(&mut self, variant: &Variant, reserve: Reserve, kind: KindId) {
        let count = self.reserves.count(reserve, kind);
        self.set_held(variant, reserve, kind, count.saturating_sub(1));
    }

    /// Sets how many pieces of a kind a reserve holds; the hash has the numbers of all pieces up to the count.
    pub(super) fn set_held(&mut self, variant: &Variant, reserve: Reserve, kind: KindId, count: u8) {
        let before = self.reserves.count(reserve, kind);
        for held in before.min(count)..before.max(count) {
            self.state.hash ^= variant.zobrist.held(reserve, kind, usize::from(held));
        }
        self.log.push(BoardChange::Held(reserve, kind, before));
        self.reserves.set(reserve, kind, count);
    }

    /// Puts a piece, or nothing, on a cell, with hash, freeze counts and log.
    pub(super) fn set(&mut self, variant: &Variant, cell: Cell, piece: Piece) {
        let before = self.at(cell);
        self.log.push(BoardChange::Cell(cell, before));
        if before.is_some() {
            self.state.hash ^= variant.zobrist.piece(before, cell);
            self.count_guard(variant, before, cell, false);
        }
        if piece.is_some() {
            self.state.hash ^= variant.zobrist.piece(piece, cell);
            self.count_guard(variant, piece, cell, true);
            if variant.kind(piece.kind()).royal {
                self.state.royal[piece.side().index()] = cell;
            }
        }
        self.put(cell, piece);
    }

    #[inline]
    fn put(&mut self, cell: Cell, piece: Piece) {
        let before = self.board[cell.index()];
        if before.is_some() {
            self.pieces[before.side().index()].remove(cell);
        }
        if piece.is_some() {
            self.pieces[piece.side().index()].insert(cell);
        }
        self.board[cell.index()] = piece;
    }

    #[inline]
    fn count_guard(&mut self, variant: &Variant, piece: Piece, cell: Cell, comes: bool) {
        if !variant.semi_royals.contains(piece.kind()) {
            return;
        }
        let group = variant.guard(piece.kind(), cell) & 7;
        if group != 0 {
            let side = piece.side().index();
            let count = &mut self.state.guards[side][group];
            *count = if comes { count.saturating_add(1) } else { count.saturating_sub(1) };
            let thawed = u8::from(*count > 0) << group;
            self.state.thawed[side] = self.state.thawed[side] & !(1 << group) | thawed;
        }
    }

    pub(super) fn set_passing(&mut self, variant: &Variant, passing: Passing) {
        self.state.passing = Some(passing);
        self.unhash_passing(variant, Some(passing));
    }

    pub(super) fn clear_passing(&mut self, variant: &Variant) {
        let passing = self.state.passing.take();
        self.unhash_passing(variant, passing);
    }

    fn unhash_passing(&mut self, variant: &Variant, passing: Option<Passing>) {
        if let Some(passing) = passing {
            self.state.hash ^= passing_hash(variant, &passing);
        }
    }

    /// A piece whose cell changed is no longer unmoved.
    fn clear_unmoved(&mut self, variant: &Variant, log: usize) {
        if self.state.unmoved == 0 {
            return;
        }
        for at in log..self.log.len() {
            let BoardChange::Cell(changed, _) = self.log[at] else { continue };
            self.set_unmoved(variant, self.state.unmoved & !variant.unmoved_bits[changed.index()]);
        }
    }

    /// Notes that a piece begins where it has been dropped.
    fn settle(&mut self, variant: &Variant, cell: Cell) {
        if variant.settles[self.at(cell).index()].contains(cell) {
            self.set_unmoved(variant, self.state.unmoved | variant.unmoved_bits[cell.index()]);
        }
    }

    pub(super) fn set_unmoved(&mut self, variant: &Variant, unmoved: u64) {
        let mut changed = self.state.unmoved ^ unmoved;
        while changed != 0 {
            self.state.hash ^= variant.zobrist.unmoved(changed.trailing_zeros());
            changed &= changed - 1;
        }
        self.state.unmoved = unmoved;
    }
}

/// The part of the hash that stands for what can be captured in passing.
pub(super) fn passing_hash(variant: &Variant, passing: &Passing) -> u64 {
    let cells = passing.cells().iter().map(|&cell| variant.zobrist.passing_cell(cell));
    cells.fold(variant.zobrist.passing_victim(passing.victim), |hash, cell| hash ^ cell)
}

pub(crate) fn takes_in_passing(variant: &Variant, mover: Piece, from: Cell, to: Cell, passing: &Passing) -> bool {
    let Some(index) = passing.castling else { return false };
    let castling = variant.castlings[mover.side().other().index()].get(usize::from(index));
    let by = castling.and_then(|castling| castling.en_passant.as_ref());
    passing.cells().contains(&to) && by.is_some_and(|(pieces, cells)| pieces.contains(mover.kind()) && cells.contains(from))
}
