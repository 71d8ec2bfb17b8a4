//! How well the computer plays a side: its level by name, and its time; who plays a side at all; and what else can be set about the
//! computer at any time.

use std::sync::Arc;
use std::time::Duration;

use egui::{Button, ComboBox, DragValue, Grid, Slider, Ui};
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::Level;
use nestmate_text::named_side;
use nestmate_text::words::{key, named, say};

use super::Flow;
use super::info::close_button;
use crate::app::{
    Action, App, CAUTION, Fold, Guest, GuestStrength, ListedEngine, MOST_LINES, MOST_TABLE, Player, Strength, THINK, level_name, level_tip,
    most_threads,
};
use crate::ui::commands::Command;
use crate::ui::desk::{Desk, Wishes};
use crate::ui::frame::widgets::{choice, list, small_label, time_field, width_of, wrong_label};

pub(super) struct Sitting<'a> {
    pub(super) player: &'a mut Player,
    pub(super) strength: &'a mut Strength,
    pub(super) guest: &'a mut Option<Guest>,
    pub(super) engines: &'a [(&'a str, &'a ListedEngine)],
    /// The games inside that can be played alone.
    pub(super) nests: &'a [Nest],
    pub(super) timed: bool,
    pub(super) variant: Option<&'a Variant>,
}

impl<'a> Sitting<'a> {
    fn has_choice(&self) -> bool {
        !self.engines.is_empty() || self.guest.is_some()
    }

    /// The engine of somebody else that plays, if it can be told how well.
    fn limited(&self) -> Option<&'a ListedEngine> {
        let guest = self.guest.as_ref()?;
        let (_, listed) = self.engines.iter().find(|known| known.0 == guest.engine)?;
        (GuestStrength::offered(listed).len() > 1).then_some(*listed)
    }
}

/// A game inside: its layer, its name, and what a sentence calls it.
#[derive(Clone, Debug)]
pub(super) struct Nest {
    layer: u8,
    name: String,
    in_text: String,
}

pub(super) fn nests(variant: &Variant, folds: &[Arc<Fold>]) -> Vec<Nest> {
    let nest = |fold: &Arc<Fold>| {
        let [name, in_text] = [fold.name(variant), fold.in_text(variant)].map(|name| named(name).to_owned());
        Some(Nest { layer: u8::try_from(fold.layer).ok()?, name, in_text })
    };
    folds.iter().filter(|fold| fold.played().is_some()).filter_map(nest).collect()
}

/// A side's row: person or computer, and where there are engines of others which of them; below it for a computer its strength, without
/// a time for each move where it has a clock.
fn side(ui: &mut Ui, side: &str, mut sitting: Sitting<'_>) {
    ui.vertical(|ui| {
        ui.horizontal(|ui| {
            who(ui, side, sitting.player);
            if *sitting.player == Player::Computer && sitting.has_choice() {
                ui.add_space(6.0);
                engine(ui, side, &mut sitting, 190.0);
            }
        });
        if *sitting.player == Player::Computer {
            ui.horizontal(|ui| {
                if sitting.guest.is_none() || sitting.limited().is_some() {
                    ui.label(say!("strength-how-well"));
                }
                well(ui, side, &mut sitting);
                if sitting.timed {
                    ui.label(say!("strength-by-clock"));
                } else {
                    ui.label(say!("strength-think"));
                    seconds(ui, &say!("strength-seconds", side = side), &mut sitting.strength.think);
                }
            });
        }
    });
}

/// How wide the lists of engines, of levels and of what is played and the field for the time are, in points.
const ENGINE: f32 = 112.0;
const LEVEL: f32 = 132.0;
const PLAYS: f32 = 112.0;
const SECONDS: f32 = 60.0;

/// A computer's row: where there are engines of others which of them, and how well and how long it plays. The time for each move is grey
/// where it has a clock.
pub(super) fn row(ui: &mut Ui, side: &str, mut sitting: Sitting<'_>) {
    ui.horizontal(|ui| {
        if sitting.has_choice() {
            engine(ui, side, &mut sitting, ENGINE);
        }
        // Where the words beside the others have no room, their names are in the tips.
        let lists = if sitting.nests.is_empty() { LEVEL } else { LEVEL + PLAYS };
        let told = width_of(ui, say!("strength-think")) + 3.0 * ui.spacing().item_spacing.x;
        let wordy = !sitting.has_choice() && lists + SECONDS + told <= ui.available_width();
        well(ui, side, &mut sitting);
        if wordy {
            ui.label(say!("strength-think"));
        }
        let tip = if sitting.timed { say!("strength-by-clock") } else { say!("strength-think") };
        ui.add_enabled_ui(!sitting.timed, |ui| seconds(ui, &say!("strength-seconds", side = side), &mut sitting.strength.think))
            .response
            .on_hover_text(tip);
    });
}

