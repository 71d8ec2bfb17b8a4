//! Known games that need rules of royal pieces, goals and compulsions: node counts that Fairy-Stockfish agrees on, from their arrays and
//! from the middle of random games.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nestmate::{
    Library, Limits, Memory, Position, Score, Search, Source, Variant, fen, legal_moves, move_text, parse_position, perft, read_position,
    start, wins_at_once,
};

/// Where Debian puts it.
const PROGRAM: &str = "/usr/games/fairy-stockfish";

/// How many positions of each game are compared, beside the array, and how deep.
const POSITIONS: u64 = 5;
const PLIES: u32 = 3;

fn games() -> Vec<Arc<Variant>> {
    let mut library = Library::shipped();
    library.add(Source::new("fairy.ron", include_str!("../data/fairy.ron")));
    assert!(library.reports().is_empty(), "{:?}", library.reports());
    let only = std::env::var("FAIRY").ok();
    let wanted = library.games_of("fairy.ron").filter(|id| only.as_deref().is_none_or(|only| only == *id));
    wanted.map(|id| library.get(id).expect("it compiles")).collect()
}

fn counts(variant: &Variant, position: &Position, plies: u32) -> Vec<u64> {
    (1..=plies).map(|depth| perft(&mut position.clone(), variant, depth)).collect()
}

/// The rows of `fairy.tsv`: a game, a position and its counts at one, two and three plies.
#[test]
fn counts_that_fairy_stockfish_agrees_on() {
    let rows: Vec<Vec<&str>> = include_str!("../data/fairy.tsv").lines().map(|line| line.split('\t').collect()).collect();
    for variant in games() {
        let own = rows.iter().filter(|row| row[0] == variant.id);
        assert_eq!(own.clone().count() as u64, POSITIONS + 1, "{}", variant.id);
        for row in own {
            let position = parse_position(&variant, row[1]).unwrap_or_else(|error| panic!("{}: {}: {error:?}", variant.id, row[1]));
            let known: Vec<u64> = row[2].split(' ').map(|count| count.parse().expect("a count")).collect();
            let quick = u32::try_from(known.iter().take_while(|&&count| count <= 60_000).count()).expect("three");
            assert_eq!(counts(&variant, &position, quick), known[..quick as usize], "{}: {}", variant.id, row[1]);
        }
    }
}

/// A goal within reach is a win at once, and a forced one is seen.
#[test]
fn the_engine_goes_for_goals() {
    let best = |game: &str, text: &str| {
        let variant = games().into_iter().find(|variant| variant.id == game).expect("one of the games");
        let position = parse_position(&variant, text).unwrap_or_else(|error| panic!("{game}: {text}: {error:?}"));
        let search = Search { limits: Limits { depth: Some(4), ..Limits::default() }, ..Search::new(&position, &variant) };
        let info = search.run(&mut Memory::new(&variant, 1), &AtomicBool::new(false), &mut |_| {}).expect("a move");
        (wins_at_once(&variant, &position, info.pv[0]), move_text(&variant, info.pv[0]), info.score)
    };
    let at_once = [
        ("kingofthehill", "4k3/8/8/8/8/3K4/8/8 w - - - 0 1"),
        ("shatranj", "4k3/8/8/8/8/2n5/8/R1R1K3 w - - - 0 1"),
        ("extinction", "rnb1kbnr/pppp1ppp/8/4q3/8/5N2/PPPPPPPP/RNBQKB1R w - - - 0 1"),
        ("horde", "4k3/8/8/8/8/8/r7/P7 b - - - 0 1"),
        ("3check", "4k3/8/8/8/8/8/8/R3K3 w - - - 0 1 +2+0"),
        ("racingkings", "8/K7/8/8/8/8/8/7k w - - - 0 1"),
        ("atomic", "rnbqkbnr/ppp1pppp/8/3N4/8/8/PPPPPPPP/R1BQKBNR w - - - 0 1"),
    ];
    for (game, text) in at_once {
        let (wins, mv, score) = best(game, text);
        assert!(wins && score == Score::Mate(1), "{game}: {mv} {score:?}");
    }
    let (_, mv, score) = best("antichess", "8/8/8/8/8/1p6/8/R7 w - - - 0 1");
    assert!(mv == "a1a2" && matches!(score, Score::Mate(1..)), "{mv} {score:?}");
}

