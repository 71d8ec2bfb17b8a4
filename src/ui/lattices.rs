//! The lattices at the board's left: the whole board, and below it each layer of the game. The picture of one folds the board to it, by a
//! click or by hand along the pictures, and the dial below as far as one likes; beside it are the faces of the game inside; its name shows
//! it alone; and the four squares below say how it is seen.

mod rows;

use std::sync::Arc;

use egui::accesskit::Role;
use egui::epaint::Mesh;
use egui::layers::ShapeIdx;
use egui::{
    Event, EventFilter, Frame, Galley, Key, Margin, Modifiers, MouseWheelUnit, Panel, Rect, Response, Sense, Shape, Slider, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};
use nestmate_core::variant::Variant;
use nestmate_text::words::{key, named, say};

use super::board::{self, BoardTheme};
use super::commands::Command;
use super::commands::keys::fold_keys;
use super::frame::tips;
use super::frame::widgets::float;
use crate::app::{Action, App, DIAL_STEP, Fold, Folded, Scene, See};
use crate::ui::desk::Desk;
use rows::{faces, height, lines, name, states, whole_row};

pub(super) const WIDTH: f32 = 120.0;

/// The bounds of a picture's side, the sides of a square that sets a state, and the room between rows, in points.
const PICTURE: (f32, f32) = (30.0, 92.0);
const STATE: f32 = 24.0;
const GAP: f32 = 10.0;

const DIAL: f32 = 60.0;

/// How far the wheel turns that tells of points and not of notches, in points.
const POINTS: f32 = 40.0;

/// How long the mark of what is on takes to its new place, in seconds.
const SLIDE: f32 = 0.2;

#[derive(Default)]
pub(super) struct Lattices {
    pictures: Vec<Picture>,
    /// The layer whose dial is held, and how far it is turned.
    held: Option<(usize, f32)>,
    /// How far the wheel has turned towards the next notch.
    wheel: f32,
}

/// A picture with what it was made from.
struct Picture {
    of: (Arc<Variant>, u64, bool, Option<usize>),
    place: (Rect, f32, BoardTheme),
    mesh: Arc<Mesh>,
}

/// A picture's place, with the layer that it folds the board to; none for the whole board.
struct FoldPart {
    fold: Option<Arc<Fold>>,
    rect: Rect,
}

/// Whether the layers of a game are more than colours of its cells: something is inside it, the board folds to them, or a piece moves
/// otherwise on one than on another.
pub(super) fn are_told(app: &App) -> bool {
    let variant = app.variant();
    let moves_differ = || {
        let parts = |way: &nestmate_core::variant::Way| variant.layers.iter().any(|layer| layer.cells == way.from);
        variant.layers.len() > 1 && variant.kinds.iter().flat_map(|kind| &kind.ways).any(parts)
    };
    !variant.inner.is_empty() || app.has_folds() || moves_differ()
}

pub(super) fn are_shown(app: &App) -> bool {
    (app.learning().is_none() || app.exercise().is_some()) && are_told(app)
}

impl FoldPart {
    fn see(&self) -> See {
        See::Fold(self.fold.as_ref().map(|fold| fold.layer))
    }
}

impl Lattices {
    /// Shows the column at the left of what is left of `ui`.
    pub(super) fn show(&mut self, ui: &mut Ui, scene: &Scene, desk: &mut Desk<'_>) {
        if !are_shown(desk.app) {
            return desk.kept.view.point_at(None);
        }
        let frame = Frame::new().inner_margin(Margin { left: 8, right: 4, top: 8, bottom: 0 });
        let panel = Panel::left("lattices").exact_size(WIDTH).resizable(false).show_separator_line(false).frame(frame);
        panel.show(ui, |ui| self.column(ui, scene, desk));
    }

