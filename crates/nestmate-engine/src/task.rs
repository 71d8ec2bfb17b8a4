//! All work that is done beside the caller, and the only place that starts threads.
//!
//! A [`Task`] has a name, tells of everything that happens with the key of what it was asked, wakes whoever waits, and survives a panic:
//! the job that panicked is reported as failed, and the next one begins with a fresh state. A [`crew()`] is its form for threads that
//! borrow from their caller.

mod background;
mod crew;
mod fault;
pub mod panics;
// Windows and macOS play sounds without the help of a program.
#[cfg(not(any(windows, target_os = "macos")))]
mod program;
mod queue;

use std::sync::Arc;

pub use background::{News, Task, Tell};
pub use crew::crew;
pub use fault::{TaskFault, caught};
#[cfg(not(any(windows, target_os = "macos")))]
pub use program::{ProgramEnd, run_program};

/// Asks for whoever waits for news to look for them soon; called from any thread.
pub type Wake = Arc<dyn Fn() + Send + Sync>;
