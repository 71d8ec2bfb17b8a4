//! Pages to be printed. Here are the rules of a game, its puzzles, and what all pages are made with; every word and every picture comes
//! from the definition.

mod board;
mod inside;

pub use board::{BoardSheets, CELLS, Paper, board_page};
pub use inside::inside_page;

use std::fmt::Write;
use std::sync::Arc;

use egui::{Context, Theme};
use nestmate_core::geometry::CellSet;
use nestmate_core::rules::start;
use nestmate_core::variant::{Base, KindId, Library, Side, Variant};
use nestmate_text::words::{self, named, say};
use nestmate_text::{Block, PieceEntry, Rulebook, diagram as diagram_in_letters, diagram_key, named_side};

use crate::app::{LayerState, PrintedPuzzle, Scene, Solver, chosen_puzzles};
use crate::puzzles::{Puzzle, Theme as PuzzleTheme};
use crate::saying::Saying;
use crate::ui::board::BoardTheme;
use crate::ui::frame::theme;
use crate::ui::letters;
use crate::ui::panels::{DrawnMoves, diagram};
use crate::ui::pictures::shot::{drawing_of_page, drawn};
use crate::ui::pictures::vector::escaped;
use crate::ui::pieces::{self, Pose};

/// The side of a movement diagram, in points.
const DIAGRAM: f32 = 150.0;

/// The side of the board's drawing, in points.
const BOARD: u32 = 900;

/// The side of the drawing of a lattice or a zone, in points.
const SMALL: u32 = 420;

