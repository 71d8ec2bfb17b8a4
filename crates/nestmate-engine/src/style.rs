//! What the computer's play leans to: whose King it looks at first.

use std::str::FromStr;

use nestmate_core::variant::Side;

/// A manner of play. None is much stronger than another; they judge the danger to the two Kings differently.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Style {
    /// Both Kings count alike.
    #[default]
    Balanced,
    /// Seeks the enemy's King and thinks little of its own.
    Attacking,
    /// Looks after its own King first.
    Careful,
}

impl FromStr for Style {
    type Err = String;

    fn from_str(code: &str) -> Result<Self, String> {
        Self::of_code(code).ok_or_else(|| format!("there is no style '{code}'; the styles are {}", Self::ALL.map(Self::code).join(", ")))
    }
}

impl Style {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Balanced, Self::Attacking, Self::Careful];

    /// The word that settings and protocols call it by.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Balanced => "balanced",
            Self::Attacking => "attacking",
            Self::Careful => "careful",
        }
    }

    /// The style of a code, in capitals or not.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.code().eq_ignore_ascii_case(code))
    }

    /// What the pressure of each side on the other's King is worth to a player of `own`, of what it is worth in balanced play, in
    /// percent.
    pub(super) fn danger(self, own: Side) -> [i32; 2] {
        let (to_enemy, to_own) = match self {
            Self::Balanced => (100, 100),
            Self::Attacking => (220, 60),
            Self::Careful => (70, 220),
        };
        if own == Side::White { [to_enemy, to_own] } else { [to_own, to_enemy] }
    }
}

#[cfg(test)]
mod tests {
    use nestmate_core::rules::parse_position;

    use super::*;
    use crate::activity::Survey;
    use crate::evaluate::Accumulator;
    use crate::weights::Weights;

    #[test]
    fn who_attacks_is_glad_of_pressure_and_who_is_careful_fears_it() {
        let Ok(variant) = crate::shipped::library().get("fide-chess") else { panic!("a shipped game") };
        let balanced = Weights::new(&variant);
        // White's pieces stand around Black's King; nobody is near White's.
        let Ok(position) = parse_position(&variant, "6k1/5ppp/7Q/4N1B1/8/8/5PPP/6K1 w - - - 0 1") else { panic!("a position") };
        let mut survey = Survey::new();
        survey.follow(&position, &[], &variant, &balanced);
        let accumulator = Accumulator::of(&position, &variant, &balanced);
        let score = |style: Style, own: Side| accumulator.score(&position, &variant, &balanced.clone().leaning(style, own), &survey);
        let even = score(Style::Balanced, Side::White);
        assert_eq!(even, accumulator.score(&position, &variant, &balanced, &survey));
        assert!(score(Style::Attacking, Side::White) > even, "White attacks");
        assert!(score(Style::Careful, Side::White) < even, "White thinks less of it");
        assert!(score(Style::Careful, Side::Black) > even, "Black fears it: worse for Black is better for White");
        assert!(score(Style::Attacking, Side::Black) < even, "Black thinks little of it");
    }

    #[test]
    fn styles_are_found_by_their_codes() {
        for style in Style::ALL {
            assert_eq!(Style::of_code(&style.code().to_uppercase()), Some(style));
        }
        assert_eq!(Style::of_code("wild"), None);
    }
}
