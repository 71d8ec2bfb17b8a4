//! What goes to a terminal. Texts of others, such as names in files, could have control characters in them, which a terminal obeys: it
//! clears the screen, changes its title, or writes over what stood there.

use std::io::{self, Stderr, Write};

use nestmate_core::plain::escaped;

/// A stream on which characters that cannot be seen are written as escapes, such as `\u{1b}`. Ends of lines and tabs stay.
pub(super) struct Printed<W> {
    /// The stream itself, on which everything is written as it is.
    pub(super) inner: W,
    /// The first bytes of a character whose others have not come yet.
    begun: Vec<u8>,
}

pub(super) fn error_stream() -> Printed<Stderr> {
    Printed::new(io::stderr())
}

impl<W> Printed<W> {
    pub(super) fn new(inner: W) -> Self {
        Self { inner, begun: Vec::new() }
    }
}

impl<W: Write> Write for Printed<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.begun.extend_from_slice(bytes);
        let mut shown = String::with_capacity(bytes.len());
        let mut whole = 0;
        for chunk in self.begun.utf8_chunks() {
            shown.push_str(chunk.valid());
            whole += chunk.valid().len();
            if chunk.invalid().is_empty() {
                continue;
            }
            if whole + chunk.invalid().len() == self.begun.len() && is_beginning(chunk.invalid()) {
                break;
            }
            shown.push(char::REPLACEMENT_CHARACTER);
            whole += chunk.invalid().len();
        }
        self.begun.drain(..whole);
        self.inner.write_all(plain(&shown).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

fn is_beginning(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes).is_err_and(|error| error.error_len().is_none())
}

pub(super) fn plain(text: &str) -> String {
    text.split('\t').map(escaped).collect::<Vec<_>>().join("\t")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(parts: &[&[u8]]) -> String {
        let mut out = Printed::new(Vec::new());
        for part in parts {
            out.write_all(part).expect("written");
        }
        String::from_utf8(out.inner).expect("text")
    }

    #[test]
    fn nothing_that_a_terminal_obeys_is_printed() {
        assert_eq!(printed(&[b"a\x1b[2Jb\x07\r\n"]), "a\\u{1b}[2Jb\\u{7}\\u{d}\n");
        assert_eq!(printed(&["\u{9b}2J \u{202e}abc\u{2066}\u{200b}".as_bytes()]), "\\u{9b}2J \\u{202e}abc\\u{2066}\\u{200b}");
        // A control character of eight bits that is no text.
        assert_eq!(printed(&[b"a\x9b2J"]), "a\u{fffd}2J");
    }

    #[test]
    fn text_is_printed_as_it_is_wherever_it_is_cut() {
        let text = "id\tBauer ♟ 歩兵 e\u{301}\n";
        assert_eq!(printed(&[text.as_bytes()]), text);
        let bytes: Vec<&[u8]> = text.as_bytes().chunks(1).collect();
        assert_eq!(printed(&bytes), text);
        let cut = "\u{9b}\u{202e}".as_bytes();
        assert_eq!(printed(&[&cut[..1], &cut[1..3], &cut[3..]]), "\\u{9b}\\u{202e}");
    }
}
