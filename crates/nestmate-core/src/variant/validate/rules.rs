//! Rules: their letters and regions looked up, and what must not stand together.

use super::Validator;
use crate::geometry::{Cell, CellSet, Dirs, images};
use crate::variant::checked::Board;
use crate::variant::fault::RuleFault;
use crate::variant::paths::seen_by;
use crate::variant::pieces::{KindId, KindSet, Side};
use crate::variant::schema::{Holder, Region, Rule, RuleDef, Sides};
use crate::variant::shuffle::Shuffle;
use crate::variant::zobrist::MAX_CHECKS;

const MAX_GROUPS: usize = 7;

/// The most steps that a piece makes in one move by a rule: it passes all cells but the last, and can be captured on each.
const MAX_STEPS: u8 = 5;

/// How far a King goes in castling on a board of so many files: two on eight, three on ten.
pub(in crate::variant) fn standard_steps(files: u8) -> u8 {
    (files / 2).saturating_sub(2).max(2)
}

impl Validator {
    pub(super) fn rules(&mut self, defs: &[RuleDef]) -> Vec<Rule> {
        self.limit(defs.len(), super::MAX_ENTRIES, "rules");
        let defs = defs.iter().enumerate().take(super::MAX_ENTRIES);
        let rules: Vec<Rule> = defs.filter_map(|(index, def)| self.rule(def, &format!("rules[{index}]"))).collect();
        self.freeze_groups(&rules);
        rules
    }

