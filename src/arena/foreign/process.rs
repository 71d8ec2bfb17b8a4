//! A program of somebody else, spoken to line by line.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::super::play::Forfeit;

/// The longest line that is taken from a program, in bytes.
const LONGEST: u64 = 1 << 16;

/// How long a program may take to end by itself.
const PATIENCE: Duration = Duration::from_millis(500);

/// A running program. It is ended when this is dropped.
#[derive(Debug)]
pub(super) struct Process {
    name: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// Said to the program before it is ended.
    farewell: &'static str,
}

impl Process {
    /// Starts a program; what it says on its error stream is lost.
    pub(super) fn start(command: &[String], farewell: &'static str) -> Result<Self, Forfeit> {
        let name = command.first().cloned().unwrap_or_default();
        let failed = |error: &dyn std::fmt::Display| Forfeit::Crash(format!("'{name}' cannot be started: {error}"));
        let mut started = Command::new(&name);
        started.args(command.get(1..).unwrap_or_default()).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = started.spawn().map_err(|error| failed(&error))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else { return Err(failed(&"no pipes")) };
        let (sender, lines) = channel();
        let reader = move || {
            let mut output = BufReader::new(output);
            let mut line = Vec::new();
            // A broken pipe is the end, like any other.
            while (&mut output).take(LONGEST).read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
                let text = String::from_utf8_lossy(&line).trim().to_owned();
                if sender.send(text).is_err() {
                    return;
                }
                line.clear();
            }
        };
        thread::Builder::new().name("engine output".to_owned()).spawn(reader).map_err(|error| failed(&error))?;
        Ok(Self { name, child, input, lines, farewell })
    }

    /// Says a line.
    pub(super) fn say(&mut self, line: &str) -> Result<(), Forfeit> {
        tracing::debug!("{} < {line}", self.name);
        let said = self.input.write_all(format!("{line}\n").as_bytes()).and_then(|()| self.input.flush());
        said.map_err(|error| Forfeit::Crash(format!("'{}' does not listen: {error}", self.name)))
    }

    /// The first line from now on that `wanted` makes something of; `None` if there was none until `deadline`.
    pub(super) fn hear<T>(&mut self, deadline: Instant, mut wanted: impl FnMut(&str) -> Option<T>) -> Result<Option<T>, Forfeit> {
        loop {
            let line = match self.lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Ok(None),
                Err(RecvTimeoutError::Disconnected) => return Err(Forfeit::Crash(format!("'{}' has ended", self.name))),
            };
            tracing::debug!("{} > {line}", self.name);
            if let Some(found) = wanted(&line) {
                return Ok(Some(found));
            }
        }
    }

    /// Like [`Process::hear`], for what has to come.
    pub(super) fn expect<T>(&mut self, within: Duration, what: &str, wanted: impl FnMut(&str) -> Option<T>) -> Result<T, Forfeit> {
        let heard = self.hear(Instant::now() + within, wanted)?;
        heard.ok_or_else(|| Forfeit::Crash(format!("'{}' did not say '{what}' within {} s", self.name, within.as_secs())))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // One that does not listen any more is ended all the same.
        let _ = self.say(self.farewell);
        let deadline = Instant::now() + PATIENCE;
        while Instant::now() < deadline {
            if matches!(self.child.try_wait(), Ok(Some(_)) | Err(_)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
