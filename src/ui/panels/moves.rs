//! The moves of the line on the board, numbered; a click goes to the position after a move.

use egui::{Button, RichText, ScrollArea, Ui, Vec2};

use super::{Desk, column, heading};
use crate::app::Action;
use crate::game::{NodeId, Step};
use crate::position::move_text;
use crate::ui::theme::accents;
use crate::variant::Side;

/// The height of a row, in points.
const ROW: f32 = 22.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let game = desk.app.game();
    heading(ui, "Moves");
    let line = game.line();
    if line.is_empty() {
        ui.label(RichText::new("The game has not begun.").color(accents(ui).quiet));
        return;
    }
    let (first, number) = game.first();
    let lead = usize::from(first == Side::Black);
    let rows = (line.len() + lead).div_ceil(2);
    let current = line.iter().position(|&node| node == game.current());
    let area = ScrollArea::vertical().auto_shrink([false, false]).id_salt("moves");
    let area = scrolled_to_current(ui, area, game.current(), current.map_or(0, |at| row_of(at, lead)));
    area.show_rows(ui, ROW, rows, |ui, shown| {
        for row in shown {
            let cells = [row * 2, row * 2 + 1].map(|at| at.checked_sub(lead).and_then(|at| line.get(at).copied()));
            numbered(ui, desk, u64::from(number) + row as u64, cells);
        }
    });
}

/// The row of a move of the line; `lead` is 1 where Black begins.
fn row_of(at: usize, lead: usize) -> usize {
    if lead == 0 { at / 2 } else { at.div_ceil(2) }
}

/// Brings the current move into view whenever it has changed.
#[expect(clippy::cast_precision_loss, reason = "far fewer rows than a float counts")]
fn scrolled_to_current(ui: &Ui, area: ScrollArea, current: NodeId, row: usize) -> ScrollArea {
    let id = ui.scope_id().with("current move");
    let known = ui.data(|data| data.get_temp::<usize>(id));
    if known == Some(current.index()) {
        return area;
    }
    ui.data_mut(|data| data.insert_temp(id, current.index()));
    let pitch = ROW + ui.spacing().item_spacing.y;
    area.vertical_scroll_offset((row as f32 * pitch - ui.available_height() / 2.0).max(0.0))
}

fn numbered(ui: &mut Ui, desk: &mut Desk<'_>, number: u64, nodes: [Option<NodeId>; 2]) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let number = RichText::new(format!("{number}.")).monospace().color(accents(ui).quiet);
        column(ui, 36.0, ROW, |ui| _ = ui.label(number));
        for node in nodes {
            match node {
                Some(node) => played(ui, desk, node),
                None => _ = ui.allocate_exact_size(Vec2::new(116.0, ROW), egui::Sense::hover()),
            }
        }
    });
}

fn played(ui: &mut Ui, desk: &mut Desk<'_>, node: NodeId) {
    let game = desk.app.game();
    let tree = game.tree();
    let Some(mv) = tree.mv(node) else { return };
    let check = if tree.check(node) { "†" } else { "" };
    let others = tree.parent(node).map_or(0, |parent| tree.children(parent).len() - 1);
    let text = RichText::new(format!("{}{check}", move_text(game.variant(), mv))).monospace();
    let mark = desk.app.mark(node);
    let on = node == game.current();
    let button = match mark {
        Some(mark) => Button::selectable(on, (text, RichText::new(mark.sign()).monospace().strong().color(accents(ui).mark(mark)))),
        None => Button::selectable(on, text),
    };
    let mut button = button.min_size(Vec2::new(116.0, ROW));
    if others > 0 {
        button = button.right_text(RichText::new(format!("+{others}")).small().color(accents(ui).quiet));
    }
    let response = ui.add(button);
    let response = if others > 0 { response.on_hover_text("There are other lines here: arrow up and down") } else { response };
    let response = match (mark, desk.app.better(node)) {
        (Some(mark), Some(better)) => response.on_hover_text(format!("{}: {} was better", mark.name(), move_text(game.variant(), better))),
        _ => response,
    };
    if response.clicked() {
        desk.actions.push(Action::Go(Step::To(node)));
    }
}
