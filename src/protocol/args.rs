//! The arguments of the program.

use std::path::PathBuf;

use clap::{Parser, Subcommand};

/// Plays and teaches nested chess variants. Without a command it opens the window.
#[derive(Parser, Debug)]
#[command(version, about)]
pub struct Args {
    /// What to do; the window where left out.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// A further definition file whose games can be named.
    #[arg(long, global = true, value_name = "FILE.ron")]
    pub with: Option<PathBuf>,
}

/// A command.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Opens the window with a game or a definition file.
    Open {
        /// The file.
        file: PathBuf,
    },
    /// Prints the ids of all games, one a line.
    List,
    /// Prints the start position of a game.
    Start {
        /// Id of the game.
        variant: String,
    },
    /// Counts the leaves of the tree of legal moves; nodes per second go to the error stream.
    Perft {
        /// Id of the game.
        variant: String,
        /// Plies.
        depth: u32,
        /// Position text; the start position where left out.
        #[arg(long)]
        position: Option<String>,
        /// Prints the count of each first move too.
        #[arg(long)]
        divide: bool,
    },
    /// Prints the number of legal moves and the moves, sorted bytewise and joined by commas.
    Moves {
        /// Id of the game.
        variant: String,
        /// Position text; the start position where left out.
        #[arg(long, conflicts_with = "stdin")]
        position: Option<String>,
        /// Reads position texts from the standard input, one a line, and prints one line for each.
        #[arg(long)]
        stdin: bool,
    },
    /// Prints the best move found, its score, depth, nodes, nodes per second and the principal variation, in one line.
    Best {
        /// Id of the game.
        variant: String,
        /// Position text; the start position where left out.
        #[arg(long)]
        position: Option<String>,
        /// Milliseconds to think; 1000 where no limit is given.
        #[arg(long)]
        ms: Option<u64>,
        /// Plies to look ahead.
        #[arg(long)]
        depth: Option<u32>,
        /// Positions to look at.
        #[arg(long)]
        nodes: Option<u64>,
    },
    /// Prints the games hidden inside a game: where their cells are and which men stand for theirs.
    Inner {
        /// Id of the game.
        variant: String,
    },
    /// Paints a position as the window does, into a PNG file; needs no display.
    Shot {
        /// Id of the game.
        variant: String,
        /// The file to write.
        out: PathBuf,
        /// Position text; the start position where left out.
        #[arg(long)]
        position: Option<String>,
        /// Layers shown in full, by name or number from 1, comma-separated; the others are hidden. `name=dimmed` dims one.
        #[arg(long, value_name = "LIST")]
        layers: Option<String>,
        /// Width and height in pixels.
        #[arg(long, default_value = "1000x1000", value_name = "WxH")]
        size: String,
        /// Seen from Black's side.
        #[arg(long)]
        flip: bool,
        /// The dark theme.
        #[arg(long)]
        dark: bool,
    },
    /// Prints every problem of a definition file; exit code 1 if there is any.
    Check {
        /// The file.
        file: PathBuf,
    },
}
