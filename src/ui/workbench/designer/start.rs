//! The start of a design: the board that pieces are put on and regions painted on, and what clicks on it do.

use egui::{Rect, RichText, Ui};

use super::Designer;
use super::cells::{Brushes, StartTouch};
use super::chips::region_told;
use super::rules::sentence;
use crate::app::Scene;
use crate::geometry::CellSet;
use crate::ui::frame::theme::accents;
use crate::variant::schema::RuleDef;
use crate::variant::{Design, StartToken};
use crate::words::{named, say};

/// What clicks on the board do, and what it shows.
pub(super) struct StartBoard {
    pub(super) brush: StartBrush,
    /// Whether what is put on the board is put there for the other side, too.
    pub(super) both: bool,
    /// The region that a click paints, while that is the brush.
    pub(super) region: Option<String>,
    /// The rule that it is painted for.
    rule: Option<RuleDef>,
    /// The region whose button the pointer is on, which the board shows.
    pub(super) pointed: Option<String>,
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
    fn forget_missing(&mut self, design: &Design) {
        self.pointed = None;
        if self.region.as_deref().is_some_and(|chosen| design.regions().all(|name| name != chosen)) {
            self.region = None;
            self.end_painting();
        }
    }

    /// Says which region is painted for which rule, with a button to end that; false while none is painted for a rule.
    fn painting(&mut self, ui: &mut Ui, design: &Design) -> bool {
        let rule = self.rule.as_ref().filter(|rule| design.rules().contains(rule));
        let Some((region, rule)) = self.painted().zip(rule) else { return false };
        let text = say!("design-painting", name = region_told(design, region), rule = sentence(design, std::slice::from_ref(rule)));
        let done = ui.horizontal_wrapped(|ui| {
            let done = ui.button(say("design-painting-done")).clicked();
            ui.strong(text);
            done
        });
        ui.label(RichText::new(say("design-paint-help")).small().color(accents(ui).quiet));
        if done.inner {
            self.end_painting();
        }
        true
    }

    /// Lets clicks put pieces on the board again.
    fn end_painting(&mut self) {
        self.brush = StartBrush::Piece { black: false };
        self.rule = None;
    }

    /// The region that clicks paint, if they do.
    pub(super) fn painted(&self) -> Option<&str> {
        self.region.as_deref().filter(|_| self.brush == StartBrush::Region)
    }
}

impl Designer {
    /// What stands where at the start, in a room of this height; the text with something changed there.
    pub(super) fn start(&mut self, ui: &mut Ui, design: &Design, height: f32, brushes: Brushes<'_>) -> Option<String> {
        let top = ui.cursor().top();
        self.board.forget_missing(design);
        let chosen = if self.board.painting(ui, design) { None } else { self.tools_of_board(ui, design) };
        let shown = self.board.pointed.as_deref().or(self.board.painted());
        let region = shown.map(|name| design.region(name)).map(|cells| [cells, design.mirrored(&cells)]);
        let room = egui::vec2(ui.available_width(), (height - (ui.cursor().top() - top)).max(0.0));
        let (room, _): (Rect, _) = ui.allocate_exact_size(room, egui::Sense::hover());
        let touch = self.board.cells(ui, design, region, room, brushes);
        chosen.or_else(|| self.touched(design, touch?))
    }

    /// What a click puts on the board, what the sides hold, and the regions; the text with one of them changed.
    fn tools_of_board(&mut self, ui: &mut Ui, design: &Design) -> Option<String> {
        let name = design.pieces().iter().find(|piece| Some(piece.letter) == self.piece).map_or("", |piece| named(&piece.name));
        ui.horizontal_wrapped(|ui| {
            ui.strong(say("design-start"));
            ui.radio_value(&mut self.board.brush, StartBrush::Piece { black: false }, say!("design-white", piece = name));
            ui.radio_value(&mut self.board.brush, StartBrush::Piece { black: true }, say!("design-black", piece = name));
            ui.radio_value(&mut self.board.brush, StartBrush::Nothing, say("design-empty"));
            ui.checkbox(&mut self.board.both, say("design-mirror"));
        });
        let held = if design.has_reserves() { self.hands(ui, design) } else { None };
        let regions = self.board.regions(ui, design);
        held.or(regions)
    }

    /// What a click on a cell puts there; nothing where it takes away.
    fn token(&self) -> Option<StartToken> {
        match self.board.brush {
            StartBrush::Nothing | StartBrush::Region => None,
            StartBrush::Piece { black } => self.piece.map(|letter| (letter, black, false)),
        }
    }

    /// The text after something was done to the start.
    fn touched(&self, design: &Design, touch: StartTouch) -> Option<String> {
        let (both, painted) = (self.board.both, self.board.painted());
        match (touch, painted) {
            (StartTouch::Click((file, rank)), Some(region)) => {
                let cell = design.cell(file, rank)?;
                design.with_region(region, &(design.region(region) ^ CellSet::from_iter([cell])))
            }
            (StartTouch::Clear((file, rank)), Some(region)) => {
                let (before, cell) = (design.region(region), design.cell(file, rank)?);
                before.contains(cell).then(|| design.with_region(region, &(before & !CellSet::from_iter([cell])))).flatten()
            }
            (StartTouch::Paint((file, rank), crossed), Some(region)) => {
                // A stroke that begins on a cell of the region takes away.
                let before = design.region(region);
                let after = if before.contains(design.cell(file, rank)?) { before & !crossed } else { before | crossed };
                design.with_region(region, &after)
            }
            (StartTouch::Paint(..), None) => None,
            (StartTouch::Click(cell), None) => {
                // The same again takes it away.
                let token = self.token().filter(|token| design.at(cell.0, cell.1) != Some(*token));
                design.with_token(cell, token, both)
            }
            (StartTouch::Clear(cell), None) => {
                design.at(cell.0, cell.1)?;
                design.with_token(cell, None, both)
            }
            (StartTouch::Carry(from, to), _) => {
                if to == Some(from) {
                    None
                } else {
                    design.with_carried(from, to, both)
                }
            }
            (StartTouch::Bring(letter, cell), _) => design.with_token(cell, Some((letter, self.board.is_black(), false)), both),
        }
    }
}
