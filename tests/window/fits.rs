//! Nothing is cut off and nothing covers anything else: every game, whole and folded, at the sizes of usual screens.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect, Vec2, vec2};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, See, Shell};
use nestmate_core::position::move_text;
use nestmate_core::variant::{KindId, Variant};
use nestmate_text::{moves_in_words, rules_in_words};

use crate::common::games;
use crate::common::window::{FIRST, Screen, begin, click, key, play, press, screen_of};

/// A small laptop with a title bar and a panel of the desktop, two usual ones, and a large screen, on which everything is larger by a
/// quarter.
const SIZES: [Vec2; 4] = [vec2(1024.0, 560.0), vec2(1280.0, 760.0), vec2(1366.0, 728.0), vec2(2048.0, 1120.0)];

fn still(size: Vec2) -> Screen {
    let mut screen = screen_of(Shell::new(nestmate::library()).expect("the shipped games can be played"));
    screen.ctx.all_styles_mut(|style| style.animation_time = 0.0);
    screen.set_size(size);
    screen.run_steps(2);
    screen
}

fn label(node: &Node<'_>) -> String {
    node.accesskit_node().label().unwrap_or_default()
}

/// What can be pressed, beside the cells of the board.
fn is_pressed(role: Role) -> bool {
    matches!(role, Role::Button | Role::CheckBox | Role::RadioButton | Role::Tab | Role::TextInput)
}

/// Everything with a name lies in the window; cells and what can be pressed lie beside each other, the cells beside the panel.
fn faults(screen: &Screen, size: Vec2, place: &str) -> Vec<String> {
    let window = Rect::from_min_size(egui::Pos2::ZERO, size).expand(0.5);
    let panel = screen.get_by_label("Panel width").rect().center().x;
    let named = |node: &Node<'_>| !label(node).is_empty() && node.rect().is_positive();
    let mut told = Vec::new();
    for node in screen.query_all_by(|node| matches!(node.role(), Role::Label | Role::Image | Role::GridCell) || is_pressed(node.role())) {
        if named(&node) && !window.contains_rect(node.rect()) {
            told.push(format!("{place}: out of the window: {} {}", label(&node), node.rect()));
        }
        if named(&node) && node.rect().left() < panel - 2.0 && node.rect().right() > panel + 2.0 {
            told.push(format!("{place}: under the panel: {} {}", label(&node), node.rect()));
        }
    }
    let pressed: Vec<(String, Rect)> =
        screen.query_all_by(|node| is_pressed(node.role())).filter(named).map(|node| (label(&node), node.rect().shrink(1.0))).collect();
    for (at, (one, rect)) in pressed.iter().enumerate() {
        for (other, covered) in &pressed[at + 1..] {
            if rect.intersects(*covered) {
                told.push(format!("{place}: {one} {rect} and {other} {covered} cover each other"));
            }
        }
    }
    told
}

