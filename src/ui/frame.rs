//! The window around everything: how it is opened and guarded, its theme, where its keyboard is, its sounds and its messages.

pub(super) mod desktop;
pub(super) mod focus;
pub(super) mod guard;
pub(super) mod looks;
pub(super) mod scale;
pub(super) mod sound;
pub(super) mod theme;
pub(super) mod tips;
pub(super) mod toasts;
pub(super) mod unopened;
pub(super) mod voice;
pub(super) mod widgets;
pub(super) mod window;

use std::ops::Range;

/// What is looked for by words: it has them all, in whatever order, in large letters or small.
#[derive(Default)]
pub(in crate::ui) struct SoughtWords(Vec<String>);

impl SoughtWords {
    pub(in crate::ui) fn new(text: &str) -> Self {
        Self(text.to_lowercase().split_whitespace().map(str::to_owned).collect())
    }

    pub(in crate::ui) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(in crate::ui) fn are_in(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        self.0.iter().all(|word| text.contains(word.as_str()))
    }

    /// Where a text has any of the words, in order and apart from each other.
    pub(in crate::ui) fn places(&self, text: &str) -> Vec<Range<usize>> {
        // A letter may be longer or shorter as a small one.
        let (mut small, mut from) = (String::new(), Vec::new());
        for (at, letter) in text.char_indices() {
            small.extend(letter.to_lowercase());
            from.resize(small.len(), at..at + letter.len_utf8());
        }
        let found = |word: &String| small.match_indices(word.as_str()).map(|(at, _)| at..at + word.len()).collect::<Vec<_>>();
        let mut places: Vec<Range<usize>> = self.0.iter().flat_map(found).map(|at| from[at.start].start..from[at.end - 1].end).collect();
        places.sort_by_key(|place| place.start);
        places.dedup_by(|next, before| {
            let touches = next.start <= before.end;
            before.end = before.end.max(if touches { next.end } else { 0 });
            touches
        });
        places
    }
}

#[cfg(test)]
mod tests {
    use super::SoughtWords;

    #[test]
    fn words_are_found_where_they_stand_whatever_their_case() {
        let places = |sought: &str, text: &'static str| -> Vec<&str> {
            SoughtWords::new(sought).places(text).into_iter().map(|place| &text[place]).collect()
        };
        assert_eq!(places("neutral RESERVE", "The Neutral reserve, a reserve"), ["Neutral", "reserve", "reserve"]);
        assert_eq!(places("ab bc", "xABCx"), ["ABC"], "words that overlap are one place");
        assert_eq!(places("straße", "İn der STRAẞE"), ["STRAẞE"]);
        assert!(places("", "nothing").is_empty() && places("no", "yes").is_empty());
    }
}

/// What the whole window can ask for, kept in egui's context by its type: of each type a window has one value.
pub(super) mod context {
    use egui::{Context, Id};

    pub(in crate::ui) fn known<T: Clone + Send + Sync + 'static>(ctx: &Context) -> Option<T> {
        ctx.data(|data| data.get_temp(Id::NULL))
    }

    pub(in crate::ui) fn put<T: Clone + Send + Sync + 'static>(ctx: &Context, value: T) {
        ctx.data_mut(|data| data.insert_temp(Id::NULL, value));
    }

    pub(in crate::ui) fn take<T: Clone + Default + Send + Sync + 'static>(ctx: &Context) -> Option<T> {
        ctx.data_mut(|data| data.remove_temp(Id::NULL))
    }
}

/// What is done beside the frame: it wakes the window, and is asked in each frame for what it has found.
pub(super) mod tasks {
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
}
