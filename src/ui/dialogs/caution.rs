//! Asks whether a move that gives much away is meant.

use egui::{RichText, Ui};
use nestmate_text::words::say;

use super::primary;
use crate::app::CautionShown;
use crate::ui::frame::theme::accents;

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
    stands.inner.or_else(|| super::entered(ui).then_some(false))
}

fn percent(share: f32) -> usize {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 100")]
    let percent = (share * 100.0).round() as usize;
    percent
}
