//! What shares the place below the moves: the piece under the pointer, hints, analysis.

use egui::accesskit::Role;
use egui::{Button, RichText, ScrollArea, Ui, Vec2, WidgetInfo};
use nestmate_text::words::{Tipped, say, tipped};

use super::line::WrittenLines;
use super::{Desk, analysis, explorer, hint, piece, practice};
use crate::app::{Action, App, ExploredGames, Findings, Purpose, Thinking};
use crate::ui::commands::Command;
use crate::ui::frame::tips;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::ui) enum Tab {
    #[default]
    Piece,
    Hint,
    Analysis,
    Explorer,
}

/// Each with the keys of its name and of a sentence about it, and what opens it.
const TABS: [(Tab, Tipped, Option<Command>); 4] = [
    (Tab::Piece, tipped!("tab-piece"), None),
    (Tab::Hint, tipped!("tab-hint"), Some(Command::Hint)),
    (Tab::Analysis, tipped!("tab-analysis"), Some(Command::Analysis)),
    (Tab::Explorer, tipped!("tab-explorer"), None),
];

#[derive(Clone, Copy, Debug, Default)]
struct Begun {
    hinting: bool,
    /// Whether a position is analysed, a game reviewed, and a mate sought.
    analysis: [bool; 3],
    /// Whether there was a hint of which the board shows nothing, since its tab was left.
    aside: bool,
}

#[derive(Clone, Debug, Default)]
pub(in crate::ui) struct Tabs {
    open: Tab,
    pub(in crate::ui) width: Option<f32>,
    /// The height of what is below the moves, in points, where the user has chosen it.
    pub(in crate::ui) below: Option<f32>,
    before: Tab,
    begun: Begun,
    pub(super) explored: ExploredGames,
    /// Whether in this frame the pointer or the keyboard is on a move of a line.
    pub(super) peeking: bool,
    /// The lines of the analysis as they stand while one of their moves is looked at, with the hash of their position.
    pub(super) held: Option<(u64, Findings)>,
    pub(super) lines: WrittenLines,
}

impl Tabs {
    pub(in crate::ui) fn new(width: Option<f32>, below: Option<f32>) -> Self {
        let known = |length: Option<f32>| length.filter(|length| length.is_finite());
        Self { width: known(width), below: known(below), ..Self::default() }
    }

    /// Opens what the engine thinks of the game. What a review has found stays there when it is over.
    pub(in crate::ui) fn open_analysis(&mut self) {
        self.open = Tab::Analysis;
    }

    /// Lets go of all that belongs to the game shown so far; the same tab stays open.
    pub(in crate::ui) fn forget_game(&mut self) {
        (self.held, self.lines) = Default::default();
    }

    /// Opens the tab of what has been begun since the last frame. What the board shows of a hint goes when its tab is left.
    pub(in crate::ui) fn follow(&mut self, app: &App) -> Option<Action> {
        let looking = app.thinking().map(Thinking::purpose) == Some(Purpose::Hint);
        let hinting = looking || app.hint().is_some();
        let asked_again = self.begun.aside && app.hint_is_on_board();
        if hinting && (!self.begun.hinting || asked_again) {
            if self.open != Tab::Hint {
                (self.before, self.open) = (self.open, Tab::Hint);
            }
        } else if !hinting && self.begun.hinting && self.open == Tab::Hint {
            self.open = self.before;
        }
        let (live, seeking) = (app.analysis().on || app.analysis().threat, app.mate().is_some_and(|mate| mate.looking));
        let analysis = [live, app.review_progress().is_some(), seeking].map(|goes_on| goes_on && !app.analysis().hidden);
        if analysis.into_iter().zip(self.begun.analysis).any(|(now, before)| now && !before) {
            self.open = Tab::Analysis;
        }
        self.begun = Begun { hinting, analysis, aside: app.hint().is_some() && self.open != Tab::Hint };
        let differs = app.hint().is_some() && self.begun.aside == app.hint_is_on_board();
        differs.then_some(Action::PutHintAside(self.begun.aside))
    }
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    if let Some(retry) = desk.app.retry().cloned() {
        return practice::retry(ui, desk, &retry);
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for (tab, words, command) in TABS {
            let (name, tip) = (say(words.name), say(words.tip));
            let tip = command.map_or_else(|| tip.to_owned(), |command| command.with_keys(ui.ctx(), tip));
            let on = desk.kept.tabs.open == tab;
            let response = ui.add(Button::selectable(on, RichText::new(name)).min_size(Vec2::new(72.0, 24.0)));
            response.widget_info(|| WidgetInfo::selected(Role::Tab, true, on, name));
            if tips::above(response, ui.min_rect(), &tip).clicked() {
                (desk.kept.tabs.open, desk.kept.tabs.before) = (tab, tab);
            }
        }
    });
    ui.add_space(2.0);
    match desk.kept.tabs.open {
        Tab::Piece => piece::show(ui, desk),
        Tab::Hint => hint::show(ui, desk),
        Tab::Analysis => _ = ScrollArea::vertical().auto_shrink([false, false]).id_salt("analysis").show(ui, |ui| analysis::show(ui, desk)),
        Tab::Explorer => explorer::show(ui, desk),
    }
}
