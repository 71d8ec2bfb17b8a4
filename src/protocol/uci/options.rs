//! The options that a client can set.

use std::fmt::Write as _;

use nestmate_core::variant::Library;
use nestmate_engine::{Level, Memory};

use super::Dialect;

/// What clients of UCI take an engine to play when they say nothing: the name that a game of the library may be known by.
const UNASKED: &str = "chess";

/// The options that are numbers from 1, as UCI calls them, each with the most that it can be.
const SPINS: [(&str, usize); 4] = [("Hash", 1 << 16), ("Threads", 64), ("MultiPV", 256), ("Skill Level", 8)];

/// The option that names the game.
const VARIANT: &str = "UCI_Variant";

/// The options that are no numbers, with what UCI says of them. Those of UCCI only keep its clients content, but for the unit of time.
const OTHERS: [(&str, &str); 6] = [
    ("Clear Hash", "button"),
    ("Ponder", "check default false"),
    ("UCI_AnalyseMode", "check default false"),
    ("usemillisec", "check default true"),
    ("batch", "check default false"),
    ("newgame", "button"),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct UciOptions {
    /// The size of the table, in MiB.
    pub(super) hash: usize,
    pub(super) threads: usize,
    pub(super) lines: usize,
    pub(super) level: u8,
    /// Whether clocks are told in milliseconds, not in seconds.
    pub(super) milliseconds: bool,
}

impl Default for UciOptions {
    fn default() -> Self {
        Self { hash: Memory::DEFAULT_MIB, threads: 1, lines: 1, level: Level::FULL.number(), milliseconds: true }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum UciSetting {
    Options(UciOptions),
    Variant(String),
    /// An option with which a name means another game, and whether it is on.
    Switch(String, bool),
    Clear,
    NewGame,
    Nothing,
}

impl UciOptions {
    /// Reads an option; `on` are those with which a name means another game.
    pub(super) fn read(self, dialect: Dialect, library: &Library, on: &[String], text: &str) -> Result<UciSetting, String> {
        let (name, value) = dialect.setting(text).ok_or("write setoption name … value …")?;
        let (name, value) = (name.trim().to_ascii_lowercase(), value.trim());
        let is_it = |own: &str| dialect.option(own).is_some_and(|known| known.eq_ignore_ascii_case(&name));
        let others = OTHERS.map(|known| known.0).into_iter().chain([VARIANT]).map(|own| (own, 0));
        let (own, most) = SPINS.into_iter().chain(others).find(|(own, _)| is_it(own)).unwrap_or_default();
        let number = || {
            let number = value.parse().map_err(|_| format!("{name}: '{value}' is not a number"))?;
            if (1..=most).contains(&number) { Ok(number) } else { Err(format!("{name}: {number} is not from 1 to {most}")) }
        };
        let options = match own {
            "Hash" => Self { hash: number()?, ..self },
            "Threads" => Self { threads: number()?, ..self },
            "MultiPV" => Self { lines: number()?, ..self },
            "Skill Level" => Self { level: u8::try_from(number()?).unwrap_or(self.level), ..self },
            "usemillisec" => Self { milliseconds: !value.eq_ignore_ascii_case("false"), ..self },
            VARIANT => return game(dialect, library, value, on).map(UciSetting::Variant),
            "Clear Hash" => return Ok(UciSetting::Clear),
            "newgame" => return Ok(UciSetting::NewGame),
            "Ponder" | "UCI_AnalyseMode" | "batch" => return Ok(UciSetting::Nothing),
            _ => {
                let known = switches(dialect, library).into_iter().find(|known| is_it(known));
                let switch = known.map(|known| UciSetting::Switch(known, value.eq_ignore_ascii_case("true")));
                return switch.ok_or_else(|| format!("there is no option '{name}'"));
            }
        };
        Ok(UciSetting::Options(options))
    }
}

/// The options with which a name means another game.
fn switches(dialect: Dialect, library: &Library) -> Vec<String> {
    let mut switches: Vec<String> = ids(dialect, library).filter_map(|id| library.known_as(id).uci_option).collect();
    switches.sort_unstable();
    switches.dedup();
    switches
}

/// The id of the game of a name: its id, or what other programs call it, with one of these options if there is a game that needs it.
pub(super) fn game(dialect: Dialect, library: &Library, name: &str, on: &[String]) -> Result<String, String> {
    let ids = || ids(dialect, library);
    let called = |switched: bool| {
        ids().find(|id| {
            let known = library.known_as(id);
            known.uci.is_some_and(|known| known == name) && known.uci_option.map(|option| on.contains(&option)) == switched.then_some(true)
        })
    };
    let found = ids().find(|&id| id == name).or_else(|| called(true)).or_else(|| called(false));
    found.map(str::to_owned).ok_or_else(|| format!("there is no game '{name}'"))
}

/// The games that can be played.
fn ids(dialect: Dialect, library: &Library) -> impl Iterator<Item = &str> {
    library.all_games().map(|(id, _)| id).filter(move |id| dialect.plays(library, id))
}

pub(super) fn first_game(dialect: Dialect, library: &Library) -> Option<String> {
    game(dialect, library, UNASKED, &[]).ok().or_else(|| ids(dialect, library).next().map(str::to_owned))
}

pub(super) fn told(dialect: Dialect, library: &Library) -> String {
    let default = UciOptions::default();
    let mut text = String::new();
    let mut tell = |own: &str, what: &str| {
        let word = if dialect == Dialect::Ucci { "option" } else { "option name" };
        if let Some(name) = dialect.option(own) {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "{word} {name} type {what}");
        }
    };
    let numbers = [default.hash, default.threads, default.lines, usize::from(default.level)];
    for ((name, most), default) in SPINS.into_iter().zip(numbers) {
        tell(name, &format!("spin default {default} min 1 max {most}"));
    }
    for (name, what) in OTHERS {
        tell(name, what);
    }
    for switch in switches(dialect, library) {
        tell(&switch, "check default false");
    }
    let mut names: Vec<String> = Vec::new();
    for name in ids(dialect, library).flat_map(|id| library.known_as(id).uci.into_iter().chain([id.to_owned()])) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let default = names.iter().find(|&name| name == UNASKED).or(names.first()).map_or("", String::as_str);
    let all: String = names.iter().flat_map(|name| [" var ", name]).collect();
    tell(VARIANT, &format!("combo default {default}{all}"));
    text
}
