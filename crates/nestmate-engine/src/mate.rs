//! Forced wins far beyond the depth of the search: proof numbers, depth first, and no deeper than so many moves.
//!
//! df-pn as in Nagai, "Df-pn algorithm for searching AND/OR trees and its applications" (2002): a node's numbers tell how many
//! positions have still to be settled to prove or to disprove it, and the search goes where least is missing. The moves left count as a
//! part of the position, so the tree has no circles, and the first number of moves with a proof is the shortest.
//!
//! As in composed problems neither the moves before the position nor the fifty-move rule are looked at.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use nestmate_core::position::{Move, Position, in_check};
use nestmate_core::rules::{legal_moves, no_moves};
use nestmate_core::variant::{Lot, Side, Stalemate, Variant};

/// The number that stands for what cannot be.
const NEVER: u32 = 1 << 30;

/// Positions that are remembered; what is settled is kept when there are more.
const REMEMBERED: usize = 1 << 22;

/// How many positions are looked at in the first turn.
const TURN: u64 = 1 << 14;

/// A search for a forced win of the side to move.
#[derive(Clone, Copy, Debug)]
pub struct MateSearch<'a> {
    /// The position.
    pub position: &'a Position,
    /// Its game.
    pub variant: &'a Variant,
    /// The most moves that the win may take, its own counted.
    pub most: u32,
    /// Positions to look at; `None`: as many as it takes.
    pub nodes: Option<u64>,
    /// When to stop by the clock.
    pub until: Option<Instant>,
    /// Where positions are counted as they are looked at, for whoever watches.
    pub seen: Option<&'a AtomicU64>,
}

/// What a search for a forced win has come to.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct MateFound {
    /// In how many moves the win is forced, if one was found.
    pub moves: Option<u32>,
    /// The moves of both sides with the longest defence.
    pub line: Vec<Move>,
    /// No other win takes so many moves or fewer.
    pub excluded: u32,
    /// Positions looked at.
    pub nodes: u64,
}

impl MateFound {
    /// Whether there is no shorter win than the one found.
    pub fn is_shortest(&self) -> bool {
        self.moves.is_some_and(|moves| self.excluded + 1 >= moves)
    }
}

impl MateSearch<'_> {
    /// Looks for the shortest forced win until it is found or excluded, the limit is met or `stop` is set. Lines of checks, which end soon,
    /// and all lines are looked at by turns. `report` hears of each number of moves that is excluded, and of a win that may not be the
    /// shortest.
    pub fn run(&self, stop: &AtomicBool, report: &mut dyn FnMut(&MateFound)) -> MateFound {
        let (mut checks, mut all) = (Prover::new(self, stop, true), Prover::new(self, stop, false));
        let mut found = MateFound::default();
        let mut turn = TURN;
        loop {
            let left = self.nodes.map_or(u64::MAX, |nodes| nodes.saturating_sub(checks.nodes + all.nodes));
            if found.moves.is_none() {
                checks.most = checks.nodes + turn.min(left / 2);
                checks.advance(self.most, &mut found, report);
            }
            let most = found.moves.map_or(self.most, |moves| moves - 1);
            all.most = all.nodes + turn.min(left / 2);
            all.advance(most, &mut found, report);
            found.nodes = checks.nodes + all.nodes;
            if all.excluded >= most || found.is_shortest() || left < TURN || all.is_late() {
                return found;
            }
            turn *= 2;
        }
    }
}

struct Stopped;

/// How far a node is from a proof and from the opposite, as the side to move there sees it: `own` until it has what it wants (the attacker
/// to win, the defender not to lose), `other` until the other has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Numbers {
    own: u32,
    other: u32,
}

impl Numbers {
    const UNKNOWN: Self = Self { own: 1, other: 1 };
    const HAS: Self = Self { own: 0, other: NEVER };
    const LACKS: Self = Self { own: NEVER, other: 0 };

    fn is_settled(self) -> bool {
        self.own == 0 || self.other == 0
    }
}

struct ProofBranch {
    mv: Move,
    key: u64,
    numbers: Numbers,
}

