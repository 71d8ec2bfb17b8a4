//! Work on a thread of its own that tells how far it has come.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// Work that is being done; it is called off when this is dropped.
#[derive(Debug)]
pub(super) struct Task<T> {
    receiver: Receiver<T>,
    stop: Arc<AtomicBool>,
    over: bool,
}

/// What work needs: where to tell what it has, and whether it is still wanted.
pub(super) struct Bench<'a, T> {
    tell: &'a dyn Fn(T),
    stop: &'a AtomicBool,
}

impl<T> Bench<'_, T> {
    /// Tells what there is so far.
    pub(super) fn tell(&self, state: T) {
        (self.tell)(state);
    }

    /// Whether nobody waits for it any longer.
    pub(super) fn is_off(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

impl<T: Send + 'static> Task<T> {
    /// Begins. `wake` is called whenever there is something to be told, and at the end.
    pub(super) fn start(wake: impl Fn() + Send + 'static, work: impl FnOnce(&Bench<'_, T>) + Send + 'static) -> Self {
        let (sender, receiver) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let known = Arc::clone(&stop);
        std::thread::spawn(move || {
            let tell = |state: T| {
                // The window may have stopped waiting; then nobody needs the answer.
                let _ = sender.send(state);
                wake();
            };
            work(&Bench { tell: &tell, stop: &known });
            drop(sender);
            wake();
        });
        Self { receiver, stop, over: false }
    }

    /// The latest that it has told since the last call.
    pub(super) fn poll(&mut self) -> Option<T> {
        let mut latest = None;
        loop {
            match self.receiver.try_recv() {
                Ok(state) => latest = Some(state),
                Err(TryRecvError::Empty) => return latest,
                Err(TryRecvError::Disconnected) => {
                    self.over = true;
                    return latest;
                }
            }
        }
    }

    /// Whether it has come to its end, as far as the last call of [`Task::poll`] has seen.
    pub(super) fn is_over(&self) -> bool {
        self.over
    }
}

impl<T> Drop for Task<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
