//! A man in words: how it moves, worked out from its definition, and what the special rules do with it.

mod endings;
mod rules;

use super::checked::{Travel, Way};
use super::compile::Variant;
use super::men::{KindId, Side};
use super::schema::Only;
use crate::geometry::{Cell, CellSet, Dirs, Step, images};

pub use endings::endings_in_words;
pub use rules::rules_in_words;

/// How a man moves: a sentence for each group of ways that differ only in their directions.
#[must_use]
pub fn moves_in_words(variant: &Variant, kind: KindId) -> Vec<String> {
    sentences(variant, variant.kind(kind).ways.iter().collect(), true)
}

/// Whether some man moves otherwise from some cells than from others.
#[must_use]
pub fn moves_depend_on_cell(variant: &Variant) -> bool {
    variant.kinds.iter().flat_map(|kind| &kind.ways).any(|way| way.from != variant.board.cells)
}

/// How a man of a side would move from a cell.
#[must_use]
pub fn moves_from_in_words(variant: &Variant, kind: KindId, side: Side, cell: Cell) -> Vec<String> {
    let usable = |way: &&Way| variant.seen_by(side, &way.from).contains(cell) && variant.seen_by(side, &way.within).contains(cell);
    sentences(variant, variant.kind(kind).ways.iter().filter(usable).collect(), false)
}

/// A sentence for each group of ways that differ only in their directions, with or without the cells they can be used from.
fn sentences(variant: &Variant, mut rest: Vec<&Way>, with_cells: bool) -> Vec<String> {
    let mut sentences = Vec::new();
    while !rest.is_empty() {
        let first = rest.remove(0);
        let (alike, others) = rest.into_iter().partition(|way| alike(first, way));
        rest = others;
        let group: Vec<&Way> = std::iter::once(first).chain(alike).collect();
        sentences.push(sentence(variant, &group, with_cells));
    }
    sentences
}

/// Whether two ways can be told in one sentence.
fn alike(a: &Way, b: &Way) -> bool {
    let same_reach = match a.travel {
        Travel::Leap => true,
        Travel::Slide | Travel::Hop => length(a) == length(b),
        Travel::Lame | Travel::Circle | Travel::Zigzag => false,
    };
    same_reach && (a.travel, a.most, a.only, a.from) == (b.travel, b.most, b.only, b.from) && (a.within, &a.walls) == (b.within, &b.walls)
}

fn sentence(variant: &Variant, group: &[&Way], with_cells: bool) -> String {
    let way = group[0];
    let mut text = String::new();
    match way.only {
        Only::Both => {}
        Only::Move => text.push_str("without capturing, "),
        Only::Capture => text.push_str("only to capture, "),
    }
    if with_cells && way.from != variant.board.cells {
        text.push_str("from ");
        text.push_str(&cells_in_words(variant, &way.from));
        text.push_str(", ");
    }
    text.push_str(&travel_in_words(variant, group));
    if way.within != variant.board.cells {
        text.push_str(", never leaving ");
        text.push_str(&cells_in_words(variant, &way.within));
    }
    if !way.walls.is_empty() {
        text.push_str(", not across the edge of ");
        let walls: Vec<String> = way.walls.iter().map(|wall| cells_in_words(variant, wall)).collect();
        text.push_str(&joined(&walls, "or"));
    }
    text.push('.');
    capitalised(&text)
}

fn travel_in_words(variant: &Variant, group: &[&Way]) -> String {
    let way = group[0];
    let directions = || directions_in_words(variant, group);
    let turn = |way: &Way| 360 / way.images.len().max(1);
    match way.travel {
        Travel::Leap => leaps(variant, group),
        Travel::Slide => match (length(way), way.most) {
            (1, 0) => format!("slides any distance {}", directions()),
            (1, most) => format!("slides up to {} {}", cells(usize::from(most)), directions()),
            (step, 0) => format!("rides any distance by {} {}, leaping what stands between", stride(step), directions()),
            (step, most) => format!("rides up to {most} times {} {}, leaping what stands between", cells(step), directions()),
        },
        Travel::Lame => format!("goes {}, {}", one_step(variant, way), lameness(way)),
        Travel::Circle => {
            let most = if way.most == 0 { String::new() } else { format!("up to {} ", number(usize::from(way.most))) };
            let step = apart(way);
            format!("makes {most}leaps of {step} in a circle, turning {}° the same way each time, as far as the first man", turn(way))
        }
        Travel::Zigzag => {
            let from = if way.images.len() == 8 { "any of the eight directions".to_owned() } else { directions() };
            format!("zigzags: the first step in {from}, then turns {}° left and right by turns, as far as the first man", turn(way))
        }
        Travel::Hop => format!("jumps {} along a line beyond exactly one man, landing on the next", directions()),
    }
}

