//! The designer: a game made by clicking instead of writing. Each click changes the text, which stays as it is otherwise.

mod cells;
mod rules;

use egui::{ComboBox, DragValue, RichText, ScrollArea, TextEdit, Ui};

use super::Workbench;
use crate::app::{Action, App};
use crate::ui::frame::theme::accents;
use crate::variant::schema::PieceDef;
use crate::variant::{Design, DrawnWay, Only, StartToken};
use crate::words::{named, say};

/// What the user is about to do in the designer, and the texts to come back to.
pub(super) struct Designer {
    /// Whether it is shown in the place of the text.
    pub(super) open: bool,
    /// The text that the design was read from, and the design.
    read: Option<(String, Option<Design>)>,
    piece: Option<char>,
    way: DrawnWay,
    brush: StartBrush,
    both: bool,
    known: Vec<PieceDef>,
    undone: Vec<String>,
    done: Vec<String>,
}

/// What a click on the start puts there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum StartBrush {
    Nothing,
    Piece { black: bool },
}

impl Designer {
    pub(super) fn new() -> Self {
        Self {
            open: false,
            read: None,
            piece: None,
            way: DrawnWay { only: Only::Both, forward: false },
            brush: StartBrush::Piece { black: false },
            both: true,
            known: Vec::new(),
            undone: Vec::new(),
            done: Vec::new(),
        }
    }

    /// What a click on a cell puts there; nothing where it takes away.
    fn token(&self) -> Option<StartToken> {
        match self.brush {
            StartBrush::Nothing => None,
            StartBrush::Piece { black } => self.piece.map(|letter| (letter, black, false)),
        }
    }
}

impl Workbench {
    /// Shows the designer in a room of this height.
    pub(super) fn design(&mut self, ui: &mut Ui, app: &App, height: f32, actions: &mut Vec<Action>) {
        let mut wanted = None;
        ui.horizontal(|ui| {
            let (undo, redo) = (!self.designer.done.is_empty(), !self.designer.undone.is_empty());
            if ui.add_enabled(undo, egui::Button::new(say("design-undo"))).clicked()
                && let Some(text) = self.designer.done.pop()
            {
                self.designer.undone.push(std::mem::replace(&mut self.editor.text, text));
                self.altered(ui, actions);
            }
            if ui.add_enabled(redo, egui::Button::new(say("design-redo"))).clicked()
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
            wanted = wanted.take().or_else(|| size(ui, &design));
            wanted = wanted.take().or_else(|| self.designer.pieces(ui, app, &design));
            wanted = wanted.take().or_else(|| self.designer.moves(ui, &design));
            wanted = wanted.take().or_else(|| self.designer.start(ui, &design));
            wanted = wanted.take().or_else(|| rules::rules(ui, &design, self.designer.piece));
        });
        if let Some(text) = wanted {
            self.designer.undone.clear();
            self.designer.done.push(std::mem::replace(&mut self.editor.text, text));
            self.altered(ui, actions);
        }
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
    if (files, ranks) == before { None } else { design.with_size(files, ranks) }
}

impl Designer {
    /// The pieces: one is chosen, added, named or taken out.
    fn pieces(&mut self, ui: &mut Ui, app: &App, design: &Design) -> Option<String> {
        ui.add_space(8.0);
        ui.strong(say("design-pieces"));
        if self.piece.is_none_or(|letter| design.pieces().iter().all(|piece| piece.letter != letter)) {
            self.piece = design.pieces().first().map(|piece| piece.letter);
        }
        ui.horizontal_wrapped(|ui| {
            for piece in design.pieces() {
                let text = format!("{} {}", piece.letter, named(&piece.name));
                if ui.selectable_label(self.piece == Some(piece.letter), text).clicked() {
                    self.piece = Some(piece.letter);
                }
            }
        });
        let mut wanted = None;
        ui.horizontal(|ui| {
            let label = ui.label(say("design-add"));
            if self.known.is_empty() {
                self.known = app.library().known_pieces();
            }
            let combo = ComboBox::from_id_salt("add a piece").selected_text(say("design-piece")).height(400.0).show_ui(ui, |ui| {
                for piece in &self.known {
                    if ui.selectable_label(false, named(&piece.name)).clicked() {
                        wanted = design.with_piece(piece);
                    }
                }
            });
            combo.response.labelled_by(label.id);
            let Some(piece) = design.pieces().iter().find(|piece| Some(piece.letter) == self.piece) else { return };
            let remove = ui.add_enabled(!piece.royal, egui::Button::new(say!("design-remove", piece = named(&piece.name))));
            if remove.clicked() {
                wanted = design.without_piece(piece.letter);
            }
            let mut name = piece.name.clone();
            let label = ui.label(say("design-name"));
            let field = ui.add(TextEdit::singleline(&mut name).desired_width(120.0)).labelled_by(label.id);
            if field.changed() && !name.trim().is_empty() {
                wanted = design.with_name(piece.letter, &name);
            }
        });
        wanted
    }

    /// How the chosen piece moves.
    fn moves(&mut self, ui: &mut Ui, design: &Design) -> Option<String> {
        let letter = self.piece?;
        let piece = design.pieces().iter().find(|piece| piece.letter == letter)?;
        ui.add_space(8.0);
        ui.strong(say!("design-moves", piece = named(&piece.name)));
        ui.label(RichText::new(say("design-moves-help")).small().color(accents(ui).quiet));
        ui.horizontal(|ui| {
            for (only, text) in [(Only::Both, "design-both"), (Only::Move, "design-move"), (Only::Capture, "design-capture")] {
                ui.radio_value(&mut self.way.only, only, say(text));
            }
            ui.checkbox(&mut self.way.forward, say("design-forward"));
        });
        let clicked = cells::around(ui, design, letter);
        let others = design.undrawn(letter);
        if others > 0 {
            ui.label(RichText::new(say!("design-undrawn", count = others)).small().color(accents(ui).quiet));
        }
        clicked.and_then(|to| design.with_click(letter, to, self.way))
    }

    /// What stands where at the start.
    fn start(&mut self, ui: &mut Ui, design: &Design) -> Option<String> {
        ui.add_space(8.0);
        ui.strong(say("design-start"));
        let name = design.pieces().iter().find(|piece| Some(piece.letter) == self.piece).map_or("", |piece| named(&piece.name));
        ui.horizontal(|ui| {
            ui.radio_value(&mut self.brush, StartBrush::Piece { black: false }, say!("design-white", piece = name));
            ui.radio_value(&mut self.brush, StartBrush::Piece { black: true }, say!("design-black", piece = name));
            ui.radio_value(&mut self.brush, StartBrush::Nothing, say("design-empty"));
            ui.checkbox(&mut self.both, say("design-mirror"));
        });
        let cell = cells::board(ui, design)?;
        // The same again takes it away.
        let token = self.token().filter(|token| design.at(cell.0, cell.1) != Some(*token));
        design.with_token(cell, token, self.both)
    }
}
