//! A file that was not written, since it holds something that would be lost: what to do about it.

use egui::{Button, Ui};
use nestmate_text::words::say;

use super::primary;
use crate::app::{Clash, Conflict};
use crate::saying::Saying;

/// What the user wants done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum Resolve {
    /// Keep both: save the game under another name.
    Beside,
    /// Add the game to those that are there.
    Add,
    /// Put the game in the place of what is there.
    Overwrite,
    /// Put what is there on the board.
    Reload,
    /// Leave everything as it is.
    Nothing,
}

/// Tells why the file was not written, and gives back what the user wants, once that is said.
pub(in crate::ui) fn conflict(ui: &mut Ui, conflict: &Conflict) -> Option<Resolve> {
    let name = conflict.path.file_name().unwrap_or_default().to_string_lossy();
    let text = match &conflict.clash {
        Clash::Changed => say!("clash-changed", name = &*name),
        Clash::Gone => say!("clash-gone", name = &*name),
        Clash::NoFile => say!("clash-no-file", name = &*name),
        Clash::Several => say!("clash-several", name = &*name),
        Clash::Unread(why) => say!("clash-unread", name = &*name, why = why.said()),
    };
    ui.label(text).on_hover_text(conflict.path.display().to_string());
    ui.add_space(10.0);
    let (overwrite, reload) = match conflict.clash {
        Clash::Changed => (Some("clash-overwrite"), true),
        Clash::Gone => (Some("clash-again"), false),
        Clash::Unread(_) => (Some("clash-overwrite"), false),
        Clash::NoFile | Clash::Several => (None, false),
    };
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        let mut offer = |text: &str, first: bool, resolve: Resolve| {
            if ui.add(if first { primary(ui, text) } else { Button::new(text.to_owned()) }).clicked() {
                wish = Some(resolve);
            }
        };
        let several = conflict.clash == Clash::Several;
        if several {
            offer(say!("clash-add"), true, Resolve::Add);
        }
        offer(say!("clash-beside"), !several, Resolve::Beside);
        if let Some(key) = overwrite {
            offer(say(key), false, Resolve::Overwrite);
        }
        if reload {
            offer(say!("clash-reload"), false, Resolve::Reload);
        }
        offer(say!("cancel"), false, Resolve::Nothing);
    });
    wish
}
