//! Games as files and as text: what is written is read back as it was, whatever the game; what is mangled gives an error or a game.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use nestmate::{FileFault, Player, Record, Saying, record_of, replay};
use nestmate_core::game::{Game, NodeId, Step, glyph, read_text, record_text};
use nestmate_core::position::{Field, FieldFault, TextError};
use nestmate_core::rules::{MoveError, Reason, start};
use nestmate_core::variant::{BoardFault, Fault, HouseRules, RankFault, Side, Unreadable, Variant};

use crate::common::games;

/// What a game is, as far as both formats keep it: moves, variations, comments, glyphs, clocks, tags.
fn told(game: &Game) -> String {
    let tree = game.tree();
    let order = tree.preorder();
    let place = |id: NodeId| order.iter().position(|&known| known == id).map_or(0, |at| at + 1);
    let of = |id: &NodeId| {
        format!(
            "{} {:?} {:?} {:?} {:?}\n",
            tree.parent(*id).map_or(0, place),
            tree.mv(*id),
            tree.notes(*id),
            tree.clock(*id),
            tree.eval(*id)
        )
    };
    let moves: String = order.iter().map(of).collect();
    // They are written in an order of their own.
    let tags: BTreeMap<&str, &str> = game.tags().iter().collect();
    let rules = HouseRules::of(game.variant());
    format!("{} {rules:?} {} {:?} {tags:?}\n{moves}", game.variant().id, game.start().text(game.variant()), tree.notes(NodeId::START))
}

const WORDS: [&str; 12] = [
    "good",
    "(sic)",
    "1.",
    "e2e4",
    "$5",
    "¿qué?",
    "漢字",
    "\\\"",
    "[%csl Rd4]",
    "a-very-long-word-that-does-not-end-where-one-would-think",
    ";",
    "%",
];

fn remark(random: &mut fastrand::Rng) -> String {
    let words = if random.bool() { 0 } else { random.usize(1..20) };
    (0..words).map(|_| WORDS[random.usize(..WORDS.len())]).collect::<Vec<_>>().join(" ")
}

/// A random game with variations, comments, glyphs and clocks.
fn random_game(variant: &Arc<Variant>, random: &mut fastrand::Rng, moves: usize) -> Game {
    let mut start = start(variant).expect("good");
    if random.u8(..) < 60 {
        let legal = nestmate_core::rules::legal_moves(&start, variant);
        start.make(variant, legal[random.usize(..legal.len())]);
        start.forget();
    }
    let mut game = Game::new(Arc::clone(variant), start);
    game.comment(NodeId::START, "", &remark(random));
    for _ in 0..moves {
        if random.u8(..) < 40 {
            let nodes = game.tree().preorder();
            random.choice(&nodes).into_iter().for_each(|&node| _ = game.go(Step::To(node)));
        }
        let Some(&mv) = random.choice(game.legal()) else { continue };
        if game.play(mv).is_err() {
            continue;
        }
        let node = game.current();
        if random.u8(..) < 80 {
            game.comment(node, &remark(random), &remark(random));
        }
        if random.u8(..) < 60 {
            let known = if random.bool() { random.choice(&glyph::OF_MOVES) } else { random.choice(&glyph::OF_POSITIONS) };
            game.toggle_glyph(node, known.expect("there are some").number);
            game.toggle_glyph(node, random.u8(20..));
        }
        if random.bool() {
            game.set_clock(node, Duration::from_millis(random.u64(..10_000_000)));
        }
    }
    game.set_tag("White", "A \"quoted\" \\ name");
    game.set_tag("Annotator", "somebody");
    game
}

/// The game under rules of the house other than the usual ones.
fn other_rules(variant: &Variant) -> HouseRules {
    let switches = variant.switches.iter().map(|switch| (switch.id.clone(), !switch.on)).collect();
    HouseRules { switches, repetition: Some(7), no_progress: Some(77) }
}

