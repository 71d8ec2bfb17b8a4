//! The arguments of the program.

use std::path::PathBuf;

use clap::builder::RangedU64ValueParser;
use clap::{Args as Arguments, Parser, Subcommand};
use nestmate_text::words::Language;

use super::convert::Form;
use super::failure::exit_codes;
use super::matches::MatchArgs;
use super::opened::{language, place, place_or_typo};
use super::puzzles::PuzzleArgs;
use crate::arena::SelfPlay;

/// Plays and teaches nested chess variants. Without a command it opens the window.
#[derive(Parser, Debug)]
#[command(version, about, after_help = exit_codes())]
pub struct Args {
    /// What to do; without it the window opens.
    #[command(subcommand)]
    pub command: Option<CliCommand>,
    /// What the window opens: a saved game or a definition file, by its path or its file: address, or a nestmate: address of a position, a
    /// lesson or a puzzle.
    #[arg(value_name = "FILE", value_parser = place_or_typo())]
    pub file: Option<PathBuf>,
    /// Another definition file to load games from.
    #[arg(long, global = true, value_name = "FILE.ron")]
    pub with: Option<PathBuf>,
    /// The language of rules and pictures, such as ja; English if omitted. The window uses its own setting.
    #[arg(long, global = true, value_name = "CODE", value_parser = language)]
    pub language: Option<Language>,
}

/// What the board is printed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Paper {
    A4,
    Letter,
}