    /// A rule with its names looked up; `None` where a letter that it cannot do without is unknown.
    fn rule(&mut self, def: &RuleDef, path: &str) -> Option<Rule> {
        let at = |field: &str| format!("{path}.{field}");
        Some(match def {
            RuleDef::Freeze { semi_royal, pieces, cells } => Rule::Freeze {
                semi_royal: self.kind(*semi_royal, &at("semi_royal"))?,
                pieces: self.kind_set(pieces, &at("pieces")),
                cells: self.region(cells, &at("cells")),
            },
            RuleDef::DoubleStep { .. } => self.double_step(def, path)?,
            RuleDef::Castle { .. } => self.castle(def, path)?,
            RuleDef::Promote { .. } => self.promote(def, path)?,
            RuleDef::Become { .. } => self.transform(def, path)?,
            RuleDef::TurnOver { .. } => self.turn_over(def, path)?,
            RuleDef::Exchange { pieces, on, to } => Rule::Exchange {
                pieces: self.unturned_set(pieces, &at("pieces")),
                on: self.region(on, &at("on")),
                to: self.choices(to, &at("to")),
            },
            RuleDef::Restore { pieces, on, to, missing_on, from } => Rule::Restore {
                pieces: self.not_royal(pieces, &at("pieces")),
                on: self.region(on, &at("on")),
                to: self.kind(*to, &at("to"))?,
                missing_on: self.region(missing_on, &at("missing_on")),
                from: from.iter().copied().take(3).collect(),
            },
            RuleDef::Swap { pieces, zone, on, to } => Rule::Swap {
                pieces: self.not_royal(pieces, &at("pieces")),
                zone: self.region(zone, &at("zone")),
                on: self.region(on, &at("on")),
                to: self.kind(*to, &at("to"))?,
            },
            RuleDef::Vanish { pieces, victim } => {
                if self.royals.contains(victim) {
                    self.problems.add(&at("victim"), RuleFault::Vanish);
                }
                Rule::Vanish { pieces: self.kind_set(pieces, &at("pieces")), victim: self.kind(*victim, &at("victim"))? }
            }
            RuleDef::Reserve { on, to } => {
                if *to == Holder::Enemy {
                    self.problems.add(&at("to"), RuleFault::EnemyReserve);
                }
                Rule::Reserve { on: self.region(on, &at("on")), to: *to }
            }
            RuleDef::Drop { pieces, on, turned, stuck } => {
                Rule::Drop { pieces: self.droppable(pieces, &at("pieces")), on: self.region(on, &at("on")), turned: *turned, stuck: *stuck }
            }
            RuleDef::OnePerFile { pieces, most } => {
                if *most == 0 {
                    self.problems.add(&at("most"), RuleFault::NoneOnFile);
                }
                Rule::OnePerFile { pieces: self.unturned_set(pieces, &at("pieces")), most: *most }
            }
            RuleDef::OnePerColour { pieces } => Rule::OnePerColour { pieces: self.unturned_set(pieces, &at("pieces")) },
            RuleDef::Shuffle { pieces, on } => {
                if pieces.is_empty() {
                    self.problems.add(&at("pieces"), RuleFault::NoChoice);
                }
                Rule::Shuffle { pieces: self.kind_list(pieces, &at("pieces")), on: self.region(on, &at("on")) }
            }
            RuleDef::Unmoved { pieces, on } => {
                self.some_kinds(pieces, &at("pieces"));
                Rule::Unmoved { pieces: self.unturned(pieces, &at("pieces")), on: self.region(on, &at("on")) }
            }
            RuleDef::NoDropMate { pieces } => Rule::NoDropMate { pieces: self.unturned_set(pieces, &at("pieces")) },
            RuleDef::Barred { pieces, between: (one, other) } => Rule::Barred {
                pieces: pieces.as_ref().map_or(KindSet::ALL, |pieces| self.unturned(pieces, &at("pieces"))),
                between: (self.region(one, &at("between")), self.region(other, &at("between"))),
            },
            RuleDef::FacingRoyals => Rule::FacingRoyals,
            RuleDef::Reach { pieces, on, answer, safe, side } => {
                let pieces = self.kind_set(pieces, &at("pieces"));
                Rule::Reach { pieces, on: self.region(on, &at("on")), answer: *answer, safe: *safe, side: *side }
            }
            RuleDef::Impasse { .. } => self.impasse(def, path)?,
            RuleDef::Trade { .. } => self.trade(def, path)?,
            RuleDef::BareRoyal => Rule::BareRoyal,
            RuleDef::Counting { .. } => self.counting(def, path)?,
            RuleDef::Royals { safe } => Rule::Royals { safe: *safe },
            RuleDef::Extinct { pieces, left } => Rule::Extinct { pieces: self.some_kinds(pieces, &at("pieces")), left: *left },
            RuleDef::Spent { pieces, left, gets } => Rule::Spent {
                pieces: pieces.as_ref().map_or(KindSet::ALL, |pieces| self.kind_set(pieces, &at("pieces"))),
                left: *left,
                gets: *gets,
            },
            RuleDef::LoseFirst { pieces, by } => {
                Rule::LoseFirst { pieces: self.some_kinds(pieces, &at("pieces")), by: self.some_kinds(by, &at("by")) }
            }
            RuleDef::Pass { twice, bonus, facing } => Rule::Pass { twice: *twice, bonus: *bonus, facing: *facing },
            RuleDef::Gate { pieces, on } => Rule::Gate { pieces: self.not_royal(pieces, &at("pieces")), on: self.region(on, &at("on")) },
            RuleDef::NoFlight => Rule::NoFlight,
            RuleDef::NoChecks => Rule::NoChecks,
            RuleDef::Checks { times } => Rule::Checks { times: self.checks(*times, &at("times")) },
            RuleDef::MustCapture => Rule::MustCapture,
            RuleDef::MustDrop => Rule::MustDrop,
            RuleDef::Explode { safe } => Rule::Explode { safe: self.kind_set(safe, &at("safe")) },
            RuleDef::NoMateBy { pieces } => Rule::NoMateBy { pieces: self.kind_set(pieces, &at("pieces")) },
        })
    }

    fn promote(&mut self, def: &RuleDef, path: &str) -> Option<Rule> {
        let at = |field: &str| format!("{path}.{field}");
        let RuleDef::Promote { pieces, on, to, optional, if_none, lost, until_captured, side } = def else { return None };
        Some(Rule::Promote {
            pieces: self.unturned_set(pieces, &at("pieces")),
            on: match on {
                Some(on) => self.region(on, &at("on")),
                None => self.last_cells(&at("on")),
            },
            to: self.promotions(to.as_ref().unwrap_or(&self.others(pieces)), *until_captured, &at("to")),
            optional: *optional,
            if_none: *if_none,
            lost: *lost,
            until_captured: *until_captured,
            side: *side,
        })
    }

