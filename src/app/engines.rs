//! Engines of others that the user has added: the list, what each is and can, and the task that finds that out.

mod command;
mod listed;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub use listed::{EngineStanding, Guest, GuestStrength, ListedEngine};

use nestmate_core::variant::{KnownAs, Variant};
use nestmate_engine::task::{News, Task, Tell, Wake};
use nestmate_text::words::{Told, told};

use crate::app::advice::guests::Seat;
use crate::app::effect::Effects;
use crate::app::words::fault_told;
use crate::foreign::{ForeignAim, ForeignFailure, ForeignFault, ForeignJob, GameSoFar, Introduction, OptionSort, introduce};
use crate::saying::Saying;
use crate::storage::{EngineSettings, Whose};
pub use command::written_command;
use command::{is_there, read_command};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EngineWish {
    Add(String),
    Test(String),
    Remove(String),
    Set { engine: String, option: String, value: String },
    Reset(String),
    Look,
    Analyse(Option<String>),
    Retry(Seat),
    TakeOver(Seat),
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum EngineQuestion {
    Added(String),
    Tested(String),
    Seen,
}

enum Learnt {
    /// What was asked for as a text stands for this command.
    Added(String, Vec<String>, Result<Introduction, ForeignFault>),
    Tested(String, Result<Introduction, ForeignFault>),
    Seen(Vec<(String, bool)>),
}

/// What finds something out; it ends early when the engines are not wanted any more.
type EngineQuery = Box<dyn FnOnce(&AtomicBool) -> Learnt + Send>;

pub struct Engines {
    pub listed: BTreeMap<String, ListedEngine>,
    task: Task<EngineQuestion, Learnt, EngineQuery>,
    asked: Vec<EngineQuestion>,
    off: Arc<AtomicBool>,
    pub(super) turns: u64,
    pub(super) analyst: Option<String>,
    /// What has come of the last thing that the user asked for, and whether it is good.
    pub said: Option<(bool, Told)>,
    pub added: Option<String>,
    whose: Whose,
    frames: u8,
}

impl Engines {
    pub(super) fn new(settings: &BTreeMap<String, EngineSettings>, analyst: Option<String>, whose: Whose, wake: Wake) -> Self {
        let off = Arc::<AtomicBool>::default();
        let known = Arc::clone(&off);
        let task = Task::serve("engines", wake, move || {
            let off = Arc::clone(&known);
            move |_: &EngineQuestion, query: EngineQuery, tell: &Tell<'_, Learnt>| tell.tell(query(&off))
        });
        let listed = settings.iter().filter_map(|(name, known)| Some((name.clone(), ListedEngine::of(known)?))).collect();
        Self { listed, task: task.awaited(), asked: Vec::new(), off, turns: 0, analyst, said: None, added: None, whose, frames: 0 }
    }

    pub(super) fn settings(&self) -> BTreeMap<String, EngineSettings> {
        self.listed.iter().map(|(name, engine)| (name.clone(), engine.settings())).collect()
    }

    pub(super) fn analyst_of(&self, variant: &Variant) -> Option<&str> {
        self.analyst.as_deref().filter(|name| self.listed.get(*name).is_some_and(|engine| engine.knows(&variant.id, &variant.known_as)))
    }

    pub(super) fn set_analyst(&mut self, analyst: Option<String>) {
        self.turns += u64::from(self.analyst != analyst);
        self.analyst = analyst;
    }

    pub(super) fn knowing(&self, id: &str, known_as: &KnownAs) -> Vec<(&str, &ListedEngine)> {
        self.listed.iter().filter(|(_, engine)| engine.knows(id, known_as)).map(|(name, engine)| (name.as_str(), engine)).collect()
    }

    /// Whether something is being found out about an engine that is added, or of this name.
    pub fn is_asking(&self, name: Option<&str>) -> bool {
        self.asked.iter().any(|question| match question {
            EngineQuestion::Added(_) => name.is_none(),
            EngineQuestion::Tested(known) => name == Some(known),
            EngineQuestion::Seen => false,
        })
    }

    /// A number that changes when something of an engine does; 0 for one that is not in the list.
    pub(super) fn revision(&self, name: &str) -> u64 {
        self.listed.get(name).map_or(0, |engine| engine.revision + 1)
    }

    pub(super) fn is_button(&self, engine: &str, option: &str) -> bool {
        let known = self.listed.get(engine).and_then(|engine| engine.options.iter().find(|known| known.name == option));
        known.is_some_and(|option| option.sort == OptionSort::Button)
    }

    pub(super) fn job(&self, guest: &Guest, game: GameSoFar, serial: u64, aim: ForeignAim) -> Result<ForeignJob, ForeignFault> {
        let engine = self.listed.get(&guest.engine).ok_or(ForeignFault::Unlisted)?;
        if !engine.knows(&game.variant.id, &game.variant.known_as) {
            return Err(ForeignFault::NoGame);
        }
        if engine.mark != self.whose.mark(&engine.command) {
            return Err(ForeignFault::Elsewhere(written_command(&engine.command)));
        }
        let started = engine.started(&game.variant, guest.strength);
        Ok(ForeignJob { protocol: engine.protocol, engine: started, game, serial, aim })
    }

    pub(super) fn confirm(&mut self, name: &str) {
        if let Some(engine) = self.listed.get_mut(name) {
            engine.mark = self.whose.mark(&engine.command);
            self.turns += 1;
        }
    }

    /// Notes that the window begins to show a frame; true if the engines have to wait for the next one.
    pub(super) fn wait_for_window(&mut self) -> bool {
        self.frames = self.frames.saturating_add(1);
        !self.may_start()
    }

    /// Whether the window has been seen, so that whatever an engine does to the program or the computer, the user knows of it.
    pub(super) fn may_start(&self) -> bool {
        self.frames > 1
    }

    /// Does what the user asks for, as far as it is about the list. `folder` is where paths begin that are no whole ones.
    pub(super) fn update(&mut self, wish: EngineWish, folder: &Path) {
        // What has failed is told until something else is asked for.
        if wish != EngineWish::Look || self.said.as_ref().is_some_and(|said| said.0) {
            self.said = None;
        }
        match wish {
            EngineWish::Add(text) => {
                let folder = folder.to_owned();
                self.ask(EngineQuestion::Added(text.clone()), move |off| {
                    let command = read_command(&folder, &text);
                    let told = introduced(&command, off);
                    Learnt::Added(text, command, told)
                });
            }
            EngineWish::Test(name) => {
                if let Some(command) = self.listed.get(&name).map(|engine| engine.command.clone()) {
                    self.ask(EngineQuestion::Tested(name.clone()), move |off| Learnt::Tested(name, introduced(&command, off)));
                }
            }
            EngineWish::Remove(name) => {
                self.turns += u64::from(self.listed.remove(&name).is_some());
                if self.analyst.as_ref() == Some(&name) {
                    self.analyst = None;
                }
            }
            EngineWish::Set { engine, option, value } => self.change(&engine, |engine| engine.set(&option, &value)),
            EngineWish::Reset(name) => self.change(&name, ListedEngine::reset),
            EngineWish::Look => {
                let files: Vec<_> = self.listed.iter().map(|(name, engine)| (name.clone(), engine.command.clone())).collect();
                let there = |(name, command): (String, Vec<String>)| (name, is_there(&command));
                self.ask(EngineQuestion::Seen, move |_| Learnt::Seen(files.into_iter().map(there).collect()));
            }
            EngineWish::Analyse(_) | EngineWish::Retry(_) | EngineWish::TakeOver(_) => {}
        }
    }

    fn ask(&mut self, question: EngineQuestion, query: impl FnOnce(&AtomicBool) -> Learnt + Send + 'static) {
        if !self.asked.contains(&question) {
            self.asked.push(question.clone());
            self.task.ask(question, Box::new(query));
        }
    }

    /// Changes an engine; what is told of it is a change if it says so.
    fn change(&mut self, name: &str, change: impl FnOnce(&mut ListedEngine) -> bool) {
        if let Some(engine) = self.listed.get_mut(name)
            && change(engine)
        {
            self.turns += 1;
            engine.revision = self.turns;
        }
    }

    pub(super) fn poll(&mut self) -> Effects {
        let mut effects = Effects::none();
        while let Some((question, news)) = self.task.next() {
            match news {
                News::Answer(learnt) => effects = effects.then(self.learn(learnt)),
                News::Done => self.asked.retain(|asked| *asked != question),
                News::Failed(fault) => {
                    self.asked.retain(|asked| *asked != question);
                    effects = effects.then(self.say(false, fault_told(&fault)));
                }
            }
        }
        effects
    }

    fn learn(&mut self, learnt: Learnt) -> Effects {
        match learnt {
            Learnt::Seen(files) => {
                for (name, there) in files {
                    if let Some(engine) = self.listed.get_mut(&name) {
                        let is_missing = engine.standing == EngineStanding::Wrong(ForeignFault::Missing);
                        engine.standing = match (there, is_missing) {
                            (true, true) => EngineStanding::There,
                            (true, false) => std::mem::take(&mut engine.standing),
                            (false, _) => EngineStanding::Wrong(ForeignFault::Missing),
                        };
                    }
                }
                Effects::none()
            }
            Learnt::Added(_, command, Ok(told)) => self.add(command, told),
            Learnt::Added(text, command, Err(fault)) => {
                let engine = command.into_iter().next().unwrap_or(text);
                self.say(false, ForeignFailure { engine, fault }.told())
            }
            Learnt::Tested(name, told) => self.tested(&name, told),
        }
    }

    fn add(&mut self, command: Vec<String>, told: Introduction) -> Effects {
        let file = command.first().map(|program| Path::new(program).file_stem().unwrap_or_default().to_string_lossy().into_owned());
        let called = if told.name.is_empty() { file.unwrap_or_default() } else { told.name.clone() };
        let name = (1..).map(|number| if number == 1 { called.clone() } else { format!("{called} ({number})") });
        let Some(name) = name.into_iter().find(|name| !self.listed.contains_key(name)) else { return Effects::none() };
        self.turns += 1;
        let mut engine = ListedEngine::new(command, told);
        engine.revision = self.turns;
        engine.mark = self.whose.mark(&engine.command);
        self.listed.insert(name.clone(), engine);
        self.added = Some(name.clone());
        self.say(true, told!("engines-added", engine = name.as_str()))
    }

    fn tested(&mut self, name: &str, told: Result<Introduction, ForeignFault>) -> Effects {
        let Some(engine) = self.listed.get_mut(name) else { return Effects::none() };
        match told {
            Ok(told) => {
                engine.renewed(told);
                engine.mark = self.whose.mark(&engine.command);
                self.turns += 1;
                engine.revision = self.turns;
                let name = name.to_owned();
                self.say(true, told!("engines-tested", engine = name.as_str()))
            }
            Err(fault) => {
                engine.standing = EngineStanding::Wrong(fault.clone());
                self.say(false, ForeignFailure { engine: name.to_owned(), fault }.told())
            }
        }
    }

    fn say(&mut self, good: bool, told: Told) -> Effects {
        self.said = Some((good, told.clone()));
        if good { Effects::info(told) } else { Effects::fail(told) }
    }
}

impl Drop for Engines {
    fn drop(&mut self) {
        self.off.store(true, Ordering::Relaxed);
    }
}

fn introduced(command: &[String], off: &AtomicBool) -> Result<Introduction, ForeignFault> {
    if command.is_empty() { Err(ForeignFault::Missing) } else { introduce(command, off) }
}
