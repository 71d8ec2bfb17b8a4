//! Dead positions, held against brute force and against what other programs say.

use std::collections::BTreeSet;

use super::is_dead;
use crate::geometry::Cell;
use crate::position::{Draft, Position, in_check};
use crate::rules::{could_win, legal_moves, parse_position};
use crate::variant::{KindId, Library, Piece, Side, Variant};

/// Whether the side to move is mated.
fn is_mate(position: &Position, variant: &Variant) -> bool {
    in_check(position, variant, position.side()) && legal_moves(position, variant).is_empty()
}

/// Whether two cells are so near that a royal piece on one can guard what is next to the other.
fn near(variant: &Variant, one: Cell, other: Cell) -> bool {
    let grid = variant.board.grid;
    (grid.file(one) - grid.file(other)).abs() < 5 && (grid.rank(one) - grid.rank(other)).abs() < 5
}

/// Whether a royal piece and one piece of a kind mate the other side's royal piece anywhere.
fn mates(variant: &Variant, royal: KindId, kind: KindId, side: Side) -> bool {
    let mut draft = Draft::empty();
    draft.set_side(variant, side.other());
    let cells: Vec<Cell> = variant.board.cells.iter().collect();
    for &cell in &cells {
        draft.put(variant, cell, Piece::new(royal, side.other()));
        for &from in cells.iter().filter(|&&from| from != cell) {
            draft.put(variant, from, Piece::new(kind, side));
            if in_check(draft.picture(), variant, side.other()) {
                for &at in cells.iter().filter(|&&at| at != cell && at != from && near(variant, at, cell)) {
                    draft.put(variant, at, Piece::new(royal, side));
                    let legal = !in_check(draft.picture(), variant, side);
                    if legal && is_mate(draft.picture(), variant) {
                        return true;
                    }
                    draft.put(variant, at, Piece::NONE);
                }
            }
            draft.put(variant, from, Piece::NONE);
        }
        draft.put(variant, cell, Piece::NONE);
    }
    false
}

fn kinds(variant: &Variant) -> impl Iterator<Item = KindId> {
    variant.all_kind_ids().filter(|&kind| !variant.kind(kind).royal)
}

/// Every placement of the pieces that are too little says so, on boards on which all of them can be looked at.
#[test]
fn one_piece_that_is_too_little_mates_nowhere() {
    let library = crate::shipped::library();
    let mut looked = BTreeSet::new();
    for (id, _) in library.all_games() {
        let variant = library.get(id).expect("it compiles");
        let Some(royal) = variant.royal().filter(|_| variant.board.cells.len() <= 64) else { continue };
        for kind in kinds(&variant).filter(|&kind| variant.material().lone.contains(kind)) {
            // Games share most of their pieces.
            let ways = [royal, kind].map(|kind| format!("{:?}", variant.kind(kind).ways));
            if looked.insert((variant.board.cells.len(), variant.has_reserves, ways)) {
                let side = if looked.len() % 2 == 0 { Side::White } else { Side::Black };
                assert!(!mates(&variant, royal, kind, side), "{id}: {}", variant.kind(kind).name);
            }
        }
    }
    assert!(looked.len() > 15, "{} kinds", looked.len());
}

/// The letters of the kinds of which one is too little, and of those bound to a lattice on which all together are.
fn too_little(library: &Library, id: &str) -> [String; 2] {
    let variant = library.get(id).expect("shipped");
    let letters =
        |known: &dyn Fn(KindId) -> bool| kinds(&variant).filter(|&kind| known(kind)).map(|kind| variant.kind(kind).sign()).collect();
    let bound = |kind: KindId| variant.board.cells.iter().any(|cell| variant.material().lattice(Piece::new(kind, Side::Black), cell) > 0);
    [letters(&|kind| variant.material().lone.contains(kind)), letters(&bound)]
}

#[test]
fn what_is_too_little_is_worked_out_from_the_moves() {
    let library = crate::shipped::library();
    let cases = [
        ("fide-chess", "BN", "B"),
        ("losalamos", "N", ""),
        ("makruk", "NPM", "M"),
        ("newzealand", "RB", "B"),
        ("crazyhouse", "BN", ""),
        ("nested-chess-a", "FWBCDQEN", "FBCDQ"),
        // A check wins, a bare King loses, every capture explodes, Kings face each other, Kings run.
        ("3check", "", ""),
        ("courier", "", ""),
        ("atomic", "", ""),
        ("xiangqi", "", ""),
        ("kingofthehill", "", ""),
    ];
    for (id, lone, bound) in cases {
        assert_eq!(too_little(&library, id), [lone, bound], "{id}");
    }
}

/// A position with nothing in the reserves.
fn placed(variant: &Variant, board: &str, side: &str) -> Position {
    let reserves = if variant.has_reserves { "[||]" } else { "-" };
    let checks = if variant.goals.checks > 0 { " +0+0" } else { "" };
    let text = format!("{} {side} {reserves} - - 0 1{checks}", board.trim_end_matches("[]"));
    parse_position(variant, &text).unwrap_or_else(|error| panic!("{}: {text}: {error:?}", variant.id))
}

