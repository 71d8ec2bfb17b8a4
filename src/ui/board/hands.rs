//! What the reserves hold, in rows above and below the board: for pictures, which have no panel beside them.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use nestmate_core::variant::{Base, KindId, Reserve, Side};
use nestmate_text::words::say;

use super::layout::Layout;
use super::theme::BoardTheme;
use super::{BoardView, NEUTRAL, Pose};
use crate::app::Scene;
use crate::saying::owner_of_reserve;
use crate::ui::frame::widgets::float;

/// The side of a piece's square, as a share of what a cell of the board alone would have.
const SIZE: f32 = 0.85;

/// The distance from one piece to the next, and the height of a row, in squares.
const STEP: f32 = 1.14;
const ROW: f32 = 1.3;

/// The room for the owner's name, in squares, and the largest size of its letters, in points.
const LABEL: f32 = 1.7;
const LETTERS: f32 = 17.0;

struct HandRows {
    /// The side of a piece's square and the width of the longest row, in points.
    square: f32,
    width: f32,
    above: Option<Reserve>,
    below: Vec<Reserve>,
}

impl HandRows {
    fn of(scene: &Scene, area: Rect) -> Self {
        let grid = scene.variant.board.grid;
        let kept = |reserve: &Reserve| scene.hands[reserve.index()] > 0;
        let most = scene.hands.iter().copied().max().unwrap_or_default();
        let (longest, cells) = (float(most) * STEP + LABEL, f32::from(grid.files().max(grid.ranks())) + 1.0);
        let cell = area.width().min(area.height()) / cells;
        let (near, square) = (scene.near_side(), (cell * SIZE).min(area.width() / longest));
        // A row that belongs to no one stands on the near side.
        let below = [Reserve::of(near), Reserve::Neutral].into_iter().filter(kept).collect();
        Self { square, width: longest * square, above: Some(Reserve::of(near.other())).filter(kept), below }
    }

    fn height(&self) -> f32 {
        self.square * ROW
    }
}

pub(super) fn board_area(scene: &Scene, area: Rect) -> Rect {
    if scene.hands == [0; 3] {
        return area;
    }
    let rows = HandRows::of(scene, area);
    let [above, below] = [usize::from(rows.above.is_some()), rows.below.len()].map(|count| vec2(0.0, float(count) * rows.height()));
    Rect::from_min_max(area.min + above, area.max - below)
}

pub(super) fn paint(painter: &Painter, scene: &Scene, view: &mut BoardView, (layout, area): (&Layout, Rect), theme: &BoardTheme) {
    if scene.hands == [0; 3] {
        return;
    }
    let rows = HandRows::of(scene, area);
    let (top, bottom, half) = (layout.frame.top() - layout.brim, layout.frame.bottom() + layout.margin, rows.height() / 2.0);
    // Under the board's edge, or farther out where the longest would not fit.
    let left = layout.frame.left().min(area.right() - rows.width).max(area.left());
    let mut show = |reserve: Reserve, middle: f32| row(painter, scene, view, reserve, (pos2(left, middle), rows.square), theme);
    if let Some(reserve) = rows.above {
        show(reserve, (top - half).max(area.top() + half));
    }
    for (at, &reserve) in rows.below.iter().enumerate() {
        show(reserve, bottom + half + float(at) * rows.height());
    }
}

fn row(painter: &Painter, scene: &Scene, view: &mut BoardView, reserve: Reserve, (start, square): (Pos2, f32), theme: &BoardTheme) {
    let font = FontId::proportional((square * 0.36).min(LETTERS));
    let owner = say!("reserve-owner", owner = owner_of_reserve(&scene.variant, reserve));
    painter.text(start, Align2::LEFT_CENTER, owner, font, theme.text);
    let (side, tint) = reserve.side().map_or((Side::White, NEUTRAL), |side| (side, Color32::WHITE));
    let down = reserve == Reserve::of(scene.near_side().other());
    let mut center = start + vec2((LABEL + 0.5) * square, 0.0);
    for (kind, base, held) in held(scene, reserve) {
        let rect = Rect::from_center_size(center, Vec2::splat(square));
        let pose = Pose { down, ..Pose::of(side, base) };
        view.pieces.tinted(painter, &scene.variant, scene.variant.kind(kind), pose, rect, (theme, tint));
        if held > 1 {
            count(painter, rect, held);
        }
        center.x += STEP * square;
    }
}

/// What a reserve holds, by layer and in the order of the definition, with what the pieces of that layer stand on.
fn held(scene: &Scene, reserve: Reserve) -> Vec<(KindId, Base, u8)> {
    let (variant, reserves) = (&scene.variant, scene.position.reserves());
    let layer = |kind: KindId| variant.layers.iter().position(|layer| layer.pieces.contains(kind));
    let mut kinds: Vec<(Option<usize>, KindId)> = reserves.kinds(reserve).map(|kind| (layer(kind), kind)).collect();
    kinds.sort_unstable();
    let base = |kind: KindId| variant.layer_held(kind, reserve).map_or(Base::Free, |layer| variant.layers[layer].base);
    kinds.into_iter().map(|(_, kind)| (kind, base(kind), reserves.count(reserve, kind))).collect()
}

pub(in crate::ui) fn count(painter: &Painter, square: Rect, count: u8) {
    let height = (square.width() * 0.34).max(15.0);
    let width = height * if count > 9 { 1.33 } else { 1.0 };
    let corner = square.right_bottom() + vec2(3.0, 2.0);
    let badge = Rect::from_min_max(corner - vec2(width, height), corner);
    painter.rect(badge, height * 0.47, Color32::from_rgb(0x2e, 0x4a, 0x62), Stroke::new(1.0, Color32::WHITE), StrokeKind::Inside);
    painter.text(badge.center(), Align2::CENTER_CENTER, count, FontId::proportional(height * 0.73), Color32::WHITE);
}
