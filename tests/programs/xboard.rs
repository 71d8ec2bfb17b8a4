//! The server for the protocol of `XBoard`, as a client sees it.

use crate::common::client::{Client, NUMBERS, unharmed};

fn server() -> Client {
    let mut server = Client::start("xboard");
    server.say("xboard\nprotover 2");
    let features = server.hear("feature done=1").join("\n");
    assert!(features.starts_with("feature done=0") && features.contains("setboard=1"), "{features}");
    server.say("accepted done\nnew\nrandom\nst 60\nsd 3\neasy");
    server
}

/// What is answered to these lines, up to the answer of a ping.
fn said(server: &mut Client, lines: &str) -> Vec<String> {
    server.say(&format!("{lines}\nping 77"));
    let mut heard = server.hear("pong 77");
    heard.pop();
    heard
}

#[test]
fn every_game_is_named_told_and_played() {
    let mut server = Client::start("xboard");
    server.say("xboard\nprotover 2");
    let features = server.hear("feature done=1").join("\n");
    let (_, names) = features.split_once("variants=\"").expect("they are told");
    let names: Vec<&str> = names.split('"').next().unwrap_or_default().split(',').collect();
    let library = nestmate::library();
    assert_eq!(names.len(), library.all_games().count());
    assert!(names[0] == "normal" && names.contains(&"sfhiodgei") && names.contains(&"xiangqi"));
    for name in names {
        let heard = said(&mut server, &format!("new\nvariant {name}\nsd 2\nforce"));
        let known = library.all_games().any(|(id, _)| library.known_as(id).xboard.as_deref() == Some(name));
        assert_eq!(heard.is_empty(), known, "{name}: {heard:?}");
        assert!(known || heard[0].starts_with("setup (") && heard[1..].iter().all(|line| line.starts_with("piece ")), "{heard:?}");
        // Two plies each, the engine against itself.
        for _ in 0..2 {
            server.say("go");
            let mv = server.answer("move ");
            assert!(said(&mut server, &format!("force\nundo\nusermove {mv}")).is_empty(), "{name}: {mv}");
        }
    }
}

#[test]
fn a_game_is_played_to_its_end_and_claimed() {
    let mut server = server();
    server.say("force\nusermove f2f3\nusermove e7e5\nusermove g2g4\nsd 2\ngo");
    assert_eq!(server.answer("move "), "d8h4");
    assert_eq!(server.hear("0-1"), ["0-1 {Black mates}"]);
    assert_eq!(said(&mut server, "result 0-1 {Black mates}"), Vec::<String>::new());
    // Two moves are taken back, and another reply is wanted.
    server.say("new\nsd 2\nusermove e2e4");
    server.answer("move ");
    server.say("remove\nusermove d2d4");
    server.answer("move ");
    // A stalemate, and a repetition that the other side brings about.
    server.say("force\nsetboard k7/8/2K5/1Q6/8/8/8/8 w - - 0 1\nusermove b5b6\ngo");
    assert_eq!(server.hear("1/2"), ["1/2-1/2 {Stalemate}"]);
    let dance = "usermove g1f3\nusermove g8f6\nusermove f3g1\nusermove f6g8\n";
    server.say(&format!("new\nforce\n{dance}{}playother\nusermove f6g8", dance.trim_end().trim_end_matches("usermove f6g8")));
    assert_eq!(server.hear("1/2"), ["1/2-1/2 {Draw by repetition}"]);
}

#[test]
fn a_move_of_two_steps_is_told_step_by_step_and_taken_in_one() {
    let mut server = server();
    let start = "variant chu\nforce\nsetboard 5k6/12/12/12/12/12/4pg6/4N7/12/12/12/5K6 w - - - 0 1";
    assert_eq!(said(&mut server, start), Vec::<String>::new());
    server.say("sd 1\ngo");
    let (first, second) = (server.answer("move "), server.answer("move "));
    assert!(first.ends_with(',') && second[..2] == first[2..4], "{first} {second}");
    let whole = format!("{first}{second}");
    assert!(said(&mut server, &format!("force\nundo\nusermove {whole}\nundo\n{whole}")).is_empty(), "{whole}");
    // A move that passes, and one whose steps do not hang together.
    assert!(said(&mut server, "undo\nusermove @@@@\nundo\n@@@@\nundo").is_empty());
    assert_eq!(said(&mut server, "usermove e5e6,f6e7"), ["Illegal move: e5e6,f6e7"]);
}

