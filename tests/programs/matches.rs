//! Matches: the result is right, the same for the same seed, and a player that fails costs its own game alone.

use std::fs;
use std::process::{Command, Output};

use nestmate_core::game::read_text;

const PROGRAM: &str = env!("CARGO_BIN_EXE_nestmate");

fn run(args: &[&str]) -> Output {
    Command::new(PROGRAM).arg("match").args(args).output().expect("the program starts")
}

/// What a match prints.
fn printed(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The table's line of this name.
fn line<'a>(printed: &'a str, name: &str) -> &'a str {
    let found = printed.lines().rev().find_map(|line| line.trim_start().strip_prefix(name));
    found.unwrap_or_else(|| panic!("no {name} in {printed}")).trim_start()
}

/// Makes sure that nobody lost but by the rules.
fn no_forfeit(printed: &str) {
    let forfeits: Vec<&str> = printed.lines().filter(|line| line.trim_start().starts_with("forfeits")).collect();
    assert!(forfeits.len() == 2 && forfeits.iter().all(|line| line.contains(": 0 (")), "{printed}");
}

#[test]
fn the_engine_beats_who_does_not_search() {
    let table = printed(&["fide-chess", "--second", "random", "--games", "4", "--nodes", "1000"]);
    assert!(line(&table, "result").starts_with("+4 =0 -0 of 4  100.0 %"), "{table}");
    assert_eq!((line(&table, "as White"), line(&table, "as Black")), ("+2 =0 -0", "+2 =0 -0"));
    assert_eq!(line(&table, "pairs"), "0: 0  ½: 0  1: 0  1½: 0  2: 2");
    no_forfeit(&table);
    let games: Vec<&str> = table.lines().filter(|line| line.contains("| game ")).collect();
    assert!(games.len() == 4 && games.iter().all(|game| game.contains(" mate, ")), "{table}");
}

#[test]
fn the_same_seed_gives_the_same_games_however_many_are_played_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let saved = |name: &str, seed: &str, at_once: &str| {
        let file = folder.path().join(name);
        let path = file.to_str().expect("text");
        let match_ = ["shogi", "--second", "self:level=2", "--nodes", "300", "--games", "4", "--longest", "80"];
        printed(&[&match_[..], &["--seed", seed, "--concurrency", at_once, "--save", path]].concat());
        let text = fs::read_to_string(file).expect("saved");
        let mut games: Vec<String> = text.split("[Event ").skip(1).map(str::to_owned).collect();
        games.sort();
        games
    };
    let one = saved("one", "5", "1");
    assert_eq!(one, saved("two", "5", "2"));
    assert_ne!(one, saved("other", "6", "2"));
    assert_eq!(one.len(), 4);
    // The two games of a pair begin alike, with colours swapped.
    let (first, second) = (&one[0], &one[1]);
    assert!(first.contains("[White \"self\"]") && second.contains("[White \"self:level=2\"]"));
    let opening = |game: &str| game.split_once("\n1. ").map(|(_, moves)| moves.split_whitespace().take(11).collect::<Vec<_>>().join(" "));
    assert_eq!(opening(first), opening(second));
}

#[test]
fn every_game_of_the_library_is_played_to_the_end_of_a_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = nestmate::library();
    for (id, _) in library.games() {
        let file = folder.path().join(id);
        let path = file.to_str().expect("text");
        let match_ = [id, "--second", "self:level=4,threads=2,hash=1", "--nodes", "200", "--games", "2", "--longest", "60"];
        let table = printed(&[&match_[..], &["--save", path]].concat());
        no_forfeit(&table);
        assert!(line(&table, "result").contains(" of 2 "), "{table}");
        // What was saved is read back, game by game.
        let text = fs::read_to_string(&file).expect("saved");
        let variant = library.get(id).expect("it compiles");
        let mut plies = Vec::new();
        for game in text.split("[Event ").skip(1) {
            let read = read_text(id, &format!("[Event {game}"), &library, &variant).expect("what was saved can be read");
            assert!(read.remarks.is_empty() && read.game.variant().id == id, "{:?}", read.remarks);
            plies.push(read.game.ply());
        }
        let told = table.lines().filter_map(|line| line.strip_suffix(" plies").and_then(|line| line.rsplit(' ').next()?.parse().ok()));
        let (mut told, mut plies): (Vec<usize>, _) = (told.collect(), plies);
        told.sort_unstable();
        plies.sort_unstable();
        assert_eq!((plies.len(), plies), (2, told), "{table}");
    }
}

