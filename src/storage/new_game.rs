//! What the user chooses for a game and for the engine, in the form in which files have it too.

use std::time::Duration;

use nestmate_core::game::{Control, millis};
use nestmate_core::variant::{HouseRules, Side};
use nestmate_engine::{Level, Memory};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::record::ClockRecord;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Player {
    #[default]
    #[serde(rename = "Person")]
    Human,
    Computer,
}

/// The choices for a new game; arrays have White's first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGame {
    pub game: String,
    pub house: HouseRules,
    pub players: [Player; 2],
    pub strength: [Strength; 2],
    pub guests: [Option<Guest>; 2],
    #[serde(rename = "odds", with = "odds")]
    pub handicap: Handicap,
    /// The number of the start in a game whose start is drawn by lot; none where the lot is to decide.
    pub start: Option<u32>,
    #[serde(with = "clocks")]
    pub clock: [Control; 2],
    /// Whether it is drawn by lot which side the user plays against the computer.
    pub by_lot: bool,
    /// Whether the computer's level follows the user's last results.
    pub training: bool,
}

impl NewGame {
    pub fn new(game: impl Into<String>) -> Self {
        Self { game: game.into(), ..Self::default() }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Strength {
    #[serde(serialize_with = "write_level", deserialize_with = "read_level")]
    pub level: Level,
    /// The lattice whose game it plays, by the index of the layer, until it has to play the whole board; none where it plays that at once.
    pub inside: Option<u8>,
    #[serde(serialize_with = "millis::serialize", deserialize_with = "read_thinking")]
    pub think: Duration,
}

impl Strength {
    /// The same for another game, whose lattices are others.
    #[must_use]
    pub fn elsewhere(self) -> Self {
        Self { inside: None, ..self }
    }
}

impl Default for Strength {
    fn default() -> Self {
        Self { level: Level::FULL, inside: None, think: Duration::from_secs(5) }
    }
}

/// The bounds of the time to think, in seconds.
pub const THINK: (f64, f64) = (0.1, 600.0);

/// The most time for which a move of the user's is looked at before the computer answers: a person does not notice it.
pub const CAUTION: Duration = Duration::from_millis(280);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "GuestRecord", into = "GuestRecord")]
pub struct Guest {
    /// What the list of engines calls it.
    pub engine: String,
    pub strength: GuestStrength,
}

/// How well an external engine is to play, where it lets itself be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GuestStrength {
    #[default]
    Full,
    Skill(i64),
    Elo(i64),
}

/// A guest as files have had it from the beginning: of its two numbers, the first that is there counts.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct GuestRecord {
    engine: String,
    skill: Option<i64>,
    elo: Option<i64>,
}

impl From<GuestRecord> for Guest {
    fn from(GuestRecord { engine, skill, elo }: GuestRecord) -> Self {
        let strength = skill.map(GuestStrength::Skill).or(elo.map(GuestStrength::Elo)).unwrap_or_default();
        Self { engine, strength }
    }
}

