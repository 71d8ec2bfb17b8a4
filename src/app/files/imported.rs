//! Variants in the configuration of Fairy-Stockfish, made into definitions.

use nestmate_core::plain::escaped;
use nestmate_core::variant::MAX_FILE;
use nestmate_text::words::{say, told};

use crate::app::files::opening::Opened;
use crate::import::{flaw, imported};
use crate::saying::Saying;

#[derive(Clone, Debug)]
pub struct ImportedVariants {
    /// The definitions, with comments that tell what is not said in them.
    pub text: String,
    /// What is not said, each with the number of its line in the file.
    pub left_out: Vec<String>,
}

pub(super) fn variants(name: &str, text: &str) -> Opened {
    let failed = |why: String| {
        let name = name.to_owned();
        Opened::Failed(told!("variants-unread", name = name.as_str(), why = why.as_str()))
    };
    if text.len() > MAX_FILE {
        return failed(say!("variants-long", most = MAX_FILE));
    }
    let (text, left_out) = imported(text);
    let left_out: Vec<String> = left_out.iter().map(|line| escaped(line).into_owned()).collect();
    if let Some(report) = flaw(&text) {
        return failed(report.said());
    }
    // Nothing but its brackets.
    if !text.contains('(') {
        return failed(left_out.join("\n"));
    }
    Opened::Variants(Box::new(ImportedVariants { text, left_out }))
}
