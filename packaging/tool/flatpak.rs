//! The crates as flatpak-builder fetches them: archives with their sums, laid out as `cargo vendor` does it.

use std::fmt::{self, Write as _};

use super::lock::Package;

/// The folder that the manifest names as cargo's source.
const FOLDER: &str = "cargo/vendor";

pub fn sources(packages: &[Package]) -> Result<String, fmt::Error> {
    let mut text = String::from("[\n");
    for Package { name, version, checksum, .. } in packages.iter().filter(|package| !package.checksum.is_empty()) {
        let folder = format!("{FOLDER}/{name}-{version}");
        writeln!(
            text,
            r#"  {{"type": "archive", "archive-type": "tar-gzip", "url": "https://static.crates.io/crates/{name}/{name}-{version}.crate", "sha256": "{checksum}", "dest": "{folder}"}},"#
        )?;
        writeln!(
            text,
            r#"  {{"type": "inline", "contents": "{{\"package\": \"{checksum}\", \"files\": {{}}}}", "dest": "{folder}", "dest-filename": ".cargo-checksum.json"}},"#
        )?;
    }
    let config =
        format!(r#"[source.vendored-sources]\ndirectory = \"{FOLDER}\"\n\n[source.crates-io]\nreplace-with = \"vendored-sources\"\n"#);
    writeln!(text, r#"  {{"type": "inline", "contents": "{config}", "dest": "cargo", "dest-filename": "config.toml"}}"#)?;
    text.push_str("]\n");
    Ok(text)
}
