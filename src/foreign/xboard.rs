//! An engine that speaks the protocol of `XBoard`, version 2.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use nestmate_core::notation::{line_texts, read_xboard_move, xboard_text};
use nestmate_core::variant::Side;
use nestmate_engine::Info;

use super::fault::ForeignFault;
use super::option::{EngineOption, OptionSort};
use super::process::{BEAT, GRACE, LONGEST, Process, READY};
use super::scan::{MOST_STRANGE, SearchScan, take_thinking};
use super::worker::{Allowance, Errand, ForeignAim, ForeignChoice, GameSoFar};
use super::{Foreign, ForeignEngine, Protocol};

/// How long an engine may take to name its first features; one that has none says nothing.
const FEATURES: Duration = Duration::from_secs(5);

/// What stands for the commands that tell how much memory and how many cores it may use, among its options.
const MEMORY: &str = "memory";
const CORES: &str = "cores";

/// The option that says how many lines are told, where an engine has one.
const LINES: &str = "MultiPV";

#[expect(clippy::struct_excessive_bools, reason = "each is a feature of the protocol")]
pub struct XBoardEngine {
    process: Process,
    foreign: Foreign,
    /// Moves go with a command of their own.
    usermove: bool,
    ping: bool,
    /// It is told how much memory and how many cores it may use; some are not ready before.
    memory: bool,
    smp: bool,
    /// Whether it has named any feature.
    pub(super) told: bool,
    pub(super) name: String,
    pub(super) options: Vec<EngineOption>,
    pub(super) games: Vec<String>,
    pings: u32,
    /// The game that it knows: its start, where that is another than usual, and the moves.
    known: Option<(Option<String>, Vec<String>)>,
    /// What it was told last of its time and of the lines.
    pace: Vec<String>,
    lines: usize,
}

/// What an engine says when it has to move.
enum XBoardReply {
    Move(String),
    Resigns,
    /// That the game is over, in a draw or with a winner.
    Claims(Option<Side>),
    /// Something that ends its play, as it says it.
    Refuses(String),
    Fails(ForeignFault),
}

impl XBoardEngine {
    pub fn start(foreign: &Foreign, stop: &AtomicBool) -> Result<Self, ForeignFault> {
        let mut running = Self::introduced(&foreign.command, FEATURES, stop)?;
        for (name, value) in foreign.options.iter().filter(|(name, _)| ![MEMORY, CORES].contains(&name.as_str())) {
            let option = running.options.iter().find(|option| option.name == *name);
            let line = match option.map(|option| &option.sort) {
                Some(OptionSort::Button) => format!("option {name}"),
                Some(OptionSort::Check { .. }) => format!("option {name}={}", u8::from(value == "true" || value == "1")),
                Some(OptionSort::Spin { .. } | OptionSort::Combo { .. } | OptionSort::Text { .. }) | None => {
                    format!("option {name}={value}")
                }
            };
            running.process.say(&line)?;
        }
        for ((name, unasked), wanted) in [MEMORY, CORES].into_iter().zip(["64", "1"]).zip([running.memory, running.smp]) {
            let value = foreign.options.iter().find(|(known, _)| known == name).map_or(unasked, |(_, value)| value);
            if wanted {
                running.process.say(&format!("{name} {value}"))?;
            }
        }
        running.foreign = foreign.clone();
        Ok(running)
    }

    /// Starts an engine and lets it tell what it can do, within this time.
    pub(super) fn introduced(command: &[String], patience: Duration, stop: &AtomicBool) -> Result<Self, ForeignFault> {
        let mut process = Process::start(command, "quit")?;
        process.say("xboard")?;
        process.say("protover 2")?;
        let mut running = Self {
            process,
            foreign: Foreign::default(),
            usermove: false,
            ping: false,
            memory: false,
            smp: false,
            told: false,
            name: String::new(),
            options: Vec::new(),
            games: Vec::new(),
            pings: 0,
            known: None,
            pace: Vec::new(),
            lines: 1,
        };
        running.features(patience, stop)?;
        Ok(running)
    }

    fn features(&mut self, patience: Duration, stop: &AtomicBool) -> Result<(), ForeignFault> {
        let mut deadline = Instant::now() + patience;
        let (mut done, mut strange) = (false, 0);
        while !done {
            let heard = self.process.hear_until(deadline, stop, |line| {
                strange += 1;
                let babbles = strange > MOST_STRANGE;
                let feature = line.strip_prefix("feature ").map(|line| Ok(line.to_owned()));
                feature.or(babbles.then_some(Err(ForeignFault::Babbles)))
            })?;
            let Some(line) = heard.filter(|_| Instant::now() < deadline) else { return Ok(()) };
            let line = line?;
            for (name, value) in features(&line) {
                done |= self.feature(name, value)?;
                // It asks for more time.
                if (name, value) == ("done", "0") {
                    deadline = Instant::now() + READY;
                }
            }
        }
        Ok(())
    }

