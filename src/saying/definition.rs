//! What is wrong with definitions: files, games, start positions, pieces, regions and rules.

use nestmate_core::rules::Flaw;
use nestmate_core::variant::{BoardFault, Fault, PieceFault, RankFault, RegionFault, RuleFault, StartFault, Warning, closing};
use nestmate_text::words::{named, say};

use super::unreadable::{meant, near, nearest};
use super::{Saying, Words, hinted, plain};

/// The word of a text that is wrong and the one that is most likely meant, which its hint then asks about.
pub fn meant_in(flaw: &Flaw) -> Option<(&str, &str)> {
    let Flaw::Definition(fault) = flaw else { return None };
    match fault {
        Fault::Unreadable(fault) => meant(fault),
        Fault::Region(RegionFault::Unknown { name, known }) => Some((name, nearest(name, known)?)),
        _ => None,
    }
}

impl Saying for Flaw {
    fn words(&self) -> Words {
        match self {
            Self::Definition(fault) => fault.words(),
            Self::Start(error) => error.words(),
            Self::InheritedStart { from, error } => {
                let Words { message, hint } = error.words();
                Words { message: say!("def-inherited", field = "start", game = from.as_str(), problem = message.as_str()), hint }
            }
        }
    }
}

impl Saying for Fault {
    fn words(&self) -> Words {
        match self {
            Self::Large(bytes) => hinted(say!("def-large", bytes = *bytes), say!("def-large-hint")),
            Self::NoList => hinted(say!("def-no-list"), say!("def-no-list-hint")),
            Self::Unclosed('\'') => hinted(say!("def-unclosed", sign = "'"), say!("ron-letter-hint")),
            Self::Unclosed(sign) => {
                let closing = closing(*sign).unwrap_or(*sign).to_string();
                hinted(say!("def-unclosed", sign = sign.to_string()), say!("def-unclosed-hint", sign = closing.as_str()))
            }
            Self::AfterList => hinted(say!("def-after"), say!("def-after-hint")),
            Self::Many { games, problems } => hinted(say!("def-many", games = *games, problems = *problems), say!("def-many-hint")),
            Self::Unreadable(unreadable) => unreadable.words(),
            Self::Missing(field) => hinted(say!("def-missing", field = *field), say!("def-missing-hint")),
            Self::Id(id) => hinted(say!("def-id", id = id.as_str()), say!("def-id-hint")),
            Self::Hidden(sign) => {
                let code = format!("U+{:04X}", u32::from(*sign));
                hinted(say!("def-hidden", code = code.as_str()), say!("def-hidden-hint"))
            }
            Self::SideUnnamed => hinted(say!("def-side-unnamed"), say!("def-sides-hint")),
            Self::SidesAlike(name) => hinted(say!("def-sides-alike", name = name.as_str()), say!("def-sides-hint")),
            Self::IdTaken(id) => hinted(say!("def-id-taken", id = id.as_str()), say!("def-id-taken-hint")),
            Self::NoBase(id) => hinted(say!("def-base", id = id.as_str()), say!("def-base-hint")),
            Self::Inherited { field, from, fault } => {
                let Words { message, hint } = fault.words();
                let message = say!("def-inherited", field = field.as_str(), game = from.as_str(), problem = message.as_str());
                let own = say!("def-inherited-hint", field = field.as_str());
                hinted(message, hint.map_or_else(|| own.clone(), |hint| [hint, own.clone()].join(say!("between-groups"))))
            }
            Self::Entries { count, most } => plain(say!("def-entries", count = *count, most = *most)),
            Self::Complex => hinted(say!("def-complex"), say!("def-complex-hint")),
            Self::Forward => hinted(say!("def-forward"), say!("def-forward-hint")),
            Self::Board(files, ranks) => hinted(say!("def-board", files = *files, ranks = *ranks), say!("def-board-hint")),
            Self::River(near, far) => hinted(say!("def-river", near = *near, far = *far), say!("def-river-hint")),
            Self::NoCells => plain(say!("def-no-cells")),
            Self::Start(fault) => fault.words(),
            Self::LayerName(name) => hinted(say!("def-layer-name", name = name.as_str()), say!("def-layer-name-hint")),
            Self::Tint(text) => hinted(say!("def-tint", text = text.as_str()), say!("def-tint-hint")),
            Self::FromZero => hinted(say!("def-from-zero"), say!("def-from-zero-hint")),
            Self::Pair(text) => hinted(say!("def-pair", text = text.as_str()), say!("def-pair-hint")),
            Self::Repetition => hinted(say!("def-repetition"), say!("def-repetition-hint")),
            Self::NoPiece(name) => hinted(say!("def-no-piece", name = name.as_str()), say!("def-no-piece-hint")),
            Self::PieceWeight { name, most } => {
                hinted(say!("def-piece-weight", name = name.as_str()), say!("def-weight-hint", most = *most))
            }
            Self::Weight(most) => hinted(say!("def-weight"), say!("def-weight-hint", most = *most)),
            Self::Levels { count, most } => hinted(say!("def-levels"), say!("def-levels-hint", count = *count, most = *most)),
            Self::Letters(letter) => hinted(say!("def-letters", letter = letter.to_string()), say!("def-letters-hint")),
            Self::Signs(letter) => hinted(say!("def-signs", letter = letter.to_string()), say!("def-signs-hint")),
            Self::TwoSigns(letter) => hinted(say!("def-signs", letter = letter.to_string()), say!("def-two-signs-hint")),
            Self::Piece(fault) => fault.words(),
            Self::Region(fault) => fault.words(),
            Self::Rule(fault) => fault.words(),
        }
    }
}