const STYLE: &str = "
  :root { color-scheme: light; }
  body { font: 16px/1.5 Georgia, 'Times New Roman', serif; color: #26241f; background: #fff; max-width: 46em; margin: 2em auto; padding: 0 1.2em; }
  h1, h2, h3 { font-family: system-ui, sans-serif; line-height: 1.2; }
  h1 { font-size: 2em; margin-bottom: .2em; }
  h2 { font-size: 1.3em; margin-top: 1.8em; border-bottom: 1px solid #cfc8b8; padding-bottom: .2em; }
  h3 { margin: 0 0 .3em; font-size: 1.08em; }
  h3 code { font-size: 1.05em; background: #efece4; border-radius: 4px; padding: 0 .35em; margin-right: .4em; }
  .board svg { width: 100%; height: auto; }
  figure { display: grid; grid-template-columns: 210px 1fr; gap: 0 18px; align-items: center; margin: 1em 0; break-inside: avoid; }
  figure svg { width: 210px; height: auto; }
  nav { columns: 2; margin: 1.2em 0; padding: .6em 1em; background: #f7f5ef; border-radius: 6px; }
  nav a { color: inherit; display: block; }
  .piece { display: grid; grid-template-columns: 64px 1fr 150px; gap: 0 18px; padding: 14px 0; border-top: 1px solid #e4dfd3; break-inside: avoid; }
  .piece p { margin: .2em 0; }
  .piece .pictures svg { display: block; width: 58px; height: 58px; margin-bottom: 6px; }
  .piece .diagram svg { width: 150px; height: 150px; }
  .quiet { color: #6b675f; }
  pre { font: 13px/1.3 ui-monospace, monospace; break-inside: avoid; }
  footer { margin-top: 2.5em; color: #6b675f; font-size: .85em; }
  table { border-collapse: collapse; width: 100%; margin: 1em 0; }
  td, th { padding: 6px 8px; border-top: 1px solid #e4dfd3; text-align: left; vertical-align: middle; }
  th { font: .9em system-ui, sans-serif; color: #6b675f; border: 0; }
  tr, .puzzle, .keep { break-inside: avoid; }
  td svg { display: block; width: 84px; height: 84px; }
  td.picture svg { width: 50px; height: 50px; }
  td.there { border-left: 1px solid #e4dfd3; }
  .puzzles { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 18px 22px; }
  .puzzles.large { grid-template-columns: 1fr; }
  .puzzles.large .puzzle { display: grid; grid-template-columns: 11.5cm 1fr; gap: 0 18px; align-items: center; }
  .puzzle svg { width: 100%; height: auto; }
  .puzzle p { margin: .2em 0; }
  .solutions { break-before: page; }
  .solutions li { margin: .5em 0; break-inside: avoid; }
  @media print { body { margin: 0; max-width: none; font-size: 11pt; } .board svg { max-height: 17cm; } }
";

/// A whole HTML page, with its drawings inside it. `library` knows the games inside.
pub fn rules_page(variant: &Arc<Variant>, library: &Library) -> String {
    let book = Rulebook::of(variant, library);
    let name = named(&variant.name);
    let mut out = begun(&say!("page-title", game = name), name, "");
    paragraph(&mut out, &book.about);
    contents(&mut out, &book);
    let printer = Printer::new(variant);
    for chapter in &book.chapters {
        let _ = writeln!(out, "<h2 id=\"{}\">{}</h2>", chapter.topic.id(), escaped(&chapter.title));
        for (at, block) in chapter.blocks.iter().enumerate() {
            printer.block(&mut out, block, &format!("{}{at}", chapter.topic.id()));
        }
    }
    ended(&mut out);
    out
}

/// A page up to its heading.
fn begun(title: &str, heading: &str, style: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{}</title>\n<style>{STYLE}{style}</style>\n</head>\n<body>\n<h1>{}</h1>\n",
        words::language().code(),
        escaped(title),
        escaped(heading)
    )
}

fn ended(out: &mut String) {
    let made = say!("page-made", version = env!("CARGO_PKG_VERSION"));
    // Writing to a string cannot fail.
    let _ = write!(out, "<footer>{}</footer>\n</body>\n</html>\n", escaped(&made));
}

fn heading(out: &mut String, text: &str) {
    let _ = writeln!(out, "<h2>{}</h2>", escaped(text));
}

fn contents(out: &mut String, book: &Rulebook) {
    out.push_str("<nav>\n");
    for chapter in &book.chapters {
        let _ = writeln!(out, "<a href=\"#{}\">{}</a>", chapter.topic.id(), escaped(&chapter.title));
    }
    out.push_str("</nav>\n");
}

fn paragraph(out: &mut String, text: &str) {
    let _ = writeln!(out, "<p>{}</p>", escaped(text));
}

fn quiet(out: &mut String, text: &str) {
    let _ = writeln!(out, "<p class=\"quiet\">{}</p>", escaped(text));
}

fn printed() -> BoardTheme {
    BoardTheme { ground: egui::Color32::WHITE, ..BoardTheme::light() }
}

fn picture(variant: &Variant, kind: KindId, side: Side, base: Base) -> String {
    let picture = pieces::svg(variant, kind, Pose::of(side, base), &printed());
    let words = escaped(&say!("page-piece", piece = named(&variant.kind(kind).name), side = named_side(variant, side)));
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\" role=\"img\"><title>{words}</title>{picture}</svg>")
}

struct Printer<'a> {
    variant: &'a Arc<Variant>,
    ctx: Context,
}

impl<'a> Printer<'a> {
    fn new(variant: &'a Arc<Variant>) -> Self {
        let ctx = Context::default();
        letters::dress(&ctx);
        theme::install(&ctx);
        ctx.set_theme(Theme::Light);
        Self { variant, ctx }
    }

    fn block(&self, out: &mut String, block: &Block, prefix: &str) {
        match block {
            Block::Text(text) | Block::Key(text) => paragraph(out, text),
            Block::Items(items) => {
                let items: Vec<String> = items.iter().map(|item| format!("<li>{}</li>", escaped(item))).collect();
                let _ = writeln!(out, "<ul>{}</ul>", items.join("\n"));
            }
            Block::Note(ruling, text) if ruling.is_empty() => quiet(out, text),
            Block::Note(ruling, text) => quiet(out, &say!("rulebook-note", ruling = ruling.as_str(), text = text.as_str())),
            Block::Start => {
                if let Some(drawing) = self.board(BOARD, prefix, |scene| scene) {
                    let _ = writeln!(out, "<div class=\"board\">{drawing}</div>");
                }
                let letters = diagram_in_letters(self.variant, self.variant.start.split(' ').next().unwrap_or_default());
                let _ = writeln!(out, "<p class=\"quiet\">{}</p>\n<pre>{letters}</pre>", escaped(&diagram_key(self.variant)));
            }
            Block::Layer(layer, text) => self.figure(out, prefix, text, |scene| alone(scene, *layer)),
            Block::Cells(cells, text) => self.figure(out, prefix, text, |scene| marked(scene, *cells)),
            Block::Piece(entry) => self.piece(out, entry, prefix),
        }
    }

    fn figure(&self, out: &mut String, prefix: &str, text: &str, look: impl Fn(Scene) -> Scene) {
        let drawing = self.board(SMALL, prefix, look).unwrap_or_default();
        let _ = writeln!(out, "<figure>{drawing}<figcaption>{}</figcaption></figure>", escaped(text));
    }

    fn board(&self, side: u32, prefix: &str, look: impl Fn(Scene) -> Scene) -> Option<String> {
        let position = start(self.variant).ok()?;
        let scene = look(Scene::of(Arc::clone(self.variant), position).pictured(false));
        Some(drawing_of_page(&scene, [side, side], &printed(), prefix))
    }

    fn piece(&self, out: &mut String, entry: &PieceEntry, prefix: &str) {
        let (variant, kind) = (self.variant, entry.kind);
        let known = variant.kind(kind);
        let _ = write!(out, "<section class=\"piece\">\n<div class=\"pictures\">");
        for side in Side::BOTH {
            out.push_str(&picture(variant, kind, side, variant.usual_base(kind)));
        }
        let letter = escaped(&known.text(Side::White));
        let _ = write!(out, "</div>\n<div>\n<h3><code>{letter}</code>{}</h3>\n", escaped(named(&known.name)));
        if !entry.roles.is_empty() {
            quiet(out, &entry.roles);
        }
        entry.moves.iter().for_each(|sentence| paragraph(out, sentence));
        entry.rules.iter().for_each(|sentence| quiet(out, sentence));
        let _ = writeln!(out, "</div>\n<div class=\"diagram\">{}</div>\n</section>", self.moves(variant, kind, prefix));
    }

    fn moves(&self, variant: &Variant, kind: KindId, prefix: &str) -> String {
        let title = say!("page-moves", piece = named(&variant.kind(kind).name));
        let moves = DrawnMoves { variant, kind, from: None, up: true };
        drawn(&self.ctx, DIAGRAM, (prefix, &title), |ui| _ = diagram(ui, moves, DIAGRAM))
    }
}

pub(in crate::ui) fn alone(mut scene: Scene, layer: usize) -> Scene {
    for (at, state) in scene.layers.iter_mut().enumerate() {
        *state = if at == layer { LayerState::Shown } else { LayerState::Hidden };
    }
    scene
}

pub(in crate::ui) fn marked(scene: Scene, cells: CellSet) -> Scene {
    Scene { place: cells, check: None, ..scene }
}

/// The side of a puzzle's diagram, in points, and of one of a large board.
const PUZZLE_SIDES: [u32; 2] = [420, 720];

/// The most files of a board that are still seen well at two abreast.
const NARROW: u8 = 12;

/// Puzzles of one theme to be handed out, with the solutions on a page of their own.
#[derive(Clone, Debug)]
pub struct PuzzleSheet {
    pub puzzles: Vec<Puzzle>,
    pub theme: Option<PuzzleTheme>,
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
    let large = variant.board.grid.files() > NARROW && solved.iter().any(|(_, puzzle)| puzzle.scene.folded.is_none());
    let _ = writeln!(out, "<div class=\"puzzles{}\">", if large { " large" } else { "" });
    for (at, (level, puzzle)) in solved.iter().enumerate() {
        puzzle_diagram(&mut out, at, *level, puzzle, large);
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

fn puzzle_diagram(out: &mut String, at: usize, level: u8, puzzle: &PrintedPuzzle, large: bool) {
    let side = PUZZLE_SIDES[usize::from(large)];
    let drawing = drawing_of_page(&puzzle.scene, [side, side], &printed(), &format!("puzzle{at}"));
    let _ = writeln!(out, "<div class=\"puzzle\">\n{drawing}<div>\n<p><b>{}.</b> {}</p>", at + 1, escaped(&puzzle.asked));
    if let Some(fold) = puzzle.scene.fold() {
        let variant = &puzzle.scene.variant;
        quiet(out, &say!("fold-title", inner = named(fold.name(variant)), game = named(&variant.name)));
    }
    quiet(out, &say!("puzzle-level", level = usize::from(level)));
    out.push_str("</div>\n</div>\n");
}
