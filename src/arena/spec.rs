//! Who plays and how long they may think, as written on a command line.

use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use nestmate_core::variant::Variant;
use nestmate_engine::{Level, Memory, Network, Skill};

use crate::disk::read_whole;
use crate::foreign::{Foreign, Protocol};
use crate::networks::{MAX_NETWORK, memory_of};

/// How long a player may think about a move; whichever limit comes first. Without any, its own limits count.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pace {
    /// A playing clock: what is on it at first and what each move adds.
    pub clock: Option<(Duration, Duration)>,
    pub time: Option<Duration>,
    pub nodes: Option<u64>,
    pub depth: Option<u32>,
}

/// The most that is put on a clock, or added to it by a move.
const LONGEST_CLOCK: Duration = Duration::from_hours(1000);

impl Pace {
    /// Reads a playing clock, seconds and seconds for each move: `3+0.05`, `60`.
    pub fn clock(text: &str) -> Result<(Duration, Duration), String> {
        let seconds = |text: &str| {
            text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()).map(|time| time.min(LONGEST_CLOCK))
        };
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let clock = seconds(base).zip(seconds(increment)).filter(|(base, _)| !base.is_zero());
        clock.ok_or_else(|| format!("'{text}' is no clock; write seconds, or seconds+seconds for each move, as 3+0.05"))
    }

    /// The time of a move in milliseconds.
    pub fn move_time(ms: u64) -> Duration {
        Duration::from_millis(ms).min(LONGEST_CLOCK)
    }

    /// Takes in one limit by its name; false if there is none of this name.
    fn set(&mut self, key: &str, value: &str) -> Result<bool, String> {
        match key {
            "tc" => self.clock = Some(Self::clock(value)?),
            "time" => self.time = Some(Self::move_time(number(key, value)?)),
            "nodes" => self.nodes = Some(number(key, value)?),
            "depth" => self.depth = Some(number(key, value)?),
            _ => return Ok(false),
        }
        Ok(true)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    pub text: String,
    pub who: PlayerSort,
    pub pace: Option<Pace>,
}

impl Spec {
    pub fn pace_in(&self, pace: Pace) -> Pace {
        self.pace.unwrap_or(pace)
    }

    /// Makes sure that the player can be told how long it may think.
    pub fn check_pace(&self, pace: Pace) -> Result<(), String> {
        let nodes = self.pace_in(pace).nodes.is_some();
        if nodes && matches!(self.who, PlayerSort::Foreign(Protocol::XBoard, _)) {
            return Err(format!("'{}' cannot be told a number of nodes; give it tc, time or depth", self.text));
        }
        Ok(())
    }