/// Some write how many checks are left, some how many were given.
#[test]
fn checks_are_read_and_written_as_others_do() {
    let variant = games().into_iter().find(|variant| variant.id == "3check").expect("one of the games");
    let board = "rnb1kbnr/pppp1ppp/8/4p3/4P2q/8/PPPP1PPP/RNBQKBNR w KQkq -";
    let read = |text: String| read_position(&variant, &text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let position = read(format!("{board} 2+1 0 3"));
    assert!(position == read(format!("{board} 0 3 +1+2")));
    assert_eq!(position.text(&variant).rsplit(' ').next(), Some("+1+2"));
    assert_eq!(fen(&position, &variant), Some(format!("{board} 2+1 0 3")));
    assert_ne!(position.hash(), read(format!("{board} 0 3")).hash(), "with other counts it is another position");
    for wrong in ["4+0 0 3", "x+y 0 3", "0 3 +4+0", "0 3 +1"] {
        assert!(read_position(&variant, &format!("{board} {wrong}")).is_err(), "{wrong}");
    }
}

/// A session of the other program.
struct Fairy {
    child: Child,
    lines: BufReader<std::process::ChildStdout>,
}

impl Fairy {
    fn start() -> Option<Self> {
        let mut child = Command::new(PROGRAM).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
        let lines = BufReader::new(child.stdout.take().expect("piped"));
        Some(Self { child, lines })
    }

    /// The games that it knows.
    fn games(&mut self) -> Vec<String> {
        self.child.stdin.as_mut().expect("piped").write_all(b"uci\n").expect("it reads");
        let mut games = Vec::new();
        loop {
            let mut line = String::new();
            assert!(self.lines.read_line(&mut line).expect("it writes") > 0, "it has ended");
            match line.trim().strip_prefix("option name UCI_Variant ") {
                Some(known) => games.extend(known.split(" var ").skip(1).map(str::to_owned)),
                None if line.trim() == "uciok" => return games,
                None => {}
            }
        }
    }

    /// The number of legal lines after some moves of a game.
    fn perft(&mut self, game: &str, moves: &[String], plies: u32) -> u64 {
        let moves = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        let asked = format!("setoption name UCI_Variant value {game}\nposition startpos{moves}\ngo perft {plies}\n");
        self.child.stdin.as_mut().expect("piped").write_all(asked.as_bytes()).expect("it reads");
        loop {
            let mut line = String::new();
            assert!(self.lines.read_line(&mut line).expect("it writes") > 0, "{game}{moves}: it has ended");
            if let Some(count) = line.strip_prefix("Nodes searched: ") {
                return count.trim().parse().expect("a count");
            }
        }
    }
}

impl Drop for Fairy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Asks the other program and prints the rows of `fairy.tsv` for the games that it knows; those of Atomic are python-chess's: `cargo test --test core fairy -- --ignored --nocapture`. Does nothing
/// where the program is not installed.
#[test]
#[expect(clippy::print_stdout, reason = "the rows are to be copied")]
#[ignore = "needs Fairy-Stockfish, Debian's package fairy-stockfish"]
fn fairy_stockfish_counts_the_same() {
    let Some(mut fairy) = Fairy::start() else { return println!("{PROGRAM} is not installed") };
    let known = fairy.games();
    for variant in games().into_iter().filter(|variant| known.contains(&variant.id)) {
        for seed in 0..=POSITIONS {
            let (position, moves) = played(&variant, seed);
            let own = counts(&variant, &position, PLIES);
            let other: Vec<u64> = (1..=PLIES).map(|plies| fairy.perft(&variant.id, &moves, plies)).collect();
            assert_eq!(own, other, "{}: {} after {}", variant.id, position.text(&variant), moves.join(" "));
            let own: Vec<String> = own.iter().map(u64::to_string).collect();
            println!("{}\t{}\t{}", variant.id, position.text(&variant), own.join(" "));
        }
    }
}

/// A position in the middle of a random game with its moves as the other program writes them; the array for the first seed.
fn played(variant: &Variant, seed: u64) -> (Position, Vec<String>) {
    let mut random = fastrand::Rng::with_seed(seed);
    let (mut position, mut moves) = (start(variant).expect("a good start"), Vec::new());
    let plies = if seed == 0 { 0 } else { 12 * usize::try_from(seed).expect("a small number") };
    for _ in 0..plies {
        let legal = legal_moves(&position, variant);
        let going_on = |mv: &nestmate::Move| {
            let mut after = position.clone();
            after.make(variant, *mv);
            !legal_moves(&after, variant).is_empty()
        };
        let legal: Vec<nestmate::Move> = legal.into_iter().filter(going_on).collect();
        let Some(&mv) = legal.get(random.usize(..legal.len().max(1))) else { break };
        let text = move_text(variant, mv);
        let text = text.split_once('=').map_or_else(|| text.clone(), |(cells, to)| format!("{cells}{}", to.to_lowercase()));
        moves.push(text);
        position.make(variant, mv);
    }
    (position, moves)
}
