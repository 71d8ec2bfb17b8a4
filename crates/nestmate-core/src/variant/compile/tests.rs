//! Definitions that ask for as much work as their words can: each is refused, or comes to no more than any other that is not.

use std::fmt::Write as _;

use super::MOST_WORK;
use crate::variant::{Fault, Library, Source, Unplayable};

const KING: &str = "(letter: 'K', name: \"King\", royal: true, moves: [Leap(step: (1, 0))])";

/// Every letter but the King's.
const LETTERS: &str = "ABCDEFGHIJLMNOPQRSTUVWXYZ";

/// A game on a torus, with the Kings apart.
fn game(id: &str, (files, ranks): (usize, usize), pieces: &str, more: &str) -> String {
    let row = |rank: usize| match rank {
        0 => format!("K{}", files - 1),
        _ if rank == ranks / 2 => format!("k{}", files - 1),
        _ => files.to_string(),
    };
    let start = (0..ranks).rev().map(row).collect::<Vec<_>>().join("/");
    format!(
        "(id: \"{id}\", name: \"{id}\", board: (files: {files}, ranks: {ranks}, wrap: Both), pieces: [{KING}, {pieces}], \
         start: \"{start} w - - 0 1\", {more})"
    )
}

/// As many kinds of pieces as there can be, all with these ways of moving.
fn kinds(moves: &str) -> String {
    let piece =
        |letter| format!("(letter: '{letter}', name: \"{letter}\", moves: [{moves}], turned: (name: \"+{letter}\", moves: [{moves}]))");
    LETTERS.chars().map(piece).collect::<Vec<_>>().join(", ")
}

/// As many ways of moving as a piece can have.
fn ways(way: impl Fn(usize, usize) -> String) -> String {
    (1..7).flat_map(|x| (1..5).map(move |y| (x, y))).map(|(x, y)| way(x, y)).collect::<Vec<_>>().join(", ")
}

fn times(count: usize, text: &str) -> String {
    vec![text; count].join(", ")
}

fn rules(rules: &str) -> String {
    format!("rules: [{rules}]")
}

/// How much work a game is to make; why it cannot be played, if it cannot.
fn judged(games: &str) -> Result<usize, Fault> {
    let mut library = Library::default();
    library.add(Source::new("heavy", format!("[{games}]")));
    if let Some(report) = library.reports().first() {
        return Err(report.fault.clone());
    }
    let id = library.games().next().map(|(id, _)| id.to_owned()).expect("a game");
    library.get(&id).map(|variant| variant.work).map_err(|error| match error {
        Unplayable::Broken(report) => report.fault,
        Unplayable::Unknown(id) => panic!("{id}"),
    })
}

#[test]
fn what_is_made_is_counted() {
    let rider = "(letter: 'R', name: \"Rider\", moves: [Slide(step: (1, 1))])";
    let (cells, line) = (56, 55);
    // On seven files and eight ranks each of four lines from each cell goes over all others. King and rider are tried in four directions.
    let steps = 2 * cells * (4 + 4 + 4 + 4 * line);
    // The ends of lines, of which those of one cell are the same in all directions; the rays; the King's steps.
    let rows = 4 * cells * (line - 1) + cells + 2 * cells * 4 + 2 * cells * 4;
    let attacks = 2 * cells * (4 + 4 * line);
    let always = 2 * 3 * cells;
    assert_eq!(judged(&game("x", (7, 8), rider, &rules(""))), Ok(steps + rows + attacks + always));
}

