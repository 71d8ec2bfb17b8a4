//! One game in place of another: nothing that belongs to the game before outlives it, whichever way the other one comes.

use egui::{Key, Modifiers};
use nestmate::{AppAction, Held, Picked, Rung, Sketch};
use nestmate_core::game::Step;
use nestmate_core::variant::{KindId, Reserve};

use crate::common::window::{FIRST, Screen, begin, key, paste, place, play, two_players, until};

const CHESS: &str = "fide-chess";
const GAME: &str = "[Variant \"fide-chess\"]\n\n1. e4 e5";

fn id(screen: &Screen) -> &str {
    &screen.state().app().variant().id
}

/// The last kind of piece of the game on the board.
fn last_kind(screen: &Screen) -> KindId {
    screen.state().app().variant().kind_ids().last().expect("it has pieces")
}

/// Points at a piece, picks one up, seeks a kind and moves the keyboard's cell: all of cells and kinds that chess does not have.
fn touch_cells_and_kinds(screen: &mut Screen) {
    let variant = screen.state().app().variant().clone();
    let queen = variant.board.grid.parse("g2").expect("a cell");
    let kind = last_kind(screen);
    let cell = screen.state().app().game().position().pieces(nestmate_core::variant::Side::White).iter().last().expect("a piece");
    let shell = screen.state_mut();
    for action in [AppAction::Seek(kind), AppAction::Press(queen), AppAction::Cursor(cell), AppAction::Hover(Some(queen))] {
        shell.act(action);
    }
    screen.run_steps(2);
    assert!(screen.state().app().picked().is_some() && screen.state().app().inspected().is_some());
}

/// Nothing is picked up, pointed at, looked at or hinted.
fn nothing_is_left(screen: &mut Screen, way: &str) {
    let app = screen.state().app();
    assert!(app.picked().is_none() && app.inspected().is_none() && app.hint().is_none() && app.telling_cell().is_none(), "{way}");
    let scene = app.scene();
    assert!(scene.cursor.is_none() && scene.tracks.is_empty() && scene.targets.is_empty() && scene.pointed_out.is_empty(), "{way}");
    screen.run_steps(3);
}

#[test]
fn a_game_can_be_opened_while_the_pointer_is_on_a_piece_of_another() {
    let mut screen = two_players(FIRST);
    let queen = place(&screen, "g2 ");
    screen.hover_at(queen);
    screen.run_steps(3);
    assert_eq!(
        screen.state().app().inspected().map(|known| screen.state().app().variant().kind(known.kind).name.clone()).as_deref(),
        Some("Queen")
    );
    paste(&mut screen, GAME);
    until(&mut screen, "the game is on the board", |screen| id(screen) == CHESS);
    screen.run_steps(5);
    // What is said of a piece is said of one that stands there now.
    let app = screen.state().app();
    if let Some(known) = app.inspected() {
        let cell = known.cell.expect("it is on the board");
        assert_eq!(app.game().position().at(cell).kind(), known.kind);
    }
}

#[test]
fn every_way_to_another_game_lets_go_of_the_one_before() {
    let mut screen = two_players(CHESS);
    play(&mut screen, "e2e4");
    begin(&mut screen, FIRST);
    touch_cells_and_kinds(&mut screen);
    key(&mut screen, Modifiers::COMMAND, Key::U);
    assert_eq!(id(&screen), CHESS);
    nothing_is_left(&mut screen, "undo");
    begin(&mut screen, FIRST);
    touch_cells_and_kinds(&mut screen);
    begin(&mut screen, CHESS);
    nothing_is_left(&mut screen, "a new game");
    begin(&mut screen, FIRST);
    touch_cells_and_kinds(&mut screen);
    paste(&mut screen, GAME);
    until(&mut screen, "the game is on the board", |screen| id(screen) == CHESS);
    nothing_is_left(&mut screen, "a game that is opened");
    begin(&mut screen, FIRST);
    touch_cells_and_kinds(&mut screen);
    let text = screen.state().app().position_text();
    screen.state_mut().act(AppAction::SetPosition(text));
    nothing_is_left(&mut screen, "a position");
    touch_cells_and_kinds(&mut screen);
    screen.state_mut().act(AppAction::SetUp);
    screen.state_mut().act(AppAction::Sketch(Sketch::Play));
    nothing_is_left(&mut screen, "a position that was set up");
}

#[test]
fn a_hint_and_its_line_go_with_their_game() {
    let mut screen = two_players(FIRST);
    screen.state_mut().act(AppAction::SetThink(std::time::Duration::from_millis(100)));
    screen.state_mut().act(AppAction::HintAt(Rung::Line));
    until(&mut screen, "a hint", |screen| screen.state().app().hint().is_some());
    begin(&mut screen, CHESS);
    nothing_is_left(&mut screen, "a hint");
    assert!(screen.state().app().previewed().is_none());
}

/// What was dragged, listed or asked for of one game comes too late for another.
#[test]
fn actions_of_another_game_do_nothing() {
    let mut screen = two_players(FIRST);
    let variant = screen.state().app().variant().clone();
    let (kind, far) = (last_kind(&screen), variant.board.grid.parse("q17").expect("a cell"));
    begin(&mut screen, CHESS);
    play(&mut screen, "e2e4 e7e5");
    let node = screen.state().app().game().current();
    begin(&mut screen, "xiangqi");
    begin(&mut screen, CHESS);
    assert!(kind.index() >= screen.state().app().variant().kinds.len(), "chess has fewer pieces");
    let before = screen.state().game_text();
    let held = Held { reserve: Reserve::White, kind };
    let near = screen.state().app().variant().board.grid.parse("e4").expect("a cell");
    let stale = [
        AppAction::Press(far),
        AppAction::Hover(Some(far)),
        AppAction::Cursor(far),
        AppAction::Seek(kind),
        AppAction::PressHeld(held),
        AppAction::HoverHeld(held),
        AppAction::PickUp(Picked::Held(held)),
        AppAction::PickUp(Picked::Cell(far)),
        AppAction::Drag(Picked::Held(held), near),
        AppAction::Drag(Picked::Cell(near), far),
        AppAction::Go(Step::To(node)),
        AppAction::Edit(Some(node), nestmate::Edit::Glyph(1)),
    ];
    for action in stale {
        let what = format!("{action:?}");
        screen.state_mut().act(action);
        screen.run_steps(2);
        let app = screen.state().app();
        assert!(app.picked().is_none() && app.inspected().is_none(), "{what}");
    }
    assert_eq!(screen.state().game_text(), before);
}
