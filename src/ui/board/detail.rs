//! Detail that follows the scale: letters on discs where cells are tiny, names and diagrams of the moves where they are large.

use std::sync::Arc;

use egui::{Align2, Color32, Context, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};
use nestmate_core::variant::Side;
use nestmate_text::words::named;

use super::layout::Layout;
use super::theme::{BoardTheme, PieceColours};
use super::{BoardView, has_picture};
use crate::app::{LayerState, Scene};
use crate::ui::frame::context;
use crate::ui::pieces::to_pixels;

/// The side of a piece's square, in points, below which a letter is read better than a picture.
const ICON: f32 = 15.0;

/// From which side on every piece has the diagram of its moves, and from which its name. On smaller cells only the piece under the pointer
/// has a diagram.
const DIAGRAM: f32 = 56.0;
const NAME: f32 = 108.0;

/// The size of a diagram as a share of the piece's square, and its least size in points. It lies at the piece's foot, so that it covers
/// nothing that tells one piece from another.
const SHARE: f32 = 0.28;
const LEGIBLE: f32 = 30.0;

/// What there is room for on the board of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) enum DiagramRoom {
    #[default]
    All,
    /// Only for the piece under the pointer.
    Pointed,
    None,
}

impl DiagramRoom {
    pub(in crate::ui) fn of(ctx: &Context) -> Self {
        context::known(ctx).unwrap_or_default()
    }

    pub(super) fn note(ctx: &Context, layout: &Layout) {
        let room = match 2.0 * layout.half() {
            _ if is_icon(layout) => Self::None,
            width if width < DIAGRAM => Self::Pointed,
            _ => Self::All,
        };
        context::put(ctx, room);
    }
}

pub(super) fn is_icon(layout: &Layout) -> bool {
    2.0 * layout.half() < ICON
}

pub(super) fn icon(painter: &Painter, (letter, colours): (char, PieceColours), (center, strength): (Pos2, f32), layout: &Layout) {
    let radius = layout.half() * 0.95;
    let [body, ink] = [colours.body, colours.ink].map(|color| BoardTheme::sheer(color, strength));
    painter.circle(center, radius, body, Stroke::new((radius * 0.14).max(0.6), ink));
    painter.text(center, Align2::CENTER_CENTER, letter.to_ascii_uppercase(), FontId::proportional(radius * 1.5), ink);
}

pub(super) fn paint(painter: &Painter, scene: &Scene, view: &mut BoardView, layout: &Layout, theme: &BoardTheme) {
    let width = 2.0 * layout.half();
    if is_icon(layout) {
        return;
    }
    for cell in Side::BOTH.into_iter().flat_map(|side| scene.position.pieces(side).iter()).filter(|&cell| layout.shows(cell)) {
        let piece = scene.position.at(cell);
        let pointed = view.hover == Some(cell);
        if scene.piece_state(piece, cell) != LayerState::Shown || view.is_moving(cell) || width < DIAGRAM && !pointed {
            continue;
        }
        // On a folded board pieces are called what they stand for there.
        let inner = view.folds.inner(piece, cell).filter(|(.., share)| *share > 0.5);
        let inner = inner.map(|(game, piece, ..)| (Arc::clone(&game.variant), piece));
        let (variant, piece) = inner.unwrap_or_else(|| (Arc::clone(&scene.variant), piece));
        let kind = variant.kind(piece.kind());
        let square = Rect::from_center_size(layout.center(cell), Vec2::splat(width));
        if has_picture(kind) {
            let corner = place(square);
            let size = corner.width();
            let px = to_pixels(size, painter.pixels_per_point());
            let sprite = view.pieces.diagram(painter.ctx(), &variant, kind, piece.side() != scene.near_side(), px);
            sprite.paint(painter, corner, Color32::WHITE);
        }
        if width >= NAME {
            name(painter, square, named(&kind.name), theme);
        }
    }
}

/// Where a diagram lies: at the lower left of its piece, within its square where that has room for it.
fn place(square: Rect) -> Rect {
    let size = (square.width() * SHARE).min(46.0);
    if square.width() < DIAGRAM {
        return Rect::from_center_size(square.left_bottom(), Vec2::splat(LEGIBLE));
    }
    Rect::from_min_size(square.left_bottom() + vec2(1.0, -size - 1.0), Vec2::splat(size))
}

fn name(painter: &Painter, square: Rect, name: &str, theme: &BoardTheme) {
    let [ground, ink] = theme.panel;
    let galley = painter.layout_no_wrap(name.to_owned(), FontId::proportional(12.5), ink);
    let shrink = ((square.width() - 8.0) / galley.size().x).min(1.0);
    let galley = if shrink < 1.0 { painter.layout_no_wrap(name.to_owned(), FontId::proportional(12.5 * shrink), ink) } else { galley };
    let size = galley.size() + vec2(8.0, 2.0);
    let strip = Rect::from_center_size(square.center_bottom() - vec2(0.0, size.y / 2.0 + 1.0), size);
    painter.rect(strip, 4.0, BoardTheme::sheer(ground, 0.92), Stroke::new(0.5, theme.frame), StrokeKind::Outside);
    painter.galley(strip.center() - galley.size() / 2.0, galley, ink);
}
