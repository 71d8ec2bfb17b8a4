//! Engines of others: the list, adding one, and what each is and can be set to.

use std::collections::BTreeMap;
use std::path::PathBuf;

use egui::accesskit::Role;
use egui::{Button, CollapsingHeader, ComboBox, DragValue, Grid, Label, Response, RichText, ScrollArea, Spinner, TextEdit, Ui, WidgetInfo};
use nestmate_text::words::{named, say};

use super::head;
use crate::app::{Action, App, Choosing, Chosen, EngineStanding, EngineWish, ListedEngine, Toggle, written_command};
use crate::foreign::{EngineOption, ForeignFailure, ForeignFault, OptionSort};
use crate::saying::Saying;
use crate::ui::desk::{Desk, Wish, Wishes};
use crate::ui::dialogs::{destructive, primary};
use crate::ui::frame::tasks::waker;
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{entries, is_entered, labelled, list, quiet_label};

/// The height of an engine in the list, in points.
const ROW: f32 = 26.0;

#[derive(Debug, Default)]
pub(in crate::ui) struct EnginesForm {
    path: String,
    folder: PathBuf,
    choosing: Option<Choosing>,
    chosen: Option<String>,
    added: Option<String>,
    /// What is being written or dragged in a field of an option; it is set when that is over.
    drafts: BTreeMap<String, String>,
    /// Whether it has been asked which engines are there, and the field has been given the keyboard.
    begun: bool,
}

