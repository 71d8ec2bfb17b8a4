//! Engines of others, added, played against and let analyse by clicks; and what becomes of those that fail.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;
use nestmate::{AppAction, Places, Shell, Store, Toggle};

use crate::common::window::{FIRST, Screen, begin, click, click_first, has, key, open, play, resumed, until};

const PROGRAM: &str = env!("CARGO_BIN_EXE_nestmate");

/// The keys of the dialog.
const ENGINES: (Modifiers, Key) = (Modifiers::SHIFT, Key::F3);

/// Adds an engine by its path, and waits for what comes of it.
fn add(screen: &mut Screen, command: &str, told: &str) {
    open(screen, ENGINES);
    screen.event(Event::Paste(command.to_owned()));
    screen.run_steps(3);
    click(screen, "Add");
    until(screen, told, |screen| has(screen, told));
}

/// Adds one that works.
fn added(screen: &mut Screen, command: &str) {
    add(screen, command, "has been added.");
    // The dialog grows by what the engine can be told.
    screen.run_steps(12);
    click(screen, "Close");
    assert!(!has(screen, "has been added."), "the dialog is closed");
}

/// Begins a game against an engine of this name in place of the computer, who gets a tenth of a second for a move.
fn against(screen: &mut Screen, game: &str, engine: &'static str) {
    begin(screen, game);
    screen.state_mut().act(AppAction::SetThink(Duration::from_millis(100)));
    open(screen, (Modifiers::COMMAND, Key::N));
    click_first(screen, "Opponent: Computer");
    screen.run_steps(4);
    click_first(screen, "Black: engine");
    screen.run_steps(4);
    let items = screen.query_all_by_role_and_label(Role::Button, engine);
    items.last().expect("it is offered").click();
    screen.run_steps(6);
    click_first(screen, "Play");
    screen.run_steps(4);
}

/// An engine made of a shell that answers as a script says, and a link to the shell that can be taken away.
struct Fake {
    folder: tempfile::TempDir,
}

impl Fake {
    /// One that speaks UCI, with more lines for `uci` and what it does for `isready` and `go`. What it is told is in a file.
    fn new(options: &str, isready: &str, go: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let script = format!(
            "echo $$ > '{pid}'\nwhile read -r line; do echo \"$line\" >> '{log}'; set -- $line; case $1 in \
             uci) echo id name Fake; {options} echo uciok;; isready) {isready};; go) {go};; quit) exit;; esac; done",
            pid = folder.path().join("pid").display(),
            log = folder.path().join("log").display(),
        );
        fs::write(folder.path().join("script"), script).expect("written");
        std::os::unix::fs::symlink("/bin/sh", folder.path().join("engine")).expect("linked");
        Self { folder }
    }

