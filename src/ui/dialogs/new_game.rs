//! Choosing a new game: which, who plays, and how long the computer thinks.

use std::sync::Arc;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{ComboBox, DragValue, Grid, Key, RichText, ScrollArea, Ui, WidgetInfo};

use super::Fate;
use crate::app::{Action, App, NewGame, Player};
use crate::ui::theme::accents;
use crate::variant::{HouseRules, NoteDef, Side, Variant};

/// The state of the dialog; it begins with the last choices.
#[derive(Clone, Debug)]
pub(in crate::ui) struct NewGameForm {
    setup: NewGame,
    seconds: f64,
    /// The game chosen, with the rules of the house chosen.
    variant: Option<Arc<Variant>>,
}

impl NewGameForm {
    /// The dialog with the last choices, and this game if one is given.
    pub(in crate::ui) fn new(app: &App, game: Option<String>) -> Self {
        let mut setup = app.setup().clone();
        if let Some(game) = game.filter(|game| *game != setup.game) {
            (setup.game, setup.house) = (game, HouseRules::default());
        }
        let seconds = setup.think.as_secs_f64();
        let variant = app.library().get_with(&setup.game, &setup.house).ok();
        Self { setup, seconds, variant }
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, app: &App, actions: &mut Vec<Action>) -> Fate {
        Grid::new("new game").num_columns(2).spacing([16.0, 8.0]).show(ui, |ui| {
            ui.label("Game");
            self.games(ui, app);
            ui.end_row();
            for side in Side::BOTH {
                ui.label(side.name());
                self.player(ui, side);
                ui.end_row();
            }
            let label = ui.label("The computer thinks");
            ui.horizontal(|ui| {
                let value = DragValue::new(&mut self.seconds).range(0.1..=600.0).speed(0.1).max_decimals(1).suffix(" s");
                ui.add(value).labelled_by(label.id);
                ui.label("a move");
            });
            ui.end_row();
        });
        self.switches(ui, app);
        self.numbers(ui, app);
        self.about(ui);
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let play = ui.button(RichText::new("Play").strong()).clicked() || ui.input(|input| input.key_pressed(Key::Enter));
            let cancel = ui.button("Cancel").clicked();
            if play && !cancel {
                let think = Duration::try_from_secs_f64(self.seconds).unwrap_or(self.setup.think);
                actions.push(Action::New(NewGame { think, ..self.setup.clone() }));
            }
            if play || cancel { Fate::Close } else { Fate::Stay }
        })
        .inner
    }

    fn games(&mut self, ui: &mut Ui, app: &App) {
        let name = |id: &str| app.library().games().find(|game| game.0 == id).map_or(id, |game| game.1).to_owned();
        ComboBox::from_id_salt("game").width(260.0).height(360.0).selected_text(name(&self.setup.game)).show_ui(ui, |ui| {
            for (id, name) in app.library().games() {
                if ui.selectable_value(&mut self.setup.game, id.to_owned(), name).changed() {
                    self.setup.house = HouseRules::default();
                    self.variant = app.library().get(id).ok();
                }
            }
        });
    }

    /// The switches that the game has.
    fn switches(&mut self, ui: &mut Ui, app: &App) {
        let switches = self.variant.as_ref().map(|variant| variant.switches.clone()).unwrap_or_default();
        for mut switch in switches {
            if ui.checkbox(&mut switch.on, &switch.label).changed() {
                let house = &mut self.setup.house.switches;
                house.retain(|(id, _)| *id != switch.id);
                house.push((switch.id, switch.on));
                self.variant = app.library().get_with(&self.setup.game, &self.setup.house).ok();
            }
        }
    }

    /// The numbers that end a game.
    fn numbers(&mut self, ui: &mut Ui, app: &App) {
        let Some(endings) = self.variant.as_ref().map(|variant| variant.endings.clone()) else { return };
        let (mut repetition, mut no_progress) = (endings.repetition, endings.no_progress);
        let mut changed = false;
        ui.horizontal(|ui| {
            let label = ui.label("The game ends when a position comes for time number");
            changed |= ui.add(DragValue::new(&mut repetition).range(0..=9).speed(0.05)).labelled_by(label.id).changed();
        });
        ui.horizontal(|ui| {
            let label = ui.label("or after this many moves by each side without progress");
            changed |= ui.add(DragValue::new(&mut no_progress).range(0..=999)).labelled_by(label.id).changed();
            ui.label("(0: never)");
        });
        if changed {
            let house = &mut self.setup.house;
            // Once would be at once: the number goes from 2 to 0 and back.
            house.repetition = Some(if repetition == 1 { if endings.repetition > 1 { 0 } else { 2 } } else { repetition });
            house.no_progress = Some(no_progress);
            self.variant = app.library().get_with(&self.setup.game, house).ok();
        }
    }

    fn player(&mut self, ui: &mut Ui, side: Side) {
        let player = &mut self.setup.players[side.index()];
        ui.horizontal(|ui| {
            for (who, text) in [(Player::Human, "Person"), (Player::Computer, "Computer")] {
                let on = *player == who;
                let response = ui.selectable_label(on, text);
                let label = format!("{}: {text}", side.name());
                response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, label.as_str()));
                if response.clicked() {
                    *player = who;
                }
            }
        });
    }

    fn about(&self, ui: &mut Ui) {
        let Some(variant) = &self.variant else { return };
        ui.add_space(6.0);
        ScrollArea::vertical().max_height(220.0).show(ui, |ui| {
            ui.label(&variant.about);
            notes(ui, &variant.about_array);
        });
    }
}

/// Remarks on the start array, with the number of the ruling.
pub(super) fn notes(ui: &mut Ui, notes: &[NoteDef]) {
    for note in notes {
        let text = if note.ruling.is_empty() { note.text.clone() } else { format!("{}: {}", note.ruling, note.text) };
        ui.label(RichText::new(text).color(accents(ui).quiet));
    }
}
