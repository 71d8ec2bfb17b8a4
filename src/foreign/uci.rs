//! An engine that speaks UCI.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use nestmate_core::notation::{common_text, line_texts, read_move};
use nestmate_core::position::Position;
use nestmate_core::variant::Side;
use nestmate_engine::{Info, Line};

use super::fault::ForeignFault;
use super::option::{EngineOption, OptionSort};
use super::process::{BEAT, GRACE, LONGEST, Process};
use super::scan::{MOST_STRANGE, SearchScan, ToldLine, follow, mate_of, score_of};
use super::worker::{Allowance, Errand, ForeignAim, ForeignChoice, GameSoFar};
use super::{Foreign, ForeignEngine, Protocol};

/// The option that says which game is played, and the one that says how many lines are told.
const VARIANT: &str = "UCI_Variant";
const LINES: &str = "MultiPV";

pub struct UciEngine {
    process: Process,
    /// What the user calls the game, if the engine is to be told that.
    variant: Option<String>,
    /// The name and the options that it has told.
    pub(super) name: String,
    pub(super) options: Vec<EngineOption>,
    /// What it was told last of the game and the lines.
    game: Option<String>,
    /// The option that is on with which a name means another game.
    switch: Option<String>,
    lines: usize,
}

impl UciEngine {
    pub fn start(foreign: &Foreign, stop: &AtomicBool) -> Result<Self, ForeignFault> {
        let mut engine = Self::introduced(&foreign.command, None, stop)?;
        engine.variant.clone_from(&foreign.variant);
        for (name, value) in &foreign.options {
            let button = engine.options.iter().any(|option| option.name == *name && option.sort == OptionSort::Button);
            let line = if button { format!("setoption name {name}") } else { format!("setoption name {name} value {value}") };
            engine.process.say(&line)?;
        }
        Ok(engine)
    }

    /// Starts an engine and lets it tell what it is, within this time if one is given; otherwise as long as any may take.
    pub(super) fn introduced(command: &[String], patience: Option<Duration>, stop: &AtomicBool) -> Result<Self, ForeignFault> {
        let mut process = Process::start(command, "quit")?;
        process.say("uci")?;
        let (mut name, mut options, mut strange) = (String::new(), Vec::new(), 0);
        let wanted = |line: &str| {
            if let Some(known) = line.strip_prefix("id name ") {
                known.trim().clone_into(&mut name);
            } else if let Some(option) = line.strip_prefix("option ") {
                options.extend(EngineOption::parse(option));
            } else if line == "uciok" {
                return Some(Ok(()));
            } else if !line.is_empty() {
                strange += 1;
            }
            let unknown = name.is_empty() && options.is_empty() && patience.is_some() && is_complaint(line);
            let wrong = if strange > MOST_STRANGE { Some(ForeignFault::Babbles) } else { unknown.then_some(ForeignFault::Speechless) };
            wrong.map(Err)
        };
        match patience {
            Some(patience) => process.hear_until(Instant::now() + patience, stop, wanted)?.ok_or(ForeignFault::Speechless)??,
            None => process.expect(stop, wanted)??,
        }
        Ok(Self { process, variant: None, name, options, game: None, switch: None, lines: 1 })
    }

    pub(super) fn games(&self) -> Vec<String> {
        let known = self.options.iter().find(|option| option.name == VARIANT);
        known
            .map(|option| match &option.sort {
                OptionSort::Combo { choices, .. } => choices.clone(),
                OptionSort::Check { .. } | OptionSort::Spin { .. } | OptionSort::Text { .. } | OptionSort::Button => Vec::new(),
            })
            .unwrap_or_default()
    }

    /// Waits until everything said has been done.
    pub(super) fn sync(&mut self, stop: &AtomicBool) -> Result<(), ForeignFault> {
        self.process.say("isready")?;
        self.process.expect(stop, |line| (line == "readyok").then_some(()))
    }