#[test]
fn what_is_wrong_is_told() {
    let mut server = server();
    let cases = [
        ("usermove e2e5", "Illegal move: e2e5"),
        ("e2e5", "Illegal move: e2e5"),
        ("usermove e2", "Illegal move (not whole): e2"),
        ("usermove", "Illegal move: "),
        ("fly away", "Error (unknown command): fly away"),
        ("variant nosuch", "Error (unknown variant: there is no variant 'nosuch'): variant nosuch"),
        ("level 40", "Error (bad number: write level MOVES MINUTES[:SECONDS] SECONDS): level 40"),
        ("st soon", "Error (bad number: write st SECONDS): st soon"),
        ("sd 0", "Error (bad number: write sd PLIES, from 1): sd 0"),
        ("time x", "Error (bad number: write time HUNDREDTHS): time x"),
        ("undo", "Error (command not legal now: there is no move to take back): undo"),
        ("option Mood=wild", "Error (bad option: there is no option 'mood'): option Mood=wild"),
        ("memory -3", "Error (bad number: write memory MIB): memory -3"),
        ("exclude e7e5", "Error (illegal move): exclude e7e5"),
        ("lift z9", "Error (no such cell): lift z9"),
    ];
    server.say("force");
    for (line, expected) in cases {
        assert_eq!(said(&mut server, line), [expected], "{line}");
    }
    let heard = said(&mut server, "setboard 8/8/8/8/8/8/8/K7 w - - 0 1");
    assert!(heard[0].starts_with("tellusererror Illegal position: field 1 (board): Black has 0 royal pieces"), "{heard:?}");
    assert_eq!(said(&mut server, "usermove a1a2"), ["Illegal move (illegal position): a1a2"]);
    assert_eq!(said(&mut server, "go"), ["Error (command not legal now: there is no position): go"]);
    assert_eq!(said(&mut server, "new\nforce\nusermove e2e4\nusermove 0-0"), ["Illegal move: 0-0"]);
}

#[test]
fn a_table_larger_than_the_memory_takes_what_there_is_and_says_so() {
    let mut server = server();
    // 48 GiB: a machine that has them says nothing, and plays all the same.
    let heard = said(&mut server, "memory 4294967295");
    assert!(heard.iter().all(|line| line.starts_with("telluser There is no memory for a table of 49152 MiB; it gets ")), "{heard:?}");
    assert_eq!(said(&mut server, "cores 1"), Vec::<String>::new(), "said once");
    server.say("usermove e2e4");
    server.answer("move ");
}

#[test]
fn thinking_is_told_while_it_is_wanted() {
    let mut server = server();
    server.say("force\npost\nsetboard 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\ngo");
    let heard = server.hear("move ");
    let (numbers, line) = heard[heard.len() - 2].split_once('\t').expect("a line of thinking");
    let numbers: Vec<i64> = numbers.split_whitespace().map(|number| number.parse().expect("a number")).collect();
    assert!(numbers.len() == 7 && numbers[1] == 100_001 && line == "a1a8", "{heard:?}");
    assert_eq!(server.answer("1-0"), "{White mates}");
    server.say("nopost\nnew\nsd 4\nusermove e2e4");
    assert_eq!(server.hear("move ").len(), 1);
}

#[test]
fn positions_are_analysed_until_they_change() {
    let mut server = server();
    server.say("option MultiPV=3\npost\nanalyze");
    let first = |line: &str| line.rsplit('\t').next().and_then(|moves| moves.split(' ').next()).unwrap_or_default().to_owned();
    server.hear("3 ");
    server.say(".");
    let status = server.answer("stat01: ");
    assert!(status.ends_with(" 0 20") && status.split(' ').count() == 5, "{status}");
    server.say("hint");
    assert_eq!(server.answer("Hint: ").len(), 4);
    // After e2e4 it is Black who moves.
    server.say("usermove e2e4\nping 1");
    server.hear("pong 1");
    assert!(first(&server.hear("2 ").pop().expect("a line")).ends_with(['5', '6']));
    server.say("undo\nexclude all\ninclude a2a3\nping 2");
    server.hear("pong 2");
    assert_eq!(first(&server.hear("2 ").pop().expect("a line")), "a2a3");
    server.say("setboard k7/2Q5/1K6/8/8/8/8/8 b - - 0 1\nping 3");
    server.hear("pong 3");
    server.say("exit\nping 4");
    server.hear("pong 4");
    server.say("quit");
    assert!(server.rest().is_empty());
}

#[test]
fn a_ping_waits_for_the_move_and_a_move_can_be_hurried() {
    let mut server = server();
    server.say("sd 60\nusermove e2e4\nping 5\n?");
    let heard = server.hear("pong 5");
    assert!(heard.len() == 2 && heard[0].starts_with("move "), "{heard:?}");
    // What is thought about is dropped when the game is left, and nothing is said of it any more.
    server.say("usermove d2d4\nforce\nping 6\nnew\nping 7");
    assert_eq!((server.hear("pong 6").len(), server.hear("pong 7").len()), (1, 1));
}

#[test]
fn a_long_thought_ends_when_the_client_has_gone() {
    let mut server = server();
    server.say("sd 99\nst 1000000\nusermove e2e4");
    let (heard, code) = server.end();
    assert!(code == Some(0) && heard.last().is_some_and(|line| line.starts_with("move ")), "{heard:?}");
}

