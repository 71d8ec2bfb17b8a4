//! What the special rules do with a piece, in words.

use std::mem::discriminant;

use nestmate_core::geometry::CellSet;
use nestmate_core::variant::schema::{Holder, SafeRoyals, Sides};
use nestmate_core::variant::{KindId, KindSet, Rule, Side, Variant};

use super::ways::number;
use super::{cells_in_words, cells_told, named_side};
use crate::words::{self, TextKey, key, say};

/// A sentence for each special rule that concerns a piece on the board.
pub fn rules_in_words(variant: &Variant, kind: KindId) -> Vec<String> {
    some_rules_in_words(variant, kind, |_| true)
}

/// The same of those rules that count.
pub fn some_rules_in_words(variant: &Variant, kind: KindId, counts: impl Fn(&Rule) -> bool) -> Vec<String> {
    let name = |kind: KindId| words::named(&variant.kind(kind).name);
    let bonds = bonds(variant, kind, |_| true, |cells| (*cells != variant.board.cells).then(|| cells_in_words(variant, cells)), name);
    each_once(bonds, variant.rules.iter().filter(|rule| counts(rule)).filter_map(|rule| rule_in_words(variant, rule, kind)))
}

/// The same of a piece on a board that is folded to a game inside, in that game’s words: those of its rules that the whole game has as
/// well, and what holds the piece on the cells that are seen. `name` is what it calls a kind of the whole game.
pub fn inner_rules_in_words<'a>(
    (whole, kind): (&Variant, KindId),
    (inner, piece): (&Variant, KindId),
    seen: &CellSet,
    name: impl Fn(KindId) -> &'a str,
) -> Vec<String> {
    let bonds = bonds(whole, kind, |cells| cells.meets(seen), |_| None, name);
    let holds = |rule: &&Rule| {
        let alike = |known: &&Rule| discriminant(*known) == discriminant(*rule);
        whole.rules.iter().filter(alike).any(|known| rule_in_words(whole, known, kind).is_some())
    };
    each_once(bonds, inner.rules.iter().filter(holds).filter_map(|rule| rule_in_words(inner, rule, piece)))
}

fn each_once(first: Option<String>, rest: impl Iterator<Item = String>) -> Vec<String> {
    let mut sentences: Vec<String> = first.into_iter().collect();
    for sentence in rest {
        if !sentences.contains(&sentence) {
            sentences.push(sentence);
        }
    }
    sentences
}

/// What holds the piece, or what it holds, by the rules of cells that count: all rules of freezing in one sentence. `place` is what their
/// cells are called, where that has to be said.
fn bonds<'a>(
    variant: &Variant,
    kind: KindId,
    counts: impl Fn(&CellSet) -> bool,
    place: impl Fn(&CellSet) -> Option<String>,
    name: impl Fn(KindId) -> &'a str,
) -> Option<String> {
    let mut keeps = Vec::new();
    let mut needs: Vec<(KindId, Vec<Option<String>>)> = Vec::new();
    for rule in &variant.rules {
        let Rule::Freeze { semi_royal, pieces, cells } = rule else { continue };
        // What never stands there is not told of.
        if !counts(cells) || !variant.whereabouts().cells(kind).meets(cells) {
            continue;
        }
        let place = place(cells).map(|cells| say!("rule-place", cells = cells));
        if *semi_royal == kind {
            keeps.push(place);
        } else if pieces.contains(kind) {
            match needs.iter_mut().find(|(known, _)| known == semi_royal) {
                Some((_, places)) => places.push(place),
                None => needs.push((*semi_royal, vec![place])),
            }
        }
    }
    if !keeps.is_empty() {
        let (count, first, more) = freeze_places(keeps);
        return Some(say!("rule-holds", count = count, places = first, more = more));
    }
    let needs: Vec<String> = needs
        .into_iter()
        .map(|(semi_royal, places)| {
            let (count, first, more) = freeze_places(places);
            say!("rule-needs", count = count, places = first, more = more, piece = name(semi_royal))
        })
        .collect();
    (!needs.is_empty()).then(|| say!("rule-bound", needs = words::and(needs)))
}

/// How many places a rule of freezing holds on, none for the whole board; the first, `on the odd cells`; and the others, `on the even cells
/// and on the edge cells`.
fn freeze_places(places: Vec<Option<String>>) -> (usize, String, String) {
    let named: Vec<String> = places.into_iter().flatten().collect();
    let (count, mut named) = (named.len(), named.into_iter());
    (count, named.next().unwrap_or_default(), words::and(named))
}

