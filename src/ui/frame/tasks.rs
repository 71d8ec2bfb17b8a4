//! What is done beside the frame: it wakes the window, and is asked in each frame for what it has found.

use std::sync::Arc;

use egui::Context;
use nestmate_engine::task::{News, Task, Wake};
use nestmate_text::words::Told;

use crate::app::words::fault_told;

pub(in crate::ui) fn waker(ctx: &Context) -> Wake {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}

/// The last that a task has told since the last call. One that has ended is gone afterwards; `told` says so if it failed.
pub(in crate::ui) fn latest<T: Send + 'static>(task: &mut Option<Task<(), T>>, told: &mut Told) -> Option<T> {
    let mut latest = None;
    while let Some(((), news)) = task.as_ref().and_then(Task::next) {
        match news {
            News::Answer(answer) => latest = Some(answer),
            News::Done => *task = None,
            News::Failed(fault) => {
                *told = fault_told(&fault);
                *task = None;
            }
        }
    }
    latest
}
