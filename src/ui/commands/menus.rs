//! The menu bar, made from the commands.

use std::path::PathBuf;

use egui::accesskit::{Role, Toggled};
use egui::{Align, Button, Layout, MenuBar, Panel, Response, ScrollArea, Ui};
use nestmate_core::variant::Side;
use nestmate_text::words::{named, say};

use crate::app::{Action, App, LayerState, Player, See, words};
use crate::saying::Named;
use crate::ui::commands::command::{Command, fold_keys, key_names};
use crate::ui::commands::menu_keys;
use crate::ui::frame::scale;
use crate::ui::frame::sound::SoundFault;
use crate::ui::panels::layers_are_shown;

/// What a menu entry asks for.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "made and taken apart at once")]
pub(in crate::ui) enum Wish {
    /// A command.
    Command(Command),
    /// Something without a key.
    Action(Action),
    /// The new-game dialog, with this game chosen.
    Begin(String),
    /// The new-game dialog, with the known games to choose from.
    Among,
    /// To open a file.
    Open(PathBuf),
}

const FILE: [&[Command]; 1] =
    [&[Command::Save, Command::SaveAs, Command::Export, Command::ExportFold, Command::ExportPair, Command::Details]];
const GAME: [&[Command]; 2] = [&[Command::Pass, Command::Clocks, Command::OfferDraw, Command::Resign, Command::Rematch], &[Command::Quit]];
const EDIT: [&[Command]; 4] = [
    &[Command::TakeBack, Command::Redo, Command::Undo, Command::TypeMove],
    &[Command::Comment, Command::Erase, Command::Raise, Command::MakeMain, Command::Delete],
    &[Command::CopyGame, Command::CopyPosition, Command::Paste],
    &[Command::SetUp],
];
const NAVIGATE: [&[Command]; 4] = [
    &[Command::Start, Command::Back, Command::Forward, Command::End],
    &[Command::PreviousLine, Command::NextLine, Command::PreviousBranch, Command::NextBranch],
    &[
        Command::NextBlunder,
        Command::LastBlunder,
        Command::NextMistake,
        Command::LastMistake,
        Command::NextInaccuracy,
        Command::LastInaccuracy,
    ],
    &[Command::Board, Command::Menus],
];
const LEARN: [&[Command]; 3] = [
    &[Command::Lessons, Command::Puzzles, Command::Practice, Command::Progress],
    &[Command::Rules, Command::Introduction],
    &[Command::Find, Command::RulesPage],
];
const HELP: [&[Command]; 1] = [&[Command::Keys, Command::Bindings, Command::About]];
const ENGINE: [&[Command]; 3] = [
    &[Command::Hint, Command::PlayBest, Command::MoveNow, Command::FindMate],
    &[Command::Analysis, Command::Threat, Command::Arrows, Command::Engine],
    &[Command::Review, Command::Retry, Command::Caution],
];

/// The height that the bar and the margins of a menu take, in points.
const AROUND: f32 = 52.0;

/// What shows the entries of a menu.
type Content<'a> = &'a dyn Fn(&mut Ui, &mut Vec<Wish>);

