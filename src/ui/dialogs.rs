//! What is asked and told in a window of its own above the board.

mod cards;
mod clock;
mod collection;
mod details;
mod export;
mod files;
mod find;
mod games;
mod info;
mod keys;
mod new_game;
mod palette;
mod progress;
mod questions;
mod stage;
mod strength;

use egui::accesskit::Role;
use egui::style::ScrollAnimation;
use egui::{
    Align, Button, Color32, Context, Frame, Id, Key, LayerId, Layout, Modal, Modifiers, Popup, Rect, Response, RichText, ScrollArea, Sense,
    Stroke, TextStyle, TextWrapMode, Ui, UiBuilder, Vec2, WidgetInfo, WidgetText, pos2, vec2,
};
use nestmate_core::variant::Side;
use nestmate_text::words::Spoken;

use super::frame::context;
use super::frame::theme::accents;
use super::frame::widgets::float;
use crate::app::{CautionShown, Conflict, Leave, OpenedGame};

pub(super) use collection::CollectionForm;
pub(super) use details::DetailsForm;
pub(super) use export::{ExportForm, copy_as};
pub(super) use files::{Filter, OpenForm, SaveFate, SaveForm};
pub(super) use find::{FindForm, GoToForm};
pub(super) use games::{GamesForm, games_width};
pub(super) use info::{about, failed, learning, practice, problems};
pub(super) use keys::{BindingsForm, keys};
pub(super) use new_game::NewGameForm;
pub(super) use palette::PaletteForm;
pub(super) use progress::ProgressForm;
pub(super) use questions::{aside, caution, conflict, draw_offer, leaving, newcomer, resign};
pub(super) use stage::Stage;
pub(super) use strength::computer;

/// The height that a dialog takes for its title, its margins, and a row of buttons, in points.
const BUTTONS: f32 = 156.0;

/// What a dialog that fills the window takes of its height around its content, in points.
const AROUND: f32 = 148.0;

/// The sizes of the button that begins a game and of the one that does not, in points.
const PLAY: Vec2 = vec2(150.0, 34.0);
const CANCEL: Vec2 = vec2(90.0, PLAY.y);

/// The height of a row of a list, and the room at its left and right, in points.
const ROW: f32 = 24.0;
const MARGIN: f32 = 6.0;

const LINE: f32 = 60.0;

/// How many rows of a list Page Up and Page Down go.
const PAGE: isize = 10;

/// Farther than anything can be scrolled, in points.
const ALL: f32 = 1e6;

