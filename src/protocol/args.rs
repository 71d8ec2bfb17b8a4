//! The arguments of the program.

use std::path::PathBuf;

use clap::builder::RangedU64ValueParser;
use clap::{Args as Arguments, Parser, Subcommand};
use nestmate_text::words::Language;

use super::convert::Form;
use super::opened::{place, place_or_typo, theme};
use crate::arena::SelfPlay;
use crate::puzzles::Theme;

/// Plays and teaches nested chess variants. Without a command it opens the window.
#[derive(Parser, Debug)]
#[command(version, about)]
pub struct Args {
    /// What to do; opens the window if omitted.
    #[command(subcommand)]
    pub command: Option<CliCommand>,
    /// A saved game or a definition file to open in the window: its path or its file: address; or a nestmate: address of a position, a
    /// lesson or a puzzle.
    #[arg(value_name = "FILE", value_parser = place_or_typo())]
    pub file: Option<PathBuf>,
    /// Another definition file to load games from.
    #[arg(long, global = true, value_name = "FILE.ron")]
    pub with: Option<PathBuf>,
    /// The language of rules and pictures, such as ja; English if omitted. The window has its own.
    #[arg(long, global = true, value_name = "CODE", value_parser = language)]
    pub language: Option<Language>,
}

/// What the board is printed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Paper {
    A4,
    Letter,
}

fn language(code: &str) -> Result<Language, String> {
    Language::of_code(code).ok_or_else(|| {
        let known: Vec<&str> = Language::ALL.into_iter().map(Language::code).collect();
        format!("the languages are {}", known.join(", "))
    })
}

