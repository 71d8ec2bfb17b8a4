//! The rules of a nested game: those of the games inside on their lattices, and those that bind all together.

use super::lattice::{Lattice, cell_name, doubled};
use super::{InsideGame, Nested};
use crate::geometry::Cell;
use crate::variant::schema::{Holder, Region, RuleDef, Safe};
use crate::variant::validate::standard_steps;

/// A rule of a game inside on its lattice; `None` where it is about the end of that game, which has no end here.
pub(super) fn rule(lattice: &Lattice, guest: InsideGame<'_>, rule: &RuleDef) -> Option<RuleDef> {
    let (region, letters) = (|region: &Region| lattice.region(region), |letters: &String| lattice.renamed(letters));
    Some(match rule {
        RuleDef::Freeze { semi_royal, pieces, cells } => {
            RuleDef::Freeze { semi_royal: lattice.letter(*semi_royal), pieces: letters(pieces), cells: region(cells) }
        }
        RuleDef::DoubleStep { pieces, step, from, most, by, side } => RuleDef::DoubleStep {
            pieces: letters(pieces),
            step: Some(doubled(step.unwrap_or((0, 1)))),
            from: from.as_ref().map(region),
            most: *most,
            by: by.as_ref().map(letters),
            side: *side,
        },
        RuleDef::Castle { .. } => castle(lattice, guest, rule)?,
        RuleDef::Promote { pieces, on, to, optional, if_none, lost, until_captured, side } => RuleDef::Promote {
            pieces: letters(pieces),
            on: Some(on.as_ref().map_or_else(|| far_end(lattice, guest), region)),
            to: Some(to.as_ref().map_or_else(|| officers(lattice, guest, pieces), letters)),
            optional: *optional,
            if_none: *if_none,
            lost: *lost,
            until_captured: *until_captured,
            side: *side,
        },
        RuleDef::TurnOver { pieces, zone, must, back, entry, capture, if_none } => RuleDef::TurnOver {
            pieces: letters(pieces),
            zone: region(zone),
            must: *must,
            back: *back,
            entry: *entry,
            capture: *capture,
            if_none: *if_none,
        },
        RuleDef::Become { pieces, on, to, if_none, last } => {
            RuleDef::Become { pieces: letters(pieces), on: region(on), to: letters(to), if_none: *if_none, last: *last }
        }
        RuleDef::Exchange { pieces, on, to } => RuleDef::Exchange { pieces: letters(pieces), on: region(on), to: letters(to) },
        RuleDef::Restore { pieces, on, to, missing_on, from } => RuleDef::Restore {
            pieces: letters(pieces),
            on: region(on),
            to: lattice.letter(*to),
            missing_on: region(missing_on),
            from: from.clone(),
        },
        RuleDef::Swap { pieces, zone, on, to } => {
            RuleDef::Swap { pieces: letters(pieces), zone: region(zone), on: region(on), to: lattice.letter(*to) }
        }
        RuleDef::Vanish { pieces, victim } => RuleDef::Vanish { pieces: letters(pieces), victim: lattice.letter(*victim) },
        RuleDef::Reserve { on, to } => RuleDef::Reserve { on: region(on), to: *to },
        RuleDef::Drop { pieces, on, turned, stuck } => {
            RuleDef::Drop { pieces: letters(pieces), on: region(on), turned: *turned, stuck: *stuck }
        }
        RuleDef::Unmoved { pieces, on } => RuleDef::Unmoved { pieces: letters(pieces), on: region(on) },
        RuleDef::OnePerFile { pieces, most } => RuleDef::OnePerFile { pieces: letters(pieces), most: *most },
        RuleDef::Barred { pieces, between } => {
            RuleDef::Barred { pieces: pieces.as_ref().map(letters), between: (region(&between.0), region(&between.1)) }
        }
        RuleDef::LoseFirst { pieces, by } => RuleDef::LoseFirst { pieces: letters(pieces), by: letters(by) },
        RuleDef::Gate { pieces, on } => RuleDef::Gate { pieces: letters(pieces), on: region(on) },
        RuleDef::Trade { pieces, turned, except } => {
            RuleDef::Trade { pieces: letters(pieces), turned: letters(turned), except: letters(except) }
        }
        _ => return None,
    })
}

/// The regions that a rule of a game inside looks at, if it is kept.
pub(super) fn regions(rule: &RuleDef) -> Vec<Region> {
    match rule {
        RuleDef::DoubleStep { pieces, from, .. } => vec![from.clone().unwrap_or_else(|| Region::Start(pieces.clone()))],
        RuleDef::Promote { on, .. } => on.iter().cloned().collect(),
        RuleDef::Freeze { cells, .. }
        | RuleDef::Castle { cells, .. }
        | RuleDef::TurnOver { zone: cells, .. }
        | RuleDef::Become { on: cells, .. }
        | RuleDef::Exchange { on: cells, .. }
        | RuleDef::Reserve { on: cells, .. }
        | RuleDef::Drop { on: cells, .. }
        | RuleDef::Unmoved { on: cells, .. }
        | RuleDef::Gate { on: cells, .. } => vec![cells.clone()],
        RuleDef::Restore { on, missing_on: other, .. }
        | RuleDef::Swap { on, zone: other, .. }
        | RuleDef::Barred { between: (on, other), .. } => {
            vec![on.clone(), other.clone()]
        }
        _ => Vec::new(),
    }
}

/// Castling, twice as far. A semi-royal may castle through attack, and be captured as in passing where it was or went through.
fn castle(lattice: &Lattice, guest: InsideGame<'_>, rule: &RuleDef) -> Option<RuleDef> {
    let RuleDef::Castle { royal, partner, steps, partner_steps, cells, side, .. } = rule else { return None };
    let steps = steps.unwrap_or_else(|| standard_steps(guest.variant.board.grid.files()));
    let partner_steps = partner_steps.unwrap_or_else(|| steps.saturating_sub(1));
    let all: String = lattice.letters.iter().map(|(_, outer)| outer).collect();
    Some(RuleDef::Castle {
        royal: lattice.letter(*royal),
        partner: lattice.letter(*partner),
        steps: Some(steps.saturating_mul(2)),
        partner_steps: Some(partner_steps.saturating_mul(2)),
        cells: lattice.region(cells),
        safe: Safe::Nothing,
        en_passant: Some((all, lattice.cells())),
        side: *side,
    })
}

/// The cells of the game inside where its board ends straight ahead.
fn far_end(lattice: &Lattice, guest: InsideGame<'_>) -> Region {
    let board = &guest.variant.board;
    let ends = |cell: &Cell| board.grid.step(*cell, board.forward).is_none_or(|ahead| !board.cells.contains(ahead));
    let cells: Vec<String> = board.cells.iter().filter(ends).map(|cell| cell_name(lattice.place(cell))).collect();
    let last = board.grid.ranks();
    if cells.len() == usize::from(board.grid.files()) {
        return lattice.region(&Region::Ranks(vec![last]));
    }
    Region::Cells(cells.join(" "))
}

/// All pieces of the game inside but royal ones and these.
fn officers(lattice: &Lattice, guest: InsideGame<'_>, pieces: &str) -> String {
    let others = guest.def.pieces.iter().flatten().filter(|piece| !piece.royal && !pieces.contains(piece.letter));
    others.map(|piece| lattice.letter(piece.letter)).collect()
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
