//! Which Linux distribution this is.

use crate::disk::read_whole_text;

/// Where it says so; the first that is there.
const PLACES: [&str; 2] = ["/etc/os-release", "/usr/lib/os-release"];

/// The longest such file that is read, in bytes.
const LONGEST: usize = 1 << 16;

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
    use super::named;

    #[test]
    fn a_distribution_and_what_it_is_made_from_are_named() {
        assert_eq!(named("PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nVERSION_ID=\"12\"\nID=debian\n"), ["debian"]);
        assert_eq!(named("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n"), ["linuxmint", "ubuntu", "debian"]);
        assert_eq!(named("ID_LIKE='suse opensuse'\nID=\"opensuse-leap\""), ["opensuse-leap", "suse", "opensuse"]);
        assert!(named("").is_empty() && named("NAME=Something\nVARIANT_ID=server").is_empty());
    }
}
