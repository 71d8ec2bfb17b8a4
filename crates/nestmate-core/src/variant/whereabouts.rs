//! Where pieces can ever stand, worked out from the definition, so that nothing is told of what cannot happen.

use super::compiled::Variant;
use super::pieces::{KindId, KindSet, Piece, Side};
use super::schema::{Holder, Rule};
use super::shuffle::Shuffle;
use crate::geometry::CellSet;

/// The cells that each kind can come to from the start, and the reserves that it can come to, in White's view for both sides. What stands
/// in the way is left out of account, so a piece may come to fewer cells, but never to others.
#[derive(Debug)]
pub struct Whereabouts {
    /// By kind.
    on: Vec<CellSet>,
    /// In the reserve of one of the players.
    held: KindSet,
    /// In the neutral reserve.
    neutral: KindSet,
}

impl Whereabouts {
    pub(super) fn of(variant: &Variant) -> Self {
        let mut all = Self { on: vec![CellSet::EMPTY; variant.kinds.len()], held: KindSet::EMPTY, neutral: KindSet::EMPTY };
        all.begin(variant);
        loop {
            let before = (all.on.clone(), all.held, all.neutral);
            for kind in variant.all_kind_ids() {
                all.move_on(variant, kind);
                all.be_captured(variant, kind);
            }
            variant.rules.iter().for_each(|rule| all.apply(variant, rule));
            if before == (all.on.clone(), all.held, all.neutral) {
                return all;
            }
        }
    }

    /// Where a piece of a kind can ever stand, as White sees it.
    pub fn cells(&self, kind: KindId) -> CellSet {
        self.on[kind.index()]
    }

    /// Whether a player can ever hold a piece of a kind.
    pub fn can_hold(&self, kind: KindId) -> bool {
        self.held.contains(kind)
    }

