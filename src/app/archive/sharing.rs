//! Games of the database as one file.

use std::path::Path;

use nestmate_core::game::record_text;
use nestmate_text::words::Told;

use crate::app::files::document::is_text;
use crate::app::files::records::replay;
use crate::saying::Saying;
use crate::storage::Record;

/// The text of a file that has all of the games: as other programs read them if its name says so, else as the program's own.
pub(super) fn shared(records: &[Record], path: &Path) -> Result<String, Told> {
    if !is_text(path) {
        return Ok(records.iter().map(Record::text).collect());
    }
    let mut texts = Vec::with_capacity(records.len());
    for record in records {
        let game = replay(record, "", "", "").map_err(|report| Saying::told(report.fault.clone()))?;
        texts.push(record_text(&game));
    }
    Ok(texts.join("\n"))
}
