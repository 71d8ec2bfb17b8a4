//! What stands in the way of a move, as a claim that can be checked, and the sentence that says it.

use super::man_on;
use crate::app::touch::Picked;
use crate::geometry::{Cell, CellSet};
use crate::position::Position;
use crate::variant::{KindId, Variant};
use crate::words::{named, say};

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
        let region = variant.regions.iter().find(|(_, known)| *known == self.cells).map(|(name, _)| named(name));
        let place = if region.is_some() { "part" } else { "whole" };
        say!("refusal-gone", place = place, cells = region.unwrap_or_default(), name = named(&variant.kind(self.semi_royal).name))
    }
}

impl Why {
    /// The sentence for what was tried.
    pub(in crate::app) fn sentence(&self, position: &Position, variant: &Variant, picked: Picked, to: Cell) -> String {
        let called = |kind: KindId| named(&variant.kind(kind).name);
        let name = called(match picked {
            Picked::Cell(from) => position.at(from).kind(),
            Picked::Held(held) => held.kind,
        });
        // There need not be one on the board of an exercise.
        let royal = variant.royal().map_or("", called);
        let cell = variant.cell_name(to);
        let man = |cell: Cell| man_on(position, variant, cell);
        let partner = |cell: Cell| called(position.at(cell).kind());
        match self {
            Self::Frozen(cold) => say!("refusal-frozen", name = name, why = cold.words(variant)),
            Self::Exposed { by, already: true } => say!("refusal-still-check", name = royal, man = man(*by)),
            Self::Exposed { by, .. } => say!("refusal-check", name = royal, man = man(*by)),
            Self::DropMates => say!("refusal-drop-mates").to_owned(),
            Self::DropOn => say!("refusal-drop-on", man = man(to)),
            Self::DropNever => say!("refusal-drop-never", name = name, cell = cell),
            Self::DropStuck => say!("refusal-drop-stuck", name = name, cell = cell),
            Self::DropFile => say!("refusal-drop-file", name = name),
            Self::CastleMoved => say!("refusal-castle-moved", name = name),
            Self::CastleBetween(cell) => say!("refusal-castle-between", name = name, man = man(*cell)),
            Self::CastleFrozen(cell, cold) => say!("refusal-frozen", name = partner(*cell), why = cold.words(variant)),
            Self::CastleAttacked(cell) => say!("refusal-castle-attacked", name = name, cell = variant.cell_name(*cell)),
            Self::Never => match picked {
                Picked::Cell(from) => say!("refusal-never", name = name, from = variant.cell_name(from), to = cell),
                Picked::Held(_) => say!("refusal-cannot", name = name, cell = cell),
            },
            Self::Own => say!("refusal-own", name = partner(to), cell = cell),
            Self::OnlyMoves => say!("refusal-only-moves", name = name),
            Self::OnlyCaptures => say!("refusal-only-captures", name = name, cell = cell),
            Self::Blocked(by) => match by.as_slice() {
                [one] => say!("refusal-blocked", man = man(*one)),
                all => {
                    let and_by = |first, man| say!("refusal-and-by", first = first, man = man);
                    say!("refusal-all-blocked", men = all.iter().map(|&cell| man(cell)).reduce(and_by).unwrap_or_default())
                }
            },
            Self::Hop(men) => say!("refusal-hop", men = *men),
            Self::Nothing => say!("refusal-nothing", cell = cell, name = name),
            Self::Unknown => say!("refusal-cannot", name = name, cell = cell),
        }
    }
}
