//! Lists the keys of the English sentences, so that the compiler knows them, each with a hash of its text, so that a translation can name
//! the text that it was made from.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

const ENGLISH: &str = "../../assets/words/en";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={ENGLISH}");
    let mut keys = Vec::new();
    for file in fs::read_dir(ENGLISH)? {
        let path = file?.path();
        if path.extension().is_some_and(|ending| ending == "ftl") {
            keys.extend(keys_of(&fs::read_to_string(path)?));
        }
    }
    keys.sort_unstable();
    let mut code = String::from("/// All keys, in order, each with the hash of its text.\nconst KEYS: &[(&str, u32)] = &[");
    for (key, text) in keys {
        let hash = hash(&text);
        let _ = write!(code, "({key:?}, {:#06x}_{:04x}), ", hash >> 16, hash & 0xffff);
    }
    code.push_str("];\n");
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo names no folder"))?;
    fs::write(Path::new(&out).join("keys.rs"), code)
}

/// The messages of a file, and their attributes as `message.attribute`, with their texts. Terms, which begin with `-`, are for sentences
/// alone.
fn keys_of(text: &str) -> Vec<(String, String)> {
    let mut keys: Vec<(String, String)> = Vec::new();
    let mut message = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let attribute = line.trim_start().strip_prefix('.').filter(|_| line.starts_with(' '));
        let parts = attribute.unwrap_or(line).split_once(" =");
        let is_name =
            |name: &str| name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        match parts.filter(|(name, _)| is_name(name)) {
            Some((name, text)) => {
                if attribute.is_none() {
                    name.clone_into(&mut message);
                }
                let key = if attribute.is_some() { format!("{message}.{name}") } else { message.clone() };
                keys.push((key, text.trim().to_owned()));
            }
            None => {
                if let Some((_, text)) = keys.last_mut() {
                    text.push('\n');
                    text.push_str(line.trim());
                }
            }
        }
    }
    let trimmed = keys.into_iter().map(|(key, text)| (key, text.trim_end().to_owned()));
    // A message may have nothing but attributes.
    trimmed.filter(|(_, text)| !text.is_empty()).collect()
}

/// FNV-1a, which stays the same from one compiler to the next.
fn hash(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
