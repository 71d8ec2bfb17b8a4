//! Dialogs that ask one thing.

use egui::{Button, RichText, Ui};
use nestmate_core::variant::Side;
use nestmate_text::words::{key, say};

use super::{Flow, entered, primary};
use crate::app::{Action, CautionShown, Clash, Conflict, Leave, WhereSaved};
use crate::saying::{Named, Saying};
use crate::ui::frame::theme::accents;

/// Asks first, so that no slip of the hand loses a game.
pub(in crate::ui) fn resign(ui: &mut Ui, actions: &mut Vec<Action>) -> Flow {
    ui.label(say!("resign-ask"));
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        let yes = ui.add(primary(ui, say!("resign-yes"))).clicked();
        let no = ui.button(say!("resign-no")).clicked();
        let yes = yes || entered(ui);
        if yes {
            actions.push(Action::Resign);
        }
        if yes || no { Flow::Close } else { Flow::Stay }
    })
    .inner
}

/// Asks the other player, who has to say so: no key takes the draw by itself.
pub(in crate::ui) fn draw_offer(ui: &mut Ui, side: Side, actions: &mut Vec<Action>) -> Flow {
    ui.label(say!("draw-asked", side = side.name(), other = side.other().name()));
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        let declined = ui.button(RichText::new(say!("draw-decline")).strong()).clicked();
        let accepted = ui.button(say!("draw-accept")).clicked();
        if accepted {
            actions.push(Action::AgreeDraw);
        }
        if declined || accepted { Flow::Close } else { Flow::Stay }
    })
    .inner
}

/// Says what the move costs; whether it is to stand, once the user has said so.
pub(in crate::ui) fn caution(ui: &mut Ui, shown: &CautionShown) -> Option<bool> {
    if let Some(reason) = &shown.reason {
        ui.label(RichText::new(reason).size(15.0));
    }
    let [before, after] = shown.shares.map(percent);
    ui.label(RichText::new(say!("caution-chances", before = before, after = after)).color(accents(ui).quiet));
    ui.add_space(10.0);
    let stands = ui.horizontal_wrapped(|ui| {
        let back = ui.add(primary(ui, say!("caution-back"))).on_hover_text(say!("caution-back.tip"));
        let stands = ui.button(say!("caution-play", played = shown.played.as_str())).on_hover_text(say!("caution-play.tip"));
        if back.clicked() { Some(false) } else { stands.clicked().then_some(true) }
    });
    stands.inner.or_else(|| entered(ui).then_some(false))
}

fn percent(share: f32) -> usize {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 100")]
    let percent = (share * 100.0).round() as usize;
    percent
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum LeaveWish {
    Save,
    SaveElsewhere,
    /// Try once more to keep the game.
    Again,
    Quit,
    Stay,
}

/// Tells what stands in the way, and gives back what the user wants, once that is said.
pub(in crate::ui) fn leaving(ui: &mut Ui, leave: &Leave) -> Option<LeaveWish> {
    let (text, lost) = match leave {
        Leave::Lose(why) => (say!("leave-lose", why = why.to_string()), true),
        Leave::Explain(WhereSaved::Changed(path)) => {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            (say!("leave-kept-file", file = &*name), false)
        }
        Leave::Explain(WhereSaved::Nowhere | WhereSaved::Saved) => (say!("leave-kept").to_owned(), false),
        Leave::Now | Leave::Wait | Leave::Stay => (say!("leave-waits").to_owned(), false),
    };
    ui.label(text);
    ui.add_space(10.0);
    let mut offered = if lost {
        vec![
            (say!("leave-elsewhere"), LeaveWish::SaveElsewhere),
            (say!("leave-again"), LeaveWish::Again),
            (say!("leave-unsaved"), LeaveWish::Quit),
        ]
    } else {
        vec![(say!("leave-quit"), LeaveWish::Quit), (say!("leave-save"), LeaveWish::Save)]
    };
    offered.push((say!("cancel"), LeaveWish::Stay));
    offers(ui, offered)
}

/// Buttons in a row, the usual choice first; what was pressed.
fn offers<T>(ui: &mut Ui, offered: Vec<(&'static str, T)>) -> Option<T> {
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        for (at, (text, wanted)) in offered.into_iter().enumerate() {
            if ui.add(if at == 0 { primary(ui, text) } else { Button::new(text) }).clicked() {
                wish = Some(wanted);
            }
        }
    });
    wish
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum Resolve {
    /// Keep both: save the game under another name.
    Beside,
    Add,
    Overwrite,
    Reload,
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
        Clash::Changed => (Some(key!("clash-overwrite")), true),
        Clash::Gone => (Some(key!("clash-again")), false),
        Clash::Unread(_) => (Some(key!("clash-overwrite")), false),
        Clash::NoFile | Clash::Several => (None, false),
    };
    let mut offered = Vec::new();
    if conflict.clash == Clash::Several {
        offered.push((say!("clash-add"), Resolve::Add));
    }
    offered.push((say!("clash-beside"), Resolve::Beside));
    offered.extend(overwrite.map(|key| (say(key), Resolve::Overwrite)));
    if reload {
        offered.push((say!("clash-reload"), Resolve::Reload));
    }
    offered.push((say!("cancel"), Resolve::Nothing));
    offers(ui, offered)
}