struct Prover<'a> {
    position: Position,
    variant: &'a Variant,
    attacker: Side,
    /// Whether the attacker may only give check.
    checks: bool,
    /// Whether the attacker's last move has to be a check to win.
    mates: bool,
    /// No win takes so many moves or fewer.
    excluded: u32,
    known: HashMap<u64, Numbers>,
    nodes: u64,
    most: u64,
    stop: &'a AtomicBool,
    until: Option<Instant>,
    seen: Option<&'a AtomicU64>,
}

impl<'a> Prover<'a> {
    fn new(search: &MateSearch<'a>, stop: &'a AtomicBool, checks: bool) -> Self {
        let variant = search.variant;
        Self {
            position: search.position.clone(),
            variant,
            attacker: search.position.side(),
            checks,
            mates: !variant.goals.any
                && matches!(variant.endings.stalemate, Stalemate::Draw | Stalemate::Win)
                && variant.endings.mate == Lot::Loses,
            excluded: 0,
            known: HashMap::new(),
            nodes: 0,
            most: 0,
            stop,
            until: search.until,
            seen: search.seen,
        }
    }

    fn is_late(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
    }

    fn advance(&mut self, most: u32, found: &mut MateFound, report: &mut dyn FnMut(&MateFound)) {
        while self.excluded < most {
            let moves = self.excluded + 1;
            match self.line(moves) {
                Err(Stopped) => return,
                Ok(None) => self.excluded = moves,
                Ok(Some(line)) => {
                    (found.moves, found.line) = (Some(moves), line);
                    return report(found);
                }
            }
            if !self.checks {
                found.excluded = moves;
                report(found);
            }
        }
    }

    /// The win in so many moves with the longest defence; `None` if there is none.
    fn line(&mut self, moves: u32) -> Result<Option<Vec<Move>>, Stopped> {
        let first = 2 * moves - 1;
        if !self.wins(first, None)? {
            return Ok(None);
        }
        let (mut line, mut undone) = (Vec::new(), Vec::new());
        for left in (0..=first).rev() {
            let Some(mv) = self.next(left, line.last().copied()) else { break };
            line.push(mv);
            undone.push(self.position.make(self.variant, mv));
        }
        undone.iter().rev().for_each(|undo| self.position.unmake(undo));
        Ok(Some(line))
    }

    /// The move of a proven line with `left` plies left: for the attacker one that wins, for the defender one that holds out longest.
    fn next(&mut self, left: u32, last: Option<Move>) -> Option<Move> {
        if self.position.side() == self.attacker {
            return self.winning(left).or_else(|| {
                // The proof has been forgotten.
                self.visit(left, last, NEVER, NEVER).ok()?;
                self.winning(left)
            });
        }
        let moves = legal_moves(&self.position, self.variant);
        let holds = |&&mv: &&Move| left < 4 || !self.after(mv, |prover| prover.wins(left - 3, Some(mv))).unwrap_or(true);
        moves.iter().find(holds).or(moves.first()).copied()
    }

    fn winning(&mut self, left: u32) -> Option<Move> {
        self.branches(left).into_iter().find(|branch| branch.numbers.other == 0).map(|branch| branch.mv)
    }

    fn after<T>(&mut self, mv: Move, look: impl FnOnce(&mut Self) -> T) -> T {
        let undo = self.position.make(self.variant, mv);
        let found = look(self);
        self.position.unmake(&undo);
        found
    }

    /// Whether the attacker, who is to move, wins within `left` plies.
    fn wins(&mut self, left: u32, last: Option<Move>) -> Result<bool, Stopped> {
        let known = self.known.get(&self.key(left)).copied().filter(|numbers| numbers.is_settled());
        let numbers = known.map_or_else(|| self.visit(left, last, NEVER, NEVER), Ok)?;
        Ok(numbers.own == 0)
    }

