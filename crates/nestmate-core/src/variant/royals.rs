//! What royal pieces are to their sides.

use super::checked::{Checked, Placed};
use super::pieces::Side;
use super::schema::{Rule, SafeRoyals};

/// What a side's royal pieces are to it, by whether it begins with one and what the rules say of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Royalty {
    /// It has none, and is never in check.
    None,
    /// It has one, which may not be left attacked.
    Single,
    /// It may have several, none of which may be left attacked.
    Each,
    /// It may have several, one of which at least may not be left attacked.
    One,
    /// It may have several, all of which but the last may be left attacked and captured.
    Last,
    /// It has one, which begins in its reserve; once it is on the board it may not be left attacked.
    Held,
    /// It has one that can be blown up, which may not be left attacked unless the other side's is gone.
    Volatile,
}

impl Royalty {
    /// Whether a side may have this many royal pieces, in its reserve too.
    #[must_use]
    pub(crate) fn allows(self, count: usize) -> bool {
        match self {
            Self::None => count == 0,
            Self::Single | Self::Held => count == 1,
            Self::Each | Self::One => count > 0,
            Self::Volatile => count <= 1,
            Self::Last => true,
        }
    }

    /// Whether the side can come to have more or fewer.
    pub(crate) fn varies(self) -> bool {
        matches!(self, Self::Each | Self::One | Self::Last | Self::Volatile)
    }
}

/// Which of a side's moves have to be made to be judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Care {
    /// Those that can matter to its one royal piece.
    Danger,
    /// None.
    Nothing,
    /// All, until its royal piece is on the board, and then those that can matter to it.
    Late,
    /// All.
    Everything,
}

impl Care {
    pub(super) fn of(royalty: Royalty) -> Self {
        match royalty {
            Royalty::None => Self::Nothing,
            Royalty::Single => Self::Danger,
            Royalty::Held => Self::Late,
            Royalty::Each | Royalty::One | Royalty::Last | Royalty::Volatile => Self::Everything,
        }
    }
}

/// Of both sides of a definition.
pub fn royalty(def: &Checked) -> [Royalty; 2] {
    let royal =
        |placed: &Placed| def.pieces.iter().any(|piece| (piece.letter, piece.turned) == (placed.letter, placed.turned) && piece.royal);
    let is_held = |letter: char| def.pieces.iter().any(|piece| piece.letter == letter && !piece.turned && piece.royal);
    let safe = def.rules.iter().find_map(|rule| if let Rule::Royals { safe } = rule { Some(*safe) } else { None });
    let explodes = def.rules.iter().any(|rule| matches!(rule, Rule::Explode { .. }));
    Side::BOTH.map(|side| {
        let count = def.array.iter().filter(|placed| placed.side() == side && royal(placed)).count();
        match (count, safe) {
            (0, _) if def.held(side).chars().any(is_held) => Royalty::Held,
            (0, _) => Royalty::None,
            (1, None) if explodes => Royalty::Volatile,
            (1, None) => Royalty::Single,
            (_, Some(SafeRoyals::One)) => Royalty::One,
            (_, Some(SafeRoyals::Last)) => Royalty::Last,
            (_, Some(SafeRoyals::Each) | None) => Royalty::Each,
        }
    })
}
