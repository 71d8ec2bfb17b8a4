//! An engine of somebody else in the computer's place.

use crate::foreign::{ELO, LIMIT, OptionSort, SKILL};

use super::listed::ListedEngine;
pub use crate::storage::{Guest, GuestStrength};

impl GuestStrength {
    pub(super) fn options(self) -> Vec<(String, String)> {
        match self {
            Self::Full => Vec::new(),
            Self::Skill(step) => vec![(SKILL.to_owned(), step.to_string())],
            Self::Elo(rating) => vec![(LIMIT.to_owned(), true.to_string()), (ELO.to_owned(), rating.to_string())],
        }
    }

    /// What an engine can be told of this kind: from the weakest to the strongest.
    pub fn range(self, engine: &ListedEngine) -> Option<(i64, i64)> {
        let name = match self {
            Self::Full => return None,
            Self::Skill(_) => SKILL,
            Self::Elo(_) => ELO,
        };
        engine.options().iter().find(|option| option.name == name).and_then(|option| match option.sort {
            OptionSort::Spin { least, most, .. } => Some((least, most)),
            OptionSort::Check { .. } | OptionSort::Combo { .. } | OptionSort::Text { .. } | OptionSort::Button => None,
        })
    }

    /// All that an engine can be told, each in the middle of its range.
    pub fn offered(engine: &ListedEngine) -> Vec<Self> {
        let middle = |kind: Self| kind.range(engine).map(|(least, most)| kind.at(least.midpoint(most)));
        [Some(Self::Full), middle(Self::Skill(0)), middle(Self::Elo(0))].into_iter().flatten().collect()
    }

    /// The same kind at another step or rating.
    #[must_use]
    pub fn at(self, number: i64) -> Self {
        match self {
            Self::Full => Self::Full,
            Self::Skill(_) => Self::Skill(number),
            Self::Elo(_) => Self::Elo(number),
        }
    }

    pub fn number(self) -> Option<i64> {
        match self {
            Self::Full => None,
            Self::Skill(number) | Self::Elo(number) => Some(number),
        }
    }
}
