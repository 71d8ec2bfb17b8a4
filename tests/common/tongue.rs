//! What is asked of a language, as far as it is translated: names, prose, moves, rules, refusals, reasons, pages and errors of the games, without
//! a word of English. The language is one for the process, so each has a test program of its own, which `told_in` fills.

#[path = "../languages/files.rs"]
mod files;
#[path = "said.rs"]
mod said;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use nestmate::page::rules_page as page;
use nestmate::{App, AppAction, Held, Intro, Machine, NewGame, Picked, Rung, Saying, Words, drawn};
use nestmate_core::game::read_text;
use nestmate_core::geometry::Cell;
use nestmate_core::rules::parse_position;
use nestmate_core::variant::{KindId, Library, Reserve, Source, Variant};
use nestmate_text::words::{Language, TextKey, named, say, set_language, untranslated};
use nestmate_text::{endings_in_words, moves_in_words, rules_in_words};

use said::said;

/// A language, and what has to be known of it to tell it from English.
#[derive(Debug)]
pub struct Tongue {
    /// Which one.
    pub language: Language,
    /// What ends its sentences.
    pub full_stop: char,
    /// What it quotes with.
    pub quotes: [char; 2],
    /// Its own words that look like English ones.
    pub own: &'static [&'static str],
}

/// The tests of a language, as its test program has them.
macro_rules! told_in {
    ($tongue:expr) => {
        $crate::tongue::told_in!($tongue;
            what_the_shipped_games_say_is_looked_up,
            moves_and_rules_of_every_piece_are_told,
            pieces_with_different_moves_have_different_words,
            what_cannot_be_done_is_refused,
            hints_are_told_and_explained,
            pages_of_rules_are_told,
            introductions_are_told_in_two_lines,
            what_is_wrong_with_texts_is_told,
            what_is_wrong_with_definitions_is_told,
        );
    };
    ($tongue:expr; $($test:ident,)+) => {
        $(#[test]
        fn $test() {
            $tongue.$test();
        })+
    };
}

pub(crate) use told_in;

/// Words that only English sentences have.
const ENGLISH: [&str; 39] = [
    "the", "of", "and", "or", "to", "is", "are", "its", "it", "with", "from", "without", "not", "by", "cell", "cells", "side", "move",
    "moves", "has", "have", "may", "must", "can", "cannot", "leaps", "steps", "slides", "rides", "captures", "check", "mate", "castle",
    "drop", "dropped", "reserve", "White", "Black", "way",
];

/// A small game with a rule of the house.
const SMALL: &str = r#"[(id: "klein", name: "Klein", board: (files: 3, ranks: 3),
    pieces: [(letter: 'K', name: "König", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))])],
    start: "2k/3/K2 w - - - 0 1",
    switches: [(id: "nifu", label: "Nifu", on: false, rules: [])])]"#;

impl Tongue {
    /// Every game as it is shipped, in a process that speaks the language.
    fn every_game(&self, mut look: impl FnMut(&str, &Arc<Variant>)) {
        set_language(Some(self.language));
        let library = nestmate::library();
        for (id, _) in library.games() {
            look(id, &library.get(id).expect("a shipped game compiles"));
        }
    }

    /// What its list of names has, by the English text.
    fn listed(&self) -> HashMap<String, String> {
        let path = format!("{}/assets/words/{}/names.ron", env!("CARGO_MANIFEST_DIR"), self.language.code());
        ron::from_str(&std::fs::read_to_string(path).expect("it is there")).expect("it is a list of names")
    }

    /// The words of a text that are English, or a key that has no text.
    pub fn leftovers(&self, text: &str) -> Vec<String> {
        let words = text.split(|c: char| !(c.is_alphanumeric() || c == '-'));
        let is_key = |word: &str| word.len() > 6 && word.split_once('-').is_some_and(|(family, _)| families().contains(family));
        words.filter(|word| (ENGLISH.contains(word) || is_key(word)) && !self.own.contains(word)).map(str::to_owned).collect()
    }

    /// Whether nothing in a text is said in English because it has not been translated yet. What has not is counted, not refused.
    fn is_translated(&self, text: &str) -> bool {
        static LACKING: OnceLock<Vec<String>> = OnceLock::new();
        let lacking = LACKING.get_or_init(|| {
            let [missing, stale] = untranslated(self.language);
            let keys: HashSet<&str> = missing.into_iter().chain(stale).map(TextKey::as_str).collect();
            let messages = files::read(Language::English).into_values().flat_map(|text| files::messages(&text));
            let pieces = messages.filter(|(key, _)| keys.contains(key.as_str())).flat_map(|(_, message)| message.pieces);
            let (library, listed) = (nestmate::library(), self.listed());
            let games = library.games().filter_map(|(id, _)| library.get(id).ok());
            let texts = games.flat_map(|variant| said(&variant).into_iter().map(str::to_owned).collect::<Vec<String>>());
            let pieces = pieces.map(|piece| piece.trim().to_owned()).filter(|piece| piece.len() > 3);
            pieces.chain(texts.filter(|text| !listed.contains_key(text))).collect()
        });
        !lacking.iter().any(|piece| text.contains(piece.as_str()))
    }

