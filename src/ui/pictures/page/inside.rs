//! Who is what inside: each piece of an inner game as it is on this board and as it is there, the other pieces, and the leaders.

use std::fmt::Write;
use std::sync::Arc;

use nestmate_core::variant::{Base, KindId, Library, Piece, Side, Variant};
use nestmate_text::words::{named, say};
use nestmate_text::{Rulebook, RulebookTopic, layer_in_words, moves_in_words, page_key};

use super::{Printer, begun, ended, escaped, heading, paragraph, picture, quiet};
use crate::app::{Fold, InnerGame, Scene, ways_to_fold};

/// The page of a game; nothing if no game is inside it.
pub fn inside_page(variant: &Arc<Variant>, library: &Library) -> Option<String> {
    let folds = ways_to_fold(variant, library);
    let nests: Vec<(&Fold, &InnerGame)> = folds.iter().filter_map(|fold| Some((&**fold, fold.inner.as_ref()?))).collect();
    if nests.is_empty() {
        return None;
    }
    let title = say!("page-inside", game = named(&variant.name));
    let mut out = begun(&title, &title, "");
    paragraph(&mut out, named(&variant.about));
    quiet(&mut out, &page_key(variant));
    let printer = Printer::new(variant);
    for (at, &(fold, inner)) in nests.iter().enumerate() {
        heading(&mut out, named(fold.name(variant)));
        let told = layer_in_words(variant, fold.layer).unwrap_or_else(|| named(&variant.layers[fold.layer].name).to_owned());
        printer.figure(&mut out, &format!("fold{at}"), &told, |scene| {
            // Nothing comes from outside at the start, and the board is to be seen whole.
            Scene { incoming: Vec::new(), royals_outside: Vec::new(), ..scene.folded(Some(Arc::new(fold.clone()))) }
        });
        if inner.pieces_only {
            paragraph(&mut out, say!("page-inside-turned"));
        }
        table(&mut out, &printer, variant, (fold, inner));
    }
    let is_inside = |kind: KindId| nests.iter().any(|(_, inner)| inner.piece(Piece::new(kind, Side::White)).is_some());
    others(&mut out, &printer, variant, |kind| !is_inside(kind));
    let book = Rulebook::of(variant, library);
    for chapter in book.chapters.iter().filter(|chapter| chapter.topic == RulebookTopic::Freezing) {
        heading(&mut out, say!("page-inside-leaders"));
        chapter.blocks.iter().for_each(|block| printer.block(&mut out, block, "leaders"));
    }
    ended(&mut out);
    Some(out)
}

/// The pieces of a game inside: what each is here, and there.
fn table(out: &mut String, printer: &Printer<'_>, variant: &Variant, (fold, inner): (&Fold, &InnerGame)) {
    let there = say!("page-inside-there", game = named(&inner.variant.in_text));
    let (here, there) = (escaped(say!("page-inside-here")), escaped(&there));
    // Writing to a string cannot fail.
    let _ = writeln!(out, "<table>\n<thead><tr><th colspan=\"3\">{here}</th><th colspan=\"3\">{there}</th></tr></thead>");
    for kind in variant.kind_ids() {
        let Some(piece) = inner.piece(Piece::new(kind, Side::White)) else { continue };
        out.push_str("<tr>");
        cells(out, printer, (variant, kind, variant.layers[fold.layer].base), "");
        cells(out, printer, (&inner.variant, piece.kind(), inner.variant.usual_base(piece.kind())), " there");
        out.push_str("</tr>\n");
    }
    out.push_str("</table>\n");
}

/// A piece in a row: its picture, its name and how it moves.
fn cells(out: &mut String, printer: &Printer<'_>, (variant, kind, base): (&Variant, KindId, Base), class: &str) {
    let (picture, moves) = (picture(variant, kind, Side::White, base), printer.moves(variant, kind, "moves"));
    let name = escaped(named(&variant.kind(kind).name));
    let _ = write!(out, "<td class=\"picture{class}\">{picture}</td><td><b>{name}</b></td><td>{moves}</td>");
}

/// The pieces that no game inside has.
fn others(out: &mut String, printer: &Printer<'_>, variant: &Variant, is_other: impl Fn(KindId) -> bool) {
    let kinds: Vec<KindId> = variant.kind_ids().filter(|&kind| is_other(kind)).collect();
    if kinds.is_empty() {
        return;
    }
    heading(out, say!("page-inside-others"));
    out.push_str("<table>\n");
    for kind in kinds {
        out.push_str("<tr>");
        cells(out, printer, (variant, kind, variant.usual_base(kind)), "");
        let _ = writeln!(out, "<td>{}</td></tr>", escaped(&moves_in_words(variant, kind).join(say!("between-sentences"))));
    }
    out.push_str("</table>\n");
}