#[test]
fn it_thinks_ahead_and_suggests_what_it_expects() {
    let mut server = server();
    server.say("hard\npost\nusermove e2e4");
    server.answer("move ");
    // It goes on thinking about the reply that it expects.
    server.hear("3 ");
    server.say("hint");
    let expected = server.answer("Hint: ");
    server.say(&format!("usermove {expected}"));
    server.answer("move ");
    server.say("easy\nnopost\nping 1");
    server.hear("pong 1");
    server.say("hint");
    assert_eq!(server.answer("Hint: ").len(), 4);
}

#[test]
fn lost_games_are_given_up_only_if_that_is_wanted() {
    let lost = "force\nsetboard 7k/8/8/8/8/8/8/KQQ5 b - - 0 1\ngo";
    let mut server = server();
    server.say(lost);
    server.answer("move ");
    assert_eq!(said(&mut server, "draw"), ["offer draw"]);
    server.say(&format!("option Resign=1\n{lost}"));
    for mv in ["b1b2", "b2b1", "b1b2"] {
        let heard = server.hear("");
        if heard == ["resign"] {
            return;
        }
        assert!(heard[0].starts_with("move "), "{heard:?}");
        server.say(&format!("usermove {mv}"));
    }
    panic!("it does not give up");
}

#[test]
fn the_cells_that_a_piece_can_go_to_are_shown() {
    let mut server = server();
    assert_eq!(said(&mut server, "force\nlift g1"), ["highlight 8/8/8/8/8/5Y1Y/8/8"]);
    let heard = said(&mut server, "setboard 1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1\nlift a7");
    assert_eq!(heard, ["highlight MM6/8/8/8/8/8/8/8"]);
    assert_eq!(said(&mut server, "variant xiangqi\nlift b2"), ["highlight 1R7/9/9/1Y7/1Y7/1Y7/1Y7/Y1YYYYY2/1Y7/9"]);
}

#[test]
fn nonsense_does_no_harm() {
    let words = [
        "usermove",
        "setboard",
        "level",
        "e2e4",
        "new",
        "force",
        "go",
        "?",
        "undo",
        "remove",
        "analyze",
        "exit",
        ".",
        "hint",
        "draw",
        "st",
        "0",
        "-1",
        "99999999999999999999",
        "é",
        "{}",
        "all",
        "exclude",
        "include",
        "result",
        "playother",
        "lift",
        "a1",
        "option",
        "MultiPV=2",
        "ping",
        "variant",
        "shogi",
        "xiangqi",
        "hard",
        "easy",
        "post",
        "nopost",
        "memory",
        "1",
        "cores",
        "time",
        "sd",
        "nps",
        "\u{0}",
        "8/8",
        "*",
        "P@e5",
        "+",
        "w",
        "[Pp]",
    ];
    let mut random = fastrand::Rng::with_seed(11);
    let mut server = server();
    for _ in 0..1500 {
        let count = random.usize(0..4);
        let line: Vec<&str> = (0..count).map(|_| *random.choice(&words).expect("some")).collect();
        server.say(&line.join(" "));
        if random.u8(..) < 40 {
            server.say("?");
        }
    }
    server.say("force\nnew\nvariant normal\nforce\nping 4242");
    server.hear("pong 4242");
    assert!(said(&mut server, "usermove e2e4").is_empty());
    server.say("quit");
    server.rest();
}

#[test]
fn no_number_harms_the_server_for_xboard() {
    unharmed("xboard", |server| {
        for number in NUMBERS {
            for line in [
                "level # 5 0",
                "level 40 # 0",
                "level 40 0:# 0",
                "level 40 5 #",
                "level # # #",
                "st #",
                "sd #",
                "nps #",
                "time #",
                "memory #",
                "option MultiPV=#",
                "option Level=#",
                "option Resign=#",
                "st 1\nnps #",
                "level 1 1 0\ntime #",
            ] {
                server.say(&format!("new\nforce\n{}\ngo\n?", line.replace('#', number)));
                server.hear("move ");
            }
            for line in [
                "cores #",
                "ping #",
                "protover #",
                "rating # #",
                "otim #",
                "lift a#",
                "usermove a#b#",
                "exclude #",
                "variant #",
                "result #",
            ] {
                server.say(&line.replace('#', number));
            }
            server.say(&format!(
                "new\nforce\ncores 1\nsetboard rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - {number} {number}\nping 77"
            ));
            server.hear("pong 77");
        }
    });
}

/// What a position says in vain is left out, and told in a comment.
#[test]
fn what_a_position_says_in_vain_is_told_in_a_comment() {
    let mut server = server();
    let heard = said(&mut server, "force\nsetboard 4k3/8/8/8/8/8/8/4K2R w KQ - 0 1");
    assert_eq!(heard, ["# ‘Q’ was left out: no piece there can castle or make a first move"]);
    assert_eq!(said(&mut server, "setboard 4k3/8/8/8/8/8/8/4K2R w K - 0 1\nusermove e1g1"), Vec::<String>::new());
    server.say("quit");
    server.rest();
}
