//! Choosing a new game: cards, keys, and what stands below.

use crate::common::window::{FIRST, Screen, click, has, key, open, two_players, until, write};
use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};

const NEW: (Modifiers, Key) = (Modifiers::COMMAND, Key::N);

/// The game whose card is chosen.
fn chosen(screen: &Screen) -> String {
    let on = |name: &String| screen.get_by_role_and_label(Role::RadioButton, name).accesskit_node().toggled() == Some(Toggled::True);
    shown(screen).into_iter().filter(on).collect()
}

/// What is told of a game in a line, once its board is painted.
fn line(screen: &Screen, name: &str) -> String {
    screen.get_by_role_and_label(Role::RadioButton, name).accesskit_node().description().unwrap_or_default()
}

/// The games that have cards now, in their order.
fn shown(screen: &Screen) -> Vec<String> {
    let library = screen.state().app().library();
    let is_game = |name: &String| library.all_games().any(|(_, known)| known == name);
    let cards = screen.query_all_by_role(Role::RadioButton).filter_map(|card| card.accesskit_node().label());
    cards.filter(is_game).collect()
}

/// On small screens no row of the games that come first is cut at the lower edge.
#[test]
fn the_last_row_of_the_shelf_is_whole() {
    for size in [egui::vec2(1366.0, 722.0), egui::vec2(1024.0, 560.0)] {
        let mut screen = two_players(FIRST);
        screen.set_size(size);
        screen.run_steps(4);
        open(&mut screen, NEW);
        let names = shown(&screen);
        assert_eq!(names.len(), 7, "the nested ones: {names:?}");
        // Between them are the line above the buttons and the space around it.
        let below = screen.get_by_label("Cancel").rect().top() - 20.0;
        let cards = names.iter().map(|name| screen.get_by_role_and_label(Role::RadioButton, name).rect());
        let (seen, hidden): (Vec<_>, Vec<_>) = cards.partition(|card| card.top() < below);
        assert!(seen.len() >= 6 && seen.iter().all(|card| card.bottom() <= below), "{size}: {below} {seen:?} {hidden:?}");
    }
}

/// The cards begin with their first row if the last game is on the first screen; else a row above it is cut.
#[test]
fn the_last_game_is_seen_and_the_first_row_with_it_if_it_can_be() {
    let mut whole = 0;
    for (game, name) in
        [("sfhiodgei", "sFhIoDgEi"), ("doubly-nested-chess", "Doubly Nested Chess"), ("fide-chess", "Chess"), ("shatranj", "Shatranj")]
    {
        let mut screen = two_players(game);
        screen.set_size(egui::vec2(1024.0, 560.0));
        screen.run_steps(4);
        open(&mut screen, NEW);
        screen.run_steps(4);
        let rect = |name: &str| screen.get_by_role_and_label(Role::RadioButton, name).rect();
        let (first, card) = (rect(&shown(&screen)[0]), rect(name));
        let top = screen.get_by_label_contains("Games: All").rect().bottom();
        let below = screen.get_by_label("Cancel").rect().top() - 20.0;
        assert!(card.top() >= top && card.bottom() <= below, "{name} is seen: {card} {top} {below}");
        if card.bottom() - first.top() <= below - top {
            assert!(first.top() >= top, "{name}: the first row, too: {first}");
            whole += 1;
        } else {
            let cards = shown(&screen).iter().map(|name| rect(name)).collect::<Vec<_>>();
            let is_cut = |card: &egui::Rect| card.top() < top && card.bottom() > top + 30.0;
            assert!(cards.iter().any(is_cut), "{name}: a row above it is cut: {card} {top} {cards:?}");
        }
    }
    assert!(whole >= 2);
}

