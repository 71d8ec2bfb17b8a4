//! What a screen reader is told without being asked: nodes of the accessibility tree that are live, one for each thing said. A node of
//! its own, rather than one whose text changes, lets the same words be said twice. For readers that do not know live nodes see `ears`.

use egui::accesskit::{Live, Role};
use egui::{Id, Rect, Sense, Ui, Vec2, WidgetInfo};
use nestmate_engine::task::{News, Task, Tell, Wake};
use nestmate_text::words::{Language, key, language, say};

use crate::app::{App, Narrator, Speech};
use crate::ui::commands::Command;

/// How long a screen reader has to fetch what is said, in seconds.
const MOMENT: f64 = 3.0;

/// The commands that switch something on and off that is only seen.
const SWITCHES: [Command; 5] = [Command::Analysis, Command::Threat, Command::Arrows, Command::Engine, Command::Clocks];

struct Said {
    number: u64,
    /// When it goes, in the seconds of the window's clock.
    until: f64,
    language: Language,
    speech: Speech,
}

#[derive(Default)]
pub(in crate::ui) struct Voice {
    narrator: Narrator,
    waiting: Vec<Speech>,
    said: Vec<Said>,
    last: Option<Speech>,
    count: u64,
    refused: bool,
    switches: Option<[bool; SWITCHES.len()]>,
    /// The frame that the accessibility tree came with.
    tree: Option<u64>,
    ears: Option<Ears>,
}

impl Voice {
    pub(in crate::ui) fn announce_to(&mut self, probe: ReaderProbe, wake: Wake) {
        self.ears = Some(Ears::new(probe, wake));
    }

    pub(in crate::ui) fn say(&mut self, speech: Speech) {
        if !speech.text.is_empty() {
            self.waiting.push(speech);
        }
    }

    pub(in crate::ui) fn refuse(&mut self, why: String) {
        self.refused = true;
        self.say(Speech::urgent(why));
    }

    pub(in crate::ui) fn repeat(&mut self) {
        if let Some(last) = self.last.clone() {
            self.say(Speech::urgent(last.text));
        }
    }

    pub(in crate::ui) fn listen(&mut self, app: &App) {
        let heard = self.narrator.listen(app, std::mem::take(&mut self.refused));
        for speech in heard {
            self.say(speech);
        }
        let now = SWITCHES.map(|command| command.switch(app) == Some(true));
        for (at, before) in self.switches.replace(now).into_iter().flatten().enumerate().filter(|&(at, before)| before != now[at]) {
            let key = if before { key!("voice-off") } else { key!("voice-on") };
            self.say(Speech::calm(say!(key, what = SWITCHES[at].label())));
        }
    }

    /// Whether what is put into the tree now is news. The tree that a screen reader finds at first is none, and before that nobody listens;
    /// then it is told what was said last.
    fn is_heard(&mut self, ui: &Ui, tree: bool) -> bool {
        let frame = ui.ctx().cumulative_frame_nr();
        self.tree = tree.then(|| self.tree.unwrap_or(frame));
        let heard = self.tree.is_some_and(|came| came < frame);
        if !heard {
            let old = self.waiting.len().saturating_sub(1);
            self.waiting.drain(..old);
            if tree {
                ui.ctx().request_repaint();
            }
        }
        heard
    }

    /// Puts what is said into the accessibility tree for a moment, and names the window there. `focused` is what has the keyboard.
    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, window: &str, focused: Option<Id>) {
        let tree = ui.ctx().accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(window)).is_some();
        if !self.is_heard(ui, tree) {
            return;
        }
        let now = ui.input(|input| input.time);
        let spoken = language();
        // What was said in another language is not found in this one.
        self.said.retain(|said| said.until > now && said.language == spoken);
        for speech in self.waiting.drain(..) {
            if let Some(ears) = &mut self.ears {
                ears.hear(&speech.text);
            }
            self.last = Some(speech.clone());
            self.said.push(Said { number: self.count, until: now + MOMENT, language: spoken, speech });
            self.count += 1;
        }
        for Said { number, speech, .. } in &self.said {
            let place = Rect::from_min_size(ui.max_rect().min, Vec2::splat(1.0));
            // A widget's id, not that of a part of the window: those hang on what was shown before, and a new id would be said again.
            let node = ui.interact(place, Id::unique(("said", *number)), Sense::hover());
            node.widget_info(|| WidgetInfo::labeled(Role::Status, true, speech.text.as_str()));
            let live = if speech.urgent { Live::Assertive } else { Live::Polite };
            ui.ctx().accesskit_node_builder(node.id, |node| node.set_live(live));
        }
        if let Some(ears) = &mut self.ears {
            ears.show(ui, focused);
        }
    }
}

/// How long a sentence stays a description, in seconds.
const STAY: f64 = 2.0;

/// Makes what finds out, on a thread of its own, whether a screen reader is there that reads descriptions only.
pub(in crate::ui) type ReaderProbe = fn() -> Box<dyn FnMut() -> bool>;

struct Described {
    text: String,
    on: Id,
    /// When it goes, in the seconds of the window's clock; where there is another description, that would be read out then.
    until: Option<f64>,
}

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
