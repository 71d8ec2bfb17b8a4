//! A look at the user's move before the computer answers it: a move that gives much away is asked about once.
//!
//! While the user thinks, the position is looked at; as soon as a move is made, that move alone is. Both looks are compared at the same
//! depth, as in a review, and at the depth before: what only the last ply has found is as often wrong as right. The move is on the board
//! meanwhile and the answer waits; a look that takes too long lets it pass.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use nestmate_core::game::NodeId;
use nestmate_core::geometry::Cell;
use nestmate_core::position::{Move, Position};
use rustc_hash::FxHashSet;

use crate::app::advice::findings::{Findings, Verdict};
use crate::app::advice::jobs::{Asked, Purpose};
use crate::app::advice::reason::{MoveReason, Question};
use crate::app::written::MoveSentence;

/// The most time that the position is looked at while the user thinks.
const BEFORE: Duration = Duration::from_secs(1);

#[derive(Clone, Debug)]
pub(in crate::app) struct CautionMove {
    pub(in crate::app) node: NodeId,
    pub(in crate::app) known: bool,
    pub(in crate::app) mv: Move,
    /// The position before it, and hashes of those before that.
    pub(in crate::app) before: Position,
    pub(in crate::app) after: Position,
    pub(in crate::app) history: Vec<u64>,
    pub(in crate::app) spent: Duration,
}

#[derive(Clone, Debug)]
enum CautionStage {
    Looking,
    /// It gives much away; it is being worked out how.
    Explaining(Box<Question>, [f32; 2]),
    Asking(Box<Alarm>),
}

#[derive(Clone, Debug)]
pub(in crate::app) struct Alarm {
    /// The share of the points to be expected with the best move, and with this one.
    pub(in crate::app) shares: [f32; 2],
    pub(in crate::app) answer: Option<Move>,
    pub(in crate::app) reason: Option<MoveReason>,
}

#[derive(Clone, Debug)]
pub struct CautionShown {
    /// The offer to play the move all the same.
    pub play: MoveSentence,
    pub costs: String,
    pub reason: Option<String>,
    /// The share of the points to be expected with the best move, and with this one, 0 to 1.
    pub shares: [f32; 2],
    pub cells: Vec<Cell>,
}

/// What has been found of the position before a move.
#[derive(Debug, Default)]
struct LookBefore {
    hash: u64,
    best: Option<Move>,
    /// By depth.
    verdicts: BTreeMap<u32, Verdict>,
    over: bool,
}

#[derive(Debug, Default)]
pub(in crate::app) struct Caution {
    /// How long a move may be looked at; none where that is not wished.
    patience: Option<Duration>,
    before: LookBefore,
    /// What the move has been found to come to, by depth.
    played: BTreeMap<u32, Verdict>,
    made: Option<(CautionMove, CautionStage, Instant)>,
    /// Moves that were asked about, by the position before them: never twice.
    asked: FxHashSet<(u64, Move)>,
}

impl Caution {
    /// Sets how long a move may be looked at; none: no move is.
    pub(in crate::app) fn set(&mut self, patience: Option<Duration>) {
        self.patience = patience;
        if patience.is_none() {
            self.pass();
        }
    }

    pub(in crate::app) fn heeds(&self, hash: u64, mv: Move) -> bool {
        self.patience.is_some() && !self.asked.contains(&(hash, mv))
    }

    pub(in crate::app) fn look_at(&mut self, made: CautionMove) {
        let best = self.before.best.filter(|_| self.before.over && self.before.hash == made.before.hash());
        self.played = BTreeMap::new();
        self.made = (best != Some(made.mv)).then(|| (made, CautionStage::Looking, Instant::now()));
    }

    pub(in crate::app) fn pass(&mut self) -> Option<CautionMove> {
        self.made.take().map(|made| made.0)
    }

    /// The move that is looked at or asked about, which the computer must not answer yet.
    pub(in crate::app) fn made(&self) -> Option<&CautionMove> {
        self.made.as_ref().map(|made| &made.0)
    }

    pub(in crate::app) fn alarm(&self) -> Option<(&CautionMove, &Alarm)> {
        match &self.made {
            Some((made, CautionStage::Asking(alarm), _)) => Some((made, alarm)),
            _ => None,
        }
    }

    pub(in crate::app) fn question(&self) -> Option<&Question> {
        match &self.made {
            Some((_, CautionStage::Explaining(question, _), _)) => Some(question),
            _ => None,
        }
    }

