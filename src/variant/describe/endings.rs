//! How a game ends, in words.

use super::super::checked::Rule;
use super::super::compile::Variant;
use super::super::pieces::KindSet;
use super::super::schema::Stalemate;
use super::cells_in_words;
use super::rules::one_of;
use crate::words::{self, say};

/// A sentence for each way in which the game ends.
#[must_use]
pub fn endings_in_words(variant: &Variant) -> Vec<String> {
    let endings = &variant.endings;
    let royal = words::named(variant.royal().map_or("King", |kind| variant.kind(kind).name.as_str()));
    let mut sentences = vec![say!("ends-royal", royal = royal)];
    sentences.push(match endings.stalemate {
        Stalemate::Draw => say!("ends-stalemate-draw").to_owned(),
        Stalemate::Loss => say!("ends-stalemate-loss").to_owned(),
    });
    if endings.repetition > 0 {
        let key = if endings.perpetual_check_loses { "ends-repetition-perpetual" } else { "ends-repetition" };
        sentences.push(say!(key, times = endings.repetition));
    }
    if endings.no_progress > 0 {
        let drops = if variant.has_reserves { "yes" } else { "no" };
        let (kinds, pieces) = (endings.progress.iter().count(), any_of(variant, endings.progress));
        sentences.push(say!("ends-no-progress", moves = endings.no_progress, drops = drops, kinds = kinds, pieces = pieces));
    }
    for rule in &variant.rules {
        match rule {
            Rule::NoMateBy { pieces } => sentences.push(say!("ends-mate-draws", pieces = any_of(variant, *pieces))),
            Rule::Reach { pieces, on } => {
                let cells = cells_in_words(variant, on);
                sentences.push(say!("ends-reach", pieces = any_of(variant, *pieces), cells = cells));
            }
            Rule::BareRoyal => sentences.push(say!("ends-bare", royal = royal)),
            Rule::Freeze { .. }
            | Rule::DoubleStep { .. }
            | Rule::Castle { .. }
            | Rule::Promote { .. }
            | Rule::TurnOver { .. }
            | Rule::Exchange { .. }
            | Rule::Restore { .. }
            | Rule::Swap { .. }
            | Rule::Vanish { .. }
            | Rule::Reserve { .. }
            | Rule::Drop { .. }
            | Rule::OnePerFile { .. }
            | Rule::NoDropMate { .. }
            | Rule::Barred { .. }
            | Rule::FacingRoyals => {}
        }
    }
    sentences
}

/// `a Knight or Pawn`.
fn any_of(variant: &Variant, pieces: KindSet) -> String {
    one_of(variant, pieces.iter().filter(|kind| kind.index() < variant.kinds.len()))
}
