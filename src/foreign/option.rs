//! The options that an engine has, in the words of both protocols.

use std::fmt::Write as _;

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

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionSort {
    Check {
        /// What it is at first.
        default: bool,
    },
    Spin {
        /// What it is at first.
        default: i64,
        least: i64,
        most: i64,
    },
    Combo {
        /// What it is at first.
        default: String,
        choices: Vec<String>,
    },
    /// A text, such as a path.
    Text {
        /// What it is at first.
        default: String,
    },
    /// Something that is done at once.
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
