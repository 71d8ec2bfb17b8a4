//! The pieces on the board, the one that glides to its new cell, and the one at the pointer.

use egui::epaint::Mesh;
use egui::{Color32, DragAndDrop, Id, LayerId, Order, Painter, Pos2, Rect, Shape, Stroke, TextureId, Ui};

use super::layout::Layout;
use super::theme::BoardTheme;
use super::{BoardView, Pieces, Pose, detail};
use crate::app::{Fresh, Held, LayerState, Picked, Scene};
use crate::geometry::{Cell, CellSet};
use crate::ui::pieces::{snapped, to_pixels};
use crate::variant::{Base, Piece, Side, Variant};

/// How long a piece glides to its new cell, in seconds.
const GLIDE: f64 = 0.12;

/// How strong pieces of a dimmed layer are.
const FAINT: f32 = 0.26;

/// How large a piece is that acts from beside the folded board.
const OUTSIDE: f32 = 0.6;

/// A piece on its way.
#[derive(Clone, Copy)]
pub(super) struct Glide {
    from: Cell,
    to: Cell,
    began: f64,
}

impl BoardView {
    /// Sees whether another position is shown than in the last frame, and lets the piece that moved glide.
    pub(super) fn notice(&mut self, ui: &Ui, scene: &Scene) {
        let now = (scene.position.hash(), scene.last);
        let dragged = std::mem::take(&mut self.dragged);
        let Some(before) = self.seen.replace(now).filter(|before| *before != now) else {
            self.dragged = dragged;
            return;
        };
        let began = ui.input(|input| input.time);
        let glide = |from: Cell, to: Cell| (from != to && scene.position.at(to).is_some()).then_some(Glide { from, to, began });
        // Forward the last move is played; backward, the one that was the last is taken back.
        let forward = scene.last.filter(|_| scene.last != before.1).and_then(|(from, to)| glide(from, to));
        let back = before.1.and_then(|(from, to)| glide(to, from)).filter(|glide| scene.position.at(glide.from).is_none());
        let still = dragged || ui.style().animation_time <= 0.0;
        self.glide = if still { None } else { forward.or(back) };
    }

    /// Whether the piece of a cell is dragged, or on its way there.
    pub(super) fn is_moving(&self, cell: Cell) -> bool {
        self.drag == Some(Picked::Cell(cell)) || self.glide.is_some_and(|glide| glide.to == cell)
    }

    /// Where a piece is shown now: on its cell, or on its way there.
    fn whereabouts(&mut self, painter: &Painter, layout: &Layout, cell: Cell) -> Pos2 {
        let center = layout.center(cell);
        let Some(glide) = self.glide.filter(|glide| glide.to == cell) else { return center };
        let share = (painter.ctx().input(|input| input.time) - glide.began) / GLIDE;
        if !(0.0..1.0).contains(&share) {
            self.glide = None;
            return center;
        }
        painter.ctx().request_repaint();
        #[expect(clippy::cast_possible_truncation, reason = "between 0 and 1")]
        let left = 1.0 - share as f32;
        layout.center(glide.from).lerp(center, 1.0 - left * left * left)
    }
}

/// The base that a piece stands on where it is.
fn base(scene: &Scene, piece: Piece, cell: Cell) -> Base {
    base_in(&scene.variant, piece, cell)
}

fn base_in(variant: &Variant, piece: Piece, cell: Cell) -> Base {
    variant.layer_of_piece(piece.kind(), cell).and_then(|layer| variant.layers.get(layer)).map_or(Base::Free, |layer| layer.base)
}

/// A piece of which only its place and its side are shown.
fn outlined(painter: &Painter, side: Side, center: Pos2, half: f32, theme: &BoardTheme) {
    let colours = theme.pieces[side.index()];
    painter.circle(center, half * 0.4, BoardTheme::sheer(colours.body, 0.55), Stroke::new(1.5, BoardTheme::sheer(colours.ink, 0.6)));
}

/// How a piece on a cell looks, leaving aside whether it is frozen.
pub(super) fn pose(scene: &Scene, piece: Piece, cell: Cell) -> Pose {
    Pose { side: piece.side(), base: base(scene, piece, cell), down: piece.side() != scene.near_side(), frozen: false }
}

/// Sprites gathered into one mesh per texture.
#[derive(Default)]
struct Meshes(Vec<(TextureId, Mesh)>);

