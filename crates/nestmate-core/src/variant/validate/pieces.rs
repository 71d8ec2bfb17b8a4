//! Pieces: letters, names and ways of moving.

use std::collections::BTreeMap;

use super::{ALL_CELLS, Problems, Validator};
use crate::geometry::{CellSet, MAX_VIA, Offset, images, images_by_way_of, ring};
use crate::variant::checked::Way;
use crate::variant::fault::{Fault, PieceFault, RuleFault};
use crate::variant::pieces::{Kind, KindId, KindSet, MAX_KINDS};
use crate::variant::schema::{MoveDef, Only, PieceDef, Reach, Region, RuleDef, Travel, ViaDef};

/// The most ways of moving of one piece, those it borrows included.
const MAX_WAYS: usize = 24;

/// The most cells that a lame leap passes over.
const MAX_VIAS: usize = 50;

/// Gives every piece, then every turned side, its number.
pub(super) fn number_kinds(pieces: &[PieceDef], problems: &mut Problems) -> BTreeMap<char, (KindId, Option<KindId>)> {
    let turned = pieces.iter().filter(|piece| piece.turned.is_some()).count();
    let mut kinds = BTreeMap::new();
    if pieces.is_empty() || pieces.len() + turned > MAX_KINDS {
        let count = pieces.len() + turned;
        problems.add("pieces", PieceFault::Kinds { count, most: MAX_KINDS });
        return kinds;
    }
    let mut next_turned = pieces.len() + 1;
    for (index, piece) in pieces.iter().enumerate() {
        let path = format!("pieces[{index}]");
        let letter = piece.letter;
        if !letter.is_ascii_uppercase() {
            problems.add(&format!("{path}.letter"), PieceFault::Sign(letter));
        }
        let turned = piece.turned.as_ref().map(|_| KindId::new(next_turned));
        next_turned += usize::from(turned.is_some());
        if kinds.insert(piece.letter, (KindId::new(index + 1), turned)).is_some() {
            problems.add(&format!("{path}.letter"), PieceFault::LetterTaken(letter));
        }
    }
    kinds
}

/// A kind that another becomes until it is captured.
#[derive(Clone, Copy)]
pub(super) struct PromotedKind {
    pub(super) kind: KindId,
    /// The kind that it then is.
    pub(super) now: KindId,
    /// The kind that it was.
    pub(super) was: KindId,
}

impl Validator {
    /// Gives a number to every kind that another becomes until it is captured.
    pub(super) fn number_promoted(&mut self, rules: &[RuleDef]) {
        let mut next = 1 + self.kinds.values().map(|(_, turned)| 1 + usize::from(turned.is_some())).sum::<usize>();
        for (index, rule) in rules.iter().enumerate() {
            let RuleDef::Promote { pieces, to, until_captured: true, .. } = rule else { continue };
            let to = to.clone().unwrap_or_else(|| self.others(pieces));
            let (pieces, to) = (self.distinct(pieces), self.distinct(&to));
            for ((_, was), (letter, now)) in pieces.iter().flat_map(|&from| to.iter().map(move |&letter| (from, letter))) {
                match self.promoted.iter().find(|known| known.now == now) {
                    Some(known) if known.was == was => {}
                    Some(_) => self.problems.add(&format!("rules[{index}]"), RuleFault::PromotedTwice(letter)),
                    None if next > MAX_KINDS => self.problems.add("pieces", PieceFault::Kinds { count: next, most: MAX_KINDS }),
                    None => {
                        self.promoted.push(PromotedKind { kind: KindId::new(next), now, was });
                        next += 1;
                    }
                }
            }
        }
    }

    /// The letters of a text that pieces have, each once, with their kinds.
    fn distinct(&self, letters: &str) -> Vec<(char, KindId)> {
        let mut known: Vec<(char, KindId)> = Vec::new();
        for letter in letters.chars().filter(|letter| self.kinds.contains_key(letter)) {
            if !known.iter().any(|&(other, _)| other == letter) {
                known.push((letter, self.kinds[&letter].0));
            }
        }
        known
    }

