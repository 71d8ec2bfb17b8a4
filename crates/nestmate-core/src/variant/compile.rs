//! From a checked definition to the immutable [`Variant`]: numbers for names and tables for rules, worked out once.

use std::sync::OnceLock;

use super::arrivals::{Arrivals, Transformation};
use super::attacks::{Attacks, AttacksBuilder};
use super::castling::{Castling, castlings};
use super::checked::{Board, Checked, CheckedPiece, Endings, Inner, Layer, Way};
use super::conduct::Conduct;
use super::doubles::Doubles;
use super::fault::{Fault, RuleFault, StartFault};
use super::fen::with_rights;
use super::first::FirstWays;
use super::gates::Gates;
use super::goals::Goals;
use super::house::Switch;
use super::material::Material;
use super::paths::{Bars, Path, PathMode, paths, seen_by, tries, twices};
use super::pieces::{Kind, KindId, KindSet, Piece, Reserve, Side};
use super::problem::Problem;
use super::rows::{Moves, Ray, Rows, RowsBuilder};
use super::royals::{Care, Royalty, royalty};
use super::schema::{Holder, KnownAs, Notation, NoteDef, Only, Rule, WeightsDef};
use super::whereabouts::Whereabouts;
use super::zobrist::Zobrist;
use crate::geometry::{Cell, CellSet};

/// The most steps that are tried for all paths of all pieces together, and the most entries that the tables made of them have. A definition
/// beyond either is refused, so that none takes long to be judged, nor much memory.
const MAX_STEPS: usize = 4_000_000;
const MAX_MADE: usize = 1_200_000;

/// The most that [`Variant`]'s `work` can be: both limits, what a piece on one cell can come to beyond them, and the tables that every game
/// of the largest size has.
#[cfg(test)]
const MOST_WORK: usize = MAX_STEPS + MAX_MADE + 500_000 + 128 * crate::geometry::MAX_CELLS;

/// A game, ready to be played: what the file says, with tables for everything that a search asks often.
#[derive(Debug)]
pub struct Variant {
    /// The name used on the command line and in saved games.
    pub id: String,
    /// The name shown to people.
    pub name: String,
    /// What running text calls it: the name, or that name without capitals.
    pub in_text: String,
    /// A few sentences about the game.
    pub about: String,
    /// Where the game comes from, in a few sentences; may be empty.
    pub history: String,
    /// What the start array is known from.
    pub about_array: Vec<NoteDef>,
    /// What had to be decided about the rules.
    pub rulings: Vec<NoteDef>,
    /// The board.
    pub board: Board,
    /// Named sets of cells, in White's view.
    pub regions: Vec<(String, CellSet)>,
    /// The lattices that can be shown apart.
    pub layers: Vec<Layer>,
    /// The kinds of pieces; entry 0 stands for no piece and is never used.
    pub kinds: Vec<Kind>,
    /// The start position, as position text.
    pub start: String,
    /// The special rules in force.
    pub rules: Vec<Rule>,
    /// How the game ends.
    pub endings: Endings,

    /// The games hidden inside.
    pub inner: Vec<Inner>,
    /// Corrections to what the engine derives.
    pub weights: WeightsDef,
    /// What other programs call the game, and how they write it.
    pub known_as: KnownAs,
    /// Rules of the house and whether they are on.
    pub switches: Vec<Switch>,
    /// The text of a definition file of this game alone, without the rules of the house: what it was compiled from.
    pub definition: String,

