//! What the rounds of learning have come to: a line each, beside the network.

use std::fmt;
use std::fs::OpenOptions;
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;
use std::str::FromStr;

use crate::disk;

/// The longest file that is read, in bytes.
const LONGEST: usize = 1 << 20;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LearnRound {
    /// Its number, from 1.
    pub number: u64,
    pub games: usize,
    /// The mean square of the error on positions kept back: as derived, and with the new network.
    pub errors: (f32, f32),
    /// How much stronger the new network is than what was there before, in Elo, with half the width of the 95 % interval; infinite where
    /// that cannot be told.
    pub elo: (f64, f64),
    pub better: bool,
}

impl fmt::Display for LearnRound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (errors, elo, verdict) = (self.errors, self.elo, if self.better { "kept" } else { "dropped" });
        write!(f, "{} {} {:.5} {:.5} {:+.1} {:.1} {verdict}", self.number, self.games, errors.0, errors.1, elo.0, elo.1)
    }
}

impl FromStr for LearnRound {
    type Err = ();

    fn from_str(line: &str) -> Result<Self, ()> {
        let words: Vec<&str> = line.split(' ').collect();
        let [number, games, before, after, elo, error, verdict] = words[..] else { return Err(()) };
        let better = match verdict {
            "kept" => true,
            "dropped" => false,
            _ => return Err(()),
        };
        let (errors, elo) = ((part(before)?, part(after)?), (part(elo)?, part(error)?));
        Ok(Self { number: part(number)?, games: part(games)?, errors, elo, better })
    }
}

fn part<T: FromStr>(word: &str) -> Result<T, ()> {
    word.parse().map_err(|_| ())
}

/// The rounds of a file, as far as it can be read; none if there is no file.
pub(super) fn read(path: &Path) -> io::Result<Vec<LearnRound>> {
    match disk::read_whole_text(path, LONGEST) {
        Ok(text) => Ok(text.lines().map_while(|line| line.parse().ok()).collect()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

pub(super) fn add(path: &Path, round: &LearnRound, mut options: OpenOptions) -> io::Result<()> {
    writeln!(disk::open(path, &mut options)?, "{round}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_is_read_as_it_was_written() {
        let round = LearnRound { number: 3, games: 6000, errors: (0.0625, 0.03125), elo: (42.5, 17.0), better: true };
        assert_eq!(round.to_string().parse(), Ok(round));
        let endless = LearnRound { elo: (f64::INFINITY, f64::INFINITY), better: false, ..round };
        assert_eq!(endless.to_string().parse(), Ok(endless));
        assert_eq!("3 6000 0.1 0.1 +3 2 perhaps".parse::<LearnRound>(), Err(()));
    }
}
