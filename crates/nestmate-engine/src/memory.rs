//! What the engine keeps from one search of a game to the next, and how much memory its tables may take: no more than the machine can
//! spare, all tables of the program together.
//!
//! A table's memory is asked for whole and filled little by little, and systems promise more of it than they have. A program that fills
//! what it was promised is killed, so what is free is looked up before anything is asked for.

use std::sync::{Arc, Mutex, PoisonError};

use bytemuck::{Zeroable, try_zeroed_vec};
use nestmate_core::position::Position;
use nestmate_core::variant::{Side, Variant};
use sysinfo::{Pid, Process, ProcessRefreshKind, ProcessesToUpdate, System};

use super::evaluate::evaluate;
use super::history::History;
use super::net::Network;
use super::skill::{Skill, Standing};
use super::table::TranspositionTable;
use super::weights::{TRUSTED, Weights};

/// A board with this part of the first pieces is nearly bare.
const BARE: i32 = 8;

/// What the engine keeps from one search of a game to the next: what its pieces are worth, positions searched before, and which moves
/// did well. It is good for the variant that it was made for alone.
#[derive(Debug)]
pub struct Memory {
    pub(super) weights: Weights,
    pub(super) derived: Weights,
    /// With so few pieces or fewer the board is nearly bare.
    bare: usize,
    pub(super) table: TranspositionTable,
    pub(super) histories: Vec<History>,
}

impl Memory {
    /// The size of the transposition table where nothing is said, in MiB.
    pub const DEFAULT_MIB: usize = 64;

    /// An empty memory for games of a variant, with a transposition table of at most `mib` MiB, at least one; the first search makes it.
    pub fn new(variant: &Variant, mib: usize) -> Self {
        Self::with(variant, mib, None)
    }

    /// The same with a network.
    pub fn with(variant: &Variant, mib: usize, network: Option<Arc<Network>>) -> Self {
        let derived = Weights::new(variant);
        let weights = match network {
            None => derived.clone(),
            Some(network) => derived.clone().learnt(variant, network, TRUSTED),
        };
        let bare = usize::try_from(derived.full_pieces / BARE).unwrap_or_default();
        Self { weights, derived, bare, table: TranspositionTable::new(mib), histories: Vec::new() }
    }

    /// What a player of a skill takes for true before errors: what was derived, with a part of what was learnt.
    pub(super) fn known_to(&self, variant: &Variant, skill: Skill, position: &Position) -> Weights {
        #[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "from 0 to that")]
        let trust = (skill.learnt() * TRUSTED as f32) as i32;
        let network = self.weights.network.clone().filter(|_| trust > 0 && !self.is_bare(position));
        match network {
            None => self.derived.clone(),
            Some(network) => self.derived.clone().learnt(variant, network, trust),
        }
    }

    /// How the side to move stands, as one sees who makes no mistakes.
    pub(super) fn standing(&self, position: &Position, variant: &Variant) -> Standing {
        let theirs = position.pieces(position.side().other()).len();
        match evaluate(position, variant, &self.derived) {
            ..0 => Standing::Behind,
            0..Standing::AHEAD => Standing::Open,
            // As few as half of what both sides may have on a bare board.
            _ if theirs <= self.bare / 2 => Standing::Won,
            _ => Standing::Ahead,
        }
    }

    pub(super) fn is_bare(&self, position: &Position) -> bool {
        Side::BOTH.iter().map(|&side| position.pieces(side).len()).sum::<usize>() <= self.bare
    }

    /// How large a table of `mib` MiB would come out just now: smaller where the machine has no memory for it. `held` MiB are counted as
    /// free, those of a table that it takes the place of.
    pub fn fitting(mib: usize, held: usize) -> usize {
        let mut table = TranspositionTable::new(mib.max(1).saturating_sub(held));
        table.prepare();
        mib.min(table.mib() + held).max(1)
    }

    /// Forgets all searches, for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.histories.clear();
    }
}

/// What is left to other programs: one part in so many of what is free.
const LEFT_TO_OTHERS: u64 = 4;

/// So many bytes are granted without a look at what is free.
const MODEST: u64 = 32 << 20;

/// The bytes that all tables have taken.
static TAKEN: Mutex<u64> = Mutex::new(0);

/// Memory that a table may fill, in bytes. It is given back when this is dropped.
#[derive(Debug)]
pub(super) struct Room(u64);

impl Room {
    /// Room for `bytes`, or for as many as there are.
    fn take(bytes: u64) -> Self {
        let mut taken = TAKEN.lock().unwrap_or_else(PoisonError::into_inner);
        let granted = if bytes <= MODEST { bytes } else { bytes.min(spare().saturating_sub(*taken)).max(MODEST) };
        *taken += granted;
        Self(granted)
    }

    fn shrink(&mut self, bytes: u64) {
        *TAKEN.lock().unwrap_or_else(PoisonError::into_inner) -= self.0.saturating_sub(bytes);
        self.0 = self.0.min(bytes);
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.shrink(0);
    }
}

/// `wanted` zeroed things, or as many as can be had; `least` in any case. The system makes the memory as it is touched, so this takes no
/// time for things that need not be aligned.
pub(super) fn zeroed<T: Zeroable>(wanted: usize, least: usize) -> (Vec<T>, Room) {
    let bytes = |count: usize| (count * size_of::<T>()) as u64;
    let mut room = Room::take(bytes(wanted));
    let mut count = wanted.min(usize::try_from(room.0).unwrap_or(usize::MAX) / size_of::<T>()).max(least);
    loop {
        match try_zeroed_vec(count) {
            Ok(things) => {
                room.shrink(bytes(count));
                return (things, room);
            }
            Err(()) if count > least => count = (count / 2).max(least),
            // Without memory for so few nothing can go on.
            Err(()) => return (bytemuck::zeroed_vec(least), room),
        }
    }
}

/// The bytes that all tables together may fill: what they have filled already counts as free.
fn spare() -> u64 {
    let Ok(mut system) = System::new() else { return u64::MAX };
    system.refresh_memory();
    let own = Pid::from_u32(std::process::id());
    system.refresh_processes_specifics(ProcessesToUpdate::Some(&[own]), false, ProcessRefreshKind::nothing().with_memory());
    let process = system.process(own);
    let resident = process.map_or(0, Process::memory);
    // A container may have less than its machine.
    let limits = process.and_then(Process::cgroup_limits).or_else(|| system.cgroup_limits());
    let allowed = limits.map_or(u64::MAX, |limits| limits.total_memory.saturating_sub(limits.rss));
    match system.available_memory().min(allowed).saturating_add(resident) {
        // The system does not say.
        0 => u64::MAX,
        free => free - free / LEFT_TO_OTHERS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_than_there_is_is_not_given_and_what_was_given_comes_back() {
        // A mebibyte a piece; the machine has no exbibyte.
        let (many, room) = zeroed::<[u64; 1 << 17]>(1 << 40, 1);
        assert!(many.len() < 1 << 30 && many.len() as u64 >= MODEST >> 20, "{}", many.len());
        assert_eq!(room.0, (many.len() as u64) << 20);
        let (few, small) = zeroed::<[u64; 1 << 17]>(1 << 40, 1);
        assert!(few.len() as u64 + many.len() as u64 <= (spare() >> 20) + 2 * (MODEST >> 20), "both together");
        drop((many, room, few, small));
        assert!(zeroed::<u64>(3, 1).0 == [0, 0, 0]);
    }
}
