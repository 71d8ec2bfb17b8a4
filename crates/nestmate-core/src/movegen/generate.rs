//! Pseudo-legal moves of pieces on the board; drops and castling are rules of their own.

use crate::geometry::{Cell, CellSet};
use crate::position::{Gateway, Move, MoveKind, Position, reserve_of, takes_in_passing};
use crate::variant::{KindId, Marks, Moves, Only, PathMode, Piece, Promotion, Ray, Reserve, Restoration, Side, Variant};

use super::{attackers, leave_out_trades, retain_since};

/// Whether a pseudo-legal move is one of those of [`tactical`], by what it takes on its end and becomes there.
pub fn is_tactical(position: &Position, mv: Move) -> bool {
    match mv.action() {
        MoveKind::Plain | MoveKind::Gate(_, Gateway::Step) => position.at(mv.to()).is_some(),
        MoveKind::Double | MoveKind::Castle | MoveKind::Drop(_) | MoveKind::Gate(..) | MoveKind::Pass | MoveKind::Become(_) => false,
        MoveKind::Twice(via) => position.at(via).is_some(),
        MoveKind::EnPassant | MoveKind::Turn | MoveKind::Promote(_) | MoveKind::Exchange(..) | MoveKind::Restore(_) | MoveKind::Swap(_) => {
            true
        }
    }
}

/// Appends the pseudo-legal moves of some pieces on the board, castling and drops apart, and all captures in passing.
pub fn moves(position: &Position, variant: &Variant, pieces: &CellSet, out: &mut Vec<Move>) {
    generate::<false>(position, variant, pieces, out);
}

/// Appends the pseudo-legal captures by some pieces, and moves by which those become others, and all captures in passing.
pub fn tactical(position: &Position, variant: &Variant, pieces: &CellSet, out: &mut Vec<Move>) {
    generate::<true>(position, variant, pieces, out);
}

/// How many pseudo-legal moves some pieces on the board have, without those that change the piece, which are appended to `changes`. None of
/// the pieces may make two steps in one move, or end a double step where it can go otherwise.
pub(crate) fn count(position: &Position, variant: &Variant, pieces: &CellSet, changes: &mut Vec<Move>) -> usize {
    let mut generator = Generator::<false, true>::new(position, variant, changes);
    let all_thawed = position.all_thawed(generator.side, variant);
    for from in pieces.iter() {
        let piece = position.at(from);
        if all_thawed || position.is_thawed(generator.side, variant.group(piece.kind(), from)) {
            generator.count(piece, from);
        }
    }
    generator.counted
}

/// Tells how many pseudo-legal moves each of some pieces on the board has, including those that change it. The pieces are such as [`count`]
/// takes, and none of them is frozen.
pub(crate) fn count_each(position: &Position, variant: &Variant, pieces: &CellSet, mut tell: impl FnMut(Cell, usize)) {
    let mut changes = Vec::new();
    for from in pieces.iter() {
        let mut generator = Generator::<false, true>::new(position, variant, &mut changes);
        generator.count(position.at(from), from);
        let counted = generator.counted;
        tell(from, counted + changes.len());
        changes.clear();
    }
}

/// The moves of some pieces: all of them, or only captures and changes. Each has a function of its own, for this is where a search spends
/// much of its time.
fn generate<const TACTICAL: bool>(position: &Position, variant: &Variant, pieces: &CellSet, out: &mut Vec<Move>) {
    let (side, start) = (position.side(), out.len());
    let all_thawed = position.all_thawed(side, variant);
    let mut generator = Generator::<TACTICAL, false>::new(position, variant, out);
    for from in pieces.iter() {
        let piece = position.at(from);
        if all_thawed || position.is_thawed(side, variant.group(piece.kind(), from)) {
            generator.piece(piece, from);
        }
    }
    generator.in_passing();
    if variant.conduct.trading.is_some() {
        leave_out_trades(position, variant, start, out);
    }
}

