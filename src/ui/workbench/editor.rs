//! The field that a definition is written in: lines with numbers, and those with problems marked.

use egui::text::{CCursor, CCursorRange, LayoutJob, TextFormat};
use egui::text_edit::TextEditState;
use egui::{Color32, Context, FontId, Id, RichText, ScrollArea, TextBuffer, TextEdit, TextStyle, Ui};
use nestmate_core::rules::Flaw;
use nestmate_core::variant::Report;
use nestmate_text::words::say;

use crate::ui::frame::theme::accents;

#[derive(Default)]
pub(super) struct TextEditor {
    pub(super) text: String,
    wanted: Option<usize>,
}

fn id() -> Id {
    Id::unique("definition editor")
}

impl TextEditor {
    /// Shows the field in a room of this height; whether the text was changed.
    pub(super) fn show(&mut self, ui: &mut Ui, reports: &[Report<Flaw>], height: f32) -> bool {
        let font = TextStyle::Monospace.resolve(ui.style());
        let row = ui.ctx().fonts_mut(|fonts| fonts.row_height(&font));
        let quiet = accents(ui).quiet;
        let heading = ui.horizontal(|ui| {
            let label = ui.label(RichText::new(say!("bench-definition")).small().color(quiet));
            // To those who are not writing, it says nothing.
            if ui.memory(|memory| memory.has_focus(id())) {
                ui.label(RichText::new(say!("bench-definition.tip")).small().color(quiet));
            }
            label
        });
        let label = heading.inner;
        let mut area = ScrollArea::both().id_salt("definition").max_height(height - 24.0).auto_shrink([false, false]);
        if let Some(line) = self.wanted.take() {
            #[expect(clippy::cast_precision_loss, reason = "a file has at most a million lines")]
            let above = (line.saturating_sub(6)) as f32 * row;
            area = area.vertical_scroll_offset(above);
        }
        let (marked, ink) = (marked(reports), ui.visuals().text_color());
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
        let at = CCursor::new(before + column.saturating_sub(1));
        let mut state = TextEditState::load(ctx, id()).unwrap_or_default();
        state.cursor.set_char_range(Some(CCursorRange::one(at)));
        state.store(ctx, id());
        ctx.memory_mut(|memory| memory.request_focus(id()));
        self.wanted = Some(line);
    }
}

/// The lines with problems, from 1.
fn marked(reports: &[Report<Flaw>]) -> Vec<usize> {
    reports.iter().map(|report| report.line).collect()
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
