//! The choice of what a piece becomes, at the cell where it arrives: a small palette of the pieces it could be.

use egui::accesskit::Role;
use egui::{
    Align2, Area, Frame, Id, Key, Label, Margin, Modifiers, Order, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, vec2,
};
use nestmate_core::position::{Gateway, Move, MoveKind};
use nestmate_core::variant::{KindId, Piece, Reserve};
use nestmate_text::words::{key, say};

use super::layout::Layout;
use super::theme::BoardTheme;
use super::{BoardEvent, BoardView, figures};
use crate::app::{Naming, Scene};
use crate::saying::owner_of_reserve;
use crate::ui::frame::widgets::float;

pub(super) fn show(ui: &Ui, scene: &Scene, view: &mut BoardView, layout: &Layout, theme: &BoardTheme, events: &mut Vec<BoardEvent>) {
    let Some(&first) = scene.choices.first() else {
        view.asked = None;
        return;
    };
    let square = layout.square(first.to());
    let area = Area::new(Id::unique("board chooser"))
        .order(Order::Foreground)
        .fade_in(false)
        .pivot(Align2::CENTER_TOP)
        .fixed_pos(square.center_bottom() + vec2(0.0, 3.0))
        .constrain_to(ui.ctx().content_rect())
        .accessible_name(say!("choose"))
        .show(ui.ctx(), |ui| {
            let frame = Frame::new().fill(theme.panel[0]).stroke(Stroke::new(1.0, theme.frame)).corner_radius(6.0);
            frame
                .inner_margin(Margin::same(6))
                .shadow(ui.visuals().popup_shadow)
                .show(ui, |ui| palette(ui, scene, view, layout, theme, events));
        });
    let escaped = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    if escaped || area.response.clicked_elsewhere() {
        events.push(BoardEvent::Cancel);
    }
}

/// Rows of options; those that take a piece from a reserve are grouped by reserve.
fn palette(ui: &mut Ui, scene: &Scene, view: &mut BoardView, layout: &Layout, theme: &BoardTheme, events: &mut Vec<BoardEvent>) {
    let columns = if scene.choices.len() > 12 { 7 } else { 4 };
    ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
    if let Some(why) = scene.choices.iter().find_map(|&mv| whereto(scene, mv)) {
        let width = option_size(layout).x * float(scene.choices.len().min(columns)).max(2.0);
        let text = RichText::new(why).color(theme.panel[1]).size(12.0);
        ui.scope(|ui| {
            ui.set_max_width(width);
            ui.add(Label::new(text).wrap());
        });
    }
    for reserve in [None].into_iter().chain(Reserve::ALL.map(Some)) {
        let group: Vec<Move> = scene.choices.iter().copied().filter(|&mv| reserve_of(mv) == reserve).collect();
        if let Some(reserve) = reserve.filter(|_| !group.is_empty()) {
            ui.label(
                RichText::new(say!("choose-from", owner = owner_of_reserve(&scene.variant, reserve)))
                    .color(theme.panel[1])
                    .size(12.0)
                    .strong(),
            );
        }
        for row in group.chunks(columns) {
            ui.horizontal(|ui| {
                for &mv in row {
                    let response = option(ui, scene, view, layout, theme, mv);
                    if view.asked != scene.choices.first().copied() {
                        view.asked = scene.choices.first().copied();
                        response.request_focus();
                    }
                    if response.clicked() {
                        events.push(BoardEvent::Choose(mv));
                    }
                }
            });
        }
    }
}

/// Where the piece goes that the new one takes the place of.
fn whereto(scene: &Scene, mv: Move) -> Option<String> {
    let piece = scene.piece_name(scene.position.at(mv.from()), mv.to());
    match mv.action() {
        MoveKind::Exchange(..) => Some(say!("choose-exchange-why", piece = piece)),
        MoveKind::Swap(_) => Some(say!("choose-swap-why", piece = piece)),
        MoveKind::Restore(_) => Some(say!("choose-restore-why", piece = piece)),
        _ => None,
    }
}

