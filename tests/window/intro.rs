//! The introduction to a game: at the first start, from the menu, and for every game that has another inside.

use std::path::Path;
use std::sync::Arc;

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{Intro, Places, Player, Shell, Store};
use nestmate_core::position::Position;
use nestmate_core::rules::legal_moves;
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::Level;
use tempfile::TempDir;

use crate::common::window::{Screen, begin, click, has, key, press, resumed, screen_of, two_players, until};

/// The window as the program starts it.
fn started(home: &Path) -> Screen {
    let store = Store::open(&Places::below(home)).expect("the folders can be made");
    screen_of(Shell::resume(nestmate::library(), store).expect("the shipped games can be played").introducing())
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn the_first_start_tells_the_game_from_the_one_inside() {
    let home = folder();
    let mut screen = started(home.path());
    assert!(has(&screen, "This looks like chess. Make a move.") && has(&screen, "e1 King, White"));
    assert!(!has(&screen, "Edit") && !has(&screen, "Moves"), "there is nothing else");
    press(&mut screen, "e2");
    assert!(has(&screen, "e4 empty, on the even cells, j8 of the whole board, can go here"));
    press(&mut screen, "e4");
    screen.run_steps(100);
    assert!(has(&screen, "Chess lives inside sFhIoDgEi, a larger game, on these cells alone."));
    assert!(has(&screen, "j8 Vanguard, White"), "the board has unfolded");
    assert!(has(&screen, "Your Pawn is called Vanguard there."));
    assert!(screen.get_by_label("Next").accesskit_node().is_focused());
    let enter = |screen: &mut Screen| key(screen, Modifiers::NONE, Key::Enter);
    enter(&mut screen);
    assert!(has(&screen, "Shogi lives on these cells, and its pieces never leave them either."));
    enter(&mut screen);
    assert!(has(&screen, "Free pieces belong to no inner game"));
    enter(&mut screen);
    assert!(has(&screen, "Each side has one King that decides the game"));
    enter(&mut screen);
    assert!(has(&screen, "What becomes of a captured piece?"));
    until(&mut screen, "the capture, which nobody has to ask for", |screen| has(screen, "is yours now."));
    assert!(screen.get_by_label_contains("in White’s reserve").accesskit_node().is_focused(), "what is to be pressed has the keyboard");
    enter(&mut screen);
    let cursor = screen.state().introduction().and_then(|intro| intro.scene().cursor).expect("it is on the board");
    assert!(screen.state().introduction().is_some_and(|intro| intro.scene().targets.iter().any(|target| target.cell == cursor)));
    press(&mut screen, "i9");
    assert!(
        has(&screen, "It plays for you now. Pieces captured on other cells wait in a neutral reserve")
            && has(&screen, "i9 Dabchick, White")
    );
    until(&mut screen, "a promotion", |screen| has(screen, "become another piece: Alibarider (Queen)."));
    click(&mut screen, "Next");
    assert!(has(&screen, "here Black’s Alibaba (King)."));
    until(&mut screen, "its fall", |screen| has(screen, "frost takes the 15 pieces that it led"));
    until(&mut screen, "its return", |screen| has(screen, "its army unfreezes."));
    click(&mut screen, "Next");
    assert!(has(&screen, "That is the idea."));
    click(&mut screen, "Play an easy opponent");
    let app = screen.state().app();
    assert_eq!(app.setup().players, [Player::Human, Player::Computer]);
    assert_eq!(Some(app.setup().strength[1].level), Level::new(2));
    assert!(has(&screen, "j8 Vanguard, White"), "the game goes on from the move that was made");
    until(&mut screen, "the reply", |screen| screen.state().app().game().ply() == 2);
    drop(screen);
    assert!(!has(&started(home.path()), "Make a move."), "it comes once");
}

#[test]
fn it_can_be_skipped_and_leaves_an_easy_opponent() {
    for leave in [Key::Escape, Key::Enter] {
        let home = folder();
        let mut screen = started(home.path());
        match leave {
            Key::Escape => key(&mut screen, Modifiers::NONE, Key::Escape),
            _ => click(&mut screen, "Skip"),
        }
        let app = screen.state().app();
        assert!(has(&screen, "White to move") && app.fold().is_none() && app.game().ply() == 0);
        assert_eq!(Some(app.setup().strength[1].level), Level::new(2));
    }
    assert!(has(&resumed(folder().path()), "White to move"), "only the program itself begins with it");
}

#[test]
fn the_learn_menu_tells_it_again_for_the_game_on_the_board() {
    let mut screen = two_players("nested-shogi-a");
    click(&mut screen, "Learn");
    screen.get_by_label_contains("Introduction").click();
    screen.run_steps(4);
    assert!(has(&screen, "This looks like Shogi. Make a move."), "as the definition has it");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert!(has(&screen, "White to move"));
    begin(&mut screen, "fide-chess");
    assert!(screen.state().app().intro().is_none());
}

#[test]
fn one_goes_back_and_nothing_moves_from_page_to_page() {
    let home = folder();
    let mut screen = started(home.path());
    screen.set_size(egui::vec2(1024.0, 560.0));
    screen.run_steps(4);
    // What is told is in the tree a second time, to be read aloud.
    let rect = |screen: &Screen, name: &str| {
        screen.query_all_by_label(name).map(|node| node.rect()).max_by(|a, b| a.height().total_cmp(&b.height())).expect("it is there")
    };
    let next = rect(&screen, "Next");
    assert!(screen.query_by_label("Back").is_none(), "there is nothing before the first page");
    click(&mut screen, "Next");
    assert!(has(&screen, "Chess lives inside sFhIoDgEi, a larger game, on these cells alone; its"), "also without a move");
    let back = rect(&screen, "Back");
    screen.run_steps(100);
    let cell = screen.get_by_label_contains("a1 ").rect();
    let mut pages = 1;
    while screen.query_by_label("Next").is_some() {
        let sentence = screen.state().introduction().expect("it goes on").sentence().to_owned();
        let told = rect(&screen, &sentence);
        assert!(told.width() <= 640.0 && told.height() < 2.5 * 18.0 * 1.2, "{told:?}: {sentence}");
        assert_eq!((rect(&screen, "Next"), rect(&screen, "Back")), (next, back), "{sentence}");
        assert_eq!(screen.get_by_label_contains("a1 ").rect(), cell, "{sentence}");
        click(&mut screen, "Next");
        pages += 1;
    }
    assert_eq!((rect(&screen, "Play an easy opponent"), rect(&screen, "Back")), (next, back));
    assert_eq!(pages, 13, "pages and scenes");
    click(&mut screen, "Back");
    click(&mut screen, "Next");
    assert!(has(&screen, "frost takes"));
    click(&mut screen, "Back");
    assert!(has(&screen, "has a leader"), "a page that plays begins again");
    for _ in 0..6 {
        click(&mut screen, "Back");
    }
    assert!(has(&screen, "This looks like chess. Make a move.") && screen.query_by_label("Back").is_none());
    press(&mut screen, "d2");
    press(&mut screen, "d4");
    assert!(has(&screen, "Your Pawn is called Vanguard there."));
}

/// What is told and shown of a game, page by page: the sentences, and the positions that go with them.
fn told(intro: &mut Intro) -> Vec<Vec<(String, Position)>> {
    let mut pages: Vec<Vec<(String, Position)>> = Vec::new();
    loop {
        let (page, act, all) = intro.progress();
        assert_eq!(intro.is_last(), page + 1 == all);
        pages.resize(page + 1, Vec::new());
        if pages[page].len() > act {
            return pages;
        }
        pages[page].push((intro.sentence().to_owned(), intro.scene().position));
        intro.next();
    }
}

/// Whether a legal move leads from one position to a picture like the other.
fn leads(variant: &Variant, before: &Position, after: &Position) -> bool {
    let moves = legal_moves(before, variant);
    moves.into_iter().any(|mv| {
        let made = before.after(variant, mv);
        variant.board.cells.iter().all(|cell| made.at(cell) == after.at(cell))
    })
}

#[test]
fn every_game_with_another_inside_has_a_first_minute() {
    let library = nestmate::library();
    let (mut games, mut drops, mut thaws) = (0, 0, 0);
    for (id, _) in library.games() {
        let variant = library.get(id).expect("it compiles");
        let Some(mut intro) = Intro::new(Arc::clone(&variant), nestmate::ways_to_fold(&variant, &library)) else { continue };
        assert!(!variant.inner.is_empty(), "{id}");
        games += 1;
        let pages = told(&mut intro);
        let mut sentences: Vec<&String> = pages.iter().flatten().map(|scene| &scene.0).collect();
        let all = sentences.len();
        sentences.sort();
        sentences.dedup();
        assert!(sentences.len() == all && sentences.iter().all(|text| text.len() > 15), "{id}: {sentences:?}");
        // A page with several scenes plays: each is a legal move from the one before, or a promotion begins anew.
        let acts: Vec<_> = pages.iter().flat_map(|page| page.windows(2)).collect();
        let cuts = acts.iter().filter(|pair| !leads(&variant, &pair[0].1, &pair[1].1)).count();
        let dropped = pages.iter().flatten().any(|scene| scene.0.contains("is yours now"));
        assert_eq!(cuts, usize::from(dropped), "{id}: only the promotion begins anew after a drop");
        drops += cuts;
        assert!(pages.iter().flatten().any(|scene| scene.0.contains("become another piece")), "{id}: a piece is promoted");
        let Some(fall) = pages.iter().find(|page| page[0].0.contains("has a leader")) else {
            assert!(variant.semi_royals.is_empty(), "{id}");
            continue;
        };
        let frozen = |position: &Position| position.pieces(Side::Black).iter().filter(|&cell| position.is_frozen(&variant, cell)).count();
        let counts: Vec<usize> = fall.iter().map(|scene| frozen(&scene.1)).collect();
        assert!(counts[0] == 0 && counts[1] > 10 && fall[1].0.contains(&format!("the {} pieces", counts[1])), "{id}: {counts:?}");
        assert_eq!(counts.get(2), Some(&0), "{id}: {counts:?}");
        let own = |position: &Position| position.pieces(Side::White).iter().any(|cell| position.is_frozen(&variant, cell));
        assert!(fall.iter().all(|scene| !own(&scene.1)), "{id}: the fall freezes one army alone");
        thaws += 1;
    }
    assert_eq!((games, drops, thaws), (7, 3, 7));
}