/// Leaps of one or several steps: `leaps two cells straight or diagonally, or one cell diagonally forward`.
fn leaps(variant: &Variant, group: &[&Way]) -> String {
    let mut parts: Vec<(usize, Vec<&Way>)> = Vec::new();
    for &way in group {
        match parts.iter_mut().find(|(step, ways)| *step == length(way) && !is_oblique(way) && !is_oblique(ways[0])) {
            Some((_, ways)) => ways.push(way),
            None => parts.push((length(way), vec![way])),
        }
    }
    let clause = |(step, ways): &(usize, Vec<&Way>)| {
        if is_oblique(ways[0]) {
            return format!("leaps {}", one_step(variant, ways[0]));
        }
        let verb = if *step == 1 { "steps" } else { "leaps" };
        format!("{verb} {} {}", cells(*step), directions_in_words(variant, ways))
    };
    parts.iter().map(clause).collect::<Vec<_>>().join("; ")
}

/// `four cells one way and two to the side, in any direction`.
fn one_step(variant: &Variant, way: &Way) -> String {
    let step = way.images[0].0;
    if !is_oblique(way) {
        return format!("{} {}", cells(length(way)), directions_in_words(variant, &[way]));
    }
    let (long, short) = (length(way), usize::from(step.0.unsigned_abs().min(step.1.unsigned_abs())));
    let apart = apart(way);
    match chosen(variant, way) {
        Some(Dirs::All) => format!("{apart}, in any direction"),
        Some(Dirs::Forward) => format!("{apart}, forward"),
        Some(Dirs::Forwardmost) => format!("{} forward and {} to the side", cells(long), number(short)),
        Some(Dirs::Backward) => format!("{apart}, backward"),
        Some(Dirs::Sideways) => format!("{apart}, sideways"),
        None => format!("{apart}, {}", listed(way)),
    }
}

/// `two cells one way and one to the side`.
fn apart(way: &Way) -> String {
    let (x, y) = way.images.first().map_or((0, 0), |image| image.0);
    format!("{} one way and {} to the side", cells(length(way)), number(usize::from(x.unsigned_abs().min(y.unsigned_abs()))))
}

/// Where a man stands in the way of a lame step.
fn lameness(way: &Way) -> &'static str {
    let Some(&((x, y), (via_x, via_y))) = way.images.first() else { return "unless a man stands in the way" };
    if (x, y) == (via_x.saturating_mul(2), via_y.saturating_mul(2)) {
        "unless a man stands half-way"
    } else if via_x == 0 || via_y == 0 {
        "straight first, unless a man stands there"
    } else {
        "diagonally first, unless a man stands there"
    }
}

/// The directions of ways along lines: `straight`, `diagonally forward`, `in all eight directions`.
fn directions_in_words(variant: &Variant, group: &[&Way]) -> String {
    let all = |straight: bool| group.iter().any(|way| is_straight(way) == straight && chosen(variant, way) == Some(Dirs::All));
    if group.len() == 2 && all(true) && all(false) && !group.iter().any(|way| is_oblique(way)) {
        return "in all eight directions".to_owned();
    }
    let words: Vec<String> = group.iter().map(|way| direction(variant, way)).collect();
    joined(&words, "or")
}

