//! The options that a client can set.

use std::fmt::Write as _;

use nestmate_core::variant::Library;
use nestmate_engine::{Level, Memory};

/// What clients of UCI take an engine to play when they say nothing: the name that a game of the library may be known by.
const UNASKED: &str = "chess";

const MOST: UciOptions = UciOptions { hash: 1 << 16, threads: 64, lines: 256, level: 8 };

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct UciOptions {
    /// The size of the table, in MiB.
    pub(super) hash: usize,
    pub(super) threads: usize,
    pub(super) lines: usize,
    pub(super) level: u8,
}

impl Default for UciOptions {
    fn default() -> Self {
        Self { hash: Memory::DEFAULT_MIB, threads: 1, lines: 1, level: Level::FULL.number() }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum UciSetting {
    Options(UciOptions),
    Variant(String),
    /// An option with which a name means another game, and whether it is on.
    Switch(String, bool),
    Clear,
    Nothing,
}

impl UciOptions {
    /// Reads an option; `on` are those with which a name means another game.
    pub(super) fn read(self, library: &Library, on: &[String], text: &str) -> Result<UciSetting, String> {
        let text = text.trim();
        let text = text.strip_prefix("name ").ok_or("write setoption name … value …")?;
        let (name, value) = text.split_once(" value").map_or((text, ""), |(name, value)| (name, value));
        let (name, value) = (name.trim().to_ascii_lowercase(), value.trim());
        let number = |least: usize, most: usize| {
            let number = value.parse().map_err(|_| format!("{name}: '{value}' is not a number"))?;
            if (least..=most).contains(&number) { Ok(number) } else { Err(format!("{name}: {number} is not from {least} to {most}")) }
        };
        let options = match name.as_str() {
            "hash" => Self { hash: number(1, MOST.hash)?, ..self },
            "threads" => Self { threads: number(1, MOST.threads)?, ..self },
            "multipv" => Self { lines: number(1, MOST.lines)?, ..self },
            "skill level" => Self { level: u8::try_from(number(1, usize::from(MOST.level))?).unwrap_or(MOST.level), ..self },
            "uci_variant" => return game(library, value, on).map(UciSetting::Variant),
            "clear hash" => return Ok(UciSetting::Clear),
            "ponder" | "uci_analysemode" => return Ok(UciSetting::Nothing),
            _ => {
                let known = switches(library).into_iter().find(|known| known.eq_ignore_ascii_case(&name));
                let switch = known.map(|known| UciSetting::Switch(known, value.eq_ignore_ascii_case("true")));
                return switch.ok_or_else(|| format!("there is no option '{name}'"));
            }
        };
        Ok(UciSetting::Options(options))
    }
}

/// The options with which a name means another game.
fn switches(library: &Library) -> Vec<String> {
    let mut switches: Vec<String> = library.all_games().filter_map(|(id, _)| library.known_as(id).uci_option).collect();
    switches.sort_unstable();
    switches.dedup();
    switches
}

/// The id of the game of a name: its id, or what other programs call it, with one of these options if there is a game that needs it.
pub(super) fn game(library: &Library, name: &str, on: &[String]) -> Result<String, String> {
    let ids = || library.all_games().map(|(id, _)| id);
    let called = |switched: bool| {
        ids().find(|id| {
            let known = library.known_as(id);
            known.uci.is_some_and(|known| known == name) && known.uci_option.map(|option| on.contains(&option)) == switched.then_some(true)
        })
    };
    let found = ids().find(|&id| id == name).or_else(|| called(true)).or_else(|| called(false));
    found.map(str::to_owned).ok_or_else(|| format!("there is no game '{name}'"))
}

pub(super) fn first_game(library: &Library) -> Option<String> {
    game(library, UNASKED, &[]).ok().or_else(|| library.games().next().map(|(id, _)| id.to_owned()))
}

pub(super) fn told(library: &Library) -> String {
    let default = UciOptions::default();
    let mut text = String::new();
    let spins = [
        ("Hash", default.hash, MOST.hash),
        ("Threads", default.threads, MOST.threads),
        ("MultiPV", default.lines, MOST.lines),
        ("Skill Level", usize::from(default.level), usize::from(MOST.level)),
    ];
    for (name, default, most) in spins {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "option name {name} type spin default {default} min 1 max {most}");
    }
    text.push_str("option name Clear Hash type button\n");
    text.push_str("option name Ponder type check default false\noption name UCI_AnalyseMode type check default false\n");
    for switch in switches(library) {
        let _ = writeln!(text, "option name {switch} type check default false");
    }
    let mut names: Vec<String> = Vec::new();
    for name in library.all_games().flat_map(|(id, _)| library.known_as(id).uci.into_iter().chain([id.to_owned()])) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let default = names.iter().find(|&name| name == UNASKED).or(names.first()).map_or("", String::as_str);
    let _ = write!(text, "option name UCI_Variant type combo default {default}");
    for name in names {
        let _ = write!(text, " var {name}");
    }
    text.push('\n');
    text
}
