//! The window around everything: how it is opened and guarded, its theme, where its keyboard is, its sounds and its messages.

pub(super) mod context;
pub(super) mod desktop;
pub(super) mod ears;
pub(super) mod focus;
pub(super) mod guard;
#[cfg(any(target_os = "linux", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd", target_os = "dragonfly"))]
mod listeners;
pub(super) mod looks;
pub(super) mod scale;
pub(super) mod sound;
pub(super) mod theme;
pub(super) mod toasts;
pub(super) mod unopened;
pub(super) mod voice;
pub(super) mod window;

/// What is looked for by words: it has them all, in whatever order, in large letters or small.
pub(in crate::ui) struct SoughtWords(Vec<String>);

impl SoughtWords {
    pub(in crate::ui) fn new(text: &str) -> Self {
        Self(text.to_lowercase().split_whitespace().map(str::to_owned).collect())
    }

    /// Whether nothing is looked for, so that everything fits.
    pub(in crate::ui) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(in crate::ui) fn are_in(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        self.0.iter().all(|word| text.contains(word.as_str()))
    }
}
