//! Analysis, threats and the review of a game, through the accessibility tree.

use std::time::Duration;

use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, ArrowKind, Machine, Mark, NewGame, Player, Purpose, RetryStanding, RetryStep, Rung, Verdict};
use nestmate_core::game::{NodeId, Step};
use nestmate_core::position::{Move, move_text};
use nestmate_core::rules::legal_moves;
use nestmate_core::variant::Side;

use crate::common::window::{
    FIRST, Screen, against_computer, click, click_first, has, paste, place, press, spoken, tap, two_players, until, window,
};

/// A game of chess between two players, with short searches.
fn chess() -> Screen {
    let mut screen = two_players(FIRST);
    screen.state_mut().act(AppAction::New(NewGame::new("fide-chess")));
    screen.state_mut().act(AppAction::SetMachine(quick()));
    screen.run_steps(3);
    screen
}

fn quick() -> Machine {
    Machine { advice: Duration::from_millis(40), review: Duration::from_millis(30), table: 4, ..Machine::default() }
}

/// Plays moves given as text.
fn play(screen: &mut Screen, moves: &[&str]) {
    let app = screen.state().app();
    let mut position = app.game().position().clone();
    let line: Vec<Move> = moves
        .iter()
        .map(|text| {
            let legal = legal_moves(&position, app.variant());
            let mv = legal.into_iter().find(|&mv| move_text(app.variant(), mv) == *text).expect("a legal move");
            position.make(app.variant(), mv);
            mv
        })
        .collect();
    screen.state_mut().act(AppAction::PlayLine(line));
    screen.run_steps(3);
}

fn purpose(screen: &Screen) -> Option<Purpose> {
    screen.state().app().thinking().map(nestmate::Thinking::purpose)
}

fn key(screen: &mut Screen, key: Key) {
    screen.key_press(key);
    screen.run_steps(3);
}

fn found(screen: &Screen) -> bool {
    screen.state().app().judge().findings().is_some_and(|found| found.depth >= 3)
}

/// The name or the text of the first widget whose name or text begins so.
fn named(screen: &Screen, begin: &'static str) -> Option<String> {
    let mut all = screen.query_all_by(move |node| {
        let begins = |text: Option<String>| text.is_some_and(|text| text.starts_with(begin));
        begins(node.label()) || begins(node.value())
    });
    all.next().and_then(|node| node.accesskit_node().label().or(node.accesskit_node().value()))
}

/// Chooses an entry of the Engine menu.
fn engine_menu(screen: &mut Screen, entry: &'static str) {
    click_first(screen, "Engine");
    screen.run_steps(4);
    click_first(screen, entry);
    screen.run_steps(4);
}

#[test]
fn a_forced_mate_is_found_told_and_can_be_played_through() {
    let mut screen = chess();
    // A quiet first move; Stockfish finds the same mate.
    screen.state_mut().act(AppAction::SetPosition("7k/5pr1/2p1pQ2/3p4/1B1P1PPK/4r3/8/8 w - - 0 1".to_owned()));
    screen.run_steps(3);
    engine_menu(&mut screen, "Find a forced mate");
    until(&mut screen, "a mate is found", |screen| has(screen, "Mate in 3"));
    assert!(screen.query_by_label("Stop").is_none(), "it is over");
    let line = screen.state().app().mate_line().to_vec();
    assert_eq!((line.len(), move_text(screen.state().app().variant(), line[0]).as_str()), (5, "b4f8"));
    let arrows = |screen: &Screen| screen.state().app().scene().arrows.iter().map(|arrow| (arrow.mv, arrow.kind)).collect::<Vec<_>>();
    assert_eq!(arrows(&screen), [(line[0], ArrowKind::Good)], "the board shows how it begins");
    click_first(&mut screen, "Play up to b4f8");
    assert_eq!(screen.state().app().game().ply(), 1);
    assert!(screen.state().app().mate().is_none() && !has(&screen, "Mate in 3"), "it was about the position before");
    assert_eq!(arrows(&screen), []);
    key(&mut screen, Key::ArrowLeft);
    until(&mut screen, "it is still known there", |screen| has(screen, "Mate in 3"));
}

