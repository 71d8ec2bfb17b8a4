//! The card on the board when a game has just ended: who won and how, and what to do next.

use std::time::Duration;

use egui::accesskit::Role;
use egui::{Align2, Area, Button, Context, Frame, Id, Order, Rect, RichText, Ui, UiBuilder, Vec2, pos2};

use super::board::{BoardTheme, BoardView, paint_piece};
use super::commands::command::Command;
use super::commands::menus::Wish;
use super::frame::theme::accents;
use crate::app::{Action, App, Player, words};
use crate::game::NodeId;
use crate::rules::Outcome;
use crate::variant::{Base, Piece, Side};
use crate::words::say;

/// How long the last move can be seen before the card comes, in seconds.
const PAUSE: f64 = 0.7;

/// The side of a winner's picture, and the least width of a button, in points.
const PICTURE: f32 = 52.0;
const BUTTON: f32 = 150.0;

/// Whether a game has just ended in this window, and whether the card is still open.
#[derive(Debug, Default)]
pub(super) struct EndCard {
    /// The game on the board.
    serial: Option<u64>,
    /// Where and how the game is over on the board.
    over: Option<(NodeId, Outcome)>,
    /// When it ended, in the seconds of the window's clock, while the card is open.
    since: Option<f64>,
    /// Whether the first button has had the keyboard.
    focused: bool,
}

/// What the user wants after a game.
#[expect(clippy::large_enum_variant, reason = "made and taken apart at once")]
enum Next {
    Stay,
    Close,
    Do(Wish),
}

impl EndCard {
    /// Notes how the game stands. A game that was stepped to its end, or came onto the board as it is, has not ended just now.
    pub(super) fn note(&mut self, app: &App, stepped: bool, now: f64) {
        let game = app.game();
        let over = game.outcome().map(|outcome| (game.current(), outcome));
        let other = self.serial.replace(app.serial()) != Some(app.serial());
        if other || over != self.over {
            let ended = over.is_some() && !other && !stepped;
            (self.since, self.focused) = (ended.then_some(now), false);
        }
        self.over = over;
    }

    /// Puts the card away; false if there is none.
    pub(super) fn close(&mut self) -> bool {
        self.since.take().is_some()
    }

    /// Shows the card over a board in `area`, and returns what the user wants to do.
    pub(super) fn show(&mut self, ctx: &Context, area: Rect, app: &App, view: &mut BoardView, theme: &BoardTheme) -> Option<Wish> {
        let (since, (_, outcome)) = self.since.zip(self.over)?;
        if app.editor().is_some() || app.learning().is_some() || app.previewed().is_some() {
            return None;
        }
        let left = since + PAUSE - ctx.input(|input| input.time);
        if left > 0.0 && ctx.global_style().animation_time > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
            return None;
        }
        let card = Area::new(Id::unique("end of the game")).order(Order::Middle).pivot(Align2::CENTER_CENTER);
        let frame = Frame::popup(&ctx.global_style()).inner_margin(18);
        let shown = card.fixed_pos(place(app, outcome, area)).constrain_to(area).show(ctx, |ui| {
            let builder = UiBuilder::new().accessibility_role(Role::Dialog).accessibility_label(headline(app, outcome));
            ui.scope_builder(builder, |ui| frame.show(ui, |ui| self.card(ui, outcome, app, view, theme)).inner).inner
        });
        match shown.inner {
            Next::Stay => None,
            Next::Close => {
                self.close();
                None
            }
            Next::Do(wish) => {
                self.close();
                Some(wish)
            }
        }
    }

    fn card(&mut self, ui: &mut Ui, outcome: Outcome, app: &App, view: &mut BoardView, theme: &BoardTheme) -> Next {
        ui.horizontal(|ui| {
            let winners = outcome.winner.map_or_else(|| Side::BOTH.to_vec(), |side| vec![side]);
            for side in winners {
                king(ui, side, app, view, theme);
            }
            ui.vertical(|ui| {
                ui.label(RichText::new(headline(app, outcome)).size(22.0).strong());
                ui.label(RichText::new(words::ended(app.variant(), outcome.reason)).size(15.0));
                let played = say!("status-played", count = app.game().ply().div_ceil(2));
                ui.label(RichText::new(played).color(accents(ui).quiet));
            });
        });
        ui.add_space(10.0);
        self.buttons(ui, app)
    }

    fn buttons(&mut self, ui: &mut Ui, app: &App) -> Next {
        let mut next = Next::Stay;
        let mut entries = Vec::new();
        if let Some(setup) = app.rematch() {
            entries.push(("ending-rematch", Next::Do(Wish::Action(Action::New(setup)))));
        }
        if Command::Review.is_enabled(app) {
            entries.push(("ending-review", Next::Do(Wish::Command(Command::Review))));
        }
        entries.push(("ending-new-game", Next::Do(Wish::Command(Command::NewGame))));
        entries.push(("ending-look", Next::Close));
        let rows = entries.len().div_ceil(2);
        let mut entries = entries.into_iter().enumerate();
        for _ in 0..rows {
            ui.horizontal(|ui| {
                for (at, (key, wanted)) in entries.by_ref().take(2) {
                    let text = RichText::new(say(key)).size(15.0);
                    let button = if at == 0 { Button::new(text.strong()).fill(ui.visuals().selection.bg_fill) } else { Button::new(text) };
                    let response = ui.add(button.min_size(Vec2::new(BUTTON, 32.0))).on_hover_text(say(&[key, ".tip"].concat()));
                    if at == 0 && !std::mem::replace(&mut self.focused, true) {
                        response.request_focus();
                    }
                    if response.clicked() {
                        next = wanted;
                    }
                }
            });
        }
        next
    }
}

/// The royal piece of a side.
fn king(ui: &mut Ui, side: Side, app: &App, view: &mut BoardView, theme: &BoardTheme) {
    let variant = app.variant();
    let Some(kind) = variant.royal() else { return };
    let (square, _) = ui.allocate_exact_size(Vec2::splat(PICTURE), egui::Sense::hover());
    paint_piece(ui, view, variant, Piece::new(kind, side), Base::Free, square, theme);
}

/// Who won, as the user sees it who plays the computer.
fn headline(app: &App, outcome: Outcome) -> String {
    let Some(winner) = outcome.winner else { return say("ending-draw").to_owned() };
    match (app.player(winner), app.player(winner.other())) {
        (Player::Human, Player::Computer) => say("ending-you-win").to_owned(),
        (Player::Computer, Player::Human) => say("ending-you-lose").to_owned(),
        _ => say!("ending-won", side = winner.name()),
    }
}

/// Where the card stands: in the half of the board where what mattered did not happen.
fn place(app: &App, outcome: Outcome, area: Rect) -> egui::Pos2 {
    let game = app.game();
    let loser = outcome.winner.map_or(game.position().side(), Side::other);
    let cell = game.position().royal(loser);
    let (grid, rank) = (app.variant().board.grid, app.variant().board.grid.rank(cell));
    let above = (2 * rank >= i32::from(grid.ranks())) != app.is_flipped();
    pos2(area.center().x, area.top() + area.height() * if above { 0.62 } else { 0.38 })
}
