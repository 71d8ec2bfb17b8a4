//! The outlines of many cells as few lines: an edge that two cells share is one, and edges in a row are one line. Without a graphics card
//! the number of lines is much of the work of a frame.

use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2};
use rustc_hash::FxHashMap;

/// How exactly corners of cells meet, in parts of a point.
const PARTS: f32 = 8.0;

/// How far from straight on, as a share of their lengths, two edges may lead that are one line.
const BENT: f32 = 0.01;

type Corner = (i32, i32);

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct EdgeLine {
    pub(super) ends: [Pos2; 2],
    /// Whether cells lie on both sides of it.
    pub(super) shared: bool,
}

impl EdgeLine {
    /// The same longer at both ends, so that it meets others of this width where they turn.
    pub(super) fn capped(&self, width: f32) -> [Pos2; 2] {
        let [from, to] = self.ends;
        let cap = (to - from).normalized() * (width / 2.0);
        [from - cap, to + cap]
    }
}

/// Paints lines as if each had been painted once for each cell beside it.
pub(super) fn paint(painter: &Painter, lines: &[EdgeLine], color: Color32) {
    let stroke = |shared: bool| Stroke::new(1.0, if shared { twice(color) } else { color });
    painter.extend(lines.iter().map(|line| Shape::line_segment(line.ends, stroke(line.shared))));
}

fn twice(color: Color32) -> Color32 {
    let left = u16::from(255 - color.a());
    #[expect(clippy::cast_possible_truncation, reason = "no more than what is left of 255")]
    let [red, green, blue, cover] = color.to_array().map(|part| part.saturating_add((u16::from(part) * left / 255) as u8));
    Color32::from_rgba_premultiplied(red, green, blue, cover)
}

/// The lines that cells with these corners are drawn by.
pub(super) fn lines<'a>(outlines: impl IntoIterator<Item = &'a [Pos2]>) -> Vec<EdgeLine> {
    let edges = Edges::of(outlines);
    let mut used = vec![false; edges.all.len()];
    let mut found = Vec::new();
    for first in 0..edges.all.len() {
        if std::mem::replace(&mut used[first], true) {
            continue;
        }
        let EdgeLine { mut ends, shared } = edges.all[first];
        for end in [1, 0] {
            while let Some(further) = edges.onward(ends[1 - end], ends[end], shared, &mut used) {
                ends[end] = further;
            }
        }
        found.push(EdgeLine { ends, shared });
    }
    found
}

struct Edges {
    all: Vec<EdgeLine>,
    at: FxHashMap<Corner, Vec<usize>>,
}

impl Edges {
    fn of<'a>(outlines: impl IntoIterator<Item = &'a [Pos2]>) -> Self {
        let (mut all, mut known): (Vec<EdgeLine>, FxHashMap<[Corner; 2], usize>) = Default::default();
        let mut at: FxHashMap<Corner, Vec<usize>> = FxHashMap::default();
        for corners in outlines {
            for (&from, &to) in corners.iter().zip(corners.iter().cycle().skip(1)) {
                let mut key = [from, to].map(corner);
                key.sort_unstable();
                if let Some(&edge) = known.get(&key) {
                    all[edge].shared = true;
                    continue;
                }
                known.insert(key, all.len());
                for end in key {
                    at.entry(end).or_default().push(all.len());
                }
                all.push(EdgeLine { ends: [from, to], shared: false });
            }
        }
        Self { all, at }
    }

    /// The far end of an edge that goes straight on where a line from a place ends.
    fn onward(&self, from: Pos2, end: Pos2, shared: bool, used: &mut [bool]) -> Option<Pos2> {
        let here = corner(end);
        let way = end - from;
        for &edge in self.at.get(&here)? {
            let EdgeLine { ends: [one, other], shared: known } = self.all[edge];
            let further = if corner(one) == here { other } else { one };
            if !used[edge] && known == shared && leads_on(way, further - end) {
                used[edge] = true;
                return Some(further);
            }
        }
        None
    }
}

fn leads_on(way: Vec2, next: Vec2) -> bool {
    way.dot(next) > 0.0 && (way.x * next.y - way.y * next.x).abs() <= BENT * way.length() * next.length()
}

#[expect(clippy::cast_possible_truncation, reason = "places on a screen")]
fn corner(at: Pos2) -> Corner {
    ((at.x * PARTS).round() as i32, (at.y * PARTS).round() as i32)
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    fn square(x: f32, y: f32) -> Vec<Pos2> {
        [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map(|(right, down)| pos2((x + right) * 10.0, (y + down) * 10.0)).to_vec()
    }

    #[test]
    fn a_board_of_squares_has_a_line_for_each_file_and_rank() {
        let cells: Vec<_> = (0..4_u8).flat_map(|x| (0..3_u8).map(move |y| square(f32::from(x), f32::from(y)))).collect();
        let lines = lines(cells.iter().map(Vec::as_slice));
        let long = |shared: bool| {
            let lines = lines.iter().filter(move |line| line.shared == shared);
            let mut lengths: Vec<f32> = lines.map(|line| line.ends[0].distance(line.ends[1])).collect();
            lengths.sort_by(f32::total_cmp);
            lengths
        };
        assert_eq!(long(true), [30.0, 30.0, 30.0, 40.0, 40.0]);
        assert_eq!(long(false), [30.0, 30.0, 40.0, 40.0]);
    }

    #[test]
    fn cells_that_touch_at_corners_keep_their_edges() {
        let cells = [square(0.0, 0.0), square(1.0, 1.0)];
        let lines = lines(cells.iter().map(Vec::as_slice));
        let whole: f32 = lines.iter().map(|line| line.ends[0].distance(line.ends[1])).sum();
        assert!(lines.iter().all(|line| !line.shared) && (whole - 80.0).abs() < 1e-3);
    }

    #[test]
    fn what_was_painted_twice_is_as_strong_as_before() {
        assert_eq!(twice(Color32::from_rgba_premultiplied(20, 17, 12, 56)), Color32::from_rgba_premultiplied(35, 30, 21, 99));
        assert_eq!(twice(Color32::RED), Color32::RED);
    }
}
