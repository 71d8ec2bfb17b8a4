//! The board of a game at true size, over as many sheets of paper as it takes.

use std::fmt::Write;
use std::ops::RangeInclusive;
use std::sync::Arc;

use egui::{Pos2, Rect, vec2};
use nestmate_core::position::Draft;
use nestmate_core::rules::start;
use nestmate_core::variant::schema::SetsDef;
use nestmate_core::variant::{Look, Side, Variant};
use nestmate_text::words::{named, say};

use super::{begun, escaped, heading, paragraph, picture, printed, quiet};
use crate::app::Scene;
use crate::ui::board::{BoardTheme, Layout};
use crate::ui::frame::widgets::float;
use crate::ui::pictures::shot::drawing_of_page;

/// The bounds of a cell's side, in millimetres.
pub const CELLS: RangeInclusive<u32> = 20..=60;

/// What of a sheet stays empty at each side, and how far it goes on beyond a cut, so that sheets can be glued, in millimetres.
const EDGE: f32 = 12.0;
const OVERLAP: f32 = 8.0;

/// The room in which the board is laid out, in points: sizes in millimetres are made of these.
const ROOM: f32 = 900.0;

/// How long the line is by which one sees whether a printer keeps to the size, in millimetres.
const RULE: f32 = 100.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    #[default]
    A4,
    Letter,
}

impl Paper {
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    pub fn name(self) -> &'static str {
        match self {
            Self::A4 => say!("print-a4"),
            Self::Letter => say!("print-letter"),
        }
    }

    /// The shorter side and the longer one, in millimetres.
    fn sides(self) -> [f32; 2] {
        match self {
            Self::A4 => [210.0, 297.0],
            Self::Letter => [215.9, 279.4],
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardSheets {
    pub cell: u32,
    pub paper: Paper,
    pub grey: bool,
}

impl Default for BoardSheets {
    fn default() -> Self {
        Self { cell: 35, paper: Paper::default(), grey: false }
    }
}

/// The parts of a board, each on a sheet of its own, in millimetres from the board's upper left corner.
struct Cut {
    sheet: [f32; 2],
    columns: Vec<(f32, f32)>,
    rows: Vec<(f32, f32)>,
}

impl Cut {
    /// The one with the fewest sheets. `lines` are the places, across and down, where a cut goes along cells.
    fn of(paper: Paper, size: [f32; 2], lines: &[Vec<f32>; 2]) -> Self {
        let [short, long] = paper.sides();
        let cut = |sheet: [f32; 2]| {
            let [columns, rows] = [0, 1].map(|axis| parts(size[axis], sheet[axis] - 2.0 * EDGE - OVERLAP, &lines[axis]));
            Self { sheet, columns, rows }
        };
        let (upright, across) = (cut([short, long]), cut([long, short]));
        if across.count() < upright.count() { across } else { upright }
    }

    fn count(&self) -> usize {
        self.columns.len() * self.rows.len()
    }
}

/// A length in as few parts as have room on a sheet each, about equal, ending at lines between cells where these are near.
fn parts(length: f32, room: f32, lines: &[f32]) -> Vec<(f32, f32)> {
    let fewest = walk(length, room, lines, |_, _| room).len();
    walk(length, room, lines, |from, done| (length - from) / float(fewest.saturating_sub(done).max(1)))
}

/// The same, each part as long as is wanted after so many others.
fn walk(length: f32, room: f32, lines: &[f32], wanted: impl Fn(f32, usize) -> f32) -> Vec<(f32, f32)> {
    let (mut parts, mut from) = (Vec::new(), 0.0);
    // The last sheet overlaps no other.
    while length - from > room + OVERLAP {
        let fits = || lines.iter().copied().filter(|line| (from + room / 4.0..=from + room).contains(line));
        let least = from + wanted(from, parts.len());
        let near = fits().filter(|line| *line >= least).reduce(f32::min).or_else(|| fits().reduce(f32::max));
        let to = near.unwrap_or(from + room);
        parts.push((from, to));
        from = to;
    }
    parts.push((from, length));
    parts
}

/// The board as it is drawn: without pieces, all of it in points.
struct DrawnBoard {
    drawing: String,
    /// The part of the drawing that has the board with its letters and numbers.
    whole: Rect,
    scale: f32,
    lines: [Vec<f32>; 2],
}

impl DrawnBoard {
    fn new(variant: &Arc<Variant>, sheets: BoardSheets) -> Option<Self> {
        let position = start(variant).ok()?;
        let mut draft = Draft::of(&position);
        draft.clear(variant);
        let scene = Scene { check: None, position: draft.picture().clone(), ..Scene::of(Arc::clone(variant), position) };
        let theme = if sheets.grey { BoardTheme { vivid: 0.0, ..printed() } } else { printed() };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "some hundred points")]
        let side = ROOM as u32;
        let drawing = drawing_of_page(&scene, [side, side], &theme, "board");
        let layout = Layout::new(&variant.board, false, Rect::from_min_size(Pos2::ZERO, vec2(ROOM, ROOM)), 1.0);
        let (margin, brim) = (layout.margin, layout.brim);
        let whole = Rect::from_min_max(layout.frame.min - vec2(margin, brim), layout.frame.max + vec2(brim, margin));
        let scale = millimetres(sheets.cell) / side_of(&layout);
        let between = |from: f32, start: f32, length: f32| {
            let steps = std::iter::successors(Some(from), |at| Some(at + layout.unit)).take_while(|at| *at < from + length + 1.0);
            steps.map(|at| (at - start) * scale).collect()
        };
        let frame = layout.frame;
        let lines = [between(frame.left(), whole.left(), frame.width()), between(frame.top(), whole.top(), frame.height())];
        Some(Self { drawing, whole, scale, lines })
    }

    fn size(&self) -> [f32; 2] {
        [self.whole.width() * self.scale, self.whole.height() * self.scale]
    }

    /// Where a part of the board is in the drawing, as an SVG file says it.
    fn view(&self, [left, top]: [f32; 2], [width, height]: [f32; 2]) -> String {
        let (at, scale) = (self.whole.min, self.scale);
        format!("{:.3} {:.3} {:.3} {:.3}", at.x + left / scale, at.y + top / scale, width / scale, height / scale)
    }
}

