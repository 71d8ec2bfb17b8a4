//! The pieces on the board, the one that glides to its new cell, and the one at the pointer.

use egui::epaint::Mesh;
use egui::{Color32, Context, DragAndDrop, Id, LayerId, Order, Painter, Pos2, Rect, Shape, Stroke, TextureId};
use nestmate_core::geometry::Cell;
use nestmate_core::variant::{Base, Piece, Side};

use super::cells::spot;
use super::layout::Layout;
use super::passage::Victim;
use super::theme::BoardTheme;
use super::{BoardView, Pieces, Pose, Sprite, detail, incoming, marks};
use crate::app::{Fresh, Held, LayerState, Picked, Scene};
use crate::ui::pieces::{snapped, to_pixels};

/// How strong pieces are of which only the contour is shown.
const CONTOUR: f32 = 0.8;

/// How much of a cell is left when its piece becomes a pip, and how large that is, as a share of what is left.
const PIP: f32 = 0.5;
const DOT: f32 = 0.36;

pub(super) fn pose(scene: &Scene, piece: Piece, cell: Cell) -> Pose {
    pose_at(scene, piece, Some(cell))
}

fn pose_at(scene: &Scene, piece: Piece, cell: Option<Cell>) -> Pose {
    let base = cell.map_or(Base::Free, |cell| scene.variant.base_of(piece.kind(), cell));
    Pose { side: piece.side(), base, down: piece.side() != scene.near_side(), frozen: false, silhouette: false }
}

#[derive(Default)]
struct Meshes(Vec<(TextureId, Mesh)>);

impl Meshes {
    fn add(&mut self, sprite: Sprite, square: Rect, color: Color32) {
        let texture = sprite.texture;
        let index = self.0.iter().position(|(id, _)| *id == texture).unwrap_or_else(|| {
            self.0.push((texture, Mesh::with_texture(texture)));
            self.0.len() - 1
        });
        self.0[index].1.add_rect_with_uv(sprite.cut(square), sprite.uv, color);
    }

    fn paint(self, painter: &Painter) {
        painter.extend(self.0.into_iter().map(|(_, mesh)| Shape::mesh(mesh)));
    }
}

/// The square of a figure, larger by a factor than one of the flat board, and how many pixels its picture has.
fn square(pieces: &mut Pieces, painter: &Painter, layout: &Layout, center: Pos2, larger: f32) -> (Rect, u32) {
    let scale = painter.pixels_per_point();
    let shown = to_pixels(2.0 * layout.half() * larger, scale);
    (snapped(center, shown, scale), pieces.settle(painter.ctx(), shown))
}

