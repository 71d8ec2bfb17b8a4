//! The letters and numbers of files and ranks beside the board, which stay in sight when its edge does not.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, pos2, vec2};
use nestmate_core::geometry::Cell;
use nestmate_core::notation::CoordinateStyle;
use nestmate_core::variant::{Look, Variant};

use super::fold::{Folds, turned};
use super::fold_cells::{renames, stays};
use super::layout::Layout;
use super::theme::BoardTheme;
use crate::app::{Fold, Scene};

/// The names of the board as it is folded. On the way there those of the whole board give way to them.
pub(super) fn paint(painter: &Painter, scene: &Scene, folds: &Folds, layout: &Layout, theme: &BoardTheme) {
    let left = folds.shares().map(|(fold, share)| if renames(fold) { 1.0 - turned(share) } else { 1.0 }).fold(1.0, f32::min);
    names(painter, scene, (None, left), layout, theme);
    for (fold, share) in folds.shares().filter(|(fold, _)| renames(fold)) {
        names(painter, scene, (Some(fold), turned(share)), layout, theme);
    }
}

fn names(painter: &Painter, scene: &Scene, (fold, strength): (Option<&Fold>, f32), layout: &Layout, theme: &BoardTheme) {
    if strength < 0.02 {
        return;
    }
    let grid = layout.grid;
    let style = |variant: &Variant| theme.styles.of(variant).coordinates;
    let inner = fold.and_then(Fold::played);
    let (style, its_grid) = match (inner, fold) {
        (Some(inner), _) => (style(&inner.variant), inner.variant.board.grid),
        (None, Some(_)) => (CoordinateStyle::Usual, grid),
        (None, None) => (style(&scene.variant), grid),
    };
    let mut names = Names::new(painter, layout, theme.text.gamma_multiply(strength));
    let (files, ranks) = stays(fold, grid.files(), grid.ranks());
    for (number, file) in (0..).zip(files) {
        let name = style.file(its_grid, number, scene.near_side());
        names.file(file, name, scene.flipped);
        if style.has_two_edges() && fold.is_none() && !layout.is_slanted() {
            names.upper(file, style.file(its_grid, number, scene.near_side().other()));
        }
    }
    for (number, rank) in (0..).zip(ranks) {
        names.rank(rank, style.rank(its_grid, number), scene.flipped);
    }
}

struct Names<'a> {
    painter: &'a Painter,
    layout: &'a Layout,
    font: FontId,
    color: Color32,
    seen: Rect,
    taken: Vec<Rect>,
}

impl<'a> Names<'a> {
    fn new(painter: &'a Painter, layout: &'a Layout, color: Color32) -> Self {
        let font = FontId::proportional(layout.letters());
        Self { painter, layout, font, color, seen: layout.named_window(), taken: Vec::new() }
    }

    fn file(&mut self, file: i32, name: String, flipped: bool) {
        let (layout, last) = (self.layout, i32::from(self.layout.grid.ranks()) - 1);
        let (from, to) = match layout.look {
            Look::Diamond => self.slanting(layout.point(file, 0), layout.point(file, last)),
            Look::Hexagons => {
                let cells = layout.cells().filter(|&cell| layout.grid.file(cell) == file);
                let Some(ends) = self.beyond_hexagons(cells, |at| at.y, vec2(0.0, outward(flipped))) else { return };
                ends
            }
            Look::Squares | Look::Corners | Look::Crossings => {
                let x = layout.point(file, 0).x;
                (pos2(x, layout.frame.bottom() + layout.lettered()), pos2(x, layout.frame.top()))
            }
        };
        self.put((from, to), name);
    }

    /// A file's name at the upper edge.
    fn upper(&mut self, file: i32, name: String) {
        let (x, frame) = (self.layout.point(file, 0).x, self.layout.frame);
        self.put((pos2(x, frame.top() - self.layout.lettered()), pos2(x, frame.bottom())), name);
    }

    fn rank(&mut self, rank: i32, name: String, flipped: bool) {
        let (layout, last) = (self.layout, i32::from(self.layout.grid.files()) - 1);
        let (from, to) = match layout.look {
            Look::Diamond => self.slanting(layout.point(0, rank), layout.point(last, rank)),
            Look::Hexagons => {
                let cells = layout.cells().filter(|&cell| layout.grid.rank(cell) == rank);
                let Some(ends) = self.beyond_hexagons(cells, |at| -at.x, vec2(outward(flipped), 0.0)) else { return };
                ends
            }
            Look::Squares | Look::Corners | Look::Crossings => {
                let y = layout.point(0, rank).y;
                (pos2(layout.frame.left() - layout.lettered(), y), pos2(layout.frame.right(), y))
            }
        };
        self.put((from, to), name);
    }

