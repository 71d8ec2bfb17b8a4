//! What the program's own RON files have in common: a format's name, a version, and errors with their places.

use nestmate_core::variant::{Report, byte_at, scan};
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::fault::FileFault;

fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// A struct as the text of a file of a format and a version. What is nested deeper than `depth` stands on one line.
pub(super) fn written(value: &impl Serialize, (format, version): (&str, u32), depth: usize) -> String {
    let config = PrettyConfig::new().depth_limit(depth).escape_strings(false);
    // Only a value of a kind that RON does not know cannot be written, and these files have none.
    let text = options().to_string_pretty(value, config).unwrap_or_default();
    format!("(\n    format: \"{format}\",\n    version: {version},{}\n", text.trim_start_matches('('))
}

/// Reads a file of a format, up to a version; the struct has neither of them.
pub(super) fn read<T: DeserializeOwned>(
    name: &str,
    text: &str,
    format: &'static str,
    version: u32,
    most: usize,
) -> Result<T, Box<Report<FileFault>>> {
    let report = |span, fault| Box::new(Report::new(name, text, span, "", fault));
    if text.len() > most {
        return Err(report(0..0, FileFault::Long(most >> 20)));
    }
    let root = scan(text);
    let found = root.find("format").span.clone();
    if text[found.clone()] != *format!("\"{format}\"") {
        return Err(report(found.start..found.start + 1, FileFault::Format(format)));
    }
    let found = root.find("version").span.clone();
    match text[found.clone()].parse::<u32>() {
        Ok(known) if known > version => return Err(report(found, FileFault::Newer { format, known, version })),
        Ok(_) => {}
        Err(_) => return Err(report(found.start..found.start + 1, FileFault::NoVersion)),
    }
    options().from_str(text).map_err(|error| {
        let at = error.span.start;
        let place = byte_at(text, at.line, at.col);
        report(place..place + 1, FileFault::Unreadable(error.code))
    })
}
