//! The networks that the program ships, one file a game.

use std::sync::Arc;

use include_dir::{Dir, File, include_dir};

use super::Network;
use crate::variant::Variant;

/// By the id of the game.
static NETS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/nets");

/// The network that the program ships for a game; `None` if there is none, and for another game of the same id.
#[must_use]
pub fn shipped(variant: &Variant) -> Option<Arc<Network>> {
    let bytes = NETS.get_file(format!("{}.net", variant.id)).map(File::contents)?;
    Network::read(bytes, variant).inspect_err(|fault| tracing::debug!("the network of {}: {fault}", variant.id)).ok().map(Arc::new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::Library;

    #[test]
    fn every_network_that_is_shipped_fits_its_game() {
        let library = Library::shipped();
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
