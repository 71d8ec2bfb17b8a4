//! The switch above the board: the whole of it, or one of the games inside, each with a picture of how it stands. Pointing at one lets
//! its lattice stand out, a click folds the board to it, and dragging along the switch folds by hand.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::epaint::Mesh;
use egui::{
    Align2, EventFilter, Galley, Key, Modifiers, Rect, Response, Sense, Shape, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo,
    WidgetText, pos2, vec2,
};
use nestmate_core::variant::Variant;
use nestmate_text::words::{key, named, say};

use super::board::{self, BoardTheme, BoardView};
use super::commands::keymap::fold_keys;
use super::frame::theme::accents;
use crate::app::{Action, Fold, Scene, See};

/// The side of a picture, in points.
const PICTURE: f32 = 34.0;

/// Room around pictures and words, in points.
const GAP: f32 = 6.0;

/// How long the mark of what is on takes to its new place, in seconds.
const SLIDE: f32 = 0.2;

/// The switch, with the pictures on it.
#[derive(Default)]
pub(super) struct FoldSwitch {
    pictures: Vec<Picture>,
}

/// A picture with what it was made from.
struct Picture {
    of: (Arc<Variant>, u64, bool, Option<usize>),
    place: (Rect, f32, BoardTheme),
    mesh: Arc<Mesh>,
}

/// One part of the switch: the whole board, or a layer to fold it to.
struct SwitchPart {
    fold: Option<Arc<Fold>>,
    word: Arc<Galley>,
    rect: Rect,
}

impl FoldSwitch {
    /// Shows the switch at the top of what is left of `ui`, and returns what the user asks for. Without ways to fold the board there is
    /// none.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        folds: &[Arc<Fold>],
        scene: &Scene,
        view: &mut BoardView,
        theme: &BoardTheme,
    ) -> Option<Action> {
        if folds.is_empty() {
            view.point_at(None);
            return None;
        }
        let room = ui.available_width();
        let (row, title) = row(ui, folds, scene);
        let parts = parts(ui, folds, scene, (row.left_top(), room));
        let on = scene.fold.as_ref().map(|fold| fold.layer);
        let on = parts.iter().position(|part| part.fold.as_ref().map(|fold| fold.layer) == on).unwrap_or(0);
        let responses: Vec<Response> = parts.iter().enumerate().map(|(at, part)| listen(ui, scene, part, at == on)).collect();
        let by_hand = responses.iter().any(Response::dragged).then(|| ui.ctx().pointer_latest_pos()).flatten();
        let by_hand = by_hand.map(|pointer| place(&parts, pointer.x));
        if let Some(place) = by_hand {
            view.hold(held(&parts, place));
        }
        let pointed = responses.iter().position(|response| response.hovered() && by_hand.is_none());
        view.point_at(pointed.and_then(|at| parts[at].fold.clone()));
        self.paint(ui, scene, &parts, &responses, (on, by_hand), theme);
        if let Some((title, at)) = title {
            self::title(ui, scene, title, at, theme);
        }
        let clicked = responses.iter().position(Response::clicked);
        let let_go = responses.iter().any(Response::drag_stopped).then(|| ui.ctx().pointer_latest_pos()).flatten();
        let chosen = clicked.or_else(|| let_go.map(|pointer| nearest(place(&parts, pointer.x)))).or_else(|| by_keys(ui, &responses, on));
        chosen.filter(|&at| at != on).map(|at| Action::See(See::Fold(parts[at].fold.as_ref().map(|fold| fold.layer))))
    }

    fn paint(
        &mut self,
        ui: &Ui,
        scene: &Scene,
        parts: &[SwitchPart],
        responses: &[Response],
        (on, by_hand): (usize, Option<f32>),
        theme: &BoardTheme,
    ) {
        let (painter, visuals) = (ui.painter(), ui.visuals());
        let all = parts.iter().map(|part| part.rect).fold(Rect::NOTHING, Rect::union);
        painter.rect(all, 7.0, visuals.faint_bg_color, visuals.widgets.noninteractive.bg_stroke, StrokeKind::Outside);
        #[expect(clippy::cast_precision_loss, reason = "a few parts")]
        let wanted = by_hand.unwrap_or(on as f32);
        let time = if by_hand.is_some() || ui.style().animation_time <= 0.0 { 0.0 } else { SLIDE };
        let shown = ui.ctx().animate_value_with_time(ui.scope_id().with("fold mark"), wanted, time);
        painter.rect(between(parts, shown), 6.0, visuals.selection.bg_fill, visuals.selection.stroke, StrokeKind::Inside);
        self.pictures.truncate(parts.len());
        for (at, (part, response)) in parts.iter().zip(responses).enumerate() {
            if response.hovered() || response.has_focus() {
                painter.rect_stroke(part.rect, 6.0, visuals.widgets.hovered.bg_stroke, StrokeKind::Inside);
            }
            let square = Rect::from_min_size(part.rect.min + vec2(GAP / 2.0, GAP / 2.0), Vec2::splat(PICTURE));
            painter.add(Shape::Mesh(self.picture(at, ui, scene, part.fold.as_deref(), square, theme)));
            if part.fold.as_ref().is_some_and(|fold| touched(scene, fold)) {
                painter.circle(square.right_top() + vec2(-2.0, 2.0), 4.5, theme.last, Stroke::new(1.5, visuals.text_color()));
            }
            let word = pos2(square.right() + GAP, part.rect.center().y - part.word.size().y / 2.0);
            painter.galley(word, Arc::clone(&part.word), visuals.text_color());
        }
    }

    /// The picture of a part, made anew when it has become another.
    fn picture(&mut self, at: usize, ui: &Ui, scene: &Scene, fold: Option<&Fold>, square: Rect, theme: &BoardTheme) -> Arc<Mesh> {
        let of = (Arc::clone(&scene.variant), scene.position.hash(), scene.flipped, fold.map(|fold| fold.layer));
        let place = (square, ui.pixels_per_point(), *theme);
        let same = |picture: &&Picture| Arc::ptr_eq(&picture.of.0, &of.0) && picture.of.1 == of.1 && picture.of.2 == of.2;
        let known = self.pictures.get(at).filter(same).filter(|picture| picture.of.3 == of.3 && picture.place == place);
        if let Some(known) = known {
            return Arc::clone(&known.mesh);
        }
        let mesh = Arc::new(board::thumbnail(scene, fold, square, ui.pixels_per_point(), theme));
        let made = Picture { of, place, mesh: Arc::clone(&mesh) };
        match self.pictures.get_mut(at) {
            Some(known) => *known = made,
            None => self.pictures.push(made),
        }
        mesh
    }
}

