//! The rules of a game as a page to be printed: every word and every picture is made from the definition.

use std::fmt::Write;
use std::sync::Arc;

use egui::{Context, Theme};

use super::board::BoardTheme;
use super::panels::diagram;
use super::pieces::{self, Pose};
use super::shot::{drawing_of_page, drawn};
use super::theme;
use super::vector::escaped;
use crate::app::Scene;
use crate::rules::start;
use crate::variant::{Base, KindId, NoteDef, Side, Variant, endings_in_words, moves_in_words, rules_in_words};
use crate::words::{self, named, say};

/// The side of a movement diagram, in points.
const DIAGRAM: f32 = 150.0;

/// The side of the board's drawing, in points.
const BOARD: u32 = 900;

const STYLE: &str = "
  :root { color-scheme: light; }
  body { font: 16px/1.5 Georgia, 'Times New Roman', serif; color: #26241f; background: #fff; max-width: 46em; margin: 2em auto; padding: 0 1.2em; }
  h1, h2, h3 { font-family: system-ui, sans-serif; line-height: 1.2; }
  h1 { font-size: 2em; margin-bottom: .2em; }
  h2 { font-size: 1.3em; margin-top: 1.8em; border-bottom: 1px solid #cfc8b8; padding-bottom: .2em; }
  h3 { margin: 0 0 .3em; font-size: 1.08em; }
  h3 code { font-size: 1.05em; background: #efece4; border-radius: 4px; padding: 0 .35em; margin-right: .4em; }
  .board svg { width: 100%; height: auto; }
  .piece { display: grid; grid-template-columns: 64px 1fr 150px; gap: 0 18px; padding: 14px 0; border-top: 1px solid #e4dfd3; break-inside: avoid; }
  .piece p { margin: .2em 0; }
  .piece .pictures svg { display: block; width: 58px; height: 58px; margin-bottom: 6px; }
  .piece .diagram svg { width: 150px; height: 150px; }
  .quiet { color: #6b675f; }
  .key li { margin: .1em 0; }
  footer { margin-top: 2.5em; color: #6b675f; font-size: .85em; }
  @media print { body { margin: 0; max-width: none; font-size: 11pt; } .board svg { max-height: 17cm; } }
";

/// A whole HTML page, with its drawings inside it.
#[must_use]
pub fn rules_page(variant: &Arc<Variant>) -> String {
    let mut out = String::new();
    let name = escaped(named(&variant.name));
    // Writing to a string cannot fail.
    let _ = write!(
        out,
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{name}</h1>\n",
        words::language().code(),
        escaped(&say!("page-title", game = named(&variant.name)))
    );
    paragraph(&mut out, named(&variant.about));
    for switch in variant.switches.iter().filter(|switch| switch.on) {
        paragraph(&mut out, &say!("info-house", rule = named(&switch.label)));
    }
    board(&mut out, variant);
    heading(&mut out, say("info-endings"));
    for sentence in endings_in_words(variant) {
        paragraph(&mut out, &sentence);
    }
    heading(&mut out, say("page-pieces"));
    let _ = writeln!(out, "<p class=\"quiet\">{}</p>", escaped(say("page-key")));
    pieces(&mut out, variant);
    let made = say!("page-made", version = env!("CARGO_PKG_VERSION"));
    let _ = write!(out, "<footer>{}</footer>\n</body>\n</html>\n", escaped(&made));
    out
}

fn heading(out: &mut String, text: &str) {
    let _ = writeln!(out, "<h2>{}</h2>", escaped(text));
}

fn paragraph(out: &mut String, text: &str) {
    let _ = writeln!(out, "<p>{}</p>", escaped(text));
}

fn board(out: &mut String, variant: &Arc<Variant>) {
    let Ok(position) = start(variant) else { return };
    heading(out, say("page-board"));
    let _ = writeln!(out, "<div class=\"board\">");
    out.push_str(&drawing_of_page(&Scene::of(Arc::clone(variant), position).pictured(false), [BOARD, BOARD], &printed(), "b"));
    let _ = writeln!(out, "</div>");
    if variant.layers.len() > 1 {
        let names: Vec<&str> = variant.layers.iter().map(|layer| named(&layer.name)).collect();
        paragraph(out, &say!("page-lattices", lattices = names.join(", ")));
    }
    for NoteDef { ruling, text, .. } in &variant.about_array {
        let mark = if ruling.is_empty() { String::new() } else { format!("{ruling}: ") };
        let _ = writeln!(out, "<p class=\"quiet\">{}</p>", escaped(&format!("{mark}{}", named(text))));
    }
}

/// The light board on white paper.
fn printed() -> BoardTheme {
    BoardTheme { ground: egui::Color32::WHITE, ..BoardTheme::light() }
}

fn pieces(out: &mut String, variant: &Arc<Variant>) {
    let ctx = Context::default();
    theme::install(&ctx);
    ctx.set_theme(Theme::Light);
    let theme = printed();
    for (index, kind) in variant.kind_ids().enumerate() {
        let known = variant.kind(kind);
        let base = variant.layers.iter().find(|layer| layer.pieces.contains(kind)).map_or(Base::Free, |layer| layer.base);
        let _ = write!(out, "<section class=\"piece\">\n<div class=\"pictures\">");
        for side in Side::BOTH {
            let picture = pieces::svg(variant, kind, Pose::of(side, base), &theme);
            let words = escaped(&say!("page-piece", piece = named(&known.name), side = side.name()));
            let _ = write!(
                out,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\" role=\"img\"><title>{words}</title>{picture}</svg>"
            );
        }
        let letter = escaped(&known.text(Side::White));
        let _ = write!(out, "</div>\n<div>\n<h3><code>{letter}</code>{}</h3>\n", escaped(named(&known.name)));
        words(out, variant, kind);
        let title = say!("page-moves", piece = named(&known.name));
        let prefix = format!("k{index}");
        let drawing = drawn(&ctx, DIAGRAM, (&prefix, &title), |ui| diagram(ui, variant, kind, None, true, DIAGRAM));
        let _ = writeln!(out, "</div>\n<div class=\"diagram\">{drawing}</div>\n</section>");
    }
}

fn words(out: &mut String, variant: &Variant, kind: KindId) {
    let known = variant.kind(kind);
    if !known.stands_for.is_empty() {
        let _ = writeln!(out, "<p class=\"quiet\">{}</p>", escaped(&say!("info-stands-for", piece = named(&known.stands_for))));
    }
    for sentence in moves_in_words(variant, kind) {
        paragraph(out, &sentence);
    }
    for sentence in rules_in_words(variant, kind) {
        let _ = writeln!(out, "<p class=\"quiet\">{}</p>", escaped(&sentence));
    }
}
