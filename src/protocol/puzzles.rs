//! Puzzles from the command line: found, and looked at again.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args as Arguments;
use clap::builder::RangedU64ValueParser;
use nestmate_core::game::{Game, record_text};
use nestmate_core::variant::{HouseRules, Library, Variant};

use super::commands::variant;
use super::convert::each_game;
use super::failure::{Failure, of_file, unwritten};
use super::opened::theme;
use super::pictures;
use super::work::{Interrupt, Saved};
use crate::app::ReadContext;
use crate::arena::{GameSource, Harvest, HuntedGame, PuzzleHunt, doubtful};
use crate::puzzles::{self, LEVELS, PuzzleFile, Theme};
use crate::saying::Saying;
use crate::storage;

/// The longest file of puzzles that is read, in bytes.
const LONGEST: usize = 64 << 20;

// No comment of its own: clap would take it for what the command does.
#[derive(Arguments, Debug)]
pub struct PuzzleArgs {
    /// Id of the game.
    pub game: String,
    /// The file to add the puzzles to.
    #[arg(long, value_name = "FILE", required_unless_present_any = ["check", "print"])]
    pub out: Option<PathBuf>,
    /// Games that the engine plays against itself.
    #[arg(long, default_value_t = 100, value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    pub games: usize,
    /// Uses the games of this file instead; games of other rules are left out.
    #[arg(long, value_name = "FILE", conflicts_with = "games")]
    pub from: Option<PathBuf>,
    /// Puzzles that the file should have.
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub wanted: usize,
    /// Positions to search for each move of a puzzle; ten times as many for the check.
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Games to search at once.
    #[arg(long, default_value_t = 1)]
    pub threads: usize,
    /// Random seed of the games.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A file to add the engine's games to.
    #[arg(long, value_name = "FILE", conflicts_with = "from")]
    pub record: Option<PathBuf>,
    /// Checks puzzles of this file with ten times the nodes instead, and prints how many hold.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "from", "record"])]
    pub check: Option<PathBuf>,
    /// Writes a page of the program's own puzzles instead, from easy to hard, with the solutions and their reasons at its end.
    #[arg(long, value_name = "FILE.html", conflicts_with_all = ["out", "from", "record", "check"])]
    pub print: Option<PathBuf>,
    /// The theme of the puzzles to print, such as fork or mate-in-2.
    #[arg(long, value_name = "THEME", requires = "print", value_parser = theme)]
    pub theme: Option<Theme>,
    /// Puzzles to check, from all over the file.
    #[arg(long, default_value_t = 20, value_name = "N", requires = "check")]
    pub sample: usize,
}

pub(super) fn run(library: &Library, args: &PuzzleArgs, out: &mut dyn Write, err: &mut dyn Write) -> Result<ExitCode, Failure> {
    let variant = variant(library, &args.game)?;
    if let Some(file) = &args.print {
        return pictures::puzzles(library, &variant, args, file).map(|()| ExitCode::SUCCESS);
    }
    match (&args.check, &args.out) {
        (Some(file), _) => check(&variant, file, args, out),
        (None, Some(file)) => find(library, &variant, file, args, (out, err)),
        (None, None) => Err(Failure::Use("there is no file for the puzzles (--out)".to_owned())),
    }
}

