//! The games there are: definition files taken in, and taken in anew when they change on disk, and the one that is being written.

use std::path::{Path, PathBuf};

use nestmate_core::plain::one_line;
use nestmate_core::rules::start;
use nestmate_core::variant::{Library, Source, Variant};
use nestmate_engine::task::Wake;
use nestmate_text::words::told;

use crate::app::effect::Effects;
use crate::app::setup::array;
use crate::saying::Saying;
use crate::storage::{KeptDraft, Watch};

/// The games that can be begun, and where they come from.
#[derive(Debug)]
pub(in crate::app) struct GameCatalogue {
    library: Library,
    /// Definition files that may change.
    watch: Watch,
    /// The definition that is being written, once it was changed.
    draft: Option<String>,
    /// Definitions replaced before they were saved, newest first.
    drafts: Vec<KeptDraft>,
    /// Where the user's own definition files are kept, if anywhere.
    folder: Option<PathBuf>,
}

impl GameCatalogue {
    /// The games of a library, of whose files none is watched yet.
    pub(in crate::app) fn new(library: Library) -> Self {
        Self { library, watch: Watch::default(), draft: None, drafts: Vec::new(), folder: None }
    }

    pub(in crate::app) fn library(&self) -> &Library {
        &self.library
    }

    /// The definition that was being written in the workbench last, if it was changed there.
    pub(in crate::app) fn draft(&self) -> Option<&str> {
        self.draft.as_deref()
    }

    /// Keeps what is being written in the workbench; true if that is something else than before.
    pub(in crate::app) fn set_draft(&mut self, draft: Option<String>) -> bool {
        let changed = self.draft != draft;
        self.draft = draft;
        changed
    }

    /// Definitions replaced in the workbench before they were saved, newest first.
    pub(in crate::app) fn drafts(&self) -> &[KeptDraft] {
        &self.drafts
    }

    /// Takes in which of them outlast the program.
    pub(in crate::app) fn set_drafts(&mut self, drafts: Vec<KeptDraft>) {
        self.drafts = drafts;
    }

    /// Adds one of them, which need not outlast the program.
    pub(in crate::app) fn shelve(&mut self, text: String) {
        self.drafts.retain(|known| known.text != text);
        self.drafts.insert(0, KeptDraft::new(text));
    }

    /// Begins to watch the folder of the user's games, and all files that games came from.
    pub(in crate::app) fn follow(&mut self, folder: PathBuf, wake: Wake) {
        self.watch = Watch::new(move || wake());
        self.library.files().map(Path::new).filter(|file| file.is_file()).for_each(|file| self.watch.file(file));
        self.watch.folder(&folder);
        self.folder = Some(folder);
    }

    /// Takes in the games of a file, and those that it will have when it changes. The file, if it is one.
    pub(in crate::app) fn take_in(&mut self, source: Source) -> Option<PathBuf> {
        let path = Some(PathBuf::from(&source.name)).filter(|path| path.is_file());
        if let Some(path) = &path {
            self.watch.file(path);
        }
        self.library.replace(source);
        path
    }

    /// Takes in definition files that have changed on disk. The game on the board goes on by the definition that it began with.
    pub(in crate::app) fn poll(&mut self) -> Effects {
        let mut effects = Effects::none();
        for looked in self.watch.poll() {
            let source = match looked {
                Ok(source) => source,
                Err(fault) => {
                    effects = effects.then(Effects::fault(&fault));
                    continue;
                }
            };
            let name = source.name.clone();
            if self.library.text_of(&name) == Some(source.text.as_str()) {
                continue;
            }
            self.library.replace(source);
            let first = self.library.reports_of(&name).next().cloned();
            effects = effects.then(match first {
                None => {
                    let file = Path::new(&name).file_name().unwrap_or_default().to_string_lossy().into_owned();
                    Effects::info(told!("file-changed", name = file.as_str()))
                }
                Some(problem) => Effects::fail(told!("file-changed-badly", problem = problem.said())),
            });
        }
        effects
    }

    /// Takes in a game like `variant` with a start position of the user's own. The file that it is to be written to, with its text.
    pub(in crate::app) fn take_array(&mut self, variant: &Variant, name: &str, start_text: &str) -> Result<(PathBuf, String), Effects> {
        let (id, text) = array::definition(&self.library, variant, one_line(name).trim(), start_text).map_err(Effects::refuse)?;
        let Some(folder) = &self.folder else { return Err(Effects::refuse(told!("array-no-folder"))) };
        let path = folder.join(format!("{id}.ron"));
        let mut library = self.library.clone();
        library.add(Source::new(path.display().to_string(), text.as_str()));
        if let Err(why) = library.get(&id).map_err(Saying::told).and_then(|variant| start(&variant).map_err(Saying::told)) {
            return Err(Effects::fail(told!("array-refused", why = why.to_string())));
        }
        self.library = library;
        Ok((path, text))
    }
}