    /// As many lines as are wanted and it can tell.
    fn lines_of(&self, wanted: usize) -> usize {
        let most = self.options.iter().find(|option| option.name == LINES).map_or(1, |option| match option.sort {
            OptionSort::Spin { most, .. } => usize::try_from(most).unwrap_or(1),
            OptionSort::Check { .. } | OptionSort::Combo { .. } | OptionSort::Text { .. } | OptionSort::Button => 1,
        });
        wanted.clamp(1, most.max(1))
    }

    /// Hears what it says until it names its move; tells it to stop when its time is over.
    fn listen(&mut self, errand: &Errand<'_>, scan: &mut SearchScan<'_>) -> Result<String, ForeignFault> {
        let mut deadline = match errand.aim {
            ForeignAim::Move(allowance) => {
                Some(Instant::now() + allowance.given(errand.game.position.side()).map_or(LONGEST, |time| time + GRACE))
            }
            ForeignAim::Look { .. } => None,
        };
        let mut told_to_stop = false;
        loop {
            let beat = Instant::now() + BEAT;
            let heard = self.process.hear(deadline.map_or(beat, |deadline| deadline.min(beat)), |line| heard(line, errand, scan))?;
            if let Some(best) = heard {
                return best;
            }
            scan.flush(false);
            let late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
            let unwanted = errand.stop.load(Ordering::Relaxed);
            match (unwanted || late || errand.hurry.load(Ordering::Relaxed), told_to_stop) {
                (true, false) => {
                    self.process.say("stop")?;
                    (told_to_stop, deadline) = (true, Some(Instant::now() + GRACE));
                }
                (true, true) if late => return Err(if unwanted { ForeignFault::NoStop } else { ForeignFault::NoMove }),
                (true, true) | (false, _) => {}
            }
        }
    }
}

impl ForeignEngine for UciEngine {
    fn begin(&mut self, game: &GameSoFar, off: &AtomicBool) -> Result<(), ForeignFault> {
        let variant = &game.variant;
        let games = self.games();
        let named = || Protocol::Uci.name_of(&games, &self.options, &variant.id, &variant.known_as).filter(|_| !games.is_empty());
        let by_id = games.contains(&variant.id);
        let switch = variant.known_as.uci_option.clone().filter(|name| !by_id && self.options.iter().any(|option| option.name == *name));
        let game = self.variant.clone().or_else(named);
        if let Some(game) = game.filter(|game| self.game.as_ref() != Some(game)) {
            self.process.say(&format!("setoption name {VARIANT} value {game}"))?;
            self.game = Some(game);
        }
        if self.switch != switch {
            let off = self.switch.iter().map(|name| (name, false));
            for (name, value) in off.chain(switch.iter().map(|name| (name, true))) {
                self.process.say(&format!("setoption name {name} value {value}"))?;
            }
            self.switch = switch;
        }
        self.process.say("ucinewgame")?;
        self.sync(off)
    }

    fn run(&mut self, errand: &Errand<'_>, report: &mut dyn FnMut(&Info)) -> Result<Option<ForeignChoice>, ForeignFault> {
        let lines = match errand.aim {
            ForeignAim::Move(_) => 1,
            ForeignAim::Look { lines } => self.lines_of(lines),
        };
        if self.lines != lines {
            self.process.say(&format!("setoption name {LINES} value {lines}"))?;
            self.lines = lines;
        }
        self.process.say(&position_line(errand.game))?;
        self.process.say(&match errand.aim {
            ForeignAim::Move(allowance) => go_line(&allowance),
            ForeignAim::Look { .. } => "go infinite".to_owned(),
        })?;
        let mut scan = SearchScan::new(lines, report);
        let best = self.listen(errand, &mut scan)?;
        scan.flush(true);
        let game = errand.game;
        let is_wanted = matches!(errand.aim, ForeignAim::Move(_)) && !errand.stop.load(Ordering::Relaxed);
        if !is_wanted {
            return Ok(None);
        }
        read_move(&game.position, &game.variant, &best)
            .map(|mv| Some(ForeignChoice::Move(mv)))
            .map_err(|_| ForeignFault::illegal(&game.variant, best))
    }

    fn press(&mut self, button: &str) -> Result<(), ForeignFault> {
        self.process.say(&format!("setoption name {button}"))
    }
}

