//! Works out which pieces cannot mate, from how they move (ruling G13).
//!
//! Everything is reckoned against the claim: a piece is taken to attack whatever it could ever capture from where it stands, whatever
//! stands between, and pieces of one lattice are taken to guard and to block all of it. So a mate that is taken to be possible may not
//! be, but one that is taken to be impossible is. The same goes for what one piece that cannot mate a bare royal piece could do to one that its
//! own pieces hem in.

use super::compiled::Variant;
use super::conduct::Royalty;
use super::paths::PathMode;
use super::pieces::{KindId, KindSet, Piece, Side};
use super::rows::Ray;
use super::schema::{Lot, Only, Rule, Stalemate};
use crate::geometry::{Cell, CellSet};

/// How many pieces in a row are looked at that could stand between a piece and where it is to go.
const DEPTH: u8 = 3;

/// What can never be won, whoever moves how.
#[derive(Debug, Default)]
pub struct Material {
    /// Whether nobody can win with two royal pieces alone.
    pub bare: bool,
    /// The kinds one of which, beside the royal pieces, cannot mate, whatever it becomes and whoever has it.
    pub lone: KindSet,
    /// By piece index and cell, `points` of them: the number of the lattice that the piece never leaves, where pieces of that lattice,
    /// however many, cannot mate; else 0.
    lattices: Vec<u8>,
    points: usize,
}

impl Material {
    /// The number of the lattice that a piece on a cell never leaves, if pieces of that lattice alone cannot mate; 0 otherwise.
    #[inline]
    pub(crate) fn lattice(&self, piece: Piece, cell: Cell) -> u8 {
        self.lattices.get(piece.index() * self.points + cell.index()).copied().unwrap_or_default()
    }

    /// Whether White's pieces of a kind are on such a lattice on any of some cells.
    pub fn is_bound(&self, kind: KindId, cells: &CellSet) -> bool {
        cells.iter().any(|cell| self.lattice(Piece::new(kind, Side::White), cell) > 0)
    }
}

impl Variant {
    /// Which pieces leave the game to be won; worked out when it is first asked.
    pub fn material(&self) -> &Material {
        self.material.get_or_init(|| material(self))
    }

    /// Whether a royal piece alone can never win: not by facing the other, by leaving it no move, by being mated, or by going somewhere.
    pub fn royal_alone_cannot_win(&self) -> bool {
        self.endings.stalemate == Stalemate::Draw
            && self.endings.mate != Lot::Wins
            && !self.goals.for_lone_royals()
            && !self.rules.iter().any(|rule| matches!(rule, Rule::FacingRoyals))
    }
}

fn material(variant: &Variant) -> Material {
    let Some(royals) = Royals::of(variant) else { return Material::default() };
    let draws = variant.endings.stalemate == Stalemate::Draw;
    let bare = draws || variant.conduct.explode.is_none() && !royals.stalemate();
    if !bare || !draws || !mate_alone_wins(variant) {
        return Material { bare, ..Material::default() };
    }
    let others: Vec<KindId> = variant.all_kind_ids().filter(|&kind| !variant.kind(kind).royal).collect();
    let weak: KindSet = others.iter().copied().filter(|&kind| !royals.mate_with(kind)).collect();
    let lone = others.iter().copied().filter(|&kind| becomes(variant, kind).iter().all(|face| weak.contains(face))).collect();
    let lattices = if variant.has_reserves { Vec::new() } else { lattices(&royals, &others) };
    Material { bare, lone, lattices, points: variant.points() }
}

/// Whether a side with more than its royal piece can win by nothing but mate, and mate needs what it needs in chess.
fn mate_alone_wins(variant: &Variant) -> bool {
    let (goals, conduct) = (&variant.goals, &variant.conduct);
    goals.checks == 0 && !goals.bare_royal && conduct.explode.is_none() && !conduct.no_flight
}

