//! Whatever goes wrong while the program writes, what was kept before is there or what is kept now, and the next start finds it: a full
//! disk, a folder that cannot be written to, a kill between any two system calls.
//!
//! What is tried is done by another process, which is this test program once more with [`HOME`] set. The tests that need strace are
//! run by `.ci/faults`.
#![cfg(unix)]

mod common;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use nestmate::{AppAction, LayerState, NewGame, Places, See, Session, Settings, Shell, Store};
use nestmate_core::variant::HouseRules;

/// The variable with the folder in which the other process works.
const HOME: &str = "NESTMATE_FAULTS_HOME";

const CHESS: &str = "fide-chess";

fn shell(home: &Path) -> Shell {
    let store = Store::open(&Places::below(home)).expect("the folders can be made");
    Shell::resume(nestmate::library(), store).expect("the shipped games can be played")
}

fn begin(shell: &mut Shell, game: &str) {
    let setup = shell.app().setup().clone();
    shell.act(AppAction::New(NewGame { game: game.to_owned(), house: HouseRules::default(), players: Default::default(), ..setup }));
}

fn file(home: &Path) -> PathBuf {
    home.join("game.nestmate")
}

/// Held by each test: a process that is being started by one holds the locks of the others for a moment.
static ALONE: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A folder with a game of one move that is kept and saved.
fn prepared() -> tempfile::TempDir {
    let home = tempfile::tempdir().expect("a folder");
    let mut shell = shell(home.path());
    begin(&mut shell, CHESS);
    shell.act(AppAction::PlayText("e2e4".to_owned()));
    shell.act(AppAction::Save(file(home.path())));
    drop(shell);
    check(home.path());
    home
}

/// Changes everything that the program keeps: plays a move, saves, chooses something, begins another game.
#[test]
#[ignore = "run by the others in a process of its own"]
fn child() {
    let Some(home) = std::env::var_os(HOME).map(PathBuf::from) else { return };
    let mut shell = shell(&home);
    shell.act(AppAction::PlayText("e7e5".to_owned()));
    shell.act(AppAction::SaveOver(file(&home)));
    shell.act(AppAction::See(See::Layer(0, LayerState::Dimmed)));
    begin(&mut shell, "xiangqi");
    shell.act(AppAction::KeepDraft(Some("[]".to_owned())));
}

/// The arguments that make this program do that.
fn itself() -> Vec<String> {
    let path = std::env::current_exe().expect("it runs").to_str().expect("text").to_owned();
    [&path, "--exact", "child", "--ignored", "--test-threads=1"].map(str::to_owned).into()
}

/// Runs the other process, with a program before it; one that does not end within a minute is a fault, too.
fn run(home: &Path, before: &[&str]) -> ExitStatus {
    let line: Vec<String> = before.iter().map(|&word| word.to_owned()).chain(itself()).collect();
    let mut child = Command::new(&line[0]).args(&line[1..]).env(HOME, home).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let child = child.as_mut().expect("it can be started");
    let begun = Instant::now();
    loop {
        if let Some(status) = child.try_wait().expect("it is ours") {
            return status;
        }
        if begun.elapsed() > Duration::from_mins(1) {
            child.kill().expect("it is ours");
            panic!("it hangs: {before:?}");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn moves(text: &str) -> usize {
    text.matches("move: \"").count()
}

/// Everything is whole: as it was before, or as the other process wanted it.
fn check(home: &Path) {
    let read = |path: PathBuf| fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let session = read(home.join("state/session-0.ron"));
    let session = Session::read("session", &session).expect("the session is whole");
    let known = [(CHESS, 1), (CHESS, 2), ("xiangqi", 0)];
    assert!(known.contains(&(session.record.game.as_str(), session.record.moves.len())), "{session:?}");
    Settings::read("settings", &read(home.join("config/settings.ron"))).expect("the settings are whole");
    let saved = read(file(home));
    assert!(saved.ends_with(")\n") && (1..=2).contains(&moves(&saved)), "{saved}");
    let replaced = fs::read_dir(home.join("data/replaced")).into_iter().flatten().flatten();
    for entry in replaced.filter(|entry| entry.path().extension().is_some_and(|ending| ending == "nestmate")) {
        assert_eq!(moves(&read(entry.path())), 2, "{}", entry.path().display());
    }
    let kept = Store::open(&Places::below(home)).expect("the next start").read();
    assert!(kept.troubles.is_empty() && kept.session.is_some(), "{:?}", kept.troubles);
}

/// The files below a folder that were never given the names that they were written for.
fn parts(home: &Path) -> Vec<PathBuf> {
    let folders = ["", "state", "config", "data/replaced"].map(|name| home.join(name));
    let entries = folders.iter().flat_map(|folder| fs::read_dir(folder).into_iter().flatten().flatten());
    entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|ending| ending == "part")).collect()
}

#[test]
fn without_a_fault_everything_is_written() {
    let _alone = alone();
    let home = prepared();
    assert!(run(home.path(), &[]).success());
    check(home.path());
    let text = fs::read_to_string(home.path().join("state/session-0.ron")).expect("there");
    assert_eq!(Session::read("session", &text).expect("whole").record.game, "xiangqi");
    assert_eq!(moves(&fs::read_to_string(file(home.path())).expect("there")), 2);
    assert_eq!(parts(home.path()), Vec::<PathBuf>::new());
}

#[test]
fn a_full_disk_costs_nothing_that_was_kept() {
    let _alone = alone();
    let home = prepared();
    // The system takes no more than so many blocks of a file, and says so instead of ending the process.
    for blocks in [0, 1, 2, 4, 8] {
        let limited = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$@\"");
        let status = run(home.path(), &["sh", "-c", &limited, "sh"]);
        check(home.path());
        assert!(status.code().is_some() && parts(home.path()).is_empty(), "{status}");
    }
}