#[test]
fn texts_come_back_as_they_were() {
    let library = nestmate::library();
    let mut random = fastrand::Rng::with_seed(21);
    for plain in games() {
        let variants = [plain.clone(), library.get_with(&plain.id, &other_rules(&plain)).expect("its switches can be turned")];
        for variant in &variants {
            for _ in 0..6 {
                let game = random_game(variant, &mut random, 60);
                let text = record_text(&game);
                assert!(text.lines().all(|line| line.chars().count() <= 110 || line.starts_with("[Start")), "{text}");
                let again =
                    read_text("text", &text, &library, &variants[0]).unwrap_or_else(|error| panic!("{}: {error:?}\n{text}", plain.id));
                assert_eq!(told(&again.game), told(&game), "{text}");
                assert_eq!(again.remarks, []);
                assert_eq!(record_text(&again.game), text);
            }
        }
    }
}

#[test]
fn clocks_beyond_all_measure_are_cut_to_what_can_be_read_again() {
    let library = nestmate::library();
    let chess = library.get("fide-chess").expect("shipped");
    for clock in ["999999:59:59", "999999:999999:999999", "0:0:0"] {
        let text = format!("1. e4 {{[%clk {clock}]}} *");
        let game = read_text("text", &text, &library, &chess).expect("a game").game;
        let written = record_text(&game);
        let again = read_text("text", &written, &library, &chess).expect("a game").game;
        assert!(written.contains("[%clk ") && told(&again) == told(&game), "{written}");
    }
    let no_clock = read_text("text", "1. e4 {[%clk 1:2:3:4]} *", &library, &chess).expect("a game").game;
    assert_eq!(no_clock.tree().clock(no_clock.current()), None, "no clock has four parts");
    assert!(record_text(&no_clock).contains("{[ %clk 1:2:3:4]}"), "what is no clock is kept as words");
}

#[test]
fn files_come_back_as_they_were() {
    let library = nestmate::library();
    let mut random = fastrand::Rng::with_seed(22);
    for plain in games() {
        let variant = library.get_with(&plain.id, &other_rules(&plain)).expect("its switches can be turned");
        for _ in 0..6 {
            let game = random_game(&variant, &mut random, 60);
            let players = [Player::Computer, Player::Human];
            let text = record_of(&game, players).text();
            let record = Record::read("file", &text).unwrap_or_else(|error| panic!("{}: {error:?}", plain.id));
            let again = replay(&record, "file", &text, "").unwrap_or_else(|error| panic!("{}: {error:?}\n{text}", plain.id));
            assert_eq!(told(&again), told(&game));
            assert_eq!(again.position(), game.position(), "the place in the game is the same");
            assert_eq!(record_of(&again, players).text(), text);
        }
    }
}

/// Mate and the like follow from the moves: a file that tells of them beside is none that anybody wrote.
#[test]
fn only_ends_that_players_agree_on_are_read() {
    let chess = nestmate::library().get("fide-chess").expect("shipped");
    let mut game = random_game(&chess, &mut fastrand::Rng::with_seed(3), 4);
    game.lose(Side::White, Reason::Resignation);
    let text = record_of(&game, [Player::Human; 2]).text();
    let opened = |text: &str| replay(&Record::read("file", text).expect("it has the form"), "file", text, "");
    assert!(opened(&text).is_ok());
    let changed = text.replacen("Resignation", "Mate", 1);
    let report = opened(&changed).expect_err("mate follows from the moves");
    assert!(matches!(report.fault, FileFault::NotAgreed), "{report:?}");
}