    /// All kinds, unturned ones first, in the order of their numbers.
    pub fn pieces(&mut self, pieces: &[PieceDef]) -> Vec<Kind> {
        let mut checked = Vec::new();
        let mut turned_pieces = Vec::new();
        for (index, piece) in pieces.iter().enumerate() {
            let path = format!("pieces[{index}]");
            let Some(&(unturned, turns_to)) = self.kinds.get(&piece.letter) else { continue };
            if piece.name.trim().is_empty() || piece.name.len() > 60 {
                self.problems.add(&format!("{path}.name"), PieceFault::Name);
            }
            let plain = Kind {
                letter: piece.letter,
                turned: false,
                promoted: None,
                name: piece.name.clone(),
                image: piece.image.clone(),
                size: piece.size,
                stands_for: piece.stands_for.clone(),
                worth: piece.worth,
                royal: piece.royal,
                semi_royal: false,
                unturned,
                turns_to,
                ways: self.ways(&piece.moves, pieces, &format!("{path}.moves")),
            };
            if let Some(turned) = &piece.turned {
                let ways = self.turned_ways(&turned.moves, pieces, &format!("{path}.turned.moves"));
                let (name, image, worth) = (turned.name.clone(), turned.image.clone(), turned.worth);
                let stands_for = if turned.stands_for.is_empty() { &piece.stands_for } else { &turned.stands_for }.clone();
                if piece.royal && !(turned.royal && self.several_royals) {
                    self.problems.add(&format!("{path}.turned"), PieceFault::RoyalTurned);
                } else if turned.royal && !self.several_royals {
                    self.problems.add(&format!("{path}.turned.royal"), PieceFault::RoyalSide);
                }
                let turned =
                    Kind { turned: true, name, image, stands_for, worth, royal: turned.royal, turns_to: None, ways, ..plain.clone() };
                turned_pieces.push(turned);
            }
            checked.push(plain);
        }
        checked.extend(turned_pieces);
        for known in &self.promoted {
            if let Some(now) = checked.get(known.now.index() - 1).cloned() {
                checked.push(Kind { unturned: known.was, promoted: Some(known.now), turns_to: None, ..now });
            }
        }
        checked
    }

    fn ways(&mut self, moves: &[MoveDef], pieces: &[PieceDef], path: &str) -> Vec<Way> {
        let mut ways = Vec::new();
        self.collect_ways(moves, pieces, path, 0, &mut ways);
        if ways.len() > MAX_WAYS {
            let count = ways.len();
            self.problems.add(path, PieceFault::Ways { count, most: MAX_WAYS });
            ways.truncate(MAX_WAYS);
        }
        ways
    }

    /// The ways of a promoted side, which has always moved.
    fn turned_ways(&mut self, moves: &[MoveDef], pieces: &[PieceDef], path: &str) -> Vec<Way> {
        for (index, def) in moves.iter().enumerate() {
            if def.way().is_some_and(|(_, reach)| reach.first) {
                self.problems.add(&format!("{path}[{index}].first"), PieceFault::NeverFirst);
            }
        }
        self.ways(moves, pieces, path).into_iter().filter(|way| !way.first).collect()
    }

    fn collect_ways(&mut self, moves: &[MoveDef], pieces: &[PieceDef], path: &str, depth: usize, ways: &mut Vec<Way>) {
        for (index, def) in moves.iter().enumerate().take(MAX_WAYS + 1) {
            let path = if depth == 0 { format!("{path}[{index}]") } else { path.to_owned() };
            if let MoveDef::As(letter) = def {
                match pieces.iter().find(|piece| piece.letter == *letter) {
                    None => self.unknown_letter(*letter, &path),
                    Some(_) if depth >= 2 => self.problems.add(&path, PieceFault::As),
                    Some(piece) => self.collect_ways(&piece.moves, pieces, &path, depth + 1, ways),
                }
            }
            if let Some((travel, reach)) = def.way().filter(|_| ways.len() <= MAX_WAYS) {
                let way = self.way(travel, reach, &path);
                ways.push(way);
            }
        }
    }

