//! What pieces are worth, derived from the definition of a game, so that any game gets a sensible evaluation unasked.
//!
//! A piece's value follows from the moves it can be expected to have, at two densities: with the pieces of the start array, and with a
//! few. Where it stands counts by its expected moves from there, by ground gained, and by how near it is to becoming another piece.

use std::sync::Arc;

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::movegen::{reachable, steps};
use nestmate_core::position::Position;
use nestmate_core::rules;
use nestmate_core::variant::{Kind, KindId, MAX_KINDS, Marks, Phases, Piece, PieceWeightsDef, Royalty, Side, Variant, WeightsDef};

use super::chase::Chase;
use super::mobility::{distances, expected_moves};
use super::net::Network;
use super::skill::Errors;

/// Centipawns for the full board and for the emptied one.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Pair {
    pub(super) full: i32,
    pub(super) thin: i32,
}

#[derive(Clone, Debug)]
pub(super) struct Weights {
    points: usize,
    /// By piece index and cell, from the piece's own side.
    squares: Vec<Pair>,
    /// By kind: what a piece on the board is worth, whoever has it. 0 for the royal piece.
    pub(super) value: [i32; MAX_KINDS + 1],
    /// By kind: what a piece in the own reserve is worth that can be dropped.
    pub(super) held: [i32; MAX_KINDS + 1],
    /// By kind: what such a piece is worth more or less by what was learnt.
    pub(super) held_learnt: [Pair; MAX_KINDS + 1],
    /// Danger to a royal piece, in 1/256.
    pub(super) danger: i32,
    /// The share of the pieces that could be won that counts, in 1/256.
    pub(super) threats: i32,
    /// The share of a piece's value that is lost while it is frozen, in 1/256.
    pub(super) frozen: i32,
    /// The number of pieces of the start array, at which the full board's weights count alone.
    pub(super) full_pieces: i32,
    /// By kind: what a cell more to go to is worth, in 1/16 of a centipawn.
    pub(super) mobility: Vec<Pair>,
    /// By kind: the cells that one of them can go to on average, in sixteenths.
    pub(super) usual: Vec<Pair>,
    /// By kind: how much it presses on the enemy's royal piece with each cell near it that it attacks.
    pub(super) pressing: Vec<i32>,
    /// By side and cell: the cells near a royal piece there.
    zones: [Vec<CellSet>; 2],
    /// A side whose pieces are worth no more than this may be better off without a move.
    pub(super) bare: i32,
    /// What was learnt of the game.
    pub(super) network: Option<Arc<Network>>,
    /// How much of it counts, in 1/256.
    pub(super) trust: i32,
    /// Set where a royal piece is alone.
    pub(super) chase: Option<Chase>,
}

/// What stands for all of what was learnt.
pub(super) const TRUSTED: i32 = 256;

/// Share of the cells taken on the emptied board, of that on the full one.
const THIN: f32 = 0.35;

/// What one expected move is worth, and how much more the moves of a piece with many are.
const MOVE_VALUE: f32 = 48.0;
const MANY_MOVES: f32 = 1.12;

/// What a piece is worth that its side wants to be rid of, of what it is worth elsewhere.
const GIVEN_AWAY: f32 = -0.5;

/// The share of what was derived for a piece that it is worth at least, however few of them games have shown.
const LEAST: f32 = 0.4;

/// What an expected move more or less than the piece's average is worth on a cell, besides the moves that it then has.
const MOVE_ON_CELL: f32 = 2.0;

/// What a cell more to go to is worth to a piece with two cells to go to, in half centipawns; less to those with more.
const MOBILITY: f32 = 12.0;

/// How hard pieces press on the enemy's royal piece: by the cubic root of what they are worth.
const PRESSING: f32 = 1.3;

/// What is gained with each promotion step nearer: the share of the gain kept per move that is still needed.
const NEARER: f32 = 0.62;

/// The share of a kind's value that one of them in the own reserve is worth.
const HELD: f32 = 0.95;

/// One, where weights are in 1/256.
const UNIT: i32 = 256;

/// What is derived for [`Weights::threats`] and [`Weights::frozen`].
const THREATS: i32 = 20;
const FROZEN: i32 = 140;

impl Weights {
    pub(super) fn new(variant: &Variant) -> Self {
        Self::corrected(variant, &variant.weights)
    }

