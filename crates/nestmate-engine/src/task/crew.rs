//! Threads that borrow from their caller and end before it goes on.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Builder, Scope};

use super::TaskFault;

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
