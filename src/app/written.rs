//! Moves as the window writes them, in one way everywhere: the figurine of the piece, where it goes and what comes of it, in the words
//! of the board as it is seen.

mod sentence;

use std::sync::Arc;

use nestmate_core::game::{BareMove, Game};
use nestmate_core::notation::{MoveStyle, Whence, castlings};
use nestmate_core::position::{Gateway, Move, MoveKind, Position, move_text};
use nestmate_core::rules::{in_check, legal_moves};
use nestmate_core::variant::{Base, KindId, Notation, Piece, Side, Variant};
use nestmate_text::words::say;

use crate::app::lens::fold::Fold;
use crate::app::naming::Naming;

pub use sentence::{MoveSentence, SentencePart};

/// What a move did, which does not change with how the board is seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    pub mv: Move,
    pub(in crate::app) piece: Piece,
    base: Base,
    captures: bool,
    /// What stands before the cell between two steps: a sign of capture or a dash.
    by_way: &'static str,
    whence: Whence,
    pub(in crate::app) checks: bool,
    mates: bool,
    /// The sign of a castling that no other reads the same as.
    castles: Option<&'static str>,
    styled: Vec<(MoveStyle, String)>,
}

impl Deed {
    /// What a legal move does that leads from one position to another.
    pub fn new(before: &Position, after: &Position, variant: &Variant, mv: Move) -> Self {
        let piece = before.mover(mv);
        let base = variant.base_of(piece.kind(), mv.from());
        let captures = mv.takes_in_passing() || before.at(mv.to()).is_of(piece.side().other());
        let by_way = if mv.via().is_some_and(|via| before.at(via).is_some()) { "×" } else { "–" };
        let checks = in_check(after, variant, after.side());
        let mates = checks && legal_moves(after, variant).is_empty();
        let castles = castle_sign(before, variant, mv);
        let styled = styled(variant, |style| style.text(before, variant, mv));
        Self { mv, piece, base, captures, by_way, whence: Whence::of(before, variant, mv), checks, mates, castles, styled }
    }
}

#[derive(Clone, Debug)]
pub struct WrittenMove {
    /// The piece that moves, which a figurine may stand for.
    pub piece: Piece,
    pub base: Base,
    /// The game inside whose piece that is; without one it is the whole game's.
    pub inner: Option<Arc<Variant>>,
    /// The letter where no figurine stands for the piece; empty where neither is wanted.
    pub letter: String,
    /// What follows it: `×f3+`.
    pub short: String,
    /// The whole move in the styles of the game’s players.
    pub styled: Vec<(MoveStyle, String)>,
    /// Both cells: `e2e4`.
    pub long: String,
    /// The same in the words of the whole board, where those are others.
    pub outer: String,
    /// The target's name on the whole board, where that is another.
    pub aside: String,
    /// Whether the board as it is seen does not show the whole move.
    pub outside: bool,
}

impl WrittenMove {
    pub fn new(naming: Naming<'_>, deed: &Deed) -> Self {
        let (variant, mv) = (naming.variant, deed.mv);
        let inside = naming.inside(mv, deed.piece);
        let seen = if naming.shows(mv) { naming } else { Naming { fold: None, ..naming } };
        let piece = inside.map_or(deed.piece, |inside| inside.1);
        let (from, to, long) = (seen.cell(mv.from()), seen.cell(mv.to()), naming.exact(mv));
        let by_way = mv.via().map(|via| [deed.by_way, &seen.cell(via), if deed.captures { "" } else { "–" }].concat());
        let by_way = by_way.unwrap_or_default();
        // On a board folded to another game, the piece's letter and where it goes could be a move of that one.
        let foreign = naming.inner().is_some() && !naming.shows(mv) && !mv.is_drop();
        let whence = if foreign { from.as_str() } else { deed.whence.part(&from) };
        let mut short = match deed.castles {
            _ if mv.is_pass() => say!("move-pass").to_owned(),
            Some(sign) => sign.to_owned(),
            None => [whence, &by_way, if deed.captures { "×" } else { "" }, if mv.is_drop() { "@" } else { "" }, &to].concat(),
        };
        if let Some(kind) = becomes(mv, deed.piece, variant) {
            short.extend(["=", &seen.shown(kind).text(Side::White)]);
        }
        if let MoveKind::Gate(kind, gateway) = mv.action() {
            short.extend(["/", &seen.shown(kind).text(Side::White), if gateway == Gateway::Partner { "p" } else { "" }]);
        }
        short.push_str(if deed.mates {
            "#"
        } else if deed.checks {
            "+"
        } else {
            ""
        });
        let styled = inside.map_or_else(
            || deed.styled.clone(),
            |(inner, _)| {
                let bare = naming.bare(mv, deed.piece).map(|bare| BareMove {
                    from: deed.whence != Whence::Nothing,
                    captures: deed.captures,
                    ..bare
                });
                bare.map(|bare| styled(&inner.variant, |style| bare.text(style))).unwrap_or_default()
            },
        );
        let whole = Naming { fold: None, ..naming };
        let letter = if deed.castles.is_some() || mv.is_pass() { String::new() } else { seen.shown(deed.piece.kind()).text(Side::White) };
        Self {
            piece,
            base: inside.map_or(deed.base, |(inner, piece)| inner.variant.usual_base(piece.kind())),
            inner: inside.map(|(inner, _)| Arc::clone(&inner.variant)),
            letter,
            short,
            styled,
            outer: Some(whole.exact(mv)).filter(|outer| *outer != long).unwrap_or_default(),
            aside: Some(variant.cell_name(mv.to())).filter(|name| *name != to).unwrap_or_default(),
            long,
            outside: !naming.shows(mv),
        }
    }

