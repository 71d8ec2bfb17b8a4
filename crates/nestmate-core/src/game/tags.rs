//! Tags: what is known of a game beside its moves, as names and values.

use crate::plain::one_line;

/// Tags in the order in which they were set.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tags(Vec<(String, String)>);

const MOST: usize = 64;

/// The longest value, in characters.
const LONGEST: usize = 1000;

impl Tags {
    /// The tags for the players' names, White's first.
    pub const PLAYERS: [&str; 2] = ["White", "Black"];

    /// The value of a tag; empty if it is not set.
    pub fn get(&self, name: &str) -> &str {
        self.0.iter().find(|tag| tag.0 == name).map_or("", |tag| tag.1.as_str())
    }

    /// Sets a tag; an empty value, or one of question marks and dots, takes it away. Line ends and the like become spaces. A name that is none, and more tags than any
    /// game needs, are passed over.
    pub fn set(&mut self, name: &str, value: &str) {
        let value: String = value.chars().take(LONGEST).collect();
        let value = one_line(&value);
        let value = value.trim();
        if value.chars().all(|c| matches!(c, '?' | '.')) {
            self.0.retain(|tag| tag.0 != name);
        } else if let Some(tag) = self.0.iter_mut().find(|tag| tag.0 == name) {
            value.clone_into(&mut tag.1);
        } else if is_name(name) && self.0.len() < MOST {
            self.0.push((name.to_owned(), value.to_owned()));
        }
    }

    /// All names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// Whether a text can be the name of a tag: letters, digits and underscores.
pub(super) fn is_name(name: &str) -> bool {
    (1..=64).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}
