//! The files of sentences, taken apart.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use nestmate_text::words::Language;

/// What a message has: the variables that are put into it, and the pieces of text around them.
#[derive(Debug, Default)]
pub struct Message {
    pub variables: BTreeSet<String>,
    pub pieces: Vec<String>,
    /// Whether nothing is put into it.
    pub plain: bool,
}

/// The files of a language by their names.
pub fn read(language: Language) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/words").join(language.code());
    let entries = fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("it can be read").path());
    let files = entries.filter(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    files.map(|path| (path.file_name().expect("a name").to_string_lossy().into_owned(), fs::read_to_string(&path).expect("text"))).collect()
}

/// The messages of a file by their keys, attributes as `key.attribute`.
pub fn messages(text: &str) -> BTreeMap<String, Message> {
    let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let own = message.value.iter().map(|pattern| (message.id.name.to_owned(), pattern));
        let attributes = message.attributes.iter();
        let attributes = attributes.map(|attribute| (format!("{}.{}", message.id.name, attribute.id.name), &attribute.value));
        for (key, pattern) in own.chain(attributes) {
            let mut message = Message { plain: true, ..Message::default() };
            message.take(pattern);
            assert!(found.insert(key.clone(), message).is_none(), "{key} is there twice");
        }
    }
    found
}

impl Message {
    fn take(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.pieces.push((*value).to_owned()),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => self.inline(inline),
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    self.inline(selector);
                    for variant in variants {
                        self.take(&variant.value);
                    }
                }
            }
        }
    }

    fn inline(&mut self, expression: &InlineExpression<&str>) {
        match expression {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.plain = false;
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => match expression.as_ref() {
                Expression::Inline(inline) => self.inline(inline),
                Expression::Select { .. } => unreachable!("a choice within a choice is an element of its own"),
            },
            other => panic!("{other:?}: messages stand alone, so that what is put into them is seen"),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.inline(argument);
        }
    }
}