    /// Where pieces go.
    pub rows: Rows,
    /// Who attacks a cell, by attacking side.
    pub attacks: [Attacks; 2],
    /// What can happen to a piece that arrives on a cell.
    pub arrivals: Arrivals,
    /// What pieces can become instead of moving.
    pub transformations: Vec<Transformation>,
    /// Castlings, by side.
    pub castlings: [Vec<Castling>; 2],
    /// What can be put where a piece has begun.
    pub gates: Gates,
    /// The cells of the pieces whose first move matters, in the order of the bits of a position's unmoved field.
    pub unmoved_cells: Vec<Cell>,
    /// The same as a set.
    pub unmoved_any: CellSet,
    /// By cell: its bit of that field, or none.
    pub unmoved_bits: Vec<u64>,
    /// Who moves otherwise on a first move.
    pub first: FirstWays,
    /// Steps made twice or more in one move.
    pub doubles: Doubles,
    /// The freeze group of a kind on a cell, 0 for none: `kind * points + cell`.
    pub(crate) group: Vec<u8>,
    /// The freeze group that a kind on a cell keeps thawed, 0 for none.
    pub(crate) guard: Vec<u8>,
    /// Number of freeze groups plus one.
    pub groups: usize,
    /// Kinds that keep a group thawed somewhere.
    pub semi_royals: KindSet,
    /// For each capturing kind, the victims that make the capturer's own pieces of that kind vanish.
    pub vanish: Vec<KindSet>,
    /// Whose reserve a piece captured on a cell goes to; `None` where it leaves the game.
    pub reserve_of: Vec<Option<Holder>>,
    /// Whether the game has reserves at all.
    pub has_reserves: bool,
    /// Whether captured pieces can go to the neutral one.
    pub has_neutral: bool,
    /// Where each piece may be dropped, by piece index.
    pub drops: Vec<CellSet>,
    /// By kind: on how many pieces of it on one file no other can be dropped; 0 for no limit.
    pub per_file: Vec<u8>,
    /// Kinds of which a side can drop only one on the cells of each colour.
    pub(crate) per_colour: KindSet,
    /// By piece index: where it begins when it is dropped there; nothing at all in games without such pieces.
    pub(crate) settles: Vec<CellSet>,
    /// Kinds whose drop may not mate.
    pub(crate) no_drop_mate: KindSet,
    /// Kinds whose own checking move does not win by mate.
    pub(crate) no_mate_by: KindSet,
    /// What decides it beside mate.
    pub goals: Goals,
    /// By side: what its royal pieces are to it.
    pub royalty: [Royalty; 2],
    /// Whether a side can come to have more or fewer.
    pub(crate) royals_vary: bool,
    /// Which pieces leave the game to be won, once it has been asked.
    pub(super) material: OnceLock<Material>,
    /// What captures and checks do.
    pub conduct: Conduct,
    /// By side: which of its moves have to be made to be judged.
    pub(crate) care: [Care; 2],
    /// Random numbers for hashing.
    pub zobrist: Zobrist,
    /// Where pieces can ever stand, once somebody has asked.
    pub(super) whereabouts: OnceLock<Whereabouts>,
    /// How much it was to make: steps that were tried, and entries of tables.
    pub(crate) work: usize,
}

impl Variant {
    /// Whether a piece of a kind can be put on the board from its side's reserve.
    #[must_use]
    pub fn can_be_dropped(&self, kind: KindId) -> bool {
        Side::BOTH.into_iter().any(|side| !self.drops[Piece::new(kind, side).index()].is_empty())
    }

    /// What is known of a kind.
    #[inline]
    #[must_use]
    pub fn kind(&self, kind: KindId) -> &Kind {
        &self.kinds[kind.index()]
    }

    /// All kinds that people tell apart, in order.
    pub fn kind_ids(&self) -> impl Iterator<Item = KindId> + use<> {
        let count = self.kinds.iter().take_while(|kind| kind.promoted.is_none()).count();
        (1..count).map(KindId::new)
    }

    /// All kinds in order, with those that are another until they are captured.
    pub fn all_kind_ids(&self) -> impl Iterator<Item = KindId> + use<> {
        (1..self.kinds.len()).map(KindId::new)
    }

    /// The kind of pieces that have been promoted to this one until they are captured.
    #[must_use]
    pub fn promoted_to(&self, kind: KindId) -> Option<KindId> {
        self.all_kind_ids().find(|&known| self.kind(known).promoted == Some(kind))
    }

