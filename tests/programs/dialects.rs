//! The servers for USI and UCCI, as their clients play with them.

use crate::common::client::{Client, NUMBERS, unharmed};

/// What a client says, and how the answer that it waits for begins, is written and ends.
fn talk(protocol: &str, lines: &[(&str, &str)]) -> Vec<Vec<String>> {
    let mut server = Client::start(protocol);
    let heard = lines.iter().map(|(said, beginning)| {
        server.say(said);
        server.hear(beginning)
    });
    let heard = heard.collect();
    server.say("quit");
    server.rest();
    heard
}

fn last(heard: &[Vec<String>], at: usize) -> &str {
    heard[at].last().expect("an answer")
}

/// Whether a text is a move of USI: of a piece, or a drop.
fn is_usi(text: &str) -> bool {
    let text = text.strip_suffix('+').unwrap_or(text);
    let is_cell = |text: &str| matches!(text.as_bytes(), [b'1'..=b'9', b'a'..=b'i']);
    text.is_char_boundary(2) && (is_cell(&text[..2]) || matches!(text.as_bytes(), [b'A'..=b'Z', b'*', ..])) && is_cell(&text[2..])
}

fn is_ucci(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'i', b'0'..=b'9', b'a'..=b'i', b'0'..=b'9'])
}

#[test]
fn a_game_of_shogi_is_played_by_usi() {
    let mut lines = vec![
        ("usi", "usiok"),
        ("setoption name USI_Hash value 8\nsetoption name USI_Ponder value true\nisready", "readyok"),
        ("usinewgame\nposition startpos\ngo btime 1000 wtime 1000 byoyomi 100", "bestmove "),
    ];
    let sfen = "position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f 3c3d 8h2b+ 3a2b B*5e";
    let after = format!("{sfen}\ngo btime 1000 wtime 1000 binc 100 winc 100");
    lines.push((&after, "bestmove "));
    lines.push(("go ponder btime 500 wtime 500 byoyomi 50\nponderhit", "bestmove "));
    lines.push(("go infinite\nstop", "bestmove "));
    lines.push(("go ponder btime 500 wtime 500\ngameover win", "bestmove "));
    let heard = talk("usi", &lines);
    let has = |at: usize, line: &str| heard[at].iter().any(|known| known == line);
    assert!(heard[0][0].starts_with("id name Nestmate "));
    assert!(has(0, "option name USI_Ponder type check default false") && has(0, "option name Skill_Level type spin default 8 min 1 max 8"));
    let options = &heard[0];
    assert!(options.iter().any(|line| line.starts_with("option name USI_Variant type combo default shogi var shogi var ")), "{options:?}");
    assert!(options.iter().all(|line| !line.contains("UCI") && !line.contains("chess")), "only games that it can write: {options:?}");
    assert_eq!(heard[1], ["readyok"]);
    for at in 2..lines.len() {
        let words: Vec<&str> = last(&heard, at).split(' ').collect();
        assert!(is_usi(words[1]) && words.get(3).is_none_or(|text| is_usi(text)), "{words:?}");
        let lines = heard[at].iter().filter_map(|line| line.split_once(" pv "));
        lines.for_each(|(_, line)| assert!(line.split(' ').all(is_usi), "{line}"));
    }
}

#[test]
fn the_clock_of_sente_is_black_in_usi() {
    let mut server = Client::start("usi");
    // Had Sente the other clock, it would think until told to stop.
    server.say("position startpos\ngo btime 50 wtime 2000000000");
    assert!(is_usi(server.answer("bestmove ").split(' ').next().unwrap_or_default()));
}

#[test]
fn mates_are_told_in_plies_by_usi() {
    // Gold on the head of the King: 5二金.
    let mate = "position sfen 4k4/9/4P4/9/9/9/9/9/8K b G2r2b3g4s4n4l17p 1";
    let mated = "position sfen 4k4/4G4/4P4/9/9/9/9/9/8K w 2r2b3g4s4n4l17p 1";
    let heard = talk(
        "usi",
        &[
            (&format!("{mate}\ngo depth 3"), "bestmove "),
            (&format!("{mate}\ngo mate 10000"), "checkmate "),
            (&format!("{mated}\ngo depth 3"), "bestmove "),
            (&format!("{mated}\ngo mate 10000"), "checkmate "),
            ("position startpos\ngo mate infinite\nstop", "checkmate "),
        ],
    );
    assert!(heard[0].iter().any(|line| line.contains(" score mate +1 ")), "{heard:?}");
    assert_eq!(last(&heard, 0).split(' ').nth(1), Some("G*5b"));
    assert_eq!(heard[1], ["checkmate G*5b"]);
    assert_eq!(last(&heard, 2), "bestmove resign");
    assert_eq!(heard[3], ["checkmate nomate"]);
    assert_eq!(heard[4], ["checkmate timeout"]);
}

#[test]
fn other_games_that_are_written_as_shogi_is_are_played_by_usi() {
    let heard = talk("usi", &[("setoption name USI_Variant value minishogi\nposition startpos moves 4e3d\ngo nodes 200", "bestmove ")]);
    assert!(is_usi(last(&heard, 0).split(' ').nth(1).unwrap_or_default()), "{heard:?}");
    let heard = talk("usi", &[("setoption name USI_Variant value chess\nisready", "readyok")]);
    assert_eq!(heard[0][0], "info string there is no game 'chess'");
}

