//! What annotators put on the board and on a position: arrows, circles, and what an engine has found. As chess programs write them in
//! comments: `[%cal Ge2e4]`, `[%csl Rd5]`, `[%eval 0.17,20]`.

use crate::geometry::Cell;
use crate::variant::Variant;

pub(super) const MOST: usize = 128;

/// In hundredths of a Pawn.
const LARGEST: i32 = 1_000_000;

/// The colour of a shape.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Brush {
    /// `G`.
    #[default]
    Green,
    /// `R`.
    Red,
    /// `Y`.
    Yellow,
    /// `B`.
    Blue,
}

impl Brush {
    /// All colours.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Yellow, Self::Blue];

    /// The letter that stands for it in files.
    pub fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Blue => 'B',
        }
    }
}

/// An arrow between two cells, or a circle on one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Shape {
    /// Its colour.
    pub brush: Brush,
    /// Where it starts.
    pub from: Cell,
    /// Where it ends; for a circle where it starts.
    pub to: Cell,
}

impl Shape {
    /// Whether it is a circle.
    pub fn is_circle(self) -> bool {
        self.from == self.to
    }

    /// Its text: `Ge2e4`, `Rd5`.
    pub fn text(self, variant: &Variant) -> String {
        let to = if self.is_circle() { String::new() } else { variant.cell_name(self.to) };
        format!("{}{}{to}", self.brush.letter(), variant.cell_name(self.from))
    }

    /// Reads such a text.
    pub fn parse(variant: &Variant, text: &str) -> Option<Self> {
        let letter = text.chars().next()?;
        let brush = Brush::ALL.into_iter().find(|brush| brush.letter() == letter)?;
        let grid = variant.board.grid;
        let (from, rest) = grid.parse_prefix(&text[1..])?;
        let to = if rest.is_empty() { from } else { grid.parse(rest)? };
        [from, to].into_iter().all(|cell| variant.board.cells.contains(cell)).then_some(Self { brush, from, to })
    }
}

/// What a position is worth, as White sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EvalScore {
    /// Hundredths of a pawn as books of the game count them.
    Pawns(i32),
    /// Mate in so many moves; Black mates where it is below 0.
    Mate(i32),
}

/// What an engine has found of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eval {
    /// What it is worth.
    pub score: EvalScore,
    /// How many plies it looked ahead, where that is known.
    pub depth: Option<u16>,
}

impl Eval {
    /// Its text: `0.17`, `-1.30,20`, `#-3`.
    pub fn text(self) -> String {
        let score = match self.score {
            EvalScore::Pawns(score) => {
                let (sign, score) = (if score < 0 { "-" } else { "" }, score.unsigned_abs());
                format!("{sign}{}.{:02}", score / 100, score % 100)
            }
            EvalScore::Mate(moves) => format!("#{moves}"),
        };
        self.depth.map_or_else(|| score.clone(), |depth| format!("{score},{depth}"))
    }

    /// Reads such a text.
    pub fn parse(text: &str) -> Option<Self> {
        let (score, depth) = text.split_once(',').map_or((text, None), |(score, depth)| (score, Some(depth)));
        let depth = depth.map(|depth| depth.trim().parse()).transpose().ok()?;
        let score = score.trim();
        let score = match score.strip_prefix('#') {
            Some(moves) => EvalScore::Mate(moves.parse().ok().filter(|moves: &i32| moves.unsigned_abs() < 10_000)?),
            None => EvalScore::Pawns(hundredths(score)?),
        };
        Some(Self { score, depth })
    }
}

/// A decimal number in hundredths; what is smaller is rounded.
fn hundredths(text: &str) -> Option<i32> {
    let number = text.bytes().any(|byte| byte.is_ascii_digit()) && text.bytes().all(|byte| byte.is_ascii_digit() || b"+-.".contains(&byte));
    let value = number.then(|| text.parse::<f64>().ok()).flatten()? * 100.0;
    #[expect(clippy::cast_possible_truncation, reason = "it is clamped")]
    Some(value.round().clamp(f64::from(-LARGEST), f64::from(LARGEST)) as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_come_back_and_rubbish_is_refused() {
        for text in ["0.17", "-1.30,20", "#-3", "#4,12", "0.00", "10000.00"] {
            assert_eq!(Eval::parse(text).map(Eval::text).as_deref(), Some(text));
        }
        assert_eq!(Eval::parse("+0.255").map(Eval::text).as_deref(), Some("0.26"));
        for text in ["", "#", "x", "1.2.3", "nan", "inf", "1e5", "0.1,", "0.1,x", "-", "#99999999999"] {
            assert_eq!(Eval::parse(text), None, "{text}");
        }
    }

    #[test]
    fn shapes_come_back_on_boards_with_two_digit_ranks() {
        let variant = crate::shipped::library().get("sfhiodgei").expect("shipped");
        for text in ["Ge2e14", "Rd17", "Ya1q17", "Bq17a1"] {
            assert_eq!(Shape::parse(&variant, text).map(|shape| shape.text(&variant)).as_deref(), Some(text));
        }
        for text in ["", "G", "Xe2", "Gz2", "Ge2e", "Ge2e4e6", "é"] {
            assert_eq!(Shape::parse(&variant, text), None, "{text}");
        }
    }
}
