//! Files of puzzles.

use std::fmt::Write as _;

use rustc_hash::FxHashSet;

use super::fault::{PuzzleFault, PuzzleFileFault};
use super::theme::Theme;
use super::{LEVELS, Puzzle};

/// What the heading begins with.
const FORM: &str = "# Nestmate puzzles";

/// The version that is read and written.
const VERSION: &str = "1";

const MOST_MOVES: usize = 99;

const LONGEST_ID: usize = 40;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleFile {
    pub game: String,
    /// The puzzles, in the order of the file.
    pub puzzles: Vec<Puzzle>,
}

pub fn write(file: &PuzzleFile) -> String {
    file.puzzles.iter().fold(format!("{FORM} {VERSION} {}\n", file.game), |text, puzzle| text + &puzzle.line())
}

impl Puzzle {
    /// The line of a file that says it, with its end.
    pub fn line(&self) -> String {
        let themes: Vec<String> = self.themes.iter().map(|theme| theme.key()).collect();
        let mut line = String::new();
        // Writing to a String cannot fail.
        let _ = writeln!(line, "{}\t{}\t{}\t{}\t{}", self.id, self.level, themes.join(" "), self.position, self.moves.join(" "));
        line
    }

    /// Reads a line of a file.
    ///
    /// # Errors
    /// What is wrong with it. Position and moves are not looked at: see [`Puzzle::opened`].
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

/// As much of a text as a sentence can show.
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