    fn column(&mut self, ui: &mut Ui, scene: &Scene, desk: &mut Desk<'_>) {
        let app = desk.app;
        let group = UiBuilder::new().accessibility_role(Role::Group).accessibility_label(say!("layers"));
        ui.scope_builder(group, |ui| {
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            let variant = Arc::clone(&scene.variant);
            let folds = app.folds();
            let names: Vec<Vec<Arc<Galley>>> = variant.layers.iter().map(|layer| lines(ui, named(&layer.name))).collect();
            let side = picture_side(ui, &folds, &names);
            let mark = ui.painter().add(Shape::Noop);
            let mut parts = Vec::new();
            if folds.iter().any(Option::is_some) {
                parts.push(FoldPart { fold: None, rect: place(ui, side) });
                whole_row(ui, desk);
                ui.add_space(GAP);
            }
            for (layer, state) in app.layers().into_iter().enumerate() {
                if let Some(fold) = folds.get(layer).cloned().flatten() {
                    parts.push(FoldPart { fold: Some(Arc::clone(&fold)), rect: place(ui, side) });
                    self.dial(ui, &fold, desk);
                }
                name(ui, desk, layer, &names[layer]);
                states(ui, desk, (layer, state));
                ui.add_space(GAP);
            }
            if parts.is_empty() {
                desk.kept.view.point_at(None);
            } else {
                let chosen = self.pictures(ui, scene, &parts, mark, desk);
                desk.wishes.extend(chosen);
            }
        });
    }

    /// Paints the pictures, lets them be pointed at, clicked and dragged along, and returns what is chosen.
    fn pictures(&mut self, ui: &Ui, scene: &Scene, parts: &[FoldPart], mark: ShapeIdx, desk: &mut Desk<'_>) -> Option<Action> {
        let (view, theme) = (&mut desk.kept.view, desk.theme);
        let on = scene.fold().map(|fold| fold.layer);
        let on = parts.iter().position(|part| part.fold.as_ref().map(|fold| fold.layer) == on).unwrap_or(0);
        let responses: Vec<Response> = parts.iter().enumerate().map(|(at, part)| listen(ui, scene, part, at == on)).collect();
        let by_hand = responses.iter().any(Response::dragged).then(|| ui.ctx().pointer_latest_pos()).flatten();
        let by_hand = by_hand.map(|pointer| share(parts, pointer.y));
        if let Some(place) = by_hand {
            view.hold(held(parts, place));
        }
        if let Some(wheel) = responses.iter().position(Response::hovered).and_then(|at| self.by_wheel(ui, scene, &parts[at])) {
            return Some(wheel);
        }
        let pointed = responses.iter().position(|response| response.hovered() && by_hand.is_none());
        view.point_at(pointed.and_then(|at| parts[at].fold.clone()));
        let visuals = ui.visuals();
        // On the way to the first game inside the mark is between the pictures.
        let rest = scene.folded.as_ref().map_or(0.0, |folded| if on == 1 { folded.depth } else { float(on) });
        let wanted = by_hand.unwrap_or(rest);
        let time = if by_hand.is_some() || ui.style().animation_time <= 0.0 { 0.0 } else { SLIDE };
        let shown = ui.ctx().animate_value_with_time(ui.scope_id().with("fold mark"), wanted, time);
        let (around, edge) = (between(parts, shown).expand(4.0), Stroke::new(2.0, visuals.selection.stroke.color));
        ui.painter().set(mark, egui::epaint::RectShape::new(around, 6.0, visuals.selection.bg_fill, edge, StrokeKind::Inside));
        self.pictures.truncate(parts.len());
        for (at, (part, response)) in parts.iter().zip(&responses).enumerate() {
            let painter = ui.painter();
            painter.add(Shape::Mesh(self.picture(at, ui, scene, part.fold.as_deref(), part.rect, theme)));
            if response.hovered() || response.has_focus() {
                painter.rect_stroke(part.rect.expand(4.0), 6.0, visuals.widgets.hovered.bg_stroke, StrokeKind::Inside);
            }
            if part.fold.as_ref().is_some_and(|fold| touched(scene, fold)) {
                painter.circle(part.rect.right_top() + vec2(-2.0, 2.0), 4.5, theme.last, Stroke::new(1.5, visuals.text_color()));
            }
        }
        let clicked = responses.iter().position(Response::clicked);
        let let_go = responses.iter().any(Response::drag_stopped).then(|| ui.ctx().pointer_latest_pos()).flatten();
        if clicked == Some(on) {
            // Of a board that is looked at closer, the whole again.
            view.enlarge(0.0);
        }
        if let Some(place) = let_go.map(|pointer| share(parts, pointer.y)) {
            // Between the whole board and the first game inside it rests where it is let go.
            let first = parts.get(1).and_then(|part| part.fold.as_ref()).filter(|_| place < 1.0);
            return Some(Action::See(first.map_or_else(|| parts[nearest(place)].see(), |fold| See::Dial(fold.layer, place))));
        }
        let whole = scene.folded.as_ref().is_none_or(Folded::is_whole) && !scene.lifted;
        let chosen = clicked.filter(|&at| at != on || !whole).or_else(|| by_keys(ui, &responses, on).filter(|&at| at != on));
        chosen.map(|at| Action::See(parts[at].see()))
    }

