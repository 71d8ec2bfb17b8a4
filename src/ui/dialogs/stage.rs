//! Nesting two games: their boards slide into one that hides both, which is played with one click.

use std::path::Path;
use std::slice;

use egui::text::LayoutJob;
use egui::{Align, Align2, Button, Key, Label, Modifiers, Rect, RichText, TextEdit, TextStyle, Ui, vec2};
use nestmate_core::rules::check;
use nestmate_core::variant::{Design, Library, NestFault, NestedText, Source};
use nestmate_engine::task::Task;
use nestmate_text::words::{Told, named, say, told};

use super::cards::{self, SoughtGames};
use super::new_game::elsewhere;
use super::{CANCEL, Flow, PLAY, buttons, part, primary, whole_room};
use crate::app::{Action, App, NewGame, ways_to_fold};
use crate::saying::{Saying, nest_words};
use crate::storage::{trouble, write_whole};
use crate::ui::board::{self, BoardTheme, BoardView, COMBS_TIME, Combs};
use crate::ui::desk::{Desk, Wish, Wishes};
use crate::ui::frame::tasks::{latest, waker};
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{narrow, quiet_label, small_label};
use crate::ui::picture_exists;
use crate::ui::pictures::cards::GameCards;
use crate::ui::workbench::sentence;

/// The width of the two games at the sides, and the room below the board for its name and what is told of it, in points.
const SIDE: (f32, f32) = (132.0, 210.0);
const BELOW: f32 = 78.0;

pub(in crate::ui) struct Stage {
    guests: [String; 2],
    choosing: Option<usize>,
    sought: SoughtGames,
    asked: Option<[String; 2]>,
    nesting: Option<Task<(), Result<Nest, NestFault>>>,
    nest: Option<Result<Nest, NestFault>>,
    since: Option<f64>,
    name: String,
    view: BoardView,
    writing: Option<Task<(), Result<Source, Told>>>,
    told: Told,
}

struct Nest {
    text: String,
    name: String,
    combs: Option<Combs>,
    /// What the rules say that have no meaning in it.
    left_out: Vec<String>,
}

impl Stage {
    pub(in crate::ui) fn new(app: &App) -> Self {
        let library = app.library();
        let mut plain = library.games().map(|(id, _)| id).filter(|id| !library.hides_games(id)).map(str::to_owned);
        let first = plain.next().unwrap_or_else(|| app.variant().id.clone());
        let second = plain.next().unwrap_or_else(|| first.clone());
        Self {
            sought: SoughtGames::new(library, &first).without_nested(),
            guests: [first, second],
            choosing: None,
            asked: None,
            nesting: None,
            nest: None,
            since: None,
            name: String::new(),
            view: BoardView::new(),
            writing: None,
            told: Told::NOTHING,
        }
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
        let (app, theme, pictures) = (desk.app, desk.theme, &mut desk.kept.cards);
        if self.asked.is_none() {
            pictures.follow(app.library(), theme, waker(ui.ctx()));
        }
        pictures.poll(ui.ctx());
        pictures.want(self.guests.to_vec(), app.library(), theme, waker(ui.ctx()));
        self.follow(ui, app);
        let room = whole_room(ui);
        let width = (room.width() * 0.17).clamp(SIDE.0, SIDE.1);
        let (left, rest) = room.split_left_right_at_x(room.left() + width);
        let (middle, right) = rest.split_left_right_at_x(room.right() - width);
        let squares = [self.guest(ui, 0, left, app, pictures), self.guest(ui, 1, right, app, pictures)];
        let middle = middle.shrink2(vec2(16.0, 0.0));
        // As many parts whatever is shown: else a button below would be another one by the time it is let go of.
        let mut part = part(ui, middle);
        part.set_clip_rect(ui.clip_rect());
        match self.choosing {
            Some(index) => self.choose(&mut part, index, desk),
            None => self.middle(&mut part, middle, squares, theme),
        }
        ui.add_space(4.0);
        ui.separator();
        self.buttons(ui, desk)
    }

    /// Lets the games be nested that are chosen, and takes in what has come of it.
    fn follow(&mut self, ui: &Ui, app: &App) {
        if let Some(nest) = latest(&mut self.nesting, &mut self.told) {
            self.name = nest.as_ref().map_or_else(|_| String::new(), |nest| nest.name.clone());
            (self.nest, self.since) = (Some(nest), Some(ui.input(|input| input.time)));
        }
        if self.asked.as_ref() != Some(&self.guests) {
            self.asked = Some(self.guests.clone());
            (self.nest, self.told) = (None, Told::NOTHING);
            let (library, guests) = (app.library().clone(), self.guests.clone());
            self.nesting = Some(Task::once("nest", waker(ui.ctx()), (), move |bench| bench.tell(Nest::new(&library, &guests))));
        }
    }