/// Whoever reads a pipe that nobody writes into waits for ever.
#[test]
fn a_pipe_in_place_of_what_is_kept_does_not_stop_the_start() {
    let _alone = alone();
    let home = prepared();
    let session = home.path().join("state/session-0.ron");
    fs::remove_file(&session).expect("removed");
    assert!(Command::new("mkfifo").arg(&session).status().expect("mkfifo is there").success());
    let kept = Store::open(&Places::below(home.path())).expect("the next start").read();
    assert!(kept.session.is_none() && kept.troubles.len() == 1, "{:?}", kept.troubles);
    assert!(home.path().join("state/session-0.unreadable-1.ron").exists(), "it is put aside");
}

/// Nor does one in place of anything else that a start reads, of which there are many.
#[test]
fn pipes_in_place_of_everything_that_is_read_stop_nothing() {
    let _alone = alone();
    let home = prepared();
    let at = |name: &str| home.path().join(name);
    for folder in ["data/variants", "data/words/eo", "data/drafts", "data/replaced", "data/networks", "config"] {
        fs::create_dir_all(at(folder)).expect("made");
    }
    let pipes = [
        "config/settings.ron",
        "data/variants.ron",
        "data/variants/mine.ron",
        "data/words/eo/menus.ftl",
        "data/words/eo/names.ron",
        "data/drafts/1795300000.ron",
        "data/replaced/fide-chess-1795300000-1.nestmate",
        "data/practice.ron",
        "data/games.sqlite",
        "state/lessons.ron",
        "state/shared.lock",
        "state/session-0.lock",
        "state/session-0.starting",
        "state/workbench-0.ron",
    ];
    for pipe in pipes.map(at) {
        let _ = fs::remove_file(&pipe);
        assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo is there").success());
    }
    let mut store = Store::open(&Places::below(home.path())).expect("the next start");
    let kept = store.read();
    assert!(kept.drafts.is_empty() && !kept.troubles.is_empty());
    drop(store.starts());
    store.write_settings(&Settings::default()).expect("written");
    store.keep_draft("[]").expect("kept");
    drop(store);
    assert!(run(home.path(), &[]).success());
    // The same for what the command line reads.
    for arguments in [&["list"][..], &["perft", CHESS, "1"], &["match", CHESS, "--games", "1", "--second", "random", "--first", "random"]] {
        let output = Command::new(env!("CARGO_BIN_EXE_nestmate")).args(arguments).env("NESTMATE_HOME", home.path()).output();
        let output = output.expect("it runs");
        assert!(output.status.code().is_some(), "{arguments:?}: {output:?}");
    }
    let given = at("data/variants/mine.ron");
    let given = given.to_str().expect("text");
    let lines: [&[&str]; 6] = [
        &["check", given],
        &["--with", given, "perft", CHESS, "1"],
        &["import", given],
        &["convert", given, "--to", "pgn"],
        &["puzzles", CHESS, "--from", given, "--out", "/nowhere"],
        &["match", CHESS, "--games", "1", "--first", &format!("self:net={given}")],
    ];
    for arguments in lines {
        let output = Command::new(env!("CARGO_BIN_EXE_nestmate")).args(arguments).env("NESTMATE_HOME", home.path()).output();
        let output = output.expect("it runs");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(told.contains("pipe or a device"), "{arguments:?}: {told}");
    }
}

