//! Choosing a new game: which, who plays, how well the computer plays, and odds of pieces.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Align, Button, CollapsingHeader, DragValue, Grid, Id, Image, Rect, RichText, ScrollArea, Ui, Vec2, WidgetInfo, vec2};
use nestmate_core::rules;
use nestmate_core::variant::{HouseRules, NoteDef, Shuffle, Side, Variant};
use nestmate_text::named_side;
use nestmate_text::words::{key, named, say};

use super::cards::{self, SoughtGames};
use super::strength::{self, Nest, Sitting, nests};
use super::{CANCEL, Flow, PLAY, buttons, clock, part, primary, unread, whole_room};
use crate::app::{Action, App, GamesWish, Guest, GuestStrength, Handicap, NewGame, Odds, Player, Strength, odds, ways_to_fold};
use crate::ui::board::CombsLoop;
use crate::ui::commands::Command;
use crate::ui::desk::Desk;
use crate::ui::frame::tasks::waker;
use crate::ui::frame::widgets::{self, labelled, quiet_label, small_label, width_of};

pub(in crate::ui) struct NewGameForm {
    setup: NewGame,
    /// The side that the user plays against the computer, if it is not drawn by lot.
    own: Side,
    variant: Option<Arc<Variant>>,
    nests: Vec<Nest>,
    combs: Option<Box<CombsLoop>>,
    caution: bool,
    apart: bool,
    begun: bool,
    sought: SoughtGames,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Opponent {
    Computer,
    Person,
    Nobody,
}

/// The bounds of the width of the choices beside the cards, and their share of the dialog's.
const CHOICES: (f32, f32) = (540.0, 720.0);
const SHARE: f32 = 0.52;

/// The bounds of the size of the chosen game's board, and the height of the choices below it, in points.
const BOARD: (f32, f32) = (110.0, 300.0);
const BELOW: f32 = 238.0;

impl NewGameForm {
    pub(in crate::ui) fn new(app: &App, game: Option<String>) -> Self {
        let mut setup = app.wish();
        if let Some(game) = game.filter(|game| *game != setup.game) {
            setup = elsewhere(&setup, game);
        }
        let variant = app.library().get_with(&setup.game, &setup.house).ok();
        let (nests, combs) = inside(app, variant.as_ref());
        let apart = setup.clock[0] != setup.clock[1];
        let sought = SoughtGames::new(app.library(), &setup.game);
        let own = if setup.players == [Player::Computer, Player::Human] { Side::Black } else { Side::White };
        Self { setup, own, variant, nests, combs, caution: app.machine().caution.is_some(), apart, begun: false, sought }
    }

    pub(in crate::ui) fn against(app: &App, game: String, engine: String) -> Self {
        let mut form = Self::new(app, Some(game));
        form.own = Side::White;
        form.setup.players = [Player::Human, Player::Computer];
        form.setup.guests = [None, Some(Guest { engine, strength: GuestStrength::Full })];
        form
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
        let (app, theme) = (desk.app, desk.theme);
        let first = !std::mem::replace(&mut self.begun, true);
        if first {
            if app.own_games().path.is_some() {
                desk.wishes.push(Action::Games(GamesWish::Train));
            }
            desk.kept.cards.follow(app.library(), theme, waker(ui.ctx()));
        }
        desk.kept.cards.poll(ui.ctx());
        let room = whole_room(ui);
        let width = (room.width() * SHARE).clamp(CHOICES.0, CHOICES.1).min(room.width() - 140.0);
        let (left, right) = room.split_left_right_at_x(room.right() - width);
        let left = left.with_max_x(left.right() - 16.0);
        let (entered, none) = self.cards(&mut part(ui, left), desk, first);
        self.chosen(&mut part(ui, right), desk);
        ui.add_space(4.0);
        ui.separator();
        buttons(ui, |ui| {
            // A search without a result would begin a game that is not in sight.
            let response = ui.add_enabled(!none, primary(ui, say!("new-game-play")).min_size(PLAY));
            if entered {
                response.request_focus();
            }
            let play = response.clicked() || !none && super::entered(ui);
            let cancel = ui.add(Button::new(say!("cancel")).min_size(CANCEL)).clicked();
            if play && !cancel {
                desk.wishes.extend((self.caution != app.machine().caution.is_some()).then_some(Action::ToggleCaution));
                desk.wishes.push(Action::New(self.drawn()));
            }
            if play || cancel { Flow::Close } else { Flow::Stay }
        })
    }

