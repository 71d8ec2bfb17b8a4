//! How games went on from the position on the board, the user's own and those that ship with the program: each move with how often it was
//! played and how the games ended. While the board is folded, the position of the game inside is asked about alone.

use std::collections::HashMap;

use egui::accesskit::Role;
use egui::{Align2, CornerRadius, CursorIcon, FontId, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2};
use nestmate_core::position::{Move, move_text};
use nestmate_core::variant::Variant;
use nestmate_text::named_sides;
use nestmate_text::words::{Tipped, key, named, say, tipped};

use super::{Desk, line};
use crate::app::{Action, ExploredGames, GamesWish};
use crate::saying::Saying;
use crate::storage::MoveTally;
use crate::ui::figurines;
use crate::ui::frame::theme::{accents, verdict_colours};
use crate::ui::frame::tips;
use crate::ui::frame::widgets::{float, lit, quiet_label, small_label, wrong_label};

const ROW: f32 = 24.0;

const HEAD: f32 = 18.0;

/// The widths of the move, the number of games and the day, in points.
const MOVE: f32 = 84.0;
const GAMES: f32 = 44.0;
const DAY: f32 = 84.0;

/// Whose games are told of, each with its words.
const WHOSE: [(ExploredGames, Tipped); 3] = [
    (ExploredGames::Own, tipped!("explorer-own")),
    (ExploredGames::Shipped, tipped!("explorer-shipped")),
    (ExploredGames::Both, tipped!("explorer-both")),
];

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    whose(ui, desk);
    let quiet = accents(ui).quiet;
    let (app, which) = (desk.app, desk.kept.tabs.explored);
    if app.own_games().path.is_none() && which == ExploredGames::Own {
        quiet_label(ui, say!("own-games-nowhere"));
        return;
    }
    let fold = app.fold();
    let here = app.crossing(fold.as_deref());
    let alone = fold.as_ref().map(|fold| say!("explorer-alone", lattice = named(fold.name(app.variant()))));
    let head = alone.unwrap_or_else(|| say!("explorer-whole").to_owned());
    small_label(ui, head);
    if which != ExploredGames::Own {
        ui.add(egui::Label::new(RichText::new(say!("explorer-shipped-about")).small().color(quiet)).wrap());
    }
    if app.own_games().crossing.as_ref() != Some(&here) {
        desk.wishes.push(Action::Games(GamesWish::Explore(here.clone())));
    }
    if let Some(fault) = app.own_games().fault.as_ref().filter(|_| which != ExploredGames::Shipped) {
        wrong_label(ui, say!("own-games-unusable", why = fault.said()));
        return;
    }
    let Some(known) = app.own_games().explored(&here, which) else {
        quiet_label(ui, say!("own-games-looking"));
        return;
    };
    let legal = app.game().legal().iter().map(|&mv| (move_text(app.variant(), mv), mv));
    let legal: HashMap<String, Move> = legal.collect();
    let moves: Vec<(Move, &MoveTally)> = known.iter().filter_map(|tally| Some((*legal.get(&tally.mv)?, tally))).collect();
    if moves.is_empty() {
        let key = if which == ExploredGames::Own { key!("explorer-none") } else { key!("explorer-none-known") };
        quiet_label(ui, say(key));
        return;
    }
    headings(ui, desk.app.variant());
    ScrollArea::vertical().auto_shrink([false, false]).id_salt("explorer").show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        for (mv, tally) in moves {
            row(ui, desk, mv, tally);
        }
    });
}

fn whose(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (games, words) in WHOSE {
            let (on, name) = (desk.kept.tabs.explored == games, say(words.name));
            let response = tips::above(ui.selectable_label(on, name), ui.min_rect(), say(words.tip));
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, name));
            if response.clicked() {
                desk.kept.tabs.explored = games;
            }
        }
    });
}

fn headings(ui: &mut Ui, variant: &Variant) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), HEAD), Sense::hover());
    let (left, bar, right) = (rect.left() + 4.0, rect.left() + 4.0 + MOVE + GAMES, rect.right() - 4.0);
    let [side, other] = named_sides(variant);
    let columns = [
        (left, Align2::LEFT_CENTER, key!("explorer-head-move")),
        (bar - 8.0, Align2::RIGHT_CENTER, key!("explorer-head-games")),
        ((bar + rect.right() - DAY) / 2.0, Align2::CENTER_CENTER, key!("explorer-head-results")),
        (right, Align2::RIGHT_CENTER, key!("explorer-head-last")),
    ];
    for (x, align, key) in columns {
        let place = align.anchor_size(pos2(x, rect.center().y), Vec2::new(0.0, HEAD));
        let name = say!(key, side = side, other = other);
        let text = RichText::new(&name).small().strong().color(accents(ui).quiet);
        let galley = egui::WidgetText::from(text).into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Small);
        let own = align.anchor_size(place.center(), galley.size());
        let response = ui.interact(own, ui.scope_id().with(key), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::ColumnHeader, true, name.as_str()));
        ui.painter().galley(own.min, galley, accents(ui).quiet);
    }
    ui.painter().hline(rect.x_range(), rect.bottom(), ui.visuals().widgets.noninteractive.bg_stroke);
}

