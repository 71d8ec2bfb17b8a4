//! The start of a design: the board that pieces are put on and regions painted on, and what clicks on it do.

use nestmate_core::geometry::CellSet;
use nestmate_core::variant::Design;
use nestmate_core::variant::schema::RuleDef;

use crate::app::Scene;

pub(super) struct StartBoard {
    pub(super) brush: StartBrush,
    pub(super) both: bool,
    pub(super) region: Option<String>,
    pub(super) rule: Option<RuleDef>,
    pub(super) pointed: Option<CellSet>,
    pub(super) region_name: String,
    /// The stroke being drawn over the board: where it began, and the cells crossed.
    pub(super) stroke: Option<((i32, i32), CellSet)>,
    pub(super) shown: Option<Scene>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum StartBrush {
    Nothing,
    Piece { black: bool },
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

    pub(super) fn take_up(&mut self) {
        if self.brush == StartBrush::Nothing {
            self.brush = StartBrush::Piece { black: false };
        }
    }

    pub(super) fn is_black(&self) -> bool {
        self.brush == StartBrush::Piece { black: true }
    }

    pub(super) fn paint_for(&mut self, region: &str, rule: &RuleDef) {
        self.brush = StartBrush::Region;
        self.region = Some(region.to_owned());
        self.rule = Some(rule.clone());
    }

    pub(super) fn forget_missing(&mut self, design: &Design) {
        if self.region.as_deref().is_some_and(|chosen| design.regions().all(|name| name != chosen)) {
            self.region = None;
            self.end_painting();
        }
    }

    pub(super) fn end_painting(&mut self) {
        self.brush = StartBrush::Piece { black: false };
        self.rule = None;
    }

    pub(super) fn painted(&self) -> Option<&str> {
        self.region.as_deref().filter(|_| self.brush == StartBrush::Region)
    }
}
