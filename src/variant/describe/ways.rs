//! Steps, distances and directions in words.

use super::super::checked::Way;
use super::super::compile::Variant;
use crate::geometry::{Dirs, Step, images};
use crate::words::{self, say};

/// `four cells one way and two to the side, in any direction`.
pub(super) fn one_step(variant: &Variant, way: &Way) -> String {
    let step = way.images[0].0;
    if !is_oblique(way) {
        return say!("moves-to-along", cells = cells(length(way)), way = directions_in_words(variant, &[way]));
    }
    let dirs = dirs(chosen(variant, way));
    say!("moves-to-oblique", dirs = dirs, long = cells(length(way)), short = number(shorter(step)), way = listed(way))
}

/// `two cells one way and one to the side`.
pub(super) fn apart(way: &Way) -> String {
    let step = way.images.first().map_or((0, 0), |image| image.0);
    say!("moves-to-apart", long = cells(length(way)), short = number(shorter(step)))
}

/// The directions of ways along lines: `straight`, `diagonally forward`, `in all eight directions`.
pub(super) fn directions_in_words(variant: &Variant, group: &[&Way]) -> String {
    let all = |straight: bool| group.iter().any(|way| is_straight(way) == straight && chosen(variant, way) == Some(Dirs::All));
    if group.len() == 2 && all(true) && all(false) && !group.iter().any(|way| is_oblique(way)) {
        return say!("moves-way-eight").to_owned();
    }
    words::or(group.iter().map(|way| direction(variant, way)))
}

fn direction(variant: &Variant, way: &Way) -> String {
    let along = if is_straight(way) { "straight" } else { "diagonal" };
    match chosen(variant, way).filter(|_| !is_oblique(way)) {
        // What gains the most ground gains ground: along a line both are one.
        Some(Dirs::Forwardmost) => say!("moves-way", dirs = "forward", along = along, steps = ""),
        Some(named) => say!("moves-way", dirs = dirs(Some(named)), along = along, steps = ""),
        None => listed(way),
    }
}

/// Which choice of images a way has, if it is one that a definition can name.
fn chosen(variant: &Variant, way: &Way) -> Option<Dirs> {
    let own: Vec<Step> = way.images.iter().map(|image| image.0).collect();
    let step = *own.first()?;
    let named = [Dirs::All, Dirs::Forward, Dirs::Forwardmost, Dirs::Backward, Dirs::Sideways];
    named.into_iter().find(|&dirs| {
        let those = images(step, dirs, variant.board.forward);
        own.iter().all(|step| those.contains(step)) && those.iter().all(|step| own.contains(step))
    })
}

/// What the sentences call a choice of images.
fn dirs(chosen: Option<Dirs>) -> &'static str {
    match chosen {
        Some(Dirs::All) => "all",
        Some(Dirs::Forward) => "forward",
        Some(Dirs::Forwardmost) => "forwardmost",
        Some(Dirs::Backward) => "backward",
        Some(Dirs::Sideways) => "sideways",
        None => "other",
    }
}

/// Directions that have no name, as steps.
fn listed(way: &Way) -> String {
    let steps = words::or(way.images.iter().map(|&(step, _)| step_in_words(step)));
    say!("moves-way", dirs = "other", along = "other", steps = steps)
}

fn step_in_words((files, ranks): Step) -> String {
    format!("({files}, {ranks})").replace('-', "−")
}

fn is_straight(way: &Way) -> bool {
    way.images.iter().all(|&((x, y), _)| x == 0 || y == 0)
}

/// Whether a way leads off the lines, as a Knight's does.
pub(super) fn is_oblique(way: &Way) -> bool {
    way.images.iter().any(|&((x, y), _)| x != 0 && y != 0 && x.unsigned_abs() != y.unsigned_abs())
}

/// The longer part of a way's step.
pub(super) fn length(way: &Way) -> usize {
    way.images.first().map_or(0, |&((x, y), _)| usize::from(x.unsigned_abs().max(y.unsigned_abs())))
}

fn shorter((x, y): Step) -> usize {
    usize::from(x.unsigned_abs().min(y.unsigned_abs()))
}

/// `two cells`.
pub(super) fn cells(count: usize) -> String {
    say!("moves-cells", count = count)
}

/// `two`.
pub(super) fn number(count: usize) -> String {
    say!("moves-number", count = count)
}
