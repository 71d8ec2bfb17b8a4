//! The rules in the window: a newcomer's questions, each answered in at most four actions, and what the page does with the board.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::common::window::{FIRST, Screen, click, has, key, paste, place, press, spoken, two_players, until, write};

/// A person who counts what they do.
struct Newcomer {
    screen: Screen,
    actions: usize,
}

impl Newcomer {
    fn new() -> Self {
        Self { screen: two_players(FIRST), actions: 0 }
    }

    /// Clicks the first button of this name.
    fn click(&mut self, label: &str) {
        let mut found = self.screen.query_all_by_role_and_label(Role::Button, label);
        found.next().unwrap_or_else(|| panic!("{label} is there")).click();
        drop(found);
        self.screen.run_steps(8);
        self.actions += 1;
    }

    /// Chooses an entry of the contents.
    fn goes_to(&mut self, label: &str) {
        self.click("Contents");
        self.click(label);
    }

    /// Opens the rules from the menu.
    fn open(mut self) -> Self {
        self.click("Learn");
        let mut found = self.screen.query_all_by_label_contains("Rules");
        found.next().expect("the menu has the rules").click();
        drop(found);
        self.screen.run_steps(8);
        self.actions += 1;
        self
    }

    /// Points at a cell and presses F1.
    fn asks_about(&mut self, cell: &str) {
        let at = place(&self.screen, &format!("{cell} "));
        self.screen.hover_at(at);
        self.screen.run_steps(3);
        key(&mut self.screen, Modifiers::NONE, Key::F1);
        self.actions += 2;
    }

    /// Whether a sentence is in sight on the page.
    fn reads(&mut self, words: &str) {
        self.screen.run_steps(30);
        let screen = self.screen.ctx.content_rect();
        let mut found = self.screen.query_all_by_label_contains(words);
        assert!(found.any(|node| screen.contains(node.rect().left_top())), "‘{words}’ is in sight");
        drop(found);
        assert!(self.actions <= 4, "{} actions", self.actions);
    }
}

#[test]
fn a_newcomers_questions_are_answered_in_four_actions() {
    let mut captured = Newcomer::new().open();
    captured.goes_to("Where captured pieces go");
    captured.reads("a third, the neutral reserve, belongs to neither of them");

    let mut losing = Newcomer::new().open();
    losing.goes_to("How a game ends");
    losing.reads("A player whose King is in check and cannot escape loses.");

    let mut tusk = Newcomer::new();
    tusk.asks_about("a4");
    tusk.reads("Leaps two cells diagonally forward.");
    tusk.reads("When its move ends on its 16th rank, it must be exchanged");

    let mut neutral = Newcomer::new().open();
    neutral.goes_to("Exchange and the neutral reserve");
    neutral.reads("They can only come back by exchange.");

    let mut frozen = Newcomer::new().open();
    frozen.goes_to("Frozen pieces");
    frozen.reads("Frozen pieces can move again as soon as you have the missing piece back");
    frozen.reads("comes back if you drop one from your reserve");
}

#[test]
fn the_page_is_searched() {
    let mut screen = two_players(FIRST);
    key(&mut screen, Modifiers::NONE, Key::F1);
    click(&mut screen, "Contents");
    assert!(has(&screen, "Castling") && has(&screen, "House rules"));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    screen.get_by_role_and_label(Role::TextInput, "Search the rules").focus();
    screen.run_steps(2);
    write(&mut screen, "neutral");
    screen.run_steps(4);
    assert!(has(&screen, "They can only come back by exchange"));
    click(&mut screen, "Contents");
    assert!(!has(&screen, "House rules"), "a chapter without the word is not there");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    screen.get_by_role_and_label(Role::TextInput, "Search the rules").focus();
    screen.run_steps(2);
    write(&mut screen, " nowhere");
    screen.run_steps(4);
    assert!(has(&screen, "Nothing in the rules contains these words."));
    key(&mut screen, Modifiers::COMMAND, Key::A);
    write(&mut screen, "a chess set on the even cells");
    screen.run_steps(4);
    assert!(!has(&screen, "Nothing in the rules") && has(&screen, "lays a Shogi set on the odd cells"), "the opening words count, too");
}

#[test]
fn f1_goes_to_the_piece_under_the_pointer() {
    let mut screen = two_players(FIRST);
    let tusk = place(&screen, "a4 ");
    screen.hover_at(tusk);
    screen.run_steps(3);
    key(&mut screen, Modifiers::NONE, Key::F1);
    screen.run_steps(30);
    let in_sight = screen.ctx.content_rect();
    let mut found = screen.query_all_by_label_contains("T  Tusk");
    assert!(found.any(|node| in_sight.contains(node.rect().center())), "the entry of the Tusk is in sight");
}