fn direction(variant: &Variant, way: &Way) -> String {
    if is_oblique(way) {
        return listed(way);
    }
    let along = if is_straight(way) { "straight" } else { "diagonally" };
    match chosen(variant, way) {
        Some(Dirs::All) => along.to_owned(),
        Some(Dirs::Forward | Dirs::Forwardmost) => format!("{along} forward"),
        Some(Dirs::Backward) => format!("{along} backward"),
        Some(Dirs::Sideways) => "sideways".to_owned(),
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

/// Directions that have no name, as steps.
fn listed(way: &Way) -> String {
    let words: Vec<String> = way.images.iter().map(|&(step, _)| step_in_words(step)).collect();
    format!("by {}", joined(&words, "or"))
}

fn step_in_words((files, ranks): Step) -> String {
    format!("({files}, {ranks})").replace('-', "−")
}

fn is_straight(way: &Way) -> bool {
    way.images.iter().all(|&((x, y), _)| x == 0 || y == 0)
}

fn is_oblique(way: &Way) -> bool {
    way.images.iter().any(|&((x, y), _)| x != 0 && y != 0 && x.unsigned_abs() != y.unsigned_abs())
}

/// The longer part of a way's step.
fn length(way: &Way) -> usize {
    way.images.first().map_or(0, |&((x, y), _)| usize::from(x.unsigned_abs().max(y.unsigned_abs())))
}

fn stride(step: usize) -> String {
    match step {
        2 => "twos".to_owned(),
        3 => "threes".to_owned(),
        4 => "fours".to_owned(),
        more => format!("{more} cells at a time"),
    }
}

fn cells(count: usize) -> String {
    format!("{} {}", number(count), if count == 1 { "cell" } else { "cells" })
}

fn number(count: usize) -> String {
    const WORDS: [&str; 11] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    WORDS.get(count).map_or_else(|| count.to_string(), |&word| word.to_owned())
}

/// A set of cells in words: by the names that the definition gives, by ranks, or one by one; White's view.
pub(super) fn cells_in_words(variant: &Variant, cells: &CellSet) -> String {
    let known: Vec<(&str, &CellSet)> = variant
        .regions
        .iter()
        .map(|(name, cells)| (name.as_str(), cells))
        .chain(variant.layers.iter().map(|layer| (layer.name.as_str(), &layer.cells)))
        .collect();
    let whole = known.iter().find(|(_, named)| *named == cells).map(|(name, _)| the_cells(name));
    whole
        .or_else(|| (*cells == variant.board.cells).then(|| "the board".to_owned()))
        .or_else(|| ranks_in_words(variant, cells))
        .or_else(|| part_of_ranks(variant, cells, &known))
        .or_else(|| outside(cells, &known))
        .unwrap_or_else(|| few_cells(variant, cells))
}

/// A region's name as a place: a plural stands for itself.
fn the_cells(name: &str) -> String {
    let plural = name.ends_with('s') && !name.ends_with("ss");
    if plural { format!("the {name}") } else { format!("the {name} cells") }
}

/// `the even cells of own rank 16`.
fn part_of_ranks(variant: &Variant, cells: &CellSet, known: &[(&str, &CellSet)]) -> Option<String> {
    let grid = variant.board.grid;
    let ranks: CellSet = variant.board.cells.iter().filter(|&cell| cells.iter().any(|other| grid.rank(other) == grid.rank(cell))).collect();
    let (name, _) = known.iter().find(|(_, named)| **named & ranks == *cells)?;
    Some(format!("{} of {}", the_cells(name), ranks_in_words(variant, &ranks)?))
}

/// `the purple cells outside the fortress cells`.
fn outside(cells: &CellSet, known: &[(&str, &CellSet)]) -> Option<String> {
    let pairs = known.iter().flat_map(|whole| known.iter().map(move |without| (whole, without)));
    let (whole, without) = pairs.into_iter().find(|(whole, without)| *whole.1 & !*without.1 == *cells)?;
    Some(format!("{} outside {}", the_cells(whole.0), the_cells(without.0)))
}

/// Whole ranks, as far as the board has them.
fn ranks_in_words(variant: &Variant, cells: &CellSet) -> Option<String> {
    let grid = variant.board.grid;
    let on_rank = |rank: i32| variant.board.cells.iter().filter(move |&cell| grid.rank(cell) == rank);
    let ranks: Vec<i32> = (0..i32::from(grid.ranks())).filter(|&rank| on_rank(rank).any(|cell| cells.contains(cell))).collect();
    let whole = !ranks.is_empty() && ranks.iter().all(|&rank| on_rank(rank).all(|cell| cells.contains(cell)));
    let names: Vec<String> = ranks.iter().map(|rank| (rank + 1).to_string()).collect();
    whole.then(|| {
        format!("own {} {}", if names.len() == 1 { "rank" } else { "ranks" }, runs(&ranks).unwrap_or_else(|| joined(&names, "and")))
    })
}

/// `13 to 17` for ranks without a gap.
fn runs(ranks: &[i32]) -> Option<String> {
    let (first, last) = (ranks.first()?, ranks.last()?);
    (ranks.len() > 2 && ranks.windows(2).all(|pair| pair[1] == pair[0] + 1)).then(|| format!("{} to {}", first + 1, last + 1))
}

fn few_cells(variant: &Variant, cells: &CellSet) -> String {
    const MANY: usize = 12;
    if cells.len() > MANY {
        return "certain cells".to_owned();
    }
    joined(&cells.iter().map(|cell| variant.cell_name(cell)).collect::<Vec<_>>(), "and")
}

/// `a, b or c`.
pub(super) fn joined(words: &[String], last: &str) -> String {
    match words {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [most @ .., end] => format!("{} {last} {end}", most.join(", ")),
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::Library;

    fn every_kind(mut look: impl FnMut(&Variant, KindId)) {
        let library = Library::shipped();
        for (id, _) in library.games() {
            let variant = library.get(id).expect("a shipped game compiles");
            variant.kind_ids().for_each(|kind| look(&variant, kind));
        }
    }

    #[test]
    fn every_way_of_every_man_has_words() {
        every_kind(|variant, kind| {
            let name = &variant.kind(kind).name;
            let ways = &variant.kind(kind).ways;
            for way in ways {
                let text = sentence(variant, &[way], true);
                assert!(text.len() > 10 && text.ends_with('.') && !text.contains("nothing"), "{name}: {text}");
                assert!(!text.contains("certain cells"), "{name}: a region without a name: {text}");
            }
            let sentences = moves_in_words(variant, kind);
            assert!(!sentences.is_empty() && sentences.len() <= ways.len(), "{name}: {sentences:?}");
        });
    }

    #[test]
    fn a_cell_tells_what_each_man_would_be_there() {
        let variant = Library::shipped().get("crouching-stepper").expect("shipped");
        assert!(moves_depend_on_cell(&variant));
        let words = |letter: char, side: Side, cell: &str| {
            let kind = variant.kind_of(letter).expect("the letter is known");
            moves_from_in_words(&variant, kind, side, variant.board.grid.parse(cell).expect("a cell")).join(" ")
        };
        assert_eq!(words('R', Side::White, "a1"), "Slides any distance straight.");
        assert!(words('R', Side::White, "d1").starts_with("Steps one cell straight, not across the edge of"));
        assert_eq!(
            (words('P', Side::White, "d9").as_str(), words('P', Side::Black, "d9").as_str()),
            ("Steps one cell straight backward.", "Steps one cell straight forward.")
        );
        assert_eq!(words('G', Side::White, "a1"), "", "a General has no moves outside its fortress");
    }

    #[test]
    fn men_with_different_moves_have_different_words() {
        every_kind(|variant, kind| {
            for other in variant.kind_ids().filter(|&other| variant.kind(other).ways != variant.kind(kind).ways) {
                assert_ne!(moves_in_words(variant, kind), moves_in_words(variant, other), "{}", variant.kind(kind).name);
            }
        });
    }

    fn words(moves: &str) -> Vec<String> {
        let text = format!(
            "[(id: \"w\", name: \"W\", board: (files: 9, ranks: 9), layers: [(name: \"all\", cells: All, men: \"K\", tint: \"#ffffff\")],
            men: [(letter: 'K', name: \"King\", royal: true, moves: [{moves}])],
            start: \"4k4/9/9/9/9/9/9/9/4K4 w - - - 0 1\", rules: [], endings: ())]"
        );
        let mut library = Library::default();
        library.add(crate::variant::Source { name: "w".to_owned(), text });
        assert!(library.reports().is_empty(), "{:?}", library.reports());
        let variant = library.get("w").expect("it compiles");
        moves_in_words(&variant, KindId::new(1))
    }

    #[test]
    fn usual_moves_have_usual_words() {
        assert_eq!(words("Leap(step: (1, 0)), Leap(step: (1, 1))"), ["Steps one cell in all eight directions."]);
        assert_eq!(words("Leap(step: (2, 0)), Leap(step: (2, 2), dirs: Forward)"), ["Leaps two cells straight or diagonally forward."]);
        assert_eq!(words("Slide(step: (2, 2))"), ["Rides any distance by twos diagonally, leaping what stands between."]);
        assert_eq!(words("Leap(step: (2, 1))"), ["Leaps two cells one way and one to the side, in any direction."]);
        let pawn = words("Leap(step: (1, 0), dirs: Forward, only: Move), Leap(step: (1, 1), dirs: Forward, only: Capture)");
        assert_eq!(pawn, ["Without capturing, steps one cell straight forward.", "Only to capture, steps one cell diagonally forward."]);
        assert_eq!(words("Slide(step: (1, 0), most: 3)"), ["Slides up to three cells straight."]);
    }
}
