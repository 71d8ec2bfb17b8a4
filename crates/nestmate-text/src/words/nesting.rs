//! How deeply a text nests. The parser of Fluent calls itself for every bracket that stands in another, so a text of nothing but
//! opening brackets would overflow the stack and end the program.

/// The deepest nesting that is read. No sentence needs a tenth of it.
const DEEPEST: usize = 100;

/// The line, from 1, on which a text nests too deeply to be read; `None` if it can be read.
pub(super) fn too_deep(text: &str) -> Option<usize> {
    let (mut depth, mut line, mut quoted, mut escaped) = (0_usize, 1, false, false);
    for c in text.chars() {
        let inside = depth > 0;
        match c {
            // A quotation ends with its line.
            '\n' => (line, quoted, escaped) = (line + 1, false, false),
            _ if quoted => (quoted, escaped) = (c != '"' || escaped, c == '\\' && !escaped),
            '"' if inside => quoted = true,
            '{' => depth += 1,
            '(' if inside => depth += 1,
            '}' | ')' if inside => depth -= 1,
            _ => {}
        }
        if depth > DEEPEST {
            return Some(line);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_stands_in_each_other_is_counted() {
        assert_eq!(too_deep(&"a = { $b }\n".repeat(1000)), None);
        assert_eq!(too_deep(&"a = { \"{\" } 1) (so :(\n".repeat(1000)), None);
        assert_eq!(too_deep(&"a = { \"\\\"{\" }\n".repeat(1000)), None);
        assert_eq!(too_deep(&format!("a = x\nb = {}", "{".repeat(1000))), Some(2));
        assert_eq!(too_deep(&format!("b = {{ {}", "F(\n".repeat(1000))), Some(100));
        assert_eq!(too_deep(&"{\n".repeat(101)), Some(101));
    }
}
