//! The designer: whole games made by clicks alone, with the counts that others have for them.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{Places, Shell, Store};
use nestmate_core::rules::{parse_position, perft, start};
use nestmate_core::variant::{Reserve, Source, Variant};

use crate::common::window::{
    Screen, click, click_first, define, defined, drag, has, key, place, play, press as cell, replace, resumed, screen_of, two_players,
    until, write,
};
use crate::workbench::{choose, open, until_told};

/// Positions of known games and their counts at one, two and three plies.
const COUNTS: &str = include_str!("../data/known-games.tsv");

/// The workbench open at its designer, with a game on the board.
fn designing(game: &str) -> Screen {
    let mut screen = two_players(game);
    open(&mut screen);
    click(&mut screen, "Designer");
    screen
}

/// The game that has been designed, once it has no problems.
fn designed(screen: &mut Screen) -> std::sync::Arc<Variant> {
    click(screen, "Designer");
    let text = defined(screen);
    click(screen, "Designer");
    let mut library = nestmate::library();
    library.add(Source::new("mine.ron", text.replacen("id: \"", "id: \"my-", 1)));
    assert!(library.reports().is_empty(), "{text}: {:?}", library.reports());
    until_told(screen, "No problems. Playable");
    let id = text.split("id: \"").nth(1).and_then(|rest| rest.split('"').next()).expect("an id");
    library.get(&format!("my-{id}")).expect("it can be played")
}

/// Whether the counts of a known game are those of the one designed.
fn counts_as(variant: &Variant, game: &str) {
    let rows: Vec<&str> = COUNTS.lines().filter(|row| row.starts_with(&format!("{game}\t"))).collect();
    assert!(!rows.is_empty(), "{game}");
    for row in rows {
        let parts: Vec<&str> = row.split('\t').collect();
        let mut position = parse_position(variant, parts[1]).unwrap_or_else(|error| panic!("{row}: {error:?}"));
        for (plies, count) in (1..=2).zip(parts[2].split(' ')) {
            assert_eq!(perft(&mut position, variant, plies).to_string(), count, "{row}: {plies} plies");
        }
    }
}

/// Clicks what has this name, be it out of sight.
fn press(screen: &mut Screen, label: &str) {
    screen.get_by_label(label).click_accesskit();
    screen.run_steps(6);
}

/// Clicks what is named so at its beginning.
fn press_first(screen: &mut Screen, begin: &str) {
    let begin = begin.to_owned();
    let mut found = screen.query_all_by(move |node| node.label().is_some_and(|label| label.starts_with(&begin)));
    found.next().expect("a cell").click_accesskit();
    drop(found);
    screen.run_steps(4);
}

/// Adds the first piece of other games whose entry begins so: with its name and the game's.
fn add_piece(screen: &mut Screen, begin: &str) {
    screen.get_by_role_and_label(Role::ComboBox, "Add").click_accesskit();
    screen.run_steps(4);
    let begin = begin.to_owned();
    let mut found =
        screen.query_all_by(move |node| node.role() == Role::Button && node.label().is_some_and(|label| label.starts_with(&begin)));
    found.next().expect("it is listed").click_accesskit();
    drop(found);
    screen.run_steps(4);
    // What is chosen out of sight leaves the list open.
    if screen.query_by_label("Search").is_some() {
        key(screen, Modifiers::NONE, Key::Escape);
    }
}

/// The rules that can be added, chosen by their sentences.
fn add_rule(screen: &mut Screen, sentence: &str) {
    choose(screen, "Add a rule:", sentence);
}

/// What a chip of a rule is changed to.
fn chip(screen: &mut Screen, label: &str, entry: &str) {
    screen.query_all_by_label(label).next().expect("a chip").click_accesskit();
    screen.run_steps(6);
    // The list lies above what says the same.
    screen.query_all_by_label(entry).last().expect("an entry").click_accesskit();
    screen.run_steps(6);
    key(screen, Modifiers::NONE, Key::Escape);
    screen.run_steps(4);
}

/// A number changed by the arrow keys.
fn step(screen: &mut Screen, number: &str, key: Key, times: usize) {
    screen.get_by_role_and_label(Role::SpinButton, number).focus();
    screen.run_steps(4);
    for _ in 0..times {
        screen.key_press(key);
        screen.run_steps(4);
    }
}

/// Capablanca chess, by clicks alone.
#[test]
fn a_game_is_designed_without_writing() {
    let mut screen = designing("fide-chess");
    screen.get_by_role_and_label(Role::SpinButton, "Files").focus();
    screen.run_steps(4);
    for file in ["i", "j"] {
        screen.key_press(Key::ArrowUp);
        screen.run_steps(4);
        assert!(has(&screen, &format!("{file}1, empty")), "there is one file more");
    }
    for piece in ["Archbishop", "Chancellor"] {
        add_piece(&mut screen, &format!("{piece}, "));
        assert!(has(&screen, &format!("{} {piece}", &piece[..1])), "{piece} is there");
    }
    // The pieces from c1 on move to where they belong.
    let row = ["R Rook", "N Knight", "A Archbishop", "B Bishop", "Q Queen", "K King", "B Bishop", "C Chancellor", "N Knight", "R Rook"];
    for (file, piece) in ('a'..='j').zip(row) {
        let (letter, name) = piece.split_once(' ').expect("a letter and a name");
        let there = format!("{file}1, White {name}");
        if !has(&screen, &there) {
            click(&mut screen, &format!("{letter} {name}"));
            press_first(&mut screen, &format!("{file}1, "));
        }
    }
    click(&mut screen, "P Pawn");
    for file in ['i', 'j'] {
        press_first(&mut screen, &format!("{file}2, "));
    }
    click(&mut screen, "Designer");
    until_told(&mut screen, "No problems. Playable");
    let text = defined(&screen);
    assert!(text.contains("rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w - a1,a8,f1,f8,j1,j8 - 0 1"), "{text}");
    click(&mut screen, "Count positions (perft)");
    // What is published of Capablanca chess.
    until_told(&mut screen, "25228");
    assert!(has(&screen, "784"));
}

