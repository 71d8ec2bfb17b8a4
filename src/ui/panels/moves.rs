//! The moves of the game with all variations and comments. A click goes to a position; the right button changes what is said of a move.

mod comment;
mod rows;
mod written;

use std::collections::{HashMap, HashSet};

use egui::accesskit::Role;
use egui::{Rect, Response, RichText, ScrollArea, Sense, TextStyle, Ui, Vec2, WidgetInfo};
use nestmate_core::game::{NodeId, Step};
use nestmate_core::notation::Styles;
use nestmate_core::rules::start_number;
use nestmate_core::variant::Side;
use nestmate_text::words::{key, say};

use super::{Desk, column};
use crate::app::{Action, App};
use crate::ui::figurines::width_of;
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{float, quiet_label, small_label};
use crate::ui::frame::{looks, tips};
use crate::ui::lattices;
use comment::Editing;
use rows::{INDENT, MoveRow, MoveRun, row_of, rows};
use written::{Deeds, ListedMove, MoveManner};

const ROW: f32 = 22.0;

/// The distance from one row to the next, in points.
pub(super) const PITCH: f32 = ROW + 1.0;

/// The room for a move's number, and for a move, in the main line's columns.
const NUMBER: f32 = 36.0;
const MOVE: f32 = 116.0;

const GAP: f32 = 4.0;

#[derive(Default)]
pub(in crate::ui) struct MovesView {
    folded: HashSet<NodeId>,
    serial: u64,
    /// The number of the start, in a game whose start is drawn by lot.
    start: Option<u32>,
    /// What the rows were made from: what is changed in the game, the width, the layer that the board is folded to, and how moves look.
    made: Option<(u64, u32, Option<usize>, Styles)>,
    rows: Vec<MoveRow>,
    deeds: Deeds,
    written: HashMap<NodeId, ListedMove>,
    /// The move on the board that was in view, its row, and the height of the list.
    shown: Option<(NodeId, usize, u32)>,
    settling: u8,
    editing: Option<Editing>,
}

impl MovesView {
    pub(in crate::ui) fn edit_comment(&mut self, app: &App) {
        self.editing = Some(Editing::new(app.game(), app.game().current()));
    }

    fn follow(&mut self, app: &App) {
        if self.serial != app.serial() {
            let start = start_number(app.variant(), app.game().start());
            *self = Self { serial: app.serial(), start, ..Self::default() };
        }
    }

    fn refresh(&mut self, ui: &Ui, app: &App, width: f32) {
        let game = app.game();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a width in whole points")]
        let made = Some((game.revision(), width as u32, app.fold().map(|fold| fold.layer), looks::of(ui.ctx()).styles));
        if self.made == made {
            return;
        }
        if self.shown.is_none_or(|shown| shown.0 != game.current()) {
            game.tree().path(game.current()).iter().for_each(|node| _ = self.folded.remove(node));
        }
        self.write(app);
        let words = TextStyle::Body.resolve(ui.style());
        let written = &self.written;
        let mut measure = |run: &MoveRun| match run {
            MoveRun::Words { text, .. } | MoveRun::Mark(text) => width_of(ui, &words, text) + GAP,
            MoveRun::Move { node, text, lead } => {
                written.get(node).map_or(0.0, |written| written.width(ui, game.variant(), &text[..*lead]) + GAP)
            }
            MoveRun::Fold { .. } => FOLD + GAP,
        };
        self.rows = rows(game, &self.folded, width, &mut measure);
        self.made = made;
    }

    fn write(&mut self, app: &App) {
        let (game, lattices) = (app.game(), lattices::are_told(app));
        self.deeds.follow(game);
        let deeds = &self.deeds;
        self.written = app.told(|naming| {
            let write = |node| Some((node, ListedMove::new(game, node, deeds.of(node)?, (naming, lattices))));
            game.tree().preorder().into_iter().filter_map(write).collect()
        });
    }
}

/// The space within a move of a variation, before and after its text.
const PADDING: f32 = 3.0;