#[test]
fn no_definition_asks_for_more_than_there_is_time_for() {
    let (torus, rider) = ((22, 23), |moves: &str| format!("(letter: 'R', name: \"Rider\", moves: [{moves}])"));
    let all = format!("K{LETTERS}");
    let steps = |count: usize, way: &dyn Fn(usize) -> String| (0..count).map(way).collect::<Vec<_>>().join(", ");
    let double = |at: usize| format!("DoubleStep(pieces: \"{all}\", step: ({}, {}), from: All, most: 5)", at % 12 + 1, at / 12 % 12 + 1);
    let castle = |at: usize| format!("Castle(royal: 'K', partner: 'A', steps: {}, partner_steps: 1, safe: StartAndPath)", 2 + at % 9);
    let jumps = |letter: usize| (0..24).map(move |way| (letter * 24 + way) % 4095 + 1);
    let except =
        |bits: usize| LETTERS.chars().enumerate().filter(|(at, _)| bits >> at & 1 != 0).map(|(_, letter)| letter).collect::<String>();
    let hops = LETTERS.chars().enumerate().fold(String::new(), |mut all, (at, letter)| {
        let ways: Vec<String> = jumps(at).map(|bits| format!("Hop(step: (1, 0), except: \"{}\")", except(bits))).collect();
        let _ = write!(all, "(letter: '{letter}', name: \"{letter}\", moves: [{}]), ", ways.join(", "));
        all
    });
    let heavy = [
        game("rider", torus, &rider("Slide(step: (3, 2)), Slide(step: (5, 7))"), &rules("")),
        game("hopper", torus, &rider("Hop(step: (1, 1))"), &rules("")),
        game("crooked", torus, &rider("Zigzag(step: (1, 0), and: (1, 1)), Zigzag(step: (2, 1), and: (3, 1))"), &rules("")),
        game("corner", torus, &rider("Zigzag(step: (2, 1), and: (3, 1), from: Cells(\"a1\"))"), &rules("")),
        game("leaps", torus, &kinds(&ways(|x, y| format!("Leap(step: ({x}, {y}))"))), &rules("")),
        game("circles", torus, &kinds(&ways(|x, y| format!("Circle(step: ({x}, {y}), most: 60)"))), &rules("")),
        game("vain", torus, &kinds(&ways(|x, y| format!("Zigzag(step: ({x}, {y}), and: (1, 0), within: Cells(\"a1\"))"))), &rules("")),
        game("lions", (16, 16), &kinds(&ways(|x, y| format!("Twice(step: ({x}, {y}), and: ({y}, {x}))"))), &rules("")),
        game("lame", torus, &kinds(&format!("Lame(step: (3, 3), via: [{}])", times(50, "(1, 1)"))), &rules("")),
        game("hops", torus, hops.trim_end_matches(", "), &rules("")),
        game("barred", torus, &kinds(&ways(|x, y| format!("Leap(step: ({x}, {y}))"))), &rules(&times(256, "Barred(between: (All, All))"))),
        game("doubles", torus, &kinds("Leap(step: (1, 0))"), &rules(&steps(250, &double))),
        game(
            "promotions",
            torus,
            &kinds("Leap(step: (1, 0))"),
            &rules(&times(250, &format!("Promote(pieces: \"{LETTERS}\", on: All, to: \"{LETTERS}\", lost: true)"))),
        ),
        game("drops", torus, &kinds("Slide(step: (1, 0))"), &rules(&times(250, &format!("Drop(pieces: \"{LETTERS}\")")))),
        game(
            "gates",
            torus,
            &kinds("Leap(step: (1, 0))"),
            &rules(
                &[
                    times(120, &format!("Gate(pieces: \"{LETTERS}\", on: All)")),
                    times(120, &format!("Unmoved(pieces: \"{all}\", on: All)")),
                ]
                .join(", "),
            ),
        ),
        game(
            "castles",
            torus,
            &kinds("Leap(step: (1, 0))"),
            &rules(&[steps(200, &castle), "Unmoved(pieces: \"KA\", on: All)".to_owned()].join(", ")),
        ),
        game(
            "choices",
            torus,
            &rider("Leap(step: (1, 0))"),
            &rules(&format!("Promote(pieces: \"R\", on: All, to: \"{}\")", "R".repeat(900_000))),
        ),
        game(
            "letters",
            torus,
            &rider("Leap(step: (1, 0))"),
            &rules(&format!("Promote(pieces: \"{}\", on: All, to: \"R\")", "XYZ".repeat(300_000))),
        ),
        game(
            "regions",
            torus,
            &rider("Leap(step: (1, 0))"),
            &rules(&format!("Reach(pieces: \"K\", on: Or([{}]))", times(60_000, "Files(\"a\")"))),
        ),
        game(
            "borrowed",
            torus,
            &format!(
                "{}, (letter: 'Z', name: \"Z\", moves: [{}])",
                rider(&format!("Leap(step: (1, 0), from: Or([{}]))", times(5000, "Files(\"a\")"))),
                times(24, "As('R')")
            ),
            &rules(""),
        ),
        game(
            "switches",
            torus,
            &rider("Leap(step: (1, 0))"),
            &format!(
                "{}, switches: [{}]",
                rules(&times(40_000, "NoFlight")),
                times(16, "(id: \"s\", label: \"s\", on: true, without: [NoChecks])")
            ),
        ),
    ];
    for text in heavy {
        match judged(&text) {
            Ok(work) => assert!(work <= MOST_WORK, "{work} for {}", &text[..60]),
            Err(fault) => assert!(
                matches!(fault, Fault::Complex | Fault::Entries { .. } | Fault::Piece(_) | Fault::Rule(_)),
                "{fault:?} of {}",
                &text[..60]
            ),
        }
    }
}

#[test]
fn neither_do_all_games_of_a_file_together() {
    let base = game(
        "g0",
        (22, 23),
        &kinds("Leap(step: (1, 0))"),
        &rules(&format!("Reach(pieces: \"K\", on: Or([{}]))", times(4000, "Files(\"a\")"))),
    );
    let mut all = base;
    for number in 1..200 {
        let _ = write!(all, ", (id: \"g{number}\", based_on: \"g{}\", name: \"{number}\")", number - 1);
    }
    let mut library = Library::default();
    library.add(Source::new("heavy", format!("[{all}]")));
    assert!(matches!(library.reports(), [report] if matches!(report.fault, Fault::Many { .. })), "{:?}", library.reports());
    let games = library.games().count();
    assert!((2..199).contains(&games), "{games} are taken in");
}

#[test]
fn no_game_that_ships_comes_near_it() {
    let library = crate::shipped::library();
    for (id, _) in library.all_games() {
        let work = library.get(id).expect("shipped").work;
        assert!(work * 4 < MOST_WORK, "{id}: {work} of {MOST_WORK}");
    }
}
