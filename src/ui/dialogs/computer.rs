//! What can be set about the computer at any time: who plays, how well, and what the engine gets. It takes effect at once.

use egui::{DragValue, Grid, RichText, Ui};
use nestmate_core::variant::Side;
use nestmate_text::words::say;

use super::strength::Sitting;
use super::{Flow, strength};
use crate::app::{Action, App, CAUTION, MOST_LINES, MOST_TABLE, most_threads};
use crate::saying::Named;
use crate::ui::commands::command::Command;
use crate::ui::frame::theme::accents;

pub(in crate::ui) fn computer(ui: &mut Ui, app: &App, actions: &mut Vec<Action>) -> Flow {
    Grid::new("computer").num_columns(2).spacing([16.0, 10.0]).show(ui, |ui| {
        players(ui, app, actions);
        engine(ui, app, actions);
    });
    ui.add_space(4.0);
    let note = say!("computer-note");
    ui.label(RichText::new(note).small().color(accents(ui).quiet));
    ui.add_space(8.0);
    if ui.button(say!("close")).clicked() { Flow::Close } else { Flow::Stay }
}

fn players(ui: &mut Ui, app: &App, actions: &mut Vec<Action>) {
    let (mut players, mut strength, mut guests) = (app.setup().players, app.setup().strength, app.setup().guests.clone());
    let engines = app.engines_for(&app.variant().id);
    let mut changed = false;
    for side in Side::BOTH {
        ui.label(side.name());
        let at = side.index();
        let (player, guest) = (&mut players[at], &mut guests[at]);
        let sitting = Sitting { player, strength: &mut strength[at], guest, engines: &engines, timed: app.clock(side).is_some() };
        changed |= strength::side(ui, side, sitting);
        ui.end_row();
    }
    if changed && players != app.setup().players {
        actions.push(Action::SetPlayers(players));
    } else if changed && guests != app.setup().guests {
        actions.push(Action::SetGuests(guests));
    } else if changed {
        actions.push(Action::SetStrength(strength));
    }
}

fn engine(ui: &mut Ui, app: &App, actions: &mut Vec<Action>) {
    let mut machine = app.machine();
    let mut changed = false;
    ui.label(say!("computer-hints"));
    changed |= strength::seconds(ui, say!("computer-hints.spoken"), &mut machine.advice);
    ui.end_row();
    ui.label(say!("computer-review"));
    ui.horizontal(|ui| {
        changed |= strength::seconds(ui, say!("computer-review.spoken"), &mut machine.review);
        ui.label(say!("computer-review.unit"));
    });
    ui.end_row();
    ui.label(say!("computer-lines"));
    changed |= strength::whole(ui, say!("computer-lines"), &mut machine.lines, MOST_LINES);
    ui.end_row();
    ui.label("");
    let mut asks = machine.caution.is_some();
    if ui.checkbox(&mut asks, Command::Caution.label()).on_hover_text(Command::Caution.tip()).changed() {
        machine.caution = asks.then_some(CAUTION);
        changed = true;
    }
    ui.end_row();
    ui.label(say!("computer-threads")).on_hover_text(say!("computer-threads.tip"));
    changed |= strength::whole(ui, say!("computer-threads"), &mut machine.threads, most_threads());
    ui.end_row();
    let label = ui.label(say!("computer-table")).on_hover_text(say!("computer-table.tip"));
    changed |= ui.add(DragValue::new(&mut machine.table).range(1..=MOST_TABLE).suffix(" MiB")).labelled_by(label.id).changed();
    ui.end_row();
    if app.table() < app.machine().table {
        ui.label("");
        ui.label(RichText::new(say!("computer-table-less", mib = app.table())).color(accents(ui).refusal));
        ui.end_row();
    }
    if changed {
        actions.push(Action::SetMachine(machine));
    }
}
