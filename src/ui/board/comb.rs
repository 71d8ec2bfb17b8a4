//! Two boards that slide into each other like combs: each opens to its lattice of the board that hides both, the two meet, and the free
//! pieces come last.

use std::sync::Arc;
use std::time::Duration;

use egui::epaint::Mesh;
use egui::{Painter, Rect, Shape, Ui, Vec2, lerp, pos2, vec2};
use nestmate_core::geometry::CellSet;
use nestmate_core::position::{Draft, Position};
use nestmate_core::rules;
use nestmate_core::variant::{Piece, Side, Variant};

use super::cells::{add_polygon, plain};
use super::layout::{Folding, Layout};
use super::theme::BoardTheme;
use super::{BoardView, edges, figures, thumbnail};
use crate::app::{Fold, Scene};
use crate::ui::frame::widgets::narrow;

pub const TIME: f64 = 2.4;

/// How often a loop goes on without being pointed at, and its parts in seconds: the whole board, the games apart again, and both at rest.
const LOOPS: f64 = 3.0;
const WHOLE: f64 = 2.5;
const PARTS: f64 = 1.2;
const APART: f64 = 1.0;

/// The parts of that time in which boards open, slide together, and free pieces come.
const OPENS: (f32, f32) = (0.0, 0.45);
const SLIDES: (f32, f32) = (0.1, 0.72);
const COMES: (f32, f32) = (0.68, 1.0);

/// A board with what is to be told apart on the way: each game inside with its pieces, and the free pieces of each side.
pub(in crate::ui) struct Combs {
    pub(in crate::ui) whole: Scene,
    teeth: Vec<Tooth>,
    free: CellSet,
    falling: [Scene; 2],
    view: BoardView,
}

struct Tooth {
    fold: Arc<Fold>,
    scene: Scene,
    view: BoardView,
}

impl Combs {
    /// The first two games inside that lie beside each other, or the first alone; `None` for a game without one.
    pub(in crate::ui) fn new(variant: &Arc<Variant>, position: &Position, folds: &[Arc<Fold>]) -> Option<Self> {
        let mut taken = CellSet::EMPTY;
        let apart = |fold: &&Arc<Fold>| {
            let apart = fold.inner.is_some() && (taken & fold.cells).is_empty();
            if apart {
                taken |= fold.cells;
            }
            apart
        };
        let within = |cells: CellSet, sides: &[Side]| {
            let mut board = Draft::of(position);
            for cell in variant.board.cells.iter().filter(|&cell| position.at(cell).is_some()) {
                if !cells.contains(cell) || !sides.contains(&position.at(cell).side()) {
                    board.put(variant, cell, Piece::NONE);
                }
            }
            Scene::of(Arc::clone(variant), board.picture().clone())
        };
        let tooth = |fold: &Arc<Fold>| Tooth { fold: Arc::clone(fold), scene: within(fold.cells, &Side::BOTH), view: BoardView::new() };
        let teeth: Vec<Tooth> = folds.iter().filter(apart).take(2).map(tooth).collect();
        if teeth.is_empty() {
            return None;
        }
        let free = variant.board.cells.iter().filter(|&cell| !teeth.iter().any(|tooth| tooth.fold.cells.contains(cell))).collect();
        let whole = Scene { nests: folds.to_vec(), ..Scene::of(Arc::clone(variant), position.clone()) };
        Some(Self { whole, teeth, free, falling: Side::BOTH.map(|side| within(free, &[side])), view: BoardView::new() })
    }

    /// Paints the board in `area` at a time from 0 to 1; `from` is where the two games begin.
    pub(in crate::ui) fn paint(&mut self, ui: &Ui, from: [Rect; 2], area: Rect, time: f32, theme: &BoardTheme) {
        let (painter, scale, come) = (ui.painter(), ui.pixels_per_point(), eased(time, COMES));
        let whole = Layout::new(&self.whole.variant.board, false, area, scale);
        self.ground(painter, &whole, come, theme);
        for (index, (tooth, from)) in self.teeth.iter_mut().zip(from).enumerate() {
            tooth.view.hold(vec![(Arc::clone(&tooth.fold), 1.0 - eased(time, OPENS))]);
            let folding = tooth.view.folds.follow(ui, &tooth.scene);
            let layout = tooth.layout(folding, (&whole, area, scale), (from, index == 0), time);
            tooth.paint(painter, &layout, theme);
        }
        if come > 0.0 {
            let height = area.height() * 0.5 * (1.0 - come);
            for (scene, way) in self.falling.iter().zip([height, -height]) {
                let layout = whole.placed(whole.frame.translate(vec2(0.0, way)));
                figures::paint(&painter.with_clip_rect(area.expand2(Vec2::new(0.0, 8.0))), scene, &mut self.view, &layout, theme);
            }
        }
    }