    /// Makes sure that what the player has learnt can be read and is of this game.
    pub fn check_learning(&self, variant: &Variant) -> Result<(), String> {
        if let PlayerSort::Own(own) = &self.who { own.memory(variant).map(drop) } else { Ok(()) }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerSort {
    Own(OwnEngine),
    Foreign(Protocol, Foreign),
    Greedy,
    Random,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnEngine {
    pub level: Level,
    /// How well it plays, in place of a level.
    pub skill: Option<Skill>,
    pub threads: usize,
    /// The size of its table, in MiB.
    pub hash: usize,
    pub net: Schooled,
    /// By how many centipawns it must be behind, three moves in a row, to resign; without this it never does.
    pub resign: Option<u16>,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum Schooled {
    #[default]
    Shipped,
    Given(Option<Arc<Network>>),
    File(PathBuf),
}

impl OwnEngine {
    /// A memory for games of a variant with the network of this player.
    pub(super) fn memory(&self, variant: &Variant) -> Result<Memory, String> {
        match &self.net {
            Schooled::Shipped => Ok(memory_of(variant, self.hash)),
            Schooled::Given(network) => Ok(Memory::with(variant, self.hash, network.clone())),
            Schooled::File(path) => {
                let bytes = read_whole(path, MAX_NETWORK).map_err(|error| format!("{}: {error}", path.display()))?;
                let network = Network::read(&bytes, variant).map_err(|fault| format!("{}: {fault}", path.display()))?;
                Ok(Memory::with(variant, self.hash, Some(Arc::new(network))))
            }
        }
    }
}

impl Default for OwnEngine {
    fn default() -> Self {
        Self { level: Level::FULL, skill: None, threads: 1, hash: 16, net: Schooled::Shipped, resign: None }
    }
}

impl FromStr for Spec {
    type Err = String;

    /// Reads `self`, `self:level=3,nodes=5000,threads=2,hash=16`, `greedy`, `random`, or `uci:COMMAND?variant=xiangqi&Hash=64` and the like
    /// with `xboard:`. The command is parted at blanks.
    fn from_str(text: &str) -> Result<Self, String> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let mut pace = Pace::default();
        let who = match name {
            "self" => PlayerSort::Own(own(rest, &mut pace)?),
            "uci" if !rest.is_empty() => PlayerSort::Foreign(Protocol::Uci, foreign(rest, &mut pace)?),
            "xboard" if !rest.is_empty() => PlayerSort::Foreign(Protocol::XBoard, foreign(rest, &mut pace)?),
            "greedy" if rest.is_empty() => PlayerSort::Greedy,
            "random" if rest.is_empty() => PlayerSort::Random,
            _ => {
                return Err(format!(
                    "'{text}' is no player; write self, self:level=3,nodes=5000, uci:COMMAND?Option=value&…, xboard:COMMAND?…, greedy or random"
                ));
            }
        };
        Ok(Self { text: text.to_owned(), who, pace: (pace != Pace::default()).then_some(pace) })
    }
}

fn own(settings: &str, pace: &mut Pace) -> Result<OwnEngine, String> {
    let mut own = OwnEngine::default();
    for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
        let (key, value) = setting.split_once('=').ok_or_else(|| format!("'{setting}' is no setting; write name=value"))?;
        if pace.set(key, value)? {
            continue;
        }
        match key {
            "level" => own.level = Level::new(number(key, value)?).ok_or("levels go from 1 to 8")?,
            "skill" => own.skill = Some(Skill::new(number(key, value)?)),
            "threads" => own.threads = number::<usize>(key, value)?.clamp(1, 64),
            "hash" => own.hash = number::<usize>(key, value)?.clamp(1, 1 << 16),
            "resign" => own.resign = Some(number(key, value)?),
            "net" if value == "none" => own.net = Schooled::Given(None),
            "net" => own.net = Schooled::File(value.into()),
            _ => {
                return Err(format!(
                    "there is no setting '{key}'; the settings are level, skill, threads, hash, net, resign, tc, time, nodes, depth"
                ));
            }
        }
    }
    Ok(own)
}

fn foreign(text: &str, pace: &mut Pace) -> Result<Foreign, String> {
    let (command, settings) = text.split_once('?').unwrap_or((text, ""));
    let mut foreign = Foreign { command: command.split_whitespace().map(str::to_owned).collect(), ..Foreign::default() };
    if foreign.command.is_empty() {
        return Err(format!("'{text}' names no program"));
    }
    for setting in settings.split('&').filter(|setting| !setting.is_empty()) {
        let (key, value) = setting.split_once('=').ok_or_else(|| format!("'{setting}' is no option; write name=value"))?;
        if pace.set(key, value)? {
            continue;
        }
        match key {
            "variant" => foreign.variant = Some(value.to_owned()),
            _ => foreign.options.push((key.to_owned(), value.to_owned())),
        }
    }
    Ok(foreign)
}

fn number<T: FromStr>(key: &str, value: &str) -> Result<T, String> {
    value.parse().map_err(|_| format!("{key}: '{value}' is not a number that fits"))
}

/// A sequential test between two differences in Elo.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
}

impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once(',').and_then(|(low, high)| Some((low.trim().parse().ok()?, high.trim().parse().ok()?)));
        let numbers = numbers.filter(|(elo0, elo1): &(f64, f64)| elo0 < elo1 && elo0.abs() < 1000.0 && elo1.abs() < 1000.0);
        let (elo0, elo1) =
            numbers.ok_or_else(|| format!("'{text}' is no pair of differences in Elo; write two numbers in rising order, as 0,10"))?;
        Ok(Self { elo0, elo1 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chess() -> Arc<Variant> {
        crate::shipped::library().get("fide-chess").expect("shipped")
    }

    #[test]
    fn players_are_read_with_their_settings() {
        let spec: Spec = "self:level=3,nodes=5000,threads=2,hash=8".parse().expect("good");
        let pace = Pace { nodes: Some(5000), ..Pace::default() };
        let level = Level::new(3).expect("there is one");
        assert_eq!((spec.who, spec.pace), (PlayerSort::Own(OwnEngine { level, threads: 2, hash: 8, ..OwnEngine::default() }), Some(pace)));
        let schooled: Spec = "self:net=my/game.net".parse().expect("good");
        let net = Schooled::File("my/game.net".into());
        assert_eq!(schooled.who, PlayerSort::Own(OwnEngine { net, ..OwnEngine::default() }));
        assert!("self:net=none".parse::<Spec>().is_ok_and(|spec| spec.check_learning(&chess()).is_ok()));
        assert!(schooled.check_learning(&chess()).is_err_and(|told| told.starts_with("my/game.net: ")));
        let proud: Spec = "self:resign=900".parse().expect("good");
        assert_eq!(proud.who, PlayerSort::Own(OwnEngine { resign: Some(900), ..OwnEngine::default() }));
        let plain: Spec = "self".parse().expect("good");
        assert_eq!((plain.who, plain.pace), (PlayerSort::Own(OwnEngine::default()), None));
        let timed: Spec = "self:tc=1.5+0.25".parse().expect("good");
        let clock = (Duration::from_millis(1500), Duration::from_millis(250));
        assert_eq!(timed.pace.and_then(|pace| pace.clock), Some(clock));
        let foreign: Spec = "uci:some/engine -x?variant=xiangqi&Use NNUE=false&nodes=7".parse().expect("good");
        let expected = Foreign {
            command: vec!["some/engine".to_owned(), "-x".to_owned()],
            variant: Some("xiangqi".to_owned()),
            options: vec![("Use NNUE".to_owned(), "false".to_owned())],
        };
        assert_eq!(
            (foreign.who, foreign.pace),
            (PlayerSort::Foreign(Protocol::Uci, expected), Some(Pace { nodes: Some(7), ..Pace::default() }))
        );
        for wrong in [
            "uci:",
            "uci:?variant=x",
            "uci:engine?x",
            "self:level=9",
            "self:nodes=many",
            "self:strength=3",
            "self:level",
            "greedy:fast",
            "nobody",
            "",
            "self:tc=0",
        ] {
            assert!(wrong.parse::<Spec>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn no_time_is_longer_than_can_be_counted_with() {
        for huge in ["1e19+1e19", "18446744073709551615", "1e300"] {
            if let Ok((base, increment)) = Pace::clock(huge) {
                assert!(base == LONGEST_CLOCK && increment <= LONGEST_CLOCK, "{huge}");
            }
        }
        assert_eq!(Pace::move_time(u64::MAX), LONGEST_CLOCK);
    }

    #[test]
    fn tests_are_two_rising_numbers() {
        assert_eq!("-3, 5".parse(), Ok(Sprt { elo0: -3.0, elo1: 5.0 }));
        for wrong in ["5,0", "1", "0,NaN", "0,1e9", "a,b"] {
            assert!(wrong.parse::<Sprt>().is_err(), "{wrong}");
        }
    }
}
