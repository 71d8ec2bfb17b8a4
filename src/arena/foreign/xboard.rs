//! An engine that speaks the protocol of `XBoard`, version 2.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::super::player::{Choice, Contestant, Forfeit, Turn};
use super::super::spec::{Foreign, Pace};
use super::other_start;
use super::process::{GRACE, LONGEST, Process};
use crate::game::Game;
use crate::notation::{read_xboard_move, xboard_text};
use crate::saying::Saying;

/// How long an engine may take to name its features; one that has none says nothing.
const FEATURES: Duration = Duration::from_secs(2);

/// An engine that speaks the protocol of `XBoard`. It is started for its first game.
pub(crate) struct XBoardPlayer {
    spec: Foreign,
    running: Option<XBoardEngine>,
}

/// A running engine and what it can do.
#[expect(clippy::struct_excessive_bools, reason = "each is a feature of the protocol")]
struct XBoardEngine {
    process: Process,
    /// Moves go with a command of their own.
    usermove: bool,
    /// It answers `ping`.
    ping: bool,
    /// It is told how much memory and how many cores it may use; some are not ready before.
    memory: bool,
    smp: bool,
    /// The games that it names.
    games: Vec<String>,
    pings: u32,
    /// How many moves of the game it knows; `None` before the first of its own.
    known: Option<usize>,
}

/// What an engine says when it has to move.
enum XBoardReply {
    Move(String),
    Resigns,
    Draws,
    /// Something that ends its play, told as a sentence.
    Refuses(String),
}

impl XBoardPlayer {
    pub(crate) fn new(spec: &Foreign) -> Self {
        Self { spec: spec.clone(), running: None }
    }

    /// Starts the engine and sets its options.
    fn start(&self, stop: &AtomicBool) -> Result<XBoardEngine, Forfeit> {
        let mut process = Process::start(&self.spec.command, "quit")?;
        process.say("xboard")?;
        process.say("protover 2")?;
        let mut running =
            XBoardEngine { process, usermove: false, ping: false, memory: false, smp: false, games: Vec::new(), pings: 0, known: None };
        running.features(stop)?;
        let own = ["memory", "cores"];
        for (name, value) in self.spec.options.iter().filter(|(name, _)| !own.contains(&name.as_str())) {
            running.process.say(&format!("option {name}={value}"))?;
        }
        for ((name, unasked), wanted) in own.into_iter().zip(["64", "1"]).zip([running.memory, running.smp]) {
            let value = self.spec.options.iter().find(|(known, _)| known == name).map_or(unasked, |(_, value)| value);
            if wanted {
                running.process.say(&format!("{name} {value}"))?;
            }
        }
        Ok(running)
    }
}

impl XBoardEngine {
    fn features(&mut self, stop: &AtomicBool) -> Result<(), Forfeit> {
        let deadline = Instant::now() + FEATURES;
        let mut done = false;
        while !done {
            let line = self.process.hear_until(deadline, stop, |line| line.strip_prefix("feature ").map(str::to_owned))?;
            let Some(line) = line.filter(|_| Instant::now() < deadline) else { return Ok(()) };
            for (name, value) in features(&line) {
                match (name, value) {
                    ("usermove", value) => self.usermove = value == "1",
                    ("ping", value) => self.ping = value == "1",
                    ("memory", value) => self.memory = value == "1",
                    ("smp", value) => self.smp = value == "1",
                    ("variants", value) => self.games = value.split(',').map(|name| name.trim().to_owned()).collect(),
                    ("done", value) => done = value == "1",
                    _ => {}
                }
                self.process.say(&format!("accepted {name}"))?;
            }
        }
        Ok(())
    }

    /// Waits until everything said has been done; what the engine said before is lost.
    fn sync(&mut self, stop: &AtomicBool) -> Result<(), Forfeit> {
        if !self.ping {
            return Ok(());
        }
        self.pings += 1;
        let answer = format!("pong {}", self.pings);
        self.process.say(&format!("ping {}", self.pings))?;
        self.process.expect(&answer, stop, |line| (line == answer).then_some(()))
    }

    /// Tells the moves that the engine does not know, and lets it think.
    fn ask(&mut self, turn: &Turn<'_>) -> Result<(), Forfeit> {
        let moves = moves_since(turn.game);
        let prefix = if self.usermove { "usermove " } else { "" };
        let Some(known) = self.known else {
            for mv in &moves {
                self.process.say(&format!("{prefix}{mv}"))?;
            }
            self.clocks(turn)?;
            return self.process.say("go");
        };
        self.clocks(turn)?;
        moves.iter().skip(known).try_for_each(|mv| self.process.say(&format!("{prefix}{mv}")))
    }

    fn clocks(&mut self, turn: &Turn<'_>) -> Result<(), Forfeit> {
        let side = turn.game.position().side();
        let Some(own) = turn.left[side.index()] else { return Ok(()) };
        let other = turn.left[side.other().index()].unwrap_or(own);
        self.process.say(&format!("time {}", own.as_millis() / 10))?;
        self.process.say(&format!("otim {}", other.as_millis() / 10))
    }
}