    /// The cells that belong to neither game, which come with the pieces for them.
    fn ground(&self, painter: &Painter, layout: &Layout, strength: f32, theme: &BoardTheme) {
        let mut mesh = Mesh::default();
        for cell in self.free.iter() {
            add_polygon(&mut mesh, &layout.polygon(cell), BoardTheme::sheer(plain(&self.whole, cell, theme), strength));
        }
        painter.add(Shape::mesh(mesh));
    }
}

/// The same, coming apart and together over and over.
pub(in crate::ui) struct CombsLoop {
    combs: Combs,
    since: Option<f64>,
}

impl CombsLoop {
    pub(in crate::ui) fn new(variant: &Arc<Variant>, folds: &[Arc<Fold>]) -> Option<Self> {
        let position = rules::start(variant).ok()?;
        Some(Self { combs: Combs::new(variant, &position, folds)?, since: None })
    }

    pub(in crate::ui) fn show(&mut self, ui: &Ui, area: Rect, theme: &BoardTheme) {
        let now = ui.input(|input| input.time);
        if self.since.is_none_or(|since| is_over(now - since) && ui.rect_contains_pointer(area)) {
            self.since = Some(now);
        }
        let age = self.since.map_or(0.0, |since| now - since);
        let (time, rest) = if ui.style().animation_time > 0.0 { looped(age) } else { (1.0, None) };
        let from = if self.combs.teeth.len() == 1 {
            // One alone begins where the board is.
            [Layout::new(&self.combs.whole.variant.board, false, area, ui.pixels_per_point()).frame; 2]
        } else {
            let side = Vec2::splat(area.width() / 2.0 - 8.0);
            [0.25, 0.75].map(|share| Rect::from_center_size(pos2(lerp(area.x_range(), share), area.center().y), side))
        };
        self.combs.paint(ui, from, area, time, theme);
        if let Some(rest) = rest {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(rest));
        }
    }
}

fn is_over(age: f64) -> bool {
    age >= LOOPS * (WHOLE + PARTS + APART + TIME)
}

/// How far the boards have come in a loop of some seconds, and after how many seconds that changes.
fn looped(age: f64) -> (f32, Option<f64>) {
    if is_over(age) {
        return (1.0, None);
    }
    let age = age % (WHOLE + PARTS + APART + TIME);
    let [parts, apart, meets] = [WHOLE, WHOLE + PARTS, WHOLE + PARTS + APART];
    let (time, rest) = match age {
        age if age < parts => (1.0, parts - age),
        age if age < apart => ((apart - age) / PARTS, 0.0),
        age if age < meets => (0.0, meets - age),
        age => ((age - meets) / TIME, 0.0),
    };
    (narrow(time), Some(rest))
}

impl Tooth {
    /// Where it is: its outer edge stays where it began until it slides.
    fn layout(&self, folding: Folding, (whole, area, scale): (&Layout, Rect, f32), (from, left): (Rect, bool), time: f32) -> Layout {
        let (opened, slid) = (eased(time, OPENS), eased(time, SLIDES));
        let folding = Folding { kept: Some(self.fold.cells), ..folding };
        let layout = Layout::folded(&self.scene.variant.board, false, area, scale, folding);
        let begins = (from.width() / layout.frame.width().max(1.0)).min(from.height() / layout.frame.height().max(1.0));
        let size = layout.frame.size() * lerp(begins..=1.0, opened);
        let edge = |rect: Rect| if left { rect.left() } else { rect.right() - size.x };
        let corner = pos2(lerp(edge(from)..=edge(whole.frame), slid), lerp(from.top()..=whole.frame.top(), opened));
        layout.placed(Rect::from_min_size(corner, size))
    }

