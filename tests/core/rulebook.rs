//! The rules as text: a reader who has nothing else can set the games up from it, and what it says that can happen is what happens.

use std::collections::{BTreeMap, BTreeSet};

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::position::{Move, MoveKind, Position};
use nestmate_core::rules::{legal_moves, parse_position, start};
use nestmate_core::variant::{KindId, Piece, Reserve, Rule, Side, Source, Variant};
use nestmate_text::{Rulebook, diagram};

use crate::common::{board_text, game, random_game};

/// The games with a game inside, each on a part of its board.
const NESTED: [&str; 7] =
    ["sfhiodgei", "nested-chess-a", "nested-chess-b", "nested-shogi-a", "nested-shogi-b", "doubly-nested-chess", "crouching-stepper"];

/// The rules as they are printed, each paragraph in one line.
fn printed(id: &str) -> String {
    let library = nestmate::library();
    let variant = library.get(id).expect("shipped");
    Rulebook::of(&variant, &library).text(&variant)
}

fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The diagram in a text: its lines with the number of a rank, and the letters of the files below them.
fn diagram_of(text: &str) -> String {
    let is_rank = |line: &&str| line.split_whitespace().next().is_some_and(|first| first.parse::<u32>().is_ok()) && line.len() > 3;
    let lines: Vec<&str> = text.lines().collect();
    let sentence = lines.iter().position(|line| line.starts_with("The starting position, with capital letters")).expect("a diagram");
    let begin = sentence + lines[sentence..].iter().position(is_rank).expect("its ranks");
    let end = begin + lines[begin..].iter().take_while(|line| is_rank(line)).count();
    lines[begin..=end].join("\n")
}

