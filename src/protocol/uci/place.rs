//! A game up to where the client has told it.

use nestmate_core::notation::{Dropped, read_position_told};
use nestmate_core::position::Position;
use nestmate_core::rules;
use nestmate_core::variant::Variant;

use super::Dialect;
use crate::saying::Saying;

pub(super) struct UciPlace {
    /// The start as the client wrote it.
    base: String,
    moves: Vec<String>,
    /// What was left out of the start; told once.
    pub(super) dropped: Vec<Dropped>,
    pub(super) position: Position,
    /// Hashes of the positions before.
    pub(super) history: Vec<u64>,
}

impl UciPlace {
    pub(super) fn start(variant: &Variant) -> Result<Self, String> {
        Self::base(Dialect::Uci, variant, "startpos")
    }

    /// Reads what follows `position`. Clients send the whole game with each move: of one that has gone on from `before`, only the
    /// new moves are played.
    pub(super) fn read(dialect: Dialect, variant: &Variant, text: &str, before: Option<Self>) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let end = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
        let (base, moves) = (words[..end].join(" "), words.get(end + 1..).unwrap_or_default());
        let goes_on = |place: &Self| {
            place.base == base && place.moves.len() <= moves.len() && place.moves.iter().zip(moves).all(|(known, told)| known == told)
        };
        let mut place = before.filter(goes_on).map_or_else(|| Self::base(dialect, variant, &base), Ok)?;
        for &text in &moves[place.moves.len()..] {
            let mv = dialect.read_move(&place.position, variant, text).map_err(|error| error.said())?;
            place.history.push(place.position.hash());
            place.position.play(variant, mv);
            place.moves.push(text.to_owned());
        }
        Ok(place)
    }

    fn base(dialect: Dialect, variant: &Variant, base: &str) -> Result<Self, String> {
        let word = dialect.position();
        let (position, dropped) = match base.strip_prefix(word).and_then(|rest| rest.strip_prefix(' ')) {
            Some(text) => read_position_told(variant, text).map_err(|error| error.said())?,
            None if base == "startpos" => (rules::start(variant).map_err(|error| error.said())?, Vec::new()),
            None => return Err(format!("write position startpos moves … or position {word} … moves …")),
        };
        Ok(Self { base: base.to_owned(), moves: Vec::new(), dropped, position, history: Vec::new() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_goes_on_is_followed_and_another_is_not() {
        let variant = crate::shipped::library().get("fide-chess").expect("shipped");
        let read = |text: &str, before| UciPlace::read(Dialect::Uci, &variant, text, before);
        let first = read("startpos moves e2e4 e7e5", None).expect("good");
        let on = read("startpos moves e2e4 e7e5 g1f3", Some(first)).expect("good");
        let whole = read("startpos moves e2e4 e7e5 g1f3", None).expect("good");
        assert_eq!((&on.position, &on.history, on.history.len()), (&whole.position, &whole.history, 3));
        let other = read("startpos moves d2d4", Some(on)).expect("good");
        assert_eq!((other.moves.len(), other.history.len()), (1, 1));
        let back = read("startpos", Some(other)).expect("good");
        assert_eq!(back.position, UciPlace::start(&variant).expect("good").position);
        for wrong in ["", "moves e2e4", "startpos moves e2e5", "fen x", "startpos e2e4"] {
            assert!(read(wrong, None).is_err(), "{wrong}");
        }
    }
}