fn row(ui: &mut Ui, desk: &mut Desk<'_>, mv: Move, tally: &MoveTally) {
    let Some(written) = desk.kept.tabs.lines.of(desk.app, &[mv]).first().cloned() else { return };
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), ROW), Sense::click());
    let (white, draws, black) = shares(tally);
    let (text, games, day) = (written.long.as_str(), tally.games(), tally.last.as_str());
    let [side, other] = named_sides(desk.app.variant());
    let name = say!(
        if day.is_empty() { key!("explorer-move-undated") } else { key!("explorer-move") },
        side = side,
        other = other,
        last = text,
        games = games,
        white = white,
        draws = draws,
        black = black,
        day = day
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name.as_str()));
    lit(ui, (rect, 4.0), false, &response);
    let (ink, quiet, small) = (ui.visuals().text_color(), accents(ui).quiet, FontId::proportional(12.5));
    let (left, middle, bar) = (rect.left() + 4.0, rect.center().y, rect.left() + 4.0 + MOVE + GAMES);
    let (painter, place) = (ui.painter().clone(), Rect::from_min_max(pos2(left, rect.top()), pos2(bar, rect.bottom())));
    figurines::paint(ui, desk.figurines(), &written, (&painter, place), (&FontId::monospace(13.5), ink, ""));
    ui.painter().text(pos2(bar - 8.0, middle), Align2::RIGHT_CENTER, tally.games(), small.clone(), quiet);
    ui.painter().text(pos2(rect.right() - 4.0, middle), Align2::RIGHT_CENTER, &tally.last, small, quiet);
    draw_bar(ui, Rect::from_min_max(pos2(bar, rect.top() + 4.0), pos2(rect.right() - DAY, rect.bottom() - 4.0)), tally);
    line::playable(desk, &response.on_hover_cursor(CursorIcon::PointingHand), &[mv]);
}

/// The shares of the games that have ended, in percent, which make a hundred together.
fn shares(tally: &MoveTally) -> (usize, usize, usize) {
    let all = tally.white + tally.draws + tally.black;
    if all == 0 {
        return (0, 0, 0);
    }
    let (white, black) = ((tally.white * 100 + all / 2) / all, (tally.black * 100 + all / 2) / all);
    // Halves of both sides are rounded up.
    let black = black.min(100 - white);
    (white, 100 - white - black, black)
}

/// White's share, the drawn games and Black's share beside each other, with the numbers where there is room.
fn draw_bar(ui: &Ui, bar: Rect, tally: &MoveTally) {
    if bar.width() < 20.0 {
        return;
    }
    let round = CornerRadius::same(3);
    let edge = Stroke::new(1.0, ui.visuals().widgets.noninteractive.bg_stroke.color);
    let (white, draws, black) = shares(tally);
    let (light, dark) = (verdict_colours(ui, true), verdict_colours(ui, false));
    let grey = (light.0.lerp_to_gamma(dark.0, 0.4), light.1);
    let mut left = bar.left();
    for (share, (ground, ink)) in [(white, light), (draws, grey), (black, dark)] {
        let width = bar.width() * float(share) / 100.0;
        let part = Rect::from_min_size(pos2(left, bar.top()), Vec2::new(width, bar.height()));
        ui.painter().rect_filled(part, round, ground);
        if width > 30.0 {
            ui.painter().text(part.center(), Align2::CENTER_CENTER, format!("{share} %"), FontId::proportional(11.0), ink);
        }
        left += width;
    }
    ui.painter().rect_stroke(bar, round, edge, StrokeKind::Inside);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_make_a_hundred() {
        for (white, draws, black) in [(1, 1, 1), (1, 0, 1), (0, 0, 0), (199, 2, 199), (3, 1, 0), (0, 5, 0)] {
            let tally = MoveTally { mv: String::new(), white, draws, black, open: 4, last: String::new() };
            let (one, two, three) = shares(&tally);
            assert_eq!(one + two + three, if white + draws + black == 0 { 0 } else { 100 });
            assert!(draws > 0 || two <= 1, "{tally:?}");
        }
    }
}
