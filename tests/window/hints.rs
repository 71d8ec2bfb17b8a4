//! The ladder of hints, climbed through the accessibility tree.

use std::time::Duration;

use egui::Key;
use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, ArrowKind, NewGame, Rung, See};
use nestmate_core::variant::Side;

use crate::common::window::{FIRST, Screen, click, click_first, has, paste, play, position, press, spoken, two_players, until};

/// Two players, and hints that come soon.
fn ready() -> Screen {
    let mut screen = two_players(FIRST);
    screen.state_mut().act(AppAction::SetThink(Duration::from_millis(300)));
    screen
}

fn ask_for_hint(screen: &mut Screen) {
    screen.key_press(Key::H);
    screen.run_steps(3);
}

/// The first rung.
fn first(screen: &mut Screen) {
    ask_for_hint(screen);
    until(screen, "a hint is there", |screen| screen.state().app().hint().is_some());
}

fn rung(screen: &Screen) -> Option<Rung> {
    screen.state().app().hint().map(|hint| hint.rung)
}

#[test]
fn each_press_tells_a_little_more() {
    let mut screen = ready();
    first(&mut screen);
    assert!(has(&screen, "Look at the ‘"));
    let scene = screen.state().app().scene();
    let best = screen.state().app().hint().expect("a hint").best();
    assert!(scene.place.contains(best.from()) && scene.place.len() < scene.variant.board.cells.len() / 4);
    assert!(scene.arrows.is_empty() && scene.pointed_out.is_empty(), "no more than the place is told");

    ask_for_hint(&mut screen);
    let scene = screen.state().app().scene();
    assert_eq!(scene.pointed_out, [best.from()]);
    let piece = scene.variant.kind(scene.position.at(best.from()).kind()).name.clone();
    assert!(has(&screen, &format!("Move the {piece} on {}.", scene.variant.cell_name(best.from()))));
    assert!(scene.place.is_empty() && scene.arrows.is_empty());

    ask_for_hint(&mut screen);
    let arrows = screen.state().app().scene().arrows;
    assert!((1..=3).contains(&arrows.len()) && arrows.iter().all(|arrow| arrow.kind == ArrowKind::Good), "{arrows:?}");
    assert!(arrows.iter().any(|arrow| arrow.mv == best));
    assert!(arrows.windows(2).all(|pair| pair[0].mv < pair[1].mv), "their order tells nothing");

    ask_for_hint(&mut screen);
    assert_eq!(rung(&screen), Some(Rung::Line));
    until(&mut screen, "a reason is told", |screen| screen.state().app().hint().is_some_and(|hint| hint.reason.is_some()));
    let reason = screen.state().app().hint_reason().expect("a reason");
    assert!(has(&screen, &reason) && reason.starts_with(&format!("The {piece} from")), "{reason}");
    screen.key_press(Key::Escape);
    screen.run_steps(3);
    assert_eq!(rung(&screen), None);
    assert_eq!(screen.state().app().game().ply(), 0);
}

#[test]
fn arrows_go_while_another_tab_is_open_and_come_back_with_theirs() {
    let mut screen = ready();
    screen.state_mut().act(AppAction::HintAt(Rung::Moves));
    until(&mut screen, "a hint is there", |screen| screen.state().app().hint().is_some());
    let shown = |screen: &Screen| !screen.state().app().scene().arrows.is_empty();
    assert!(shown(&screen));
    click_first(&mut screen, "Piece");
    assert!(!shown(&screen), "nothing is left on the board");
    assert_eq!(rung(&screen), Some(Rung::Moves), "but it is not forgotten");
    click_first(&mut screen, "Hint");
    assert!(shown(&screen));
    click_first(&mut screen, "Piece");
    ask_for_hint(&mut screen);
    assert!(screen.state().app().previewed().is_some(), "more is asked for, so the tab opens");
    click_first(&mut screen, "Piece");
    assert!(screen.state().app().previewed().is_none(), "the line that was played ends");
}

