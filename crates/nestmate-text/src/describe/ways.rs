//! Steps, distances and directions in words.

use nestmate_core::geometry::{Dirs, Heading, Offset, images};
use nestmate_core::variant::schema::Look;
use nestmate_core::variant::{Variant, Way};

use crate::words::{self, key, say};

/// `four cells one way and two to the side, in any direction`.
pub(super) fn one_step(variant: &Variant, way: &Way) -> String {
    if !is_oblique(way) {
        return say!("moves-to-along", cells = cells(length(variant, way)), way = directions_in_words(variant, &[way]));
    }
    let dirs = dirs(chosen(variant, way).as_ref());
    let Seen { long, short, outward } = seen(variant, way);
    let key = if outward { key!("moves-to-outward") } else { key!("moves-to-oblique") };
    say!(key, dirs = dirs, long = cells(long), short = number(short), way = words::or(listed(variant, way)))
}

/// `two cells one way and one to the side`.
pub(super) fn apart(variant: &Variant, way: &Way) -> String {
    let Seen { long, short, .. } = seen(variant, way);
    say!("moves-to-apart", long = cells(long), short = number(short))
}

/// By how many degrees a way turns from one step to the next, in the order in which the angles come, each once: `37°` and `53°`.
pub(super) fn turns(way: &Way) -> Vec<String> {
    let angle = |((x, y), _): &(Offset, Vec<Offset>)| f64::from(*y).atan2(f64::from(*x)).to_degrees();
    let angles: Vec<f64> = way.images.iter().map(angle).collect();
    let next = angles.iter().skip(1).chain(angles.first());
    let mut turns = Vec::new();
    for (angle, next) in angles.iter().zip(next) {
        let turn = format!("{:.0}°", (next - angle).rem_euclid(360.0).min((angle - next).rem_euclid(360.0)));
        if !turns.contains(&turn) {
            turns.push(turn);
        }
    }
    turns
}

/// The directions of ways along lines: `straight`, `diagonally forward`, `in all eight directions`.
pub(super) fn directions_in_words(variant: &Variant, group: &[&Way]) -> String {
    let all = |straight: bool| group.iter().any(|way| is_straight(variant, way) == straight && chosen(variant, way) == Some(Dirs::All));
    if group.len() == 2 && all(true) && all(false) && !group.iter().any(|way| is_oblique(way)) {
        return say!("moves-way-eight").to_owned();
    }
    words::or(group.iter().flat_map(|way| directions(variant, way)))
}

fn directions(variant: &Variant, way: &Way) -> Vec<String> {
    let along = if is_straight(variant, way) { "straight" } else { "diagonal" };
    match chosen(variant, way).filter(|_| !is_oblique(way)) {
        // What gains the most ground gains ground: along a line both are one.
        Some(Dirs::Forwardmost) => vec![say!("moves-way", dirs = "forward", along = along, steps = "")],
        Some(named) => vec![say!("moves-way", dirs = dirs(Some(&named)), along = along, steps = "")],
        None => listed(variant, way),
    }
}

/// Which choice of images a way has, if it is one that a definition can name.
fn chosen(variant: &Variant, way: &Way) -> Option<Dirs> {
    let own: Vec<Offset> = way.images.iter().map(|image| image.0).collect();
    let step = *own.first()?;
    let named = [Dirs::All, Dirs::Forward, Dirs::Forwardmost, Dirs::Backward, Dirs::Sideways];
    named.into_iter().find(|dirs| {
        let those = images(step, dirs, variant.board.forward);
        own.iter().all(|step| those.contains(step)) && those.iter().all(|step| own.contains(step))
    })
}

fn dirs(chosen: Option<&Dirs>) -> &'static str {
    match chosen {
        Some(Dirs::All) => "all",
        Some(Dirs::Forward) => "forward",
        Some(Dirs::Forwardmost) => "forwardmost",
        Some(Dirs::Backward) => "backward",
        Some(Dirs::Sideways) => "sideways",
        Some(Dirs::Towards(_)) | None => "other",
    }
}

/// Directions that have no name together: each by its own, or off the lines as steps.
fn listed(variant: &Variant, way: &Way) -> Vec<String> {
    let headings = way.images.iter().map(|image| Heading::of(image.0, variant.board.forward));
    if let (false, Some(headings)) = (is_oblique(way), headings.collect::<Option<Vec<Heading>>>()) {
        return headings_told(&headings);
    }
    let steps = words::or(way.images.iter().map(|((files, ranks), _)| format!("({files}, {ranks})").replace('-', "−")));
    vec![say!("moves-way", dirs = "other", along = "other", steps = steps)]
}