    /// How far the board folds to a layer, and the faces that its pieces have there.
    fn dial(&mut self, ui: &mut Ui, fold: &Arc<Fold>, desk: &mut Desk<'_>) {
        let (app, variant, layer) = (desk.app, desk.app.variant(), fold.layer);
        let game = named(fold.in_text(variant));
        ui.horizontal(|ui| {
            ui.set_height(STATE);
            ui.spacing_mut().slider_width = DIAL;
            ui.add_space(4.0);
            let now = app.folded().filter(|folded| folded.fold.layer == layer).map_or(0.0, |folded| folded.depth);
            let mut depth = self.held.filter(|held| held.0 == layer).map_or(now, |held| held.1);
            let response = ui.add(Slider::new(&mut depth, 0.0..=1.0).show_value(false));
            response.widget_info(|| WidgetInfo::slider(true, f64::from(depth), say!("dial.spoken", game = game)));
            if response.is_pointer_button_down_on() {
                self.held = Some((layer, depth));
                desk.kept.view.hold(vec![(Arc::clone(fold), depth)]);
            } else if self.held.take_if(|held| held.0 == layer).is_some() || response.changed() {
                desk.wishes.push(Action::See(See::Dial(layer, depth)));
            }
            let (less, more) = (Command::FoldLess.key(ui.ctx()), Command::FoldMore.key(ui.ctx()));
            tips::beside(ui, response, &say!("dial.tip", game = game, less = less, more = more));
            ui.add_space(6.0);
            if let Some(inner) = &fold.inner {
                faces(ui, desk, (layer, inner));
            }
        });
    }