/// Reads a diagram back: the board field of a position.
fn read_diagram(diagram: &str) -> String {
    let lines: Vec<&str> = diagram.lines().collect();
    let (files, ranks) = lines.split_last().expect("files below");
    let columns: Vec<usize> = files.char_indices().filter(|(_, c)| c.is_alphabetic()).map(|(at, _)| at).collect();
    let rank = |line: &&str| {
        let at = |column: usize| line.as_bytes().get(column).map_or(' ', |&byte| char::from(byte));
        let (mut text, mut empty) = (String::new(), 0);
        for &column in &columns {
            if !at(column).is_alphabetic() {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            empty = 0;
            let sign = if at(column - 1) == '+' { "+" } else { "" };
            text.push_str(sign);
            text.push(at(column));
        }
        if empty > 0 { text + &empty.to_string() } else { text }
    };
    ranks.iter().map(rank).collect::<Vec<_>>().join("/")
}

/// Every cell name with what stands there, from a diagram.
fn cells_of(diagram: &str) -> BTreeMap<String, char> {
    let lines: Vec<&str> = diagram.lines().collect();
    let (files, ranks) = lines.split_last().expect("files below");
    let mut cells = BTreeMap::new();
    for line in ranks {
        let number = line.split_whitespace().next().expect("the number of the rank");
        for (column, file) in files.char_indices().filter(|(_, c)| c.is_alphabetic()) {
            let here = line.as_bytes().get(column).map_or(' ', |&byte| char::from(byte));
            if here.is_alphabetic() {
                cells.insert(format!("{file}{number}"), here);
            }
        }
    }
    cells
}

/// The letter that the entry of a piece has before its name.
fn letter_of(text: &str, name: &str) -> char {
    let line = text
        .lines()
        .find(|line| line.ends_with(&format!("  {name}")) && line.split_whitespace().next().is_some_and(|sign| sign.len() == 1));
    line.and_then(|line| line.chars().next()).unwrap_or_else(|| panic!("no entry of {name}"))
}

/// Whether a lattice has a cell, by the sentence that says which cells it has: `those on every second file from b to p and every second
/// rank from 2 to 16`.
fn lattice_has(text: &str, lattice: &str, cell: &str) -> bool {
    let (_, after) = text.split_once(&format!("· {lattice} cells: ")).expect("the lattice is told");
    let words: Vec<&str> = after.split(['.', ' ']).filter(|word| !word.is_empty()).collect();
    let after = |word: &str, nth: usize| {
        let at = words.iter().enumerate().filter(|(_, known)| **known == word).nth(nth).expect("the sentence goes on").0;
        words[at + 1]
    };
    let number = |text: &str| text.parse::<u32>().expect("a rank");
    let letter = |text: &str| u32::from(text.chars().next().expect("a file"));
    let (file, rank) = cell.split_at(1);
    let within = |value: u32, first: u32, last: u32| (first..=last).contains(&value) && (value - first).is_multiple_of(2);
    within(letter(file), letter(after("from", 0)), letter(after("to", 0)))
        && within(number(rank), number(after("from", 1)), number(after("to", 1)))
}

/// The cells of the pieces that can castle, by the sentences about castling and the diagram: `On the even cells, the Alibaba may castle with
/// a Dabbarider on its rank`.
fn unmoved(text: &str, diagram: &str) -> String {
    let cells = cells_of(diagram);
    let told = unwrapped(text);
    let mut found: BTreeSet<String> = BTreeSet::new();
    for (at, _) in told.match_indices(" on its rank if neither has moved") {
        let sentence = told[..at].rsplit(['.', '-']).next().expect("the sentence");
        let (before, partner) = sentence.split_once(" may castle with a ").expect("a partner");
        let royal = before.rsplit("he ").next().expect("a royal piece");
        let lattice = before.split_once("On the ").and_then(|(_, rest)| rest.split_once(" cells")).map(|(lattice, _)| lattice);
        let (royal, partner) = (letter_of(text, royal), letter_of(text, partner));
        let here = |cell: &str| lattice.is_none_or(|lattice| lattice_has(&told, lattice, cell));
        for side in [char::to_ascii_uppercase, char::to_ascii_lowercase] {
            let of = |letter: char| {
                cells.iter().filter(move |(_, known)| **known == side(&letter)).map(|(cell, _)| cell).filter(|cell| here(cell))
            };
            for one in of(royal) {
                let others: Vec<&String> = of(partner).filter(|other| other[1..] == one[1..]).collect();
                if !others.is_empty() {
                    found.extend(others.into_iter().chain([one]).cloned());
                }
            }
        }
    }
    if found.is_empty() { "-".to_owned() } else { found.into_iter().collect::<Vec<_>>().join(",") }
}

/// The start position as a reader of the text writes it.
fn read(text: &str) -> String {
    let (diagram, told) = (diagram_of(text), unwrapped(text));
    assert!(told.contains("White moves first"), "who begins");
    let reserves = match (told.contains("Each player has a reserve"), told.contains("At the start, the reserves are empty.")) {
        (true, true) => "[||]",
        (true, false) => panic!("reserves that hold something"),
        (false, _) => "-",
    };
    [&read_diagram(&diagram), "w", reserves, &unmoved(text, &diagram), "-", "0", "1"].join(" ")
}

#[test]
fn the_nested_games_are_set_up_from_their_text_alone() {
    for id in NESTED {
        assert_eq!(read(&printed(id)), game(id).start, "{id}");
    }
}

/// The diagram of each game shows its board, whatever stands in its reserves.
#[test]
fn every_printed_diagram_shows_the_start_position() {
    let library = nestmate::library();
    for (id, _) in library.all_games() {
        let variant = library.get(id).expect("shipped");
        let shown = diagram_of(&Rulebook::of(&variant, &library).text(&variant));
        assert_eq!(read_diagram(&shown), variant.start.split(' ').next().unwrap_or_default(), "{id}: {shown}");
    }
}

/// Positions of the nested games with special moves in them.
fn positions(id: &str) -> impl Iterator<Item = &'static str> {
    let rows = include_str!("../data/positions.tsv").lines().filter(|line| !line.starts_with('#'));
    let of = move |line: &'static str| line.split_once('\t').filter(|(game, _)| *game == id).and_then(|(_, rest)| rest.split('\t').nth(1));
    rows.filter_map(of)
}

