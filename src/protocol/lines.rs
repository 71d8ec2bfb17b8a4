//! Lines that arrive while the program is busy, and the loop of a server that carries them out.

use std::io::{self, BufRead, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use nestmate_engine::task::{News, Task, Tell};

use super::failure::{Failure, unwritten};

/// The longest line that is read whole, in bytes; what is beyond counts as further lines.
const LONGEST: u64 = 1 << 20;

/// How many lines are read ahead of those that are carried out.
const AHEAD: usize = 64;

/// How long what a client has asked for may take after it has gone.
const PARTING: Duration = Duration::from_secs(2);

/// How often it is looked then whether the session is over.
const BEAT: Duration = Duration::from_millis(20);

#[derive(Debug)]
enum Event {
    Line(String),
    /// There will be no more lines.
    End,
    Answer,
}

pub(super) struct Calls {
    events: SyncSender<Event>,
    /// How many lines `stop` and `quit` have been read and not carried out. One more when the client has been gone for long.
    pub(super) hurry: Arc<AtomicUsize>,
}

impl Calls {
    pub(super) fn wake(&self) -> impl Fn() + Send + Sync + 'static {
        let events = self.events.clone();
        move || {
            // While lines wait, answers are looked for after each of them; when nobody listens the session is over.
            let _ = events.try_send(Event::Answer);
        }
    }
}

pub(super) trait LineServer {
    /// Carries out a line; false if it was the last.
    fn line(&mut self, line: &str) -> io::Result<bool>;
    /// Takes what the engine has to tell; false if the session is over.
    fn answer(&mut self) -> io::Result<bool>;
    /// The client has gone; false if nothing is left to be answered.
    fn end(&mut self) -> io::Result<bool>;
    fn cut_short(&mut self) -> io::Result<()>;
}

/// Serves a client until it says `quit` or its end of the line closes; what it has asked for gets a little time then.
pub(super) fn serve<S: LineServer>(
    input: Box<dyn BufRead + Send>,
    begin: impl FnOnce(&Calls) -> Result<S, Failure>,
) -> Result<(), Failure> {
    let (events, received) = sync_channel(AHEAD);
    let calls = Calls { events: events.clone(), hurry: Arc::default() };
    let hurry = Arc::clone(&calls.hurry);
    // It may wait for a line when the session is over, and ends with the program then.
    let reader = Task::once("input", Arc::new(|| ()), (), move |_: &Tell<'_, ()>| read(input, &events, &hurry));
    if let Some(((), News::Failed(fault))) = reader.next() {
        return Err(Failure::Problem(fault.to_string()));
    }
    let mut session = begin(&calls)?;
    serve_lines(&mut session, &received).map_err(unwritten)
}

fn serve_lines(session: &mut impl LineServer, received: &Receiver<Event>) -> io::Result<()> {
    let mut gone: Option<Instant> = None;
    loop {
        let event = match gone {
            Some(since) => received.recv_timeout(PARTING.saturating_sub(since.elapsed())),
            None => received.recv().map_err(RecvTimeoutError::from),
        };
        let go_on = match event {
            Ok(Event::Line(line)) => session.line(&line)? && session.answer()?,
            Ok(Event::Answer) => session.answer()?,
            Ok(Event::End) => {
                gone = Some(Instant::now());
                session.end()?
            }
            Err(RecvTimeoutError::Timeout) => {
                gone = None;
                session.cut_short()?;
                session.answer()?
            }
            Err(RecvTimeoutError::Disconnected) => false,
        };
        if !go_on {
            return Ok(());
        }
    }
}

/// Reads lines until there are no more or nobody wants them; `quit` is the last.
fn read(mut input: Box<dyn BufRead + Send>, events: &SyncSender<Event>, hurry: &Arc<AtomicUsize>) {
    let mut line = Vec::new();
    loop {
        line.clear();
        // A source that cannot be read is at its end.
        let read = (&mut input).take(LONGEST).read_until(b'\n', &mut line).unwrap_or_default();
        if read == 0 {
            break;
        }
        let text = String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']).to_owned();
        let first = text.split_whitespace().next();
        let is_last = first == Some("quit");
        if is_last || first == Some("stop") {
            hurry.fetch_add(1, Ordering::Relaxed);
        }
        if events.send(Event::Line(text)).is_err() || is_last {
            return;
        }
    }
    // Nobody waiting for the end is no harm.
    let _ = events.send(Event::End);
    let gone = Instant::now();
    while Arc::strong_count(hurry) > 1 && gone.elapsed() < PARTING {
        thread::sleep(BEAT);
    }
    hurry.fetch_add(1, Ordering::Relaxed);
}
