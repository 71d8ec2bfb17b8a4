//! The window around everything: how it is opened and guarded, its theme, where its keyboard is, its sounds and its messages.

pub(super) mod alert;
pub(super) mod context;
pub(super) mod desktop;
pub(super) mod ears;
pub(super) mod focus;
pub(super) mod guard;
#[cfg(any(target_os = "linux", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd", target_os = "dragonfly"))]
mod listeners;
pub(super) mod looks;
pub(super) mod scale;
pub(super) mod sought;
pub(super) mod sound;
pub(super) mod theme;
pub(super) mod toasts;
pub(super) mod unopened;
pub(super) mod voice;
pub(super) mod window;
