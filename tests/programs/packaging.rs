//! What packages bring beside the program agrees with it: licences with Cargo.lock, versions and file types with the program.

use std::collections::BTreeSet;
use std::fs;

#[allow(dead_code, reason = "the tool that makes packages uses the rest")]
#[path = "../../packaging/tool/lock.rs"]
mod lock;

fn text(path: &str) -> String {
    let text = fs::read_to_string(lock::root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    // Git may write the line ends of Windows.
    text.replace("\r\n", "\n")
}

/// What stands between two texts, each time.
fn between<'a>(text: &'a str, from: &str, to: &str) -> Vec<&'a str> {
    text.split(from).skip(1).filter_map(|rest| rest.split(to).next()).collect()
}

const RENEW: &str = "run `cargo run --example package -- licences packaging/THIRD-PARTY.txt`";

#[test]
fn third_party_licences_are_those_of_the_lock_file() {
    let list = text("packaging/THIRD-PARTY.txt");
    let (crates, texts) = list.split_once("\n-----").expect("texts follow the list");
    let entries: Vec<(&str, &str)> = crates.lines().filter(|line| line.ends_with(']')).filter_map(|line| line.split_once(": ")).collect();
    let listed: BTreeSet<(String, String)> =
        entries.iter().filter_map(|(package, _)| package.split_once(' ')).map(|(name, version)| (name.into(), version.into())).collect();
    let packages = lock::packages().expect("Cargo.lock");
    let shipped = lock::shipped(&packages).expect("Cargo.toml");
    assert!(shipped.len() > 100 && shipped.len() < packages.len(), "crates are found: {} of {}", shipped.len(), packages.len());
    let missing: Vec<_> = shipped.difference(&listed).collect();
    let stale: Vec<_> = listed.difference(&shipped).collect();
    assert!(missing.is_empty() && stale.is_empty(), "{RENEW}; missing: {missing:?}; no longer there: {stale:?}");
    let known: BTreeSet<&str> = between(texts, "\n[", "]\n").into_iter().collect();
    for (package, rest) in entries {
        let (licence, numbers) = rest.trim_end_matches(']').split_once(" [").expect("numbers of texts");
        assert!(!licence.is_empty() && !numbers.is_empty(), "{package} has a licence and its text");
        assert!(numbers.split(", ").all(|number| known.contains(number)), "{package}: {numbers}");
    }
}

#[test]
fn fonts_bring_their_licences() {
    let list = text("packaging/THIRD-PARTY.txt");
    for beginning in ["SIL OPEN FONT LICENSE", "UBUNTU FONT LICENCE", "Bitstream Vera"] {
        assert!(list.to_uppercase().contains(&beginning.to_uppercase()), "{beginning}");
    }
}

#[test]
fn the_version_is_the_same_everywhere() {
    let version = env!("CARGO_PKG_VERSION");
    assert!(text("packaging/linux/org.nestmate.Nestmate.metainfo.xml").contains(&format!("<release version=\"{version}\"")));
    assert!(text("packaging/debian/changelog").starts_with(&format!("nestmate ({version}-")));
}

#[test]
fn desktops_know_the_files_that_the_program_saves() {
    let types = text("packaging/linux/org.nestmate.Nestmate.mime.xml");
    let desktop = text("packaging/linux/org.nestmate.Nestmate.desktop");
    let metainfo = text("packaging/linux/org.nestmate.Nestmate.metainfo.xml");
    let own = between(&types, "mime-type type=\"", "\"");
    assert_eq!(own.len(), 2);
    assert!(own.iter().all(|name| desktop.contains(&format!("{name};")) && metainfo.contains(&format!("<mediatype>{name}<"))));
    assert!(types.contains("<glob pattern=\"*.nestmate\"/>") && desktop.contains("\nExec=nestmate %u\n"));
    // Addresses of ours, too, which %u hands over as they are.
    assert!(desktop.contains(";x-scheme-handler/nestmate;\n"));
    // How both kinds of files begin.
    let record = nestmate::Record::new("a".to_owned(), String::new(), String::new()).text();
    let magic = between(&types, "value='format", "'");
    assert_eq!(magic.len(), 1);
    assert!(record[..64].contains(&format!("format{}", magic[0])), "{record}");
    let library = nestmate::library();
    for (id, _) in library.games() {
        let definition = &library.get(id).expect("shipped").definition;
        let beginning: String = definition.chars().take(3000).collect();
        let is_known = beginning.contains("id: \"") && ["based_on: \"", "board: ("].iter().any(|field| beginning.contains(field));
        assert!(is_known, "{id}: {beginning}");
    }
}

#[test]
fn metainfo_shows_pictures_that_are_there() {
    let metainfo = text("packaging/linux/org.nestmate.Nestmate.metainfo.xml");
    let pictures = between(&metainfo, "<image>@pictures@/", "</image>");
    assert!(pictures.len() >= 3);
    assert!(pictures.iter().all(|name| lock::root().join("screenshots").join(name).is_file()), "{pictures:?}");
}

/// Nobody adds a crate without a word.
#[test]
fn the_number_of_crates_is_the_one_that_is_told() {
    let told = text("docs/DEPENDENCIES.md");
    let number = between(&told, "`Cargo.lock` has **", "**").first().and_then(|number| number.parse().ok());
    let packages = lock::packages().expect("Cargo.lock").len();
    assert_eq!(Some(packages), number, "change the number in docs/DEPENDENCIES.md if the new crates are worth it");
}

#[test]
fn the_least_rust_is_the_same_everywhere() {
    let rust = env!("CARGO_PKG_RUST_VERSION");
    let install = text(".ci/install");
    assert_eq!(between(&install, "\nrust=", "\n"), [rust]);
    for path in [".github/workflows/ci.yml", ".github/workflows/package.yml", ".github/workflows/health.yml"] {
        let workflow = text(path);
        let named = between(&workflow, "rustup default ", "\n");
        let others: Vec<_> = named.iter().filter(|version| !["stable", rust].contains(&version.trim())).collect();
        assert!(named.iter().any(|version| version.trim() == rust) && others.is_empty(), "{path}: {named:?}");
    }
    for path in ["README.md", "CONTRIBUTING.md"] {
        assert!(text(path).contains(&format!("Rust {rust} or newer")), "{path}");
    }
}
