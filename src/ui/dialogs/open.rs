//! Opening a definition file: by the desktop's file chooser, or by its path where there is none.

use std::path::PathBuf;

use egui::{Key, RichText, TextEdit, Ui};

use super::Fate;
use crate::app::{Action, Opened, Opening};
use crate::ui::theme::accents;

/// The state of the dialog.
#[derive(Debug, Default)]
pub(in crate::ui) struct OpenForm {
    path: String,
    opening: Option<Opening>,
    told: String,
    /// Whether the field has been given the keyboard.
    ready: bool,
}

impl OpenForm {
    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, actions: &mut Vec<Action>) -> Fate {
        if let Some(opened) = self.opening.as_ref().and_then(Opening::poll) {
            self.opening = None;
            self.ready = false;
            match opened {
                Opened::Definition(source) => {
                    actions.push(Action::Load(source));
                    return Fate::Close;
                }
                Opened::Nothing => "No file was chosen. If no file chooser has opened, write the path here.".clone_into(&mut self.told),
                Opened::Failed(reason) => self.told = reason,
            }
        }
        let wake = {
            let ctx = ui.ctx().clone();
            move || ctx.request_repaint()
        };
        ui.label("Path of the file");
        let field = ui.add(TextEdit::singleline(&mut self.path).desired_width(f32::INFINITY).hint_text("…/games.ron"));
        if !self.ready {
            self.ready = true;
            field.request_focus();
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if !self.told.is_empty() {
            ui.label(RichText::new(&self.told).color(accents(ui).refusal));
        }
        ui.add_space(8.0);
        let idle = self.opening.is_none();
        ui.horizontal(|ui| {
            if ui.add_enabled(idle, egui::Button::new("Browse…")).clicked() {
                self.opening = Some(Opening::choose(wake.clone()));
            }
            let ready = idle && !self.path.trim().is_empty();
            let open = ui.add_enabled(ready, egui::Button::new(RichText::new("Open").strong())).clicked();
            if open || entered && ready {
                self.opening = Some(Opening::path(PathBuf::from(self.path.trim()), wake));
            }
            if ui.button("Cancel").clicked() { Fate::Close } else { Fate::Stay }
        })
        .inner
    }
}