/// How far opposite sides of a cell are apart, in points; of a square where its corners are cells, too.
fn side_of(layout: &Layout) -> f32 {
    match layout.look {
        Look::Squares | Look::Crossings | Look::Hexagons => layout.unit,
        Look::Corners | Look::Diamond => layout.unit * 2.0,
    }
}

#[expect(clippy::cast_precision_loss, reason = "a few dozen")]
fn millimetres(number: u32) -> f32 {
    number as f32
}

/// The page; nothing for a game without a start.
pub fn board_page(variant: &Arc<Variant>, sheets: BoardSheets) -> Option<String> {
    let board = DrawnBoard::new(variant, sheets)?;
    let cut = Cut::of(sheets.paper, board.size(), &board.lines);
    let [width, height] = cut.sheet;
    let title = say!("page-board", game = named(&variant.name));
    let style = format!(
        "\n  @page {{ size: {width}mm {height}mm; margin: 0; }}\n  .sheet {{ break-before: page; width: {width}mm; height: {height}mm; overflow: hidden; }}\n  \
         .sheet svg {{ display: block; }}\n  .sets {{ display: grid; grid-template-columns: repeat(4, 1fr); gap: 6px 10px; }}\n  \
         .sets div {{ display: flex; gap: 8px; align-items: center; break-inside: avoid; }}\n  .sets p {{ margin: 0; }}\n  .sets p {{ font-size: 10pt; line-height: 1.25; }}\n  .sets svg {{ width: 36px; height: 36px; flex: none; }}\n  .rule {{ width: {RULE}mm; border-top: 1mm solid #000; margin: 1em 0 .2em; }}\n  \
         @media print {{ body {{ padding: 0; }} .cover {{ padding: 12mm 15mm 0; }} .cover p {{ margin: .5em 0; }} }}\n"
    );
    let mut out = begun(&title, &title, &style);
    // The heading begins the cover.
    out = out.replacen("<h1>", "<div class=\"cover\">\n<h1>", 1);
    cover(&mut out, variant, &board, &cut, sheets);
    out.push_str("</div>\n");
    // Writing to a string cannot fail.
    let _ =
        writeln!(out, "<svg width=\"0\" height=\"0\" style=\"position:absolute\"><defs><g id=\"board\">{}</g></defs></svg>", board.drawing);
    for (row, down) in cut.rows.iter().enumerate() {
        for (column, across) in cut.columns.iter().enumerate() {
            sheet(&mut out, &board, &cut, (row, column), [*across, *down]);
        }
    }
    // What made it stands on the cover already.
    out.push_str("</body>\n</html>\n");
    Some(out)
}