/// How well a computer plays: our own by its level and by what it plays, an engine of somebody else by its limit, if it has one.
fn well(ui: &mut Ui, side: &str, sitting: &mut Sitting<'_>) {
    if sitting.guest.is_none() {
        level(ui, side, sitting.strength, sitting.variant);
        plays(ui, side, sitting.strength, sitting.nests);
    } else if let Some(listed) = sitting.limited()
        && let Some(guest) = sitting.guest
    {
        limit(ui, side, guest, listed);
    }
}

/// What a computer plays where games lie inside: one of them alone, or the whole board.
fn plays(ui: &mut Ui, side: &str, strength: &mut Strength, nests: &[Nest]) {
    if nests.is_empty() {
        return;
    }
    let before = strength.inside;
    let of = |inside: Option<u8>| nests.iter().find(|nest| Some(nest.layer) == inside);
    let sentence =
        |inside| of(inside).map_or_else(|| say!("strength-whole").to_owned(), |nest| say!("strength-inside", game = nest.in_text.as_str()));
    let tip = |inside| {
        of(inside).map_or_else(|| say!("strength-whole.tip").to_owned(), |nest| say!("strength-inside.tip", game = nest.in_text.as_str()))
    };
    let short = of(before).map_or_else(|| say!("fold-whole").to_owned(), |nest| say!("strength-nest", game = nest.name.as_str()));
    let name = say!("strength-plays", side = side);
    let combo = ComboBox::from_id_salt(&name).width(PLAYS).height(320.0).truncate().selected_text(short);
    let shown = list(ui, combo, &say!("strength-chosen", what = name.as_str(), level = sentence(before)), |ui| {
        for inside in std::iter::once(None).chain(nests.iter().map(|nest| Some(nest.layer))) {
            ui.selectable_value(&mut strength.inside, inside, sentence(inside)).on_hover_text(tip(inside));
        }
    });
    shown.response.on_hover_text(tip(before));
}

fn who(ui: &mut Ui, side: &str, player: &mut Player) {
    for (who, key) in [(Player::Human, key!("strength-person")), (Player::Computer, key!("strength-computer"))] {
        let (on, text) = (*player == who, say(key));
        if choice(ui, on, text, &say!("strength-of", side = side, what = text)) {
            *player = who;
        }
    }
}

fn level(ui: &mut Ui, side: &str, strength: &mut Strength, variant: Option<&Variant>) {
    let (before, name) = (strength.level, say!("strength-level", side = side));
    let text = |level: Level| format!("{} {}", level.number(), level_name(level));
    let elo = |level: Level| variant.and_then(|variant| level.elo(variant));
    let tip = |level: Level| match elo(level) {
        Some(elo) => format!("{}\n{}", level_tip(level), say!("level-elo.tip", elo = elo)),
        None => level_tip(level).to_owned(),
    };
    let combo = ComboBox::from_id_salt(&name).width(LEVEL).height(320.0).selected_text(text(before));
    let shown = list(ui, combo, &say!("strength-chosen", what = name.as_str(), level = level_name(before)), |ui| {
        for level in Level::ALL {
            let mut row = Button::selectable(strength.level == level, text(level));
            let elo = elo(level).map(|elo| say!("level-elo", elo = elo));
            if let Some(elo) = &elo {
                row = row.shortcut_text(elo.as_str());
            }
            let row = ui.add(row).on_hover_text(tip(level));
            row.ctx.accesskit_node_builder(row.id, |node| {
                node.set_label(text(level));
                if let Some(elo) = elo {
                    node.set_description(elo);
                }
            });
            if row.clicked() {
                strength.level = level;
            }
        }
    });
    shown.response.on_hover_text(tip(before));
}

fn engine(ui: &mut Ui, side: &str, Sitting { guest, engines, .. }: &mut Sitting<'_>, width: f32) {
    let before = guest.clone();
    let chosen = before.as_ref().map_or("Nestmate", |guest| guest.engine.as_str());
    let combo = ComboBox::from_id_salt(("engine", side)).width(width).height(320.0).truncate().selected_text(chosen);
    let spoken = say!("strength-chosen", what = say!("strength-engine", side = side), level = chosen);
    list(ui, combo, &spoken, |ui| {
        ui.selectable_value(*guest, None, "Nestmate");
        for (name, _) in *engines {
            let on = chosen == *name;
            if ui.selectable_label(on, *name).clicked() && !on {
                **guest = Some(Guest { engine: (*name).to_owned(), strength: GuestStrength::Full });
            }
        }
    });
}