    pub fn of(naming: Naming<'_>, before: &Position, mv: Move) -> Self {
        let after = before.after(naming.variant, mv);
        Self::new(naming, &Deed::new(before, &after, naming.variant, mv))
    }

    /// As far as the moves are legal.
    pub fn line(naming: Naming<'_>, position: &Position, moves: &[Move]) -> Vec<Self> {
        let (mut before, mut written) = (position.clone(), Vec::with_capacity(moves.len()));
        for &mv in moves {
            let after = before.after(naming.variant, mv);
            written.push(Self::new(naming, &Deed::new(&before, &after, naming.variant, mv)));
            before = after;
        }
        written
    }
}

fn styled(variant: &Variant, text: impl Fn(MoveStyle) -> Option<String>) -> Vec<(MoveStyle, String)> {
    let styles = variant.known_as.notation.map_or(&[][..], Notation::moves);
    styles.iter().filter_map(|&style| Some((style, text(style)?))).collect()
}

/// The sign of a castling, if it means this move alone.
fn castle_sign(before: &Position, variant: &Variant, mv: Move) -> Option<&'static str> {
    if mv.action() != MoveKind::Castle {
        return None;
    }
    let legal = legal_moves(before, variant);
    ["O-O", "O-O-O"].into_iter().find(|sign| castlings(before, variant, &legal, sign) == [mv])
}

pub(in crate::app) fn becomes(mv: Move, piece: Piece, variant: &Variant) -> Option<KindId> {
    if mv.action() == MoveKind::Turn { variant.kind(piece.kind()).turns_to } else { mv.becomes() }
}

pub(in crate::app) struct MoveForms {
    /// What means this move where it means no other: with its piece's letter, or without one for a piece that is never named.
    pub(in crate::app) full: Vec<String>,
    /// What it is also found by: without the letter.
    pub(in crate::app) loose: Vec<String>,
}

impl MoveForms {
    pub(in crate::app) fn of(game: &Game, mv: Move) -> Self {
        Self::with(game, Naming { variant: game.variant(), fold: None }, mv)
    }

    /// The same in the words of the game inside that the board is folded to; `None` for a move that it does not show whole.
    pub(in crate::app) fn inside(game: &Game, fold: &Fold, mv: Move) -> Option<Self> {
        let naming = Naming { variant: game.variant(), fold: Some(fold) };
        (fold.inner.is_some() && naming.shows(mv)).then(|| Self::with(game, naming, mv))
    }