/// King of the Hill: the hill is painted, and a rule speaks of it.
#[test]
fn a_hill_is_painted_and_won_by() {
    let mut screen = designing("fide-chess");
    press(&mut screen, "New region");
    for cell in ["d4", "e4", "d5"] {
        press(&mut screen, &format!("{cell}, empty"));
        assert!(has(&screen, &format!("{cell}, empty, painted")), "{cell}");
    }
    // The same again takes it away.
    press(&mut screen, "d5, empty, painted");
    add_rule(&mut screen, "A player wins by bringing the King to the last rank: right away, with any legal move");
    // The rule that was there before speaks of it, too.
    screen.query_all_by_label("the last rank").last().expect("a chip").click_accesskit();
    screen.run_steps(6);
    press(&mut screen, "region 1");
    for cell in ["d5", "e5"] {
        press(&mut screen, &format!("{cell}, empty"));
    }
    let variant = designed(&mut screen);
    counts_as(&variant, "kingofthehill");
    click(&mut screen, "Designer");
    let text = defined(&screen);
    assert!(text.contains("\"region 1\": Cells(\"d4 e4 d5 e5\")") && text.contains("on: In(\"region 1\")"), "{text}");
}

/// Three-check: the third check wins.
#[test]
fn three_checks_win_a_designed_game() {
    let mut screen = designing("fide-chess");
    add_rule(&mut screen, "A player who has given check 3 times wins");
    designed(&mut screen);
    click(&mut screen, "Play…");
    click(&mut screen, "Play");
    play(&mut screen, "e2e4 d7d6 f1b5 c7c6 b5c6 b7c6 d1f3 a7a6");
    assert!(screen.state().app().game().outcome().is_none());
    play(&mut screen, "f3f7");
    assert!(screen.state().app().game().outcome().is_some(), "the third check");
}

/// Minishogi: a small board, other pieces, drops and promotion.
#[test]
fn a_small_shogi_is_designed_by_clicks() {
    let mut screen = designing("fide-chess");
    for piece in ["Queen", "Rook", "Bishop", "Knight", "Pawn"] {
        press(&mut screen, &format!("{} {piece}", if piece == "Knight" { "N" } else { &piece[..1] }));
        press(&mut screen, &format!("Remove {piece}"));
    }
    step(&mut screen, "Files", Key::ArrowDown, 3);
    step(&mut screen, "Ranks", Key::ArrowDown, 3);
    press(&mut screen, "turned round");
    press(&mut screen, "e1, White King");
    press(&mut screen, "a1, empty");
    for (piece, cell) in
        [("Rook, Shogi", "e1"), ("Bishop, Shogi", "d1"), ("Gold General, ", "b1"), ("Silver General, ", "c1"), ("Pawn, Shogi", "a2")]
    {
        add_piece(&mut screen, piece);
        press(&mut screen, &format!("{cell}, empty"));
    }
    add_rule(&mut screen, "Captured pieces change sides and can be dropped");
    add_rule(&mut screen, "Pawn may not be dropped on a file where the player dropping already has 1 of them");
    add_rule(&mut screen, "Pawn may not be dropped to give checkmate");
    counts_as(&designed(&mut screen), "minishogi");
}

/// Rules are chosen as sentences, changed by their chips, and taken away again.
#[test]
fn rules_are_added_changed_and_undone_by_clicks() {
    let mut screen = two_players("fide-chess");
    open(&mut screen);
    let begun = defined(&screen);
    click(&mut screen, "Designer");
    let offers = [
        "Captured pieces change sides and can be dropped",
        "A player left with only the royal piece loses",
        "A player wins by bringing the King to the last rank: right away, with any legal move",
    ];
    for offer in offers {
        add_rule(&mut screen, offer);
        assert!(screen.query_by_label(offer).is_none() || offer.contains("only"), "{offer}: it is offered no more");
    }
    press(&mut screen, "right away");
    press(&mut screen, "unless Black does the same on the next move");
    press(&mut screen, "draws");
    press(&mut screen, "loses");
    until_told(&mut screen, "No problems. Playable");
    click(&mut screen, "Designer");
    let text = defined(&screen);
    assert!(text.contains("answer: true") && text.contains("perpetual_check_loses: true"), "{text}");
    click(&mut screen, "Designer");
    for _ in 0..5 {
        click(&mut screen, "Undo");
    }
    assert!(screen.get_by_label("Undo").accesskit_node().is_disabled());
    click(&mut screen, "Designer");
    assert_eq!(defined(&screen), begun, "every step can be undone");
}

/// Pieces are carried over the start and brought from the list; regions are drawn.
#[test]
fn pieces_are_carried_and_regions_drawn() {
    let mut screen = designing("fide-chess");
    screen.get_by_label("e4, empty").scroll_to_me();
    screen.run_steps(8);
    let (from, to) = (place(&screen, "b1, White Knight"), place(&screen, "c3, empty"));
    drag(&mut screen, from, to);
    screen.run_steps(4);
    assert!(has(&screen, "c3, White Knight") && has(&screen, "c6, Black Knight") && has(&screen, "b1, empty"));
    press(&mut screen, "New region");
    screen.get_by_label("e4, empty").scroll_to_me();
    screen.run_steps(8);
    let (from, to) = (place(&screen, "d4, empty"), place(&screen, "e4, empty"));
    drag(&mut screen, from, to);
    screen.run_steps(4);
    assert!(has(&screen, "d4, empty, painted") && has(&screen, "e4, empty, painted"));
    // A fast pointer is told of in long steps.
    let (from, to) = (place(&screen, "a5, empty"), place(&screen, "h3, "));
    drag(&mut screen, from, to);
    screen.run_steps(4);
    for file in "abcdefgh".chars() {
        let column = (3..=5).any(|rank| {
            screen
                .query_all_by_label_contains(&format!("{file}{rank}, "))
                .any(|cell| cell.accesskit_node().label().is_some_and(|label| label.ends_with("painted")))
        });
        assert!(column, "{file}: there are no holes");
    }
    for _ in 0..4 {
        click(&mut screen, "Undo");
    }
    assert!(screen.get_by_label("Undo").accesskit_node().is_disabled());
    key(&mut screen, Modifiers::NONE, Key::Escape);
}

