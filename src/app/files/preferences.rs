//! What the user has chosen, as files have it, and back.

use std::time::Duration;

use nestmate_core::variant::{Library, Side, Variant};
use nestmate_engine::{Level, Style};

use crate::app::advice::strength::{CAUTION, Machine, Strength, THINK};
use crate::app::engines::{Guest, GuestStrength};
use crate::app::files::records::{clock_record, controls, house_record, house_rules, player, who};
use crate::app::lens::layers::{LayerState, Layers};
use crate::app::new_game::NewGame;
use crate::app::setup::handicap::Handicap;
use crate::storage::{Colour, GuestSettings, LayerLook, MachineSettings, NewGameSettings, OddsSettings, Settings, StrengthSettings};

/// The choices for a new game as files have them. `variant` is that of the game, for the names of its cells.
pub(in crate::app) fn settings_of(setup: &NewGame, variant: &Variant) -> NewGameSettings {
    NewGameSettings {
        game: setup.game.clone(),
        house: house_record(&setup.house),
        players: setup.players.map(who),
        strength: setup.strength.map(strength_settings),
        guests: setup.guests.each_ref().map(|guest| guest.as_ref().map(guest_settings)),
        odds: odds_settings(&setup.handicap, variant),
        clock: clock_record(setup.clock, Duration::ZERO),
        training: setup.training,
    }
}

fn strength_settings(strength: Strength) -> StrengthSettings {
    StrengthSettings { level: strength.level.number(), style: strength.style.code().to_owned(), think: millis(strength.think) }
}

fn strength(known: &StrengthSettings) -> Strength {
    let (level, style) = (Level::new(known.level).unwrap_or(Level::FULL), Style::of_code(&known.style).unwrap_or_default());
    Strength { level, style, think: duration(known.think) }
}

fn guest_settings(guest: &Guest) -> GuestSettings {
    let (skill, elo) = match guest.strength {
        GuestStrength::Full => (None, None),
        GuestStrength::Skill(step) => (Some(step), None),
        GuestStrength::Elo(rating) => (None, Some(rating)),
    };
    GuestSettings { engine: guest.engine.clone(), skill, elo }
}

fn guest_of(known: &GuestSettings) -> Guest {
    let skill = known.skill.map(GuestStrength::Skill);
    let strength = skill.or_else(|| known.elo.map(GuestStrength::Elo)).unwrap_or_default();
    Guest { engine: known.engine.clone(), strength }
}

/// The choices for a new game out of a file; what is out of bounds is brought within.
pub(in crate::app) fn setup_of(settings: &NewGameSettings, library: &Library) -> NewGame {
    NewGame {
        game: settings.game.clone(),
        house: house_rules(&settings.house),
        players: settings.players.map(player),
        strength: settings.strength.each_ref().map(strength),
        guests: settings.guests.each_ref().map(|guest| guest.as_ref().map(guest_of)),
        clock: controls(settings.clock.as_ref()),
        training: settings.training,
        handicap: settings.odds.as_ref().map_or_else(Handicap::default, |odds| handicap(odds, &settings.game, library)),
    }
}

fn odds_settings(handicap: &Handicap, variant: &Variant) -> Option<OddsSettings> {
    let side = match handicap.side {
        Side::White => Colour::White,
        Side::Black => Colour::Black,
    };
    let without = handicap.without.iter().map(|&cell| variant.board.grid.name(cell)).collect();
    (!handicap.is_none()).then_some(OddsSettings { side, without })
}

/// The pieces of a handicap whose cells the game has.
fn handicap(odds: &OddsSettings, game: &str, library: &Library) -> Handicap {
    let Ok(variant) = library.get(game) else { return Handicap::default() };
    let side = match odds.side {
        Colour::White => Side::White,
        Colour::Black => Side::Black,
    };
    Handicap { side, without: odds.without.iter().filter_map(|name| variant.board.grid.parse(name)).collect() }
}

/// What the engine gets, as files have it.
pub(in crate::app) fn machine_settings(machine: Machine) -> MachineSettings {
    let Machine { threads, table, advice, review, lines, caution } = machine;
    MachineSettings { threads, table, advice: millis(advice), review: millis(review), lines, caution: caution.is_some() }
}

/// What the engine gets, out of a file.
pub(in crate::app) fn machine_of(settings: MachineSettings) -> Machine {
    let MachineSettings { threads, table, advice, review, lines, caution } = settings;
    Machine { threads, table, advice: duration(advice), review: duration(review), lines, caution: caution.then_some(CAUTION) }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn duration(millis: u64) -> Duration {
    let time = Duration::from_millis(millis);
    time.clamp(Duration::from_secs_f64(THINK.0), Duration::from_secs_f64(THINK.1))
}

/// A layer's state as files have it.
pub(in crate::app) fn layer_look(state: LayerState) -> LayerLook {
    match state {
        LayerState::Shown => LayerLook::Shown,
        LayerState::Dimmed => LayerLook::Dimmed,
        LayerState::Outlined => LayerLook::Outlined,
        LayerState::Hidden => LayerLook::Hidden,
    }
}

/// How the layers of each game were shown.
pub(in crate::app) fn layers_of(settings: &Settings) -> Layers {
    let state = |look: &LayerLook| match look {
        LayerLook::Shown => LayerState::Shown,
        LayerLook::Dimmed => LayerState::Dimmed,
        LayerLook::Outlined => LayerState::Outlined,
        LayerLook::Hidden => LayerState::Hidden,
    };
    let states = settings.layers.iter().map(|(game, looks)| (game.clone(), looks.iter().map(state).collect()));
    Layers::new(states.collect(), settings.alone.clone())
}
