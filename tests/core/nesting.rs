//! The nesting property: a position of the inner game, laid on its lattice with both outer Kings out of the way, gives the bound pieces
//! exactly the inner game's moves, before its rules about check, castling and captures in passing.

use std::collections::BTreeSet;
use std::sync::Arc;

use nestmate::nest_words;
use nestmate_core::geometry::Cell;
use nestmate_core::position::{Move, MoveKind, Position};
use nestmate_core::rules::{legal_moves, pseudo_moves, start};
use nestmate_core::variant::{Inner, NestFault, Side, Source, Variant};

use crate::common::skips::skip;
use crate::common::{board_text, game, games, random_game};

/// A move by its cells on the outer grid and what it does, in the outer game's letters.
type Shape = (String, String, String);

struct Nest<'a> {
    outer: &'a Variant,
    inner: &'a Variant,
    map: &'a Inner,
}

impl Nest<'_> {
    fn cell(&self, cell: Cell) -> Cell {
        let grid = self.inner.board.grid;
        self.map.cell(self.outer.board.grid, grid.file(cell), grid.rank(cell)).expect("the lattice has the cell")
    }

    fn letter(&self, letter: char) -> char {
        let (_, kind) = self.map.pieces.iter().find(|(known, _)| *known == letter).expect("every piece is mapped");
        self.outer.kind(*kind).letter
    }

    /// The inner position as text of the outer game, the Kings on the two cells given.
    fn lay(&self, position: &Position, kings: [Cell; 2]) -> String {
        let mut placed = vec![(kings[0], "K".to_owned()), (kings[1], "k".to_owned())];
        for side in Side::BOTH {
            for cell in position.pieces(side).iter() {
                let kind = self.inner.kind(position.at(cell).kind());
                let letter = self.letter(kind.letter);
                let letter = if side == Side::White { letter } else { letter.to_ascii_lowercase() };
                placed.push((self.cell(cell), format!("{}{letter}", if kind.turned { "+" } else { "" })));
            }
        }
        let piece = |cell: Cell| placed.iter().find(|(known, _)| *known == cell).map(|(_, text)| text.clone());
        let board = board_text(self.outer, piece);
        let reserves = if self.outer.has_reserves { "[||]" } else { "-" };
        let side = if position.side() == Side::White { "w" } else { "b" };
        format!("{board} {side} {reserves} - - 0 1")
    }

    fn inner_moves(&self, position: &Position) -> BTreeSet<Shape> {
        let name = |cell: Cell| self.outer.cell_name(self.cell(cell));
        let shape = |mv: &Move| {
            let action = match mv.action() {
                MoveKind::Promote(kind) => format!("={}", self.letter(self.inner.kind(kind).letter)),
                MoveKind::Turn => "+".to_owned(),
                _ => String::new(),
            };
            (name(mv.from()), name(mv.to()), action)
        };
        counted(position, self.inner).iter().map(shape).collect()
    }

    fn outer_moves(&self, position: &Position) -> BTreeSet<Shape> {
        let shape = |mv: &Move| {
            let action = match mv.action() {
                MoveKind::Promote(kind) => format!("={}", self.outer.kind(kind).letter),
                MoveKind::Turn => "+".to_owned(),
                _ => String::new(),
            };
            (self.outer.cell_name(mv.from()), self.outer.cell_name(mv.to()), action)
        };
        let royal = position.royal(position.side());
        // A piece that the inner game does not know brings an outer army back; the inner game cannot know of it.
        let known = |mv: &&Move| match mv.action() {
            MoveKind::Promote(kind) => self.map.pieces.iter().any(|&(_, outer)| outer == kind),
            _ => true,
        };
        counted(position, self.outer).iter().filter(|mv| mv.from() != royal).filter(known).map(shape).collect()
    }
}

/// The pseudo-legal moves on the board, castling, drops and captures in passing apart.
fn counted(position: &Position, variant: &Variant) -> Vec<Move> {
    let mut moves = Vec::new();
    pseudo_moves(position, variant, &mut moves);
    moves.retain(|mv| !matches!(mv.action(), MoveKind::Castle | MoveKind::EnPassant | MoveKind::Drop(_)));
    moves
}

/// Two cells off the lattice for the outer Kings, as far apart as may be.
fn off_lattice(outer: &Variant, map: &Inner) -> [Cell; 2] {
    let free: Vec<Cell> = outer.board.cells.iter().filter(|&cell| !map.cells.contains(cell)).collect();
    [free[0], free[free.len() - 1]]
}

