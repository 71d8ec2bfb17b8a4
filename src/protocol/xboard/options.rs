//! What the server can do, as it tells clients, and the options that they can set.

use std::fmt::Write as _;

use nestmate_core::variant::Library;
use nestmate_engine::{Level, Memory};

use super::setup::name_of;

const MOST_LINES: usize = 256;

const MOST_THREADS: usize = 64;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct XBoardOptions {
    pub(super) level: Level,
    pub(super) lines: usize,
    pub(super) resigns: bool,
    /// The size of the table, in MiB.
    pub(super) table: usize,
    pub(super) threads: usize,
}

impl Default for XBoardOptions {
    fn default() -> Self {
        Self { level: Level::FULL, lines: 1, resigns: false, table: Memory::DEFAULT_MIB, threads: 1 }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum XBoardSetting {
    Options(XBoardOptions),
    Clear,
}

impl XBoardOptions {
    /// Reads what follows `option`. The names are single words: some clients part them at blanks.
    pub(super) fn read(self, text: &str) -> Result<XBoardSetting, String> {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        let (name, value) = (name.trim().to_ascii_lowercase(), value.trim());
        let number = |least: usize, most: usize| {
            let number = value.parse().ok().filter(|number| (least..=most).contains(number));
            number.ok_or_else(|| format!("{name} goes from {least} to {most}"))
        };
        let options = match name.as_str() {
            "level" => {
                let level = u8::try_from(number(1, usize::from(Level::FULL.number()))?).ok().and_then(Level::new);
                Self { level: level.unwrap_or(self.level), ..self }
            }
            "multipv" => Self { lines: number(1, MOST_LINES)?, ..self },
            "resign" => Self { resigns: number(0, 1)? == 1, ..self },
            "clearhash" => return Ok(XBoardSetting::Clear),
            _ => return Err(format!("there is no option '{name}'")),
        };
        Ok(XBoardSetting::Options(options))
    }

    /// Reads what follows `memory`: MiB for the whole program. The table takes what the rest does not need.
    pub(super) fn with_memory(self, text: &str) -> Result<Self, String> {
        let most: usize = text.parse().ok().filter(|&mib| mib > 0).ok_or("write memory MIB")?;
        Ok(Self { table: (most.min(1 << 16) * 3 / 4).max(1), ..self })
    }

    pub(super) fn with_cores(self, text: &str) -> Result<Self, String> {
        let cores: usize = text.parse().ok().filter(|&cores| cores > 0).ok_or("write cores NUMBER")?;
        Ok(Self { threads: cores.min(MOST_THREADS), ..self })
    }
}

pub(super) fn features(library: &Library) -> String {
    let mut variants: Vec<String> = library.all_games().map(|(id, _)| name_of(library, id)).collect();
    variants.sort_by_key(|name| name != super::UNASKED);
    variants.dedup();
    let (version, full) = (env!("CARGO_PKG_VERSION"), Level::FULL.number());
    let mut text = String::from("feature done=0\n");
    // Writing to a String cannot fail.
    let _ = writeln!(text, "feature myname=\"Nestmate {version}\" variants=\"{}\"", variants.join(","));
    text.push_str("feature ping=1 setboard=1 playother=1 usermove=1 time=1 draw=1 analyze=1 memory=1 smp=1 nps=1 exclude=1 highlight=1\n");
    text.push_str("feature san=0 colors=0 sigint=0 sigterm=0 reuse=1 ics=0 name=0 pause=0 debug=1\n");
    let _ = writeln!(text, "feature option=\"Level -spin {full} 1 {full}\" option=\"MultiPV -spin 1 1 {MOST_LINES}\"");
    text.push_str("feature option=\"Resign -check 0\" option=\"ClearHash -button\"\nfeature done=1\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_set_within_their_bounds() {
        let start = XBoardOptions::default();
        let set = |text: &str| start.read(text);
        let level = Level::new(3).expect("there is one");
        assert_eq!(set("Level=3"), Ok(XBoardSetting::Options(XBoardOptions { level, ..start })));
        assert_eq!(set("MultiPV=4"), Ok(XBoardSetting::Options(XBoardOptions { lines: 4, ..start })));
        assert_eq!(set("Resign=1"), Ok(XBoardSetting::Options(XBoardOptions { resigns: true, ..start })));
        assert_eq!(set("ClearHash"), Ok(XBoardSetting::Clear));
        for wrong in ["Level=9", "Level=0", "MultiPV=x", "Resign=2", "Resign", "Depth=3", ""] {
            assert!(set(wrong).is_err(), "{wrong}");
        }
        assert_eq!(start.with_memory("100").map(|options| options.table), Ok(75));
        assert_eq!(start.with_cores("999").map(|options| options.threads), Ok(MOST_THREADS));
        assert!(start.with_memory("0").is_err() && start.with_cores("many").is_err());
    }
}
