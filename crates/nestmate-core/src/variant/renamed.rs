//! Fields of definitions that had another name once.

use super::locate::rename_fields;

/// Each old name with the one that it has now.
const FIELDS: [(&str, &str); 3] = [("men", "pieces"), ("men_on", "pieces_on"), ("men_only", "pieces_only")];

/// What a field is called now, if it was called this once.
pub(super) fn new_name(old: &str) -> Option<&'static str> {
    FIELDS.iter().find(|(known, _)| *known == old).map(|(_, new)| *new)
}

/// A definition with the names that its fields have now.
pub fn with_new_names(definition: &str) -> String {
    rename_fields(definition, &FIELDS)
}
