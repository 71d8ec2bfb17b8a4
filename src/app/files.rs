//! Reading a file that the user chooses, on a thread of its own so that the window never waits for it.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use crate::storage::read_definition;
use crate::variant::Source;

/// What came of it.
#[derive(Clone, Debug)]
pub enum Opened {
    /// The file's name and text.
    Definition(Source),
    /// No file was chosen, or there is no file chooser on this machine.
    Nothing,
    /// The file could not be read, and why.
    Failed(String),
}

/// A file being chosen or read.
#[derive(Debug)]
pub struct Opening {
    receiver: Receiver<Opened>,
}

impl Opening {
    /// Asks with the desktop's file chooser. `wake` is called when there is an answer.
    #[must_use]
    pub fn choose(wake: impl Fn() + Send + 'static) -> Self {
        Self::start(wake, || {
            let dialog = rfd::FileDialog::new().set_title("Open a definition file").add_filter("Definition", &["ron"]);
            dialog.pick_file().map_or(Opened::Nothing, |path| read(&path))
        })
    }

    /// Reads a file by its path. `wake` is called when there is an answer.
    #[must_use]
    pub fn path(path: PathBuf, wake: impl Fn() + Send + 'static) -> Self {
        Self::start(wake, move || read(&path))
    }

    fn start(wake: impl Fn() + Send + 'static, work: impl FnOnce() -> Opened + Send + 'static) -> Self {
        let (sender, receiver) = channel();
        std::thread::spawn(move || {
            // The window may have stopped waiting; then nobody needs the answer.
            let _ = sender.send(work());
            wake();
        });
        Self { receiver }
    }

    /// The answer, once it is there.
    #[must_use]
    pub fn poll(&self) -> Option<Opened> {
        match self.receiver.try_recv() {
            Ok(opened) => Some(opened),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Opened::Nothing),
        }
    }
}

fn read(path: &Path) -> Opened {
    match read_definition(path) {
        Ok(source) => Opened::Definition(source),
        Err(error) => Opened::Failed(format!("{} cannot be read: {error}", path.display())),
    }
}
