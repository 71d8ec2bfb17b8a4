//! The designer: a game made by clicking instead of writing. Each click changes the text, which stays as it is otherwise.
//! What shows a part of the design gives back the text with what was changed there.

mod chips;
mod moves;
mod phrase;
mod pieces;
mod rules;
mod start;

use std::mem::replace;
use std::rc::Rc;

use egui::{Button, DragValue, Frame, Rect, ScrollArea, Sense, TextEdit, Ui, Vec2};
use nestmate_core::geometry::{CellSet, Mirror, Wrap};
use nestmate_core::variant::schema::PieceDef;
use nestmate_core::variant::{Design, DrawnWay, StartToken};
use nestmate_text::words::{Told, named, say};

use super::Workbench;
use super::editor::{DesignHistory, PastText};
use crate::app::{Action, App, Scene};
use crate::ui::board::BoardTheme;
use crate::ui::desk::Wishes;
use crate::ui::frame::widgets::{labelled, small_label, wrong_label};
use moves::BetzaField;
use start::{Brushes, StartBoard, StartBrush, StartTouch, name_of};

pub(super) use chips::region_told;
pub(in crate::ui) use rules::sentence;

/// The room for the bar that scrolls the designer, in points.
const BESIDE_BAR: f32 = 16.0;

#[derive(Default)]
pub(super) struct Designer {
    pub(super) open: bool,
    read: Option<(String, Option<Rc<Design>>)>,
    piece: Option<char>,
    unlettered: Option<(char, Told)>,
    newcomer: Option<Newcomer>,
    way: DrawnWay,
    betza: BetzaField,
    board: StartBoard,
    /// Pieces of other games, each with the name of one.
    known: Vec<(PieceDef, String)>,
    pub(super) history: DesignHistory,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Newcomer {
    Known,
    Own,
}

impl Designer {
    pub(super) fn new() -> Self {
        Self { open: true, board: StartBoard::new(), ..Self::default() }
    }

    pub(super) fn choose(&mut self, design: &Design, index: usize) {
        self.piece = design.pieces().get(index).map(|piece| piece.letter);
    }

    pub(super) fn paints(&self) -> bool {
        self.open && self.board.painted().is_some()
    }

    pub(super) fn end_painting(&mut self) {
        self.board.end_painting();
    }

    pub(super) fn look_like(&mut self, scene: Scene) {
        self.board.shown = Some(scene);
    }
}

impl Workbench {
    pub(super) fn design(&mut self, ui: &mut Ui, app: &App, height: f32, wishes: &mut Wishes) {
        let mut wanted = None;
        self.designer.history.follow(ui.ctx());
        ui.horizontal(|ui| {
            let (undo, redo) = (!self.designer.history.done.is_empty(), !self.designer.history.undone.is_empty());
            if ui.add_enabled(undo, Button::new(say!("design-undo"))).clicked() {
                self.step(ui, true, wishes);
            }
            if ui.add_enabled(redo, Button::new(say!("design-redo"))).clicked() {
                self.step(ui, false, wishes);
            }
        });
        let Some(design) = self.read_design(app) else {
            wrong_label(ui, say!("design-unreadable"));
            return;
        };
        ScrollArea::vertical().id_salt("designer").max_height(height - 30.0).auto_shrink([false, false]).show(ui, |ui| {
            // All of it is shown in every frame: without what lies below, the room would scroll under the pointer.
            let edits = [
                title(ui, &design),
                shape(ui, &design),
                self.designer.pieces(ui, app, &design),
                self.designer.moves(ui, &design),
                self.designer.rules(ui, &design),
                self.designer.house_rules(ui, &design),
            ];
            wanted = edits.into_iter().flatten().next();
        });
        if let Some(text) = wanted {
            self.designed(ui, text, wishes);
        }
    }

    /// Shows the board on which one designs in a room of this height, or the game's own while the text cannot be read.
    pub(super) fn design_board(&mut self, ui: &mut Ui, app: &App, height: f32, theme: &BoardTheme, wishes: &mut Wishes) {
        let Some(design) = self.read_design(app) else { return self.board(ui, height, theme) };
        if let Some(text) = self.designer.start(ui, &design, height, (&mut self.view, theme)) {
            self.designed(ui, text, wishes);
        }
    }