fn sheet(out: &mut String, board: &DrawnBoard, cut: &Cut, (row, column): (usize, usize), parts: [(f32, f32); 2]) {
    let [paper_width, paper_height] = cut.sheet;
    let size = board.size();
    let shown = [0, 1].map(|axis| (parts[axis].1 + OVERLAP).min(size[axis]) - parts[axis].0);
    let view = board.view([parts[0].0, parts[1].0], shown);
    let [width, height] = shown;
    let number = row * cut.columns.len() + column + 1;
    let label = say!("page-board-sheet", number = number, all = cut.count(), row = row + 1, column = column + 1);
    let _ = writeln!(
        out,
        "<section class=\"sheet\" data-left=\"{:.3}\" data-top=\"{:.3}\" data-right=\"{:.3}\" data-bottom=\"{:.3}\">\n\
         <svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{paper_width}mm\" height=\"{paper_height}mm\" viewBox=\"0 0 {paper_width} {paper_height}\">\
         <svg x=\"{EDGE}\" y=\"{EDGE}\" width=\"{width:.3}\" height=\"{height:.3}\" viewBox=\"{view}\"><use href=\"#board\"/></svg>",
        parts[0].0, parts[1].0, parts[0].1, parts[1].1
    );
    // Beside the board, where each cut begins and ends.
    let [right, bottom] = [0, 1].map(|axis| EDGE + parts[axis].1 - parts[axis].0);
    let mut mark = |from: [f32; 2], to: [f32; 2]| {
        let [x1, y1, x2, y2] = [from[0], from[1], to[0], to[1]];
        let _ = write!(out, "<path d=\"M{x1:.3} {y1:.3}L{x2:.3} {y2:.3}\" stroke=\"#000\" stroke-width=\".25\"/>");
    };
    for x in [EDGE, right] {
        mark([x, EDGE - 6.0], [x, EDGE - 1.0]);
        mark([x, EDGE + height + 1.0], [x, EDGE + height + 6.0]);
    }
    for y in [EDGE, bottom] {
        mark([EDGE - 6.0, y], [EDGE - 1.0, y]);
        mark([EDGE + width + 1.0, y], [EDGE + width + 6.0, y]);
    }
    let _ = writeln!(
        out,
        "<text x=\"{:.1}\" y=\"{:.1}\" font-family=\"sans-serif\" font-size=\"3.4\">{}</text></svg>\n</section>",
        EDGE + 8.0,
        paper_height - 4.0,
        escaped(&label)
    );
}

