//! Where the keyboard is: a ring around what has it, and its way back to the board.

use egui::{Context, Event, Id, Key, Memory, Popup, Stroke, StrokeKind};

/// How far the ring is from what it is around, and how wide, in points.
const GAP: f32 = 1.0;
const WIDTH: f32 = 2.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Cover {
    #[default]
    Nothing,
    Dialog,
    List,
}

#[derive(Debug, Default)]
pub(in crate::ui) struct FocusKeeper {
    /// Whether the board is where the keyboard belongs, and gets it back with the next frame that shows it.
    pub(in crate::ui) from_board: bool,
    cover: Cover,
    last: Option<Id>,
    by_keys: bool,
}

impl FocusKeeper {
    /// Gives the keyboard back to the board when what has taken it from there is gone: a dialog, a menu, a field. `covered` is whether
    /// there is a dialog. To be called once everything has been shown.
    pub(in crate::ui) fn keep(&mut self, ctx: &Context, board: Id, covered: bool) {
        let cover = match (Popup::is_any_open(ctx), covered) {
            (true, _) => Cover::List,
            (false, true) => Cover::Dialog,
            (false, false) => Cover::Nothing,
        };
        let before = std::mem::replace(&mut self.cover, cover);
        if before == Cover::List && cover != Cover::List {
            // A list that has just been closed still counts as open in the next pass. If that were the one of a press and a release, they
            // would open a list and close it again.
            ctx.request_discard("closed");
        }
        let (covered, was_covered) = (cover != Cover::Nothing, before != Cover::Nothing);
        if covered != was_covered {
            ctx.request_repaint();
        }
        let focused = ctx.memory(Memory::focused);
        // What had it in the dialog or menu that is gone has it for another frame.
        let left = was_covered && !covered && focused == self.last;
        self.last = focused;
        let (pressed, tabbed) = ctx.input(|input| (input.pointer.any_pressed(), input.key_pressed(Key::Tab)));
        if focused == Some(board) {
            self.from_board = true;
        } else if pressed && !covered && !was_covered {
            self.from_board = false;
        } else if (focused.is_none() || left) && self.from_board && !covered && !tabbed && ctx.read_response(board).is_some() {
            ctx.memory_mut(|memory| memory.request_focus(board));
            ctx.request_repaint();
        }
        self.ring(ctx, focused.filter(|&focused| focused != board));
    }

    /// Draws a ring around what has the keyboard, while the keys are used. A text field shows it by its cursor.
    fn ring(&mut self, ctx: &Context, focused: Option<Id>) {
        ctx.input(|input| {
            let keys = input.events.iter().any(|event| matches!(event, Event::Key { pressed: true, .. }));
            self.by_keys = (self.by_keys || keys) && !input.pointer.any_pressed();
        });
        let Some(shown) = focused.filter(|_| self.by_keys && !ctx.text_edit_focused()).and_then(|id| ctx.read_response(id)) else { return };
        let seen = shown.rect.intersect(shown.interact_rect);
        if seen.is_positive() {
            let stroke = Stroke::new(WIDTH, ctx.global_style().visuals.hyperlink_color);
            let painter = ctx.layer_painter(shown.layer_id);
            painter.rect_stroke(seen.expand(GAP), 5.0, stroke, StrokeKind::Outside);
        }
    }
}
