//! Files: definitions on disk, settings, bundled assets.