    /// Whether Enter chose a card, and whether there is none.
    fn cards(&mut self, ui: &mut Ui, desk: &mut Desk<'_>, first: bool) -> (bool, bool) {
        let answer = cards::chooser(ui, desk, &mut self.sought, (&self.setup.game, first));
        // What is told beside the cards is always of a game among them.
        answer.chosen.or(answer.first).into_iter().for_each(|game| self.choose(desk.app, game));
        (answer.entered, answer.none)
    }

    /// The chosen game: its board with what is told of it, and below them what is chosen for it.
    fn chosen(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) {
        let (app, theme, pictures) = (desk.app, desk.theme, &mut desk.kept.cards);
        let room = ui.max_rect();
        let side = (room.height() - BELOW).clamp(BOARD.0, BOARD.1);
        let board = Rect::from_min_size(room.min, Vec2::splat(side));
        if let Some(combs) = &mut self.combs {
            combs.show(ui, board, theme);
        } else if let Some(picture) = pictures.large((&self.setup.game, self.setup.start), app.library(), theme, waker(ui.ctx())) {
            Image::new((picture.id(), picture.size_vec2())).paint_at(ui, board);
        }
        let told = Rect::from_min_max(board.right_top() + vec2(16.0, 0.0), room.right_top() + vec2(0.0, side));
        self.told(&mut part(ui, told), app);
        let below = room.with_min_y(board.bottom() + 10.0);
        let mut ui = part(ui, below);
        let area = ScrollArea::vertical().auto_shrink([false, false]).max_height(below.height()).id_salt("details");
        area.show(&mut ui, |ui| {
            ui.set_max_width(below.width() - 12.0);
            self.choices(ui, app);
        });
    }

