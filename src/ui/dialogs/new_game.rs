//! Choosing a new game: which, who plays, how well the computer plays, and odds of pieces.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{
    Align, Button, CollapsingHeader, Color32, DragValue, Grid, Layout, RichText, ScrollArea, TextStyle, Ui, Vec2, WidgetInfo, vec2,
};
use nestmate_core::variant::{HouseRules, NoteDef, Side, Variant};
use nestmate_text::words::{named, say};

use super::cards::{self, CardsManner, MoreGames};
use super::files::waker;
use super::strength::{self, Sitting};
use super::{Flow, clock, unread};
use crate::app::{Action, App, GamesWish, Guest, GuestStrength, Handicap, NewGame, Odds, Player, odds};
use crate::saying::Named;
use crate::ui::board::BoardTheme;
use crate::ui::commands::command::Command;
use crate::ui::frame::widgets::{quiet_label, small_label};
use crate::ui::pictures::cards::GameCards;

#[derive(Clone, Debug)]
pub(in crate::ui) struct NewGameForm {
    setup: NewGame,
    variant: Option<Arc<Variant>>,
    caution: bool,
    apart: bool,
    begun: bool,
    more: MoreGames,
}

/// The width of the choices beside the cards, and what the dialog takes of the window's height around them, in points.
const CHOICES: f32 = 500.0;
const AROUND: f32 = 172.0;

/// The height of a game's description, in points.
const ABOUT: f32 = 86.0;

/// The size of the button that begins the game, in points.
const PLAY: Vec2 = vec2(150.0, 34.0);

impl NewGameForm {
    pub(in crate::ui) fn new(app: &App, game: Option<String>) -> Self {
        let mut setup = app.setup().clone();
        if let Some(game) = game.filter(|game| *game != setup.game) {
            setup = NewGame { game, house: HouseRules::default(), handicap: Handicap::default(), ..setup };
        }
        let variant = app.library().get_with(&setup.game, &setup.house).ok();
        let apart = setup.clock[0] != setup.clock[1];
        let more = MoreGames::new(app.library(), &setup.game);
        Self { setup, variant, caution: app.machine().caution.is_some(), apart, begun: false, more }
    }

    pub(in crate::ui) fn against(app: &App, game: String, engine: String) -> Self {
        let mut form = Self::new(app, Some(game));
        form.setup.players = [Player::Human, Player::Computer];
        form.setup.guests = [None, Some(Guest { engine, strength: GuestStrength::Full })];
        form
    }

