//! Screen readers that do not listen to announcements, as Orca does up to version 43: to them a sentence is said as the description of
//! what has the keyboard, whose change they read out. Those that do listen would say it twice, so who listens is asked each time.

use egui::{Id, Ui};
use nestmate_engine::task::{News, Task, Tell, Wake};
use nestmate_text::words::say;

/// How long a sentence stays a description, in seconds.
const STAY: f64 = 2.0;

/// Makes what finds out, on a thread of its own, whether a screen reader is there that reads descriptions only.
pub(in crate::ui) type ReaderProbe = fn() -> Box<dyn FnMut() -> bool>;

#[derive(Debug)]
struct Described {
    text: String,
    on: Id,
    /// When it goes, in the seconds of the window's clock; where there is another description, that would be read out then.
    until: Option<f64>,
}

#[derive(Debug)]
pub(in crate::ui) struct Ears {
    task: Task<(), bool, ()>,
    waiting: Vec<String>,
    said: Option<Described>,
}

impl Ears {
    pub(in crate::ui) fn new(probe: ReaderProbe, wake: Wake) -> Self {
        let task = Task::serve("reader", wake, move || {
            let mut reads = probe();
            move |&(): &(), (): (), tell: &Tell<'_, bool>| tell.tell(reads())
        });
        Self { task, waiting: Vec::new(), said: None }
    }

    pub(in crate::ui) fn hear(&mut self, text: &str) {
        self.waiting.push(text.to_owned());
        self.task.ask((), ());
    }

    /// Describes what has the keyboard by what is said. `focused` is its node; without one it is the window's.
    pub(in crate::ui) fn show(&mut self, ui: &Ui, focused: Option<Id>) {
        let on = focused.filter(|&id| ui.ctx().has_accesskit_node(id)).unwrap_or_else(egui::accesskit_root_id);
        let now = ui.input(|input| input.time);
        self.said.take_if(|said| said.on != on || said.until.is_some_and(|until| until <= now));
        if let Some(text) = self.answered() {
            let own = ui.ctx().accesskit_node_builder(on, |node| node.description().is_some_and(|own| !own.is_empty()));
            let until = (own != Some(true)).then_some(now + STAY);
            // The same words again would be no change.
            let text = if self.said.as_ref().is_some_and(|said| said.text == text) { format!("{text} ") } else { text };
            self.said = Some(Described { text, on, until });
        }
        if let Some(Described { text, on, .. }) = &self.said {
            ui.ctx().accesskit_node_builder(*on, |node| node.set_description(text.as_str()));
        }
    }

    fn answered(&mut self) -> Option<String> {
        let mut reads = None;
        while let Some(((), news)) = self.task.next() {
            if let News::Answer(answer) = news {
                reads = Some(answer);
            }
        }
        let mut waiting = if reads.is_some() { std::mem::take(&mut self.waiting) } else { Vec::new() };
        waiting.dedup();
        (reads == Some(true) && !waiting.is_empty()).then(|| waiting.join(say!("between-sentences")))
    }
}