/// A kind with all that it can become without a piece of a reserve.
fn becomes(variant: &Variant, kind: KindId) -> KindSet {
    let next = |kind: KindId| {
        let pieces = Side::BOTH.map(|side| Piece::new(kind, side).index());
        let promoted = pieces.into_iter().flat_map(|piece| variant.arrivals.promotions[piece].iter().flat_map(|known| &known.to));
        let instead = variant.transformations.iter().filter(|known| known.pieces.contains(kind)).flat_map(|known| &known.promotion.to);
        let known = variant.kind(kind);
        let faces = [Some(known.unturned), known.turns_to, known.promoted].into_iter().flatten();
        promoted.chain(instead).copied().chain(faces).collect::<Vec<_>>()
    };
    let mut found: KindSet = [kind].into_iter().collect();
    loop {
        let all = found.iter().flat_map(next).collect::<KindSet>().or(found);
        if all == found {
            return found;
        }
        found = all;
    }
}

/// The cells on which a piece could ever capture from a cell, on its first move or later.
fn hits(variant: &Variant, piece: Piece, from: Cell) -> CellSet {
    let mut cells = CellSet::EMPTY;
    for ways in variant.rows.first_and_later(piece.index(), from).into_iter().flatten() {
        ways.both.iter().chain(ways.capture).for_each(|&cell| cells.insert(cell));
        for &ray in ways.rays.iter().filter(|ray| ray.only != Only::Move) {
            variant.rows.cells(ray).iter().for_each(|&cell| cells.insert(cell));
        }
    }
    cells
}

/// The royal pieces of a game in which each side has one, of the same kind, that steps, neither attacks the other nor wins by anything that
/// it does.
struct Royals<'a> {
    variant: &'a Variant,
    kind: KindId,
    /// By side and cell: what the piece attacks from there, which is also from where the other attacks that cell.
    hits: [Vec<CellSet>; 2],
}

impl<'a> Royals<'a> {
    fn of(variant: &'a Variant) -> Option<Self> {
        let single = |royalty: &Royalty| matches!(royalty, Royalty::Single | Royalty::Held | Royalty::Volatile);
        let mut kinds = variant.all_kind_ids().filter(|&kind| variant.kind(kind).royal);
        let kind = kinds.next().filter(|_| kinds.next().is_none() && variant.royalty.iter().all(single))?;
        let goals = &variant.goals;
        let others = !goals.reach.is_empty() || !goals.extinct.is_empty() || !goals.spent.is_empty() || goals.passed.is_some();
        let faces = variant.rules.iter().any(|rule| matches!(rule, Rule::FacingRoyals));
        let pieces = Side::BOTH.map(|side| Piece::new(kind, side));
        let cells = || variant.board.cells.iter();
        let steps = |piece: Piece, cell: Cell| {
            let ways = variant.rows.moves(piece.index(), cell);
            ways.rays.is_empty() && ways.quiet.is_empty() && ways.capture.is_empty() && !ways.twice
        };
        if others || faces || !pieces.into_iter().all(|piece| cells().all(|cell| steps(piece, cell))) {
            return None;
        }
        let hits = pieces.map(|piece| (0..variant.points()).map(|at| hits(variant, piece, Cell::new(at))).collect::<Vec<_>>());
        let mutual = |one: Cell, other: Cell| hits[0][one.index()].contains(other) == hits[1][other.index()].contains(one);
        let symmetric = cells().all(|one| cells().all(|other| mutual(one, other)));
        symmetric.then_some(Self { variant, kind, hits })
    }

    /// What a side's royal piece attacks from a cell.
    fn hits(&self, side: Side, from: Cell) -> &CellSet {
        &self.hits[side.index()][from.index()]
    }

    fn steps(&self, side: Side, from: Cell) -> CellSet {
        self.variant.rows.moves(Piece::new(self.kind, side).index(), from).both.iter().copied().collect()
    }

    /// Whether the other royal piece can attack all of these cells, from somewhere else than `taken`, while a side's stands on `cell`.
    fn covered(&self, side: Side, cell: Cell, open: &CellSet, taken: Option<Cell>) -> bool {
        let attacked = &self.hits[side.other().index()];
        let all = |from: &Cell| {
            let hits = &attacked[from.index()];
            *from != cell && Some(*from) != taken && !hits.contains(cell) && (*open & !*hits).is_empty()
        };
        let near = open.iter().next().map_or(self.variant.board.cells, |first| self.hits[side.index()][first.index()]);
        near.iter().any(|from| all(&from))
    }

    /// Whether a royal piece alone can have no move for the other's sake.
    fn stalemate(&self) -> bool {
        let cells = || self.variant.board.cells.iter();
        Side::BOTH.into_iter().any(|side| cells().any(|cell| self.covered(side, cell, &self.steps(side, cell), None)))
    }