fn picture(layout: &Layout) -> f32 {
    (layout.half() * 2.0).clamp(36.0, 64.0)
}

fn option_size(layout: &Layout) -> Vec2 {
    vec2((picture(layout) * 1.3).max(78.0), picture(layout) + 34.0)
}

/// One option: the piece it leads to, its name, and what the move's text ends in.
fn option(ui: &mut Ui, scene: &Scene, view: &mut BoardView, layout: &Layout, theme: &BoardTheme, mv: Move) -> Response {
    let picture = picture(layout);
    let (rect, response) = ui.allocate_exact_size(option_size(layout), Sense::click());
    let spoken = spoken(scene, mv);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    let lit = response.hovered() || response.has_focus();
    let ground = if lit { theme.own.gamma_multiply(0.25) } else { theme.panel[1].gamma_multiply(0.05) };
    let edge = if response.has_focus() { Stroke::new(2.0, theme.own) } else { Stroke::new(1.0, theme.panel[1].gamma_multiply(0.15)) };
    ui.painter().rect(rect, 4.0, ground, edge, StrokeKind::Inside);
    if let Some(kind) = result(scene, mv) {
        let piece = Piece::new(kind, side(scene, mv));
        let square = Rect::from_center_size(rect.center_top() + vec2(0.0, picture / 2.0 + 3.0), Vec2::splat(picture));
        let inner = scene
            .naming()
            .fold
            .filter(|fold| fold.cells.contains(mv.to()))
            .and_then(|fold| fold.inner.as_ref())
            .and_then(|inner| Some((&inner.variant, inner.piece(piece)?)));
        let (kinds, shown) = inner.map_or((&scene.variant, kind), |(kinds, piece)| (kinds, piece.kind()));
        view.pieces.paint(ui.painter(), kinds, kinds.kind(shown), figures::pose(scene, piece, mv.to()), square, theme);
        line(ui, rect, 23.0, name(scene, kind, mv), 12.0, theme.panel[1]);
    }
    line(ui, rect, 9.0, &suffix(scene, mv), 11.0, theme.panel[1].gamma_multiply(0.7));
    response.on_hover_text(spoken)
}

fn line(ui: &Ui, rect: Rect, up: f32, text: &str, size: f32, color: egui::Color32) {
    let laid_out = |size: f32| ui.painter().layout_no_wrap(text.to_owned(), egui::FontId::proportional(size), color);
    let mut galley = laid_out(size);
    let room = rect.width() - 4.0;
    if galley.size().x > room {
        galley = laid_out(size * room / galley.size().x);
    }
    let at = rect.center_bottom() - vec2(galley.size().x / 2.0, up + galley.size().y / 2.0);
    ui.painter().galley(at, galley, color);
}

fn side(scene: &Scene, mv: Move) -> nestmate_core::variant::Side {
    let piece = scene.position.at(mv.from());
    if piece.is_some() && !mv.is_drop() { piece.side() } else { scene.position.side() }
}

fn result(scene: &Scene, mv: Move) -> Option<KindId> {
    let mover = || Some(scene.position.at(mv.from())).filter(|piece| piece.is_some()).map(Piece::kind);
    match mv.action() {
        MoveKind::Plain | MoveKind::Double | MoveKind::EnPassant | MoveKind::Castle | MoveKind::Pass | MoveKind::Twice(_) => mover(),
        MoveKind::Turn => mover().and_then(|kind| scene.variant.kind(kind).turns_to),
        MoveKind::Promote(kind)
        | MoveKind::Become(kind)
        | MoveKind::Exchange(kind, _)
        | MoveKind::Restore(kind)
        | MoveKind::Swap(kind)
        | MoveKind::Drop(kind)
        | MoveKind::Gate(kind, _) => Some(kind),
    }
}

fn name(scene: &Scene, kind: KindId, mv: Move) -> &str {
    scene.piece_name(Piece::new(kind, side(scene, mv)), mv.to())
}

