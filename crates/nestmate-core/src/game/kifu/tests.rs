//! Records as other programs write them, games at random there and back, and texts cut and changed.

use std::path::Path;

use super::*;
use crate::game::{Builder, Item, NodeId, Notes, RecordForm, Remark, TextFault, TextPlace, read_text, record_text};
use crate::position::move_text;
use crate::rules::{Reason, parse_move, parse_position, start};
use crate::shipped::library;
use crate::variant::{HouseRules, Side};

pub(in crate::game) fn variant(id: &str) -> Arc<Variant> {
    library().get(id).expect("a shipped game compiles")
}

pub(in crate::game) fn loaded(text: &str) -> Loaded {
    read_text("text", text, &library(), &variant("fide-chess")).unwrap_or_else(|report| panic!("{text}: {report:?}"))
}

pub(in crate::game) fn moves(game: &Game) -> String {
    let texts: Vec<String> =
        game.tree().main_line().filter_map(|node| game.tree().mv(node)).map(|mv| move_text(game.variant(), mv)).collect();
    texts.join(" ")
}

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/kifu").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Files with their forms, the game, the moves of the main line, the end of the record as PGN has it, and some of the tags.
type Known = (&'static str, Option<RecordForm>, &'static str, &'static str, &'static str, &'static [(&'static str, &'static str)]);

const KNOWN: [Known; 12] = [
    (
        "shogihome.kif",
        Some(RecordForm::Kif),
        "shogi",
        "c3c4 g7g6 b2h8+ g9h8 P",
        "1-0",
        &[("White", "山田"), ("Black", "Engine 4.1"), ("Event", "練習対局"), ("Date", "2024.05.03"), ("Time", "10:00:00")],
    ),
    (
        "kifu-for-windows.kif",
        Some(RecordForm::Kif),
        "shogi",
        "h3h4 b7b6 h4h5 b6b5 d1c2 f9g8 h5h6 h7h6 h2h6",
        "*",
        &[("White", "先手の名前")],
    ),
    ("dojo81.kif", Some(RecordForm::Kif), "shogi", "c3c4 b7b6 c1d2 g7g6", "0-1", &[("TimeControl", "900+60(1)")]),
    ("book.ki2", Some(RecordForm::Ki2), "shogi", "c3c4 g7g6 h3h4 f7f6 g1f2 g9g8", "1/2-1/2", &[("Event", "名人戦")]),
    ("odds.kif", Some(RecordForm::Kif), "shogi", "c9d8 c3c4 e7e6 f3f4", "1/2-1/2", &[("White", "弟子"), ("Black", "師匠")]),
    ("problem.kif", Some(RecordForm::Kif), "shogi", "G@e8", "1-0", &[]),
    ("floodgate.csa", Some(RecordForm::Csa), "shogi", "c3c4 g7g6 b2h8+ g9h8", "0-1", &[("White", "gikou_2"), ("Date", "2023.11.05")]),
    ("odds.csa", Some(RecordForm::Csa), "shogi", "c9d8 c3c4 e7e6", "0-1", &[("TimeControl", "1500")]),
    ("problem.csa", Some(RecordForm::Csa), "shogi", "G@e8", "1-0", &[]),
    ("newer.csa", Some(RecordForm::Csa), "shogi", "h3h4 b7b6 h4h5", "*", &[("TimeControl", "600+10")]),
    ("line.usi", None, "shogi", "c3c4 g7g6 b2h8+ g9h8 B@f5", "*", &[]),
    ("small.kif", Some(RecordForm::Kif), "minishogi", "c1c2 d5d4", "1-0", &[("White", "甲")]),
];

#[test]
fn records_of_other_programs_are_read_whole() {
    for (name, form, id, line, result, tags) in KNOWN {
        let text = file(name);
        assert_eq!(RecordForm::of(&text), form, "{name}");
        let Loaded { game, remarks, further } = loaded(&text);
        assert_eq!((game.variant().id.as_str(), remarks, further), (id, Vec::new(), false), "{name}");
        assert!(moves(&game).starts_with(line.trim_end_matches(" P")), "{name}: {}", moves(&game));
        let written = record_text(&game);
        assert!(written.contains(&format!("[Result \"{result}\"]")), "{name}: {written}");
        for (tag, value) in tags {
            assert_eq!(game.tags().get(tag), *value, "{name}: {tag}");
        }
    }
}

#[test]
fn times_comments_and_variations_come_along() {
    let game = loaded(&file("shogihome.kif")).game;
    let line: Vec<NodeId> = game.tree().main_line().collect();
    assert_eq!(game.tree().notes(NodeId::START).after, "始めの一言");
    assert_eq!(game.tree().notes(line[1]).after, "[%emt 0:00:02] #評価値=35 角道が通った。");
    assert_eq!(game.tree().notes(line[4]).after, "[%emt 0:01:05] &打った所");
    assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Reason::Resignation));
    let others = game.tree().children(line[1]);
    assert_eq!(others.len(), 2, "the third move has another beside it");
    let replies = game.tree().children(others[1]);
    assert_eq!(replies.len(), 2, "which has two replies");
    assert_eq!(game.tree().notes(replies[1]).after, "おとなしい手");
    assert_eq!(loaded(&file("kifu-for-windows.kif")).game.tags().get("Termination"), "unterminated");
    let book = loaded(&file("book.ki2")).game;
    let line: Vec<NodeId> = book.tree().main_line().collect();
    assert_eq!((book.tree().notes(line[9]).after.as_str(), book.tags().get("Termination")), ("どちらの金も右", "repetition"));
    let timed = loaded(&file("newer.csa")).game;
    let last = timed.tree().main_line().last().expect("a move");
    assert_eq!(timed.tree().notes(last).after, "", "no time was spent");
}