    /// Takes in a feature; true if it says that there are no more.
    fn feature(&mut self, name: &str, value: &str) -> Result<bool, ForeignFault> {
        self.told = true;
        match name {
            "usermove" => self.usermove = value == "1",
            "ping" => self.ping = value == "1",
            "memory" => self.memory = value == "1",
            "smp" => self.smp = value == "1",
            "myname" => value.trim().clone_into(&mut self.name),
            "option" => self.options.extend(EngineOption::of_feature(value)),
            "variants" => self.games = value.split(',').map(|name| name.trim().to_owned()).collect(),
            _ => {}
        }
        // Moves are told cell by cell.
        let answer = if name == "san" && value == "1" { "rejected" } else { "accepted" };
        self.process.say(&format!("{answer} {name}"))?;
        Ok(name == "done" && value == "1")
    }

    /// Its options, and those that stand for commands of the protocol.
    pub(super) fn all_options(&self) -> Vec<EngineOption> {
        let spin =
            |name: &str, default| EngineOption { name: name.to_owned(), sort: OptionSort::Spin { default, least: 1, most: 1 << 16 } };
        let memory = self.memory.then(|| spin(MEMORY, 64));
        let cores = self.smp.then(|| spin(CORES, 1));
        memory.into_iter().chain(cores).chain(self.options.iter().cloned()).collect()
    }

    /// Asks whether it has come so far; what it will answer. One that answers no `ping` cannot be waited for.
    fn ask_how_far(&mut self) -> Result<Option<String>, ForeignFault> {
        if !self.ping {
            return Ok(None);
        }
        self.pings += 1;
        self.process.say(&format!("ping {}", self.pings))?;
        Ok(Some(format!("pong {}", self.pings)))
    }

    /// Waits until everything said has been done. What the engine said before is lost, unless it is what the user has to be told.
    pub(super) fn sync(&mut self, stop: &AtomicBool) -> Result<(), ForeignFault> {
        let Some(answer) = self.ask_how_far()? else { return Ok(()) };
        self.process.expect(stop, |line| {
            let refuses = line.strip_prefix("tellusererror").map(|why| Err(ForeignFault::Refuses(why.trim().to_owned())));
            refuses.or_else(|| (line == answer).then_some(Ok(())))
        })?
    }

    /// Tells it what it does not know of the game.
    fn follow(&mut self, errand: &Errand<'_>) -> Result<(), ForeignFault> {
        let game = errand.game;
        let start = game.other_start();
        let moves = line_texts(&game.start, &game.variant, &game.moves, xboard_text);
        let goes_on = self.known.as_ref().is_some_and(|(known, before)| *known == start && moves.starts_with(before));
        if goes_on {
            self.process.say("force")?;
        } else {
            self.begin(game, errand.off)?;
        }
        let told = self.known.as_ref().map_or(0, |known| known.1.len());
        let prefix = if self.usermove { "usermove " } else { "" };
        for mv in &moves[told..] {
            self.process.say(&format!("{prefix}{mv}"))?;
        }
        self.known = Some((start, moves));
        Ok(())
    }

    fn play(
        &mut self,
        errand: &Errand<'_>,
        allowance: &Allowance,
        report: &mut dyn FnMut(&Info),
    ) -> Result<Option<ForeignChoice>, ForeignFault> {
        let (game, side) = (errand.game, errand.game.position.side());
        let pace = pace_lines(allowance);
        if self.pace != pace {
            pace.iter().try_for_each(|line| self.process.say(line))?;
            self.pace = pace;
        }
        if let Some(clock) = allowance.clock {
            self.process.say(&format!("time {}", clock.left[side.index()].as_millis() / 10))?;
            self.process.say(&format!("otim {}", clock.left[side.other().index()].as_millis() / 10))?;
        } else if let Some(time) = allowance.time {
            // Some read no parts of a second after `st`, but go by what is left on their clock.
            self.process.say(&format!("time {}", time.as_millis() / 10))?;
        }
        self.process.say(if errand.listens { "post" } else { "nopost" })?;
        self.process.say("go")?;
        let mut scan = SearchScan::new(1, report);
        let deadline = Instant::now() + allowance.given(side).map_or(LONGEST, |time| time + GRACE);
        let reply = self.listen(errand, &mut scan, deadline)?;
        scan.flush(true);
        match reply {
            Some(XBoardReply::Move(text)) => {
                let mv = read_xboard_move(&game.position, &game.variant, &text).map_err(|_| ForeignFault::illegal(&game.variant, text))?;
                if let Some((_, moves)) = &mut self.known {
                    moves.push(xboard_text(&game.position, &game.variant, mv));
                }
                Ok(Some(ForeignChoice::Move(mv)))
            }
            Some(XBoardReply::Resigns) => Ok(Some(ForeignChoice::Resigns)),
            Some(XBoardReply::Claims(None)) => Ok(Some(ForeignChoice::ClaimsDraw)),
            Some(XBoardReply::Claims(Some(_))) => Ok(Some(ForeignChoice::ClaimsWin)),
            Some(XBoardReply::Refuses(what)) => Err(ForeignFault::refusal(&game.variant, what)),
            Some(XBoardReply::Fails(fault)) => Err(fault),
            None => {
                self.forget()?;
                Ok(None)
            }
        }
    }

