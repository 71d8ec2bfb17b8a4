//! What the panels say of practice: how much is due, and when something comes back; and the mistakes of a reviewed game, asked about one
//! after the other.

use egui::{Button, FontId, ScrollArea, Ui, Vec2};
use nestmate_text::words::{TextKey, key, say};

use super::{Desk, heading, hint};
use crate::app::{Action, App, PracticeStep, Retry, RetryStanding, RetryStep};
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{quiet_label, small_label};

pub(super) fn heading_of(ui: &mut Ui, app: &App) {
    ui.horizontal(|ui| {
        heading(ui, say!("practice-heading"));
        small_label(ui, say!("practice-left", count = app.due().0));
    });
}

pub(super) fn returns(ui: &mut Ui, app: &App) {
    if let Some(text) = app.returns() {
        quiet_label(ui, text);
    }
}

/// What is due, or when something will be.
pub(super) fn standing(ui: &mut Ui, app: &App) {
    let (now, week) = app.due();
    quiet_label(ui, if now > 0 { say!("progress-due", now = now, week = week) } else { not_yet(app) });
}

pub(in crate::ui) fn not_yet(app: &App) -> String {
    app.practice_next().map_or_else(|| say!("practice-nothing").to_owned(), |span| say!("practice-not-yet", span = span))
}

pub(super) fn retire(ui: &mut Ui, desk: &mut Desk<'_>) {
    desk.wishes.on(&ui.button(say!("practice-retire")).on_hover_text(say!("practice-retire.tip")), Action::Practise(PracticeStep::Retire));
}

const TEXT: f32 = 15.0;

pub(super) fn retry(ui: &mut Ui, desk: &mut Desk<'_>, retry: &Retry) {
    if desk.app.practises() {
        heading_of(ui, desk.app);
    } else {
        ui.horizontal(|ui| {
            heading(ui, say!("retry"));
            let (at, of) = retry.progress();
            small_label(ui, say!("retry-progress", at = at, of = of));
        });
    }
    ui.add_space(2.0);
    ScrollArea::vertical().auto_shrink([false, false]).id_salt("retry").show(ui, |ui| {
        let standing = retry.standing;
        said(ui, desk, standing);
        returns(ui, desk.app);
        buttons(ui, desk, steps(standing));
        if standing == RetryStanding::Asked {
            ui.separator();
            hint::show(ui, desk);
        }
    });
}

fn said(ui: &mut Ui, desk: &mut Desk<'_>, standing: RetryStanding) {
    let Some(words) = desk.app.retry_words() else { return };
    ui.horizontal(|ui| {
        if let RetryStanding::Judging(_) = standing {
            ui.spinner();
        }
        let ink = if let RetryStanding::Wrong(_, mark) = standing { accents(ui).mark(mark) } else { ui.visuals().text_color() };
        desk.tell(ui, &words, (FontId::proportional(TEXT), ink));
    });
}

fn steps(standing: RetryStanding) -> &'static [(RetryStep, TextKey)] {
    const AGAIN: (RetryStep, TextKey) = (RetryStep::Again, key!("retry-again"));
    const ANSWER: (RetryStep, TextKey) = (RetryStep::Answer, key!("retry-answer"));
    const LEAVE: (RetryStep, TextKey) = (RetryStep::Leave, key!("retry-leave"));
    const NEXT: (RetryStep, TextKey) = (RetryStep::Next, key!("retry-next"));
    const SKIP: (RetryStep, TextKey) = (RetryStep::Next, key!("retry-skip"));
    match standing {
        RetryStanding::Asked => &[ANSWER, SKIP, LEAVE],
        RetryStanding::Judging(_) => &[AGAIN, LEAVE],
        RetryStanding::Right(_) => &[NEXT, LEAVE],
        RetryStanding::Wrong(..) => &[AGAIN, ANSWER, SKIP, LEAVE],
        RetryStanding::Shown => &[NEXT, AGAIN, LEAVE],
        RetryStanding::Over => &[LEAVE, (RetryStep::Begin, key!("retry-once-more"))],
    }
}

fn buttons(ui: &mut Ui, desk: &mut Desk<'_>, steps: &[(RetryStep, TextKey)]) {
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        for (at, &(step, key)) in steps.iter().enumerate() {
            let primary = at == 0 && step != RetryStep::Answer;
            let button = Button::new(say(key)).min_size(Vec2::new(0.0, 28.0));
            let button = if primary { button.fill(ui.visuals().selection.bg_fill) } else { button };
            desk.wishes.on(&ui.add(button), Action::Retry(step));
        }
        if desk.app.practises() {
            retire(ui, desk);
        }
    });
}