#[test]
fn what_is_wrong_is_told_with_its_place_and_kept() {
    let no_move = |text: &str, side: &str, number| TextFault::NoMove { text: text.to_owned(), side: side.to_owned(), number };
    let at = |line, column| TextPlace { line, column };
    let cases = [
        (
            "手合割：平手\n   1 ７六歩(77)\n   2 ３五歩(33)\n   3 ２六歩(27)\n",
            "c3c4",
            "３五歩(33) 3 ２六歩(27)",
            Remark::Kept(at(3, 6), no_move("３五歩(33)", "Gote", 1)),
        ),
        (
            "手合割：平手\n▲７六歩 △５二金\n",
            "c3c4",
            "△５二金",
            Remark::Kept(at(2, 6), TextFault::Ambiguous { text: "△５二金".to_owned(), moves: "d9e8, f9e8".to_owned() }),
        ),
        ("手合割：平手\n   1 ７六歩(77)\n何か\n", "c3c4", "何か", Remark::Mended(at(3, 1), TextFault::KifuLine)),
        (
            "   1 ７六歩(77)\n変化：9手\n   9 ２六歩(27)\n",
            "c3c4",
            "9 ２六歩(27)",
            Remark::Mended(at(2, 1), TextFault::KifuBranch("9".to_owned())),
        ),
        ("PI\n+\n+7776FU\n-3335FU\n", "c3c4", "-3335FU", Remark::Kept(at(4, 1), no_move("-3335FU", "Gote", 1))),
    ];
    for (text, line, comment, remark) in cases {
        let Loaded { game, remarks, .. } = loaded(text);
        let last = game.tree().main_line().last().expect("a move");
        assert_eq!((moves(&game).as_str(), game.tree().notes(last).after.as_str(), remarks), (line, comment, vec![remark]), "{text}");
    }
    let fault = |text: &str| {
        let report = read_text("text", text, &library(), &variant("shogi")).expect_err(text);
        (report.line, report.fault)
    };
    assert_eq!(fault("先手：甲\n手合割：百枚落ち\n   1 ７六歩(77)\n"), (2, TextFault::KifuArray("百枚落ち".to_owned())));
    let board = file("problem.kif").replace("v玉 ・ ・ ・ ・|一", "v王 ・ ・ ・|一");
    assert_eq!(fault(&board), (4, TextFault::KifuRank(1)));
    assert_eq!(fault(&file("problem.kif").replace("金三", "豆三")), (14, TextFault::KifuHand("豆三".to_owned())));
    assert_eq!(fault("P1-KY-XX\n+\n+7776FU\n"), (1, TextFault::KifuPlaces("P1-KY-XX".to_owned())));
}

