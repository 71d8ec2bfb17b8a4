//! An engine that speaks UCI.

use std::fmt::Write as _;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::super::player::{Choice, Contestant, Forfeit, Turn};
use super::super::spec::Foreign;
use super::other_start;
use super::process::{GRACE, LONGEST, Process};
use crate::game::Game;
use crate::notation::{common_text, read_move};
use crate::saying::Saying;
use crate::variant::Side;

/// An engine that speaks UCI. It is started for its first game.
pub(crate) struct UciPlayer {
    spec: Foreign,
    process: Option<Process>,
}

impl UciPlayer {
    pub(crate) fn new(spec: &Foreign) -> Self {
        Self { spec: spec.clone(), process: None }
    }

    /// Starts the engine and sets its options.
    fn start(&self, id: &str, stop: &AtomicBool) -> Result<Process, Forfeit> {
        let mut process = Process::start(&self.spec.command, "quit")?;
        process.say("uci")?;
        let mut games = String::new();
        process.expect("uciok", stop, |line| {
            if line.starts_with("option name UCI_Variant ") {
                line.clone_into(&mut games);
            }
            (line == "uciok").then_some(())
        })?;
        for (name, value) in &self.spec.options {
            process.say(&format!("setoption name {name} value {value}"))?;
        }
        let known = |name: &&str| games.split(" var ").any(|var| var.trim() == *name);
        if let Some(variant) = self.spec.variant.as_deref().or(Some(id).filter(known)) {
            process.say(&format!("setoption name UCI_Variant value {variant}"))?;
        }
        Ok(process)
    }
}

impl Contestant for UciPlayer {
    fn begin(&mut self, game: &Game, _: u64, stop: &AtomicBool) -> Result<(), Forfeit> {
        let mut process = match self.process.take() {
            Some(process) => process,
            None => self.start(&game.variant().id, stop)?,
        };
        process.say("ucinewgame")?;
        process.say("isready")?;
        process.expect("readyok", stop, |line| (line == "readyok").then_some(()))?;
        self.process = Some(process);
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Forfeit> {
        let process = self.process.as_mut().ok_or_else(|| Forfeit::Crash("it does not run".to_owned()))?;
        process.say(&position_line(turn.game))?;
        process.say(&go_line(turn))?;
        let given = turn.time_given();
        let deadline = Instant::now() + given.map_or(LONGEST, |time| time + GRACE);
        let best = process.hear_until(deadline, turn.stop, best_move)?;
        let Some(best) = best else {
            // It is not asked again: the match is over, or the player is made anew.
            self.process = None;
            return Err(given.map_or_else(|| Forfeit::Crash("it fell silent".to_owned()), |_| Forfeit::Time(GRACE)));
        };
        let mv = read_move(turn.game.position(), turn.game.variant(), &best);
        mv.map(Choice::Move).map_err(|error| Forfeit::Illegal(error.said()))
    }
}

/// The move of a `bestmove` line.
fn best_move(line: &str) -> Option<String> {
    let mut words = line.split_whitespace();
    (words.next() == Some("bestmove")).then(|| words.next().unwrap_or_default().to_owned())
}

/// The game so far.
fn position_line(game: &Game) -> String {
    let start = other_start(game).map_or_else(|| "startpos".to_owned(), |text| format!("fen {text}"));
    let moves = moves_since(game);
    if moves.is_empty() { format!("position {start}") } else { format!("position {start} moves {}", moves.join(" ")) }
}

/// The moves from the start to the current place, as most programs write them.
fn moves_since(game: &Game) -> Vec<String> {
    let made = game.tree().path(game.current()).into_iter().filter_map(|id| game.tree().mv(id));
    made.map(|mv| common_text(game.variant(), mv)).collect()
}

/// What limits the engine's thinking. A clock that a side does not have is told as the other's.
fn go_line(turn: &Turn<'_>) -> String {
    let mut line = "go".to_owned();
    let own = turn.left[turn.game.position().side().index()];
    if let (Some((_, increment)), Some(own)) = (turn.pace.clock, own) {
        let increment = increment.as_millis();
        for (side, name) in Side::BOTH.into_iter().zip(["w", "b"]) {
            let left = turn.left[side.index()].unwrap_or(own).as_millis();
            let _ = write!(line, " {name}time {left} {name}inc {increment}");
        }
    }
    for (name, number) in [
        ("movetime", turn.pace.time.map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX))),
        ("nodes", turn.pace.nodes),
        ("depth", turn.pace.depth.map(u64::from)),
    ] {
        if let Some(number) = number {
            let _ = write!(line, " {name} {number}");
        }
    }
    line
}