/// What is kept is for its user alone, what was made by earlier versions too; what the user saves is as other programs save.
#[test]
fn others_cannot_read_what_is_kept() {
    let _alone = alone();
    let home = prepared();
    assert!(run(home.path(), &[]).success());
    let open = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o077;
    let entries = |folder: &Path| fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()).collect::<Vec<_>>();
    let folders = ["state", "config", "data", "data/replaced"].map(|name| home.path().join(name));
    let mut seen = 0;
    let mut look = || {
        for folder in &folders {
            assert_eq!(open(folder), 0, "{}", folder.display());
            for path in entries(folder) {
                assert_eq!(open(&path), 0, "{}", path.display());
                seen += 1;
            }
        }
    };
    look();
    for folder in &folders {
        entries(folder).iter().filter(|path| path.is_file()).for_each(|path| {
            fs::set_permissions(path, fs::Permissions::from_mode(0o644)).expect("ours");
        });
        fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).expect("ours");
    }
    drop(Store::open(&Places::below(home.path())).expect("the next start"));
    look();
    assert!(seen >= 12, "{seen}");
    let usual = fs::File::create(home.path().join("usual")).expect("made").metadata().expect("known").permissions().mode();
    assert_eq!(fs::metadata(file(home.path())).expect("saved").permissions().mode(), usual);
}

#[test]
fn folders_that_cannot_be_written_to_cost_nothing_that_was_kept() {
    let _alone = alone();
    let home = prepared();
    let folders = ["state", "config", "data", "data/replaced", ""].map(|name| home.path().join(name));
    let set = |mode: u32| {
        for folder in folders.iter().filter(|folder| folder.is_dir()) {
            fs::set_permissions(folder, fs::Permissions::from_mode(mode)).expect("ours");
        }
    };
    set(0o555);
    // The system's administrator may write all the same; everything is written then.
    let status = run(home.path(), &[]);
    set(0o755);
    check(home.path());
    assert!(status.code().is_some(), "{status}");
}

/// The system calls that change a file. Making one, `openat`, is not among them: whatever comes next shows the state after it.
const CALLS: [&str; 14] = [
    "write",
    "pwrite64",
    "writev",
    "ftruncate",
    "fallocate",
    "fsync",
    "fdatasync",
    "fchmod",
    "fchown",
    "rename",
    "renameat",
    "renameat2",
    "unlink",
    "mkdir",
];

/// Runs the other process under strace, which does something to the `number`th of these system calls. Whether there was one so late.
fn injected(home: &Path, call: &str, what: &str, number: usize) -> ExitStatus {
    let (trace, inject) = (format!("trace={call}"), format!("inject={call}:{what}:when={number}"));
    run(home, &["strace", "-f", "-qq", "-o", "/dev/null", "-e", &trace, "-e", &inject])
}

#[test]
#[ignore = "takes minutes and needs strace; run by .ci/faults"]
fn a_kill_between_any_two_system_calls_costs_nothing_that_was_kept() {
    let _alone = alone();
    let mut kills = 0;
    for call in CALLS {
        for number in 1.. {
            let home = prepared();
            let status = injected(home.path(), call, "signal=SIGKILL", number);
            check(home.path());
            if status.signal().is_none() && status.code() == Some(0) {
                break;
            }
            kills += 1;
        }
    }
    assert!(kills > 20, "only {kills} kills: is strace at work?");
}

#[test]
#[ignore = "takes minutes and needs strace; run by .ci/faults"]
fn an_error_at_any_system_call_costs_nothing_that_was_kept() {
    let _alone = alone();
    for (call, error) in
        [("write", "ENOSPC"), ("fsync", "EIO"), ("fchmod", "EPERM"), ("rename", "EACCES"), ("renameat2", "EROFS"), ("mkdir", "EROFS")]
    {
        // Of those that come, and of all from one on.
        for from in ["", "+"] {
            for number in 1..=24 {
                let home = prepared();
                let (trace, inject) = (format!("trace={call}"), format!("inject={call}:error={error}:when={number}{from}"));
                run(home.path(), &["strace", "-f", "-qq", "-o", "/dev/null", "-e", &trace, "-e", &inject]);
                check(home.path());
                assert_eq!(parts(home.path()), Vec::<PathBuf>::new(), "{inject}");
            }
        }
    }
}