    /// One of the two games, as a card that changes it; where its picture is.
    fn guest(&mut self, ui: &mut Ui, index: usize, place: Rect, app: &App, pictures: &GameCards) -> Rect {
        let mut ui = part(ui, place);
        let id = &self.guests[index];
        let name = app.library().name_of(id).map_or(id.as_str(), named);
        let spoken = if index == 0 { say!("stage-first", game = name) } else { say!("stage-second", game = name) };
        let (response, square) = cards::large(&mut ui, (app.library(), pictures), id, (self.choosing == Some(index), &spoken));
        ui.vertical_centered(|ui| small_label(ui, say!("stage-other")));
        if response.clicked() {
            self.choosing = (self.choosing != Some(index)).then_some(index);
            self.sought = SoughtGames::new(app.library(), id).without_nested();
        }
        square
    }

    fn choose(&mut self, ui: &mut Ui, index: usize, desk: &mut Desk<'_>) {
        let now = self.guests[index].clone();
        let answer = cards::chooser(ui, desk, &mut self.sought, (&now, false));
        if let Some(game) = answer.chosen {
            self.guests[index] = game;
        }
        // The arrow keys go from card to card; a click or Enter has chosen.
        let left = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        if left || answer.entered || ui.input(|input| input.pointer.any_released()) && now != self.guests[index] {
            self.choosing = None;
        }
    }

    /// The board that hides both games, its name, and what is to be told of it.
    fn middle(&mut self, ui: &mut Ui, room: Rect, from: [Rect; 2], theme: &BoardTheme) {
        let area = room.with_max_y(room.bottom() - BELOW);
        let mut below = part(ui, room.with_min_y(area.bottom() + 6.0));
        let clip = ui.clip_rect();
        let ui = &mut part(ui, area);
        // The games come from beside it.
        ui.set_clip_rect(clip);
        match &mut self.nest {
            None => _ = below.vertical_centered(Ui::spinner),
            Some(Err(fault)) => {
                let said = fault.clone().told();
                ui.add_space(area.height() * 0.4);
                ui.vertical_centered(|ui| ui.label(RichText::new(said.to_string()).text_style(TextStyle::Heading)));
            }
            Some(Ok(nest)) => {
                if let Some(combs) = &mut nest.combs {
                    let now = ui.input(|input| input.time);
                    let still = ui.style().animation_time <= 0.0;
                    let time = self.since.map_or(1.0, |since| narrow((now - since) / COMBS_TIME));
                    if time < 1.0 && !still {
                        // The games have left their cards, until they come back as pictures.
                        for picture in from {
                            ui.painter().rect_filled(picture, 0.0, accents(ui).card);
                        }
                        combs.paint(ui, from, area, time, theme);
                        ui.ctx().request_repaint();
                    } else {
                        board::show(ui, &combs.whole, &mut self.view, theme);
                    }
                }
                below.vertical_centered(|ui| {
                    let plate = TextEdit::singleline(&mut self.name).font(TextStyle::Heading).align(Align2::CENTER_CENTER);
                    let response = ui.add(plate.desired_width(420.0_f32.min(room.width())));
                    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(say!("design-title")));
                });
                if !nest.left_out.is_empty() {
                    let rules = nest.left_out.join(say!("bench-between"));
                    let told = say!("stage-left-out", rules = rules.as_str());
                    let mut job = LayoutJob::simple(told, TextStyle::Body.resolve(ui.style()), accents(ui).quiet, below.available_width());
                    (job.wrap.max_rows, job.halign) = (2, Align::Center);
                    below.vertical_centered(|ui| ui.add(Label::new(job)));
                }
            }
        }
    }

    fn buttons(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
        let app = desk.app;
        let begun = self.begun(app, desk.wishes);
        buttons(ui, |ui| {
            let nest = self.nest.as_ref().and_then(|nest| nest.as_ref().ok()).filter(|_| self.writing.is_none());
            let ready = nest.is_some();
            let play = ui.add_enabled(ready, primary(ui, say!("new-game-play")).min_size(PLAY)).clicked() || ready && super::entered(ui);
            let refine = ui.add_enabled(ready, Button::new(say!("stage-refine")).min_size(vec2(110.0, PLAY.y)));
            let refine = refine.on_hover_text(say!("stage-refine.tip")).clicked();
            let cancel = ui.add(Button::new(say!("cancel")).min_size(CANCEL)).clicked();
            if !self.told.is_nothing() {
                quiet_label(ui, self.told.to_string());
            }
            if let Some(nest) = nest.filter(|_| play || refine) {
                let text = self.named(nest, app);
                if refine {
                    desk.wishes.push(Wish::Refine(text));
                } else {
                    self.write(ui, app, text);
                }
            }
            if begun || refine || cancel { Flow::Close } else { Flow::Stay }
        })
    }

    /// The definition under the name that stands on its plate.
    fn named(&self, nest: &Nest, app: &App) -> String {
        let name = self.name.trim();
        let design = app.library().design(&nest.text).filter(|design| !name.is_empty() && design.title() != name);
        design.and_then(|design| design.with_title(name)).unwrap_or_else(|| nest.text.clone())
    }

    /// Writes it among the user's own games, beside another one of its name.
    fn write(&mut self, ui: &Ui, app: &App, text: String) {
        let (library, folder) = (app.library().clone(), app.definitions().map(Path::to_path_buf));
        self.writing = Some(Task::once("save", waker(ui.ctx()), (), move |bench| {
            bench.tell(match folder {
                Some(folder) => kept(&library, &folder, &text),
                None => Ok(Source::new(library.design(&text).map_or_else(String::new, |design| design.id().to_owned()), text)),
            });
        }));
    }

    /// Begins the game once it is written; whether it has.
    fn begun(&mut self, app: &App, wishes: &mut Wishes) -> bool {
        match latest(&mut self.writing, &mut self.told) {
            Some(Ok(source)) => {
                let game = app.library().design(&source.text).map_or_else(String::new, |design| design.id().to_owned());
                // Other engines do not know it.
                let setup = NewGame { guests: [None, None], ..elsewhere(&app.wish(), game) };
                wishes.extend([Action::TakeIn(source), Action::New(setup)]);
                return true;
            }
            Some(Err(why)) => self.told = why,
            None => {}
        }
        false
    }
}