    #[track_caller]
    fn speaks(&self, place: &str, text: &str) {
        assert!(!text.is_empty(), "{place}: nothing is said");
        if !self.is_translated(text) {
            return;
        }
        assert_eq!(self.leftovers(text), Vec::<String>::new(), "{place}: {text}");
    }

    /// The same, but for what is quoted from a file and for lists of its words after a colon.
    #[track_caller]
    fn speaks_of(&self, place: &str, text: &str) {
        if !self.is_translated(text) {
            return;
        }
        let mut own = text.split_once([':', '：']).map_or(text, |parts| parts.0).to_owned();
        for [open, close] in [['`', '`'], self.quotes] {
            while let Some((before, quoted)) = own.split_once(open) {
                own = format!("{before} {}", quoted.split_once(close).map_or("", |parts| parts.1));
            }
        }
        assert_eq!(self.leftovers(&own), Vec::<String>::new(), "{place}: {text}");
    }

    pub fn what_the_shipped_games_say_is_looked_up(&self) {
        let listed = self.listed();
        self.every_game(|id, variant| {
            for text in said(variant) {
                let Some(own) = listed.get(text) else { continue };
                assert_eq!(named(text), own);
                // A sentence is never the same in both languages; names may be.
                assert!(text.split(' ').count() < 4 || own != text, "{id}: not translated: {text}");
            }
        });
    }

    pub fn moves_and_rules_of_every_piece_are_told(&self) {
        let mut told = 0;
        self.every_game(|id, variant| {
            for kind in variant.kind_ids() {
                let place = format!("{id}, {}", variant.kind(kind).name);
                for sentence in moves_in_words(variant, kind).into_iter().chain(rules_in_words(variant, kind)) {
                    self.speaks(&place, &sentence);
                    let ends = sentence.ends_with(self.full_stop) || !self.is_translated(&sentence);
                    assert!(ends && !sentence.contains("  ") && !sentence.contains(" ,"), "{place}: {sentence}");
                    told += 1;
                }
            }
            for sentence in endings_in_words(variant) {
                self.speaks(id, &sentence);
            }
        });
        assert!(told > 400, "only {told} sentences");
    }

    pub fn pieces_with_different_moves_have_different_words(&self) {
        self.every_game(|id, variant| {
            let ways = |kind: KindId| &variant.kind(kind).ways;
            for kind in variant.kind_ids() {
                for other in variant.kind_ids().filter(|&other| ways(other) != ways(kind)) {
                    assert_ne!(moves_in_words(variant, kind), moves_in_words(variant, other), "{id}: {}", variant.kind(kind).name);
                }
            }
        });
    }

    pub fn what_cannot_be_done_is_refused(&self) {
        let mut told = HashSet::new();
        let library = nestmate::library();
        for (at, (id, _)) in library.games().enumerate() {
            let mut random = fastrand::Rng::with_seed(at as u64);
            let mut app = self.app(id);
            let mut plies = 0;
            while plies < 120 && random_move(&mut app, &mut random) {
                plies += 1;
                for _ in 0..6 {
                    let revision = app.game().revision();
                    let tried = random_try(&app, &mut random);
                    app.update(tried);
                    for message in app.take_messages() {
                        let text = message.text.to_string();
                        self.speaks(id, &text);
                        told.insert(text);
                    }
                    app.update(AppAction::Cancel);
                    if app.game().revision() != revision {
                        break;
                    }
                }
            }
        }
        assert!(told.len() > 400, "only {} refusals", told.len());
    }

    pub fn hints_are_told_and_explained(&self) {
        let library = nestmate::library();
        let games: Vec<&str> = library.games().map(|(id, _)| id).collect();
        // Most of the time is waited for, so all games can be looked at together.
        let told: Vec<(&str, Vec<String>)> = std::thread::scope(|scope| {
            let begun: Vec<_> = games.iter().zip(7..).map(|(&id, seed)| (id, scope.spawn(move || self.hints(id, seed)))).collect();
            begun.into_iter().map(|(id, hints)| (id, hints.join().expect("hints come"))).collect()
        });
        for (id, text) in told.iter().flat_map(|(id, texts)| texts.iter().map(move |text| (id, text))) {
            self.speaks(id, text);
            let ends = text.ends_with(self.full_stop) || !self.is_translated(text);
            assert!(ends && !text.contains("  "), "{id}: {text}");
        }
        let all: HashSet<&String> = told.iter().flat_map(|(_, texts)| texts).collect();
        assert!(all.len() > 40, "only {} different sentences", all.len());
    }

