//! The story of the lattices beside the review: the strip, and the sentences that lead to their moves.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate_core::game::Step;
use nestmate_core::variant::Side;

use nestmate::{AppAction, See};

use crate::common::window::{Screen, beside, click, has, key, play, position, tap, two_players, until};

const STORY: &str = "The story of this game";
const STRIP: &str = "What each move touched";

/// The model game of a game, at its start, with its story.
fn model(game: &str) -> Screen {
    let mut screen = two_players(game);
    click(&mut screen, "Learn");
    click(&mut screen, "Watch a model game");
    until(&mut screen, "the model game", |screen| !screen.state().app().game().is_at_end());
    click(&mut screen, "Analysis");
    until(&mut screen, "its story", |screen| beside(screen, STORY));
    screen
}

/// The sentences, as a screen reader has them.
fn sentences(screen: &Screen) -> Vec<String> {
    let story = screen.state().app().story().expect("a story");
    screen.state().app().story_told(&story).into_iter().map(|known| known.text.heard()).collect()
}

fn strip(screen: &Screen) -> (String, egui::Rect) {
    let node = screen
        .query_all_by_role(Role::Image)
        .find(|node| node.accesskit_node().label().is_some_and(|name| name.starts_with("What each move")));
    let node = node.expect("the strip");
    (node.accesskit_node().label().unwrap_or_default(), node.rect())
}

/// Clicks a sentence that has these words, wherever it is scrolled to.
fn follow(screen: &mut Screen, words: &str) {
    let sentence = sentences(screen).into_iter().find(|sentence| sentence.contains(words)).unwrap_or_else(|| panic!("{words} is told"));
    screen.get_by_role_and_label(Role::Button, &sentence).click_accesskit();
    screen.run_steps(6);
}

#[test]
fn a_sentence_leads_to_its_move() {
    let mut screen = model("sfhiodgei");
    assert!((5..=12).contains(&sentences(&screen).len()));
    assert_eq!(screen.state().app().game().ply(), 0);
    follow(&mut screen, "18 Shogi pieces freeze");
    let app = screen.state().app();
    assert_eq!(app.frozen_pieces(Side::White), 18, "the army has just frozen");
    let told = sentences(&screen).into_iter().find(|told| told.contains("18 Shogi pieces freeze")).expect("it is told");
    let (number, side) = app.game().numbered(app.game().ply());
    assert!(told.starts_with(&format!("{number}…")) && side == Side::Black, "{told}");
    follow(&mut screen, "White wins");
    assert!(screen.state().app().game().is_at_end());
}

#[test]
fn the_strip_says_what_happened_on_each_lattice_and_leads_there() {
    let mut screen = model("nested-shogi-a");
    let (spoken, rect) = strip(&screen);
    let story = screen.state().app().story().expect("a story");
    for layer in 0..story.layers() {
        assert!(spoken.contains(&story.row(layer)), "{spoken}");
    }
    assert!(spoken.contains("18 White pieces frozen from move 25 to move 36."), "{spoken}");
    let plies = screen.state().app().game().line().len();
    for ply in [1, plies / 2, plies] {
        // Numbers of moves are small.
        let share = f32::from(u16::try_from(ply).expect("few")) / f32::from(u16::try_from(plies).expect("few"));
        let at = Pos2::new(rect.left() + 1.0 + (rect.width() - 2.0) * share, rect.center().y);
        tap(&mut screen, at);
        assert_eq!(screen.state().app().game().ply(), ply);
    }
    screen.get_by_label(&spoken).focus();
    screen.run_steps(2);
    key(&mut screen, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(screen.state().app().game().ply(), plies - 1, "the arrow keys step");
}

#[test]
fn what_is_pointed_at_in_the_strip_is_told() {
    let mut screen = model("nested-shogi-a");
    let falls = sentences(&screen).into_iter().find(|told| told.contains("18 Shogi pieces freeze")).expect("it is told");
    let story = screen.state().app().story().expect("a story");
    let ply = story.leaders().next().expect("one falls").0 + 1;
    let (_, rect) = strip(&screen);
    let share = f32::from(u16::try_from(ply).expect("few")) / f32::from(u16::try_from(story.plies.len()).expect("few"));
    screen.hover_at(Pos2::new(rect.left() + 1.0 + (rect.width() - 2.0) * share, rect.center().y));
    screen.run_steps(60);
    let move_told = falls.split(':').next().unwrap_or_default().to_owned();
    assert!(screen.query_all_by_label_contains(&move_told).count() >= 2, "the tip has it, too: {move_told}");
}

#[test]
fn a_folded_board_tells_it_in_the_names_of_the_game_inside() {
    let mut screen = model("sfhiodgei");
    assert!(sentences(&screen).iter().any(|told| told.contains("White’s Alibaba falls, and 18 Shogi pieces freeze")));
    let shogi = screen.state().app().ways_to_fold()[1].layer;
    screen.state_mut().act(AppAction::See(See::Fold(Some(shogi))));
    screen.run_steps(4);
    assert!(sentences(&screen).iter().any(|told| told.contains("White’s King falls, and 18 Shogi pieces freeze")));
}

#[test]
fn the_story_needs_no_engine_and_follows_the_game() {
    let mut screen = two_players("sfhiodgei");
    play(&mut screen, "d4d8 d14d10");
    click(&mut screen, "Analysis");
    until(&mut screen, "its story", |screen| beside(screen, STRIP));
    assert!(strip(&screen).0.contains("Chess: 2 moves."));
    key(&mut screen, Modifiers::NONE, Key::Z);
    assert!(has(&screen, "hidden") && beside(&screen, STRIP), "the engine is out of sight, the story is not");
    play(&mut screen, "a5a7");
    until(&mut screen, "the next move", |screen| strip(screen).0.contains("Shogi: one move."));
    screen.state_mut().act(AppAction::Go(Step::Start));
    screen.run_steps(4);
    assert!(strip(&screen).0.contains("Chess: 2 moves."), "it is that of the line, wherever one is in it");
}

#[test]
fn a_game_that_nests_no_other_has_no_story() {
    for game in ["fide-chess", "shogi"] {
        let mut screen = two_players(game);
        play(&mut screen, if game == "shogi" { "a3a4 a7a6" } else { "e2e4 e7e5" });
        click(&mut screen, "Analysis");
        screen.run_steps(30);
        assert!(!beside(&screen, STORY) && !beside(&screen, STRIP), "{game}");
        assert!(screen.state().app().game().ply() == 2);
    }
}

/// The end card has a line for those who could not help.
#[test]
fn the_card_at_the_end_says_who_could_not_help() {
    let mut screen = two_players("sfhiodgei");
    // Black's two Vanguards have no leader.
    let text = position(&[(17, "16k"), (14, "1v1v13"), (1, "K16")], "b [||] - - 0 1");
    screen.state_mut().act(AppAction::SetPosition(text));
    screen.state_mut().act(AppAction::Resign);
    until(&mut screen, "the card comes", |screen| has(screen, "Rematch"));
    assert!(has(&screen, "White wins") && has(&screen, "2 of Black’s pieces were frozen and could not help."));
}
