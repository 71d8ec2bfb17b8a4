//! How a piece moves, in Betza's notation as `XBoard` reads it.
//!
//! The notation knows no regions, walls or freezing. A piece that they bear on is not told: a client that took it to do more than it can
//! would see checks that there are not.

use std::fmt::Write as _;

use nestmate_core::geometry::{Offset, Wrap};
use nestmate_core::variant::{KindId, Only, Rule, Side, Sides, Travel, Variant, Way};

const ATOMS: [(char, Offset); 9] =
    [('W', (0, 1)), ('F', (1, 1)), ('D', (0, 2)), ('N', (1, 2)), ('A', (2, 2)), ('H', (0, 3)), ('C', (1, 3)), ('Z', (2, 3)), ('G', (3, 3))];

/// The ways of moving of a kind, one part of the description each, sorted; `None` if the notation has no words for one of them. A
/// royal piece is told without the regions that it is held by: clients know no other who takes its place.
pub(super) fn parts(variant: &Variant, kind: KindId) -> Option<Vec<String>> {
    if !variant.kind(kind).royal && is_bound(variant, kind) {
        return None;
    }
    let doubles = variant.rules.iter().filter_map(|rule| {
        let Rule::DoubleStep { pieces, step: steps, most, .. } = rule else { return None };
        pieces.contains(kind).then_some((steps, *most))
    });
    let doubles: Vec<(&Vec<Offset>, u8)> = doubles.collect();
    let mut parts = Vec::new();
    for way in &variant.kind(kind).ways {
        let part = way_part(way, !doubles.is_empty())?;
        if !parts.contains(&part) {
            parts.push(part);
        }
    }
    for (steps, most) in doubles {
        parts.push(format!("i{}", moves(steps, "m", most)?));
    }
    if variant.kind(kind).royal {
        parts.extend(castlings(variant, kind));
    }
    for (one, other, both) in [("W", "F", "K"), ("R", "B", "Q")] {
        if parts.iter().any(|part| part == one) && parts.iter().any(|part| part == other) {
            parts.retain(|part| part != one && part != other);
            parts.push(both.to_owned());
        }
    }
    parts.sort();
    Some(parts)
}

/// Whether what a piece can do hangs on more than what stands around it.
fn is_bound(variant: &Variant, kind: KindId) -> bool {
    let cells = || variant.board.cells.iter();
    let ways = &variant.kind(kind).ways;
    let round = variant.board.grid.wrap() != Wrap::Nowhere;
    let by_region = ways.iter().any(|way| {
        !way.walls.is_empty() || !way.except.is_empty() || !cells().all(|cell| way.from.contains(cell) && way.within.contains(cell))
    });
    let by_rule = variant.rules.iter().any(|rule| match rule {
        Rule::Freeze { pieces, .. } | Rule::Barred { pieces, .. } => pieces.contains(kind),
        Rule::DoubleStep { pieces, by, side, .. } => pieces.contains(kind) && (by.is_some() || *side != Sides::Both),
        _ => false,
    });
    round || by_region || by_rule
}

fn way_part(way: &Way, takes_in_passing: bool) -> Option<String> {
    let part = travel_part(way, takes_in_passing)?;
    Some(if way.first { format!("i{part}") } else { part })
}

fn travel_part(way: &Way, takes_in_passing: bool) -> Option<String> {
    let steps: Vec<Offset> = way.images.iter().map(|image| image.0).collect();
    let mode = match way.only {
        Only::Both => "",
        Only::Move => "m",
        Only::Capture if takes_in_passing => "ce",
        Only::Capture => "c",
    };
    match way.travel {
        Travel::Leap => moves(&steps, mode, 1),
        Travel::Slide => moves(&steps, mode, way.most),
        // It stops at what stands half-way.
        Travel::Lame if way.images.iter().all(|(step, vias)| vias[..] == [(step.0 / 2, step.1 / 2)]) => {
            moves(&steps, &format!("{mode}n"), 1)
        }
        Travel::Hop => moves(&steps, &format!("{mode}p"), way.most),
        Travel::Vault => moves(&steps, &format!("{mode}g"), way.most),
        Travel::Lame | Travel::Circle | Travel::Zigzag | Travel::Twice => None,
    }
}

/// Steps repeated `most` times, 0 for no limit, with the letters of their directions and of what they are good for.
fn moves(steps: &[Offset], mode: &str, most: u8) -> Option<String> {
    let &(dx, dy) = steps.first()?;
    let length = |(dx, dy): Offset| (dx.abs().min(dy.abs()), dx.abs().max(dy.abs()));
    if steps.iter().any(|&step| length(step) != length((dx, dy))) {
        return None;
    }
    let (atom, step) = ATOMS.into_iter().find(|&(_, step)| step == length((dx, dy)))?;
    let all = if step.0 == 0 || step.0 == step.1 { 4 } else { 8 };
    let mut text = if steps.len() == all { String::new() } else { directions(steps) };
    text += mode;
    match (atom, most) {
        ('W', 0) => text.push('R'),
        ('F', 0) => text.push('B'),
        (_, 1) => text.push(atom),
        // Writing to a String cannot fail.
        _ => drop(write!(text, "{atom}{most}")),
    }
    Some(text)
}

