//! What the men of a position can do: one walk over their moves tells their mobility, how they press on the enemy's royal man, and
//! which men are attacked to no good.

use super::weights::{Pair, Weights};
use crate::geometry::{Cell, CellSet};
use crate::position::Position;
use crate::variant::{Man, Mode, Moves, Only, Side, Variant};

/// What is found of one side.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Activity {
    /// Cells that its men can go to, more or less than such men can on average, weighted by kind; centipawns.
    pub(super) mobility: Pair,
    /// Cells near the enemy's royal man that its men attack, weighted by kind.
    pub(super) pressure: i32,
    /// What it would win if the enemy did nothing about men attacked by lesser ones or not defended; centipawns.
    pub(super) threats: i32,
}

/// Looks at one position.
struct Walk<'a> {
    position: &'a Position,
    variant: &'a Variant,
    weights: &'a Weights,
    found: [Activity; 2],
    /// By side: the cells that its men attack, their own men's included.
    attacked: [CellSet; 2],
    /// By side: its men that are attacked by lesser ones.
    beset: [CellSet; 2],
}

/// The activity of both sides' men.
pub(super) fn activity(position: &Position, variant: &Variant, weights: &Weights) -> [Activity; 2] {
    let none = [CellSet::EMPTY; 2];
    let mut walk = Walk { position, variant, weights, found: [Activity::default(); 2], attacked: none, beset: none };
    for side in Side::BOTH {
        walk.side(side);
    }
    for side in Side::BOTH {
        walk.loose(side);
    }
    walk.found
}

impl Walk<'_> {
    fn side(&mut self, side: Side) {
        let all_thawed = self.position.all_thawed(side, self.variant);
        let zone = *self.weights.zone(side.other(), self.position.royal(side.other()));
        for from in self.position.men(side).iter() {
            let man = self.position.at(from);
            if all_thawed || self.position.is_thawed(side, self.variant.group(man.kind(), from)) {
                self.man(man, from, &zone);
            }
        }
    }

    fn man(&mut self, man: Man, from: Cell, zone: &CellSet) {
        let moves = self.variant.rows.moves(man.index(), from);
        let (own, kind) = (man.side(), man.kind());
        let worth = self.weights.value[kind.index()];
        let (mut cells, mut near, mut threats) = (0, 0, 0);
        let (position, weights) = (self.position, self.weights);
        let (attacked, beset) = (&mut self.attacked[own.index()], &mut self.beset[own.other().index()]);
        let mut attack = |to: Cell| {
            let target = position.at(to);
            attacked.insert(to);
            near += i32::from(zone.contains(to));
            if target.is_of(own.other()) {
                let loss = weights.value[target.kind().index()] - worth;
                if loss > 0 && !beset.contains(to) && worth > 0 {
                    beset.insert(to);
                    threats += loss;
                }
            }
            i32::from(!target.is_of(own))
        };
        let Moves { both, quiet, capture, rays, .. } = moves;
        cells += both.iter().map(|&to| attack(to)).sum::<i32>();
        cells += capture.iter().map(|&to| attack(to) & i32::from(position.at(to).is_some())).sum::<i32>();
        cells += quiet.iter().map(|&to| i32::from(position.at(to).is_none())).sum::<i32>();
        for &ray in rays {
            let path = self.variant.rows.cells(ray);
            let free = || path.iter().take_while(|&&cell| position.at(cell).is_none()).count();
            match (ray.mode, ray.only) {
                (Mode::Ride, Only::Move) => cells += small(free()),
                (Mode::Ride, Only::Both) => {
                    for &to in path {
                        cells += attack(to);
                        if position.at(to).is_some() {
                            break;
                        }
                    }
                }
                (Mode::Ride, Only::Capture) => {
                    let free = free();
                    cells += path.iter().take(free + 1).map(|&to| attack(to) & i32::from(position.at(to).is_some())).sum::<i32>();
                }
                (Mode::Lame, only) => {
                    if let Some((&to, through)) = path.split_last()
                        && through.iter().all(|&cell| position.at(cell).is_none())
                    {
                        let taken = position.at(to).is_some();
                        cells += match only {
                            Only::Move => i32::from(!taken),
                            Only::Both => attack(to),
                            Only::Capture => attack(to) & i32::from(taken),
                        };
                    }
                }
                (Mode::Hop, _) => {
                    for &to in path.iter().skip(free() + 1) {
                        let taken = position.at(to).is_some();
                        cells += attack(to) & i32::from(taken);
                        if taken {
                            break;
                        }
                    }
                }
            }
        }
        let found = &mut self.found[own.index()];
        let weight = self.weights.mobility[kind.index()];
        let usual = self.weights.usual[kind.index()];
        found.mobility.full += weight.full * (16 * cells - usual.full);
        found.mobility.thin += weight.thin * (16 * cells - usual.thin);
        found.pressure += near * self.weights.pressing[kind.index()];
        found.threats += threats;
    }

    /// Counts the enemy's men that this side attacks and nobody defends.
    fn loose(&mut self, side: Side) {
        let enemy = side.other();
        let royal = self.position.royal(enemy);
        let open = self.attacked[side.index()] & *self.position.men(enemy) & !self.attacked[enemy.index()] & !self.beset[enemy.index()];
        for cell in open.iter().filter(|&cell| cell != royal) {
            self.found[side.index()].threats += self.weights.value[self.position.at(cell).kind().index()];
        }
    }
}

fn small(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
