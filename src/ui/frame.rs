//! The window around everything: how it is opened and guarded, its theme, where its keyboard is, its sounds and its messages.

pub(super) mod desktop;
pub(super) mod focus;
pub(super) mod guard;
pub(super) mod looks;
pub(super) mod scale;
pub(super) mod sound;
pub(super) mod theme;
pub(super) mod toasts;
pub(super) mod unopened;
pub(super) mod voice;
pub(super) mod widgets;
pub(super) mod window;

/// What is looked for by words: it has them all, in whatever order, in large letters or small.
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