impl Meshes {
    fn add(&mut self, texture: TextureId, rect: Rect, uv: Rect, color: Color32) {
        let index = self.0.iter().position(|(id, _)| *id == texture).unwrap_or_else(|| {
            self.0.push((texture, Mesh::with_texture(texture)));
            self.0.len() - 1
        });
        self.0[index].1.add_rect_with_uv(rect, uv, color);
    }

    fn paint(self, painter: &Painter) {
        painter.extend(self.0.into_iter().map(|(_, mesh)| Shape::mesh(mesh)));
    }
}

/// Where a piece goes on the screen, and the size of its sprite.
fn square(pieces: &mut Pieces, painter: &Painter, layout: &Layout, center: Pos2) -> (Rect, u32) {
    let scale = painter.pixels_per_point();
    let shown = to_pixels(2.0 * layout.half(), scale);
    (snapped(center, shown, scale), pieces.settle(painter.ctx(), shown))
}

/// Paints all pieces that are to be seen.
pub(super) fn paint(painter: &Painter, scene: &Scene, view: &mut BoardView, layout: &Layout, theme: &BoardTheme) {
    let (mut meshes, mut gliding) = (Meshes::default(), Meshes::default());
    for cell in Side::BOTH.into_iter().flat_map(|side| scene.position.pieces(side).iter()) {
        if !layout.shows(cell) && view.glide.is_none() {
            continue;
        }
        let piece = scene.position.at(cell);
        let left = view.folds.left(cell);
        let mut strength = match scene.piece_state(piece, cell) {
            _ if left < 1.0 => left,
            LayerState::Shown => 1.0,
            LayerState::Dimmed => FAINT,
            LayerState::Outlined => {
                outlined(painter, piece.side(), layout.center(cell), layout.half(), theme);
                continue;
            }
            LayerState::Hidden => continue,
        };
        strength = strength.min(egui::lerp(1.0..=FAINT, view.folds.back(cell)));
        let size = left;
        // Where an arrow begins its piece stays to be seen, above the arrow.
        let acts = super::incoming::strength(layout) > 0.0 && scene.incoming.iter().any(|arrow| arrow.from == cell);
        if size <= 0.0 || acts {
            continue;
        }
        if view.drag == Some(Picked::Cell(cell)) {
            strength *= 0.3;
        }
        let frozen = scene.position.is_frozen(&scene.variant, cell);
        let pose = Pose { frozen, ..pose(scene, piece, cell) };
        let center = view.whereabouts(painter, layout, cell);
        if detail::is_icon(layout) {
            let inner = view.folds.inner(piece, cell).filter(|(.., share)| *share > 0.5);
            let letter = inner.map_or(scene.variant.kind(piece.kind()).letter, |(game, piece, ..)| game.variant.kind(piece.kind()).letter);
            if size >= 1.0 {
                detail::icon(painter, (letter, piece.side()), (center, strength), layout, theme);
            }
            continue;
        }
        let (rect, px) = square(&mut view.pieces, painter, layout, center);
        let rect = Rect::from_center_size(rect.center(), rect.size() * size);
        let meshes = if view.glide.is_some_and(|glide| glide.to == cell) { &mut gliding } else { &mut meshes };
        let inner = view.folds.inner(piece, cell);
        let share = inner.map_or(0.0, |(.., share)| share);
        // One of the two pictures is always whole, so that no piece is seen through.
        if share < 1.0 {
            let sprite = view.pieces.sprite(painter.ctx(), &scene.variant, scene.variant.kind(piece.kind()), pose, px, theme);
            meshes.add(sprite.texture, rect, sprite.uv, BoardTheme::sheer(Color32::WHITE, strength * (2.0 - 2.0 * share).min(1.0)));
        }
        if let Some((inner, piece, cell, share)) = inner {
            let pose = Pose { base: base_in(&inner.variant, piece, cell), ..pose };
            let sprite = view.pieces.sprite(painter.ctx(), &inner.variant, inner.variant.kind(piece.kind()), pose, px, theme);
            meshes.add(sprite.texture, rect, sprite.uv, BoardTheme::sheer(Color32::WHITE, strength * (2.0 * share).min(1.0)));
        }
    }
    meshes.paint(painter);
    gliding.paint(painter);
}

