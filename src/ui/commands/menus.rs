//! The menu bar, made from the commands, and its keys: Down opens the menu that has the keyboard, the arrows to both sides go from one
//! open menu to the next.

use egui::accesskit::{Role, Toggled};
use egui::containers::menu::MenuState;
use egui::{
    Align, Atom, Button, Context, EventFilter, FocusDirection, Frame, Id, IdSalt, Key, Layout, Margin, Memory, MenuBar, Modifiers, Panel,
    Popup, Response, ScrollArea, Ui, Vec2,
};
use nestmate_core::variant::Side;
use nestmate_text::named_side;
use nestmate_text::words::{TextKey, key, say};

use super::keys::key_names;
use super::{Command, Menu};
use crate::app::{Action, Player};
use crate::ui::desk::Desk;
use crate::ui::frame::sound::SoundFault;
use crate::ui::frame::theme::tick_box;
use crate::ui::frame::{context, scale};

/// The height that the bar and the margins of a menu take, in points.
const AROUND: f32 = 52.0;

type Content = fn(&mut Ui, &mut Desk<'_>);

/// Shows the menu bar at the top of `ui`, with what stands at its end, from the right; gives it the keyboard if that is `wanted`.
pub(in crate::ui) fn show(ui: &mut Ui, desk: &mut Desk<'_>, wanted: bool, end: impl FnOnce(&mut Ui, &mut Desk<'_>)) {
    // As low as its buttons allow: the board has the rest.
    let frame = Frame::side_top_panel(ui.style()).inner_margin(Margin::symmetric(8, 1));
    Panel::top("menus").frame(frame).show_separator_line(false).show(ui, |ui| {
        MenuBar::new().ui(ui, |ui| {
            before(ui.ctx());
            let contents: [(TextKey, Content); 8] = [
                (key!("menu-game"), |ui, desk| groups(ui, desk, Menu::Game)),
                (key!("menu-edit"), |ui, desk| groups(ui, desk, Menu::Edit)),
                (key!("menu-view"), view),
                (key!("menu-navigate"), navigate),
                (key!("menu-engine"), engine),
                (key!("menu-learn"), |ui, desk| groups(ui, desk, Menu::Learn)),
                (key!("menu-variants"), |ui, desk| groups(ui, desk, Menu::Variants)),
                (key!("menu-help"), |ui, desk| groups(ui, desk, Menu::Help)),
            ];
            let buttons = contents.map(|(name, content)| ui.menu_button(say(name), |ui| scrolled(ui, |ui| content(ui, desk))).response);
            if wanted {
                buttons[0].request_focus();
            }
            after(ui.ctx(), &buttons);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| end(ui, desk));
        });
    });
}

fn scrolled(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let height = ui.ctx().content_rect().height() - AROUND;
    // A popup gives its content 400 points by itself.
    ui.set_max_height(height);
    ScrollArea::vertical().max_height(height).show(ui, content);
}

fn navigate(ui: &mut Ui, desk: &mut Desk<'_>) {
    groups(ui, desk, Menu::Navigate);
    submenu(ui, say!("menu-access"), |ui| {
        groups(ui, desk, Menu::Access);
        submenu(ui, say!("menu-ask"), |ui| groups(ui, desk, Menu::Ask));
        submenu(ui, say!("menu-scan"), |ui| groups(ui, desk, Menu::Scan));
    });
}

fn groups(ui: &mut Ui, desk: &mut Desk<'_>, menu: Menu) {
    for group in 0..=Command::last_group(menu) {
        if group > 0 {
            ui.separator();
        }
        entries(ui, desk, menu, group);
    }
}

fn entries(ui: &mut Ui, desk: &mut Desk<'_>, menu: Menu, group: u8) {
    let app = desk.app;
    Command::in_menu(menu, group).filter(|command| command.has_sense(app)).for_each(|command| entry(ui, desk, command));
}

fn entry(ui: &mut Ui, desk: &mut Desk<'_>, command: Command) {
    let app = desk.app;
    let keys = command.keys(ui.ctx()).into_iter().next().unwrap_or_default();
    let due = if command == Command::Lessons { app.due().0 } else { 0 };
    let label = if due > 0 { say!("practice-due-menu", count = due) } else { command.label().to_owned() };
    let fault = SoundFault::of(ui.ctx()).filter(|_| command == Command::Sound);
    let enabled = command.is_enabled(app) && fault.is_none();
    let shown = ui.add_enabled_ui(enabled, |ui| match command.switch(app) {
        Some(on) => ticked(ui, on, &label, &keys),
        None => ui.add(Button::new(&label).shortcut_text(keys.as_str())),
    });
    let response = as_item(shown.inner).on_hover_text(command.tip());
    // A screen reader has no other place for the keys than the name.
    let told = [label.as_str(), keys.as_str()].join(" ");
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(told.trim_end()));
    let response = fault.into_iter().fold(response, |response, fault| response.on_disabled_hover_text(fault.said()));
    if response.clicked() {
        desk.wishes.push(command);
        // A click closes the menu by itself, a key does not.
        ui.close();
    }
}