pub(super) fn paint(painter: &Painter, scene: &Scene, view: &mut BoardView, layout: &Layout, theme: &BoardTheme) {
    let (mut meshes, mut gliding) = (Meshes::default(), Meshes::default());
    let mut cells: Vec<Cell> = Side::BOTH.into_iter().flat_map(|side| scene.position.pieces(side).iter()).collect();
    if layout.is_lifted() {
        // Those in front stand before those behind.
        cells.sort_by(|one, other| layout.center(*one).y.total_cmp(&layout.center(*other).y));
    }
    for cell in cells {
        if !layout.shows(cell) && view.passage.is_none() || layout.is_lifted() && !layout.keeps(cell) {
            continue;
        }
        let piece = scene.position.at(cell);
        let left = view.folds.left(cell);
        let faint = theme.faint(piece.side());
        let mut strength = match scene.piece_state(piece, cell) {
            _ if left < 1.0 => BoardTheme::sheer(Color32::WHITE, left),
            LayerState::Shown => Color32::WHITE.lerp_to_gamma(faint, view.folds.back(cell)),
            LayerState::Dimmed => faint,
            LayerState::Outlined => BoardTheme::sheer(Color32::WHITE, CONTOUR),
            LayerState::Hidden => continue,
        };
        let size = left;
        // Where an arrow begins its piece stays to be seen, above the arrow.
        let beside = incoming::strength(layout) > 0.0 && !layout.keeps(cell) && incoming::is_outsider(scene, layout, cell);
        if size <= 0.0 || beside {
            continue;
        }
        if size < PIP {
            pip(painter, (scene, piece, cell), layout, theme);
            continue;
        }
        if view.drag == Some(Picked::Cell(cell)) {
            strength = BoardTheme::sheer(strength, 0.3);
        }
        let silhouette = scene.piece_state(piece, cell) == LayerState::Outlined;
        let frozen = view.is_frozen(scene, cell) && !silhouette;
        let pose = Pose { frozen, silhouette, ..pose(scene, piece, cell) };
        let [larger, most] = layout.figure_size(cell);
        let center = layout.stand(view.whereabouts(layout, cell), larger);
        if detail::is_icon(layout) {
            let inner = view.folds.inner(piece, cell).filter(|(.., share)| *share > 0.5);
            let (variant, piece) = inner.map_or((&scene.variant, piece), |(game, piece, ..)| (&game.variant, piece));
            if size >= 1.0 {
                let look = (variant.kind(piece.kind()).letter, theme.side(variant, piece.side()));
                detail::icon(painter, look, (center, f32::from(strength.a()) / 255.0), layout);
            }
            continue;
        }
        let (rect, px) = square(&mut view.pieces, painter, layout, center, most);
        let rect = Rect::from_center_size(rect.center(), rect.size() * size * larger / most);
        let meshes = if view.glides_to(cell) { &mut gliding } else { &mut meshes };
        let inner = view.folds.inner(piece, cell);
        let share = inner.map_or(0.0, |(.., share)| share);
        // One of the two pictures is always whole, so that no piece is seen through.
        if share < 1.0 {
            let sprite = view.pieces.sprite(painter.ctx(), &scene.variant, scene.variant.kind(piece.kind()), pose, px, theme);
            meshes.add(sprite, rect, BoardTheme::sheer(strength, (2.0 - 2.0 * share).min(1.0)));
        }
        if let Some((inner, piece, cell, share)) = inner {
            let pose = Pose { base: inner.variant.base_of(piece.kind(), cell), ..pose };
            let sprite = view.pieces.sprite(painter.ctx(), &inner.variant, inner.variant.kind(piece.kind()), pose, px, theme);
            meshes.add(sprite, rect, BoardTheme::sheer(strength, (2.0 * share).min(1.0)));
        }
    }
    victims(painter, scene, view, layout, &mut meshes, theme);
    meshes.paint(painter);
    gliding.paint(painter);
}

/// A dot in the colours of its side for a piece on a cell with no room for more.
fn pip(painter: &Painter, (scene, piece, cell): (&Scene, Piece, Cell), layout: &Layout, theme: &BoardTheme) {
    let (colours, radius) = (theme.side(&scene.variant, piece.side()), layout.unit * layout.share(cell) * DOT);
    let frozen = scene.position.is_frozen(&scene.variant, cell);
    let body = if frozen { Color32::TRANSPARENT } else { colours.body };
    painter.extend(spot(painter, layout.center(cell), radius, body, Stroke::new((radius * 0.3).clamp(0.5, 2.0), colours.ink)));
}

/// The pieces that the last move captured, as long as they are still to be seen: they fade once the mover has come.
fn victims(painter: &Painter, scene: &Scene, view: &mut BoardView, layout: &Layout, meshes: &mut Meshes, theme: &BoardTheme) {
    if detail::is_icon(layout) {
        return;
    }
    for Victim { cell, piece, frozen, strength } in view.victims() {
        if !layout.keeps(cell) || scene.piece_state(piece, cell) != LayerState::Shown {
            continue;
        }
        let (rect, px) = square(&mut view.pieces, painter, layout, layout.center(cell), 1.0);
        let pose = Pose { frozen, ..pose(scene, piece, cell) };
        let sprite = seen(painter.ctx(), scene, view, (piece, Some(cell)), (pose, px), theme);
        meshes.add(sprite, rect, BoardTheme::sheer(Color32::WHITE, strength));
    }
}

