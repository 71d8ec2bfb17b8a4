//! Playing clocks in the window: chosen with the game, shown beside the board, kept, and fatal when they run out.

use std::cell::RefCell;
use std::time::{Duration, Instant};

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, NewGame, Opened, Opening, Places, Player, Shell, Store};
use nestmate_core::game::Control;
use nestmate_core::variant::{HouseRules, Side};

use crate::common::window::{Screen, begin, click, has, key, play, screen_of, two_players, until};

const CHESS: &str = "fide-chess";

const HOUR: Control = Control::Fischer { main: Duration::from_hours(1), increment: Duration::from_secs(30) };

/// With so much the computer thinks about its move for longer than any test goes on.
const DAY: Control = Control::Fischer { main: Duration::from_hours(24), increment: Duration::ZERO };

const SECOND: Control = Control::Fischer { main: Duration::from_secs(1), increment: Duration::ZERO };

fn timed(screen: &mut Screen, clock: [Control; 2], players: [Player; 2]) {
    let setup = screen.state().app().setup().clone();
    let setup = NewGame { game: CHESS.to_owned(), house: HouseRules::default(), players, clock, ..setup };
    screen.state_mut().act(AppAction::New(setup));
    screen.run_steps(3);
}

/// What is told of a side's clock.
fn told(screen: &Screen, side: &str) -> String {
    let begins = format!("{side}’s clock: ");
    let mut clocks = screen.query_all_by(move |node| node.label().is_some_and(|label| label.starts_with(&begins)));
    clocks.next().and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

fn left(screen: &Screen, side: Side) -> Duration {
    screen.state().app().clock(side).expect("a clock").face.time
}

/// Against a bare King a fallen flag is a draw, where such a King cannot win; it stays one in files of both kinds.
#[test]
fn a_bare_king_does_not_win_by_the_clock() {
    let mut screen = two_players(CHESS);
    timed(&mut screen, [SECOND; 2], [Player::Human; 2]);
    crate::common::window::paste(&mut screen, "4k3/8/8/8/8/8/4P3/4K3 w - - - 0 40");
    key(&mut screen, Modifiers::NONE, Key::P);
    until(&mut screen, "the game is over", |screen| screen.state().app().game().outcome().is_some());
    let outcome = screen.state().app().game().outcome().expect("it is over");
    assert_eq!((outcome.winner, outcome.reason), (None, nestmate_core::rules::Reason::Time));
    assert!(has(&screen, "Draw: out of time"));
    let game = screen.state().app().game();
    let record = nestmate::record_of(game, [Player::Human; 2]);
    let again = nestmate::replay(&record, "record", &record.text(), "").expect("its own record");
    assert_eq!(again.outcome(), game.outcome());
    let text = nestmate_core::game::record_text(game);
    assert!(text.contains("1/2-1/2") && text.contains("time forfeit"), "{text}");
    let variant = std::sync::Arc::clone(game.variant());
    let loaded = nestmate_core::game::read_text("game", &text, &nestmate::library(), &variant).expect("its own text");
    assert_eq!(loaded.game.outcome(), game.outcome());
}

/// A pasted position is looked at first: its clocks are full and stand until somebody moves, whoever that is.
#[test]
fn the_clocks_of_a_pasted_position_stand_until_a_move() {
    for players in [[Player::Human; 2], [Player::Computer, Player::Human]] {
        let mut screen = two_players(CHESS);
        timed(&mut screen, [HOUR; 2], players);
        crate::common::window::paste(&mut screen, "4k3/8/8/8/8/8/4P3/4K3 w - - - 0 40");
        screen.run_steps(3);
        assert!(!screen.state().app().clocks_are_on() && has(&screen, "The clocks are paused."));
        assert_eq!([Side::White, Side::Black].map(|side| left(&screen, side)), [Duration::from_hours(1); 2]);
        assert!(screen.state().app().thinking().is_none(), "the computer waits too");
        if players == [Player::Human; 2] {
            play(&mut screen, "e2e4");
        } else {
            key(&mut screen, Modifiers::NONE, Key::P);
        }
        assert!(screen.state().app().clocks_are_on());
    }
}

#[test]
fn clocks_are_chosen_with_the_game_and_remembered() {
    let mut screen = two_players(CHESS);
    assert!(!has(&screen, "’s clock: "), "none unless they are asked for");
    key(&mut screen, Modifiers::COMMAND, Key::N);
    screen.run_steps(8);
    click(&mut screen, "Clock, No clock");
    click(&mut screen, "Fischer");
    click(&mut screen, "Different for each side");
    click(&mut screen, "Black’s clock, Fischer");
    click(&mut screen, "Byo-yomi");
    click(&mut screen, "Play");
    let minutes = |minutes: u64| Duration::from_mins(minutes);
    let white = Control::Fischer { main: minutes(15), increment: Duration::from_secs(10) };
    let black = Control::Byoyomi { main: minutes(15), period: Duration::from_secs(30), periods: 3 };
    assert_eq!(screen.state().app().setup().clock, [white, black]);
    assert!(told(&screen, "White").ends_with("+10 s per move, running"), "{}", told(&screen, "White"));
    assert_eq!(told(&screen, "Black"), "Black’s clock: 15:00, then 3 × 30 s");
    let text = screen.state().game_text();
    assert!(text.contains("[WhiteTimeControl \"900+10\"]") && text.contains("[BlackTimeControl \"900+30(3)\"]"), "{text}");
    key(&mut screen, Modifiers::COMMAND, Key::N);
    screen.run_steps(8);
    assert!(has(&screen, "White’s clock, Fischer"));
}

#[test]
fn a_move_stops_one_clock_and_starts_the_other() {
    let mut screen = two_players(CHESS);
    timed(&mut screen, [HOUR; 2], [Player::Human; 2]);
    play(&mut screen, "e2e4");
    let app = screen.state().app();
    let kept = app.game().clock_left(app.game().current(), Side::White).expect("kept with the move");
    assert_eq!(left(&screen, Side::White), kept);
    assert!(kept > Duration::from_hours(1), "the increment was added");
    assert!(told(&screen, "Black").contains("running") && !told(&screen, "White").contains("running"));
    assert!(screen.state().game_text().contains("[%clk 1:00:"));
    // Looking back does not stop it.
    key(&mut screen, Modifiers::NONE, Key::Home);
    assert!(told(&screen, "Black").contains("running"));
    key(&mut screen, Modifiers::NONE, Key::End);
    // Taking back gives the time back.
    key(&mut screen, Modifiers::COMMAND, Key::Z);
    assert!(told(&screen, "White").contains("running"));
    assert!(left(&screen, Side::White) <= Duration::from_hours(1));
    assert_eq!(left(&screen, Side::Black), Duration::from_hours(1));
}

#[test]
fn clocks_stand_until_they_are_resumed_or_a_move_is_made() {
    let mut screen = two_players(CHESS);
    timed(&mut screen, [HOUR; 2], [Player::Human; 2]);
    click(&mut screen, "Pause clocks");
    assert!(!told(&screen, "White").contains("running"));
    let stood = left(&screen, Side::White);
    screen.run_steps(3);
    assert_eq!(left(&screen, Side::White), stood);
    click(&mut screen, "Resume clocks");
    assert!(told(&screen, "White").contains("running"));
    key(&mut screen, Modifiers::NONE, Key::P);
    assert!(!told(&screen, "White").contains("running"));
    play(&mut screen, "e2e4");
    assert!(told(&screen, "Black").contains("running"));
}

#[test]
fn the_flag_falls_and_that_can_be_taken_back() {
    let mut screen = two_players(CHESS);
    timed(&mut screen, [SECOND, HOUR], [Player::Human; 2]);
    until(&mut screen, "the game is over", |screen| screen.state().app().game().outcome().is_some());
    assert!(has(&screen, "Black wins: out of time"));
    assert_eq!(told(&screen, "White"), "White’s clock: 0.0");
    play(&mut screen, "e2e4");
    assert_eq!(screen.state().app().game().ply(), 0, "no move after the end");
    assert!(screen.state().game_text().contains("[Result \"0-1\"]"));
    key(&mut screen, Modifiers::COMMAND, Key::Z);
    assert!(has(&screen, "White to move"));
    assert!(!told(&screen, "White").contains("running") && left(&screen, Side::White) == Duration::from_secs(1));
}

#[test]
fn a_flag_falls_while_the_player_looks_elsewhere() {
    let mut screen = two_players(CHESS);
    timed(&mut screen, [HOUR, SECOND], [Player::Human; 2]);
    play(&mut screen, "e2e4");
    key(&mut screen, Modifiers::NONE, Key::Home);
    until(&mut screen, "the game is over", |screen| screen.state().app().game().ended().is_some());
    assert!(has(&screen, "Black has run out of time."));
    key(&mut screen, Modifiers::NONE, Key::End);
    assert!(has(&screen, "White wins: out of time"));
}

/// Two computers with nearly no time play on and on; whatever ends their game, it is no clock.
#[test]
fn a_computer_never_loses_on_time() {
    let byoyomi = Control::Byoyomi { main: Duration::ZERO, period: Duration::from_secs(1), periods: 1 };
    for (clock, plies) in [([SECOND; 2], 60), ([byoyomi; 2], 3)] {
        let mut screen = two_players(CHESS);
        timed(&mut screen, clock, [Player::Computer; 2]);
        until(&mut screen, "so many plies", |screen| {
            screen.state().app().game().ply() >= plies || screen.state().app().game().outcome().is_some()
        });
        let game = screen.state().app().game();
        assert!(game.ended().is_none(), "{:?} after {}", game.outcome(), game.ply());
        assert!(Side::BOTH.into_iter().all(|side| !left(&screen, side).is_zero()));
    }
}

#[test]
fn a_computer_that_is_kept_from_thinking_loses_no_time() {
    let mut screen = two_players(CHESS);
    timed(&mut screen, [DAY; 2], [Player::Human, Player::Computer]);
    play(&mut screen, "e2e4");
    key(&mut screen, Modifiers::NONE, Key::ArrowLeft);
    assert!(!told(&screen, "Black").contains("running"), "the user looks elsewhere");
    key(&mut screen, Modifiers::NONE, Key::ArrowRight);
    screen.run_steps(2);
    assert!(told(&screen, "Black").contains("running"));
    click(&mut screen, "Pause clocks");
    assert!(screen.state().app().thinking().is_none() && screen.state().app().game().ply() == 1);
    key(&mut screen, Modifiers::COMMAND, Key::M);
    key(&mut screen, Modifiers::COMMAND, Key::M);
    until(&mut screen, "the move is made", |screen| screen.state().app().game().ply() == 2);
    assert!(told(&screen, "White").contains("running"));
}

#[test]
fn clocks_come_back_standing() {
    let home = tempfile::tempdir().expect("a folder");
    let resumed = || {
        let store = Store::open(&Places::below(home.path())).expect("the folders can be made");
        screen_of(Shell::resume(nestmate::library(), store).expect("the shipped games can be played"))
    };
    let mut screen = resumed();
    begin(&mut screen, CHESS);
    timed(&mut screen, [HOUR; 2], [Player::Human, Player::Computer]);
    key(&mut screen, Modifiers::NONE, Key::P);
    let (white, black) = (left(&screen, Side::White), left(&screen, Side::Black));
    drop(screen);
    let mut screen = resumed();
    assert_eq!(screen.state().app().setup().clock, [HOUR; 2]);
    let lost = white.abs_diff(left(&screen, Side::White));
    assert!(lost < Duration::from_millis(2), "records keep whole thousandths: {lost:?}");
    assert_eq!(left(&screen, Side::Black), black);
    assert!(!told(&screen, "White").contains("running"));
    click(&mut screen, "Resume clocks");
    assert!(told(&screen, "White").contains("running"));
}

#[test]
fn records_and_texts_carry_the_clocks() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = two_players(CHESS);
    timed(&mut screen, [HOUR, SECOND], [Player::Human; 2]);
    play(&mut screen, "e2e4");
    key(&mut screen, Modifiers::NONE, Key::P);
    let before = left(&screen, Side::White);
    for name in ["game.nestmate", "game.pgn"] {
        let path = home.path().join(name);
        screen.state_mut().act(AppAction::Save(path.clone()));
        until(&mut screen, "the file is known", |screen| screen.state().app().file() == Some(&path));
        let known = nestmate::ReadContext::of(screen.state().app());
        let opening = Opening::path(path, known, std::sync::Arc::new(|| ()));
        let opened = RefCell::new(None);
        until(&mut screen, "it is opened", |_| {
            let mut opened = opened.borrow_mut();
            *opened = opened.take().or_else(|| opening.poll());
            opened.is_some()
        });
        let opened = opened.into_inner();
        let Some(Opened::Game(game)) = opened else { panic!("{name}: {opened:?}") };
        assert_eq!(game.clock.0, [HOUR, SECOND]);
        assert_eq!(game.game.clock_left(game.game.current(), Side::White).map(|left| left.as_millis()), Some(before.as_millis()));
    }
}

/// Nobody can move under a dialog, so a person's clock stands while one is open, and says so. A computer goes on thinking on its own.
#[test]
fn a_persons_clock_stands_under_a_dialog() {
    let mut screen = two_players(CHESS);
    timed(&mut screen, [DAY; 2], [Player::Human, Player::Computer]);
    assert!(told(&screen, "White").contains("running"));
    key(&mut screen, Modifiers::NONE, Key::Questionmark);
    screen.run_steps(4);
    assert!(told(&screen, "White").ends_with("paused: dialog open"), "{}", told(&screen, "White"));
    let stood = left(&screen, Side::White);
    // A clock that ran would show it after any time at all.
    let since = Instant::now();
    until(&mut screen, "time passes", |_| !since.elapsed().is_zero());
    assert_eq!(left(&screen, Side::White), stood);
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert!(told(&screen, "White").contains("running"));
    screen.state_mut().act(AppAction::SetPlayers([Player::Computer, Player::Human]));
    key(&mut screen, Modifiers::NONE, Key::Questionmark);
    screen.run_steps(4);
    assert_eq!(screen.state().app().game().ply(), 0, "a day is long");
    assert!(told(&screen, "White").contains("running"), "{}", told(&screen, "White"));
}