/// What a side's pieces can become by a promotion as things stand.
pub(crate) fn choices<'a>(
    position: &'a Position,
    variant: &'a Variant,
    side: Side,
    promotion: &'a Promotion,
) -> impl Iterator<Item = KindId> + 'a {
    let base = |kind: KindId| variant.kind(kind).promoted.unwrap_or(kind);
    // Pieces are alike that are what they are only until they are captured.
    let alike = move |kind: KindId| variant.all_kind_ids().filter(move |&known| base(known) == base(kind));
    let standing = move |kind: KindId| -> usize { alike(kind).map(|known| position.count(side, known, &variant.board.cells)).sum() };
    let has = move |kind: KindId| standing(kind) + usize::from(position.reserves().count(Reserve::of(side), base(kind)));
    let open = move |index: usize, kind: KindId| {
        !(promotion.if_none && alike(kind).any(|known| position.has(side, known)))
            && promotion.begins.get(index).is_none_or(|&begins| has(kind) < begins)
    };
    promotion.to.iter().enumerate().filter(move |&(index, &kind)| open(index, kind)).map(|(_, &kind)| kind)
}

/// Generates captures and changes alone (`TACTICAL`), or all moves; or only counts them (`COUNTS`).
struct Generator<'a, const TACTICAL: bool, const COUNTS: bool> {
    position: &'a Position,
    variant: &'a Variant,
    side: Side,
    /// Whether moves of the present piece to empty cells are wanted.
    quiet: bool,
    out: &'a mut Vec<Move>,
    seen_quiet: CellSet,
    seen_captures: CellSet,
    /// Room for the moves of a piece that may change on arrival.
    arriving: Vec<Move>,
    /// Whether the present piece may change on arrival, which counting asks.
    changes: bool,
    counted: usize,
}

impl<'a, const TACTICAL: bool, const COUNTS: bool> Generator<'a, TACTICAL, COUNTS> {
    fn new(position: &'a Position, variant: &'a Variant, out: &'a mut Vec<Move>) -> Self {
        let (seen_quiet, seen_captures) = (CellSet::EMPTY, CellSet::EMPTY);
        let side = position.side();
        Self { position, variant, side, quiet: true, out, seen_quiet, seen_captures, arriving: Vec::new(), changes: false, counted: 0 }
    }

    fn piece(&mut self, piece: Piece, from: Cell) {
        let moves = self.variant.rows.moves(piece.index(), from);
        let start = self.out.len();
        let first = self.position.first_moves(self.variant, piece, from);
        let overlapping = moves.overlapping || first.is_some();
        if overlapping {
            (self.seen_quiet, self.seen_captures) = (CellSet::EMPTY, CellSet::EMPTY);
        }
        let changes = moves.changes;
        self.quiet = !TACTICAL || changes;
        let quiet = self.quiet;
        self.steps(piece, from, &moves, overlapping);
        let doubled = quiet && moves.doubles && self.doubles(piece, from);
        let (mut rays, mut more) = (moves.rays, first);
        loop {
            self.rays(from, rays, overlapping);
            let Some(first) = more.take() else { break };
            self.steps(piece, from, &first, overlapping);
            rays = first.rays;
        }
        if moves.twice {
            self.twice(from, self.variant.rows.twices(piece.index(), from));
        }
        if doubled {
            self.leave_out_repeated(start);
        }
        if changes {
            self.expand(piece, start);
            if TACTICAL && quiet {
                self.leave_out_quiet(start);
            }
        }
    }

    fn count(&mut self, piece: Piece, from: Cell) {
        let moves = self.variant.rows.moves(piece.index(), from);
        if moves.overlapping {
            (self.seen_quiet, self.seen_captures) = (CellSet::EMPTY, CellSet::EMPTY);
        }
        self.changes = moves.changes;
        let start = self.out.len();
        self.steps(piece, from, &moves, moves.overlapping);
        self.rays(from, moves.rays, moves.overlapping);
        if moves.doubles {
            self.doubles(piece, from);
        }
        if self.changes {
            self.expand(piece, start);
        }
    }

    /// Counts a move that leaves its piece as it is, if moves are only counted, and appends any other.
    #[inline]
    fn put(&mut self, mv: Move) {
        let changes = || !self.variant.arrivals.marks(self.position.at(mv.from()).index(), mv.from(), mv.to()).is_empty();
        if COUNTS && !(self.changes && changes()) {
            self.counted += 1;
        } else {
            self.out.push(mv);
        }
    }