    fn told(&self, ui: &mut Ui, app: &App) {
        let name = app.library().name_of(&self.setup.game).map_or("", named).to_owned();
        ui.label(RichText::new(name).size(20.0).strong());
        ui.label(RichText::new(cards::told(app.library(), &self.setup.game)).size(15.0));
        ui.add_space(2.0);
        let [history, about, author] = app.library().words_about(&self.setup.game);
        let author = if author.is_empty() { String::new() } else { say!("rulebook-author", author = author) };
        ScrollArea::vertical().auto_shrink([false, false]).max_height(ui.available_height()).id_salt("told").show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 12.0);
            for text in [&author, named(about), named(history)].into_iter().filter(|text| !text.is_empty()) {
                let label = quiet_label(ui, text);
                unread(&label, text);
                ui.add_space(4.0);
            }
        });
    }

    /// Takes another game; what was agreed on for the last one goes.
    fn choose(&mut self, app: &App, game: String) {
        if self.setup.game == game {
            return;
        }
        self.variant = app.library().get(&game).ok();
        (self.nests, self.combs) = inside(app, self.variant.as_ref());
        let knowing = app.engines_for(&game);
        // An engine that does not know the game cannot play it.
        let knows = |guest: &Guest| knowing.iter().any(|known| known.0 == guest.engine);
        let guests = self.setup.guests.clone().map(|guest| guest.filter(knows));
        self.setup = NewGame { guests, ..elsewhere(&self.setup, game) };
    }

    fn opponent(&self) -> Opponent {
        match self.setup.players {
            [Player::Human, Player::Human] => Opponent::Person,
            [Player::Computer, Player::Computer] => Opponent::Nobody,
            _ => Opponent::Computer,
        }
    }

    fn seat(&mut self, opponent: Opponent) {
        self.setup.players = match (opponent, self.own) {
            (Opponent::Person, _) => [Player::Human; 2],
            (Opponent::Nobody, _) => [Player::Computer; 2],
            (Opponent::Computer, Side::White) => [Player::Human, Player::Computer],
            (Opponent::Computer, Side::Black) => [Player::Computer, Player::Human],
        };
    }

    /// Puts the user on a side; the computer on the other plays as well as before.
    fn play_as(&mut self, side: Side) {
        if self.own != side {
            self.own = side;
            self.setup.strength.swap(0, 1);
            self.setup.guests.swap(0, 1);
        }
        self.seat(Opponent::Computer);
    }

    /// The choices, with the lot drawn if it decides.
    fn drawn(&mut self) -> NewGame {
        if self.setup.by_lot && self.opponent() == Opponent::Computer {
            self.play_as(if fastrand::bool() { Side::White } else { Side::Black });
        }
        self.setup.clone()
    }

    fn choices(&mut self, ui: &mut Ui, app: &App) {
        let engines = app.engines_for(&self.setup.game);
        // A row is as high as its buttons, whatever is in it.
        ui.spacing_mut().interact_size.y = ui.spacing().interact_size.y.max(24.0);
        // Labels come and go in the first column, which keeps its width.
        let sides = Side::BOTH.map(|side| self.name(side));
        let labels = [say!("new-game-opponent"), say!("new-game-side"), say!("strength-how-well"), say!("clock"), say!("details-start")];
        let labels = labels.into_iter().chain(sides.iter().map(String::as_str)).map(|label| width_of(ui, label)).fold(0.0, f32::max);
        Grid::new("new game").num_columns(2).min_col_width(labels.ceil()).spacing([12.0, 6.0]).show(ui, |ui| {
            ui.label(say!("new-game-opponent"));
            ui.horizontal(|ui| self.opponents(ui));
            ui.end_row();
            if self.opponent() == Opponent::Nobody {
                ui.label(&sides[0]);
                self.machine(ui, Side::White, &engines);
            } else {
                ui.label(say!("new-game-side"));
                ui.add_enabled_ui(self.opponent() == Opponent::Computer, |ui| ui.horizontal(|ui| self.sides(ui)));
            }
            ui.end_row();
            let side = if self.opponent() == Opponent::Nobody { Side::Black } else { self.own.other() };
            ui.label(if self.opponent() == Opponent::Nobody { &sides[1] } else { say!("strength-how-well") });
            ui.add_enabled_ui(self.opponent() != Opponent::Person, |ui| self.machine(ui, side, &engines));
            ui.end_row();
            if let Some(variant) = &self.variant
                && let Some(shuffle) = &variant.shuffle
            {
                let label = ui.label(say!("details-start")).id;
                ui.horizontal(|ui| drawn_start(ui, label, (variant, shuffle), &mut self.setup.start));
                ui.end_row();
            }
            clock::row(ui, &mut self.setup.clock, self.apart, &sides[0]);
        });
        clock::other_row(ui, &mut self.setup.clock, &mut self.apart, &sides[1]);
        self.training(ui, app);
        let agreed = self.setup.house != HouseRules::default() || !self.setup.handicap.is_none();
        let header = CollapsingHeader::new(say!("new-game-more")).id_salt("more").default_open(agreed);
        let shown = header.show(ui, |ui| {
            self.switches(ui, app);
            self.numbers(ui, app);
            if let Some(variant) = &self.variant {
                odds_given(ui, variant, &mut self.setup.handicap);
                notes(ui, &variant.about_array);
            }
        });
        if shown.openness > 0.0 && shown.openness < 1.0 {
            // What opens comes into sight.
            shown.header_response.scroll_to_me(Some(Align::TOP));
        }
    }

    fn opponents(&mut self, ui: &mut Ui) {
        let now = self.opponent();
        let offered = [
            (Opponent::Computer, key!("strength-computer")),
            (Opponent::Person, key!("strength-person")),
            (Opponent::Nobody, key!("new-game-nobody")),
        ];
        for (opponent, key) in offered {
            if choice(ui, say!("new-game-opponent"), say(key), now == opponent) {
                self.seat(opponent);
            }
        }
    }

    /// What people call a side in the chosen game.
    fn name(&self, side: Side) -> String {
        self.variant.as_ref().map_or_else(|| named(Side::NAMES[side.index()]), |variant| named_side(variant, side)).to_owned()
    }

    fn sides(&mut self, ui: &mut Ui) {
        let is_open = self.opponent() == Opponent::Computer;
        for side in Side::BOTH {
            let on = is_open && !self.setup.by_lot && self.own == side;
            if choice(ui, say!("new-game-side"), &self.name(side), on) {
                self.setup.by_lot = false;
                self.play_as(side);
            }
        }
        if choice(ui, say!("new-game-side"), say!("new-game-lot"), is_open && self.setup.by_lot) {
            self.setup.by_lot = true;
        }
    }

    fn machine(&mut self, ui: &mut Ui, side: Side, engines: &[(&str, &crate::app::ListedEngine)]) {
        let (name, setup) = (self.name(side), &mut self.setup);
        let (timed, at) = (clock::is_timed(&setup.clock, side), side.index());
        let level = setup.strength[at].level;
        let (player, strength, guest) = (&mut setup.players[at], &mut setup.strength[at], &mut setup.guests[at]);
        strength::row(ui, &name, Sitting { player, strength, guest, engines, nests: &self.nests, timed, variant: self.variant.as_deref() });
        // Who chooses a level wants that one.
        setup.training &= level == setup.strength[at].level;
    }

    /// Whether the level follows the user's last results in a game against the computer, and which one that is, with the reason.
    fn training(&mut self, ui: &mut Ui, app: &App) {
        let against = self.opponent() == Opponent::Computer;
        ui.add_enabled_ui(against, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.checkbox(&mut self.caution, Command::Caution.label()).on_hover_text(Command::Caution.tip());
                ui.add_space(8.0);
                ui.checkbox(&mut self.setup.training, say!("new-game-training")).on_hover_text(say!("new-game-training.tip"));
            });
        });
        let record = app.training_in(&self.setup.game).filter(|_| against && self.setup.training);
        if let Some(record) = &record {
            self.setup.strength[self.own.other().index()].level = record.next();
        }
        // Its line is kept free.
        small_label(ui, record.map_or_else(|| " ".to_owned(), |record| record.why()));
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
        ui.horizontal_wrapped(|ui| labelled(ui, say!("new-game-repetition"), DragValue::new(&mut repetition).range(0..=9).speed(0.05)));
        ui.horizontal_wrapped(|ui| {
            labelled(ui, say!("new-game-no-progress"), DragValue::new(&mut no_progress).range(0..=999));
            ui.label(say!("new-game-never"));
        });
        if (repetition, no_progress) != (endings.repetition, endings.no_progress) {
            let house = &mut self.setup.house;
            // Once would be at once: the number goes from 2 to 0 and back.
            house.repetition = Some(if repetition == 1 { if endings.repetition > 1 { 0 } else { 2 } } else { repetition });
            house.no_progress = Some(no_progress);
            self.variant = app.library().get_with(&self.setup.game, house).ok();
        }
    }
}

