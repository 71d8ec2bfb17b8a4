//! Puzzles of one theme to be handed out, with the solutions on a page of their own.

use std::fmt::Write;
use std::sync::Arc;

use nestmate_core::variant::{Library, Variant};
use nestmate_text::words::{named, say};

use super::{begun, ended, escaped, heading, printed, quiet};
use crate::app::{PrintedPuzzle, Solver, chosen_puzzles};
use crate::puzzles::{Puzzle, Theme};
use crate::saying::Saying;
use crate::ui::pictures::shot::drawing_of_page;

/// The side of a diagram, in points, and of one of a large board.
const SIDES: [u32; 2] = [420, 720];

/// The most files of a board that are still seen well at two abreast.
const SMALL: u8 = 12;

#[derive(Clone, Debug)]
pub struct PuzzleSheet {
    pub puzzles: Vec<Puzzle>,
    pub theme: Option<Theme>,
    pub count: usize,
}

/// The page; nothing if there are no such puzzles that can be played.
pub fn puzzle_page(variant: &Arc<Variant>, library: &Library, wanted: &PuzzleSheet) -> Option<String> {
    let pen = Solver::new(variant, library);
    let chosen = chosen_puzzles(&wanted.puzzles, wanted.theme, wanted.count);
    let solved: Vec<(u8, PrintedPuzzle)> = chosen.iter().filter_map(|puzzle| Some((puzzle.level, pen.solve(puzzle).ok()?))).collect();
    if solved.is_empty() {
        return None;
    }
    let about = wanted.theme.map_or_else(|| say!("puzzle-title").to_owned(), |theme| theme.said());
    let title = say!("page-puzzles", game = named(&variant.name), about = about);
    let mut out = begun(&title, &title, "");
    quiet(&mut out, say!("page-puzzles-name"));
    if solved.iter().any(|(_, puzzle)| !puzzle.scene.incoming.is_empty()) {
        quiet(&mut out, say!("page-puzzles-outside"));
    }
    let large = variant.board.grid.files() > SMALL && solved.iter().any(|(_, puzzle)| puzzle.scene.folded.is_none());
    let _ = writeln!(out, "<div class=\"puzzles{}\">", if large { " large" } else { "" });
    for (at, (level, puzzle)) in solved.iter().enumerate() {
        diagram(&mut out, at, *level, puzzle, large);
    }
    out.push_str("</div>\n<section class=\"solutions\">\n");
    heading(&mut out, say!("page-puzzles-solutions"));
    out.push_str("<ol>\n");
    for (_, puzzle) in &solved {
        let _ = writeln!(out, "<li><b>{}</b><br>{}</li>", escaped(&puzzle.solution), escaped(&puzzle.why));
    }
    out.push_str("</ol>\n</section>\n");
    ended(&mut out);
    Some(out)
}

fn diagram(out: &mut String, at: usize, level: u8, puzzle: &PrintedPuzzle, large: bool) {
    let side = SIDES[usize::from(large)];
    let drawing = drawing_of_page(&puzzle.scene, [side, side], &printed(), &format!("puzzle{at}"));
    let _ = writeln!(out, "<div class=\"puzzle\">\n{drawing}<div>\n<p><b>{}.</b> {}</p>", at + 1, escaped(&puzzle.asked));
    if let Some(fold) = puzzle.scene.fold() {
        let variant = &puzzle.scene.variant;
        quiet(out, &say!("fold-title", inner = named(fold.name(variant)), game = named(&variant.name)));
    }
    quiet(out, &say!("puzzle-level", level = usize::from(level)));
    out.push_str("</div>\n</div>\n");
}
