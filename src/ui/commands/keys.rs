//! From keys to commands. Asked after the board and the panels have taken what they want.

use egui::{Context, Event, Key, Modifiers, Popup};
use nestmate_core::game::glyph::OF_MOVES;

use crate::app::{Action, Edit, See};
use crate::ui::commands::Command;
use crate::ui::commands::keymap::{Keymap, is_function, is_sign};

#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "made and taken apart at once")]
pub(in crate::ui) enum Pressed {
    Command(Command),
    Action(Action),
    Paste(String),
    Copy,
    /// A letter that is no command's: the beginning of a move.
    Letter(String),
}

const DIGITS: [Key; 9] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// The commands of this frame's keys; while text is typed, only those that are none of its own. `focused` is whether a widget other than the board has the focus,
/// whose own keys are then left to it. `menu` is whether a menu was open before them: the key that goes on from one menu to the next closes the first.
pub(in crate::ui) fn pressed(ctx: &Context, focused: bool, menu: bool) -> Vec<Pressed> {
    let events = ctx.input(|input| input.events.clone());
    let map = Keymap::of(ctx);
    // An open menu has the keys that move in it and the letters.
    if ctx.text_edit_focused() || menu || Popup::is_any_open(ctx) {
        return events.into_iter().filter_map(|event| beside_text(&event, &map)).collect();
    }
    events.into_iter().filter(without_alt()).filter_map(|event| meaning(event, focused, &map)).collect()
}

/// Passes over letters that some systems tell of as text although they were typed with Alt.
fn without_alt() -> impl FnMut(&Event) -> bool {
    let mut alt = false;
    move |event| {
        if let Event::Key { pressed: true, modifiers, .. } = event {
            alt = modifiers.alt;
        }
        !(alt && matches!(event, Event::Text(_)))
    }
}

/// Takes letters that were typed with Alt for a command out of this frame's text: some systems tell of them as text, too, which a field
/// would write. To be called before anything is shown.
pub(in crate::ui) fn drop_letters_of_commands(ctx: &Context) {
    if !ctx.input(|input| input.events.iter().any(|event| matches!(event, Event::Text(_)))) {
        return;
    }
    let (map, mut asked) = (Keymap::of(ctx), None);
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            if let Event::Key { key, pressed: true, modifiers, .. } = event {
                asked = Some(*key).filter(|&key| modifiers.alt && map.command(key, *modifiers).is_some());
            }
            !matches!(event, Event::Text(text) if asked.is_some_and(|key| text.eq_ignore_ascii_case(key.name())))
        });
    });
}

/// The command of a key that writes nothing, while text is typed.
fn beside_text(event: &Event, map: &Keymap) -> Option<Pressed> {
    match *event {
        Event::Key { key, pressed: true, modifiers, .. }
            if modifiers.command && !belongs_to_text(key) || modifiers.alt && is_letter(key) || is_function(key) =>
        {
            map.command(key, modifiers).map(Pressed::Command)
        }
        _ => None,
    }
}

fn is_letter(key: Key) -> bool {
    (Key::A..=Key::Z).contains(&key)
}

fn belongs_to_text(key: Key) -> bool {
    use Key::{A, C, H, K, U, V, W, X, Y, Z};
    let moves = matches!(key, Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown | Key::Home | Key::End);
    let changes = matches!(key, Key::Backspace | Key::Delete | Key::Insert | Key::Enter | Key::Tab);
    moves || changes || matches!(key, A | C | H | K | U | V | W | X | Y | Z)
}

fn meaning(event: Event, focused: bool, map: &Keymap) -> Option<Pressed> {
    match event {
        Event::Paste(text) => Some(Pressed::Paste(text)),
        Event::Copy => Some(Pressed::Copy),
        Event::Text(text) => is_free(&text, map).filter(|_| !focused).map(Pressed::Letter),
        Event::Key { key, physical_key, pressed: true, modifiers, .. } => {
            if focused && modifiers.is_none() && belongs_to_focus(key) {
                return None;
            }
            let digit = layer(key, physical_key, modifiers).or_else(|| glyph(key, modifiers));
            digit.map(Pressed::Action).or_else(|| map.command(key, modifiers).map(Pressed::Command))
        }
        _ => None,
    }
}

fn is_free(text: &str, map: &Keymap) -> Option<String> {
    let mut letters = text.chars();
    let letter = letters.next().filter(|letter| letter.is_ascii_alphabetic() && letters.next().is_none())?;
    let key = Key::from_name(&letter.to_ascii_uppercase().to_string())?;
    let modifiers = if letter.is_ascii_uppercase() { Modifiers::SHIFT } else { Modifiers::NONE };
    map.command(key, modifiers).is_none().then(|| text.to_owned())
}

fn belongs_to_focus(key: Key) -> bool {
    matches!(key, Key::Space | Key::Enter | Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown)
}

/// A digit stands for a layer. With Shift the same key may type another character, so its place on the keyboard counts too.
fn layer(key: Key, physical: Option<Key>, modifiers: Modifiers) -> Option<Action> {
    if is_sign(key) {
        return None;
    }
    let digit = |key: Key| DIGITS.iter().position(|&digit| digit == key);
    let layer = digit(key).or_else(|| physical.and_then(digit))?;
    if modifiers.is_none() {
        Some(Action::See(See::Cycle(layer)))
    } else if modifiers.shift_only() {
        Some(Action::See(See::Alone(layer)))
    } else {
        None
    }
}

fn glyph(key: Key, modifiers: Modifiers) -> Option<Action> {
    let at = DIGITS.iter().position(|&digit| digit == key).filter(|_| modifiers.command_only())?;
    OF_MOVES.get(at).map(|glyph| Action::Edit(None, Edit::Glyph(glyph.number)))
}
