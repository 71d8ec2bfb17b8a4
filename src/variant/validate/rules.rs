//! Rules: their letters and regions looked up, and what must not stand together.

use super::Validator;
use crate::geometry::{CellSet, Dirs, images};
use crate::variant::checked::Rule;
use crate::variant::men::{KindId, KindSet};
use crate::variant::schema::{Holder, RuleDef};
use crate::words::{Told, told};

/// The most groups of men that can freeze.
const MAX_GROUPS: usize = 7;

impl Validator {
    pub(super) fn rules(&mut self, defs: &[RuleDef]) -> Vec<Rule> {
        self.limit(defs.len(), super::MAX_ENTRIES, "rules");
        let mut rules = Vec::new();
        for (index, def) in defs.iter().enumerate().take(super::MAX_ENTRIES) {
            rules.extend(self.rule(def, &format!("rules[{index}]")));
        }
        self.freeze_groups(&rules);
        rules
    }

    /// A rule with its names looked up; `None` where a letter that it cannot do without is unknown.
    fn rule(&mut self, def: &RuleDef, path: &str) -> Option<Rule> {
        let at = |field: &str| format!("{path}.{field}");
        Some(match def {
            RuleDef::Freeze { semi_royal, men, cells } => Rule::Freeze {
                semi_royal: self.kind(*semi_royal, &at("semi_royal"))?,
                men: self.kind_set(men, &at("men")),
                cells: self.region(cells, &at("cells")),
            },
            RuleDef::DoubleStep { men, step, from } => {
                let near = step.0.unsigned_abs() <= 12 && step.1.unsigned_abs() <= 12;
                let steps = if near { images(*step, Dirs::Forward, self.board.forward) } else { Vec::new() };
                if steps.is_empty() {
                    self.problems.add(&at("step"), told!("def-step-forward"), told!("def-step-forward-hint"));
                }
                Rule::DoubleStep { men: self.kind_set(men, &at("men")), steps, from: self.region(from, &at("from")) }
            }
            RuleDef::Castle { royal, partner, steps, partner_steps, cells, safe, en_passant } => {
                if partner_steps >= steps {
                    self.problems.add(path, told!("def-partner"), told!("def-partner-hint"));
                }
                Rule::Castle {
                    royal: self.kind(*royal, &at("royal"))?,
                    partner: self.kind(*partner, &at("partner"))?,
                    steps: *steps,
                    partner_steps: *partner_steps,
                    cells: self.region(cells, &at("cells")),
                    safe: *safe,
                    en_passant: en_passant
                        .as_ref()
                        .map(|(men, from)| (self.kind_set(men, &at("en_passant")), self.region(from, &at("en_passant")))),
                }
            }
            RuleDef::Promote { men, on, to, optional, if_none } => Rule::Promote {
                men: self.unturned_set(men, &at("men")),
                on: self.region(on, &at("on")),
                to: self.choices(to, &at("to")),
                optional: *optional,
                if_none: *if_none,
            },
            RuleDef::TurnOver { men, zone } => {
                self.can_turn(men, &at("men"));
                Rule::TurnOver { men: self.unturned_set(men, &at("men")), zone: self.region(zone, &at("zone")) }
            }
            RuleDef::Exchange { men, on, to } => {
                Rule::Exchange { men: self.unturned_set(men, &at("men")), on: self.region(on, &at("on")), to: self.choices(to, &at("to")) }
            }
            RuleDef::Restore { men, on, to, missing_on, from } => Rule::Restore {
                men: self.not_royal(men, &at("men")),
                on: self.region(on, &at("on")),
                to: self.kind(*to, &at("to"))?,
                missing_on: self.region(missing_on, &at("missing_on")),
                from: from.iter().copied().take(3).collect(),
            },
            RuleDef::Swap { men, zone, on, to } => Rule::Swap {
                men: self.not_royal(men, &at("men")),
                zone: self.region(zone, &at("zone")),
                on: self.region(on, &at("on")),
                to: self.kind(*to, &at("to"))?,
            },
            RuleDef::Vanish { men, victim } => {
                if self.royals.contains(victim) {
                    self.problems.add(&at("victim"), told!("def-vanish"), Told::NOTHING);
                }
                Rule::Vanish { men: self.kind_set(men, &at("men")), victim: self.kind(*victim, &at("victim"))? }
            }
            RuleDef::Reserve { on, to } => {
                if *to == Holder::Enemy {
                    self.problems.add(&at("to"), told!("def-enemy-reserve"), told!("def-enemy-reserve-hint"));
                }
                Rule::Reserve { on: self.region(on, &at("on")), to: *to }
            }
            RuleDef::Drop { men, on } => Rule::Drop { men: self.not_royal(men, &at("men")), on: self.region(on, &at("on")) },
            RuleDef::OnePerFile { men } => Rule::OnePerFile { men: self.unturned_set(men, &at("men")) },
            RuleDef::NoDropMate { men } => Rule::NoDropMate { men: self.unturned_set(men, &at("men")) },
            RuleDef::Barred { men, between: (one, other) } => Rule::Barred {
                men: men.as_ref().map_or(KindSet::ALL, |men| self.kind_list(men, &at("men")).into_iter().collect()),
                between: (self.region(one, &at("between")), self.region(other, &at("between"))),
            },
            RuleDef::FacingRoyals => Rule::FacingRoyals,
            RuleDef::NoMateBy { men } => Rule::NoMateBy { men: self.kind_set(men, &at("men")) },
        })
    }

    /// The unturned kinds of some letters, none of them royal.
    fn unturned_set(&mut self, letters: &str, path: &str) -> KindSet {
        self.not_royal(letters, path);
        self.kind_list(letters, path).into_iter().collect()
    }

    fn not_royal(&mut self, letters: &str, path: &str) -> KindSet {
        if letters.chars().any(|letter| self.royals.contains(&letter)) {
            self.problems.add(path, told!("def-royal-among"), told!("def-royal-among-hint"));
        }
        self.kind_set(letters, path)
    }

    fn choices(&mut self, letters: &str, path: &str) -> Vec<KindId> {
        if letters.is_empty() {
            self.problems.add(path, told!("def-no-choice"), told!("def-no-choice-hint"));
        }
        self.not_royal(letters, path);
        self.kind_list(letters, path)
    }

    fn can_turn(&mut self, letters: &str, path: &str) {
        for letter in letters.chars() {
            if matches!(self.kinds.get(&letter), Some((_, None))) {
                let message = told!("def-not-turned", letter = letter.to_string());
                self.problems.add(path, message, told!("def-not-turned-hint"));
            }
        }
    }

    /// A man on a cell depends on at most one semi-royal, and a semi-royal answers for at most one group.
    fn freeze_groups(&mut self, rules: &[Rule]) {
        let groups: Vec<(usize, &KindId, &KindSet, &CellSet)> = rules
            .iter()
            .enumerate()
            .filter_map(|(index, rule)| match rule {
                Rule::Freeze { semi_royal, men, cells } => Some((index, semi_royal, men, cells)),
                _ => None,
            })
            .collect();
        self.limit(groups.len(), MAX_GROUPS, "rules");
        for (at, (index, semi_royal, men, cells)) in groups.iter().enumerate() {
            let clash = groups[..at].iter().any(|(_, other, others, other_cells)| {
                !(**cells & **other_cells).is_empty() && (!men.and(**others).is_empty() || semi_royal == other)
            });
            if clash {
                self.problems.add(&format!("rules[{index}]"), told!("def-overlap"), told!("def-overlap-hint"));
            }
        }
    }
}
