//! Which keys do what: every command's own keys, unless the user has chosen others; and the way from keys to commands. Keys are read
//! after the board and the panels have taken what they want.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Context, Event, Key, KeyboardShortcut, Modifiers, Popup};
use nestmate_core::game::glyph::OF_MOVES;
use nestmate_text::words::{TextKey, key, say};

use crate::app::{Action, Edit, See};
use crate::ui::commands::Command;
use crate::ui::frame::context;

#[derive(Clone, PartialEq, Debug, Default)]
pub(in crate::ui) struct Keymap {
    own: BTreeMap<&'static str, Vec<KeyboardShortcut>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum Taken {
    By(Command),
    /// They are part of the window's own ways; the key of a sentence about it.
    Fixed(TextKey),
}

impl Keymap {
    pub(in crate::ui) fn of(ctx: &Context) -> Arc<Self> {
        context::known(ctx).unwrap_or_default()
    }

    pub(in crate::ui) fn set(self, ctx: &Context) {
        context::put(ctx, Arc::new(self));
    }

    /// Out of the words of settings; what is not known is passed over.
    pub(in crate::ui) fn read(words: &BTreeMap<String, Vec<String>>) -> Self {
        let keys = |texts: &Vec<String>| texts.iter().filter_map(|text| parse(text)).collect();
        Self { own: words.iter().filter_map(|(id, texts)| Some((Command::of_id(id)?.id(), keys(texts)))).collect() }
    }

    pub(in crate::ui) fn words(&self) -> BTreeMap<String, Vec<String>> {
        self.own.iter().map(|(&id, keys)| (id.to_owned(), keys.iter().copied().map(written).collect())).collect()
    }

    /// The keys that do a command; the first one is shown.
    pub(in crate::ui) fn keys(&self, command: Command) -> &[KeyboardShortcut] {
        self.own.get(command.id()).map_or(command.shortcuts(), Vec::as_slice)
    }

    pub(in crate::ui) fn is_changed(&self, command: Command) -> bool {
        self.own.contains_key(command.id())
    }

    pub(in crate::ui) fn reset(&mut self, command: Command) {
        self.own.remove(command.id());
    }

    /// Gives a command these keys in place of all that it has.
    ///
    /// # Errors
    /// What has the keys already.
    pub(in crate::ui) fn give(&mut self, command: Command, keys: Option<KeyboardShortcut>) -> Result<(), Taken> {
        if let Some(taken) = keys.and_then(|keys| self.taken(command, keys)) {
            return Err(taken);
        }
        self.own.insert(command.id(), keys.into_iter().collect());
        if self.keys(command) == command.shortcuts() {
            self.reset(command);
        }
        Ok(())
    }

    fn taken(&self, command: Command, keys: KeyboardShortcut) -> Option<Taken> {
        let KeyboardShortcut { modifiers, logical_key } = keys;
        let digit = (Key::Num1..=Key::Num9).contains(&logical_key);
        if digit && (modifiers.is_none() || modifiers.shift_only()) {
            return Some(Taken::Fixed(key!("bindings-fixed-layers")));
        }
        if digit && modifiers.command_only() {
            return Some(Taken::Fixed(key!("bindings-fixed-glyphs")));
        }
        if matches!(logical_key, Key::Tab | Key::Escape | Key::Enter) && modifiers.is_none() {
            return Some(Taken::Fixed(key!("bindings-fixed-tab")));
        }
        let copies = matches!(logical_key, Key::C | Key::X | Key::V) && modifiers.command_only();
        let enlarges = matches!(logical_key, Key::Plus | Key::Equals | Key::Minus | Key::Num0) && modifiers.command;
        if copies || enlarges {
            return Some(Taken::Fixed(if copies { key!("bindings-fixed-clipboard") } else { key!("bindings-fixed-size") }));
        }
        Command::ALL.into_iter().find(|&other| other != command && self.keys(other).contains(&keys)).map(Taken::By)
    }

    /// Whether keys of a command were pressed that write nothing; a text field does not get them then.
    pub(in crate::ui) fn pressed_in_text(ctx: &Context, command: Command) -> bool {
        let writes = |keys: &KeyboardShortcut| !(keys.modifiers.command || is_function(keys.logical_key));
        let keys = Self::of(ctx);
        let mut others = keys.keys(command).iter().filter(|keys| !writes(keys));
        others.any(|keys| ctx.input_mut(|input| input.consume_shortcut(keys)))
    }

    pub(in crate::ui) fn command(&self, key: Key, modifiers: Modifiers) -> Option<Command> {
        let fits = |shortcut: &KeyboardShortcut| {
            let wanted = if is_sign(key) { Modifiers { shift: modifiers.shift, ..Modifiers::NONE } } else { shortcut.modifiers };
            shortcut.logical_key == key && modifiers.matches_exact(wanted)
        };
        Command::ALL.into_iter().find(|&command| self.keys(command).iter().any(fits))
    }
}