    /// Hears what it says until it moves; tells it to move at once when its time is over. `None` if nobody wants the move any more.
    fn listen(
        &mut self,
        errand: &Errand<'_>,
        scan: &mut SearchScan<'_>,
        mut deadline: Instant,
    ) -> Result<Option<XBoardReply>, ForeignFault> {
        let (mut told_to_move, mut steps) = (false, String::new());
        loop {
            let heard = self.process.hear(deadline.min(Instant::now() + BEAT), |line| {
                let reply = said(line, errand.game.position.side());
                if let Some(XBoardReply::Move(step)) = &reply {
                    return whole(&mut steps, step).map(XBoardReply::Move);
                }
                if reply.is_none() && take_thinking(line, errand.game.place(), scan, false).is_none() {
                    return strange(line, scan).map(XBoardReply::Fails);
                }
                reply
            })?;
            if heard.is_some() {
                return Ok(heard);
            }
            scan.flush(false);
            if errand.stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let late = Instant::now() >= deadline;
            if (late || errand.hurry.load(Ordering::Relaxed)) && !told_to_move {
                self.process.say("?")?;
                (told_to_move, deadline) = (true, Instant::now() + GRACE);
            } else if late {
                return Err(ForeignFault::NoMove);
            }
        }
    }

    /// Lets it stop thinking and forget where the game stands.
    fn forget(&mut self) -> Result<(), ForeignFault> {
        self.process.say("?")?;
        self.process.say("force")?;
        self.known = None;
        self.calm()
    }

    /// Waits until it has taken in that it is to stop.
    fn calm(&mut self) -> Result<(), ForeignFault> {
        let Some(answer) = self.ask_how_far()? else { return Ok(()) };
        self.process.hear(Instant::now() + GRACE, |line| (line == answer).then_some(()))?.ok_or(ForeignFault::NoStop)
    }

    fn look(&mut self, errand: &Errand<'_>, lines: usize, report: &mut dyn FnMut(&Info)) -> Result<(), ForeignFault> {
        let several = self.options.iter().any(|option| option.name == LINES);
        let lines = if several { lines.max(1) } else { 1 };
        if self.lines != lines {
            self.process.say(&format!("option {LINES}={lines}"))?;
            self.lines = lines;
        }
        self.process.say("post")?;
        self.process.say("analyze")?;
        let mut scan = SearchScan::new(lines, report);
        while !errand.stop.load(Ordering::Relaxed) {
            let heard = self.process.hear(Instant::now() + BEAT, |line| {
                let refused = matches!(said(line, errand.game.position.side()), Some(XBoardReply::Refuses(_)))
                    .then(|| ForeignFault::Refuses(line.to_owned()));
                refused.or_else(|| {
                    let told = take_thinking(line, errand.game.place(), &mut scan, several);
                    if told.is_none() { strange(line, &mut scan) } else { None }
                })
            })?;
            if let Some(fault) = heard {
                return Err(fault);
            }
            scan.flush(false);
        }
        self.process.say("exit")?;
        self.calm()
    }
}

impl ForeignEngine for XBoardEngine {
    fn begin(&mut self, game: &GameSoFar, off: &AtomicBool) -> Result<(), ForeignFault> {
        let (variant, start) = (&game.variant, game.other_start());
        self.known = None;
        self.pace.clear();
        let named = || Protocol::XBoard.name_of(&self.games, &[], &variant.id, &variant.known_as);
        let called = self.foreign.variant.clone().or_else(named);
        // One that names its games would take the moves for those of another.
        if called.is_none() && !self.games.is_empty() {
            return Err(ForeignFault::NoGame);
        }
        self.process.say("new")?;
        if let Some(game) = called.filter(|game| game != Protocol::XBoard.unasked()) {
            self.process.say(&format!("variant {game}"))?;
        }
        self.process.say("easy")?;
        self.process.say("force")?;
        if let Some(text) = &start {
            self.process.say(&format!("setboard {text}"))?;
        }
        self.sync(off)?;
        self.known = Some((start, Vec::new()));
        Ok(())
    }

