//! Who plays, where and when, and the result: what files and other programs are told of a game.

use egui::{ComboBox, Grid, TextEdit, Ui};
use nestmate_core::game::Tags;
use nestmate_core::rules::start_number;
use nestmate_core::variant::Side;
use nestmate_text::named_side;
use nestmate_text::words::{TextKey, key, say};

use super::{Flow, buttons, primary};
use crate::app::{Action, App, words};
use crate::storage::{GameResult, RATINGS};
use crate::ui::desk::Desk;
use crate::ui::frame::widgets::{entries, is_entered, labelled, list};

/// The tags that are asked for: how well the sides play, and what people call the others.
const OTHERS: [(&str, TextKey); 6] = [
    ("Event", key!("details-event")),
    ("Site", key!("details-site")),
    ("Date", key!("details-date")),
    ("Round", key!("details-round")),
    ("ECO", key!("details-eco")),
    ("TimeControl", key!("details-time")),
];

/// How wide fields are, and that for a rating beside a name, in points.
const FIELD: f32 = 300.0;
const RATING: f32 = 60.0;

struct TagField {
    tag: &'static str,
    name: String,
    value: String,
}

impl TagField {
    fn new(app: &App, tag: &'static str, name: String) -> Self {
        Self { tag, name, value: app.game().tags().get(tag).to_owned() }
    }
}

pub(in crate::ui) struct DetailsForm {
    players: [(TagField, TagField); 2],
    others: [TagField; 6],
    result: GameResult,
    decided: bool,
    /// The number of the start, in a game whose start is drawn by lot.
    start: Option<u32>,
}

impl DetailsForm {
    pub(in crate::ui) fn new(app: &App) -> Self {
        let players = Side::BOTH.map(|side| {
            let name = named_side(app.variant(), side).to_owned();
            let rating = say!("details-rating", side = name.as_str());
            let at = side.index();
            (TagField::new(app, Tags::PLAYERS[at], name), TagField::new(app, RATINGS[at], rating))
        });
        let others = OTHERS.map(|(tag, name)| TagField::new(app, tag, say(name).to_owned()));
        let start = start_number(app.variant(), app.game().start());
        Self { players, others, result: app.result(), decided: app.is_decided(), start }
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
        let mut entered = super::entered(ui);
        Grid::new("details").num_columns(2).spacing([16.0, 8.0]).show(ui, |ui| {
            for (player, rating) in &mut self.players {
                let label = ui.label(player.name.as_str());
                ui.horizontal(|ui| {
                    let width = FIELD - RATING - ui.spacing().item_spacing.x - 2.0 * ui.spacing().button_padding.x;
                    let field = ui.add(TextEdit::singleline(&mut player.value).desired_width(width)).labelled_by(label.id);
                    let elo = ui.add(TextEdit::singleline(&mut rating.value).desired_width(RATING).hint_text(say!("details-elo")));
                    elo.ctx.accesskit_node_builder(elo.id, |node| node.set_label(rating.name.as_str()));
                    entered |= is_entered(ui, &field) || is_entered(ui, &elo);
                });
                ui.end_row();
            }
            self.result(ui, desk.app);
            for TagField { tag, name, value } in &mut self.others {
                let hint = if *tag == "Date" { "2026.11.21" } else { "" };
                let field = labelled(ui, name.as_str(), TextEdit::singleline(value).desired_width(FIELD).hint_text(hint));
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
                desk.wishes.push(Action::SetTags(self.tags()));
            }
            if done || cancel { Flow::Close } else { Flow::Stay }
        })
    }

    /// The result, to be chosen where no move decides the game.
    fn result(&mut self, ui: &mut Ui, app: &App) {
        let name = say!("own-games-result");
        ui.label(name);
        let told = |result| words::result(app.variant(), result);
        if self.decided {
            ui.label(told(self.result));
        } else {
            let shown = told(self.result);
            let combo = ComboBox::from_id_salt("result").width(FIELD).selected_text(shown.as_str());
            let spoken = say!("own-games-filter", name = name, value = shown.as_str());
            list(ui, combo, &spoken, |ui| entries(ui, &mut self.result, GameResult::ALL.map(|result| (result, told(result)))));
        }
        ui.end_row();
    }

    fn tags(&self) -> Vec<(String, String)> {
        let fields = self.players.iter().flat_map(|(player, rating)| [player, rating]).chain(&self.others);
        let result = (!self.decided).then(|| ("Result".to_owned(), self.result.text().to_owned()));
        fields.map(|field| (field.tag.to_owned(), field.value.clone())).chain(result).collect()
    }
}
