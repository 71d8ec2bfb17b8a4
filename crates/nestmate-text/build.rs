//! Lists the keys of the English sentences, so that the compiler knows them.

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
    let mut code = String::from("/// All keys, in order.\nconst KEYS: &[&str] = &[");
    for key in keys {
        let _ = write!(code, "{key:?}, ");
    }
    code.push_str("];\n");
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo names no folder"))?;
    fs::write(Path::new(&out).join("keys.rs"), code)
}

/// The messages of a file, and their attributes as `message.attribute`. Terms, which begin with `-`, are for sentences alone.
fn keys_of(text: &str) -> Vec<String> {
    let mut keys: Vec<String> = Vec::new();
    let mut message = "";
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let attribute = line.trim_start().strip_prefix('.').filter(|_| line.starts_with(' '));
        let name = attribute.unwrap_or(line).split(" =").next().unwrap_or_default();
        let is_name = name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        if !is_name || !line.contains(" =") {
            continue;
        }
        if attribute.is_some() {
            keys.push(format!("{message}.{name}"));
        } else {
            message = name;
            // One may have nothing but attributes.
            let begins_below = line.ends_with('=') && lines.peek().is_some_and(|next| next.trim_start().starts_with('.'));
            keys.extend((!begins_below).then(|| message.to_owned()));
        }
    }
    keys
}