/// Each family has a chip; a search is in all of them.
#[test]
fn chips_choose_among_families() {
    let mut screen = two_players(FIRST);
    open(&mut screen, NEW);
    let all = screen.state().app().library().all_games().count();
    let mut found = 0;
    for (chip, some, other) in [
        ("Nested", "Doubly Nested Chess", "Chess"),
        ("Chess", "Atomic Chess", "Gliński’s Hexagonal Chess"),
        ("Shogi", "Minishogi", "Makruk"),
        ("Xiang Qi", "Janggi", "Shogi"),
        ("Other boards", "Cylinder Chess", "Mongolian Chess"),
    ] {
        click(&mut screen, &format!("Games: {chip}"));
        let names = shown(&screen);
        assert!(names.iter().any(|name| name == some) && !names.iter().any(|name| name == other), "{chip}: {names:?}");
        assert!(names.len() > 3, "{chip}: {names:?}");
        found += names.len();
    }
    assert_eq!(found, all, "each game is of one family");
    click(&mut screen, &format!("Games: All {all}"));
    assert_eq!(shown(&screen).len(), all);
    click(&mut screen, "Games: Nested");
    write(&mut screen, "janggi");
    screen.run_steps(4);
    assert!(shown(&screen).iter().any(|name| name == "Janggi"), "a search is in all families");
    click(&mut screen, "Games: Shogi");
    assert!(shown(&screen).iter().any(|name| name == "Shogi"), "a chip ends it");
}

/// Pointed at, chosen, opened: everything stays where it is.
#[test]
fn nothing_changes_the_dialogs_size() {
    for size in [egui::vec2(1024.0, 560.0), egui::vec2(1366.0, 722.0), egui::vec2(2560.0, 1300.0)] {
        let mut screen = two_players(FIRST);
        screen.set_size(size);
        screen.run_steps(4);
        open(&mut screen, NEW);

        let places = |screen: &Screen| {
            // Not the buttons beside the names of sides, which are as wide as these.
            let names = ["Opponent: Computer", "Different for each side", "Games: Nested", "Cancel", "Play"];
            names.map(|name| screen.get_by_label(name).rect())
        };
        let before = places(&screen);
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
        assert!(before.iter().all(|place| window.contains_rect(*place)), "{size}: {before:?}");
        for name in shown(&screen) {
            screen.hover_at(screen.get_by_role_and_label(Role::RadioButton, &name).rect().center());
            screen.run_steps(4);
            assert_eq!(places(&screen), before, "{size}: {name}");
        }
        let options = [
            "Opponent: Computer",
            "You play: Black",
            "You play: Random",
            "Warn before blunders",
            "Training: the level follows your results",
            "Opponent: Person",
            "Games: Xiang Qi",
            "Games: Shogi",
        ];
        for option in options {
            screen.get_by_label(option).click_accesskit();
            screen.run_steps(6);
            let now = places(&screen);
            assert_eq!(now, before, "{size}: {option}");
        }
        screen.get_by_label("Opponent: Computer plays itself").click_accesskit();
        screen.run_steps(6);
        let of = |screen: &Screen| ["Opponent: Computer", "Different for each side", "Play"].map(|name| screen.get_by_label(name).rect());
        assert_eq!(of(&screen), [before[0], before[1], before[4]], "{size}: two computers");
    }
}

/// What stands beside the cards is of a game among them.
#[test]
fn another_family_brings_its_first_game() {
    let mut screen = two_players(FIRST);
    open(&mut screen, NEW);
    let is_on = |screen: &Screen, name: &str| {
        screen.get_by_role_and_label(Role::RadioButton, name).accesskit_node().toggled() == Some(Toggled::True)
    };
    assert!(is_on(&screen, "sFhIoDgEi"));
    click(&mut screen, "Games: Shogi");
    screen.run_steps(6);
    assert!(is_on(&screen, "Shogi"));
    click(&mut screen, "Games: All 126");
    screen.run_steps(6);
    assert!(is_on(&screen, "Shogi"), "a game that is among them stays");
}