#[test]
fn a_file_replays_by_the_definition_in_it() {
    let chess = "[(id: \"mine\", based_on: \"fide-chess\", name: \"Mine\")]";
    let mut library = nestmate::library();
    library.add(nestmate_core::variant::Source::new("mine.ron", chess));
    let variant = library.get("mine").expect("good");
    let mut game = random_game(&variant, &mut fastrand::Rng::with_seed(3), 80);
    game.go(Step::End);
    let text = record_of(&game, [Player::Human; 2]).text();
    // The game of that name has other pieces now, and the program that reads the file does not know it at all.
    let changed = chess.replace("name: \"Mine\"", "name: \"Mine\", pieces: [(letter: 'K', name: \"King\", royal: true, moves: [Leap(step: (1, 0))])], start: \"k7/8/8/8/8/8/8/7K w - - - 0 1\", rules: []");
    library.add(nestmate_core::variant::Source::new("mine.ron", changed));
    let record = Record::read("file", &text).expect("good");
    let again = replay(&record, "file", &text, "").expect("good");
    assert_eq!(told(&again), told(&game));
    assert_eq!(again.variant().kinds.len(), variant.kinds.len());
}

#[test]
fn what_is_wrong_with_a_file_is_told_with_its_place() {
    let variant = nestmate::library().get("fide-chess").expect("shipped");
    let mut game = Game::new(variant.clone(), start(&variant).expect("good"));
    for text in ["e2e4", "e7e5"] {
        let mv = nestmate_core::rules::parse_move(game.position(), &variant, text).expect("legal");
        game.play(mv).expect("legal");
    }
    let good = record_of(&game, [Player::Human; 2]).text();
    let wrong = |from: &str, to: &str| {
        assert!(good.contains(from), "{good}");
        let text = good.replacen(from, to, 1);
        let read = Record::read("file", &text).and_then(|record| replay(&record, "file", &text, ""));
        let report = read.expect_err("something is wrong");
        let line = good.lines().position(|line| line.contains(from)).map_or(0, |at| at + 1);
        (report.line, line, report.fault)
    };
    let tell = |from: &str, to: &str, fault: FileFault| {
        let (line, expected, found) = wrong(from, to);
        assert!(line == expected && found == fault, "{from} → {to}: line {line}, not {expected}: {found:?}");
    };
    tell("version: 2", "version: 3", FileFault::Newer { format: "nestmate game", known: 3, version: 2 });
    assert_eq!(wrong("version: 2", "vision: 1").2, FileFault::NoVersion);
    tell("format: \"nestmate game\"", "format: \"nestmate settings\"", FileFault::Format("nestmate game"));
    tell("move: \"e7e5\"", "move: \"e7e6q\"", FileFault::Move(MoveError::NotLegal { text: "e7e6q".to_owned() }));
    tell("move: \"e7e5\"", "move: 5", FileFault::Unreadable(Unreadable::ExpectedString));
    tell("place: 2", "place: 3", FileFault::NoPlace);
    tell("(move: \"e7e5\")", "(move: \"e7e5\", after: 7)", FileFault::NoParent);
    let short = FieldFault::Board(BoardFault::Rank(7, RankFault::Fewer { given: 7, count: 8 }));
    tell("rnbqkbnr/pppppppp", "rnbqkbnr/ppppppp", FileFault::Start(TextError::Field(Field::Board, short)));
    tell("game: \"fide-chess\"", "game: \"other\"", FileFault::NoGame("other".to_owned()));
    let cut = &good[..good.len() / 3];
    assert!(Record::read("file", cut).is_err());
    assert_eq!(wrong("files: 8", "files: 0").2, FileFault::Definition(Fault::Board(0, 8)));
}