/// An entry that switches something, with a box before its name.
fn ticked(ui: &mut Ui, on: bool, label: &str, keys: &str) -> Response {
    let place = IdSalt::new("box");
    let tick = Atom::custom(place, Vec2::splat(ui.spacing().icon_width));
    let shown = Button::new((tick, label)).shortcut_text(keys).selected(on).atom_ui(ui);
    if let Some(rect) = shown.rect(place) {
        tick_box(ui, rect, on);
    }
    shown.response
}

fn submenu(ui: &mut Ui, name: &str, content: impl FnOnce(&mut Ui)) {
    as_item(ui.menu_button(name, content).response);
}

/// Lets a screen reader call an entry what it is; only what is on is told to be.
fn as_item(response: Response) -> Response {
    response.ctx.accesskit_node_builder(response.id, |node| {
        if node.toggled() == Some(Toggled::True) {
            node.set_role(Role::MenuItemCheckBox);
        } else {
            node.clear_toggled();
            node.set_role(Role::MenuItem);
        }
    });
    response
}

fn view(ui: &mut Ui, desk: &mut Desk<'_>) {
    entries(ui, desk, Menu::View, 0);
    submenu(ui, say!("menu-zoom"), |ui| groups(ui, desk, Menu::Zoom));
    entries(ui, desk, Menu::View, 1);
    ui.separator();
    entries(ui, desk, Menu::View, 2);
    submenu(ui, say!("menu-size"), zoom);
    entries(ui, desk, Menu::View, 3);
}

/// The keys of these are those of [`scale::follow`].
fn zoom(ui: &mut Ui) {
    let mut entry = |name: &str, keys: String, tip: &str| as_item(ui.add(Button::new(name).shortcut_text(keys))).on_hover_text(tip);
    let larger = entry(say!("menu-larger"), key_names("Ctrl++"), say!("menu-size")).clicked();
    let smaller = entry(say!("menu-smaller"), key_names("Ctrl+−"), say!("menu-size")).clicked();
    let usual = entry(say!("menu-usual-size"), key_names("Ctrl+0"), say!("menu-usual-size.tip")).clicked();
    if larger || smaller {
        scale::change(ui.ctx(), if larger { scale::STEP } else { -scale::STEP });
    } else if usual {
        scale::choose(ui.ctx(), 1.0);
    }
}

fn engine(ui: &mut Ui, desk: &mut Desk<'_>) {
    groups(ui, desk, Menu::Engine);
    let mut players = desk.app.setup().players;
    for side in Side::BOTH {
        let plays = players[side.index()] == Player::Computer;
        let response = ticked(ui, plays, &say!("menu-plays", side = named_side(desk.app.variant(), side)), "");
        response.ctx.accesskit_node_builder(response.id, |node| node.set_role(Role::MenuItemCheckBox));
        if response.clicked() {
            players[side.index()] = if plays { Player::Human } else { Player::Computer };
            desk.wishes.push(Action::SetPlayers(players));
        }
    }
}

#[derive(Clone, Copy, Default)]
struct BarState {
    /// The menu whose list was open in the frame before, and whether a list of its own was open beside it.
    open: Option<(Id, bool)>,
    /// The menu that is to get the keyboard in its list as soon as that is shown.
    enter: Option<Id>,
}

/// Lets the menus of these buttons, from left to right, be opened and gone through by keys. To be called before they are shown, with the
/// responses of the frame before.
fn before(ctx: &Context) {
    let state: BarState = context::known(ctx).unwrap_or_default();
    let entering = state.enter.filter(|&button| ctx.memory(Memory::focused) == Some(button));
    if entering.is_some() && state.open.map(|open| open.0) == state.enter {
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::Down));
        context::put(ctx, BarState { enter: None, ..state });
    }
}

fn after(ctx: &Context, buttons: &[Response]) {
    let mut state: BarState = context::known(ctx).unwrap_or_default();
    let was_open = state.open;
    let open = buttons.iter().find(|button| Popup::is_id_open(ctx, popup(button)));
    state.open = open.map(|button| (button.id, MenuState::from_id(ctx, popup(button), |state| state.open_item.is_some())));
    if let (Some((button, false)), Some((now, false))) = (was_open, state.open)
        && button == now
    {
        state.enter = aside(ctx, buttons, button).or(state.enter);
    }
    for button in buttons.iter().filter(|button| button.has_focus() && was_open.is_none()) {
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ctx.memory_mut(|memory| memory.set_focus_lock_filter(button.id, filter));
        // A menu that is opened by its own key is gone into as well.
        let down = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowDown));
        if down {
            Popup::open_id(ctx, popup(button));
        }
        if down || button.clicked() && !button.clicked_by(egui::PointerButton::Primary) {
            state.enter = Some(button.id);
            ctx.request_repaint();
        }
    }
    if state.enter.is_some() {
        ctx.request_repaint();
    }
    context::put(ctx, state);
}

fn popup(button: &Response) -> Id {
    Popup::default_response_id(button)
}

fn aside(ctx: &Context, buttons: &[Response], open: Id) -> Option<Id> {
    let at = buttons.iter().position(|button| button.id == open)?;
    let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let next = if pressed(Key::ArrowRight) {
        (at + 1) % buttons.len()
    } else if pressed(Key::ArrowLeft) {
        (at + buttons.len() - 1) % buttons.len()
    } else {
        return None;
    };
    Popup::open_id(ctx, popup(&buttons[next]));
    buttons[next].request_focus();
    Some(buttons[next].id)
}
