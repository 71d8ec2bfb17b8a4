//! Engines of others, or other builds of this one, as players.

use std::sync::atomic::AtomicBool;

use nestmate_core::game::Game;
use nestmate_core::position::move_text;
use nestmate_core::variant::Side;

use super::player::{Choice, Contestant, Forfeit, Turn};
use crate::foreign::{
    Allowance, AllowedClock, EngineEnd, Errand, Foreign, ForeignAim, ForeignChoice, ForeignEngine, ForeignFailure, ForeignFault, GRACE,
    GameSoFar, Protocol,
};
use crate::saying::Saying;

pub(super) struct ForeignPlayer {
    protocol: Protocol,
    spec: Foreign,
    engine: Option<ForeignEngine>,
}

impl ForeignPlayer {
    pub(super) fn new(protocol: Protocol, spec: &Foreign) -> Self {
        Self { protocol, spec: spec.clone(), engine: None }
    }
}

impl Contestant for ForeignPlayer {
    fn begin(&mut self, game: &Game, _: u64, stop: &AtomicBool) -> Result<(), Forfeit> {
        let known = self.engine.take();
        let begun = known.map_or_else(|| ForeignEngine::start(self.protocol, &self.spec, stop), Ok).and_then(|mut engine| {
            engine.begin(&GameSoFar::from(game), stop)?;
            Ok(engine)
        });
        self.engine = Some(begun.map_err(|fault| forfeit(&self.spec, fault, None))?);
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Forfeit> {
        let done = self.engine.as_mut().ok_or(ForeignFault::Ended(EngineEnd::Unknown)).and_then(|engine| chosen(turn, engine));
        done.map_err(|fault| {
            // It is not asked again: the match is over, or the player is made anew.
            self.engine = None;
            forfeit(&self.spec, fault, Some(turn))
        })
    }
}

fn chosen(turn: &Turn<'_>, engine: &mut ForeignEngine) -> Result<Choice, ForeignFault> {
    let (game, hurry) = (GameSoFar::from(turn.game), AtomicBool::new(false));
    let errand =
        Errand { game: &game, aim: ForeignAim::Move(allowance(turn)), listens: false, stop: turn.stop, hurry: &hurry, off: turn.stop };
    match engine.run(&errand, &mut |_| {})? {
        Some(ForeignChoice::Move(mv)) => Ok(Choice::Move(mv)),
        Some(ForeignChoice::Resigns) => Ok(Choice::Resign),
        Some(ForeignChoice::ClaimsDraw | ForeignChoice::ClaimsWin) => Ok(Choice::Claim),
        // The match is over.
        None => Err(ForeignFault::NoMove),
    }
}

/// What limits the engine's thinking. A clock that a side does not have is told as the other's.
fn allowance(turn: &Turn<'_>) -> Allowance {
    let own = turn.left[turn.game.position().side().index()];
    let clock = turn.pace.clock.zip(own).map(|((base, increment), own)| {
        let left = Side::BOTH.map(|side| turn.left[side.index()].unwrap_or(own));
        AllowedClock { base, increment, left }
    });
    Allowance { clock, time: turn.pace.time, nodes: turn.pace.nodes, depth: turn.pace.depth }
}

/// What a fault costs: one that does not move in time loses on time.
fn forfeit(spec: &Foreign, fault: ForeignFault, turn: Option<&Turn<'_>>) -> Forfeit {
    let limited = turn.is_some_and(|turn| turn.time_given().is_some());
    let kind = if matches!(fault, ForeignFault::Illegal(_)) {
        Forfeit::Illegal
    } else if matches!(fault, ForeignFault::OtherRules { .. }) {
        Forfeit::OtherRules
    } else if matches!(fault, ForeignFault::Refuses(_)) {
        Forfeit::Refusal
    } else {
        Forfeit::Crash
    };
    if fault == ForeignFault::NoMove && limited {
        return Forfeit::Time(GRACE);
    }
    let engine = spec.command.first().cloned().unwrap_or_default();
    let said = ForeignFailure { engine, fault }.said();
    let last = turn.and_then(|turn| Some((turn.game, turn.game.last_move()?)));
    let said = match last {
        Some((game, mv)) => format!("{said} (after ply {}, {})", game.ply(), move_text(game.variant(), mv)),
        None => said,
    };
    kind(said)
}