/// Why the moves of an inner game need not be those of the lattice.
fn not_nested(outer: &Variant, map: &Inner) -> Option<&'static str> {
    if map.cells == outer.board.cells {
        Some("its lattice is the whole board, and only the array is shared")
    } else {
        map.pieces_only.then_some("only its pieces are shared, which move in other directions here")
    }
}

/// Pairs of games of all kinds of sizes, mirrors and promotions, and one with itself.
const PAIRS: [[&str; 2]; 9] = [
    ["shogi", "fide-chess"],
    ["fide-chess", "shogi"],
    ["fide-chess", "mongolian-chess"],
    ["xiangqi", "fide-chess"],
    ["shogi", "xiangqi"],
    ["shogi", "shogi"],
    ["capablanca", "makruk"],
    ["torishogi", "fide-chess"],
    ["fide-chess", "glinski"],
];

/// A game made by nesting two others.
fn nested(first: &str, second: &str) -> Result<Arc<Variant>, NestFault> {
    let mut library = nestmate::library();
    library.add(Source::new("nested.ron", library.nested(first, second, &nest_words())?.text));
    assert!(library.reports().is_empty(), "{second} in {first}: {:?}", library.reports());
    let id = library.games_of("nested.ron").next().expect("one game").to_owned();
    Ok(library.get(&id).expect("it compiles"))
}

/// The pairs, nested.
pub(super) fn made() -> Vec<Arc<Variant>> {
    let nested = |[first, second]: [&str; 2]| nested(first, second).unwrap_or_else(|fault| panic!("{second} in {first}: {fault:?}"));
    PAIRS.into_iter().map(nested).collect()
}

