//! Games whose start is drawn by lot: choosing it, seeing its number, and castling from wherever King and Rook begin.

use crate::common::window::{Screen, begin, click, has, key, open, paste, press, two_players, write};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use nestmate::{AppAction, NewGame};
use nestmate_core::notation::position_text;
use nestmate_core::rules::start_number;

const DRAWN: &str = "chess960";

/// Begins a game between two people from the start of a number, or from one drawn by lot.
fn from(screen: &mut Screen, start: Option<u32>) {
    screen.state_mut().act(AppAction::New(NewGame { start, players: Default::default(), ..NewGame::new(DRAWN) }));
    screen.run_steps(3);
}

fn number(screen: &Screen) -> Option<u32> {
    let app = screen.state().app();
    start_number(app.variant(), app.game().start())
}

fn text(screen: &Screen) -> String {
    let app = screen.state().app();
    position_text(app.game().position(), app.variant())
}

#[test]
fn the_lot_decides_unless_a_number_is_chosen() {
    let mut screen = two_players(DRAWN);
    let mut seen: Vec<Option<u32>> = Vec::new();
    for _ in 0..6 {
        from(&mut screen, None);
        seen.push(number(&screen));
    }
    assert!(seen.iter().all(Option::is_some), "{seen:?}");
    assert!(seen.windows(2).any(|pair| pair[0] != pair[1]), "{seen:?}");
    from(&mut screen, Some(0));
    assert_eq!(number(&screen), Some(0));
    assert!(text(&screen).starts_with("bbqnnrkr/pppppppp/"), "{}", text(&screen));
    assert_eq!(screen.state().app().rematch().and_then(|again| again.start), Some(0), "once more from the same");
}

#[test]
fn a_new_game_asks_which_start() {
    let mut screen = two_players("fide-chess");
    open(&mut screen, (Modifiers::COMMAND, Key::N));
    assert!(screen.query_by_label("Starting position: Number").is_none(), "chess has one");
    write(&mut screen, "Chess960");
    screen.run_steps(4);
    screen.get_by_role_and_label(Role::RadioButton, "Chess960").click_accesskit();
    screen.run_steps(4);
    assert!(screen.query_by_label("Starting position: Random").is_some());
    click(&mut screen, "Starting position: Number");
    screen.run_steps(2);
    assert!(has(&screen, "RNBQKBNR"), "the start that everybody knows comes first");
    assert!(has(&screen, "0 to 959"), "what can be chosen is said");
    click(&mut screen, "Play");
    screen.run_steps(6);
    assert_eq!((screen.state().app().variant().id.as_str(), number(&screen)), (DRAWN, Some(518)));
}

#[test]
fn the_number_stands_at_the_head_of_the_moves_and_in_the_details() {
    let mut screen = two_players(DRAWN);
    from(&mut screen, Some(959));
    assert!(has(&screen, "Starting position no. 959"));
    key(&mut screen, Modifiers::COMMAND, Key::K);
    write(&mut screen, "Game details");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    screen.run_steps(4);
    assert!(has(&screen, "No. 959"));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    begin(&mut screen, "fide-chess");
    assert!(!has(&screen, "Starting position no."), "chess has one start");
}

/// A click on the Rook castles; one on the King's cell does, too, and asks where he could step there.
#[test]
fn castling_by_the_rook_or_by_the_kings_cell() {
    let mut screen = two_players(DRAWN);
    let begun = "4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1";
    let clicks = |screen: &mut Screen, cells: [&str; 2]| {
        paste(screen, begun);
        for cell in cells {
            press(screen, cell);
        }
    };
    clicks(&mut screen, ["f1", "h1"]);
    assert!(text(&screen).starts_with("4k3/8/8/8/8/8/8/1R3RK1 b"), "{}", text(&screen));
    clicks(&mut screen, ["f1", "b1"]);
    assert!(text(&screen).starts_with("4k3/8/8/8/8/8/8/2KR3R b"), "{}", text(&screen));
    clicks(&mut screen, ["f1", "c1"]);
    assert!(text(&screen).starts_with("4k3/8/8/8/8/8/8/2KR3R b"), "no other move goes there: {}", text(&screen));
    clicks(&mut screen, ["f1", "g1"]);
    assert_eq!(screen.state().app().game().ply(), 0, "he could also step there");
    assert!(has(&screen, "Move the King"), "as players call the two");
    click(&mut screen, "Castle");
    assert!(text(&screen).starts_with("4k3/8/8/8/8/8/8/1R3RK1 b"), "{}", text(&screen));
}
