//! What people write for a move beside its own text: as the list of moves shows it, and as chess has it, in the words of the game
//! inside while the board is folded to that.

use nestmate_core::game::Game;
use nestmate_core::notation::castlings;
use nestmate_core::position::{Move, MoveKind, move_text};
use nestmate_core::variant::{KindId, Piece, Side};

use super::becomes;
use crate::app::lens::fold::Fold;
use crate::app::naming::Naming;

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

/// Whether a piece is one that is never named.
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
