//! How a game ends, in words.

use nestmate_core::variant::schema::{BothPassed, Holder, Lot, SafeRoyals, Stalemate};
use nestmate_core::variant::{KindId, KindSet, Rule, Side, Variant};

use super::rules::one_of;
use super::{cells_in_words, named_side, named_sides};
use crate::words::{self, key, named, say};

/// A sentence for each way in which the game ends.
pub fn endings_in_words(variant: &Variant) -> Vec<String> {
    let endings = &variant.endings;
    let royal = named(variant.royal().map_or("King", |kind| variant.kind(kind).name.as_str()));
    let mut sentences = Vec::new();
    if variant.royal().is_some() && !variant.conduct.no_checks {
        sentences.push(say!("ends-royal", royal = royal, gets = gotten(endings.mate)));
    }
    sentences.push(match endings.stalemate {
        Stalemate::Draw if variant.conduct.no_checks => say!("ends-stalemate-draw-unchecked").to_owned(),
        Stalemate::Draw => say!("ends-stalemate-draw").to_owned(),
        Stalemate::Loss => say!("ends-stalemate-loss").to_owned(),
        Stalemate::Win => say!("ends-stalemate-win").to_owned(),
        Stalemate::Fewer => say!("ends-stalemate-fewer").to_owned(),
    });
    if endings.repetition > 0 {
        let key = if endings.perpetual_check_loses { key!("ends-repetition-perpetual") } else { key!("ends-repetition") };
        sentences.push(say!(key, times = endings.repetition));
        if endings.perpetual_check_loses {
            sentences.push(say!("ends-no-chase").to_owned());
        }
    }
    if has_no_impasse(variant) {
        sentences.push(say!("ends-no-impasse").to_owned());
    }
    if endings.no_progress > 0 {
        let drops = if variant.has_reserves { "yes" } else { "no" };
        let (kinds, pieces) = (endings.progress.iter().count(), any_of(variant, endings.progress));
        sentences.push(say!("ends-no-progress", moves = endings.no_progress, drops = drops, kinds = kinds, pieces = pieces));
    }
    sentences.extend(dead(variant, royal));
    for rule in &variant.rules {
        match rule {
            Rule::NoMateBy { pieces } => sentences.push(say!("ends-mate-draws", pieces = any_of(variant, *pieces))),
            Rule::Reach { pieces, on, answer, safe, side } => {
                let cells = cells_in_words(variant, on);
                let pieces = any_of(variant, *pieces);
                let key = match (safe, answer, side.only()) {
                    (true, ..) => key!("ends-reach-safe"),
                    (false, true, None) => key!("ends-reach-race"),
                    (false, ..) => key!("ends-reach"),
                };
                let whose = side.only().map_or("both", |side| named_side(variant, side));
                sentences.push(say!(key, side = whose, pieces = pieces, cells = cells));
                if *answer {
                    let [side, other] = named_sides(variant);
                    sentences.push(say!("ends-reach-answer", side = side, other = other));
                }
            }
            Rule::Impasse { .. } => sentences.extend(impasse(variant, rule, royal)),
            Rule::BareRoyal => sentences.push(say!("ends-bare", royal = royal)),
            Rule::Royals { safe: SafeRoyals::Each } => sentences.push(say!("ends-royals-each").to_owned()),
            Rule::Royals { safe: SafeRoyals::One } => sentences.push(say!("ends-royals-one").to_owned()),
            Rule::Royals { safe: SafeRoyals::Last } => sentences.push(say!("ends-royals-last").to_owned()),
            Rule::Extinct { pieces, left } => {
                let kinds: Vec<KindId> = unturned(variant, *pieces);
                let (count, pieces) = (kinds.len(), words::and(names(variant, kinds)));
                sentences.push(say!("ends-extinct", count = count, pieces = pieces, left = *left));
            }
            Rule::Counting { .. } => sentences.extend(counted(variant, rule, royal)),
            Rule::Pass { twice, bonus, facing } => sentences.extend(both_passed(variant, *twice, *bonus, *facing)),
            Rule::Checks { times } => sentences.push(say!("ends-checks", times = *times)),
            Rule::Explode { .. } => sentences.extend(variant.goals.blown_up.then(|| say!("ends-blown-up", royal = royal))),
            Rule::Spent { pieces, left, gets } => sentences.push(spent(variant, *pieces, *left, *gets)),
            _ => {}
        }
    }
    sentences
}

/// Whether play can leave too little to win with (ruling G13): not where every captured piece goes to a reserve.
pub(crate) fn can_die(variant: &Variant) -> bool {
    variant.material().bare && variant.board.cells.iter().any(|cell| variant.reserve_of[cell.index()].is_none())
}

fn dead(variant: &Variant, royal: &str) -> Vec<String> {
    if !can_die(variant) {
        return Vec::new();
    }
    let material = variant.material();
    let mut sentences = vec![say!("ends-dead-bare", royal = royal)];
    let kinds = |known: &dyn Fn(KindId) -> bool| variant.kind_ids().filter(|&kind| known(kind)).collect::<KindSet>();
    for (key, kinds) in [
        (key!("ends-dead-lone"), kinds(&|kind| material.lone.contains(kind))),
        (key!("ends-dead-bound"), kinds(&|kind| material.is_bound(kind, &variant.board.cells))),
    ] {
        if !kinds.is_empty() {
            sentences.push(say!(key, pieces = any_of(variant, kinds)));
        }
    }
    sentences
}