/// Whether a line says that a command is not known.
fn is_complaint(line: &str) -> bool {
    let line = line.to_ascii_lowercase();
    ["unknown command", "error (", "illegal move", "invalid move"].iter().any(|words| line.contains(words))
}

/// What a line comes to while it thinks: its move, or what is wrong.
fn heard(line: &str, errand: &Errand<'_>, scan: &mut SearchScan<'_>) -> Option<Result<String, ForeignFault>> {
    let mut words = line.split_whitespace();
    match words.next() {
        Some("bestmove") => Some(Ok(words.next().unwrap_or_default().to_owned())),
        Some("info") if !errand.listens => None,
        Some("info") => match info_line(line, errand.game) {
            Ok(told) => {
                if let Some(told) = told {
                    scan.take(told);
                }
                None
            }
            Err(mv) => Some(Err(ForeignFault::illegal(&errand.game.variant, mv))),
        },
        Some("readyok" | "option" | "id") | None => None,
        Some(_) => scan.strange().err().map(Err),
    }
}

/// What an `info` line tells of a line of play; nothing where it tells something else, and the move's text where that is not legal.
fn info_line(line: &str, game: &GameSoFar) -> Result<Option<ToldLine>, String> {
    let (figures, moves) = line.split_once(" pv ").unwrap_or((line, ""));
    let words: Vec<&str> = figures.split_whitespace().collect();
    // A bound is no score yet, and a text is for people.
    if moves.is_empty() || words.iter().any(|word| ["lowerbound", "upperbound", "string"].contains(word)) {
        return Ok(None);
    }
    let after = |name: &str| words.iter().position(|word| *word == name).and_then(|at| words.get(at + 1));
    let number = |name: &str| after(name).and_then(|text| text.parse::<i64>().ok());
    let count = |name: &str| number(name).and_then(|number| u64::try_from(number).ok());
    let small = |name: &str| count(name).map_or(0, |number| u32::try_from(number).unwrap_or(u32::MAX));
    let Some(score) = number("cp").map(|shown| score_of(&game.variant, shown)).or_else(|| number("mate").map(mate_of)) else {
        return Ok(None);
    };
    let read = |position: &Position, text: &str| read_move(position, &game.variant, text).ok();
    let pv = follow(&game.position, &game.variant, moves.split_whitespace(), read)?;
    let rank = count("multipv").map_or(0, |rank| usize::try_from(rank.saturating_sub(1)).unwrap_or(usize::MAX));
    let elapsed = count("time").map(Duration::from_millis);
    let (depth, nodes, fullness) = (small("depth"), count("nodes").unwrap_or_default(), small("hashfull"));
    let reached = small("seldepth").max(depth);
    Ok((!pv.is_empty()).then_some(ToldLine { rank, depth, reached, nodes, elapsed, fullness, line: Line { score, pv } }))
}

fn position_line(game: &GameSoFar) -> String {
    let start = game.other_start().map_or_else(|| "startpos".to_owned(), |text| format!("fen {text}"));
    let moves = line_texts(&game.start, &game.variant, &game.moves, common_text);
    if moves.is_empty() { format!("position {start}") } else { format!("position {start} moves {}", moves.join(" ")) }
}

