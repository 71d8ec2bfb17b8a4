//! What is worked out beside the window: the lessons of a game, and the way that is left in an exercise.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread::Builder;

use super::super::state::Wake;
use crate::lessons::{Attempt, Exercise, Lesson, Way, make_lessons, solve};
use crate::variant::Variant;

/// How many boards may be looked at to find the way that is left.
const BOARDS: usize = 40_000;

/// The lessons of a game, as far as they have been made.
#[derive(Debug)]
pub(in crate::app) struct Course {
    /// The game.
    pub(super) variant: Arc<Variant>,
    /// Those that are ready, in order.
    pub(super) lessons: Vec<Arc<Lesson>>,
    /// What part is done; 1 when all are.
    pub(super) done: f32,
    coming: Receiver<(f32, Option<Lesson>)>,
}

impl Course {
    /// Begins to make the lessons of a game. Dropping it ends that.
    pub(super) fn begin(variant: Arc<Variant>, wake: Wake) -> Self {
        let (tell, coming) = channel();
        let game = Arc::clone(&variant);
        let thread = Builder::new().name("lessons".to_owned()).spawn(move || {
            make_lessons(&game, |done, lesson| {
                let heard = tell.send((done, lesson)).is_ok();
                wake();
                heard
            });
        });
        if let Err(error) = thread {
            tracing::error!("the thread for lessons cannot be started: {error}");
        }
        Self { variant, lessons: Vec::new(), done: 0.0, coming }
    }

    /// Takes in what is ready.
    pub(super) fn poll(&mut self) {
        loop {
            match self.coming.try_recv() {
                Ok((done, lesson)) => {
                    self.done = done;
                    self.lessons.extend(lesson.map(Arc::new));
                }
                Err(TryRecvError::Empty) => return,
                Err(TryRecvError::Disconnected) => {
                    self.done = 1.0;
                    return;
                }
            }
        }
    }
}

/// The way to the goal of one attempt, being looked for.
#[derive(Debug)]
pub(super) struct Scout(Receiver<Way>);

impl Scout {
    /// Begins to look.
    pub(super) fn send(variant: Arc<Variant>, exercise: Exercise, attempt: Attempt, wake: Wake) -> Self {
        let (tell, coming) = channel();
        let thread = Builder::new().name("way".to_owned()).spawn(move || {
            // Whoever asked may have gone on to something else.
            let _ = tell.send(solve(&variant, &exercise, &attempt, BOARDS));
            wake();
        });
        if let Err(error) = thread {
            tracing::error!("the thread for ways cannot be started: {error}");
        }
        Self(coming)
    }

    /// What was found, once it is; nothing can be found without a thread.
    pub(super) fn poll(&self) -> Option<Way> {
        match self.0.try_recv() {
            Ok(way) => Some(way),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Way::Unknown),
        }
    }
}
