//! Why something cannot be done, in a sentence worked out from the position and the rules.

mod special;

use super::scene::Picked;
use crate::geometry::Cell;
use crate::movegen::attackers;
use crate::position::{Move, Position};
use crate::rules::{in_check, pseudo_moves};
use crate::variant::{KindId, KindSet, Man, Mode, Only, Ray, Rule, Side, Variant};

/// Why a man of the side to move is frozen: its semi-royal and where that is missing. `None` if it is not frozen.
#[must_use]
pub fn frozen(position: &Position, variant: &Variant, cell: Cell) -> Option<String> {
    if !position.is_frozen(variant, cell) {
        return None;
    }
    let man = position.at(cell);
    // The last rule that names a man on a cell is the one in force, as in the compiled tables.
    variant.rules.iter().rev().find_map(|rule| match rule {
        Rule::Freeze { semi_royal, men, cells } if men.contains(man.kind()) && cells.contains(cell) => {
            let name = &variant.kind(*semi_royal).name;
            let region = variant.regions.iter().find(|(_, known)| known == cells).map(|(name, _)| format!("{name} "));
            Some(format!("the {}{name} is gone", region.unwrap_or_default()))
        }
        _ => None,
    })
}

/// Why what is picked up cannot go to a cell, though it is its side's turn. The move must not be legal.
#[must_use]
pub fn refusal(position: &Position, variant: &Variant, picked: Picked, to: Cell) -> String {
    let side = position.side();
    let mut pseudo = Vec::new();
    pseudo_moves(position, variant, &mut pseudo);
    if let Some(&mv) = pseudo.iter().find(|&&mv| mv.to() == to && super::select::belongs(picked, mv, side)) {
        return exposed(position, variant, mv);
    }
    match picked {
        Picked::Held(held) => no_drop(position, variant, held.kind, to),
        Picked::Cell(from) => match frozen(position, variant, from) {
            Some(reason) => format!("The {} is frozen: {reason}.", variant.kind(position.at(from).kind()).name),
            None => special::refusal(position, variant, from, to).unwrap_or_else(|| unreachable_for(position, variant, from, to)),
        },
    }
}

/// A pseudo-legal move that leaves the King attacked, or mates by a drop that may not.
fn exposed(position: &Position, variant: &Variant, mv: Move) -> String {
    let side = position.side();
    let was_in_check = in_check(position, variant, side);
    let mut after = position.clone();
    after.make(variant, mv);
    let royal = after.royal(side);
    let mut by = None;
    attackers(&after, variant, royal, side.other(), KindSet::ALL, |cell| by = by.or(Some(cell)));
    let king = &variant.kind(after.at(royal).kind()).name;
    match by {
        Some(by) if was_in_check => format!("The {king} would still be in check by {}.", man_on(&after, variant, by)),
        Some(by) => format!("The {king} would be in check by {}.", man_on(&after, variant, by)),
        None => "A drop of this man may not give mate.".to_owned(),
    }
}

fn no_drop(position: &Position, variant: &Variant, kind: KindId, to: Cell) -> String {
    let name = &variant.kind(kind).name;
    if position.at(to).is_some() {
        return format!("A man can only be dropped on an empty cell, and {} stands there.", man_on(position, variant, to));
    }
    let side = position.side();
    let allowed = |rule: &Rule| matches!(rule, Rule::Drop { men, on } if men.contains(kind) && variant.seen_by(side, on).contains(to));
    if !variant.rules.iter().any(allowed) {
        return format!("The {name} cannot be dropped on {}.", variant.cell_name(to));
    }
    let moves = variant.rows.moves(Man::new(kind, side).index(), to);
    if moves.both.is_empty() && moves.quiet.is_empty() && moves.rays.is_empty() {
        return format!("On {} the {name} could never move.", variant.cell_name(to));
    }
    format!("The {name} cannot be dropped there beside the one on this file.")
}

/// A man that could not go to a cell even if no King were to be looked after.
fn unreachable_for(position: &Position, variant: &Variant, from: Cell, to: Cell) -> String {
    let man = position.at(from);
    let name = &variant.kind(man.kind()).name;
    let there = position.at(to);
    let cell = variant.cell_name(to);
    let moves = variant.rows.moves(man.index(), from);
    let single = |cells: &[Cell]| cells.contains(&to);
    let reaching: Vec<Ray> = moves.rays.iter().copied().filter(|&ray| ends(variant, ray).contains(&to)).collect();
    let reaches = |only: Only| reaching.iter().any(|ray| ray.only == only);
    let any = single(moves.both) || reaches(Only::Both);
    let quiet = single(moves.quiet) || reaches(Only::Move);
    let capture = single(moves.capture) || reaches(Only::Capture);
    if !any && !quiet && !capture {
        return format!("The {name} does not go from {} to {cell}.", variant.cell_name(from));
    }
    if there.is_of(man.side()) {
        return format!("Your own {} stands on {cell}.", variant.kind(there.kind()).name);
    }
    if there.is_some() && !any && !capture {
        return format!("The {name} does not capture that way.");
    }
    if there.is_none() && !any && !quiet {
        return format!("The {name} goes to {cell} only to capture, and nothing stands there.");
    }
    if let Some(reason) = reaching.iter().find_map(|&ray| blocked(position, variant, ray, to, from)) {
        return reason;
    }
    if !variant.arrivals.exchanges[man.index()].is_empty() {
        return format!("On {cell} the {name} has to be exchanged, and no reserve has a man for it.");
    }
    format!("The {name} cannot go to {cell}.")
}