    /// Turning over. A royal piece can where a side can have several, if its other side is royal too.
    fn turn_over(&mut self, def: &RuleDef, path: &str) -> Option<Rule> {
        let at = |field: &str| format!("{path}.{field}");
        let RuleDef::TurnOver { pieces, zone, must, back, entry, capture, if_none } = def else { return None };
        self.can_turn(pieces, &at("pieces"));
        if !self.several_royals {
            self.not_royal(pieces, &at("pieces"));
        }
        Some(Rule::TurnOver {
            pieces: if *back { self.kind_set(pieces, &at("pieces")) } else { self.unturned(pieces, &at("pieces")) },
            zone: self.region(zone, &at("zone")),
            must: *must,
            back: *back,
            entry: *entry,
            capture: *capture,
            if_none: *if_none,
        })
    }

    fn impasse(&mut self, def: &RuleDef, path: &str) -> Option<Rule> {
        let RuleDef::Impasse { zone, least, worth, points } = def else { return None };
        let zone = self.region(zone, &format!("{path}.zone"));
        let worth = worth.iter().enumerate().take(super::MAX_ENTRIES);
        let worth = worth.map(|(index, (letters, each))| (self.some_kinds(letters, &format!("{path}.worth[{index}]")), *each)).collect();
        Some(Rule::Impasse { zone, least: *least, worth, points: *points })
    }

    fn transform(&mut self, def: &RuleDef, path: &str) -> Option<Rule> {
        let at = |field: &str| format!("{path}.{field}");
        let RuleDef::Become { pieces, on, to, if_none, last } = def else { return None };
        Some(Rule::Become {
            pieces: self.unturned_set(pieces, &at("pieces")),
            on: self.region(on, &at("on")),
            to: self.choices(to, &at("to")),
            if_none: *if_none,
            last: *last,
        })
    }

    /// The kinds of some letters, of which there must be one.
    fn some_kinds(&mut self, letters: &str, path: &str) -> KindSet {
        if letters.is_empty() {
            self.problems.add(path, RuleFault::NoChoice);
        }
        self.kind_set(letters, path)
    }

    /// Pieces that may not be traded, with the turned sides of some.
    fn trade(&mut self, def: &RuleDef, path: &str) -> Option<Rule> {
        let at = |field: &str| format!("{path}.{field}");
        let RuleDef::Trade { pieces, turned, except } = def else { return None };
        if pieces.is_empty() && turned.is_empty() {
            self.problems.add(&at("pieces"), RuleFault::NoChoice);
        }
        self.can_turn(turned, &at("turned"));
        let mut traded = self.unturned_set(pieces, &at("pieces"));
        let turned_sides = self.kind_set(turned, &at("turned"));
        let unturned = self.unturned(turned, &at("turned"));
        turned_sides.iter().filter(|&kind| !unturned.contains(kind)).for_each(|kind| traded.insert(kind));
        Some(Rule::Trade { pieces: traded, turned: turned_sides, except: self.unturned(except, &at("except")) })
    }

    fn counting(&mut self, def: &RuleDef, path: &str) -> Option<Rule> {
        let at = |field: &str| format!("{path}.{field}");
        let RuleDef::Counting { without, both, bare, pieces } = def else { return None };
        if *both == 0 && bare.is_empty() {
            self.problems.add(path, RuleFault::NothingCounted);
        }
        Some(Rule::Counting {
            without: self.kind_set(without, &at("without")),
            both: *both,
            bare: bare.iter().map(|(letters, moves)| (self.kind_list(letters, &at("bare")), *moves)).collect(),
            pieces: *pieces,
        })
    }

    fn checks(&mut self, times: u8, path: &str) -> u8 {
        if !(1..=MAX_CHECKS).contains(&times) {
            self.problems.add(path, RuleFault::Checks(MAX_CHECKS));
        }
        times
    }