/// Takes the room of the switch, over the board; with the title of a folded board and where it ends, where there is room for it.
fn row(ui: &mut Ui, folds: &[Arc<Fold>], scene: &Scene) -> (Rect, Option<(Arc<Galley>, egui::Pos2)>) {
    let area = ui.available_rect_before_wrap();
    let height = PICTURE + GAP;
    let (row, _) = ui.allocate_exact_size(vec2(area.width(), height), Sense::hover());
    ui.add_space(2.0);
    let width = parts(ui, folds, scene, (row.left_top(), row.width())).last().map_or(0.0, |part| part.rect.right() - row.left());
    let text = scene.fold.as_ref().map(|fold| {
        let inside = say!("fold-title", inner = named(fold.name(&scene.variant)), game = named(&scene.variant.name));
        galley(ui, inside, TextStyle::Heading)
    });
    let needed = width + text.as_ref().map_or(0.0, |text| text.size().x + 5.0 * GAP);
    // As wide as the board below, or as wide as it must be.
    let board = area.width().min(area.height() - height - 50.0).max(needed).min(area.width());
    let left = row.center().x - board / 2.0;
    let at = pos2(left + board, row.center().y);
    let text = text.filter(|_| needed <= area.width()).map(|text| (text, at));
    (Rect::from_min_size(pos2(left.max(row.left()), row.top()), vec2(width, height)), text)
}

fn galley(ui: &Ui, text: impl Into<WidgetText>, style: TextStyle) -> Arc<Galley> {
    text.into().into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, style)
}

/// The parts of the switch side by side, from a place on; without words where these take more than the room that there is.
fn parts(ui: &Ui, folds: &[Arc<Fold>], scene: &Scene, (from, room): (egui::Pos2, f32)) -> Vec<SwitchPart> {
    let worded = parts_with(ui, folds, scene, from, true);
    let fits = worded.last().is_none_or(|part| part.rect.right() <= from.x + room);
    if fits { worded } else { parts_with(ui, folds, scene, from, false) }
}

