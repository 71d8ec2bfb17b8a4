//! A piece in words: how it moves, worked out from its definition, and what the special rules do with it.

mod cells;
mod endings;
mod rules;
mod ways;

use nestmate_core::geometry::Cell;
use nestmate_core::variant::schema::Only;
use nestmate_core::variant::{KindId, Side, Travel, Variant, Way};

use crate::words::{self, key, say};

pub use cells::cells_in_words;
pub(super) use cells::{cells_told, named_cell, place_in_words, region_in_words, region_name, whole_lines};
pub use endings::endings_in_words;
pub(super) use endings::{can_die, gotten, unturned};
pub(super) use rules::{Takers, facing_lines, one_of, part_or_whole, rule_in_words, sentences, whose};
pub use rules::{a_piece, inner_rules_in_words, rules_in_words, some_rules_in_words};
pub use ways::heading_told;
use ways::{cells, directions_in_words, one_step};
pub(super) use ways::{is_oblique, is_sparse, length, number};

/// What people call a side, in the language in use.
pub fn named_side(variant: &Variant, side: Side) -> &str {
    words::named(variant.side_name(side))
}

/// The same of both sides, who moves first first.
pub fn named_sides(variant: &Variant) -> [&str; 2] {
    Side::BOTH.map(|side| named_side(variant, side))
}

/// How a piece moves: a sentence for each group of ways that differ only in their directions.
pub fn moves_in_words(variant: &Variant, kind: KindId) -> Vec<String> {
    sentences_of(variant, variant.kind(kind).ways.iter().collect(), true)
}

/// Whether some piece moves otherwise from some cells than from others.
pub fn moves_depend_on_cell(variant: &Variant) -> bool {
    variant.kinds.iter().flat_map(|kind| &kind.ways).any(|way| way.from != variant.board.cells)
}

/// How a piece of a side would move from a cell.
pub fn moves_from_in_words(variant: &Variant, kind: KindId, side: Side, cell: Cell) -> Vec<String> {
    let usable = |way: &&Way| variant.seen_by(side, &way.from).contains(cell) && variant.seen_by(side, &way.within).contains(cell);
    sentences_of(variant, variant.kind(kind).ways.iter().filter(usable).collect(), false)
}

/// A sentence for each group of ways that differ only in their directions, with or without the cells they can be used from.
fn sentences_of(variant: &Variant, mut rest: Vec<&Way>, with_cells: bool) -> Vec<String> {
    let every = rest.clone();
    let mut sentences = Vec::new();
    while !rest.is_empty() {
        let first = rest.remove(0);
        let (alike, others) = rest.into_iter().partition(|way| alike(variant, first, way));
        rest = others;
        let group: Vec<&Way> = std::iter::once(first).chain(alike).collect();
        let part = with_cells && first.from != variant.board.cells;
        let also = || every.iter().any(|way| way.only == first.only && way.from != first.from && (first.from & !way.from).is_empty());
        let place = part.then(|| if also() { "also" } else { "part" });
        sentences.push(sentence(variant, &group, place));
    }
    sentences
}

fn alike(variant: &Variant, a: &Way, b: &Way) -> bool {
    let same_reach = match a.travel {
        Travel::Leap => true,
        Travel::Slide | Travel::Hop | Travel::Vault => length(variant, a) == length(variant, b),
        _ => false,
    };
    same_reach
        && (a.travel, a.most, a.only, a.from) == (b.travel, b.most, b.only, b.from)
        && a.except == b.except
        && (a.within, &a.walls, a.first, a.unchecked) == (b.within, &b.walls, b.first, b.unchecked)
}

/// `place` says how the cells are named from which the ways can be used, if they are.
fn sentence(variant: &Variant, group: &[&Way], place: Option<&str>) -> String {
    let way = group[0];
    let (place, from) = match place {
        Some(place) => (place, cells_in_words(variant, &way.from)),
        None => ("whole", String::new()),
    };
    let mut clause =
        say!("moves-opening", only = only_in_words(way.only), place = place, cells = from, travel = travel_in_words(variant, group));
    if way.within != variant.board.cells {
        clause = say!("moves-within", clause = clause, cells = place_in_words(variant, &way.within));
    }
    if !way.walls.is_empty() {
        let walls = words::or(way.walls.iter().map(|wall| place_in_words(variant, wall)));
        clause = say!("moves-walls", clause = clause, cells = walls);
    }
    if !way.except.is_empty() {
        clause = say!("moves-except", clause = clause, pieces = one_of(variant, way.except.iter()));
    }
    if way.first {
        clause = say!("moves-first", clause = clause);
    }
    if way.unchecked {
        clause = say!("moves-unchecked", clause = clause);
    }
    words::capitalised(&say!("moves-sentence", clause = clause))
}

fn only_in_words(only: Only) -> &'static str {
    match only {
        Only::Both => "both",
        Only::Move => "move",
        Only::Capture => "capture",
    }
}

