//! What the program's own RON files have in common: a format's name, a version, and errors with their places.

use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::variant::{Report, scan};

fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// A value as the text of a file. What is nested deeper than `depth` stands on one line.
pub(super) fn written(value: &impl Serialize, depth: usize) -> String {
    let config = PrettyConfig::new().depth_limit(depth).escape_strings(false);
    // Only a value of a kind that RON does not know cannot be written, and these files have none.
    let text = options().to_string_pretty(value, config).unwrap_or_default();
    text + "\n"
}

/// Reads a file of a format, up to a version.
///
/// # Errors
/// What is wrong and where: another format, a newer version, a text that is broken or too long.
pub(super) fn read<T: DeserializeOwned>(name: &str, text: &str, format: &str, version: u32, most: usize) -> Result<T, Box<Report>> {
    let report =
        |span: std::ops::Range<usize>, message: String, hint: &str| Box::new(Report::new(name, text, span, "", message, hint.to_owned()));
    if text.len() > most {
        return Err(report(0..0, format!("the file has more than {} MiB", most >> 20), ""));
    }
    let root = scan(text);
    let found = root.find("format").span.clone();
    if text[found.clone()] != *format!("\"{format}\"") {
        return Err(report(
            found.start..found.start + 1,
            format!("this is no {format}"),
            "such a file begins with its format and its version",
        ));
    }
    let found = root.find("version").span.clone();
    match text[found.clone()].parse::<u32>() {
        Ok(known) if known > version => {
            let message = format!("this {format} was written by a newer version of the program (format {known}, known is {version})");
            return Err(report(found, message, "open it with a newer version of the program"));
        }
        Ok(_) => {}
        Err(_) => return Err(report(found.start..found.start + 1, "the version of the format is missing".to_owned(), "")),
    }
    options().from_str(text).map_err(|error| {
        let at = error.span.start;
        let line_start = text.split_inclusive('\n').take(at.line.saturating_sub(1)).map(str::len).sum::<usize>();
        let in_line = text[line_start..].chars().take(at.col.saturating_sub(1)).map(char::len_utf8).sum::<usize>();
        let place = line_start + in_line;
        report(place..place + 1, error.code.to_string(), "")
    })
}
