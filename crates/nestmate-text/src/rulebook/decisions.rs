//! What the inventor's page leaves open, and what is played: the rulings of a game, and of those that all games share the ones that it
//! needs.

use nestmate_core::variant::schema::{NoteDef, Safe};
use nestmate_core::variant::{KindId, Rule, Travel, Variant, Way};

use super::Block;
use crate::describe::{can_die, length, one_of};
use crate::words::{self, key, named, say};

/// Where the array comes from. What had to be decided about it is told with all other decisions.
pub(super) fn array(variant: &Variant) -> Vec<Block> {
    let fixed = variant.about_array.iter().filter(|note| note.ruling.is_empty() || variant.rulings.is_empty());
    fixed.map(|note| told(variant, note)).collect()
}

/// All rulings; none in games whose rules everybody knows.
pub(super) fn blocks(variant: &Variant) -> Vec<Block> {
    if variant.rulings.is_empty() {
        return Vec::new();
    }
    let array = variant.about_array.iter().filter(|note| !note.ruling.is_empty());
    let mut own: Vec<&NoteDef> = array.chain(&variant.rulings).collect();
    own.sort_by_key(|note| note.ruling.get(1..).and_then(|number| number.parse::<u32>().ok()));
    let own = own.into_iter().map(|note| told(variant, note));
    let common = common(variant).into_iter().map(|(ruling, text)| Block::Note(ruling.to_owned(), text));
    std::iter::once(Block::Text(say!("rulebook-decided").to_owned())).chain(own).chain(common).collect()
}

fn told(variant: &Variant, note: &NoteDef) -> Block {
    let text = named(&note.text).to_owned();
    let switch = variant.switches.iter().find(|switch| switch.id == note.switch);
    let text = match switch {
        Some(switch) => [text.as_str(), &say!("rulebook-decided-switch", rule = named(&switch.label))].join(say!("between-sentences")),
        None => text,
    };
    Block::Note(note.ruling.clone(), text)
}

/// The rulings of all games that this one needs.
fn common(variant: &Variant) -> Vec<(&'static str, String)> {
    let has = |wanted: fn(&Rule) -> bool| variant.rules.iter().any(wanted);
    let freezes = !variant.semi_royals.is_empty();
    let drops = has(|rule| matches!(rule, Rule::Drop { .. }));
    let limited = limited(variant);
    let exchanges = has(|rule| matches!(rule, Rule::Exchange { .. }));
    let changes = exchanges || has(|rule| matches!(rule, Rule::Promote { .. } | Rule::TurnOver { .. }));
    let goes_over = |way: &Way| matches!(way.travel, Travel::Leap | Travel::Slide) && length(variant, way) > 1;
    let rides = variant.kinds.iter().flat_map(|kind| &kind.ways).any(goes_over);
    let royal = named(variant.royal().map_or("King", |kind| variant.kind(kind).name.as_str()));
    let rulings = [
        (true, "G0", key!("ruling-g0")),
        (freezes, "G1", key!("ruling-g1")),
        (freezes, "G2", key!("ruling-g2")),
        (freezes && drops, "G3", key!("ruling-g3")),
        (true, "G4", key!("ruling-g4")),
        (variant.endings.repetition > 0 && !variant.endings.perpetual_check_loses, "G5", key!("ruling-g5")),
        (variant.endings.no_progress > 0, "G6", key!("ruling-g6")),
        (rides, "G7", key!("ruling-g7")),
        (drops && !limited.is_empty(), "G8", key!("ruling-g8")),
        (variant.about_array.iter().any(|note| !note.ruling.is_empty()), "G9", key!("ruling-g9")),
        (true, "G10", key!("ruling-g10")),
        (has(|rule| matches!(rule, Rule::Castle { safe: Safe::Path | Safe::StartAndPath, .. })), "G11", key!("ruling-g11")),
        (changes, "G12", key!("ruling-g12")),
        (can_die(variant), "G13", key!("ruling-g13")),
    ];
    let (same, piece) = (same(variant), one_of(variant, limited));
    let exchange = if exchanges { "yes" } else { "no" };
    let text = |key| say!(key, royal = royal, same = same.as_str(), piece = piece.as_str(), exchange = exchange);
    rulings.into_iter().filter(|(needed, ..)| *needed).map(|(_, ruling, key)| (ruling, text(key))).collect()
}

/// The pieces whose drops a house rule that is off would limit.
fn limited(variant: &Variant) -> Vec<KindId> {
    let letters = variant.switches.iter().filter(|switch| !switch.on).flat_map(|switch| switch.limits.chars());
    letters.filter_map(|letter| variant.kind_of(letter)).collect()
}

/// What has to be the same for a position to be the same.
fn same(variant: &Variant) -> String {
    let has = |wanted: fn(&Rule) -> bool| variant.rules.iter().any(wanted);
    let parts = [
        (true, key!("ruling-g5-board")),
        (true, key!("ruling-g5-side")),
        (variant.has_reserves, key!("ruling-g5-reserves")),
        (has(|rule| matches!(rule, Rule::Castle { .. })), key!("ruling-g5-castling")),
        (has(|rule| matches!(rule, Rule::DoubleStep { .. })), key!("ruling-g5-passing")),
    ];
    words::and(parts.into_iter().filter(|(is_there, _)| *is_there).map(|(_, key)| say(key)))
}