    /// One that is in order until it has to move.
    fn failing(go: &str) -> Self {
        Self::new("", "echo readyok", go)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn command(&self) -> String {
        format!("{} {}", self.path("engine").display(), self.path("script").display())
    }

    /// What it has been told.
    fn log(&self) -> String {
        fs::read_to_string(self.path("log")).unwrap_or_default()
    }
}

/// Whether the process whose number is in a file has ended, and somebody has taken notice of it.
fn is_gone(pid: &Path) -> bool {
    let number = fs::read_to_string(pid).expect("it has run");
    !Path::new("/proc").join(number.trim()).exists()
}

#[test]
fn our_own_program_is_added_plays_and_analyses_as_an_engine_of_somebody_else() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    key(&mut screen, Modifiers::NONE, Key::Escape);
    added(&mut screen, &format!("{PROGRAM} uci"));
    let name = screen.state().app().engines().listed.keys().next().expect("it is listed").clone();
    assert!(name.starts_with("Nestmate "), "{name}");
    against(&mut screen, FIRST, Box::leak(name.clone().into_boxed_str()));
    assert_eq!(screen.state().app().guest(nestmate_core::variant::Side::Black).map(|guest| guest.engine.clone()), Some(name.clone()));
    assert_eq!(screen.state().app().game().tags().get("Black"), name, "the record names it");
    let first = screen.state().app().game().legal()[0];
    screen.state_mut().act(AppAction::Play(first));
    until(&mut screen, "it has moved", |screen| screen.state().app().game().ply() == 2);
    // It analyses as well.
    screen.state_mut().act(AppAction::Toggle(Toggle::Analysis));
    until(&mut screen, "our engine analyses", |screen| screen.state().app().judge().findings().is_some());
    screen.run_steps(4);
    click_first(&mut screen, "Analysis engine");
    screen.run_steps(4);
    screen.query_all_by_role_and_label(Role::Button, &name).last().expect("it is offered").click();
    screen.run_steps(6);
    assert_eq!(screen.state().app().analyst(), Some(name.as_str()));
    let lines = |screen: &Screen| screen.state().app().judge().findings().map_or(0, |found| found.lines.len());
    until(&mut screen, "it tells its lines", |screen| lines(screen) == screen.state().app().machine().lines);
    assert!(has(&screen, "depth ") && screen.state().app().thinking().is_some());
    // Another start has it all.
    drop(screen);
    let screen = resumed(home.path());
    assert!(screen.state().app().engines().listed.contains_key(&name) && screen.state().app().analyst() == Some(name.as_str()));
    assert!(screen.state().app().guest(nestmate_core::variant::Side::Black).is_some());
}

#[test]
fn an_engine_that_was_added_is_played_against_and_analyses_by_one_click() {
    let home = tempfile::tempdir().expect("a folder");
    let fake = Fake::failing("echo info depth 3 score cp 5 pv e7e5; echo bestmove e7e5");
    let mut screen = resumed(home.path());
    key(&mut screen, Modifiers::NONE, Key::Escape);
    begin(&mut screen, "shogi");
    screen.state_mut().act(AppAction::SetThink(Duration::from_millis(100)));
    add(&mut screen, &fake.command(), "Fake has been added.");
    screen.run_steps(12);
    assert_eq!(screen.query_all_by_label_contains("Fake has been added.").count(), 1, "it is told once");
    click(&mut screen, "Analyse with it");
    assert!(has(&screen, "Play against it"), "it does not know the game on the board");
    click(&mut screen, "Play against it");
    screen.run_steps(8);
    click(&mut screen, "Play");
    screen.run_steps(4);
    let app = screen.state().app();
    assert_eq!(
        (app.variant().id.as_str(), app.guest(nestmate_core::variant::Side::Black).map(|guest| guest.engine.as_str())),
        ("fide-chess", Some("Fake"))
    );
    play(&mut screen, "e2e4");
    until(&mut screen, "it moves", |screen| screen.state().app().game().ply() == 2);
    open(&mut screen, ENGINES);
    assert!(!has(&screen, "has been added."), "that was told before");
    click(&mut screen, "Analyse with it");
    let app = screen.state().app();
    assert!(app.analyst() == Some("Fake") && app.analysis().on && !has(&screen, "Play against it"));
}