/// Esc leaves a field, ends the painting of a region, and only then closes the workbench.
#[test]
fn escape_ends_one_thing_at_a_time() {
    let mut screen = designing("fide-chess");
    press(&mut screen, "New region");
    assert!(has(&screen, "e4, empty") && has(&screen, "Click cells or draw over them"), "a region is painted");
    screen.get_by_role_and_label(Role::TextInput, "The game’s name").focus();
    screen.run_steps(4);
    let escape = |screen: &mut Screen| {
        key(screen, Modifiers::NONE, Key::Escape);
        screen.run_steps(4);
    };
    escape(&mut screen);
    assert!(has(&screen, "Click cells or draw over them"), "the field was left");
    escape(&mut screen);
    assert!(has(&screen, "e4, empty") && !has(&screen, "Click cells or draw over them"), "the painting has ended");
    click(&mut screen, "Save as…");
    assert!(has(&screen, "File path"));
    escape(&mut screen);
    assert!(has(&screen, "e4, empty") && !has(&screen, "File path"), "nothing is saved");
    escape(&mut screen);
    assert!(!has(&screen, "The game’s name"), "the workbench is closed");
}

/// Of pieces of one name, that of the game that everybody knows comes first, before names that only have it within them.
#[test]
fn the_exact_name_comes_first_with_its_game() {
    let mut screen = designing("xiangqi");
    for (sought, first) in [("knight", "Knight, Chess"), ("Rook", "Rook, Chess"), ("pawn", "Pawn, Chess")] {
        screen.get_by_role_and_label(Role::ComboBox, "Add").click_accesskit();
        screen.run_steps(4);
        write(&mut screen, sought);
        screen.run_steps(4);
        let name = first.split(',').next().expect("a name");
        let listed = screen.query_all_by(|node| node.role() == Role::Button && node.label().is_some_and(|label| label.contains(name)));
        let labels: Vec<String> = listed.filter_map(|node| node.accesskit_node().label()).filter(|label| label.contains(", ")).collect();
        assert_eq!(labels.first().map(String::as_str), Some(first), "{labels:?}");
        screen.key_press(Key::Enter);
        screen.run_steps(6);
        assert!(has(&screen, &format!("How the {name} moves")), "{name} is added");
    }
}

/// A piece moves as Betza's notation says, double steps included; what cannot be said is told.
#[test]
fn a_piece_is_written_in_betzas_notation() {
    let mut screen = designing("fide-chess");
    choose(&mut screen, "Add", "A piece of my own…");
    screen.run_steps(6);
    let written = |screen: &mut Screen, text: &str| {
        replace(screen, "Betza notation", text);
        key(screen, Modifiers::NONE, Key::Enter);
        screen.run_steps(6);
    };
    written(&mut screen, "BoW");
    assert!(has(&screen, "‘o’ in ‘oW’ cannot be expressed in a definition"));
    written(&mut screen, "BN");
    assert!(!has(&screen, "cannot be expressed in a definition"));
    let text = designed_text(&mut screen);
    let own = text.split("name: \"My piece\"").nth(1).expect("it is there").split("name:").next().expect("its fields");
    assert!(own.contains("(1, 1)") && own.contains("(2, 1)") && !own.contains("(1, 0)"), "{own}");
    let before = text.matches("DoubleStep").count();
    written(&mut screen, "fmWfcFifmnD");
    let text = designed_text(&mut screen);
    assert_eq!(text.matches("DoubleStep").count(), before + 1, "{text}");
}

/// A game that is made from another does not take its place.
#[test]
fn a_game_gets_a_name_of_its_own() {
    let mut screen = designing("fide-chess");
    screen.get_by_role_and_label(Role::TextInput, "The game’s name").focus();
    screen.run_steps(4);
    screen.key_press(Key::End);
    screen.run_steps(2);
    write(&mut screen, " for Two");
    until_told(&mut screen, "No problems. Playable: Chess for Two");
    assert!(screen.get_by_role_and_label(Role::TextInput, "Description").value().is_none_or(|text| text.is_empty()));
    screen.get_by_role_and_label(Role::TextInput, "Description").focus();
    screen.run_steps(4);
    write(&mut screen, "Mine.");
    screen.get_by_role_and_label(Role::TextInput, "The game’s name").focus();
    screen.run_steps(4);
    screen.key_press(Key::End);
    screen.run_steps(2);
    write(&mut screen, "!");
    until_told(&mut screen, "No problems. Playable: Chess for Two!");
    screen.key_press(Key::Backspace);
    screen.run_steps(4);
    let variant = designed(&mut screen);
    assert_eq!((variant.name.as_str(), variant.id.as_str()), ("Chess for Two", "my-chess-for-two"));
    assert_eq!(variant.about, "Mine.", "chess is not told of it, and what is the user’s own stays");
    click(&mut screen, "Play…");
    click(&mut screen, "Play");
    assert_eq!(screen.state().app().variant().id, "chess-for-two");
    assert_eq!(screen.state().app().library().name_of("fide-chess"), Some("Chess"), "chess is what it was");
}

/// One begins with an empty board, and one click saves what was made of it where it is among the games at every start.
#[test]
fn a_game_begun_on_an_empty_board_is_saved_by_one_click() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    open(&mut screen);
    click(&mut screen, "Designer");
    choose(&mut screen, "Start from", "An empty board with two Kings");
    until_told(&mut screen, "No problems. Playable: My game");
    click(&mut screen, "Save");
    assert!(has(&screen, "File path"), "it asks while nothing is the user’s own");
    click(&mut screen, "Cancel");
    screen.get_by_role_and_label(Role::TextInput, "The game’s name").focus();
    screen.run_steps(4);
    screen.key_press(Key::End);
    screen.run_steps(2);
    write(&mut screen, " of Kings");
    until_told(&mut screen, "No problems. Playable: My game of Kings");
    click(&mut screen, "Save");
    assert!(!has(&screen, "File path"));
    let file = home.path().join("data/variants/my-game-of-kings.ron");
    until(&mut screen, "it is saved", |_| file.is_file());
    until(&mut screen, "it is among the games", |screen| screen.state().app().library().name_of("my-game-of-kings").is_some());
    // The workbench of another day knows its file.
    click(&mut screen, "Play…");
    click(&mut screen, "Play");
    drop(screen);
    let mut library = nestmate::library();
    library.add(Source::new(file.display().to_string(), std::fs::read_to_string(&file).expect("it is saved")));
    let store = Store::open(&Places::below(home.path())).expect("the folders can be made");
    let mut screen = screen_of(Shell::resume(library, store).expect("the games can be played"));
    assert_eq!(screen.state().app().variant().id, "my-game-of-kings");
    open(&mut screen);
    click(&mut screen, "Designer");
    assert!(has(&screen, "my-game-of-kings.ron") && !has(&screen, "not saved yet"));
    // Under another name it is another game, and goes beside the first.
    screen.get_by_role_and_label(Role::TextInput, "The game’s name").focus();
    screen.run_steps(4);
    screen.key_press(Key::End);
    screen.run_steps(2);
    write(&mut screen, " Two");
    until_told(&mut screen, "No problems. Playable: My game of Kings Two");
    click(&mut screen, "Save");
    let second = home.path().join("data/variants/my-game-of-kings-two.ron");
    until(&mut screen, "both are kept", |_| second.is_file() && file.is_file());
}

