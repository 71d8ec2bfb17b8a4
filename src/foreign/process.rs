//! A program of somebody else, spoken to line by line.
//!
//! It may fall silent, never stop talking, not listen, or not want to end: whatever it does, it takes no more memory than the lines that
//! wait in both directions, and no more time than it is given.

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use nestmate_engine::task::{Task, Tell};

use super::fault::{EngineEnd, ForeignFault};

/// The longest line that is taken from a program, in bytes; what is beyond counts as further lines.
const LONGEST_LINE: u64 = 1 << 16;

/// How many of its lines may wait to be heard. A program that says more has to wait.
const UNHEARD: usize = 64;

/// How many lines may wait for it to listen.
const UNSAID: usize = 1024;

pub(super) const READY: Duration = Duration::from_secs(20);

/// How long after its time an engine is waited for, and once more after it has been told to stop; by then it has lost on time anyway.
pub const GRACE: Duration = Duration::from_secs(2);

/// How long an engine may think that is limited by nodes or depth alone.
pub(super) const LONGEST: Duration = Duration::from_mins(10);

/// How often it is looked whether anybody still waits.
pub(super) const BEAT: Duration = Duration::from_millis(20);

/// What the system says of a file that is no program: `ENOEXEC`, on Windows `ERROR_BAD_EXE_FORMAT`.
const NO_FORMAT: i32 = if cfg!(windows) { 193 } else { 8 };

/// How long it is waited for the end of a program that has closed its output.
const LAST_BREATH: Duration = Duration::from_millis(200);

/// How long a program may take to end by itself.
const PATIENCE: Duration = Duration::from_millis(500);

/// A running program. It is ended when this is dropped, and so is what it has started.
#[derive(Debug)]
pub(super) struct Process {
    name: String,
    child: Child,
    said: SyncSender<String>,
    lines: Receiver<String>,
    /// What listens; if it fails there are no more lines, as if the program had ended.
    _reader: Task<(), ()>,
    /// What talks; if it fails the program does not listen.
    _writer: Task<(), ()>,
    /// Said to the program before it is ended.
    farewell: &'static str,
}

impl Process {
    /// Starts a program; what it says on its error stream is lost.
    pub(super) fn start(command: &[String], farewell: &'static str) -> Result<Self, ForeignFault> {
        let name = command.first().cloned().unwrap_or_default();
        let mut started = Command::new(&name);
        started.args(command.get(1..).unwrap_or_default()).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // In a group of its own it is not told of Ctrl+C, so that the match ends before it does, and can be ended with what it has started.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut started, 0);
        // Without a console of its own.
        #[cfg(windows)]
        std::os::windows::process::CommandExt::creation_flags(&mut started, 0x0800_0000);
        let mut child = started.spawn().map_err(|error| unstarted(&name, &error))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(ForeignFault::Ended(EngineEnd::Unknown));
        };
        let (said, unsaid) = sync_channel(UNSAID);
        let (heard, lines) = sync_channel(UNHEARD);
        // Both end with their pipe, or with the first line that nobody wants.
        let reader = Task::once("engine output", Arc::new(|| ()), (), move |_: &Tell<'_, ()>| listen(output, &heard));
        let writer = Task::once("engine input", Arc::new(|| ()), (), move |_: &Tell<'_, ()>| talk(input, &unsaid));
        Ok(Self { name, child, said, lines, _reader: reader, _writer: writer, farewell })
    }

    /// Says a line. What it says may wait until it listens.
    pub(super) fn say(&mut self, line: &str) -> Result<(), ForeignFault> {
        tracing::debug!("{} < {line}", self.name);
        match self.said.try_send(format!("{line}\n")) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(_)) => Err(ForeignFault::Deaf),
            Err(TrySendError::Disconnected(_)) => Err(self.ended()),
        }
    }

    /// That it has ended, and how. One that has closed its output ends soon after.
    fn ended(&mut self) -> ForeignFault {
        let deadline = Instant::now() + LAST_BREATH;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return ForeignFault::Ended(program_end(status)),
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(1)),
                Ok(None) | Err(_) => return ForeignFault::Ended(EngineEnd::Unknown),
            }
        }
    }

    /// The first line from now on that `wanted` makes something of; `None` if there was none until `deadline`.
    pub(super) fn hear<T>(&mut self, deadline: Instant, mut wanted: impl FnMut(&str) -> Option<T>) -> Result<Option<T>, ForeignFault> {
        loop {
            // One that never stops talking must not be heard for ever.
            let left = deadline.saturating_duration_since(Instant::now());
            let line = match self.lines.recv_timeout(left) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Ok(None),
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
            };
            tracing::debug!("{} > {line}", self.name);
            if let Some(found) = wanted(&line) {
                return Ok(Some(found));
            }
            if left.is_zero() {
                return Ok(None);
            }
        }
    }

    /// Like [`Process::hear`], but looks now and then whether `stop` is set; `None` then too.
    pub(super) fn hear_until<T>(
        &mut self,
        deadline: Instant,
        stop: &AtomicBool,
        mut wanted: impl FnMut(&str) -> Option<T>,
    ) -> Result<Option<T>, ForeignFault> {
        loop {
            let found = self.hear((Instant::now() + BEAT).min(deadline), &mut wanted)?;
            if found.is_some() || Instant::now() >= deadline || stop.load(Ordering::Relaxed) {
                return Ok(found);
            }
        }
    }

    /// Like [`Process::hear_until`], for what has to come.
    pub(super) fn expect<T>(&mut self, stop: &AtomicBool, wanted: impl FnMut(&str) -> Option<T>) -> Result<T, ForeignFault> {
        let heard = self.hear_until(Instant::now() + READY, stop, wanted)?;
        heard.ok_or(ForeignFault::NotReady)
    }

    /// Ends the program with what it has started.
    fn kill(&mut self) {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            let group = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw);
            // It may have ended in the meantime.
            let _ = group.map(|group| kill_process_group(group, Signal::KILL));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn program_end(status: ExitStatus) -> EngineEnd {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return EngineEnd::Signal(signal);
    }
    status.code().map_or(EngineEnd::Unknown, EngineEnd::Code)
}