/// Paints the pieces that act from beside the folded board: small, each on a disc above its arrows.
pub(super) fn outsiders(painter: &Painter, scene: &Scene, view: &mut BoardView, layout: &Layout, theme: &BoardTheme) {
    if detail::is_icon(layout) {
        return;
    }
    let strength = incoming::strength(layout);
    let mut meshes = Meshes::default();
    for incoming::Outsider { cell, at } in incoming::outsiders(scene, layout) {
        let piece = scene.position.at(cell);
        let side = incoming::radius(layout) * incoming::FIGURE;
        let (_, settled) = square(&mut view.pieces, painter, layout, at, 1.0);
        // Scaled down much, a picture would be rough; while the board is on its way that is better than a new one for each frame.
        let own = to_pixels(side, painter.pixels_per_point());
        let (rect, px) = (snapped(at, own, painter.pixels_per_point()), if strength < 1.0 { settled } else { own });
        if scene.royals_outside.contains(&cell) {
            marks::glow(painter, at, incoming::radius(layout) * 1.3, BoardTheme::sheer(marks::gold(theme.dark).0, strength));
        }
        let edge = incoming::disc_edge(scene, cell, theme);
        painter.circle_filled(at, incoming::radius(layout), BoardTheme::sheer(theme.ground, strength));
        painter.circle_stroke(at, incoming::radius(layout), Stroke::new(edge.width, BoardTheme::sheer(edge.color, strength)));
        let pose = Pose { frozen: scene.position.is_frozen(&scene.variant, cell), ..pose(scene, piece, cell) };
        let sprite = view.pieces.sprite(painter.ctx(), &scene.variant, scene.variant.kind(piece.kind()), pose, px, theme);
        meshes.add(sprite, rect, BoardTheme::sheer(Color32::WHITE, strength));
    }
    meshes.paint(painter);
}

pub(super) fn ghost(painter: &Painter, scene: &Scene, view: &mut BoardView, layout: &Layout, theme: &BoardTheme) {
    let ctx = painter.ctx();
    let Some(at) = ctx.pointer_latest_pos() else { return };
    if let Some(fresh) = DragAndDrop::payload::<Fresh>(ctx) {
        let pose = pose_at(scene, fresh.0, layout.hit(at));
        let (rect, px) = square(&mut view.pieces, painter, layout, at, 1.0);
        let sprite = view.pieces.sprite(ctx, &scene.variant, scene.variant.kind(fresh.0.kind()), pose, px, theme);
        sprite.paint(&at_the_pointer(painter), rect, BoardTheme::sheer(Color32::WHITE, 0.92));
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
    let (rect, px) = square(&mut view.pieces, painter, layout, at, 1.0);
    let place = match picked {
        Picked::Cell(cell) => Some(cell),
        Picked::Held(_) => scene.targets.first().map(|target| target.cell),
    };
    let sprite = seen(ctx, scene, view, (piece, place), (pose, px), theme);
    let top = at_the_pointer(painter);
    let rect = Rect::from_center_size(rect.center(), rect.size() * if dragged.is_some() { 1.12 } else { 1.0 });
    sprite.paint(&top, rect, BoardTheme::sheer(Color32::WHITE, strength));
}

/// A piece as it is on a cell: as that of the game inside once it looks more like it.
fn seen(
    ctx: &Context,
    scene: &Scene,
    view: &mut BoardView,
    (piece, cell): (Piece, Option<Cell>),
    (pose, px): (Pose, u32),
    theme: &BoardTheme,
) -> Sprite {
    let inner = cell.and_then(|cell| view.folds.inner(piece, cell)).filter(|(.., share)| *share > 0.5);
    let (variant, piece, pose) = inner.map_or((&scene.variant, piece, pose), |(inner, piece, cell, _)| {
        (&inner.variant, piece, Pose { base: inner.variant.base_of(piece.kind(), cell), ..pose })
    });
    view.pieces.sprite(ctx, variant, variant.kind(piece.kind()), pose, px, theme)
}

fn at_the_pointer(painter: &Painter) -> Painter {
    let layer = LayerId::new(Order::Tooltip, Id::unique("board ghost"));
    painter.clone().with_layer_id(layer).with_clip_rect(painter.ctx().content_rect())
}

fn held_piece(scene: &Scene, held: Held, cell: Option<Cell>) -> (Piece, Pose) {
    let side = scene.position.side();
    let piece = Piece::new(held.kind, side);
    let cell = cell.or_else(|| scene.targets.first().map(|target| target.cell));
    (piece, pose_at(scene, piece, cell))
}