    pub(super) fn corrected(variant: &Variant, corrections: &WeightsDef) -> Self {
        let start = rules::start(variant).ok();
        let pieces = start.as_ref().map_or(0, |start| start.pieces(Side::White).len() + start.pieces(Side::Black).len());
        let density = ratio(pieces, variant.board.cells.len()).clamp(0.2, 0.6);
        let pieces_moves = PiecesMoves::new(variant, start.as_ref(), density);
        let mut weights = Self {
            points: variant.points(),
            squares: vec![Pair::default(); variant.kinds.len() * 2 * variant.points()],
            value: [0; MAX_KINDS + 1],
            held: [0; MAX_KINDS + 1],
            held_learnt: [Pair::default(); MAX_KINDS + 1],
            mobility: vec![Pair::default(); variant.kinds.len()],
            usual: vec![Pair::default(); variant.kinds.len()],
            pressing: vec![0; variant.kinds.len()],
            zones: Side::BOTH.map(|side| zones(variant, side)),
            danger: UNIT + corrections.danger,
            threats: THREATS + corrections.threats,
            frozen: FROZEN + corrections.frozen,
            full_pieces: i32::try_from(pieces).unwrap_or(i32::MAX).max(2),
            bare: 0,
            trust: 0,
            network: None,
            chase: None,
        };
        let mut values: Vec<[f32; 2]> = pieces_moves.average.iter().map(|average| average.map(value_of_moves)).collect();
        let name = |kind: &Kind| kind.promoted.map_or(kind, |now| variant.kind(now)).text(Side::White);
        let of_pieces = variant.kinds.iter().map(|kind| corrections.pieces.get(&name(kind)).copied().unwrap_or_default());
        let of_pieces: Vec<PieceWeightsDef> = of_pieces.collect();
        for (value, correction) in values.iter_mut().zip(&of_pieces) {
            let corrected = [value[0] + float(correction.value.0), value[1] + float(correction.value.1)];
            *value = [corrected[0].max(value[0] * LEAST), corrected[1].max(value[1] * LEAST)];
        }
        if variant.goals.giveaway() {
            values.iter_mut().flatten().for_each(|value| *value *= GIVEN_AWAY);
        }
        for kind in variant.all_kind_ids() {
            let [full, thin] = values[kind.index()];
            let royal = variant.kind(kind).royal && !spares_royals(variant);
            weights.value[kind.index()] = if royal { 0 } else { rounded(f32::midpoint(full, thin)) };
            let drops = Side::BOTH.iter().any(|&side| !variant.drops[Piece::new(kind, side).index()].is_empty());
            weights.held[kind.index()] = if drops { rounded(full * HELD) } else { 0 };
            let correction = of_pieces[kind.index()];
            weights.fill_squares(variant, kind, &pieces_moves, &values, correction);
            if !royal {
                let [usual, usual_thin] = pieces_moves.average[kind.index()];
                let worth = rounded(16.0 * MOBILITY / (usual + 2.0).sqrt());
                let (full, thin) = correction.mobility;
                weights.mobility[kind.index()] = Pair { full: worth + full, thin: worth + thin };
                weights.usual[kind.index()] = Pair { full: rounded(16.0 * usual), thin: rounded(16.0 * usual_thin) };
                weights.pressing[kind.index()] = rounded(PRESSING * value_of_moves(usual).max(1.0).powf(0.33));
            }
        }
        weights.bare = weights.value.iter().copied().max().unwrap_or(0);
        weights
    }

    /// These weights with `trust` 256ths of what was learnt of the game. The values of pieces stay as they are: exchanges are counted by
    /// them.
    pub(super) fn learnt(mut self, variant: &Variant, network: Arc<Network>, trust: i32) -> Self {
        let part = |pair: Pair| Pair { full: pair.full * trust / TRUSTED, thin: pair.thin * trust / TRUSTED };
        for kind in variant.all_kind_ids() {
            for piece in Side::BOTH.map(|side| Piece::new(kind, side)) {
                for cell in variant.board.cells.iter() {
                    let (square, more) = (&mut self.squares[piece.index() * self.points + cell.index()], part(network.value(piece, cell)));
                    square.full += more.full;
                    square.thin += more.thin;
                }
            }
            self.held_learnt[kind.index()] = part(network.value_held(kind));
        }
        self.network = Some(network);
        self.trust = trust;
        self
    }

    /// These weights where a royal piece is alone.
    pub(super) fn chasing(self, chase: Chase) -> Self {
        Self { chase: Some(chase), ..self }
    }

