//! Records as other programs write them, games at random there and back, and texts cut and changed.

use std::path::Path;
use std::sync::Arc;

use crate::game::kifu::tests::{Chance, comes_back, cut_and_changed, loaded, moves, outline, random, variant};
use crate::game::{Builder, Game, Loaded, NodeId, RecordForm, Remark, TextFault, TextPlace, read_text, record_text, split_games};
use crate::notation::{Misread, Tongue, chinese_text, read_played};
use crate::position::move_text;
use crate::rules::parse_position;
use crate::shipped::library;

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/qipu").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

const OPENING: &str = "h3e3 h10g8 h1g3 i10h10 i1h1 b10c8 c4c5 g7g6";

/// Files with their forms, the moves of the main line, the end of the record as PGN has it, and some of the tags.
type Known = (&'static str, Option<RecordForm>, &'static str, &'static str, &'static [(&'static str, &'static str)]);

const KNOWN: [Known; 4] = [
    ("chinese.pgn", None, OPENING, "1-0", &[("White", "甲"), ("Black", "乙"), ("Date", "1999.11.03")]),
    ("game.wxf", Some(RecordForm::Wxf), OPENING, "0-1", &[("White", "Ada"), ("Black", "Bo"), ("Event", "Club match")]),
    (
        "board.ubb",
        Some(RecordForm::DhtmlXq),
        "h3e3 h10g8 h1g3 i10h10",
        "0-1",
        &[("White", "甲"), ("Black", "乙"), ("Date", "2024.05.01"), ("Time", "10:00"), ("Event", "甲 负 乙")],
    ),
    ("problem.ubb", Some(RecordForm::DhtmlXq), "e10e9", "*", &[]),
];

#[test]
fn records_of_other_programs_are_read_whole() {
    for (name, form, line, result, tags) in KNOWN {
        let text = file(name);
        assert_eq!(RecordForm::of(&text), form, "{name}");
        let Loaded { game, remarks, further } = loaded(&text);
        assert_eq!((game.variant().id.as_str(), remarks, further), ("xiangqi", Vec::new(), false), "{name}");
        assert_eq!(moves(&game), line, "{name}");
        let written = record_text(&game);
        assert!(written.contains(&format!("[Result \"{result}\"]")), "{name}: {written}");
        for (tag, value) in tags {
            assert_eq!(game.tags().get(tag), *value, "{name}: {tag}");
        }
    }
}

#[test]
fn comments_and_variations_come_along() {
    let game = loaded(&file("board.ubb")).game;
    let told = ["h3e3 ", "h10g8 屏风", "(", "b10c8 ", "i1i2 出车", "(", "h1g3 ", ")", ")", "(", "b8e8 ", ")", "h1g3 ", "i10h10 "];
    assert_eq!(outline(&game), told);
    assert_eq!(game.tree().notes(NodeId::START).after, "始 先");
    let notes = |name: &str, ply: usize| {
        let game = loaded(&file(name)).game;
        let node = game.tree().main_line().nth(ply).expect("a move");
        game.tree().notes(node).after.clone()
    };
    let at = game.tree().main_line().take_while(|&node| node != game.tree().path(node)[1]).count();
    assert_eq!((notes("chinese.pgn", at + 5), notes("game.wxf", at + 3)), ("一句话".to_owned(), "even".to_owned()));
}

#[test]
fn what_is_wrong_is_told_with_its_place_and_kept() {
    let at = |line, column| TextPlace { line, column };
    let no_move = |text: &str, number| TextFault::NoMove { text: text.to_owned(), side: "Black".to_owned(), number };
    let cases = [
        ("[DhtmlXQ]\n[DhtmlXQ_movelist]77479999[/DhtmlXQ_movelist]", "9999", Remark::Kept(at(2, 23), no_move("9999", 1))),
        ("FORMAT WXF\nSTART{\n1. C2.5 H9+7 2. H2+3\n}END", "H9+7 2. H2+3", Remark::Kept(at(3, 9), no_move("H9+7", 1))),
        (
            "[DhtmlXQ]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n[DhtmlXQ_move_0_9_1]7062[/DhtmlXQ_move_0_9_1]",
            "7062",
            Remark::Mended(at(3, 21), TextFault::KifuBranch("9".to_owned())),
        ),
        (
            "[Game \"Chinese Chess\"]\n\n1. 炮二平五 马8进8 2. 马二进三 *",
            "马8进8 2. 马二进三",
            Remark::Kept(at(3, 9), no_move("马8进8", 1)),
        ),
    ];
    for (text, comment, remark) in cases {
        let Loaded { game, remarks, .. } = loaded(text);
        let last = game.tree().main_line().last().expect("a move");
        assert_eq!((moves(&game).as_str(), game.tree().notes(last).after.as_str(), remarks), ("h3e3", comment, vec![remark]), "{text}");
    }
    for text in ["[DhtmlXQ_binit]89796[/DhtmlXQ_binit]", "[DhtmlXQ_fen]9/9 w[/DhtmlXQ_fen]", "[DhtmlXQ_binit]9x[/DhtmlXQ_binit]"] {
        let report = read_text("text", text, &library(), &variant("xiangqi")).expect_err(text);
        assert!(report.line == 1 && matches!(report.fault, TextFault::QipuPlaces(_)), "{text}: {:?}", report.fault);
    }
}

#[test]
fn games_at_random_come_back_as_they_were() {
    let (variant, mut chance) = (variant("xiangqi"), Chance(23));
    for _ in 0..60 {
        let game = random(&variant, &mut chance, 160);
        for form in [RecordForm::Chinese, RecordForm::Wxf, RecordForm::DhtmlXq] {
            comes_back(&game, &variant, form, form != RecordForm::Wxf);
        }
    }
}