fn limit(ui: &mut Ui, side: &str, guest: &mut Guest, listed: &ListedEngine) {
    let before = guest.strength;
    let name = say!("strength-limit", side = side);
    let combo = ComboBox::from_id_salt(("limit", side)).width(132.0).selected_text(limit_name(before));
    list(ui, combo, &say!("strength-chosen", what = name.as_str(), level = limit_name(before)), |ui| {
        for one in GuestStrength::offered(listed) {
            let on = std::mem::discriminant(&one) == std::mem::discriminant(&before);
            if ui.selectable_label(on, limit_name(one)).clicked() && !on {
                guest.strength = one;
            }
        }
    });
    if let (Some(mut number), Some((least, most))) = (guest.strength.number(), guest.strength.range(listed)) {
        let field = ui.add(DragValue::new(&mut number).range(least..=most));
        field.ctx.accesskit_node_builder(field.id, |node| node.set_label(name));
        guest.strength = guest.strength.at(number);
    }
}

fn limit_name(strength: GuestStrength) -> &'static str {
    match strength {
        GuestStrength::Full => say!("limit-full"),
        GuestStrength::Skill(_) => say!("limit-skill"),
        GuestStrength::Elo(_) => say!("limit-elo"),
    }
}

fn seconds(ui: &mut Ui, name: &str, time: &mut Duration) {
    time_field(ui, name, time, (1.0, " s"), THINK.0..=THINK.1, 1).on_hover_text(say!("strength-most"));
}

fn whole(ui: &mut Ui, name: &str, value: &mut usize, most: usize) {
    let response = ui.add(Slider::new(value, 1..=most));
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(name));
}

pub(in crate::ui) fn computer(ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
    let (app, wishes) = (desk.app, &mut *desk.wishes);
    Grid::new("computer").num_columns(2).spacing([16.0, 10.0]).show(ui, |ui| {
        players(ui, app, wishes);
        machine(ui, app, wishes);
    });
    ui.add_space(4.0);
    small_label(ui, say!("computer-note"));
    close_button(ui)
}

fn players(ui: &mut Ui, app: &App, wishes: &mut Wishes) {
    let (mut players, mut strength, mut guests) = (app.setup().players, app.setup().strength, app.setup().guests.clone());
    let (engines, nests) = (app.engines_for(&app.variant().id), nests(app.variant(), &app.nests()));
    for side in Side::BOTH {
        let name = named_side(app.variant(), side);
        ui.label(name);
        let at = side.index();
        let (player, guest) = (&mut players[at], &mut guests[at]);
        let (strength, timed, variant) = (&mut strength[at], app.clock(side).is_some(), Some(app.variant().as_ref()));
        self::side(ui, name, Sitting { player, strength, guest, engines: &engines, nests: &nests, timed, variant });
        ui.end_row();
    }
    if players != app.setup().players {
        wishes.push(Action::SetPlayers(players));
    } else if guests != app.setup().guests {
        wishes.push(Action::SetGuests(guests));
    } else if strength != app.setup().strength {
        wishes.push(Action::SetStrength(strength));
    }
}

fn machine(ui: &mut Ui, app: &App, wishes: &mut Wishes) {
    let mut machine = app.machine();
    ui.label(say!("computer-hints"));
    seconds(ui, say!("computer-hints.spoken"), &mut machine.advice);
    ui.end_row();
    ui.label(say!("computer-review"));
    ui.horizontal(|ui| {
        seconds(ui, say!("computer-review.spoken"), &mut machine.review);
        ui.label(say!("computer-review.unit"));
    });
    ui.end_row();
    ui.label(say!("computer-lines"));
    whole(ui, say!("computer-lines"), &mut machine.lines, MOST_LINES);
    ui.end_row();
    ui.label("");
    let mut asks = machine.caution.is_some();
    if ui.checkbox(&mut asks, Command::Caution.label()).on_hover_text(Command::Caution.tip()).changed() {
        machine.caution = asks.then_some(CAUTION);
    }
    ui.end_row();
    ui.label("");
    ui.checkbox(&mut machine.unhurried, say!("computer-unhurried")).on_hover_text(say!("computer-unhurried.tip"));
    ui.end_row();
    ui.label(say!("computer-threads")).on_hover_text(say!("computer-threads.tip"));
    whole(ui, say!("computer-threads"), &mut machine.threads, most_threads());
    ui.end_row();
    let label = ui.label(say!("computer-table")).on_hover_text(say!("computer-table.tip"));
    ui.add(DragValue::new(&mut machine.table).range(1..=MOST_TABLE).suffix(" MiB")).labelled_by(label.id);
    ui.end_row();
    if app.table() < app.machine().table {
        ui.label("");
        wrong_label(ui, say!("computer-table-less", mib = app.table()));
        ui.end_row();
    }
    if machine != app.machine() {
        wishes.push(Action::SetMachine(machine));
    }
}