/// The message of a rule of turning over, by whether the pieces must, whether quiet moves have to come into the zone, and whether only
/// captures count.
fn turning(must: bool, entry: bool, capture: bool) -> TextKey {
    match (must, entry, capture) {
        (false, _, true) => key!("rule-turns-over-capture"),
        (true, _, true) => key!("rule-turns-over-capture-must"),
        (false, false, false) => key!("rule-turns-over"),
        (true, false, false) => key!("rule-turns-over-must"),
        (false, true, false) => key!("rule-turns-over-entry"),
        (true, true, false) => key!("rule-turns-over-entry-must"),
    }
}

fn trade(variant: &Variant, pieces: KindSet, except: KindSet) -> String {
    let (piece, others) = (one_of(variant, pieces.iter()), one_of(variant, except.iter()));
    say!("rule-trade", piece = piece, count = except.iter().count(), except = others)
}

pub(crate) fn rule_in_words(variant: &Variant, rule: &Rule, kind: KindId) -> Option<String> {
    let name = |kind: KindId| words::named(&variant.kind(kind).name);
    let a_piece = |kind: KindId| a_piece(&variant.kind(kind).name);
    let cells = |set: &CellSet| cells_in_words(variant, set);
    let unturned = !variant.kind(kind).turned;
    let concerns = |pieces: &KindSet| pieces.contains(kind);
    match rule {
        Rule::DoubleStep { pieces, from, most, by, side, .. } if concerns(pieces) && unturned => {
            let (times, by) = (number(usize::from(*most)), Takers::of(variant, *by));
            let place = part_or_whole(variant, from);
            let step =
                say!("rule-double-step", place = place, cells = cells(from), most = *most, times = times, taken = by.who, by = by.names);
            Some(sentences([Some(step), whose(variant, *side)]))
        }
        Rule::Castle { .. } => castling(variant, rule, kind),
        Rule::Promote { pieces, .. } if concerns(pieces) => promoting(variant, rule, kind),
        Rule::Become { pieces, .. } if concerns(pieces) => becoming(variant, rule),
        Rule::TurnOver { pieces, zone, must, back, entry, capture, if_none } if concerns(pieces) => {
            let to = variant.kind(kind).turns_to?;
            let place = part_or_whole(variant, zone);
            let key = turning(*must, *entry, *capture);
            let back = (*back && unturned).then(|| say!("rule-turns-back").to_owned());
            let none = if_none.then(|| say!("rule-becomes-none").to_owned());
            let turns = say!(key, place = place, piece = a_piece(to), name = name(to), cells = cells(zone));
            Some(sentences([Some(turns), none, back]))
        }
        Rule::NoFlight if variant.kind(kind).royal => Some(say!("rule-no-flight").to_owned()),
        Rule::Exchange { pieces, on, .. } if concerns(pieces) => Some(say!("rule-exchanged", cells = cells(on))),
        Rule::Restore { pieces, on, to, missing_on, from } if concerns(pieces) => {
            let or_else = |first, next| say!("rule-reserve-else", first = first, next = next);
            let reserves = from.iter().map(|holder| reserve(*holder).to_owned()).reduce(or_else).unwrap_or_default();
            let piece = a_piece(*to);
            Some(say!("rule-restores", cells = cells(on), piece = piece, reserves = reserves, missing = cells(missing_on)))
        }
        Rule::Swap { pieces, zone, to, .. } if concerns(pieces) => Some(say!("rule-swapped", cells = cells(zone), piece = name(*to))),
        Rule::Vanish { pieces, victim } if concerns(pieces) => Some(say!("rule-vanishes", piece = name(*victim))),
        Rule::Drop { pieces, on, turned, stuck } if concerns(pieces) && unturned => {
            let either = (*turned && variant.kind(kind).turns_to.is_some()).then(|| say!("rule-dropped-either").to_owned());
            let stuck = stuck.then(|| say!("rule-dropped-stuck").to_owned());
            Some(sentences([Some(say!("rule-dropped", cells = cells(on))), either, stuck]))
        }
        Rule::Gate { pieces, .. } if concerns(pieces) && unturned => Some(say!("rule-gated").to_owned()),
        Rule::OnePerColour { pieces } if concerns(pieces) => Some(say!("rule-one-per-colour").to_owned()),
        Rule::Shuffle { pieces, on } if pieces.contains(&kind) => Some(say!("rule-shuffled", cells = cells(on))),
        Rule::Unmoved { pieces, on } if concerns(pieces) => Some(say!("rule-unmoved", cells = cells(on))),
        Rule::OnePerFile { pieces, most } if concerns(pieces) => Some(say!("rule-one-per-file", most = *most)),
        Rule::NoDropMate { pieces } if concerns(pieces) => Some(say!("rule-no-drop-mate").to_owned()),
        Rule::Barred { pieces, .. } if concerns(pieces) && *pieces != KindSet::ALL => {
            Some(say!("rule-barred", chapter = say!("rulebook-special")))
        }
        Rule::FacingRoyals if variant.kind(kind).royal => Some(say!("rule-facing", lines = facing_lines(variant))),
        Rule::Reach { pieces, on, side, .. } if concerns(pieces) => {
            Some(sentences([Some(say!("rule-reaches", cells = cells(on))), whose(variant, *side)]))
        }
        Rule::Royals { safe } if variant.kind(kind).royal => Some(match safe {
            SafeRoyals::Each => say!("rule-royals-each").to_owned(),
            SafeRoyals::One => say!("rule-royals-one").to_owned(),
            SafeRoyals::Last => say!("rule-royals-last").to_owned(),
        }),
        Rule::LoseFirst { pieces, by } if concerns(pieces) && unturned => Some(say!("rule-loses-first", by = one_of(variant, by.iter()))),
        Rule::Explode { safe } if concerns(safe) => Some(say!("rule-blast-proof").to_owned()),
        Rule::Explode { .. } if variant.kind(kind).royal => Some(say!("rule-never-captures").to_owned()),
        Rule::Extinct { pieces, left } if concerns(pieces) => Some(say!("rule-extinct", left = *left)),
        Rule::Trade { pieces, except, .. } if concerns(pieces) => Some(trade(variant, *pieces, *except)),
        Rule::NoMateBy { pieces } if concerns(pieces) => Some(say!("rule-mate-draws").to_owned()),
        _ => None,
    }
}

