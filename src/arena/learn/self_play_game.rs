//! A game of self-play as a line of text: its number, its result, its moves with what the search found each of them to be worth.

use std::fmt;
use std::str::FromStr;

/// A move of a game: its text, and what it was found to be worth to the side that makes it, in centipawns; `None` where nothing was
/// searched or the game is decided.
pub(super) type SelfPlayMove = (String, Option<i32>);

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SelfPlayGame {
    pub(super) number: u64,
    /// What White got: half points, 0 to 2.
    pub(super) half_points: u8,
    pub(super) moves: Vec<SelfPlayMove>,
}

impl fmt::Display for SelfPlayGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.half_points)?;
        self.moves.iter().try_for_each(|(mv, score)| match score {
            Some(score) => write!(f, " {mv},{score}"),
            None => write!(f, " {mv}"),
        })
    }
}

impl FromStr for SelfPlayGame {
    type Err = ();

    fn from_str(line: &str) -> Result<Self, ()> {
        let mut words = line.split(' ');
        let mut number = || words.next().and_then(|word| word.parse::<u64>().ok());
        let (number, half_points) = number().zip(number()).ok_or(())?;
        let half_points = u8::try_from(half_points).ok().filter(|&points| points <= 2).ok_or(())?;
        let mv = |word: &str| match word.rsplit_once(',') {
            None => Ok((word.to_owned(), None)),
            Some((mv, score)) => score.parse().map(|score| (mv.to_owned(), Some(score))).map_err(|_| ()),
        };
        Ok(Self { number, half_points, moves: words.map(mv).collect::<Result<_, ()>>()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_is_read_as_it_was_written() {
        let moves = vec![("e2e4".to_owned(), None), ("P*e5".to_owned(), Some(-35)), ("e7e8=Q".to_owned(), Some(7))];
        let game = SelfPlayGame { number: 12, half_points: 1, moves };
        assert_eq!(game.to_string(), "12 1 e2e4 P*e5,-35 e7e8=Q,7");
        assert_eq!(game.to_string().parse(), Ok(game));
        for wrong in ["", "1", "x 1 e2e4", "1 3 e2e4", "1 1 e2e4,much"] {
            assert_eq!(wrong.parse::<SelfPlayGame>(), Err(()), "{wrong}");
        }
    }
}
