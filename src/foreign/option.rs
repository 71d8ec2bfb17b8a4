//! What an engine is: its name, its protocol, the games and the options that it has, in the words of both protocols.

use std::fmt::Write as _;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use nestmate_core::plain::is_hidden;

use super::Protocol;
use super::fault::ForeignFault;
use super::uci::UciEngine;
use super::xboard::XBoardEngine;

/// The option by which engines of UCI are told to play at a step of a scale of their own.
pub const SKILL: &str = "Skill Level";
/// The one that lets them play at a rating.
pub const LIMIT: &str = "UCI_LimitStrength";
/// The one that says which.
pub const ELO: &str = "UCI_Elo";

/// The options that say how much of the machine an engine gets.
pub const OF_MACHINE: [&str; 4] = ["Hash", "Threads", "memory", "cores"];

/// The options that follow from what an engine is asked.
pub const SET_BY_WHAT_IS_ASKED: [&str; 6] = [LIMIT, ELO, "UCI_Variant", "UCI_AnalyseMode", "MultiPV", "Ponder"];

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineOption {
    pub name: String,
    pub sort: OptionSort,
}

/// What kind of option it is; `default` is what it is at first. A text may be a path; a button is something that is done at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionSort {
    Check { default: bool },
    Spin { default: i64, least: i64, most: i64 },
    Combo { default: String, choices: Vec<String> },
    Text { default: String },
    Button,
}

/// How UCI writes a text without letters.
const EMPTY: &str = "<empty>";

impl EngineOption {
    /// Whether it is one that people change most: what the machine gives, or how well the engine plays.
    pub fn is_common(&self) -> bool {
        OF_MACHINE.contains(&self.name.as_str()) || self.name == SKILL
    }