#[test]
fn pieces_of_the_page_light_up_on_the_board() {
    let mut screen = two_players(FIRST);
    key(&mut screen, Modifiers::NONE, Key::F1);
    assert!(screen.state().scene().place.is_empty());
    let words = screen.get_by_label_contains("The aim is to checkmate your opponent’s King").rect();
    let steps = (0..60_u8).map(|at| words.left_top() + egui::vec2(words.width() * f32::from(at) / 60.0, 8.0));
    let lit = steps.into_iter().any(|at| {
        screen.hover_at(at);
        screen.run_steps(2);
        screen.state().scene().place.len() == 2
    });
    assert!(lit, "the Kings light up where they are named");
}

#[test]
fn a_piece_leads_to_its_lesson() {
    let mut screen = two_players("fide-chess");
    let knight = place(&screen, "g1 ");
    screen.hover_at(knight);
    screen.run_steps(3);
    key(&mut screen, Modifiers::NONE, Key::F1);
    screen.run_steps(30);
    click(&mut screen, "Practise the Knight");
    until(&mut screen, "the lesson of the Knight", |screen| screen.state().app().exercise().is_some());
    let app = screen.state().app();
    let open = app.exercise().expect("it is open");
    assert_eq!(app.lesson_words(&open.lesson).title, "Knight");
}

#[test]
fn the_page_closes_and_the_board_is_played_on_beside_it() {
    let mut screen = two_players("fide-chess");
    key(&mut screen, Modifiers::NONE, Key::F1);
    assert!(has(&screen, "Search the rules"));
    press(&mut screen, "e2");
    press(&mut screen, "e4");
    assert_eq!(screen.state().app().game().ply(), 1);
    click(&mut screen, "Close");
    assert!(!has(&screen, "Search the rules"));
    key(&mut screen, Modifiers::NONE, Key::F1);
    screen.get_by_role_and_label(Role::TextInput, "Search the rules").focus();
    screen.run_steps(2);
    write(&mut screen, "castling");
    let searched = |screen: &Screen| screen.get_by_label("Search the rules").accesskit_node().value().unwrap_or_default();
    assert_eq!(searched(&screen), "castling");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert_eq!(searched(&screen), "", "the search has ended");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert!(!has(&screen, "Search the rules"));
}

#[test]
fn what_a_capture_freezes_is_said_beside_it() {
    let mut screen = two_players(FIRST);
    paste(&mut screen, "8k8/7aq8/2d11e2/1v1v1v3v1v1v1v1/17/17/17/17/17/7D9/17/17/17/17/17/7A9/K16 w [||] - - 0 1");
    press(&mut screen, "h8");
    let to = place(&screen, "h16 ");
    screen.hover_at(to);
    screen.run_steps(3);
    assert!(spoken(&screen, "h16").contains("Captures the Alibaba: 7 pieces freeze"), "{}", spoken(&screen, "h16"));
}

#[test]
fn a_drop_is_refused_with_the_cells_where_it_is_possible() {
    let mut screen = two_players(FIRST);
    paste(&mut screen, "8k8/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/Q7K8 w [V||] - - 0 1");
    click(&mut screen, "Vanguard in White’s reserve, 1");
    press(&mut screen, "b2");
    assert!(has(&screen, "You can drop a Vanguard only on the odd cells."));
}

#[test]
fn a_piece_that_is_blocked_says_so_when_it_is_picked_up() {
    let mut screen = two_players("fide-chess");
    press(&mut screen, "a1");
    assert!(has(&screen, "The Rook has no move: its own side’s pieces are in its way, such as White’s Knight on b1"));
}

/// What is found begins at the top, is marked, and is gone through by Enter.
#[test]
fn a_search_shows_its_first_hit_and_enter_goes_on() {
    let mut screen = two_players(FIRST);
    key(&mut screen, Modifiers::NONE, Key::F1);
    screen.run_steps(6);
    let field = screen.get_by_label("Search the rules").rect().center();
    // Far down the page.
    screen.hover_at(field + egui::vec2(0.0, 300.0));
    screen.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -6000.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    screen.run_steps(30);
    screen.get_by_label("Search the rules").focus();
    screen.run_steps(2);
    write(&mut screen, "neutral");
    screen.run_steps(6);
    let found = |screen: &Screen| -> Vec<egui::Rect> {
        let all = screen.query_all_by_label_contains("neutral reserve");
        all.filter(|node| node.accesskit_node().role() == Role::Label && node.rect().left() > 900.0).map(|node| node.rect()).collect()
    };
    let [first, second] = [0, 1].map(|at| found(&screen)[at].top());
    assert!(has(&screen, "1 of ") && first > field.y && first < field.y + 300.0, "the first is in sight: {first}");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    screen.run_steps(30);
    assert!(has(&screen, "2 of ") && found(&screen)[1].top() < second, "the next has come up");
}

/// A screen reader goes from heading to heading by their names.
#[test]
fn headings_have_names() {
    let mut newcomer = Newcomer::new().open();
    newcomer.screen.run_steps(4);
    let headings = newcomer.screen.query_all_by_role(Role::Heading).map(|heading| heading.accesskit_node().label());
    let names: Vec<String> = headings.map(Option::unwrap_or_default).collect();
    assert!(names.len() > 3 && names.iter().all(|name| !name.is_empty()), "{names:?}");
}
