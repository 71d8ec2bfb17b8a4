//! Copying the game in one of the forms that other programs read.

use egui::{Button, Ui};
use nestmate_core::game::{Kifu, Qipu, RecordForm};
use nestmate_text::words::{Tipped, say, tipped};

use super::Flow;
use super::info::close_button;
use crate::ui::desk::Desk;
use crate::ui::wishes::Wish;

const WIDTH: f32 = 220.0;

pub(in crate::ui) fn copy_as(ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
    let (app, mut text) = (desk.app, None);
    let mut offer = |ui: &mut Ui, words: Tipped, made: &dyn Fn() -> Option<String>| {
        let button = Button::new(say(words.name)).min_size(egui::vec2(WIDTH, 0.0));
        if ui.add(button).on_hover_text(say(words.tip)).clicked() {
            text = made();
        }
    };
    offer(ui, tipped!("copy-as-pgn"), &|| Some(app.game_text()));
    for form in RecordForm::ALL {
        let words = match form {
            RecordForm::Kifu(Kifu::Kif) => tipped!("copy-as-kif"),
            RecordForm::Kifu(Kifu::Ki2) => tipped!("copy-as-ki2"),
            RecordForm::Kifu(Kifu::Csa) => tipped!("copy-as-csa"),
            RecordForm::Qipu(Qipu::Chinese) => tipped!("copy-as-chinese"),
            RecordForm::Qipu(Qipu::Wxf) => tipped!("copy-as-wxf"),
            RecordForm::Qipu(Qipu::DhtmlXq) => tipped!("copy-as-dhtmlxq"),
        };
        if form.fits(app.variant()) {
            offer(ui, words, &|| form.text(&app.signed_game()));
        }
    }
    offer(ui, tipped!("copy-as-position"), &|| Some(app.position_text()));
    let fate = close_button(ui);
    let Some(text) = text else { return fate };
    desk.wishes.push(Wish::CopyGame(text));
    Flow::Close
}
