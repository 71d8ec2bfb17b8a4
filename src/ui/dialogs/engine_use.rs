//! What an engine of somebody else is for: a game against it, or its analysis of the game on the board.

use egui::{Button, Ui};
use nestmate_text::words::{named, say};

use super::primary;
use crate::app::{Action, App, EngineStanding, EngineWish, ListedEngine, Toggle};

/// What the user wants of an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::ui) enum EngineUse {
    /// A game against it: of this game, and its name.
    Play(String, String),
    /// Its analysis, which has been asked for.
    Analyse,
}

/// The buttons for that. One that cannot be pressed says why.
pub(super) fn show(ui: &mut Ui, app: &App, (name, engine): (&str, &ListedEngine), actions: &mut Vec<Action>) -> Option<EngineUse> {
    let knows = |id: &str| engine.knows(id, &app.library().known_as(id));
    let here = app.variant().id.as_str();
    // The game on the board, or else the first one that it knows.
    let game = std::iter::once(here).chain(app.library().games().map(|game| game.0)).find(|id| knows(id));
    let works = !matches!(engine.standing(), EngineStanding::Wrong(_));
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        let play = ui.add_enabled(works && game.is_some(), primary(ui, say!("engines-play"))).on_hover_text(say!("engines-play.tip"));
        if play.on_disabled_hover_text(say!("engines-no-games")).clicked() {
            wanted = game.map(|game| EngineUse::Play(game.to_owned(), name.to_owned()));
        }
        let analyse = ui.add_enabled(works && knows(here), Button::new(say!("engines-analyse"))).on_hover_text(say!("engines-analyse.tip"));
        let unknown = say!("engines-not-this", game = named(&app.variant().name));
        if analyse.on_disabled_hover_text(unknown).clicked() {
            actions.push(Action::Engines(EngineWish::Analyse(Some(name.to_owned()))));
            if app.engine_is_hidden() {
                actions.push(Action::Toggle(Toggle::Engine));
            }
            if !app.analysis_is_on() {
                actions.push(Action::Toggle(Toggle::Analysis));
            }
            wanted = Some(EngineUse::Analyse);
        }
    });
    wanted
}