    pub(super) fn designed(&mut self, ui: &Ui, text: String, wishes: &mut Wishes) {
        let before = replace(&mut self.editor.text, text);
        self.designer.history.keep(ui.ctx(), before);
        self.altered(ui, wishes);
    }

    /// Goes back to the text before the one there, or on to the one after it, and to the file that it is of.
    fn step(&mut self, ui: &Ui, undo: bool, wishes: &mut Wishes) {
        let Some(step) = self.designer.history.take(undo) else { return };
        let origin = step.origin.map(|(disk, begun)| (replace(&mut self.disk, disk), replace(&mut self.begun, begun)));
        let text = replace(&mut self.editor.text, step.text);
        self.designer.history.put(undo, PastText { text, origin });
        self.altered(ui, wishes);
    }

    pub(super) fn altered(&mut self, ui: &Ui, wishes: &mut Wishes) {
        self.changed = Some(ui.input(|input| input.time));
        self.told = Told::NOTHING;
        wishes.push(Action::KeepDraft(self.draft()));
    }

    pub(super) fn read_design(&mut self, app: &App) -> Option<Rc<Design>> {
        let text = &self.editor.text;
        if self.designer.read.as_ref().is_none_or(|(read, _)| read != text) {
            self.designer.read = Some((text.clone(), app.library().design(text).map(Rc::new)));
        }
        self.designer.read.as_ref().and_then(|(_, design)| design.clone())
    }
}

fn title(ui: &mut Ui, design: &Design) -> Option<String> {
    let (mut name, mut author, mut wanted) = (design.title().to_owned(), design.author().to_owned(), None);
    let mut about = design.about().to_owned();
    ui.horizontal(|ui| {
        let field = labelled(ui, say!("design-title"), TextEdit::singleline(&mut name).desired_width(200.0));
        if field.changed() && !name.trim().is_empty() {
            wanted = design.with_title(&name);
        }
        if labelled(ui, say!("design-author"), TextEdit::singleline(&mut author).desired_width(140.0)).changed() {
            wanted = design.with_author(&author);
        }
    });
    ui.horizontal(|ui| {
        ui.label(say!("design-sides")).on_hover_text(say!("design-sides.tip"));
        let (mut sides, mut changed) = (design.sides().map(str::to_owned), false);
        for (name, label) in sides.iter_mut().zip([say!("design-side-first"), say!("design-side-second")]) {
            let field = ui.add(TextEdit::singleline(name).desired_width(96.0));
            field.ctx.accesskit_node_builder(field.id, |node| node.set_label(label));
            changed |= field.changed();
        }
        if changed {
            wanted = design.with_sides(&sides);
        }
    });
    ui.horizontal(|ui| {
        let label = ui.label(say!("design-about"));
        let width = ui.available_width() - BESIDE_BAR;
        let field = ui.add(TextEdit::singleline(&mut about).desired_width(width)).labelled_by(label.id);
        if field.changed() {
            wanted = design.with_about(&about);
        }
    });
    wanted
}

/// How large the board is, where it goes on beyond its edges, and which way the two sides see it.
fn shape(ui: &mut Ui, design: &Design) -> Option<String> {
    let (mut files, mut ranks) = design.size();
    let before = (files, ranks);
    let mut ahead = None;
    ui.strong(say!("design-board"));
    ui.horizontal(|ui| {
        labelled(ui, say!("design-files"), DragValue::new(&mut files).speed(1).range(1..=26).update_while_editing(false));
        labelled(ui, say!("design-ranks"), DragValue::new(&mut ranks).speed(1).range(1..=32).update_while_editing(false));
        ui.add_space(12.0);
        ahead = armies(ui, design);
    });
    let others = [ahead, mirror(ui, design), wrap(ui, design)];
    if (files, ranks) == before { others.into_iter().flatten().next() } else { design.with_size(files, ranks) }
}

fn mirror(ui: &mut Ui, design: &Design) -> Option<String> {
    let mut mirror = design.mirror();
    ui.horizontal_wrapped(|ui| {
        ui.label(say!("design-mirrored", other = named(design.sides()[1])));
        ui.radio_value(&mut mirror, Mirror::Flip, say!("design-flip"));
        ui.radio_value(&mut mirror, Mirror::Turn, say!("design-turn"));
        ui.radio_value(&mut mirror, Mirror::Across, say!("design-across"));
    });
    if mirror == design.mirror() { None } else { design.with_mirror(mirror) }
}

fn armies(ui: &mut Ui, design: &Design) -> Option<String> {
    let mut ahead = design.ahead();
    ui.label(say!("design-armies"));
    ui.radio_value(&mut ahead, (0, 1), say!("design-armies-up"));
    ui.radio_value(&mut ahead, (1, 1), say!("design-armies-corner"));
    if ahead == design.ahead() { None } else { design.with_ahead(ahead) }
}

fn wrap(ui: &mut Ui, design: &Design) -> Option<String> {
    let mut wrap = design.wrap();
    ui.horizontal_wrapped(|ui| {
        ui.label(say!("design-wrap"));
        ui.radio_value(&mut wrap, Wrap::Nowhere, say!("design-wrap-nowhere"));
        ui.radio_value(&mut wrap, Wrap::Files, say!("design-wrap-files"));
        ui.radio_value(&mut wrap, Wrap::Ranks, say!("design-wrap-ranks"));
        ui.radio_value(&mut wrap, Wrap::Both, say!("design-wrap-both"));
    });
    if wrap == design.wrap() { None } else { design.with_wrap(wrap) }
}

impl Designer {
    pub(super) fn start(&mut self, ui: &mut Ui, design: &Design, height: f32, brushes: Brushes<'_>) -> Option<String> {
        let top = ui.cursor().top();
        self.board.forget_missing(design);
        let chosen = if painting(&mut self.board, ui, design) { None } else { self.tools_of_board(ui, design) };
        let shown = self.board.pointed.take().or_else(|| self.board.painted().map(|name| design.region(name)));
        let region = shown.map(|cells| [cells, design.mirrored(&cells)]);
        let room = Vec2::new(ui.available_width(), (height - (ui.cursor().top() - top)).max(0.0));
        let (room, _): (Rect, _) = ui.allocate_exact_size(room, Sense::hover());
        let touch = self.board.cells(ui, design, region, room, brushes);
        chosen.or_else(|| self.touched(design, touch?))
    }

