//! The field that a definition is written in, with colours, line numbers and a list of what can be written, and the texts that the
//! designer can come back to.

use std::ops::Range;

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Context, EventFilter, Id, Memory, ScrollArea, TextBuffer, TextEdit, TextStyle, Ui};
use nestmate_core::rules::Flaw;
use nestmate_core::variant::{Library, Report, Source, byte_at, is_of_word};
use nestmate_text::words::say;

use super::completer::{Completer, FieldState};
use super::script::Script;
use crate::ui::frame::widgets::{float, select, small_label};

#[derive(Default)]
pub(super) struct TextEditor {
    pub(super) text: String,
    script: Script,
    completer: Completer,
    wanted: Option<usize>,
}

pub(super) fn id() -> Id {
    Id::unique("definition editor")
}

impl TextEditor {
    /// Takes the keys that are for the list of what can be written.
    pub(super) fn take_keys(&mut self, ctx: &Context) {
        if self.completer.is_open() || ctx.memory(|memory| memory.has_focus(id())) {
            self.completer.take_keys(ctx);
        }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, library: &Library, reports: &[Report<Flaw>], height: f32) -> bool {
        let taken = self.completer.taken();
        let completed = taken.is_some();
        if let Some((span, text)) = taken {
            self.replace(ui.ctx(), span, &text);
        }
        let font = TextStyle::Monospace.resolve(ui.style());
        let row = ui.ctx().fonts_mut(|fonts| fonts.row_height(&font));
        let heading = ui.horizontal(|ui| {
            let label = small_label(ui, say!("bench-definition"));
            // To those who are not writing, it says nothing.
            if ui.memory(|memory| memory.has_focus(id())) {
                small_label(ui, say!("bench-definition.tip"));
            }
            label
        });
        let label = heading.inner;
        let mut area = ScrollArea::both().id_salt("definition").max_height(height - 24.0).auto_shrink([false, false]);
        if let Some(line) = self.wanted.take() {
            area = area.vertical_scroll_offset(float(line.saturating_sub(6)) * row);
        }
        let marked: Vec<usize> = reports.iter().map(|report| report.line).collect();
        let open = self.completer.is_open();
        let (text, script) = (&mut self.text, &mut self.script);
        let shown = area.show(ui, |ui| {
            ui.horizontal_top(|ui| {
                // The same distance from the top as the text of the field has.
                ui.vertical(|ui| {
                    ui.add_space(2.0);
                    let numbers = script.numbers(ui, text, &font, &marked);
                    ui.add(egui::Label::new(numbers).selectable(false));
                });
                let mut layouter = |ui: &Ui, text: &dyn TextBuffer, _: f32| script.text(ui, text.as_str(), &font, &marked);
                // Tab leaves the field, and Esc too, unless a list is open.
                let keys = EventFilter { tab: open, horizontal_arrows: true, vertical_arrows: true, escape: open };
                let field = TextEdit::multiline(text).id(id()).code_editor().event_filter(keys);
                let field = field.desired_width(f32::INFINITY).layouter(&mut layouter).show(ui);
                let response = field.response.response.labelled_by(label.id);
                let cursor = field.cursor_range.map(|range| range.primary);
                let place = |cursor| field.galley.pos_from_cursor(cursor).translate(field.galley_pos.to_vec2());
                FieldState {
                    cursor: cursor.map(|cursor| (cursor.index.0, place(cursor))),
                    focused: response.has_focus(),
                    changed: response.changed(),
                }
            })
            .inner
        });
        let field = shown.inner;
        self.completer.show(ui, (library, &self.text), &FieldState { changed: field.changed && !completed, ..field });
        field.changed || completed
    }

    /// Puts a text in the place of some bytes, the cursor behind it, as a step that can be undone.
    pub(super) fn replace(&mut self, ctx: &Context, span: Range<usize>, new: &str) {
        let Some(old) = self.text.get(span.clone()) else { return };
        let start = self.text[..span.start].chars().count();
        let around = CCursorRange::two(CCursor::new(start), CCursor::new(start + old.chars().count()));
        let mut state = TextEditState::load(ctx, id()).unwrap_or_default();
        let mut undoer = state.undoer();
        undoer.add_undo(&(around, self.text.clone()));
        state.set_undoer(undoer);
        state.store(ctx, id());
        self.text.replace_range(span, new);
        let end = start + new.chars().count();
        select(ctx, id(), end..end);
        ctx.memory_mut(|memory| memory.request_focus(id()));
    }

    /// Puts the cursor at a line and a column, both from 1.
    pub(super) fn go_to(&mut self, ctx: &Context, line: usize, column: usize) {
        let before: usize = self.text.split('\n').take(line.saturating_sub(1)).map(|line| line.chars().count() + 1).sum();
        let at = before + column.saturating_sub(1);
        select(ctx, id(), at..at);
        ctx.memory_mut(|memory| memory.request_focus(id()));
        self.wanted = Some(line);
    }

    /// Puts another word in the place of one, near a line and a column, both from 1; whether it is there.
    pub(super) fn mend(&mut self, ctx: &Context, (line, column): (usize, usize), wrong: &str, right: &str) -> bool {
        let at = byte_at(&self.text, line, column);
        let whole = |from: usize| {
            let before = self.text[..from].chars().next_back().is_some_and(is_of_word);
            !before && !self.text[from + wrong.len()..].starts_with(is_of_word)
        };
        let places = self.text.match_indices(wrong).map(|(from, _)| from).filter(|&from| whole(from));
        let Some(from) = places.min_by_key(|from| from.abs_diff(at)) else { return false };
        self.replace(ctx, from..from + wrong.len(), right);
        true
    }
}

/// Where a text comes from: the file that it is of, and what it began with.
pub(super) type Origin = (Option<Source>, String);

pub(super) struct PastText {
    pub(super) text: String,
    pub(super) origin: Option<Origin>,
}

#[derive(Default)]
pub(super) struct DesignHistory {
    pub(super) done: Vec<PastText>,
    pub(super) undone: Vec<PastText>,
    /// The field being written in or dragged, which has made a step already: all that it changes in one go is one.
    field: Option<Id>,
}

impl DesignHistory {
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