    fn run(&mut self, errand: &Errand<'_>, report: &mut dyn FnMut(&Info)) -> Result<Option<ForeignChoice>, ForeignFault> {
        self.follow(errand)?;
        match errand.aim {
            ForeignAim::Move(allowance) => self.play(errand, &allowance, report),
            ForeignAim::Look { lines } => self.look(errand, lines, report).map(|()| None),
        }
    }

    fn press(&mut self, button: &str) -> Result<(), ForeignFault> {
        self.process.say(&format!("option {button}"))
    }
}

/// The most bytes that are kept of a move.
const LONGEST_MOVE: usize = 64;

/// What is wrong after one more line that is of no protocol.
fn strange(line: &str, scan: &mut SearchScan<'_>) -> Option<ForeignFault> {
    // An offer of a draw is not answered.
    let known = line.is_empty() || line.starts_with(['#', ' ']) || ["tell", "Hint", "offer draw"].iter().any(|word| line.starts_with(word));
    if known { None } else { scan.strange().err() }
}

/// What a line of an engine that plays a side says, if it bears on the game.
fn said(line: &str, side: Side) -> Option<XBoardReply> {
    if let Some(mv) = line.strip_prefix("move ") {
        return Some(XBoardReply::Move(mv.trim().to_owned()));
    }
    let results = [("1/2-1/2", None), ("1-0", Some(Side::White)), ("0-1", Some(Side::Black))];
    let claimed = results.iter().find(|(result, _)| line.starts_with(result)).map(|(_, winner)| *winner);
    // That the other side resigns is not for it to say.
    if line.starts_with("resign") || claimed == Some(Some(side.other())) && line.contains("resign") {
        return Some(XBoardReply::Resigns);
    }
    if let Some(winner) = claimed {
        return Some(XBoardReply::Claims(winner));
    }
    let refuses = line.starts_with("Illegal move") || line.starts_with("tellusererror");
    refuses.then(|| XBoardReply::Refuses(line.to_owned()))
}

/// A move of several steps comes one by one, of which all but the last end with a comma; `None` until it is whole.
fn whole(steps: &mut String, step: &str) -> Option<String> {
    // One that never ends is no move.
    if steps.len() < LONGEST_MOVE {
        steps.push_str(step);
    }
    (!step.ends_with(',')).then(|| std::mem::take(steps))
}

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
fn pace_lines(allowance: &Allowance) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(clock) = allowance.clock {
        let seconds = clock.base.as_secs().max(1);
        lines.push(format!("level 0 {}:{:02} {}", seconds / 60, seconds % 60, clock.increment.as_secs_f64()));
    }
    if let Some(time) = allowance.time {
        lines.push(format!("st {}", time.as_secs_f64()));
    }
    if let Some(depth) = allowance.depth {
        lines.push(format!("sd {depth}"));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::super::AllowedClock;
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
    fn a_move_is_whole_after_its_last_step() {
        let mut steps = String::new();
        let heard: Vec<Option<String>> = ["f6g7,", "g7f6", "e2e4"].map(|step| whole(&mut steps, step)).into();
        assert_eq!(heard, [None, Some("f6g7,g7f6".to_owned()), Some("e2e4".to_owned())]);
    }

    #[test]
    fn only_its_own_giving_up_is_believed() {
        let heard = |line: &str, side: Side| match said(line, side) {
            Some(XBoardReply::Resigns) => "resigns",
            Some(XBoardReply::Claims(_)) => "claims",
            Some(XBoardReply::Refuses(_)) => "refuses",
            Some(XBoardReply::Move(_) | XBoardReply::Fails(_)) => "else",
            None => "",
        };
        for side in Side::BOTH {
            assert_eq!(heard("resign", side), "resigns");
            for line in ["1/2-1/2 {agreed}", "1-0 {White mates}", "0-1 {Black mates}"] {
                assert_eq!(heard(line, side), "claims", "{line}");
            }
            assert_eq!(heard("Illegal move: e2e4", side), "refuses");
            assert_eq!(heard("offer draw", side), "");
        }
        assert_eq!([heard("0-1 {White resigns}", Side::White), heard("1-0 {Black resigns}", Side::White)], ["resigns", "claims"]);
        assert_eq!([heard("0-1 {White resigns}", Side::Black), heard("1-0 {Black resigns}", Side::Black)], ["claims", "resigns"]);
    }

    #[test]
    fn times_are_told_in_minutes_and_seconds() {
        let (base, increment) = (Duration::from_secs(63), Duration::from_millis(50));
        let clock = Some(AllowedClock { base, increment, left: [base; 2] });
        assert_eq!(pace_lines(&Allowance { clock, depth: Some(5), ..Allowance::default() }), ["level 0 1:03 0.05", "sd 5"]);
        assert_eq!(pace_lines(&Allowance { time: Some(Duration::from_secs(2)), ..Allowance::default() }), ["st 2"]);
    }
}