    #[inline]
    fn steps(&mut self, piece: Piece, from: Cell, moves: &Moves<'_>, overlapping: bool) {
        let (enemy, quiet) = (self.side.other(), self.quiet);
        for &to in moves.both {
            let target = self.position.at(to);
            if target.is_none() && quiet || target.is_of(enemy) {
                self.push(from, to, target, overlapping);
            }
        }
        for &to in moves.capture {
            let target = self.position.at(to);
            if target.is_of(enemy) || target.is_none() && self.captures_in_passing(piece, from, to) {
                self.push(from, to, target, overlapping);
            }
        }
        if quiet {
            for &to in moves.quiet {
                if self.position.at(to).is_none() {
                    self.push(from, to, Piece::NONE, overlapping);
                }
            }
        }
    }

    #[inline]
    fn rays(&mut self, from: Cell, rays: &[Ray], overlapping: bool) {
        for &ray in rays {
            match ray.mode {
                PathMode::Ride => self.ride(from, ray, overlapping),
                PathMode::Lame => self.lame(from, ray, overlapping),
                PathMode::Hop => self.hop(from, ray, overlapping),
                PathMode::Vault => self.vault(from, ray, overlapping),
            }
        }
    }

    #[inline]
    fn push(&mut self, from: Cell, to: Cell, target: Piece, overlapping: bool) {
        if TACTICAL && target.is_none() {
            let piece = self.position.at(from).index();
            if self.variant.arrivals.marks(piece, from, to).is_empty() && self.position.passing().is_none() {
                return;
            }
        }
        if overlapping {
            let seen = if target.is_none() { &mut self.seen_quiet } else { &mut self.seen_captures };
            if seen.contains(to) {
                return;
            }
            seen.insert(to);
        }
        self.put(Move::plain(from, to));
    }

    #[inline]
    fn ride(&mut self, from: Cell, ray: Ray, overlapping: bool) {
        for &to in self.variant.rows.cells(ray) {
            let target = self.position.at(to);
            if target.is_none() {
                if self.quiet && ray.only != Only::Capture {
                    self.push(from, to, target, overlapping);
                }
                continue;
            }
            if target.is_of(self.side.other()) && ray.only != Only::Move {
                self.push(from, to, target, overlapping);
            }
            return;
        }
    }

    fn lame(&mut self, from: Cell, ray: Ray, overlapping: bool) {
        let Some((&to, through)) = self.variant.rows.cells(ray).split_last() else { return };
        if through.iter().any(|&cell| self.position.at(cell).is_some()) {
            return;
        }
        let target = self.position.at(to);
        let quiet = target.is_none() && self.quiet && ray.only != Only::Capture;
        if quiet || target.is_of(self.side.other()) && ray.only != Only::Move {
            self.push(from, to, target, overlapping);
        }
    }

    fn hop(&mut self, from: Cell, ray: Ray, overlapping: bool) {
        let cells = self.variant.rows.cells(ray);
        let mount = cells.iter().position(|&cell| self.position.at(cell).is_some());
        let Some(mount) = mount.filter(|&at| !self.excepts(ray, self.position.at(cells[at]))) else { return };
        for &to in &cells[mount + 1..] {
            let target = self.position.at(to);
            self.land(from, to, ray, overlapping);
            if target.is_some() {
                return;
            }
        }
    }

    fn vault(&mut self, from: Cell, ray: Ray, overlapping: bool) {
        let cells = self.variant.rows.cells(ray);
        let Some(mount) = cells.iter().position(|&cell| self.position.at(cell).is_some()) else { return };
        if let Some(&to) = cells.get(mount + 1).filter(|_| !self.excepts(ray, self.position.at(cells[mount]))) {
            self.land(from, to, ray, overlapping);
        }
    }

    /// Appends a move beyond a piece, if what is there lets it end there.
    #[inline]
    fn land(&mut self, from: Cell, to: Cell, ray: Ray, overlapping: bool) {
        let target = self.position.at(to);
        let quiet = target.is_none() && self.quiet && ray.only != Only::Capture;
        if quiet || target.is_of(self.side.other()) && ray.only != Only::Move && !self.excepts(ray, target) {
            self.push(from, to, target, overlapping);
        }
    }

