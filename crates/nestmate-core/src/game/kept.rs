//! What leaves the board in the course of a game: what is captured, and what goes to a reserve and why.

use super::record::Game;
use crate::geometry::Cell;
use crate::position::{BoardChange, Move, MoveKind, Position};
use crate::variant::{KindId, Piece, Reserve, Side, Variant};

/// How a piece has come to a reserve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeptBy {
    /// It was captured on this cell.
    Capture(Cell),
    /// It was exchanged for a piece of this kind, and went where that came from.
    Exchange(KindId),
    /// A piece of this kind came back in its place.
    Restore(KindId),
    /// It was swapped for a piece of this kind, which the opponent held.
    Swap(KindId),
}

/// A piece that a move has put into a reserve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The piece as it stood on the board.
    pub piece: Piece,
    /// The layer that it belonged to there.
    pub layer: Option<usize>,
    /// Where it is now.
    pub reserve: Reserve,
    /// Why it is there.
    pub by: KeptBy,
}

/// The pieces that a legal move puts into reserves, in order.
pub fn kept(before: &Position, variant: &Variant, mv: Move) -> Vec<Kept> {
    if !variant.has_reserves {
        return Vec::new();
    }
    let mut after = before.clone();
    let undo = after.make(variant, mv);
    let changes = after.changes(&undo);
    let mut found: Vec<Kept> = Vec::new();
    for (at, change) in changes.iter().enumerate() {
        let &BoardChange::Held(reserve, kind, held) = change else { continue };
        let later = changes[at + 1..].iter().find_map(|later| match *later {
            BoardChange::Held(other, same, then) if (other, same) == (reserve, kind) => Some(then),
            BoardChange::Held(..) | BoardChange::Cell(..) => None,
        });
        if later.unwrap_or_else(|| after.reserves().count(reserve, kind)) <= held {
            continue;
        }
        // What is captured goes from its cell straight to its reserve.
        if let Some(&BoardChange::Cell(cell, piece)) = at.checked_sub(1).and_then(|last| changes.get(last))
            && piece.is_of(before.side().other())
            && variant.kind(piece.kind()).unturned == kind
        {
            found.push(Kept { piece, layer: variant.layer_of_piece(piece.kind(), cell), reserve, by: KeptBy::Capture(cell) });
            continue;
        }
        let by = match mv.action() {
            MoveKind::Exchange(other, _) => KeptBy::Exchange(other),
            MoveKind::Restore(other) => KeptBy::Restore(other),
            MoveKind::Swap(other) => KeptBy::Swap(other),
            _ => continue,
        };
        let piece = before.mover(mv);
        found.push(Kept { piece, layer: variant.layer_of_piece(piece.kind(), mv.from()), reserve, by });
    }
    found
}

/// Each position along moves from the start of the game, with the move that was made there.
fn played(game: &Game, moves: &[Move]) -> impl Iterator<Item = (Position, Move)> {
    let mut position = game.start().clone();
    moves.iter().map(move |&mv| {
        let before = position.clone();
        position.play(game.variant(), mv);
        (before, mv)
    })
}

/// All that goes into reserves along moves from the start of the game, in order, with the side that moved.
pub fn kept_in(game: &Game, moves: &[Move]) -> Vec<(Side, Kept)> {
    let variant = game.variant();
    if !variant.has_reserves {
        return Vec::new();
    }
    played(game, moves).flat_map(|(before, mv)| kept(&before, variant, mv).into_iter().map(move |kept| (before.side(), kept))).collect()
}

/// The pieces that White and Black capture along moves from the start of the game, in order, with the cells on which they stood. A piece
/// counts as what it was when it went.
pub fn captured(game: &Game, moves: &[Move]) -> [Vec<(Piece, Cell)>; 2] {
    let variant = game.variant();
    let mut found = [Vec::new(), Vec::new()];
    for (before, mv) in played(game, moves) {
        let (side, mut after) = (before.side(), before.clone());
        let undo = after.make(variant, mv);
        found[side.index()].extend(after.changes(&undo).iter().filter_map(|change| match *change {
            BoardChange::Cell(cell, piece) if piece.is_of(side.other()) => Some((piece, cell)),
            BoardChange::Cell(..) | BoardChange::Held(..) => None,
        }));
    }
    found
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::game::Step;
    use crate::rules::{parse_move, start};

    fn begun(id: &str, moves: &str) -> Game {
        let variant = crate::shipped::library().get(id).expect("it compiles");
        let first = start(&variant).expect("it has a start");
        let mut game = Game::new(Arc::clone(&variant), first);
        for text in moves.split_whitespace() {
            let mv = parse_move(game.position(), &variant, text).expect("it is legal");
            game.play(mv).expect("it is legal");
        }
        game
    }

    #[test]
    fn captures_are_counted_for_the_side_that_made_them_up_to_the_move_on_the_board() {
        // A Pawn, a Queen, a Queen, and a Pawn in passing.
        let mut game = begun("fide-chess", "e2e4 d7d5 e4d5 d8d5 b1c3 a7a6 c3d5 c7c6 h2h4 c6d5 h4h5 g7g5 h5g6");
        let variant = Arc::clone(game.variant());
        let names = |game: &Game| {
            captured(game, &game.moves_to(game.current()))
                .map(|lost| lost.iter().map(|&(piece, _)| variant.kind(piece.kind()).name.clone()).collect::<Vec<_>>())
        };
        assert_eq!(names(&game), [vec!["Pawn", "Queen", "Pawn"], vec!["Pawn", "Knight"]]);
        assert_eq!(variant.cell_name(captured(&game, &game.moves_to(game.current()))[0][2].1), "g5");
        game.go(Step::Back);
        assert_eq!(names(&game)[0].len(), 2);
        assert!(kept_in(&game, &game.moves_to(game.current())).is_empty(), "chess has no reserves");
    }

    #[test]
    fn every_piece_that_comes_to_a_reserve_is_told_of() {
        let mut told = 0;
        for id in
            ["sfhiodgei", "nested-shogi-a", "nested-shogi-b", "shogi", "crazyhouse", "chessgi", "kyotoshogi", "micro", "shouse", "chennis"]
        {
            let mut game = begun(id, "");
            assert!(game.variant().has_reserves, "{id}");
            let mut dice = fastrand::Rng::with_seed(7);
            for _ in 0..120 {
                let (before, variant) = (game.position().clone(), Arc::clone(game.variant()));
                if game.outcome().is_some() || game.legal().is_empty() {
                    break;
                }
                let takes: Vec<Move> = game.legal().iter().copied().filter(|&mv| before.takes(&variant, mv)).collect();
                let moves = if takes.is_empty() { game.legal().to_vec() } else { takes };
                let mv = moves[dice.usize(..moves.len())];
                let found = kept(&before, &variant, mv);
                game.play(mv).expect("it is legal");
                for reserve in Reserve::ALL {
                    let came = found.iter().filter(|kept| kept.reserve == reserve).count();
                    let held = |position: &Position| position.reserves().total(reserve);
                    assert!(held(game.position()) <= held(&before) + came, "{id}: {mv:?} puts more into a reserve than is told");
                    told += came;
                }
            }
        }
        assert!(told > 100, "{told}");
    }
}