/// What limits the engine's thinking.
fn go_line(allowance: &Allowance) -> String {
    let mut line = "go".to_owned();
    if let Some(clock) = allowance.clock {
        for (side, name) in Side::BOTH.into_iter().zip(["w", "b"]) {
            let _ = write!(line, " {name}time {} {name}inc {}", clock.left[side.index()].as_millis(), clock.increment.as_millis());
        }
    }
    for (name, number) in [
        ("movetime", allowance.time.map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX))),
        ("nodes", allowance.nodes),
        ("depth", allowance.depth.map(u64::from)),
    ] {
        if let Some(number) = number {
            let _ = write!(line, " {name} {number}");
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use nestmate_core::game::Game;
    use nestmate_core::rules::start;
    use nestmate_engine::Score;

    use super::*;

    fn so_far() -> GameSoFar {
        let variant = crate::shipped::library().get("fide-chess").expect("shipped");
        let start = start(&variant).expect("a start");
        let mut game = Game::new(variant, start);
        let mv = read_move(game.position(), game.variant(), "e2e4").expect("legal");
        game.play(mv).expect("played");
        GameSoFar::from(&game)
    }

    #[test]
    fn what_an_engine_tells_of_a_line_is_read() {
        let game = so_far();
        let line = "info depth 12 seldepth 18 multipv 2 score cp -31 nodes 5000 nps 100000 hashfull 7 tbhits 0 time 50 pv e7e5 g1f3 b8c6";
        let told = info_line(line, &game).expect("legal").expect("a line");
        assert_eq!((told.rank, told.depth, told.reached, told.nodes, told.fullness), (1, 12, 18, 5000, 7));
        assert_eq!((told.elapsed, told.line.score, told.line.pv.len()), (Some(Duration::from_millis(50)), Score::Centipawns(-31), 3));
        let mate = info_line("info depth 3 score mate -2 pv e7e5", &game).expect("legal").expect("a line");
        assert_eq!((mate.line.score, mate.rank), (Score::Mate(-2), 0));
        let cut = info_line("info depth 3 score cp 0 pv e7e5 e7e5", &game).expect("legal").expect("a line");
        assert_eq!(cut.line.pv.len(), 1, "it ends where it makes no sense");
        for other in ["info string pv e7e5", "info depth 5 currmove e7e5", "info depth 5 score cp 3 lowerbound pv e7e5", "info"] {
            assert_eq!(info_line(other, &game), Ok(None), "{other}");
        }
        assert_eq!(info_line("info depth 1 score cp 0 pv e2e4", &game), Err("e2e4".to_owned()));
    }

    /// A game that goes by a name of chess with an option is played by engines that have it, and by no others.
    #[cfg(unix)]
    #[test]
    fn an_option_that_a_game_needs_is_turned_on_for_it_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let heard = folder.path().join("heard");
        let script = format!(
            "while read -r line; do echo \"$line\" >> {}; case $line in uci) echo id name X; echo option name UCI_Chess960 type check \
             default false; echo uciok;; isready) echo readyok;; quit) exit;; esac; done",
            heard.display()
        );
        let command: Vec<String> = ["sh", "-c", &script].map(str::to_owned).to_vec();
        let off = AtomicBool::new(false);
        let library = crate::shipped::library();
        let of = |id: &str| {
            let variant = library.get(id).expect("shipped");
            GameSoFar::from(&Game::new(variant.clone(), start(&variant).expect("a start")))
        };
        let mut engine = UciEngine::start(&Foreign { command, ..Foreign::default() }, &off).expect("it starts");
        for id in ["fide-chess", "chess960", "chess960", "fide-chess"] {
            engine.begin(&of(id), &off).expect("it is ready");
        }
        let told = std::fs::read_to_string(&heard).expect("it has heard something");
        let options: Vec<&str> = told.lines().filter(|line| line.starts_with("setoption")).collect();
        assert_eq!(options, ["setoption name UCI_Chess960 value true", "setoption name UCI_Chess960 value false"]);
        let known = library.known_as("chess960");
        assert_eq!(Protocol::Uci.name_of(&[], &engine.options, "chess960", &known).as_deref(), Some("chess"));
        assert_eq!(Protocol::Uci.name_of(&[], &[], "chess960", &known), None);
    }

    #[test]
    fn the_game_and_the_time_are_told() {
        assert_eq!(position_line(&so_far()), "position startpos moves e2e4");
        let left = [Duration::from_mins(1), Duration::from_millis(1500)];
        let clock = super::super::AllowedClock { base: left[0], increment: Duration::from_secs(2), left };
        let allowance = Allowance { clock: Some(clock), depth: Some(9), ..Allowance::default() };
        assert_eq!(go_line(&allowance), "go wtime 60000 winc 2000 btime 1500 binc 2000 depth 9");
        assert_eq!(allowance.given(Side::Black), Some(Duration::from_millis(1500)));
    }
}
