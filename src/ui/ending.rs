//! The card on the board when a game has just ended: who won and how, and what to do next.

use std::time::Duration;

use egui::accesskit::Role;
use egui::{
    Align2, Area, Button, Context, Frame, Id, Key, Label, Modifiers, Order, Pos2, Rect, Response, RichText, Ui, UiBuilder, Vec2, pos2,
};
use nestmate_core::game::NodeId;
use nestmate_core::geometry::Cell;
use nestmate_core::position::Move;
use nestmate_core::rules::Outcome;
use nestmate_core::variant::{Base, Piece, Side};
use nestmate_text::named_side;
use nestmate_text::words::{Tipped, say, tipped};

use super::board::BoardView;
use super::commands::Command;
use super::frame::theme::accents;
use super::frame::widgets::float;
use crate::app::{App, Player, words};
use crate::ui::desk::Desk;

/// How long the last move can be seen before the card comes, in seconds.
const PAUSE: f64 = 0.7;

/// How long the card takes no key, in seconds: what was pressed for the game must not begin another.
const DEAF: f64 = 1.0;

/// The side of a winner's picture, and the width of what the card holds, in points.
const PICTURE: f32 = 72.0;
const WIDTH: f32 = 416.0;

/// The height of the card until it has been seen, and how far its edge stands from what it holds, in points.
const HEIGHT: f32 = 190.0;
const EDGE: f32 = 19.0;

#[derive(Debug, Default)]
pub(super) struct EndCard {
    serial: Option<u64>,
    over: Option<(NodeId, Outcome)>,
    /// Whether mistakes were being retried, after which one comes back to the end.
    retrying: bool,
    /// When it ended, in the seconds of the window's clock, while the card is open.
    since: Option<f64>,
    focused: bool,
}

impl EndCard {
    /// Notes how the game stands. A game that was stepped to its end, or came onto the board as it is, has not ended just now.
    pub(super) fn note(&mut self, app: &App, stepped: bool, now: f64) {
        let game = app.game();
        let over = game.outcome().map(|outcome| (game.current(), outcome));
        let retried = std::mem::replace(&mut self.retrying, app.retry().is_some()) || self.retrying;
        let other = self.serial.replace(app.serial()) != Some(app.serial());
        if other || over != self.over {
            let ended = over.is_some() && !other && !stepped && !retried;
            (self.since, self.focused) = (ended.then_some(now), false);
        }
        self.over = over;
    }

    pub(super) fn close(&mut self) -> bool {
        self.since.take().is_some()
    }

    pub(super) fn show(&mut self, ctx: &Context, area: Rect, desk: &mut Desk<'_>) {
        let Some((since, (_, outcome))) = self.since.zip(self.over) else { return };
        let app = desk.app;
        if app.editor().is_some() || app.learning().is_some() || app.trial().is_some() || app.previewed().is_some() {
            return;
        }
        let left = since + PAUSE - ctx.input(|input| input.time);
        if left > 0.0 && ctx.global_style().animation_time > 0.0 {
            return ctx.request_repaint_after(Duration::from_secs_f64(left));
        }
        // Space plays the best move: pressed once more, it must not press a button of the card.
        ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Space));
        let id = Id::unique("end of the game");
        let size = ctx.memory(|memory| memory.area_rect(id)).map_or(Vec2::new(WIDTH + 2.0 * EDGE, HEIGHT), |card| card.size());
        let middle = place(app, outcome, (area, size), &desk.kept.view);
        let card = Area::new(id).order(Order::Middle).pivot(Align2::CENTER_CENTER);
        let frame = Frame::popup(&ctx.global_style()).inner_margin(18);
        let shown = card.fixed_pos(middle).constrain_to(area).show(ctx, |ui| {
            let builder = UiBuilder::new().accessibility_role(Role::Dialog).accessibility_label(headline(app, outcome));
            ui.scope_builder(builder, |ui| frame.show(ui, |ui| self.card(ui, outcome, desk)).inner).inner
        });
        if shown.inner {
            self.close();
        }
    }

    /// Whether the card is put away.
    fn card(&mut self, ui: &mut Ui, outcome: Outcome, desk: &mut Desk<'_>) -> bool {
        let app = desk.app;
        ui.set_width(WIDTH);
        ui.spacing_mut().item_spacing = Vec2::new(8.0, 8.0);
        ui.horizontal(|ui| {
            let winners = outcome.winner.map_or_else(|| Side::BOTH.to_vec(), |side| vec![side]);
            portrait(ui, &winners, desk);
            ui.add_space(6.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.add(Label::new(RichText::new(headline(app, outcome)).size(24.0).strong()).wrap());
                let played = say!("status-played", count = words::moves_in(app.game().ply()));
                let why = format!("{} · {played}", words::ended(app.variant(), outcome.reason));
                ui.add(Label::new(RichText::new(why).size(14.5).color(accents(ui).quiet)).wrap());
                if let Some(helpless) = app.helpless() {
                    ui.add(Label::new(helpless).wrap());
                }
                if app.is_helped() {
                    ui.add(Label::new(RichText::new(say!("ending-helped")).color(accents(ui).quiet)).wrap());
                }
            });
        });
        ui.add_space(4.0);
        self.buttons(ui, outcome, desk)
    }

    /// Whether the card has been seen long enough to take keys.
    fn hears(&self, ui: &Ui) -> bool {
        let left = self.since.map_or(0.0, |since| since + PAUSE + DEAF - ui.input(|input| input.time));
        if left > 0.0 {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
        }
        left <= 0.0
    }

    /// What comes next: the first over the whole width, the others below it.
    fn buttons(&mut self, ui: &mut Ui, outcome: Outcome, desk: &mut Desk<'_>) -> bool {
        let app = desk.app;
        let rematch = app.rematch().map(|_| (tipped!("ending-rematch"), Some(Command::Rematch)));
        let mistakes = Command::Retry.is_enabled(app).then_some((tipped!("command-retry"), Some(Command::Retry)));
        let review = Command::Review.is_enabled(app).then_some((tipped!("ending-review"), Some(Command::Review)));
        // Who has lost to the computer first wants to know why.
        let (first, second) = if has_lost(app, outcome) { (review, rematch) } else { (rematch, review) };
        let others = [(tipped!("ending-new-game"), Some(Command::NewGame)), (tipped!("ending-look"), None)];
        let mut entries = first.into_iter().chain(second).chain(mistakes).chain(others);
        let mut next = None;
        if let Some((words, wanted)) = entries.next() {
            let text = RichText::new(say(words.name)).size(16.0).strong();
            let response = button(ui, words, Button::new(text).fill(ui.visuals().selection.bg_fill), Vec2::new(WIDTH, 38.0));
            next = response.clicked().then_some(wanted);
        }
        let rest: Vec<(Tipped, Option<Command>)> = entries.collect();
        let width = (WIDTH + 8.0) / float(rest.len().max(1)) - 8.0;
        ui.horizontal(|ui| {
            for (words, wanted) in rest {
                let text = RichText::new(say(words.name)).size(14.0);
                let response = button(ui, words, Button::new(text).wrap(), Vec2::new(width, 34.0));
                if wanted.is_none() && self.hears(ui) && !std::mem::replace(&mut self.focused, true) {
                    response.request_focus();
                }
                if response.clicked() {
                    next = Some(wanted);
                }
            }
        });
        desk.wishes.extend(next.flatten());
        next.is_some()
    }
}