fn castling(variant: &Variant, rule: &Rule, kind: KindId) -> Option<String> {
    let Rule::Castle { royal, partner, steps, to, cells, side, .. } = rule else { return None };
    let name = |kind: KindId| words::named(&variant.kind(kind).name);
    let (place, there) = (part_or_whole(variant, cells), cells_in_words(variant, cells));
    let told = if *royal == kind {
        if let Some((end, _)) = to {
            say!("rule-castles-to", partner = name(*partner), place = place, cells = there, end = cells_told(variant, end))
        } else {
            let files = number(usize::from(*steps));
            say!("rule-castles", partner = name(*partner), place = place, cells = there, steps = *steps, files = files)
        }
    } else if *partner == kind && !variant.kind(kind).turned {
        say!("rule-castled-with", royal = name(*royal), place = place, cells = there)
    } else {
        return None;
    };
    Some(sentences([Some(told), whose(variant, *side)]))
}

/// What sentences call a set of cells: `whole` for the board, `part` for less.
pub(crate) fn part_or_whole(variant: &Variant, cells: &CellSet) -> &'static str {
    if *cells == variant.board.cells { "whole" } else { "part" }
}

/// Along which lines royal pieces can face each other: along ranks, too, only where both can ever stand on one.
pub(crate) fn facing_lines(variant: &Variant) -> &'static str {
    let grid = variant.board.grid;
    let royals = || variant.kind_ids().filter(|&kind| variant.kind(kind).royal);
    let ranks = |side: Side| -> Vec<i32> {
        royals().flat_map(|kind| variant.seen_by(side, &variant.whereabouts().cells(kind)).iter()).map(|cell| grid.rank(cell)).collect()
    };
    let (own, other) = (ranks(Side::White), ranks(Side::Black));
    if own.iter().any(|rank| other.contains(rank)) { "all" } else { "files" }
}

