//! Choosing a new game: which, who plays, how well the computer plays, and odds.

use std::sync::Arc;

use egui::{ComboBox, DragValue, Grid, RichText, ScrollArea, Ui};

use super::{Fate, clock, handicap, strength};
use crate::app::{Action, App, Handicap, NewGame};
use crate::ui::frame::theme::accents;
use crate::variant::{HouseRules, NoteDef, Side, Variant};
use crate::words::{named, say};

/// The state of the dialog; it begins with the last choices.
#[derive(Clone, Debug)]
pub(in crate::ui) struct NewGameForm {
    setup: NewGame,
    /// The game chosen, with the rules of the house chosen.
    variant: Option<Arc<Variant>>,
    /// Whether each side has a time of its own.
    apart: bool,
}

impl NewGameForm {
    /// The dialog with the last choices, and this game if one is given.
    pub(in crate::ui) fn new(app: &App, game: Option<String>) -> Self {
        let mut setup = app.setup().clone();
        if let Some(game) = game.filter(|game| *game != setup.game) {
            setup = NewGame { game, house: HouseRules::default(), handicap: Handicap::default(), ..setup };
        }
        let variant = app.library().get_with(&setup.game, &setup.house).ok();
        let apart = setup.clock[0] != setup.clock[1];
        Self { setup, variant, apart }
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, app: &App, actions: &mut Vec<Action>) -> Fate {
        Grid::new("new game").num_columns(2).spacing([16.0, 8.0]).show(ui, |ui| {
            let label = ui.label(say("new-game-game"));
            self.games(ui, app, label.id);
            ui.end_row();
            for side in Side::BOTH {
                ui.label(side.name());
                let setup = &mut self.setup;
                let timed = clock::is_timed(&setup.clock, side);
                strength::side(ui, side, &mut setup.players[side.index()], &mut setup.strength[side.index()], timed);
                ui.end_row();
            }
            clock::rows(ui, &mut self.setup.clock, &mut self.apart);
        });
        let room = (ui.ctx().content_rect().height() - 360.0).max(120.0);
        ScrollArea::vertical().max_height(room).auto_shrink([false, true]).id_salt("details").show(ui, |ui| {
            self.switches(ui, app);
            self.numbers(ui, app);
            if let Some(variant) = &self.variant {
                handicap::show(ui, variant, &mut self.setup.handicap);
            }
            self.about(ui);
        });
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let play = ui.button(RichText::new(say("new-game-play")).strong()).clicked() || super::entered(ui);
            let cancel = ui.button(say("cancel")).clicked();
            if play && !cancel {
                actions.push(Action::New(self.setup.clone()));
            }
            if play || cancel { Fate::Close } else { Fate::Stay }
        })
        .inner
    }

    fn games(&mut self, ui: &mut Ui, app: &App, label: egui::Id) {
        let name = |id: &str| app.library().games().find(|game| game.0 == id).map_or(id, |game| named(game.1)).to_owned();
        let combo = ComboBox::from_id_salt("game").width(260.0).height(360.0).selected_text(name(&self.setup.game)).show_ui(ui, |ui| {
            for (id, name) in app.library().games() {
                if ui.selectable_value(&mut self.setup.game, id.to_owned(), named(name)).changed() {
                    self.setup.house = HouseRules::default();
                    self.setup.handicap = Handicap::default();
                    self.variant = app.library().get(id).ok();
                }
            }
        });
        combo.response.labelled_by(label);
    }

    /// The switches that the game has.
    fn switches(&mut self, ui: &mut Ui, app: &App) {
        let switches = self.variant.as_ref().map(|variant| variant.switches.clone()).unwrap_or_default();
        for mut switch in switches {
            if ui.checkbox(&mut switch.on, named(&switch.label)).changed() {
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
            let label = ui.label(say("new-game-repetition"));
            changed |= ui.add(DragValue::new(&mut repetition).range(0..=9).speed(0.05)).labelled_by(label.id).changed();
        });
        ui.horizontal(|ui| {
            let label = ui.label(say("new-game-no-progress"));
            changed |= ui.add(DragValue::new(&mut no_progress).range(0..=999)).labelled_by(label.id).changed();
            ui.label(say("new-game-never"));
        });
        if changed {
            let house = &mut self.setup.house;
            // Once would be at once: the number goes from 2 to 0 and back.
            house.repetition = Some(if repetition == 1 { if endings.repetition > 1 { 0 } else { 2 } } else { repetition });
            house.no_progress = Some(no_progress);
            self.variant = app.library().get_with(&self.setup.game, house).ok();
        }
    }

    fn about(&self, ui: &mut Ui) {
        let Some(variant) = &self.variant else { return };
        ui.add_space(6.0);
        ui.label(named(&variant.about));
        notes(ui, &variant.about_array);
    }
}

/// Remarks on the start array, with the number of the ruling.
pub(super) fn notes(ui: &mut Ui, notes: &[NoteDef]) {
    for note in notes {
        let words = named(&note.text);
        let text = if note.ruling.is_empty() { words.to_owned() } else { format!("{}: {words}", note.ruling) };
        ui.label(RichText::new(text).color(accents(ui).quiet));
    }
}
