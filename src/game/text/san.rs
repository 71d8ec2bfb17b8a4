//! Moves as people write them in chess: a piece's letter, where it goes, and as much of where it comes from as is needed.

use crate::position::{Move, MoveKind, Position, move_text};
use crate::variant::{Castling, KindId, Variant};

/// Why a text is not understood as one move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Misread {
    /// No legal move is written so.
    Unknown,
    /// Several legal moves could be meant: their texts.
    Ambiguous(String),
}

/// The legal move that a text means, and the number of the glyph that stands after it.
pub(super) fn read_move(position: &Position, variant: &Variant, legal: &[Move], text: &str) -> (Result<Move, Misread>, Option<u8>) {
    let own = |text: &str| legal.iter().copied().find(|&mv| move_text(variant, mv) == text);
    let bare = text.trim_end_matches(['!', '?']);
    let glyph = glyph(&text[bare.len()..]);
    if let Some(mv) = own(bare) {
        return (Ok(mv), glyph);
    }
    // A plus sign may belong to the move or tell of a check.
    let unchecked = bare.trim_end_matches(['+', '#', '†', '‡']);
    (own(unchecked).map_or_else(|| short(position, variant, legal, unchecked), Ok), glyph)
}

fn glyph(signs: &str) -> Option<u8> {
    super::super::glyph::OF_MOVES.into_iter().find(|glyph| glyph.sign == signs).map(|glyph| glyph.number)
}

/// The legal castlings that a sign means: `O-O` or `O-O-O`.
#[must_use]
pub fn castlings(position: &Position, variant: &Variant, legal: &[Move], sign: &str) -> Vec<Move> {
    match sign {
        "O-O" => castlings_by(position, variant, legal, |near, far| near < far),
        "O-O-O" => castlings_by(position, variant, legal, |near, far| near > far),
        _ => Vec::new(),
    }
}

fn short(position: &Position, variant: &Variant, legal: &[Move], text: &str) -> Result<Move, Misread> {
    let sign = text.replace(['0', 'o'], "O");
    let fitting: Vec<Move> = if let "O-O" | "O-O-O" = sign.as_str() {
        castlings(position, variant, legal, &sign)
    } else {
        let wanted = SanMove::read(variant, text).ok_or(Misread::Unknown)?;
        legal.iter().copied().filter(|&mv| wanted.fits(position, variant, mv)).collect()
    };
    match fitting.as_slice() {
        [] => Err(Misread::Unknown),
        &[mv] => Ok(mv),
        several => Err(Misread::Ambiguous(several.iter().map(|&mv| move_text(variant, mv)).collect::<Vec<String>>().join(", "))),
    }
}

/// Castlings whose partner is nearer, or farther, than that of the castling to the other side.
fn castlings_by(position: &Position, variant: &Variant, legal: &[Move], which: impl Fn(i32, i32) -> bool) -> Vec<Move> {
    let known = &variant.castlings[position.side().index()];
    let grid = variant.board.grid;
    let way = |castling: &Castling| grid.file(castling.partner_from) - grid.file(castling.royal_from);
    let fits = |mv: Move| {
        let castling = known.iter().find(|known| known.royal_from == mv.from() && known.royal_to == mv.to());
        let other = castling.and_then(|castling| known.iter().find(|other| way(other).signum() != way(castling).signum()));
        castling.zip(other).is_some_and(|(this, other)| which(way(this).abs(), way(other).abs()))
    };
    legal.iter().copied().filter(|&mv| mv.action() == MoveKind::Castle && fits(mv)).collect()
}

/// What a short text says of the move.
struct SanMove<'a> {
    /// The piece's letter; without one a piece of those whose every move is progress.
    letter: Option<char>,
    file: Option<char>,
    rank: &'a str,
    to: &'a str,
    becomes: Option<char>,
}

impl<'a> SanMove<'a> {
    fn read(variant: &Variant, text: &'a str) -> Option<Self> {
        let (text, becomes) = promotion(text);
        let letter = text.chars().next().filter(char::is_ascii_uppercase);
        let rest = &text[usize::from(letter.is_some())..];
        let at = rest.rfind(|c: char| c.is_ascii_lowercase() && c != 'x').or_else(|| rest.rfind('x'))?;
        let (before, to) = rest.split_at(at);
        variant.board.grid.parse(to)?;
        let before = before.trim_end_matches(['x', ':', '-', '–']);
        let file = before.chars().next().filter(char::is_ascii_lowercase);
        let rank = &before[usize::from(file.is_some())..];
        rank.bytes().all(|byte| byte.is_ascii_digit()).then_some(Self { letter, file, rank, to, becomes })
    }

    fn fits(&self, position: &Position, variant: &Variant, mv: Move) -> bool {
        if mv.is_drop() || variant.cell_name(mv.to()) != self.to {
            return false;
        }
        let kind = position.at(mv.from()).kind();
        let right_piece = match self.letter {
            Some(letter) => variant.kind(kind).letter == letter,
            None => variant.endings.progress.contains(kind),
        };
        let from = variant.cell_name(mv.from());
        let becomes = becomes(mv).map(|kind| variant.kind(kind).letter);
        let right_place = self.file.is_none_or(|file| from.starts_with(file)) && (self.rank.is_empty() || from[1..] == *self.rank);
        right_piece && right_place && becomes == self.becomes
    }
}

/// `e8=Q` and `e8Q` without what the piece becomes, and what it becomes.
fn promotion(text: &str) -> (&str, Option<char>) {
    match text.chars().last().filter(char::is_ascii_uppercase) {
        Some(letter) if text.len() > 2 => (text[..text.len() - 1].trim_end_matches('='), Some(letter)),
        _ => (text, None),
    }
}

fn becomes(mv: Move) -> Option<KindId> {
    match mv.action() {
        MoveKind::Promote(kind) | MoveKind::Exchange(kind, _) | MoveKind::Restore(kind) | MoveKind::Swap(kind) => Some(kind),
        MoveKind::Plain | MoveKind::Double | MoveKind::EnPassant | MoveKind::Castle | MoveKind::Turn | MoveKind::Drop(_) => None,
    }
}
