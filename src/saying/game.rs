//! What is wrong with games as text.

use nestmate_core::game::{HouseFault, IllegalMove, MAX_COMMENT, Remark, TextFault, TextPlace};
use nestmate_text::words::say;

use super::{Named, Saying, Words, hinted, plain};

impl Saying for TextFault {
    fn words(&self) -> Words {
        match self {
            Self::Empty => plain(say!("text-empty")),
            Self::Long(bytes) => hinted(say!("text-long", bytes = *bytes), say!("text-long-hint")),
            Self::Start(error) => hinted(error.said(), say!("text-start-hint")),
            Self::GameStart(error) => error.words(),
            Self::NoGame(id) => hinted(say!("no-game", id = id.as_str()), say!("text-game-hint")),
            Self::Unplayable(unplayable) => unplayable.words(),
            Self::House(fault) => fault.words(),
            Self::Bracket(bracket) => hinted(say!("text-bracket-many", bracket = bracket.to_string()), say!("text-bracket-many-hint")),
            Self::NoTag => hinted(say!("text-no-tag"), say!("text-tag-hint")),
            Self::TagOpen => hinted(say!("text-tag-open"), say!("text-tag-hint")),
            Self::TagEndless => hinted(say!("text-tag-endless"), say!("text-tag-hint")),
            Self::TagInside => hinted(say!("text-tag-inside"), say!("text-close-variation-hint")),
            Self::CommentEndless => hinted(say!("text-comment-endless"), say!("text-comment-endless-hint")),
            Self::NoGlyph => hinted(say!("text-no-glyph"), say!("text-no-glyph-hint")),
            Self::Deep(most) => plain(say!("text-deep", most = *most)),
            Self::VariationFirst => hinted(say!("text-variation-first"), say!("text-variation-first-hint")),
            Self::CloseMany => hinted(say!("text-close-many"), say!("text-close-many-hint")),
            Self::EndsInside => hinted(say!("text-ends-inside"), say!("text-close-hint")),
            Self::NoMove { text, side, number } => {
                hinted(say!("text-no-move", text = text.as_str(), side = side.name(), number = *number), say!("text-no-move-hint"))
            }
            Self::Ambiguous { text, moves } => {
                hinted(say!("text-ambiguous", text = text.as_str(), moves = moves.as_str()), say!("text-ambiguous-hint"))
            }
            Self::ManyMoves(most) => plain(say!("text-many-moves", most = *most)),
        }
    }
}

impl Saying for HouseFault {
    fn words(&self) -> Words {
        plain(match self {
            Self::NoPair(rule) => say!("text-rule", rule = rule.as_str()),
            Self::Number { name, value } => say!("text-rule-number", name = name.as_str(), value = value.as_str()),
            Self::Unknown(name) => say!("text-rule-unknown", name = name.as_str()),
            Self::Switch { rule, name } => say!("text-rule-switch", rule = rule.as_str(), name = name.as_str()),
        })
    }
}

impl Saying for Remark {
    fn words(&self) -> Words {
        match self {
            Self::FirstOnly => plain(say!("text-first-only")),
            Self::Hidden(TextPlace { line, column }) => plain(say!("text-hidden", line = *line, column = *column)),
            Self::Kept(place, fault) => plain(say!("text-kept", line = place.line, column = place.column, why = fault.said())),
            Self::Mended(place, fault) => plain(say!("text-mended", line = place.line, column = place.column, why = fault.said())),
            Self::Position(place, dropped) => plain(say!("text-mended", line = place.line, column = place.column, why = dropped.said())),
            Self::Cut(TextPlace { line, column }) => plain(say!("text-cut", line = *line, column = *column, most = MAX_COMMENT)),
            Self::Tag(TextPlace { line, column }, name) => {
                plain(say!("text-tag-changed", line = *line, column = *column, name = name.as_str()))
            }
        }
    }
}

impl Saying for IllegalMove {
    fn words(&self) -> Words {
        plain(say!("illegal-move"))
    }
}