#[test]
fn nothing_is_cut_or_covered_in_any_game_at_any_size() {
    let mut told = Vec::new();
    for size in SIZES {
        let mut screen = still(size);
        for variant in games() {
            begin(&mut screen, &variant.id);
            let folds = screen.state().app().folds();
            let views = [None].into_iter().chain(folds.into_iter().flatten().map(|fold| Some(fold.layer)));
            for view in views {
                screen.state_mut().act(AppAction::See(See::Fold(view)));
                screen.run_steps(3);
                told.extend(faults(&screen, size, &format!("{} folded {view:?} at {size}", variant.id)));
            }
            screen.state_mut().act(AppAction::See(See::Fold(None)));
        }
    }
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// A laptop's screen less the title bar, and a small one's less that and a panel of the desktop, with the height that the board takes.
/// Around what is tested there are 8 points more.
const HEIGHTS: [(Vec2, f32); 2] = [(vec2(1366.0 + 16.0, 722.0 + 16.0), 680.0), (vec2(1024.0 + 16.0, 554.0 + 16.0), 500.0)];

/// Larger windows, with the height that the board of a nested game takes; in the largest all is a quarter larger.
const LARGER: [(Vec2, f32); 3] =
    [(vec2(1280.0 + 16.0, 720.0 + 16.0), 660.0), (vec2(1920.0 + 16.0, 1040.0 + 16.0), 980.0), (vec2(2560.0 + 16.0, 1400.0 + 16.0), 1050.0)];

const NESTED: [&str; 7] =
    ["sfhiodgei", "nested-chess-a", "nested-chess-b", "nested-shogi-a", "nested-shogi-b", "doubly-nested-chess", "crouching-stepper"];

/// The least width of the panel.
const PANEL: f32 = 320.0;

#[test]
fn the_board_takes_the_height_of_the_window_in_every_game() {
    let mut told = Vec::new();
    for (size, wanted) in HEIGHTS.into_iter().chain(LARGER) {
        let mut screen = still(size);
        let nested = LARGER.contains(&(size, wanted));
        for variant in games().iter().filter(|variant| !nested || NESTED.contains(&variant.id.as_str())) {
            begin(&mut screen, &variant.id);
            let board = board(&screen);
            let wide = board.width() > size.x - PANEL - 24.0;
            if board.height() < wanted && !wide {
                told.push(format!("{} at {size}: {board}", variant.id));
            }
        }
    }
    assert!(told.is_empty(), "{}", told.join("\n"));
}

fn board(screen: &Screen) -> Rect {
    screen.state().board().expect("it has been painted")
}

/// Whatever is pointed at, picked up, said, played or thought, and whichever tab is open: nothing moves that the player has not moved.
#[test]
fn the_row_of_tabs_and_the_board_stay_where_they_are() {
    for (size, _) in HEIGHTS {
        let mut screen = still(size);
        begin(&mut screen, FIRST);
        let before = (board(&screen), ["Piece", "Hint", "Analysis", "Explorer"].map(|tab| tab_row(&screen, tab)));
        let stays = |screen: &mut Screen, what: &str| {
            screen.run_steps(6);
            let now = (board(screen), ["Piece", "Hint", "Analysis", "Explorer"].map(|tab| tab_row(screen, tab)));
            assert_eq!(now, before, "{what} at {size}");
        };
        for kind in wordy(&screen.state().app().game().variant().clone()) {
            screen.state_mut().act(AppAction::Seek(kind));
            stays(&mut screen, "a piece of which much is said");
        }
        screen.hover_at(screen.get_by_label_contains("i2 King, White").rect().center());
        stays(&mut screen, "a piece that is pointed at");
        press(&mut screen, "i2");
        press(&mut screen, "i9");
        stays(&mut screen, "a move that is refused");
        for tab in ["Hint", "Analysis", "Explorer", "Piece"] {
            click(&mut screen, tab);
            stays(&mut screen, tab);
        }
        play(&mut screen, "b4b6 b14b12");
        stays(&mut screen, "moves that are played");
        play(&mut screen, "j4j8 j14j10 h4h8 h14h12 h8j10");
        assert!(screen.query_by_label("+1").is_some(), "White is ahead");
        stays(&mut screen, "a piece in the neutral reserve, and a side that is ahead");
        play(&mut screen, "h12j10");
        stays(&mut screen, "nobody ahead any more");
        key(&mut screen, Modifiers::NONE, Key::H);
        stays(&mut screen, "a search");
        key(&mut screen, Modifiers::NONE, Key::F1);
        screen.run_steps(6);
        assert_eq!(board(&screen), before.0, "the rules leave the board its place at {size}");
    }
}

fn tab_row(screen: &Screen, name: &str) -> Rect {
    screen.get_by_role_and_label(Role::Tab, name).rect()
}

/// However much is said of a piece, the move on the board stays in the list beside it.
#[test]
fn the_present_move_stays_in_sight_beside_a_wordy_piece() {
    for size in [SIZES[0], SIZES[2]] {
        let mut screen = still(size);
        begin(&mut screen, FIRST);
        for file in 'a'..='q' {
            let [from, to, down, up] = if u32::from(file) % 2 == 1 { [5, 7, 13, 11] } else { [4, 6, 14, 12] };
            for text in [format!("{file}{from}{file}{to}"), format!("{file}{down}{file}{up}")] {
                screen.state_mut().act(AppAction::PlayText(text));
            }
        }
        screen.run_steps(3);
        let game = screen.state().app().game();
        let (variant, last) = (game.variant().clone(), game.last_move().expect("many were played"));
        for kind in wordy(&variant) {
            screen.state_mut().act(AppAction::Seek(kind));
            screen.run_steps(6);
            let field = screen.get_by_label("Type a move").rect();
            let shown = screen.query_all_by_label(&move_text(&variant, last)).any(|node| node.rect().bottom() <= field.top() + 1.0);
            assert!(shown, "{} at {size}", variant.kind(kind).name);
        }
    }
}

/// The kinds of a game of which there is most to be said.
fn wordy(variant: &Variant) -> Vec<KindId> {
    let letters = |kind: KindId| {
        [moves_in_words(variant, kind), rules_in_words(variant, kind)].concat().iter().map(|sentence| sentence.len() + 30).sum::<usize>()
    };
    let mut kinds: Vec<KindId> = variant.kind_ids().collect();
    kinds.sort_by_key(|&kind| std::cmp::Reverse(letters(kind)));
    kinds.truncate(3);
    kinds
}