impl Contestant for XBoardPlayer {
    fn begin(&mut self, game: &Game, _: u64, stop: &AtomicBool) -> Result<(), Forfeit> {
        let mut running = match self.running.take() {
            Some(running) => running,
            None => self.start(stop)?,
        };
        running.known = None;
        running.process.say("new")?;
        let id = Some(game.variant().id.as_str()).filter(|&id| running.games.iter().any(|known| known == id));
        if let Some(variant) = self.spec.variant.as_deref().or(id) {
            running.process.say(&format!("variant {variant}"))?;
        }
        running.process.say("easy")?;
        running.process.say("nopost")?;
        running.process.say("force")?;
        if let Some(text) = other_start(game) {
            running.process.say(&format!("setboard {text}"))?;
        }
        running.sync(stop)?;
        self.running = Some(running);
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Forfeit> {
        let running = self.running.as_mut().ok_or_else(|| Forfeit::Crash("it does not run".to_owned()))?;
        if running.known.is_none() {
            for line in pace_lines(turn.pace) {
                running.process.say(&line)?;
            }
        }
        running.ask(turn)?;
        let given = turn.time_given();
        let deadline = Instant::now() + given.map_or(LONGEST, |time| time + GRACE);
        let said = running.process.hear_until(deadline, turn.stop, said)?;
        running.known = Some(turn.game.ply() + 1);
        match said {
            Some(XBoardReply::Move(text)) => {
                let mv = read_xboard_move(turn.game.position(), turn.game.variant(), &text);
                mv.map(Choice::Move).map_err(|error| Forfeit::Illegal(error.said()))
            }
            Some(XBoardReply::Resigns) => Ok(Choice::Resign),
            Some(XBoardReply::Draws) => Ok(Choice::Draw),
            Some(XBoardReply::Refuses(what)) => Err(Forfeit::Illegal(what)),
            None => {
                // It is not asked again: the match is over, or the player is made anew.
                self.running = None;
                Err(given.map_or_else(|| Forfeit::Crash("it fell silent".to_owned()), |_| Forfeit::Time(GRACE)))
            }
        }
    }
}

/// What a line says, if it bears on the game.
fn said(line: &str) -> Option<XBoardReply> {
    if let Some(mv) = line.strip_prefix("move ") {
        return Some(XBoardReply::Move(mv.trim().to_owned()));
    }
    if line.starts_with("1/2-1/2") {
        return Some(XBoardReply::Draws);
    }
    let claims = ["1-0", "0-1"].iter().any(|result| line.starts_with(result));
    if line.starts_with("resign") || claims && line.contains("resign") {
        return Some(XBoardReply::Resigns);
    }
    (claims || line.starts_with("Illegal move")).then(|| XBoardReply::Refuses(format!("it said '{line}'")))
}

/// The names and values of a line of features.
fn features(line: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut rest = line.trim_start();
    while let Some((name, value)) = rest.split_once('=') {
        let (value, after) = match value.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
            None => value.split_once(char::is_whitespace).unwrap_or((value, "")),
        };
        found.push((name.trim(), value));
        rest = after.trim_start();
    }
    found
}

/// The commands that set how long the engine may think.
fn pace_lines(pace: Pace) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some((base, increment)) = pace.clock {
        let seconds = base.as_secs().max(1);
        lines.push(format!("level 0 {}:{:02} {}", seconds / 60, seconds % 60, increment.as_secs_f64()));
    }
    if let Some(time) = pace.time {
        lines.push(format!("st {}", time.as_secs_f64()));
    }
    if let Some(depth) = pace.depth {
        lines.push(format!("sd {depth}"));
    }
    lines
}

/// The moves from the start to the current place.
fn moves_since(game: &Game) -> Vec<String> {
    let made = game.tree().path(game.current()).into_iter().filter_map(|id| game.tree().mv(id));
    made.map(|mv| xboard_text(game.variant(), mv)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_are_read_with_and_without_quotes() {
        let line = "ping=1 setboard=0 myname=\"A name = with signs\" variants=\"normal,shogi\" done=1";
        let expected = [("ping", "1"), ("setboard", "0"), ("myname", "A name = with signs"), ("variants", "normal,shogi"), ("done", "1")];
        assert_eq!(features(line), expected);
        assert_eq!(features("ping"), []);
        assert_eq!(features("a=\"open"), [("a", "open")]);
    }

    #[test]
    fn times_are_told_in_minutes_and_seconds() {
        let pace = Pace { clock: Pace::clock("63+0.05").ok(), depth: Some(5), ..Pace::default() };
        assert_eq!(pace_lines(pace), ["level 0 1:03 0.05", "sd 5"]);
        assert_eq!(pace_lines(Pace { time: Some(Duration::from_secs(2)), ..Pace::default() }), ["st 2"]);
    }
}