/// What is to be done with the sheets, how they lie beside each other, and what pieces serve.
fn cover(out: &mut String, variant: &Variant, board: &DrawnBoard, cut: &Cut, sheets: BoardSheets) {
    let [width, height] = board.size();
    let size = |length: f32| format!("{:.0}", length / 10.0);
    let told = say!(
        "page-board-size",
        sheets = cut.count(),
        paper = sheets.paper.name(),
        cell = sheets.cell,
        width = size(width),
        height = size(height)
    );
    paragraph(out, &told);
    paragraph(out, say!("page-board-true"));
    let _ = writeln!(out, "<div class=\"rule\"></div>");
    quiet(out, say!("page-board-rule"));
    paragraph(out, say!("page-board-glue"));
    let view = board.view([0.0, 0.0], [width, height]);
    let _ = write!(
        out,
        "<svg class=\"keep\" xmlns=\"http://www.w3.org/2000/svg\" style=\"width:7cm;height:auto;max-height:8cm\" viewBox=\"0 0 {width:.1} {height:.1}\">\
         <svg width=\"{width:.3}\" height=\"{height:.3}\" viewBox=\"{view}\" opacity=\".45\"><use href=\"#board\"/></svg>"
    );
    let (line, text) = (width.max(height) / 250.0, width.max(height) / 18.0);
    for (row, down) in cut.rows.iter().enumerate() {
        for (column, across) in cut.columns.iter().enumerate() {
            let ((left, right), (top, bottom)) = (*across, *down);
            let _ = write!(
                out,
                "<rect x=\"{left:.2}\" y=\"{top:.2}\" width=\"{:.2}\" height=\"{:.2}\" fill=\"none\" stroke=\"#000\" stroke-width=\"{line:.2}\"/>\
                 <text x=\"{:.2}\" y=\"{:.2}\" font-family=\"sans-serif\" font-weight=\"bold\" font-size=\"{text:.2}\" text-anchor=\"middle\">{}</text>",
                right - left,
                bottom - top,
                f32::midpoint(left, right),
                f32::midpoint(top, bottom) + text / 3.0,
                row * cut.columns.len() + column + 1
            );
        }
    }
    out.push_str("</svg>\n");
    match &variant.sets {
        Some(sets) => pieces(out, variant, sets),
        None => quiet(out, say!("page-board-no-sets")),
    }
    let made = say!("page-made", version = env!("CARGO_PKG_VERSION"));
    quiet(out, &made);
}

/// Which sets that one can buy serve as pieces.
fn pieces(out: &mut String, variant: &Variant, sets: &SetsDef) {
    heading(out, say!("page-board-sets"));
    paragraph(out, named(&sets.text));
    out.push_str("<div class=\"sets\">\n");
    for (letter, stands) in &sets.pieces {
        let Some(kind) = variant.kind_of(*letter) else { continue };
        let (name, picture) = (escaped(named(&variant.kind(kind).name)), picture(variant, kind, Side::White, variant.usual_base(kind)));
        let _ = writeln!(out, "<div>{picture}<p><b>{name}</b><br>{}</p></div>", escaped(named(stands)));
    }
    out.push_str("</div>\n");
    quiet(out, &say!("page-board-source", source = named(&sets.source)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_cover_a_length_once_and_end_between_cells() {
        for (length, room, step) in
            [(600.0, 178.0, 35.0), (1160.0, 178.0, 60.0), (100.0, 178.0, 20.0), (186.0, 178.0, 20.0), (187.0, 178.0, 20.0)]
        {
            let lines: Vec<f32> = (0..100_u8).map(|at| 5.0 + f32::from(at) * step).collect();
            let parts = parts(length, room, &lines);
            let ends: Vec<f32> = parts.iter().map(|part| part.1).collect();
            let starts: Vec<f32> = parts.iter().map(|part| part.0).collect();
            assert!(starts[0] == 0.0 && starts[1..] == ends[..ends.len() - 1] && ends.last() == Some(&length));
            assert!(ends[..ends.len() - 1].iter().all(|end| lines.contains(end)), "{parts:?}");
            assert!(parts.iter().all(|(from, to)| to - from <= room + OVERLAP), "{parts:?}");
        }
    }
}