/// The piece list is searched, and a piece is made that is in no other game.
#[test]
fn pieces_and_games_are_searched_and_a_new_piece_is_named() {
    let mut screen = designing("fide-chess");
    screen.get_by_role_and_label(Role::ComboBox, "Add").click_accesskit();
    screen.run_steps(4);
    assert!(has(&screen, "Alfil, ") && has(&screen, "A piece of my own…"));
    write(&mut screen, "archb");
    screen.run_steps(4);
    assert!(has(&screen, "Archbishop, ") && !has(&screen, "Alfil, "), "only what fits is listed");
    screen.key_press(Key::Enter);
    screen.run_steps(6);
    assert!(has(&screen, "A Archbishop"), "Enter takes the first that fits");
    assert!(screen.query_by_label("A piece of my own…").is_none(), "the list is closed");
    choose(&mut screen, "Add", "A piece of my own…");
    screen.run_steps(6);
    assert!(has(&screen, "How the My piece moves") && has(&screen, "M My piece"));
    write(&mut screen, "Wizard");
    screen.run_steps(4);
    assert!(has(&screen, "M Wizard") && has(&screen, "How the Wizard moves"), "what is written is its name");
    assert!(has(&screen, "1 ahead: step"));
    screen.get_by_role_and_label(Role::ComboBox, "Start from").click_accesskit();
    screen.run_steps(4);
    write(&mut screen, "xiang");
    screen.run_steps(4);
    assert!(screen.query_by_label("Xiang Qi").is_some() && screen.query_by_label("Shogi").is_none());
    screen.key_press(Key::Enter);
    screen.run_steps(10);
    assert!(has(&screen, "How the General moves") || has(&screen, "C Cannon"), "the game is begun with");
}

/// The list of rules has headings, and is searched by them and by what the rules say.
#[test]
fn rules_are_found_under_headings() {
    let mut screen = designing("fide-chess");
    screen.get_by_role_and_label(Role::ComboBox, "Add a rule:").click_accesskit();
    screen.run_steps(6);
    assert!(has(&screen, "Winning and losing") && has(&screen, "A player who has given check 3 times wins"));
    write(&mut screen, "reserves");
    screen.run_steps(4);
    let drops = "Captured pieces change sides and can be dropped";
    assert!(has(&screen, "Reserves and dropping") && has(&screen, drops), "a heading is looked for, too");
    assert!(!has(&screen, "Winning and losing"), "a heading without entries is left out");
    assert!(!has(&screen, "A player who has given check 3 times wins"));
    for _ in 0.."reserves".len() {
        screen.key_press(Key::Backspace);
    }
    write(&mut screen, "check 3");
    screen.run_steps(4);
    assert!(has(&screen, "Winning and losing") && !has(&screen, drops));
    screen.key_press(Key::Enter);
    screen.run_steps(6);
    assert!(!has(&screen, "Winning and losing"), "the list is closed");
    click(&mut screen, "Designer");
    assert!(defined(&screen).contains("Checks(times: 3)"), "Enter takes the first that fits");
}

