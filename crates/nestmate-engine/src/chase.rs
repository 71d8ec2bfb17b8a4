//! Driving a royal piece that is alone to where it can be mated: the other side's pieces win nothing more by standing well, and how they
//! mate lies deeper than a search sees.
//!
//! The goals are the cells from which the royal piece has the fewest ways to go, of those that most pieces of the other side can come to:
//! a Bishop and a Knight mate in the corners of the Bishop's colour alone. See <https://www.chessprogramming.org/Mop-up_Evaluation>.

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::movegen::{reachable, steps};
use nestmate_core::position::Position;
use nestmate_core::variant::{Piece, Reserve, Side, Variant};

/// What a step nearer to a goal is worth, for the royal piece that is driven there and for the other to it, in centipawns.
const NEARER_GOAL: i32 = 30;
const NEARER_ROYAL: i32 = 10;

#[derive(Clone, Debug)]
pub(super) struct Chase {
    hunter: Side,
    goals: Vec<Cell>,
    /// Steps to a goal from where the royal piece that is alone is farthest from all.
    farthest: i32,
}

impl Chase {
    /// `None` unless one side has a royal piece alone and the other has more, none of which can still become another: what a Pawn
    /// becomes is worth more than where the royal pieces stand.
    pub(super) fn of(position: &Position, variant: &Variant) -> Option<Self> {
        let alone = |side: Side| {
            let none_held = position.reserves().kinds(Reserve::of(side)).next().is_none();
            none_held && position.pieces(side).len() == 1 && position.has_royal(variant, side)
        };
        let hunter = Side::BOTH.into_iter().find(|&side| alone(side.other()) && !alone(side) && position.has_royal(variant, side))?;
        let at = position.royal(hunter.other());
        let ways = |cell: Cell| steps(variant, position.at(at), cell).count();
        let refuges = reachable(variant, position.at(at), CellSet::from_iter([at]));
        let hunters = || position.pieces(hunter).iter().filter(|&cell| cell != position.royal(hunter));
        if hunters().any(|cell| may_become_another(variant, position.at(cell))) {
            return None;
        }
        let reaches: Vec<CellSet> = hunters().map(|cell| reachable(variant, position.at(cell), CellSet::from_iter([cell]))).collect();
        let visitors = |cell: Cell| reaches.iter().filter(|reach| reach.contains(cell)).count();
        let least = refuges.iter().filter(|&cell| visitors(cell) > 0).map(ways).min()?;
        let corners = || refuges.iter().filter(|&cell| visitors(cell) > 0 && ways(cell) == least);
        let most = corners().map(visitors).max()?;
        let goals: Vec<Cell> = corners().filter(|&cell| visitors(cell) == most).collect();
        let farthest = refuges.iter().map(|cell| to_goal(variant, &goals, cell)).max()?;
        Some(Self { hunter, goals, farthest })
    }

    /// What the places of the royal pieces are worth, as White sees it.
    pub(super) fn worth(&self, position: &Position, variant: &Variant) -> i32 {
        let [hunter, quarry] = [self.hunter, self.hunter.other()].map(|side| position.royal(side));
        let (files, ranks) = apart(variant, hunter, quarry);
        let nearer = self.farthest - to_goal(variant, &self.goals, quarry);
        let worth = NEARER_GOAL * nearer - NEARER_ROYAL * files.max(ranks);
        if self.hunter == Side::White { worth } else { -worth }
    }
}

fn may_become_another(variant: &Variant, piece: Piece) -> bool {
    variant.kind(piece.kind()).turns_to.is_some() || !variant.arrivals.promotions[piece.index()].is_empty()
}

/// Files and ranks between two cells.
fn apart(variant: &Variant, one: Cell, other: Cell) -> (i32, i32) {
    let grid = variant.board.grid;
    ((grid.file(one) - grid.file(other)).abs(), (grid.rank(one) - grid.rank(other)).abs())
}

/// Steps along files and ranks to the nearest goal.
fn to_goal(variant: &Variant, goals: &[Cell], from: Cell) -> i32 {
    let steps = goals.iter().map(|&goal| apart(variant, from, goal)).map(|(files, ranks)| files + ranks);
    steps.min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use nestmate_core::rules::{legal_moves, no_moves, parse_position};

    use super::super::clock::Limits;
    use super::super::memory::Memory;
    use super::super::smp::Search;
    use super::*;

    #[test]
    fn the_goals_are_corners_that_the_hunters_can_come_to() {
        let goals = |text: &str| {
            let Ok(variant) = crate::shipped::library().get("fide-chess") else { panic!("a shipped game") };
            let Ok(position) = parse_position(&variant, text) else { panic!("{text}") };
            Chase::of(&position, &variant).map(|chase| chase.goals.iter().map(|&cell| variant.board.grid.name(cell)).collect::<Vec<_>>())
        };
        let some = |cells: &[&str]| Some(cells.iter().map(|&cell| cell.to_owned()).collect());
        assert_eq!(goals("8/8/8/3k4/8/8/8/1N2KB2 w - - - 0 1"), some(&["h1", "a8"]), "the Bishop is on light cells");
        assert_eq!(goals("8/8/8/3K4/8/8/8/R3k3 b - - - 0 1"), some(&["a1", "h1", "a8", "h8"]));
        assert_eq!(goals("8/8/8/3k4/8/8/p7/R3K3 w - - - 0 1"), None, "the King is not alone");
        assert_eq!(goals("8/8/8/3k4/8/8/P7/R3K3 w - - - 0 1"), None, "the Pawn can be promoted");
        assert_eq!(goals("8/8/8/3k4/8/8/8/4K3 w - - - 0 1"), None, "nobody hunts");
    }

    /// Endings that a player expects to be won, and in how many moves at most.
    const ENDINGS: [(&str, &str, usize); 5] = [
        ("fide-chess", "8/8/8/3k4/8/8/8/R3K3 w - - - 0 1", 22),
        ("fide-chess", "8/8/8/3k4/8/8/8/2B1KB2 w - - - 0 1", 22),
        ("fide-chess", "8/8/8/3k4/8/8/8/1N2KB2 w - - - 0 1", 48),
        ("shogi", "9/9/9/4k4/9/9/9/4+R4/4K4 b [||] - - 0 1", 14),
        ("sfhiodgei", "17/17/17/17/17/9k7/17/17/17/17/17/17/17/17/17/8Q8/7K9 b [||] - - 0 1", 36),
    ];

    #[test]
    fn endings_that_are_won_are_won() {
        let library = crate::shipped::library();
        for (id, text, most) in ENDINGS {
            let Ok(variant) = library.get(id) else { panic!("{id}") };
            let Ok(mut position) = parse_position(&variant, text) else { panic!("{text}") };
            let (mut memory, mut history, stop) = (Memory::new(&variant, 16), Vec::new(), AtomicBool::new(false));
            while !legal_moves(&position, &variant).is_empty() {
                assert!(history.len() < 2 * most, "{id}: {}", position.text(&variant));
                let limits = Limits { nodes: Some(50_000), ..Limits::default() };
                let search = Search { history: &history, limits, ..Search::new(&position, &variant) };
                let Some(info) = search.run(&mut memory, &stop, &mut |_| {}) else { panic!("there is a move") };
                history.push(position.hash());
                position.play(&variant, info.pv[0]);
            }
            let winner = no_moves(&position, &variant, None).winner;
            assert_eq!(winner, Some(position.side().other()), "{id}: {}", position.text(&variant));
        }
    }
}