#[test]
fn the_line_is_stepped_by_arrows_and_never_played() {
    let mut screen = ready();
    screen.state_mut().act(AppAction::HintAt(Rung::Line));
    until(&mut screen, "a line is played", |screen| screen.state().app().previewed().is_some());
    let hint = screen.state().app().hint().expect("a hint").clone();
    let name = |cell| screen.state().app().variant().cell_name(cell);
    let (from, to) = (name(hint.best().from()), name(hint.best().to()));
    screen.key_press(Key::Home);
    screen.run_steps(3);
    assert!(has(&screen, "A line of "), "the board says what it shows");
    let before = spoken(&screen, &from);
    screen.key_press(Key::ArrowRight);
    screen.run_steps(3);
    assert!(has(&screen, "Preview after 1. "));
    assert!(spoken(&screen, &from).contains("empty") && spoken(&screen, &to).contains("White"));
    assert_eq!(screen.state().app().game().ply(), 0);
    screen.key_press(Key::End);
    screen.run_steps(3);
    let shown = screen.state().app().previewed().expect("shown");
    assert_eq!((shown.at, shown.of), (hint.line.len(), hint.line.len()));
    screen.key_press(Key::Escape);
    screen.run_steps(3);
    assert!(screen.state().app().previewed().is_none());
    // A line that is only shown has no moves to be counted.
    assert_eq!(spoken(&screen, &from).split(';').next(), Some(before.as_str()));
}

#[test]
fn the_line_plays_by_itself_only_when_asked() {
    let mut screen = ready();
    paste(&mut screen, &position(&[(17, "k16"), (9, "4q12"), (1, "4Q3K8")], "w [||] - - 0 1"));
    screen.state_mut().act(AppAction::HintAt(Rung::Line));
    until(&mut screen, "a line is shown", |screen| screen.state().app().previewed().is_some());
    assert!(screen.state().app().rest().is_none(), "it waits to be stepped through");
    click_first(&mut screen, "Watch it");
    until(&mut screen, "a line is played", |screen| screen.state().app().previewed().is_some_and(|shown| shown.at >= 1));
    assert!(spoken(&screen, "e9").contains("Queen, White"));
}

#[test]
fn the_reason_names_what_is_captured_and_how_many_pieces_freeze() {
    let mut screen = ready();
    let ranks = [(17, "8k8"), (14, "1v1v1v11"), (12, "1a15"), (2, "1Q15"), (1, "8K8")];
    paste(&mut screen, &position(&ranks, "w [||] - - 0 1"));
    screen.state_mut().act(AppAction::HintAt(Rung::Line));
    until(&mut screen, "a reason is told", |screen| screen.state().app().hint().is_some_and(|hint| hint.reason.is_some()));
    assert!(has(&screen, "captures the Alibaba on b12 (Chess · even cells), freezing 3 of Black’s pieces."));
}

#[test]
fn the_buttons_lead_to_any_rung_and_a_piece_taken_in_hand_keeps_the_hint() {
    let mut screen = ready();
    click_first(&mut screen, "Hint");
    click_first(&mut screen, "Which piece to move");
    until(&mut screen, "a hint is there", |screen| screen.state().app().hint().is_some());
    assert_eq!(rung(&screen), Some(Rung::Piece));
    let best = screen.state().app().hint().expect("a hint").best();
    let from = screen.state().app().variant().cell_name(best.from());
    press(&mut screen, &from);
    assert_eq!(rung(&screen), Some(Rung::Piece), "the hint stays while its piece is taken in hand");
    assert!(screen.state().app().picked().is_some());
    click_first(&mut screen, "A few good moves");
    assert_eq!(rung(&screen), Some(Rung::Moves));
    screen.key_press(Key::Space);
    screen.run_steps(3);
    assert_eq!(screen.state().app().game().last_move(), Some(best), "Space plays it");
    assert_eq!(rung(&screen), None);
}

#[test]
fn a_click_on_the_board_ends_the_line_and_moves_nothing() {
    let mut screen = ready();
    screen.state_mut().act(AppAction::HintAt(Rung::Line));
    until(&mut screen, "a line is played", |screen| screen.state().app().previewed().is_some());
    press(&mut screen, "b4");
    assert!(screen.state().app().previewed().is_none());
    assert!(screen.state().app().picked().is_none());
    press(&mut screen, "b4");
    assert!(screen.state().app().picked().is_some());
}