fn travel_in_words(variant: &Variant, group: &[&Way]) -> String {
    let way = group[0];
    let directions = || directions_in_words(variant, group);
    match way.travel {
        Travel::Leap => leaps(variant, group),
        Travel::Slide => match (length(variant, way), way.most) {
            (1, 0) => say!("moves-slide", way = directions()),
            (1, most) => say!("moves-slide-most", most = most, number = number(most.into()), way = directions()),
            (_, most) if is_oblique(way) => {
                say!("moves-ride-oblique", most = most, number = number(most.into()), step = one_step(variant, way))
            }
            (step, 0) => say!("moves-ride", step = step, way = directions()),
            (step, most) => say!("moves-ride-most", most = most, cells = cells(step), way = directions()),
        },
        Travel::Lame => say!("moves-lame", step = one_step(variant, way), via = via(way)),
        Travel::Circle => {
            let (step, angles) = (ways::apart(variant, way), ways::turns(way));
            let key = if angles.len() > 1 { key!("moves-circle-turns") } else { key!("moves-circle") };
            say!(key, most = way.most, number = number(way.most.into()), step = step, angle = words::and(angles))
        }
        Travel::Zigzag => {
            let (sides, angle) = (way.images.len(), words::or(ways::turns(way)));
            say!("moves-zigzag", most = way.most, number = number(way.most.into()), sides = sides, way = directions(), angle = angle)
        }
        Travel::Twice => say!("moves-twice", steps = way.images.len(), way = directions()),
        Travel::Hop => say!("moves-hop", only = only_in_words(way.only), way = directions()),
        Travel::Vault => say!("moves-vault", most = way.most, number = number(usize::from(way.most).saturating_sub(1)), way = directions()),
    }
}

/// Leaps of one or several steps: `leaps two cells straight or diagonally, or one cell diagonally forward`.
fn leaps(variant: &Variant, group: &[&Way]) -> String {
    let mut parts: Vec<(usize, Vec<&Way>)> = Vec::new();
    for &way in group {
        match parts.iter_mut().find(|(step, ways)| *step == length(variant, way) && !is_oblique(way) && !is_oblique(ways[0])) {
            Some((_, ways)) => ways.push(way),
            None => parts.push((length(variant, way), vec![way])),
        }
    }
    let clause = |(step, ways): &(usize, Vec<&Way>)| {
        if is_oblique(ways[0]) {
            return say!("moves-leap", step = one_step(variant, ways[0]));
        }
        say!("moves-step", length = *step, cells = cells(*step), way = directions_in_words(variant, ways))
    };
    let also = |first, next| say!("moves-leaps", first = first, next = next);
    parts.iter().map(clause).reduce(also).unwrap_or_default()
}

fn via(way: &Way) -> &'static str {
    let Some(((x, y), vias)) = way.images.first() else { return "other" };
    let &[(via_x, via_y)] = vias.as_slice() else { return "other" };
    if (*x, *y) == (via_x.saturating_mul(2), via_y.saturating_mul(2)) {
        "half"
    } else if via_x.abs().max(via_y.abs()) > 1 {
        "other"
    } else if via_x == 0 || via_y == 0 {
        "straight"
    } else {
        "diagonal"
    }
}

#[cfg(test)]
mod tests {
    use nestmate_core::variant::Library;

    use super::*;

    fn every_kind(mut look: impl FnMut(&Variant, KindId)) {
        let library = crate::shipped::library();
        for (id, _) in library.games() {
            let variant = library.get(id).expect("a shipped game compiles");
            variant.kind_ids().for_each(|kind| look(&variant, kind));
        }
    }

    #[test]
    fn every_way_of_every_piece_has_words() {
        every_kind(|variant, kind| {
            let name = &variant.kind(kind).name;
            let ways = &variant.kind(kind).ways;
            for way in ways {
                let text = sentence(variant, &[way], (way.from != variant.board.cells).then_some("part"));
                assert!(text.len() > 10 && text.ends_with('.') && !text.contains("nothing"), "{name}: {text}");
                assert!(!text.contains("some cells"), "{name}: a region without a name: {text}");
            }
            let sentences = moves_in_words(variant, kind);
            assert!(!sentences.is_empty() && sentences.len() <= ways.len(), "{name}: {sentences:?}");
        });
    }

    #[test]
    fn a_cell_tells_what_each_piece_would_be_there() {
        let variant = crate::shipped::library().get("crouching-stepper").expect("shipped");
        assert!(moves_depend_on_cell(&variant));
        let words = |letter: char, side: Side, cell: &str| {
            let kind = variant.kind_of(letter).expect("the letter is known");
            moves_from_in_words(&variant, kind, side, variant.board.grid.parse(cell).expect("a cell")).join(" ")
        };
        assert_eq!(words('R', Side::White, "a1"), "Slides any distance orthogonally.");
        assert!(words('R', Side::White, "d1").starts_with("Steps one cell orthogonally, never into or out of the fortress"));
        assert_eq!(
            (words('P', Side::White, "d9").as_str(), words('P', Side::Black, "d9").as_str()),
            ("Steps one cell straight back.", "Steps one cell straight ahead.")
        );
        assert_eq!(words('G', Side::White, "a1"), "", "a General has no moves outside its fortress");
    }

