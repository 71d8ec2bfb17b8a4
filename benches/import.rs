//! How long games of a file take into the database: `cargo bench --bench import`. With the path of a file, that of its games.
//!
//! 20,000 short games of chess, then 100 games with rules of the house in their tags and the same without: the rules are compiled once
//! for all of them, so both take much the same time. On one thread it is told with `taskset -c 0`.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use nestmate::{ReadContext, import_games};
use nestmate_core::game::{Game, record_text};
use nestmate_core::rules::start;

/// How many games of chess, and how many plies each has.
const GAMES: usize = 20_000;
const PLIES: usize = 24;

/// How many games of the game with rules of the house.
const FEW: usize = 100;

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    let folder = tempfile::tempdir()?;
    if let Some(file) = std::env::args().skip(1).find(|arg| !arg.starts_with('-')) {
        return tell(&mut out, &file, PathBuf::from(&file), folder.path());
    }
    let chess = folder.path().join("chess.pgn");
    std::fs::write(&chess, games("fide-chess", GAMES, false))?;
    tell(&mut out, &format!("{GAMES} games of chess"), chess, folder.path())?;
    for (what, rules) in [("without", false), ("with", true)] {
        let file = folder.path().join(what).with_extension("pgn");
        std::fs::write(&file, games("sfhiodgei", FEW, rules))?;
        tell(&mut out, &format!("{FEW} games of sFhIoDgEi {what} their rules"), file, folder.path())?;
    }
    Ok(())
}

/// Games of moves made by chance, as text: each other moves, by other players.
fn games(id: &str, count: usize, rules: bool) -> String {
    let variant = nestmate::library().get(id).expect("shipped");
    let (mut random, mut text) = (fastrand::Rng::with_seed(5), String::new());
    for number in 0..count {
        let mut game = Game::new(variant.clone(), start(&variant).expect("a start"));
        game.set_tag("White", &format!("Player {number}"));
        while game.ply() < PLIES && game.outcome().is_none() && !game.legal().is_empty() {
            let legal = game.legal().to_vec();
            game.play(legal[random.usize(..legal.len())]).expect("legal");
        }
        for line in record_text(&game).lines().filter(|line| rules || !line.starts_with("[Rules ")) {
            let _ = writeln!(text, "{line}");
        }
        text.push('\n');
    }
    text
}

/// Imports a file into a new database, and says how long that took.
fn tell(out: &mut impl Write, what: &str, file: PathBuf, folder: &Path) -> io::Result<()> {
    let library = nestmate::library();
    let known = ReadContext { variant: library.get("fide-chess").expect("shipped"), library };
    let database = folder.join(format!("{}.sqlite", file.file_stem().unwrap_or_default().to_string_lossy()));
    let began = Instant::now();
    let done = import_games(&database, &[file], &known).map_err(|why| io::Error::other(why.to_string()))?;
    let took: Duration = began.elapsed();
    writeln!(out, "{what}: {} read, {} new, {} not read, {:.2} s", done.done, done.added.new, done.unread, took.as_secs_f64())
}
