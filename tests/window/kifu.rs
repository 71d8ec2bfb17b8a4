//! Records of Shogi and Xiang Qi: pasted, opened, copied and saved.

use std::fs;

use egui::accesskit::Role;
use egui::{Key, Modifiers, OutputCommand};
use egui_kittest::kittest::Queryable;

use crate::common::window::{Screen, begun, click, has, key, paste, play, save_to, two_players, until};

const RECORD: &str = include_str!("../data/kifu/shogihome.kif");

fn ply(screen: &Screen) -> usize {
    screen.state().app().game().ply()
}

#[test]
fn a_record_is_pasted_and_opened_in_either_encoding() {
    let mut screen = two_players("fide-chess");
    paste(&mut screen, RECORD);
    until(&mut screen, "the game", |screen| ply(screen) == 7);
    assert!(has(&screen, "山田") && has(&screen, "Sente wins"));
    let home = tempfile::tempdir().expect("a folder");
    let (bytes, _, lossy) = encoding_rs::SHIFT_JIS.encode(RECORD);
    assert!(!lossy);
    for (name, content) in [("a.kif", bytes.as_ref()), ("b.kifu", RECORD.as_bytes())] {
        let path = home.path().join(name);
        fs::write(&path, content).expect("written");
        let mut screen = begun(home.path(), "fide-chess");
        let ctx = screen.ctx.clone();
        screen.state_mut().open_file(&ctx, path.clone());
        until(&mut screen, name, |screen| ply(screen) == 7 && has(screen, "山田"));
        assert_eq!(fs::read(&path).expect("there"), content, "it is left as it is");
    }
}

#[test]
fn records_of_xiang_qi_are_pasted_and_opened() {
    let records = [include_str!("../data/qipu/chinese.pgn"), include_str!("../data/qipu/game.wxf"), include_str!("../data/qipu/board.ubb")];
    let home = tempfile::tempdir().expect("a folder");
    for (at, record) in records.into_iter().enumerate() {
        let mut screen = two_players("fide-chess");
        paste(&mut screen, record);
        until(&mut screen, "the game", |screen| ply(screen) >= 4);
        assert!(has(&screen, if at == 1 { "Ada" } else { "甲" }));
        assert_eq!(screen.state().app().game().tags().get("Result"), if at == 0 { "1-0" } else { "0-1" });
        let (bytes, _, lossy) = encoding_rs::GB18030.encode(record);
        assert!(!lossy);
        let path = home.path().join("record.txt");
        fs::write(&path, &bytes).expect("written");
        let mut screen = begun(home.path(), "fide-chess");
        let ctx = screen.ctx.clone();
        screen.state_mut().open_file(&ctx, path);
        until(&mut screen, "the file", |screen| ply(screen) >= 4 && screen.state().app().game().variant().id == "xiangqi");
    }
}

#[test]
fn a_game_is_copied_in_the_forms_that_it_has() {
    let shogi = [("KIF", "#KIF"), ("KI2", "#KI2"), ("CSA", "V2.2"), ("PGN", "[Event")];
    let xiangqi = [("PGN, Chinese moves", "[Event"), ("WXF", "FORMAT\tWXF"), ("DhtmlXQ", "[DhtmlXQ]"), ("PGN", "[Event")];
    for (game, moves, forms) in [("shogi", "c3c4 g7g6", shogi), ("xiangqi", "h3e3 h10g8", xiangqi)] {
        let mut screen = two_players(game);
        play(&mut screen, moves);
        for (form, begin) in forms {
            copy_as(&mut screen);
            screen.get_by_role_and_label(Role::Button, form).click();
            screen.step();
            let copied = copied(&screen);
            assert!(copied.as_ref().is_some_and(|text| text.starts_with(begin)), "{form}: {copied:?}");
            if form == "PGN, Chinese moves" {
                assert!(copied.is_some_and(|text| text.contains("1. 炮二平五 马8进7 *")));
            }
            screen.run_steps(4);
        }
    }
    let mut screen = two_players("fide-chess");
    copy_as(&mut screen);
    assert!(screen.query_by_role_and_label(Role::Button, "PGN").is_some());
    let others = ["KIF", "WXF", "DhtmlXQ"];
    assert!(others.iter().all(|form| screen.query_by_role_and_label(Role::Button, form).is_none()), "no such record has chess");
    screen.get_by_role_and_label(Role::Button, "Position").click();
    screen.run_steps(4);
    assert!(has(&screen, "Position copied to the clipboard."));
}

fn copied(screen: &Screen) -> Option<String> {
    screen.output().platform_output.commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    })
}

fn copy_as(screen: &mut Screen) {
    click(screen, "Edit");
    let entries: Vec<_> = screen.query_all_by_label_contains("Copy as…").collect();
    entries.first().expect("an entry").click();
    drop(entries);
    screen.run_steps(8);
}

#[test]
fn a_game_is_saved_as_its_file_is_named() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("game.kif");
    let mut screen = begun(home.path(), "shogi");
    play(&mut screen, "c3c4 g7g6");
    key(&mut screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    screen.run_steps(8);
    save_to(&mut screen, &path);
    until(&mut screen, "it is saved", |screen| screen.state().app().file() == Some(&path));
    let bytes = fs::read(&path).expect("there");
    assert!(std::str::from_utf8(&bytes).is_err(), "the ending says Shift-JIS");
    let (text, ..) = encoding_rs::SHIFT_JIS.decode(&bytes);
    assert!(text.contains("   1 ７六歩(77)") && text.contains("   2 ３四歩(33)"), "{text}");
    for (name, told) in [("game.wxf", "\n1. C2=5 H8+7\n"), ("game.ubb", "[DhtmlXQ_movelist]77477062[")] {
        let path = home.path().join(name);
        let mut screen = begun(home.path(), "xiangqi");
        play(&mut screen, "h3e3 h10g8");
        key(&mut screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
        screen.run_steps(8);
        save_to(&mut screen, &path);
        until(&mut screen, "it is saved", |screen| screen.state().app().file() == Some(&path));
        let text = fs::read_to_string(&path).expect("there");
        assert!(text.contains(told), "{text}");
    }
    let path = home.path().join("game.csa");
    let mut screen = begun(home.path(), "fide-chess");
    key(&mut screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    screen.run_steps(8);
    save_to(&mut screen, &path);
    until(&mut screen, "the refusal", |screen| has(screen, "cannot be written into such a file"));
    assert!(!path.exists());
}