    fn paint(&mut self, painter: &Painter, layout: &Layout, theme: &BoardTheme) {
        let share = super::fold::turned(layout.folding.strips.max(layout.folding.diagonal));
        let outlines: Vec<_> = self.fold.cells.iter().map(|cell| (cell, layout.polygon(cell))).collect();
        let mut mesh = Mesh::default();
        for (cell, corners) in &outlines {
            let whole = plain(&self.scene, *cell, theme);
            add_polygon(&mut mesh, corners, whole.lerp_to_gamma(thumbnail::color(&self.scene, Some(&self.fold), *cell, theme), share));
        }
        painter.add(Shape::mesh(mesh));
        let lines = edges::lines(outlines.iter().map(|(_, corners)| corners.as_slice()));
        edges::paint(painter, &lines, theme.line);
        figures::paint(painter, &self.scene, &mut self.view, layout, theme);
    }
}

/// How far a part of the way is over, slow at both ends.
fn eased(time: f32, (begins, ends): (f32, f32)) -> f32 {
    let part = ((time - begins) / (ends - begins)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

#[cfg(test)]
mod tests {
    use nestmate_core::rules::start;

    use super::*;
    use crate::app::ways_to_fold;
    use crate::shipped;

    /// A loop begins and ends with the whole board, comes apart and together without a leap, and then is at rest.
    #[test]
    fn a_loop_goes_apart_and_together_without_a_leap_and_ends() {
        let steps: Vec<f32> = (0..3000).map(|step| looped(f64::from(step) / 100.0).0).collect();
        assert!(steps.windows(2).all(|two| (two[0] - two[1]).abs() < 0.02), "no leap in a hundredth of a second");
        let apart = steps.windows(2).filter(|two| two[0] > 0.0 && two[1] <= 0.0).count();
        assert_eq!((steps[0], apart, looped(30.0)), (1.0, 3, (1.0, None)));
    }

    /// In each game that hides one, whatever lattices lie beside each other, each piece comes once.
    #[test]
    fn each_game_that_hides_one_comes_together() {
        let library = shipped::library();
        let mut shown = 0;
        for (id, _) in library.games() {
            let Ok(variant) = library.get(id) else { continue };
            let folds = ways_to_fold(&variant, &library);
            let combs = CombsLoop::new(&variant, &folds).map(|combs| combs.combs);
            assert_eq!(combs.is_some(), folds.iter().any(|fold| fold.inner.is_some()), "{id}");
            let Some(combs) = combs else { continue };
            let parts = combs.teeth.iter().map(|tooth| &tooth.scene).chain(&combs.falling).map(pieces).sum::<usize>();
            assert_eq!(parts, pieces(&combs.whole), "{id}");
            shown += 1;
        }
        assert!(shown > 4, "{shown} nested games");
    }

    fn pieces(scene: &Scene) -> usize {
        Side::BOTH.map(|side| scene.position.pieces(side).iter().count()).iter().sum()
    }

    /// The two begin apart, each within its place, and end with each cell where the whole board has it.
    #[test]
    fn combs_begin_apart_and_end_as_the_whole_board() {
        let library = shipped::library();
        let variant = library.get("sfhiodgei").expect("it is shipped");
        let combs = Combs::new(&variant, &start(&variant).expect("it begins"), &ways_to_fold(&variant, &library)).expect("two games");
        let area = Rect::from_min_size(pos2(250.0, 0.0), Vec2::splat(500.0));
        let from = [0.0, 800.0].map(|x| Rect::from_min_size(pos2(x, 10.0), Vec2::splat(200.0)));
        let whole = Layout::new(&variant.board, false, area, 1.0);
        for (index, (tooth, from)) in combs.teeth.iter().zip(from).enumerate() {
            let at = |time: f32| {
                let folding = Folding::new(variant.board.grid, [(&*tooth.fold, 1.0 - eased(time, OPENS))].into_iter(), None);
                tooth.layout(folding, (&whole, area, 1.0), (from, index == 0), time)
            };
            let begins = at(0.0);
            assert!(begins.cells().all(|cell| from.expand(1.0).contains(begins.center(cell))), "within its place");
            let ends = at(1.0);
            for cell in tooth.fold.cells.iter() {
                assert!(ends.center(cell).distance(whole.center(cell)) < 0.5, "{index}: {cell:?}");
            }
        }
    }
}