    /// The texts of the page of rules of every game, as far as they are translated.
    pub fn every_page(&self, mut look: impl FnMut(&str, &[String])) {
        self.every_game(|id, variant| {
            let mut texts = read_aloud(&page(variant, &nestmate::library()));
            texts.retain(|text| self.is_translated(text));
            look(id, &texts);
        });
    }

    pub fn pages_of_rules_are_told(&self) {
        self.every_page(|id, texts| {
            assert!(texts.len() > 20, "{id}: {texts:?}");
            for text in texts {
                self.speaks(id, text);
            }
        });
    }

    /// The window has room for two lines of 640 points in letters of 18.
    pub fn introductions_are_told_in_two_lines(&self) {
        let library = nestmate::library();
        let mut told = 0;
        self.every_game(|id, variant| {
            let Some(mut intro) = Intro::new(Arc::clone(variant), nestmate::ways_to_fold(variant, &library)) else { return };
            for _ in 0..20 {
                let sentence = intro.sentence().to_owned();
                self.speaks(id, &sentence);
                let width: f32 = sentence.chars().map(|c| if c >= '\u{3000}' { 18.0 } else { 8.6 }).sum();
                assert!(width < 2.0 * 640.0 - 80.0, "{id}: {width} points: {sentence}");
                intro.next();
                told += 1;
            }
        });
        assert!(told > 0);
    }

    /// Texts of games and positions, broken at random, are refused in the language.
    pub fn what_is_wrong_with_texts_is_told(&self) {
        let mut told = HashSet::new();
        let library = nestmate::library();
        // House rules make a game that is compiled anew each time, so they are read in one that is small.
        let (mut small, mut told_of_rules) = (Library::default(), 0);
        small.add(Source::new("klein", SMALL));
        set_language(Some(self.language));
        let tiny = small.get("klein").expect("it is good");
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..900 {
            let text = broken("[Rules \"nifu=on repetition=3\"]\n\n1. a1a2 {ja}", &mut random);
            if let Err(report) = read_text("x.pgn", &text, &small, &tiny) {
                self.speaks_of("rules of the house", &report.fault.said());
                told_of_rules += 1;
            }
        }
        assert!(told_of_rules > 200, "only {told_of_rules} errors");
        self.every_game(|id, variant| {
            let mut random = fastrand::Rng::with_seed(11);
            let game = "[Event \"?\"]\n\n1. e4 {ja} (1. d4 $1) 1-0";
            for _ in 0..300 {
                let text = broken(game, &mut random);
                match read_text("x.pgn", &text, &library, variant) {
                    Ok(loaded) => told.extend(loaded.remarks.iter().map(Saying::said).inspect(|remark| self.speaks(id, remark))),
                    Err(report) => {
                        let Words { message, hint } = report.fault.words();
                        self.speaks(id, &message);
                        told.insert(message);
                        hint.inspect(|hint| self.speaks(id, hint));
                    }
                }
                if let Err(error) = parse_position(variant, &broken(&variant.start, &mut random)) {
                    self.speaks(id, &error.said());
                    told.insert(error.said());
                }
            }
        });
        assert!(told.len() > 200, "only {} errors", told.len());
    }

    /// Definitions of the games, broken at random, are refused in the language.
    pub fn what_is_wrong_with_definitions_is_told(&self) {
        let mut told = HashSet::new();
        let shipped = nestmate::library();
        self.every_game(|id, _| {
            let mut random = fastrand::Rng::with_seed(13);
            let good = shipped.definition(id).expect("it is shipped");
            for _ in 0..60 {
                let mut library = Library::default();
                library.add(Source::new("datei", broken(&good, &mut random)));
                for report in library.reports() {
                    let Words { message, hint } = report.fault.words();
                    self.speaks_of(id, &message);
                    self.speaks_of(id, &hint.unwrap_or_default());
                    assert!(drawn(report).contains(say!("report-error")), "{}", drawn(report));
                    told.insert(message);
                }
            }
        });
        assert!(told.len() > 100, "only {} errors", told.len());
    }

    /// A window's state in a game between two people, with hints that come soon.
    fn app(&self, id: &str) -> App {
        set_language(Some(self.language));
        let mut app = App::new(nestmate::library(), Arc::new(|| {})).expect("there are games");
        app.update(AppAction::New(NewGame::new(id)));
        app.update(AppAction::SetMachine(Machine { advice: Duration::from_millis(40), ..Machine::default() }));
        app.take_messages();
        app
    }