    fn tools_of_board(&mut self, ui: &mut Ui, design: &Design) -> Option<String> {
        let turns = design.pieces().iter().any(|piece| Some(piece.letter) == self.piece && piece.turned.is_some());
        let name = self.piece.map_or("", |letter| name_of(design, letter, self.board.turned));
        let [first, second] = design.sides().map(named);
        ui.horizontal_wrapped(|ui| {
            ui.strong(say!("design-start"));
            for (brush, side) in [(StartBrush::White, first), (StartBrush::Black, second)] {
                let placed = say!("design-placed", side = side, piece = name);
                ui.radio_value(&mut self.board.brush, brush, placed).on_hover_text(say!("design-placed.tip"));
            }
            if turns {
                ui.checkbox(&mut self.board.turned, say!("design-placed-promoted"));
            }
            ui.radio_value(&mut self.board.brush, StartBrush::Nothing, say!("design-empty"));
            ui.radio_value(&mut self.board.brush, StartBrush::Hole, say!("design-hole")).on_hover_text(say!("design-hole.tip"));
            ui.checkbox(&mut self.board.both, say!("design-mirror"));
        });
        let owners = [false, true].into_iter().filter(|_| design.has_reserves());
        let held: Vec<_> = owners.filter_map(|black| ui.push_id(black, |ui| self.hand(ui, design, black)).inner).collect();
        let regions = self.board.regions(ui, design);
        held.into_iter().next().or(regions)
    }