/// The cells of a ray that a man can stop on.
fn ends(variant: &Variant, ray: Ray) -> &[Cell] {
    let cells = variant.rows.cells(ray);
    match ray.mode {
        Mode::Lame => &cells[cells.len().saturating_sub(1)..],
        Mode::Ride | Mode::Hop => cells,
    }
}

fn blocked(position: &Position, variant: &Variant, ray: Ray, to: Cell, from: Cell) -> Option<String> {
    let before = variant.rows.cells(ray).iter().copied().take_while(|&cell| cell != to);
    let men: Vec<Cell> = before.filter(|&cell| cell != from && position.at(cell).is_some()).collect();
    match ray.mode {
        Mode::Hop if men.len() == 1 => None,
        Mode::Hop => Some(format!("It captures there beyond exactly one man; there {} on the way.", count(men.len()))),
        Mode::Ride | Mode::Lame => men.first().map(|&cell| format!("The way is blocked by {}.", man_on(position, variant, cell))),
    }
}

fn count(men: usize) -> String {
    if men == 0 { "is none".to_owned() } else { format!("are {men}") }
}

/// `Black's Dabchick on c13`.
fn man_on(position: &Position, variant: &Variant, cell: Cell) -> String {
    let man = position.at(cell);
    format!("{}'s {} on {}", man.side().name(), variant.kind(man.kind()).name, variant.cell_name(cell))
}

/// Why nothing can be moved now that is not of the side to move.
#[must_use]
pub fn not_their_turn(to_move: Side) -> String {
    format!("It is {}'s turn.", to_move.name())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Held;
    use crate::rules::{legal_moves, start};
    use crate::variant::Library;

    /// Tries any man of the side to move on any cell, at places of random games, and looks at what is said of what is not legal.
    #[test]
    fn every_illegal_try_has_its_reason() {
        let mut random = fastrand::Rng::with_seed(11);
        let library = Library::shipped();
        for (id, _) in library.games() {
            let variant = library.get(id).expect("a shipped game compiles");
            let cells: Vec<Cell> = variant.board.cells.iter().collect();
            let mut position = start(&variant).expect("the start position can be read");
            for _ in 0..80 {
                let legal = legal_moves(&position, &variant);
                let side = position.side();
                let men = position.men(side).iter().map(Picked::Cell);
                let held = position.reserves().kinds(side.index()).map(|kind| Picked::Held(Held { reserve: side.index(), kind }));
                let tries: Vec<Picked> = men.chain(held).collect();
                for _ in 0..60 {
                    let (Some(&picked), Some(&to)) = (random.choice(&tries), random.choice(&cells)) else { continue };
                    let is_legal = legal.iter().any(|&mv| mv.to() == to && super::super::select::belongs(picked, mv, side));
                    if is_legal || picked == Picked::Cell(to) {
                        continue;
                    }
                    let reason = refusal(&position, &variant, picked, to);
                    assert!(reason.ends_with('.') && reason.len() > 12, "{id}: {reason}");
                    let vague = reason.contains("cannot go to");
                    assert!(!vague, "{id}: {reason} {picked:?} {to:?} in {}", position.text(&variant));
                }
                let Some(&mv) = random.choice(&legal) else { break };
                position.make(&variant, mv);
            }
        }
    }

    #[test]
    fn reasons_say_what_is_in_the_way() {
        let library = Library::shipped();
        let (id, _) = library.games().next().expect("there is a game");
        let variant = library.get(id).expect("it compiles");
        let position = start(&variant).expect("the start position can be read");
        let cell = |name: &str| variant.board.grid.parse(name).expect("a cell");
        let reason = |from: &str, to: &str| refusal(&position, &variant, Picked::Cell(cell(from)), cell(to));
        assert_eq!(reason("g2", "g9"), "The way is blocked by White's Dabchick on g5.");
        assert_eq!(reason("g2", "g5"), "Your own Dabchick stands on g5.");
        assert_eq!(reason("b4", "d6"), "The Vanguard goes to d6 only to capture, and nothing stands there.");
        assert_eq!(reason("i2", "e2"), "The King cannot castle there: White's Alibarider on h2 stands between.");
        assert_eq!(reason("b4", "b9"), "The Vanguard does not go from b4 to b9.");
    }
}