/// Whether players could look for Shogi's rule for royal pieces that are safe in the enemy's camp: where captured pieces change sides and
/// nothing is won by going there.
fn has_no_impasse(variant: &Variant) -> bool {
    let changes_sides = variant.rules.iter().any(|rule| matches!(rule, Rule::Reserve { to: Holder::Own, .. }));
    let is_race = variant.rules.iter().any(|rule| matches!(rule, Rule::Reach { .. } | Rule::Impasse { .. }));
    variant.endings.perpetual_check_loses && changes_sides && !is_race
}

fn impasse(variant: &Variant, rule: &Rule, royal: &str) -> Vec<String> {
    let Rule::Impasse { zone, least, worth, points } = rule else { return Vec::new() };
    let each = |&(kinds, points): &(KindSet, u8)| {
        let named = names(variant, unturned(variant, kinds)).into_iter();
        named.map(move |piece| say!("ends-piece-worth", piece = piece.as_str(), worth = points.to_string()))
    };
    let (kinds, pieces) = (worth.len(), words::and(worth.iter().flat_map(each).collect::<Vec<_>>()));
    let ([side, other], cells) = (named_sides(variant), cells_in_words(variant, zone));
    vec![
        say!("ends-impasse", royal = royal, least = *least, cells = cells, kinds = kinds, pieces = pieces),
        say!("ends-impasse-points", side = side, points = points.0, other = other, others = points.1),
    ]
}

fn counted(variant: &Variant, rule: &Rule, royal: &str) -> Vec<String> {
    let Rule::Counting { without, both, bare, pieces } = rule else { return Vec::new() };
    let left = unturned(variant, *without);
    let (kinds, left) = (left.len(), words::or(names(variant, left)));
    let mut sentences = Vec::new();
    if *both > 0 {
        sentences.push(say!("ends-counting", kinds = kinds, pieces = left, moves = *both));
    }
    let limit = |(kinds, moves): &(Vec<KindId>, u16)| {
        let alike = |kinds: &[KindId]| {
            let name = kinds.first().map(|&kind| named(&variant.kind(kind).name));
            say!("captured-kind", count = kinds.len(), piece = name.unwrap_or_default())
        };
        let pieces = words::and(kinds.chunk_by(PartialEq::eq).map(alike));
        say!("ends-counting-limit", kinds = kinds.len(), pieces = pieces, moves = *moves)
    };
    if !bare.is_empty() {
        let (limits, begins) = (words::and(bare.iter().map(limit).collect::<Vec<_>>()), if *pieces { "pieces" } else { "zero" });
        sentences.push(say!("ends-counting-bare", royal = royal, begins = begins, limits = limits));
    }
    sentences
}

fn both_passed(variant: &Variant, twice: BothPassed, bonus: u16, facing: bool) -> Option<String> {
    let facing = if facing { "yes" } else { "no" };
    match twice {
        BothPassed::Nothing => None,
        BothPassed::Draw => Some(say!("ends-passed-draw", facing = facing)),
        BothPassed::Worth => {
            let worth = variant.kind_ids().filter(|&kind| variant.kind(kind).worth > 0 && !variant.kind(kind).turned);
            let told =
                |kind: KindId| say!("ends-piece-worth", piece = named(&variant.kind(kind).name), worth = tenths(variant.kind(kind).worth));
            let (pieces, bonus) = (words::and(worth.map(told)), tenths(bonus));
            let second = named_side(variant, Side::Black);
            Some(say!("ends-passed-worth", facing = facing, pieces = pieces, bonus = bonus, other = second))
        }
    }
}

/// A number of tenths as a decimal fraction, without one where it is whole.
fn tenths(number: u16) -> String {
    let (whole, rest) = (number / 10, number % 10);
    if rest == 0 { whole.to_string() } else { say!("ends-tenths", whole = whole, rest = rest) }
}

pub(crate) fn gotten(lot: Lot) -> &'static str {
    match lot {
        Lot::Loses => "loses",
        Lot::Wins => "wins",
        Lot::Draws => "draws",
    }
}

fn spent(variant: &Variant, pieces: KindSet, left: u8, gets: Lot) -> String {
    let kinds = unturned(variant, pieces);
    let of = if kinds.len() == unturned(variant, KindSet::ALL).len() { "all" } else { "some" };
    say!("ends-spent", gets = gotten(gets), of = of, pieces = words::and(names(variant, kinds)), left = left)
}

/// The names of some kinds.
fn names(variant: &Variant, kinds: Vec<KindId>) -> Vec<String> {
    kinds.into_iter().map(|kind| named(&variant.kind(kind).name).to_owned()).collect()
}

/// The kinds of a set that are not turned over.
pub(crate) fn unturned(variant: &Variant, pieces: KindSet) -> Vec<KindId> {
    variant.kind_ids().filter(|&kind| pieces.contains(kind) && !variant.kind(kind).turned).collect()
}

/// `a Knight or Pawn`.
fn any_of(variant: &Variant, pieces: KindSet) -> String {
    one_of(variant, pieces.iter().filter(|kind| kind.index() < variant.kinds.len()))
}
