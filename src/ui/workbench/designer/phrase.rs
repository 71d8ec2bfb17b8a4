//! A rule as a sentence with chips: each chip stands for a part of the rule that can be changed.

use std::ops::RangeInclusive;

use nestmate_core::variant::schema::{BothPassed, EndingsDef, Holder, Lot, Region, RuleDef, Safe, SafeRoyals, Sides, Stalemate};
use nestmate_text::words::{TextKey, key, say};

/// What stands in a sentence for its chips, in the order in which a phrase lists them.
const MARKS: [&str; 7] = ["\u{e000}", "\u{e001}", "\u{e002}", "\u{e003}", "\u{e004}", "\u{e005}", "\u{e006}"];
const A: &str = MARKS[0];
const B: &str = MARKS[1];
const C: &str = MARKS[2];
const D: &str = MARKS[3];
const E: &str = MARKS[4];
const F: &str = MARKS[5];
const G: &str = MARKS[6];

pub(super) struct Phrase<'a> {
    pub(super) text: String,
    pub(super) chips: Vec<Chip<'a>>,
}

pub(super) enum Chip<'a> {
    Piece(&'a mut char),
    Pieces(&'a mut String),
    AnyOf(&'a mut String),
    /// Some pieces of which any one is meant; where there is no choice, what the key says.
    AnyOfOr(&'a mut Option<String>, TextKey),
    /// The same, or none at all: an empty text.
    AnyOfOrNone(&'a mut Option<String>, TextKey),
    /// Pieces that a side has at least, a letter for each.
    AtLeast(&'a mut String),
    PiecesOr(&'a mut Option<String>, TextKey),
    Cells(&'a mut Region),
    CellsOr(&'a mut Option<Region>, TextKey),
    Count(&'a mut u8, RangeInclusive<u8>),
    Left(&'a mut u8),
    Moves(&'a mut u16),
    /// Steps in castling; where they are not given, as many as `other` or the board has, less `fewer`.
    Steps {
        steps: &'a mut Option<u8>,
        other: Option<u8>,
        fewer: u8,
    },
    Tenths(&'a mut u16),
    /// One of some texts; `choose` takes another.
    Choice {
        texts: Vec<String>,
        chosen: usize,
        choose: Box<dyn FnMut(usize) + 'a>,
    },
}

fn choice<'a, T: Copy + PartialEq + 'a, const N: usize>(value: &'a mut T, choices: [(T, &str); N]) -> Chip<'a> {
    let chosen = choices.iter().position(|(known, _)| known == value).unwrap_or_default();
    let texts = choices.iter().map(|(_, text)| (*text).to_owned()).collect();
    let values = choices.map(|(known, _)| known);
    Chip::Choice { texts, chosen, choose: Box::new(move |index| *value = values[index]) }
}

fn whose<'a>(side: &'a mut Sides, names: [&str; 2]) -> Chip<'a> {
    let [first, second] = names.map(|name| say!("phrase-side", side = name));
    choice(side, [(Sides::Both, say!("phrase-either")), (Sides::White, &first), (Sides::Black, &second)])
}

pub(super) enum Segment<'a> {
    Text(&'a str),
    Chip(usize),
}

impl<'a> Phrase<'a> {
    fn new<const N: usize>(text: String, chips: [Chip<'a>; N]) -> Self {
        Self { text, chips: Vec::from(chips) }
    }

    fn plain(text: &str) -> Self {
        Self::new(text.to_owned(), [])
    }

    pub(super) fn segments(text: &str) -> Vec<Segment<'_>> {
        let mut segments = Vec::new();
        for part in text.split_inclusive(|letter| MARKS.iter().any(|mark| mark.starts_with(letter))) {
            let chip = MARKS.iter().position(|mark| part.ends_with(mark));
            segments.push(Segment::Text(chip.map_or(part, |chip| part.trim_end_matches(MARKS[chip]))));
            segments.extend(chip.map(Segment::Chip));
        }
        segments
    }
}

/// A rule as a sentence; `None` for a rule that has to be written.
pub(super) fn rule<'a>(rule: &'a mut RuleDef, names: [&str; 2]) -> Option<Phrase<'a>> {
    Some(match rule {
        RuleDef::DoubleStep { pieces, from, most, by, side, .. } => {
            let text = say!("phrase-double-step", side = A, pieces = B, most = C, cells = D, by = E);
            let (from, by) = (Chip::CellsOr(from, key!("phrase-own-start")), Chip::AnyOfOrNone(by, key!("phrase-own-kind")));
            Phrase::new(text, [whose(side, names), Chip::Pieces(pieces), Chip::Count(most, 2..=5), from, by])
        }
        RuleDef::Castle { .. } => castle(rule, names)?,
        RuleDef::Promote { .. } => promote(rule, names)?,
        RuleDef::TurnOver { .. } => turn_over(rule)?,
        RuleDef::Become { .. } => become_another(rule)?,
        RuleDef::Reserve { .. } | RuleDef::Drop { .. } => drops(rule)?,
        RuleDef::Freeze { semi_royal, pieces, cells } => {
            let text = say!("phrase-freeze", piece = A, pieces = B, cells = C);
            Phrase::new(text, [Chip::Piece(semi_royal), Chip::Pieces(pieces), Chip::Cells(cells)])
        }
        RuleDef::Vanish { pieces, victim } => {
            Phrase::new(say!("phrase-vanish", pieces = A, victim = B), [Chip::AnyOf(pieces), Chip::Piece(victim)])
        }
        RuleDef::Barred { pieces, between: (first, second) } => {
            let text = say!("phrase-barred", pieces = A, first = B, second = C);
            Phrase::new(text, [Chip::PiecesOr(pieces, key!("phrase-all-pieces")), Chip::Cells(first), Chip::Cells(second)])
        }
        RuleDef::OnePerFile { pieces, most } => {
            let text = say!("phrase-one-per-file", pieces = A, most = B);
            Phrase::new(text, [Chip::Pieces(pieces), Chip::Count(most, 1..=32)])
        }
        RuleDef::OnePerColour { pieces } => Phrase::new(say!("phrase-one-per-colour", pieces = A), [Chip::Pieces(pieces)]),
        RuleDef::Unmoved { pieces, on } => {
            Phrase::new(say!("phrase-unmoved", pieces = A, cells = B), [Chip::Pieces(pieces), Chip::Cells(on)])
        }
        RuleDef::Shuffle { pieces, on } => {
            Phrase::new(say!("phrase-shuffle", pieces = A, cells = B), [Chip::Pieces(pieces), Chip::Cells(on)])
        }
        RuleDef::NoDropMate { pieces } => Phrase::new(say!("phrase-no-drop-mate", pieces = A), [Chip::Pieces(pieces)]),
        RuleDef::Trade { pieces, turned, except } => Phrase::new(
            say!("phrase-trade", pieces = A, turned = B, except = C),
            [Chip::Pieces(pieces), Chip::Pieces(turned), Chip::Pieces(except)],
        ),
        RuleDef::NoMateBy { pieces } => Phrase::new(say!("phrase-no-mate-by", pieces = A), [Chip::Pieces(pieces)]),
        RuleDef::Reach { pieces, on, answer, safe, side } => {
            let answered = say!("phrase-answer", other = names[1]);
            let when = choice(answer, [(false, say!("phrase-at-once")), (true, &answered)]);
            let safe = choice(safe, [(false, say!("phrase-in-any-case")), (true, say!("phrase-if-safe"))]);
            let [first, second] = names.map(|name| say!("phrase-side-wins", side = name));
            let who = choice(side, [(Sides::Both, say!("phrase-either-wins")), (Sides::White, &first), (Sides::Black, &second)]);
            let text = say!("phrase-reach", side = A, when = B, pieces = C, cells = D, safe = E);
            Phrase::new(text, [who, when, Chip::AnyOf(pieces), Chip::Cells(on), safe])
        }
        RuleDef::Counting { without, both, pieces, .. } => {
            let begins = choice(pieces, [(false, say!("phrase-count-zero")), (true, say!("phrase-count-pieces"))]);
            let text = say!("phrase-counting", pieces = A, moves = B, begins = C);
            Phrase::new(text, [Chip::Pieces(without), Chip::Moves(both), begins])
        }
        RuleDef::Royals { safe } => {
            let which = choice(
                safe,
                [
                    (SafeRoyals::Each, say!("phrase-royals-each")),
                    (SafeRoyals::One, say!("phrase-royals-one")),
                    (SafeRoyals::Last, say!("phrase-royals-last")),
                ],
            );
            Phrase::new(say!("phrase-royals", which = A), [which])
        }
        RuleDef::Extinct { pieces, left } => {
            Phrase::new(say!("phrase-extinct", left = A, pieces = B), [Chip::Left(left), Chip::Pieces(pieces)])
        }
        RuleDef::Spent { pieces, left, gets } => {
            let lots = [(Lot::Loses, key!("phrase-loses")), (Lot::Wins, key!("phrase-wins")), (Lot::Draws, key!("phrase-draws"))];
            let gets = choice(gets, lots.map(|(lot, id)| (lot, say(id))));
            let of = Chip::PiecesOr(pieces, key!("phrase-all-pieces"));
            Phrase::new(say!("phrase-spent", left = A, pieces = B, gets = C), [Chip::Left(left), of, gets])
        }
        RuleDef::Checks { times } => Phrase::new(say!("phrase-checks", times = A), [Chip::Count(times, 1..=9)]),
        RuleDef::Explode { safe } => Phrase::new(say!("phrase-explode", pieces = A), [Chip::Pieces(safe)]),
        RuleDef::Pass { .. } => pass(rule, names[1])?,
        RuleDef::Gate { pieces, on } => Phrase::new(say!("phrase-gate", cells = A, pieces = B), [Chip::Cells(on), Chip::AnyOf(pieces)]),
        RuleDef::Impasse { .. } => impasse(rule, names)?,
        RuleDef::BareRoyal => Phrase::plain(say!("phrase-bare")),
        RuleDef::FacingRoyals => Phrase::plain(say!("phrase-facing")),
        RuleDef::MustCapture => Phrase::plain(say!("phrase-must-capture")),
        RuleDef::MustDrop => Phrase::plain(say!("phrase-must-drop")),
        RuleDef::NoFlight => Phrase::plain(say!("phrase-no-flight")),
        RuleDef::NoChecks => Phrase::plain(say!("phrase-no-checks")),
        RuleDef::LoseFirst { pieces, by } => {
            Phrase::new(say!("phrase-lose-first", pieces = A, by = B), [Chip::Pieces(pieces), Chip::AnyOf(by)])
        }
        // What is left swaps pieces, or has no sentence.
        _ => swaps(rule)?,
    })
}

/// A list of pieces with their points that has another length has to be written.
fn impasse<'a>(rule: &'a mut RuleDef, names: [&str; 2]) -> Option<Phrase<'a>> {
    let RuleDef::Impasse { zone, least, worth, points: (one, two) } = rule else { return None };
    let [(pieces, each)] = worth.as_mut_slice() else { return None };
    let [side, other] = names;
    let text = say!("phrase-impasse", least = A, cells = B, first = C, second = D, pieces = E, each = F, side = side, other = other);
    let [one, two] = [one, two].map(|points| Chip::Count(points, 1..=200));
    let others = Chip::Count(least, 0..=100);
    Some(Phrase::new(text, [others, Chip::Cells(zone), one, two, Chip::Pieces(pieces), Chip::Count(each, 0..=100)]))
}

fn castle<'a>(rule: &'a mut RuleDef, names: [&str; 2]) -> Option<Phrase<'a>> {
    let RuleDef::Castle { royal, partner, steps, partner_steps, to, safe, side, .. } = rule else { return None };
    let checks = [
        (Safe::Nothing, say!("phrase-safe-nothing")),
        (Safe::Path, say!("phrase-safe-path")),
        (Safe::StartAndPath, say!("phrase-safe-both")),
    ];
    if let Some((end, beside)) = to {
        return Some(Phrase::new(
            say!("phrase-castle-to", side = A, royal = B, partner = C, end = D, beside = E, safe = F),
            [whose(side, names), Chip::Piece(royal), Chip::Piece(partner), Chip::Cells(end), Chip::Cells(beside), choice(safe, checks)],
        ));
    }
    // Where the partner ends just beyond, it goes along when the other goes further.
    if partner_steps.is_some() && steps.map(|steps| steps.saturating_sub(1)) == *partner_steps {
        *partner_steps = None;
    }
    let beside = Chip::Steps { other: *steps, steps: partner_steps, fewer: 1 };
    let steps = Chip::Steps { steps, other: None, fewer: 0 };
    Some(Phrase::new(
        say!("phrase-castle", side = A, royal = B, partner = C, steps = D, beside = E, safe = F),
        [whose(side, names), Chip::Piece(royal), Chip::Piece(partner), steps, beside, choice(safe, checks)],
    ))
}

fn promote<'a>(rule: &'a mut RuleDef, names: [&str; 2]) -> Option<Phrase<'a>> {
    let RuleDef::Promote { pieces, on, to, optional, if_none, lost, until_captured, side } = rule else { return None };
    let may = choice(optional, [(true, say!("phrase-may")), (false, say!("phrase-must"))]);
    let until = choice(until_captured, [(false, say!("phrase-for-good")), (true, say!("phrase-until-captured"))]);
    let chosen = if *if_none { 1 } else { usize::from(*lost) * 2 };
    let number = Chip::Choice {
        texts: [say!("phrase-any-number"), say!("phrase-if-none"), say!("phrase-if-lost")].map(str::to_owned).to_vec(),
        chosen,
        choose: Box::new(move |index| (*if_none, *lost) = (index == 1, index == 2)),
    };
    let (on, to) = (Chip::CellsOr(on, key!("phrase-far-end")), Chip::AnyOfOr(to, key!("phrase-any-piece")));
    let text = say!("phrase-promote", side = A, pieces = B, may = C, cells = D, to = E, until = F, many = G);
    Some(Phrase::new(text, [whose(side, names), Chip::Pieces(pieces), may, on, to, until, number]))
}

fn pass<'a>(rule: &'a mut RuleDef, second: &str) -> Option<Phrase<'a>> {
    let RuleDef::Pass { twice, bonus, facing } = rule else { return None };
    let worth = *twice == BothPassed::Worth;
    let means = [
        (BothPassed::Nothing, say!("phrase-pass-nothing")),
        (BothPassed::Draw, say!("phrase-pass-draw")),
        (BothPassed::Worth, say!("phrase-pass-worth")),
    ];
    let twice = choice(twice, means);
    let facing = choice(facing, [(false, say!("phrase-facing-free")), (true, say!("phrase-facing-must"))]);
    Some(if worth {
        let text = say!("phrase-pass-bonus", other = second, twice = A, bonus = B, facing = C);
        Phrase::new(text, [twice, Chip::Tenths(bonus), facing])
    } else {
        Phrase::new(say!("phrase-pass", twice = A, facing = B), [twice, facing])
    })
}

pub(super) fn limits(bare: &mut [(String, u16)]) -> Vec<Phrase<'_>> {
    let limit =
        |(pieces, moves)| Phrase::new(say!("phrase-counting-bare", pieces = A, moves = B), [Chip::AtLeast(pieces), Chip::Moves(moves)]);
    bare.iter_mut().map(|(pieces, moves)| limit((pieces, moves))).collect()
}

