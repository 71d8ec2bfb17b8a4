//! Reports: what is wrong, and where in a file.

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use nestmate_core::plain::escaped;
use nestmate_core::variant::{Report, Unplayable};
use nestmate_text::words::{named, say};

use super::{Saying, Words, plain};

/// A report on one line, with its place and what to do about it.
impl<F: Saying> Saying for Report<F> {
    fn words(&self) -> Words {
        let Words { message, hint } = self.fault.words();
        let game = if self.game.is_empty() { String::new() } else { format!("{}: ", escaped(&self.game)) };
        let hint = hint.map_or_else(String::new, |hint| format!(" ({})", escaped(&hint)));
        plain(format!("{}:{}:{}: {game}{}{hint}", escaped(named(&self.file)), self.line, self.column, escaped(&message)))
    }
}

impl<F: Saying> Saying for Unplayable<F> {
    fn words(&self) -> Words {
        match self {
            Self::Unknown(id) => plain(say!("no-game", id = id.as_str())),
            Self::Broken(report) => report.words(),
        }
    }
}

/// The place in the file, drawn with what is wrong there; where it cannot be, the report on one line.
pub fn drawn<F: Saying>(report: &Report<F>) -> String {
    drawn_as(report, Level::ERROR.with_name(say!("report-error")))
}

/// The same of something that is most likely not meant.
pub fn drawn_warning<F: Saying>(report: &Report<F>) -> String {
    drawn_as(report, Level::WARNING.with_name(say!("report-warning")))
}

fn drawn_as<F: Saying>(report: &Report<F>, level: Level<'_>) -> String {
    let Some((text, span)) = report.shown() else { return report.said() };
    let Words { message, hint } = report.fault.words();
    let (message, file) = (escaped(&message), escaped(named(&report.file)));
    let hint = hint.as_deref().map(escaped);
    let snippet = Snippet::source(text).path(&*file).line_start(report.line).annotation(AnnotationKind::Primary.span(span));
    let group = level.primary_title(&*message).element(snippet);
    let group = match &hint {
        Some(hint) => group.element(Level::HELP.with_name(say!("report-help")).message(&**hint)),
        None => group,
    };
    Renderer::plain().render(&[group]).clone()
}