/// A board that is folded to an inner game is all there is: the place is one of that game, or outside it.
#[test]
fn on_a_folded_board_the_place_is_one_of_the_inner_game_or_outside_it() {
    let mut screen = ready();
    let ranks = [(17, "8k8"), (14, "1v1v1v11"), (12, "1a15"), (2, "1Q15"), (1, "8K8")];
    paste(&mut screen, &position(&ranks, "w [||] - - 0 1"));
    first(&mut screen);
    let folds = screen.state().app().ways_to_fold();
    let fold_to = |screen: &mut Screen, name: &str| {
        let fold = folds.iter().find(|fold| fold.name(screen.state().app().variant()) == name).expect("a fold");
        screen.state_mut().act(AppAction::See(See::Fold(Some(fold.layer))));
        screen.run_steps(80);
        fold.cells
    };
    let cells = fold_to(&mut screen, "Chess");
    let scene = screen.state().app().scene();
    assert!(has(&screen, "Look on White’s left, near home.") && !has(&screen, "Unfold"), "in the inner game");
    assert!(!scene.place.is_empty() && scene.place.iter().all(|cell| cells.contains(cell)));
    fold_to(&mut screen, "Shogi");
    assert!(has(&screen, "The move is outside ‘Shogi’.") && !has(&screen, "Look on"));
    assert!(screen.state().app().scene().place.is_empty());
    click(&mut screen, "Unfold");
    screen.run_steps(80);
    assert!(has(&screen, "Look at the ‘"), "of the whole board the lattice is told");
}

#[test]
fn a_drop_is_looked_for_in_the_reserve() {
    let mut screen = ready();
    screen.state_mut().act(AppAction::New(NewGame::new("shogi")));
    screen.run_steps(3);
    paste(&mut screen, "4k4/9/4P4/9/9/9/9/9/4K4 w [G||] - - 0 1");
    first(&mut screen);
    assert!(has(&screen, "Look at Sente’s reserve"));
    ask_for_hint(&mut screen);
    assert!(has(&screen, "Drop the Gold General."));
    ask_for_hint(&mut screen);
    assert!(has(&screen, "One move is better than all the others.") || has(&screen, "moves is good."));
    ask_for_hint(&mut screen);
    until(&mut screen, "a reason is told", |screen| screen.state().app().hint().is_some_and(|hint| hint.reason.is_some()));
    assert!(has(&screen, "The Gold General dropped on e8 gives checkmate."));
}

#[test]
fn the_place_is_as_the_side_to_move_sees_it() {
    let mut screen = ready();
    paste(&mut screen, &position(&[(17, "k16"), (16, "16r"), (9, "16Q"), (1, "8K8")], "b [||] - - 0 1"));
    first(&mut screen);
    assert_eq!(screen.state().app().game().position().side(), Side::Black);
    assert!(has(&screen, "Black’s left") || has(&screen, "Black’s right"), "as Black sees it");
}

#[test]
fn the_tab_that_was_chosen_stays_and_the_one_that_came_by_itself_goes() {
    let mut screen = two_players("fide-chess");
    screen.state_mut().act(AppAction::SetThink(Duration::from_millis(50)));
    let open = |screen: &Screen| {
        let tabs = screen.query_all_by_role(Role::Tab).map(|tab| tab.accesskit_node());
        tabs.filter(|tab| tab.toggled() == Some(Toggled::True)).filter_map(|tab| tab.label()).collect::<Vec<_>>()
    };
    assert_eq!(open(&screen), ["Piece"]);
    ask_for_hint(&mut screen);
    assert_eq!(open(&screen), ["Hint"]);
    play(&mut screen, "e2e4");
    assert_eq!(open(&screen), ["Piece"], "it came with the hint");
    click(&mut screen, "Hint");
    ask_for_hint(&mut screen);
    play(&mut screen, "e7e5");
    assert_eq!(open(&screen), ["Hint"], "the user has chosen it");
}

#[test]
fn in_chess_no_layer_is_told_and_in_a_lost_position_no_move_is_good() {
    let mut screen = two_players("fide-chess");
    screen.state_mut().act(AppAction::SetThink(Duration::from_millis(300)));
    screen.state_mut().act(AppAction::SetPosition("6k1/5ppp/8/8/8/8/1qr5/7K w - - 0 1".to_owned()));
    screen.run_steps(3);
    first(&mut screen);
    assert!(has(&screen, "Look on White’s ") && !has(&screen, " layer, "));
    ask_for_hint(&mut screen);
    ask_for_hint(&mut screen);
    assert_eq!(rung(&screen), Some(Rung::Moves));
    assert!(has(&screen, "The position is lost.") && !has(&screen, " good."));
}
