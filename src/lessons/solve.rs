//! The shortest way through an exercise, by breadth.

use nestmate_core::geometry::Cell;
use nestmate_core::position::Move;
use nestmate_core::variant::Variant;
use rustc_hash::FxHashSet;

use super::exercise::{Attempt, Exercise, Standing};

/// What is known of the way to the goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solution {
    Shortest(Vec<Move>),
    None,
    /// None was found before the search had to end.
    Unknown,
}

impl Solution {
    /// The moves of a shortest way.
    pub fn moves(&self) -> Option<&[Move]> {
        match self {
            Self::Shortest(moves) => Some(moves),
            Self::None | Self::Unknown => None,
        }
    }
}

/// How an attempt was reached: from which one, by which move.
struct SolveNode {
    parent: usize,
    mv: Move,
}

/// Looks for a shortest way from an attempt to the goal; at most `most` different boards are looked at.
pub fn solve(variant: &Variant, exercise: &Exercise, attempt: &Attempt, most: usize) -> Solution {
    if attempt.standing != Standing::Open {
        return if attempt.standing == Standing::Solved { Solution::Shortest(Vec::new()) } else { Solution::None };
    }
    let stars: Vec<Cell> = exercise.stars.iter().collect();
    let mut seen = FxHashSet::default();
    seen.insert(key(attempt, &stars));
    let mut nodes = vec![SolveNode { parent: 0, mv: Move::NONE }];
    let mut front = vec![(0, attempt.clone())];
    while !front.is_empty() {
        let mut next = Vec::new();
        for (index, from) in front {
            for mv in from.legal(variant, exercise) {
                let mut to = from.clone();
                to.play(variant, exercise, mv);
                if to.standing == Standing::Missed || !seen.insert(key(&to, &stars)) {
                    continue;
                }
                nodes.push(SolveNode { parent: index, mv });
                if to.standing == Standing::Solved {
                    return Solution::Shortest(line(&nodes));
                }
                if nodes.len() > most {
                    return Solution::Unknown;
                }
                next.push((nodes.len() - 1, to));
            }
        }
        front = next;
    }
    Solution::None
}

/// What tells one state of an attempt from another.
fn key(attempt: &Attempt, stars: &[Cell]) -> (u64, u64) {
    // No exercise has more stars than bits.
    let left = stars.iter().fold(0, |left, &star| left << 1 | u64::from(attempt.stars.contains(star)));
    (attempt.position.hash(), left)
}

/// The moves to the last node.
fn line(nodes: &[SolveNode]) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut at = nodes.len() - 1;
    while at > 0 {
        moves.push(nodes[at].mv);
        at = nodes[at].parent;
    }
    moves.reverse();
    moves
}
