//! What people write for a move beside its own text: as the list of moves shows it, and as chess has it, in the words of the game
//! inside while the board is folded to that.

use crate::app::lens::fold::{Fold, InnerGame};
use crate::game::Game;
use crate::geometry::Cell;
use crate::notation::castlings;
use crate::position::{Move, MoveKind, move_text};
use crate::variant::{KindId, Piece, Side, Variant};

/// How a move can be written.
pub(super) struct MoveForms {
    /// What means this move where it means no other: with its piece's letter, or without one for a piece that is never named.
    pub(super) full: Vec<String>,
    /// What it is also found by: without the letter.
    pub(super) loose: Vec<String>,
}

impl MoveForms {
    /// What can be written for a move of this game.
    pub(super) fn of(game: &Game, mv: Move) -> Self {
        let variant = game.variant();
        Self::with(game, mv, variant, |cell| Some(variant.cell_name(cell)), Some)
    }

    /// The same in the words of the game inside that the board is folded to; `None` for a move outside it.
    pub(super) fn inside(game: &Game, fold: &Fold, mv: Move) -> Option<Self> {
        let inner = fold.inner.as_ref()?;
        let on = |cell| fold.cells.contains(cell);
        if !(on(mv.to()) && (mv.is_drop() || on(mv.from()))) {
            return None;
        }
        known(inner, game.position().mover(mv))?;
        let cell = |cell| on(cell).then(|| fold.cell_name(game.variant(), cell));
        Some(Self::with(game, mv, &inner.variant, cell, |piece| known(inner, piece)))
    }

    fn with(game: &Game, mv: Move, names: &Variant, cell: impl Fn(Cell) -> Option<String>, piece: impl Fn(Piece) -> Option<Piece>) -> Self {
        let mover = game.position().mover(mv);
        let letter = |kind: KindId| piece(Piece::new(kind, mover.side())).map(|known| names.kind(known.kind()).text(Side::White));
        let own = letter(mover.kind()).unwrap_or_default();
        let (Some(to), from) = (cell(mv.to()), if mv.is_drop() { None } else { cell(mv.from()) }) else {
            return Self { full: Vec::new(), loose: Vec::new() };
        };
        let (ends, at) = (ends(game, mv, letter), if mv.is_drop() { "@" } else { "" });
        let whence = from.as_deref().map_or_else(|| vec![String::new()], |from| parts(from).to_vec());
        let unnamed = piece(mover).is_some_and(|known| names.endings.progress.contains(known.kind()));
        let (mut full, mut loose) = (Vec::new(), Vec::new());
        for end in &ends {
            for part in &whence {
                let bare = format!("{part}{at}{to}{end}");
                full.push(format!("{own}{bare}"));
                // Cell and cell are always enough.
                if unnamed || from.as_ref() == Some(part) { full.push(bare) } else { loose.push(bare) }
            }
        }
        full.extend(castling(game, mv).map(str::to_owned));
        Self { full, loose }
    }
}

/// What a piece is inside.
fn known(inner: &InnerGame, piece: Piece) -> Option<Piece> {
    inner.piece(piece)
}

/// What may be said of the cell that a piece comes from.
fn parts(from: &str) -> [String; 4] {
    let (file, rank) = from.split_at(from.find(|c: char| c.is_ascii_digit()).unwrap_or(from.len()));
    ["", file, rank, from].map(str::to_owned)
}

/// What may stand after the cells: as the move's own text has it, and what the piece becomes.
fn ends(game: &Game, mv: Move, letter: impl Fn(KindId) -> Option<String>) -> Vec<String> {
    let variant = game.variant();
    let text = move_text(variant, mv);
    let cells = if mv.is_drop() { String::new() } else { variant.cell_name(mv.from()) } + &variant.cell_name(mv.to());
    let own = text.rsplit('@').next().and_then(|rest| rest.strip_prefix(&cells)).unwrap_or_default().to_owned();
    let kind = match mv.action() {
        MoveKind::Plain | MoveKind::Double | MoveKind::EnPassant | MoveKind::Castle | MoveKind::Drop(_) => None,
        MoveKind::Turn => variant.kind(game.position().at(mv.from()).kind()).turns_to,
        MoveKind::Promote(kind) | MoveKind::Exchange(kind, _) | MoveKind::Restore(kind) | MoveKind::Swap(kind) => Some(kind),
    };
    let becomes = kind.and_then(letter).map(|letter| format!("={letter}"));
    let short = becomes.as_ref().map(|becomes| becomes[1..].to_owned());
    let mut ends: Vec<String> = std::iter::once(own).chain(becomes).chain(short).collect();
    ends.sort_unstable();
    ends.dedup();
    ends
}

/// The sign of a castling.
fn castling(game: &Game, mv: Move) -> Option<&'static str> {
    if mv.action() != MoveKind::Castle {
        return None;
    }
    ["O-O", "O-O-O"].into_iter().find(|sign| castlings(game.position(), game.variant(), game.legal(), sign).contains(&mv))
}

/// A text as it is compared: without what people put between and after the parts of a move.
pub(super) fn plain(text: &str) -> String {
    let zeros = text.contains("0-0");
    let text = if zeros { text.replace('0', "O") } else { text.to_owned() };
    let kept = text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '–' | ':' | '!' | '?' | '#' | '×' | '†' | '‡'));
    kept.collect()
}

/// The ways in which a text may be meant: a sign of check may stand at its end, and the x of a capture in it.
pub(super) fn readings(text: &str) -> Vec<String> {
    let whole = plain(text);
    let mut readings = vec![whole.clone()];
    readings.extend(whole.strip_suffix('+').map(str::to_owned));
    let without: Vec<String> = readings.iter().filter(|text| text.contains('x')).map(|text| text.replacen('x', "", 1)).collect();
    readings.extend(without);
    readings
}

/// Whether a move can be written so; upper and lower case are told apart, since they may be a piece and a file.
pub(super) fn says(forms: &[String], readings: &[String]) -> bool {
    forms.iter().map(|form| plain(form)).any(|form| readings.contains(&form))
}

/// The same without regard to the case.
pub(super) fn hints(forms: &[String], readings: &[String]) -> bool {
    forms.iter().map(|form| plain(form).to_lowercase()).any(|form| readings.iter().any(|reading| reading.to_lowercase() == form))
}
