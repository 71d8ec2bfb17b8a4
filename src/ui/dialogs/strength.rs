//! How well the computer plays a side: its level by name, and its time; who plays a side at all; and what else can be set about the
//! computer at any time.

use std::sync::Arc;
use std::time::Duration;

use egui::{Button, ComboBox, DragValue, Grid, Slider, Ui};
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::Level;
use nestmate_text::named_side;
use nestmate_text::words::{key, named, say};

use super::{Flow, buttons};
use crate::app::{
    Action, App, CAUTION, Fold, Guest, GuestStrength, ListedEngine, MOST_LINES, MOST_TABLE, Player, Strength, THINK, level_name, level_tip,
    most_threads,
};
use crate::ui::commands::Command;
use crate::ui::desk::Desk;
use crate::ui::desk::Wishes;
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
    folds.iter().filter(|fold| fold.is_played()).filter_map(nest).collect()
}

/// A side's row: person or computer, and where there are engines of others which of them; below it for a computer its strength, without
/// a time for each move where it has a clock. True if something has changed.
pub(super) fn side(ui: &mut Ui, side: &str, sitting: Sitting<'_>) -> bool {
    let Sitting { player, strength, guest, engines, nests, timed, variant } = sitting;
    let mut changed = false;
    ui.vertical(|ui| {
        ui.horizontal(|ui| {
            changed |= who(ui, side, player);
            if *player == Player::Computer && (!engines.is_empty() || guest.is_some()) {
                ui.add_space(6.0);
                changed |= engine(ui, side, guest, engines, 190.0);
            }
        });
        if *player == Player::Computer {
            ui.horizontal(|ui| {
                let listed = guest.as_ref().and_then(|guest| engines.iter().find(|known| known.0 == guest.engine));
                changed |= match (guest, listed) {
                    (Some(guest), Some((_, listed))) => limited(ui, side, guest, listed) | paced(ui, side, strength, timed),
                    (Some(_), None) => paced(ui, side, strength, timed),
                    (None, _) => well(ui, side, strength, (variant, nests, timed)),
                };
            });
        }
    });
    changed
}

/// How wide the lists of engines, of levels and of what is played and the field for the time are, in points.
const ENGINE: f32 = 112.0;
const LEVEL: f32 = 132.0;
const PLAYS: f32 = 112.0;
const SECONDS: f32 = 60.0;

/// A computer's row: where there are engines of others which of them, and how well and how long it plays. The time for each move is grey
/// where it has a clock.
pub(super) fn row(ui: &mut Ui, side: &str, sitting: Sitting<'_>) {
    let Sitting { strength, guest, engines, nests, timed, variant, .. } = sitting;
    ui.horizontal(|ui| {
        let listed = !engines.is_empty() || guest.is_some();
        if listed {
            engine(ui, side, guest, engines, ENGINE);
        }
        // Where the words beside the others have no room, their names are in the tips.
        let lists = if nests.is_empty() { LEVEL } else { LEVEL + PLAYS };
        let told = width_of(ui, say!("strength-think")) + 3.0 * ui.spacing().item_spacing.x;
        let wordy = !listed && lists + SECONDS + told <= ui.available_width();
        if let Some(guest) = guest {
            if let Some((_, listed)) = engines.iter().find(|known| known.0 == guest.engine) {
                limit(ui, side, guest, listed);
            }
        } else {
            level(ui, side, strength, variant);
            plays(ui, side, strength, nests);
        }
        if wordy {
            ui.label(say!("strength-think"));
        }
        let tip = if timed { say!("strength-by-clock") } else { say!("strength-think") };
        ui.add_enabled_ui(!timed, |ui| seconds(ui, &say!("strength-seconds", side = side), &mut strength.think))
            .response
            .on_hover_text(tip);
    });
}