/// Shows the menu bar at the top of `ui`, with what stands at its end, from the right; gives it the keyboard if that is `wanted`.
pub(in crate::ui) fn show(ui: &mut Ui, app: &App, wanted: bool, wishes: &mut Vec<Wish>, end: impl FnOnce(&mut Ui)) {
    Panel::top("menus").show(ui, |ui| {
        MenuBar::new().ui(ui, |ui| {
            menu_keys::before(ui.ctx());
            let menus: [(&str, Content<'_>); 8] = [
                ("menu-game", &|ui, wishes| game(ui, app, wishes)),
                ("menu-edit", &|ui, wishes| groups(ui, app, &EDIT, wishes)),
                ("menu-view", &|ui, wishes| view(ui, app, wishes)),
                ("menu-navigate", &|ui, wishes| navigate(ui, app, wishes)),
                ("menu-engine", &|ui, wishes| engine(ui, app, wishes)),
                ("menu-learn", &|ui, wishes| groups(ui, app, &LEARN, wishes)),
                ("menu-variants", &|ui, wishes| variants(ui, app, wishes)),
                ("menu-help", &|ui, wishes| groups(ui, app, &HELP, wishes)),
            ];
            let buttons = menus.map(|(name, content)| ui.menu_button(say(name), |ui| scrolled(ui, |ui| content(ui, wishes))).response);
            if wanted {
                buttons[0].request_focus();
            }
            menu_keys::after(ui.ctx(), &buttons);
            ui.with_layout(Layout::right_to_left(Align::Center), end);
        });
    });
}

/// A menu, scrolled where the window is too low for it.
fn scrolled(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let height = ui.ctx().content_rect().height() - AROUND;
    // A popup gives its content 400 points by itself.
    ui.set_max_height(height);
    ScrollArea::vertical().max_height(height).show(ui, content);
}

fn navigate(ui: &mut Ui, app: &App, wishes: &mut Vec<Wish>) {
    groups(ui, app, &NAVIGATE, wishes);
    ui.separator();
    groups(ui, app, &[&[Command::GoTo, Command::NextPiece, Command::LastPiece]], wishes);
    submenu(ui, say!("menu-ask"), |ui| {
        groups(ui, app, &[&Command::ASKS, &[Command::SayAgain]], wishes);
    });
    submenu(ui, say!("menu-scan"), |ui| groups(ui, app, &[&Command::SCANS], wishes));
}

fn game(ui: &mut Ui, app: &App, wishes: &mut Vec<Wish>) {
    entry(ui, app, Command::NewGame, wishes);
    ui.separator();
    entry(ui, app, Command::Open, wishes);
    entry(ui, app, Command::OwnGames, wishes);
    entry(ui, app, Command::FileGames, wishes);
    let recent = &app.settings().recent;
    ui.add_enabled_ui(!recent.is_empty(), |ui| {
        submenu(ui, say!("menu-open-recent"), |ui| {
            for file in recent {
                let name = file.file_name().unwrap_or_default().to_string_lossy();
                if as_item(ui.button(name)).on_hover_text(file.display().to_string()).clicked() {
                    wishes.push(Wish::Open(file.clone()));
                    ui.close();
                }
            }
        });
    });
    replaced(ui, app, wishes);
    groups(ui, app, &FILE, wishes);
    ui.separator();
    groups(ui, app, &GAME, wishes);
}

/// Games that were on the board before.
fn replaced(ui: &mut Ui, app: &App, wishes: &mut Vec<Wish>) {
    let known = app.replaced();
    ui.add_enabled_ui(!known.is_empty(), |ui| {
        submenu(ui, say!("menu-replaced"), |ui| {
            ScrollArea::vertical().max_height(420.0).show(ui, |ui| {
                for replaced in known {
                    let game = replaced.game.as_str();
                    let name = app.library().name_of(game).map_or(game, named);
                    let text = say!("menu-replaced-game", game = name, moves = replaced.moves.div_ceil(2), age = age(replaced.age()));
                    if as_item(ui.button(text)).on_hover_text(replaced.path.display().to_string()).clicked() {
                        wishes.push(Wish::Open(replaced.path.clone()));
                        ui.close();
                    }
                }
            });
        });
    });
}

/// How long ago something was, in the largest unit that it fills.
pub(in crate::ui) fn age(seconds: u64) -> String {
    let units = [("age-days", 86_400), ("age-hours", 3600), ("age-minutes", 60)];
    let unit = units.into_iter().find(|unit| seconds >= unit.1);
    unit.map_or_else(
        || say!("age-now").to_owned(),
        |(key, length)| say!(key, count = usize::try_from(seconds / length).unwrap_or(usize::MAX)),
    )
}

fn groups(ui: &mut Ui, app: &App, groups: &[&[Command]], wishes: &mut Vec<Wish>) {
    for (at, group) in groups.iter().enumerate() {
        if at > 0 {
            ui.separator();
        }
        group.iter().for_each(|&command| entry(ui, app, command, wishes));
    }
}

fn entry(ui: &mut Ui, app: &App, command: Command, wishes: &mut Vec<Wish>) {
    let keys = command.keys(ui.ctx()).into_iter().next().unwrap_or_default();
    let due = if command == Command::Practice { app.due().0 } else { 0 };
    let label = if due > 0 { say!("practice-due-menu", count = due) } else { command.label().to_owned() };
    let sign = command.switch(app).map_or("", |on| if on { "☑ " } else { "☐ " });
    let button = Button::new([sign, &label].concat()).shortcut_text(keys.as_str()).selected(command.is_on(app));
    let fault = SoundFault::of(ui.ctx()).filter(|_| command == Command::Sound);
    let response = as_item(ui.add_enabled(command.is_enabled(app) && fault.is_none(), button)).on_hover_text(command.tip());
    // The sign is only seen: a screen reader says whether it is on. It has no other place for the keys than the name.
    let told = [label.as_str(), keys.as_str()].join(" ");
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(told.trim_end()));
    let response = fault.into_iter().fold(response, |response, fault| response.on_disabled_hover_text(fault.said()));
    if response.clicked() {
        wishes.push(Wish::Command(command));
        // A click closes the menu by itself, a key does not.
        ui.close();
    }
}

/// A menu that opens beside its entry.
fn submenu(ui: &mut Ui, name: &str, content: impl FnOnce(&mut Ui)) {
    as_item(ui.menu_button(name, content).response);
}

/// Lets a screen reader call an entry what it is; only what is on is told to be.
fn as_item(response: Response) -> Response {
    response.ctx.accesskit_node_builder(response.id, |node| {
        if node.toggled() == Some(Toggled::True) {
            node.set_role(Role::MenuItemCheckBox);
        } else {
            node.clear_toggled();
            node.set_role(Role::MenuItem);
        }
    });
    response
}

