//! The board for those who do not see it: a grid of cells with spoken names, each of which can be pressed.

use egui::accesskit::Role;
use egui::{Id, Rect, Response, Sense, Ui, UiBuilder, WidgetInfo};

use super::BoardEvent;
use super::layout::Layout;
use crate::app::{LayerState, Picked, Scene};
use crate::geometry::Cell;
use crate::variant::cells_in_words;
use crate::words::{named, say};

/// Puts every cell into the accessibility tree, and returns the id of the one with the cursor. None of them takes a stop of the
/// Tab key; that is the board's as a whole.
pub(super) fn show(ui: &mut Ui, scene: &Scene, layout: &Layout, area: Rect, events: &mut Vec<BoardEvent>) -> Option<Id> {
    let label = say!("board-cells", game = named(&scene.variant.name));
    let builder = UiBuilder::new().id_salt("cells").max_rect(area).accessibility_role(Role::Grid).accessibility_label(label);
    let mut cells = ui.new_child(builder);
    // Of a board that is zoomed in, nothing lies under the panels.
    cells.shrink_clip_rect(area);
    let mut cursor = None;
    for cell in layout.cells() {
        let response = cells.interact(layout.square(cell), cells.scope_id().with(cell.index()), Sense::CLICK);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name(scene, cell)));
        if response.clicked() && scene.choices.is_empty() {
            events.push(BoardEvent::Press(cell));
        }
        if scene.cursor == Some(cell) {
            cursor = Some(response.id);
        }
    }
    cursor
}

/// Gives the board as a whole a name: what is under its cursor. With the focus on the board, it is that cell that is read out.
pub(super) fn describe(response: &Response, scene: &Scene, cursor: Option<Id>) {
    response.widget_info(|| {
        let text = scene.cursor.map_or_else(|| say("board-focus").to_owned(), |cell| say!("board-at", cell = name(scene, cell)));
        WidgetInfo::labeled(Role::Group, true, text)
    });
    if let Some(cell) = cursor {
        response.ctx.accesskit_node_builder(response.id, |node| node.set_active_descendant(cell.accesskit_id()));
    }
}

/// A cell's spoken name: `i2 King, White, on the mixed cells; 3 moves`, `d4 empty, on the even cells, can go here`.
pub(super) fn name(scene: &Scene, cell: Cell) -> String {
    let variant = &scene.variant;
    let piece = scene.position.at(cell);
    let seen = piece.is_some() && scene.piece_state(piece, cell) != LayerState::Hidden;
    let place = scene.cell_name(cell);
    let mut text = if seen {
        say!("cell-piece", cell = place, piece = named(scene.piece_name(piece, cell)), side = piece.side().name())
    } else {
        say!(if piece.is_none() { "cell-empty" } else { "cell-hidden" }, cell = place)
    };
    if seen && scene.position.is_frozen(variant, cell) {
        text.extend([", ", say("cell-frozen")]);
    }
    if let Some(layer) = variant.layer_of_cell(cell).and_then(|layer| variant.layers.get(layer)).filter(|_| variant.layers.len() > 1) {
        text.extend([", ", &say!("cell-lattice", cells = cells_in_words(variant, &layer.cells))]);
    }
    if let Some(&count) = scene.mobility.get(cell.index()).filter(|&&count| seen && count > 0) {
        text.extend(["; ", &say!("cell-moves", count = count)]);
    }
    for (_, key) in states(scene, cell).into_iter().filter(|(is, _)| *is) {
        text.extend([", ", say(key)]);
    }
    if let Some((_, told)) = scene.consequence.as_ref().filter(|told| told.0 == cell) {
        text.extend(["; ", told]);
    }
    text
}

/// What else there is to say of a cell, by its key.
fn states(scene: &Scene, cell: Cell) -> [(bool, &'static str); 6] {
    let target = scene.targets.iter().find(|target| target.cell == cell);
    [
        (scene.stars.contains(cell), "cell-star"),
        (scene.check == Some(cell), "cell-check"),
        (scene.picked == Some(Picked::Cell(cell)), "cell-picked"),
        (target.is_some_and(|target| !target.capture), "cell-target"),
        (target.is_some_and(|target| target.capture), "cell-capture"),
        (scene.last_seen().is_some_and(|(from, to)| from == cell || to == cell), "cell-last"),
    ]
}
