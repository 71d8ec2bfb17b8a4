//! Whose settings these are: this user's on this computer, or brought from somewhere else.

use std::path::Path;

use super::print::Print;
use crate::disk::read_whole_text;

/// Where systems keep a number of the computer's own; the first that is there.
const COMPUTERS: [&str; 3] = ["/etc/machine-id", "/var/lib/dbus/machine-id", "/etc/hostname"];

/// The longest such file, in bytes.
const LONGEST: usize = 1 << 10;

/// Tells this user's settings on this computer from others. A mark that it makes cannot be made by somebody who only writes a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Whose(Vec<u8>);

impl Whose {
    /// The settings in this folder.
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

/// The number of the user whose folder it is.
#[cfg(unix)]
fn user(config: &Path) -> u32 {
    std::fs::metadata(config).map_or(0, |known| std::os::unix::fs::MetadataExt::uid(&known))
}

#[cfg(not(unix))]
fn user(_config: &Path) -> u32 {
    0
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
