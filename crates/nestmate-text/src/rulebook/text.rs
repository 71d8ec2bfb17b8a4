//! The rules as plain text.

use std::fmt::Write;

use nestmate_core::variant::{Side, Variant, rank_points};
use unicode_linebreak::linebreaks;
use unicode_width::UnicodeWidthStr;

use super::{Block, PieceEntry, Rulebook};
use crate::describe::named_sides;
use crate::words::{named, say};

/// How wide a line is, in letters; those of Japanese are two wide.
const WIDTH: usize = 100;

impl Rulebook {
    /// All of it without pictures, in lines that a terminal shows.
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
        Block::Text(text) | Block::Layer(_, text) | Block::Cells(_, text) => paragraph(out, "", text),
        Block::Items(items) => items.iter().for_each(|item| paragraph(out, "- ", item)),
        Block::Note(ruling, text) if ruling.is_empty() => paragraph(out, "", text),
        Block::Note(ruling, text) => paragraph(out, "", &say!("rulebook-note", ruling = ruling.as_str(), text = text.as_str())),
        // There are no pictures.
        Block::Key(_) => {}
        Block::Start => {
            paragraph(out, "", &diagram_key(variant));
            let _ = write!(out, "\n{}\n", diagram(variant, variant.start.split(' ').next().unwrap_or_default()));
        }
        Block::Piece(entry) => piece(out, variant, entry),
    }
}

/// What the letters of a diagram mean.
pub fn diagram_key(variant: &Variant) -> String {
    let [side, other] = named_sides(variant);
    say!("rulebook-diagram", side = side, other = other)
}

/// The board field of a position in letters, with the numbers of its ranks and the letters of its files: a dot for an empty cell, nothing
/// where there is none.
pub fn diagram(variant: &Variant, board: &str) -> String {
    let grid = variant.board.grid;
    let ranks: Vec<Vec<Option<String>>> = board.split('/').map(rank_points).collect();
    let width = ranks.iter().flatten().flatten().map(String::len).max().unwrap_or(1);
    let last = i32::from(grid.ranks()) - 1;
    let mut out = String::new();
    for (rank, points) in (0..=last).rev().zip(&ranks) {
        let mut line = format!("{:>2}", rank + 1);
        for (file, point) in (0..).zip(points) {
            let is_cell = grid.cell(file, rank).is_some_and(|cell| variant.board.cells.contains(cell));
            let shown = point.as_deref().unwrap_or(if is_cell { "." } else { "" });
            let _ = write!(line, " {shown:>width$}");
        }
        out.extend([line.trim_end(), "\n"]);
    }
    let files = (0..i32::from(grid.files())).map(|file| format!(" {:>width$}", grid.file_letter(file)));
    out + "  " + &files.collect::<String>() + "\n"
}

fn piece(out: &mut String, variant: &Variant, entry: &PieceEntry) {
    let known = variant.kind(entry.kind);
    // Writing to a string cannot fail.
    let _ = writeln!(out, "\n{}  {}", known.text(Side::White), named(&known.name));
    let sentences: Vec<&str> =
        std::iter::once(&entry.roles).chain(&entry.moves).chain(&entry.rules).map(String::as_str).filter(|text| !text.is_empty()).collect();
    paragraph(out, "    ", &sentences.join(say!("between-sentences")));
}

fn heading(out: &mut String, text: &str, line: char) {
    let _ = writeln!(out, "{text}\n{}", line.to_string().repeat(text.width()));
}

/// A paragraph in lines; those after the first are indented as its beginning is.
fn paragraph(out: &mut String, begin: &str, text: &str) {
    let indent = " ".repeat(begin.chars().count());
    let mut line = begin.to_owned();
    let (mut from, mut is_begun) = (0, false);
    for (to, _) in linebreaks(text) {
        // Japanese can be broken nearly anywhere, what has words only between them.
        let part = &text[from..to];
        if is_begun && line.width() + part.trim_end().width() > WIDTH {
            out.extend([line.trim_end(), "\n"]);
            line.clone_from(&indent);
        }
        line.push_str(part);
        (from, is_begun) = (to, true);
    }
    out.extend([line.trim_end(), "\n"]);
}

/// A text that begins without a capital.
pub(super) fn uncapitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