fn reserve_of(mv: Move) -> Option<Reserve> {
    if let MoveKind::Exchange(_, reserve) = mv.action() { Some(reserve) } else { None }
}

fn puts_pieces(scene: &Scene) -> bool {
    scene.choices.iter().any(|mv| matches!(mv.action(), MoveKind::Gate(..)))
}

fn takes_on_way(scene: &Scene) -> bool {
    scene.choices.iter().any(|mv| mv.via().is_some())
}

/// Whether a castling is among the choices, so that the others are moves of the piece alone. Where one puts a piece as well, it is that
/// piece which tells them apart.
fn castles(scene: &Scene) -> bool {
    scene.choices.iter().any(|mv| mv.castles()) && !puts_pieces(scene)
}

/// What tells a choice from the others: what it captures on the way, or what the move's text has after its cells; a word where that is
/// nothing.
fn suffix(scene: &Scene, mv: Move) -> String {
    if castles(scene) {
        return say(if mv.castles() { key!("choose-castle") } else { key!("choose-move") }).to_owned();
    }
    if mv.action() == MoveKind::Turn {
        return say!("choose-turned").to_owned();
    }
    let naming = scene.naming();
    let text = naming.exact(mv);
    if let Some(via) = mv.via() {
        let victim = scene.position.at(via);
        let taken = || say!("choose-taken", piece = scene.piece_name(victim, via), cell = naming.cell(via));
        return if victim.is_some() { taken() } else { say!("choose-pass").to_owned() };
    }
    if takes_on_way(scene) {
        return say!("choose-directly").to_owned();
    }
    let seen = if naming.shows(mv) { naming } else { Naming { fold: None, ..naming } };
    let cells = seen.cell(mv.from()).len() + seen.cell(mv.to()).len();
    text.get(cells..).filter(|suffix| !suffix.is_empty()).map_or_else(|| say!("choose-nothing").to_owned(), str::to_owned)
}

fn spoken(scene: &Scene, mv: Move) -> String {
    let name = result(scene, mv).map_or(say!("piece"), |kind| name(scene, kind, mv));
    match mv.action() {
        MoveKind::Plain | MoveKind::Castle if puts_pieces(scene) => say!("choose-put-nothing").to_owned(),
        MoveKind::Gate(_, Gateway::Step) => say!("choose-put", piece = name),
        MoveKind::Gate(_, Gateway::Castle) => say!("choose-put-royal", piece = name),
        MoveKind::Gate(_, Gateway::Partner) => say!("choose-put-partner", piece = name),
        MoveKind::Plain if takes_on_way(scene) => say!("choose-directly").to_owned(),
        MoveKind::Pass => say!("choose-pass").to_owned(),
        MoveKind::Plain if castles(scene) => say!("choose-move-piece", piece = name),
        MoveKind::Plain => say!("choose-keep", piece = name),
        MoveKind::Double => say!("choose-double", piece = name),
        MoveKind::EnPassant => say!("choose-passing", piece = name),
        MoveKind::Castle => say!("choose-castle").to_owned(),
        MoveKind::Turn => say!("choose-turn", piece = name),
        MoveKind::Promote(_) | MoveKind::Become(_) => say!("choose-promote", piece = name),
        MoveKind::Exchange(_, reserve) => say!("choose-exchange", piece = name, owner = owner_of_reserve(&scene.variant, reserve)),
        MoveKind::Restore(_) => say!("choose-restore", piece = name),
        MoveKind::Swap(_) => say!("choose-swap", piece = name),
        MoveKind::Drop(_) => say!("choose-drop", piece = name),
        MoveKind::Twice(via) if scene.position.at(via).is_some() => {
            say!("choose-twice", piece = scene.piece_name(scene.position.at(via), via), cell = scene.naming().cell(via))
        }
        MoveKind::Twice(_) => say!("choose-passes", piece = name),
    }
}