    /// Whether one piece of a kind, with the royal piece of its side, could mate the other's.
    fn mate_with(&self, kind: KindId) -> bool {
        let mates = |side: Side, from: Cell| {
            let piece = Piece::new(kind, side.other());
            let hits = hits(self.variant, piece, from);
            let twice = self.variant.rows.moves(piece.index(), from).twice;
            let mated = |cell: Cell| cell != from && self.covered(side, cell, &(self.steps(side, cell) & !hits), Some(from));
            twice || hits.iter().any(mated)
        };
        Side::BOTH.into_iter().any(|side| self.variant.board.cells.iter().any(|from| mates(side, from)))
    }

    /// Whether pieces that never leave some cells, however many each side has of them, could mate.
    fn mate_on(&self, cells: &CellSet) -> bool {
        let mated = |side: Side, cell: Cell| self.covered(side, cell, &(self.steps(side, cell) & !*cells), None);
        Side::BOTH.into_iter().any(|side| cells.iter().any(|cell| mated(side, cell)))
    }
}

/// By piece index and cell: the number of the lattice that the piece never leaves, where pieces of that lattice cannot mate; else 0.
fn lattices(royals: &Royals<'_>, kinds: &[KindId]) -> Vec<u8> {
    let variant = royals.variant;
    let points = variant.points();
    let mut numbers = vec![0; variant.kinds.len() * 2 * points];
    let mut known: Vec<(CellSet, bool)> = Vec::new();
    let jumps = |kind: KindId| {
        let twice = |piece: Piece| variant.board.cells.iter().any(|cell| variant.rows.moves(piece.index(), cell).twice);
        let castles = variant.castlings.iter().flatten().any(|castling| castling.partner == kind);
        let far = |piece: Piece| twice(piece) || !variant.doubles.of(piece).is_empty();
        castles || Side::BOTH.into_iter().any(|side| far(Piece::new(kind, side)))
    };
    for &kind in kinds {
        let faces = becomes(variant, kind);
        if faces.iter().any(jumps) {
            continue;
        }
        for lattice in parts(variant, faces) {
            let at = known.iter().position(|(cells, _)| *cells == lattice).unwrap_or_else(|| {
                known.push((lattice, royals.mate_on(&lattice)));
                known.len() - 1
            });
            let Some(number) = u8::try_from(at + 1).ok().filter(|_| !known[at].1) else { continue };
            for piece in Side::BOTH.map(|side| Piece::new(kind, side).index()) {
                lattice.iter().for_each(|cell| numbers[piece * points + cell.index()] = number);
            }
        }
    }
    numbers
}

/// The parts of the board between which pieces of some kinds, of either side, never go.
fn parts(variant: &Variant, kinds: KindSet) -> Vec<CellSet> {
    let mut near = vec![CellSet::EMPTY; variant.points()];
    for piece in kinds.iter().flat_map(|kind| Side::BOTH.map(|side| Piece::new(kind, side))) {
        for from in variant.board.cells.iter() {
            let reached = *variant.rows.reach(piece.index(), from) | variant.first_reach(piece, from) | hits(variant, piece, from);
            near[from.index()] |= reached;
            reached.iter().for_each(|cell| near[cell.index()].insert(from));
        }
    }
    let mut left = variant.board.cells;
    let mut parts = Vec::new();
    while let Some(first) = left.iter().next() {
        let (mut part, mut new): (CellSet, CellSet) = (CellSet::EMPTY, [first].into_iter().collect());
        while !new.is_empty() {
            part |= new;
            let reached = new.iter().fold(CellSet::EMPTY, |cells, cell| cells | near[cell.index()]);
            new = reached & !part;
        }
        left &= !part;
        parts.push(part);
    }
    parts
}

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
        let along = |&ray: &Ray| {
            let cells = variant.rows.cells(ray);
            let end = cells.iter().position(|&cell| cell == to).filter(|_| ray.only != barred && ray.mode == PathMode::Ride);
            end.is_some_and(|end| cells[..end].iter().all(passes))
        };
        ways.both.contains(&to) || other.contains(&to) || ways.rays.iter().any(along)
    }
}