#[test]
fn a_search_for_a_mate_says_when_there_is_none_and_can_be_stopped() {
    let mut screen = chess();
    // The Pawns are stuck, and neither King comes past them.
    screen.state_mut().act(AppAction::SetPosition("k7/p1p1p1p1/p1p1p1p1/P1P1P1P1/P1P1P1P1/8/8/K7 w - - 0 1".to_owned()));
    screen.run_steps(3);
    screen.key_press_modifiers(Modifiers::SHIFT, Key::H);
    until(&mut screen, "all is excluded", |screen| has(screen, "White has no forced mate in 50 moves or fewer."));
    screen.state_mut().act(AppAction::New(NewGame::new("fide-chess")));
    screen.run_steps(3);
    screen.key_press_modifiers(Modifiers::SHIFT, Key::H);
    until(&mut screen, "it looks", |screen| has(screen, "Looking for a forced mate by "));
    click_first(&mut screen, "Stop");
    until(&mut screen, "it has stopped", |screen| has(screen, "No forced mate by "));
    screen.key_press_modifiers(Modifiers::SHIFT, Key::H);
    until(&mut screen, "it looks again", |screen| has(screen, "Looking for a forced mate by "));
    play(&mut screen, &["e2e4"]);
    until(&mut screen, "another position ends it", |screen| screen.state().app().mate().is_none());
}

/// What helps against the computer is not left on from the game before.
#[test]
fn a_new_game_against_the_computer_begins_without_analysis() {
    let mut screen = chess();
    key(&mut screen, Key::L);
    screen.run_steps(4);
    assert!(screen.state().app().analysis().on);
    let setup = NewGame { players: [Player::Human; 2], ..screen.state().app().setup().clone() };
    screen.state_mut().act(AppAction::New(setup.clone()));
    screen.run_steps(4);
    assert!(screen.state().app().analysis().on, "between two people it stays on");
    screen.state_mut().act(AppAction::New(NewGame { players: [Player::Human, Player::Computer], ..setup }));
    screen.run_steps(4);
    assert!(!screen.state().app().analysis().on);
}

/// However narrow the room is, the bar stands beside the numbers of the ranks, and the board gives way.
#[test]
fn the_bar_stands_off_the_numbers() {
    for (width, height) in [(1366.0, 768.0), (1024.0, 768.0), (820.0, 900.0)] {
        let mut screen = chess();
        screen.set_size(egui::vec2(width, height));
        key(&mut screen, Key::L);
        until(&mut screen, "the bar is there", |screen| screen.query_by_role(Role::Meter).is_some());
        screen.run_steps(6);
        let bar = screen.get_by_role(Role::Meter).rect();
        let cell = |begin: &'static str| {
            let found = screen.query_all_by(move |node| node.label().is_some_and(|label| label.starts_with(begin))).next();
            found.expect("a cell").rect()
        };
        // The numbers stand in the margin, which is at least so wide.
        assert!(bar.right() <= cell("a1 ").left() - 13.0, "{width}: {bar} {}", cell("a1 "));
        assert!(bar.left() >= 0.0 && cell("h1 ").right() < width);
    }
}

