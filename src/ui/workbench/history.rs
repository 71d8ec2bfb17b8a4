//! The texts that the designer can come back to.

use egui::{Context, Id, Memory};
use nestmate_core::variant::Source;

/// Where a text comes from: the file that it is of, and what it began with.
pub(super) type Origin = (Option<Source>, String);

pub(super) struct PastText {
    pub(super) text: String,
    pub(super) origin: Option<Origin>,
}

#[derive(Default)]
pub(super) struct DesignHistory {
    done: Vec<PastText>,
    undone: Vec<PastText>,
    /// The field being written in or dragged, which has made a step already: all that it changes in one go is one.
    field: Option<Id>,
}

impl DesignHistory {
    pub(super) fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    pub(super) fn keep(&mut self, ctx: &Context, text: String) {
        let field = changing(ctx);
        if field.is_none() || field != self.field {
            self.done.push(PastText { text, origin: None });
        }
        self.field = field;
        self.undone.clear();
    }

    pub(super) fn keep_whole(&mut self, text: String, origin: Origin) {
        self.done.push(PastText { text, origin: Some(origin) });
        self.field = None;
        self.undone.clear();
    }

    pub(super) fn follow(&mut self, ctx: &Context) {
        if self.field.is_some() && self.field != changing(ctx) {
            self.field = None;
        }
    }

    pub(super) fn take(&mut self, undo: bool) -> Option<PastText> {
        self.field = None;
        if undo { self.done.pop() } else { self.undone.pop() }
    }

    pub(super) fn put(&mut self, undo: bool, step: PastText) {
        if undo { self.undone.push(step) } else { self.done.push(step) }
    }
}

fn changing(ctx: &Context) -> Option<Id> {
    ctx.dragged_id().or_else(|| ctx.memory(Memory::focused).filter(|_| ctx.text_edit_focused()))
}