/// Paints the pieces that act from beside the folded board: small, each on a disc above its arrows.
pub(super) fn outsiders(painter: &Painter, scene: &Scene, view: &mut BoardView, layout: &Layout, theme: &BoardTheme) {
    let strength = super::incoming::strength(layout);
    if strength <= 0.0 || detail::is_icon(layout) {
        return;
    }
    let from: CellSet = scene.incoming.iter().map(|arrow| arrow.from).collect();
    let mut meshes = Meshes::default();
    for cell in from.iter().filter(|&cell| layout.shows(cell)) {
        let piece = scene.position.at(cell);
        let (rect, px) = square(&mut view.pieces, painter, layout, layout.center(cell));
        let rect = Rect::from_center_size(rect.center(), rect.size() * OUTSIDE);
        super::outside::disc(painter, rect.center(), rect.width() * 0.6, strength, theme);
        let pose = Pose { frozen: scene.position.is_frozen(&scene.variant, cell), ..pose(scene, piece, cell) };
        let sprite = view.pieces.sprite(painter.ctx(), &scene.variant, scene.variant.kind(piece.kind()), pose, px, theme);
        meshes.add(sprite.texture, rect, sprite.uv, Color32::WHITE);
    }
    meshes.paint(painter);
}

/// Paints the piece that is dragged, or about to be dropped, at the pointer.
pub(super) fn ghost(painter: &Painter, scene: &Scene, view: &mut BoardView, layout: &Layout, theme: &BoardTheme) {
    let ctx = painter.ctx();
    let Some(at) = ctx.pointer_latest_pos() else { return };
    if let Some(fresh) = DragAndDrop::payload::<Fresh>(ctx) {
        let free = Pose { side: fresh.0.side(), base: Base::Free, down: fresh.0.side() != scene.near_side(), frozen: false };
        let pose = layout.hit(at).map_or(free, |cell| pose(scene, fresh.0, cell));
        let (rect, px) = square(&mut view.pieces, painter, layout, at);
        let sprite = view.pieces.sprite(ctx, &scene.variant, scene.variant.kind(fresh.0.kind()), pose, px, theme);
        at_the_pointer(painter).image(sprite.texture, rect, sprite.uv, BoardTheme::sheer(Color32::WHITE, 0.92));
        return;
    }
    let dragged = view.drag.or_else(|| DragAndDrop::payload::<Held>(ctx).map(|held| Picked::Held(*held)));
    let (picked, strength) = match (dragged, scene.picked, view.hover) {
        (Some(dragged), _, _) => (dragged, 0.92),
        // A piece of the reserve that was clicked goes along with the pointer over the board.
        (None, Some(Picked::Held(held)), Some(_)) => (Picked::Held(held), 0.6),
        _ => return,
    };
    let (piece, pose) = match picked {
        Picked::Cell(cell) => {
            let piece = scene.position.at(cell);
            if piece.is_none() {
                return;
            }
            (piece, pose(scene, piece, cell))
        }
        Picked::Held(held) => held_piece(scene, held, layout.hit(at)),
    };
    let (rect, px) = square(&mut view.pieces, painter, layout, at);
    let place = match picked {
        Picked::Cell(cell) => Some(cell),
        Picked::Held(_) => scene.targets.first().map(|target| target.cell),
    };
    let inner = place.and_then(|cell| view.folds.inner(piece, cell)).filter(|(.., share)| *share > 0.5);
    let sprite = match inner {
        Some((inner, piece, cell, _)) => {
            let pose = Pose { base: base_in(&inner.variant, piece, cell), ..pose };
            view.pieces.sprite(ctx, &inner.variant, inner.variant.kind(piece.kind()), pose, px, theme)
        }
        None => view.pieces.sprite(ctx, &scene.variant, scene.variant.kind(piece.kind()), pose, px, theme),
    };
    let top = at_the_pointer(painter);
    let rect = Rect::from_center_size(rect.center(), rect.size() * if dragged.is_some() { 1.12 } else { 1.0 });
    top.image(sprite.texture, rect, sprite.uv, BoardTheme::sheer(Color32::WHITE, strength));
}

/// Paints above everything, all over the window.
fn at_the_pointer(painter: &Painter) -> Painter {
    let layer = LayerId::new(Order::Tooltip, Id::unique("board ghost"));
    painter.clone().with_layer_id(layer).with_clip_rect(painter.ctx().content_rect())
}

/// A piece of a reserve as it would stand on a cell.
fn held_piece(scene: &Scene, held: Held, cell: Option<Cell>) -> (Piece, Pose) {
    let side = scene.position.side();
    let piece = Piece::new(held.kind, side);
    let cell = cell.or_else(|| scene.targets.first().map(|target| target.cell));
    let free = Pose { side, base: Base::Free, down: side != scene.near_side(), frozen: false };
    (piece, cell.map_or(free, |cell| pose(scene, piece, cell)))
}