    /// Reads what follows `option` in UCI.
    pub fn parse(text: &str) -> Option<Self> {
        let rest = text.trim().strip_prefix("name ")?;
        let (name, rest) = rest.split_once(" type ")?;
        let (sort, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let mut default = String::new();
        let (mut least, mut most, mut choices) = (i64::MIN, i64::MAX, Vec::new());
        for (field, value) in fields(rest) {
            match field {
                "default" if value != EMPTY => default = value,
                "min" => least = value.parse().unwrap_or(least),
                "max" => most = value.parse().unwrap_or(most),
                "var" => choices.push(value),
                _ => {}
            }
        }
        let sort = match sort {
            "check" => OptionSort::Check { default: default == "true" },
            "spin" if least <= most => OptionSort::Spin { default: default.parse().unwrap_or(0).clamp(least, most), least, most },
            "combo" => OptionSort::Combo { default, choices },
            "string" => OptionSort::Text { default },
            "button" => OptionSort::Button,
            _ => return None,
        };
        Some(Self { name: name.trim().to_owned(), sort })
    }

    /// Reads an option as the protocol of `XBoard` tells it among its features: `Level -spin 8 1 8`.
    pub fn of_feature(text: &str) -> Option<Self> {
        let (name, rest) = text.split_once(" -")?;
        let (sort, value) = rest.split_once(' ').unwrap_or((rest, ""));
        let value = value.trim();
        let sort = match sort {
            "check" => OptionSort::Check { default: value == "1" },
            "spin" | "slider" => {
                let mut numbers = value.split_whitespace().map(|number| number.parse().ok());
                let (default, least, most): (i64, i64, i64) = (numbers.next()??, numbers.next()??, numbers.next()??);
                if least > most {
                    return None;
                }
                OptionSort::Spin { default: default.clamp(least, most), least, most }
            }
            "combo" => {
                let all: Vec<&str> = value.split("///").map(str::trim).collect();
                let default = all.iter().find_map(|word| word.strip_prefix('*')).or(all.first().copied()).unwrap_or_default().to_owned();
                OptionSort::Combo { default, choices: all.iter().map(|word| word.trim_start_matches('*').to_owned()).collect() }
            }
            "string" | "file" | "path" => OptionSort::Text { default: value.to_owned() },
            "button" | "save" | "reset" => OptionSort::Button,
            _ => return None,
        };
        Some(Self { name: name.trim().to_owned(), sort })
    }

    /// The option as UCI has it after `option`.
    pub fn text(&self) -> String {
        let mut text = format!("name {} type ", self.name);
        // Writing to a String cannot fail.
        let _ = match &self.sort {
            OptionSort::Check { default } => write!(text, "check default {default}"),
            OptionSort::Spin { default, least, most } => write!(text, "spin default {default} min {least} max {most}"),
            OptionSort::Combo { default, choices } => {
                let _ = write!(text, "combo default {default}");
                choices.iter().try_for_each(|word| write!(text, " var {word}"))
            }
            OptionSort::Text { default } if default.is_empty() => write!(text, "string default {EMPTY}"),
            OptionSort::Text { default } => write!(text, "string default {default}"),
            OptionSort::Button => write!(text, "button"),
        };
        text
    }
}

/// The fields of an option after its type, each with all words up to the next.
fn fields(text: &str) -> Vec<(&str, String)> {
    let mut found: Vec<(&str, String)> = Vec::new();
    for word in text.split_whitespace() {
        match found.last_mut() {
            Some((field, value)) if !["default", "min", "max", "var"].contains(&word) || value.is_empty() && *field != "default" => {
                if !value.is_empty() {
                    value.push(' ');
                }
                value.push_str(word);
            }
            _ => found.push((word, String::new())),
        }
    }
    found
}

/// How long an engine may take to say that it speaks UCI, and to name its first feature of the other protocol.
const UCI: Duration = Duration::from_secs(8);
const XBOARD: Duration = Duration::from_secs(8);

/// How much is taken of a name, and of all that an engine tells of its options and games, in bytes: it is kept with the settings.
const LONGEST_NAME: usize = 48;
const MOST_TOLD: usize = 1 << 15;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Introduction {
    /// What it is called; empty if it does not say.
    pub name: String,
    pub protocol: Protocol,
    pub games: Vec<String>,
    pub options: Vec<EngineOption>,
}

impl Introduction {
    /// What there is room for of what an engine has told.
    fn new(protocol: Protocol, name: &str, games: Vec<String>, options: Vec<EngineOption>) -> Self {
        let (mut of_games, mut of_options) = (MOST_TOLD, MOST_TOLD);
        let fits = |left: &mut usize, length: usize| {
            left.checked_sub(length).is_some_and(|rest| {
                *left = rest;
                true
            })
        };
        let games = games.into_iter().take_while(|game| fits(&mut of_games, game.len())).collect();
        let options = options.into_iter().take_while(|option| fits(&mut of_options, option.text().len())).collect();
        Self { name: readable(name), protocol, games, options }
    }
}

/// Starts an engine and asks what it is, in one protocol after the other. It has ended when this returns.
pub fn introduce(command: &[String], off: &AtomicBool) -> Result<Introduction, ForeignFault> {
    let fault = match UciEngine::introduced(command, Some(UCI), off) {
        Ok(mut engine) => {
            engine.sync(off)?;
            return Ok(Introduction::new(Protocol::Uci, &engine.name, engine.games(), engine.options.clone()));
        }
        // Whatever it is, it does not speak UCI.
        Err(fault @ (ForeignFault::Speechless | ForeignFault::Ended(_) | ForeignFault::Deaf)) => fault,
        Err(fault) => return Err(fault),
    };
    let mut engine = XBoardEngine::introduced(command, XBOARD, off)?;
    if !engine.told {
        return Err(fault);
    }
    engine.sync(off)?;
    Ok(Introduction::new(Protocol::XBoard, &engine.name, engine.games.clone(), engine.all_options()))
}

/// A name as a list can show it.
fn readable(name: &str) -> String {
    name.chars().filter(|&letter| !letter.is_control() && !is_hidden(letter)).take(LONGEST_NAME).collect::<String>().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(unix)]
    use crate::foreign::EngineEnd;

