//! The start of a design: the board that pieces are put on and regions painted on, and what clicks on it do.

use nestmate_core::geometry::CellSet;
use nestmate_core::variant::Design;
use nestmate_core::variant::schema::RuleDef;

use crate::app::Scene;

/// What clicks on the board do, and what it shows.
pub(super) struct StartBoard {
    pub(super) brush: StartBrush,
    /// Whether what is put on the board is put there for the other side, too.
    pub(super) both: bool,
    /// The region that a click paints, while that is the brush.
    pub(super) region: Option<String>,
    /// The rule that it is painted for.
    pub(super) rule: Option<RuleDef>,
    /// The cells that something under the pointer speaks of, which the board shows.
    pub(super) pointed: Option<CellSet>,
    /// What a new region is to be called.
    pub(super) region_name: String,
    /// The stroke being drawn over the board: where it began, and the cells crossed.
    pub(super) stroke: Option<((i32, i32), CellSet)>,
    /// The game as it could last be played, which knows how boards and pieces look.
    pub(super) shown: Option<Scene>,
}

/// What a click on the board puts there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum StartBrush {
    Nothing,
    Piece {
        black: bool,
    },
    /// Cells of the chosen region.
    Region,
}

impl StartBoard {
    pub(super) fn new() -> Self {
        Self {
            brush: StartBrush::Piece { black: false },
            both: true,
            region: None,
            rule: None,
            pointed: None,
            region_name: String::new(),
            stroke: None,
            shown: None,
        }
    }

    /// Lets clicks place the chosen piece again, if they have been erasing.
    pub(super) fn take_up(&mut self) {
        if self.brush == StartBrush::Nothing {
            self.brush = StartBrush::Piece { black: false };
        }
    }

    /// Whether the pieces put on the board are Black's.
    pub(super) fn is_black(&self) -> bool {
        self.brush == StartBrush::Piece { black: true }
    }

    /// Lets clicks paint a region that a rule speaks of.
    pub(super) fn paint_for(&mut self, region: &str, rule: &RuleDef) {
        self.brush = StartBrush::Region;
        self.region = Some(region.to_owned());
        self.rule = Some(rule.clone());
    }

    /// Lets go of a region that there is no more.
    pub(super) fn forget_missing(&mut self, design: &Design) {
        if self.region.as_deref().is_some_and(|chosen| design.regions().all(|name| name != chosen)) {
            self.region = None;
            self.end_painting();
        }
    }

    /// Lets clicks put pieces on the board again.
    pub(super) fn end_painting(&mut self) {
        self.brush = StartBrush::Piece { black: false };
        self.rule = None;
    }

    /// The region that clicks paint, if they do.
    pub(super) fn painted(&self) -> Option<&str> {
        self.region.as_deref().filter(|_| self.brush == StartBrush::Region)
    }
}