#[test]
fn positions_are_read_back_from_their_diagrams() {
    for id in NESTED {
        let variant = game(id);
        let texts: Vec<&str> = positions(id).collect();
        assert!(texts.len() >= 10, "{id} has ten positions");
        for text in texts {
            let board = text.split(' ').next().unwrap_or_default();
            assert_eq!(read_diagram(&diagram(&variant, board)), board, "{id}: {text}");
        }
    }
}

/// Every position of random games and of the table, with its legal moves.
fn everywhere(variant: &Variant, seeds: u64, mut look: impl FnMut(&Position, &[Move])) {
    for seed in 0..seeds {
        random_game(variant, seed, 240, &mut look);
    }
    for text in positions(&variant.id) {
        let position = parse_position(variant, text).expect("a position");
        look(&position, &legal_moves(&position, variant));
    }
}

#[test]
fn pieces_stand_and_wait_only_where_the_rules_say_they_can() {
    for id in NESTED {
        let variant = game(id);
        let whereabouts = variant.whereabouts();
        everywhere(&variant, 6, |position, _| {
            for side in Side::BOTH {
                for cell in position.pieces(side).iter() {
                    let kind = position.at(cell).kind();
                    let known = variant.seen_by(side, &whereabouts.cells(kind));
                    assert!(known.contains(cell), "{id}: {} on {}", variant.kind(kind).name, variant.cell_name(cell));
                }
                for kind in position.reserves().kinds(Reserve::of(side)) {
                    assert!(whereabouts.can_hold(kind), "{id}: {} in a reserve", variant.kind(kind).name);
                }
            }
        });
    }
}

/// What a move does, and what a rule allows, by one name.
fn way(action: MoveKind) -> Option<&'static str> {
    match action {
        MoveKind::Drop(_) => Some("drop"),
        MoveKind::Promote(_) => Some("promote"),
        MoveKind::Exchange(..) => Some("exchange"),
        MoveKind::Restore(_) => Some("restore"),
        MoveKind::Swap(_) => Some("swap"),
        _ => None,
    }
}

fn way_of(rule: &Rule) -> &'static str {
    match rule {
        Rule::Drop { .. } => "drop",
        Rule::Promote { .. } => "promote",
        Rule::Exchange { .. } => "exchange",
        Rule::Restore { .. } => "restore",
        Rule::Swap { .. } => "swap",
        _ => "something else",
    }
}

/// Royal and semi-royal pieces where they begin, but for White's of one army, one more piece of White's, and in each reserve, where there
/// are reserves, a semi-royal.
fn sparse(variant: &Variant, kind: KindId, at: Cell, (semi_royal, cells): (KindId, &CellSet)) -> Option<Position> {
    let start = start(variant).expect("the start position is good");
    let missing = |cell: Cell| start.at(cell) == Piece::new(semi_royal, Side::White) && cells.contains(cell);
    let board = board_text(variant, |cell| {
        let piece = if cell == at { Piece::new(kind, Side::White) } else { start.at(cell) };
        let leads = || piece.is_some() && (variant.kind(piece.kind()).royal || variant.kind(piece.kind()).semi_royal);
        (cell == at || leads() && !missing(cell)).then(|| variant.kind(piece.kind()).text(piece.side()))
    });
    let letter = variant.kind(semi_royal).sign();
    let neutral = if variant.has_neutral { letter.as_str() } else { "" };
    let reserves = if variant.has_reserves { format!("[{letter}|{letter}|{neutral}]") } else { "-".to_owned() };
    parse_position(variant, &format!("{board} w {reserves} - - 0 1")).ok()
}

/// A piece without which nothing is frozen is no semi-royal, though it comes back from the neutral reserve.
#[test]
fn no_semi_royal_is_told_of_where_nothing_freezes() {
    let mut library = nestmate::library();
    library.add(Source::new("games.ron", include_str!("../data/rules/games.ron")));
    let variant = library.get("six-restore").expect("good");
    let text = unwrapped(&Rulebook::of(&variant, &library).text(&variant));
    assert!(text.contains("neutral reserve") && !text.contains("semi-royal"), "{text}");
    assert!(unwrapped(&printed("sfhiodgei")).contains("A semi-royal (Alibaba), a piece without which others are frozen"));
}