#[test]
fn the_analysis_shows_lines_arrows_and_a_bar_and_follows_the_game() {
    let mut screen = chess();
    assert!(!screen.state().app().analysis().on && named(&screen, "Evaluation").is_none(), "it is off at first");
    key(&mut screen, Key::L);
    until(&mut screen, "the analysis finds something", found);
    let lines = screen.state().app().judge().findings().expect("lines").lines.clone();
    assert_eq!(lines.len(), 3);
    for line in &lines {
        assert!(has(&screen, &format!("Play up to {}", move_text(screen.state().app().variant(), line.moves[0]))));
        assert!(has(&screen, &format!("{} for White", line.verdict.text(screen.state().app().variant()))));
    }
    let ranks: Vec<ArrowKind> = screen.state().app().scene().arrows.iter().map(|arrow| arrow.kind).collect();
    assert_eq!(ranks, [0, 1, 2].map(ArrowKind::Ranked));
    let verdict = screen.state().app().judge().verdict().expect("known");
    assert_eq!(named(&screen, "Evaluation"), Some(format!("Evaluation {} for White", verdict.text(screen.state().app().variant()))));
    key(&mut screen, Key::A);
    assert!(screen.state().app().scene().arrows.is_empty());

    play(&mut screen, &["e2e4"]);
    assert_eq!(purpose(&screen), Some(Purpose::Analysis), "it begins anew");
    until(&mut screen, "the analysis finds something", found);
    let legal = legal_moves(screen.state().app().game().position(), screen.state().app().variant());
    assert!(screen.state().app().judge().findings().expect("lines").lines.iter().all(|line| legal.contains(&line.moves[0])));
    key(&mut screen, Key::L);
    assert!(purpose(&screen).is_none() && screen.query_by_role(Role::Meter).is_none(), "the bar goes");
    let tab = screen.get_by_role_and_label(Role::Tab, "Analysis").accesskit_node().toggled();
    assert_eq!(tab, Some(Toggled::True), "what was open stays open");
}

#[test]
fn scores_are_whites_whoever_is_to_move() {
    for (text, ahead) in [("4k3/8/8/8/8/8/8/3QK3 b - - - 0 1", true), ("3qk3/8/8/8/8/8/8/4K3 b - - - 0 1", false)] {
        let mut screen = chess();
        paste(&mut screen, text);
        key(&mut screen, Key::L);
        until(&mut screen, "the analysis finds something", found);
        let share = screen.state().app().judge().verdict().expect("known").share();
        assert_eq!(share > 0.9, ahead, "{text}: {share}");
        assert_eq!(share < 0.1, !ahead, "{text}: {share}");
    }
}

#[test]
fn what_is_below_the_sentence_stays_in_its_place_when_it_changes() {
    let mut screen = chess();
    paste(&mut screen, "6k1/5ppp/8/8/8/8/q4PPP/3R2K1 w - - 0 1");
    let height = |screen: &Screen, begin: &'static str| {
        let said = screen.query_all_by(move |node| node.value().is_some_and(|text| text.starts_with(begin))).next();
        said.map(|label| label.rect().height())
    };
    let place = |screen: &Screen| screen.get_by_role_and_label(Role::Button, "Review game").rect();
    screen.get_by_role_and_label(Role::Tab, "Analysis").click_accesskit();
    screen.run_steps(3);
    let (two_lines, before) = (height(&screen, "By count,").expect("nothing is known"), place(&screen));
    key(&mut screen, Key::L);
    until(&mut screen, "it is known who is better", |screen| height(screen, "White is winning").is_some());
    assert!(height(&screen, "White is winning").expect("known") < two_lines, "two lines became one");
    assert_eq!(place(&screen), before);
}

#[test]
fn one_key_hides_all_of_the_engine_and_its_search_rests() {
    let mut screen = chess();
    key(&mut screen, Key::L);
    until(&mut screen, "the analysis finds something", found);
    key(&mut screen, Key::Z);
    let app = screen.state().app();
    assert!(app.judge().findings().is_none() && app.scene().arrows.is_empty() && app.judge().verdict().is_none());
    assert!(purpose(&screen).is_none(), "nothing is searched out of sight");
    assert!(named(&screen, "Evaluation").is_none() && named(&screen, "Play up to").is_none());
    key(&mut screen, Key::Z);
    assert!(found(&screen), "what was found is there again");
    assert_eq!(purpose(&screen), Some(Purpose::Analysis));
}