    fn double_step(&mut self, def: &RuleDef, path: &str) -> Option<Rule> {
        let at = |field: &str| format!("{path}.{field}");
        let RuleDef::DoubleStep { pieces, step, from, most, by, side } = def else { return None };
        let step = step.unwrap_or((0, 1));
        let near = step.0.unsigned_abs() <= 12 && step.1.unsigned_abs() <= 12;
        let steps = if near { images(step, &Dirs::Forward, self.board.forward) } else { Vec::new() };
        if steps.is_empty() {
            self.problems.add(&at("step"), RuleFault::StepForward);
        }
        if !(2..=MAX_STEPS).contains(most) {
            self.problems.add(&at("most"), RuleFault::Steps(MAX_STEPS));
        }
        Some(Rule::DoubleStep {
            pieces: self.kind_set(pieces, &at("pieces")),
            step: steps,
            from: match from {
                Some(from) => self.region(from, &at("from")),
                None => self.first_cells(pieces, *side, &at("pieces")),
            },
            most: (*most).min(MAX_STEPS),
            by: by.as_ref().map(|by| self.kind_set(by, &at("by"))),
            side: *side,
        })
    }

    /// A castling; `None` where a letter of it is unknown.
    fn castle(&mut self, def: &RuleDef, path: &str) -> Option<Rule> {
        let at = |field: &str| format!("{path}.{field}");
        let RuleDef::Castle { royal, partner, steps, partner_steps, to, cells, safe, en_passant, side } = def else {
            return None;
        };
        let ends = to.as_ref().map(|(royal, partner)| (self.region(royal, &at("to")), self.region(partner, &at("to"))));
        if ends.as_ref().is_some_and(|ends| steps.is_some() || partner_steps.is_some() || !self.are_ends(ends)) {
            self.problems.add(&at("to"), RuleFault::CastleEnds);
        }
        let steps = &steps.unwrap_or_else(|| standard_steps(self.board.grid.files()));
        let partner_steps = &partner_steps.unwrap_or_else(|| steps.saturating_sub(1));
        if partner_steps >= steps {
            self.problems.add(path, RuleFault::Partner);
        }
        Some(Rule::Castle {
            royal: self.kind(*royal, &at("royal"))?,
            partner: self.kind(*partner, &at("partner"))?,
            steps: *steps,
            partner_steps: *partner_steps,
            to: ends,
            cells: self.region(cells, &at("cells")),
            safe: *safe,
            en_passant: en_passant
                .as_ref()
                .map(|(pieces, from)| (self.kind_set(pieces, &at("en_passant")), self.region(from, &at("en_passant")))),
            side: *side,
        })
    }

    /// Whether these are two cells of one rank.
    fn are_ends(&self, (royal, partner): &(CellSet, CellSet)) -> bool {
        let ends: Vec<Cell> = royal.iter().chain(partner.iter()).collect();
        let rank = |cell: Cell| self.board.grid.rank(cell);
        matches!(ends.as_slice(), &[one, other] if royal.len() == 1 && one != other && rank(one) == rank(other))
    }

    /// What is drawn by lot, of which the array has to be one way.
    pub(super) fn shuffle(&mut self, rules: &[Rule]) -> Option<Shuffle> {
        let shuffle = Shuffle::new(rules).map_err(|(index, fault)| self.problems.add(&format!("rules[{index}]"), fault)).ok()??;
        if !shuffle.has(&self.start, &self.board, |placed| self.kinds.get(&placed.letter).map(|known| known.0)) {
            let index = rules.iter().position(|rule| matches!(rule, Rule::Shuffle { .. })).unwrap_or_default();
            self.problems.add(&format!("rules[{index}]"), RuleFault::ShuffleArray);
        }
        Some(shuffle)
    }

    /// Where some pieces begin, as their side sees it.
    fn first_cells(&mut self, letters: &str, side: Sides, path: &str) -> CellSet {
        match side {
            Sides::Both | Sides::White => self.region(&Region::Start(letters.to_owned()), path),
            Sides::Black => seen_by(Side::Black, &self.region(&Region::EnemyStart(letters.to_owned()), path), &self.board),
        }
    }

