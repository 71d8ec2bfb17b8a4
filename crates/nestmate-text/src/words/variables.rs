//! The values that a sentence asks for.

use std::collections::BTreeSet;

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement};

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