pub(super) enum Dialog {
    NewGame(NewGameForm),
    Open(OpenForm),
    Newcomer(Box<OpenedGame>),
    Collection(Box<CollectionForm>),
    Games(Box<GamesForm>),
    Save(SaveForm),
    Conflict(Conflict),
    CopyAs,
    Leaving(Leave),
    Export(Box<ExportForm>),
    Caution(CautionShown),
    DrawOffer(Side),
    Practice,
    Progress(Box<ProgressForm>),
    Details(Box<DetailsForm>),
    Resign,
    Computer,
    Learning,
    Find(FindForm),
    GoTo(GoToForm),
    Stage(Box<Stage>),
    Workbench,
    Problems(Spoken<Vec<String>>),
    Palette(PaletteForm),
    Keys,
    Bindings(BindingsForm),
    About,
    Failed(Vec<String>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    Stay,
    Close,
}

/// Shows a dialog of this width; Esc and a click beside it close it, or only the list that is open in it.
pub(super) fn modal(ctx: &Context, title: &str, width: f32, content: impl FnOnce(&mut Ui) -> Flow) -> Flow {
    shown(ctx, title, width, true, content)
}

/// The same for one with a list that the keys choose from, so that they scroll nothing else.
pub(super) fn modal_list(ctx: &Context, title: &str, width: f32, content: impl FnOnce(&mut Ui) -> Flow) -> Flow {
    shown(ctx, title, width, false, content)
}

fn shown(ctx: &Context, title: &str, width: f32, scrolls: bool, content: impl FnOnce(&mut Ui) -> Flow) -> Flow {
    let (modal, frame) = (Modal::new(node_id()), Frame::popup(&ctx.global_style()).inner_margin(20));
    let list = Popup::is_any_open(ctx);
    let nothing = !list && ctx.memory(|memory| memory.focused().is_none());
    context::put(ctx, KeysAreFree(nothing));
    let area = modal.area.clone().accessible_name(title);
    let shown = modal.area(area).frame(frame).show(ctx, |ui| {
        ui.set_width(width.min(ui.ctx().content_rect().width() - 60.0));
        ui.heading(title);
        ui.add_space(6.0);
        if scrolls && !list {
            scroll(ui, nothing);
        }
        content(ui)
    });
    keep_lists_above(ctx, shown.response.layer_id);
    // A dialog in the middle finds its place when its size is known, which no event may come to show.
    let place = DialogPlace(shown.response.rect);
    if context::known(ctx) != Some(place) {
        context::put(ctx, place);
        ctx.request_repaint();
    }
    let left = ctx.input(|input| input.key_pressed(Key::Escape)) || shown.backdrop_response.clicked();
    let closed = !list && left || shown.response.should_close();
    if closed { Flow::Close } else { shown.inner }
}

/// Keeps an open list above the dialog that it is in. A press and a release in one pass lift both of them, and a dialog opened again would
/// then cover a list that has been open in it before.
fn keep_lists_above(ctx: &Context, dialog: LayerId) {
    let visible = ctx.memory(|memory| memory.areas().visible_layer_ids());
    let is_list = |layer: &LayerId| layer.order == dialog.order && Popup::is_id_open(ctx, layer.id);
    visible.into_iter().filter(is_list).for_each(|list| ctx.set_sublayer(dialog, list));
}

/// The button that does what a dialog is for, in full colour; each has one at most.
pub(super) fn primary(ui: &Ui, text: &str) -> Button<'static> {
    let visuals = ui.visuals();
    Button::new(RichText::new(text).strong().color(visuals.window_fill)).fill(visuals.selection.stroke.color)
}

/// A button that takes something away for good.
pub(super) fn destructive(ui: &Ui, text: &str) -> Button<'static> {
    Button::new(text.to_owned()).stroke(Stroke::new(1.5, accents(ui).alarm))
}

/// The row of buttons that a dialog ends with, from the right: first what the dialog is for, then what leaves it, then the rest.
fn buttons<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    // Higher than its buttons, which then stand on one line.
    let row = Vec2::new(ui.available_width(), ui.spacing().interact_size.y + 8.0);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center).with_main_wrap(true), content).inner
}

/// Whether Esc was pressed in a page of a dialog, which it leaves for the page before.
pub(super) fn goes_back(ui: &Ui) -> bool {
    !Popup::is_any_open(ui.ctx()) && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
}

pub(super) fn node_id() -> Id {
    Id::unique("dialog")
}

/// Leaves a text to be read where it stands: the labels of a dialog are read out when it opens, all of them.
fn unread(response: &Response, text: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Paragraph);
        node.set_label(text);
    });
}

/// The greatest height of a list in a dialog.
fn room(ui: &Ui) -> f32 {
    (ui.ctx().content_rect().height() - 190.0).max(200.0)
}

/// What a dialog has above its buttons, scrolled where the window is too low for it, the buttons, and what more is `below`, in points.
fn above_buttons(ui: &mut Ui, below: f32, content: impl FnOnce(&mut Ui)) {
    let height = (ui.ctx().content_rect().height() - BUTTONS - below).max(120.0);
    ScrollArea::vertical().max_height(height).auto_shrink([false, true]).id_salt("above the buttons").show(ui, content);
}