#[test]
fn every_way_of_failing_is_told_and_the_game_goes_on() {
    let cases = [
        ("echo bestmove a1a8", "Fake chose a1a8, which is not a legal move here."),
        ("echo bestmove", "Fake chose , which is not a legal move here."),
        ("exit 3", "Fake quit on its own, with exit code 3."),
        (":", "Fake did not move in time."),
        ("exec sleep 100", "Fake did not move in time."),
        ("exec yes", "Fake floods its output"),
        ("echo info depth 1 score cp 5 pv h7h1", "Fake chose h7h1, which is not a legal move here."),
    ];
    for (go, told) in cases {
        let (home, fake) = (tempfile::tempdir().expect("a folder"), Fake::failing(go));
        let mut screen = resumed(home.path());
        key(&mut screen, Modifiers::NONE, Key::Escape);
        added(&mut screen, &fake.command());
        against(&mut screen, "fide-chess", "Fake");
        play(&mut screen, "e2e4");
        until(&mut screen, told, |screen| has(screen, told));
        let game = screen.state().app().game();
        assert!(game.ply() == 1 && game.outcome().is_none() && game.tags().get("Black") == "Fake", "{go}: the game is as it was");
        until(&mut screen, "it has been ended", |_| is_gone(&fake.path("pid")));
        // It may try again, and fails again.
        fs::remove_file(fake.path("pid")).expect("it was there");
        click(&mut screen, "Try again");
        until(&mut screen, "it has been started again", |_| fake.path("pid").exists());
        until(&mut screen, "and told", |screen| screen.query_by_label("Try again").is_some());
        // Ours takes its place.
        click(&mut screen, "Let Nestmate play");
        until(&mut screen, "ours has moved", |screen| screen.state().app().game().ply() == 2);
        assert_eq!(screen.state().app().game().tags().get("Black"), "Fake, Nestmate");
        assert!(screen.query_by_label("Try again").is_none());
    }
}

#[test]
fn an_engine_that_is_no_longer_there_is_shown_and_told_but_not_lost() {
    let (home, fake) = (tempfile::tempdir().expect("a folder"), Fake::failing("echo bestmove e7e5"));
    let mut screen = resumed(home.path());
    key(&mut screen, Modifiers::NONE, Key::Escape);
    added(&mut screen, &fake.command());
    against(&mut screen, "fide-chess", "Fake");
    play(&mut screen, "e2e4");
    until(&mut screen, "it moves", |screen| screen.state().app().game().ply() == 2);
    fs::remove_file(fake.path("engine")).expect("it was there");
    drop(screen);
    assert!(is_gone(&fake.path("pid")), "nothing is left when the window closes");
    let mut screen = resumed(home.path());
    play(&mut screen, "d2d4");
    until(&mut screen, "it is told", |screen| has(screen, "Fake cannot be started: there is no such file."));
    assert_eq!(screen.state().app().game().ply(), 3);
    open(&mut screen, ENGINES);
    until(&mut screen, "the list shows it", |screen| has(screen, "not found"));
    assert!(screen.state().app().engines().listed.contains_key("Fake"));
    // Once it is back it plays on.
    std::os::unix::fs::symlink("/bin/sh", fake.path("engine")).expect("linked");
    fs::write(fake.path("script"), fs::read_to_string(fake.path("script")).expect("there").replace("e7e5", "d7d5")).expect("written");
    click(&mut screen, "Test");
    until(&mut screen, "it works", |screen| has(screen, "Fake works."));
    click(&mut screen, "Close");
    until(&mut screen, "it moves again", |screen| screen.state().app().game().ply() == 4);
    open(&mut screen, ENGINES);
    click(&mut screen, "Remove");
    assert!(screen.state().app().engines().listed.is_empty() && has(&screen, "No engines yet."));
}

