//! Where the keyboard's cell is to go: a cell, a file, a rank or a piece.

use egui::{Key, RichText, TextEdit, Ui};
use nestmate_text::words::say;

use super::Flow;
use crate::app::{Action, App};
use crate::ui::frame::theme::accents;

#[derive(Clone, Debug, Default)]
pub(in crate::ui) struct GoToForm {
    text: String,
    begun: bool,
    /// What was wrong with it, and whether that was spoken.
    wrong: Option<(String, bool)>,
}

impl GoToForm {
    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, app: &App, actions: &mut Vec<Action>) -> Flow {
        let label = ui.label(RichText::new(say!("go-to-hint")).color(accents(ui).quiet));
        let field = ui.add(TextEdit::singleline(&mut self.text).desired_width(f32::INFINITY)).labelled_by(label.id);
        if !std::mem::replace(&mut self.begun, true) {
            field.request_focus();
        }
        if field.changed() {
            self.wrong = None;
        }
        if let Some((wrong, _)) = &self.wrong {
            ui.label(RichText::new(wrong).color(accents(ui).refusal));
        }
        if !(field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))) {
            return Flow::Stay;
        }
        if let Some(cell) = app.place(&self.text) {
            actions.push(Action::Cursor(cell));
            return Flow::Close;
        }
        self.wrong = Some((say!("voice-no-place", text = self.text.trim()), false));
        field.request_focus();
        Flow::Stay
    }

    pub(in crate::ui) fn take_wrong(&mut self) -> Option<String> {
        let (wrong, spoken) = self.wrong.as_mut()?;
        (!std::mem::replace(spoken, true)).then(|| wrong.clone())
    }
}