    /// Whether moves of a kind are written without its letter, as those of Pawns are: where each is progress, or other programs call it P.
    #[must_use]
    pub fn is_unnamed(&self, kind: KindId) -> bool {
        let is_pawn = || self.known_as.notation == Some(Notation::San) && self.kind_of('P') == Some(kind);
        self.endings.progress.contains(kind) || is_pawn()
    }

    /// The unturned kind of a letter.
    #[must_use]
    pub fn kind_of(&self, letter: char) -> Option<KindId> {
        self.kind_ids().find(|&kind| self.kind(kind).letter == letter)
    }

    /// Where pieces can ever stand.
    #[must_use]
    pub fn whereabouts(&self) -> &Whereabouts {
        self.whereabouts.get_or_init(|| Whereabouts::of(self))
    }

    /// Number of grid points.
    #[inline]
    #[must_use]
    pub fn points(&self) -> usize {
        self.board.grid.points()
    }

    /// What a piece can do from a cell only because it has not moved; to be asked in games that have such pieces alone.
    #[inline]
    #[must_use]
    pub(crate) fn first_moves(&self, piece: Piece, from: Cell) -> Moves<'_> {
        self.rows.moves(piece.index() + self.first.offset, from)
    }

    /// Where a piece could go from a cell only because it has not moved.
    #[must_use]
    pub fn first_reach(&self, piece: Piece, from: Cell) -> CellSet {
        if self.first.any { *self.rows.reach(piece.index() + self.first.offset, from) } else { CellSet::EMPTY }
    }

    /// Whether a reserve can hold pieces of a kind: none that is royal, but for those that begin there.
    #[must_use]
    pub(crate) fn can_hold(&self, reserve: Reserve, kind: KindId) -> bool {
        !self.kind(kind).royal || reserve.side().is_some_and(|side| self.royalty[side.index()] == Royalty::Held)
    }

    /// The kind of the royal pieces; the first of several, and none in games without.
    #[must_use]
    pub fn royal(&self) -> Option<KindId> {
        self.kind_ids().find(|&kind| self.kind(kind).royal)
    }

    /// The name of a cell.
    #[must_use]
    pub fn cell_name(&self, cell: Cell) -> String {
        self.board.grid.name(cell)
    }

    /// A set of White's cells as this side sees it.
    #[must_use]
    pub fn seen_by(&self, side: Side, set: &CellSet) -> CellSet {
        seen_by(side, set, &self.board)
    }

    /// The layer that a piece of this kind belongs to on a cell: the first that claims it, else the last one.
    #[must_use]
    pub fn layer_of_piece(&self, kind: KindId, cell: Cell) -> Option<usize> {
        let claims = |layer: &Layer| layer.pieces.contains(kind) && layer.pieces_on.contains(cell);
        self.layers.iter().position(claims).or(self.layers.len().checked_sub(1))
    }

    /// The layer whose lattice a cell is on.
    #[must_use]
    pub fn layer_of_cell(&self, cell: Cell) -> Option<usize> {
        self.layers.iter().position(|layer| layer.cells.contains(cell))
    }

    /// The armies that can freeze, in the order of the freeze groups from 1: the semi-royal of each, and its cells.
    pub fn freezing_armies(&self) -> impl Iterator<Item = (KindId, &CellSet)> {
        let army = |rule| if let &Rule::Freeze { semi_royal, ref cells, .. } = rule { Some((semi_royal, cells)) } else { None };
        self.rules.iter().filter_map(army)
    }

    /// The freeze group of a kind on a cell; 0 where it never freezes.
    #[inline]
    #[must_use]
    pub fn group(&self, kind: KindId, cell: Cell) -> usize {
        usize::from(self.group[kind.index() * self.points() + cell.index()])
    }

    /// The freeze group that a kind on a cell keeps thawed; 0 for none.
    #[inline]
    #[must_use]
    pub fn guard(&self, kind: KindId, cell: Cell) -> usize {
        usize::from(self.guard[kind.index() * self.points() + cell.index()])
    }
}