    /// Looks below a position until one of its numbers reaches its limit.
    fn visit(&mut self, left: u32, last: Option<Move>, own_limit: u32, other_limit: u32) -> Result<Numbers, Stopped> {
        if self.nodes >= self.most || self.is_late() {
            return Err(Stopped);
        }
        let mut branches = self.branches(left);
        let key = self.key(left);
        loop {
            let (numbers, best, second) = summed(&branches);
            let Some(branch) = best.filter(|_| numbers.own < own_limit && numbers.other < other_limit) else {
                // Without a move to look at: the game is over, or the attacker has no check.
                let numbers = if branches.is_empty() { self.ended(last) } else { numbers };
                self.remember(key, numbers);
                return Ok(numbers);
            };
            let open = u32::try_from(branches.iter().filter(|branch| !branch.numbers.is_settled()).count()).unwrap_or(NEVER);
            let limits = (if other_limit == NEVER { NEVER } else { other_limit + 1 - open }, own_limit.min(second.saturating_add(1)));
            let mv = branches[branch].mv;
            branches[branch].numbers = self.after(mv, |prover| prover.visit(left - 1, Some(mv), limits.0, limits.1))?;
            for branch in &mut branches {
                branch.numbers = self.known.get(&branch.key).copied().unwrap_or(branch.numbers);
            }
        }
    }

    fn branches(&mut self, left: u32) -> Vec<ProofBranch> {
        if left == 0 {
            return Vec::new();
        }
        let only_checks = self.position.side() == self.attacker && (self.checks || left == 1 && self.mates);
        let moves = legal_moves(&self.position, self.variant);
        let mut branches = Vec::with_capacity(moves.len());
        for mv in moves {
            let branch = self.after(mv, |prover| {
                if only_checks && !in_check(&prover.position, prover.variant, prover.position.side()) {
                    return None;
                }
                let key = prover.key(left - 1);
                let known = prover.known.get(&key).copied();
                Some(ProofBranch { mv, key, numbers: known.unwrap_or_else(|| prover.first(left - 1, mv)) })
            });
            branches.extend(branch);
        }
        branches
    }

    fn first(&mut self, left: u32, last: Move) -> Numbers {
        self.nodes += 1;
        if let Some(seen) = self.seen {
            seen.fetch_add(1, Ordering::Relaxed);
        }
        if self.position.side() == self.attacker {
            // Whether there is a move is seen when it is looked at.
            return Numbers::UNKNOWN;
        }
        match u32::try_from(legal_moves(&self.position, self.variant).len()) {
            Ok(0) => self.ended(Some(last)),
            _ if left == 0 => Numbers::HAS,
            // Each reply has to be refuted.
            replies => Numbers { own: 1, other: replies.unwrap_or(NEVER - 1) },
        }
    }

    /// The numbers of a position without a move to look at.
    fn ended(&self, last: Option<Move>) -> Numbers {
        let attacks = self.position.side() == self.attacker;
        let over = legal_moves(&self.position, self.variant).is_empty();
        let won = over && no_moves(&self.position, self.variant, last).winner == Some(self.attacker);
        if won == attacks { Numbers::HAS } else { Numbers::LACKS }
    }

    fn key(&self, left: u32) -> u64 {
        self.position.hash() ^ u64::from(left + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn remember(&mut self, key: u64, numbers: Numbers) {
        if self.known.len() >= REMEMBERED {
            self.known.retain(|_, numbers| numbers.is_settled());
            if self.known.len() >= REMEMBERED / 2 {
                self.known.clear();
            }
        }
        self.known.insert(key, numbers);
    }
}

/// The numbers of a position from those after its moves; the move to look at next, and `other` of the one that comes after it.
///
/// What has to be settled about all moves is not summed, since most of them lead to the same positions, but taken from the hardest
/// (weak proof numbers: Ueda, Hashimoto, Hashimoto and Iida, "Weak proof-number search", 2008).
fn summed(branches: &[ProofBranch]) -> (Numbers, Option<usize>, u32) {
    let (mut numbers, mut best, mut second, mut open) = (Numbers::LACKS, None, NEVER, 0);
    for (at, ProofBranch { numbers: Numbers { own, other }, .. }) in branches.iter().enumerate() {
        if *other < numbers.own {
            second = numbers.own;
            (numbers.own, best) = (*other, Some(at));
        } else {
            second = second.min(*other);
        }
        numbers.other = numbers.other.max(*own);
        open += u32::from(*own > 0);
    }
    if numbers.other < NEVER {
        numbers.other = (numbers.other + open.saturating_sub(1)).min(NEVER - 1);
    }
    (numbers, best.filter(|_| !numbers.is_settled()), second)
}