/// The rules say of each semi-royal how it comes back: in all these ways, and in no other.
#[test]
fn semi_royals_come_back_as_the_rules_say() {
    let mut armies = 0;
    for id in NESTED {
        let variant = game(id);
        let whereabouts = variant.whereabouts();
        let groups: Vec<_> = variant.freezing_armies().map(|(semi_royal, cells)| (semi_royal, *cells)).collect();
        let told = |group: usize| -> BTreeSet<&str> {
            whereabouts.brings_back(&variant, groups[group].0, &groups[group].1).into_iter().map(way_of).collect()
        };
        let mut seen: Vec<BTreeSet<&str>> = vec![BTreeSet::new(); groups.len()];
        let mut look = |position: &Position, (group, (semi_royal, cells)): (usize, &(KindId, CellSet))| {
            for mv in legal_moves(position, &variant) {
                let after = position.after(&variant, mv);
                if after.count(position.side(), *semi_royal, cells) > 0 {
                    seen[group].extend(way(mv.action()).or(Some("a move")));
                }
            }
        };
        everywhere(&variant, 6, |position, _| {
            let lacking = groups.iter().enumerate().filter(|(_, army)| position.count(position.side(), army.0, &army.1) == 0);
            lacking.for_each(|army| look(position, army));
        });
        for army in groups.iter().enumerate() {
            let (semi_royal, cells) = *army.1;
            for kind in variant.kind_ids().filter(|&kind| !variant.kind(kind).royal) {
                let from = whereabouts.cells(kind) & if kind == semi_royal { !cells } else { variant.board.cells };
                let positions = from.iter().filter_map(|cell| sparse(&variant, kind, cell, (semi_royal, &cells)));
                positions.for_each(|position| look(&position, army));
            }
        }
        for (group, seen) in seen.iter().enumerate() {
            armies += 1;
            assert!(seen.is_subset(&told(group)), "{id}: {seen:?} of {:?}", told(group));
            let unseen: Vec<_> = told(group).difference(seen).copied().collect();
            assert!(unseen.is_empty(), "{id}: {} never came back by {unseen:?}", variant.kind(groups[group].0).name);
        }
    }
    assert_eq!(armies, 2 + 2 + 2 + 2 + 2 + 3, "all armies that can freeze");
}

/// What is said of rides: pieces between the cells where they land do not matter, and one on such a cell ends them.
#[test]
fn rides_end_at_the_first_piece_on_a_cell_where_they_land() {
    let mut over = 0;
    for id in ["sfhiodgei", "doubly-nested-chess"] {
        let (variant, library) = (game(id), nestmate::library());
        let book = Rulebook::of(&variant, &library);
        let is_ride = |entry: &&nestmate_text::PieceEntry| {
            entry.moves.len() == 1 && entry.moves[0].starts_with("Rides any distance") && entry.moves[0].ends_with("in leaps of two cells.")
        };
        let riders: Vec<_> = book.entries().filter(is_ride).map(|entry| entry.kind).collect();
        assert!(riders.len() >= 3, "{id}: {}", riders.len());
        let grid = variant.board.grid;
        everywhere(&variant, 4, |position, moves| {
            for mv in moves.iter().filter(|mv| mv.is_step() && !mv.castles() && riders.contains(&position.mover(**mv).kind())) {
                let (x, y) = (grid.file(mv.to()) - grid.file(mv.from()), grid.rank(mv.to()) - grid.rank(mv.from()));
                let leaps = x.abs().max(y.abs()) / 2;
                let at = |half: i32| {
                    let cell = grid.cell(grid.file(mv.from()) + x.signum() * half, grid.rank(mv.from()) + y.signum() * half);
                    cell.is_some_and(|cell| position.at(cell).is_some())
                };
                assert!((1..leaps).all(|leap| !at(2 * leap)), "{id}: a ride over a piece on a cell where it lands");
                over += i32::from((0..leaps).any(|leap| at(2 * leap + 1)));
            }
        });
    }
    assert!(over > 100, "rides pass over what stands between");
}