#[test]
fn the_number_of_lines_is_set_while_it_runs() {
    let mut screen = chess();
    key(&mut screen, Key::L);
    for lines in [5, 1] {
        screen.state_mut().act(AppAction::SetMachine(Machine { lines, ..quick() }));
        until(&mut screen, "as many arrows as lines", |screen| screen.state().app().scene().arrows.len() == lines);
    }
}

#[test]
fn a_move_of_a_line_is_shown_on_hover_and_played_by_a_click() {
    let mut screen = chess();
    screen.state_mut().act(AppAction::SetMachine(Machine { lines: 1, ..quick() }));
    key(&mut screen, Key::L);
    until(&mut screen, "the analysis gets on", |screen| screen.state().app().judge().findings().is_some_and(|found| found.depth >= 4));
    let first = screen.state().app().judge().findings().and_then(nestmate::Findings::best).expect("a move");
    screen.state_mut().act(AppAction::Peek(Some(vec![first])));
    assert_eq!(screen.state().app().peeked(), Some(&[first][..]));
    screen.step();
    screen.run_steps(3);
    assert!(screen.state().app().peeked().is_none(), "without a pointer on it, the move is not looked at");

    let place =
        screen.query_all_by(|node| node.label().is_some_and(|label| label.starts_with("Play up to"))).next().expect("it is there").rect();
    screen.hover_at(place.center());
    screen.run_steps(3);
    assert!(screen.state().app().peeked().is_some());
    assert!(has(&screen, "Preview after 1. "));
    let shown = screen.state().app().peeked().expect("shown")[0];
    let cell = screen.state().app().variant().cell_name(shown.from());
    assert!(spoken(&screen, &cell).contains("empty"), "the board shows it");
    assert_eq!(screen.state().app().game().ply(), 0);
    // However the search goes on, nothing changes under the pointer.
    let depth = screen.state().app().judge().findings().expect("lines").depth;
    until(&mut screen, "the analysis gets on", |screen| screen.state().app().judge().findings().is_some_and(|found| found.depth > depth));
    assert_eq!(screen.state().app().peeked(), Some(&[shown][..]));
    click_first(&mut screen, "Play up to");
    assert_eq!(screen.state().app().game().ply(), 1);
    assert_eq!(screen.state().app().game().last_move(), Some(shown), "what was read is played");
    assert!(screen.state().app().previewed().is_none_or(|shown| shown.peek));
}

#[test]
fn where_the_pointer_and_the_keyboard_are_on_two_moves_one_of_them_stays() {
    let mut screen = chess();
    screen.state_mut().act(AppAction::SetMachine(Machine { lines: 1, ..quick() }));
    key(&mut screen, Key::L);
    until(&mut screen, "the analysis gets on", |screen| screen.state().app().judge().findings().is_some_and(|found| found.depth >= 4));
    let moves: Vec<_> = screen.query_all_by(|node| node.label().is_some_and(|label| label.starts_with("Play up to"))).collect();
    moves[0].focus();
    let second = moves[1].rect().center();
    screen.hover_at(second);
    screen.run_steps(4);
    let shown = screen.state().app().peeked().map(<[Move]>::to_vec).expect("one is shown");
    for _ in 0..4 {
        screen.step();
        assert_eq!(screen.state().app().peeked(), Some(&shown[..]));
    }
}

#[test]
fn lines_are_played_as_variations() {
    let mut screen = chess();
    play(&mut screen, &["e2e4", "e7e5"]);
    key(&mut screen, Key::Home);
    play(&mut screen, &["d2d4", "d7d5", "c2c4"]);
    let game = screen.state().app().game();
    assert_eq!(game.ply(), 3);
    assert_eq!(game.tree().children(NodeId::START).len(), 2);
}

