//! What is looked at in a text of Fluent's: how deeply it nests, and the values that a sentence asks for.

use std::collections::BTreeSet;

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement};

/// The deepest nesting that is read; no sentence needs a tenth of it. The parser of Fluent calls itself for every bracket that stands in
/// another, so a text of nothing but opening brackets would overflow the stack and end the program.
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

/// The names of the variables of a sentence, in all its forms.
pub(super) fn variables<'a>(pattern: &'a Pattern<&'a str>) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    of_pattern(pattern, &mut found);
    found
}

fn of_pattern<'a>(pattern: &'a Pattern<&'a str>, found: &mut BTreeSet<&'a str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, found);
        }
    }
}

fn of_expression<'a>(expression: &'a Expression<&'a str>, found: &mut BTreeSet<&'a str>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, found),
        Expression::Select { selector, variants } => {
            of_inline(selector, found);
            for variant in variants {
                of_pattern(&variant.value, found);
            }
        }
    }
}

fn of_inline<'a>(inline: &'a InlineExpression<&'a str>, found: &mut BTreeSet<&'a str>) {
    match inline {
        InlineExpression::VariableReference { id } => _ = found.insert(id.name),
        InlineExpression::Placeable { expression } => of_expression(expression, found),
        InlineExpression::FunctionReference { arguments, .. } | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            of_arguments(arguments, found);
        }
        _ => {}
    }
}

fn of_arguments<'a>(arguments: &'a CallArguments<&'a str>, found: &mut BTreeSet<&'a str>) {
    arguments.positional.iter().for_each(|argument| of_inline(argument, found));
    arguments.named.iter().for_each(|argument| of_inline(&argument.value, found));
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