impl Saying for Warning {
    fn words(&self) -> Words {
        match self {
            Self::Picture(name) => hinted(say!("warn-picture", name = name.as_str()), say!("warn-picture-hint")),
            Self::OffBoard => hinted(say!("warn-off-board"), say!("warn-off-board-hint")),
            Self::NoLayer(piece) => hinted(say!("warn-no-layer", piece = named(piece)), say!("warn-no-layer-hint")),
            Self::NeverMoves(piece) => hinted(say!("warn-never-moves", piece = named(piece)), say!("warn-never-moves-hint")),
            Self::NeverPromotes(piece) => hinted(say!("warn-never-promotes", piece = named(piece)), say!("warn-never-promotes-hint")),
            Self::NeverCastles => hinted(say!("warn-never-castles"), say!("warn-never-castles-hint")),
        }
    }
}

impl Saying for StartFault {
    fn words(&self) -> Words {
        match self {
            Self::Board(fault) => hinted(fault.said(), say!("def-start-hint")),
            Self::NotTurned(letter) => plain(say!("def-not-turned", letter = letter.to_string())),
            Self::Letter(letter) => hinted(say!("def-letter", letter = letter.to_string()), say!("def-start-letter-hint")),
            Self::NoCell { letter, cell } => plain(say!("board-no-cell", letter = letter.to_string(), cell = cell.as_str())),
            Self::Castling(letter) => hinted(say!("def-start-castling", letter = letter.to_string()), say!("def-start-castling-hint")),
            Self::Fields => hinted(say!("def-start-fields"), say!("def-start-fields-hint")),
            Self::Royals { side, count: 0 } => hinted(say!("def-royals", side = named(side), count = 0), say!("def-royals-none-hint")),
            Self::Royals { side, count } => hinted(say!("def-royals", side = named(side), count = *count), say!("def-royals-hint")),
        }
    }
}

impl Saying for BoardFault {
    fn words(&self) -> Words {
        plain(match self {
            Self::Ranks { ranks, given } => say!("board-ranks", ranks = *ranks, given = *given),
            Self::Rank(rank, fault) => say!("board-rank", rank = *rank, why = fault.said()),
        })
    }
}

impl Saying for RankFault {
    fn words(&self) -> Words {
        match self {
            Self::Large(text) => plain(say!("board-large", text = text.as_str())),
            Self::Empty(text) => plain(say!("board-empty", text = text.as_str())),
            Self::Plus => plain(say!("board-plus")),
            Self::Sign(letter) => plain(say!("board-letter", letter = letter.to_string())),
            Self::More(count) => plain(say!("board-more", count = *count)),
            Self::NoCell { letter, cell } => plain(say!("board-no-cell", letter = letter.to_string(), cell = cell.as_str())),
            Self::Fewer { given, count } => plain(say!("board-fewer", given = *given, count = *count)),
        }
    }
}

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
                let hint = near(name, known).unwrap_or_else(|| say!("def-no-region-hint", names = known.join(say!("between-parts"))));
                hinted(say!("def-no-region", name = name.as_str()), hint)
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
            Self::CastleEnds => hinted(say!("def-castle-ends"), say!("def-castle-ends-hint")),
            Self::ShuffleOrder => hinted(say!("def-shuffle-order"), say!("def-shuffle-order-hint")),
            Self::ShuffleArray => hinted(say!("def-shuffle-array"), say!("def-shuffle-array-hint")),
            Self::ShuffleMany(most) => plain(say!("def-shuffle-many", most = *most)),
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
