//! A definition with the colours of its parts, and the numbers of its lines. Both are laid out anew only when something of them changes:
//! a file may have a mebibyte.

use std::ops::Range;
use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Galley, Ui};
use nestmate_core::variant::{TokenKind, tokens};

use crate::ui::frame::theme::accents;

#[derive(Clone, PartialEq)]
struct Inks {
    font: FontId,
    ink: Color32,
    name: Color32,
    text: Color32,
    number: Color32,
    quiet: Color32,
    alarm: Color32,
    ground: Color32,
}

impl Inks {
    fn of(ui: &Ui, font: &FontId) -> Self {
        let (visuals, accents) = (ui.visuals(), accents(ui));
        Self {
            font: font.clone(),
            ink: visuals.text_color(),
            name: visuals.hyperlink_color,
            text: visuals.selection.stroke.color,
            number: accents.refusal,
            quiet: accents.quiet,
            alarm: accents.alarm,
            ground: accents.refusal.gamma_multiply(0.28),
        }
    }

    fn format(&self, kind: Option<TokenKind>, marked: bool) -> TextFormat {
        let color = match kind {
            Some(TokenKind::Name) => self.name,
            Some(TokenKind::Text) => self.text,
            Some(TokenKind::Number) => self.number,
            Some(TokenKind::Comment | TokenKind::Bracket) => self.quiet,
            Some(TokenKind::Word | TokenKind::Comma) | None => self.ink,
        };
        let background = if marked { self.ground } else { Color32::TRANSPARENT };
        TextFormat { background, italics: kind == Some(TokenKind::Comment), ..TextFormat::simple(self.font.clone(), color) }
    }
}

#[derive(Default)]
pub(super) struct Script {
    laid: Option<LaidScript>,
}

struct LaidScript {
    inks: Inks,
    marked: Vec<usize>,
    text: Arc<Galley>,
    numbers: Option<Arc<Galley>>,
    /// A letter. Where the window has to lay it out anew, all else has to be laid out anew, too.
    letter: Arc<Galley>,
}

impl Script {
    /// The text with its colours and with the ground of some lines, counted from 1, marked.
    pub(super) fn text(&mut self, ui: &Ui, text: &str, font: &FontId, marked: &[usize]) -> Arc<Galley> {
        Arc::clone(&self.laid(ui, text, font, marked).text)
    }

    pub(super) fn numbers(&mut self, ui: &Ui, text: &str, font: &FontId, marked: &[usize]) -> Arc<Galley> {
        let laid = self.laid(ui, text, font, marked);
        let (inks, marked) = (&laid.inks, &laid.marked);
        Arc::clone(laid.numbers.get_or_insert_with(|| layout(ui, numbers(text.lines().count().max(1), inks, marked))))
    }

    fn laid(&mut self, ui: &Ui, text: &str, font: &FontId, marked: &[usize]) -> &mut LaidScript {
        let inks = Inks::of(ui, font);
        let letter = layout(ui, LayoutJob::single_section("x".to_owned(), inks.format(None, false)));
        let known = self
            .laid
            .take()
            .filter(|laid| laid.text.text() == text && laid.inks == inks && laid.marked == marked && Arc::ptr_eq(&laid.letter, &letter));
        let laid = known.unwrap_or_else(|| {
            let text = layout(ui, coloured(text, &inks, marked));
            LaidScript { inks, marked: marked.to_vec(), text, numbers: None, letter }
        });
        self.laid.insert(laid)
    }
}

fn layout(ui: &Ui, job: LayoutJob) -> Arc<Galley> {
    ui.ctx().fonts_mut(|fonts| fonts.layout_job(job))
}

fn numbers(lines: usize, inks: &Inks, marked: &[usize]) -> LayoutJob {
    let mut job = LayoutJob::default();
    let digits = lines.to_string().len();
    for line in 1..=lines {
        let color = if marked.contains(&line) { inks.alarm } else { inks.quiet };
        job.append(&format!("{line:>digits$}\n"), 0.0, TextFormat::simple(inks.font.clone(), color));
    }
    job
}

fn coloured(text: &str, inks: &Inks, marked: &[usize]) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.wrap.max_width = f32::INFINITY;
    let marked = spans(text, marked);
    let mut at = 0;
    let mut push = |end: usize, kind: Option<TokenKind>| {
        while at < end {
            let line = marked.partition_point(|line| line.end <= at);
            let (inside, stop) = match marked.get(line) {
                Some(line) if line.start <= at => (true, line.end),
                Some(line) => (false, line.start),
                None => (false, end),
            };
            let stop = stop.min(end);
            job.append(&text[at..stop], 0.0, inks.format(kind, inside));
            at = stop;
        }
    };
    for token in tokens(text) {
        push(token.span.start, None);
        push(token.span.end, Some(token.kind));
    }
    push(text.len(), None);
    job
}

/// The bytes of some lines, counted from 1.
fn spans(text: &str, lines: &[usize]) -> Vec<Range<usize>> {
    let mut at = 0;
    let spans = text.split_inclusive('\n').enumerate().map(|(line, part)| {
        at += part.len();
        (line + 1, at - part.len()..at)
    });
    spans.filter(|(line, _)| lines.contains(line)).map(|(_, span)| span).collect()
}