/// Finds puzzles and adds them to a file: a line for each game on the error stream, a table at the end.
fn find(
    library: &Library,
    variant: &Arc<Variant>,
    file: &Path,
    args: &PuzzleArgs,
    (out, err): (&mut dyn Write, &mut dyn Write),
) -> Result<ExitCode, Failure> {
    storage::check_writable(file).map_err(of_file(file))?;
    let known = if fs::exists(file).map_err(of_file(file))? { read(variant, file)?.puzzles } else { Vec::new() };
    let mut harvest = Harvest::of(known);
    let (source, broken) = match &args.from {
        Some(from) => given(library, variant, from, err).map(|(games, broken)| (GameSource::Given(games), broken))?,
        None => (GameSource::SelfPlay(args.games), false),
    };
    let hunt = PuzzleHunt { variant: Arc::clone(variant), source, nodes: args.nodes, threads: args.threads, seed: args.seed };
    let mut record = args.record.as_deref().map(|path| Saved::open(path).map_err(of_file(path)).map(|saved| (path, saved))).transpose()?;
    let (interrupt, mut done) = (Interrupt::caught()?, Ok(()));
    if harvest.puzzles.len() < args.wanted {
        hunt.run(&interrupt.stop, &mut |hunted| {
            done = note(&hunt, hunted, &mut harvest, (file, args.wanted), err).and_then(|game| match &mut record {
                Some((path, saved)) => saved.add(format!("{}\n", record_text(&game)).as_bytes()).map_err(of_file(path)),
                None => Ok(()),
            });
            done.is_ok() && harvest.puzzles.len() < args.wanted
        });
    }
    done?;
    write!(out, "{}", table(&harvest)).map_err(unwritten)?;
    interrupt.failure()?;
    Ok(if broken { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn note(
    hunt: &PuzzleHunt,
    hunted: HuntedGame,
    harvest: &mut Harvest,
    (file, wanted): (&Path, usize),
    err: &mut dyn Write,
) -> Result<Game, Failure> {
    let HuntedGame { number, game, spots, puzzles } = hunted;
    let new = puzzles.into_iter().map(|puzzle| harvest.puzzles.len() < wanted && harvest.take(puzzle)).filter(|&taken| taken).count();
    if new > 0 {
        let content = PuzzleFile { game: hunt.variant.id.clone(), puzzles: harvest.puzzles.clone() };
        storage::write_whole(file, puzzles::write(&content).as_bytes()).map_err(of_file(file))?;
    }
    let (games, all, plies) = (hunt.games(), harvest.puzzles.len(), game.ply());
    writeln!(err, "game {} of {games}: {plies} plies, {spots} mistakes, {new} new puzzles; {all} puzzles", number + 1)
        .map_err(unwritten)?;
    Ok(game)
}

fn given(library: &Library, variant: &Arc<Variant>, from: &Path, err: &mut dyn Write) -> Result<(Vec<Game>, bool), Failure> {
    let known = ReadContext { variant: Arc::clone(variant), library: library.clone() };
    let (mut games, mut others) = (Vec::new(), Vec::new());
    let broken = each_game(&known, from, err, &mut |opened| {
        let played = opened.game.variant();
        if played.id == variant.id && HouseRules::of(played) == HouseRules::of(variant) {
            games.push(opened.game);
        } else {
            others.push(played.id.clone());
        }
        Ok(())
    })?;
    others.iter().try_for_each(|id| writeln!(err, "left out: a game of {id}, or by other rules").map_err(unwritten))?;
    Ok((games, broken))
}

fn read(variant: &Variant, file: &Path) -> Result<PuzzleFile, Failure> {
    let name = || file.display().to_string();
    let text = storage::read_text(file, LONGEST).map_err(of_file(file))?;
    let known = puzzles::read(&text).map_err(|fault| Failure::File(format!("{}: {}", name(), fault.said())))?;
    if known.game != variant.id {
        return Err(Failure::File(format!("{}: these are puzzles of {}, not of {}", name(), known.game, variant.id)));
    }
    Ok(known)
}

fn table(harvest: &Harvest) -> String {
    let puzzles = &harvest.puzzles;
    let mut themes: BTreeMap<String, usize> = BTreeMap::new();
    for theme in puzzles.iter().flat_map(|puzzle| &puzzle.themes) {
        *themes.entry(theme.key()).or_default() += 1;
    }
    let mut themes: Vec<(String, usize)> = themes.into_iter().collect();
    themes.sort_by_key(|known| Reverse(known.1));
    let levels = LEVELS.map(|level| format!("{level}: {}", puzzles.iter().filter(|puzzle| puzzle.level == level).count()));
    let themes = themes.into_iter().map(|(key, count)| format!("{key} {count}"));
    let (levels, themes): (Vec<String>, Vec<String>) = (levels.collect(), themes.collect());
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = writeln!(text, "{} puzzles\n  levels  {}\n  themes  {}", puzzles.len(), levels.join("  "), themes.join(", "));
    text
}

/// Looks again at puzzles from all over a file: a line for each that does not hold, then how many do.
fn check(variant: &Variant, file: &Path, args: &PuzzleArgs, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let puzzles = read(variant, file)?.puzzles;
    let sample = args.sample.min(puzzles.len());
    let interrupt = Interrupt::caught()?;
    let mut holding = 0;
    for number in 0..sample {
        let puzzle = &puzzles[number * puzzles.len() / sample];
        let wrong = match puzzle.opened(variant) {
            Err(fault) => Some(fault.said()),
            Ok(opened) => doubtful(variant, &opened, args.nodes, &interrupt.stop)
                .map(|at| format!("move {at} of the solver is not the only right one")),
        };
        interrupt.failure()?;
        match wrong {
            Some(why) => writeln!(out, "{}: {why}", puzzle.id).and_then(|()| out.flush()).map_err(unwritten)?,
            None => holding += 1,
        }
    }
    writeln!(out, "{holding} of {sample} puzzles hold").map_err(unwritten)?;
    Ok(if holding == sample { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
