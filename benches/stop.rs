//! How long a search goes on after it has been told to stop, in every game: `cargo bench --bench stop`.
//!
//! Each trial stops a search of a random position at a random moment; every fourth begins by forgetting what was known, as a new game
//! does. Told are the longest delay and the one that 99 of 100 trials stay within, in milliseconds.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use nestmate_core::position::Position;
use nestmate_core::rules::{legal_moves, start};
use nestmate_core::variant::Variant;
use nestmate_engine::{Request, Worker};

/// Trials for each game.
const TRIALS: usize = 120;

/// The longest that a search runs before it is stopped, in microseconds.
const LONGEST: u64 = 60_000;

fn main() -> io::Result<()> {
    let library = nestmate::library();
    let mut out = io::stdout().lock();
    writeln!(out, "{:<22} {:>8} {:>8}   of {TRIALS} trials each", "game", "max ms", "99 % ms")?;
    let mut all = Vec::new();
    for (id, _) in library.games() {
        let Ok(variant) = library.get(id) else { continue };
        let delays = trials(&variant);
        tell(&mut out, id, &delays)?;
        all.extend(delays);
    }
    tell(&mut out, "all games", &all)
}

fn trials(variant: &Arc<Variant>) -> Vec<Duration> {
    let mut random = fastrand::Rng::with_seed(1);
    let (wake, woken) = channel();
    let mut worker = Worker::spawn(nestmate::network_of, move || {
        // Nobody waits any more only while the trial ends.
        let _ = wake.send(());
    });
    let mut delays = Vec::new();
    while delays.len() < TRIALS {
        let Some(position) = wander(variant, random.usize(..120), &mut random) else { continue };
        if delays.len().is_multiple_of(4) {
            worker.forget();
        }
        worker.go(Request { lines: 1 + random.usize(..3), ..Request::new(Arc::clone(variant), position) });
        thread::sleep(Duration::from_micros(random.u64(..LONGEST)));
        let told = Instant::now();
        worker.stop();
        while worker.is_thinking() {
            while worker.poll().is_some() {}
            if worker.is_thinking() && woken.recv().is_err() {
                break;
            }
        }
        delays.push(told.elapsed());
    }
    delays
}

/// A position after moves by chance that has a legal move.
fn wander(variant: &Variant, plies: usize, random: &mut fastrand::Rng) -> Option<Position> {
    let mut position = start(variant).ok()?;
    for _ in 0..plies {
        let moves = legal_moves(&position, variant);
        let _ = position.make(variant, *moves.get(random.usize(..moves.len().max(1)))?);
    }
    (!legal_moves(&position, variant).is_empty()).then_some(position)
}

fn tell(out: &mut dyn Write, name: &str, delays: &[Duration]) -> io::Result<()> {
    let mut sorted = delays.to_vec();
    sorted.sort_unstable();
    let ms = |delay: Option<&Duration>| delay.map_or(0.0, |delay| delay.as_secs_f64() * 1e3);
    writeln!(out, "{name:<22} {:>8.1} {:>8.1}", ms(sorted.last()), ms(sorted.get((sorted.len() * 99).div_ceil(100).saturating_sub(1))))
}