/// Compiles a checked definition. `switches` are the rules of the house that are worked into it already.
///
/// # Errors
/// A problem if there is too much in it to be worked with.
pub(crate) fn compile(def: Checked, switches: Vec<Switch>) -> Result<Variant, Problem> {
    let points = def.board.grid.points();
    let freeze = |rule: &Rule| if let Rule::Freeze { semi_royal, .. } = rule { Some(*semi_royal) } else { None };
    let semi_royals: KindSet = def.rules.iter().filter_map(freeze).collect();
    let kinds = kinds(&def, semi_royals);
    let bars: Vec<Bars> = (0..def.pieces.len()).map(|index| Bars::of(&def.rules, KindId::new(index + 1), points)).collect();
    let Tables { mut rows, attacks, steps, made } = tables(&def, &bars)?;
    let doubles = Doubles::new(&def, &rows, &bars, MAX_STEPS / 4).ok_or_else(|| Problem::new("rules", Fault::Complex))?;
    let movable = movable(&rows, &def);
    let arrivals = Arrivals::new(&def, &rows, &doubles, &movable);
    rows.note(|piece, from| doubles.any_from(piece, from), |piece, from| arrivals.can_change(piece, from));
    let first = FirstWays::new(&def, &rows);
    let (castlings, mut unmoved_cells) = castlings(&def, &first)?;
    let gates = Gates::new(&def, &castlings, &mut unmoved_cells);
    told_apart(&castlings, &rows)?;
    let mut group = vec![0; kinds.len() * points];
    let mut guard = vec![0; kinds.len() * points];
    let mut groups = 1;
    for rule in &def.rules {
        let Rule::Freeze { semi_royal, pieces, cells } = rule else { continue };
        let number = u8::try_from(groups).unwrap_or_default();
        for cell in cells.iter() {
            pieces.iter().filter(|kind| kind.index() < kinds.len()).for_each(|kind| group[kind.index() * points + cell.index()] = number);
            guard[semi_royal.index() * points + cell.index()] = number;
        }
        groups += 1;
    }
    let (vanish, special) = special(&def, kinds.len());
    let mut conduct = Conduct::new(&def);
    let has_neutral = def.rules.iter().any(|rule| matches!(rule, Rule::Reserve { to: Holder::Neutral, .. }));
    let has_reserves = def.rules.iter().any(|rule| matches!(rule, Rule::Reserve { .. } | Rule::Drop { .. } | Rule::Gate { .. }));
    let royalty = royalty(&def);
    let royals_vary = royalty.iter().any(|royalty| royalty.varies());
    conduct.aftermath |= royals_vary;
    conduct.bound_by_check = conduct.no_flight || first.any;
    let variant = Variant {
        doubles,
        goals: Goals::new(&def),
        material: OnceLock::new(),
        care: if conduct.no_checks || conduct.parts_royals || first.captures { [Care::Everything; 2] } else { royalty.map(Care::of) },
        royals_vary,
        conduct,
        royalty,
        reserve_of: reserve_of(&def),
        drops: drops(&def, kinds.len(), &movable),
        transformations: Transformation::all(&def),
        per_file: per_file(&def, kinds.len()),
        per_colour: per_colour(&def),
        settles: settles(&def, kinds.len()),
        zobrist: Zobrist::new(kinds.len(), points, &def.id),
        id: def.id,
        name: def.name,
        in_text: def.in_text,
        about: def.about,
        history: def.history,
        about_array: def.about_array,
        rulings: def.rulings,
        board: def.board,
        regions: def.regions,
        layers: def.layers,
        start: def.start,
        rules: def.rules,
        endings: def.endings,
        inner: def.inner,
        weights: def.weights,
        known_as: def.known_as,
        switches,
        definition: String::new(),
        kinds,
        rows,
        attacks,
        arrivals,
        castlings,
        gates,
        unmoved_any: unmoved_cells.iter().copied().collect(),
        unmoved_bits: bits_of(&unmoved_cells, points),
        unmoved_cells,
        first,
        group,
        guard,
        groups,
        semi_royals,
        vanish,
        has_reserves,
        has_neutral,
        whereabouts: OnceLock::new(),
        no_drop_mate: special[0],
        no_mate_by: special[1],
        work: steps + made + 2 * (def.pieces.len() + 1) * points,
    };
    let start = with_rights(&variant, &variant.start).map_err(|letter| Problem::new("start", StartFault::Castling(letter)))?;
    let start = if variant.goals.checks > 0 && start.split(' ').count() == 7 { format!("{start} +0+0") } else { start };
    Ok(Variant { start, ..variant })
}