#[test]
fn a_game_of_xiang_qi_is_played_by_ucci() {
    let start = "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
    let heard = talk(
        "ucci",
        &[
            ("ucci", "ucciok"),
            ("setoption usemillisec true\nsetoption batch true\nsetoption hashsize 8\nsetoption newgame\nisready", "readyok"),
            ("position startpos\ngo time 1000 movestogo 40 opptime 1000 oppmovestogo 40", "bestmove "),
            (&format!("{start} w - - 0 1 moves h2e2 h9g7\ngo time 1000 increment 10"), "bestmove "),
            (&format!("{start} b - - 0 1\ngo depth 2"), "bestmove "),
            (&format!("{start} r - - 0 1 moves b2b9\ngo nodes 300"), "bestmove "),
            ("go ponder time 300 increment 0\nponderhit", "bestmove "),
            ("go depth infinite\nstop", "bestmove "),
        ],
    );
    assert!(heard[0].iter().any(|line| line == "option usemillisec type check default true"), "{heard:?}");
    assert!(heard[0].iter().all(|line| !line.contains("option name")), "{heard:?}");
    assert_eq!(heard[1], ["readyok"]);
    for at in 2..heard.len() {
        let words: Vec<&str> = last(&heard, at).split(' ').collect();
        assert!(is_ucci(words[1]) && words.get(3).is_none_or(|text| is_ucci(text)), "{words:?}");
    }
    let lines: Vec<&String> = heard[4].iter().filter(|line| line.starts_with("info depth ")).collect();
    assert!(!lines.is_empty());
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        assert!(matches!(words[..6], ["info", "depth", _, "score", score, "pv"] if score.parse::<i32>().is_ok()), "{line}");
        assert!(words[6..].iter().all(|text| is_ucci(text)), "{line}");
    }
    let mut server = Client::start("ucci");
    server.say("quit");
    assert_eq!(server.rest(), ["bye"]);
}

/// A General with two moves, of which the client bars one, then both.
#[test]
fn barred_moves_are_not_played() {
    let position = "position fen 3k5/9/9/9/9/9/9/9/3R5/4K4 b - - 0 1";
    let heard = talk(
        "ucci",
        &[
            (&format!("{position}\ngo depth 2"), "nobestmove"),
            ("position fen 4k4/9/9/9/9/9/9/9/5R3/3K5 b - - 0 1\nbanmoves e9e8\ngo depth 3", "nobestmove"),
            ("position fen 4k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1\nbanmoves e9e8\ngo depth 3", "bestmove "),
            ("position fen 4k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1\nbanmoves e9d9 a0a1\nisready", "readyok"),
        ],
    );
    assert_eq!(last(&heard, 2).split(' ').nth(1), Some("e9f9"));
    assert!(heard[3][0].starts_with("info message "), "{heard:?}");
}

#[test]
fn what_is_wrong_is_told_and_the_server_goes_on() {
    let faults = [
        ("usi", "position sfen 9/9/9 b - 1", "info string "),
        ("usi", "position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7e", "info string "),
        ("usi", "position fen x", "info string write position startpos moves … or position sfen … moves …"),
        ("usi", "banmoves 7g7f", "info string there is no command 'banmoves'"),
        ("ucci", "position fen 9/9 w", "info message "),
        ("ucci", "position startpos moves h2e3", "info message "),
        ("ucci", "setoption style solid", "info message there is no option 'style'"),
    ];
    for (protocol, said, told) in faults {
        let heard = talk(protocol, &[(&format!("{said}\nisready"), "readyok")]);
        assert!(heard[0].len() == 2 && heard[0][0].starts_with(told), "{said}: {heard:?}");
    }
    assert_eq!(last(&talk("usi", &[("position sfen x\ngo depth 1", "bestmove ")]), 0), "bestmove resign");
    assert_eq!(last(&talk("usi", &[("position sfen x\ngo mate 100", "checkmate ")]), 0), "checkmate timeout");
    assert_eq!(last(&talk("ucci", &[("position fen x\ngo depth 1", "nobestmove")]), 0), "nobestmove");
}

#[test]
fn no_number_harms_the_servers_for_usi_and_ucci() {
    unharmed("usi", |server| {
        for number in NUMBERS {
            for word in ["byoyomi", "btime", "mate", "depth", "nodes"] {
                server.say(&format!("position startpos\ngo {word} {number}\nstop"));
                server.hear(if word == "mate" { "checkmate " } else { "bestmove " });
            }
            server.say(&format!("setoption name USI_Hash value {number}\nposition sfen {number}\nisready"));
            server.hear("readyok");
        }
    });
    unharmed("ucci", |server| {
        for number in NUMBERS {
            for word in ["time", "time 1000 increment", "movestogo", "depth", "nodes"] {
                server.say(&format!("setoption usemillisec false\nposition startpos\ngo {word} {number}\nstop"));
                server.hear("bestmove ");
            }
            server.say(&format!("setoption hashsize {number}\nbanmoves {number}\nisready"));
            server.hear("readyok");
        }
    });
}
