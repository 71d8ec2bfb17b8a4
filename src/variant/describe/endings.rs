//! How a game ends, in words.

use super::super::checked::Rule;
use super::super::compile::Variant;
use super::super::schema::Stalemate;
use super::joined;

/// A sentence for each way in which the game ends.
#[must_use]
pub fn endings_in_words(variant: &Variant) -> Vec<String> {
    let endings = &variant.endings;
    let royal = variant.kinds.iter().skip(1).find(|kind| kind.royal).map_or("King", |kind| kind.name.as_str());
    let mut sentences = vec![format!("A player whose {royal} is attacked and cannot be saved has lost.")];
    sentences.push(match endings.stalemate {
        Stalemate::Draw => "A player who cannot move and is not in check has drawn.".to_owned(),
        Stalemate::Loss => "A player who cannot move has lost.".to_owned(),
    });
    if endings.repetition > 0 {
        let perpetual =
            if endings.perpetual_check_loses { ", unless one side checked with every move since the first: it has lost" } else { "" };
        sentences.push(format!("The same position for time number {} is a draw{perpetual}.", endings.repetition));
    }
    if endings.no_progress > 0 {
        let forward: Vec<String> = endings.progress.iter().map(|kind| variant.kind(kind).name.clone()).collect();
        let drops = if variant.has_reserves { ", no drop" } else { "" };
        let moves = if forward.is_empty() { String::new() } else { format!(" and no move of {}", joined(&forward, "or")) };
        sentences.push(format!("{} moves by each side with no capture{drops}{moves} are a draw.", endings.no_progress));
    }
    for rule in &variant.rules {
        match rule {
            Rule::FacingRoyals => sentences.push(format!("The two {royal}s may not face each other on an open file.")),
            Rule::NoMateBy { men } => {
                let names: Vec<String> =
                    men.iter().filter(|kind| kind.index() < variant.kinds.len()).map(|kind| variant.kind(kind).name.clone()).collect();
                sentences.push(format!("A mate by the own check of {} is a draw.", joined(&names, "or")));
            }
            _ => {}
        }
    }
    sentences
}