#[test]
fn the_side_is_drawn_by_lot() {
    let mut screen = two_players("fide-chess");
    let mut drawn = Vec::new();
    while drawn.len() < 2 {
        open(&mut screen, NEW);
        screen.get_by_label("Opponent: Computer").click_accesskit();
        screen.run_steps(3);
        screen.get_by_label("You play: Random").click_accesskit();
        screen.run_steps(3);
        click(&mut screen, "Play");
        let players = screen.state().app().setup().players;
        assert_ne!(players[0], players[1]);
        if !drawn.contains(&players) {
            drawn.push(players);
        }
        assert_eq!(screen.state().app().setup().strength[0].level, screen.state().app().setup().strength[1].level);
    }
    open(&mut screen, NEW);
    let lot = screen.get_by_label("You play: Random");
    assert_eq!(lot.accesskit_node().toggled(), Some(Toggled::True), "the next game is drawn for, too");
}

/// A game from elsewhere is nobody's choice for the next one.
#[test]
fn after_a_pasted_game_the_last_own_choice_is_offered() {
    let mut screen = two_players("fide-chess");
    screen.state_mut().act(nestmate::AppAction::New(crate::common::window::against_computer("fide-chess")));
    screen.run_steps(3);
    screen.event(egui::Event::Paste("1. e4 e5 2. Nf3 Nc6 *".to_owned()));
    until(&mut screen, "it is there", |screen| screen.state().app().game().line().len() >= 4);
    assert_eq!(screen.state().app().setup().players, [nestmate::Player::Human; 2]);
    open(&mut screen, NEW);
    let on = |screen: &Screen, name: &str| screen.get_by_label(name).accesskit_node().toggled();
    assert_eq!(on(&screen, "Opponent: Computer"), Some(Toggled::True));
    assert_eq!(on(&screen, "You play: White"), Some(Toggled::True));
}

#[test]
fn each_card_says_what_is_special() {
    let mut screen = two_players(FIRST);
    open(&mut screen, NEW);
    assert_eq!(line(&screen, "sFhIoDgEi"), "Chess and Shogi, one board");
    let [a, b] = ["Nested Chess A", "Nested Chess B"].map(|name| line(&screen, name));
    assert!(a != b && b.contains("corner to corner"), "{a} | {b}");
    click(&mut screen, "Games: Xiang Qi");
    assert_eq!(line(&screen, "Xiang Qi"), "River, palaces and Cannons");
}

#[test]
fn the_arrow_keys_choose_a_game_and_enter_begins_none_unasked() {
    let mut screen = two_players(FIRST);
    let serial = screen.state().app().serial();
    open(&mut screen, NEW);
    assert_eq!(chosen(&screen), "sFhIoDgEi");
    let ways = [
        (Key::ArrowRight, "Nested Chess A"),
        (Key::ArrowDown, "Doubly Nested Chess"),
        (Key::ArrowUp, "Nested Chess A"),
        (Key::ArrowRight, "Nested Chess B"),
    ];
    for (way, name) in ways {
        key(&mut screen, Modifiers::NONE, way);
        assert_eq!(chosen(&screen), name, "{way:?}");
    }
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert_eq!(screen.state().app().serial(), serial, "Enter on a card chooses");
    assert!(screen.get_by_label("Play").accesskit_node().is_focused(), "and goes on to the button");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert_ne!(screen.state().app().serial(), serial);
    assert_eq!(screen.state().app().variant().id, "nested-chess-b");
}

#[test]
fn house_rules_wait_below_until_they_are_asked_for_or_agreed_on() {
    let mut screen = two_players("shogi");
    let draw = "Draw when the same position occurs";
    open(&mut screen, NEW);
    assert!(!has(&screen, draw));
    click(&mut screen, "House rules and handicap");
    screen.run_steps(10);
    assert!(has(&screen, draw));
    let rule = "Uchifuzume: dropping a Pawn may not give mate";
    click(&mut screen, rule);
    click(&mut screen, "Play");
    assert_eq!(screen.state().app().setup().house.switches.len(), 1);
    open(&mut screen, NEW);
    assert!(has(&screen, draw), "the last choice stays in sight");
    click(&mut screen, "Games: Chess");
    screen.get_by_role_and_label(Role::RadioButton, "Chess").click();
    screen.run_steps(8);
    click(&mut screen, "Play");
    assert!(screen.state().app().setup().house.switches.is_empty(), "another game has rules of its own");
}