/// By cell: its bit of the unmoved field.
fn bits_of(unmoved_cells: &[Cell], points: usize) -> Vec<u64> {
    let mut bits = vec![0; points];
    unmoved_cells.iter().enumerate().for_each(|(bit, cell)| bits[cell.index()] = 1 << bit);
    bits
}

/// By kind, whose capture makes which own pieces vanish; and the kinds that may not mate by a drop, and do not win by their own check.
fn special(def: &Checked, kinds: usize) -> (Vec<KindSet>, [KindSet; 2]) {
    let mut vanish = vec![KindSet::EMPTY; kinds];
    let mut special = [KindSet::EMPTY; 2];
    for rule in &def.rules {
        let mut all = |set: usize, pieces: &KindSet| pieces.iter().for_each(|kind| special[set].insert(kind));
        match rule {
            Rule::Vanish { pieces, victim } => {
                pieces.iter().filter(|kind| kind.index() < kinds).for_each(|kind| vanish[kind.index()].insert(*victim));
            }
            Rule::NoDropMate { pieces } => all(0, pieces),
            Rule::NoMateBy { pieces } => all(1, pieces),
            _ => {}
        }
    }
    (vanish, special)
}

/// Sees that no castling is written like another move of its royal piece.
fn told_apart(castlings: &[Vec<Castling>; 2], rows: &Rows) -> Result<(), Problem> {
    let alike = |castling: &Castling, side: Side| {
        let moves = rows.moves(Piece::new(castling.royal, side).index(), castling.royal_from);
        let rays = moves.rays.iter().filter(|ray| ray.only != Only::Capture);
        let ends = rays.flat_map(|&ray| {
            let cells = rows.cells(ray);
            if ray.mode == PathMode::Lame { &cells[cells.len().saturating_sub(1)..] } else { cells }
        });
        moves.both.iter().chain(moves.quiet).chain(ends).any(|&end| end == castling.royal_to)
    };
    if Side::BOTH.into_iter().any(|side| castlings[side.index()].iter().any(|castling| alike(castling, side))) {
        return Err(Problem::new("rules", RuleFault::CastleAlike));
    }
    Ok(())
}

fn kinds(def: &Checked, semi_royals: KindSet) -> Vec<Kind> {
    let nobody = Kind {
        letter: '?',
        turned: false,
        name: String::new(),
        image: String::new(),
        stands_for: String::new(),
        worth: 0,
        royal: false,
        semi_royal: false,
        unturned: KindId::new(1),
        promoted: None,
        turns_to: None,
        ways: Vec::new(),
    };
    let backward: KindSet = def.rules.iter().flat_map(turning_back).collect();
    let turns_back = |kind: KindId, unturned| (kind != unturned && backward.contains(kind)).then_some(unturned);
    let known = def.pieces.iter().enumerate().map(|(index, piece)| Kind {
        letter: piece.letter,
        turned: piece.turned,
        name: piece.name.clone(),
        image: piece.image.clone(),
        stands_for: piece.stands_for.clone(),
        worth: piece.worth,
        royal: piece.royal,
        semi_royal: semi_royals.contains(KindId::new(index + 1)),
        unturned: piece.unturned,
        promoted: piece.promoted,
        turns_to: piece.turns_to.or_else(|| turns_back(KindId::new(index + 1), piece.unturned)),
        ways: piece.ways.clone(),
    });
    std::iter::once(nobody).chain(known).collect()
}

