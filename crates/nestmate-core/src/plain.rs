//! Plain text: without characters that cannot be seen or change how the text around them reads, and as it is searched.

use std::borrow::Cow;

/// Whether a character is a control character, a separator of lines or paragraphs, or a mark that sets the direction of writing or has
/// no width. Joiners, which some scripts and pictures need, are none of these.
pub fn is_hidden(c: char) -> bool {
    let mark = matches!(
        c,
        '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
    );
    c.is_control() || mark
}

/// A text on one line: control characters and the ends of lines become spaces, other hidden characters are left out.
pub fn one_line(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let seen = |c: char| match c {
        _ if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') => Some(' '),
        _ if is_hidden(c) => None,
        _ => Some(c),
    };
    Cow::Owned(text.chars().filter_map(seen).collect())
}

/// A text for a terminal or a log: hidden characters but the ends of lines are written as escapes, such as `\u{1b}`.
pub fn escaped(text: &str) -> Cow<'_, str> {
    let bad = |c: char| c != '\n' && is_hidden(c);
    if !text.contains(bad) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        if bad(c) { shown.extend(c.escape_unicode()) } else { shown.push(c) }
    }
    Cow::Owned(shown)
}

/// Small letters with accents, by the plain letter that people type for them.
const ACCENTED: [(char, &str); 44] = [
    ('a', "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"),
    ('b', "ḃḅḇ"),
    ('c', "çćĉċčḉ"),
    ('d', "ďḋḍḏḑḓđð"),
    ('e', "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"),
    ('f', "ḟ"),
    ('g', "ĝğġģǧǵḡ"),
    ('h', "ĥȟḣḥḧḩḫẖħ"),
    ('i', "ìíîïĩīĭįǐȉȋḭḯỉịı"),
    ('j', "ĵǰ"),
    ('k', "ķǩḱḳḵ"),
    ('l', "ĺļľḷḹḻḽł"),
    ('m', "ḿṁṃ"),
    ('n', "ñńņňǹṅṇṉṋ"),
    ('o', "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợøǿ"),
    ('p', "ṕṗ"),
    ('r', "ŕŗřȑȓṙṛṝṟ"),
    ('s', "śŝşšșṡṣṥṧṩ"),
    ('t', "ţťțṫṭṯṱẗŧ"),
    ('u', "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"),
    ('v', "ṽṿ"),
    ('w', "ŵẁẃẅẇẉẘ"),
    ('x', "ẋẍ"),
    ('y', "ýÿŷȳẏẙỳỵỷỹ"),
    ('z', "źżžẑẓẕ"),
    ('æ', "ǣǽ"),
    ('ſ', "ẛ"),
    ('ʒ', "ǯ"),
    ('а', "ӑӓ"),
    ('г', "ѓ"),
    ('е', "ѐёӗ"),
    ('ж', "ӂӝ"),
    ('з', "ӟ"),
    ('и', "ѝӣӥ"),
    ('к', "ќ"),
    ('о', "ӧ"),
    ('у', "ўӯӱӳ"),
    ('ч', "ӵ"),
    ('ы', "ӹ"),
    ('э', "ӭ"),
    ('і', "ї"),
    ('ѵ', "ѷ"),
    ('ә', "ӛ"),
    ('ө', "ӫ"),
];

/// A text as it is searched: in small letters, without their accents.
pub fn searched(text: &str) -> String {
    let bare = |c: char| match c {
        _ if c.is_ascii() || c > '\u{1eff}' => Some(c),
        '\u{300}'..='\u{36f}' => None,
        _ => Some(ACCENTED.iter().find(|known| known.1.contains(c)).map_or(c, |known| known.0)),
    };
    text.to_lowercase().chars().filter_map(bare).collect()
}

/// A letter, digit or sign of usual width in place of a wide one.
pub(crate) fn narrow(c: char) -> char {
    match u32::from(c) {
        wide @ 0xff01..=0xff5e => char::from_u32(wide - 0xfee0).unwrap_or(c),
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_know_no_accents() {
        for (text, found) in [
            ("José Raúl CAPABLANCA", "jose raul capablanca"),
            ("Ståhlberg, Żółć", "stahlberg, zolc"),
            ("e\u{301}", "e"),
            ("Алёхин", "алехин"),
        ] {
            assert_eq!(searched(text), found);
        }
        for plain in ["ß", "æ", "将棋", "й", ""] {
            assert_eq!(searched(plain), plain);
        }
        for letter in ACCENTED.iter().flat_map(|known| known.1.chars()) {
            let found = searched(&letter.to_string());
            assert!(found.chars().count() == 1 && searched(&found) == found, "{letter}: {found}");
        }
    }

    #[test]
    fn hidden_characters_are_left_out_or_written_as_escapes() {
        assert_eq!(one_line("a\0b\nc\u{202e}d\u{2028}e"), "a b cd e");
        assert_eq!(escaped("a\u{1b}[31m\n\u{202e}b"), "a\\u{1b}[31m\n\\u{202e}b");
        for plain in ["Ünïcödé 象 ♞", "क\u{94d}\u{200d}ष", ""] {
            assert!(matches!(one_line(plain), Cow::Borrowed(text) if text == plain));
            assert!(matches!(escaped(plain), Cow::Borrowed(text) if text == plain));
        }
    }
}