/// What a computer plays where games lie inside: one of them alone, or the whole board.
fn plays(ui: &mut Ui, side: &str, strength: &mut Strength, nests: &[Nest]) -> bool {
    if nests.is_empty() {
        return false;
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
    strength.inside != before
}

fn who(ui: &mut Ui, side: &str, player: &mut Player) -> bool {
    let mut changed = false;
    for (who, key) in [(Player::Human, key!("strength-person")), (Player::Computer, key!("strength-computer"))] {
        let (on, text) = (*player == who, say(key));
        if choice(ui, on, text, &say!("strength-of", side = side, what = text)) {
            *player = who;
            changed = true;
        }
    }
    changed
}

fn level(ui: &mut Ui, side: &str, strength: &mut Strength, variant: Option<&Variant>) -> bool {
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
    strength.level != before
}

fn well(ui: &mut Ui, side: &str, strength: &mut Strength, (variant, nests, timed): (Option<&Variant>, &[Nest], bool)) -> bool {
    ui.label(say!("strength-how-well"));
    level(ui, side, strength, variant) | plays(ui, side, strength, nests) | paced(ui, side, strength, timed)
}

fn paced(ui: &mut Ui, side: &str, strength: &mut Strength, timed: bool) -> bool {
    if timed {
        ui.label(say!("strength-by-clock"));
        return false;
    }
    ui.label(say!("strength-think"));
    seconds(ui, &say!("strength-seconds", side = side), &mut strength.think)
}

fn engine(ui: &mut Ui, side: &str, guest: &mut Option<Guest>, engines: &[(&str, &ListedEngine)], width: f32) -> bool {
    let before = guest.clone();
    let chosen = before.as_ref().map_or("Nestmate", |guest| guest.engine.as_str());
    let combo = ComboBox::from_id_salt(("engine", side)).width(width).height(320.0).truncate().selected_text(chosen);
    let spoken = say!("strength-chosen", what = say!("strength-engine", side = side), level = chosen);
    list(ui, combo, &spoken, |ui| {
        ui.selectable_value(guest, None, "Nestmate");
        for (name, _) in engines {
            let on = chosen == *name;
            if ui.selectable_label(on, *name).clicked() && !on {
                *guest = Some(Guest { engine: (*name).to_owned(), strength: GuestStrength::Full });
            }
        }
    });
    *guest != before
}

fn limited(ui: &mut Ui, side: &str, guest: &mut Guest, listed: &ListedEngine) -> bool {
    if GuestStrength::offered(listed).len() < 2 {
        return false;
    }
    ui.label(say!("strength-how-well"));
    limit(ui, side, guest, listed)
}

fn limit(ui: &mut Ui, side: &str, guest: &mut Guest, listed: &ListedEngine) -> bool {
    let (before, offered) = (guest.strength, GuestStrength::offered(listed));
    if offered.len() < 2 {
        return false;
    }
    let name = say!("strength-limit", side = side);
    let combo = ComboBox::from_id_salt(("limit", side)).width(132.0).selected_text(limit_name(before));
    list(ui, combo, &say!("strength-chosen", what = name.as_str(), level = limit_name(before)), |ui| {
        for one in offered {
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
    guest.strength != before
}

fn limit_name(strength: GuestStrength) -> &'static str {
    match strength {
        GuestStrength::Full => say!("limit-full"),
        GuestStrength::Skill(_) => say!("limit-skill"),
        GuestStrength::Elo(_) => say!("limit-elo"),
    }
}

pub(super) fn seconds(ui: &mut Ui, name: &str, time: &mut Duration) -> bool {
    let field = time_field(ui, name, time, (1.0, " s"), THINK.0..=THINK.1, 1);
    field.on_hover_text(say!("strength-most")).changed()
}

pub(super) fn whole(ui: &mut Ui, name: &str, value: &mut usize, most: usize) -> bool {
    let response = ui.add(Slider::new(value, 1..=most));
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(name));
    response.changed()
}

pub(in crate::ui) fn computer(ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
    let (app, wishes) = (desk.app, &mut *desk.wishes);
    Grid::new("computer").num_columns(2).spacing([16.0, 10.0]).show(ui, |ui| {
        players(ui, app, wishes);
        machine(ui, app, wishes);
    });
    ui.add_space(4.0);
    let note = say!("computer-note");
    small_label(ui, note);
    ui.add_space(8.0);
    if buttons(ui, |ui| ui.button(say!("close")).clicked()) { Flow::Close } else { Flow::Stay }
}

fn players(ui: &mut Ui, app: &App, wishes: &mut Wishes) {
    let (mut players, mut strength, mut guests) = (app.setup().players, app.setup().strength, app.setup().guests.clone());
    let (engines, nests) = (app.engines_for(&app.variant().id), nests(app.variant(), &app.nests()));
    let mut changed = false;
    for side in Side::BOTH {
        let name = named_side(app.variant(), side);
        ui.label(name);
        let at = side.index();
        let (player, guest) = (&mut players[at], &mut guests[at]);
        let (strength, timed, variant) = (&mut strength[at], app.clock(side).is_some(), Some(app.variant().as_ref()));
        let sitting = Sitting { player, strength, guest, engines: &engines, nests: &nests, timed, variant };
        changed |= self::side(ui, name, sitting);
        ui.end_row();
    }
    if changed && players != app.setup().players {
        wishes.push(Action::SetPlayers(players));
    } else if changed && guests != app.setup().guests {
        wishes.push(Action::SetGuests(guests));
    } else if changed {
        wishes.push(Action::SetStrength(strength));
    }
}

fn machine(ui: &mut Ui, app: &App, wishes: &mut Wishes) {
    let mut machine = app.machine();
    let mut changed = false;
    ui.label(say!("computer-hints"));
    changed |= seconds(ui, say!("computer-hints.spoken"), &mut machine.advice);
    ui.end_row();
    ui.label(say!("computer-review"));
    ui.horizontal(|ui| {
        changed |= seconds(ui, say!("computer-review.spoken"), &mut machine.review);
        ui.label(say!("computer-review.unit"));
    });
    ui.end_row();
    ui.label(say!("computer-lines"));
    changed |= whole(ui, say!("computer-lines"), &mut machine.lines, MOST_LINES);
    ui.end_row();
    ui.label("");
    let mut asks = machine.caution.is_some();
    if ui.checkbox(&mut asks, Command::Caution.label()).on_hover_text(Command::Caution.tip()).changed() {
        machine.caution = asks.then_some(CAUTION);
        changed = true;
    }
    ui.end_row();
    ui.label("");
    changed |= ui.checkbox(&mut machine.unhurried, say!("computer-unhurried")).on_hover_text(say!("computer-unhurried.tip")).changed();
    ui.end_row();
    ui.label(say!("computer-threads")).on_hover_text(say!("computer-threads.tip"));
    changed |= whole(ui, say!("computer-threads"), &mut machine.threads, most_threads());
    ui.end_row();
    let label = ui.label(say!("computer-table")).on_hover_text(say!("computer-table.tip"));
    changed |= ui.add(DragValue::new(&mut machine.table).range(1..=MOST_TABLE).suffix(" MiB")).labelled_by(label.id).changed();
    ui.end_row();
    if app.table() < app.machine().table {
        ui.label("");
        wrong_label(ui, say!("computer-table-less", mib = app.table()));
        ui.end_row();
    }
    if changed {
        wishes.push(Action::SetMachine(machine));
    }
}