impl EnginesForm {
    pub(in crate::ui) fn new(app: &App) -> Self {
        Self {
            folder: app.folder(),
            chosen: app.engines().listed.keys().next().cloned(),
            added: app.engines().added.as_deref().map(str::to_owned),
            ..Self::default()
        }
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> bool {
        let (app, mut shut) = (desk.app, head(ui, say!("dialog-engines"), |_| ()));
        self.follow(app, desk.wishes);
        self.adding(ui, desk);
        ui.add_space(6.0);
        ScrollArea::vertical().auto_shrink(false).id_salt("engines").show(ui, |ui| {
            self.list(ui, app);
            let engine = self.chosen.clone().and_then(|name| Some((app.engines().listed.get(&name)?, name)));
            if let Some((engine, name)) = engine {
                ui.separator();
                shut |= self.details(ui, desk, &name, engine);
            }
        });
        shut
    }

    fn follow(&mut self, app: &App, wishes: &mut Wishes) {
        if let Some(chosen) = self.choosing.as_ref().and_then(Choosing::poll) {
            self.choosing = None;
            // The field for the path is there all the time.
            if let Chosen::Path(path) = chosen {
                wishes.push(Action::Engines(EngineWish::Add(path.display().to_string())));
            }
        }
        if self.added.as_deref() != app.engines().added.as_deref() {
            self.added = app.engines().added.as_deref().map(str::to_owned);
            self.chosen.clone_from(&self.added);
            self.path.clear();
        }
        if self.chosen.as_ref().is_none_or(|name| !app.engines().listed.contains_key(name)) {
            self.chosen = app.engines().listed.keys().next().cloned();
        }
    }

    fn adding(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) {
        let (app, chooser) = (desk.app, desk.kept.chooser);
        let label = ui.label(say!("engines-path"));
        let trying = app.engines().is_asking(None);
        let mut add = false;
        let field = TextEdit::singleline(&mut self.path).hint_text(say!("engines-path.hint")).desired_width(f32::INFINITY);
        let field = ui.add(field).labelled_by(label.id);
        if !std::mem::replace(&mut self.begun, true) {
            field.request_focus();
            desk.wishes.push(Action::Engines(EngineWish::Look));
        }
        ui.horizontal(|ui| {
            add = is_entered(ui, &field);
            let ready = !trying && !self.path.trim().is_empty();
            add = (ui.add_enabled(ready, primary(ui, say!("engines-add"))).clicked() || add) && ready;
            if chooser && ui.add_enabled(self.choosing.is_none() && !trying, Button::new(say!("file-browse"))).clicked() {
                self.choosing = Some(Choosing::program(self.folder.clone(), waker(ui.ctx())));
            }
        });
        if add {
            desk.wishes.push(Action::Engines(EngineWish::Add(self.path.clone())));
        }
        ui.horizontal(|ui| {
            ui.set_min_height(20.0);
            if trying {
                ui.add(Spinner::new().size(14.0));
                quiet_label(ui, say!("engines-trying"));
            } else if let Some((good, told)) = app.engines().said.as_ref() {
                let ink = if *good { accents(ui).quiet } else { accents(ui).refusal };
                ui.add(Label::new(RichText::new(told.to_string()).color(ink)).wrap());
            }
        });
    }

    fn list(&mut self, ui: &mut Ui, app: &App) {
        if app.engines().listed.is_empty() {
            quiet_label(ui, say!("engines-none"));
        }
        for (name, engine) in &app.engines().listed {
            let on = self.chosen.as_ref() == Some(name);
            let wrong = matches!(engine.standing, EngineStanding::Wrong(_));
            let text = format!("{name}  ·  {}", if wrong { standing(engine) } else { engine.protocol.name() });
            let ink = if wrong { accents(ui).refusal } else { ui.visuals().text_color() };
            let row = Button::selectable(on, RichText::new(text.as_str()).color(ink)).min_size(egui::vec2(ui.available_width(), ROW));
            let response = ui.add(row);
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, text.as_str()));
            if response.clicked() && !on {
                self.chosen = Some(name.clone());
                self.drafts.clear();
            }
        }
    }

    /// Whether the engine has been put to a use, which is elsewhere.
    fn details(&mut self, ui: &mut Ui, desk: &mut Desk<'_>, name: &str, engine: &ListedEngine) -> bool {
        let app = desk.app;
        ui.add(Label::new(RichText::new(written_command(&engine.command)).monospace().size(12.0)).wrap());
        let known = app.library().all_games().filter(|(id, _)| engine.knows(id, &app.library().known_as(id)));
        let games: Vec<&str> = known.map(|(_, name)| named(name)).collect();
        let games = if games.is_empty() {
            say!("engines-no-games").to_owned()
        } else {
            say!("engines-games", games = games.join(say!("between-parts")))
        };
        ui.add(Label::new(RichText::new(games).color(accents(ui).quiet)).wrap());
        if let EngineStanding::Wrong(fault) = &engine.standing {
            let failure = ForeignFailure { engine: name.to_owned(), fault: fault.clone() };
            ui.add(Label::new(RichText::new(failure.said()).color(accents(ui).refusal)).wrap());
        }
        let used = uses(ui, desk, (name, engine));
        ui.horizontal(|ui| {
            let trying = app.engines().is_asking(Some(name));
            let test = ui.add_enabled(!trying, Button::new(say!("engines-test"))).on_hover_text(say!("engines-test.tip"));
            desk.wishes.on(&test, Action::Engines(EngineWish::Test(name.to_owned())));
            let remove = ui.add(destructive(ui, say!("engines-remove"))).on_hover_text(say!("engines-remove.tip"));
            desk.wishes.on(&remove, Action::Engines(EngineWish::Remove(name.to_owned())));
            if ui.add_enabled(engine.is_changed(), Button::new(say!("engines-reset"))).clicked() {
                self.drafts.clear();
                desk.wishes.push(Action::Engines(EngineWish::Reset(name.to_owned())));
            }
            if trying {
                ui.add(Spinner::new().size(14.0));
            }
        });
        ui.add_space(4.0);
        self.options(ui, app, (name, engine), desk.wishes);
        used
    }

    /// Shows the options that people change most, and the others once they are asked for.
    fn options(&mut self, ui: &mut Ui, app: &App, (engine, listed): (&str, &ListedEngine), wishes: &mut Wishes) {
        let (common, others): (Vec<_>, Vec<_>) = listed.shown_options().into_iter().partition(|option| option.is_common());
        if common.is_empty() && others.is_empty() {
            return;
        }
        CollapsingHeader::new(say!("engines-options")).id_salt(("options", engine)).show(ui, |ui| {
            if common.is_empty() || others.is_empty() {
                return self.grid(ui, app, (engine, listed), [common, others].concat(), wishes);
            }
            self.grid(ui, app, (engine, listed), common, wishes);
            CollapsingHeader::new(say!("engines-more-options", count = others.len())).id_salt(("more", engine)).show(ui, |ui| {
                self.grid(ui, app, (engine, listed), others, wishes);
            });
        });
    }

    fn grid(&mut self, ui: &mut Ui, app: &App, (engine, listed): (&str, &ListedEngine), options: Vec<&EngineOption>, wishes: &mut Wishes) {
        Grid::new(("grid", options.len())).num_columns(2).spacing([16.0, 6.0]).show(ui, |ui| {
            for option in options {
                let before = listed.value(option);
                if let Some(value) = self.option(ui, app, engine, option, &before)
                    && (value != before || option.sort == OptionSort::Button)
                {
                    let (engine, option) = (engine.to_owned(), option.name.clone());
                    wishes.push(Action::Engines(EngineWish::Set { engine, option, value }));
                }
                ui.end_row();
            }
        });
    }

    fn option(&mut self, ui: &mut Ui, app: &App, engine: &str, option: &EngineOption, value: &str) -> Option<String> {
        let name = option.name.as_str();
        match &option.sort {
            OptionSort::Check { .. } => {
                ui.label("");
                let mut on = value == "true";
                ui.checkbox(&mut on, name).changed().then(|| on.to_string())
            }
            OptionSort::Spin { least, most, .. } => {
                let label = ui.label(name);
                let mut number = self.drafts.get(name).map_or(value, String::as_str).parse().unwrap_or(*least);
                #[expect(
                    clippy::cast_precision_loss,
                    reason = "how fast a number is dragged; an arrow key goes as far, so it is one at least"
                )]
                let speed = ((*most as f64 - *least as f64) / 400.0).clamp(1.0, 8.0);
                let field = ui.add(DragValue::new(&mut number).range(*least..=*most).speed(speed).update_while_editing(false));
                let field = field.labelled_by(label.id);
                self.settled(name, &field, &number.to_string())
            }
            OptionSort::Combo { choices, .. } => {
                ui.label(name);
                let mut chosen = value.to_owned();
                let combo = ComboBox::from_id_salt(name).width(200.0).selected_text(value);
                let spoken = say!("strength-chosen", what = name, level = value);
                list(ui, combo, &spoken, |ui| entries(ui, &mut chosen, choices.iter().map(|one| (one.clone(), one))));
                Some(chosen)
            }
            OptionSort::Text { .. } => {
                let mut text = self.drafts.get(name).map_or(value, String::as_str).to_owned();
                let field = labelled(ui, name, TextEdit::singleline(&mut text).desired_width(300.0));
                self.settled(name, &field, &text)
            }
            OptionSort::Button => {
                ui.label("");
                let button = ui.add_enabled(app.is_at_work(engine), Button::new(name));
                button.on_disabled_hover_text(say!("engines-idle")).clicked().then(String::new)
            }
        }
    }

    /// What a field has been set to, once nobody writes in it or drags it any more.
    fn settled(&mut self, name: &str, field: &Response, now: &str) -> Option<String> {
        if field.changed() {
            self.drafts.insert(name.to_owned(), now.to_owned());
        }
        let busy = field.dragged() || field.has_focus() && !field.lost_focus() && !field.drag_stopped();
        if busy { None } else { self.drafts.remove(name) }
    }
}