fn parts_with(ui: &Ui, folds: &[Arc<Fold>], scene: &Scene, from: egui::Pos2, words: bool) -> Vec<SwitchPart> {
    let mut left = from.x;
    let all = std::iter::once(None).chain(folds.iter().cloned().map(Some));
    all.map(|fold| {
        let word = fold.as_ref().map_or_else(|| say!("fold-whole"), |fold| named(fold.name(&scene.variant)));
        let word = galley(ui, if words { word } else { "" }, TextStyle::Button);
        let beside = if words { word.size().x + 3.0 * GAP } else { GAP };
        let rect = Rect::from_min_size(pos2(left, from.y), vec2(PICTURE + beside, PICTURE + GAP));
        left = rect.right();
        SwitchPart { fold, word, rect }
    })
    .collect()
}

/// Lets a part be pointed at, clicked and dragged along.
fn listen(ui: &Ui, scene: &Scene, part: &SwitchPart, on: bool) -> Response {
    let layer = part.fold.as_ref().map(|fold| fold.layer);
    // The switch is one stop for the keyboard, at what is on.
    let sense = if on { Sense::click_and_drag() } else { Sense::CLICK | Sense::DRAG };
    let response = ui.interact(part.rect, ui.scope_id().with(("fold", layer)), sense);
    let Some(fold) = &part.fold else {
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, say!("fold-whole.spoken")));
        return response.on_hover_text(say!("fold-whole.tip"));
    };
    let game = named(fold.in_text(&scene.variant));
    response.widget_info(|| {
        let key = if touched(scene, fold) { key!("fold-to.touched") } else { key!("fold-to.spoken") };
        WidgetInfo::selected(Role::RadioButton, true, on, say!(key, game = game))
    });
    let keys = fold_keys(fold.layer);
    response.on_hover_text(say!("fold-to.tip", game = game, keys = keys))
}

/// The part that the arrow keys choose, which has the keyboard then.
fn by_keys(ui: &Ui, responses: &[Response], on: usize) -> Option<usize> {
    if !responses[on].has_focus() {
        return None;
    }
    let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(responses[on].id, filter));
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let right = pressed(Key::ArrowRight).then_some(on + 1);
    let chosen = right.or_else(|| pressed(Key::ArrowLeft).then(|| on.checked_sub(1)).flatten()).filter(|&at| at < responses.len())?;
    responses[chosen].request_focus();
    Some(chosen)
}

/// Whether the last move began or ended on the cells of a layer.
fn touched(scene: &Scene, fold: &Fold) -> bool {
    scene.last.is_some_and(|(from, to)| fold.cells.contains(from) || fold.cells.contains(to))
}

/// Where a place of the screen is among the parts: 0 for the middle of the first, 1 for that of the second.
fn place(parts: &[SwitchPart], x: f32) -> f32 {
    let mut place = 0.0;
    for pair in parts.windows(2) {
        let (from, to) = (pair[0].rect.center().x, pair[1].rect.center().x);
        place += ((x - from) / (to - from)).clamp(0.0, 1.0);
    }
    place
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and a few")]
fn nearest(place: f32) -> usize {
    place.round() as usize
}

/// How far the board is folded at a place among the parts.
fn held(parts: &[SwitchPart], place: f32) -> Vec<board::HeldFold> {
    #[expect(clippy::cast_precision_loss, reason = "a few parts")]
    let share = |at: usize| 1.0 - (place - at as f32).abs().min(1.0);
    let folds = parts.iter().enumerate().filter_map(|(at, part)| Some((Arc::clone(part.fold.as_ref()?), share(at))));
    folds.filter(|(_, share)| *share > 0.0).collect()
}

/// The rectangle of a place among the parts.
fn between(parts: &[SwitchPart], place: f32) -> Rect {
    let at = nearest(place.floor());
    let (Some(one), Some(other)) = (parts.get(at).or(parts.last()), parts.get(at + 1).or(parts.last())) else { return Rect::NOTHING };
    one.rect.lerp_towards(&other.rect, place.fract())
}

/// The title of a folded board, with its lattice's colour, to the left of a place.
fn title(ui: &Ui, scene: &Scene, title: Arc<Galley>, at: egui::Pos2, theme: &BoardTheme) {
    let layer = scene.fold.as_ref().and_then(|fold| scene.variant.layers.get(fold.layer));
    let rect = Align2::RIGHT_CENTER.anchor_size(at, title.size());
    if let Some(layer) = layer {
        let swatch = Rect::from_center_size(pos2(rect.left() - 12.0, at.y), Vec2::splat(14.0));
        ui.painter().rect(swatch, 3.0, theme.tint(layer.tint), Stroke::new(1.0, accents(ui).quiet), StrokeKind::Inside);
    }
    ui.painter().galley(rect.min, title, ui.visuals().text_color());
}
