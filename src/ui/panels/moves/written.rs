//! Moves as people write them: the figurine of the piece, where it goes and what comes of it. The exact text stays the label.

use egui::accesskit::Role;
use egui::{Color32, CornerRadius, FontId, Painter, Rect, Response, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2};

use super::deeds::{Deed, Whence};
use super::rows::{played, with_glyphs};
use super::{PADDING, ROW, width_of};
use crate::app::{Fold, InnerGame, Mark};
use crate::game::{Game, NodeId};
use crate::geometry::Cell;
use crate::position::{Move, MoveKind};
use crate::ui::board::{has_picture, paint_piece};
use crate::ui::frame::theme::accents;
use crate::ui::panels::Desk;
use crate::variant::{Base, KindId, Piece, Side, Variant};

/// The sizes of the figurine and of the lattice's chip, in points.
const FIGURE: f32 = 18.0;
const CHIP: f32 = 7.0;

/// The space before the chip and before the name on the whole board.
const GAP: f32 = 5.0;

/// A move as it is shown.
pub(super) struct WrittenMove {
    /// The exact text.
    pub(super) label: String,
    piece: Piece,
    base: Base,
    /// Whether the piece is one of the inner game.
    inner: bool,
    /// What follows the figurine; the piece's letter before it where it has no figurine.
    text: String,
    /// The target's name on the whole board, where the text has another.
    aside: String,
    /// The tint of the target's lattice.
    tint: Option<[u8; 3]>,
    pictured: bool,
}

impl WrittenMove {
    /// `fold` is how the board is folded; with `lattices` they are told apart.
    pub(super) fn new(game: &Game, node: NodeId, mv: Move, deed: &Deed, (fold, lattices): (Option<&Fold>, bool)) -> Self {
        let variant = game.variant();
        let inner = fold.and_then(|fold| inside(fold, mv, deed.piece));
        let piece = inner.map_or(deed.piece, |(.., piece)| piece);
        let kinds = inner.map_or(&**variant, |(_, inner, _)| &*inner.variant);
        let cell = |cell: Cell| inner.map_or_else(|| variant.cell_name(cell), |(fold, ..)| fold.cell_name(variant, cell));
        let pictured = has_picture(kinds.kind(piece.kind()));
        let mut text = if pictured { String::new() } else { kinds.kind(piece.kind()).text(Side::White) };
        text.push_str(part(&cell(mv.from()), deed.whence));
        text.push_str(if deed.captures { "×" } else { "" });
        text.push_str(if matches!(mv.action(), MoveKind::Drop(_)) { "@" } else { "" });
        let to = cell(mv.to());
        text.push_str(&to);
        if let Some(kind) = becomes(mv, deed.piece, variant) {
            let known = inner.and_then(|(_, inner, _)| Some((inner, inner.piece(Piece::new(kind, deed.piece.side()))?)));
            let kind = known.map_or(variant.kind(kind), |(inner, piece)| inner.variant.kind(piece.kind()));
            text.extend(["=", &kind.text(Side::White)]);
        }
        text.push_str(if deed.mates {
            "#"
        } else if game.tree().check(node) {
            "+"
        } else {
            ""
        });
        let layer = variant.layer_of_cell(mv.to()).and_then(|layer| variant.layers.get(layer)).filter(|_| lattices);
        Self {
            label: played(game, node),
            piece,
            base: deed.base,
            inner: inner.is_some(),
            text: with_glyphs(text, game, node),
            aside: Some(variant.cell_name(mv.to())).filter(|name| *name != to).unwrap_or_default(),
            tint: layer.map(|layer| layer.tint),
            pictured,
        }
    }

    /// What is written beside the figurine.
    #[cfg(test)]
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The same with the piece's letter in the place of its figurine.
    #[cfg(test)]
    pub(super) fn lettered(&self, game: &Game, fold: Option<&Fold>) -> String {
        let inner = fold.and_then(|fold| fold.inner.as_ref()).filter(|_| self.inner);
        let kinds = inner.map_or_else(|| &**game.variant(), |inner| &*inner.variant);
        let letter = if self.pictured { kinds.kind(self.piece.kind()).text(Side::White) } else { String::new() };
        letter + &self.text
    }

    /// How wide it is, with what stands before it.
    pub(super) fn width(&self, ui: &Ui, lead: &str) -> f32 {
        let figure = if self.pictured { FIGURE } else { 0.0 };
        let chip = if self.tint.is_some() { GAP + CHIP } else { 0.0 };
        let aside = if self.aside.is_empty() { 0.0 } else { GAP + width_of(ui, &small(ui), &self.aside) };
        let font = TextStyle::Monospace.resolve(ui.style());
        2.0 * PADDING + width_of(ui, &font, lead) + figure + width_of(ui, &font, &self.text) + chip + aside
    }
}

fn small(ui: &Ui) -> FontId {
    TextStyle::Small.resolve(ui.style())
}

/// The inner game that a move of a piece belongs to, and what the piece is there.
fn inside(fold: &Fold, mv: Move, piece: Piece) -> Option<(&Fold, &InnerGame, Piece)> {
    let inner = fold.inner.as_ref().filter(|_| fold.cells.contains(mv.from()) && fold.cells.contains(mv.to()))?;
    Some((fold, inner, inner.piece(piece)?))
}