impl Nest {
    fn new(library: &Library, guests: &[String; 2]) -> Result<Self, NestFault> {
        let [first, second] = guests;
        let NestedText { text, left_out } = library.nested(first, second, &nest_words())?;
        let checked = check(library, Source::new("", text.clone()), &picture_exists);
        let game = checked.games.into_iter().next();
        let name = game.as_ref().map_or_else(String::new, |(variant, _)| named(&variant.name).to_owned());
        let combs = game.and_then(|(variant, position)| Combs::new(&variant, &position, &ways_to_fold(&variant, library)));
        let designs = guests.each_ref().map(|id| library.definition(id).and_then(|text| library.design(&text)));
        let said = |(guest, rule)| designs.get::<usize>(guest)?.as_ref().map(|design: &Design| sentence(design, slice::from_ref(&rule)));
        let left_out = left_out.into_iter().filter_map(said).filter(|said| !said.is_empty()).collect();
        Ok(Self { text, name, combs, left_out })
    }
}

/// A definition in a file of its own in a folder: where another game of its name lies there, it gets a number.
fn kept(library: &Library, folder: &Path, text: &str) -> Result<Source, Told> {
    let design = library.design(text);
    let numbered = |number: usize| match number {
        1 => Some(text.to_owned()),
        _ => design.as_ref().and_then(|design| design.with_title(&format!("{} {number}", design.title()))),
    };
    let placed = |text: String| {
        let id = library.design(&text).map_or_else(String::new, |design| design.id().to_owned());
        Source::new(folder.join(format!("{id}.ron")).display().to_string(), text)
    };
    let is_there = |source: &Source| library.text_of(&source.name).is_some_and(|there| *there == source.text);
    let free = |source: &Source| is_there(source) || !Path::new(&source.name).exists();
    let source = (1..).map_while(numbered).map(placed).find(free).unwrap_or_else(|| placed(text.to_owned()));
    if is_there(&source) {
        return Ok(source);
    }
    match write_whole(Path::new(&source.name), source.text.as_bytes()) {
        Ok(()) => Ok(source),
        Err(error) => Err(told!("file-unwritten", path = source.name.as_str(), why = trouble(&error).said())),
    }
}
