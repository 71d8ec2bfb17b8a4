//! The rules as plain text.

use std::fmt::Write;

use super::super::compile::Variant;
use super::super::pieces::Side;
use super::{Block, PieceEntry, Rulebook};
use crate::words::{named, say};

/// How wide a line is, in letters.
const WIDTH: usize = 100;

impl Rulebook {
    /// All of it without pictures, in lines that a terminal shows.
    #[must_use]
    pub fn text(&self, variant: &Variant) -> String {
        let mut out = String::new();
        heading(&mut out, &say!("page-title", game = named(&variant.name)), '=');
        paragraph(&mut out, "", &self.about);
        for chapter in &self.chapters {
            out.push('\n');
            heading(&mut out, &chapter.title, '-');
            chapter.blocks.iter().for_each(|block| self::block(&mut out, variant, block));
        }
        out
    }
}

fn block(out: &mut String, variant: &Variant, block: &Block) {
    match block {
        Block::Text(text) | Block::Layer(_, text) => paragraph(out, "", text),
        Block::Items(items) => items.iter().for_each(|item| paragraph(out, "- ", item)),
        Block::Note(ruling, text) if ruling.is_empty() => paragraph(out, "", text),
        Block::Note(ruling, text) => paragraph(out, "", &format!("{ruling}: {text}")),
        Block::Start => {}
        Block::Cells(cells, caption) => {
            let names: Vec<String> = cells.iter().map(|cell| variant.cell_name(cell)).collect();
            paragraph(out, "", &format!("{}: {}.", caption.trim_end_matches('.'), names.join(", ")));
        }
        Block::Piece(entry) => piece(out, variant, entry),
    }
}

fn piece(out: &mut String, variant: &Variant, entry: &PieceEntry) {
    let known = variant.kind(entry.kind);
    // Writing to a string cannot fail.
    let _ = writeln!(out, "\n{}  {}", known.text(Side::White), named(&known.name));
    let sentences: Vec<&str> =
        std::iter::once(&entry.roles).chain(&entry.moves).chain(&entry.rules).map(String::as_str).filter(|text| !text.is_empty()).collect();
    paragraph(out, "    ", &sentences.join(" "));
}

fn heading(out: &mut String, text: &str, line: char) {
    let _ = writeln!(out, "{text}\n{}", line.to_string().repeat(text.chars().count()));
}

/// A paragraph in lines; those after the first are indented as its beginning is.
fn paragraph(out: &mut String, begin: &str, text: &str) {
    let indent = " ".repeat(begin.chars().count());
    let mut line = begin.to_owned();
    // A space that does not break a line is part of a word.
    for word in text.split(|c: char| c.is_whitespace() && c != '\u{a0}').filter(|word| !word.is_empty()) {
        if line.trim().len() > begin.trim().len() && line.chars().count() + word.chars().count() > WIDTH {
            out.extend([line.trim_end(), "\n"]);
            line.clone_from(&indent);
        }
        line.extend([word, " "]);
    }
    out.extend([line.trim_end(), "\n"]);
}

/// A text that begins without a capital.
pub(super) fn uncapitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// A text that begins with a capital.
pub(super) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