/// Changes a text at random: bytes turned over, taken out, put in, and the end cut off.
fn mangled(text: &str, random: &mut fastrand::Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..random.usize(1..6) {
        let at = random.usize(..bytes.len().max(1)).min(bytes.len().saturating_sub(1));
        let to = (at + random.usize(1..30)).min(bytes.len());
        match random.u8(..6) {
            0 => bytes[at] ^= 1 << random.u8(..8),
            1 => _ = bytes.drain(at..to),
            2 => bytes.insert(at, random.choice(b"()[]{}\"'$;.,: \n0aQ@=+-*".iter()).copied().unwrap_or_default()),
            3 => {
                let piece = bytes[at..to].to_vec();
                let place = random.usize(..bytes.len());
                bytes.splice(place..place, piece);
            }
            4 => bytes.insert(at, random.u8(..)),
            _ if random.u8(..) < 40 => bytes.truncate(at),
            _ => {}
        }
        if bytes.is_empty() {
            break;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn mangled_texts_give_an_error_with_a_place_or_a_good_game() {
    let library = nestmate::library();
    let mut random = fastrand::Rng::with_seed(23);
    let mut read = [0, 0];
    for variant in games() {
        let texts: Vec<String> = (0..3).map(|_| record_text(&random_game(&variant, &mut random, 30))).collect();
        for round in 0..60 {
            let text = mangled(&texts[round % texts.len()], &mut random);
            match read_text("text", &text, &library, &variant) {
                Ok(loaded) => {
                    read[0] += 1;
                    let again = record_text(&loaded.game);
                    let twice = read_text("again", &again, &library, &variant).unwrap_or_else(|error| panic!("{error:?}\n{again}"));
                    assert_eq!(told(&twice.game), told(&loaded.game));
                }
                Err(report) => {
                    read[1] += 1;
                    let line = text.lines().nth(report.line - 1).unwrap_or_default();
                    assert!(report.column <= line.chars().count() + 2 && !report.said().is_empty(), "{report:?}");
                }
            }
        }
    }
    assert!(read[0] > 50 && read[1] > 50, "both happen: {read:?}");
}

#[test]
fn mangled_files_give_an_error_with_a_place_or_a_good_game() {
    let mut random = fastrand::Rng::with_seed(24);
    let mut read = [0, 0];
    for variant in games() {
        let text = record_of(&random_game(&variant, &mut random, 30), [Player::Human; 2]).text();
        for _ in 0..40 {
            let text = mangled(&text, &mut random);
            match Record::read("file", &text).and_then(|record| replay(&record, "file", &text, "")) {
                Ok(game) => {
                    read[0] += 1;
                    let again = record_of(&game, [Player::Human; 2]).text();
                    let record = Record::read("again", &again).expect("what was read can be written");
                    assert_eq!(told(&replay(&record, "again", &again, "").expect("and read")), told(&game));
                }
                Err(report) => {
                    read[1] += 1;
                    assert!(report.line > 0 && !report.said().is_empty(), "{report:?}");
                }
            }
        }
    }
    assert!(read[0] > 20 && read[1] > 50, "both happen: {read:?}");
}

#[test]
fn hostile_texts_and_files_end() {
    let library = nestmate::library();
    let chess = library.get("fide-chess").expect("shipped");
    let texts = [
        "(".repeat(1 << 20),
        "1. e4 ".to_owned() + &"(1. d4 ".repeat(100_000),
        "1. e4 ".to_owned() + &"(".repeat(1 << 20),
        "[".repeat(1 << 20),
        "[A \"".to_owned() + &"x".repeat(1 << 20) + "\"]",
        "{".to_owned() + &"x ".repeat(1 << 20) + "}",
        "1.".repeat(1 << 20),
        "1. e4 $".to_owned() + &"9".repeat(1 << 20),
        "g1f3 g8f6 f3g1 f6g8 ".repeat(20_000),
    ];
    for text in &texts {
        let read = read_text("text", text, &library, &chess);
        assert!(read.is_err() || text.starts_with(['[', '{', '1']), "{}", &text[..20]);
    }
    let head = "(format: \"nestmate game\", version: 1, ";
    for tail in [
        "(".repeat(1 << 20),
        "moves: ".to_owned() + &"[".repeat(1 << 20),
        "game: \"x\", house: (), start: \"\", definition: \"\")".to_owned(),
    ] {
        let text = format!("{head}{tail}");
        assert!(Record::read("file", &text).and_then(|record| replay(&record, "file", &text, "")).is_err());
    }
}