/// House rules with long names are broken into lines: nothing of the dialog moves or grows beyond the window.
#[test]
fn house_rules_do_not_widen_the_dialog() {
    for size in [egui::vec2(1024.0, 600.0), egui::vec2(1366.0, 768.0)] {
        let mut screen = two_players(FIRST);
        screen.set_size(size);
        screen.run_steps(4);
        open(&mut screen, NEW);
        let before = screen.get_by_label("Play").rect();
        click(&mut screen, "House rules and handicap");
        screen.run_steps(20);
        assert_eq!(screen.get_by_label("Play").rect(), before, "{size}");
        let rule = "Nifu: no second unpromoted Dabchick may be dropped on a file";
        let rule = screen.get_by_label(rule).rect();
        assert!(rule.right() <= before.right() + 1.0 && rule.height() > 20.0, "{size}: {rule} in two lines, left of {before}");
    }
}

#[test]
fn nothing_jumps_from_one_description_to_the_next() {
    for size in [egui::vec2(1024.0, 600.0), egui::vec2(1366.0, 768.0)] {
        let mut screen = two_players(FIRST);
        screen.set_size(size);
        screen.run_steps(4);
        open(&mut screen, NEW);
        let all = screen.state().app().library().all_games().count();
        click(&mut screen, &format!("Games: All {all}"));
        let names: Vec<String> = screen.state().app().library().games().map(|game| game.1.to_owned()).collect();
        let mut places = Vec::new();
        for name in &names {
            screen.get_by_role_and_label(Role::RadioButton, name).click_accesskit();
            screen.run_steps(4);
            places.push((screen.get_by_label("Opponent: Person").rect(), screen.get_by_label("Play").rect()));
        }
        places.dedup();
        assert_eq!(places.len(), 1, "{size}: {places:?}");
    }
}

#[test]
fn no_name_is_cut_on_its_card() {
    let mut screen = two_players(FIRST);
    screen.set_size(egui::vec2(1024.0, 600.0));
    screen.run_steps(4);
    open(&mut screen, NEW);
    click(&mut screen, "Games: Xiang Qi");
    let height = |screen: &Screen, name: &str| screen.get_by_role_and_label(Role::RadioButton, name).rect().height();
    let (long, short) = (height(&screen, "Crouching Stepper, Hidden Rider"), height(&screen, "Minixiangqi"));
    assert!(long > short + 10.0, "its row is higher by a line: {long}, {short}");
}

/// The known games that the dialog shows.
fn known(screen: &Screen) -> Vec<String> {
    let names = screen.state().app().library().known_games().map(|game| game.1.to_owned());
    names.filter(|name| screen.query_by_role_and_label(Role::RadioButton, name).is_some()).collect()
}

/// Writes in the field by which known games are found, which has the keyboard.
fn seek(screen: &mut Screen, text: &str) {
    key(screen, Modifiers::COMMAND, Key::A);
    screen.event(egui::Event::Paste(text.to_owned()));
    screen.run_steps(4);
}

const FIELD: &str = "Search by name, inventor or piece";

#[test]
fn known_games_are_found_by_what_is_told_of_them_and_chosen_by_keys() {
    let mut screen = two_players(FIRST);
    let serial = screen.state().app().serial();
    open(&mut screen, NEW);
    assert!(known(&screen).is_empty(), "at first the family of the game on the board");
    screen.get_by_role_and_label(Role::TextInput, FIELD).focus();
    screen.run_steps(2);
    seek(&mut screen, "mongolian bers");
    assert_eq!(known(&screen), ["Shatar"]);
    seek(&mut screen, "no such game");
    assert!(known(&screen).is_empty() && has(&screen, "No game matches."));
    seek(&mut screen, "gilman 2007");
    assert!(screen.query_by_role_and_label(Role::RadioButton, "sFhIoDgEi").is_some(), "the program's own are found as well");
    seek(&mut screen, "cazaux");
    assert_eq!(known(&screen), ["Shako"]);
    assert!(screen.query_by_role_and_label(Role::RadioButton, "sFhIoDgEi").is_none());
    assert_eq!(line(&screen, "Shako"), "Cannons and Elephants join");
    key(&mut screen, Modifiers::NONE, Key::ArrowDown);
    screen.run_steps(2);
    let card = screen.get_by_role_and_label(Role::RadioButton, "Shako").accesskit_node();
    assert!(card.is_focused() && card.toggled() == Some(Toggled::True), "the arrow goes on from the field to the first game");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert_eq!(screen.state().app().serial(), serial, "Enter on a card chooses");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert_eq!(screen.state().app().variant().id, "shako");
    open(&mut screen, NEW);
    screen.run_steps(30);
    assert!(known(&screen).len() > 10 && known(&screen).contains(&"Shako".to_owned()), "its family is shown");
}

