//! What is wrong with games, positions and moves as text.

use nestmate_core::game::{HouseFault, IllegalMove, MAX_COMMENT, Remark, TextFault, TextPlace};
use nestmate_core::notation::{Dropped, DroppedPart};
use nestmate_core::position::{Field, FieldFault, TextError};
use nestmate_core::rules::MoveError;
use nestmate_core::variant::Royalty;
use nestmate_text::words::{named, say};

use super::{Saying, Words, hinted, plain};

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
                hinted(say!("text-no-move", text = text.as_str(), side = named(side), number = *number), say!("text-no-move-hint"))
            }
            Self::Ambiguous { text, moves } => {
                hinted(say!("text-ambiguous", text = text.as_str(), moves = moves.as_str()), say!("text-ambiguous-hint"))
            }
            Self::ManyMoves(most) => plain(say!("text-many-moves", most = *most)),
            Self::NoKifu => plain(say!("text-no-kifu")),
            Self::KifuArray(name) => hinted(say!("text-kifu-array", name = name.as_str()), say!("text-kifu-array-hint")),
            Self::KifuRank(rank) => hinted(say!("text-kifu-rank", rank = *rank), say!("text-kifu-rank-hint")),
            Self::KifuHand(text) => hinted(say!("text-kifu-hand", text = text.as_str()), say!("text-kifu-hand-hint")),
            Self::KifuPlaces(text) => hinted(say!("text-kifu-places", text = text.as_str()), say!("text-kifu-places-hint")),
            Self::QipuPlaces(text) => plain(say!("text-kifu-places", text = text.as_str())),
            Self::KifuLine => hinted(say!("text-kifu-line"), say!("text-kifu-line-hint")),
            Self::KifuBranch(number) => plain(say!("text-kifu-branch", number = number.as_str())),
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

impl Saying for TextError {
    fn words(&self) -> Words {
        plain(match self {
            Self::Fields(count) => say!("position-fields", count = *count),
            Self::TooLong(bytes) => say!("position-long", bytes = *bytes),
            Self::Field(field, fault) => {
                say!("position-field", number = field.number(), name = field_name(*field), why = fault.said())
            }
            Self::Exposed { side, piece, cell } => {
                say!("position-exposed", side = named(side), name = named(piece), cell = cell.as_str())
            }
        })
    }
}

impl Saying for Dropped {
    fn words(&self) -> Words {
        let text: String = self.text.chars().take(40).collect();
        let text = text.as_str();
        plain(match self.part {
            DroppedPart::Right => say!("dropped-right", text = text),
            DroppedPart::Passed => say!("dropped-passed", text = text),
            DroppedPart::Hand => say!("dropped-hand", text = text),
            DroppedPart::Checks => say!("dropped-checks", text = text),
            DroppedPart::Marks => say!("dropped-marks").to_owned(),
            DroppedPart::Number => say!("dropped-number", text = text),
            DroppedPart::Rest => say!("dropped-rest", text = text),
        })
    }
}

fn field_name(field: Field) -> &'static str {
    match field {
        Field::Board => say!("position-field-1"),
        Field::Side => say!("position-field-2"),
        Field::Reserves => say!("position-field-3"),
        Field::Unmoved => say!("position-field-4"),
        Field::Passing => say!("position-field-5"),
        Field::Halfmoves => say!("position-field-6"),
        Field::Number => say!("position-field-7"),
        Field::Checks => say!("position-field-8"),
        Field::Passes => say!("position-field-9"),
        Field::Traded => say!("position-field-10"),
        Field::Counted => say!("position-field-11"),
    }
}

impl Saying for FieldFault {
    fn words(&self) -> Words {
        match self {
            Self::Board(fault) => fault.words(),
            Self::Letter(letter) => plain(say!("position-no-letter", letter = letter.to_string())),
            Self::NotTurned(letter) => plain(say!("position-no-turned", letter = letter.to_string())),
            Self::Royals { side, count, royalty } => {
                let needs = match royalty {
                    Royalty::None => "none",
                    Royalty::Single | Royalty::Held => "one",
                    Royalty::Each | Royalty::One | Royalty::Last => "some",
                    Royalty::Volatile => "most-one",
                };
                plain(say!("position-royals", side = named(side), count = *count, needs = needs))
            }
            Self::Side(text) => plain(say!("position-side", text = text.as_str())),
            Self::NoReserves => plain(say!("position-no-reserves")),
            Self::Reserves => plain(say!("position-reserves")),
            Self::ReserveCount(count) => plain(say!("position-reserve-count", count = *count)),
            Self::UnsortedLetters(text) => plain(say!("position-unsorted-letters", text = text.as_str())),
            Self::RoyalHeld(letter) => plain(say!("position-royal-held", letter = letter.to_string())),
            Self::TooManyHeld(letter) => plain(say!("position-too-many", letter = letter.to_string())),
            Self::Moved(cell) => plain(say!("position-moved", cell = cell.as_str())),
            Self::Passing => plain(say!("position-passing")),
            Self::NoPassing(text) => plain(say!("position-no-passing", text = text.as_str())),
            Self::UnsortedCells(text) => plain(say!("position-unsorted-cells", text = text.as_str())),
            Self::Cell(text) => plain(say!("position-no-cell", text = text.as_str())),
            Self::Passes(text) => plain(say!("position-passes", text = text.as_str())),
            Self::Traded(text) => plain(say!("position-traded", text = text.as_str())),
            Self::Counted(text) => plain(say!("position-counted", text = text.as_str())),
            Self::Checks(text) => plain(say!("position-checks", text = text.as_str())),
            Self::Number(text) => plain(say!("position-no-number", text = text.as_str())),
            Self::FromZero => plain(say!("position-from-one")),
        }
    }
}

impl Saying for MoveError {
    fn words(&self) -> Words {
        plain(match self {
            Self::Unfinished { text, candidates } => say!("move-unfinished", text = text.as_str(), moves = candidates.as_str()),
            Self::NotLegal { text } => say!("move-not-legal", text = text.as_str()),
        })
    }
}