    #[test]
    fn options_of_uci_are_read_and_written_alike() {
        let known = [
            "name Hash type spin default 16 min 1 max 33554432",
            "name UCI_LimitStrength type check default false",
            "name Analysis Contempt type combo default Both var Off var White var Both",
            "name Debug Log File type string default <empty>",
            "name EvalFile type string default nn 1.nnue",
            "name Clear Hash type button",
        ];
        for text in known {
            assert_eq!(EngineOption::parse(text).map(|option| option.text()).as_deref(), Some(text));
        }
        let odd = EngineOption::parse("name N type spin default 9 min 1 max 5").map(|option| option.sort);
        assert_eq!(odd, Some(OptionSort::Spin { default: 5, least: 1, most: 5 }));
        for wrong in ["", "name", "name X", "name X type dial", "name X type spin default 1 min 5 max 1"] {
            assert_eq!(EngineOption::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn options_among_features_are_read() {
        let texts = |text| EngineOption::of_feature(text).map(|option| option.text());
        let known = [
            ("Level -spin 8 1 8", "name Level type spin default 8 min 1 max 8"),
            ("Style -combo *balanced /// attacking", "name Style type combo default balanced var balanced var attacking"),
            ("Resign -check 1", "name Resign type check default true"),
            ("Book file -file /a b", "name Book file type string default /a b"),
            ("Clear -button", "name Clear type button"),
        ];
        for (text, expected) in known {
            assert_eq!(texts(text).as_deref(), Some(expected));
        }
        for wrong in ["", "Level", "Level -spin 1", "Level -spin 1 9 2", "Level -dial 3"] {
            assert_eq!(EngineOption::of_feature(wrong), None, "{wrong}");
        }
    }

    #[cfg(unix)]
    fn asked(script: &str) -> Result<Introduction, ForeignFault> {
        let command: Vec<String> = ["sh", "-c", script].map(str::to_owned).to_vec();
        introduce(&command, &AtomicBool::new(false))
    }

    #[cfg(unix)]
    #[test]
    fn an_engine_says_what_it_is_in_either_protocol() {
        let uci = "while read -r word rest; do case $word in uci) echo id name First; echo option name Hash type spin default 1 min 1 max 9; \
                   echo option name UCI_Variant type combo default chess var chess var shogi; echo uciok;; isready) echo readyok;; \
                   quit) exit;; esac; done";
        let known = asked(uci).expect("it speaks UCI");
        assert_eq!((known.name.as_str(), known.protocol, known.options.len()), ("First", Protocol::Uci, 2));
        assert_eq!(known.games, ["chess", "shogi"]);
        let xboard = "while read -r word rest; do case $word in uci) echo 'Error (unknown command): uci';; protover) \
                      echo 'feature myname=\"Second 2\" variants=\"normal,xiangqi\" memory=1 done=1';; quit) exit;; esac; done";
        let known = asked(xboard).expect("it speaks the other");
        assert_eq!((known.name.as_str(), known.protocol), ("Second 2", Protocol::XBoard));
        assert_eq!((known.games.len(), known.options[0].name.as_str()), (2, "memory"));
    }

    #[cfg(unix)]
    #[test]
    fn no_more_is_taken_of_an_engine_than_there_is_room_for() {
        let long = "while read -r word rest; do case $word in uci) for i in $(seq 5000); do echo option name A$i type check default false; \
                    done; echo uciok;; isready) echo readyok;; quit) exit;; esac; done";
        let known = asked(long).expect("it speaks UCI").options;
        assert!((100..5000).contains(&known.len()) && known[0].name == "A1", "{}", known.len());
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_engine_is_told_apart() {
        assert_eq!(asked("exit 0"), Err(ForeignFault::Ended(EngineEnd::Code(0))));
        assert_eq!(asked("exec yes"), Err(ForeignFault::Babbles));
        let folder = tempfile::tempdir().expect("a folder");
        let start = |path: &std::path::Path| introduce(&[path.display().to_string()], &AtomicBool::new(false));
        assert_eq!(start(folder.path()), Err(ForeignFault::Folder));
        assert_eq!(start(&folder.path().join("none")), Err(ForeignFault::Missing));
        let file = folder.path().join("text");
        std::fs::write(&file, "no program").expect("written");
        assert_eq!(start(&file), Err(ForeignFault::NoProgram));
    }
}