    pub(in crate::ui) fn show(
        &mut self,
        ui: &mut Ui,
        app: &App,
        pictures: &mut GameCards,
        theme: &BoardTheme,
        actions: &mut Vec<Action>,
    ) -> Flow {
        let first = !std::mem::replace(&mut self.begun, true);
        if first {
            if app.own_games().path().is_some() {
                actions.push(Action::Games(GamesWish::Train));
            }
            pictures.follow(app.library(), theme, waker(ui.ctx()));
        }
        pictures.poll(ui.ctx());
        let height = (ui.ctx().content_rect().height() - AROUND).clamp(160.0, 700.0);
        let (mut entered, mut none) = (false, false);
        ui.horizontal_top(|ui| {
            let room = vec2((ui.available_width() - CHOICES - 44.0).max(140.0), height);
            ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
                ui.set_min_size(room);
                let now = self.setup.game.clone();
                self.more.field(ui);
                ui.add_space(4.0);
                let (free, reveal) = (super::is_free(ui), first && !self.more.opens());
                let how = CardsManner { now: &now, free, reveal, height: ui.available_height() };
                let area = ScrollArea::vertical().auto_shrink([false, false]).max_height(ui.available_height()).id_salt("cards");
                let answer = area.show(ui, |ui| {
                    // The scroll bar floats over the right edge.
                    ui.set_width(ui.available_width() - 10.0);
                    cards::show(ui, app, pictures, &how, &mut self.more)
                });
                pictures.want(answer.inner.bare, app.library(), theme, waker(ui.ctx()));
                (entered, none) = (answer.inner.entered, answer.inner.none);
                answer.inner.chosen.into_iter().for_each(|game| self.choose(app, game));
            });
            ui.add_space(12.0);
            // Whatever is shown under “More”, the dialog stays as wide as it was.
            let choices = vec2(CHOICES.min(ui.available_width()), height);
            ui.allocate_ui_with_layout(choices, Layout::top_down(Align::Min), |ui| {
                ui.set_max_width(choices.x);
                let area = ScrollArea::vertical().auto_shrink([false, false]).max_height(height).id_salt("details");
                area.show(ui, |ui| {
                    ui.set_max_width(choices.x - 14.0);
                    self.choices(ui, app);
                });
            });
        });
        ui.add_space(8.0);
        ui.separator();
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let play = Button::new(RichText::new(say!("new-game-play")).size(16.0).strong()).fill(ui.visuals().selection.bg_fill);
            // A search without a result would begin a game that is not in sight.
            let response = ui.add_enabled(!none, play.min_size(PLAY));
            if entered {
                response.request_focus();
            }
            let play = response.clicked() || !none && super::entered(ui);
            let cancel = ui.add(Button::new(say!("cancel")).min_size(vec2(90.0, PLAY.y))).clicked();
            if play && !cancel {
                actions.extend((self.caution != app.machine().caution.is_some()).then_some(Action::ToggleCaution));
                actions.push(Action::New(self.setup.clone()));
            }
            if play || cancel { Flow::Close } else { Flow::Stay }
        })
        .inner
    }

    /// Takes another game; what was agreed on for the last one goes.
    fn choose(&mut self, app: &App, game: String) {
        if self.setup.game == game {
            return;
        }
        self.variant = app.library().get(&game).ok();
        let knowing = app.engines_for(&game);
        // An engine that does not know the game cannot play it.
        let knows = |guest: &Guest| knowing.iter().any(|known| known.0 == guest.engine);
        let guests = self.setup.guests.clone().map(|guest| guest.filter(knows));
        self.setup = NewGame { game, guests, house: HouseRules::default(), handicap: Handicap::default(), ..self.setup.clone() };
    }

    fn choices(&mut self, ui: &mut Ui, app: &App) {
        let name = app.library().name_of(&self.setup.game).map_or("", named).to_owned();
        ui.label(RichText::new(name).size(18.0).strong());
        if let Some(variant) = &self.variant {
            let known = !app.library().games().any(|(id, _)| id == variant.id);
            let texts = [&variant.about, &variant.history].into_iter().take(1 + usize::from(known));
            let whole = texts.map(|text| named(text)).filter(|text| !text.is_empty()).collect::<Vec<&str>>().join("\n");
            // However long it is, what is below stays where it was.
            ui.allocate_ui(vec2(ui.available_width(), ABOUT), |ui| {
                ui.set_min_size(vec2(ui.available_width(), ABOUT));
                let shown = shortened(ui, &whole, ABOUT);
                let label = quiet_label(ui, &shown);
                unread(&label, &whole);
                if shown != whole {
                    label.on_hover_text(whole);
                }
            });
        }
        ui.add_space(8.0);
        let engines = app.engines_for(&self.setup.game);
        Grid::new("new game").num_columns(2).spacing([16.0, 8.0]).show(ui, |ui| {
            for side in Side::BOTH {
                ui.label(side.name());
                let setup = &mut self.setup;
                let timed = clock::is_timed(&setup.clock, side);
                let (at, level) = (side.index(), setup.strength[side.index()].level);
                let (player, strength, guest) = (&mut setup.players[at], &mut setup.strength[at], &mut setup.guests[at]);
                strength::side(ui, side, Sitting { player, strength, guest, engines: &engines, timed });
                // Who chooses a level wants that one.
                setup.training &= level == setup.strength[at].level;
                ui.end_row();
            }
            clock::rows(ui, &mut self.setup.clock, &mut self.apart);
        });
        self.training(ui, app);
        ui.add_space(6.0);
        let agreed = self.setup.house != HouseRules::default() || !self.setup.handicap.is_none();
        CollapsingHeader::new(say!("new-game-more")).id_salt("more").default_open(agreed).show(ui, |ui| {
            self.switches(ui, app);
            self.numbers(ui, app);
            if let Some(variant) = &self.variant {
                odds_given(ui, variant, &mut self.setup.handicap);
                notes(ui, &variant.about_array);
            }
        });
    }

    /// Whether the level follows the user's last results in a game against the computer, and which one that is, with the reason.
    fn training(&mut self, ui: &mut Ui, app: &App) {
        let [white, black] = self.setup.players;
        if white == black {
            return;
        }
        ui.add_space(4.0);
        ui.checkbox(&mut self.caution, Command::Caution.label()).on_hover_text(Command::Caution.tip());
        ui.checkbox(&mut self.setup.training, say!("new-game-training")).on_hover_text(say!("new-game-training.tip"));
        if let Some(record) = app.training_in(&self.setup.game).filter(|_| self.setup.training) {
            self.setup.strength[usize::from(black == Player::Computer)].level = record.next();
            quiet_label(ui, record.why());
        }
    }

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

    fn numbers(&mut self, ui: &mut Ui, app: &App) {
        let Some(endings) = self.variant.as_ref().map(|variant| variant.endings.clone()) else { return };
        let (mut repetition, mut no_progress) = (endings.repetition, endings.no_progress);
        let mut changed = false;
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(say!("new-game-repetition"));
            changed |= ui.add(DragValue::new(&mut repetition).range(0..=9).speed(0.05)).labelled_by(label.id).changed();
        });
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(say!("new-game-no-progress"));
            changed |= ui.add(DragValue::new(&mut no_progress).range(0..=999)).labelled_by(label.id).changed();
            ui.label(say!("new-game-never"));
        });
        if changed {
            let house = &mut self.setup.house;
            // Once would be at once: the number goes from 2 to 0 and back.
            house.repetition = Some(if repetition == 1 { if endings.repetition > 1 { 0 } else { 2 } } else { repetition });
            house.no_progress = Some(no_progress);
            self.variant = app.library().get_with(&self.setup.game, house).ok();
        }
    }
}

