//! What is wrong with the pieces, the regions and the rules of a definition.

use nestmate_core::variant::{PieceFault, RegionFault, RuleFault};
use nestmate_text::words::say;

use super::{Saying, Words, hinted, plain};

impl Saying for PieceFault {
    fn words(&self) -> Words {
        match self {
            Self::Kinds { count, most } => hinted(say!("def-kinds", count = *count), say!("def-kinds-hint", most = *most)),
            Self::Sign(letter) => hinted(say!("def-piece-letter", letter = letter.to_string()), say!("def-piece-letter-hint")),
            Self::LetterTaken(letter) => hinted(say!("def-letter-taken", letter = letter.to_string()), say!("def-letter-taken-hint")),
            Self::Letter { letter, known } => {
                hinted(say!("def-letter", letter = letter.to_string()), say!("def-letter-hint", letters = known.as_str()))
            }
            Self::NothingToChange => hinted(say!("def-nothing-to-change"), say!("def-nothing-to-change-hint")),
            Self::Name => hinted(say!("def-piece-name"), say!("def-piece-name-hint")),
            Self::NoRoyal => hinted(say!("def-no-royal"), say!("def-no-royal-hint")),
            Self::RoyalTurned => hinted(say!("def-royal-turned"), say!("def-royal-turned-hint")),
            Self::RoyalSide => hinted(say!("def-royal-side"), say!("def-royal-side-hint")),
            Self::Ways { count, most } => hinted(say!("def-ways", count = *count), say!("def-ways-hint", most = *most)),
            Self::As => hinted(say!("def-as"), say!("def-as-hint")),
            Self::NoImage => hinted(say!("def-no-image"), say!("def-no-image-hint")),
            Self::Nowhere => hinted(say!("def-nowhere"), say!("def-nowhere-hint")),
            Self::Via => hinted(say!("def-via"), say!("def-via-hint")),
            Self::And => hinted(say!("def-and"), say!("def-and-hint")),
            Self::Except => hinted(say!("def-except"), say!("def-except-hint")),
            Self::Twice(most) => hinted(say!("def-twice", most = *most), say!("def-twice-hint")),
            Self::NeverFirst => hinted(say!("def-never-first"), say!("def-never-first-hint")),
            Self::Unchecked => hinted(say!("def-unchecked"), say!("def-unchecked-hint")),
            Self::FirstWays(most) => plain(say!("def-first-moves", most = *most)),
        }
    }
}

impl Saying for RegionFault {
    fn words(&self) -> Words {
        match self {
            Self::Circle(name) => hinted(say!("def-circle", name = name.as_str()), say!("def-circle-hint")),
            Self::Unknown { name, known } if known.is_empty() => {
                hinted(say!("def-no-region", name = name.as_str()), say!("def-no-regions-hint"))
            }
            Self::Unknown { name, known } => {
                hinted(say!("def-no-region", name = name.as_str()), say!("def-no-region-hint", names = known.join(say!("between-parts"))))
            }
            Self::Deep => hinted(say!("def-deep"), say!("def-deep-hint")),
            Self::Rank { rank, last } => hinted(say!("def-no-rank", rank = *rank), say!("def-no-rank-hint", last = *last)),
            Self::File { letter, last } => {
                hinted(say!("def-no-file", letter = letter.to_string()), say!("def-no-file-hint", last = last.to_string()))
            }
            Self::Cell(text) => hinted(say!("position-no-cell", text = text.as_str()), say!("def-cell-hint")),
        }
    }
}

impl Saying for RuleFault {
    fn words(&self) -> Words {
        match self {
            Self::StepForward => hinted(say!("def-step-forward"), say!("def-step-forward-hint")),
            Self::Steps(most) => plain(say!("def-steps", most = *most)),
            Self::Partner => hinted(say!("def-partner"), say!("def-partner-hint")),
            Self::CastleAlike => hinted(say!("def-castle-alike"), say!("def-castle-alike-hint")),
            Self::Vanish => plain(say!("def-vanish")),
            Self::NothingCounted => hinted(say!("def-nothing-counted"), say!("def-nothing-counted-hint")),
            Self::NoneOnFile => hinted(say!("def-none-on-file"), say!("def-none-on-file-hint")),
            Self::EnemyReserve => hinted(say!("def-enemy-reserve"), say!("def-enemy-reserve-hint")),
            Self::Royal => hinted(say!("def-royal-among"), say!("def-royal-among-hint")),
            Self::Worthless => hinted(say!("def-worthless"), say!("def-worthless-hint")),
            Self::OneRoyal => hinted(say!("def-one-royal"), say!("def-one-royal-hint")),
            Self::Checks(most) => plain(say!("def-checks", most = *most)),
            Self::NoEnd => hinted(say!("def-no-end"), say!("def-no-end-hint")),
            Self::NoChoice => hinted(say!("def-no-choice"), say!("def-no-choice-hint")),
            Self::NotTurned(letter) => hinted(say!("def-not-turned", letter = letter.to_string()), say!("def-not-turned-hint")),
            Self::PromotedTwice(letter) => hinted(say!("def-promoted-twice", letter = letter.to_string()), say!("def-promoted-twice-hint")),
            Self::Overlap => hinted(say!("def-overlap"), say!("def-overlap-hint")),
        }
    }
}
