//! The thread that works out why a move is good, so that the window never waits for it.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::Builder;

use super::hint::Hint;
use super::reason::{Question, Values, reason};
use super::state::App;
use crate::variant::Variant;
use crate::words::Told;

struct Job {
    number: u64,
    variant: Arc<Variant>,
    question: Question,
}

/// A thread that answers one question after the other. It ends when this is dropped.
#[derive(Debug)]
pub(super) struct Explainer {
    jobs: Option<Sender<Box<Job>>>,
    answers: Receiver<(u64, Option<Told>)>,
    number: u64,
}

impl Explainer {
    /// Starts the thread, which calls `wake` after each answer.
    pub(super) fn spawn(wake: impl Fn() + Send + 'static) -> Self {
        let (jobs, questions) = channel::<Box<Job>>();
        let (replies, answers) = channel();
        let work = move || {
            let mut known: Option<(Arc<Variant>, Values)> = None;
            while let Ok(job) = questions.recv() {
                let fits = known.take().filter(|(variant, _)| Arc::ptr_eq(variant, &job.variant));
                let (variant, values) = known.insert(fits.unwrap_or_else(|| (Arc::clone(&job.variant), Values::of(&job.variant))));
                let text = reason(variant, values, job.question);
                // Nobody listens any more only while the program ends.
                let _ = replies.send((job.number, text));
                wake();
            }
        };
        let thread = Builder::new().name("explain".to_owned()).spawn(work);
        if let Err(error) = &thread {
            tracing::error!("the thread that explains moves cannot be started: {error}");
        }
        Self { jobs: thread.is_ok().then_some(jobs), answers, number: 0 }
    }

    /// Asks for a reason; answers to earlier questions are worthless then.
    fn ask(&mut self, variant: Arc<Variant>, question: Question) {
        self.number += 1;
        let job = Box::new(Job { number: self.number, variant, question });
        if let Some(jobs) = &self.jobs {
            // Without the thread there are no reasons, no more.
            let _ = jobs.send(job);
        }
    }

    /// The answer to the last question, if it has come.
    fn poll(&mut self) -> Option<Told> {
        self.answers.try_iter().filter(|(number, _)| *number == self.number).find_map(|(_, text)| text)
    }
}

impl App {
    /// Asks why the hint is good, once it is known what the opponent threatens.
    pub(super) fn ask_reason(&mut self) {
        let hash = self.game.position().hash();
        let threat = self.analysis.book.threat(hash).map(|found| found.verdict);
        let known = threat.is_some() || !self.may_be_threatened();
        let Some(hint) = self.hint.as_ref().filter(|hint| known && hint.reason.is_none()) else { return };
        let Hint { line, verdict, second, .. } = hint.clone();
        let question = Question { position: self.game.position().clone(), line, verdict, second, threat };
        self.explainer.ask(self.game.variant().clone(), question);
    }

    /// Takes in the reason.
    pub(super) fn take_reason(&mut self) {
        if let Some(text) = self.explainer.poll()
            && let Some(hint) = &mut self.hint
        {
            hint.reason = Some(text);
        }
    }
}
