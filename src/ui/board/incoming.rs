//! Pieces that the folded board does not show and that could capture on it, and the royal ones: beside it, at the height where they stand,
//! with arrows to what they could capture.

use egui::{Painter, Pos2, Rect, Stroke, pos2, vec2};
use nestmate_core::geometry::Cell;
use nestmate_core::variant::Look;
use nestmate_text::named_side;
use nestmate_text::words::{key, named, say};

use super::BoardEvent;
use super::arrows::{ArrowStyle, along, smooth};
use super::layout::Layout;
use super::marks::half;
use super::theme::BoardTheme;
use super::tracks::{length, part};
use crate::app::{Incoming, Scene};
use crate::ui::frame::widgets::float;

/// The radius of a disc, as a share of the side of a piece on the board; and how large the piece on it is, in radii.
const DISC: f32 = 0.4;
pub(super) const FIGURE: f32 = 1.5;

const RADII: (f32, f32) = (9.0, 26.0);

/// How far a disc is from the letters and numbers, in points.
const GAP: f32 = 2.0;

/// The narrowest board that gives discs room of their own, in points. They lie on the edge of the small ones beside the whole board.
const LEAST: f32 = 380.0;

/// How often discs that are too close are moved apart.
const ROUNDS: usize = 24;

#[derive(Clone, Copy, Debug)]
pub(super) struct Outsider {
    pub(super) cell: Cell,
    pub(super) at: Pos2,
}

pub(super) fn radius(layout: &Layout) -> f32 {
    (layout.half() * 2.0 * DISC).clamp(RADII.0, RADII.1)
}

/// A board of which `layout` fills `area`, smaller by the room for discs at its sides, as far as it is folded.
pub(super) fn beside(layout: Layout, area: Rect, fit: impl Fn(Rect) -> Layout) -> Layout {
    let strength = strength(&layout);
    if strength <= 0.0 || area.width() < LEAST {
        return layout;
    }
    let taken = |layout: &Layout| 2.0 * radius(layout) + outer(layout) + GAP;
    let free = (area.width() - layout.frame.width()) / 2.0;
    if free >= taken(&layout) {
        return layout;
    }
    // A smaller board has smaller discs: what is asked for is more than enough.
    let room = (taken(&layout) - outer(&layout)) * strength;
    let mut layout = fit(area.shrink2(vec2(room, 0.0)));
    layout.room = area;
    layout
}

fn outer(layout: &Layout) -> f32 {
    // Along slanting edges they stand farther out.
    if layout.look == Look::Diamond { layout.margin * 1.3 } else { layout.margin }
}

/// The pieces beside the board, each once; none if the board is not folded.
pub(super) fn outsiders(scene: &Scene, layout: &Layout) -> Vec<Outsider> {
    let strength = strength(layout);
    if strength <= 0.0 {
        return Vec::new();
    }
    let mut sides: [Vec<(Cell, f32)>; 2] = Default::default();
    for cell in cells(scene, layout).filter(|&cell| !layout.keeps(cell)) {
        let place = layout.center(cell);
        let side = &mut sides[usize::from(place.x > layout.frame.center().x)];
        if !side.iter().any(|known| known.0 == cell) {
            side.push((cell, place.y));
        }
    }
    let mut found = Vec::new();
    for (side, right) in sides.iter_mut().zip([false, true]) {
        spread(side, 2.1 * radius(layout), layout.frame);
        found.extend(side.iter().map(|&(cell, y)| Outsider { cell, at: layout.center(cell).lerp(beside_at(layout, y, right), strength) }));
    }
    found
}

/// The cells of pieces that stand beside the folded board. Of a board that is zoomed in all room has cells: only those are there that act
/// on them.
fn cells(scene: &Scene, layout: &Layout) -> impl Iterator<Item = Cell> {
    let whole = layout.window.expand(1.0).contains_rect(layout.frame);
    let ends = scene.incoming.iter().flat_map(|arrow| [arrow.from, arrow.to]);
    ends.chain(scene.royals_outside.iter().copied().filter(move |_| whole))
}

/// What each piece beside the board is, to the pointer. It can be pressed where a piece is asked for.
pub(super) fn explain(ui: &egui::Ui, scene: &Scene, layout: &Layout, events: &mut Vec<BoardEvent>) {
    let sense = if scene.asks { egui::Sense::click() } else { egui::Sense::hover() };
    for Outsider { cell, at } in outsiders(scene, layout) {
        let piece = scene.position.at(cell);
        let name = named(&scene.variant.kind(piece.kind()).name);
        let (side, place) = (named_side(&scene.variant, piece.side()), scene.variant.cell_name(cell));
        let key = if scene.royals_outside.contains(&cell) { key!("outsider-royal") } else { key!("outsider") };
        let disc = Rect::from_center_size(at, egui::Vec2::splat(2.0 * radius(layout)));
        let response = ui.interact(disc, ui.scope_id().with(("outsider", cell.index())), sense);
        if response.clicked() {
            events.push(BoardEvent::Press(cell));
        }
        response.on_hover_text(say!(key, piece = name, side = side, cell = place));
    }
}

