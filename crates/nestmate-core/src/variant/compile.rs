//! From a checked definition to the immutable [`Variant`]: numbers for names and tables for rules, worked out once.

use std::sync::OnceLock;

use super::arrivals::{Arrivals, Transformation};
use super::attacks::{Attacks, AttacksBuilder};
use super::castling::castlings;
use super::checked::{Checked, Way};
use super::compiled::Variant;
use super::conduct::{Care, Conduct, royalty};
use super::doubles::Doubles;
use super::fault::{Fault, StartFault};
use super::fen::with_rights;
use super::first::{FirstWays, Gates};
use super::goals::Goals;
use super::house::Switch;
use super::paths::{Bars, Path, PathMode, paths, seen_by, tries, twices};
use super::pieces::{Kind, KindId, KindSet, Piece, Side};
use super::problem::Problem;
use super::rows::{Ray, Rows, RowsBuilder};
use super::schema::{Holder, Only, Rule};
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
    let first = FirstWays::new(&def, &rows, &bars);
    let (castlings, mut unmoved_cells) = castlings(&def, &first, &rows)?;
    let gates = Gates::new(&def, &castlings, &mut unmoved_cells);
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
    let mut vanish = vec![KindSet::EMPTY; kinds.len()];
    for rule in &def.rules {
        let Rule::Vanish { pieces, victim } = rule else { continue };
        pieces.iter().filter(|kind| kind.index() < kinds.len()).for_each(|kind| vanish[kind.index()].insert(*victim));
    }
    let mut unmoved_bits = vec![0; points];
    unmoved_cells.iter().enumerate().for_each(|(bit, cell)| unmoved_bits[cell.index()] = 1 << bit);
    let mut conduct = Conduct::new(&def);
    let has_neutral = def.rules.iter().any(|rule| matches!(rule, Rule::Reserve { to: Holder::Neutral, .. }));
    let has_reserves = def.rules.iter().any(|rule| matches!(rule, Rule::Reserve { .. } | Rule::Drop { .. } | Rule::Gate { .. }));
    let royalty = royalty(&def);
    let royals_vary = royalty.iter().any(|royalty| royalty.varies());
    conduct.aftermath |= royals_vary;
    conduct.bound_by_check = conduct.no_flight || first.any;
    let mut variant = Variant {
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
        per_colour: pieces_of(&def.rules, |rule| if let Rule::OnePerColour { pieces } = rule { Some(*pieces) } else { None }),
        settles: settles(&def, kinds.len()),
        zobrist: Zobrist::new(kinds.len(), points, &def.id),
        switches,
        definition: String::new(),
        kinds,
        rows,
        attacks,
        arrivals,
        castlings,
        gates,
        unmoved_bits,
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
        no_drop_mate: pieces_of(&def.rules, |rule| if let Rule::NoDropMate { pieces } = rule { Some(*pieces) } else { None }),
        no_mate_by: pieces_of(&def.rules, |rule| if let Rule::NoMateBy { pieces } = rule { Some(*pieces) } else { None }),
        work: steps + made + 2 * (def.pieces.len() + 1) * points,
        def,
    };
    let start = with_rights(&variant).map_err(|letter| Problem::new("start", StartFault::Castling(letter)))?;
    let counts = variant.goals.checks > 0 && start.split(' ').count() == 7;
    variant.def.start = if counts { format!("{start} +0+0") } else { start };
    Ok(variant)
}

/// The pieces that some of the rules name.
fn pieces_of(rules: &[Rule], named: impl Fn(&Rule) -> Option<KindSet>) -> KindSet {
    rules.iter().filter_map(named).fold(KindSet::EMPTY, KindSet::or)
}

fn kinds(def: &Checked, semi_royals: KindSet) -> Vec<Kind> {
    let backward = pieces_of(&def.rules, |rule| if let Rule::TurnOver { pieces, back: true, .. } = rule { Some(*pieces) } else { None });
    let known = def.pieces.iter().enumerate().map(|(index, piece)| {
        let kind = KindId::new(index + 1);
        let turns_back = (kind != piece.unturned && backward.contains(kind)).then_some(piece.unturned);
        Kind { semi_royal: semi_royals.contains(kind), turns_to: piece.turns_to.or(turns_back), ..piece.clone() }
    });
    std::iter::once(Kind::default()).chain(known).collect()
}

struct Tables {
    rows: Rows,
    attacks: [Attacks; 2],
    /// How many steps have been tried for it, and how many entries have been made.
    steps: usize,
    made: usize,
}

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
                if steps > MAX_STEPS || made > MAX_MADE || rows.crowded {
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
            let faces = |piece: &Kind| piece.promoted.is_none() && (*turned || !piece.turned);
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
    let goes = |ray: &Ray| ray.only != Only::Capture && (!ray.mode.jumps() || rows.cells(*ray).len() > 1);
    let can_move = |piece: usize, cell: Cell| {
        let moves = rows.moves(piece, cell);
        !moves.both.is_empty() || !moves.quiet.is_empty() || moves.rays.iter().any(goes)
    };
    let pieces = 0..(def.pieces.len() + 1) * 2;
    pieces.map(|piece| def.board.cells.iter().filter(|&cell| can_move(piece, cell)).collect()).collect()
}

#[cfg(test)]
mod tests;
