//! Who plays, where and when: what files and other programs are told of a game.

use egui::{Grid, TextEdit, Ui};
use nestmate_core::rules::start_number;
use nestmate_text::named_sides;
use nestmate_text::words::{TextKey, key, say};

use super::{Flow, buttons, primary};
use crate::app::{Action, App};
use crate::ui::frame::widgets::is_entered;

/// The tags that are asked for: who plays the sides, and what people call the others.
const SIDES: [&str; 2] = ["White", "Black"];
const OTHERS: [(&str, TextKey); 4] =
    [("Event", key!("details-event")), ("Site", key!("details-site")), ("Date", key!("details-date")), ("Round", key!("details-round"))];

#[derive(Clone, Debug)]
pub(in crate::ui) struct DetailsForm {
    /// Tags with what they are called and their values.
    fields: Vec<(&'static str, String, String)>,
    /// The number of the start, in a game whose start is drawn by lot.
    start: Option<u32>,
}

impl DetailsForm {
    pub(in crate::ui) fn new(app: &App) -> Self {
        let sides = SIDES.into_iter().zip(named_sides(app.variant()).map(str::to_owned));
        let named = sides.chain(OTHERS.map(|(tag, name)| (tag, say(name).to_owned())));
        let fields = named.map(|(tag, name)| (tag, name, app.game().tags().get(tag).to_owned())).collect();
        Self { fields, start: start_number(app.variant(), app.game().start()) }
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, actions: &mut Vec<Action>) -> Flow {
        let mut entered = super::entered(ui);
        Grid::new("details").num_columns(2).spacing([16.0, 8.0]).show(ui, |ui| {
            for (tag, name, value) in &mut self.fields {
                let label = ui.label(name.as_str());
                let hint = if *tag == "Date" { "2026.11.21" } else { "" };
                let field = ui.add(TextEdit::singleline(value).desired_width(280.0).hint_text(hint)).labelled_by(label.id);
                entered |= is_entered(ui, &field);
                ui.end_row();
            }
            if let Some(number) = self.start {
                ui.label(say!("details-start"));
                ui.label(say!("details-start-number", number = number.to_string()));
                ui.end_row();
            }
        });
        ui.add_space(8.0);
        buttons(ui, |ui| {
            let done = ui.add(primary(ui, say!("done"))).clicked() || entered;
            let cancel = ui.button(say!("cancel")).clicked();
            if done && !cancel {
                let tags = self.fields.iter().map(|(tag, _, value)| ((*tag).to_owned(), value.clone()));
                actions.push(Action::SetTags(tags.collect()));
            }
            if done || cancel { Flow::Close } else { Flow::Stay }
        })
    }
}