    fn hand(&self, ui: &mut Ui, design: &Design, black: bool) -> Option<String> {
        let (owner, both) = (named(design.sides()[usize::from(black)]), self.board.both);
        let name = |letter: char| design.pieces().iter().find(|piece| piece.letter == letter).map_or("", |piece| named(&piece.name));
        let mut wanted = None;
        let hand = design.hand(black);
        let more = self.piece.filter(|letter| hand.iter().all(|(held, _)| held != letter)).map(|letter| (letter, 0));
        let (row, dropped) = ui.dnd_drop_zone::<char, ()>(Frame::new(), |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(say!("setup-reserve", owner = owner, count = hand.iter().map(|(_, count)| count).sum::<usize>()));
                for (letter, count) in hand.iter().copied().chain(more) {
                    let piece = name(letter);
                    if count > 0 {
                        let fewer = ui.small_button("−");
                        let told = say!("design-hand-fewer", owner = owner, piece = piece);
                        fewer.ctx.accesskit_node_builder(fewer.id, |node| node.set_label(told.as_str()));
                        if fewer.on_hover_text(told).clicked() {
                            wanted = design.with_held(letter, black, false, both);
                        }
                        ui.label(say!("setup-missing-piece", count = count, piece = piece));
                    }
                    let text = if count > 0 { "+".to_owned() } else { format!("+ {piece}") };
                    let add = ui.small_button(text);
                    let told = say!("setup-add", owner = owner, piece = piece);
                    add.ctx.accesskit_node_builder(add.id, |node| node.set_label(told.as_str()));
                    if add.on_hover_text(told).clicked() {
                        wanted = design.with_held(letter, black, true, both);
                    }
                }
            });
        });
        row.response.on_hover_text(say!("design-hand-help"));
        wanted.or_else(|| design.with_held(*dropped?, black, true, both))
    }

    /// What a click on a cell puts there; nothing where it takes away.
    fn token(&self, design: &Design) -> Option<StartToken> {
        match self.board.brush {
            StartBrush::Nothing | StartBrush::Hole | StartBrush::Region => None,
            StartBrush::White | StartBrush::Black => self.piece.map(|letter| self.board.token(design, letter)),
        }
    }

    fn touched(&self, design: &Design, touch: StartTouch) -> Option<String> {
        let (both, painted, cuts) = (self.board.both, self.board.painted(), self.board.brush == StartBrush::Hole);
        let touch = match touch {
            // Regions and holes are painted by a click as by a stroke over that cell.
            StartTouch::Click(cell) if painted.is_some() || cuts => StartTouch::Paint(cell, CellSet::from_iter([cell])),
            touch => touch,
        };
        match (touch, painted) {
            (StartTouch::Clear(cell), Some(region)) => {
                let before = design.region(region);
                before.contains(cell).then(|| design.with_region(region, &(before & !CellSet::from_iter([cell])))).flatten()
            }
            (StartTouch::Paint(from, crossed), Some(region)) => {
                // A stroke that begins on a cell of the region takes away.
                let before = design.region(region);
                let after = if before.contains(from) { before & !crossed } else { before | crossed };
                design.with_region(region, &after)
            }
            (StartTouch::Paint(from, crossed), None) if cuts => design.with_holes(&crossed, !design.is_hole(from), both),
            (StartTouch::Paint(_, crossed), None) => design.with_tokens(&crossed, self.token(design), both),
            (StartTouch::Click(cell), _) => {
                // The same again takes it away.
                let token = self.token(design).filter(|token| design.at(cell) != Some(*token));
                design.with_token(cell, token, both)
            }
            (StartTouch::Clear(cell), None) => {
                design.at(cell)?;
                design.with_token(cell, None, both)
            }
            (StartTouch::Carry(from, to), _) if to == Some(from) => None,
            (StartTouch::Carry(from, to), _) => design.with_carried(from, to, both),
            (StartTouch::Bring(letter, cell), _) => design.with_token(cell, Some(self.board.token(design, letter)), both),
        }
    }
}

/// Says which region is painted for which rule, with a button to end that; false while none is painted for a rule.
fn painting(board: &mut StartBoard, ui: &mut Ui, design: &Design) -> bool {
    let mut rules = design.rules().iter().chain(design.house_rules().iter().flat_map(|switch| &switch.rules));
    let rule = board.rule.as_ref().filter(|rule| rules.any(|known| known == *rule));
    let Some((region, rule)) = board.painted().zip(rule) else { return false };
    let text = say!("design-painting", name = region_told(design, region), rule = sentence(design, std::slice::from_ref(rule)));
    let done = ui.horizontal_wrapped(|ui| {
        let done = ui.button(say!("design-painting-done")).clicked();
        ui.strong(text);
        done
    });
    small_label(ui, say!("design-paint-help", other = named(design.sides()[1])));
    if done.inner {
        board.end_painting();
    }
    true
}
