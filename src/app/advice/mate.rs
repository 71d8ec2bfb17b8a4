//! The search for a forced mate that the user has asked for.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use nestmate_core::game::Game;
use nestmate_core::position::Move;
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::task::{News, Task, Tell, Wake};
use nestmate_engine::{MateFound, MateSearch};
use nestmate_text::named_side;
use nestmate_text::words::{Told, say};

use crate::app::advice::adviser::Adviser;
use crate::app::words::{fault_told, short};

const MOST: u32 = 50;

/// How many positions are looked at, if nobody ends it before.
const NODES: u64 = 50_000_000;

#[derive(Clone, Debug)]
pub struct MateShown {
    /// Whose mate is looked for, in which game.
    whose: (Side, Arc<Variant>),
    pub looking: bool,
    found: MateFound,
}

impl MateShown {
    pub fn text(&self) -> String {
        let MateFound { moves, excluded, .. } = self.found;
        let (side, nodes) = (named_side(&self.whose.1, self.whose.0), short(self.found.nodes));
        match moves {
            None if self.looking => say!("mate-looking", side = side, nodes = nodes, moves = excluded),
            None if excluded >= MOST => say!("mate-none", side = side, moves = excluded),
            None => say!("mate-not-found", side = side, nodes = nodes, moves = excluded),
            Some(moves) if self.looking => say!("mate-looking-shorter", moves = moves, nodes = nodes),
            Some(moves) if self.found.is_shortest() => say!("mate-found", moves = moves),
            Some(moves) => say!("mate-found-maybe", moves = moves),
        }
    }
}

impl Adviser {
    /// Takes in what it has found, as [`MateHunt::poll`] does; ends it when another position is on the board.
    pub(in crate::app) fn follow_mate(&mut self, game: &Game, serial: u64) -> Option<Result<Told, Told>> {
        self.mate.take_if(|hunt| hunt.is_looking() && !hunt.is_about(game, serial));
        self.mate.as_mut().and_then(MateHunt::poll)
    }

    pub(in crate::app) fn mate(&self, game: &Game, serial: u64) -> Option<&MateHunt> {
        self.mate.as_ref().filter(|hunt| hunt.is_about(game, serial))
    }
}

#[derive(Debug)]
pub(in crate::app) struct MateHunt {
    of: (u64, u64),
    whose: (Side, Arc<Variant>),
    task: Option<Task<(), MateFound>>,
    seen: Arc<AtomicU64>,
    found: MateFound,
}

impl MateHunt {
    /// Looks for a forced mate in the position on the board.
    pub(in crate::app) fn begin(game: &Game, serial: u64, wake: Wake) -> Self {
        let (position, variant) = (game.position().clone(), Arc::clone(game.variant()));
        let whose = (position.side(), Arc::clone(&variant));
        let seen = Arc::new(AtomicU64::new(0));
        let (of, count) = ((serial, position.hash()), Arc::clone(&seen));
        let work = move |tell: &Tell<'_, MateFound>| {
            let search =
                MateSearch { position: &position, variant: &variant, most: MOST, nodes: Some(NODES), until: None, seen: Some(&count) };
            let found = search.run(tell.stop(), &mut |found| tell.tell(found.clone()));
            tell.tell(found);
        };
        Self { of, whose, task: Some(Task::once("mate", wake, (), work)), seen, found: MateFound::default() }
    }

    /// Takes in what has been found; at the end the sentence about what it has come to, or about what went wrong.
    fn poll(&mut self) -> Option<Result<Told, Told>> {
        while let Some(((), news)) = self.task.as_ref().and_then(Task::next) {
            match news {
                News::Answer(found) => self.found = found,
                News::Done => {
                    self.task = None;
                    let shown = self.shown();
                    return Some(Ok(Told::by(move || shown.text())));
                }
                News::Failed(fault) => {
                    self.task = None;
                    return Some(Err(fault_told(&fault)));
                }
            }
        }
        None
    }

    pub(in crate::app) fn stop(&self) {
        self.task.iter().for_each(Task::call_off);
    }

    fn is_looking(&self) -> bool {
        self.task.is_some()
    }

    fn is_about(&self, game: &Game, serial: u64) -> bool {
        self.of == (serial, game.position().hash())
    }

    pub(in crate::app) fn shown(&self) -> MateShown {
        let found = MateFound { line: Vec::new(), nodes: self.seen.load(Ordering::Relaxed), ..self.found };
        MateShown { whose: self.whose.clone(), looking: self.is_looking(), found }
    }

    pub(in crate::app) fn line(&self) -> &[Move] {
        &self.found.line
    }
}
