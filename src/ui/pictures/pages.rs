//! What the window shows in the place of everything else: that the program has stopped, or the question how to start it.

use egui::{Button, CentralPanel, Context, RichText, ScrollArea, Ui, ViewportCommand};
use nestmate_engine::task::panics::Panic;
use nestmate_text::words::{key, say};

use crate::app::Rescue;

/// How wide the text of a page is, in points.
const WIDTH: f32 = 620.0;

pub(in crate::ui) enum Page {
    Nothing,
    /// The last starts have failed: is the game to be taken up once more?
    Asking,
    /// There is nothing to play; why.
    Wrong(String),
    Stopped {
        report: String,
        rescue: Rescue,
        game: Option<String>,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum PageAsked {
    Plain,
    Again,
}

impl Page {
    pub(in crate::ui) fn stopped(panic: Option<&Panic>, rescue: Rescue, game: Option<String>) -> Self {
        let report = panic.map_or_else(|| concat!("Nestmate ", env!("CARGO_PKG_VERSION")).to_owned(), ToString::to_string);
        Self::Stopped { report, rescue, game }
    }

    /// Shows the page; what the user answers.
    pub(in crate::ui) fn show(&self, ui: &mut Ui) -> Option<PageAsked> {
        CentralPanel::default()
            .show(ui, |ui| {
                ui.vertical_centered(|ui| {
                    ui.set_max_width(WIDTH);
                    ui.add_space((ui.available_height() * 0.2).min(140.0));
                    match self {
                        Self::Nothing => None,
                        Self::Asking => asking(ui),
                        Self::Wrong(wrong) => {
                            ui.heading(say!("stopped"));
                            ui.add_space(12.0);
                            ui.label(wrong);
                            quit(ui);
                            None
                        }
                        Self::Stopped { report, rescue, game } => {
                            stopped(ui, report, *rescue, game.as_deref());
                            None
                        }
                    }
                })
                .inner
            })
            .inner
    }
}

fn asking(ui: &mut Ui) -> Option<PageAsked> {
    ui.heading(say!("stopped-ask"));
    ui.add_space(12.0);
    ui.label(say!("stopped-ask-why"));
    ui.add_space(16.0);
    let plain =
        ui.add(Button::new(RichText::new(say!("stopped-ask-plain")).strong())).on_hover_text(say!("stopped-ask-plain.tip")).clicked();
    ui.add_space(4.0);
    let again = ui.button(say!("stopped-ask-again")).on_hover_text(say!("stopped-ask-again.tip")).clicked();
    quit(ui);
    if plain { Some(PageAsked::Plain) } else { again.then_some(PageAsked::Again) }
}

fn stopped(ui: &mut Ui, report: &str, rescue: Rescue, game: Option<&str>) {
    ui.heading(say!("stopped"));
    ui.add_space(12.0);
    ui.label(say(match rescue {
        Rescue::Whole => key!("stopped-kept"),
        Rescue::Before => key!("stopped-kept-before"),
        Rescue::Untouched => key!("stopped-untouched"),
        Rescue::Lost => key!("stopped-lost"),
    }));
    ui.add_space(12.0);
    ui.label(say!("stopped-report"));
    ScrollArea::both().max_height(200.0).auto_shrink([false, true]).show(ui, |ui| {
        ui.add(egui::Label::new(RichText::new(report).monospace()).extend().selectable(true));
    });
    ui.add_space(12.0);
    copy(ui, say!("stopped-copy"), report);
    if let Some(game) = game {
        ui.add_space(4.0);
        copy(ui, say!("stopped-copy-game"), game);
    }
    quit(ui);
}

fn copy(ui: &mut Ui, label: &str, text: &str) {
    if ui.button(label).clicked() {
        ui.ctx().copy_text(text.to_owned());
    }
}

fn quit(ui: &mut Ui) {
    ui.add_space(4.0);
    if ui.button(say!("stopped-quit")).clicked() {
        close(ui.ctx());
    }
}

fn close(ctx: &Context) {
    ctx.send_viewport_cmd(ViewportCommand::Close);
}
