//! From mouse and keys to board events.

use egui::{CursorIcon, DragAndDrop, Event, EventFilter, InputState, Key, Modifiers, PointerButton, Response};
use nestmate_core::geometry::Cell;

use super::layout::Layout;
use super::{BoardEvent, BoardView};
use crate::app::{Fresh, Held, LayerState, Picked, Scene};

/// What the pointer did: hovering, clicking, dragging from cell to cell or from a reserve.
pub(super) fn pointer(response: &Response, scene: &Scene, view: &mut BoardView, layout: &Layout, events: &mut Vec<BoardEvent>) {
    // Not the response's own place of the pointer: there is none while a piece of a reserve is dragged here from elsewhere.
    let near = response.contains_pointer() || view.drag.is_some();
    let over = response.ctx.pointer_latest_pos().filter(|_| near).and_then(|at| layout.hit(at));
    hover(response, scene, view, over, events);
    // While a choice is open, the chooser cancels it on a click anywhere else.
    if !scene.choices.is_empty() {
        view.drag = None;
        return;
    }
    // What is under way stops; otherwise the right button draws.
    let right = response.secondary_clicked() || response.drag_stopped_by(PointerButton::Secondary) && scene.picked.is_some();
    if right && (view.drag.take().is_some() || scene.picked.is_some() || over.is_none()) {
        events.push(BoardEvent::Cancel);
    }
    if response.clicked_by(PointerButton::Primary)
        && let Some(at) = response.interact_pointer_pos()
    {
        events.push(layout.hit(at).map_or(BoardEvent::Cancel, BoardEvent::Press));
    }
    drag(response, scene, view, layout, events);
    // What is let go of is gone, whatever it was taken for: so its kind is asked for first.
    if DragAndDrop::has_payload_of_type::<Fresh>(&response.ctx) {
        let put = response.dnd_release_payload::<Fresh>().zip(over);
        events.extend(put.map(|(fresh, to)| BoardEvent::Put(fresh.0, to)));
    } else if let (Some(held), Some(to)) = (response.dnd_release_payload::<Held>(), over) {
        view.dragged = true;
        events.push(BoardEvent::Drag { from: Picked::Held(*held), to });
    }
}

fn hover(response: &Response, scene: &Scene, view: &mut BoardView, over: Option<Cell>, events: &mut Vec<BoardEvent>) {
    if over != view.hover {
        view.hover = over;
        events.push(BoardEvent::Hover(over));
    }
    if view.drag.is_some() {
        response.ctx.set_cursor_icon(CursorIcon::Grabbing);
    } else if over.is_some_and(|cell| is_seen(scene, cell) || scene.targets.iter().any(|target| target.cell == cell)) {
        response.ctx.set_cursor_icon(CursorIcon::PointingHand);
    }
}

fn is_seen(scene: &Scene, cell: Cell) -> bool {
    let piece = scene.position.at(cell);
    piece.is_some() && scene.piece_state(piece, cell) != LayerState::Hidden
}

fn drag(response: &Response, scene: &Scene, view: &mut BoardView, layout: &Layout, events: &mut Vec<BoardEvent>) {
    if response.drag_started_by(PointerButton::Primary) {
        let from = response.ctx.input(|input| input.pointer.press_origin()).and_then(|at| layout.hit(at));
        if let Some(cell) = from.filter(|&cell| is_seen(scene, cell)) {
            view.drag = Some(Picked::Cell(cell));
            events.push(BoardEvent::PickUp(Picked::Cell(cell)));
        }
    }
    let Some(from) = view.drag else { return };
    if response.ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        view.drag = None;
        events.push(BoardEvent::Cancel);
    } else if response.drag_stopped() {
        view.drag = None;
        match response.interact_pointer_pos().and_then(|at| layout.hit(at)) {
            // Put back where it was: it stays picked up, to be moved by a click.
            Some(cell) if from == Picked::Cell(cell) => {}
            Some(to) => {
                view.dragged = true;
                events.push(BoardEvent::Drag { from, to });
            }
            None => events.push(BoardEvent::DropOutside),
        }
    } else if !response.dragged() {
        view.drag = None;
    }
}

/// Whether a key was pressed with no other held; egui's own way passes over Shift and Alt, which ask about the board.
fn consume_alone(input: &mut InputState, key: Key) -> bool {
    let before = input.events.len();
    let is =
        |event: &Event| matches!(event, Event::Key { key: other, pressed: true, modifiers, .. } if *other == key && modifiers.is_none());
    input.events.retain(|event| !is(event));
    input.events.len() < before
}

pub(super) fn keys(response: &Response, scene: &Scene, layout: &Layout, events: &mut Vec<BoardEvent>) {
    let pressed_by_tool = response.clicked() && response.interact_pointer_pos().is_none();
    if !scene.choices.is_empty() {
        return;
    }
    if !response.has_focus() {
        if pressed_by_tool && scene.cursor.is_some() {
            events.push(BoardEvent::Activate);
        }
        return;
    }
    if scene.cursor.is_none()
        && response.gained_focus()
        && !response.ctx.input(|input| input.pointer.any_down() || input.pointer.any_click())
    {
        events.push(BoardEvent::Cursor(scene.first_cursor()));
    }
    let escape = scene.picked.is_some();
    let filter = EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape };
    response.ctx.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let pressed = |key| response.ctx.input_mut(|input| consume_alone(input, key));
    let moves = [(Key::ArrowRight, 1, 0), (Key::ArrowLeft, -1, 0), (Key::ArrowUp, 0, 1), (Key::ArrowDown, 0, -1)];
    for (key, right, up) in moves {
        if pressed(key) {
            // The first key shows the cursor.
            let cell = scene.cursor.map_or_else(|| scene.first_cursor(), |cell| layout.neighbour(cell, right, up));
            events.push(BoardEvent::Cursor(cell));
        }
    }
    // Enter goes on from what is done, also where no cursor is.
    let enter = pressed(Key::Enter);
    if enter || (pressed(Key::Space) || pressed_by_tool) && scene.cursor.is_some() {
        events.push(BoardEvent::Activate);
    }
    if escape && pressed(Key::Escape) {
        events.push(BoardEvent::Cancel);
    }
}