/// Whether it is a sign that is typed with Shift on some keyboards and without on others.
fn is_sign(key: Key) -> bool {
    matches!(key, Key::Questionmark | Key::Slash)
}

fn is_function(key: Key) -> bool {
    (Key::F1..=Key::F35).contains(&key)
}

/// `Ctrl+Shift+Z`, the same on every system.
fn written(keys: KeyboardShortcut) -> String {
    let Modifiers { alt, shift, command, ctrl, .. } = keys.modifiers;
    let parts = [(command || ctrl, "Ctrl+"), (alt, "Alt+"), (shift, "Shift+")];
    let mut text: String = parts.into_iter().filter(|(held, _)| *held).map(|(_, name)| name).collect();
    text.push_str(keys.logical_key.name());
    text
}

fn parse(text: &str) -> Option<KeyboardShortcut> {
    let mut modifiers = Modifiers::NONE;
    let mut rest = text;
    for (name, modifier) in [("Ctrl+", Modifiers::COMMAND), ("Alt+", Modifiers::ALT), ("Shift+", Modifiers::SHIFT)] {
        if let Some(after) = rest.strip_prefix(name) {
            modifiers |= modifier;
            rest = after;
        }
    }
    Key::from_name(rest).map(|key| KeyboardShortcut::new(modifiers, key))
}

/// Keys as they are written on them: `Ctrl+Home`, on German ones `Strg+Pos1`.
pub fn key_names(keys: &str) -> String {
    let name = |key| match key {
        "Ctrl" => say!("key-ctrl"),
        "Shift" => say!("key-shift"),
        "Space" => say!("key-space"),
        "Home" => say!("key-home"),
        "End" => say!("key-end"),
        "Delete" => say!("key-delete"),
        "PageUp" => say!("key-page-up"),
        "PageDown" => say!("key-page-down"),
        "Left" => say!("key-left"),
        "Right" => say!("key-right"),
        "Up" => say!("key-up"),
        "Down" => say!("key-down"),
        "Slash" => "/",
        "Comma" => ",",
        "Equals" => "=",
        "Plus" => "+",
        "Minus" => "−",
        "OpenBracket" => "[",
        "CloseBracket" => "]",
        other => other,
    };
    keys.split_inclusive('+')
        .map(|part| {
            part.strip_suffix('+').filter(|key| !key.is_empty()).map_or_else(|| name(part).to_owned(), |key| format!("{}+", name(key)))
        })
        .collect()
}

/// The keys that fold the board to a layer; only the first nine have some.
pub fn fold_keys(layer: usize) -> String {
    if layer < 9 { format!("{}{}", key_names("Shift+"), layer + 1) } else { String::new() }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_they_are_written() {
        for keys in Command::ALL.iter().flat_map(|command| command.shortcuts()) {
            assert_eq!(parse(&written(*keys)), Some(*keys), "{}", written(*keys));
        }
        for wrong in ["", "Ctrl+", "Meta+Q", "Ctrl+NoSuchKey"] {
            assert_eq!(parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn keys_in_use_are_refused_with_who_has_them() {
        let mut map = Keymap::default();
        let flip = Command::Flip.shortcuts()[0];
        assert_eq!(map.give(Command::Hint, Some(flip)), Err(Taken::By(Command::Flip)));
        assert_eq!(map.keys(Command::Hint), Command::Hint.shortcuts(), "nothing has changed");
        let layer = KeyboardShortcut::new(Modifiers::SHIFT, Key::Num4);
        assert!(matches!(map.give(Command::Hint, Some(layer)), Err(Taken::Fixed(_))));
        let free = KeyboardShortcut::new(Modifiers::ALT, Key::Q);
        assert_eq!(map.give(Command::Flip, Some(free)), Ok(()));
        assert_eq!(map.give(Command::Hint, Some(flip)), Ok(()), "the old keys are free then");
        assert_eq!(map.command(flip.logical_key, flip.modifiers), Some(Command::Hint));
        assert_eq!(Keymap::read(&map.words()), map);
        map.reset(Command::Hint);
        map.reset(Command::Flip);
        assert_eq!(map, Keymap::default());
    }

    #[test]
    fn usual_keys_given_again_are_no_change() {
        let mut map = Keymap::default();
        let keys = Command::Flip.shortcuts()[0];
        assert_eq!(map.give(Command::Flip, None), Ok(()));
        assert!(map.is_changed(Command::Flip) && map.keys(Command::Flip).is_empty());
        assert_eq!(map.give(Command::Flip, Some(keys)), Ok(()));
        assert!(!map.is_changed(Command::Flip));
    }

    #[test]
    fn keys_have_their_names_in_the_language() {
        for keys in ["Ctrl+Z", "Ctrl++", "Ctrl+Shift+S", "F11", "Shift+Home", "+", "Space"] {
            assert_eq!(key_names(keys), keys);
        }
        assert_eq!(["Slash", "Ctrl+Comma", "Equals", "Minus"].map(key_names), ["/", "Ctrl+,", "=", "−"]);
    }
}
