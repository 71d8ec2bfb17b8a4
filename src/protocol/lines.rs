//! Lines that arrive while the program is busy.

use std::io::{BufRead, Read};
use std::sync::mpsc::Sender;

/// The longest line that is read whole, in bytes; what is beyond counts as further lines.
const LONGEST: u64 = 1 << 20;

/// What the loop of a protocol waits for.
#[derive(Debug)]
pub(super) enum Event {
    /// A line, without its end.
    Line(String),
    /// There will be no more lines.
    End,
    /// The engine has something to tell.
    Answer,
}

/// Reads lines until there are no more or nobody wants them; one that `last` knows is the last.
pub(super) fn read(input: &mut (dyn BufRead + Send), events: &Sender<Event>, last: fn(&str) -> bool) {
    let mut line = Vec::new();
    loop {
        line.clear();
        // A source that cannot be read is at its end.
        let read = (&mut *input).take(LONGEST).read_until(b'\n', &mut line).unwrap_or_default();
        if read == 0 {
            break;
        }
        let text = String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']).to_owned();
        let is_last = last(&text);
        if events.send(Event::Line(text)).is_err() || is_last {
            return;
        }
    }
    // Nobody waiting for the end is no harm.
    let _ = events.send(Event::End);
}
