//! What decides a game beside mate, as tables.

use super::checked::Checked;
use super::paths::seen_by;
use super::pieces::{KindId, KindSet, Piece, Side};
use super::schema::{BothPassed, Lot, Rule, SafeRoyals, Sides};
use crate::geometry::CellSet;

#[derive(Debug, Default, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each stands for a rule")]
pub struct Goals {
    /// Whether there are any, so that most games need not look further.
    pub any: bool,
    /// By piece index: the cells on which it has won. Empty where no piece can win so.
    pub(crate) reach: Vec<CellSet>,
    /// By side: the cells on which any of its pieces has won.
    pub(crate) reach_any: [CellSet; 2],
    /// Whether Black may answer when White has got there first.
    pub(crate) answer: bool,
    /// Whether a piece that could be captured there does not win yet.
    pub(crate) safe: bool,
    pub(crate) bare_royal: bool,
    /// How many checks win; 0 where they do not.
    pub checks: u8,
    /// Whether a side without a royal piece has lost that had one.
    pub blown_up: bool,
    /// Whether a side has lost whose royal pieces have all been captured.
    pub(crate) royals_taken: bool,
    /// Kinds of which a side needs more than a number, each with its turned side.
    pub(crate) extinct: Vec<(KindSet, usize)>,
    /// Kinds of which a side has too few, taken together, and what that means for it.
    pub(crate) spent: Vec<(KindSet, usize, Lot)>,
    pub(crate) impasse: Vec<ImpasseGoal>,
    /// What ends the game when both sides have passed.
    pub passed: Option<PassedGoal>,
}

impl Lot {
    /// Who wins where this is what a side gets.
    pub fn winner(self, side: Side) -> Option<Side> {
        match self {
            Self::Loses => Some(side.other()),
            Self::Wins => Some(side),
            Self::Draws => None,
        }
    }
}

/// What a side needs in the zone, by side, and what each kind counts there.
#[derive(Debug, PartialEq)]
pub(crate) struct ImpasseGoal {
    pub(crate) zone: [CellSet; 2],
    pub(crate) least: usize,
    pub(crate) points: [usize; 2],
    /// By the index of the kind.
    pub(crate) worth: Vec<usize>,
}

/// How a game ends by passing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PassedGoal {
    /// Whether the side wins whose pieces are worth more; otherwise it is a draw.
    pub(crate) worth: bool,
    /// How much more Black's are taken to be worth, in tenths.
    pub(crate) bonus: usize,
    /// Whether it is enough that one side passes while the royal pieces face each other.
    pub(crate) facing: bool,
}

impl Goals {
    /// The cells on which a piece of either side has won.
    pub fn cells(&self) -> CellSet {
        self.reach_any[0] | self.reach_any[1]
    }

    pub(super) fn new(def: &Checked) -> Self {
        let mut goals = Self::default();
        // A promoted piece is what it is now, whatever it becomes when it is captured.
        let unturned = |kind: KindId| def.pieces.get(kind.index() - 1).map(|piece| piece.promoted.unwrap_or(piece.unturned));
        for rule in &def.rules {
            match rule {
                Rule::Reach { pieces, on, answer, safe, side } => {
                    goals.reach(def, *pieces, on, *side);
                    goals.answer |= *answer;
                    goals.safe |= *safe;
                }
                Rule::Impasse { zone, least, worth, points } => {
                    let each = |kind: KindId| worth.iter().find(|known| known.0.contains(kind)).map_or(1, |known| usize::from(known.1));
                    goals.impasse.push(ImpasseGoal {
                        zone: Side::BOTH.map(|side| seen_by(side, zone, &def.board)),
                        least: usize::from(*least),
                        points: [points.0, points.1].map(usize::from),
                        worth: (0..=def.pieces.len()).map(|index| if index == 0 { 0 } else { each(KindId::new(index)) }).collect(),
                    });
                }
                Rule::BareRoyal => goals.bare_royal = true,
                Rule::Extinct { pieces, left } => {
                    let known: KindSet = pieces.iter().filter_map(unturned).collect();
                    let faces = |kind: KindId| pieces.iter().filter(|&face| unturned(face) == Some(kind)).collect();
                    goals.extinct.extend(known.iter().map(|kind| (faces(kind), usize::from(*left))));
                }
                Rule::Spent { pieces, left, gets } => goals.spent.push((*pieces, usize::from(*left), *gets)),
                Rule::Pass { twice, bonus, facing } if *twice != BothPassed::Nothing => {
                    goals.passed = Some(PassedGoal { worth: *twice == BothPassed::Worth, bonus: usize::from(*bonus), facing: *facing });
                }
                Rule::Royals { safe } => goals.royals_taken = *safe == SafeRoyals::Last,
                Rule::Checks { times } => goals.checks = *times,
                Rule::Explode { .. } => goals.blown_up = def.pieces.iter().any(|piece| piece.royal),
                _ => {}
            }
        }
        goals.any = goals != Self::default();
        goals
    }

    fn reach(&mut self, def: &Checked, pieces: KindSet, on: &CellSet, side: Sides) {
        let kinds = def.pieces.len() + 1;
        self.reach.resize(kinds * 2, CellSet::EMPTY);
        for side in side.each() {
            let cells = seen_by(side, on, &def.board);
            for kind in pieces.iter().filter(|kind| kind.index() < kinds) {
                self.reach[Piece::new(kind, side).index()] |= cells;
                self.reach_any[side.index()] |= cells;
            }
        }
    }

    /// Whether a side that has lost all its pieces has won.
    pub fn giveaway(&self) -> bool {
        self.spent.iter().any(|spent| spent.0 == KindSet::ALL && spent.2 == Lot::Wins)
    }

    /// Whether some goal can be reached by a royal piece alone.
    pub(crate) fn for_lone_royals(&self) -> bool {
        !self.reach.is_empty()
            || !self.impasse.is_empty()
            || self.passed.is_some_and(|goal| goal.worth)
            || self.spent.iter().any(|spent| spent.2 == Lot::Wins)
    }
}