/// Numbers at random, the same in every run.
pub(in crate::game) struct Chance(pub(in crate::game) u64);

impl Chance {
    pub(in crate::game) fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap_or_default() % most.max(1)
    }
}

/// A game at random, with variations and comments here and there.
pub(in crate::game) fn random(variant: &Arc<Variant>, chance: &mut Chance, plies: usize) -> Game {
    let mut builder = Builder::new(Arc::clone(variant), start(variant).expect("a good start"));
    let mut nodes = vec![NodeId::START];
    for _ in 0..plies {
        if chance.below(9) == 0 {
            let back = chance.below(nodes.len());
            nodes.truncate(back + 1);
            builder.back_to(nodes[back]);
        }
        let legal = builder.legal();
        if legal.is_empty() {
            break;
        }
        let node = builder.play(legal[chance.below(legal.len())]).expect("few moves");
        if chance.below(7) == 0 {
            builder.annotate(node, Notes { after: format!("注{}", chance.below(100)), ..Notes::default() });
        }
        nodes.push(node);
    }
    builder.finish_at_end()
}

/// All moves with their comments, variations in brackets.
pub(in crate::game) fn outline(game: &Game) -> Vec<String> {
    let told = |item| match item {
        Item::Open => "(".to_owned(),
        Item::Close => ")".to_owned(),
        Item::Move { node, .. } => {
            let mv = game.tree().mv(node).map_or_else(String::new, |mv| move_text(game.variant(), mv));
            format!("{mv} {}", game.tree().notes(node).after)
        }
    };
    game.tree().outline().into_iter().map(told).collect()
}

/// Writes a game, reads it and writes it again; whether its variations and comments come back, too, depends on the form.
pub(in crate::game) fn comes_back(game: &Game, variant: &Arc<Variant>, form: RecordForm, whole: bool) {
    let text = form.text(game).unwrap_or_else(|| panic!("{}: the pieces have signs", variant.id));
    let told = Some(form).filter(|&form| form != RecordForm::Chinese);
    assert_eq!(RecordForm::of(&text), told, "Chinese moves stand in PGN: {text}");
    let read = read_text("text", &text, &library(), variant).unwrap_or_else(|report| panic!("{text}: {report:?}"));
    assert_eq!(read.remarks, [], "{text}");
    if whole {
        assert_eq!(outline(&read.game), outline(game), "{text}");
    } else {
        assert_eq!(moves(&read.game), moves(game), "{text}");
    }
    assert_eq!(form.text(&read.game).as_deref(), Some(text.as_str()));
}

#[test]
fn games_at_random_come_back_as_they_were() {
    let mut chance = Chance(41);
    for id in ["shogi", "minishogi"] {
        let variant = variant(id);
        for _ in 0..40 {
            let game = random(&variant, &mut chance, 160);
            for form in [RecordForm::Kif, RecordForm::Ki2, RecordForm::Csa] {
                comes_back(&game, &variant, form, form != RecordForm::Csa);
            }
        }
    }
}

#[test]
fn every_handicap_is_written_by_its_name_and_read_again() {
    let variant = variant("shogi");
    let names: Vec<String> =
        variant.known_as.kifu.iter().flat_map(|kifu| kifu.handicaps.iter().map(|handicap| handicap.0.clone())).collect();
    assert_eq!(names.len(), 15);
    for name in names {
        let game = loaded(&format!("手合割：{name}\n   1 投了\n")).game;
        let text = RecordForm::Kif.text(&game).expect("written");
        assert!(text.contains(&format!("手合割：{name}\n")) && text.contains("上手："), "{text}");
        for form in [RecordForm::Kif, RecordForm::Csa] {
            let again = loaded(&form.text(&game).expect("written")).game;
            assert_eq!(again.start().text(&variant), game.start().text(&variant), "{name}");
        }
    }
}