/// As much of a cell's name as has to be said.
fn part(cell: &str, whence: Whence) -> &str {
    let (file, rank) = cell.split_at(cell.find(|c: char| c.is_ascii_digit()).unwrap_or(cell.len()));
    match whence {
        Whence::Nothing => "",
        Whence::File => file,
        Whence::Rank => rank,
        Whence::Cell => cell,
    }
}

/// What a piece becomes by its move.
fn becomes(mv: Move, piece: Piece, variant: &Variant) -> Option<KindId> {
    match mv.action() {
        MoveKind::Plain | MoveKind::Double | MoveKind::EnPassant | MoveKind::Castle | MoveKind::Drop(_) => None,
        MoveKind::Turn => variant.kind(piece.kind()).turns_to,
        MoveKind::Promote(kind) | MoveKind::Exchange(kind, _) | MoveKind::Restore(kind) | MoveKind::Swap(kind) => Some(kind),
    }
}

/// What a move looks like in the list.
pub(super) struct MoveManner<'a> {
    /// What stands before it.
    pub(super) lead: &'a str,
    /// How wide it is at least.
    pub(super) width: f32,
    /// Whether it is the last one on the board.
    pub(super) current: bool,
    pub(super) mark: Option<Mark>,
    /// Whether the mark's sign stands at the right; otherwise its colour is the text's.
    pub(super) sign: bool,
}

/// A move to be pressed.
pub(super) fn button(ui: &mut Ui, desk: &mut Desk<'_>, written: &WrittenMove, manner: &MoveManner<'_>) -> Response {
    let size = Vec2::new(manner.width, ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let sign = manner.mark.filter(|_| manner.sign).map(Mark::sign);
    response.widget_info(|| {
        let label = format!("{}{}{}{}", manner.lead, written.label, if sign.is_some() { " " } else { "" }, sign.unwrap_or_default());
        WidgetInfo::selected(Role::Button, true, manner.current, label)
    });
    if ui.is_rect_visible(rect) {
        let look = ui.style().interact_selectable(&response, manner.current);
        if manner.current || response.hovered() || response.has_focus() {
            ui.painter().rect(rect, look.corner_radius, look.weak_bg_fill, look.bg_stroke, StrokeKind::Inside);
        }
        let sign_ink = manner.mark.map(|mark| accents(ui).mark(mark));
        let ink = sign_ink.filter(|_| !manner.sign).unwrap_or_else(|| look.text_color());
        let font = TextStyle::Monospace.resolve(ui.style());
        let mut right = rect.right() - PADDING;
        if let (Some(sign), Some(ink)) = (sign, sign_ink) {
            right -= text(ui, right - width_of(ui, &font, sign), rect, (sign, &font, ink)) + GAP;
        }
        paint(ui, desk, written, manner.lead, (rect.with_max_x(right), ink));
    }
    response.on_hover_text(written.label.as_str())
}

/// Paints a move from the left of its place on.
fn paint(ui: &Ui, desk: &mut Desk<'_>, written: &WrittenMove, lead: &str, (place, ink): (Rect, Color32)) {
    let font = TextStyle::Monospace.resolve(ui.style());
    let mut x = place.left() + PADDING;
    x += text(ui, x, place, (lead, &font, ink));
    if written.pictured {
        let square = Rect::from_center_size(pos2(x + FIGURE / 2.0, place.center().y), Vec2::splat(FIGURE));
        let fold = desk.app.fold().filter(|_| written.inner);
        let inner = fold.as_ref().and_then(|fold| fold.inner.as_ref());
        let variant = inner.map_or_else(|| desk.app.variant(), |inner| &inner.variant);
        paint_piece(ui, desk.view, variant, written.piece, written.base, square, desk.theme);
        x += FIGURE;
    }
    x += text(ui, x, place, (&written.text, &font, ink));
    if let Some(tint) = written.tint {
        let chip = Rect::from_center_size(pos2(x + GAP + CHIP / 2.0, place.center().y), Vec2::splat(CHIP));
        let edge = Stroke::new(1.0, accents(ui).quiet);
        clipped(ui, place).rect(chip, CornerRadius::same(1), desk.theme.tint(tint), edge, StrokeKind::Outside);
        x += GAP + CHIP;
    }
    let font = small(ui);
    if !written.aside.is_empty() && x + GAP + width_of(ui, &font, &written.aside) <= place.right() + 0.5 {
        text(ui, x + GAP, place, (&written.aside, &font, accents(ui).quiet));
    }
}

/// Paints within a place and its padding.
fn clipped(ui: &Ui, place: Rect) -> Painter {
    ui.painter().with_clip_rect(place.expand2(Vec2::new(PADDING, 0.0)).intersect(ui.clip_rect()))
}

/// Paints a text, and tells how wide it is.
fn text(ui: &Ui, left: f32, place: Rect, (text, font, ink): (&str, &FontId, Color32)) -> f32 {
    if text.is_empty() {
        return 0.0;
    }
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font.clone(), ink);
    let size = galley.size();
    let at = pos2(left, place.center().y - size.y / 2.0);
    clipped(ui, place).galley(at, galley, ink);
    size.x
}
