//! Another program that is run and waited for.

use std::io;
use std::process::{Command, ExitStatus};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How often a program is asked whether it has ended.
const BEAT: Duration = Duration::from_millis(10);

/// How a program has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProgramEnd {
    /// By itself.
    Exit(ExitStatus),
    /// It was ended, since it took too long.
    TooLate,
    /// It was ended, since nobody waits for it any longer.
    CalledOff,
}

/// Runs a program, but not for longer than `patience` nor than until `is_off`. Whatever happens, it is gone afterwards.
///
/// # Errors
/// If the program cannot be started or waited for.
pub fn run_program(mut command: Command, patience: Duration, is_off: &dyn Fn() -> bool) -> io::Result<ProgramEnd> {
    let mut child = command.spawn()?;
    let deadline = Instant::now() + patience;
    let end = loop {
        if let Some(status) = child.try_wait()? {
            return Ok(ProgramEnd::Exit(status));
        }
        if is_off() {
            break ProgramEnd::CalledOff;
        }
        if Instant::now() > deadline {
            break ProgramEnd::TooLate;
        }
        sleep(BEAT);
    };
    child.kill()?;
    child.wait()?;
    Ok(end)
}

#[cfg(test)]
mod tests {
    use std::process::Stdio;

    use super::*;

    const LONG: Duration = Duration::from_mins(10);

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]).stdin(Stdio::null());
        command
    }

    #[test]
    fn a_program_is_waited_for_until_it_ends() {
        let code = |script| match run_program(shell(script), LONG, &|| false) {
            Ok(ProgramEnd::Exit(status)) => status.code(),
            other => panic!("{other:?}"),
        };
        assert_eq!([code("exit 0"), code("exit 3")], [Some(0), Some(3)]);
        assert!(run_program(Command::new("/no/such/program"), LONG, &|| false).is_err());
    }

    #[test]
    fn one_that_hangs_or_is_not_wanted_any_longer_is_ended() {
        let hung = run_program(shell("exec sleep 1000"), Duration::from_millis(20), &|| false);
        assert_eq!(hung.expect("it runs"), ProgramEnd::TooLate);
        let unwanted = run_program(shell("exec sleep 1000"), LONG, &|| true);
        assert_eq!(unwanted.expect("it runs"), ProgramEnd::CalledOff);
    }
}
