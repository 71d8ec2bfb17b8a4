//! ICCS and WXF, the moves of programs and books for Xiang Qi. ICCS names both points, with ranks from 0: `H2-E2`. WXF names the
//! piece, its file as its own player counts from the right, and how it goes: `C2=5`, `H8+7`, `R1-2`.

use super::{Misread, own_letters};
use crate::geometry::Cell;
use crate::position::{Move, MoveKind, Position};
use crate::variant::{Side, Variant};

/// Whether ranks can be counted by one digit from 0.
fn counts_by_digits(variant: &Variant) -> bool {
    variant.board.grid.ranks() <= 10
}

/// The text of a move in ICCS; `None` for moves that it has no words for.
pub fn iccs_text(variant: &Variant, mv: Move) -> Option<String> {
    let grid = variant.board.grid;
    let cell = |cell: Cell| format!("{}{}", grid.file_letter(grid.file(cell)).to_ascii_uppercase(), grid.rank(cell));
    (mv.action() == MoveKind::Plain && counts_by_digits(variant)).then(|| format!("{}-{}", cell(mv.from()), cell(mv.to())))
}

/// The legal move that a text of ICCS means, with large or small letters and with a hyphen or without.
pub(super) fn read_iccs(variant: &Variant, legal: &[Move], text: &str) -> Option<Move> {
    let text = text.replace('-', "").to_ascii_uppercase();
    legal.iter().copied().find(|&mv| iccs_text(variant, mv).is_some_and(|known| known.replace('-', "") == text))
}

/// Whether a text can be ICCS but nothing that this program itself writes.
pub(super) fn is_plainly_iccs(text: &str) -> bool {
    text.contains('-') || text.starts_with(|c: char| c.is_ascii_uppercase())
}

/// The text of a move in WXF; `None` where that is not enough to tell which piece is meant.
pub fn wxf_text(position: &Position, variant: &Variant, mv: Move) -> Option<String> {
    let others = tandem(position, variant, mv).filter(|_| !mv.is_pass())?;
    let text = written(position, variant, mv, others)?;
    let same = |&other: &Move| {
        other != mv
            && tandem(position, variant, other).is_some_and(|others| written(position, variant, other, others) == Some(text.clone()))
    };
    (!crate::rules::legal_moves(position, variant).iter().any(same)).then_some(text)
}

/// Which of two pieces of a kind on a file it is that moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tandem {
    Alone,
    Front,
    Rear,
}

/// `None` if there are more than two of its kind on the file.
fn tandem(position: &Position, variant: &Variant, mv: Move) -> Option<Tandem> {
    let grid = variant.board.grid;
    let piece = position.at(mv.from());
    let (file, rank) = (grid.file(mv.from()), grid.rank(mv.from()));
    let is_twin = |&cell: &Cell| cell != mv.from() && grid.file(cell) == file && position.at(cell) == piece;
    let twins: Vec<Cell> = position.pieces(position.side()).iter().filter(is_twin).collect();
    match twins.as_slice() {
        [] => Some(Tandem::Alone),
        &[twin] if (rank > grid.rank(twin)) == (position.side() == Side::White) => Some(Tandem::Front),
        [_] => Some(Tandem::Rear),
        _ => None,
    }
}

/// A move as its own player counts it.
pub(super) struct Counted {
    /// The file that it leaves, from the right.
    pub(super) file: i32,
    /// How many ranks ahead it goes.
    pub(super) up: i32,
    /// How many ranks it goes on its file, or to which file.
    pub(super) number: i32,
}

/// `None` of a move that is told otherwise.
pub(super) fn counted(position: &Position, variant: &Variant, mv: Move) -> Option<Counted> {
    if mv.action() != MoveKind::Plain || !counts_by_digits(variant) {
        return None;
    }
    let (grid, side) = (variant.board.grid, position.side());
    let file = |cell: Cell| if side == Side::White { i32::from(grid.files()) - grid.file(cell) } else { grid.file(cell) + 1 };
    let rank = |cell: Cell| if side == Side::White { grid.rank(cell) } else { -grid.rank(cell) };
    let up = rank(mv.to()) - rank(mv.from());
    let number = if file(mv.from()) == file(mv.to()) { up.abs() } else { file(mv.to()) };
    Some(Counted { file: file(mv.from()), up, number })
}

fn written(position: &Position, variant: &Variant, mv: Move, tandem: Tandem) -> Option<String> {
    let Counted { file, up, number } = counted(position, variant, mv)?;
    let own = variant.kind(position.at(mv.from()).kind()).letter;
    let letter = variant.known_as.letters.get(&own).and_then(|others| others.chars().last()).unwrap_or(own);
    let sign = ['-', '=', '+'][usize::try_from(up.signum() + 1).ok()?];
    let which = match tandem {
        Tandem::Alone => file.to_string(),
        Tandem::Front => "+".to_owned(),
        Tandem::Rear => "-".to_owned(),
    };
    Some(format!("{letter}{which}{sign}{number}"))
}

pub(super) fn read_wxf(position: &Position, variant: &Variant, legal: &[Move], text: &str) -> Result<Move, Misread> {
    let wanted = tidied(variant, text).ok_or(Misread::Unknown)?;
    let fits = |&mv: &Move| {
        let tandems = [tandem(position, variant, mv), Some(Tandem::Alone)];
        tandems
            .into_iter()
            .flatten()
            .any(|which| written(position, variant, mv, which).is_some_and(|known| own_letters(variant, &known) == wanted))
    };
    Misread::unless_one(variant, &legal.iter().copied().filter(fits).collect::<Vec<Move>>())
}

/// The text with our letter of the piece first, large, and `=` for a move sideways.
fn tidied(variant: &Variant, text: &str) -> Option<String> {
    let text = text.to_ascii_uppercase().replace('.', "=");
    let letter = text.find(|c: char| c.is_ascii_alphabetic()).filter(|&at| at <= 1)?;
    let (before, after) = (&text[..letter], &text[letter + 1..]);
    (text.is_ascii() && before.len() + after.len() == 3)
        .then(|| own_letters(variant, &format!("{}{before}{after}", &text[letter..=letter])))
}