    /// Whether a piece is one that a jump along this ray neither passes over nor captures.
    #[inline]
    fn excepts(&self, ray: Ray, piece: Piece) -> bool {
        self.variant.rows.except(ray).contains(piece.kind())
    }

    /// Appends moves of two steps that capture on the way, and one that passes the turn where a cell on the way is empty. All others end
    /// like a single step.
    #[cold]
    fn twice(&mut self, from: Cell, twices: &[(Cell, Vec<Cell>)]) {
        let mut passes = self.quiet;
        for (via, ends) in twices {
            let target = self.position.at(*via);
            if target.is_none() && passes {
                passes = false;
                self.out.push(Move::new(from, from, MoveKind::Twice(*via)));
            } else if target.is_of(self.side.other()) {
                let open = ends.iter().copied().filter(|&end| !self.position.at(end).is_of(self.side));
                self.out.extend(std::iter::once(from).chain(open).map(|to| Move::new(from, to, MoveKind::Twice(*via))));
            }
        }
    }

    /// Appends double steps, and says whether there are any.
    fn doubles(&mut self, piece: Piece, from: Cell) -> bool {
        let mut any = false;
        for double in self.variant.doubles.from(piece, from) {
            if self.position.at(double.to).is_none() && double.passed.iter().all(|&cell| self.position.at(cell).is_none()) {
                any = true;
                self.put(Move::new(from, double.to, MoveKind::Double));
            }
        }
        any
    }

    /// Takes out the plain moves since `start` to where a double step ends: between the same two cells there is only the double step.
    fn leave_out_repeated(&mut self, start: usize) {
        let ends: CellSet = self.out[start..].iter().filter(|mv| mv.action() == MoveKind::Double).map(|mv| mv.to()).collect();
        retain_since(self.out, start, |mv| !mv.is_plain() || !ends.contains(mv.to()));
    }

    /// Whether a step that only captures takes a castled piece by going to an empty cell.
    fn captures_in_passing(&self, piece: Piece, from: Cell, to: Cell) -> bool {
        self.position.passing().is_some_and(|passing| takes_in_passing(self.variant, piece, from, to, passing))
    }

    /// Captures of a piece that has just made a double step, by those that may. A castled piece in passing is captured by plain moves. Who
    /// could also go to the cell without capturing always captures.
    fn in_passing(&mut self) {
        let Some(passing) = self.position.passing().filter(|passing| passing.castling.is_none()) else { return };
        let kinds = self.variant.doubles.takers(self.position.at(passing.victim), passing.cells(), passing.victim);
        for &to in passing.cells() {
            let mut froms = CellSet::EMPTY;
            attackers(self.position, self.variant, to, self.side, kinds, |from| froms.insert(from));
            if froms.is_empty() {
                continue;
            }
            self.out.retain(|mv| mv.to() != to || !froms.contains(mv.from()) || mv.takes_in_passing());
            for from in froms.iter() {
                self.arrive(self.position.at(from), Move::plain(from, to).in_passing());
            }
        }
    }

    /// Takes out the moves since `start` that neither capture nor change the piece.
    fn leave_out_quiet(&mut self, start: usize) {
        let position = self.position;
        retain_since(self.out, start, |mv| is_tactical(position, mv));
    }

    /// Replaces each move since `start` by all that its piece can or must become on arrival.
    fn expand(&mut self, piece: Piece, start: usize) {
        let arrivals = &self.variant.arrivals;
        if self.out[start..].iter().any(|mv| !arrivals.marks(piece.index(), mv.from(), mv.to()).is_empty()) {
            let mut arriving = std::mem::take(&mut self.arriving);
            arriving.extend(self.out.drain(start..));
            arriving.drain(..).for_each(|mv| self.arrive(piece, mv));
            self.arriving = arriving;
        }
    }