#[test]
fn games_with_the_words_in_their_names_come_first() {
    let mut screen = two_players("kingofthehill");
    let serial = screen.state().app().serial();
    open(&mut screen, NEW);
    screen.run_steps(30);
    let first = |screen: &Screen| {
        let cards = screen.query_all_by_role(Role::RadioButton);
        let card = cards.min_by(|one, two| {
            let [one, two] = [one, two].map(|card| card.rect().min);
            one.y.total_cmp(&two.y).then(one.x.total_cmp(&two.x))
        });
        let card = card.expect("something is found").accesskit_node();
        (card.label().unwrap_or_default(), card.toggled() == Some(Toggled::True))
    };
    write(&mut screen, "king");
    screen.run_steps(4);
    assert_eq!(first(&screen), ("King of the Hill".to_owned(), true), "though nearly every game mentions a King");
    seek(&mut screen, "chess");
    assert_eq!(first(&screen), ("Chess".to_owned(), true), "an exact name comes first");
    let field = screen.get_by_role_and_label(Role::TextInput, FIELD).rect();
    let card = screen.get_by_role_and_label(Role::RadioButton, "Chess").rect();
    assert!(card.top() >= field.bottom(), "it is in sight, however far down the list was: {card}");
    seek(&mut screen, "g");
    seek(&mut screen, "gilman");
    assert_eq!(first(&screen), ("sFhIoDgEi".to_owned(), true), "no earlier letter decides");
    seek(&mut screen, "17×17");
    assert_eq!(first(&screen), ("sFhIoDgEi".to_owned(), true), "the size of the board counts");
    seek(&mut screen, "zzzz");
    for _ in 0..2 {
        key(&mut screen, Modifiers::NONE, Key::Enter);
    }
    screen.run_steps(6);
    assert!(has(&screen, "No game matches.") && screen.get_by_label("Play").accesskit_node().is_disabled());
    assert_eq!(screen.state().app().serial(), serial, "no game begins that was not found");
    screen.get_by_role_and_label(Role::TextInput, FIELD).focus();
    screen.run_steps(2);
    seek(&mut screen, "racing");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    key(&mut screen, Modifiers::NONE, Key::Enter);
    screen.run_steps(6);
    assert_eq!(screen.state().app().variant().name, "Racing Kings");
}

#[test]
fn the_only_game_found_is_the_one_that_begins() {
    let mut screen = two_players(FIRST);
    open(&mut screen, NEW);
    // No field has the keyboard: letters go to the search, a space does not.
    write(&mut screen, " ");
    assert!(!screen.get_by_role_and_label(Role::TextInput, FIELD).accesskit_node().is_focused());
    write(&mut screen, "c");
    write(&mut screen, "apablanca 1617");
    assert_eq!(screen.get_by_role_and_label(Role::TextInput, FIELD).accesskit_node().value().as_deref(), Some("capablanca 1617"));
    screen.run_steps(6);
    let card = screen
        .query_all_by_role(Role::RadioButton)
        .find(|card| card.accesskit_node().label().is_some_and(|name| name == "Capablanca Chess"));
    assert_eq!(card.expect("it is found").accesskit_node().toggled(), Some(Toggled::True), "it is selected");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    screen.run_steps(4);
    key(&mut screen, Modifiers::NONE, Key::Enter);
    screen.run_steps(6);
    assert_eq!(screen.state().app().variant().id, "capablanca");
}