#[test]
fn another_build_plays_over_uci() {
    for id in ["fide-chess", "shogi", "xiangqi", "sfhiodgei"] {
        let other = format!("uci:{PROGRAM} uci?Hash=1&Skill Level=5");
        let table = printed(&[id, "--second", &other, "--nodes", "300", "--games", "2", "--longest", "90"]);
        no_forfeit(&table);
        assert!(line(&table, "result").contains(" of 2 "), "{table}");
    }
    let table = printed(&["fide-chess", "--second", &format!("uci:{PROGRAM} uci"), "--tc", "0.5+0.02", "--margin", "5000", "--games", "2"]);
    no_forfeit(&table);
}

#[test]
fn another_build_plays_over_the_protocol_of_xboard() {
    for id in ["fide-chess", "shogi", "xiangqi", "nested-shogi-b", "sfhiodgei", "chu", "janggi"] {
        let other = format!("xboard:{PROGRAM} xboard?Level=5&memory=2&depth=2");
        let table = printed(&[id, "--second", &other, "--depth", "2", "--games", "2", "--longest", "50"]);
        no_forfeit(&table);
        assert!(line(&table, "result").contains(" of 2 "), "{table}");
    }
}

#[test]
#[cfg(unix)]
fn whether_a_game_is_over_is_not_for_an_engine_to_say() {
    let folder = tempfile::tempdir().expect("a folder");
    let player = |go: &str| {
        let file = folder.path().join("player");
        let text = format!(
            "n=0; while read -r word rest; do case $word in protover) echo 'feature ping=1 done=1';; ping) echo pong $rest;; \
             new) n=0;; go) n=$((n + 1)); {go};; quit) exit;; esac; done"
        );
        fs::write(&file, text).expect("written");
        format!("xboard:sh {}", file.display())
    };
    let cases = [
        ("echo '1/2-1/2 {too few pieces}'", "false claim 2", Some("second: 4")),
        ("echo 'offer draw'; echo '1/2-1/2 {agreed}'", "false claim 2", Some("second: 4")),
        ("echo '1-0 {White mates}'; echo '0-1 {Black mates}'", "false claim 2", Some("second: 4")),
        ("echo 'Illegal move: e2e4'", "refusal 2", None),
        ("echo resign", "false claim 0", None),
        // One that gives in and plays on has lost nothing yet: here its second move is not legal.
        ("[ $n = 1 ] && echo '1/2-1/2 {draw}' || echo 'move a1a1'", "illegal 2", Some("second: 2")),
    ];
    for (go, forfeits, claims) in cases {
        let table = printed(&["fide-chess", "--second", &player(go), "--depth", "1", "--games", "2", "--openings", "0"]);
        assert!(line(&table, "result").starts_with("+2 =0 -0"), "{go}: {table}");
        assert!(table.contains(forfeits), "{go}: {table}");
        let told = table.lines().find(|line| line.trim_start().starts_with("claims"));
        assert!(claims.map_or(told.is_none(), |claims| told.is_some_and(|told| told.contains(claims))), "{go}: {table}");
    }
}