    fn last_cells(&mut self, path: &str) -> CellSet {
        let Board { grid, cells, forward, .. } = &self.board;
        let ends = |&cell: &Cell| grid.step(cell, *forward).is_none_or(|next| !cells.contains(next));
        let last: CellSet = cells.iter().filter(ends).collect();
        if last.is_empty() && !cells.is_empty() {
            self.problems.add(path, RuleFault::NoEnd);
        }
        last
    }

    /// The letters of all pieces that are neither royal nor among these, in the order of the pieces.
    pub(super) fn others(&self, letters: &str) -> String {
        let mut known: Vec<(KindId, char)> = self.kinds.iter().map(|(&letter, &(kind, _))| (kind, letter)).collect();
        known.sort_unstable();
        known.into_iter().map(|(_, letter)| letter).filter(|&letter| !letters.contains(letter) && !self.royals.contains(&letter)).collect()
    }

    fn unturned(&mut self, letters: &str, path: &str) -> KindSet {
        self.kind_list(letters, path).into_iter().collect()
    }

    /// The unturned kinds of some letters, none of them royal.
    fn unturned_set(&mut self, letters: &str, path: &str) -> KindSet {
        self.not_royal(letters, path);
        self.unturned(letters, path)
    }

    /// The kinds of some letters that can be dropped: no royal ones, but for those that begin in a reserve.
    fn droppable(&mut self, letters: &str, path: &str) -> KindSet {
        let held = self.held_royals.concat();
        let others: String = letters.chars().filter(|&letter| !held.contains(letter)).collect();
        self.not_royal(&others, path);
        self.kind_set(letters, path)
    }

    pub(super) fn not_royal(&mut self, letters: &str, path: &str) -> KindSet {
        if letters.chars().any(|letter| self.royals.contains(&letter)) {
            self.problems.add(path, RuleFault::Royal);
        }
        self.kind_set(letters, path)
    }

    fn choices(&mut self, letters: &str, path: &str) -> Vec<KindId> {
        if letters.is_empty() {
            self.problems.add(path, RuleFault::NoChoice);
        }
        if !self.several_royals {
            self.not_royal(letters, path);
        }
        let mut choices = Vec::new();
        for kind in self.kind_list(letters, path) {
            if !choices.contains(&kind) {
                choices.push(kind);
            }
        }
        choices
    }

    /// The kinds of some letters that pieces are promoted to.
    fn promotions(&mut self, letters: &str, until_captured: bool, path: &str) -> Vec<KindId> {
        let kinds = self.choices(letters, path).into_iter();
        let known = |kind| self.promoted.iter().find(|known| until_captured && known.now == kind).map_or(kind, |known| known.kind);
        kinds.map(known).collect()
    }

    fn can_turn(&mut self, letters: &str, path: &str) {
        if !self.spend(letters.len(), path) {
            return;
        }
        for letter in letters.chars() {
            if matches!(self.kinds.get(&letter), Some((_, None))) {
                self.problems.add(path, RuleFault::NotTurned(letter));
            }
        }
    }

    /// A piece on a cell depends on at most one semi-royal, and a semi-royal answers for at most one group.
    fn freeze_groups(&mut self, rules: &[Rule]) {
        let groups: Vec<(usize, &KindId, &KindSet, &CellSet)> = rules
            .iter()
            .enumerate()
            .filter_map(|(index, rule)| {
                let Rule::Freeze { semi_royal, pieces, cells } = rule else { return None };
                Some((index, semi_royal, pieces, cells))
            })
            .collect();
        self.limit(groups.len(), MAX_GROUPS, "rules");
        for (at, (index, semi_royal, pieces, cells)) in groups.iter().enumerate() {
            let clash = groups[..at].iter().any(|(_, other, others, other_cells)| {
                !(**cells & **other_cells).is_empty() && (!pieces.and(**others).is_empty() || semi_royal == other)
            });
            if clash {
                self.problems.add(&format!("rules[{index}]"), RuleFault::Overlap);
            }
        }
    }
}
