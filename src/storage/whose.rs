//! Whose settings these are, this user's on this computer or brought from somewhere else; and which Linux distribution this is.

use std::path::Path;

use super::whole::Print;
use crate::disk::read_whole_text;

/// Where systems keep a number of the computer's own; the first that is there.
const COMPUTERS: [&str; 3] = ["/etc/machine-id", "/var/lib/dbus/machine-id", "/etc/hostname"];

/// The longest file of the system's that is read, in bytes.
const LONGEST: usize = 1 << 16;

/// Tells this user's settings on this computer from others. A mark that it makes cannot be made by somebody who only writes a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Whose(Vec<u8>);

impl Whose {
    pub(super) fn of(config: &Path) -> Self {
        let computer = COMPUTERS.iter().find_map(|path| read_whole_text(path.as_ref(), LONGEST).ok());
        let place = std::path::absolute(config).unwrap_or_else(|_| config.to_owned());
        Self(format!("{}\n{}\n{}", computer.unwrap_or_default().trim(), user(config), place.display()).into_bytes())
    }

    /// The mark of a program that this user may start from here.
    pub fn mark(&self, command: &[String]) -> String {
        let parts = command.iter().flat_map(|part| [b"\0", part.as_bytes()].concat());
        Print::of(&self.0.iter().copied().chain(parts).collect::<Vec<u8>>()).text()
    }
}

#[cfg(unix)]
fn user(config: &Path) -> u32 {
    std::fs::metadata(config).map_or(0, |known| std::os::unix::fs::MetadataExt::uid(&known))
}

#[cfg(not(unix))]
fn user(_config: &Path) -> u32 {
    0
}

/// Where systems say what they are; the first that is there.
const PLACES: [&str; 2] = ["/etc/os-release", "/usr/lib/os-release"];

/// The names of this system's distribution, then of those that it is made from. None where nothing says so.
pub fn distributions() -> Vec<String> {
    PLACES.iter().find_map(|path| read_whole_text(path.as_ref(), LONGEST).ok()).map_or_else(Vec::new, |text| named(&text))
}

/// The names in the text of such a file (os-release(5)).
fn named(text: &str) -> Vec<String> {
    let value = |key: &str| text.lines().find_map(|line| line.trim().strip_prefix(key)?.strip_prefix('='));
    let values = ["ID", "ID_LIKE"].into_iter().filter_map(value).map(|value| value.trim_matches(['"', '\'']));
    values.flat_map(str::split_whitespace).map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::{named, *};

    #[test]
    fn a_mark_is_of_one_program_in_one_place() {
        let command = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
        let [one, two] = ["/tmp/one", "/tmp/two"].map(|place| Whose::of(Path::new(place)));
        let engine = command(&["/bin/engine", "uci"]);
        assert_eq!(one.mark(&engine), Whose::of(Path::new("/tmp/one")).mark(&engine));
        for other in [two.mark(&engine), one.mark(&command(&["/bin/engine uci"])), one.mark(&command(&["/bin/engine"])), String::new()] {
            assert_ne!(one.mark(&engine), other);
        }
    }

    #[test]
    fn a_distribution_and_what_it_is_made_from_are_named() {
        assert_eq!(named("PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nVERSION_ID=\"12\"\nID=debian\n"), ["debian"]);
        assert_eq!(named("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n"), ["linuxmint", "ubuntu", "debian"]);
        assert_eq!(named("ID_LIKE='suse opensuse'\nID=\"opensuse-leap\""), ["opensuse-leap", "suse", "opensuse"]);
        assert!(named("").is_empty() && named("NAME=Something\nVARIANT_ID=server").is_empty());
    }
}