    /// The rules by which a player can get a semi-royal back onto some cells.
    pub fn brings_back<'a>(&self, variant: &'a Variant, semi_royal: KindId, cells: &CellSet) -> Vec<&'a Rule> {
        let comes = |pieces: &KindSet, on: &CellSet| {
            pieces.iter().any(|kind| self.on.get(kind.index()).is_some_and(|own| own.meets(&(*on & *cells))))
        };
        let brings = |rule: &Rule| match rule {
            Rule::Drop { pieces, on, .. } => pieces.contains(semi_royal) && on.meets(cells) && self.can_hold(semi_royal),
            Rule::Promote { pieces, on, to, .. } | Rule::Exchange { pieces, on, to } => to.contains(&semi_royal) && comes(pieces, on),
            Rule::Restore { pieces, on, to, missing_on, .. } => *to == semi_royal && missing_on.meets(cells) && comes(pieces, on),
            Rule::Swap { pieces, on, to, .. } => *to == semi_royal && comes(pieces, on),
            // A rule that puts no piece on the board brings none back.
            _ => false,
        };
        variant.rules.iter().filter(|rule| brings(rule)).collect()
    }

    fn begin(&mut self, variant: &Variant) {
        for placed in &variant.array {
            let Some(unturned) = variant.kind_of(placed.letter) else { continue };
            let kind = if placed.turned { variant.kind(unturned).turns_to.unwrap_or(unturned) } else { unturned };
            self.on[kind.index()].insert(variant.cell_seen_by(placed.side(), placed.cell));
        }
        for (cell, kind) in variant.shuffle.iter().flat_map(Shuffle::places) {
            self.on[kind.index()].insert(cell);
        }
        let (held, neutral) = variant.start.split(' ').nth(2).and_then(|reserves| reserves.rsplit_once('|')).unwrap_or_default();
        let kinds = |text: &str| text.chars().filter_map(|letter| variant.kind_of(letter.to_ascii_uppercase())).collect();
        (self.held, self.neutral) = (kinds(held), kinds(neutral));
    }

    fn move_on(&mut self, variant: &Variant, kind: KindId) {
        let piece = Piece::new(kind, Side::White);
        let (mut seen, mut rest) = (CellSet::EMPTY, self.on[kind.index()]);
        while let Some(from) = rest.iter().next() {
            seen.insert(from);
            rest |= *variant.rows.reach(piece.index(), from) | variant.first_reach(piece, from);
            rest |= variant.doubles.of(piece).iter().filter(|double| double.from == from).map(|double| double.to).collect();
            rest &= !seen;
        }
        for castling in variant.castlings.iter().flatten() {
            let ends = [(castling.royal, castling.royal_to), (castling.partner, castling.partner_to)];
            let ends: CellSet = ends.into_iter().filter(|end| end.0 == kind).map(|end| end.1).collect();
            seen |= ends | variant.seen_by(Side::Black, &ends);
        }
        self.on[kind.index()] |= seen;
    }

    fn be_captured(&mut self, variant: &Variant, kind: KindId) {
        if variant.kind(kind).royal {
            return;
        }
        let cells = self.on[kind.index()];
        for holder in (cells | variant.seen_by(Side::Black, &cells)).iter().filter_map(|cell| variant.reserve_of[cell.index()]) {
            let reserve = if holder == Holder::Neutral { &mut self.neutral } else { &mut self.held };
            reserve.insert(variant.kind(kind).unturned);
        }
    }

    fn can_wait(&self, kind: KindId, from: &[Holder]) -> bool {
        from.iter().any(|holder| if *holder == Holder::Neutral { self.neutral.contains(kind) } else { self.held.contains(kind) })
    }

    fn apply(&mut self, variant: &Variant, rule: &Rule) {
        let known = |pieces: &KindSet| variant.all_kind_ids().filter(|&kind| pieces.contains(kind)).collect::<Vec<KindId>>();
        let reached = |pieces: &KindSet| known(pieces).into_iter().fold(CellSet::EMPTY, |all, kind| all | self.on[kind.index()]);
        match rule {
            Rule::Promote { pieces, on, to, until_captured, .. } => {
                let cells = reached(pieces) & *on;
                let kinds = to.iter().flat_map(|&kind| [Some(kind), variant.promoted_to(kind).filter(|_| *until_captured)]);
                kinds.flatten().for_each(|kind| self.on[kind.index()] |= cells);
            }
            Rule::Become { pieces, on, to, last, .. } => {
                let cells = reached(pieces) & if *last { variant.board.cells } else { *on };
                for kind in to {
                    self.on[kind.index()] |= cells;
                }
            }
            Rule::TurnOver { pieces, zone, back, .. } => known(pieces).into_iter().for_each(|kind| self.turn(variant, kind, zone, *back)),
            Rule::Exchange { pieces, on, to } => {
                for (kind, &other) in known(pieces).iter().flat_map(|kind| to.iter().map(move |other| (*kind, other))) {
                    let cells = self.on[kind.index()] & *on;
                    for holder in [Holder::Own, Holder::Neutral].into_iter().filter(|_| !cells.is_empty()) {
                        self.change_places(variant, (kind, other), &cells, holder);
                    }
                }
            }
            Rule::Restore { pieces, on, to, from, .. } => {
                let waits = self.can_wait(*to, from);
                for kind in known(pieces).into_iter().filter(|_| waits) {
                    let cells = self.on[kind.index()] & *on;
                    self.on[to.index()] |= cells;
                    if !cells.is_empty() {
                        self.held.insert(variant.kind(kind).unturned);
                    }
                }
            }
            Rule::Swap { pieces, on, to, .. } => {
                for kind in known(pieces) {
                    let cells = self.on[kind.index()] & *on;
                    self.change_places(variant, (kind, *to), &cells, Holder::Enemy);
                }
            }
            Rule::Drop { pieces, on, turned, .. } => {
                for kind in known(pieces).into_iter().filter(|&kind| *turned || !variant.kind(kind).turned) {
                    if self.held.contains(variant.kind(kind).unturned) {
                        self.on[kind.index()] |= variant.drops[Piece::new(kind, Side::White).index()] & *on;
                    }
                }
            }
            Rule::Gate { pieces, on } => {
                for kind in known(pieces).into_iter().filter(|&kind| self.held.contains(kind)) {
                    self.on[kind.index()] |= *on;
                }
            }
            // The others put no piece anywhere.
            _ => {}
        }
    }

    /// A piece comes onto some cells from a reserve, and the one that stood there goes into it.
    fn change_places(&mut self, variant: &Variant, (old, new): (KindId, KindId), cells: &CellSet, holder: Holder) {
        if !self.can_wait(new, &[holder]) || cells.is_empty() {
            return;
        }
        self.on[new.index()] |= *cells;
        let reserve = if holder == Holder::Neutral { &mut self.neutral } else { &mut self.held };
        reserve.insert(variant.kind(old).unturned);
    }

    /// A piece turns over where a move ends that starts or ends in its zone, and where it could not go on.
    fn turn(&mut self, variant: &Variant, kind: KindId, zone: &CellSet, back: bool) {
        let known = variant.kind(kind);
        let Some(other) = (if back { Some(known.unturned).filter(|_| known.turned) } else { None }).or(known.turns_to) else { return };
        let piece = Piece::new(kind, Side::White);
        let own = self.on[kind.index()];
        let from_zone = (own & *zone).iter().fold(CellSet::EMPTY, |all, cell| all | *variant.rows.reach(piece.index(), cell));
        let stuck: CellSet = own.iter().filter(|&cell| variant.rows.reach(piece.index(), cell).is_empty()).collect();
        self.on[other.index()] |= own & *zone | from_zone | stuck;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a piece of a letter, turned over or not, can ever stand on the cells of a region.
    fn stands(variant: &Variant, piece: &str, region: &str) -> bool {
        let letter = piece.chars().last().expect("a letter");
        let kind = variant.kind_of(letter).expect("known");
        let kind = if piece.len() > 1 { variant.kind(kind).turns_to.expect("it turns over") } else { kind };
        let cells = variant.regions.iter().find(|(name, _)| name == region).expect("a region").1;
        variant.whereabouts().cells(kind).meets(&cells)
    }

    #[test]
    fn bound_pieces_stand_where_they_can_be_brought() {
        let variant = crate::shipped::library().get("sfhiodgei").expect("shipped");
        let told: Vec<String> = ["A", "G", "P", "D", "+D", "V", "Z", "N", "T", "K", "Q"]
            .into_iter()
            .map(|piece| {
                let on = ["odd", "even", "mixed"].into_iter().filter(|region| stands(&variant, piece, region));
                format!("{piece}: {}", on.collect::<Vec<_>>().join(" "))
            })
            .collect();
        // An exchanged Tusk brings symmetric pieces onto the mixed cells, and comes to the odd ones itself by a drop. Nothing comes to
        // the even cells but what begins there, what a Vanguard becomes, and a restored Alibaba.
        assert_eq!(
            told,
            [
                "A: odd even mixed",
                "G: odd",
                "P: odd",
                "D: odd even mixed",
                "+D: odd",
                "V: even",
                "Z: even mixed",
                "N: even mixed",
                "T: odd mixed",
                "K: odd even mixed",
                "Q: odd even mixed",
            ]
        );
    }
}