#[test]
fn a_kept_game_starts_its_engine_once_the_window_is_up_and_asks_if_its_settings_are_from_elsewhere() {
    let (home, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let fake = Fake::failing(":");
    let asked = |_: &Screen| fake.log().contains("go ");
    let forget = || fs::remove_file(fake.path("log")).expect("it was there");
    let mut screen = resumed(home.path());
    key(&mut screen, Modifiers::NONE, Key::Escape);
    added(&mut screen, &fake.command());
    against(&mut screen, "fide-chess", "Fake");
    // Longer than any test goes on.
    screen.state_mut().act(AppAction::SetThink(Duration::from_mins(10)));
    play(&mut screen, "e2e4");
    until(&mut screen, "it is to move", asked);
    drop(screen);
    forget();
    let shell = Shell::resume(nestmate::library(), Store::open(&Places::below(home.path())).expect("opened")).expect("begun");
    assert!(shell.app().thinking().is_none() && shell.app().game().ply() == 1, "no frame has been shown");
    drop(shell);
    let mut screen = resumed(home.path());
    until(&mut screen, "it is to move again", asked);
    drop(screen);
    forget();
    // The same settings at another place.
    let copied = std::process::Command::new("cp").arg("-r").arg(home.path().join(".")).arg(other.path()).status();
    assert!(copied.expect("it runs").success());
    let mut screen = resumed(other.path());
    until(&mut screen, "it is asked for", |screen| has(screen, "Start Fake (") && has(screen, "from another computer or user."));
    screen.run_steps(20);
    assert!(has(&screen, &fake.command()) && fake.log().is_empty() && screen.state().app().thinking().is_none());
    click(&mut screen, "Start it");
    until(&mut screen, "it is started", asked);
    drop(screen);
    forget();
    let mut screen = resumed(other.path());
    until(&mut screen, "it is not asked for again", asked);
}

#[test]
fn what_is_no_engine_is_not_added_and_the_reason_is_told() {
    let (home, folder) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let text = folder.path().join("text");
    fs::write(&text, "no program").expect("written");
    let mut screen = resumed(home.path());
    key(&mut screen, Modifiers::NONE, Key::Escape);
    let cases = [
        (folder.path().display().to_string(), "cannot be started: it is a folder."),
        (folder.path().join("none").display().to_string(), "cannot be started: there is no such file."),
        (text.display().to_string(), "the file is not a program, or you do not have permission to run it."),
        ("sh -c 'exit 1'".to_owned(), "sh quit on its own, with exit code 1."),
        ("sh -c 'exec yes'".to_owned(), "sh floods its output"),
        ("sh -c 'echo hello; exec sleep 100'".to_owned(), "sh speaks neither UCI nor XBoard."),
    ];
    for (command, told) in cases {
        add(&mut screen, &command, told);
        assert!(screen.state().app().engines().listed.is_empty(), "{command}");
        key(&mut screen, Modifiers::NONE, Key::Escape);
        key(&mut screen, Modifiers::NONE, Key::Escape);
    }
}

#[test]
fn options_are_set_by_what_they_are_and_told_to_the_engine() {
    let options = "echo option name Hash type spin default 16 min 1 max 64; echo option name Bold type check default false; \
                   echo option name Book type string default none; echo option name Mood type combo default calm var calm var wild; \
                   echo option name Clear Hash type button; echo option name UCI_LimitStrength type check default false; \
                   echo option name UCI_Elo type spin default 1500 min 1000 max 2000;";
    let (home, fake) = (tempfile::tempdir().expect("a folder"), Fake::new(options, "echo readyok", "echo bestmove e7e5"));
    let mut screen = resumed(home.path());
    key(&mut screen, Modifiers::NONE, Key::Escape);
    add(&mut screen, &fake.command(), "has been added.");
    assert!(has(&screen, "Plays Chess") && !has(&screen, "Hash"), "options wait until they are asked for");
    click(&mut screen, "Options");
    screen.run_steps(12);
    assert!(has(&screen, "Hash") && !has(&screen, "Bold"), "those that people change most come first");
    click(&mut screen, "More options (4)");
    screen.run_steps(12);
    assert!(!has(&screen, "UCI_Elo"), "what belongs to a game is asked there");
    click(&mut screen, "Bold");
    click_first(&mut screen, "Mood");
    click(&mut screen, "wild");
    screen.get_by_role_and_label(Role::SpinButton, "Hash").focus();
    screen.run_steps(3);
    screen.key_press(Key::ArrowUp);
    screen.run_steps(3);
    screen.get_by_role_and_label(Role::TextInput, "Book").focus();
    screen.run_steps(3);
    key(&mut screen, Modifiers::COMMAND, Key::A);
    screen.event(Event::Paste("own.bin".to_owned()));
    screen.run_steps(2);
    key(&mut screen, Modifiers::NONE, Key::Enter);
    click(&mut screen, "Close");
    begin(&mut screen, "fide-chess");
    screen.state_mut().act(AppAction::SetThink(Duration::from_millis(100)));
    open(&mut screen, (Modifiers::COMMAND, Key::N));
    for begin in ["Opponent: Computer", "Black: engine", "Fake", "Black: limit", "Elo rating", "Play"] {
        click_first(&mut screen, begin);
        screen.run_steps(4);
    }
    assert!(has(&screen, "engine, Elo 1500"));
    play(&mut screen, "e2e4");
    until(&mut screen, "it moves", |screen| screen.state().app().game().ply() == 2);
    let log = fake.log();
    for line in
        ["Hash value 17", "Bold value true", "Mood value wild", "Book value own.bin", "UCI_LimitStrength value true", "UCI_Elo value 1500"]
    {
        assert!(log.contains(&format!("setoption name {line}\n")), "{line}: {log}");
    }
    assert!(log.contains("position startpos moves e2e4\ngo movetime 100\n"), "{log}");
    open(&mut screen, ENGINES);
    for header in ["Options", "More options (4)"] {
        if !has(&screen, "Clear Hash") {
            click(&mut screen, header);
            screen.run_steps(12);
        }
    }
    click(&mut screen, "Clear Hash");
    until(&mut screen, "the button is pressed", |_| fake.log().contains("setoption name Clear Hash\n"));
    click(&mut screen, "Reset options");
    assert!(screen.state().app().engines().listed.values().all(|engine| !engine.is_changed()));
}

#[test]
fn an_engine_is_told_of_the_clocks_and_plays_by_the_protocol_of_xboard_too() {
    let home = tempfile::tempdir().expect("a folder");
    let fake = Fake::failing("echo bestmove e7e5");
    let mut screen = resumed(home.path());
    key(&mut screen, Modifiers::NONE, Key::Escape);
    added(&mut screen, &fake.command());
    added(&mut screen, &format!("{PROGRAM} xboard"));
    against(&mut screen, "fide-chess", "Fake");
    let mut setup = screen.state().app().setup().clone();
    let control = nestmate_core::game::Control::Fischer { main: Duration::from_mins(5), increment: Duration::from_secs(3) };
    setup.clock = [control; 2];
    screen.state_mut().act(AppAction::New(setup.clone()));
    screen.run_steps(3);
    play(&mut screen, "e2e4");
    until(&mut screen, "it moves", |screen| screen.state().app().game().ply() == 2);
    let log = fake.log();
    let told =
        log.lines().filter(|line| line.starts_with("go wtime ")).any(|line| line.contains(" winc 3000 ") && line.contains(" btime "));
    assert!(told, "{log}");
    // The same game with the other engine, which is told all of it.
    let other = screen.state().app().engines().listed.keys().find(|name| name.starts_with("Nestmate ")).expect("it is listed").clone();
    let level = nestmate::GuestStrength::Full;
    screen.state_mut().act(AppAction::SetGuests([None, Some(nestmate::Guest { engine: other.clone(), strength: level })]));
    screen.run_steps(3);
    assert_eq!(screen.state().app().game().tags().get("Black"), other);
    play(&mut screen, "g1f3");
    until(&mut screen, "the other moves", |screen| screen.state().app().game().ply() == 4);
    until(&mut screen, "the first has been ended", |_| is_gone(&fake.path("pid")));
    // A game with another inside, and lines over the other protocol.
    setup.guests = [None, Some(nestmate::Guest { engine: other.clone(), strength: level })];
    let fast = std::array::from_fn(|_| nestmate_core::game::Control::None);
    screen.state_mut().act(AppAction::New(nestmate::NewGame { game: FIRST.to_owned(), clock: fast, ..setup }));
    screen.run_steps(3);
    let first = screen.state().app().game().legal()[0];
    screen.state_mut().act(AppAction::Play(first));
    until(&mut screen, "it moves there", |screen| screen.state().app().game().ply() == 2);
    screen.state_mut().act(AppAction::Toggle(Toggle::Analysis));
    screen.run_steps(3);
    click_first(&mut screen, "Analysis engine");
    screen.query_all_by_role_and_label(Role::Button, &other).last().expect("it is offered").click();
    until(&mut screen, "it tells lines", |screen| {
        screen.state().app().analyst() == Some(other.as_str())
            && screen.state().app().judge().findings().is_some_and(|found| found.lines.len() > 1)
    });
    // Every move on the board begins it anew.
    let second = screen.state().app().judge().findings().and_then(nestmate::Findings::best).expect("a move");
    screen.state_mut().act(AppAction::SetPlayers(Default::default()));
    screen.state_mut().act(AppAction::Play(second));
    until(&mut screen, "it tells lines of the next position", |screen| screen.state().app().judge().findings().is_some());
}

#[test]
fn an_analysis_that_fails_is_told_in_its_place_and_ours_takes_over() {
    for (go, told) in [("exit", "Fake quit on its own, with exit code 0."), ("echo info depth 1 score cp 5 pv a1a8", "Fake chose a1a8")] {
        let (home, fake) = (tempfile::tempdir().expect("a folder"), Fake::failing(go));
        let mut screen = resumed(home.path());
        key(&mut screen, Modifiers::NONE, Key::Escape);
        added(&mut screen, &fake.command());
        begin(&mut screen, "fide-chess");
        screen.state_mut().act(AppAction::Toggle(Toggle::Analysis));
        screen.run_steps(6);
        click_first(&mut screen, "Analysis engine");
        screen.run_steps(4);
        screen.query_all_by_role_and_label(Role::Button, "Fake").last().expect("it is offered").click();
        until(&mut screen, told, |screen| has(screen, told));
        assert_eq!(screen.state().app().game().ply(), 0);
        click(&mut screen, "Use Nestmate’s engine");
        until(&mut screen, "ours analyses", |screen| screen.state().app().judge().findings().is_some());
        assert_eq!(screen.state().app().analyst(), None);
    }
}

#[test]
fn an_engine_that_never_gets_ready_or_does_not_stop_is_told() {
    let home = tempfile::tempdir().expect("a folder");
    let once = "if [ -e \"$0.asked\" ]; then :; else echo readyok; fi; : > \"$0.asked\"";
    let mut screen = resumed(home.path());
    key(&mut screen, Modifiers::NONE, Key::Escape);
    let fake = Fake::new("", once, ":");
    added(&mut screen, &fake.command());
    against(&mut screen, "fide-chess", "Fake");
    play(&mut screen, "e2e4");
    until(&mut screen, "it is told", |screen| has(screen, "Fake did not get ready in time."));
    // It analyses, and goes on although the position is another.
    let deaf = Fake::failing("echo info depth 1 score cp 5 pv e2e4; while :; do sleep 1; done");
    added(&mut screen, &deaf.command());
    begin(&mut screen, "fide-chess");
    screen.state_mut().act(AppAction::Toggle(Toggle::Analysis));
    screen.run_steps(6);
    click_first(&mut screen, "Analysis engine");
    screen.run_steps(4);
    screen.query_all_by_role_and_label(Role::Button, "Fake (2)").last().expect("it is offered").click();
    until(&mut screen, "it has a line", |screen| {
        screen.state().app().analyst().is_some() && screen.state().app().judge().findings().is_some()
    });
    play(&mut screen, "e2e4");
    until(&mut screen, "it is told", |screen| has(screen, "Fake (2) did not stop when told to."));
    assert_eq!(screen.state().app().game().ply(), 1);
}