fn become_another(rule: &mut RuleDef) -> Option<Phrase<'_>> {
    let RuleDef::Become { pieces, on, to, if_none, last } = rule else { return None };
    let last = choice(last, [(false, say!("phrase-become-there")), (true, say!("phrase-become-last"))]);
    let number = choice(if_none, [(false, say!("phrase-any-number")), (true, say!("phrase-if-none"))]);
    let text = say!("phrase-become", pieces = A, cells = B, to = C, last = D, many = E);
    Some(Phrase::new(text, [Chip::Pieces(pieces), Chip::Cells(on), Chip::Pieces(to), last, number]))
}

fn turn_over(rule: &mut RuleDef) -> Option<Phrase<'_>> {
    let RuleDef::TurnOver { pieces, zone, must, back, entry, capture, if_none } = rule else { return None };
    let may = choice(must, [(false, say!("phrase-may")), (true, say!("phrase-must"))]);
    let back = choice(back, [(false, say!("phrase-stays")), (true, say!("phrase-turns-back"))]);
    let chosen = if *capture { 2 } else { usize::from(*entry) };
    let when = Chip::Choice {
        texts: [say!("phrase-turn-there"), say!("phrase-turn-entry"), say!("phrase-turn-capture")].map(str::to_owned).to_vec(),
        chosen,
        choose: Box::new(move |index| (*entry, *capture) = (index == 1, index == 2)),
    };
    let number = choice(if_none, [(false, say!("phrase-turn-any-number")), (true, say!("phrase-turn-if-none"))]);
    let text = say!("phrase-turn-over", pieces = A, may = B, cells = C, back = D, when = E, many = F);
    Some(Phrase::new(text, [Chip::Pieces(pieces), may, Chip::Cells(zone), back, when, number]))
}