/// A list of rows, scrolled so that one of them is in the middle of its height, if one is to come into sight.
fn scrolled_to(ui: &Ui, area: ScrollArea, row: Option<usize>, height: f32) -> ScrollArea {
    let Some(row) = row else { return area };
    let top = float(row) * (ROW + ui.spacing().item_spacing.y);
    area.vertical_scroll_offset((top - height / 2.0).max(0.0))
}

/// Where keys have led from a place in a list, up to its `last` one; Home and End only while no field has the keyboard (`free`).
fn led(ui: &Ui, modifiers: Modifiers, at: usize, last: usize, free: bool) -> Option<usize> {
    let keys = [
        (Key::ArrowDown, 1),
        (Key::ArrowUp, -1),
        (Key::PageDown, PAGE),
        (Key::PageUp, -PAGE),
        (Key::Home, isize::MIN),
        (Key::End, isize::MAX),
    ];
    let pressed = |key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let known = keys.into_iter().filter(|(key, _)| free || !matches!(key, Key::Home | Key::End));
    known.filter(|&(key, _)| pressed(key)).fold(None, |to, (_, by)| Some(to.unwrap_or(at).saturating_add_signed(by).min(last)))
}

/// A row of a list: texts beside each other, each in a column so wide. `spoken` is what it is called; `ink` is the colour of what is wrong.
fn columns<'a>(
    ui: &mut Ui,
    (chosen, spoken, ink): (bool, &str, Option<Color32>),
    texts: impl IntoIterator<Item = (f32, &'a str)>,
) -> Response {
    let response = ui.add_sized(Vec2::new(ui.available_width(), ROW), Button::selectable(chosen, ""));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, spoken));
    let ink = ink.unwrap_or_else(|| ui.style().interact_selectable(&response, chosen).text_color());
    let mut left = response.rect.left() + MARGIN;
    for (width, text) in texts {
        let galley = WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Truncate), width - MARGIN, TextStyle::Body);
        ui.painter().galley(pos2(left, response.rect.center().y - galley.size().y / 2.0), galley, ink);
        left += width;
    }
    response
}

/// The room for a dialog that has all that the window leaves, so that nothing in it changes its size.
fn whole_room(ui: &mut Ui) -> Rect {
    let height = (ui.ctx().content_rect().height() - AROUND).clamp(160.0, 900.0);
    ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover()).0
}

/// A part of the dialog with a place of its own.
fn part(ui: &mut Ui, place: Rect) -> Ui {
    let mut part = ui.new_child(UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min)));
    part.set_clip_rect(place.expand(3.0).intersect(ui.clip_rect()));
    part
}

/// Nothing in the dialog had the keyboard when the frame began, and no list was open.
#[derive(Clone, Copy)]
struct KeysAreFree(bool);

#[derive(Clone, Copy, PartialEq)]
struct DialogPlace(Rect);

fn is_free(ui: &Ui) -> bool {
    context::known(ui.ctx()).is_some_and(|KeysAreFree(free)| free)
}

/// Whether Enter was pressed for the dialog as a whole: nothing in it had the keyboard, and no list was open.
fn entered(ui: &Ui) -> bool {
    is_free(ui) && ui.input(|input| input.key_pressed(Key::Enter))
}

/// Keys scroll what a dialog tells: Page Up and Page Down always, the others while they are nobody's (`free`).
fn scroll(ui: &Ui, free: bool) {
    let page = ui.ctx().content_rect().height() * 0.6;
    let keys = [(Key::PageDown, page), (Key::PageUp, -page)];
    let others = [(Key::ArrowDown, LINE), (Key::ArrowUp, -LINE), (Key::End, ALL), (Key::Home, -ALL)].into_iter().filter(|_| free);
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if let Some((_, down)) = keys.into_iter().chain(others).find(|&(key, _)| pressed(key)) {
        let animation = if down.abs() < ALL { ui.style().scroll_animation } else { ScrollAnimation::none() };
        // The dialog's first place to scroll takes it.
        ui.scroll_with_delta_animation(Vec2::new(0.0, -down), animation);
    }
}
