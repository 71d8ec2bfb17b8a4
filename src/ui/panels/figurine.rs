//! A move as it is painted anywhere in the window: the figurine of its piece and what follows it.

use egui::{Color32, FontId, Painter, Rect, Ui, Vec2, pos2};
use nestmate_core::variant::Variant;

use super::Desk;
use crate::app::WrittenMove;
use crate::ui::board::{has_picture, paint_piece};

/// The size of a figurine, in points.
const FIGURE: f32 = 18.0;

/// Whether a figurine stands for the piece; otherwise its letter does.
fn is_pictured(whole: &Variant, written: &WrittenMove) -> bool {
    let kinds = written.inner.as_deref().unwrap_or(whole);
    !written.letter.is_empty() && has_picture(kinds.kind(written.piece.kind()))
}

pub(super) fn width(ui: &Ui, whole: &Variant, written: &WrittenMove, (font, end): (&FontId, &str)) -> f32 {
    let lead = if is_pictured(whole, written) { FIGURE } else { width_of(ui, font, &written.letter) };
    lead + width_of(ui, font, &written.short) + width_of(ui, font, end)
}

pub(super) fn paint(
    ui: &Ui,
    desk: &mut Desk<'_>,
    written: &WrittenMove,
    (painter, place): (&Painter, Rect),
    (font, ink, end): (&FontId, Color32, &str),
) -> f32 {
    let whole = desk.app.variant().clone();
    let mut x = place.left();
    if is_pictured(&whole, written) {
        let square = Rect::from_center_size(pos2(x + FIGURE / 2.0, place.center().y), Vec2::splat(FIGURE));
        let kinds = written.inner.as_deref().unwrap_or(&whole);
        paint_piece(ui, desk.view, kinds, written.piece, written.base, square, desk.theme);
        x += FIGURE;
    } else {
        x += text(painter, (x, place), (&written.letter, font, ink));
    }
    x += text(painter, (x, place), (&written.short, font, ink));
    x += text(painter, (x, place), (end, font, ink));
    x - place.left()
}

pub(super) fn text(painter: &Painter, (left, place): (f32, Rect), (text, font, ink): (&str, &FontId, Color32)) -> f32 {
    if text.is_empty() {
        return 0.0;
    }
    let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), ink);
    let size = galley.size();
    painter.galley(pos2(left, place.center().y - size.y / 2.0), galley, ink);
    size.x
}

pub(super) fn width_of(ui: &Ui, font: &FontId, text: &str) -> f32 {
    ui.fonts_mut(|fonts| text.chars().map(|c| fonts.glyph_width(font, c)).sum())
}
