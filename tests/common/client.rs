//! A client of the engine protocols: says lines to the program and hears what it answers.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// How long an answer may take before the test fails; much longer than it takes.
const PATIENCE: Duration = Duration::from_mins(1);

/// A running server.
pub struct Client {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Client {
    /// Starts `nestmate PROTOCOL`.
    pub fn start(protocol: &str) -> Self {
        let mut program = Command::new(env!("CARGO_BIN_EXE_nestmate"));
        let mut child = program.arg(protocol).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
        let (input, output) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        let (sender, lines) = channel();
        thread::spawn(move || BufReader::new(output).lines().map_while(Result::ok).all(|line| sender.send(line).is_ok()));
        Self { child, input, lines }
    }

    /// Says lines.
    pub fn say(&mut self, lines: &str) {
        self.input.write_all(format!("{lines}\n").as_bytes()).expect("it listens");
    }

    /// Hears lines up to the first that begins so, that one included.
    pub fn hear(&mut self, beginning: &str) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            let line = self.lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no '{beginning}' after {heard:?}"));
            heard.push(line);
            if heard.last().is_some_and(|line| line.starts_with(beginning)) {
                return heard;
            }
        }
    }

    /// The first line from now on that begins so, without its beginning.
    pub fn answer(&mut self, beginning: &str) -> String {
        let line = self.hear(beginning).pop().expect("it was heard");
        line[beginning.len()..].trim().to_owned()
    }

    /// What is said up to the end, when the program has been told to end; it ends well.
    pub fn rest(mut self) -> Vec<String> {
        let heard = self.lines.iter().collect();
        assert!(self.child.wait().expect("it ends").success());
        heard
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // It has ended already, or is not wanted any more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
