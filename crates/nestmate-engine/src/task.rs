//! All work that is done beside the caller, and the only place that starts threads.
//!
//! A [`Task`] has a name, tells of everything that happens with the key of what it was asked, wakes whoever waits, and survives a panic:
//! the job that panicked is reported as failed, and the next one begins with a fresh state. A [`crew()`] is its form for threads that
//! borrow from their caller.

mod background;
mod crew;
pub mod panics;
// Windows and macOS play sounds without the help of a program.
#[cfg(not(any(windows, target_os = "macos")))]
mod program;
mod queue;

pub use background::{News, Task, Tell};
pub use crew::crew;
#[cfg(not(any(windows, target_os = "macos")))]
pub use program::{ProgramEnd, run_program};

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

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

/// What a panic says of itself.
fn message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_else(|| "panic".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_a_fault_with_its_message() {
        assert_eq!(caught("test", || 5), Ok(5));
        let (number, fault) = (7, |message: &str| Err::<(), _>(TaskFault::Panic { task: "test", message: message.to_owned() }));
        assert_eq!(caught("test", || panic!("plain")), fault("plain"));
        assert_eq!(caught("test", || panic!("number {number}")), fault("number 7"));
        assert_eq!(caught("test", || std::panic::panic_any(3)), fault("panic"));
    }
}