/// The pieces that turn back as they turn over, by a rule.
fn turning_back(rule: &Rule) -> impl Iterator<Item = KindId> + use<> {
    let pieces = if let Rule::TurnOver { pieces, back: true, .. } = rule { *pieces } else { KindSet::EMPTY };
    pieces.iter()
}

/// Where pieces go, and who attacks a cell.
struct Tables {
    rows: Rows,
    attacks: [Attacks; 2],
    /// How many steps have been tried for it, and how many entries have been made.
    steps: usize,
    made: usize,
}

/// The forward and the turned-round tables of all pieces.
fn tables(def: &Checked, bars: &[Bars]) -> Result<Tables, Problem> {
    let board = &def.board;
    let points = board.grid.points();
    let indices = (def.pieces.len() + 1) * 2;
    let any_first = def.pieces.iter().flat_map(|piece| &piece.ways).any(|way| way.first);
    let mut rows = RowsBuilder::new(indices, points, any_first);
    let mut attacks = [AttacksBuilder::new(points, MAX_MADE), AttacksBuilder::new(points, MAX_MADE)];
    let mut royal_goes = [CellSet::EMPTY; 2];
    let (mut steps, mut made) = (0, 0);
    for (index, piece) in def.pieces.iter().enumerate() {
        let (kind, bars) = (KindId::new(index + 1), &bars[index]);
        let lasting: Vec<Way> = piece.ways.iter().filter(|way| !way.first).cloned().collect();
        let tried: usize = piece.ways.iter().map(tries).sum();
        for side in Side::BOTH {
            for from in board.cells.iter() {
                let of = |first: bool| {
                    let ways = piece.ways.iter().filter(move |way| way.first == first);
                    ways.flat_map(|way| paths(way, from, side, board, bars)).collect::<Vec<Path>>()
                };
                let (all, first) = (of(false), of(true));
                steps += tried + all.iter().chain(&first).map(|path| path.cells.len()).sum::<usize>();
                rows.add(Piece::new(kind, side).index(), from, &all);
                rows.add_twices(Piece::new(kind, side).index(), from, twices(&lasting, from, side, board, bars));
                if any_first && piece.promoted.is_none() {
                    rows.add(Piece::new(kind, side).index() + indices, from, &first);
                }
                for path in &all {
                    attacks[side.index()].add(kind, from, path);
                }
                made = rows.made() + attacks.iter().map(AttacksBuilder::made).sum::<usize>();
                if steps > MAX_STEPS || made > MAX_MADE || rows.is_crowded() {
                    return Err(Problem::new(format!("pieces[{index}].moves"), Fault::Complex));
                }
                if piece.royal {
                    royal_goes[side.index()] |= all.iter().flat_map(|path| &path.cells).copied().collect();
                }
            }
        }
    }
    if def.rules.iter().any(|rule| matches!(rule, Rule::FacingRoyals)) {
        facing_royals(def, &royal_goes, &mut attacks);
    }
    Ok(Tables { rows: rows.finish(), attacks: attacks.map(AttacksBuilder::finish), steps, made })
}

/// Royal pieces look at each other along files and ranks, as if each could take the other. Ranks count only where both can ever stand: in
/// most games with this rule they keep to palaces that share none.
fn facing_royals(def: &Checked, royal_goes: &[CellSet; 2], attacks: &mut [AttacksBuilder; 2]) {
    let grid = def.board.grid;
    for (index, _) in def.pieces.iter().enumerate().filter(|(_, piece)| piece.royal) {
        for from in def.board.cells.iter() {
            for step in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
                let cells: Vec<Cell> = grid.along(from, step).take_while(|&cell| def.board.cells.contains(cell)).collect();
                let met = |side: Side| {
                    let (own, other) = (&royal_goes[side.index()], &royal_goes[side.other().index()]);
                    step.0 == 0 || own.contains(from) && cells.iter().any(|&cell| other.contains(cell))
                };
                let faces = Side::BOTH.map(met);
                let path = Path { cells, mode: PathMode::Ride, only: Only::Capture, except: KindSet::EMPTY };
                for (attacks, _) in attacks.iter_mut().zip(faces).filter(|&(_, faces)| faces) {
                    attacks.add(KindId::new(index + 1), from, &path);
                }
            }
        }
    }
}

