//! Runs a target on mangled inputs, keeps those that lead somewhere new, and makes what is found shorter.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use fastrand::Rng;

use crate::mutate::mangled;

/// Something that reads what others have written.
pub struct Target {
    /// What it is called on the command line and in `tests/data/fuzz`.
    pub name: &'static str,
    /// Real inputs.
    pub seeds: fn() -> Vec<String>,
    /// Reads one and panics if anything is wrong. What it gives back tells one answer from another.
    pub read: fn(&str) -> String,
}

/// How long to go on.
#[derive(Clone, Copy)]
pub enum Budget {
    /// So many inputs.
    Inputs(usize),
    /// So long.
    Time(Duration),
}

/// What a run came to.
#[derive(Default)]
pub struct Run {
    /// How many inputs were read.
    pub inputs: usize,
    /// How many led to an answer not heard before.
    pub kept: usize,
    /// What was found, in a line each, with the file that it is in.
    pub found: Vec<String>,
    /// The input that took longest, and the one that took most memory.
    pub slowest: Worst<Duration>,
    pub largest: Worst<u64>,
}

/// The input that took most of something.
#[derive(Default)]
pub struct Worst<T> {
    /// How much that was.
    pub most: T,
    input: String,
}

impl<T: PartialOrd> Worst<T> {
    fn note(&mut self, much: T, input: &str) {
        if much > self.most {
            *self = Self { most: much, input: input.to_owned() };
        }
    }

    /// Writes the input where the tests may write, and says where.
    pub fn written(&self, target: &str, what: &str) -> String {
        let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("fuzz-{target}-{what}.txt"));
        std::fs::write(&file, &self.input).expect("the folder of the tests can be written to");
        file.display().to_string()
    }
}

/// How much more memory than before something takes while it is done, in KiB. Nothing where the system does not say.
fn memory_of<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let known = |name: &str| {
        let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
        line.trim_end_matches("kB").trim().parse().unwrap_or(0)
    };
    // From now on the system counts the highest mark anew.
    let counts = std::fs::write("/proc/self/clear_refs", "5").is_ok();
    let before: u64 = if counts { known("VmRSS:") } else { 0 };
    let done = work();
    (done, if counts { known("VmHWM:").saturating_sub(before) } else { 0 })
}

/// The most inputs kept beside the real ones.
const KEPT: usize = 2000;

/// An input that takes longer than this to read is a finding, where time is what is given.
const SLOW: Duration = Duration::from_secs(30);

/// How many shorter inputs are tried of each finding.
const SHORTER: usize = 400;

/// One target at a time: panics are gathered from all threads.
static TURN: Mutex<()> = Mutex::new(());

/// The panics since the last look, in whatever thread.
static PANICS: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// The input that is being read, and since when; nothing when no run is on.
static NOW: Mutex<Option<(String, Instant)>> = Mutex::new(None);

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Notes panics in place of printing them, until it is dropped.
struct Ears<'a> {
    _turn: MutexGuard<'a, ()>,
}

impl Ears<'_> {
    fn open() -> Self {
        let turn = locked(&TURN);
        std::panic::set_hook(Box::new(|panic| {
            let place = panic.location().map_or_else(String::new, |place| format!("{}:{}", place.file(), place.line()));
            locked(&PANICS).push(format!("{place}: {}", panic.payload_as_str().unwrap_or_default()));
        }));
        locked(&PANICS).clear();
        Self { _turn: turn }
    }
}

impl Drop for Ears<'_> {
    fn drop(&mut self) {
        // While panicking the hook cannot be changed; there is no more to be heard then.
        if !thread::panicking() {
            drop(std::panic::take_hook());
        }
    }
}

/// Reads one input: what it was answered, and what went wrong.
fn read(target: &Target, input: &str) -> Result<String, String> {
    *locked(&NOW) = Some((input.to_owned(), Instant::now()));
    let answer = catch_unwind(AssertUnwindSafe(|| (target.read)(input)));
    let panics = std::mem::take(&mut *locked(&PANICS));
    match panics.into_iter().next() {
        Some(panic) => Err(panic),
        None => Ok(answer.unwrap_or_default()),
    }
}