#[test]
#[cfg(unix)]
fn an_engine_is_not_asked_to_play_what_it_does_not_name_and_its_end_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let player = |name: &str, cases: &str| {
        let file = folder.path().join(name);
        let text = format!("while read -r word rest; do case $word in protover) {cases} quit) exit;; esac; done");
        fs::write(&file, text).expect("written");
        format!("xboard:sh {}", file.display())
    };
    let features = "echo 'feature variants=\"sho,chu\" ping=1 done=1';; ping) echo pong $rest;;";
    let refused = "echo 'feature variants=\"shogi\" ping=1 done=1';; variant) echo tellusererror Unknown piece;; ping) echo pong $rest;;";
    let cases = [
        ("other", features.to_owned(), "does not know this game."),
        ("left", format!("{} go) exit 7;;", features.replace("chu", "shogi")), "quit on its own, with exit code 7. (after ply 2, "),
        ("crashed", format!("{} go) kill -SEGV $$;;", features.replace("chu", "shogi")), "ended it with signal 11. (after ply 2, "),
        ("refused", refused.to_owned(), "refused to go on: \u{2018}Unknown piece\u{2019}"),
    ];
    for (name, script, expected) in cases {
        let match_ = ["shogi", "--second", &player(name, &script), "--depth", "1", "--games", "2", "--openings", "2"];
        let table = printed(&match_);
        let told = table.lines().filter(|line| line.contains("| game ")).any(|line| line.contains(expected));
        assert!(told && line(&table, "result").starts_with("+2 =0 -0"), "{name}: {table}");
    }
}

#[test]
fn a_sequential_test_ends_a_match_that_is_decided() {
    let table = printed(&["fide-chess", "--second", "random", "--nodes", "500", "--games", "400", "--sprt", "0,100"]);
    let played = table.lines().filter(|line| line.contains("| game ")).count();
    assert!((4..200).contains(&played) && line(&table, "test").ends_with("accepted"), "{table}");
}

/// A program that answers each word of UCI as a shell script says.
fn script(folder: &tempfile::TempDir, name: &str, on_go: &str) -> String {
    let text = format!(
        "while read -r word rest; do case $word in uci) echo uciok;; isready) echo readyok;; go) {on_go};; quit) exit;; esac; done"
    );
    let file = folder.path().join(name);
    fs::write(&file, text).expect("written");
    format!("uci:sh {}", file.display())
}

#[test]
#[cfg(unix)]
fn players_that_fail_are_told_apart_and_started_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let cases = [
        ("illegal", "echo bestmove a1a8", "illegal 2, other rules 0, false claim 0, refusal 0, crash 0, time 0"),
        ("crash", "exit", "illegal 0, other rules 0, false claim 0, refusal 0, crash 2, time 0"),
        ("silent", ":", "illegal 0, other rules 0, false claim 0, refusal 0, crash 0, time 2"),
    ];
    for (name, on_go, expected) in cases {
        let player = script(&folder, name, on_go);
        let table = printed(&["fide-chess", "--second", &player, "--time", "20", "--games", "2", "--openings", "0"]);
        assert!(line(&table, "result").starts_with("+2 =0 -0") && table.contains(&format!("second: 2 ({expected})")), "{table}");
    }
    // Where a game is known to be played by other rules, too, an engine that does so is not called a liar.
    let player = script(&folder, "other", "echo bestmove d1b2x");
    let table = printed(&["cambodian", "--second", &player, "--nodes", "10", "--games", "2", "--openings", "0"]);
    assert!(table.contains("second: 2 (illegal 0, other rules 2, false claim 0, refusal 0, crash 0, time 0)"), "{table}");
    let table = printed(&["fide-chess", "--first", "uci:/no/such/program", "--games", "2", "--nodes", "10"]);
    assert!(line(&table, "result").starts_with("+0 =0 -2") && table.contains("cannot be started"), "{table}");
}

#[test]
fn wrong_arguments_are_told() {
    let cases = [
        (vec!["no-such-game"], 2, "there is no game"),
        (vec!["shogi", "--first", "nobody"], 2, "'nobody' is no player"),
        (vec!["shogi", "--first", "self:level=9"], 2, "levels go from 1 to 8"),
        (vec!["shogi", "--tc", "fast"], 2, "is no clock"),
        (vec!["shogi", "--sprt", "5,0"], 2, "is no pair of differences"),
        (vec!["shogi", "--second", "xboard:engine", "--nodes", "5"], 2, "cannot be told a number of nodes"),
        (vec!["shogi", "--save", "/no/such/folder/file"], 3, "/no/such/folder/file"),
    ];
    for (args, code, expected) in cases {
        let output = run(&args);
        let said = String::from_utf8(output.stderr).expect("text");
        assert!(output.status.code() == Some(code) && said.contains(expected), "{args:?}: {said}");
    }
}

