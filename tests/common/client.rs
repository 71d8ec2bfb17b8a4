//! A client of the engine protocols: says lines to the program and hears what it answers.

use std::fs::{self, File};
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
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Client {
    /// Starts `nestmate PROTOCOL`.
    pub fn start(protocol: &str) -> Self {
        Self::start_with(&[protocol], Stdio::inherit())
    }

    /// Starts `nestmate` with these arguments; what it says on its error stream goes to `errors`.
    pub fn start_with(args: &[&str], errors: Stdio) -> Self {
        let mut program = Command::new(env!("CARGO_BIN_EXE_nestmate"));
        let program = program.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(errors);
        let mut child = program.spawn().expect("the program starts");
        let (input, output) = (child.stdin.take(), child.stdout.take().expect("piped"));
        let (sender, lines) = channel();
        thread::spawn(move || BufReader::new(output).lines().map_while(Result::ok).all(|line| sender.send(line).is_ok()));
        Self { child, input, lines }
    }

    /// Says lines.
    pub fn say(&mut self, lines: &str) {
        self.input.as_mut().expect("piped").write_all(format!("{lines}\n").as_bytes()).expect("it listens");
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
    pub fn rest(self) -> Vec<String> {
        let (heard, code) = self.end();
        assert_eq!(code, Some(0));
        heard
    }

    /// Likewise, with its exit code; its input is closed first.
    pub fn end(mut self) -> (Vec<String>, Option<i32>) {
        self.input = None;
        let heard = self.lines.iter().collect();
        (heard, self.child.wait().expect("it ends").code())
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // It has ended already, or is not wanted any more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Huge, negative and nonsensical numbers.
pub const NUMBERS: [&str; 22] = [
    "0",
    "-1",
    "127",
    "-128",
    "256",
    "-32768",
    "65536",
    "2147483647",
    "-2147483648",
    "2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "99999999999999999999999999",
    "0.0000001",
    "1e19",
    "1e308",
    "NaN",
];

/// Talks to a server and makes sure that nothing panicked, in the threads of the engine either.
pub fn unharmed(protocol: &str, talk: impl Fn(&mut Client)) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("errors");
    let mut server = Client::start_with(&[protocol], Stdio::from(File::create(&path).expect("made")));
    talk(&mut server);
    server.say("quit");
    let (_, code) = server.end();
    let errors = fs::read_to_string(path).expect("read");
    assert!(code == Some(0) && !errors.contains("panicked"), "{errors}");
}