#[derive(Subcommand, Debug)]
pub enum CliCommand {
    /// Opens the window with a saved game, a definition file or what a nestmate: address names, as "nestmate FILE" does.
    Open {
        /// Its path or its address.
        #[arg(value_parser = place())]
        file: PathBuf,
    },
    /// Prints the ids of all games, one per line.
    List,
    /// Prints the starting position of a game.
    Start {
        /// Id of the game.
        game: String,
        /// The number of the start, if the game draws its start by lot; that of its definition if omitted.
        #[arg(long)]
        number: Option<u32>,
    },
    /// Counts the lines of legal moves of a length; nodes per second go to standard error.
    Perft {
        #[command(flatten)]
        game: GameArg,
        /// The length, in plies.
        depth: u32,
        /// Also prints the count of each first move.
        #[arg(long)]
        divide: bool,
    },
    /// Prints the number of legal moves and the moves, sorted and separated by commas.
    Moves {
        #[command(flatten)]
        game: GameArg,
        /// Reads positions from standard input, one per line, and prints one line for each.
        #[arg(long, conflicts_with = "position")]
        stdin: bool,
    },
    /// Prints the best move found, its score, depth, nodes, nodes per second and the principal variation, in one line.
    Best {
        #[command(flatten)]
        game: GameArg,
        /// Milliseconds to think [default: 1000, if there is no other limit].
        #[arg(long)]
        ms: Option<u64>,
        /// Plies to look ahead.
        #[arg(long)]
        depth: Option<u32>,
        /// Positions to search.
        #[arg(long)]
        nodes: Option<u64>,
    },
    /// Looks for the shortest forced win; prints its first move, its length, the nodes searched and the line with the longest defence.
    Mate {
        #[command(flatten)]
        game: GameArg,
        /// The longest mate to look for, in moves.
        #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=100))]
        moves: u32,
        /// Positions to search.
        #[arg(long, default_value_t = 20_000_000)]
        nodes: u64,
    },
    /// Prints the inner games of a game: which cells are theirs, and which pieces stand for which.
    Inner {
        /// Id of the game.
        game: String,
    },
    /// Writes a picture of a position as PNG or SVG, without a display.
    Shot(ShotArgs),
    /// Makes an animated GIF of the main line of a saved game, without a display.
    Film(FilmArgs),
    /// Prints the rules of a game as an HTML page with pictures and diagrams.
    Rules {
        /// Id of the game.
        game: String,
        /// Prints plain text, without pictures.
        #[arg(long, conflicts_with = "inside")]
        text: bool,
        /// Prints who is what inside instead: each piece of an inner game, as it is here and as it is there.
        #[arg(long)]
        inside: bool,
        /// Writes to this file instead of printing.
        #[arg(long, value_name = "FILE.html")]
        out: Option<PathBuf>,
    },
    /// Prints the board of a game at true size, as an HTML page of several sheets to glue together.
    Board {
        /// Id of the game.
        game: String,
        /// Width of a cell in millimetres.
        #[arg(long, default_value_t = 35, value_name = "MM", value_parser = clap::value_parser!(u32).range(20..=60))]
        cell: u32,
        /// Paper size.
        #[arg(long, value_enum, default_value_t = Paper::A4)]
        paper: Paper,
        /// Uses shades of grey.
        #[arg(long)]
        grey: bool,
        /// Writes to this file instead of printing.
        #[arg(long, value_name = "FILE.html")]
        out: Option<PathBuf>,
    },
    /// Prints every problem of a definition file; exit code 1 if there is any.
    Check {
        /// The file.
        file: PathBuf,
    },
    /// Writes a definition that hides two games in a new one: each on every second cell of a larger board, held together by free pieces.
    Nest {
        /// Id of the game whose cells come first.
        first: String,
        /// Id of the game on the cells between; it can be the same game.
        second: String,
        /// The definition file; standard output if omitted.
        #[arg(long, value_name = "FILE.ron")]
        out: Option<PathBuf>,
    },
    /// Speaks UCI, so that other programs can play every game against the engine.
    Uci,
    /// Speaks USI, so that Shogi programs can play Shogi, and games written like it, against the engine.
    Usi,
    /// Speaks UCCI, so that Xiang Qi programs can play Xiang Qi, and games written like it, against the engine.
    Ucci,
    /// Speaks the protocol of XBoard and WinBoard, so that other programs can play every game against the engine.
    Xboard,
    /// Searches fixed positions of all shipped games and prints the number of positions searched, which changes only when search or
    /// evaluation changes; nodes per second go to standard error.
    Bench,
    /// Plays a match between two players and prints the result with its margin of error.
    ///
    /// A player is "self", which is this engine, with settings if wanted (self:level=3,nodes=5000,threads=2,hash=64); "greedy", which looks one
    /// ply ahead; "random"; or another engine by its command (uci:COMMAND or xboard:COMMAND). net=FILE gives this engine another network,
    /// net=none none; with resign=1000 it resigns once it has been ten pawns behind for three moves. A limit in a player's settings (tc, time,
    /// nodes, depth) replaces all limits of the match.
    Match(MatchArgs),
    /// Finds puzzles in games that the engine plays against itself, or in the games of a file, and adds them to a file.
    ///
    /// A puzzle is a move that gave something away, with the one line that takes it. Each is checked with ten times the nodes and rated by the
    /// lowest level that finds all of it. The file is always up to date: the work can be interrupted and resumed.
    Puzzles(PuzzleArgs),
    /// Writes the games of a file in another form, such as PGN for other programs.
    Convert {
        /// Games as text, saved games, or lines of USI or UCI.
        file: PathBuf,
        /// The form to write.
        #[arg(long, value_enum, default_value_t = Form::Pgn)]
        to: Form,
        /// The file to write, in Shift-JIS if its name ends in .kif or .ki2; standard output if omitted.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Writes variants of Fairy-Stockfish's configuration as definitions, and names line by line what a definition cannot say.
    Import {
        /// The configuration, such as variants.ini.
        #[arg(required_unless_present = "betza")]
        file: Option<PathBuf>,
        /// The file to write; standard output if omitted.
        #[arg(long, value_name = "FILE.ron")]
        out: Option<PathBuf>,
        /// Writes how one piece moves instead, from Betza's notation, such as mQcN.
        #[arg(long, value_name = "MOVES", conflicts_with_all = ["file", "out"])]
        betza: Option<String>,
    },
    /// Counts the first moves of games and their results, for the explorer. The program comes with one file per game, in assets/openings.
    Openings {
        /// Id of the game.
        game: String,
        /// Files of games; unfinished games and games of other rules are left out.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// The file to write.
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        /// Plies to count in each game.
        #[arg(long, default_value_t = 12, value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
        plies: usize,
    },
    /// Plays the engine against itself and fits the corrections of its evaluation to the results.
    Tune {
        /// Id of the game.
        game: String,
        /// The file to write, in the form of a definition's weights. The program comes with one file per game, in assets/weights.
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        /// Games to play.
        #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
        /// Nodes to search for each move.
        #[arg(long, default_value_t = 1500)]
        nodes: u64,
        #[command(flatten)]
        chance: ChanceArgs,
    },
    /// Learns a game from play: the engine plays itself, a network is fitted to the games, and a match shows whether it is stronger.
    ///
    /// The window, UCI and XBoard then use the network, unless --out puts it elsewhere. It can be interrupted at any time; the same command resumes it.
    Learn(LearnArgs),
    /// Rates players of all skills and spaces the engine's eight levels evenly between the greedy player and full strength.
    Levels {
        /// Id of the game.
        game: String,
        /// The file to write: the game's weights, with the levels among them, in the form of a definition's weights.
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        /// Games that two neighbours play.
        #[arg(long, default_value_t = 24, value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
        /// Nodes that full strength searches for each move.
        #[arg(long, default_value_t = 5000)]
        nodes: u64,
        #[command(flatten)]
        chance: ChanceArgs,
    },
}

impl CliCommand {
    /// Whether what it prints is the content of a file.
    pub(super) fn prints_file(&self) -> bool {
        matches!(
            self,
            Self::Convert { .. }
                | Self::Import { betza: None, .. }
                | Self::Nest { .. }
                | Self::Rules { text: false, .. }
                | Self::Board { .. }
        )
    }
}

// The structs that stand in commands have no comments of their own: clap would take them for what the command does.

#[derive(Arguments, Debug)]
pub struct GameArg {
    /// Id of the game.
    #[arg(value_name = "GAME")]
    pub variant: String,
    /// The position, as text; the starting position if omitted.
    #[arg(long)]
    pub position: Option<String>,
}

#[derive(Arguments, Debug)]
pub struct LookArgs {
    /// Shows the board from Black's side.
    #[arg(long)]
    pub flip: bool,
    /// Uses the dark theme.
    #[arg(long)]
    pub dark: bool,
    /// Adds names and move diagrams to pieces that are large enough.
    #[arg(long)]
    pub badges: bool,
}

#[derive(Arguments, Debug)]
pub struct ShotArgs {
    #[command(flatten)]
    pub game: GameArg,
    /// The file to write: an SVG drawing if its name ends in .svg, otherwise PNG.
    pub out: PathBuf,
    /// The layers to show, by name or by number from 1, separated by commas; the others are hidden. NAME=dimmed dims a layer, NAME=outlined
    /// outlines it, NAME=faces gives its pieces the looks of the inner game, NAME=alone folds the board to it, and NAME=0.67 folds the board
    /// two thirds of the way.
    #[arg(long, value_name = "LIST")]
    pub layers: Option<String>,
    /// Lifts the inner games from the board.
    #[arg(long)]
    pub lift: bool,
    /// Width and height in pixels.
    #[arg(long, default_value = "1000x1000", value_name = "WxH")]
    pub size: String,
    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(Arguments, Debug)]
pub struct FilmArgs {
    /// The saved game, or a game as text.
    pub saved: PathBuf,
    /// The file to write.
    pub out: PathBuf,
    /// Width and height in pixels, each at most 2000.
    #[arg(long, default_value = "640x640", value_name = "WxH")]
    pub size: String,
    /// Seconds to show each position.
    #[arg(long, default_value_t = 1.0)]
    pub seconds: f64,
    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(Arguments, Debug)]
pub struct ChanceArgs {
    /// Random plies at the beginning of each game.
    #[arg(long, default_value_t = 6)]
    pub openings: usize,
    /// Random seed of the games.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Games to play at once.
    #[arg(long, default_value_t = 2)]
    pub concurrency: usize,
}

impl ChanceArgs {
    pub(super) fn self_play(&self, games: u64, nodes: u64) -> SelfPlay {
        SelfPlay { games, nodes, opening: self.openings, seed: self.seed, concurrency: self.concurrency }
    }
}

#[derive(Arguments, Debug)]
pub struct LearnArgs {
    /// Id of the game.
    pub game: String,
    /// The file of the network, with the games beside it, or with --shard the file of games; if omitted, the place where the window, UCI and
    /// XBoard look for it.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Hours after which it stops, if it is not done before.
    #[arg(long)]
    pub hours: Option<f64>,
    /// Games to play in each round.
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Nodes to search for each move.
    #[arg(long, default_value_t = 500)]
    pub nodes: u64,
    /// Random plies at the beginning of each game.
    #[arg(long, default_value_t = 8)]
    pub openings: usize,
    /// The most rounds to play.
    #[arg(long, default_value_t = 20)]
    pub rounds: u64,
    /// Games in the match at the end of a round.
    #[arg(long, default_value_t = 400, value_parser = RangedU64ValueParser::<usize>::new().range(4..))]
    pub trial: usize,
    /// Nodes to search for each move of the match.
    #[arg(long, default_value_t = 2000)]
    pub trial_nodes: u64,
    /// Random seed.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Games to play at once.
    #[arg(long, default_value_t = 2)]
    pub threads: usize,
    /// Starts with the games of these files, played elsewhere with --shard.
    #[arg(long, value_name = "FILE")]
    pub from: Vec<PathBuf>,
    /// Only plays share I of N of the games of the first round, so that other computers can play the rest.
    #[arg(long, value_name = "I/N", value_parser = shard, conflicts_with = "from")]
    pub shard: Option<(u64, u64)>,
}

/// A share of the games: the number of the first, from 0, and how far they are apart.
fn shard(text: &str) -> Result<(u64, u64), String> {
    let numbers = text.split_once('/').and_then(|(which, of)| Some((which.parse::<u64>().ok()?, of.parse::<u64>().ok()?)));
    let numbers = numbers.filter(|&(which, of)| 1 <= which && which <= of).map(|(which, of)| (which - 1, of));
    numbers.ok_or_else(|| format!("'{text}' is no share; write the number of the share and how many there are, as 2/8"))
}
