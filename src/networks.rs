//! The networks that games are played with: the user's own, learnt on this computer, one file for each definition, or those that the
//! program ships, one file for each game.

use std::hash::Hasher;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use include_dir::{Dir, File, include_dir};
use nestmate_core::variant::Variant;
use nestmate_engine::{Memory, Network};
use siphasher::sip::SipHasher24;

use crate::disk::{make_own_folder, read_whole};

static NETS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/nets");

pub const MAX_NETWORK: usize = 16 << 20;

static FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// Lets new memories take the networks of a folder before those that the program ships. Only the first folder counts: matches, benches
/// and tests name none, so that they come out the same on every computer.
pub fn use_networks_of(folder: PathBuf) {
    let _ = FOLDER.set(folder);
}

/// The file for what is learnt of a game: another for each definition, however it is laid out. `None` where no folder is used.
pub fn network_file(variant: &Variant) -> Option<PathBuf> {
    FOLDER.get().map(|folder| file_in(folder, variant))
}

/// The same file, in a folder that is there by now; nobody else can look into it.
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
pub fn network_of(variant: &Variant) -> Option<Arc<Network>> {
    FOLDER.get().and_then(|folder| own(folder, variant)).or_else(|| shipped_network(variant))
}

/// A memory for games of a variant that are played with its network, with a transposition table of at most `mib` MiB.
pub fn memory_of(variant: &Variant, mib: usize) -> Memory {
    Memory::with(variant, mib, network_of(variant))
}

/// The network that the program ships for a game, or for the one of which it draws the starts; `None` if there is none, and for another
/// game of the same id.
pub fn shipped_network(variant: &Variant) -> Option<Arc<Network>> {
    let drawn_from = variant.based_on.as_ref().filter(|_| variant.shuffle.is_some());
    let mut files = [Some(&variant.id), drawn_from].into_iter().flatten().map(|id| NETS.get_file(format!("{id}.net")));
    let bytes = files.find_map(|file| file.map(File::contents))?;
    Network::read(bytes, variant).inspect_err(|fault| tracing::debug!("the network of {}: {fault}", variant.id)).ok().map(Arc::new)
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

    use nestmate_core::variant::Source;

    use super::*;

    #[test]
    fn a_network_is_taken_for_the_definition_that_it_was_learnt_of_alone() {
        let mut library = crate::shipped::library();
        let (chess, shogi) = (library.get("fide-chess").expect("shipped"), library.get("shogi").expect("shipped"));
        let folder = tempfile::tempdir().expect("a folder");
        let written = shipped_network(&chess).expect("shipped");
        fs::write(file_in(folder.path(), &chess), written.write()).expect("written");
        assert_eq!(own(folder.path(), &chess), Some(written));
        library.add(Source::new("mine", chess.definition.replacen("name: \"", "name: \"My ", 1)));
        let changed = library.get("fide-chess").expect("compiled");
        assert_eq!(own(folder.path(), &changed), None, "other rules are another game");
        assert_eq!(own(folder.path(), &shogi), None);
        fs::write(file_in(folder.path(), &shogi), b"no network").expect("written");
        assert_eq!(own(folder.path(), &shogi), None, "a file that is none is left alone");
    }

    #[test]
    fn every_network_that_is_shipped_fits_its_game() {
        let library = crate::shipped::library();
        let mut size = 0;
        for file in NETS.files().filter(|file| file.path().extension().is_some_and(|end| end == "net")) {
            let id = file.path().file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            let Ok(variant) = library.get(id) else { panic!("{id} is no game") };
            assert!(Network::read(file.contents(), &variant).is_ok(), "{id}");
            size += file.contents().len();
        }
        assert!(size < 3_000_000, "{size} bytes");
    }
}
