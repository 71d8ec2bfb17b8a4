//! Which rules of a game its games made use of.

use nestmate_core::position::{Move, MoveKind, Position};
use nestmate_core::rules::Reason;
use nestmate_core::variant::{KindId, KindSet, Rule, Variant};

use crate::arena::play::Ending;

#[derive(Clone, Debug, Default)]
pub(super) struct Used {
    /// Pieces that made double steps, castled, turned over, promoted, were exchanged, given for others, swapped or dropped.
    by_move: [KindSet; 11],
    /// Pieces that captured so that others vanished.
    vanished: KindSet,
    froze: bool,
    reasons: Vec<Reason>,
}

fn place(action: MoveKind) -> Option<usize> {
    Some(match action {
        MoveKind::Plain | MoveKind::EnPassant | MoveKind::Twice(_) => return None,
        MoveKind::Double => 0,
        MoveKind::Castle => 1,
        MoveKind::Turn => 2,
        MoveKind::Promote(_) => 3,
        MoveKind::Exchange(..) => 4,
        MoveKind::Restore(_) => 5,
        MoveKind::Swap(_) => 6,
        MoveKind::Drop(_) => 7,
        MoveKind::Gate(..) => 8,
        MoveKind::Pass => 9,
        MoveKind::Become(_) => 10,
    })
}

impl Used {
    pub(super) fn note(&mut self, variant: &Variant, position: &Position, mv: Move) {
        let (mover, captured) = (position.mover(mv), position.at(mv.to()));
        if let Some(place) = place(mv.action()) {
            self.by_move[place].insert(mover.kind());
        }
        if captured.is_some() && !mv.is_drop() && variant.vanish[mover.kind().index()].contains(captured.kind()) {
            self.vanished.insert(mover.kind());
        }
    }

    pub(super) fn end(&mut self, ending: &Ending, froze: bool) {
        self.froze |= froze;
        if let Ending::Rules(reason) = ending {
            self.reasons.push(*reason);
        }
    }

    pub(super) fn unused<'a>(&self, variant: &'a Variant) -> Vec<(&'a Rule, Vec<KindId>)> {
        let unused = variant.rules.iter().filter(|rule| self.is_used(rule) == Some(false));
        unused.map(|rule| (rule, pieces_of(variant, rule))).collect()
    }

    /// Whether a rule was used; `None` if games do not show it.
    fn is_used(&self, rule: &Rule) -> Option<bool> {
        let moved = |place: usize, pieces: &KindSet| Some(pieces.iter().any(|kind| self.by_move[place].contains(kind)));
        match rule {
            Rule::Freeze { .. } => Some(self.froze),
            Rule::DoubleStep { pieces, .. } => moved(0, pieces),
            Rule::Castle { royal, .. } => Some(self.by_move[1].contains(*royal)),
            Rule::TurnOver { pieces, .. } => moved(2, pieces),
            Rule::Promote { pieces, .. } => moved(3, pieces),
            Rule::Become { pieces, .. } => moved(10, pieces),
            Rule::Exchange { pieces, .. } => moved(4, pieces),
            Rule::Restore { pieces, .. } => moved(5, pieces),
            Rule::Swap { pieces, .. } => moved(6, pieces),
            Rule::Drop { pieces, .. } => moved(7, pieces),
            Rule::Gate { .. } => Some(!self.by_move[8].is_empty()),
            Rule::Pass { .. } => Some(!self.by_move[9].is_empty()),
            Rule::Vanish { pieces, .. } => Some(pieces.iter().any(|kind| self.vanished.contains(kind))),
            Rule::NoMateBy { .. } => Some(self.reasons.contains(&Reason::MateWithoutWin)),
            Rule::Reach { .. } => Some(self.reasons.contains(&Reason::Reached)),
            Rule::BareRoyal => Some(self.reasons.contains(&Reason::BareRoyal)),
            Rule::Extinct { .. } => Some(self.reasons.contains(&Reason::Extinct)),
            Rule::Counting { .. } => Some(self.reasons.contains(&Reason::Counted)),
            Rule::Spent { .. } => Some(self.reasons.contains(&Reason::Spent)),
            Rule::Checks { .. } => Some(self.reasons.contains(&Reason::Checks)),
            _ => None,
        }
    }
}

fn pieces_of(variant: &Variant, rule: &Rule) -> Vec<KindId> {
    let pieces: Vec<KindId> = match rule {
        Rule::Freeze { semi_royal, .. } => vec![*semi_royal],
        Rule::Castle { royal, .. } => vec![*royal],
        Rule::DoubleStep { pieces, .. }
        | Rule::TurnOver { pieces, .. }
        | Rule::Promote { pieces, .. }
        | Rule::Become { pieces, .. }
        | Rule::Exchange { pieces, .. }
        | Rule::Restore { pieces, .. }
        | Rule::Swap { pieces, .. }
        | Rule::Drop { pieces, .. }
        | Rule::Gate { pieces, .. }
        | Rule::Vanish { pieces, .. }
        | Rule::NoMateBy { pieces, .. }
        | Rule::Reach { pieces, .. }
        | Rule::Extinct { pieces, .. }
        | Rule::Spent { pieces, .. }
        | Rule::Explode { safe: pieces }
        | Rule::OnePerFile { pieces, .. }
        | Rule::OnePerColour { pieces }
        | Rule::Unmoved { pieces, .. }
        | Rule::NoDropMate { pieces }
        | Rule::Trade { pieces, .. }
        | Rule::Barred { pieces, .. } => pieces.iter().collect(),
        _ => Vec::new(),
    };
    let mut kinds: Vec<KindId> = pieces.into_iter().filter(|kind| kind.index() < variant.kinds.len()).collect();
    kinds.dedup_by_key(|kind| variant.kind(*kind).letter);
    kinds
}