    /// What the wheel over a picture turns the dial to.
    fn by_wheel(&mut self, ui: &Ui, scene: &Scene, part: &FoldPart) -> Option<Action> {
        let fold = part.fold.as_ref()?;
        let turned = |event: &Event| match event {
            Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => delta.y / POINTS,
            Event::MouseWheel { delta, .. } => delta.y,
            _ => 0.0,
        };
        self.wheel += ui.input(|input| input.events.iter().map(turned).sum::<f32>());
        let notches = self.wheel.trunc();
        self.wheel -= notches;
        let depth = scene.folded.as_ref().filter(|folded| folded.fold.layer == fold.layer).map_or(0.0, |folded| folded.depth);
        (notches != 0.0).then(|| Action::See(See::Dial(fold.layer, (depth + notches * DIAL_STEP).clamp(0.0, 1.0))))
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

/// How large the pictures are, so that all rows have room.
fn picture_side(ui: &Ui, folds: &[Option<Arc<Fold>>], names: &[Vec<Arc<Galley>>]) -> f32 {
    let pictures = folds.iter().flatten().count();
    let whole = if pictures > 0 { STATE + GAP + 8.0 } else { 0.0 };
    let rows = names.iter().map(|lines| height(lines) + STATE + 4.0 + GAP).sum::<f32>() + float(pictures) * STATE;
    let count = float((pictures + usize::from(pictures > 0)).max(1));
    ((ui.available_height() - whole - rows) / count - 8.0).clamp(PICTURE.0, PICTURE.1)
}

fn place(ui: &mut Ui, side: f32) -> Rect {
    let (row, _) = ui.allocate_exact_size(vec2(side, side + 8.0), Sense::hover());
    Rect::from_min_size(row.min + vec2(4.0, 4.0), Vec2::splat(side))
}

/// Lets a picture be pointed at, clicked and dragged along.
fn listen(ui: &Ui, scene: &Scene, part: &FoldPart, on: bool) -> Response {
    let layer = part.fold.as_ref().map(|fold| fold.layer);
    // The pictures are one stop for the keyboard, at what is on.
    let sense = if on { Sense::click_and_drag() } else { Sense::CLICK | Sense::DRAG };
    let response = ui.interact(part.rect.expand(4.0), ui.scope_id().with(("fold", layer)), sense);
    let Some(fold) = &part.fold else {
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, say!("fold-whole")));
        return tips::beside(ui, response, say!("fold-whole.tip"));
    };
    let game = named(fold.in_text(&scene.variant));
    response.widget_info(|| {
        let key = if touched(scene, fold) { key!("fold-to.touched") } else { key!("fold-to.spoken") };
        WidgetInfo::selected(Role::RadioButton, true, on, say!(key, game = game))
    });
    let keys = fold_keys(fold.layer);
    tips::beside(ui, response, &say!("fold-to.tip", game = game, keys = keys))
}

/// The part that the arrow keys choose, which has the keyboard then.
fn by_keys(ui: &Ui, responses: &[Response], on: usize) -> Option<usize> {
    if !responses[on].has_focus() {
        return None;
    }
    let filter = EventFilter { vertical_arrows: true, horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(responses[on].id, filter));
    let pressed = |keys: [Key; 2]| ui.input_mut(|input| keys.into_iter().any(|key| input.consume_key(Modifiers::NONE, key)));
    let next = pressed([Key::ArrowDown, Key::ArrowRight]).then_some(on + 1);
    let before = pressed([Key::ArrowUp, Key::ArrowLeft]).then(|| on.checked_sub(1)).flatten();
    let chosen = next.or(before).filter(|&at| at < responses.len())?;
    responses[chosen].request_focus();
    Some(chosen)
}

/// Whether the last move began or ended on the cells of a layer.
fn touched(scene: &Scene, fold: &Fold) -> bool {
    scene.last.is_some_and(|(from, to)| fold.cells.contains(from) || fold.cells.contains(to))
}

/// Where a height of the screen is among the pictures: 0 for the middle of the first, 1 for that of the second.
fn share(parts: &[FoldPart], y: f32) -> f32 {
    let mut share = 0.0;
    for pair in parts.windows(2) {
        let (from, to) = (pair[0].rect.center().y, pair[1].rect.center().y);
        share += ((y - from) / (to - from)).clamp(0.0, 1.0);
    }
    share
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and a few")]
fn nearest(share: f32) -> usize {
    share.round() as usize
}

/// How far the board is folded at a place among the pictures.
fn held(parts: &[FoldPart], place: f32) -> Vec<board::HeldFold> {
    let share = |at: usize| 1.0 - (place - float(at)).abs().min(1.0);
    let folds = parts.iter().enumerate().filter_map(|(at, part)| Some((Arc::clone(part.fold.as_ref()?), share(at))));
    folds.filter(|(_, share)| *share > 0.0).collect()
}

/// The rectangle of a place among the pictures.
fn between(parts: &[FoldPart], place: f32) -> Rect {
    let at = nearest(place.floor());
    let (Some(one), Some(other)) = (parts.get(at).or(parts.last()), parts.get(at + 1).or(parts.last())) else { return Rect::NOTHING };
    one.rect.lerp_towards(&other.rect, place.fract())
}