    #[test]
    fn pieces_with_different_moves_have_different_words() {
        every_kind(|variant, kind| {
            for other in variant.kind_ids().filter(|&other| variant.kind(other).ways != variant.kind(kind).ways) {
                assert_ne!(moves_in_words(variant, kind), moves_in_words(variant, other), "{}", variant.kind(kind).name);
            }
        });
    }

    fn words(moves: &str) -> Vec<String> {
        let text = format!(
            "[(id: \"w\", name: \"W\", board: (files: 9, ranks: 9), layers: [(name: \"all\", cells: All, pieces: \"K\", tint: \"#ffffff\")],
            pieces: [(letter: 'K', name: \"King\", royal: true, moves: [{moves}])],
            start: \"4k4/9/9/9/9/9/9/9/4K4 w - - - 0 1\", rules: [], endings: ())]"
        );
        let mut library = Library::default();
        library.add(nestmate_core::variant::Source::new("w", text));
        assert!(library.reports().is_empty(), "{:?}", library.reports());
        let variant = library.get("w").expect("it compiles");
        moves_in_words(&variant, KindId::new(1))
    }

    #[test]
    fn steps_are_told_as_they_are_seen_on_the_board() {
        let library = crate::shipped::library();
        let words = |game: &str, letter: char| {
            let variant = library.get(game).expect("shipped");
            let kind = variant.kind_of(letter).expect("the letter is known");
            moves_in_words(&variant, kind).join(" ")
        };
        // On squares and corners, the next square is two points of the grid away.
        assert_eq!(words("nested-chess-a", 'B'), "Slides any distance orthogonally.");
        assert_eq!(words("nested-chess-a", 'N'), "Leaps one cell orthogonally, then one diagonally outward.");
        // The same board on its corner turns straight into diagonal.
        assert_eq!(words("nested-chess-b", 'B'), "Slides any distance diagonally.");
        assert_eq!(words("nested-chess-b", 'N'), "Leaps two cells orthogonally and one to the side.");
        assert_eq!(words("sfhiodgei", 'D'), "Rides any distance orthogonally in leaps of two cells.");
        let rose = words("sfhiodgei", 'R');
        assert!(rose.contains("turning the same way, by 37° and 53° in turn"), "{rose}");
        assert!(words("sfhiodgei", 'Y').contains("then turning 45° left and right alternately"));
    }

    #[test]
    fn usual_moves_have_usual_words() {
        assert_eq!(words("Leap(step: (1, 0)), Leap(step: (1, 1))"), ["Steps one cell in any direction."]);
        assert_eq!(words("Leap(step: (2, 0)), Leap(step: (2, 2), dirs: Forward)"), ["Leaps two cells orthogonally or diagonally forward."]);
        assert_eq!(words("Slide(step: (2, 2))"), ["Rides any distance diagonally in leaps of two cells."]);
        assert_eq!(words("Leap(step: (2, 1))"), ["Leaps two cells orthogonally and one to the side."]);
        let rider = words("Slide(step: (2, 1))");
        assert_eq!(rider, ["Leaps two cells orthogonally and one to the side, any number of times in the same direction."]);
        let pawn = words("Leap(step: (1, 0), dirs: Forward, only: Move), Leap(step: (1, 1), dirs: Forward, only: Capture)");
        assert_eq!(pawn, ["Steps one cell straight ahead, without capturing.", "To capture, steps one cell diagonally forward."]);
        assert_eq!(words("Slide(step: (1, 0), most: 3)"), ["Slides up to three cells orthogonally."]);
        assert_eq!(
            words("Slide(step: (1, 0), dirs: Towards([Left, Right])), Leap(step: (1, 1), dirs: Towards([BackwardLeft]))"),
            ["Slides any distance sideways.", "Steps one cell diagonally backward to the left."]
        );
        assert_eq!(words("Slide(step: (1, 0), dirs: Towards([Left, Forward]))"), ["Slides any distance straight ahead or to the left."]);
        assert_eq!(
            words("Hop(step: (1, 0))"),
            ["Jumps orthogonally over exactly one piece and lands on any cell beyond it, as far as the next piece, which it may capture."]
        );
        assert_eq!(
            words("Vault(step: (1, 0)), Vault(step: (1, 1))"),
            ["Jumps in any direction over the first piece it meets and lands on the cell just beyond."]
        );
        assert_eq!(
            words("Lame(step: (3, 2), via: [(1, 0), (2, 1)])"),
            ["Moves three cells orthogonally and two to the side, unless a piece is in the way."]
        );
    }
}