fn beside_at(layout: &Layout, y: f32, right: bool) -> Pos2 {
    let (radius, away) = (radius(layout), if right { 1.0 } else { -1.0 });
    let near = |corner: &Pos2| layout.look != Look::Diamond || (corner.y - y).abs() <= radius.max(layout.side());
    let corners = layout.cells().flat_map(|cell| layout.polygon(cell)).filter(near).map(|corner| corner.x);
    let edge = if right { corners.reduce(f32::max) } else { corners.reduce(f32::min) };
    let x = edge.unwrap_or(layout.frame.center().x) + away * (outer(layout) + GAP + radius);
    let room = layout.room.intersect(layout.window);
    let within = |at: f32, low: f32, high: f32| at.clamp(low + radius, (high - radius).max(low + radius));
    pos2(within(x, room.left(), room.right()), within(y, room.top(), room.bottom()))
}

/// Moves places apart that are closer than `room`, along the side of the board, as far as that has room for all.
fn spread(places: &mut [(Cell, f32)], room: f32, frame: Rect) {
    let room = room.min(frame.height() / float(places.len().max(1)));
    for _ in 0..ROUNDS {
        places.sort_by(|one, other| one.1.total_cmp(&other.1));
        for at in 0..places.len().saturating_sub(1) {
            let short = room - (places[at + 1].1 - places[at].1);
            if short > 0.0 {
                places[at].1 -= short / 2.0;
                places[at + 1].1 += short / 2.0;
            }
        }
    }
    let (Some(first), Some(last)) = (places.first(), places.last()) else { return };
    let back = (frame.top() - first.1).max(0.0) + (frame.bottom() - last.1).min(0.0);
    for place in places {
        place.1 += back;
    }
}

/// Paints the arrows, in the colours of their pieces' sides; one that gives check in that colour.
pub(super) fn paint(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    if strength(layout) <= 0.0 {
        return;
    }
    let outsiders = outsiders(scene, layout);
    let place = |cell: Cell| outsiders.iter().find(|outsider| outsider.cell == cell).map_or(layout.center(cell), |outsider| outsider.at);
    for &arrow in &scene.incoming {
        let way = scene.way(arrow.from, arrow.to).into_iter().map(|cell| (cell, place(cell)));
        paint_arrow(painter, scene, layout, (arrow, way.collect()), theme);
    }
}

fn paint_arrow(painter: &Painter, scene: &Scene, layout: &Layout, (arrow, way): (Incoming, Vec<(Cell, Pos2)>), theme: &BoardTheme) {
    // Beside the disc, or beside the piece on the board.
    let beside = |cell: Cell| if layout.keeps(cell) { half(layout) * 0.5 } else { radius(layout) };
    let whole = smooth(way.into_iter().map(|(_, at)| at).collect());
    let half = half(layout);
    let line = part(&whole, beside(arrow.from), length(&whole) - beside(arrow.to));
    let strength = strength(layout);
    let checks = gives_check(scene, arrow);
    let [body, ink] = if checks {
        [theme.danger, if theme.dark { egui::Color32::BLACK } else { egui::Color32::WHITE }]
    } else {
        [theme.pieces[arrow.side.index()].body, theme.pieces[arrow.side.index()].ink]
    };
    let size = if checks { 0.62 } else { 0.36 };
    for (color, size) in [(BoardTheme::sheer(ink, 0.7 * strength), size * 1.35), (BoardTheme::sheer(body, strength), size)] {
        along(painter, &line, half, ArrowStyle { color, size, dashed: false });
    }
}

/// Whether a piece that is folded away stands beside the board.
pub(super) fn is_outsider(scene: &Scene, layout: &Layout, cell: Cell) -> bool {
    cells(scene, layout).any(|known| known == cell)
}

fn gives_check(scene: &Scene, arrow: Incoming) -> bool {
    scene.check == Some(arrow.to)
}

/// The edge of a disc: in the colour of check if it gives that.
pub(super) fn disc_edge(scene: &Scene, cell: Cell, theme: &BoardTheme) -> Stroke {
    let checks = scene.incoming.iter().any(|arrow| [arrow.from, arrow.to].contains(&cell) && gives_check(scene, *arrow));
    if checks { Stroke::new(3.0, theme.danger) } else { Stroke::new(1.5, theme.text) }
}

/// How strong arrows are: they come while the board is folded the second half of the way.
pub(super) fn strength(layout: &Layout) -> f32 {
    let folding = &layout.folding;
    ((folding.strips.max(folding.diagonal) - 0.5) * 2.0).max(0.0)
}

