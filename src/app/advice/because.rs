//! Why a side is better, as far as the line that the engine expects and a count of moves can tell.

use nestmate_core::position::{Move, Position};
use nestmate_core::rules::{in_check, pseudo_moves};
use nestmate_core::variant::{KindId, Reserve, Side, Variant};

use super::findings::Verdict;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// It mates in so many moves.
    Mates(u32),
    /// The expected line wins it so many Pawns' worth.
    Gains(i32),
    /// Its pieces on the board have more moves than the other side's.
    Active { more: usize, fewer: usize },
    /// Nothing is won, and the number of moves does not tell: its pieces stand better.
    Placed,
}

/// The least lead in moves that is told, in percent of the other side's.
const ACTIVE: usize = 115;

impl Because {
    /// `worth` is in hundredths of a Pawn.
    pub fn of(
        variant: &Variant,
        position: &Position,
        better: (Side, Verdict),
        line: &[Move],
        worth: impl Fn(KindId) -> Option<i32>,
    ) -> Self {
        let (side, verdict) = better;
        if let Verdict::Win(_, moves @ 1..) = verdict {
            return Self::Mates(moves);
        }
        let lead = |position: &Position| {
            let white: i32 = ahead(variant, position).into_iter().map(|(kind, count)| count * worth(kind).unwrap_or_default()).sum();
            if side == Side::White { white } else { -white }
        };
        let pawns = (lead(&settled(variant, position, line)) - lead(position) + 50) / 100;
        if pawns > 0 {
            return Self::Gains(pawns);
        }
        let [more, fewer] = [side, side.other()].map(|side| moves_of(variant, position, side));
        if Side::BOTH.into_iter().any(|side| in_check(position, variant, side)) || more * 100 < fewer * ACTIVE {
            Self::Placed
        } else {
            Self::Active { more, fewer }
        }
    }
}

/// By how many pieces of each kind White is ahead of Black, on the board and in reserve.
pub fn ahead(variant: &Variant, position: &Position) -> Vec<(KindId, i32)> {
    let held = |side: Side, kind: KindId| usize::from(position.reserves().count(Reserve::of(side), kind));
    let count = |side: Side, kind: KindId| position.count(side, kind, &variant.board.cells) + held(side, kind);
    let ahead = |kind: KindId| count(Side::White, kind).cast_signed() - count(Side::Black, kind).cast_signed();
    variant.kind_ids().map(|kind| (kind, i32::try_from(ahead(kind)).unwrap_or_default())).collect()
}

/// The position after a line without the captures at its end, to which the answer is not known.
fn settled(variant: &Variant, position: &Position, line: &[Move]) -> Position {
    let (mut after, mut captures) = (position.clone(), Vec::new());
    for &mv in line {
        let takes = after.takes(variant, mv);
        let undo = after.make(variant, mv);
        if takes { captures.push(undo) } else { captures.clear() }
    }
    captures.iter().rev().for_each(|undo| after.unmake(undo));
    after
}

/// How many moves the pieces of a side on the board have, checks apart.
fn moves_of(variant: &Variant, position: &Position, side: Side) -> usize {
    let (mut position, mut moves) = (position.clone(), Vec::new());
    if position.side() != side {
        position.make_null(variant);
    }
    pseudo_moves(&position, variant, &mut moves);
    moves.iter().filter(|mv| !mv.is_drop()).count()
}

#[cfg(test)]
mod tests {
    use nestmate_core::rules::{parse_move, parse_position};

    use super::*;

    /// For White, with pieces worth 9, 5, 3 and 1 Pawns.
    fn because(text: &str, line: &[&str]) -> Because {
        let variant = crate::shipped::library().get("fide-chess").expect("a shipped game compiles");
        let position = parse_position(&variant, text).expect("a good position");
        let mut next = position.clone();
        let line: Vec<Move> = line
            .iter()
            .map(|text| {
                let mv = parse_move(&next, &variant, text).unwrap_or_else(|error| panic!("{error:?}"));
                next.play(&variant, mv);
                mv
            })
            .collect();
        let worth = |kind: KindId| match variant.kind(kind).name.as_str() {
            "Queen" => Some(900),
            "Rook" => Some(500),
            "Bishop" | "Knight" => Some(300),
            "Pawn" => Some(100),
            _ => None,
        };
        Because::of(&variant, &position, (Side::White, Verdict::Centipawns(150)), &line, worth)
    }

    #[test]
    fn what_the_line_wins_is_counted_without_an_unanswered_capture() {
        let fork = "r5k1/8/8/8/8/2N5/8/4K3 w - - - 0 1";
        let line = ["c3d5", "g8h8", "d5c7", "h8g8", "c7a8", "g8f7"];
        assert_eq!(because(fork, &line), Because::Gains(5));
        assert_ne!(because(fork, &line[..5]), Because::Gains(5), "the Rook may be protected");
        assert_eq!(because("4k3/P7/8/8/8/8/8/4K3 w - - - 0 1", &["a7a8=Q", "e8d7"]), Because::Gains(8));
    }

    #[test]
    fn where_nothing_is_won_the_moves_are_counted() {
        // White: the King 5, the Rook 14, the Pawn 2; Black: the King 3, the Pawn 2.
        assert_eq!(because("k7/8/8/r7/8/8/8/R3K3 w - - - 0 1", &[]), Because::Placed, "about as many");
        assert_eq!(because("rk6/p7/8/8/3R4/8/P7/4K3 w - - - 0 1", &[]), Because::Active { more: 21, fewer: 5 });
    }

    #[test]
    fn a_mate_is_reason_enough() {
        let variant = crate::shipped::library().get("fide-chess").expect("a shipped game compiles");
        let position = parse_position(&variant, "7k/6pp/8/8/8/8/8/R3K3 w - - - 0 1").expect("a good position");
        let because = Because::of(&variant, &position, (Side::White, Verdict::Win(Side::White, 1)), &[], |_| None);
        assert_eq!(because, Because::Mates(1));
    }
}
