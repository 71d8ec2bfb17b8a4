//! What stands in the way of a move, as a claim that can be checked, and the sentence that says it.

use super::super::scene::Picked;
use super::man_on;
use crate::geometry::{Cell, CellSet};
use crate::position::Position;
use crate::variant::{KindId, Variant};

/// Why something cannot be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) enum Why {
    /// The man is frozen.
    Frozen(Cold),
    /// The King would be attacked by the man on a cell; whether it is already.
    Exposed {
        /// Who would attack it.
        by: Cell,
        /// Whether the side is in check now.
        already: bool,
    },
    /// A drop that mates, of a man that may not.
    DropMates,
    /// A drop on a man.
    DropOn,
    /// A drop where such men are never dropped.
    DropNever,
    /// A drop where the man could never move.
    DropStuck,
    /// A drop beside another one on the file.
    DropFile,
    /// A castling after one of the two men has moved.
    CastleMoved,
    /// A castling with a man between.
    CastleBetween(Cell),
    /// A castling with a frozen partner on a cell.
    CastleFrozen(Cell, Cold),
    /// A castling over or to a cell that is attacked.
    CastleAttacked(Cell),
    /// No move of this man, whatever stood where.
    Never,
    /// An own man stands there.
    Own,
    /// It goes there only without capturing.
    OnlyMoves,
    /// It goes there only to capture.
    OnlyCaptures,
    /// The men that stand in each of its ways.
    Blocked(Vec<Cell>),
    /// It captures beyond one man, and there are this many.
    Hop(usize),
    /// There is nothing that it could become there.
    Nothing,
    /// None of these.
    Unknown,
}

/// The semi-royal that is gone, and where one is missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) struct Cold {
    pub(super) semi_royal: KindId,
    pub(super) cells: CellSet,
}

impl Cold {
    /// `the odd Alibaba is gone`
    pub(super) fn words(&self, variant: &Variant) -> String {
        let region = variant.regions.iter().find(|(_, known)| *known == self.cells).map(|(name, _)| format!("{name} "));
        format!("the {}{} is gone", region.unwrap_or_default(), variant.kind(self.semi_royal).name)
    }
}

impl Why {
    /// The sentence for what was tried.
    pub(in crate::app) fn sentence(&self, position: &Position, variant: &Variant, picked: Picked, to: Cell) -> String {
        let kind = match picked {
            Picked::Cell(from) => position.at(from).kind(),
            Picked::Held(held) => held.kind,
        };
        let name = &variant.kind(kind).name;
        // There need not be one on the board of an exercise.
        let royal = variant.kind_ids().find(|&kind| variant.kind(kind).royal).map_or("", |kind| &variant.kind(kind).name);
        let cell = variant.cell_name(to);
        let man = |cell: Cell| man_on(position, variant, cell);
        let partner = |cell: Cell| &variant.kind(position.at(cell).kind()).name;
        match self {
            Self::Frozen(cold) => format!("The {name} is frozen: {}.", cold.words(variant)),
            Self::Exposed { by, already: true } => format!("The {royal} would still be in check by {}.", man(*by)),
            Self::Exposed { by, .. } => format!("The {royal} would be in check by {}.", man(*by)),
            Self::DropMates => "A drop of this man may not give mate.".to_owned(),
            Self::DropOn => format!("A man can only be dropped on an empty cell, and {} stands there.", man(to)),
            Self::DropNever => format!("The {name} cannot be dropped on {cell}."),
            Self::DropStuck => format!("On {cell} the {name} could never move."),
            Self::DropFile => format!("The {name} cannot be dropped there beside the one on this file."),
            Self::CastleMoved => format!("The {name} cannot castle there: one of the two men has moved."),
            Self::CastleBetween(cell) => format!("The {name} cannot castle there: {} stands between.", man(*cell)),
            Self::CastleFrozen(cell, cold) => format!("The {} is frozen: {}.", partner(*cell), cold.words(variant)),
            Self::CastleAttacked(cell) => format!("The {name} cannot castle there: {} is attacked.", variant.cell_name(*cell)),
            Self::Never => match picked {
                Picked::Cell(from) => format!("The {name} does not go from {} to {cell}.", variant.cell_name(from)),
                Picked::Held(_) => format!("The {name} cannot go to {cell}."),
            },
            Self::Own => format!("Your own {} stands on {cell}.", partner(to)),
            Self::OnlyMoves => format!("The {name} does not capture that way."),
            Self::OnlyCaptures => format!("The {name} goes to {cell} only to capture, and nothing stands there."),
            Self::Blocked(by) => match by.as_slice() {
                [one] => format!("The way is blocked by {}.", man(*one)),
                all => format!("Each way is blocked: by {}.", all.iter().map(|&cell| man(cell)).collect::<Vec<_>>().join(" and by ")),
            },
            Self::Hop(0) => "It captures there beyond exactly one man; there is none on the way.".to_owned(),
            Self::Hop(men) => format!("It captures there beyond exactly one man; there are {men} on the way."),
            Self::Nothing => format!("On {cell} the {name} has to be exchanged, and no reserve has a man for it."),
            Self::Unknown => format!("The {name} cannot go to {cell}."),
        }
    }
}