    /// What a weaker level takes these weights for.
    pub(super) fn misjudged(mut self, variant: &Variant, errors: &Errors) -> Self {
        let places = errors.about_places();
        for kind in variant.all_kind_ids() {
            let value = self.value[kind.index()];
            let wrong = errors.mistaken(value, kind.index() as u64) - value;
            self.value[kind.index()] += wrong;
            for piece in Side::BOTH.map(|side| Piece::new(kind, side)) {
                let from = piece.index() * self.points;
                for (square, what) in self.squares[from..from + self.points].iter_mut().zip(from..) {
                    let wrong = wrong + errors.mistaken(places, !(what as u64)) - places;
                    square.full += wrong;
                    square.thin += wrong;
                }
            }
        }
        self
    }

    #[inline]
    pub(super) fn on(&self, piece: Piece, cell: Cell) -> Pair {
        self.squares[piece.index() * self.points + cell.index()]
    }

    #[inline]
    pub(super) fn zone(&self, side: Side, royal: Cell) -> &CellSet {
        &self.zones[side.index()][royal.index()]
    }

    fn fill_squares(&mut self, variant: &Variant, kind: KindId, moves: &PiecesMoves, values: &[[f32; 2]], correction: PieceWeightsDef) {
        let white = Piece::new(kind, Side::White);
        let promotion = promotion_bonus(variant, white, values);
        let grid = variant.board.grid;
        for cell in variant.board.cells.iter() {
            let placed = |(full, thin): Phases, share: f32, density: usize| float([full, thin][density]) * share;
            let square = |density: usize| {
                let corrected =
                    placed(correction.advance, advance(variant, cell), density) + placed(correction.centre, middle(variant, cell), density);
                if variant.kind(kind).royal && !spares_royals(variant) {
                    return rounded(royal_place(variant, cell, density) + corrected);
                }
                let here = moves.here[kind.index() * self.points + cell.index()][density];
                let placed = (here - moves.average[kind.index()][density]) * MOVE_ON_CELL;
                rounded(values[kind.index()][density] + placed + promotion[cell.index()] + advance(variant, cell) * 6.0 + corrected)
            };
            let pair = Pair { full: square(0), thin: square(1) };
            self.squares[white.index() * self.points + cell.index()] = pair;
            let seen = grid.mirrored(cell, variant.board.mirror);
            self.squares[Piece::new(kind, Side::Black).index() * self.points + seen.index()] = pair;
        }
    }
}

/// For each cell, the cells near a side's royal piece there: where it can step, and where it could go on from there towards the enemy.
fn zones(variant: &Variant, side: Side) -> Vec<CellSet> {
    let has = variant.royalty[side.index()] != Royalty::None;
    let royal = variant.royal().filter(|_| has).map(|kind| Piece::new(kind, side));
    let ahead = |cell: Cell| {
        let (x, y) = variant.board.forward;
        let along = variant.board.grid.file(cell) * i32::from(x) + variant.board.grid.rank(cell) * i32::from(y);
        if side == Side::White { along } else { -along }
    };
    let zone = |cell: Cell| {
        let mut zone = CellSet::EMPTY;
        let Some(royal) = royal.filter(|_| variant.board.cells.contains(cell)) else { return zone };
        zone.insert(cell);
        for next in steps(variant, royal, cell) {
            zone.insert(next);
            steps(variant, royal, next)
                .filter(|&beyond| ahead(beyond) > ahead(next) && ahead(next) > ahead(cell))
                .for_each(|beyond| zone.insert(beyond));
        }
        zone
    };
    (0..variant.points()).map(|index| zone(Cell::new(index))).collect()
}

/// A royal piece keeps away from the enemy while the board is full, and comes to the middle of an emptied one.
fn royal_place(variant: &Variant, cell: Cell, density: usize) -> f32 {
    if density == 0 { -60.0 * advance(variant, cell) } else { 30.0 * (1.0 - (advance(variant, cell) * 2.0 - 1.0).abs()) }
}

/// How far a cell is along White's forward direction, from 0 to 1.
fn advance(variant: &Variant, cell: Cell) -> f32 {
    let (grid, (x, y)) = (variant.board.grid, variant.board.forward);
    let along = |file: i32, rank: i32| file * i32::from(x) + rank * i32::from(y);
    let (files, ranks) = (i32::from(grid.files()) - 1, i32::from(grid.ranks()) - 1);
    let ends = [along(0, 0), along(files, 0), along(0, ranks), along(files, ranks)];
    let (low, high) = (ends.into_iter().min().unwrap_or(0), ends.into_iter().max().unwrap_or(1));
    float(along(grid.file(cell), grid.rank(cell)) - low) / float((high - low).max(1))
}