/// Headings in words, the forward ones first, and two that mirror each other by one name: `straight ahead`, `sideways`.
fn headings_told(headings: &[Heading]) -> Vec<String> {
    use Heading::{Backward, BackwardLeft, BackwardRight, Forward, ForwardLeft, ForwardRight, Left, Right};
    let pairs = [
        ((ForwardLeft, ForwardRight), say!("moves-way", dirs = "forward", along = "diagonal", steps = "")),
        ((Left, Right), say!("moves-way", dirs = "sideways", along = "straight", steps = "")),
        ((BackwardLeft, BackwardRight), say!("moves-way", dirs = "backward", along = "diagonal", steps = "")),
    ];
    let one = |heading: Heading| headings.contains(&heading).then(|| heading_told(heading).to_owned());
    let mut told: Vec<String> = one(Forward).into_iter().collect();
    for ((left, right), both) in pairs {
        match (one(left), one(right)) {
            (Some(_), Some(_)) => told.push(both),
            (left, right) => told.extend(left.into_iter().chain(right)),
        }
    }
    told.extend(one(Backward));
    told
}

/// A heading in words: straight ahead, to the right.
pub fn heading_told(heading: Heading) -> &'static str {
    match heading {
        Heading::Forward => say!("moves-way-forward"),
        Heading::ForwardRight => say!("moves-way-forward-right"),
        Heading::Right => say!("moves-way-right"),
        Heading::BackwardRight => say!("moves-way-backward-right"),
        Heading::Backward => say!("moves-way-backward"),
        Heading::BackwardLeft => say!("moves-way-backward-left"),
        Heading::Left => say!("moves-way-left"),
        Heading::ForwardLeft => say!("moves-way-forward-left"),
    }
}

/// A step as it looks on the board.
struct Seen {
    /// How many cells it goes along a line, or the longer way of a step off the lines.
    long: usize,
    /// How many cells it goes to the side; diagonally where it is `outward`.
    short: usize,
    /// Whether it goes on diagonally after going straight.
    outward: bool,
}

/// How far a way's step goes. On a board of squares and their corners, one square lies beside the next, two points of the grid away; on
/// one that stands on its corner, what runs along the grid is seen as diagonal.
fn seen(variant: &Variant, way: &Way) -> Seen {
    let (x, y) = first_step(variant, way);
    let (long, short) = (x.max(y), x.min(y));
    let halved = is_sparse(variant) && variant.board.look != Look::Diamond && long != short;
    if halved && (long % 2 == 1 || short % 2 == 1) {
        return Seen { long: (long - short) / 2, short, outward: true };
    }
    let unit = if halved { 2 } else { 1 };
    Seen { long: long / unit, short: short / unit, outward: false }
}

/// A way's step without its signs, turned as the board is.
fn first_step(variant: &Variant, way: &Way) -> (usize, usize) {
    let (x, y) = way.images.first().map_or((0, 0), |((x, y), _)| (i32::from(*x), i32::from(*y)));
    let tilted = variant.board.look == Look::Diamond && is_sparse(variant);
    let (x, y) = if tilted { (i32::midpoint(x, y), i32::midpoint(y, -x)) } else { (x, y) };
    let size = |part: i32| usize::try_from(part.unsigned_abs()).unwrap_or(usize::MAX);
    (size(x), size(y))
}

/// Whether no two cells are beside each other on the grid, as on a board of squares and their corners.
pub(crate) fn is_sparse(variant: &Variant) -> bool {
    let (grid, cells) = (variant.board.grid, &variant.board.cells);
    cells.iter().all(|cell| grid.step(cell, (1, 0)).is_none_or(|beside| !cells.contains(beside)))
}

fn is_straight(variant: &Variant, way: &Way) -> bool {
    let (x, y) = first_step(variant, way);
    x == 0 || y == 0
}

/// Whether a way leads off the lines, as a Knight's does.
pub(crate) fn is_oblique(way: &Way) -> bool {
    way.images.iter().any(|&((x, y), _)| x != 0 && y != 0 && x.unsigned_abs() != y.unsigned_abs())
}

/// How many cells a way's step goes, along a line or the longer way.
pub(crate) fn length(variant: &Variant, way: &Way) -> usize {
    seen(variant, way).long
}

/// `two cells`.
pub(super) fn cells(count: usize) -> String {
    say!("moves-cells", count = count)
}

/// `two`.
pub(crate) fn number(count: usize) -> String {
    say!("moves-number", count = count)
}
