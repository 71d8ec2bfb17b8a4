//! Text out of the bytes of a file, whatever wrote it.

/// The text of a file, and whether it is UTF-8: if not it is UTF-16 by its mark or its zeros, or else one byte a letter as older programs
/// write, which PGN once asked for.
pub fn decoded(bytes: Vec<u8>) -> (String, bool) {
    match are_pairs(&bytes) {
        Some(true) => return (wide(&bytes, u16::from_be_bytes), false),
        Some(false) => return (wide(&bytes, u16::from_le_bytes), false),
        None => {}
    }
    String::from_utf8(bytes).map_or_else(|error| (error.as_bytes().iter().copied().map(western).collect(), false), |text| (text, true))
}

/// The same without a mark of the encoding; lines that all end as they did on old Macs end as elsewhere.
pub fn text_of(bytes: Vec<u8>) -> String {
    let (text, _) = decoded(bytes);
    let text = text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text);
    if text.contains('\r') && !text.contains('\n') { text.replace('\r', "\n") } else { text }
}

/// Whether the beginning of a file is UTF-16, by its mark or its zeros, and if so whether the high byte comes first.
pub fn are_pairs(bytes: &[u8]) -> Option<bool> {
    match bytes {
        [0xff, 0xfe, ..] => Some(false),
        [0xfe, 0xff, ..] => Some(true),
        // No text of one byte for each letter begins with a zero, or has one behind its first letter.
        [first, 0, _, 0, ..] if *first != 0 => Some(false),
        [0, first, 0, _, ..] if *first != 0 => Some(true),
        _ => None,
    }
}

fn wide(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
    let odd = bytes.len() % 2 == 1;
    String::from_utf16_lossy(&units) + if odd { "\u{fffd}" } else { "" }
}

/// A letter of the encoding of western Windows, which is Latin-1 but for these.
pub fn western(byte: u8) -> char {
    const OWN: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•',
        '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
    ];
    byte.checked_sub(0x80).and_then(|at| OWN.get(usize::from(at)).copied()).unwrap_or(char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_read_in_whatever_encoding() {
        let text = "1. e4 {„Zürich“ – œuvre} ½";
        let wide = |mark: bool, write: fn(u16) -> [u8; 2]| -> Vec<u8> {
            let mark = mark.then_some('\u{feff}');
            mark.into_iter().chain(text.chars()).flat_map(|c| c.encode_utf16(&mut [0; 2]).to_vec()).flat_map(write).collect()
        };
        let byte_of = |c: char| (0..=255_u8).find(|&byte| western(byte) == c).expect("it has such a letter");
        assert_eq!(decoded(text.as_bytes().to_vec()), (text.to_owned(), true));
        assert_eq!(decoded(text.chars().map(byte_of).collect()), (text.to_owned(), false));
        for bytes in [wide(true, u16::to_le_bytes), wide(true, u16::to_be_bytes)] {
            let (read, is_utf8) = decoded(bytes);
            assert_eq!((read.trim_start_matches('\u{feff}'), is_utf8), (text, false));
        }
        let plain: Vec<u8> = "1. e4 e5".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(decoded(plain), ("1. e4 e5".to_owned(), false), "without a mark, too");
    }

    #[test]
    fn texts_are_the_same_in_every_encoding() {
        let text = "[a:chess]\nname = Königin 王\n";
        let units: Vec<u16> = text.encode_utf16().collect();
        let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
        let marked = |mark: &[u8], bytes: &[u8]| [mark, bytes].concat();
        for bytes in [
            text.as_bytes().to_vec(),
            marked(b"\xef\xbb\xbf", text.as_bytes()),
            marked(b"\xff\xfe", &little),
            marked(b"\xfe\xff", &big),
            little,
            big,
            text.replace('\n', "\r").into_bytes(),
        ] {
            assert_eq!(text_of(bytes.clone()), text, "{bytes:?}");
        }
        let of = |bytes: &[u8]| text_of(bytes.to_vec());
        assert_eq!(of(b"a\r\nb"), "a\r\nb");
        assert_eq!([of(b""), of(b"\xff\xfea"), of(b"\xe9"), of(b"a\0")], ["", "\u{fffd}", "é", "a\0"].map(str::to_owned));
    }
}