#[derive(Subcommand, Debug)]
pub enum CliCommand {
    /// Opens the window with a saved game, a definition file or what a nestmate: address names, as `nestmate FILE` does.
    Open {
        /// Its path or its address.
        #[arg(value_parser = place())]
        file: PathBuf,
    },
    /// Prints the ids of all games, one per line.
    List,
    /// Prints the start position of a game.
    Start {
        /// Id of the game.
        variant: String,
    },
    /// Counts the leaves of the tree of legal moves; nodes per second go to the error stream.
    Perft {
        #[command(flatten)]
        game: GameArg,
        /// Plies.
        depth: u32,
        /// Also prints the count of each first move.
        #[arg(long)]
        divide: bool,
    },
    /// Prints the number of legal moves and the moves, sorted bytewise and joined by commas.
    Moves {
        #[command(flatten)]
        game: GameArg,
        /// Reads position texts from the standard input, one a line, and prints one line for each.
        #[arg(long, conflicts_with = "position")]
        stdin: bool,
    },
    /// Prints the best move found, its score, depth, nodes, nodes per second and the principal variation, in one line.
    Best {
        #[command(flatten)]
        game: GameArg,
        /// Milliseconds to think; 1000 if no limit is given.
        #[arg(long)]
        ms: Option<u64>,
        /// Plies to look ahead.
        #[arg(long)]
        depth: Option<u32>,
        /// Positions to look at.
        #[arg(long)]
        nodes: Option<u64>,
    },
    /// Looks for the shortest win that can be forced, however deep; prints its first move, its length, the nodes, and the line with the
    /// longest defence.
    Mate {
        #[command(flatten)]
        game: GameArg,
        /// The most moves that it may take.
        #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=100))]
        moves: u32,
        /// Positions to look at.
        #[arg(long, default_value_t = 20_000_000)]
        nodes: u64,
    },
    /// Prints the inner games of a game: their cells, and which pieces play theirs.
    Inner {
        /// Id of the game.
        variant: String,
    },
    /// Writes a picture of a position as PNG or SVG, without a display.
    Shot(ShotArgs),
    /// Makes an animated GIF of the main line of a saved game, without a display.
    Film(FilmArgs),
    /// Prints the rules of a game as an HTML page with pictures and diagrams.
    Rules {
        /// Id of the game.
        variant: String,
        /// As plain text, without pictures.
        #[arg(long, conflicts_with = "inside")]
        text: bool,
        /// In place of the rules, who is what inside: each piece of an inner game as it is here and as it is there.
        #[arg(long)]
        inside: bool,
        /// Writes to this file instead of printing.
        #[arg(long, value_name = "FILE.html")]
        out: Option<PathBuf>,
    },
    /// Prints the board of a game at true size, as an HTML page of several sheets to be glued together.
    Board {
        /// Id of the game.
        variant: String,
        /// The side of a cell in millimetres.
        #[arg(long, default_value_t = 35, value_name = "MM", value_parser = clap::value_parser!(u32).range(20..=60))]
        cell: u32,
        /// The paper.
        #[arg(long, value_enum, default_value_t = Paper::A4)]
        paper: Paper,
        /// In shades of grey.
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
        /// Id of the game on the cells between; the same game will do.
        second: String,
        /// The definition file; the output if it is left out.
        #[arg(long, value_name = "FILE.ron")]
        out: Option<PathBuf>,
    },
    /// Speaks the Universal Chess Interface, so that clients can play every game against the engine.
    Uci,
    /// Speaks the `XBoard` and `WinBoard` protocol, likewise.
    Xboard,
    /// Searches fixed positions of all shipped games and prints how many positions that took, which changes only with search and
    /// evaluation; nodes per second go to the error stream.
    Bench,
    /// Plays a match between two players and prints the result with its error.
    ///
    /// A player is `self`, this engine, with settings if wanted (`self:level=3,nodes=5000,threads=2,hash=64`); `greedy`, which
    /// looks one ply ahead; or `random`. `net=FILE` gives this engine a network in place of the one that ships, `net=none` takes it away; with
    /// `resign=1000` it resigns once it has been ten pawns behind for three moves. A limit in a player's settings (tc, time, nodes, depth) takes the place of all limits of the match.
    Match(MatchArgs),
    /// Finds puzzles in games that the engine plays against itself, or in the games of a file, and adds them to a file.
    ///
    /// A puzzle is a move that gave something away, with the one line that takes it. Each is looked at again with ten times the nodes, and
    /// rated by the lowest level that finds all of it. The file is up to date at any time: the work can be broken off and taken up again.
    Puzzles(PuzzleArgs),
    /// Writes the games of a file in another form, such as PGN for other programs.
    Convert {
        /// The file: games as text, saved games, lines of USI or UCI.
        file: PathBuf,
        /// What they are written as.
        #[arg(long, value_enum, default_value_t = Form::Pgn)]
        to: Form,
        /// Where they go; the output if it is left out.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Writes variants of Fairy-Stockfish's configuration as definitions, and says line by line what of them cannot be said
    Import {
        /// The file, such as variants.ini.
        #[arg(required_unless_present = "betza")]
        file: Option<PathBuf>,
        /// Where the definitions go; the output if it is left out.
        #[arg(long, value_name = "FILE.ron")]
        out: Option<PathBuf>,
        /// In place of a file, how a piece moves in Betza's notation, such as mQcN.
        #[arg(long, value_name = "MOVES", conflicts_with_all = ["file", "out"])]
        betza: Option<String>,
    },
    /// Counts the first moves of games, for the explorer; one file a game in assets/openings ships with the program.
    Openings {
        /// The game's id.
        variant: String,
        /// Files of games. Games of other rules, and games that have not ended, are left out.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Where the counts go.
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        /// How many plies of each game.
        #[arg(long, default_value_t = 12, value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
        plies: usize,
    },
    /// Plays the engine against itself and fits the corrections of its evaluation to the results.
    Tune {
        /// The game's id.
        variant: String,
        /// Where the corrections go, as the `weights` of a definition; one file a game in assets/weights ships with the program.
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        /// How many games are played.
        #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
        /// Nodes searched for each move.
        #[arg(long, default_value_t = 1500)]
        nodes: u64,
        #[command(flatten)]
        chance: ChanceArgs,
    },
    /// Learns a game from play: the engine plays itself, a network is fitted to the games, and a match says whether it is stronger.
    ///
    /// It can be broken off at any time and goes on where it was when it is called again.
    Learn(LearnArgs),
    /// Rates players of all skills and spaces the engine's levels evenly between the greedy mover and full strength.
    Levels {
        /// The game's id.
        variant: String,
        /// Where the game's weights go, with the levels among them, as a definition's `weights` has them.
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        /// How many games two neighbours play.
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
    pub variant: String,
    /// Position text; the start position if omitted.
    #[arg(long)]
    pub position: Option<String>,
}

#[derive(Arguments, Debug)]
pub struct LookArgs {
    /// Seen from Black's side.
    #[arg(long)]
    pub flip: bool,
    /// The dark theme.
    #[arg(long)]
    pub dark: bool,
    /// With names and move diagrams on pieces that are large enough.
    #[arg(long)]
    pub badges: bool,
}

#[derive(Arguments, Debug)]
pub struct ShotArgs {
    #[command(flatten)]
    pub game: GameArg,
    /// The file to write: a drawing if its name ends in .svg.
    pub out: PathBuf,
    /// Layers shown in full, by name or number from 1, comma-separated; the others are hidden. `name=dimmed` dims one,
    /// `name=outlined` only outlines it, `name=faces` gives its pieces the faces of the inner game, `name=alone` folds the board to it, and
    /// `name=0.67` folds it so far.
    #[arg(long, value_name = "LIST")]
    pub layers: Option<String>,
    /// Lets the games inside rise from the board.
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
    /// The file of the game: one of the program's own or a text.
    pub game: PathBuf,
    /// The file to write.
    pub out: PathBuf,
    /// Width and height in pixels, each at most 2000.
    #[arg(long, default_value = "640x640", value_name = "WxH")]
    pub size: String,
    /// Seconds that each position stays.
    #[arg(long, default_value_t = 1.0)]
    pub seconds: f64,
    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(Arguments, Debug)]
pub struct ChanceArgs {
    /// Plies of chance at the beginning of each game.
    #[arg(long, default_value_t = 6)]
    pub openings: usize,
    /// Seed of the games.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Games played at once.
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
    /// The game's id.
    pub variant: String,
    /// Where the network goes; the games are kept beside it. With --shard, the file of games. If omitted, the network goes where the window, UCI
    /// and `XBoard` look for it.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Hours after which it ends, if it has not ended by itself.
    #[arg(long)]
    pub hours: Option<f64>,
    /// How many games are played in each round.
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Nodes searched for each move.
    #[arg(long, default_value_t = 500)]
    pub nodes: u64,
    /// Plies of chance at the beginning of each game.
    #[arg(long, default_value_t = 8)]
    pub openings: usize,
    /// How many rounds there are at the most.
    #[arg(long, default_value_t = 20)]
    pub rounds: u64,
    /// How many games the match at the end of a round has.
    #[arg(long, default_value_t = 400, value_parser = RangedU64ValueParser::<usize>::new().range(4..))]
    pub trial: usize,
    /// Nodes searched for each move of the match.
    #[arg(long, default_value_t = 2000)]
    pub trial_nodes: u64,
    /// Seed of all chance.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Games played at once.
    #[arg(long, default_value_t = 2)]
    pub threads: usize,
    /// Takes in the games of these files first, which others have played with --shard.
    #[arg(long, value_name = "FILE")]
    pub from: Vec<PathBuf>,
    /// Only plays share I of N of the games of the first round, so that other machines can play the others.
    #[arg(long, value_name = "I/N", value_parser = shard, conflicts_with = "from")]
    pub shard: Option<(u64, u64)>,
}

/// A share of the games: the number of the first, from 0, and how far they are apart.
fn shard(text: &str) -> Result<(u64, u64), String> {
    let numbers = text.split_once('/').and_then(|(which, of)| Some((which.parse::<u64>().ok()?, of.parse::<u64>().ok()?)));
    let numbers = numbers.filter(|&(which, of)| 1 <= which && which <= of).map(|(which, of)| (which - 1, of));
    numbers.ok_or_else(|| format!("'{text}' is no share; write the number of the share and how many there are, as 2/8"))
}

#[derive(Arguments, Debug)]
pub struct MatchArgs {
    /// Id of the game.
    pub variant: String,
    /// The first player.
    #[arg(long, default_value = "self", value_name = "PLAYER")]
    pub first: String,
    /// The second player.
    #[arg(long, default_value = "self", value_name = "PLAYER")]
    pub second: String,
    /// Games. No two openings are the same. Two players play each opening twice, with colours swapped; a player against itself plays it
    /// once, for the second game would be the first again.
    #[arg(long, default_value_t = 100, value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    pub games: usize,
    /// Plies played by chance before the players begin; a few more when there are no other openings of so many. With 0 all games begin
    /// from the start position, and players that leave nothing to chance repeat themselves.
    #[arg(long, default_value_t = 8, value_name = "PLIES")]
    pub openings: usize,
    /// A playing clock: seconds, and seconds added for each move.
    #[arg(long, value_name = "3+0.05")]
    pub tc: Option<String>,
    /// Milliseconds for each move.
    #[arg(long, value_name = "MS")]
    pub time: Option<u64>,
    /// Positions looked at for each move.
    #[arg(long)]
    pub nodes: Option<u64>,
    /// Plies looked ahead.
    #[arg(long)]
    pub depth: Option<u32>,
    /// Games played at once.
    #[arg(long, default_value_t = 2)]
    pub concurrency: usize,
    /// Ends the match when a sequential test between two differences in Elo is sure.
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub sprt: Option<String>,
    /// Seed of the openings and of all other chance.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A file that the games are added to.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Plies after which a game is drawn.
    #[arg(long, default_value_t = 600, value_name = "PLIES")]
    pub longest: usize,
    /// Milliseconds by which a clock may be overdrawn.
    #[arg(long, default_value_t = 50, value_name = "MS")]
    pub margin: u64,
}

#[derive(Arguments, Debug)]
pub struct PuzzleArgs {
    /// Id of the game.
    pub variant: String,
    /// The file that the puzzles are added to.
    #[arg(long, value_name = "FILE", required_unless_present_any = ["check", "print"])]
    pub out: Option<PathBuf>,
    /// How many games the engine plays against itself.
    #[arg(long, default_value_t = 100, value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    pub games: usize,
    /// Looks at the games of this file instead; those of other games are left out.
    #[arg(long, value_name = "FILE", conflicts_with = "games")]
    pub from: Option<PathBuf>,
    /// How many puzzles are wanted in the file.
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub wanted: usize,
    /// Positions looked at for each move of a puzzle at first; ten times as many when it is looked at again.
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Games looked at at once.
    #[arg(long, default_value_t = 1)]
    pub threads: usize,
    /// Seed of the games.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A file that the games are added to which the engine plays.
    #[arg(long, value_name = "FILE", conflicts_with = "from")]
    pub record: Option<PathBuf>,
    /// Finds nothing, but looks again at puzzles of this file with ten times the nodes, and says how many hold.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "from", "record"])]
    pub check: Option<PathBuf>,
    /// Finds nothing, but writes a page of the puzzles that the program comes with, as many as are wanted, with the solutions at its end.
    #[arg(long, value_name = "FILE.html", conflicts_with_all = ["out", "from", "record", "check"])]
    pub print: Option<PathBuf>,
    /// The theme of the puzzles that are printed, such as fork or mate-in-2.
    #[arg(long, value_name = "THEME", requires = "print", value_parser = theme)]
    pub theme: Option<Theme>,
    /// How many puzzles of the file are looked at again, from all over it.
    #[arg(long, default_value_t = 20, value_name = "N", requires = "check")]
    pub sample: usize,
}
