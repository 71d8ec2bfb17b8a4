//! Practice with nothing due: when the next thing comes back, how much there is, and what to do meanwhile.

use egui::{Label, RichText, Ui};
use nestmate_text::words::say;

use super::{Flow, primary};
use crate::app::{Action, App, Learn, Train};
use crate::ui::frame::theme::accents;

pub(in crate::ui) fn practice(ui: &mut Ui, app: &App, actions: &mut Vec<Action>) -> Flow {
    let kept = app.practice_kept();
    let head = app.practice_next().map_or_else(|| say!("practice-nothing").to_owned(), |span| say!("practice-not-yet", span = span));
    ui.add(Label::new(RichText::new(head).size(15.0)).wrap());
    if kept > 0 {
        let told = [say!("practice-kept", count = kept), say!("practice-week", count = app.due().1)];
        ui.add(Label::new(RichText::new(told.join(" ")).color(accents(ui).quiet)).wrap());
    }
    ui.add_space(10.0);
    let chosen = ui.horizontal_wrapped(|ui| {
        let puzzles = ui.add(primary(ui, say!("command-puzzles"))).on_hover_text(say!("command-puzzles.tip"));
        let lessons = ui.button(say!("command-lessons")).on_hover_text(say!("command-lessons.tip"));
        let close = ui.button(say!("close"));
        let go = if puzzles.clicked() { Some(Action::Train(Train::Open)) } else { None };
        let go = go.or_else(|| lessons.clicked().then_some(Action::Learn(Learn::Course)));
        let over = go.is_some() || close.clicked();
        actions.extend(go);
        over
    });
    if chosen.inner { Flow::Close } else { Flow::Stay }
}
