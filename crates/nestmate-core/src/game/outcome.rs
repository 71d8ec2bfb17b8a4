//! What needs the history of a game: repetition, perpetual check, no progress, and what has been captured.

use super::record::Game;
use super::tree::{NodeId, Tree};
use crate::position::{Move, Position};
use crate::rules::{Outcome, Reason, is_dead, no_moves, run_out};
use crate::variant::{KindId, Side, Variant};

/// The outcome of the game at a node, if it is over there. `legal` has the legal moves of the position.
pub(super) fn outcome(variant: &Variant, tree: &Tree, node: NodeId, position: &Position, legal: &[Move]) -> Option<Outcome> {
    if legal.is_empty() {
        return Some(no_moves(position, variant, tree.mv(node)));
    }
    let drawn = |reason| Outcome { winner: None, reason };
    if is_dead(position, variant) {
        return Some(drawn(Reason::Dead));
    }
    repetition(variant, tree, node, position.side()).or_else(|| run_out(position, variant).map(drawn))
}

/// Ruling G5, and C2 where the game has it.
fn repetition(variant: &Variant, tree: &Tree, node: NodeId, to_move: Side) -> Option<Outcome> {
    let needed = usize::from(variant.endings.repetition);
    let path = tree.path(node);
    let same = |&&id: &&NodeId| tree.hash(id) == tree.hash(node);
    if needed == 0 || path.iter().filter(same).count() < needed {
        return None;
    }
    let first = path.iter().position(|id| same(&id)).unwrap_or_default();
    let loser = if variant.endings.perpetual_check_loses { perpetual_checker(tree, &path[first + 1..], to_move) } else { None };
    Some(match loser {
        Some(loser) => Outcome { winner: Some(loser.other()), reason: Reason::PerpetualCheck },
        None => Outcome { winner: None, reason: Reason::Repetition },
    })
}

/// The one side that checked with every move of a stretch of the game, `to_move` being on turn after it.
fn perpetual_checker(tree: &Tree, stretch: &[NodeId], to_move: Side) -> Option<Side> {
    let checked_always = |side: Side| {
        let skip = usize::from(side == to_move);
        let mut own = stretch.iter().rev().skip(skip).step_by(2).peekable();
        own.peek().is_some() && own.all(|&id| tree.check(id))
    };
    match Side::BOTH.map(checked_always) {
        [true, false] => Some(Side::White),
        [false, true] => Some(Side::Black),
        _ => None,
    }
}

/// The pieces that White and Black have captured up to the move on the board, in order. A piece counts as what it was when it went.
pub fn captured(game: &Game) -> [Vec<KindId>; 2] {
    let variant = game.variant();
    let mut position = game.start().clone();
    let mut found = [Vec::new(), Vec::new()];
    for node in game.tree().path(game.current()) {
        let Some(mv) = game.tree().mv(node) else { continue };
        let side = position.side();
        let before = counts(&position, variant, side.other());
        position.make(variant, mv);
        let after = counts(&position, variant, side.other());
        let gone = variant.all_kind_ids().zip(before.into_iter().zip(after));
        // One move can capture two of a kind.
        found[side.index()].extend(gone.flat_map(|(kind, (before, after))| std::iter::repeat_n(kind, before.saturating_sub(after))));
    }
    found
}

fn counts(position: &Position, variant: &Variant, side: Side) -> Vec<usize> {
    variant.all_kind_ids().map(|kind| position.count(side, kind, &variant.board.cells)).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::game::Step;
    use crate::rules::{parse_move, start};

    #[test]
    fn captures_are_counted_for_the_side_that_made_them_up_to_the_move_on_the_board() {
        let variant = crate::shipped::library().get("fide-chess").expect("it compiles");
        let first = start(&variant).expect("it has a start");
        let mut game = Game::new(Arc::clone(&variant), first);
        // A Pawn, a Queen, a Queen, and a Pawn in passing.
        for text in "e2e4 d7d5 e4d5 d8d5 b1c3 a7a6 c3d5 c7c6 h2h4 c6d5 h4h5 g7g5 h5g6".split(' ') {
            let mv = parse_move(game.position(), &variant, text).expect("it is legal");
            game.play(mv).expect("it is legal");
        }
        let names = |game: &Game| captured(game).map(|kinds| kinds.iter().map(|&kind| variant.kind(kind).name.clone()).collect::<Vec<_>>());
        assert_eq!(names(&game), [vec!["Pawn", "Queen", "Pawn"], vec!["Pawn", "Knight"]]);
        game.go(Step::Back);
        assert_eq!(names(&game)[0].len(), 2);
    }
}