#[cfg(test)]
mod tests {
    use nestmate_core::rules::start;
    use nestmate_core::variant::Side;

    use super::*;
    use crate::app::Fold;
    use crate::ui::board::Folding;

    #[test]
    fn discs_do_not_cover_each_other_and_stay_beside_the_board() {
        let cells: Vec<Cell> = nestmate_core::geometry::Grid::new(9, 9).expect("a grid").iter().take(9).collect();
        let frame = Rect::from_min_max(pos2(0.0, 100.0), pos2(600.0, 700.0));
        for height in [100.0, 400.0, 690.0] {
            let mut places: Vec<(Cell, f32)> = cells.iter().map(|&cell| (cell, height)).collect();
            spread(&mut places, 50.0, frame);
            let gaps: Vec<f32> = places.windows(2).map(|pair| pair[1].1 - pair[0].1).collect();
            assert!(gaps.iter().all(|&gap| gap > 40.0), "{gaps:?}");
            assert!(places.iter().all(|place| (99.0..701.0).contains(&place.1)), "{places:?}");
        }
    }

    /// A royal piece outside that does nothing is not worth the cells that its disc would lie on.
    #[test]
    fn a_board_that_is_zoomed_in_has_discs_of_pieces_that_act_alone() {
        let library = crate::shipped::library();
        let variant = library.get("sfhiodgei").expect("shipped");
        let fold = Fold::of(&variant, 1, &library).expect("it folds");
        let area = Rect::from_min_size(pos2(3.0, 70.0), vec2(640.0, 640.0));
        let folding = Folding::new(variant.board.grid, [(&fold, 1.0)].into_iter(), Some(&fold));
        let layout = Layout::folded(&variant.board, false, area, 1.0, folding);
        let scene = Scene::of(variant.clone(), start(&variant).expect("a start")).folded(Some(std::sync::Arc::new(fold)));
        let royals = scene.royals_outside.clone();
        let shown = |layout: &Layout, scene: &Scene| outsiders(scene, layout).iter().map(|known| known.cell).collect::<Vec<_>>();
        assert!(!royals.is_empty() && royals.iter().all(|royal| shown(&layout, &scene).contains(royal)));
        let large = layout.magnified(2.0, layout.frame.center(), area);
        assert!(royals.iter().all(|royal| !shown(&large, &scene).contains(royal)));
        let inside = scene.only().and_then(|fold| fold.cells.iter().next()).expect("a cell");
        let scene = Scene { incoming: vec![Incoming { from: royals[0], to: inside, side: Side::White }], ..scene };
        assert_eq!(shown(&large, &scene), [royals[0]], "an attack is shown");
    }

    /// Each disc lies within the room, beside all cells, on the side and at the height of its piece.
    #[test]
    fn discs_cover_no_cell_and_are_whole() {
        let library = crate::shipped::library();
        for (id, variant) in library.games().filter_map(|(id, _)| Some((id.to_owned(), library.get(id).ok()?))) {
            let position = start(&variant).expect("a start");
            for fold in (0..variant.layers.len()).filter_map(|layer| Fold::of(&variant, layer, &library)) {
                for area in [vec2(606.0, 520.0), vec2(640.0, 640.0), vec2(900.0, 690.0), vec2(420.0, 900.0), vec2(1900.0, 1340.0)] {
                    let area = Rect::from_min_size(pos2(3.0, 70.0), area);
                    let fit = |area: Rect| {
                        let folding = Folding::new(variant.board.grid, [(&fold, 1.0)].into_iter(), Some(&fold));
                        Layout::folded(&variant.board, false, area, 1.0, folding)
                    };
                    let layout = beside(fit(area), area, fit);
                    let outside = || variant.board.cells.iter().filter(|&cell| !fold.cells.contains(cell)).step_by(7);
                    let inside = fold.cells.iter().next().expect("a cell");
                    let incoming = outside().map(|from| Incoming { from, to: inside, side: Side::White }).take(8).collect();
                    let scene = Scene { incoming, ..Scene::of(std::sync::Arc::clone(&variant), position.clone()) };
                    for outsider in outsiders(&scene, &layout) {
                        let disc = Rect::from_center_size(outsider.at, egui::Vec2::splat(2.0 * radius(&layout)));
                        assert!(area.contains_rect(disc.shrink(0.1)), "{id} in {area}: {disc}");
                        let covered = layout.cells().find(|&cell| {
                            let corners = layout.polygon(cell);
                            corners.iter().chain([&layout.center(cell)]).any(|corner| corner.distance(outsider.at) < radius(&layout))
                        });
                        assert_eq!(covered, None, "{id} in {area}: {disc}");
                    }
                }
            }
        }
    }
}