pub(super) fn notes(ui: &mut Ui, notes: &[NoteDef]) {
    for note in notes {
        let words = named(&note.text);
        let text =
            if note.ruling.is_empty() { words.to_owned() } else { say!("rulebook-note", ruling = note.ruling.as_str(), text = words) };
        quiet_label(ui, text);
    }
}

/// As much of a text as a room of this height has lines for, up to the end of a word.
fn shortened(ui: &Ui, text: &str, height: f32) -> String {
    let font = TextStyle::Body.resolve(ui.style());
    let galley = ui.painter().layout(text.to_owned(), font, Color32::PLACEHOLDER, ui.available_width());
    let fitting = galley.rows.iter().take_while(|row| row.rect().bottom() <= height + 1.0);
    let (rows, letters) = fitting.fold((0, 0_usize), |(rows, letters), row| (rows + 1, letters + row.char_count_including_newline().0));
    if rows == galley.rows.len() {
        return text.to_owned();
    }
    // The dots want room, too.
    let begin: String = text.chars().take(letters.saturating_sub(2)).collect();
    let words = begin.rfind(char::is_whitespace).map_or(begin.as_str(), |end| &begin[..end]);
    format!("{}…", words.trim_end_matches(|letter: char| letter.is_whitespace() || ",;:".contains(letter)))
}

fn odds_given(ui: &mut Ui, variant: &Variant, handicap: &mut Handicap) {
    let title = if handicap.is_none() { say!("odds-none").to_owned() } else { words(variant, handicap) };
    CollapsingHeader::new(title).id_salt("handicap").show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            for side in Side::BOTH {
                let on = handicap.side == side;
                let response = ui.selectable_label(on, say!("odds-gives", side = side.name()));
                let label = say!("odds-gives.spoken", side = side.name());
                response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, label.as_str()));
                if response.clicked() && !on {
                    *handicap = Handicap { side, without: Vec::new() };
                }
            }
            if !handicap.is_none() && ui.button(say!("odds-clear")).clicked() {
                handicap.without.clear();
            }
        });
        let note = say!("odds-how");
        small_label(ui, note);
        let odds = odds(variant, handicap.side);
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.horizontal_wrapped(|ui| odds.iter().for_each(|odds| kind(ui, variant, odds, handicap)));
    });
}

fn kind(ui: &mut Ui, variant: &Variant, odds: &Odds, handicap: &mut Handicap) {
    let missing = odds.cells.iter().filter(|cell| handicap.without.contains(cell)).count();
    let (name, most) = (name(variant, odds), odds.cells.len());
    let text = if missing == 0 { name.clone() } else { format!("{name} −{missing}") };
    let response = ui.selectable_label(missing > 0, RichText::new(text).small());
    response.widget_info(|| {
        WidgetInfo::selected(Role::Button, true, missing > 0, say!("odds-missing", piece = &name, missing = missing, most = most))
    });
    if response.clicked() {
        let missing = (missing + 1) % (most + 1);
        handicap.without.retain(|cell| !odds.cells.contains(cell));
        handicap.without.extend_from_slice(&odds.cells[..missing]);
    }
}

/// `Rook`, or `Alibaba (Shogi · odd cells)` where one kind stands on several lattices.
fn name(variant: &Variant, odds: &Odds) -> String {
    let name = named(&variant.kind(odds.kind).name);
    match odds.layer.and_then(|layer| variant.layers.get(layer)) {
        Some(layer) if variant.layers.len() > 1 => say!("odds-kind", piece = name, layer = named(&layer.name)),
        _ => name.to_owned(),
    }
}

/// `Odds of pieces: White without 1 Rook, 2 Knight`.
fn words(variant: &Variant, handicap: &Handicap) -> String {
    let missing = odds(variant, handicap.side).into_iter().filter_map(|odds| {
        let count = odds.cells.iter().filter(|cell| handicap.without.contains(cell)).count();
        (count > 0).then(|| say!("setup-missing-piece", count = count, piece = name(variant, &odds)))
    });
    say!("odds", side = handicap.side.name(), missing = missing.collect::<Vec<String>>().join(say!("between-parts")))
}