    fn with(game: &Game, naming: Naming<'_>, mv: Move) -> Self {
        let castling_by_sign = game.position().castling(naming.variant, mv).filter(|known| known.sign.is_some());
        if let (Some(known), MoveKind::Castle) = (castling_by_sign, mv.action()) {
            let [from, to, partner] = [mv.from(), mv.to(), known.partner_from].map(|cell| naming.cell(cell));
            let full = [Some(move_text(naming.variant, mv)), Some(from.clone() + &partner), castling(game, mv).map(str::to_owned)];
            return Self { full: full.into_iter().flatten().collect(), loose: vec![from + &to] };
        }
        let mover = game.position().mover(mv);
        let letter = |kind: KindId| naming.shown(kind).text(Side::White);
        let via = mv.via().map(|via| naming.cell(via)).unwrap_or_default();
        let (own, to) = (letter(mover.kind()), via + &naming.cell(mv.to()));
        let from = (!mv.is_drop()).then(|| naming.cell(mv.from()));
        let (ends, at) = (ends(game, mv, letter), if mv.is_drop() { "@" } else { "" });
        let whence = from.as_deref().map_or_else(|| vec![String::new()], |from| parts(from).to_vec());
        let (mut full, mut loose) = (Vec::new(), Vec::new());
        for end in &ends {
            for part in &whence {
                let bare = format!("{part}{at}{to}{end}");
                full.push(format!("{own}{bare}"));
                // Cell and cell are always enough.
                if is_unnamed(naming, mover) || from.as_ref() == Some(part) { full.push(bare) } else { loose.push(bare) }
            }
        }
        full.extend(castling(game, mv).map(str::to_owned));
        Self { full, loose }
    }
}

fn is_unnamed(naming: Naming<'_>, piece: Piece) -> bool {
    let inner = naming.inner().and_then(|inner| Some(inner.variant.is_unnamed(inner.piece(piece)?.kind())));
    inner.unwrap_or_else(|| naming.variant.is_unnamed(piece.kind()))
}

fn parts(from: &str) -> [String; 4] {
    let (file, rank) = from.split_at(from.find(|c: char| c.is_ascii_digit()).unwrap_or(from.len()));
    ["", file, rank, from].map(str::to_owned)
}

/// What may stand after the cells: as the move's own text has it, and what the piece becomes.
fn ends(game: &Game, mv: Move, letter: impl Fn(KindId) -> String) -> Vec<String> {
    let variant = game.variant();
    let text = move_text(variant, mv);
    let from = if mv.is_drop() { String::new() } else { variant.cell_name(mv.from()) };
    let via = mv.via().map(|via| variant.cell_name(via)).unwrap_or_default();
    let cells = from + &via + &variant.cell_name(mv.to());
    let own = text.rsplit('@').next().and_then(|rest| rest.strip_prefix(&cells)).unwrap_or_default().to_owned();
    let kind = becomes(mv, game.position().mover(mv), variant);
    let becomes = kind.map(letter).map(|letter| format!("={letter}"));
    let short = becomes.as_ref().map(|becomes| becomes[1..].to_owned());
    let mut ends: Vec<String> = std::iter::once(own).chain(becomes).chain(short).collect();
    ends.sort_unstable();
    ends.dedup();
    ends
}

fn castling(game: &Game, mv: Move) -> Option<&'static str> {
    if mv.action() != MoveKind::Castle {
        return None;
    }
    ["O-O", "O-O-O"].into_iter().find(|sign| castlings(game.position(), game.variant(), game.legal(), sign).contains(&mv))
}

/// A text as it is compared: without what people put between and after the parts of a move.
pub(in crate::app) fn plain(text: &str) -> String {
    let zeros = text.contains("0-0");
    let text = if zeros { text.replace('0', "O") } else { text.to_owned() };
    let kept = text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '–' | ':' | '!' | '?' | '#' | '×' | '†' | '‡'));
    kept.collect()
}

/// The ways in which a text may be meant: a sign of check may stand at its end, and the x of a capture in it.
pub(in crate::app) fn readings(text: &str) -> Vec<String> {
    let whole = plain(text);
    let mut readings = vec![whole.clone()];
    readings.extend(whole.strip_suffix('+').map(str::to_owned));
    let without: Vec<String> = readings.iter().filter(|text| text.contains('x')).map(|text| text.replacen('x', "", 1)).collect();
    readings.extend(without);
    readings
}

/// Whether a move can be written so; upper and lower case are told apart, since they may be a piece and a file.
pub(in crate::app) fn says(forms: &[String], readings: &[String]) -> bool {
    forms.iter().map(|form| plain(form)).any(|form| readings.contains(&form))
}

pub(in crate::app) fn hints(forms: &[String], readings: &[String]) -> bool {
    forms.iter().map(|form| plain(form).to_lowercase()).any(|form| readings.iter().any(|reading| reading.to_lowercase() == form))
}
