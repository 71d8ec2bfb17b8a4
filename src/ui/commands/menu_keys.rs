//! The menu bar by keys: Down opens the menu that has the keyboard, the arrows to both sides go from one open menu to the next.

use egui::containers::menu::MenuState;
use egui::{Context, EventFilter, FocusDirection, Id, Key, Memory, Modifiers, Popup, Response};

use crate::ui::frame::context;

#[derive(Clone, Copy, Default)]
struct BarState {
    /// The menu whose list was open in the frame before, and whether a list of its own was open beside it.
    open: Option<(Id, bool)>,
    /// The menu that is to get the keyboard in its list as soon as that is shown.
    enter: Option<Id>,
}

/// Lets the menus of these buttons, from left to right, be opened and gone through by keys. To be called before they are shown, with the
/// responses of the frame before.
pub(super) fn before(ctx: &Context) {
    let state: BarState = context::known(ctx).unwrap_or_default();
    let entering = state.enter.filter(|&button| ctx.memory(Memory::focused) == Some(button));
    if entering.is_some() && state.open.map(|open| open.0) == state.enter {
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::Down));
        context::put(ctx, BarState { enter: None, ..state });
    }
}

pub(super) fn after(ctx: &Context, buttons: &[Response]) {
    let mut state: BarState = context::known(ctx).unwrap_or_default();
    let was_open = state.open;
    state.open = buttons.iter().map(|button| (button.id, popup(button))).find(|(_, popup)| Popup::is_id_open(ctx, *popup)).map(open(ctx));
    if let (Some((button, false)), Some((now, false))) = (was_open, state.open)
        && button == now
    {
        state.enter = aside(ctx, buttons, button).or(state.enter);
    }
    for button in buttons.iter().filter(|button| button.has_focus() && state.open.is_none()) {
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

fn open(ctx: &Context) -> impl FnOnce((Id, Id)) -> (Id, bool) {
    |(button, popup)| (button, MenuState::from_id(ctx, popup, |state| state.open_item.is_some()))
}

/// Opens the menu beside an open one, if a key asks for it.
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