#[test]
fn inner_games_live_on_their_lattices() {
    let mut nests = 0;
    for outer in games().into_iter().chain(made()) {
        for map in &outer.inner {
            if let Some(why) = not_nested(&outer, map) {
                skip("inner games on their lattices", &outer, &format!("{}: {why}", map.game));
                continue;
            }
            let inner = game(&map.game);
            let nest = Nest { outer: &outer, inner: &inner, map };
            let kings = off_lattice(&outer, map);
            nests += 1;
            for seed in 0..4 {
                random_game(&inner, seed, 150, |position, _| {
                    let text = nest.lay(position, kings);
                    let laid = Position::parse(&outer, &text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
                    assert_eq!(nest.outer_moves(&laid), nest.inner_moves(position), "{} in {}: {text}", map.game, outer.id);
                });
            }
        }
    }
    assert!(nests >= 7 + 2 * PAIRS.len(), "only {nests} games are nested");
}

#[test]
fn inner_starts_stand_in_the_outer_start() {
    for outer in games().into_iter().chain(made()) {
        let position = start(&outer).expect("good");
        for map in &outer.inner {
            if map.pieces_only {
                skip("inner starts in the outer start", &outer, &format!("{}: only its pieces are shared", map.game));
                continue;
            }
            let inner = game(&map.game);
            let nest = Nest { outer: &outer, inner: &inner, map };
            let first = start(&inner).expect("good");
            for cell in inner.board.cells.iter().filter(|&cell| first.at(cell).is_some()) {
                let (piece, outer_piece) = (first.at(cell), position.at(nest.cell(cell)));
                let text = inner.kind(piece.kind()).letter;
                assert!(outer_piece.is_of(piece.side()), "{} in {}: {}", map.game, outer.id, inner.cell_name(cell));
                assert_eq!(outer.kind(outer_piece.kind()).letter, nest.letter(text), "{} in {}", map.game, outer.id);
            }
        }
    }
}

/// A game that lies in one inside lies in the outer game, too, on the same cells and with the same pieces.
#[test]
fn a_game_inside_two_others_is_the_same_in_both() {
    let mut seen = 0;
    for outer in games() {
        for map in &outer.inner {
            let middle = game(&map.game);
            for deeper in &middle.inner {
                let direct = outer.inner.iter().find(|known| known.game == deeper.game).expect("the outer game has it itself");
                let innermost = game(&deeper.game);
                let (first, second) =
                    (Nest { outer: &outer, inner: &middle, map }, Nest { outer: &middle, inner: &innermost, map: deeper });
                let whole = Nest { outer: &outer, inner: &innermost, map: direct };
                for cell in innermost.board.cells.iter() {
                    assert_eq!(first.cell(second.cell(cell)), whole.cell(cell), "{} in {}", deeper.game, outer.id);
                }
                for (letter, _) in &deeper.pieces {
                    assert_eq!(first.letter(second.letter(*letter)), whole.letter(*letter), "{} in {}", deeper.game, outer.id);
                }
                seen += 1;
            }
        }
    }
    assert!(seen > 0, "a game is nested twice");
}

/// Each game inside has the moves at first that it has by itself, and the free pieces have some.
fn begins_as_the_games_inside(outer: &Variant, games: [&str; 2]) {
    let position = start(outer).expect("good");
    let moves = legal_moves(&position, outer);
    for (map, id) in outer.inner.iter().zip(games) {
        let inner = game(id);
        let own = moves.iter().filter(|mv| map.cells.contains(mv.from())).count();
        // One passes on the whole board or nowhere.
        let alone = legal_moves(&start(&inner).expect("good"), &inner).into_iter().filter(|mv| !mv.is_pass()).count();
        assert_eq!(own, alone, "{id} in {}", outer.id);
    }
    assert!(moves.iter().any(|mv| outer.inner.iter().all(|map| !map.cells.contains(mv.from()))), "{}: free pieces move", outer.id);
}

#[test]
fn made_games_begin_as_the_games_inside_do() {
    for (outer, games) in made().iter().zip(PAIRS) {
        begins_as_the_games_inside(outer, games);
    }
}

#[test]
fn every_known_game_is_nested_with_chess_or_says_why_not() {
    let library = nestmate::library();
    let mut refused = Vec::new();
    for (id, _) in library.known_games() {
        match nested(id, "fide-chess") {
            Ok(outer) => begins_as_the_games_inside(&outer, [id, "fide-chess"]),
            Err(fault) => refused.push((id, fault)),
        }
    }
    let known = ["chu", "coregal", "cylinder", "legan", "maharajah", "omega", "placement", "racingkings", "sittuyin"];
    assert_eq!(refused.iter().map(|(id, _)| *id).collect::<Vec<_>>(), known, "{refused:?}");
}

#[test]
fn no_two_pieces_of_a_made_game_have_one_name() {
    for outer in made() {
        let kinds = outer.all_kind_ids().map(|kind| outer.kind(kind)).filter(|kind| !kind.turned);
        let mut names: Vec<&str> = kinds.map(|kind| kind.name.as_str()).collect();
        names.sort_unstable();
        let twice: Vec<&[&str]> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{}: {twice:?}", outer.id);
    }
}

#[test]
fn an_army_freezes_without_its_king() {
    for outer in made() {
        for map in &outer.inner {
            let mut seen = [0; 2];
            random_game(&outer, 5, 400, |position, moves| {
                let side = position.side();
                let leader = |cell: &Cell| map.cells.contains(*cell) && outer.semi_royals.contains(position.at(*cell).kind());
                let led = position.pieces(side).iter().any(|cell| leader(&cell));
                let bound = |mv: &&Move| {
                    let piece = position.mover(**mv);
                    map.pieces.iter().any(|(_, kind)| outer.kind(*kind).letter == outer.kind(piece.kind()).letter)
                };
                let moved = moves.iter().filter(|mv| !mv.is_drop()).any(|mv| bound(&mv));
                assert!(led || !moved, "{} in {}: {}", map.game, outer.id, position.text(&outer));
                seen[usize::from(led)] += 1;
            });
            assert!(seen[1] > 0, "{}", outer.id);
        }
    }
}

#[test]
fn what_cannot_be_nested_says_why() {
    let mut library = nestmate::library();
    let left = "[(id: \"left\", based_on: \"shogi\", name: \"Left\", pieces_change: [(letter: 'L', moves: [Slide(step: (1, 0), dirs: Towards([Left]))])])]";
    library.add(Source::new("left.ron", left));
    assert!(
        matches!(library.nested("shogi", "left", &nest_words()), Err(NestFault::OneSided([_, name])) if name == "Left"),
        "Black’s left is White’s right, and neither board can be turned about the middle of the other"
    );
    assert!(matches!(library.nested("sfhiodgei", "shogi", &nest_words()), Err(NestFault::Large(33, 33))));
    assert!(
        matches!(library.nested("fide-chess", "nested-chess-b", &nest_words()), Err(NestFault::Tilted(name)) if name == "Nested Chess B")
    );
    assert!(matches!(library.nested("fide-chess", "no-such-game", &nest_words()), Err(NestFault::Unplayable(_))));
}
