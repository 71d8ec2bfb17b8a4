//! The start of a design: the board that pieces are put on and regions painted on, and what clicks on it do.

use egui::{Button, RichText, TextEdit, Ui};
use nestmate_core::geometry::CellSet;
use nestmate_core::variant::Design;
use nestmate_core::variant::schema::RuleDef;
use nestmate_text::words::say;

use super::chips::region_told;
use crate::app::Scene;
use crate::ui::frame::theme::accents;

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

    /// The regions; the text with one more or one fewer, when that is wanted. The one chosen is what clicks on the board paint.
    pub(super) fn regions(&mut self, ui: &mut Ui, design: &Design) -> Option<String> {
        let mut wanted = None;
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(say!("design-regions"));
            for name in design.regions() {
                let chosen = self.painted() == Some(name);
                let button = ui.add(Button::selectable(chosen, say!("design-paint", name = region_told(design, name))));
                if button.hovered() || button.has_focus() {
                    self.pointed = Some(design.region(name));
                }
                if button.clicked() {
                    self.brush = StartBrush::Region;
                    self.region = Some(name.to_owned());
                }
            }
            let field = TextEdit::singleline(&mut self.region_name).desired_width(110.0).hint_text(say!("design-region-hint"));
            ui.add(field).labelled_by(label.id);
            if ui.button(say!("design-region-new")).clicked() {
                wanted = self.new_region(design);
            }
            if let Some(name) = self.painted() {
                let without = design.without_region(name);
                let remove = ui.add_enabled(without.is_some(), Button::new(say!("design-remove", piece = region_told(design, name))));
                if remove.on_disabled_hover_text(say!("design-region-used")).clicked() {
                    wanted = without;
                }
            }
        });
        if self.painted().is_some() {
            ui.label(RichText::new(say!("design-paint-help")).small().color(accents(ui).quiet));
        }
        wanted
    }

    /// A region without cells, chosen to be painted: of the name that was written, or of one that is free.
    fn new_region(&mut self, design: &Design) -> Option<String> {
        let taken = |name: &str| design.regions().any(|known| known == name);
        let written: String = self.region_name.trim().chars().filter(|letter| !"\\\"{}:,".contains(*letter)).collect();
        let free = || (1..=u8::MAX).map(|number| say!("design-region-name", number = number)).find(|name| !taken(name));
        let name = Some(written).filter(|name| !name.is_empty() && !taken(name)).or_else(free)?;
        self.region_name.clear();
        self.brush = StartBrush::Region;
        self.region = Some(name.clone());
        design.with_region(&name, &CellSet::EMPTY)
    }
}