    /// What is to be searched: the move that was made, or before that the position before it. Without a move, the position of the user's
    /// turn, if that is `here`.
    pub(in crate::app) fn wanted(&self, here: Option<u64>) -> Option<Asked> {
        self.patience?;
        let (hash, mv) = match &self.made {
            Some((made, CautionStage::Looking, _)) => (made.before.hash(), Some(made.mv)),
            Some((_, CautionStage::Explaining(..) | CautionStage::Asking(_), _)) => return None,
            None => (here?, None),
        };
        let known = self.before.hash == hash && self.before.over;
        let only = mv.filter(|_| known);
        (!known || only.is_some()).then_some(Asked { only, ..Asked::of(Purpose::Caution, hash) })
    }

    /// How long that search may take, and how deep it may go.
    pub(in crate::app) fn limits(&self, asked: Asked) -> (Duration, Option<u32>) {
        let patience = self.patience.unwrap_or_default();
        let depth = self.before.verdicts.last_key_value().map(|known| *known.0);
        match &self.made {
            None => (patience.min(BEFORE), None),
            Some(_) if asked.only.is_none() => (patience.mul_f64(0.4).min(BEFORE), None),
            Some((_, _, since)) => (patience.mul_f64(0.85).saturating_sub(since.elapsed()), depth),
        }
    }

    pub(in crate::app) fn found(&mut self, asked: Asked, found: Option<&Findings>, finished: bool) {
        if asked.only.is_none() {
            return self.found_before(asked.hash, found, finished);
        }
        if let Some(found) = found {
            self.played.insert(found.depth, found.verdict);
        }
        if finished {
            self.judge(asked, found);
        }
    }

    fn found_before(&mut self, hash: u64, found: Option<&Findings>, finished: bool) {
        if self.before.hash != hash || self.before.over {
            self.before = LookBefore { hash, ..LookBefore::default() };
        }
        self.before.over = finished;
        if let Some(found) = found {
            self.before.best = found.best();
            self.before.verdicts.insert(found.depth, found.verdict);
        }
        let known = |made: &CautionMove| made.before.hash() == hash && self.before.best == Some(made.mv);
        if finished && self.made().is_some_and(known) {
            self.pass();
        }
    }

    fn judge(&mut self, asked: Asked, found: Option<&Findings>) {
        let Some((made, CautionStage::Looking, _)) = &self.made else { return };
        if (made.before.hash(), made.mv) != (asked.hash, asked.only.unwrap_or(Move::NONE)) {
            return;
        }
        let verdicts = &self.before.verdicts;
        let best = found.filter(|_| self.before.hash == asked.hash).and_then(|found| verdicts.get(&found.depth).copied());
        let (Some(found), Some(best)) = (found, best) else {
            self.pass();
            return;
        };
        let side = made.before.side();
        let shallower = found.depth.checked_sub(1).and_then(|depth| Some((*verdicts.get(&depth)?, *self.played.get(&depth)?)));
        if !best.alarms(found.verdict, side) || shallower.is_some_and(|(best, played)| !best.alarms(played, side)) {
            self.pass();
            return;
        }
        let shares = [best, found.verdict].map(|verdict| verdict.share_of(side));
        let line: Vec<Move> = found.lines.first().map_or_else(Vec::new, |line| line.moves.iter().skip(1).copied().collect());
        let explicable = !line.is_empty();
        let question = Question { position: made.after.clone(), line, verdict: found.verdict, second: None, threat: None };
        self.asked.insert((asked.hash, made.mv));
        if let Some((_, stage, since)) = &mut self.made {
            (*stage, *since) = (CautionStage::Explaining(Box::new(question), shares), Instant::now());
        }
        if !explicable {
            self.explain(None);
        }
    }

    pub(in crate::app) fn explain(&mut self, reason: Option<MoveReason>) {
        if let Some((_, stage, _)) = &mut self.made
            && let CautionStage::Explaining(question, shares) = stage
        {
            let (answer, shares) = (question.line.first().copied(), *shares);
            *stage = CautionStage::Asking(Box::new(Alarm { shares, answer, reason }));
        }
    }

    /// Waits no longer for what takes too long: an unfinished look lets the move pass, and a reason is left out.
    pub(in crate::app) fn hurry(&mut self) {
        if self.rest() != Some(Duration::ZERO) {
            return;
        }
        match &self.made {
            Some((_, CautionStage::Looking, _)) => _ = self.pass(),
            Some((_, CautionStage::Explaining(..), _)) => self.explain(None),
            Some((_, CautionStage::Asking(_), _)) | None => {}
        }
    }

    pub(in crate::app) fn rest(&self) -> Option<Duration> {
        match &self.made {
            Some((_, CautionStage::Looking | CautionStage::Explaining(..), since)) => Some(self.patience?.saturating_sub(since.elapsed())),
            Some((_, CautionStage::Asking(_), _)) | None => None,
        }
    }
}

#[cfg(test)]
mod tests;
