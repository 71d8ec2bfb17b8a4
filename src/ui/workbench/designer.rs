//! The designer: a game made by clicking instead of writing. Each click changes the text, which stays as it is otherwise.

mod around;
mod cells;
mod chips;
mod hands;
mod moves;
mod phrase;
mod pieces;
mod regions;
mod rules;
mod start;

use egui::{Button, DragValue, RichText, ScrollArea, TextEdit, Ui};

use super::Workbench;
use crate::app::{Action, App, Scene};
use crate::geometry::Mirror;
use crate::ui::board::BoardTheme;
use crate::ui::frame::theme::accents;
use crate::variant::schema::PieceDef;
use crate::variant::{Design, DrawnWay};
use crate::words::say;
use start::StartBoard;

pub(super) use rules::sentence;

/// What the user is about to do in the designer, and the texts to come back to.
pub(super) struct Designer {
    /// Whether it is shown in the place of the text.
    pub(super) open: bool,
    /// The text that the design was read from, and the design.
    read: Option<(String, Option<Design>)>,
    piece: Option<char>,
    /// A piece is being added, which is then the one chosen.
    newcomer: Option<Newcomer>,
    way: DrawnWay,
    board: StartBoard,
    known: Vec<PieceDef>,
    undone: Vec<String>,
    done: Vec<String>,
}

/// A piece being added.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Newcomer {
    /// One of another game.
    Known,
    /// One that is to be given a name at once.
    Own,
}

impl Designer {
    pub(super) fn new() -> Self {
        Self {
            open: true,
            read: None,
            piece: None,
            newcomer: None,
            way: DrawnWay::default(),
            board: StartBoard::new(),
            known: Vec::new(),
            undone: Vec::new(),
            done: Vec::new(),
        }
    }

    /// Shows boards and pieces as this game does, from now on.
    pub(super) fn look_like(&mut self, scene: Scene) {
        self.board.shown = Some(scene);
    }
}

impl Workbench {
    /// Shows the designer in a room of this height.
    pub(super) fn design(&mut self, ui: &mut Ui, app: &App, height: f32, actions: &mut Vec<Action>) {
        let mut wanted = None;
        ui.horizontal(|ui| {
            let (undo, redo) = (!self.designer.done.is_empty(), !self.designer.undone.is_empty());
            if ui.add_enabled(undo, Button::new(say("design-undo"))).clicked()
                && let Some(text) = self.designer.done.pop()
            {
                self.designer.undone.push(std::mem::replace(&mut self.editor.text, text));
                self.altered(ui, actions);
            }
            if ui.add_enabled(redo, Button::new(say("design-redo"))).clicked()
                && let Some(text) = self.designer.undone.pop()
            {
                self.designer.done.push(std::mem::replace(&mut self.editor.text, text));
                self.altered(ui, actions);
            }
        });
        let Some(design) = self.read_design(app) else {
            ui.label(RichText::new(say("design-unreadable")).color(accents(ui).refusal));
            return;
        };
        ScrollArea::vertical().id_salt("designer").max_height(height - 30.0).auto_shrink([false, false]).show(ui, |ui| {
            // All of it is shown in every frame: without what lies below, the room would scroll under the pointer.
            let edits = [
                title(ui, &design),
                size(ui, &design),
                self.designer.pieces(ui, app, &design),
                self.designer.moves(ui, &design),
                self.designer.rules(ui, &design),
            ];
            wanted = edits.into_iter().flatten().next();
        });
        if let Some(text) = wanted {
            self.designed(ui, text, actions);
        }
    }

    /// Shows the board on which one designs in a room of this height, or the game's own while the text cannot be read.
    pub(super) fn design_board(&mut self, ui: &mut Ui, app: &App, height: f32, theme: &BoardTheme, actions: &mut Vec<Action>) {
        let Some(design) = self.read_design(app) else { return self.board(ui, height, theme) };
        if let Some(text) = self.designer.start(ui, &design, height, (&mut self.view, theme)) {
            self.designed(ui, text, actions);
        }
    }

    /// Puts the text that a click has changed in the place of the one there.
    fn designed(&mut self, ui: &Ui, text: String, actions: &mut Vec<Action>) {
        self.designer.undone.clear();
        self.designer.done.push(std::mem::replace(&mut self.editor.text, text));
        self.altered(ui, actions);
    }

    /// Lets the text be checked after a change.
    fn altered(&mut self, ui: &Ui, actions: &mut Vec<Action>) {
        self.changed = Some(ui.input(|input| input.time));
        actions.push(Action::KeepDraft(self.draft()));
    }

    /// The design that the text has now.
    fn read_design(&mut self, app: &App) -> Option<Design> {
        let text = &self.editor.text;
        if self.designer.read.as_ref().is_none_or(|(read, _)| read != text) {
            self.designer.read = Some((text.clone(), app.library().design(text)));
        }
        self.designer.read.as_ref().and_then(|(_, design)| design.clone())
    }
}

/// What the game is called, and what is said of it.
fn title(ui: &mut Ui, design: &Design) -> Option<String> {
    let (mut name, mut about, mut wanted) = (design.title().to_owned(), design.about().to_owned(), None);
    ui.horizontal(|ui| {
        let label = ui.label(say("design-title"));
        let field = ui.add(TextEdit::singleline(&mut name).desired_width(200.0)).labelled_by(label.id);
        if field.changed() && !name.trim().is_empty() {
            wanted = design.with_title(&name);
        }
        let label = ui.label(say("design-about"));
        let field = ui.add(TextEdit::singleline(&mut about).desired_width(ui.available_width() - 8.0)).labelled_by(label.id);
        if field.changed() {
            wanted = design.with_about(&about);
        }
    });
    wanted
}

/// Files and ranks.
fn size(ui: &mut Ui, design: &Design) -> Option<String> {
    let (mut files, mut ranks) = design.size();
    let before = (files, ranks);
    ui.strong(say("design-board"));
    ui.horizontal(|ui| {
        let label = ui.label(say("design-files"));
        ui.add(DragValue::new(&mut files).speed(1).range(1..=26).update_while_editing(false)).labelled_by(label.id);
        let label = ui.label(say("design-ranks"));
        ui.add(DragValue::new(&mut ranks).speed(1).range(1..=32).update_while_editing(false)).labelled_by(label.id);
    });
    let turned = mirror(ui, design);
    if (files, ranks) == before { turned } else { design.with_size(files, ranks) }
}

/// How Black sees the board.
fn mirror(ui: &mut Ui, design: &Design) -> Option<String> {
    let mut mirror = design.mirror();
    ui.horizontal_wrapped(|ui| {
        ui.label(say("design-mirrored"));
        ui.radio_value(&mut mirror, Mirror::Flip, say("design-flip"));
        ui.radio_value(&mut mirror, Mirror::Turn, say("design-turn"));
        ui.radio_value(&mut mirror, Mirror::Across, say("design-across"));
    });
    if mirror == design.mirror() { None } else { design.with_mirror(mirror) }
}