    /// Places and reasons of hints in a random game.
    fn hints(&self, id: &str, seed: u64) -> Vec<String> {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut app = self.app(id);
        let mut told = Vec::new();
        for _ in 0..4 {
            (0..random.usize(3..15)).for_each(|_| _ = random_move(&mut app, &mut random));
            if app.game().outcome().is_some() {
                break;
            }
            app.update(AppAction::HintAt(Rung::Line));
            let until = Instant::now() + Duration::from_mins(2);
            while app.hint().is_none_or(|hint| hint.reason.is_none()) {
                assert!(Instant::now() < until, "{id}: no reason comes");
                std::thread::sleep(Duration::from_millis(5));
                app.poll(true);
            }
            told.extend([app.hinted_place().expect("a place"), app.hint_reason().expect("a reason")]);
            app.update(AppAction::Cancel);
        }
        told
    }
}

/// What keys of sentences begin with, up to their first hyphen.
fn families() -> &'static HashSet<String> {
    static FAMILIES: OnceLock<HashSet<String>> = OnceLock::new();
    FAMILIES.get_or_init(|| {
        let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/en")).expect("the folder is there");
        let texts = files.map(|file| std::fs::read_to_string(file.expect("it can be listed").path()).expect("it can be read"));
        let keys = |text: String| text.lines().filter_map(|line| Some(line.split_once('-')?.0.to_owned())).collect::<Vec<String>>();
        texts.flat_map(keys).filter(|family| family.len() > 1 && family.chars().all(|c| c.is_ascii_lowercase())).collect()
    })
}

/// Makes a random move, mostly one that is more than going somewhere, so that games get somewhere.
fn random_move(app: &mut App, random: &mut fastrand::Rng) -> bool {
    let legal = app.game().legal().to_vec();
    let lively: Vec<_> = legal.iter().copied().filter(|mv| !mv.is_plain() || app.game().position().at(mv.to()).is_some()).collect();
    let Some(&mv) = random.choice(&lively).filter(|_| random.u8(0..3) > 0).or_else(|| random.choice(&legal)) else { return false };
    app.update(AppAction::PlayLine(vec![mv]));
    app.take_messages();
    true
}

/// Something that mostly cannot be done: a drag from anywhere to anywhere, a drop, a move that is typed.
fn random_try(app: &App, random: &mut fastrand::Rng) -> AppAction {
    let cells: Vec<Cell> = app.variant().board.cells.iter().collect();
    let (from, to) = (cells[random.usize(..cells.len())], cells[random.usize(..cells.len())]);
    let kinds: Vec<KindId> = app.variant().kind_ids().collect();
    let held = Held { reserve: Reserve::ALL[random.usize(..3)], kind: kinds[random.usize(..kinds.len())] };
    let name = |cell: Cell| app.variant().cell_name(cell);
    let letter = app.variant().kind(held.kind).letter;
    let typed = match random.u8(0..4) {
        0 => format!("{}{}", name(from), name(to)),
        1 => format!("{letter}@{}", name(to)),
        2 => format!("{}z99", name(from)),
        _ => "hm".to_owned(),
    };
    let tries = [
        AppAction::Drag(Picked::Cell(from), to),
        AppAction::Drag(Picked::Held(held), to),
        AppAction::PressHeld(held),
        AppAction::PlayText(typed),
    ];
    tries[random.usize(..tries.len())].clone()
}

/// What stands between the tags of a page, without drawings and styles.
fn read_aloud(page: &str) -> Vec<String> {
    let mut rest = page;
    let mut texts = Vec::new();
    while let Some(at) = rest.find('<') {
        let text = rest[..at].trim();
        if !text.is_empty() {
            texts.push(text.to_owned());
        }
        let skipped = [("<svg", "</svg>"), ("<style", "</style>")].into_iter().find(|(open, _)| rest[at..].starts_with(open));
        let end = skipped.map_or(">", |(_, close)| close);
        rest = rest[at..].find(end).map_or("", |found| &rest[at + found + end.len()..]);
    }
    texts
}

/// A text with a sign put in, left out or exchanged in a few places.
fn broken(text: &str, random: &mut fastrand::Rng) -> String {
    const SIGNS: [char; 16] = ['[', ']', '{', '}', '(', ')', '/', ' ', '-', '+', '0', '9', 'X', 'K', '$', '"'];
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..random.usize(1..4) {
        let at = random.usize(..signs.len());
        let sign = SIGNS[random.usize(..SIGNS.len())];
        match random.u8(0..3) {
            0 => signs.insert(at, sign),
            1 => signs[at] = sign,
            _ => _ = signs.remove(at),
        }
    }
    signs.into_iter().collect()
}