/// Chess as everybody knows it: which positions are dead, and who could still win when the other's time is up.
#[test]
fn dead_positions_of_chess() {
    let variant = crate::shipped::library().get("fide-chess").expect("shipped");
    for (board, dead, winners) in [
        ("4k3/8/8/8/8/8/8/4K3", true, [false, false]),
        ("4k3/8/8/8/8/8/8/4KN2", true, [false, false]),
        ("4kb2/8/8/8/8/8/8/4K3", true, [false, false]),
        ("4kb2/8/8/8/8/8/8/2B1K3", true, [false, false]),
        ("4kb2/8/8/8/8/8/8/4KB2", false, [true, true]),
        ("4k3/8/8/8/8/B1B5/1B6/4K3", true, [false, false]),
        ("4k3/8/8/8/8/8/8/2B1KB2", false, [true, false]),
        ("4k3/8/8/8/8/8/8/4KNN1", false, [true, false]),
        ("4kn2/8/8/8/8/8/8/4KN2", false, [true, true]),
        ("4kb2/8/8/8/8/8/8/4KN2", false, [true, true]),
        ("4k3/8/8/8/8/8/P7/4K3", false, [true, false]),
        ("3qk3/8/8/8/8/8/8/4KN2", false, [false, true]),
        ("3rk3/8/8/8/8/8/8/4KN2", false, [true, true]),
        ("3rk3/8/8/8/8/8/8/4KB2", false, [false, true]),
        ("3pk3/8/8/8/8/8/8/4KB2", false, [true, true]),
    ] {
        let position = placed(&variant, board, "w");
        assert_eq!(is_dead(&position, &variant), dead, "{board}");
        assert_eq!(Side::BOTH.map(|side| could_win(&position, &variant, side)), winners, "{board}");
    }
}

/// Games of which we say more than Fairy-Stockfish, which takes every piece that it does not know for one that mates, and says nothing of
/// games in which a bare King loses or stalemate may not draw.
const MORE: [&str; 9] = ["chaturanga", "courier", "nightrider", "opulent", "shatar", "shatranj", "spartan", "tencubed", "wolf"];

/// Games of which we say less: other ways to win, Kings that move otherwise, pieces that jump.
const LESS: [&str; 6] = ["ai-wok", "atomic", "coregal", "knightmate", "newzealand", "shako"];

/// What is said to be too little is too little for python-chess and Fairy-Stockfish, too, and in most games the other way round.
#[test]
fn other_programs_agree() {
    let library = crate::shipped::library();
    let (mut wrong, mut dead) = (Vec::new(), 0);
    for row in include_str!("../../../../../tests/data/dead-positions.tsv").lines() {
        let columns: Vec<&str> = row.split('\t').collect();
        let [id, text, white, black] = columns[..] else { panic!("{row}") };
        let variant = library.get(id).expect("shipped");
        let position = {
            let mut fields = text.split(' ');
            placed(&variant, fields.next().unwrap_or_default(), fields.next().unwrap_or_default())
        };
        let theirs = [white, black].map(|told| told == "1");
        let ours = Side::BOTH.map(|side| !could_win(&position, &variant, side));
        let is_dead = is_dead(&position, &variant);
        dead += usize::from(is_dead);
        // Fairy-Stockfish says nothing of games with drops, nor of one piece among others.
        let helped = position.pieces(Side::White).len().min(position.pieces(Side::Black).len()) > 1;
        let more = is_dead && theirs != [true; 2] || ours.into_iter().zip(theirs).any(|(ours, theirs)| ours && !theirs);
        let excused = MORE.contains(&id) || id != "fide-chess" && (variant.has_reserves || helped && !is_dead);
        let less = !is_dead && theirs == [true; 2] && !LESS.contains(&id);
        if more && !excused || less || id == "fide-chess" && ours != theirs {
            wrong.push(row);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(dead > 200, "{dead} dead positions");
}

/// One piece mates no royal piece among its own either where it is said that it cannot, on boards small enough for all placements.
#[test]
fn a_piece_that_is_too_little_is_so_among_others() {
    let library = crate::shipped::library();
    for id in ["gardner", "losalamos"] {
        let variant = library.get(id).expect("shipped");
        let royal = variant.royal().expect("a King");
        let cells: Vec<Cell> = variant.board.cells.iter().collect();
        let pairs = kinds(&variant).flat_map(|kind| kinds(&variant).map(move |other| (kind, other)));
        let idle: Vec<(KindId, KindId)> =
            pairs.filter(|&(kind, other)| !variant.could_mate_with(Side::White, kind, [other].into_iter().collect())).collect();
        assert!(!idle.is_empty(), "{id}");
        for (kind, other) in idle {
            assert!(!helped(&variant, [royal, kind, other], &cells), "{id}: {}, {}", variant.kind(kind).name, variant.kind(other).name);
        }
    }
}

/// Whether White's royal piece and a second kind mate Black's beside a third.
fn helped(variant: &Variant, [royal, kind, other]: [KindId; 3], cells: &[Cell]) -> bool {
    let mut draft = Draft::empty();
    draft.set_side(variant, Side::Black);
    let [black, white] = [Side::Black, Side::White].map(|side| move |kind| Piece::new(kind, side));
    for &cell in cells {
        draft.put(variant, cell, black(royal));
        for &from in cells.iter().filter(|&&from| from != cell) {
            draft.put(variant, from, white(kind));
            for &beside in cells.iter().filter(|&&at| at != cell && at != from) {
                draft.put(variant, beside, black(other));
                if in_check(draft.picture(), variant, Side::Black) {
                    for &at in cells.iter().filter(|&&at| ![cell, from, beside].contains(&at) && near(variant, at, cell)) {
                        draft.put(variant, at, white(royal));
                        if !in_check(draft.picture(), variant, Side::White) && is_mate(draft.picture(), variant) {
                            return true;
                        }
                        draft.put(variant, at, Piece::NONE);
                    }
                }
                draft.put(variant, beside, Piece::NONE);
            }
            draft.put(variant, from, Piece::NONE);
        }
        draft.put(variant, cell, Piece::NONE);
    }
    false
}