/// The moves of each game that a match has saved.
fn saved(folder: &tempfile::TempDir, args: &[&str]) -> Vec<String> {
    let file = folder.path().join("games");
    let path = file.to_str().expect("text");
    printed(&[args, &["--save", path]].concat());
    let text = fs::read_to_string(&file).expect("saved");
    fs::remove_file(&file).expect("removed");
    text.split("[Event ").skip(1).filter_map(|game| game.rsplit_once("]\n").map(|(_, moves)| moves.to_owned())).collect()
}

#[test]
fn no_game_of_a_match_is_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let match_ = ["fide-chess", "--nodes", "200", "--longest", "40", "--concurrency", "1"];
    // A player against itself; and as many games as there are first moves.
    for more in [["--games", "6", "--openings", "8"], ["--games", "20", "--openings", "1"]] {
        let mut games = saved(&folder, &[&match_[..], &more].concat());
        let played = games.len();
        games.sort();
        games.dedup();
        assert_eq!((played.to_string().as_str(), games.len()), (more[1], played), "{more:?}");
    }
    let output = run(&["fide-chess", "--first", "random", "--second", "random", "--openings", "0", "--games", "4"]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("players that leave nothing to chance repeat themselves"));
}

#[test]
#[cfg(unix)]
fn players_that_never_stop_talking_or_never_listen_lose_and_the_match_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let talks = script(&folder, "talks", "exec yes");
    let table = printed(&["fide-chess", "--second", &talks, "--time", "20", "--games", "2", "--openings", "0"]);
    // It is ended for the flood, or on a slow machine for its time.
    assert!(table.contains("second: 2 (illegal 0, "), "{table}");
    let file = folder.path().join("features");
    fs::write(&file, "exec yes 'feature usermove=1'").expect("written");
    let player = format!("xboard:sh {}", file.display());
    let table = printed(&["fide-chess", "--second", &player, "--time", "20", "--games", "1", "--openings", "0"]);
    assert!(table.contains("second: 1 ("), "{table}");
}

#[test]
fn tables_that_there_is_no_memory_for_are_refused() {
    let output = run(&["fide-chess", "--first", "self:hash=65536", "--second", "self:hash=65536", "--concurrency", "64", "--games", "64"]);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(1) && said.contains("the players' tables take 8388608 MiB with 64 games at once"), "{said}");
}

#[test]
#[cfg(target_os = "linux")]
fn nothing_is_left_behind_when_a_match_is_broken_off() {
    use std::io::{BufRead, BufReader};
    use std::process::Stdio;
    let folder = tempfile::tempdir().expect("a folder");
    let pid = folder.path().join("pid");
    // It never answers and does not want to end.
    let player = script(&folder, "stubborn", &format!("trap '' INT TERM HUP; echo $$ > {}; exec sleep 300", pid.display()));
    let mut program = Command::new(PROGRAM);
    let program = program.args(["match", "fide-chess", "--first", "random", "--second", &player, "--games", "2", "--depth", "1"]);
    let mut child = program.args(["--concurrency", "1", "--openings", "0"]).stdout(Stdio::piped()).spawn().expect("it starts");
    let read = || fs::read_to_string(&pid).unwrap_or_default().trim().to_owned();
    while read().is_empty() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let interrupted = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("it runs");
    assert!(interrupted.success());
    let told: Vec<String> = BufReader::new(child.stdout.take().expect("piped")).lines().map_while(Result::ok).collect();
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    assert!(told.iter().any(|line| line.trim_start().starts_with("result")), "{told:?}");
    let state = fs::read_to_string(format!("/proc/{}/stat", read())).unwrap_or_default();
    assert!(state.is_empty() || state.contains(") Z "), "{state}");
}