    /// On a tilted board names stand where files and ranks would go on.
    fn slanting(&self, first: Pos2, last: Pos2) -> (Pos2, Pos2) {
        let out = self.layout.unit * egui::lerp(0.62..=0.3, self.layout.folding.strips) + self.font.size * 0.5;
        (first + (first - last).normalized() * out, last)
    }

    /// Beside the cell of a line of hexagons that is farthest down, or to the left, and the cell at its other end.
    fn beyond_hexagons(&self, cells: impl Iterator<Item = Cell>, order: fn(Pos2) -> f32, step: egui::Vec2) -> Option<(Pos2, Pos2)> {
        let layout = self.layout;
        let places: Vec<Pos2> = cells.map(|cell| layout.center(cell)).collect();
        let last = places.iter().max_by(|one, other| order(**one).total_cmp(&order(**other)))?;
        let first = places.iter().min_by(|one, other| order(**one).total_cmp(&order(**other)))?;
        Some((*last + layout.to_screen(step).normalized() * (layout.unit * 0.5 + self.font.size * 0.85), *first))
    }

    /// Where a line of cells begins; if that is out of sight, where the line comes into view.
    fn put(&mut self, (from, to): (Pos2, Pos2), name: String) {
        if name.is_empty() {
            return;
        }
        let Some(at) = entry(self.seen, from, to) else { return };
        let window = self.layout.window;
        if !window.x_range().contains(at.x) && !window.y_range().contains(at.y) {
            return;
        }
        let galley = self.painter.layout_no_wrap(name, self.font.clone(), self.color);
        let mut place = Align2::CENTER_CENTER.anchor_size(at, galley.size());
        // Two slanting lines can come into view at one place.
        if self.layout.is_slanted() && window.is_finite() {
            if let Some(other) = self.taken.iter().find(|other| other.intersects(place)) {
                place = place.translate(vec2(other.right() + 2.0 - place.left(), 0.0));
            }
            self.taken.push(place);
        }
        self.painter.galley(place.min, galley, self.color);
    }
}

/// Away from the cells, along a file or a rank.
fn outward(flipped: bool) -> f32 {
    if flipped { 1.0 } else { -1.0 }
}

/// The first place on the way from one place to another that lies in a rectangle.
fn entry(seen: Rect, from: Pos2, to: Pos2) -> Option<Pos2> {
    let way = to - from;
    let mut shares = 0.0..=1.0_f32;
    for (at, way, within) in [(from.x, way.x, seen.x_range()), (from.y, way.y, seen.y_range())] {
        if way.abs() < 1e-3 {
            if !within.contains(at) {
                return None;
            }
            continue;
        }
        let (one, other) = ((within.min - at) / way, (within.max - at) / way);
        shares = shares.start().max(one.min(other))..=shares.end().min(one.max(other));
    }
    (shares.start() <= shares.end()).then(|| from + way * *shares.start())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_goes_along_its_line_to_where_that_comes_into_view() {
        let seen = Rect::from_min_max(pos2(10.0, 10.0), pos2(50.0, 50.0));
        assert_eq!(entry(seen, pos2(20.0, 30.0), pos2(90.0, 30.0)), Some(pos2(20.0, 30.0)), "in sight it stays");
        assert_eq!(entry(seen, pos2(-20.0, 30.0), pos2(90.0, 30.0)), Some(pos2(10.0, 30.0)));
        assert_eq!(entry(seen, pos2(0.0, 20.0), pos2(40.0, 60.0)), Some(pos2(10.0, 30.0)), "along a slanting line");
        assert_eq!(entry(seen, pos2(0.0, 5.0), pos2(90.0, 5.0)), None);
        assert_eq!(entry(seen, pos2(0.0, 30.0), pos2(5.0, 30.0)), None, "no cell of it is in sight");
        assert_eq!(entry(Rect::EVERYTHING, pos2(0.0, 30.0), pos2(5.0, 30.0)), Some(pos2(0.0, 30.0)));
    }
}