fn drops(rule: &mut RuleDef) -> Option<Phrase<'_>> {
    if let RuleDef::Reserve { on, to } = rule {
        let whose = [
            (Holder::Own, say!("phrase-reserve-own")),
            (Holder::Enemy, say!("phrase-reserve-enemy")),
            (Holder::Neutral, say!("phrase-reserve-neutral")),
        ];
        return Some(Phrase::new(say!("phrase-reserve", cells = A, reserve = B), [Chip::Cells(on), choice(to, whose)]));
    }
    let RuleDef::Drop { pieces, on, turned, stuck } = rule else { return None };
    let side = choice(turned, [(false, say!("phrase-one-side")), (true, say!("phrase-either-side"))]);
    let stuck = choice(stuck, [(false, say!("phrase-can-move")), (true, say!("phrase-stuck"))]);
    let text = say!("phrase-drop", pieces = A, cells = B, side = C, stuck = D);
    Some(Phrase::new(text, [Chip::Pieces(pieces), Chip::Cells(on), side, stuck]))
}

fn swaps(rule: &mut RuleDef) -> Option<Phrase<'_>> {
    if let RuleDef::Exchange { pieces, on, to } = rule {
        let text = say!("phrase-exchange", pieces = A, cells = B, to = C);
        return Some(Phrase::new(text, [Chip::Pieces(pieces), Chip::Cells(on), Chip::AnyOf(to)]));
    }
    if let RuleDef::Swap { pieces, zone, on, to } = rule {
        let text = say!("phrase-swap", pieces = A, cells = B, to = C, end = D);
        return Some(Phrase::new(text, [Chip::Pieces(pieces), Chip::Cells(zone), Chip::Piece(to), Chip::Cells(on)]));
    }
    let RuleDef::Restore { pieces, on, to, missing_on, .. } = rule else { return None };
    let text = say!("phrase-restore", pieces = A, cells = B, to = C, missing = D);
    Some(Phrase::new(text, [Chip::Pieces(pieces), Chip::Cells(on), Chip::Piece(to), Chip::Cells(missing_on)]))
}

