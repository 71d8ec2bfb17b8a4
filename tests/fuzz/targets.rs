//! What is fuzzed: each target reads an input as the program would, and holds whatever came of it to its properties.

use std::fmt::Write as _;
use std::io::Cursor;
use std::sync::{Arc, LazyLock};

use fastrand::Rng;
use nestmate::{Dialect, Record, Saying, Words, drawn, replay, serve_uci, serve_xboard};
use nestmate_core::game::{read_text, record_text, split_games};
use nestmate_core::notation::{position_text, read_position};
use nestmate_core::position::Draft;
use nestmate_core::rules::{check, legal_moves, parse_position};
use nestmate_core::variant::{Library, Report, Source, Variant};
use nestmate_text::words::{OwnWords, proof};

use crate::common::special_games;
use crate::corpus;
use crate::properties::{sound_game, sound_position, sound_record, sound_starts};
use crate::run::Target;

/// All of them.
pub static TARGETS: [Target; 7] = [
    Target { name: "definitions", seeds: corpus::definitions, read: definition },
    Target { name: "positions", seeds: corpus::positions, read: position },
    Target { name: "records", seeds: corpus::records, read: record },
    Target { name: "texts", seeds: corpus::texts, read: text },
    Target { name: "uci", seeds: corpus::uci, read: uci },
    Target { name: "xboard", seeds: corpus::xboard, read: xboard },
    Target { name: "languages", seeds: corpus::languages, read: language },
];

/// The shipped games, and those in which special moves meet.
static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let mut library = nestmate::library();
    library.add(Source::new("special_moves.ron", include_str!("../data/special_moves.ron")));
    library
});

static SPECIAL: LazyLock<Vec<Arc<Variant>>> = LazyLock::new(special_games);

/// The same chances for the same input.
fn chances(input: &str) -> Rng {
    Rng::with_seed(input.bytes().fold(1, |sum, byte| sum * 31 % 1_000_003 + u64::from(byte)))
}

/// An answer without what is different every time: numbers, and what is quoted.
fn gist(answer: &str) -> String {
    answer.chars().filter(|c| c.is_alphabetic() || c.is_whitespace()).take(120).collect()
}

/// A report is drawn, and points into its text.
fn sound_report<F: Saying>(report: &Report<F>, input: &str) -> String {
    let lines = input.lines().count() + 1;
    assert!((1..=lines).contains(&report.line) && report.column > 0, "line {} of {lines}", report.line);
    assert!(!drawn(report).is_empty());
    let Words { message, hint } = report.fault.words();
    gist(&format!("{message} {}", hint.unwrap_or_default()))
}

fn definition(input: &str) -> String {
    let checked = check(&LIBRARY, Source::new("fuzz", input), &|_| false);
    let told: Vec<String> = checked.reports.iter().map(|report| sound_report(report, input)).collect();
    let mut random = chances(input);
    // Of large games it is only looked at whether they are judged soon: to play them against brute force would take longer.
    for (variant, start) in checked.games.iter().filter(|game| game.0.points() <= 300).take(3) {
        sound_game(variant, start, &mut random);
        sound_starts(variant, &mut random);
    }
    format!("{} {}", checked.games.len(), told.join("\n"))
}

fn position(input: &str) -> String {
    let (id, text) = input.split_once('\n').unwrap_or(("", input));
    let special = SPECIAL.iter().find(|variant| variant.id == id).cloned();
    let Some(variant) = special.or_else(|| LIBRARY.get(id).ok()) else { return String::new() };
    let draft = Draft::parse(&variant, text).map(|mut draft| {
        let written = draft.text(&variant);
        assert!(Draft::parse(&variant, &written).is_ok_and(|again| again == draft), "{written}");
        draft.passings(&variant).into_iter().for_each(|passing| draft.set_passing(&variant, Some(passing)));
        draft.swap(&variant);
        draft.swap(&variant);
        assert!(Draft::parse(&variant, &draft.text(&variant)).is_ok_and(|again| again == draft), "{written}");
    });
    if let Ok(position) = read_position(&variant, text) {
        let told = position_text(&position, &variant);
        let again = read_position(&variant, &told).unwrap_or_else(|error| panic!("{told}: {error:?}"));
        assert_eq!(legal_moves(&again, &variant), legal_moves(&position, &variant), "{told}");
    }
    match parse_position(&variant, text) {
        Ok(position) => {
            assert!(draft.is_ok(), "{text}");
            sound_position(&variant, &position);
            format!("{id} {}", legal_moves(&position, &variant).len())
        }
        Err(error) => gist(&error.said()),
    }
}

