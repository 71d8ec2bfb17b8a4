//! Variants and pieces as other programs write them: Fairy-Stockfish's configuration, and Betza's notation. What it says of a file is for
//! those who write such files, and stands as a comment in the definitions.

mod array;
mod betza;
mod directions;
mod game;
mod goals;
mod ini;
mod promotions;
mod steps;

use nestmate_core::plain::escaped;
use nestmate_core::rules::{self, Flaw};
use nestmate_core::variant::{Report, Source};

use crate::saying::Saying;

pub use betza::{BetzaFault, betza};
pub use ini::is_ini;

/// The variants of a file as definitions, and what of them cannot be said, each with the number of its line.
pub fn imported(text: &str) -> (String, Vec<String>) {
    let (sections, wrong) = ini::read(text);
    let mut told: Vec<(usize, String)> = wrong;
    let (mut definitions, mut ids) = (String::from("[\n"), Vec::new());
    for section in &sections {
        let game = game::game(section);
        let start = || section.settings.get("startFen").and_then(|setting| setting.line).unwrap_or(section.line);
        let mut left_out: Vec<(usize, String)> =
            game.left_out.into_iter().map(|(line, what)| (line.unwrap_or(section.line), format!("{}: {what}", section.id))).collect();
        let alone = format!("[\n{}]", game.text);
        if ids.contains(&game.id) {
            left_out.push((section.line, format!("{}: is left out: there is another variant of this name", section.id)));
        } else if let Some(report) = flaw(&alone) {
            let at_start = alone.lines().nth(report.line.saturating_sub(1)).is_some_and(|line| line.trim_start().starts_with("start:"));
            let line = if at_start { start() } else { section.line };
            left_out.push((line, format!("{}: cannot be played, and is left out: {}", section.id, cause(&report))));
        } else {
            // Whoever reads the definition is told, too, what it is not.
            left_out.sort();
            definitions.extend(left_out.iter().map(|(line, what)| format!("    // Line {line} of the file: {}\n", escaped(what))));
            definitions += &game.text;
            ids.push(game.id);
        }
        told.extend(left_out);
    }
    definitions += "]\n";
    told.sort();
    (definitions, told.into_iter().map(|(line, what)| format!("{line}: {what}")).collect())
}

/// What `check` has against definitions, if anything: one game that cannot be played must not keep the others of its file from it.
pub fn flaw(definitions: &str) -> Option<Report<Flaw>> {
    rules::check(&crate::shipped::library(), Source::new("import", definitions), &|_| true).reports.into_iter().next()
}

/// What is wrong, without its place in a definition that nobody sees.
pub fn cause(report: &Report<Flaw>) -> String {
    let words = report.fault.words();
    words.hint.map_or_else(|| words.message.clone(), |hint| format!("{} ({hint})", words.message)).replace('\n', " ")
}

#[cfg(test)]
mod tests;