#[test]
fn a_threat_is_shown_as_an_arrow_of_its_own() {
    let mut screen = chess();
    paste(&mut screen, "4r1k1/5ppp/8/8/8/8/R4PPP/6K1 w - - - 0 1");
    key(&mut screen, Key::X);
    until(&mut screen, "a threat is found", |screen| screen.state().app().judge().threat().is_some());
    assert_eq!(named(&screen, "Threat: "), Some("Threat: e8e1 (#−1)".to_owned()));
    let arrows = screen.state().app().scene().arrows;
    assert!(arrows.len() == 1 && arrows[0].kind == ArrowKind::Threat, "{arrows:?}");
    paste(&mut screen, "4r1k1/5ppp/8/8/8/8/R4PPP/4r1K1 w - - - 0 1");
    assert!(has(&screen, "Threats are not shown while in check."));
    assert!(screen.state().app().scene().arrows.is_empty());
}

/// The list, the moves that decided the game, the verdict, the question about the mistake, the hint and the line on the board.
#[test]
fn a_move_has_one_name_wherever_it_is_told() {
    let mut screen = chess();
    play(&mut screen, &["f2f3", "e7e5", "g2g4", "d8h4"]);
    screen.state_mut().act(AppAction::Review);
    until(&mut screen, "the review is over", |screen| screen.state().app().review_progress().is_none());
    let app = screen.state().app();
    let (blunder, before) = (app.game().line()[2], app.game().line()[1]);
    let better = app.judge().better(blunder).expect("a better move");
    let named = |mv| app.written_before(blunder, mv).expect("there is a move before");
    let (played, better) = (named(app.game().tree().mv(blunder).expect("a move")), named(better));
    screen.state_mut().act(AppAction::Go(Step::To(blunder)));
    screen.run_steps(3);
    click_first(&mut screen, "Analysis");
    for told in [
        format!("{} ??", played.long),
        format!("2. {}", played.long),
        format!("{}: a blunder.", played.long),
        format!("Show {}", better.long),
    ] {
        assert!(has(&screen, &told), "{told}");
    }
    screen.state_mut().act(AppAction::Go(Step::To(before)));
    screen.state_mut().act(AppAction::HintAt(Rung::Line));
    until(&mut screen, "a hint is there", |screen| screen.state().app().hint().is_some());
    screen.run_steps(3);
    let best = screen.state().app().hint().expect("a hint").best();
    let best = screen.state().app().written_before(blunder, best).expect("there is a move before");
    let at = place(&screen, &format!("Play up to {}", best.long));
    screen.hover_at(at);
    screen.run_steps(3);
    assert!(has(&screen, &format!("Preview after 2. {}", best.long)));
    screen.state_mut().act(AppAction::Retry(RetryStep::Begin));
    screen.run_steps(3);
    while !has(&screen, &format!("{} was a blunder. Find a better move for White.", played.long)) {
        assert!(screen.state().app().retry().is_some_and(|retry| retry.standing != RetryStanding::Over), "the blunder is asked about");
        screen.state_mut().act(AppAction::Retry(RetryStep::Next));
        screen.run_steps(3);
    }
}

#[test]
fn a_review_marks_the_blunder_and_names_the_better_move() {
    let mut screen = chess();
    play(&mut screen, &["f2f3", "e7e5", "g2g4", "d8h4"]);
    screen.key_press_modifiers(Modifiers::COMMAND, Key::R);
    screen.run_steps(3);
    assert!(screen.state().app().review_progress().is_some());
    until(&mut screen, "the review is over", |screen| screen.state().app().review_progress().is_none());
    let app = screen.state().app();
    let line = app.game().line();
    let graph = app.judge().graph();
    assert_eq!(graph.len(), 5);
    assert!(graph.iter().all(|(_, verdict)| verdict.is_some()), "every position is judged");
    assert_eq!(graph[4].1, Some(Verdict::Win(Side::Black, 0)));
    assert_eq!(app.judge().mark(line[2]), Some(Mark::Blunder));
    assert_eq!(app.judge().mark(line[3]), None, "the mate is no mistake");
    assert!(app.judge().better(line[2]).is_some_and(|better| Some(better) != app.game().tree().mv(line[2])));
    key(&mut screen, Key::Home);
    key(&mut screen, Key::B);
    assert_eq!(screen.state().app().game().current(), line[2], "a key goes to the blunder");
    click_first(&mut screen, "Analysis");
    let better = screen.state().app().judge().better(line[2]).expect("a better move");
    let better = screen.state().app().written_before(line[2], better).expect("there is a move before");
    assert!(has(&screen, ": a blunder.") && has(&screen, &format!("Show {}", better.long)) && has(&screen, "??"));
    assert!(has(&screen, "Evaluation graph, after move 2 of 2"));
    key(&mut screen, Key::B);
    assert!(has(&screen, "The review found no blunder after this move."));
    key(&mut screen, Key::Z);
    assert!(!has(&screen, "??") && !has(&screen, ": a blunder."), "the marks are hidden with the engine");
}

