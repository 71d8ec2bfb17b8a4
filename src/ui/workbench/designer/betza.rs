//! How the chosen piece moves, written in Betza's notation.

use egui::{Button, TextEdit, Ui};
use nestmate_core::variant::Design;
use nestmate_text::words::say;

use crate::import::{BetzaFault, betza};
use crate::ui::frame::widgets::{is_entered, labelled, wrong_label};

#[derive(Default)]
pub(super) struct BetzaField {
    text: String,
    fault: Option<BetzaFault>,
}

impl BetzaField {
    /// A field for the notation; the text in which the piece moves as was written there.
    pub(super) fn show(&mut self, ui: &mut Ui, design: &Design, letter: char) -> Option<String> {
        let Self { text, fault } = self;
        let taken = ui.horizontal(|ui| {
            let field = labelled(ui, say!("design-betza"), TextEdit::singleline(text).desired_width(140.0).hint_text("fmWfceF"));
            let field = field.on_hover_text(say!("design-betza.tip"));
            if field.changed() {
                *fault = None;
            }
            let ready = !text.trim().is_empty();
            let taken = ui.add_enabled(ready, Button::new(say!("design-betza-take"))).clicked();
            taken || ready && is_entered(ui, &field)
        });
        if let Some(fault) = fault {
            wrong_label(ui, told(fault));
        }
        if !taken.inner {
            return None;
        }
        match betza(text) {
            Err(wrong) => {
                *fault = Some(wrong);
                None
            }
            Ok(moves) => {
                let mut design = design.clone();
                for step in moves.doubles {
                    let rule = Design::rule_of(&format!("DoubleStep(pieces: \"{letter}\", step: {step:?})"))?;
                    if !design.rules().contains(&rule) {
                        design = design.and_rule(&rule)?;
                    }
                }
                design.with_ways(letter, &moves.ways)
            }
        }
    }
}

fn told(fault: &BetzaFault) -> String {
    match fault {
        BetzaFault::NoStep(letters) => say!("betza-no-step", letters = letters.as_str()),
        BetzaFault::Letter(letter) => say!("betza-letter", letter = letter.to_string()),
        BetzaFault::Unsaid(letter, part) => say!("betza-unsaid", letter = letter.to_string(), part = part.as_str()),
        BetzaFault::Directions(letters, part) => say!("betza-directions", letters = letters.as_str(), part = part.as_str()),
    }
}
