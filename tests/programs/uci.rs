//! The server for UCI, as a client sees it.

use std::process::Stdio;

use crate::common::client::{Client, NUMBERS, unharmed};

/// What is answered to these lines, up to the answer of `isready`.
fn said(server: &mut Client, lines: &str) -> Vec<String> {
    server.say(&format!("{lines}\nisready"));
    let mut heard = server.hear("readyok");
    heard.pop();
    heard
}

#[test]
fn a_table_larger_than_the_memory_takes_what_there_is_and_says_so() {
    let mut server = Client::start("uci");
    assert_eq!(said(&mut server, "setoption name Hash value 32"), Vec::<String>::new());
    // 64 GiB: a machine that has them says nothing, and plays all the same.
    let heard = said(&mut server, "setoption name Hash value 65536");
    assert!(heard.iter().all(|line| line.starts_with("info string there is no memory for 65536 MiB; the table gets ")), "{heard:?}");
    assert_eq!(said(&mut server, "setoption name MultiPV value 2"), Vec::<String>::new(), "said once");
    server.say("position startpos\ngo nodes 3000");
    server.answer("bestmove ");
    server.say("quit");
    server.rest();
}

#[test]
fn a_count_is_told_move_by_move_and_ends_when_the_client_says_so() {
    let mut server = Client::start("uci");
    let heard = said(&mut server, "position startpos\ngo perft 2");
    assert!(heard.len() == 23 && heard.contains(&"e2e4: 20".to_owned()) && heard[21] == "Nodes searched: 400", "{heard:?}");
    server.say("go perft 12");
    // The first move alone has more lines than can be counted.
    server.say("stop");
    let told = server.answer("info string stopped after ");
    assert!(told.ends_with(" nodes"), "{told}");
    // What was stopped before does not stop what comes after.
    assert!(said(&mut server, "go perft 1").contains(&"Nodes searched: 20".to_owned()));
    server.say("go perft 12\nquit");
    assert!(!server.rest().iter().any(|line| line.starts_with("Nodes searched")));
}

#[test]
fn searches_without_end_end_when_the_client_has_gone() {
    for go in ["go depth 99", "go movetime 100000000", "go mate 4294967295", "go infinite", "go ponder depth 3", "go perft 12"] {
        let mut server = Client::start("uci");
        server.say(&format!("position startpos\n{go}"));
        let (heard, code) = server.end();
        let answered = heard.iter().any(|line| line.starts_with("bestmove "));
        assert!(code == Some(0) && answered != go.contains("perft"), "{go}: {heard:?}");
    }
    // What takes no time is finished.
    let mut server = Client::start("uci");
    server.say("position startpos\ngo depth 3");
    assert!(server.end().0.iter().any(|line| line.starts_with("info depth 3 ")));
}

#[test]
fn a_mate_is_looked_for_in_any_number_of_moves() {
    for moves in ["1", "2147483647", "4294967295", "18446744073709551615"] {
        let mut server = Client::start("uci");
        server.say(&format!("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\ngo mate {moves}"));
        assert_eq!(server.answer("bestmove "), "a1a8", "{moves}");
    }
}

#[test]
fn problems_of_a_definition_file_are_told_to_the_client() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.ron");
    std::fs::write(&file, "[(id: \"x\", board: (files: 0, ranks: 9), pieces: [], start: \"\")]").expect("written");
    let name = file.to_str().expect("text");
    for (protocol, hello, expected) in [("uci", "uci\nquit", "info string "), ("xboard", "xboard\nprotover 2\nquit", "telluser ")] {
        let mut server = Client::start_with(&[protocol, "--with", name], Stdio::null());
        server.say(hello);
        let (heard, code) = server.end();
        let told = heard.iter().any(|line| line.starts_with(expected) && line.contains("mine.ron:1:19: x: a board of 0 × 9"));
        assert!(told && code == Some(1), "{protocol}: {heard:?}");
    }
}

#[test]
fn no_number_harms_the_server_for_uci() {
    unharmed("uci", |server| {
        for number in NUMBERS {
            let words = ["movetime", "depth", "nodes", "mate", "byoyomi", "wtime", "movestogo", "wtime 1000 winc", "wtime 1000 movestogo"];
            for word in words {
                server.say(&format!("position startpos\ngo {word} {number}\nstop"));
                server.hear("bestmove ");
            }
            let all = format!("wtime {number} btime {number} winc {number} binc {number} movestogo {number} depth {number}");
            server.say(&format!("go ponder {all}\nponderhit\nstop"));
            server.hear("bestmove ");
            for option in ["Hash", "Threads", "MultiPV", "Skill Level", "UCI_Variant", "Clear Hash"] {
                server.say(&format!("setoption name {option} value {number}"));
            }
            server.say(&format!("setoption name Threads value 1\ngo perft {number}\nstop"));
            server.say(&format!("position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - {number} {number}\nd\ngo nodes 100"));
            server.hear("bestmove ");
            server.say(&format!("position startpos moves {number} e{number}e4\nposition {number}\n{number}\nisready"));
            server.hear("readyok");
        }
    });
}

/// What a position says in vain is left out, and told once.
#[test]
fn what_a_position_says_in_vain_is_told_once() {
    let mut server = Client::start("uci");
    let position = "position fen 4k3/8/8/8/8/8/8/4K2R w KQ - 0 1";
    assert_eq!(said(&mut server, position), ["info string ‘Q’ was left out: no piece there can castle or make a first move"]);
    assert_eq!(said(&mut server, &format!("{position} moves e1g1")), Vec::<String>::new());
    assert_eq!(said(&mut server, "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1"), Vec::<String>::new());
    server.say("quit");
    server.rest();
}

/// An option gives the name of chess another meaning; castling is then told by the Rook.
#[test]
fn an_option_makes_chess_begin_from_any_start() {
    let mut server = Client::start("uci");
    assert!(said(&mut server, "uci").contains(&"option name UCI_Chess960 type check default false".to_owned()));
    let position = "position fen 1r3k1r/8/8/8/8/8/8/1R3K1R w HBhb - 0 1";
    let moves = |server: &mut Client| said(server, "go perft 1").into_iter().filter(|line| line.starts_with("f1")).collect::<Vec<_>>();
    assert_eq!(said(&mut server, "setoption name UCI_Chess960 value true"), Vec::<String>::new());
    assert_eq!(said(&mut server, position), Vec::<String>::new());
    let known = moves(&mut server);
    assert!(["f1h1: 1", "f1b1: 1", "f1g1: 1"].iter().all(|wanted| known.iter().any(|line| line == wanted)), "{known:?}");
    server.say(&format!("{position} moves f1h1 f8b8\ngo nodes 200"));
    server.answer("bestmove ");
    assert_eq!(said(&mut server, "setoption name UCI_Chess960 value false"), Vec::<String>::new());
    let heard = said(&mut server, position);
    assert!(heard.iter().any(|line| line.contains("was left out")), "chess knows no such right: {heard:?}");
    server.say("quit");
    server.rest();
}
