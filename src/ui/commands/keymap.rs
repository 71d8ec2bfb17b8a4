//! Which keys do what: every command's own keys, unless the user has chosen others.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Context, Key, KeyboardShortcut, Modifiers};
use nestmate_text::words::{TextKey, key, say};

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
pub(in crate::ui) fn is_sign(key: Key) -> bool {
    matches!(key, Key::Questionmark | Key::Slash)
}

pub(in crate::ui) fn is_function(key: Key) -> bool {
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
