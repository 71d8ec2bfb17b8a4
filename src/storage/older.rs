//! What files of older versions say in other words.

/// The key of a lesson that version 1 called `man N`: `piece N`.
pub(super) fn lesson(key: String) -> String {
    key.strip_prefix("man ").map(|piece| format!("piece {piece}")).unwrap_or(key)
}

/// The id of a command that version 1 of settings called `NewGame`: `new-game`.
pub(super) fn command(name: &str) -> String {
    let mut id = String::with_capacity(name.len() + 2);
    for (at, c) in name.char_indices() {
        if at > 0 && c.is_ascii_uppercase() {
            id.push('-');
        }
        id.push(c.to_ascii_lowercase());
    }
    id
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_names_become_new_ones() {
        assert_eq!(lesson("man +R".to_owned()), "piece +R");
        assert_eq!(lesson("inside shogi".to_owned()), "inside shogi");
        assert_eq!(command("NewGame"), "new-game");
        assert_eq!(command("Flip"), "flip");
    }
}