/// Whose Pawns step, how far and who takes them; how moves are counted against a royal piece alone; what makes pieces count as moved.
#[test]
fn every_part_of_a_rule_is_changed_by_its_chip() {
    let mut screen = designing("fide-chess");
    chip(&mut screen, "its own kind", "no piece");
    chip(&mut screen, "Either side’s", "White’s");
    press(&mut screen, "R Rook");
    add_rule(&mut screen, "Rook count as moved as soon as Queen, Rook, Bishop, Knight or Pawn could reach them on an empty board");
    let counted = "Once no Pawn is left, the game is drawn after 64 moves by each side (0: never); \
                   against a royal piece alone, moves are counted from 1";
    add_rule(&mut screen, counted);
    press(&mut screen, "Add a limit");
    step(&mut screen, "Against a royal piece alone, with at least Queen: drawn after 16 moves", Key::ArrowDown, 2);
    until_told(&mut screen, "No problems. Playable");
    click(&mut screen, "Designer");
    let text = defined(&screen);
    for part in ["by: \"\"", "side: White", "LoseFirst(pieces: \"R\", by: \"QRBNP\")", "(\"Q\", 14), (\"\", 16)"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    click(&mut screen, "Designer");
    press(&mut screen, "Q Queen");
    press(&mut screen, "Remove Queen");
    until_told(&mut screen, "No problems. Playable");
    click(&mut screen, "Designer");
    assert!(defined(&screen).contains("by: \"RBNP\"") && !defined(&screen).contains("(\"Q\", 14)"));
}

/// Ways that only an unmoved piece has, and the Lion's two steps.
#[test]
fn first_moves_and_double_steps_are_drawn() {
    let mut screen = designing("fide-chess");
    press(&mut screen, "N Knight");
    screen.get_by_role_and_label(Role::CheckBox, "first move only").click_accesskit();
    screen.run_steps(4);
    screen.get_by_role_and_label(Role::CheckBox, "not while in check").click_accesskit();
    screen.run_steps(4);
    press(&mut screen, "1 ahead: nothing");
    assert!(has(&screen, "1 back: step, first move only") && has(&screen, "2 ahead, 1 right: step"));
    screen.get_by_role_and_label(Role::CheckBox, "first move only").click_accesskit();
    screen.run_steps(4);
    press(&mut screen, "R Rook");
    press(&mut screen, "1 ahead: slide");
    let stride = |screen: &mut Screen, told: &str| {
        screen.get_by_role_and_label(Role::ComboBox, "A click gives").click_accesskit();
        screen.run_steps(6);
        screen.get_by_role_and_label(Role::Button, told).click();
        screen.run_steps(6);
    };
    stride(&mut screen, "one step or two, capturing on each");
    screen.get_by_role_and_label(Role::CheckBox, "straight and diagonal steps").click_accesskit();
    screen.run_steps(4);
    press(&mut screen, "1 ahead: nothing");
    assert!(has(&screen, "1 ahead, 1 right: one step or two") && has(&screen, "1 back: one step or two"));
    stride(&mut screen, "steps in a zigzag");
    screen.get_by_role_and_label(Role::CheckBox, "alternating straight and diagonal").click_accesskit();
    screen.run_steps(4);
    press(&mut screen, "B Bishop");
    press(&mut screen, "1 ahead: nothing");
    until_told(&mut screen, "No problems. Playable");
    click(&mut screen, "Designer");
    let text = defined(&screen);
    for part in
        ["Leap(step: (1, 0), first: true, unchecked: true)", "Twice(step: (1, 0), and: (1, 1))", "Zigzag(step: (1, 0), and: (1, 0))"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
}

/// A click takes away what goes to a cell, in whatever manner, and says what changes with it.
#[test]
fn a_click_on_a_move_takes_it_away() {
    let mut screen = designing("fide-chess");
    press(&mut screen, "R Rook");
    assert!(has(&screen, "1 ahead: slide") && has(&screen, "1 right: slide"));
    screen.get_by_label("1 ahead: slide").scroll_to_me();
    screen.run_steps(10);
    let at = place(&screen, "1 ahead: slide");
    screen.hover_at(at);
    screen.run_steps(60);
    assert!(has(&screen, "3 mirrored cells change with it."));
    press(&mut screen, "1 ahead: slide");
    assert!(has(&screen, "1 ahead: nothing") && has(&screen, "1 right: nothing"), "it does not become a step first");
    press(&mut screen, "1 ahead: nothing");
    assert!(has(&screen, "1 back: step"));
    screen.get_by_role_and_label(Role::RadioButton, "captures only").click_accesskit();
    screen.run_steps(4);
    press(&mut screen, "1 ahead: step");
    click(&mut screen, "Designer");
    let text = defined(&screen);
    assert!(text.contains("Leap(step: (1, 0), only: Move") && !text.contains("worth: 50"), "nor is it worth what a Rook is: {text}");
}

/// From the sentence of a rule its cells are painted at once, and it is said which rule they are for.
#[test]
fn the_cells_of_a_rule_are_painted_from_its_sentence() {
    let mut screen = designing("fide-chess");
    add_rule(&mut screen, "A player wins by bringing the King to the last rank: right away, with any legal move");
    screen.query_all_by_label("the last rank").last().expect("a chip").click_accesskit();
    screen.run_steps(6);
    press(&mut screen, "Paint the cells on the board…");
    let said = "Painting ‘goal’ for this rule: ";
    let told = |screen: &Screen| screen.query_all_by(|node| node.value().is_some_and(|text| text.starts_with(said))).next().is_some();
    assert!(told(&screen), "it is said what is painted");
    // What was meant before is painted already.
    for file in "abcdefgh".chars() {
        press_first(&mut screen, &format!("{file}8, Black"));
    }
    for cell in ["d4", "e4", "d5", "e5"] {
        press(&mut screen, &format!("{cell}, empty"));
    }
    press(&mut screen, "Done");
    assert!(!told(&screen));
    let variant = designed(&mut screen);
    counts_as(&variant, "kingofthehill");
    press(&mut screen, "Undo");
    click(&mut screen, "Designer");
    let text = defined(&screen);
    assert!(text.contains("\"goal\": Cells(\"d4 e4 d5\")"), "the last cell is undone: {text}");
}

/// What the sides begin with in reserve is changed by clicks.
#[test]
fn reserves_are_filled_by_clicks() {
    let mut screen = designing("fide-chess");
    assert!(!has(&screen, "Add Queen to White’s reserve"), "there is no reserve in chess");
    add_rule(&mut screen, "Captured pieces change sides and can be dropped");
    press(&mut screen, "Q Queen");
    press(&mut screen, "Add Queen to White’s reserve");
    press(&mut screen, "Add Queen to White’s reserve");
    press(&mut screen, "mirrored for the other side");
    press(&mut screen, "Take one Queen out of Black’s reserve");
    let variant = designed(&mut screen);
    let begun = start(&variant).expect("a start");
    let of = |reserve| begun.reserves().total(reserve);
    assert_eq!([of(Reserve::White), of(Reserve::Black)], [2, 1]);
}

/// Presses and releases the button within one frame, as a tap on a touchpad does.
fn tap(screen: &mut Screen, at: egui::Pos2) {
    let button =
        |pressed| egui::Event::PointerButton { pos: at, button: egui::PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    screen.input_mut().events.extend([egui::Event::PointerMoved(at), button(true), button(false)]);
    screen.step();
}

/// A list that is closed by one tap opens by the next, though no frame comes between them: a window that is left alone draws none.
#[test]
fn lists_open_by_a_tap_each_time() {
    let mut screen = designing("fide-chess");
    let list = screen.get_by_role_and_label(Role::ComboBox, "Add").rect().center();
    let beside = screen.get_by_label("Redo").rect().right_center() + egui::vec2(160.0, 0.0);
    for time in 1..=3 {
        tap(&mut screen, list);
        screen.run_steps(4);
        assert!(has(&screen, "Search"), "open, time {time}");
        tap(&mut screen, beside);
    }
}

/// A list that has been open before lies above the dialog when that is opened again, though a tap lifts both.
#[test]
fn lists_open_above_a_dialog_that_is_opened_again() {
    let mut screen = two_players("fide-chess");
    open(&mut screen);
    for time in 1..=2 {
        let list = screen.get_by_role_and_label(Role::ComboBox, "Start from").rect().center();
        tap(&mut screen, list);
        screen.run_steps(6);
        let entry = screen.get_by_role_and_label(Role::Button, "Nested Chess A").rect().center();
        let at = screen.ctx.layer_id_at(entry).expect("something is there");
        assert!(egui::Popup::is_id_open(&screen.ctx, at.id), "time {time}: the list is above all else");
        key(&mut screen, Modifiers::NONE, Key::Escape);
        key(&mut screen, Modifiers::NONE, Key::Escape);
        screen.run_steps(4);
        open(&mut screen);
    }
}

/// A piece that is new in a game can be promoted to by a tick beside its name.
#[test]
fn a_new_piece_is_offered_for_promotion() {
    let mut screen = designing("fide-chess");
    press(&mut screen, "P Pawn");
    assert!(!has(&screen, "can promote to it"), "no Pawn becomes a Pawn");
    press(&mut screen, "K King");
    assert!(!has(&screen, "can promote to it"), "nor a King");
    choose(&mut screen, "Add", "A piece of my own…");
    let tick = |screen: &mut Screen| {
        screen.get_by_role_and_label(Role::CheckBox, "Pawn can promote to it").click_accesskit();
        screen.run_steps(4);
    };
    tick(&mut screen);
    assert!(designed_text(&mut screen).contains("to: \"QRBNM\""));
    tick(&mut screen);
    assert!(designed_text(&mut screen).contains("to: \"QRBN\""));
}

/// A piece's letter is written beside its name; one that is taken is refused with the piece that has it.
#[test]
fn a_piece_gets_another_letter() {
    let mut screen = designing("fide-chess");
    press(&mut screen, "N Knight");
    screen.get_by_role_and_label(Role::TextInput, "Letter").focus();
    screen.run_steps(4);
    write(&mut screen, "q");
    assert!(has(&screen, "Q is already the letter of Queen.") && has(&screen, "N Knight"));
    write(&mut screen, "1");
    assert!(has(&screen, "A piece’s letter is one from A to Z."));
    write(&mut screen, "s");
    screen.run_steps(4);
    assert!(has(&screen, "S Knight") && has(&screen, "How the Knight moves") && !has(&screen, "A piece’s letter is"));
    assert!(has(&screen, "b1, White Knight"));
    let variant = designed(&mut screen);
    assert!(variant.kind_of('S').is_some() && variant.kind_of('N').is_none());
    click(&mut screen, "Undo");
    assert!(has(&screen, "N Knight"), "undone in one step");
}

/// What is wrong is told in the designer by the piece that it is about, and in the text by its line.
#[test]
fn problems_are_told_in_the_words_of_where_one_is() {
    let mut screen = two_players("fide-chess");
    open(&mut screen);
    let text = defined(&screen);
    let at = text.find("letter: 'B'").expect("a Bishop");
    let image = text[at..].replacen("image: \"", "image: \"no-such-", 1);
    define(&mut screen, &format!("{}{image}", &text[..at]));
    until_told(&mut screen, "warning: there is no picture");
    assert!(has(&screen, "Line "));
    click(&mut screen, "Designer");
    screen.run_steps(4);
    assert!(has(&screen, "Bishop, warning: there is no picture") && !has(&screen, "Line "));
    click_first(&mut screen, "Bishop, warning");
    assert!(has(&screen, "How the Bishop moves"), "it leads to the piece");
    press(&mut screen, "empty cell");
    press(&mut screen, "e1, White King");
    until_told(&mut screen, "Start: White has 0 royal pieces (put a piece that is royal on the board");
    assert!(!has(&screen, "`"), "no name of a field is shown");
}

/// Starting from another game is one step, and so is all that is written into a field in one go.
#[test]
fn undo_goes_back_to_the_game_before_and_over_whole_names() {
    let mut screen = designing("fide-chess");
    let chess = designed_text(&mut screen);
    add_piece(&mut screen, "Alfil, ");
    let with_alfil = designed_text(&mut screen);
    choose(&mut screen, "Start from", "Xiang Qi");
    let name = |screen: &mut Screen| {
        screen.get_by_role_and_label(Role::TextInput, "The game’s name").focus();
        screen.run_steps(4);
        screen.key_press(Key::End);
        screen.run_steps(2);
    };
    name(&mut screen);
    for letter in [" ", "o", "f", " ", "m", "i", "n", "e"] {
        write(&mut screen, letter);
        screen.run_steps(2);
    }
    assert!(designed_text(&mut screen).contains("\"Xiang Qi of mine\""));
    name(&mut screen);
    write(&mut screen, "!");
    assert!(designed_text(&mut screen).contains("\"Xiang Qi of mine!\""));
    click(&mut screen, "Undo");
    assert!(designed_text(&mut screen).contains("\"Xiang Qi of mine\""), "the field was left in between");
    click(&mut screen, "Undo");
    assert!(designed_text(&mut screen).contains("\"Xiang Qi\""));
    click(&mut screen, "Undo");
    assert_eq!(designed_text(&mut screen), with_alfil);
    click(&mut screen, "Redo");
    assert!(designed_text(&mut screen).contains("\"Xiang Qi\""));
    click(&mut screen, "Undo");
    click(&mut screen, "Undo");
    assert_eq!(designed_text(&mut screen), chess);
    assert!(screen.get_by_label("Undo").accesskit_node().is_disabled());
}

/// The text that the designer has made.
fn designed_text(screen: &mut Screen) -> String {
    click(screen, "Designer");
    let text = defined(screen);
    click(screen, "Designer");
    text
}

/// A click beside the dialog closes the list that is open, and only the next one the dialog.
#[test]
fn a_click_beside_the_dialog_closes_an_open_list_first() {
    let mut screen = designing("fide-chess");
    let list = screen.get_by_role_and_label(Role::ComboBox, "Add").rect().center();
    let beside = egui::pos2(400.0, 8.0);
    tap(&mut screen, list);
    screen.run_steps(4);
    assert!(has(&screen, "Search"));
    tap(&mut screen, beside);
    screen.run_steps(4);
    assert!(!has(&screen, "Search") && has(&screen, "Undo"), "the list is closed, the workbench is not");
    tap(&mut screen, beside);
    screen.run_steps(4);
    assert!(!has(&screen, "Undo"));
}

/// Changed rules that are saved are offered to the game on the board: with its moves, from its position, or not at all.
#[test]
fn the_game_on_the_board_goes_on_with_the_rules_that_were_saved() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    let text = |base: &str, more: &str| format!("[(id: \"mine\", based_on: \"{base}\", name: \"Mine\"{more})]");
    open(&mut screen);
    define(&mut screen, &text("fide-chess", ""));
    until_told(&mut screen, "No problems. Playable: Mine");
    let saved = |screen: &mut Screen| {
        click(screen, "Save");
        until(screen, "it is saved", |screen| has(screen, "Saved. You will find it in the list of games."));
    };
    saved(&mut screen);
    assert!(!has(&screen, "Go on with the new rules"), "another game is on the board");
    click(&mut screen, "Close");
    crate::common::window::begin(&mut screen, "mine");
    play(&mut screen, "e2e4 e7e5");
    let change = |screen: &mut Screen, text: &str| {
        open(screen);
        define(screen, text);
        until_told(screen, "No problems. Playable: Mine");
        saved(screen);
        until(screen, "it is offered", |screen| has(screen, "Go on with the new rules"));
        click(screen, "Go on with the new rules");
        screen.run_steps(4);
    };
    change(&mut screen, &text("fide-chess", ", endings: (stalemate: Win, repetition: 5)"));
    let app = screen.state().app();
    assert_eq!(app.variant().endings.repetition, 5, "what nobody agreed on otherwise is as the rules say now");
    assert!(app.variant().definition.contains("stalemate: Win") && app.game().ply() == 2 && !app.has_newer_rules());
    assert!(has(&screen, "The game goes on with the new rules."));
    // A Pawn makes no double step any more.
    change(&mut screen, &text("fide-chess", ", rules: [Castle(royal: 'K', partner: 'R', safe: StartAndPath), Promote(pieces: \"P\")]"));
    let app = screen.state().app();
    assert_eq!(app.game().ply(), 0, "from the position alone");
    assert!(app.game().position().text(app.variant()).starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w"));
    assert!(has(&screen, "Its moves were not kept: "));
    change(&mut screen, &text("xiangqi", ""));
    assert!(has(&screen, "The game cannot go on with the new rules: ") && screen.state().app().variant().board.grid.files() == 8);
}

/// Holes are cut and filled again by clicks and by drawing, with what stood there; the board goes round; a row is filled in one stroke.
#[test]
fn the_board_gets_holes_goes_round_and_is_filled_by_strokes() {
    let mut screen = designing("fide-chess");
    press(&mut screen, "P Pawn");
    let stroke = |screen: &mut Screen, from: &str, to: &str| {
        let (from, to) = (place(screen, from), place(screen, to));
        drag(screen, from, to);
        screen.run_steps(4);
    };
    stroke(&mut screen, "a4, empty", "h4, empty");
    assert!("abcdefgh".chars().all(|file| has(&screen, &format!("{file}4, White Pawn")) && has(&screen, &format!("{file}5, Black Pawn"))));
    press(&mut screen, "empty cell");
    stroke(&mut screen, "a4, White Pawn", "h4, White Pawn");
    assert!("abcdefgh".chars().all(|file| has(&screen, &format!("{file}4, empty")) && has(&screen, &format!("{file}5, empty"))));
    press(&mut screen, "hole");
    stroke(&mut screen, "d4, empty", "e4, empty");
    press(&mut screen, "h2, White Pawn");
    assert!(["d4", "e4", "d5", "e5", "h2", "h7"].iter().all(|cell| has(&screen, &format!("{cell}, hole"))));
    press(&mut screen, "h2, hole");
    assert!(has(&screen, "h2, empty") && has(&screen, "h7, empty"));
    press(&mut screen, "left and right");
    let variant = designed(&mut screen);
    let cell = |name| variant.board.grid.parse(name).expect("a place");
    assert_eq!(variant.board.cells.iter().count(), 60);
    assert!(!variant.board.cells.contains(cell("d5")) && variant.board.cells.contains(cell("h7")));
    assert!(variant.definition.contains("wrap: Files"), "{}", variant.definition);
    press(&mut screen, "from corner to corner");
    let text = designed_text(&mut screen);
    assert!(text.contains("forward: (1, 1)") && text.contains("mirror: Turn"), "{text}");
}

/// A piece gets a promoted side by choosing a piece, with the rule by which it turns over.
#[test]
fn a_piece_gets_a_promoted_side_by_clicks() {
    let mut screen = designing("fide-chess");
    press(&mut screen, "K King");
    assert!(screen.get_by_role_and_label(Role::ComboBox, "Promoted side").accesskit_node().is_disabled());
    press(&mut screen, "N Knight");
    choose(&mut screen, "Promoted side", "Queen");
    screen.get_by_role_and_label(Role::TextInput, "Its name").focus();
    screen.run_steps(4);
    write(&mut screen, "ly Knight");
    let variant = designed(&mut screen);
    let side = variant.kind_ids().find(|&kind| variant.kind(kind).turned).expect("a side");
    assert_eq!(variant.kind(side).letter, 'N');
    let text = designed_text(&mut screen);
    assert!(text.contains("TurnOver(pieces: \"N\", zone: Ranks([7, 8])"), "{text}");
    assert_eq!(variant.kind(side).name, "Queenly Knight");
    choose(&mut screen, "Promoted side", "none");
    let text = designed_text(&mut screen);
    assert!(!text.contains("turned:") && !text.contains("TurnOver"), "{text}");
}

/// A piece stands at the start with its promoted side up, where it has one, and turns back with that side.
#[test]
fn a_promoted_piece_stands_at_the_start() {
    let mut screen = designing("shogi");
    press(&mut screen, "K King");
    assert!(!has(&screen, "promoted side up"), "a King has none");
    press(&mut screen, "R Rook");
    press(&mut screen, "promoted side up");
    assert!(has(&screen, "Sente Dragon King"));
    press(&mut screen, "e5, empty");
    press_first(&mut screen, "h2, Sente Rook");
    assert!(has(&screen, "e5, Sente Dragon King") && has(&screen, "h2, Sente Dragon King") && has(&screen, "b8, Gote Dragon King"));
    let variant = designed(&mut screen);
    let begun = start(&variant).expect("a start");
    let at = |name| variant.kind(begun.at(variant.board.grid.parse(name).expect("a cell")).kind());
    assert!(at("e5").turned && at("h2").turned && at("b8").turned && variant.start.contains("+R"), "{}", variant.start);
    press(&mut screen, "e5, Sente Dragon King");
    assert!(has(&screen, "e5, empty"), "the same again takes it away");
    press(&mut screen, "promoted side up");
    press(&mut screen, "h2, Sente Dragon King");
    assert!(has(&screen, "h2, Sente Rook") && has(&screen, "b8, Gote Rook"));
    press(&mut screen, "promoted side up");
    press(&mut screen, "h2, Sente Rook");
    choose(&mut screen, "Promoted side", "none");
    assert!(has(&screen, "h2, Sente Rook") && !has(&screen, "promoted side up"));
    until_told(&mut screen, "No problems. Playable");
}

/// A small Shogi from an empty board: promoted sides, drops, a zone, one Pawn a file, and a player without a move loses. Then it is played.
#[test]
fn a_small_shogi_is_made_from_an_empty_board_and_played() {
    let mut screen = two_players("fide-chess");
    key(&mut screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::W);
    until_told(&mut screen, "No problems. Playable");
    choose(&mut screen, "Start from", "An empty board with two Kings");
    replace(&mut screen, "The game’s name", "Hill Shogi");
    replace(&mut screen, "Name of the side that moves first", "Sente");
    replace(&mut screen, "Name of the other side", "Gote");
    step(&mut screen, "Files", Key::ArrowDown, 3);
    step(&mut screen, "Ranks", Key::ArrowDown, 2);
    press(&mut screen, "turned round");
    let (from, to) = (place(&screen, "e1, Sente King"), place(&screen, "c1, empty"));
    drag(&mut screen, from, to);
    assert!(has(&screen, "c1, Sente King") && has(&screen, "c6, Gote King"));
    for (piece, cells) in [("Gold General, ", ["b1", "d1"]), ("Silver General, ", ["a1", "e1"])] {
        add_piece(&mut screen, piece);
        for cell in cells {
            press(&mut screen, &format!("{cell}, empty"));
        }
    }
    // A piece that is in no other game, whose promoted side is one of this game.
    choose(&mut screen, "Add", "A piece of my own…");
    write(&mut screen, "Monk");
    press(&mut screen, "1 back: step");
    choose(&mut screen, "Promoted side", "Gold General");
    press(&mut screen, "c2, empty");
    add_piece(&mut screen, "Pawn, Shogi");
    let (from, to) = (place(&screen, "a3, empty"), place(&screen, "e3, empty"));
    drag(&mut screen, from, to);
    assert!("abcde".chars().all(|file| has(&screen, &format!("{file}3, Sente Pawn")) && has(&screen, &format!("{file}4, Gote Pawn"))));
    add_rule(&mut screen, "Captured pieces change sides and can be dropped");
    add_rule(&mut screen, "Pawn may not be dropped on a file where the player dropping already has 1 of them");
    add_rule(&mut screen, "Pawn may not be dropped to give checkmate");
    // The zone has a cell less than the last two ranks.
    chip(&mut screen, "the last 2 ranks", "Paint the cells on the board…");
    press(&mut screen, "e5, empty, painted");
    press(&mut screen, "Done");
    chip(&mut screen, "the game is a draw", "that player loses");
    let variant = designed(&mut screen);
    assert!(variant.definition.contains("stalemate: Loss") && variant.definition.contains("OnePerFile"), "{}", variant.definition);
    click(&mut screen, "Play…");
    click(&mut screen, "Play");
    assert_eq!(screen.state().app().variant().name, "Hill Shogi");
    play(&mut screen, "a3a4 e4e3 a4a5");
    click(&mut screen, "Promote to Tokin");
    play(&mut screen, "d6d5");
    let ply = |screen: &Screen| screen.state().app().game().ply();
    assert_eq!(ply(&screen), 4);
    click(&mut screen, "Pawn in Sente’s reserve, 1");
    cell(&mut screen, "b2");
    assert_eq!(ply(&screen), 4, "there is a Pawn on the file");
    click(&mut screen, "Pawn in Sente’s reserve, 1");
    cell(&mut screen, "a2");
    assert_eq!(ply(&screen), 5, "none is left on this one");
    let text = screen.state().app().position_text();
    assert!(text.starts_with("sgk1s/+P1mg1/1ppp1/1PPPp/P1M2/SGKGS b [|P|]"), "{text}");
}

/// House rules add a rule or leave one out, have a name, and are on or off where nobody chose.
#[test]
fn house_rules_are_made_by_clicks() {
    let mut screen = designing("fide-chess");
    choose(&mut screen, "Add a house rule:", "A player who can capture must capture");
    press(&mut screen, "on by default");
    let castling = "Without: ";
    screen.get_by_role_and_label(Role::ComboBox, "Add a house rule:").click_accesskit();
    screen.run_steps(4);
    press_first(&mut screen, castling);
    let variant = designed(&mut screen);
    let switches: Vec<(&str, bool)> = variant.switches.iter().map(|switch| (switch.id.as_str(), switch.on)).collect();
    assert_eq!(switches, [("must-capture", true), ("without-double-step", false)]);
}

/// A piece goes in directions that are chosen one by one.
#[test]
fn single_directions_are_drawn() {
    let mut screen = designing("fide-chess");
    press(&mut screen, "N Knight");
    choose(&mut screen, "going", "chosen directions");
    press(&mut screen, "straight ahead");
    press(&mut screen, "diagonally forward to the left");
    press_first(&mut screen, "1 ahead, 1 left: nothing");
    let text = designed_text(&mut screen);
    assert!(text.contains("Leap(step: (1, 1), dirs: Towards([ForwardLeft]))"), "{text}");
}
