//! The stands beside a board without lattices, on which the pieces in hand lie as Shogi players have them: at the near side's right, at
//! the far side's left. Each kind that can come into hand has a place of its own there.

use egui::{CornerRadius, Frame, Panel, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use nestmate_core::variant::{Base, KindId, Piece, Reserve, Side, Variant};

use super::{Desk, layers, reserves};
use crate::app::{Action, App, Held};
use crate::ui::bar;
use crate::ui::board::Layout;
use crate::ui::frame::theme::accents;

/// The side of a place, in cells of the board; and its bounds, in points.
const PLACE: f32 = 0.86;
const BOUNDS: (f32, f32) = (30.0, 84.0);

/// The space around the places, and between a stand and the board, in points.
const EDGE: f32 = 5.0;
const GAP: f32 = 8.0;

/// The most places in a column.
const COLUMN: usize = 8;

pub(super) fn are_shown(app: &App) -> bool {
    app.variant().has_reserves && !layers::are_shown(app) && app.editor().is_none() && app.learning().is_none()
}

pub(super) fn width(app: &App, room: Vec2) -> f32 {
    if !are_shown(app) {
        return 0.0;
    }
    #[expect(clippy::cast_precision_loss, reason = "a few")]
    let columns = kinds(app).len().div_ceil(COLUMN).max(1) as f32;
    let cell = room.y / f32::from(app.variant().board.grid.ranks() + 1);
    2.0 * (columns * (cell * PLACE).clamp(BOUNDS.0, BOUNDS.1) + 2.0 * EDGE + GAP)
}

pub(in crate::ui) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    if !are_shown(desk.app) {
        return;
    }
    let kinds = kinds(desk.app);
    let columns = kinds.len().div_ceil(COLUMN).max(1);
    let area = ui.available_rect_before_wrap();
    let (variant, flipped, scale) = (desk.app.variant().clone(), desk.app.is_flipped(), ui.pixels_per_point());
    let laid = |area: Rect| Layout::new(&variant.board, flipped, area, scale);
    let square = (laid(area).unit * PLACE).clamp(BOUNDS.0, BOUNDS.1);
    #[expect(clippy::cast_precision_loss, reason = "a few")]
    let (width, height) = (columns as f32 * square + 2.0 * EDGE, kinds.len().div_ceil(columns) as f32 * square + 2.0 * EDGE);
    let bar = if desk.app.judge().judges() { bar::ROOM } else { 0.0 };
    margin(ui, desk, Panel::left("far stand"), width + GAP + bar);
    margin(ui, desk, Panel::right("near stand"), width + GAP);
    let layout = laid(ui.available_rect_before_wrap());
    let (frame, margin) = (layout.frame, layout.margin);
    let near = if flipped { Side::Black } else { Side::White };
    let size = vec2(width, height);
    let left = frame.left() - margin - bar - GAP / 2.0 - width;
    let far_rect = Rect::from_min_size(pos2(left.max(area.left()), frame.top()), size);
    let near_rect =
        Rect::from_min_size(pos2((frame.right() + margin + GAP / 2.0).min(area.right() - width), frame.bottom() - height), size);
    stand(ui, desk, near.other(), &kinds, (far_rect, square));
    stand(ui, desk, near, &kinds, (near_rect, square));
}

/// Takes the room of a stand from the board. A click there lets go of what is in hand, as one beside the cells does.
fn margin(ui: &mut Ui, desk: &mut Desk<'_>, panel: Panel, width: f32) {
    let panel = panel.exact_size(width).resizable(false).show_separator_line(false).frame(Frame::NONE);
    let ground = panel.show(ui, |ui| ui.interact(ui.max_rect(), ui.scope_id().with("ground"), Sense::click())).inner;
    if ground.clicked() {
        desk.actions.push(Action::Cancel);
    }
}

/// The kinds that can be dropped or are in hand, the strongest first as books and boards have them.
fn kinds(app: &App) -> Vec<KindId> {
    let (variant, reserves) = (app.variant(), app.board().reserves());
    let in_hand = |kind: KindId| Side::BOTH.into_iter().any(|side| reserves.count(Reserve::of(side), kind) > 0);
    variant.kind_ids().filter(|&kind| variant.can_be_dropped(kind) || in_hand(kind)).collect()
}

fn base(variant: &Variant, kind: KindId) -> Base {
    variant.layers.iter().find(|layer| layer.pieces.contains(kind)).map_or(Base::Free, |layer| layer.base)
}

fn stand(ui: &Ui, desk: &mut Desk<'_>, side: Side, kinds: &[KindId], (rect, square): (Rect, f32)) {
    let edge = Stroke::new(1.0, desk.theme.frame);
    ui.painter().rect(rect, CornerRadius::same(4), accents(ui).card, edge, StrokeKind::Inside);
    let (reserve, variant) = (Reserve::of(side), desk.app.variant().clone());
    let rows = kinds.len().div_ceil(kinds.len().div_ceil(COLUMN).max(1));
    for (at, &kind) in kinds.iter().enumerate() {
        #[expect(clippy::cast_precision_loss, reason = "a few")]
        let offset = vec2((at / rows) as f32, (at % rows) as f32) * square;
        let place = Rect::from_min_size(rect.min + Vec2::splat(EDGE) + offset, Vec2::splat(square)).shrink(1.0);
        let count = desk.app.board().reserves().count(reserve, kind);
        if count > 0 {
            reserves::piece(ui, desk, Held { reserve, kind }, (base(&variant, kind), count), place);
        } else {
            desk.paint(ui, Piece::new(kind, side), base(&variant, kind), place.shrink(3.0));
            ui.painter().rect_filled(place, 0.0, accents(ui).card.gamma_multiply(0.78));
        }
    }
}
