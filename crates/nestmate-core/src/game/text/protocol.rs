//! Games as one line of the protocols USI and UCI: `position startpos moves 7g7f 3c3d`, `sfen … moves …`.

use std::sync::Arc;

use super::fault::{Remark, TextFault, TextPlace};
use super::lex::Broken;
use super::read::Loaded;
use crate::game::{Builder, MAX_MOVES};
use crate::notation::{NULL, Tongue, read_played, read_position_told};
use crate::position::TextError;
use crate::rules::{null_move, start};
use crate::variant::{Library, Variant};

/// What such a line can begin with.
const HEADS: [&str; 5] = ["position", "startpos", "sfen", "fen", "moves"];

/// Reads a line; `None` if it is none. It is taken to be of the first game that it can be of: the one of the board, then the others.
pub(super) fn read(text: &str, library: &Library, otherwise: &Arc<Variant>) -> Option<Result<Loaded, Broken>> {
    let line = text.trim_start_matches('\u{feff}').trim();
    if line.contains('\n') || !HEADS.contains(&line.split_whitespace().next()?) {
        return None;
    }
    let mut from = text.len() - text.trim_start_matches('\u{feff}').trim_start().len();
    let place = |word| {
        let at = from + text[from..].find(word).unwrap_or(0);
        from = at + str::len(word);
        (at, word)
    };
    let words: Vec<(usize, &str)> = line.split_whitespace().map(place).collect();
    let (mut doubtful, mut wrong) = (None, None::<Broken>);
    let others = library.written_by_others().filter_map(|id| library.get(id).ok());
    for variant in std::iter::once(Arc::clone(otherwise)).chain(others) {
        match read_as(&variant, text, &words) {
            Ok((loaded, false)) => return Some(Ok(loaded)),
            Ok((loaded, true)) => doubtful = doubtful.or(Some(loaded)),
            Err(broken) if wrong.as_ref().is_none_or(|before| broken.reach() > before.reach()) => wrong = Some(broken),
            Err(_) => {}
        }
    }
    doubtful.map(Ok).or(wrong.map(Err))
}

/// The game of a line, and whether the line says something that this game cannot have.
fn read_as(variant: &Arc<Variant>, text: &str, words: &[(usize, &str)]) -> Result<(Loaded, bool), Broken> {
    let end = words.iter().position(|word| word.1 == "moves").unwrap_or(words.len());
    let (head, moves) = words.split_at(end);
    let fields = head.iter().position(|word| !HEADS.contains(&word.1)).map_or(&[][..], |first| &head[first..]);
    let at = head.first().map_or(0, |word| word.0);
    let start_fault = |error: TextError| Broken { span: at..at, fault: TextFault::Start(error) };
    let (position, dropped) = match fields {
        [] => (start(variant).map_err(start_fault)?, Vec::new()),
        [(from, _), .., (last, word)] => read_position_told(variant, &text[*from..last + word.len()]).map_err(start_fault)?,
        [(from, word)] => read_position_told(variant, &text[*from..from + word.len()]).map_err(start_fault)?,
    };
    let from = fields.first().map_or(0, |word| word.0);
    let doubtful = dropped.iter().any(|dropped| dropped.part.tells_another_game());
    let remarks = dropped.into_iter().map(|dropped| Remark::Position(TextPlace::of(text, from + dropped.at.start), dropped)).collect();
    let mut builder = Builder::new(Arc::clone(variant), position);
    for &(at, word) in moves.iter().skip(1) {
        let span = at..at + word.len();
        let (legal, position) = (builder.legal(), builder.position());
        let shown: String = word.chars().take(40).collect();
        let fault = TextFault::NoMove { text: shown, side: position.side(), number: position.number() };
        let mv = read_played(position, variant, &legal, word, Tongue::Theirs).ok();
        let mv = mv.or_else(|| null_move(position, variant).filter(|_| word == NULL)).ok_or(Broken { span: span.clone(), fault })?;
        builder.play(mv).ok_or(Broken { span, fault: TextFault::ManyMoves(MAX_MOVES) })?;
    }
    Ok((Loaded { game: builder.finish_at_end(), remarks, further: false }, doubtful))
}
