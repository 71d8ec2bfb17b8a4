//! Starts drawn by lot, and castling from wherever King and Rook begin.

use std::collections::BTreeSet;
use std::sync::Arc;

use nestmate_core::notation::{fen, position_text, read_position};
use nestmate_core::position::Position;
use nestmate_core::rules::{legal_moves, perft, start, start_number, start_numbered};
use nestmate_core::variant::{Fault, Library, RuleFault, Side, Source, Variant};

/// Numbers that everybody has for these starts.
const KNOWN: [(u32, &str); 16] = [
    (0, "BBQNNRKR"),
    (1, "BQNBNRKR"),
    (2, "BQNNRBKR"),
    (95, "NNRKRQBB"),
    (96, "BBQNRNKR"),
    (97, "BQNBRNKR"),
    (160, "BBNRNKQR"),
    (288, "BBQNRKRN"),
    (356, "NBBRKRQN"),
    (518, "RNBQKBNR"),
    (534, "RNBKQBNR"),
    (692, "RBBQKNNR"),
    (700, "RBQKNNBR"),
    (855, "RKBNRNQB"),
    (958, "RKRNNBBQ"),
    (959, "RKRNNQBB"),
];

/// Positions with their counts at 1, 2, 3 and 4 plies.
const SUITE: &str = include_str!("../../../../tests/data/chess960.tsv");

fn game() -> Arc<Variant> {
    crate::common::library().get("chess960").expect("it compiles")
}

fn back_rank(variant: &Variant, position: &Position, side: Side) -> String {
    let rank = if side == Side::White { 0 } else { i32::from(variant.board.grid.ranks()) - 1 };
    let cells = (0..i32::from(variant.board.grid.files())).filter_map(|file| variant.board.grid.cell(file, rank));
    cells.map(|cell| variant.kind(position.at(cell).kind()).letter).collect()
}

#[test]
fn starts_have_the_numbers_that_everybody_knows() {
    let variant = game();
    for (number, rank) in KNOWN {
        let position = start_numbered(&variant, number).expect("a start");
        assert_eq!(back_rank(&variant, &position, Side::White), rank, "{number}");
    }
    assert_eq!(start_number(&variant, &start(&variant).expect("a start")), Some(518));
}

#[test]
fn every_start_is_another_and_keeps_the_conditions() {
    let variant = game();
    let count = variant.shuffle.as_ref().map(|shuffle| shuffle.count);
    assert_eq!(count, Some(960));
    let mut seen = BTreeSet::new();
    for number in 0..960 {
        let position = start_numbered(&variant, number).expect("a start");
        let rank = back_rank(&variant, &position, Side::White);
        assert_eq!(rank, back_rank(&variant, &position, Side::Black), "{number}");
        let at = |letter: char| -> Vec<usize> { rank.match_indices(letter).map(|found| found.0).collect() };
        let (bishops, rooks, kings) = (at('B'), at('R'), at('K'));
        assert_eq!((bishops[0] + bishops[1]) % 2, 1, "{rank}: Bishops of both colours");
        assert!(rooks[0] < kings[0] && kings[0] < rooks[1], "{rank}: the King between the Rooks");
        assert_eq!(start_number(&variant, &position), Some(number), "{rank}");
        assert_eq!(fen(&position, &variant).map(|fen| fen.ends_with(" w KQkq - 0 1")), Some(true), "{rank}: all may castle");
        seen.insert(rank);
    }
    assert_eq!(seen.len(), 960);
}

/// What is no start has no number: a piece has moved, or the sides stand otherwise.
#[test]
fn other_positions_have_no_number() {
    let variant = game();
    let read = |text: &str| read_position(&variant, text).expect("a position");
    for text in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    ] {
        assert_eq!(start_number(&variant, &read(text)), None, "{text}");
    }
    let chess = crate::common::library().get("fide-chess").expect("it compiles");
    assert_eq!(start_number(&chess, &start(&chess).expect("a start")), None);
    assert_eq!(start_numbered(&chess, 7), start(&chess));
}