/// How near a cell is to the middle of the board, from 0 at the rim to 1.
fn middle(variant: &Variant, cell: Cell) -> f32 {
    let grid = variant.board.grid;
    let off = |at: i32, most: u8| (2.0 * float(at) / float((i32::from(most) - 1).max(1)) - 1.0).abs();
    1.0 - off(grid.file(cell), grid.files()).max(off(grid.rank(cell), grid.ranks()))
}

fn spares_royals(variant: &Variant) -> bool {
    variant.royalty.iter().any(|royalty| matches!(royalty, Royalty::One | Royalty::Last))
}

/// What White's piece is worth more on each cell for the piece it can become.
fn promotion_bonus(variant: &Variant, piece: Piece, values: &[[f32; 2]]) -> Vec<f32> {
    let kind = piece.kind();
    let value = |kind: KindId| f32::midpoint(values[kind.index()][0], values[kind.index()][1]);
    let mut best = 0.0_f32;
    let mut goals = CellSet::EMPTY;
    let mark = |cell: Cell| variant.arrivals.marks(piece.index(), cell, cell);
    if let Some(turned) = variant.kind(kind).turns_to.filter(|_| variant.arrivals.is_special(piece.index())) {
        best = best.max(value(turned) - value(kind));
        goals |= variant.board.cells.iter().filter(|&cell| mark(cell).has(Marks::TURNS)).collect();
    }
    for promotion in &variant.arrivals.promotions[piece.index()] {
        let gains = promotion.to.iter().map(|&to| value(to) - value(kind));
        best = gains.fold(best, f32::max);
        goals |= promotion.on;
    }
    let exchanges = &variant.arrivals.exchanges[piece.index()];
    if !exchanges.is_empty() {
        // What will be there to be had is not known: an average of the choice.
        let average = exchanges.iter().map(|&to| value(to)).sum::<f32>() / float(i32::try_from(exchanges.len()).unwrap_or(1));
        best = best.max(average - value(kind));
        goals |= variant.board.cells.iter().filter(|&cell| mark(cell).has(Marks::EXCHANGE)).collect();
    }
    if best <= 0.0 {
        return vec![0.0; variant.points()];
    }
    let near = distances(variant, piece, &variant.board.cells, &goals);
    near.into_iter().map(|moves| moves.map_or(0.0, |moves| best * NEARER.powi(i32::from(moves) + 1))).collect()
}

struct PiecesMoves {
    /// By kind and cell.
    here: Vec<[f32; 2]>,
    /// By kind, over the cells that it can come to.
    average: Vec<[f32; 2]>,
}

impl PiecesMoves {
    fn new(variant: &Variant, start: Option<&Position>, density: f32) -> Self {
        let points = variant.points();
        let mut here = vec![[0.0; 2]; variant.kinds.len() * points];
        let mut average = vec![[0.0; 2]; variant.kinds.len()];
        for kind in variant.all_kind_ids() {
            let piece = Piece::new(kind, Side::White);
            for cell in variant.board.cells.iter() {
                here[kind.index() * points + cell.index()] =
                    [density, density * THIN].map(|density| expected_moves(variant, piece, cell, density));
            }
            let cells = home(variant, start, piece);
            let count = float(i32::try_from(cells.len()).unwrap_or(1).max(1));
            for density in 0..2 {
                average[kind.index()][density] =
                    cells.iter().map(|cell| here[kind.index() * points + cell.index()][density]).sum::<f32>() / count;
            }
        }
        Self { here, average }
    }
}

/// The cells that a piece can come to from where such pieces start or are dropped; all cells if it is only made in play.
pub(super) fn home(variant: &Variant, start: Option<&Position>, piece: Piece) -> CellSet {
    let placed = start.map_or(CellSet::EMPTY, |start| start.pieces(piece.side()).iter().filter(|&cell| start.at(cell) == piece).collect());
    let from = placed | variant.drops[piece.index()];
    if from.is_empty() { variant.board.cells } else { reachable(variant, piece, from) }
}

fn value_of_moves(moves: f32) -> f32 {
    MOVE_VALUE * moves.powf(MANY_MOVES)
}

pub(super) fn rounded(value: f32) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "values are far below the limits of both types")]
    let rounded = value.round() as i32;
    rounded
}

pub(super) fn float(value: i32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "small numbers")]
    let float = value as f32;
    float
}

fn ratio(part: usize, whole: usize) -> f32 {
    let small = |value: usize| float(i32::try_from(value).unwrap_or(i32::MAX));
    small(part) / small(whole.max(1))
}