    fn way(&mut self, travel: Travel, reach: &Reach, path: &str) -> Way {
        self.check_reach(travel, reach, path);
        self.spend(ALL_CELLS, path);
        let forward = self.board.forward;
        let alone = |step: Offset| (step, Vec::new());
        let images: Vec<(Offset, Vec<Offset>)> = match travel {
            Travel::Lame => {
                let vias = reach.via.as_ref().map_or(&[][..], ViaDef::steps);
                let vias = &vias[..vias.len().min(MAX_VIAS)];
                images_by_way_of(reach.step, vias, &reach.dirs, forward)
            }
            Travel::Circle => ring(&[reach.step]).into_iter().map(alone).collect(),
            Travel::Zigzag => ring(&[reach.step, reach.and.unwrap_or(reach.step)]).into_iter().map(alone).collect(),
            Travel::Twice => {
                let steps = std::iter::once(reach.step).chain(reach.and);
                steps.flat_map(|step| images(step, &reach.dirs, forward)).map(alone).collect()
            }
            Travel::Leap | Travel::Slide | Travel::Hop | Travel::Vault => images_by_way_of(reach.step, &[], &reach.dirs, forward),
        };
        if images.is_empty() {
            self.problems.add(path, PieceFault::NoImage);
        }
        let from = self.optional_region(&reach.from, &format!("{path}.from"));
        let within = self.optional_region(&reach.within, &format!("{path}.within"));
        let walls = reach.walls.iter().enumerate().take(16);
        let walls = walls.map(|(index, wall)| self.region(wall, &format!("{path}.walls[{index}]"))).collect();
        let except = self.not_royal(&reach.except, &format!("{path}.except"));
        Way {
            travel,
            images,
            most: reach.most,
            only: reach.only,
            except,
            from,
            within,
            walls,
            first: reach.first,
            unchecked: reach.unchecked,
        }
    }

    fn optional_region(&mut self, region: &Region, path: &str) -> CellSet {
        if *region == Region::All { self.board.cells } else { self.region(region, path) }
    }

    fn check_reach(&mut self, travel: Travel, reach: &Reach, path: &str) {
        let far = |step: Offset| step.0.unsigned_abs() > 25 || step.1.unsigned_abs() > 25;
        let vias = reach.via.as_ref().map(ViaDef::steps).unwrap_or_default();
        let large = self.board.grid.points() > MAX_VIA;
        let wrong_and = match travel {
            Travel::Zigzag => reach.and.is_none(),
            Travel::Twice => false,
            _ => reach.and.is_some(),
        };
        let jumps = matches!(travel, Travel::Hop | Travel::Vault);
        let faults = [
            (reach.step == (0, 0) || far(reach.step), ".step", Fault::Piece(PieceFault::Nowhere)),
            (vias.len() > MAX_VIAS, ".via", Fault::Entries { count: vias.len(), most: MAX_VIAS }),
            (vias.iter().any(|&step| far(step)), ".via", Fault::Piece(PieceFault::Nowhere)),
            (reach.and.is_some_and(far), ".and", Fault::Piece(PieceFault::Nowhere)),
            (vias.is_empty() == (travel == Travel::Lame), "", Fault::Piece(PieceFault::Via)),
            (wrong_and, "", Fault::Piece(PieceFault::And)),
            (travel == Travel::Twice && (reach.only != Only::Both || large), "", Fault::Piece(PieceFault::Twice(MAX_VIA))),
            (reach.unchecked && !reach.first, ".unchecked", Fault::Piece(PieceFault::Unchecked)),
            (!reach.except.is_empty() && !jumps, ".except", Fault::Piece(PieceFault::Except)),
        ];
        for (_, field, fault) in faults.into_iter().filter(|(is_wrong, ..)| *is_wrong) {
            self.problems.add(&format!("{path}{field}"), fault);
        }
    }

    /// The kinds of a string of letters, turned sides with them.
    pub(super) fn kind_set(&mut self, letters: &str, path: &str) -> KindSet {
        let mut set = KindSet::EMPTY;
        if !self.spend(letters.len() + 1, path) {
            return set;
        }
        for letter in letters.chars() {
            match self.kinds.get(&letter) {
                None => self.unknown_letter(letter, path),
                Some(&(kind, turned)) => {
                    set.insert(kind);
                    self.promoted.iter().filter(|known| known.now == kind).for_each(|known| set.insert(known.kind));
                    if let Some(turned) = turned {
                        set.insert(turned);
                    }
                }
            }
        }
        set
    }

    /// The unturned kinds of a string of letters, in its order.
    pub(super) fn kind_list(&mut self, letters: &str, path: &str) -> Vec<KindId> {
        if !self.spend(letters.len() + 1, path) {
            return Vec::new();
        }
        letters.chars().filter_map(|letter| self.kind(letter, path)).collect()
    }

    pub(super) fn kind(&mut self, letter: char, path: &str) -> Option<KindId> {
        let kind = self.kinds.get(&letter).map(|&(kind, _)| kind);
        if kind.is_none() {
            self.unknown_letter(letter, path);
        }
        kind
    }

    fn unknown_letter(&mut self, letter: char, path: &str) {
        let known = self.kinds.keys().collect();
        self.problems.add_of("pieces", path, PieceFault::Letter { letter, known });
    }
}
