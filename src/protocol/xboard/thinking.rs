//! What the engine thinks about, and what it does when it has thought.

use std::io;
use std::sync::Arc;

use nestmate_core::notation::xboard_text;
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::legal_moves;
use nestmate_engine::{Info, Level, Limits, Request, Score};

use super::{Done, SessionMode, XBoardSession, not_now, texts};

/// Nodes for a hint that is not known yet.
const HINT: u64 = 50_000;

/// A score that is as good as lost, in centipawns, and for how many moves in a row it is before the game is given up.
const LOST: i32 = -1000;
const PATIENCE: u32 = 3;

/// A draw is taken with a score up to this, in centipawns, and in a game of at least so many plies, unless it is worse by far.
const EVEN: i32 = 0;
const BAD: i32 = -150;
const LONG: usize = 60;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SearchFor {
    Move,
    /// The other side is to move; this is expected.
    Ponder(Move),
    Analysis,
    Hint,
}

#[derive(Debug)]
pub(super) struct XBoardSearch {
    pub(super) purpose: SearchFor,
    pub(super) position: Position,
    pub(super) told: Option<Info>,
}

impl XBoardSession<'_> {
    pub(super) fn is_thinking(&self) -> bool {
        self.purpose() == Some(SearchFor::Move)
    }

    pub(super) fn stop(&mut self) {
        self.worker.stop();
        self.running = None;
        for number in std::mem::take(&mut self.pings) {
            // A client that has gone is noticed with the next line.
            let _ = writeln!(self.out, "pong {number}");
        }
    }

    pub(super) fn move_now(&mut self) {
        if self.is_thinking() {
            self.worker.stop();
        }
    }

    fn search(&mut self, purpose: SearchFor, position: Position, history: Vec<u64>, limits: Limits) {
        let analysis = purpose == SearchFor::Analysis;
        let only: Vec<Move> = match (self.excluded.is_empty(), purpose) {
            (false, SearchFor::Move | SearchFor::Analysis | SearchFor::Hint) => {
                legal_moves(&position, &self.variant).into_iter().filter(|mv| !self.excluded.contains(mv)).collect()
            }
            _ => Vec::new(),
        };
        if only.is_empty() && !self.excluded.is_empty() {
            return;
        }
        let request = Request {
            history,
            only,
            lines: if analysis { self.options.lines } else { 1 },
            limits,
            level: if analysis { Level::FULL } else { self.options.level },
            seed: self.seed,
            ..Request::new(Arc::clone(&self.variant), position.clone())
        };
        self.worker.go(request);
        self.running = Some(XBoardSearch { purpose, position, told: None });
    }

    pub(super) fn think(&mut self) -> Done {
        let Some(place) = &self.place else { return Ok(()) };
        if let Some(outcome) = place.outcome() {
            return Ok(self.out.write_all(texts::claim(&self.variant, outcome).as_bytes())?);
        }
        let limits = self.clock.limits(place.own_moves());
        let (position, history) = (place.position.clone(), place.history.clone());
        self.search(SearchFor::Move, position, history, limits);
        if self.running.is_none() {
            return Err(not_now("all moves are excluded"));
        }
        Ok(())
    }

    /// Replies to a move. What was found while it was expected is in the table.
    pub(super) fn reply(&mut self, mv: Move) -> Done {
        let expected = self.purpose() == Some(SearchFor::Ponder(mv));
        let told = self.running.take().and_then(|running| running.told).filter(|_| expected);
        self.worker.stop();
        self.think()?;
        if let Some(running) = self.running.as_mut() {
            running.told = told;
        }
        Ok(())
    }

    /// Analyses the position that there is now, if it is to.
    pub(super) fn look_again(&mut self) {
        if self.mode != SessionMode::Analysis {
            return;
        }
        self.stop();
        if let Some(place) = &self.place {
            let (position, history) = (place.position.clone(), place.history.clone());
            self.search(SearchFor::Analysis, position, history, Limits::default());
        }
    }

    pub(super) fn status(&mut self) -> Done {
        let told = self.running.as_ref().filter(|running| running.purpose == SearchFor::Analysis).and_then(|running| running.told.as_ref());
        let Some((info, place)) = told.zip(self.place.as_ref()) else { return Ok(()) };
        let moves = legal_moves(&place.position, &self.variant).len();
        Ok(self.out.write_all(texts::status(info, moves).as_bytes())?)
    }

    pub(super) fn set_pondering(&mut self, on: bool) {
        self.ponders = on;
        if !on && matches!(self.purpose(), Some(SearchFor::Ponder(_))) {
            self.stop();
        }
    }

    /// Suggests a move: what is expected, what the analysis says, or what a short search finds.
    pub(super) fn hint(&mut self) -> Done {
        let known = match (self.purpose(), self.running.as_ref().and_then(|running| running.told.as_ref())) {
            (Some(SearchFor::Ponder(mv)), _) => Some(mv),
            (Some(SearchFor::Analysis), Some(info)) => info.pv.first().copied(),
            (Some(SearchFor::Move), _) => return Ok(()),
            _ => None,
        };
        if let Some((mv, place)) = known.zip(self.place.as_ref()) {
            return Ok(writeln!(self.out, "Hint: {}", xboard_text(&place.position, &self.variant, mv))?);
        }
        if let Some(place) = self.place.as_ref().filter(|_| self.running.is_none()) {
            let limits = Limits { nodes: Some(HINT), ..Limits::default() };
            let (position, history) = (place.position.clone(), place.history.clone());
            self.search(SearchFor::Hint, position, history, limits);
        }
        Ok(())
    }

    pub(super) fn offered_draw(&mut self) -> Done {
        let Some((info, place)) = self.last.as_ref().zip(self.place.as_ref()).filter(|_| !self.over) else { return Ok(()) };
        let takes = match info.score {
            Score::Centipawns(score) => score <= BAD || score <= EVEN && place.moves.len() >= LONG,
            Score::Mate(moves) => moves <= 0,
        };
        if takes {
            writeln!(self.out, "offer draw")?;
        }
        Ok(())
    }

    pub(super) fn conclude(&mut self) -> io::Result<()> {
        let Some(XBoardSearch { purpose, position, told }) = self.running.take() else { return Ok(()) };
        match purpose {
            SearchFor::Move => self.make_move(told)?,
            SearchFor::Hint => {
                if let Some(mv) = told.and_then(|info| info.pv.first().copied()) {
                    writeln!(self.out, "Hint: {}", xboard_text(&position, &self.variant, mv))?;
                }
            }
            // Everything is known of the position; what was told can still be asked for.
            SearchFor::Ponder(_) | SearchFor::Analysis => self.running = Some(XBoardSearch { purpose, position, told }),
        }
        for number in std::mem::take(&mut self.pings) {
            writeln!(self.out, "pong {number}")?;
        }
        Ok(())
    }

    fn make_move(&mut self, info: Option<Info>) -> io::Result<()> {
        let Some(place) = &mut self.place else { return Ok(()) };
        let line = info.as_ref().map(|info| info.pv.clone()).unwrap_or_default();
        // A search that failed still has to be answered.
        let best = line.first().copied().or_else(|| legal_moves(&place.position, &self.variant).first().copied());
        let Some(mv) = best else { return Ok(()) };
        let is_lost = info.as_ref().is_some_and(|info| match info.score {
            Score::Centipawns(score) => score <= LOST,
            Score::Mate(moves) => moves <= 0,
        });
        self.lost = if is_lost { self.lost + 1 } else { 0 };
        self.last = info;
        if self.options.resigns && self.lost >= PATIENCE {
            self.mode = SessionMode::Force;
            return writeln!(self.out, "resign");
        }
        let text = xboard_text(&place.position, &self.variant, mv);
        place.play(mv);
        self.excluded.clear();
        self.out.write_all(texts::moved(&text).as_bytes())?;
        if let Some(outcome) = place.outcome() {
            return self.out.write_all(texts::claim(&self.variant, outcome).as_bytes());
        }
        self.ponder(line.get(1).copied());
        Ok(())
    }

    fn ponder(&mut self, expected: Option<Move>) {
        let (Some(place), Some(expected)) = (&self.place, expected.filter(|_| self.ponders && !self.ending)) else { return };
        let (mut position, mut history) = (place.position.clone(), place.history.clone());
        if !legal_moves(&position, &self.variant).contains(&expected) {
            return;
        }
        history.push(position.hash());
        position.play(&self.variant, expected);
        self.search(SearchFor::Ponder(expected), position, history, Limits::default());
    }
}