#[test]
fn a_click_on_the_graph_goes_to_the_position() {
    let mut screen = chess();
    play(&mut screen, &["e2e4", "e7e5", "g1f3", "b8c6"]);
    screen.state_mut().act(AppAction::Review);
    until(&mut screen, "the review is over", |screen| screen.state().app().review_progress().is_none());
    click_first(&mut screen, "Analysis");
    let graph = screen.get_by_label_contains("Evaluation graph").rect();
    for (share, ply) in [(0.01, 0), (0.5, 2), (0.99, 4)] {
        let at = graph.left_center() + egui::vec2(graph.width() * share, 0.0);
        screen.hover_at(at);
        screen.drag_at(at);
        screen.run_steps(1);
        screen.drop_at(at);
        screen.run_steps(3);
        assert_eq!(screen.state().app().game().ply(), ply, "{share}");
    }
}

#[test]
fn a_review_can_be_stopped_and_keeps_what_it_has_found() {
    let mut screen = chess();
    play(&mut screen, &["e2e4", "e7e5", "g1f3", "b8c6"]);
    screen.state_mut().act(AppAction::SetMachine(Machine { review: Duration::from_mins(10), ..quick() }));
    screen.state_mut().act(AppAction::Review);
    screen.run_steps(4);
    assert_eq!(screen.state().app().review_progress(), Some((0, 5)));
    click_first(&mut screen, "Stop");
    assert!(screen.state().app().review_progress().is_none() && purpose(&screen).is_none());
}

#[test]
fn the_computers_reply_comes_before_the_analysis() {
    let mut screen = window();
    let players = [Player::Human, Player::Computer];
    screen.state_mut().act(AppAction::New(NewGame { players, ..NewGame::new("fide-chess") }));
    screen.state_mut().act(AppAction::SetThink(Duration::from_millis(60)));
    screen.run_steps(3);
    press(&mut screen, "e2");
    press(&mut screen, "e4");
    until(&mut screen, "the move is made", |screen| screen.state().app().game().ply() == 2);
    let app = screen.state().app();
    assert!(
        app.judge().findings().is_none() && app.judge().verdict().is_none() && app.scene().arrows.is_empty(),
        "nothing is given away unasked"
    );
    key(&mut screen, Key::L);
    until(&mut screen, "the analysis finds something", found);
    // Long enough to be seen, however slow the machine is.
    screen.state_mut().act(AppAction::SetThink(Duration::from_secs(5)));
    press(&mut screen, "d2");
    press(&mut screen, "d4");
    assert_eq!(purpose(&screen), Some(Purpose::Reply));
    until(&mut screen, "the move is made", |screen| screen.state().app().game().ply() == 4);
    until(&mut screen, "the analysis finds something", found);
    assert_eq!(purpose(&screen), Some(Purpose::Analysis), "and then it goes on");
}