fn unstarted(name: &str, error: &io::Error) -> ForeignFault {
    let (path, kind) = (Path::new(name), error.kind());
    let is_no_program = [ErrorKind::PermissionDenied, ErrorKind::InvalidInput].contains(&kind) || error.raw_os_error() == Some(NO_FORMAT);
    if path.is_dir() {
        ForeignFault::Folder
    } else if kind == ErrorKind::NotFound && !path.exists() {
        ForeignFault::Missing
    } else if is_no_program {
        ForeignFault::NoProgram
    } else {
        ForeignFault::Unstarted(error.to_string())
    }
}

/// Takes the lines of a program until it ends or nobody wants them. While many wait it is not listened to.
fn listen(output: ChildStdout, heard: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    // A broken pipe is the end, like any other.
    while (&mut output).take(LONGEST_LINE).read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
        let text = String::from_utf8_lossy(&line).trim().to_owned();
        if heard.send(text).is_err() {
            return;
        }
        line.clear();
    }
}

/// Says to a program what it is to be told, as fast as it listens.
fn talk(mut input: ChildStdin, unsaid: &Receiver<String>) {
    while let Ok(line) = unsaid.recv() {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // One that does not listen any more is ended all the same.
        let _ = self.say(self.farewell);
        let deadline = Instant::now() + PATIENCE;
        while Instant::now() < deadline && !matches!(self.child.try_wait(), Ok(Some(_)) | Err(_)) {
            // What it still says is not waited for.
            while self.lines.try_recv().is_ok() && Instant::now() < deadline {}
            thread::sleep(Duration::from_millis(5));
        }
        self.kill();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn start(script: &str) -> Process {
        let command: Vec<String> = ["sh", "-c", script].map(str::to_owned).to_vec();
        Process::start(&command, "quit").expect("it starts")
    }

    #[test]
    fn one_that_never_stops_talking_is_heard_until_the_deadline_and_no_longer() {
        for script in ["exec yes", "exec tr '\\0' x </dev/zero"] {
            let mut talker = start(script);
            let mut lines = 0;
            let heard = talker.hear(Instant::now() + Duration::from_millis(200), |line| {
                lines += 1;
                (line == "no").then_some(())
            });
            assert_eq!(heard, Ok(None));
            assert!(lines > 0, "{script}");
        }
    }

    #[test]
    fn it_is_known_how_a_program_has_ended() {
        let cases = [("exit 3", EngineEnd::Code(3)), ("kill -SEGV $$", EngineEnd::Signal(11)), ("exec >&-; sleep 60", EngineEnd::Unknown)];
        for (script, end) in cases {
            let mut program = start(script);
            let heard = program.hear(Instant::now() + READY, |_| None::<()>);
            assert_eq!(heard, Err(ForeignFault::Ended(end)), "{script}");
        }
    }

    #[test]
    fn one_that_does_not_listen_is_not_waited_for() {
        let mut deaf = start("exec sleep 60");
        let line = "x".repeat(1000);
        let said = (0..=UNSAID + 200).find_map(|_| deaf.say(&line).err());
        assert_eq!(said, Some(ForeignFault::Deaf));
    }

    #[test]
    fn what_a_program_has_started_ends_with_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("pid");
        let script = format!("trap '' INT TERM HUP; sleep 300 & echo $! > {}; echo ready; wait; wait", file.display());
        let mut wrapper = start(&script);
        let ready = wrapper.expect(&AtomicBool::new(false), |line| (line == "ready").then_some(()));
        assert_eq!(ready, Ok(()));
        drop(wrapper);
        let sleeper = std::fs::read_to_string(file).expect("written");
        let state = || std::fs::read_to_string(format!("/proc/{}/stat", sleeper.trim())).unwrap_or_default();
        let deadline = Instant::now() + Duration::from_secs(30);
        // Killed, and gone as soon as somebody has taken notice of it.
        while !(state().is_empty() || state().contains(") Z ")) {
            assert!(Instant::now() < deadline, "it is still there");
            thread::sleep(Duration::from_millis(10));
        }
    }
}