fn count_suite(plies: usize, wanted: impl Fn(usize) -> bool) {
    let variant = game();
    for (row, line) in SUITE.lines().skip(1).enumerate().filter(|(row, _)| wanted(*row)) {
        let (text, counts) = line.split_once('\t').expect("a position and its counts");
        let mut position = read_position(&variant, text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let written = position_text(&position, &variant);
        assert_eq!(read_position(&variant, &written).as_ref(), Ok(&position), "{text} as {written}");
        for (depth, known) in (1..).zip(counts.split(' ')).take(plies) {
            assert_eq!(perft(&mut position, &variant, depth).to_string(), known, "row {row}, {depth} plies: {text}");
        }
    }
}

#[test]
fn the_suite_counts_as_published() {
    count_suite(2, |_| true);
    count_suite(3, |row| row % 8 == 0);
}

#[test]
#[ignore = "a minute without optimisation: .ci/test has the command"]
fn long_node_counts_of_drawn_starts() {
    count_suite(4, |_| true);
}

/// A letter of the four means the outermost Rook; one that is not is told by its file, as is each in the other way of writing.
#[test]
fn rights_are_read_by_side_and_by_file() {
    let variant = game();
    let read = |rights: &str| read_position(&variant, &format!("2k5/8/8/8/8/8/8/RR1K1R1R w {rights} - 0 1")).expect("a position");
    assert_eq!(read("KQ"), read("HA"));
    assert_ne!(read("KQ"), read("FB"));
    let castles = |position: &Position| legal_moves(position, &variant).into_iter().filter(|mv| mv.castles()).count();
    assert_eq!((castles(&read("HA")), castles(&read("FB"))), (0, 2), "a Rook between is in the way");
    let written = |rights: &str| fen(&read(rights), &variant).map(|fen| fen.split(' ').nth(2).map(str::to_owned));
    assert_eq!(written("HA"), Some(Some("KQ".to_owned())));
    assert_eq!(written("FB"), Some(Some("BF".to_owned())));
    assert_eq!(written("HB"), Some(Some("KB".to_owned())));
    assert_eq!(written("-"), Some(Some("-".to_owned())));
}

/// The library with a small game that draws its start by these rules.
fn with(rules: &str, start: &str) -> Library {
    let mut library = crate::common::library();
    let text = format!(
        "[(id: \"mine\", based_on: \"fide-chess\", name: \"Mine\", start: \"{start}/pppppppp/8/8/8/8/PPPPPPPP/{} w - - 0 1\", rules: [{rules}])]",
        start.to_ascii_uppercase()
    );
    library.add(Source::new("mine.ron", text));
    library
}

#[test]
fn what_cannot_be_drawn_is_told() {
    let fault = |rules: &str, start: &str| {
        let library = with(rules, start);
        library.reports().first().map(|report| report.fault.clone())
    };
    let rule = |fault| Some(Fault::Rule(fault));
    let array = "rnbqkbnr";
    assert_eq!(fault("Shuffle(pieces: \"NN\", on: Cells(\"b1 g1\"))", array), None);
    assert_eq!(fault("Shuffle(pieces: \"\", on: Ranks([1]))", array), rule(RuleFault::NoChoice));
    assert_eq!(fault("Shuffle(pieces: \"NN\", on: Ranks([1]))", array), rule(RuleFault::ShuffleArray), "others stand there");
    assert_eq!(fault("Shuffle(pieces: \"NNN\", on: Cells(\"b1 g1\"))", array), rule(RuleFault::ShuffleOrder), "no room");
    let partly = "Shuffle(pieces: \"N\", on: Cells(\"b1 g1\")), Shuffle(pieces: \"N\", on: Cells(\"g1 h1\"))";
    assert_eq!(fault(partly, array), rule(RuleFault::ShuffleOrder));
    let many = "Shuffle(pieces: \"PPPPPPPP\", on: Ranks([2, 3, 4])), Shuffle(pieces: \"RNBQKBNR\", on: Ranks([1, 2, 3, 4]))";
    assert!(matches!(fault(many, array), Some(Fault::Rule(RuleFault::ShuffleMany(_)))));
    let ends = |to: &str| format!("Castle(royal: 'K', partner: 'R', to: {to})");
    for wrong in ["(Cells(\"g1 h1\"), Cells(\"f1\"))", "(Cells(\"g1\"), Cells(\"g1\"))", "(Cells(\"g1\"), Cells(\"f2\"))"] {
        assert_eq!(fault(&ends(wrong), array), rule(RuleFault::CastleEnds), "{wrong}");
    }
    let both = "Castle(royal: 'K', partner: 'R', steps: 2, to: (Cells(\"g1\"), Cells(\"f1\")))";
    assert_eq!(fault(both, array), rule(RuleFault::CastleEnds));
}

/// Any order of all pieces: each draw of one kind, whatever stands beside.
#[test]
fn another_game_can_be_drawn_too() {
    let library = with(
        "Shuffle(pieces: \"K\", on: Ranks([1])), Shuffle(pieces: \"Q\", on: Ranks([1])), Shuffle(pieces: \"RR\", on: Ranks([1])), \
         Shuffle(pieces: \"BB\", on: Ranks([1])), Shuffle(pieces: \"NN\", on: Ranks([1]))",
        "rnbqkbnr",
    );
    let variant = library.get("mine").expect("it compiles");
    let count = variant.shuffle.as_ref().map_or(0, |shuffle| shuffle.count);
    assert_eq!(count, 5040, "8! / 2³");
    let ranks: BTreeSet<String> = (0..count)
        .map(|number| {
            let position = start_numbered(&variant, number).expect("a start");
            assert_eq!(start_number(&variant, &position), Some(number));
            back_rank(&variant, &position, Side::White)
        })
        .collect();
    assert_eq!(ranks.len(), 5040);
}
