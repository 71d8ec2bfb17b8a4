//! What keys are called on the keyboards of a language.

use nestmate_text::words::say;

/// Keys as they are written on them: `Ctrl+Home`, on German ones `Strg+Pos1`.
#[must_use]
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
        other => other,
    };
    keys.split_inclusive('+')
        .map(|part| {
            part.strip_suffix('+').filter(|key| !key.is_empty()).map_or_else(|| name(part).to_owned(), |key| format!("{}+", name(key)))
        })
        .collect()
}

/// The keys that fold the board to a layer; only the first nine have some.
#[must_use]
pub fn fold_keys(layer: usize) -> String {
    if layer < 9 { format!("{}{}", key_names("Shift+"), layer + 1) } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_have_their_names_in_the_language() {
        for keys in ["Ctrl+Z", "Ctrl++", "Ctrl+Shift+S", "F11", "Shift+Home", "+", "Space"] {
            assert_eq!(key_names(keys), keys);
        }
        assert_eq!(["Slash", "Ctrl+Comma", "Equals", "Minus"].map(key_names), ["/", "Ctrl+,", "=", "−"]);
    }
}
