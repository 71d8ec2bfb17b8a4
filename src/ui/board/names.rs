//! The board for those who do not see it: a grid of cells with spoken names, each of which can be pressed.

use std::cell::LazyCell;

use egui::accesskit::Role;
use egui::{Id, Rect, Response, Sense, Ui, UiBuilder, WidgetInfo};
use nestmate_core::geometry::{Cell, CellSet};
use nestmate_text::words::{TextKey, key, named, say};
use nestmate_text::{cells_in_words, named_side};

use super::BoardEvent;
use super::layout::Layout;
use crate::app::{LayerState, Picked, Scene};

/// Puts every cell into the accessibility tree, and returns the id of the one with the cursor. None of them takes a stop of the
/// Tab key; that is the board's as a whole.
pub(super) fn show(ui: &mut Ui, scene: &Scene, layout: &Layout, area: Rect, events: &mut Vec<BoardEvent>) -> Option<Id> {
    let label = say!("board-cells", game = named(&scene.variant.name));
    let builder = UiBuilder::new().id_salt("cells").max_rect(area).accessibility_role(Role::Grid).accessibility_label(label);
    let mut grid = ui.new_child(builder);
    // Of a board that is zoomed in, nothing lies under the panels.
    grid.shrink_clip_rect(area);
    let (ranks, files) = tracks(scene, layout);
    let seen: CellSet = layout.cells().collect();
    grid.ctx().accesskit_node_builder(grid.unique_id(), |node| {
        node.set_row_count(ranks.len());
        node.set_column_count(files.len());
    });
    // Told of every cell, and the same in all that one lattice has.
    let lattices = LazyCell::new(|| lattices(scene));
    let mut cursor = None;
    for (row, &rank) in ranks.iter().enumerate() {
        let builder = UiBuilder::new().id_salt(rank).max_rect(area).accessibility_role(Role::Row);
        let cells = grid.new_child(builder);
        cells.ctx().accesskit_node_builder(cells.unique_id(), |node| node.set_row_index(row));
        for (column, &file) in files.iter().enumerate() {
            let Some(cell) = scene.variant.board.grid.cell(file, rank).filter(|&cell| seen.contains(cell)) else { continue };
            let response = cells.interact(layout.square(cell), grid.scope_id().with(cell.index()), Sense::CLICK);
            response.widget_info(|| WidgetInfo::labeled(Role::GridCell, true, name(scene, &lattices, cell)));
            response.ctx.accesskit_node_builder(response.id, |node| {
                node.set_row_index(row);
                node.set_column_index(column);
            });
            if response.clicked() && scene.choices.is_empty() {
                events.push(BoardEvent::Press(cell));
            }
            if scene.cursor == Some(cell) {
                cursor = Some(response.id);
            }
        }
    }
    cursor
}

/// The ranks that have cells as the board is seen, from the top down, and the files from left to right.
fn tracks(scene: &Scene, layout: &Layout) -> (Vec<i32>, Vec<i32>) {
    let grid = scene.variant.board.grid;
    let (mut ranks, mut files): (Vec<i32>, Vec<i32>) = layout.cells().map(|cell| (grid.rank(cell), grid.file(cell))).unzip();
    for track in [&mut ranks, &mut files] {
        track.sort_unstable();
        track.dedup();
    }
    let turned = if scene.flipped { &mut files } else { &mut ranks };
    turned.reverse();
    (ranks, files)
}

/// Gives the board as a whole a name: what is under its cursor. With the focus on the board, it is that cell that is read out.
pub(super) fn describe(response: &Response, scene: &Scene, cursor: Option<Id>) {
    response.widget_info(|| {
        let seen = scene.cursor.filter(|_| cursor.is_some());
        let text = seen.map_or_else(|| say!("board-focus").to_owned(), |cell| say!("board-at", cell = name(scene, &lattices(scene), cell)));
        WidgetInfo::labeled(Role::Group, true, text)
    });
    if let Some(cell) = cursor {
        response.ctx.accesskit_node_builder(response.id, |node| node.set_active_descendant(cell.accesskit_id()));
    }
}

/// What the cells of each layer are called, where there are several.
fn lattices(scene: &Scene) -> Vec<String> {
    let layers = scene.variant.layers.iter().filter(|_| scene.variant.layers.len() > 1);
    layers.map(|layer| say!("cell-lattice", cells = cells_in_words(&scene.variant, &layer.cells))).collect()
}

/// A cell's spoken name: `i2 King, White, on the mixed cells; 3 moves`, `d4 empty, on the even cells, can go here`.
fn name(scene: &Scene, lattices: &[String], cell: Cell) -> String {
    let variant = &scene.variant;
    let piece = scene.position.at(cell);
    let seen = piece.is_some() && scene.piece_state(piece, cell) != LayerState::Hidden;
    let place = scene.cell_name(cell);
    let (part, group) = (say!("between-parts"), say!("between-groups"));
    let mut text = if seen {
        say!("cell-piece", cell = place, piece = named(scene.piece_name(piece, cell)), side = named_side(variant, piece.side()))
    } else {
        say!(if piece.is_none() { key!("cell-empty") } else { key!("cell-hidden") }, cell = place)
    };
    if seen && scene.position.is_frozen(variant, cell) {
        text.extend([part, say!("cell-frozen")]);
    }
    if let Some(lattice) = variant.layer_of_cell(cell).and_then(|layer| lattices.get(layer)) {
        text.extend([part, lattice]);
    }
    // On a folded board the inner game's words come first, and then where this is in the whole one.
    if let Some(fold) = scene.naming().fold.filter(|fold| fold.cells.contains(cell)) {
        let whole = variant.cell_name(cell);
        let inner = seen && fold.inner.as_ref().is_some_and(|inner| inner.piece(piece).is_some());
        let known = inner.then(|| named(&variant.kind(piece.kind()).name)).filter(|&name| name != scene.piece_name(piece, cell));
        let told = known.map_or_else(
            || say!("cell-whole", cell = whole.as_str()),
            |name| say!("cell-whole-piece", cell = whole.as_str(), piece = name),
        );
        text.extend([part, &told]);
    }
    if let Some(&count) = scene.mobility.get(cell.index()).filter(|&&count| seen && count > 0) {
        text.extend([group, &say!("cell-moves", count = count)]);
    }
    for (_, key) in states(scene, cell).into_iter().filter(|(is, _)| *is) {
        text.extend([part, say(key)]);
    }
    if let Some((_, told)) = scene.consequence.as_ref().filter(|told| told.0 == cell) {
        text.extend([group, told]);
    }
    text
}

fn states(scene: &Scene, cell: Cell) -> [(bool, TextKey); 7] {
    let target = scene.targets.iter().find(|target| target.cell == cell);
    [
        (scene.variant.goals.cells().contains(cell), key!("cell-goal")),
        (scene.stars.contains(cell), key!("cell-star")),
        (scene.check == Some(cell), key!("cell-check")),
        (scene.picked == Some(Picked::Cell(cell)), key!("cell-picked")),
        (target.is_some_and(|target| !target.capture), key!("cell-target")),
        (target.is_some_and(|target| target.capture), key!("cell-capture")),
        (scene.last_seen().is_some_and(|(from, to)| from == cell || to == cell), key!("cell-last")),
    ]
}