/// The letters of some of a step's directions; two that lie to both sides of one are told by that one.
fn directions(steps: &[Offset]) -> String {
    let mut letters: Vec<String> = steps.iter().map(|&step| direction(step)).collect();
    let crooked = steps.iter().any(|(dx, dy)| dx.abs() != dy.abs());
    for along in ["f", "b"] {
        let [left, right] = ["l", "r"].map(|across| if crooked { format!("{across}{along}") } else { format!("{along}{across}") });
        if letters.contains(&left) && letters.contains(&right) {
            letters.retain(|known| *known != left && *known != right);
            letters.push(along.repeat(1 + usize::from(crooked)));
        }
    }
    letters.sort();
    letters.concat()
}

/// The letters of one direction. Of the eight of a crooked step the second letter is the one that it goes further.
fn direction((dx, dy): Offset) -> String {
    let across = if dx < 0 { "l" } else { "r" };
    let along = if dy < 0 { "b" } else { "f" };
    match (dx.abs(), dy.abs()) {
        (0, _) => along.to_owned(),
        (_, 0) => across.to_owned(),
        (files, ranks) if files < ranks => format!("{across}{along}"),
        _ => format!("{along}{across}"),
    }
}

/// Castlings of a royal piece, with a letter for each file between the partner and the edge.
fn castlings(variant: &Variant, kind: KindId) -> Vec<String> {
    let grid = variant.board.grid;
    let own = variant.castlings[Side::White.index()].iter().filter(|castling| castling.royal == kind);
    let told = own.map(|castling| {
        let steps = grid.file(castling.royal_to) - grid.file(castling.royal_from);
        let partner = grid.file(castling.partner_from);
        let beyond = partner.min(i32::from(grid.files()) - 1 - partner);
        let side = if steps < 0 { 'l' } else { 'r' };
        format!("i{side}{}O{}", "j".repeat(usize::try_from(beyond).unwrap_or_default()), steps.abs())
    });
    told.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(id: &str, letter: char) -> Option<String> {
        let variant = crate::shipped::library().get(id).expect("shipped");
        parts(&variant, variant.kind_of(letter).expect("a piece")).map(|parts| parts.concat())
    }

    #[test]
    fn pieces_of_the_known_games_are_described_as_everybody_does() {
        let chess = ['K', 'Q', 'R', 'B', 'N', 'P'].map(|letter| told("fide-chess", letter).unwrap_or_default());
        assert_eq!(chess, ["KilO2irO2", "Q", "R", "B", "N", "fceFfmWifmW2"].map(str::to_owned));
        let shogi = ['G', 'S', 'N', 'L', 'P'].map(|letter| told("shogi", letter).unwrap_or_default());
        assert_eq!(shogi[2..], ["ffN", "fR", "fW"].map(str::to_owned));
        assert_eq!(told("xiangqi", 'N').as_deref(), Some("nN"));
        assert_eq!(told("xiangqi", 'C').as_deref(), Some("cpRmR"));
        let nested = ['Q', 'M', 'F'].map(|letter| told("sfhiodgei", letter).unwrap_or_default());
        assert_eq!(nested, ["Q", "NR", "FH"].map(str::to_owned));
    }

    #[test]
    fn jumps_and_directions_by_name_are_told() {
        let mut library = crate::shipped::library();
        library.add(nestmate_core::variant::Source::new("games", include_str!("../../../tests/data/rules/games.ron")));
        let variant = library.get("ways").expect("it compiles");
        let told = |letter: char| parts(&variant, variant.kind_of(letter).expect("a piece")).map(|parts| parts.concat());
        assert_eq!((told('G').as_deref(), told('Q').as_deref()), (Some("gBgR"), Some("blFbrBfR")));
        // A Cannon that spares its like, and legs, are more than it can tell.
        assert_eq!((told('J'), told('E')), (None, None));
    }

    #[test]
    fn what_the_notation_cannot_tell_is_not_told() {
        // A Rose turns, a Charolais freezes, an Elephant does not cross the river.
        assert_eq!((told("sfhiodgei", 'R'), told("sfhiodgei", 'N'), told("xiangqi", 'E')), (None, None, None));
        // A General is told, but not that it stays in its palace.
        assert_eq!(told("xiangqi", 'G').as_deref(), Some("W"));
    }
}