/// The width of the sign that hides and shows a variation.
const FOLD: f32 = 16.0;

/// In how many frames the move on the board is brought into view after a change.
const SETTLING: u8 = 3;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let game = desk.app.game();
    ui.spacing_mut().item_spacing.y = PITCH - ROW;
    if let Some(file) = desk.app.file().filter(|_| desk.app.is_copy() && desk.app.trial().is_none()) {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        small_label(ui, say!("moves-copy", name = &*name));
    }
    desk.kept.moves.follow(desk.app);
    if let Some(number) = desk.kept.moves.start {
        small_label(ui, say!("moves-start", number = number.to_string()));
    }
    comment::show(ui, desk);
    if game.tree().children(NodeId::START).is_empty() && desk.kept.moves.rows.is_empty() {
        quiet_label(ui, say!("moves-none"));
    }
    // The scroll bar stands at the right edge.
    desk.kept.moves.refresh(ui, desk.app, ui.available_width() - 8.0);
    let area = ScrollArea::vertical().auto_shrink([false, false]).id_salt("moves");
    let area = scrolled_to_current(ui, desk, area);
    let (rows, written) = (std::mem::take(&mut desk.kept.moves.rows), std::mem::take(&mut desk.kept.moves.written));
    area.show_rows(ui, ROW, rows.len(), |ui, shown| {
        for row in rows.get(shown).unwrap_or_default() {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                match row {
                    MoveRow::Pair { number, moves } => pair(ui, desk, &written, *number, *moves),
                    MoveRow::Text { indent, runs } => line(ui, desk, &written, *indent, runs),
                }
            });
        }
    });
    (desk.kept.moves.rows, desk.kept.moves.written) = (rows, written);
}

/// A move outside the list, with its number, as the list has it; `None` before the list has been shown.
pub(super) fn chip(ui: &mut Ui, desk: &mut Desk<'_>, node: NodeId) -> Option<Response> {
    let written = desk.kept.moves.written.remove(&node)?;
    let (game, mark) = (desk.app.game(), desk.app.judge().mark(node));
    let (number, side) = game.numbered(game.tree().path(node).len().saturating_sub(1));
    let lead = format!("{number}{} ", if side == Side::White { "." } else { "…" });
    let width = written.width(ui, desk.app.variant(), &lead);
    let response =
        written::button(ui, desk, &written, &MoveManner { lead: &lead, width, current: false, later: false, mark, column: false });
    desk.kept.moves.written.insert(node, written);
    Some(response)
}

/// The move that led to the position on the board, with its number.
pub(super) fn last(ui: &mut Ui, desk: &mut Desk<'_>) {
    desk.kept.moves.follow(desk.app);
    desk.kept.moves.refresh(ui, desk.app, MOVE);
    chip(ui, desk, desk.app.game().current());
}

/// Brings the current move into view whenever it, its row or the room has changed.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a height in whole points")]
fn scrolled_to_current(ui: &Ui, desk: &mut Desk<'_>, area: ScrollArea) -> ScrollArea {
    let current = desk.app.game().current();
    let row = row_of(&desk.kept.moves.rows, current).unwrap_or_default();
    let now = Some((current, row, ui.available_height() as u32));
    let changed = std::mem::replace(&mut desk.kept.moves.shown, now) != now;
    // The list keeps to the bounds that it had in the frame before, so that it is told more than once.
    let left = if changed { SETTLING } else { desk.kept.moves.settling };
    if left == 0 {
        return area;
    }
    desk.kept.moves.settling = left - 1;
    ui.ctx().request_repaint();
    // Beyond its end the list would swing back.
    let end = (float(desk.kept.moves.rows.len()) * PITCH - ui.available_height()).max(0.0);
    area.vertical_scroll_offset((float(row) * PITCH - ui.available_height() / 2.0).clamp(0.0, end))
}