#[test]
fn a_game_that_no_record_can_tell_is_not_written() {
    for id in ["fide-chess", "torishogi", "xiangqi", "chu"] {
        let game = Game::new(variant(id), start(&variant(id)).expect("a good start"));
        assert!([RecordForm::Kif, RecordForm::Ki2, RecordForm::Csa].iter().all(|form| form.text(&game).is_none()), "{id}");
    }
}

/// Looks at every beginning of some files, and at the files with signs changed at random.
pub(in crate::game) fn cut_and_changed(files: impl Iterator<Item = String>, variant: &Arc<Variant>) {
    let library = library();
    let mut chance = Chance(7);
    for text in files {
        let signs: Vec<char> = text.chars().collect();
        for end in (0..signs.len()).step_by(3) {
            let cut: String = signs[..end].iter().collect();
            let _ = read_text("text", &cut, &library, variant);
        }
        for _ in 0..150 {
            let mut changed = signs.clone();
            for _ in 0..=chance.below(4) {
                let (at, from) = (chance.below(changed.len()), chance.below(signs.len()));
                match chance.below(3) {
                    0 => changed[at] = signs[from],
                    1 => changed.insert(at, signs[from]),
                    _ => _ = changed.remove(at),
                }
            }
            let changed: String = changed.into_iter().collect();
            if let Ok(read) = read_text("text", &changed, &library, variant) {
                let _ = RecordForm::ALL.map(|form| form.text(&read.game));
            }
        }
    }
}

#[test]
fn cut_and_changed_texts_do_no_harm() {
    cut_and_changed(KNOWN.iter().map(|known| file(known.0)), &variant("shogi"));
}

#[test]
fn games_of_a_file_are_told_apart() {
    let (one, two) = (file("shogihome.kif"), file("dojo81.kif"));
    let whole = [one.as_str(), &two].concat();
    let parts: Vec<&str> = crate::game::split_games(&whole).into_iter().map(|range| &whole[range]).collect();
    assert_eq!(parts, [one.as_str(), two.as_str()]);
    let whole = ["PI\n+\n+7776FU\n%TORYO\n/\n", "PI\n+\n+2726FU\n%TORYO\n"];
    let text = whole.concat();
    let parts: Vec<&str> = crate::game::split_games(&text).into_iter().map(|range| &text[range]).collect();
    assert_eq!(parts, whole);
}

/// Records have no rules of the house: what the rules have decided in a game is declared in its record, and stays so.
#[test]
fn an_impasse_is_declared_in_records() {
    let house = HouseRules { switches: vec![("impasse".to_owned(), true)], ..HouseRules::default() };
    let variant = library().get_with("shogi", &house).expect("a house rule of Shogi");
    let text = "+R+R+B+B5/+P+P+P+P+P+P3/4K4/9/9/9/6ppp/6gsg/6snk b [PPP||] - - 0 1";
    let position = parse_position(&variant, text).expect("a position");
    let mut game = Game::new(Arc::clone(&variant), position.clone());
    game.play(parse_move(&position, &variant, "g1f2").expect("legal")).expect("legal");
    assert_eq!(game.outcome().map(|outcome| (outcome.winner, outcome.reason)), Some((Some(Side::White), Reason::Impasse)));
    for (kifu, end) in [(RecordForm::Csa, "%KACHI"), (RecordForm::Kif, "入玉勝ち")] {
        let written = kifu.text(&game).expect("a record of Shogi");
        assert!(written.contains(end), "{written}");
        let again = loaded(&written).game;
        assert_eq!((again.tags().get("Result"), again.tags().get("Termination")), ("1-0", "declaration"));
        assert!(kifu.text(&again).is_some_and(|text| text.contains(end)));
    }
}