fn reserve_of(def: &Checked) -> Vec<Option<Holder>> {
    let mut holders = vec![None; def.board.grid.points()];
    // Captures go by the cell as it is, not as a side sees it: the regions of this rule are the board's.
    for rule in def.rules.iter().rev() {
        if let Rule::Reserve { on, to } = rule {
            on.iter().for_each(|cell| holders[cell.index()] = Some(*to));
        }
    }
    holders
}

fn drops(def: &Checked, kinds: usize, movable: &[CellSet]) -> Vec<CellSet> {
    let mut drops = vec![CellSet::EMPTY; kinds * 2];
    for rule in &def.rules {
        let Rule::Drop { pieces, on, turned, stuck } = rule else { continue };
        let here = Side::BOTH.map(|side| seen_by(side, on, &def.board));
        for (kind, side) in pieces.iter().flat_map(|kind| Side::BOTH.map(|side| (kind, side))) {
            let faces = |piece: &CheckedPiece| piece.promoted.is_none() && (*turned || !piece.turned);
            if kind.index() >= kinds || !faces(&def.pieces[kind.index() - 1]) {
                continue;
            }
            let (piece, here) = (Piece::new(kind, side).index(), here[side.index()]);
            drops[piece] |= if *stuck { here } else { here & movable[piece] };
        }
    }
    drops
}

/// By kind, how many of it on a file bar another; the smallest number that a rule names.
fn per_file(def: &Checked, kinds: usize) -> Vec<u8> {
    let mut limits = vec![0; kinds];
    for rule in &def.rules {
        let Rule::OnePerFile { pieces, most } = rule else { continue };
        for kind in pieces.iter().filter(|kind| kind.index() < kinds) {
            let limit = &mut limits[kind.index()];
            *limit = if *limit == 0 { *most } else { (*limit).min(*most) };
        }
    }
    limits
}

/// The kinds of which a side can drop only one on the cells of each colour.
fn per_colour(def: &Checked) -> KindSet {
    let pieces = def.rules.iter().filter_map(|rule| if let Rule::OnePerColour { pieces } = rule { Some(*pieces) } else { None });
    pieces.fold(KindSet::EMPTY, KindSet::or)
}

/// By piece index, where it begins when it is dropped there.
fn settles(def: &Checked, kinds: usize) -> Vec<CellSet> {
    let mut settles = Vec::new();
    for (cell, piece) in def.dropped_beginners().filter(|(_, piece)| piece.kind().index() < kinds) {
        settles.resize(kinds * 2, CellSet::EMPTY);
        settles[piece.index()].insert(cell);
    }
    settles
}

/// By piece index: where it could move from without capturing, on an empty board or over a piece that it needs for a jump.
fn movable(rows: &Rows, def: &Checked) -> Vec<CellSet> {
    let pieces = 0..(def.pieces.len() + 1) * 2;
    pieces.map(|piece| def.board.cells.iter().filter(|&cell| can_move(rows, piece, cell)).collect()).collect()
}

fn can_move(rows: &Rows, piece: usize, cell: Cell) -> bool {
    let moves = rows.moves(piece, cell);
    let goes = |ray: &&Ray| ray.only != Only::Capture && (!ray.mode.jumps() || rows.cells(**ray).len() > 1);
    !moves.both.is_empty() || !moves.quiet.is_empty() || moves.rays.iter().any(|ray| goes(&ray))
}

#[cfg(test)]
mod tests;