fn button(ui: &mut Ui, words: Tipped, button: Button<'_>, size: Vec2) -> Response {
    ui.add_sized(size, button).on_hover_text(say(words.tip))
}

fn has_lost(app: &App, outcome: Outcome) -> bool {
    outcome.winner.is_some_and(|winner| app.player(winner) == Player::Computer && app.player(winner.other()) == Player::Human)
}

/// The royal pieces of those who have won, or of both after a draw, on a disc.
fn portrait(ui: &mut Ui, sides: &[Side], desk: &mut Desk<'_>) {
    let size = Vec2::new(PICTURE * (1.0 + 0.62 * (float(sides.len()) - 1.0)), PICTURE);
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    ui.painter().rect_filled(rect, PICTURE / 2.0, ui.visuals().widgets.inactive.weak_bg_fill);
    let Some(kind) = desk.app.variant().royal().or_else(|| desk.app.variant().kind_ids().next()) else { return };
    for (at, &side) in sides.iter().enumerate() {
        let left = rect.left() + PICTURE * 0.62 * float(at);
        let square = Rect::from_min_size(pos2(left, rect.top()), Vec2::splat(PICTURE)).shrink(PICTURE * 0.12);
        desk.paint(ui, Piece::new(kind, side), Base::Free, square);
    }
}

fn headline(app: &App, outcome: Outcome) -> String {
    let Some(winner) = outcome.winner else { return say!("ending-draw").to_owned() };
    match (app.player(winner), app.player(winner.other())) {
        (Player::Human, Player::Computer) => say!("ending-you-win").to_owned(),
        (Player::Computer, Player::Human) => say!("ending-you-lose").to_owned(),
        _ => say!("ending-won", side = named_side(app.variant(), winner)),
    }
}

/// Where the middle of a card of this size stands: in the middle of the board, or above or below that, where it covers least of what mattered
/// at the end: the last move, and the royal piece that has lost.
fn place(app: &App, outcome: Outcome, (area, size): (Rect, Vec2), view: &BoardView) -> Pos2 {
    let game = app.game();
    let loser = outcome.winner.map_or(game.position().side(), Side::other);
    let ended: Vec<Cell> = [game.position().royal(loser)].into_iter().chain(game.last_move().map(Move::to)).collect();
    let cells = view.places(&ended).map_or_else(Vec::new, |(_, rects)| rects);
    let board = view.frame().unwrap_or(area).intersect(area);
    let rows = [0.5, 0.25, 0.75].map(|share| pos2(board.center().x, board.top() + board.height() * share));
    let covered = |place: &Pos2| cells.iter().filter(|cell| cell.intersects(Rect::from_center_size(*place, size))).count();
    rows.into_iter().min_by_key(covered).unwrap_or(board.center())
}
