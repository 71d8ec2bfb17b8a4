//! The regions of a design: named, chosen, and painted on the board.

use egui::{Button, RichText, TextEdit, Ui};
use nestmate_core::geometry::CellSet;
use nestmate_core::variant::Design;
use nestmate_text::words::say;

use super::chips::region_told;
use super::start::{StartBoard, StartBrush};
use crate::ui::frame::theme::accents;

impl StartBoard {
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