/// What goes wrong with one input, if anything does.
pub fn replay(target: &Target, input: &str) -> Option<String> {
    let _ears = Ears::open();
    read(target, input).err()
}

/// Runs a target.
pub fn fuzz(target: &Target, budget: Budget, seed: u64) -> Run {
    let _ears = Ears::open();
    let mut random = Rng::with_seed(seed);
    let mut pool = (target.seeds)();
    let (mut run, mut answers, mut places) = (Run::default(), HashSet::new(), HashSet::new());
    let (began, real) = (Instant::now(), pool.len());
    let timed = matches!(budget, Budget::Time(_));
    let last = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("fuzz-{}.txt", target.name));
    if timed {
        watch(target.name);
    }
    loop {
        let input = match pool.get(run.inputs) {
            Some(input) if timed && run.inputs < real => input.clone(),
            _ => mangled(&mut random, &pool),
        };
        if timed {
            // What no test survives is left behind here.
            std::fs::write(&last, &input).expect("the folder of the tests can be written to");
        }
        let began_input = Instant::now();
        let (answer, memory) = if timed { memory_of(|| read(target, &input)) } else { (read(target, &input), 0) };
        run.slowest.note(began_input.elapsed(), &input);
        run.largest.note(memory, &input);
        match answer {
            Ok(answer) if answers.insert(digest(&answer)) && pool.len() < real + KEPT => {
                pool.push(input);
                run.kept += 1;
            }
            Ok(_) => {}
            Err(panic) => {
                if places.insert(place_of(&panic).to_owned()) {
                    let short = shortened(target, &input, &panic);
                    run.found.push(format!("{panic}\n    in {}", keep(target.name, &short).display()));
                }
            }
        }
        run.inputs += 1;
        let over = match budget {
            Budget::Inputs(most) => run.inputs >= most,
            Budget::Time(most) => began.elapsed() >= most,
        };
        if over {
            *locked(&NOW) = None;
            return run;
        }
    }
}

fn place_of(panic: &str) -> &str {
    panic.split_once(": ").map_or(panic, |(place, _)| place)
}

fn digest(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// A shorter input that goes wrong at the same place: parts are left out, smaller ones each time.
fn shortened(target: &Target, input: &str, panic: &str) -> String {
    let mut letters: Vec<char> = input.chars().collect();
    let (mut tries, mut part) = (0, letters.len() / 2);
    while part > 0 && tries < SHORTER {
        let mut at = 0;
        while at < letters.len() && tries < SHORTER {
            let without: Vec<char> = letters[..at].iter().chain(letters.iter().skip(at + part)).copied().collect();
            let text: String = without.iter().collect();
            tries += 1;
            if read(target, &text).is_err_and(|other| place_of(&other) == place_of(panic)) {
                letters = without;
            } else {
                at += part;
            }
        }
        part /= 2;
    }
    letters.into_iter().collect()
}

/// Writes an input to where findings are kept.
fn keep(target: &str, input: &str) -> PathBuf {
    let folder = crate::findings(target);
    let file = folder.join(format!("{:016x}.txt", digest(input)));
    std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, input)).expect("findings can be written");
    file
}

/// Ends the whole program if one input takes too long, until the run is over.
fn watch(target: &'static str) {
    *locked(&NOW) = Some((String::new(), Instant::now()));
    thread::spawn(move || {
        loop {
            // The lock is let go of before the pause.
            let now = locked(&NOW).clone();
            let Some((input, since)) = now else { return };
            if since.elapsed() > SLOW {
                eprintln!("{target}: more than {SLOW:?} for {}", keep(target, &input).display());
                std::process::exit(1);
            }
            thread::sleep(Duration::from_millis(500));
        }
    });
}