#[test]
fn the_first_line_says_who_is_better_and_who_has_more() {
    let mut screen = two_players("fide-chess");
    click(&mut screen, "Analysis");
    assert!(has(&screen, "By count, material is even. Turn on ‘Live’ to see who is better."));
    play(&mut screen, &["e2e4", "d7d5", "e4d5"]);
    assert!(has(&screen, "By count, White is a pawn up. Turn on ‘Live’ to see who is better."));
    paste(&mut screen, "3qk3/8/8/8/8/8/8/4K3 w - - 0 1");
    screen.state_mut().act(AppAction::Toggle(nestmate::Toggle::Analysis));
    until(&mut screen, "it has been judged", |screen| has(screen, "Black is winning, ") && has(screen, " pawns up"));
    // White mates with the next move, but Black has a Queen and more.
    paste(&mut screen, "6k1/5ppp/8/8/8/8/1qr5/R5K1 w - - 0 1");
    until(&mut screen, "it has been judged", |screen| has(screen, "White is winning, although Black is ") && has(screen, " pawns up"));
}

/// What is known of one position is not told as that of another.
#[test]
fn an_evaluation_is_told_of_its_own_position_alone() {
    let mut screen = two_players("fide-chess");
    click(&mut screen, "Analysis");
    play(&mut screen, &["e2e4"]);
    screen.state_mut().act(AppAction::Toggle(nestmate::Toggle::Analysis));
    until(&mut screen, "it has been judged", |screen| has(screen, "Evaluation here: "));
    screen.state_mut().act(AppAction::Toggle(nestmate::Toggle::Analysis));
    play(&mut screen, &["e7e5"]);
    assert!(!has(&screen, "Evaluation here"), "nobody has evaluated this position");
    key(&mut screen, Key::ArrowLeft);
    assert!(has(&screen, "Evaluation here: "), "back where it was evaluated it is told again");
}

/// Also once the computer has replied; nothing is looked for unasked, and what a review has found is there at once.
#[test]
fn what_was_best_in_place_of_ones_own_move_is_told_when_asked() {
    let mut screen = window();
    screen.state_mut().act(AppAction::New(against_computer("fide-chess")));
    screen.state_mut().act(AppAction::SetMachine(Machine { caution: None, ..quick() }));
    screen.state_mut().act(AppAction::SetThink(Duration::from_millis(40)));
    screen.run_steps(3);
    press(&mut screen, "g2");
    press(&mut screen, "g4");
    until(&mut screen, "the computer has replied", |screen| screen.state().app().game().ply() == 2);
    click(&mut screen, "Analysis");
    assert!(purpose(&screen).is_none() && !has(&screen, "Your g2g4"), "nobody has asked");
    click(&mut screen, "What was best?");
    until(&mut screen, "it has been looked at", |screen| has(screen, "Your g2g4") && has(screen, "Best was"));
    let app = screen.state().app();
    assert!(purpose(&screen).is_none() && app.review_progress().is_none() && !has(&screen, "What was best?"));
    let own = app.game().line()[0];
    let best = app.judge().judged(own).expect("it is known").best;
    assert!(app.previewed().is_some_and(|shown| !shown.peek && shown.at == 0), "the board shows it by itself");
    let scene = app.scene();
    assert_eq!(scene.arrows.iter().map(|arrow| arrow.mv).collect::<Vec<_>>(), [best]);
    assert_eq!(scene.last, None, "as it was before that move");
    key(&mut screen, Key::Escape);
    let show = place(&screen, &format!("Show {}", move_text(screen.state().app().variant(), best)));
    screen.hover_at(show);
    screen.run_steps(3);
    assert_eq!(screen.state().app().peeked(), Some(&[best][..]), "the pointer shows it");
    tap(&mut screen, show);
    screen.hover_at(egui::Pos2::ZERO);
    screen.run_steps(3);
    let app = screen.state().app();
    assert!(app.previewed().is_some_and(|shown| !shown.peek && shown.at == 0), "a click leaves it there to be stepped through");
    assert_eq!(app.scene().arrows.iter().map(|arrow| arrow.mv).collect::<Vec<_>>(), [best]);
    assert_eq!(app.game().ply(), 2, "the game stays where it is");
    key(&mut screen, Key::Escape);
    assert!(screen.state().app().previewed().is_none());
}
