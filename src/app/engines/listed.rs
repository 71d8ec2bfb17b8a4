//! An engine of the user's list, and how it is told to play in the computer's place.

use std::collections::BTreeMap;

use nestmate_core::variant::Variant;

use crate::foreign::{
    ELO, EngineOption, Foreign, ForeignFault, Introduction, LIMIT, OF_MACHINE, OptionSort, Protocol, SET_BY_WHAT_IS_ASKED, SKILL,
};
use crate::storage::EngineSettings;

pub use crate::storage::{Guest, GuestStrength};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum EngineStanding {
    #[default]
    Unknown,
    There,
    /// It is wrong: it is no longer there, or it has failed a test.
    Wrong(ForeignFault),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedEngine {
    pub command: Vec<String>,
    pub protocol: Protocol,
    games: Vec<String>,
    pub options: Vec<EngineOption>,
    /// What the user has set, where it differs from what the engine begins with.
    values: BTreeMap<String, String>,
    pub(super) revision: u64,
    pub standing: EngineStanding,
    pub(super) mark: String,
}

impl ListedEngine {
    pub(super) fn new(command: Vec<String>, told: Introduction) -> Self {
        let Introduction { protocol, games, options, .. } = told;
        Self {
            command,
            protocol,
            games,
            options,
            values: BTreeMap::new(),
            revision: 0,
            standing: EngineStanding::There,
            mark: String::new(),
        }
    }

    /// The same with what it tells of itself now; what was set stays where there is still something to be set.
    pub(super) fn renewed(&mut self, told: Introduction) {
        let Introduction { protocol, games, options, .. } = told;
        self.values.retain(|name, _| options.iter().any(|option| option.name == *name));
        (self.protocol, self.games, self.options, self.standing) = (protocol, games, options, EngineStanding::There);
    }

    pub(super) fn of(settings: &EngineSettings) -> Option<Self> {
        let protocol = Protocol::ALL.into_iter().find(|protocol| protocol.name() == settings.protocol)?;
        (!settings.command.is_empty()).then(|| Self {
            command: settings.command.clone(),
            protocol,
            games: settings.games.clone(),
            options: settings.options.iter().filter_map(|text| EngineOption::parse(text)).collect(),
            values: settings.values.clone(),
            revision: 0,
            standing: EngineStanding::Unknown,
            mark: settings.mark.clone(),
        })
    }

    pub(super) fn settings(&self) -> EngineSettings {
        EngineSettings {
            command: self.command.clone(),
            protocol: self.protocol.name().to_owned(),
            games: self.games.clone(),
            options: self.options.iter().map(EngineOption::text).collect(),
            values: self.values.clone(),
            mark: self.mark.clone(),
        }
    }

    /// Whether it knows a game, by the id or by what programs that speak its protocol call it.
    pub fn knows(&self, id: &str, known_as: &nestmate_core::variant::KnownAs) -> bool {
        self.protocol.name_of(&self.games, &self.options, id, known_as).is_some()
    }

    /// Those that the user can set: first what the machine gives, then what is the engine's own.
    pub fn shown_options(&self) -> Vec<&EngineOption> {
        let known = self.options.iter().filter(|option| !SET_BY_WHAT_IS_ASKED.contains(&option.name.as_str()));
        let (first, others): (Vec<_>, Vec<_>) = known.partition(|option| OF_MACHINE.contains(&option.name.as_str()));
        first.into_iter().chain(others).collect()
    }

    pub fn value(&self, option: &EngineOption) -> String {
        self.values.get(&option.name).cloned().unwrap_or_else(|| default_of(option))
    }

    /// Sets an option; one that is as the engine has it need not be remembered.
    pub(super) fn set(&mut self, name: &str, value: &str) -> bool {
        let Some(option) = self.options.iter().find(|option| option.name == name) else { return false };
        let before = self.value(option);
        if value == default_of(option) {
            self.values.remove(name);
        } else {
            self.values.insert(name.to_owned(), value.to_owned());
        }
        before != value
    }

    /// Sets all options to what the engine has; true if any was not.
    pub(super) fn reset(&mut self) -> bool {
        !std::mem::take(&mut self.values).is_empty()
    }

    pub fn is_changed(&self) -> bool {
        !self.values.is_empty()
    }

    pub(super) fn started(&self, variant: &Variant, strength: GuestStrength) -> Foreign {
        let named =
            (!self.games.is_empty()).then(|| self.protocol.name_of(&self.games, &self.options, &variant.id, &variant.known_as)).flatten();
        let mut options: Vec<(String, String)> = self.values.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
        options.extend(strength.options());
        Foreign { command: self.command.clone(), variant: named, options }
    }
}

fn default_of(option: &EngineOption) -> String {
    match &option.sort {
        OptionSort::Check { default } => default.to_string(),
        OptionSort::Spin { default, .. } => default.to_string(),
        OptionSort::Combo { default, .. } | OptionSort::Text { default } => default.clone(),
        OptionSort::Button => String::new(),
    }
}

impl GuestStrength {
    pub(super) fn options(self) -> Vec<(String, String)> {
        match self {
            Self::Full => Vec::new(),
            Self::Skill(step) => vec![(SKILL.to_owned(), step.to_string())],
            Self::Elo(rating) => vec![(LIMIT.to_owned(), true.to_string()), (ELO.to_owned(), rating.to_string())],
        }
    }

    /// What an engine can be told of this kind: from the weakest to the strongest.
    pub fn range(self, engine: &ListedEngine) -> Option<(i64, i64)> {
        let name = match self {
            Self::Full => return None,
            Self::Skill(_) => SKILL,
            Self::Elo(_) => ELO,
        };
        engine.options.iter().find(|option| option.name == name).and_then(|option| match option.sort {
            OptionSort::Spin { least, most, .. } => Some((least, most)),
            OptionSort::Check { .. } | OptionSort::Combo { .. } | OptionSort::Text { .. } | OptionSort::Button => None,
        })
    }

    /// All that an engine can be told, each in the middle of its range.
    pub fn offered(engine: &ListedEngine) -> Vec<Self> {
        let middle = |kind: Self| kind.range(engine).map(|(least, most)| kind.at(least.midpoint(most)));
        [Some(Self::Full), middle(Self::Skill(0)), middle(Self::Elo(0))].into_iter().flatten().collect()
    }

    #[must_use]
    pub fn at(self, number: i64) -> Self {
        match self {
            Self::Full => Self::Full,
            Self::Skill(_) => Self::Skill(number),
            Self::Elo(_) => Self::Elo(number),
        }
    }

    pub fn number(self) -> Option<i64> {
        match self {
            Self::Full => None,
            Self::Skill(number) | Self::Elo(number) => Some(number),
        }
    }
}