fn standing(engine: &ListedEngine) -> &'static str {
    match &engine.standing {
        EngineStanding::Unknown | EngineStanding::There => "",
        EngineStanding::Wrong(ForeignFault::Missing) => say!("engines-missing"),
        EngineStanding::Wrong(_) => say!("engines-wrong"),
    }
}

fn uses(ui: &mut Ui, desk: &mut Desk<'_>, (name, engine): (&str, &ListedEngine)) -> bool {
    let app = desk.app;
    let knows = |id: &str| engine.knows(id, &app.library().known_as(id));
    let here = app.variant().id.as_str();
    // The game on the board, or else the first one that it knows.
    let game = std::iter::once(here).chain(app.library().games().map(|game| game.0)).find(|id| knows(id));
    let works = !matches!(engine.standing, EngineStanding::Wrong(_));
    let mut used = false;
    ui.horizontal_wrapped(|ui| {
        let play = ui.add_enabled(works && game.is_some(), primary(ui, say!("engines-play"))).on_hover_text(say!("engines-play.tip"));
        let play = play.on_disabled_hover_text(say!("engines-no-games")).clicked();
        desk.wishes.extend(game.filter(|_| play).map(|game| Wish::Against(game.to_owned(), name.to_owned())));
        used |= play;
        let analyse = ui.add_enabled(works && knows(here), Button::new(say!("engines-analyse"))).on_hover_text(say!("engines-analyse.tip"));
        let unknown = say!("engines-not-this", game = named(&app.variant().name));
        if analyse.on_disabled_hover_text(unknown).clicked() {
            desk.wishes.push(Action::Engines(EngineWish::Analyse(Some(name.to_owned()))));
            if app.analysis().hidden {
                desk.wishes.push(Action::Toggle(Toggle::Engine));
            }
            if !app.analysis().on {
                desk.wishes.push(Action::Toggle(Toggle::Analysis));
            }
            desk.kept.tabs.open_analysis();
            used = true;
        }
    });
    used
}