fn pair(ui: &mut Ui, desk: &mut Desk<'_>, written: &HashMap<NodeId, ListedMove>, number: u32, moves: [Option<NodeId>; 2]) {
    let quiet = accents(ui).quiet;
    column(ui, NUMBER, ROW, |ui| _ = ui.label(RichText::new(format!("{number}.")).monospace().color(quiet)));
    for (at, node) in moves.into_iter().enumerate() {
        match node {
            Some(node) => {
                let Some(written) = written.get(&node) else { continue };
                let (here, mark) = (desk.app.game().current(), desk.app.judge().mark(node));
                let (current, later) = (node == here, node != here && desk.app.game().tree().passes(node, here));
                let manner = MoveManner { lead: "", width: MOVE, current, later, mark, column: true };
                let response = written::button(ui, desk, written, &manner);
                answer(desk, node, &response);
            }
            // White's move stands above what was said of it.
            None if at == 0 => column(ui, MOVE, ROW, |ui| _ = quiet_label(ui, "  …")),
            None => {}
        }
    }
}

fn line(ui: &mut Ui, desk: &mut Desk<'_>, written: &HashMap<NodeId, ListedMove>, indent: usize, runs: &[MoveRun]) {
    let indent = float(indent) * INDENT;
    ui.spacing_mut().button_padding.x = PADDING;
    ui.set_min_height(ROW);
    if indent > 0.0 {
        ui.add_space(indent - GAP);
    }
    let quiet = accents(ui).quiet;
    for run in runs {
        match run {
            MoveRun::Move { node, text, lead } => {
                let Some(written) = written.get(node) else { continue };
                let (current, mark) = (*node == desk.app.game().current(), desk.app.judge().mark(*node));
                let lead = &text[..*lead];
                let manner =
                    MoveManner { lead, width: written.width(ui, desk.app.variant(), lead), current, later: false, mark, column: false };
                let response = written::button(ui, desk, written, &manner);
                answer(desk, *node, &response);
            }
            MoveRun::Words { node, text } => {
                let response = ui.add(egui::Label::new(RichText::new(text).color(quiet)).extend().sense(Sense::click()));
                if tips::beside(ui, response, say!("moves-comment")).clicked() {
                    desk.kept.moves.editing = Some(Editing::new(desk.app.game(), *node));
                }
            }
            MoveRun::Mark(text) => _ = quiet_label(ui, text),
            MoveRun::Fold { first, folded } => {
                let name = written.get(first).map_or_else(String::new, |written| written.label.clone());
                fold(ui, desk, (*first, &name), *folded);
            }
        }
    }
}

fn fold(ui: &mut Ui, desk: &mut Desk<'_>, (first, name): (NodeId, &str), folded: bool) {
    let (rect, response) = ui.allocate_exact_size(Vec2::new(FOLD, ROW), Sense::click());
    let icon = response.clone().with_new_rect(Rect::from_center_size(rect.center(), Vec2::splat(10.0)));
    egui::collapsing_header::paint_default_icon(ui, if folded { 0.0 } else { 1.0 }, &icon);
    let label = say!(if folded { key!("moves-show.spoken") } else { key!("moves-hide.spoken") }, first = name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label.as_str()));
    let tip = if folded { say!("moves-show") } else { say!("moves-hide") };
    if tips::beside(ui, response, tip).clicked() {
        if folded {
            desk.kept.moves.folded.remove(&first);
        } else {
            hide(desk, first);
        }
        desk.kept.moves.made = None;
    }
}

/// Hides a variation. Who is in it goes to the position where it begins, which stays in view.
fn hide(desk: &mut Desk<'_>, first: NodeId) {
    let tree = desk.app.game().tree();
    if let Some(parent) = tree.parent(first).filter(|_| tree.passes(desk.app.game().current(), first)) {
        desk.wishes.push(Action::Go(Step::To(parent)));
    }
    desk.kept.moves.folded.insert(first);
}

fn answer(desk: &mut Desk<'_>, node: NodeId, response: &Response) {
    desk.wishes.on(response, Action::Go(Step::To(node)));
    response.context_menu(|ui| comment::menu(ui, desk, node));
}

#[cfg(test)]
mod tests;