/// Games that begin elsewhere, with Black to move and more of a kind than a set has.
#[test]
fn other_starts_come_back() {
    let variant = variant("xiangqi");
    let starts = [
        "4g4/9/9/9/9/9/9/9/9/3G1R3 b - - - 3 12",
        "3g5/9/9/9/9/9/9/4R4/9/4G4 w - - - 0 1",
        "3g5/4P4/2P1P1P2/4P4/2P1P4/4P4/9/9/9/5G3 w - - - 0 1",
    ];
    for start in starts {
        let start = parse_position(&variant, start).unwrap_or_else(|error| panic!("{start}: {error:?}"));
        let mut builder = Builder::new(Arc::clone(&variant), start);
        let first = builder.legal()[0];
        builder.play(first);
        let game = builder.finish_at_end();
        for form in [RecordForm::Chinese, RecordForm::Wxf, RecordForm::DhtmlXq] {
            let text = form.text(&game).expect("written");
            let again = loaded(&text).game;
            assert_eq!((moves(&again), again.start().text(&variant)), (moves(&game), game.start().text(&variant)), "{text}");
        }
    }
}

/// Moves of positions in which several of a kind stand on a file, as books write them.
#[test]
fn those_of_a_kind_on_a_file_are_told_apart() {
    let variant = variant("xiangqi");
    let cases = [
        ("3g5/9/9/9/9/9/4R4/9/4R4/5G3 w - - - 0 1", "e4d4", "前车平六", &["前車平六", "车前平六"][..]),
        ("3g5/9/9/9/9/9/4R4/9/4R4/5G3 w - - - 0 1", "e2e3", "后车进一", &["後俥進一", "后车进1"]),
        ("3g5/4P4/4P4/4P4/9/9/9/9/9/5G3 w - - - 0 1", "e8d8", "中兵平六", &["二兵平六"]),
        ("3g5/4P4/4P4/4P4/4P4/9/9/9/9/5G3 w - - - 0 1", "e8d8", "二兵平六", &[]),
        // Two files with two Soldiers each: from the right, and from the front.
        ("3g5/9/2P3P2/2P3P2/9/9/9/9/9/5G3 w - - - 0 1", "c8b8", "前兵平八", &["三兵平八"]),
        ("3g5/2P3P2/2P3P2/9/9/9/9/9/9/5G3 w - - - 0 1", "g8g9", "", &[]),
        ("3g5/9/2P3P2/2P3P2/9/9/9/9/9/5G3 w - - - 0 1", "c8c9", "三兵进一", &[]),
        ("4g4/9/3a5/9/9/9/9/9/9/3G5 b - - - 0 1", "d8e9", "士4退5", &["仕４退５", "士四退五"]),
        // Two Advisors on a file need no sign, since each goes its own way.
        ("3g5/9/9/9/9/9/9/5A3/9/4GA3 w - - - 0 1", "f1e2", "后仕进五", &["仕四进五"]),
    ];
    for (start, mv, written, others) in cases {
        let position = parse_position(&variant, start).unwrap_or_else(|error| panic!("{start}: {error:?}"));
        let legal = crate::rules::legal_moves(&position, &variant);
        let Some(&meant) = legal.iter().find(|&&known| move_text(&variant, known) == mv) else {
            assert_eq!(written, "", "{start}: {mv}");
            continue;
        };
        assert_eq!(chinese_text(&position, &variant, meant).as_deref(), Some(written), "{start}");
        for text in others.iter().chain([&written]) {
            for tongue in [Tongue::Ours, Tongue::Theirs] {
                assert_eq!(read_played(&position, &variant, &legal, text, tongue), Ok(meant), "{start}: {text}");
            }
        }
    }
    let position = parse_position(&variant, "3g5/9/9/9/9/9/4R4/9/4R4/5G3 w - - - 0 1").expect("good");
    let legal = crate::rules::legal_moves(&position, &variant);
    let read = |text: &str| read_played(&position, &variant, &legal, text, Tongue::Theirs);
    assert_eq!(read("车五平六"), Err(Misread::Ambiguous("e2d2, e4d4".to_owned())));
    assert_eq!((read("车五平"), read("砖五平六")), (Err(Misread::Unknown), Err(Misread::Unknown)));
}

#[test]
fn a_game_that_no_record_can_tell_is_not_written() {
    for id in ["fide-chess", "shogi", "crouching-stepper", "manchu"] {
        let game = Game::new(variant(id), crate::rules::start(&variant(id)).expect("a good start"));
        assert!(
            RecordForm::ALL
                .iter()
                .all(|form| matches!(form, RecordForm::Kif | RecordForm::Ki2 | RecordForm::Csa) || form.text(&game).is_none()),
            "{id}"
        );
    }
}

#[test]
fn cut_and_changed_texts_do_no_harm() {
    cut_and_changed(KNOWN.iter().map(|known| file(known.0)), &variant("xiangqi"));
}

#[test]
fn games_of_a_file_are_told_apart() {
    for (name, form) in [("game.wxf", RecordForm::Wxf), ("board.ubb", RecordForm::DhtmlXq)] {
        let one = form.text(&loaded(&file(name)).game).expect("written");
        let whole = one.repeat(3);
        let parts: Vec<&str> = split_games(&whole).into_iter().map(|range| &whole[range]).collect();
        assert_eq!(parts, [one.as_str(); 3]);
        let first = loaded(&whole);
        assert!(first.further && first.remarks == [Remark::FirstOnly], "{:?}", first.remarks);
        assert_eq!(moves(&first.game), moves(&loaded(&one).game));
        assert!(form.head_tags(&one).iter().any(|(tag, value)| tag == "White" && !value.is_empty()));
    }
}
