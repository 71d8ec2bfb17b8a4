//! How definitions are read and written as RON.

use ron::extensions::Extensions;
use serde::Serialize;

/// RON as definitions use it: fields that may be left out are written without `Some`.
pub(in crate::variant) fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES)
}

/// A value as RON on one line.
pub(in crate::variant) fn ron(value: &impl Serialize) -> String {
    options().to_string_pretty(value, ron::ser::PrettyConfig::new().depth_limit(0)).unwrap_or_default()
}

/// A list as RON, each entry on a line.
pub(in crate::variant) fn rows(list: &[impl Serialize]) -> String {
    let rows: Vec<String> = list.iter().map(ron).collect();
    if rows.is_empty() { "[]".to_owned() } else { format!("[\n            {},\n        ]", rows.join(",\n            ")) }
}
