//! Sound by a program that the desktop has for it. So nothing of a sound system is linked, and the program starts where there is none.

use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::process::{Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use nestmate_engine::task::{ProgramEnd, run_program};

use super::tones::RATE;
use super::{SoundFault, Title};

/// Programs that play a file, the best first, with what they are told beside its name.
const PLAYERS: [(&str, &[&str]); 3] = [("pw-play", &["--latency=30ms"]), ("paplay", &["--latency-msec=30"]), ("aplay", &["-q"])];

pub(super) const VOICES: usize = 3;

/// How long a player may take longer than its tone.
const PATIENCE: Duration = Duration::from_secs(2);

pub(super) struct Players {
    path: OsString,
    /// Which are tried one after the other.
    order: Mutex<Vec<usize>>,
}

impl Players {
    pub(super) fn new(path: OsString) -> Self {
        Self { path, order: Mutex::new((0..PLAYERS.len()).collect()) }
    }

    pub(super) fn look(&self) -> Result<(), SoundFault> {
        if PLAYERS.iter().any(|player| self.find(player.0).is_some()) { Ok(()) } else { Err(SoundFault::NoPlayer) }
    }

    /// Plays samples to their end, unless `is_off`, with the first player that works.
    pub(super) fn play(&self, title: &Title, samples: &[f32], is_off: &dyn Fn() -> bool) -> Result<(), SoundFault> {
        self.look()?;
        let patience = PATIENCE + Duration::from_secs(1) * u32::try_from(samples.len()).unwrap_or(u32::MAX) / RATE;
        let order = self.order().clone();
        let there = order.into_iter().filter_map(|at| Some((at, self.find(PLAYERS[at].0)?)));
        let there: Vec<(usize, OsString)> = there.collect();
        for (at, program) in &there {
            let (name, options) = PLAYERS[*at];
            let command = command(program, options, title, samples);
            match command.and_then(|command| run_program(command, patience, is_off)) {
                Ok(ProgramEnd::Exit(status)) if status.success() => {
                    self.move_to(*at, 0);
                    return Ok(());
                }
                Ok(ProgramEnd::CalledOff) => return Ok(()),
                Ok(ProgramEnd::TooLate) => {
                    tracing::debug!(player = name, "hangs");
                    self.move_to(*at, PLAYERS.len() - 1);
                    // From another player the tone would come too late. Whether that works will be seen with the next tone.
                    return if there.last().is_some_and(|last| last.0 == *at) { Err(SoundFault::NoDevice) } else { Ok(()) };
                }
                Ok(ProgramEnd::Exit(status)) => tracing::debug!(player = name, %status, "failed"),
                Err(error) => tracing::debug!(player = name, %error, "failed"),
            }
        }
        Err(SoundFault::NoDevice)
    }

    fn move_to(&self, player: usize, place: usize) {
        let mut order = self.order();
        order.retain(|&known| known != player);
        order.insert(place, player);
    }

    fn order(&self) -> MutexGuard<'_, Vec<usize>> {
        // A panic elsewhere leaves an order as good as any.
        self.order.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, name: &str) -> Option<OsString> {
        std::env::split_paths(&self.path).map(|folder| folder.join(name)).find(|file| file.is_file()).map(Into::into)
    }
}

fn command(program: &OsStr, options: &[&str], title: &Title, samples: &[f32]) -> io::Result<Command> {
    // A file without a name, which is gone with its last reader. The player opens it anew by its standard input.
    let mut file = tempfile::tempfile()?;
    file.write_all(&wave(title, samples))?;
    let mut command = Command::new(program);
    command.args(options).arg("/dev/stdin").stdin(file).stdout(Stdio::null()).stderr(Stdio::null());
    Ok(command)
}

/// Samples as a WAV file with one channel, with a title for the desktop's list of what can be heard.
fn wave(title: &Title, samples: &[f32]) -> Vec<u8> {
    let mut title = title.text().into_bytes();
    // Ends with a zero and at an even place.
    title.push(0);
    title.resize(title.len().next_multiple_of(2), 0);
    let mut info = b"INFO".to_vec();
    chunk(&mut info, *b"INAM", &title);
    let mut format = Vec::new();
    for (number, bytes) in [(1, 2), (1, 2), (RATE, 4), (RATE * 2, 4), (2, 2), (16, 2)] {
        format.extend_from_slice(&number.to_le_bytes()[..bytes]);
    }
    #[expect(clippy::cast_possible_truncation, reason = "rounded numbers between the least and the greatest")]
    let data: Vec<u8> = samples.iter().flat_map(|sample| ((sample * 32_767.0).round() as i16).to_le_bytes()).collect();
    let mut body = b"WAVE".to_vec();
    chunk(&mut body, *b"fmt ", &format);
    chunk(&mut body, *b"LIST", &info);
    chunk(&mut body, *b"data", &data);
    let mut file = Vec::new();
    chunk(&mut file, *b"RIFF", &body);
    file
}

fn chunk(to: &mut Vec<u8>, name: [u8; 4], content: &[u8]) {
    to.extend_from_slice(&name);
    to.extend_from_slice(&u32::try_from(content.len()).unwrap_or(u32::MAX).to_le_bytes());
    to.extend_from_slice(content);
}