fn view(ui: &mut Ui, app: &App, wishes: &mut Vec<Wish>) {
    entry(ui, app, Command::Flip, wishes);
    groups(ui, app, &[&[Command::Closer, Command::Farther, Command::Fit]], wishes);
    ui.separator();
    folds(ui, app, wishes);
    let layers = layers_are_shown(app).then(|| app.variant().layers.iter().zip(app.layers())).into_iter().flatten();
    for (layer, (known, state)) in layers.enumerate() {
        let keys = if layer < 9 { format!("{}", layer + 1) } else { String::new() };
        let text = say!("menu-layer", layer = named(&known.name), state = words::layer_state(state));
        let button = Button::new(text).shortcut_text(keys).selected(state == LayerState::Shown);
        if as_item(ui.add(button)).on_hover_text(say!("menu-layer.tip")).clicked() {
            wishes.push(Wish::Action(Action::See(See::Cycle(layer))));
        }
    }
    if layers_are_shown(app) {
        entry(ui, app, Command::ShowLayers, wishes);
    }
    entry(ui, app, Command::Control, wishes);
    entry(ui, app, Command::Inside, wishes);
    ui.separator();
    entry(ui, app, Command::Looks, wishes);
    zoom(ui);
    entry(ui, app, Command::Sound, wishes);
    entry(ui, app, Command::FullScreen, wishes);
}

/// The whole board, and the games inside that it folds to.
fn folds(ui: &mut Ui, app: &App, wishes: &mut Vec<Wish>) {
    let folds = app.ways_to_fold();
    if folds.is_empty() || app.editor().is_some() {
        return;
    }
    let on = app.fold().map(|fold| fold.layer);
    let whole = (None, say!("menu-whole").to_owned(), String::new());
    let parts =
        folds.iter().map(|fold| (Some(fold.layer), say!("menu-fold", game = named(fold.in_text(app.variant()))), fold_keys(fold.layer)));
    for (layer, text, keys) in std::iter::once(whole).chain(parts) {
        if as_item(ui.add(Button::new(text).shortcut_text(keys).selected(layer == on))).on_hover_text(say!("menu-fold.tip")).clicked() {
            wishes.push(Wish::Action(Action::See(See::Fold(layer))));
            ui.close();
        }
    }
    ui.separator();
}

/// The keys of these are those of [`scale::follow`].
fn zoom(ui: &mut Ui) {
    let tip = say!("menu-size");
    if as_item(ui.add(Button::new(say!("menu-larger")).shortcut_text(key_names("Ctrl++")))).on_hover_text(tip).clicked() {
        scale::change(ui.ctx(), scale::STEP);
    }
    if as_item(ui.add(Button::new(say!("menu-smaller")).shortcut_text(key_names("Ctrl+−")))).on_hover_text(tip).clicked() {
        scale::change(ui.ctx(), -scale::STEP);
    }
    if as_item(ui.add(Button::new(say!("menu-usual-size")).shortcut_text(key_names("Ctrl+0"))))
        .on_hover_text(say!("menu-usual-size.tip"))
        .clicked()
    {
        scale::choose(ui.ctx(), 1.0);
    }
}

fn engine(ui: &mut Ui, app: &App, wishes: &mut Vec<Wish>) {
    groups(ui, app, &ENGINE, wishes);
    ui.separator();
    entry(ui, app, Command::Computer, wishes);
    entry(ui, app, Command::Engines, wishes);
    entry(ui, app, Command::LearnGame, wishes);
    let mut players = app.setup().players;
    for side in Side::BOTH {
        let mut plays = players[side.index()] == Player::Computer;
        let response = ui.checkbox(&mut plays, say!("menu-plays", side = side.name()));
        response.ctx.accesskit_node_builder(response.id, |node| node.set_role(Role::MenuItemCheckBox));
        if response.clicked() {
            players[side.index()] = if plays { Player::Computer } else { Player::Human };
            wishes.push(Wish::Action(Action::SetPlayers(players)));
        }
    }
}

fn variants(ui: &mut Ui, app: &App, wishes: &mut Vec<Wish>) {
    for (id, name) in app.library().games() {
        let button = Button::new(say!("menu-variant", game = named(name))).selected(id == app.variant().id);
        if as_item(ui.add(button)).on_hover_text(say!("menu-variant.tip")).clicked() {
            wishes.push(Wish::Begin(id.to_owned()));
            ui.close();
        }
    }
    if as_item(ui.button(say!("menu-more-games"))).on_hover_text(say!("menu-more-games.tip")).clicked() {
        wishes.push(Wish::Among);
        ui.close();
    }
    ui.separator();
    groups(ui, app, &[&[Command::Open, Command::Nest, Command::Workbench, Command::Problems]], wishes);
}
