//! All work that is done beside the caller, and the only place that starts threads.
//!
//! A [`Task`] has a name, tells of everything that happens with the key of what it was asked, wakes whoever waits, and survives a panic:
//! the job that panicked is reported as failed, and the next one begins with a fresh state. A [`crew()`] is its form for threads that
//! borrow from their caller.

mod background;
pub mod panics;
// Windows and macOS play sounds without the help of a program.
#[cfg(not(any(windows, target_os = "macos")))]
mod program;
mod queue;

pub use background::{News, Task, Tell};
#[cfg(not(any(windows, target_os = "macos")))]
pub use program::{ProgramEnd, run_program};

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Builder, Scope};
use std::time::{Duration, Instant};

use thiserror::Error;

/// Asks for whoever waits for news to look for them soon; called from any thread.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// Why a task could not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TaskFault {
    /// The code panicked.
    #[error("{task}: {message}")]
    Panic {
        /// The name of the task.
        task: &'static str,
        /// What the panic said.
        message: String,
    },
    /// The system gave no thread.
    #[error("{task}: no thread: {message}")]
    NoThread {
        /// The name of the task.
        task: &'static str,
        /// What the system said.
        message: String,
    },
}

/// Runs `work`; a panic in it becomes a fault of the task with this name and is logged.
///
/// Whatever `work` borrows mutably must not be used again after a fault without being made anew.
///
/// # Errors
/// [`TaskFault::Panic`].
pub fn caught<R>(task: &'static str, work: impl FnOnce() -> R) -> Result<R, TaskFault> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|payload| {
        let fault = TaskFault::Panic { task, message: message(payload.as_ref()) };
        tracing::error!("a task panicked: {fault}");
        fault
    })
}

/// Waits until a moment, or a few milliseconds longer than until `stop` is set.
pub(crate) fn pause(until: Instant, stop: &AtomicBool) {
    while !stop.load(Ordering::Relaxed) && Instant::now() < until {
        thread::sleep(Duration::from_millis(10));
    }
}

fn message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_else(|| "panic".to_owned())
}

/// The first panic of a member.
type First = Arc<Mutex<Option<Box<dyn Any + Send>>>>;

/// Where members of a crew are started.
pub struct Crew<'scope, 'env> {
    scope: &'scope Scope<'scope, 'env>,
    first: First,
}

/// Runs `lead`, which can start members that borrow what it borrows, and waits for all of them. A panic of a member is a panic of the
/// whole: it goes on in the caller, and with that in the task that the caller is part of.
pub fn crew<'env, R>(lead: impl for<'scope> FnOnce(&Crew<'scope, 'env>) -> R) -> R {
    let first = First::default();
    let result = thread::scope(|scope| lead(&Crew { scope, first: Arc::clone(&first) }));
    if let Some(payload) = first.lock().unwrap_or_else(PoisonError::into_inner).take() {
        resume_unwind(payload);
    }
    result
}

impl<'scope> Crew<'scope, '_> {
    /// Starts a member. The name is that of its thread, with a number.
    ///
    /// # Errors
    /// [`TaskFault::NoThread`]; the crew is one smaller then.
    pub fn start(&self, task: &'static str, number: usize, work: impl FnOnce() + Send + 'scope) -> Result<(), TaskFault> {
        let first = Arc::clone(&self.first);
        let member = move || {
            if let Err(payload) = catch_unwind(AssertUnwindSafe(work)) {
                first.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(payload);
            }
        };
        let started = Builder::new().name(format!("{task} {number}")).spawn_scoped(self.scope, member);
        started.map(drop).map_err(|error| TaskFault::NoThread { task, message: error.to_string() })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::task::caught;

    #[test]
    fn a_panic_becomes_a_fault_with_its_message() {
        assert_eq!(caught("test", || 5), Ok(5));
        let (number, fault) = (7, |message: &str| Err::<(), _>(TaskFault::Panic { task: "test", message: message.to_owned() }));
        assert_eq!(caught("test", || panic!("plain")), fault("plain"));
        assert_eq!(caught("test", || panic!("number {number}")), fault("number 7"));
        assert_eq!(caught("test", || std::panic::panic_any(3)), fault("panic"));
    }

    #[test]
    fn all_members_work_and_a_panic_of_one_is_a_panic_of_the_whole() {
        let done = AtomicUsize::new(0);
        let run = |bad: Option<usize>| {
            caught("test", || {
                crew(|crew| {
                    for number in 0..4 {
                        let done = &done;
                        let work = move || {
                            assert!(Some(number) != bad, "member {number}");
                            done.fetch_add(1, Ordering::Relaxed);
                        };
                        crew.start("member", number, work).expect("there are threads");
                    }
                    "led"
                })
            })
        };
        assert_eq!(run(None), Ok("led"));
        assert_eq!(done.load(Ordering::Relaxed), 4);
        assert_eq!(run(Some(2)), Err(TaskFault::Panic { task: "test", message: "member 2".to_owned() }));
        assert_eq!(done.load(Ordering::Relaxed), 7, "the others were not stopped by it");
    }
}
