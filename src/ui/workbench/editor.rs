//! The field that a definition is written in, lines with numbers and those with problems marked; and the texts that the designer can come
//! back to.

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Context, FontId, Id, Memory, ScrollArea, TextBuffer, TextEdit, TextStyle, Ui};
use nestmate_core::rules::Flaw;
use nestmate_core::variant::{Report, Source};
use nestmate_text::words::say;

use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{float, select, small_label};

#[derive(Default)]
pub(super) struct TextEditor {
    pub(super) text: String,
    wanted: Option<usize>,
}

fn id() -> Id {
    Id::unique("definition editor")
}

impl TextEditor {
    pub(super) fn show(&mut self, ui: &mut Ui, reports: &[Report<Flaw>], height: f32) -> bool {
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
        let (marked, ink): (Vec<usize>, _) = (reports.iter().map(|report| report.line).collect(), ui.visuals().text_color());
        let ground = accents(ui).refusal.gamma_multiply(0.28);
        let text = &mut self.text;
        area.show(ui, |ui| {
            ui.horizontal_top(|ui| {
                numbers(ui, text.lines().count().max(1), &font, &marked);
                let mut layouter = |ui: &Ui, text: &dyn TextBuffer, _: f32| {
                    let job = coloured(text.as_str(), &font, ink, &marked, ground);
                    ui.ctx().fonts_mut(|fonts| fonts.layout_job(job))
                };
                let field =
                    TextEdit::multiline(text).id(id()).code_editor().lock_focus(false).desired_width(f32::INFINITY).layouter(&mut layouter);
                ui.add(field).labelled_by(label.id).changed()
            })
            .inner
        })
        .inner
    }

    /// Puts the cursor at a line and a column, both from 1.
    pub(super) fn go_to(&mut self, ctx: &Context, line: usize, column: usize) {
        let before: usize = self.text.split('\n').take(line.saturating_sub(1)).map(|line| line.chars().count() + 1).sum();
        let at = before + column.saturating_sub(1);
        select(ctx, id(), at..at);
        ctx.memory_mut(|memory| memory.request_focus(id()));
        self.wanted = Some(line);
    }
}

fn numbers(ui: &mut Ui, lines: usize, font: &FontId, marked: &[usize]) {
    let quiet = accents(ui).quiet;
    let mut job = LayoutJob::default();
    let digits = lines.to_string().len();
    for line in 1..=lines {
        let color = if marked.contains(&line) { accents(ui).alarm } else { quiet };
        job.append(&format!("{line:>digits$}\n"), 0.0, TextFormat::simple(font.clone(), color));
    }
    // The same distance from the top as the text of the field has.
    ui.vertical(|ui| {
        ui.add_space(2.0);
        ui.add(egui::Label::new(job).selectable(false));
    });
}

fn coloured(text: &str, font: &FontId, ink: Color32, marked: &[usize], ground: Color32) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.wrap.max_width = f32::INFINITY;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let background = if marked.contains(&(index + 1)) { ground } else { Color32::TRANSPARENT };
        let comment = line.trim_start().starts_with("//");
        let color = if comment { ink.gamma_multiply(0.62) } else { ink };
        job.append(line, 0.0, TextFormat { background, ..TextFormat::simple(font.clone(), color) });
    }
    job
}

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