fn record(input: &str) -> String {
    let read = Record::read("fuzz", input).and_then(|record| {
        let again = Record::read("again", &record.text()).unwrap_or_else(|error| panic!("{error:?}"));
        assert!(again == record);
        replay(&record, "fuzz", input, "")
    });
    match read {
        Ok(game) => {
            sound_record(&game);
            format!("{} {}", game.variant().id, game.ply())
        }
        // What is wrong with the definition in it has a place in the definition.
        Err(report) => gist(&format!("{} {}", report.fault.said(), drawn(&report))),
    }
}

fn text(input: &str) -> String {
    let chess = LIBRARY.get("fide-chess").expect("shipped");
    let parts = split_games(input);
    assert_eq!(parts.iter().map(|part| &input[part.clone()]).collect::<String>(), input, "nothing is lost");
    match read_text("fuzz", input, &LIBRARY, &chess) {
        Ok(loaded) => {
            let written = record_text(&loaded.game);
            let again = read_text("again", &written, &LIBRARY, &chess).unwrap_or_else(|error| panic!("{error:?}\n{written}"));
            assert_eq!(record_text(&again.game), written);
            assert_eq!(split_games(&written).len(), 1, "one game is one: {written}");
            let remarks: Vec<String> = loaded.remarks.iter().map(|remark| gist(&remark.said())).collect();
            format!("{} {} {}", loaded.game.variant().id, loaded.game.ply(), remarks.join("\n"))
        }
        Err(report) => sound_report(&report, input),
    }
}

fn language(input: &str) -> String {
    let own = OwnWords { code: "xx".to_owned(), files: vec![("fuzz".to_owned(), input.to_owned())], names: None };
    proof(&own).iter().fold(String::new(), |mut all, sentence| {
        let _ = writeln!(all, "{}", gist(sentence));
        all
    })
}

/// Every search of a session is short, and its table small, whatever the client says: how much is searched is not what is looked for.
fn uci(input: &str) -> String {
    let mut session = String::from("setoption name Hash value 1\n");
    for line in input.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["go", ..] if line.contains("perft") => session.push_str("go perft 1\n"),
            ["go", ..] => _ = writeln!(session, "{line} depth 1 nodes 60"),
            ["setoption", ..] if is_large(&words) => {}
            _ => _ = writeln!(session, "{line}"),
        }
    }
    let said = [Dialect::Uci, Dialect::Usi, Dialect::Ucci].map(|dialect| {
        let mut out = Vec::new();
        let input = Box::new(Cursor::new(session.clone().into_bytes()));
        serve_uci(dialect, &LIBRARY, &[], input, &mut out).unwrap_or_else(|error| panic!("{error:?}"));
        answered(out)
    });
    said.concat()
}

fn xboard(input: &str) -> String {
    let mut session = String::from("memory 40\nsd 1\n");
    for line in input.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["sd" | "memory", ..] => {}
            ["cores" | "option", ..] if is_large(&words) => {}
            ["new" | "variant", ..] => _ = writeln!(session, "{line}\nsd 1"),
            _ => _ = writeln!(session, "{line}"),
        }
    }
    let mut out = Vec::new();
    serve_xboard(&LIBRARY, &[], Box::new(Cursor::new(session.into_bytes())), &mut out).unwrap_or_else(|error| panic!("{error:?}"));
    answered(out)
}

/// Whether there is a number that asks for much memory or many threads.
fn is_large(words: &[&str]) -> bool {
    let digits = words.iter().flat_map(|word| word.split(|c: char| !c.is_ascii_digit()));
    digits.filter(|digits| !digits.is_empty()).any(|digits| digits.parse::<u32>().map_or(true, |number| number > 4))
}

fn answered(out: Vec<u8>) -> String {
    let text = String::from_utf8(out).expect("what is said is text");
    let mut kinds: Vec<String> = text.lines().map(|line| gist(line).split_whitespace().take(6).collect::<Vec<_>>().join(" ")).collect();
    kinds.dedup();
    kinds.join("\n")
}
