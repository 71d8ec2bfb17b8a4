//! The designer: a game made by clicking instead of writing. Each click changes the text, which stays as it is otherwise.

mod around;
mod cells;
mod chips;
mod moves;
mod phrase;
mod pieces;
mod regions;
mod rules;

use egui::{Button, DragValue, RichText, ScrollArea, TextEdit, Ui};

use super::Workbench;
use crate::app::{Action, App};
use crate::geometry::{CellSet, Mirror};
use crate::ui::frame::theme::accents;
use crate::variant::schema::PieceDef;
use crate::variant::{Design, DrawnWay, StartToken};
use crate::words::{named, say};
use cells::{Canvas, StartTouch};

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
    brush: StartBrush,
    both: bool,
    /// The region that a click on the start paints, while that is the brush.
    region: Option<String>,
    /// The region whose button the pointer is on, which the start shows.
    pointed: Option<String>,
    /// What a new region is to be called.
    region_name: String,
    /// The stroke being drawn over the start: where it began, and the cells crossed.
    stroke: Option<((i32, i32), CellSet)>,
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

/// What a click on the start puts there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum StartBrush {
    Nothing,
    Piece {
        black: bool,
    },
    /// Cells of the chosen region.
    Region,
}

impl Designer {
    pub(super) fn new() -> Self {
        Self {
            open: true,
            read: None,
            piece: None,
            newcomer: None,
            way: DrawnWay::default(),
            brush: StartBrush::Piece { black: false },
            both: true,
            region: None,
            pointed: None,
            region_name: String::new(),
            stroke: None,
            known: Vec::new(),
            undone: Vec::new(),
            done: Vec::new(),
        }
    }

    /// What a click on a cell puts there; nothing where it takes away.
    fn token(&self) -> Option<StartToken> {
        match self.brush {
            StartBrush::Nothing | StartBrush::Region => None,
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
                self.designer.start(ui, &design),
                rules::rules(ui, &design, self.designer.piece),
            ];
            wanted = edits.into_iter().flatten().next();
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

impl Designer {
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
        let chosen = self.regions(ui, design);
        let painted = self.pointed.clone().or_else(|| self.region.clone().filter(|_| self.brush == StartBrush::Region));
        let region = painted.as_ref().map(|name| design.region(name)).map(|cells| [cells, design.mirrored(&cells)]);
        let touch = cells::board(ui, design, &mut Canvas { region, stroke: &mut self.stroke });
        chosen.or_else(|| self.touched(design, touch?))
    }

    /// The text after something was done to the start.
    fn touched(&self, design: &Design, touch: StartTouch) -> Option<String> {
        match (touch, &self.region) {
            (StartTouch::Click((file, rank)), Some(region)) if self.brush == StartBrush::Region => {
                let cell = design.cell(file, rank)?;
                design.with_region(region, &(design.region(region) ^ CellSet::from_iter([cell])))
            }
            (StartTouch::Paint((file, rank), crossed), Some(region)) => {
                // A stroke that begins on a cell of the region takes away.
                let before = design.region(region);
                let after = if before.contains(design.cell(file, rank)?) { before & !crossed } else { before | crossed };
                design.with_region(region, &after)
            }
            (StartTouch::Paint(..), None) => None,
            (StartTouch::Click(cell), _) => {
                // The same again takes it away.
                let token = self.token().filter(|token| design.at(cell.0, cell.1) != Some(*token));
                design.with_token(cell, token, self.both)
            }
            (StartTouch::Carry(from, to), _) => {
                if to == Some(from) {
                    None
                } else {
                    design.with_carried(from, to, self.both)
                }
            }
            (StartTouch::Bring(letter, cell), _) => {
                let black = self.brush == StartBrush::Piece { black: true };
                design.with_token(cell, Some((letter, black, false)), self.both)
            }
        }
    }
}
