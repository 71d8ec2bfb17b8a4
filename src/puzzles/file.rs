//! Files of puzzles, and what can be wrong with them, as data. Sentences are made of it in `saying`.

use nestmate_core::position::TextError;
use nestmate_core::rules::MoveError;
use rustc_hash::FxHashSet;

use super::{LEVELS, Puzzle, Theme};

/// What the heading begins with.
const FORM: &str = "# Nestmate puzzles";

/// The version that is read and written.
const VERSION: &str = "1";

const MOST_MOVES: usize = 99;

const LONGEST_ID: usize = 40;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleFile {
    pub game: String,
    pub puzzles: Vec<Puzzle>,
}

pub fn write(file: &PuzzleFile) -> String {
    file.puzzles.iter().fold(format!("{FORM} {VERSION} {}\n", file.game), |text, puzzle| text + &puzzle.line())
}

impl Puzzle {
    /// The line of a file that says it, with its end.
    pub fn line(&self) -> String {
        let themes: Vec<String> = self.themes.iter().map(|theme| theme.key()).collect();
        format!("{}\t{}\t{}\t{}\t{}\n", self.id, self.level, themes.join(" "), self.position, self.moves.join(" "))
    }

    /// Position and moves are not looked at: see [`Puzzle::opened`].
    pub fn read(line: &str) -> Result<Self, PuzzleFault> {
        let parts: Vec<&str> = line.split('\t').collect();
        let [id, level, themes, position, moves] = parts[..] else { return Err(PuzzleFault::Parts(parts.len())) };
        if id.is_empty() || id.len() > LONGEST_ID || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(PuzzleFault::Id(excerpt(id)));
        }
        let number = level.parse().ok().filter(|number| LEVELS.contains(number));
        let level = number.ok_or_else(|| PuzzleFault::Level(excerpt(level)))?;
        let theme = |key: &str| Theme::of_key(key).ok_or_else(|| PuzzleFault::Theme(excerpt(key)));
        let themes = themes.split_whitespace().map(theme).collect::<Result<_, _>>()?;
        let moves: Vec<String> = moves.split_whitespace().map(str::to_owned).collect();
        if moves.len() < 2 || moves.len() % 2 == 1 || moves.len() > MOST_MOVES {
            return Err(PuzzleFault::Moves(moves.len()));
        }
        Ok(Self { id: id.to_owned(), level, themes, position: position.trim().to_owned(), moves })
    }
}

fn excerpt(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Reads the text of a file of puzzles. Empty lines and further lines that begin with `#` are passed over.
///
/// # Errors
/// The first thing that is wrong with it, and the line. Positions and moves are not looked at: see [`Puzzle::opened`].
pub fn read(text: &str) -> Result<PuzzleFile, PuzzleFileFault> {
    let mut lines = (1..).zip(text.strip_prefix('\u{feff}').unwrap_or(text).lines());
    let first = lines.next().map_or("", |(_, line)| line);
    let mut file = PuzzleFile { game: game_of(first).map_err(|fault| PuzzleFileFault { line: 1, fault })?, puzzles: Vec::new() };
    let mut known = FxHashSet::default();
    for (line, content) in lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#')) {
        let puzzle = Puzzle::read(content).map_err(|fault| PuzzleFileFault { line, fault })?;
        if !known.insert(puzzle.id.clone()) {
            return Err(PuzzleFileFault { line, fault: PuzzleFault::Twice(puzzle.id) });
        }
        file.puzzles.push(puzzle);
    }
    Ok(file)
}

fn game_of(heading: &str) -> Result<String, PuzzleFault> {
    let rest = heading.strip_prefix(FORM).ok_or(PuzzleFault::Heading)?;
    match rest.split_whitespace().collect::<Vec<_>>()[..] {
        [VERSION, game] => Ok(game.to_owned()),
        [version, _] => Err(PuzzleFault::Version(excerpt(version))),
        _ => Err(PuzzleFault::Heading),
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleFileFault {
    pub line: usize,
    pub fault: PuzzleFault,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleFault {
    /// The first line is no heading.
    Heading,
    Version(String),
    Parts(usize),
    /// The id is empty, too long, or has more than letters and digits.
    Id(String),
    Twice(String),
    Level(String),
    Theme(String),
    /// There are this many moves, but it takes one of the opponent's and then an odd number.
    Moves(usize),
    Position(TextError),
    /// A move cannot be played; its number among the moves, from 1.
    Move {
        number: usize,
        error: MoveError,
    },
}