pub(super) fn endings(endings: &mut EndingsDef) -> [Phrase<'_>; 6] {
    let EndingsDef { mate, stalemate, repetition, perpetual_check_loses, no_progress, progress } = endings;
    // What a design says of the endings is whole.
    let (mate, stalemate, perpetual_check_loses) =
        (mate.get_or_insert_default(), stalemate.get_or_insert_default(), perpetual_check_loses.get_or_insert_default());
    let (repetition, no_progress, progress) =
        (repetition.get_or_insert_default(), no_progress.get_or_insert_default(), progress.get_or_insert_default());
    let mates = [
        (Lot::Loses, say!("phrase-stalemate-loss")),
        (Lot::Wins, say!("phrase-stalemate-win")),
        (Lot::Draws, say!("phrase-stalemate-draw")),
    ];
    let lots = [
        (Stalemate::Draw, say!("phrase-stalemate-draw")),
        (Stalemate::Loss, say!("phrase-stalemate-loss")),
        (Stalemate::Win, say!("phrase-stalemate-win")),
        (Stalemate::Fewer, say!("phrase-stalemate-fewer")),
    ];
    let perpetual = [(false, say!("phrase-perpetual-draw")), (true, say!("phrase-perpetual-loss"))];
    [
        Phrase::new(say!("phrase-mate", gets = A), [choice(mate, mates)]),
        Phrase::new(say!("phrase-stalemate", gets = A), [choice(stalemate, lots)]),
        Phrase::new(say!("phrase-repetition", times = A), [Chip::Count(repetition, 0..=10)]),
        Phrase::new(say!("phrase-perpetual", gets = A), [choice(perpetual_check_loses, perpetual)]),
        Phrase::new(say!("phrase-no-progress", moves = A), [Chip::Moves(no_progress)]),
        Phrase::new(say!("phrase-progress", pieces = A), [Chip::AnyOf(progress)]),
    ]
}