/// The same choices for another game; what was agreed on for the last one goes.
pub(super) fn elsewhere(setup: &NewGame, game: String) -> NewGame {
    let strength = setup.strength.map(Strength::elsewhere);
    NewGame { game, strength, house: HouseRules::default(), handicap: Handicap::default(), start: None, ..setup.clone() }
}

/// The games inside: those that can be played by themselves, and how they come together.
fn inside(app: &App, variant: Option<&Arc<Variant>>) -> (Vec<Nest>, Option<Box<CombsLoop>>) {
    let Some(variant) = variant else { return (Vec::new(), None) };
    let folds = ways_to_fold(variant, app.library());
    (nests(variant, &folds), CombsLoop::new(variant, &folds).map(Box::new))
}

pub(super) fn notes(ui: &mut Ui, notes: &[NoteDef]) {
    for note in notes {
        let words = named(&note.text);
        let text =
            if note.ruling.is_empty() { words.to_owned() } else { say!("rulebook-note", ruling = note.ruling.as_str(), text = words) };
        quiet_label(ui, text);
    }
}

fn choice(ui: &mut Ui, what: &str, text: &str, on: bool) -> bool {
    widgets::choice(ui, on, text, &say!("new-game-choice", what = what, choice = text))
}

/// Whether the start is drawn by lot, or which one it is: its number and White's pieces from left to right.
fn drawn_start(ui: &mut Ui, label: Id, (variant, shuffle): (&Variant, &Shuffle), start: &mut Option<u32>) {
    if choice(ui, say!("details-start"), say!("new-game-lot"), start.is_none()) {
        *start = None;
    }
    if choice(ui, say!("details-start"), say!("new-game-numbered"), start.is_some()) {
        let array = rules::start(variant).ok().and_then(|array| rules::start_number(variant, &array));
        *start = Some(array.unwrap_or_default());
    }
    if let Some(number) = start {
        let last = shuffle.count - 1;
        ui.add(DragValue::new(number).range(0..=last).speed(0.3)).labelled_by(label);
        small_label(ui, say!("new-game-numbers", last = last));
        let mut placed = shuffle.arrangement(*number);
        placed.sort_unstable();
        ui.label(placed.into_iter().map(|(_, kind)| variant.kind(kind).text(Side::White)).collect::<String>());
    }
}

fn odds_given(ui: &mut Ui, variant: &Variant, handicap: &mut Handicap) {
    let title = if handicap.is_none() { say!("odds-none").to_owned() } else { words(variant, handicap) };
    CollapsingHeader::new(title).id_salt("handicap").show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            for side in Side::BOTH {
                let on = handicap.side == side;
                let [text, spoken] = [key!("odds-gives"), key!("odds-gives.spoken")].map(|key| say!(key, side = named_side(variant, side)));
                if widgets::choice(ui, on, &text, &spoken) {
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
    say!("odds", side = named_side(variant, handicap.side), missing = missing.collect::<Vec<String>>().join(say!("between-parts")))
}
