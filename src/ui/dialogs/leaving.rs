//! What is to be said before the program ends.

use egui::{Button, Ui};
use nestmate_text::words::{Told, say};

use super::primary;
use crate::app::{Leave, WhereSaved};

/// What the user wants done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum LeaveWish {
    /// Save the game into its file, or ask for one.
    Save,
    /// Save the game into a file that is asked for.
    SaveElsewhere,
    /// Try once more to keep the game.
    Again,
    Quit,
    Stay,
}

/// Tells what stands in the way, and gives back what the user wants, once that is said.
pub(in crate::ui) fn leaving(ui: &mut Ui, leave: &Leave) -> Option<LeaveWish> {
    let losing = |why: &Told| (say!("leave-lose", why = why.to_string()), true);
    let (text, lost) = match leave {
        Leave::Lose(why) => losing(why),
        Leave::Explain(WhereSaved::Changed(path)) => {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            (say!("leave-kept-file", file = &*name), false)
        }
        Leave::Explain(WhereSaved::Nowhere | WhereSaved::Saved) => (say!("leave-kept").to_owned(), false),
        Leave::Now | Leave::Wait | Leave::Stay => (say!("leave-waits").to_owned(), false),
    };
    ui.label(text);
    ui.add_space(10.0);
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        let mut offer = |text: &str, first: bool, wanted: LeaveWish| {
            if ui.add(if first { primary(ui, text) } else { Button::new(text.to_owned()) }).clicked() {
                wish = Some(wanted);
            }
        };
        if lost {
            offer(say!("leave-elsewhere"), true, LeaveWish::SaveElsewhere);
            offer(say!("leave-again"), false, LeaveWish::Again);
            offer(say!("leave-unsaved"), false, LeaveWish::Quit);
        } else {
            offer(say!("leave-quit"), true, LeaveWish::Quit);
            offer(say!("leave-save"), false, LeaveWish::Save);
        }
        offer(say!("cancel"), false, LeaveWish::Stay);
    });
    wish
}
