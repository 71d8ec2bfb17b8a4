//! The rules of a nested game: those of the games inside on their lattices, and those that bind all together.

use super::lattice::{Lattice, SCALE, doubled};
use super::{InsideGame, Nested};
use crate::geometry::Cell;
use crate::variant::schema::{Holder, Name, Region, RuleDef, Safe};
use crate::variant::validate::standard_steps;

/// A rule of a game inside on its lattice; `None` where it is about checks, duties or the end of that game, which has none of them here.
pub(super) fn rule(lattice: &Lattice, guest: InsideGame<'_>, rule: &RuleDef) -> Option<RuleDef> {
    if !is_kept(rule) {
        return None;
    }
    let mut rule = rule.clone();
    if let RuleDef::Promote { pieces, on, to, .. } = &mut rule {
        on.get_or_insert_with(|| far_end(guest));
        to.get_or_insert_with(|| officers(guest, pieces));
    }
    rule.each_name(&mut |name| match name {
        Name::Letter(letter) => *letter = lattice.letter(*letter),
        Name::Letters(letters) | Name::AnyLetters(letters) => *letters = lattice.renamed(letters),
        Name::Cells(cells) => *cells = lattice.region(cells),
    });
    match &mut rule {
        RuleDef::DoubleStep { step, .. } => *step = Some(doubled(step.unwrap_or((0, 1)))),
        // A semi-royal may castle through attack, and be captured as in passing where it was or went through.
        RuleDef::Castle { steps, partner_steps, to, safe, en_passant, .. } => {
            if to.is_none() {
                let single = steps.unwrap_or_else(|| standard_steps(guest.variant.board.grid.files()));
                let partner_single = partner_steps.unwrap_or_else(|| single.saturating_sub(1));
                (*steps, *partner_steps) = (Some(single.saturating_mul(SCALE)), Some(partner_single.saturating_mul(SCALE)));
            }
            *safe = Safe::Nothing;
            *en_passant = Some((lattice.letters.iter().map(|(_, outer)| outer).collect(), lattice.cells()));
        }
        _ => {}
    }
    Some(rule)
}

/// Whether a rule means something for an army that has no game of its own.
fn is_kept(rule: &RuleDef) -> bool {
    !matches!(
        rule,
        RuleDef::OnePerColour { .. }
            | RuleDef::Shuffle { .. }
            | RuleDef::NoDropMate { .. }
            | RuleDef::FacingRoyals
            | RuleDef::NoMateBy { .. }
            | RuleDef::Reach { .. }
            | RuleDef::Impasse { .. }
            | RuleDef::BareRoyal
            | RuleDef::Counting { .. }
            | RuleDef::Royals { .. }
            | RuleDef::Extinct { .. }
            | RuleDef::Spent { .. }
            | RuleDef::Pass { .. }
            | RuleDef::NoFlight
            | RuleDef::NoChecks
            | RuleDef::Checks { .. }
            | RuleDef::MustCapture
            | RuleDef::MustDrop
            | RuleDef::Explode { .. }
    )
}

/// The regions that a rule of a game inside looks at, if it is kept.
pub(super) fn regions(rule: &RuleDef) -> Vec<Region> {
    let mut regions = Vec::new();
    if !is_kept(rule) {
        return regions;
    }
    let mut rule = rule.clone();
    match &mut rule {
        RuleDef::DoubleStep { pieces, from: from @ None, .. } => *from = Some(Region::Start(pieces.clone())),
        RuleDef::Castle { en_passant, .. } => *en_passant = None,
        _ => {}
    }
    rule.each_name(&mut |name| {
        if let Name::Cells(cells) = name {
            regions.push(cells.clone());
        }
    });
    regions
}

/// The cells of the game inside where its board ends straight ahead.
fn far_end(guest: InsideGame<'_>) -> Region {
    let board = &guest.variant.board;
    let ends = |cell: &Cell| board.grid.step(*cell, board.forward).is_none_or(|ahead| !board.cells.contains(ahead));
    let cells: Vec<String> = board.cells.iter().filter(ends).map(|cell| board.grid.name(cell)).collect();
    if cells.len() == usize::from(board.grid.files()) {
        return Region::Ranks(vec![board.grid.ranks()]);
    }
    Region::Cells(cells.join(" "))
}

/// All pieces of the game inside but royal ones and these.
fn officers(guest: InsideGame<'_>, pieces: &str) -> String {
    let others = guest.def.pieces.iter().flatten().filter(|piece| !piece.royal && !pieces.contains(piece.letter));
    others.map(|piece| piece.letter).collect()
}

/// What binds a lattice to the rest: the army that freezes, where captured pieces go, and how a lost semi-royal comes back.
pub(super) fn binding(nested: &Nested, officers: &str) -> Vec<RuleDef> {
    let (lattice, mut rules) = (&nested.lattice, Vec::new());
    let all: String = lattice.letters.iter().map(|(_, outer)| outer).collect();
    let keeps = nested.rules.iter().any(|rule| matches!(rule, RuleDef::Reserve { .. }));
    if !keeps {
        rules.push(RuleDef::Reserve { on: lattice.cells(), to: Holder::Neutral });
    }
    if nested.rules.iter().any(|rule| matches!(rule, RuleDef::Drop { .. })) {
        rules.push(RuleDef::Drop { pieces: officers.to_owned(), on: lattice.cells(), turned: false, stuck: false });
    }
    if let Some(leader) = nested.leader {
        rules.push(RuleDef::Freeze { semi_royal: leader, pieces: all, cells: lattice.cells() });
        rules.push(RuleDef::Restore {
            pieces: officers.to_owned(),
            on: lattice.region(&Region::Ranks(vec![lattice.grid.ranks()])),
            to: leader,
            missing_on: lattice.cells(),
            from: if keeps { vec![Holder::Enemy, Holder::Neutral, Holder::Own] } else { vec![Holder::Neutral, Holder::Enemy, Holder::Own] },
        });
    }
    rules
}