    /// Appends a move with all that its piece can or must become on arrival.
    fn arrive(&mut self, piece: Piece, mv: Move) {
        let (variant, from, to) = (self.variant, mv.from(), mv.to());
        let marks = variant.arrivals.marks(piece.index(), from, to);
        // A piece that makes two steps stays what it is.
        if marks.is_empty() || mv.via().is_some() {
            return self.out.push(mv);
        }
        let mut stays = !marks.has(Marks::EXCHANGE);
        if marks.has(Marks::PROMOTE) {
            let here = variant.arrivals.promotions[piece.index()].iter().filter(|promotion| promotion.on.contains(to));
            for promotion in here {
                stays &= promotion.optional;
                self.promote(mv, promotion);
            }
        }
        if marks.has(Marks::EXCHANGE) {
            self.exchange(piece, mv);
        }
        let captures = || self.position.takes(variant, mv);
        let turned = variant.kind(piece.kind()).turns_to;
        let free = |kind: KindId| !marks.has(Marks::ONCE) || !self.position.has(self.side, kind);
        if turned.is_some_and(free) && variant.arrivals.lets_turn(piece.index(), from, marks, captures) {
            stays &= !marks.has(Marks::STUCK) && !marks.has(Marks::MUST_TURN);
            self.turn_into(mv, MoveKind::Turn);
        }
        if marks.has(Marks::SWAP_ZONE) && marks.has(Marks::SWAP_ON) {
            let swap = variant.arrivals.swaps[piece.index()];
            if let Some(kind) = swap.filter(|&kind| self.held_after(Reserve::of(self.side.other()), kind, piece, mv) > 0) {
                self.turn_into(mv, MoveKind::Swap(kind));
            }
        }
        if marks.has(Marks::RESTORE) {
            let here = variant.arrivals.restorations[piece.index()].iter().filter(|restoration| restoration.on.contains(to));
            here.for_each(|restoration| self.restore(piece, mv, restoration));
        }
        if stays {
            self.out.push(mv);
        }
    }

    /// Appends a move with this at its end, unless its piece becomes the same there in a way that comes first. What has become another piece
    /// cannot be captured for a double step.
    fn turn_into(&mut self, mv: Move, action: MoveKind) {
        let made = |action: MoveKind| match action {
            MoveKind::Promote(kind) | MoveKind::Restore(kind) | MoveKind::Swap(kind) => Some(kind),
            _ => None,
        };
        let same_cells = |known: &&Move| (known.from(), known.to()) == (mv.from(), mv.to());
        let mut before = self.out.iter().rev().take_while(same_cells).map(|known| known.action());
        if before.any(|known| known == action || made(known).is_some() && made(known) == made(action)) {
            return;
        }
        let changed = Move::new(mv.from(), mv.to(), action);
        self.out.push(if mv.takes_in_passing() { changed.in_passing() } else { changed });
    }

    fn promote(&mut self, mv: Move, promotion: &Promotion) {
        for kind in choices(self.position, self.variant, self.side, promotion) {
            self.turn_into(mv, MoveKind::Promote(kind));
        }
    }

    fn exchange(&mut self, piece: Piece, mv: Move) {
        for &kind in &self.variant.arrivals.exchanges[piece.index()] {
            for reserve in Reserve::ALL {
                if self.held_after(reserve, kind, piece, mv) > 0 {
                    self.turn_into(mv, MoveKind::Exchange(kind, reserve));
                }
            }
        }
    }

    fn restore(&mut self, piece: Piece, mv: Move, restoration: &Restoration) {
        let kind = restoration.to;
        let held = |&holder: &_| self.held_after(reserve_of(holder, self.side), kind, piece, mv) > 0;
        if self.position.count(self.side, kind, &restoration.missing_on) == 0 && restoration.from.iter().any(held) {
            self.turn_into(mv, MoveKind::Restore(kind));
        }
    }

    /// How many pieces of a kind a reserve holds once the captures of a move have gone to theirs.
    fn held_after(&self, reserve: Reserve, kind: KindId, piece: Piece, mv: Move) -> usize {
        let goes_there = |cell: Cell| {
            let target = self.position.at(cell);
            let holder = self.variant.reserve_of[cell.index()].filter(|_| target.is_of(self.side.other()));
            holder.is_some_and(|holder| reserve_of(holder, self.side) == reserve && self.variant.kind(target.kind()).unturned == kind)
        };
        let takes = |passing: &&_| mv.takes_in_passing() || takes_in_passing(self.variant, piece, mv.from(), mv.to(), passing);
        let passing = self.position.passing().filter(takes);
        let captured = usize::from(goes_there(mv.to())) + usize::from(passing.is_some_and(|passing| goes_there(passing.victim)));
        usize::from(self.position.reserves().count(reserve, kind)) + captured
    }
}
