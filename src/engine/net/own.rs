//! The user's own networks: what the engine has learnt on this computer, one file for each definition.

use std::hash::Hasher;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use siphasher::sip::SipHasher24;

use super::{Network, shipped};
use crate::disk::{make_own_folder, read_whole};
use crate::variant::Variant;

/// The longest file of a network that is read, in bytes.
pub const MAX_NETWORK: usize = 16 << 20;

/// Where they are, in programs that look for any.
static FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// Lets new memories take the networks of a folder before those that the program ships. Only the first folder counts: matches, benches
/// and tests name none, so that they come out the same on every computer.
pub fn use_networks_of(folder: PathBuf) {
    let _ = FOLDER.set(folder);
}

/// The file for what is learnt of a game: another for each definition, however it is laid out. `None` where no folder is used.
#[must_use]
pub fn network_file(variant: &Variant) -> Option<PathBuf> {
    FOLDER.get().map(|folder| file_in(folder, variant))
}

/// The same file, in a folder that is there by now; nobody else can look into it.
///
/// # Errors
/// What the system says of the folder.
pub fn place_for_network(variant: &Variant) -> io::Result<Option<PathBuf>> {
    let Some(folder) = FOLDER.get() else { return Ok(None) };
    make_own_folder(folder)?;
    Ok(Some(file_in(folder, variant)))
}

fn file_in(folder: &Path, variant: &Variant) -> PathBuf {
    let mut hasher = SipHasher24::new();
    hasher.write(variant.definition.as_bytes());
    folder.join(format!("{}-{:016x}.net", variant.id, hasher.finish()))
}

/// The network that a game is played with: the user's own, or the one that ships.
pub(in crate::engine) fn network_of(variant: &Variant) -> Option<Arc<Network>> {
    FOLDER.get().and_then(|folder| own(folder, variant)).or_else(|| shipped::shipped(variant))
}

fn own(folder: &Path, variant: &Variant) -> Option<Arc<Network>> {
    let file = file_in(folder, variant);
    let bytes = read_whole(&file, MAX_NETWORK).inspect_err(|error| {
        if error.kind() != ErrorKind::NotFound {
            tracing::error!("{}: {error}", file.display());
        }
    });
    let network = Network::read(&bytes.ok()?, variant).inspect_err(|fault| tracing::error!("{}: {fault}", file.display()));
    network.ok().map(Arc::new)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::variant::{Library, Source};

    #[test]
    fn a_network_is_taken_for_the_definition_that_it_was_learnt_of_alone() {
        let mut library = Library::shipped();
        let (chess, shogi) = (library.get("fide-chess").expect("shipped"), library.get("shogi").expect("shipped"));
        let folder = tempfile::tempdir().expect("a folder");
        let written = shipped::shipped(&chess).expect("shipped");
        fs::write(file_in(folder.path(), &chess), written.write()).expect("written");
        assert_eq!(own(folder.path(), &chess), Some(written));
        library.add(Source::new("mine", chess.definition.replacen("name: \"", "name: \"My ", 1)));
        let changed = library.get("fide-chess").expect("compiled");
        assert_eq!(own(folder.path(), &changed), None, "other rules are another game");
        assert_eq!(own(folder.path(), &shogi), None);
        fs::write(file_in(folder.path(), &shogi), b"no network").expect("written");
        assert_eq!(own(folder.path(), &shogi), None, "a file that is none is left alone");
    }
}
