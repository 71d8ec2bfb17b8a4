//! Why a move is good, in a sentence worked out by comparing positions: before and after it, along the line that follows, and what
//! the opponent could do if the turn were passed. Pure, but not quick: it belongs off the window's thread.

mod claim;
mod gains;
mod plans;

use nestmate_core::position::{Move, Position};
use nestmate_core::rules::{in_check, legal_moves};
use nestmate_core::variant::{KindId, Side, Variant};
use nestmate_engine::Evaluator;

use crate::app::advice::findings::Verdict;
use crate::app::naming::Naming;

pub use claim::Claim;
use gains::Exchanges;

/// What pieces are worth, in centipawns.
#[derive(Clone, Debug)]
pub struct Values(Vec<i32>);

impl Values {
    pub fn of(variant: &Variant) -> Self {
        let evaluator = Evaluator::new(variant);
        let mut values = vec![0; variant.kinds.len()];
        variant.all_kind_ids().for_each(|kind| values[kind.index()] = evaluator.value(kind));
        Self(values)
    }

    /// What a piece of a kind is worth; 0 for the royal piece.
    pub fn get(&self, kind: KindId) -> i32 {
        self.0[kind.index()]
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    pub position: Position,
    /// The best line; its first move is the one to be explained. Never empty, and legal.
    pub line: Vec<Move>,
    pub verdict: Verdict,
    pub second: Option<Verdict>,
    /// What the opponent would come to if this turn were passed, if that is known.
    pub threat: Option<Verdict>,
}

/// The least that an exchange must win or lose to be spoken of, in centipawns: a pawn.
const WORTH: i32 = 100;

const MOST: usize = 2;

struct Case<'a> {
    variant: &'a Variant,
    values: &'a Values,
    exchanges: Exchanges<'a>,
    question: &'a Question,
    side: Side,
    mv: Move,
    before: &'a Position,
    after: Position,
    /// The position before the move with the turn passed; `None` in check.
    passed: Option<Position>,
    /// The position after the move with the opponent's turn passed; `None` where that is in check.
    again: Option<Position>,
    legal: Vec<Move>,
}

impl<'a> Case<'a> {
    fn new(variant: &'a Variant, values: &'a Values, question: &'a Question) -> Option<Self> {
        let before = &question.position;
        let legal = legal_moves(before, variant);
        let mv = *question.line.first().filter(|mv| legal.contains(mv))?;
        let after = before.after(variant, mv);
        let side = before.side();
        let (passed, again) = (passed(variant, before), passed(variant, &after));
        Some(Self { variant, values, exchanges: Exchanges { variant, values }, question, side, mv, before, after, passed, again, legal })
    }

    fn opponent(&self) -> Side {
        self.side.other()
    }
}

/// The position with the turn passed; `None` if the side to move is in check and cannot pass.
fn passed(variant: &Variant, position: &Position) -> Option<Position> {
    let may = !in_check(position, variant, position.side());
    may.then(|| {
        let mut passed = position.clone();
        passed.make_null(variant);
        passed.forget();
        passed
    })
}

/// What can be said for a move, the weightiest first; at most two claims, and at least one for a legal move.
pub fn claims(variant: &Variant, values: &Values, question: &Question) -> Vec<Claim> {
    let Some(case) = Case::new(variant, values, question) else { return Vec::new() };
    let mut found = gains::claims(&case);
    if found.iter().any(Claim::is_final) {
        found.retain(Claim::is_final);
    } else {
        found.extend(plans::safety(&case));
        found.extend(plans::claims(&case));
    }
    let freezes = found.iter().any(|claim| matches!(claim, Claim::Freezes(_)));
    // A capture that freezes pieces is told first, whatever the piece itself is worth.
    found.sort_by_key(|claim| if freezes && matches!(claim, Claim::Captures(..)) { 0 } else { claim.weight() });
    let mut chosen: Vec<Claim> = Vec::new();
    for claim in found {
        if chosen.len() < MOST && chosen.iter().all(|known| known.goes_with(&claim)) {
            chosen.push(claim);
        }
    }
    if chosen.is_empty() {
        chosen.push(plans::last_resort(&case));
    }
    chosen
}

#[derive(Clone, PartialEq, Debug)]
pub struct MoveReason {
    question: Question,
    claims: Vec<Claim>,
}

impl MoveReason {
    pub fn new(variant: &Variant, values: &Values, question: Question) -> Option<Self> {
        let claims = claims(variant, values, &question);
        (!claims.is_empty()).then_some(Self { question, claims })
    }

    pub fn sentence(&self, naming: Naming<'_>) -> String {
        claim::sentence(naming, &self.question, &self.claims)
    }

    /// The same without what is only won later in the line, which whoever does not see the line cannot follow.
    pub fn at_once(&self, naming: Naming<'_>) -> String {
        let claims: Vec<Claim> = self.claims.iter().copied().filter(|claim| !matches!(claim, Claim::WinsLater(_))).collect();
        claim::sentence(naming, &self.question, if claims.is_empty() { &self.claims } else { &claims })
    }

    /// The reason in a sentence, unless all that can be said is what the line comes to.
    pub fn shown(&self, naming: Naming<'_>) -> Option<String> {
        let on_board = |claim: &Claim| !matches!(claim, Claim::Leads(_) | Claim::Better(_));
        self.claims.iter().any(on_board).then(|| self.sentence(naming))
    }

    pub fn costs(&self, naming: Naming<'_>) -> String {
        claim::costs(naming, &self.question, &self.claims, claim::YOURS)
    }

    /// The same of whoever it may be.
    pub fn costs_side(&self, naming: Naming<'_>) -> String {
        claim::costs(naming, &self.question, &self.claims, claim::THEIRS)
    }
}

#[cfg(test)]
mod tests;