fn promoting(variant: &Variant, rule: &Rule, kind: KindId) -> Option<String> {
    let Rule::Promote { on, to, optional, if_none, lost, until_captured, side, .. } = rule else { return None };
    let key = match (if_none, optional) {
        (true, _) if promoted_before(variant, rule, kind) == Some(*on) => key!("rule-promotes-there"),
        (true, _) if promotes_anyway(variant, kind, on) => key!("rule-promotes-if-none"),
        (true, true) => key!("rule-promotes-may-if-none"),
        (false, true) => key!("rule-promotes-may"),
        (_, false) => key!("rule-promotes-must"),
    };
    let none = (*if_none && key == key!("rule-promotes-must")).then(|| say!("rule-becomes-none").to_owned());
    let (pieces, names) = (one_of(variant, to.iter().copied()), words::or(to.iter().map(|&kind| words::named(&variant.kind(kind).name))));
    let told = say!(key, cells = cells_in_words(variant, on), count = to.len(), pieces = pieces, names = names);
    let lost = lost.then(|| say(if *optional { key!("rule-promotes-lost") } else { key!("rule-promotes-lost-only") }).to_owned());
    let more = until_captured.then(|| say!("rule-until-captured", piece = a_piece(&variant.kind(kind).name)));
    Some(sentences([Some(told), none, lost, more, whose(variant, *side)]))
}

/// Whether a piece has something to become on each of some cells, whatever its side has: what else it can become there is an alternative.
fn promotes_anyway(variant: &Variant, kind: KindId, cells: &CellSet) -> bool {
    let anyway = variant.rules.iter().filter_map(|rule| {
        let Rule::Promote { pieces, on, if_none: false, .. } = rule else { return None };
        pieces.contains(kind).then_some(*on)
    });
    (*cells & !anyway.fold(CellSet::EMPTY, |all, on| all | on)).is_empty()
}

fn becoming(variant: &Variant, rule: &Rule) -> Option<String> {
    let Rule::Become { on, to, if_none, last, .. } = rule else { return None };
    let told = say!("rule-becomes", cells = cells_in_words(variant, on), pieces = one_of(variant, to.iter().copied()));
    let none = if_none.then(|| say!("rule-becomes-none").to_owned());
    let last = last.then(|| say!("rule-becomes-last").to_owned());
    Some(sentences([Some(told), none, last, Some(say!("rule-becomes-calm").to_owned())]))
}

/// Whose pieces a rule is for, where it is not for both sides'.
pub(crate) fn whose(variant: &Variant, side: Sides) -> Option<String> {
    side.only().map(|side| say!("rule-side-only", side = named_side(variant, side)))
}

pub(crate) struct Takers {
    /// `own` for its own kind, `none`, or `others`, which have names.
    pub(crate) who: &'static str,
    pub(crate) names: String,
}

impl Takers {
    pub(crate) fn of(variant: &Variant, by: Option<KindSet>) -> Self {
        let kinds = by.into_iter().flat_map(KindSet::iter).filter(|&kind| !variant.kind(kind).turned);
        let who = match by {
            None => "own",
            Some(KindSet::EMPTY) => "none",
            Some(_) => "others",
        };
        Self { who, names: one_of(variant, kinds) }
    }
}

pub(crate) fn sentences<const N: usize>(sentences: [Option<String>; N]) -> String {
    sentences.into_iter().flatten().collect::<Vec<String>>().join(say!("between-sentences"))
}

/// Where the promotion of a piece is that is told just before another.
fn promoted_before(variant: &Variant, rule: &Rule, kind: KindId) -> Option<CellSet> {
    let before = variant.rules.iter().take_while(|known| !std::ptr::eq(*known, rule));
    let cells = |known: &Rule| if let Rule::Promote { pieces, on, .. } = known { pieces.contains(kind).then_some(*on) } else { None };
    before.filter_map(cells).last()
}

/// A piece's name with its article, in languages where that does not depend on what the piece is.
pub fn a_piece(name: &str) -> String {
    let key = if name.starts_with(['A', 'E', 'I', 'O', 'U']) { key!("rule-an") } else { key!("rule-a") };
    say!(key, name = words::named(name))
}

/// `a Rook, Knight or Queen`: one of some kinds, each name once.
pub(crate) fn one_of(variant: &Variant, kinds: impl IntoIterator<Item = KindId>) -> String {
    let mut known: Vec<&str> = Vec::new();
    for name in kinds.into_iter().map(|kind| variant.kind(kind).name.as_str()) {
        if !known.contains(&name) {
            known.push(name);
        }
    }
    let names =
        known.iter().enumerate().map(|(at, name)| if at == 0 { a_piece(name) } else { say!("rule-or-a", name = words::named(name)) });
    words::or(names)
}

fn reserve(holder: Holder) -> &'static str {
    match holder {
        Holder::Own => say!("rule-reserve-own"),
        Holder::Enemy => say!("rule-reserve-enemy"),
        Holder::Neutral => say!("rule-reserve-neutral"),
    }
}