impl From<Guest> for GuestRecord {
    fn from(Guest { engine, strength }: Guest) -> Self {
        match strength {
            GuestStrength::Full => Self { engine, ..Self::default() },
            GuestStrength::Skill(step) => Self { engine, skill: Some(step), elo: None },
            GuestStrength::Elo(rating) => Self { engine, skill: None, elo: Some(rating) },
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Handicap {
    pub side: Side,
    pub without: Vec<String>,
}

impl Handicap {
    pub fn is_none(&self) -> bool {
        self.without.is_empty()
    }
}

/// What the machine gives for the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Machine {
    pub threads: usize,
    /// In MiB.
    pub table: usize,
    #[serde(serialize_with = "millis::serialize", deserialize_with = "read_thinking")]
    pub advice: Duration,
    #[serde(serialize_with = "millis::serialize", deserialize_with = "read_thinking")]
    pub review: Duration,
    pub lines: usize,
    /// How long a move of the user's is looked at before the computer answers, to ask about one that gives much away; none where it is
    /// not. Files only have whether it is.
    #[serde(serialize_with = "write_caution", deserialize_with = "read_caution")]
    pub caution: Option<Duration>,
    /// Whether the computer takes a person's time for a move that it has found at once.
    pub unhurried: bool,
}

impl Default for Machine {
    fn default() -> Self {
        let (advice, review) = (Duration::from_secs(3), Duration::from_millis(500));
        Self { threads: 1, table: Memory::DEFAULT_MIB, advice, review, lines: 3, caution: None, unhurried: true }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
fn write_level<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u8(level.number())
}

fn read_level<'de, D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
    u8::deserialize(from).map(|number| Level::new(number).unwrap_or(Level::FULL))
}

#[expect(clippy::ref_option, reason = "serde wants a reference")]
fn write_caution<S: Serializer>(caution: &Option<Duration>, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_bool(caution.is_some())
}

fn read_caution<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Duration>, D::Error> {
    bool::deserialize(from).map(|asks| asks.then_some(CAUTION))
}

fn read_thinking<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
    millis::deserialize(from).map(|time| time.clamp(Duration::from_secs_f64(THINK.0), Duration::from_secs_f64(THINK.1)))
}

/// A handicap, of which files have nothing where no piece is left out.
mod odds {
    use super::{Deserialize, Deserializer, Handicap, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(handicap: &Handicap, to: S) -> Result<S::Ok, S::Error> {
        (!handicap.is_none()).then_some(handicap).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Handicap, D::Error> {
        Option::deserialize(from).map(Option::unwrap_or_default)
    }
}

/// The time of both sides, of which files have nothing where neither has a clock.
mod clocks {
    use super::{ClockRecord, Control, Deserialize, Deserializer, Duration, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(controls: &[Control; 2], to: S) -> Result<S::Ok, S::Error> {
        ClockRecord::new(*controls, Duration::ZERO).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[Control; 2], D::Error> {
        Option::<ClockRecord>::deserialize(from).map(|clock| ClockRecord::controls(clock.as_ref()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::settings::Settings;
    use super::*;

    /// Files of the first versions have to be read for ever.
    #[test]
    fn choices_are_written_as_they_always_were() {
        let text = r#"(
    format: "nestmate settings",
    version: 2,
    new_game: (
        game: "own",
        house: (switches: [("a", true)], repetition: 3, no_progress: None),
        players: (Person, Computer),
        strength: ((level: 2, style: "attacking", think: 700), (level: 99, style: "none", think: 1)),
        guests: (None, (engine: "Fish", skill: 4, elo: None)),
        odds: (side: Black, without: ["a1"]),
        clock: (controls: (Fischer(main: 300000, increment: 3000), Byoyomi(main: 0, period: 30000, periods: 3)), spent: 0),
        training: true,
    ),
    machine: (threads: 2, table: 128, advice: 1500, review: 250, lines: 4, caution: true, unhurried: false),
)"#;
        let read = Settings::read("", text).expect("it was whole");
        let game = read.new_game.clone().expect("there are choices");
        assert_eq!(game.players, [Player::Human, Player::Computer]);
        let strength = Strength { level: Level::new(2).expect("a level"), inside: None, think: Duration::from_millis(700) };
        let bounded = Strength { think: Duration::from_millis(100), ..Strength::default() };
        assert_eq!(game.strength, [strength, bounded]);
        assert_eq!(game.guests, [None, Some(Guest { engine: "Fish".to_owned(), strength: GuestStrength::Skill(4) })]);
        assert_eq!(game.handicap, Handicap { side: Side::Black, without: vec!["a1".to_owned()] });
        let fischer = Control::Fischer { main: Duration::from_mins(5), increment: Duration::from_secs(3) };
        let byoyomi = Control::Byoyomi { main: Duration::ZERO, period: Duration::from_secs(30), periods: 3 };
        assert_eq!(game.clock, [fischer, byoyomi]);
        let (advice, review) = (Duration::from_millis(1500), Duration::from_millis(250));
        assert_eq!(read.machine, Machine { threads: 2, table: 128, advice, review, lines: 4, caution: Some(CAUTION), unhurried: false });
        let written = read.text();
        assert_eq!(Settings::read("", &written).expect("its own text"), read);
        for part in ["(Person, Computer)", "think: 700", "without: [\"a1\"]", "main: 300000", "caution: true"] {
            assert!(written.contains(part), "{part}: {written}");
        }
        let plain = Settings { new_game: Some(NewGame::new("own")), ..Settings::default() };
        assert!(plain.text().contains("odds: None") && plain.text().contains("clock: None"));
    }
}
