//! Panics while a window is open: noted where they happen, to be told where they can be read.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::panic::{self, PanicHookInfo};
use std::sync::{Mutex, Once, PoisonError};
use std::thread;

use super::Wake;

/// A panic, with all that helps to find its cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Panic {
    message: String,
    place: String,
    thread: String,
}

/// What is to be reported; in English, whatever language the window speaks.
impl fmt::Display for Panic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { message, place, thread } = self;
        let (version, system, machine) = (env!("CARGO_PKG_VERSION"), std::env::consts::OS, std::env::consts::ARCH);
        write!(f, "Nestmate {version} ({system}, {machine})\n{message}\nat {place}, thread {thread}")
    }
}

const MOST: usize = 100;

/// Those of threads beside the window's, the first ones.
static ELSEWHERE: Mutex<Vec<Panic>> = Mutex::new(Vec::new());

static AWAKE: Mutex<Vec<Wake>> = Mutex::new(Vec::new());

thread_local! {
    /// Whether this is the thread of a window.
    static WINDOW: Cell<bool> = const { Cell::new(false) };
    /// The last panic of the window's own thread.
    static HERE: RefCell<Option<Panic>> = const { RefCell::new(None) };
}

/// Notes panics from now on. To be called on the window's thread.
pub fn watch() {
    static HOOK: Once = Once::new();
    WINDOW.set(true);
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            // A library that is missing is told in words by whoever needed it.
            if info.payload_as_str().and_then(library_in).is_none() {
                before(info);
            }
            note(info);
        }));
    });
}

/// Calls `wake` whenever another thread has panicked.
pub fn wake_by(wake: Wake) {
    AWAKE.lock().unwrap_or_else(PoisonError::into_inner).push(wake);
}

fn note(info: &PanicHookInfo<'_>) {
    let message = info.payload_as_str().unwrap_or("?").to_owned();
    let place = info.location().map_or_else(|| "?".to_owned(), ToString::to_string);
    let noted = Panic { message, place, thread: thread::current().name().unwrap_or("?").to_owned() };
    // While a thread ends its own variables may be gone.
    if WINDOW.try_with(Cell::get).unwrap_or(false) {
        return HERE.with_borrow_mut(|here| *here = Some(noted));
    }
    let mut known = ELSEWHERE.lock().unwrap_or_else(PoisonError::into_inner);
    if known.len() < MOST {
        known.push(noted);
    }
    drop(known);
    // From a thread of its own: the one that panics may hold what waking needs. Without one the next frame tells it.
    let _ = thread::Builder::new().spawn(|| {
        AWAKE.lock().unwrap_or_else(PoisonError::into_inner).iter().for_each(|wake| wake());
    });
}

/// The last panic of this thread, the window's, unless it has been taken.
pub fn here() -> Option<Panic> {
    HERE.with_borrow_mut(Option::take)
}

/// The panics of other threads after the first `seen` ones.
pub fn elsewhere(seen: usize) -> Vec<Panic> {
    ELSEWHERE.lock().unwrap_or_else(PoisonError::into_inner).iter().skip(seen).cloned().collect()
}

/// The first shared library that a text names.
pub fn library_in(text: &str) -> Option<&str> {
    let names = text.split(|c: char| !c.is_ascii_alphanumeric() && !"._+-".contains(c)).map(|name| name.trim_end_matches('.'));
    names.into_iter().find(|name| name.starts_with("lib") && name.split('.').skip(1).any(|part| part == "so"))
}
