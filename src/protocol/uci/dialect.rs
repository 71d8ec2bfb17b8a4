//! Where UCI, USI and UCCI differ: their words, whose moves and positions they write, and how they tell scores.

use nestmate_core::notation::{common_text, iccs_text, usi_text};
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::{MoveError, legal_moves};
use nestmate_core::variant::{Library, Notation, Variant};
use nestmate_engine::Score;

/// A protocol of the family of UCI.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// UCI, for every game.
    Uci,
    /// USI, for games that are written as Shogi is.
    Usi,
    /// UCCI, for games that are written as Xiang Qi is.
    Ucci,
}

/// What a score of UCCI says for mate, less the plies to it.
const MATE: i32 = 10_000;

impl Dialect {
    /// The word that a client begins with.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Uci => "uci",
            Self::Usi => "usi",
            Self::Ucci => "ucci",
        }
    }

    /// Whether a game of the library can be played in it.
    pub(super) fn plays(self, library: &Library, id: &str) -> bool {
        let notation = || library.known_as(id).notation;
        match self {
            Self::Uci => true,
            Self::Usi => notation() == Some(Notation::Usi),
            Self::Ucci => notation() == Some(Notation::Iccs),
        }
    }

    /// What a position begins with that is written out.
    pub(super) fn position(self) -> &'static str {
        if self == Self::Usi { "sfen" } else { "fen" }
    }

    /// What a message to people begins with.
    pub(super) fn message(self) -> &'static str {
        if self == Self::Ucci { "info message" } else { "info string" }
    }

    /// The answer where there is no move.
    pub(super) fn no_move(self) -> &'static str {
        match self {
            Self::Uci => "bestmove (none)",
            Self::Usi => "bestmove resign",
            Self::Ucci => "nobestmove",
        }
    }

    /// What writes moves.
    pub(super) fn writer(self) -> fn(&Position, &Variant, Move) -> String {
        match self {
            Self::Uci => common_text,
            Self::Usi => |position, variant, mv| usi_text(variant, mv).unwrap_or_else(|| common_text(position, variant, mv)),
            Self::Ucci => |position, variant, mv| {
                let text = iccs_text(variant, mv).map(|text| text.replace('-', "").to_ascii_lowercase());
                text.unwrap_or_else(|| common_text(position, variant, mv))
            },
        }
    }

    pub(super) fn read_move(self, position: &Position, variant: &Variant, text: &str) -> Result<Move, MoveError> {
        if self == Self::Uci {
            return nestmate_core::notation::read_move(position, variant, text);
        }
        let known = legal_moves(position, variant).into_iter().find(|&mv| self.writer()(position, variant, mv) == text);
        known.ok_or_else(|| MoveError::NotLegal { text: text.to_owned() })
    }

    /// The name that it has for an option; `None` of one that it has not.
    pub(super) fn option(self, own: &str) -> Option<String> {
        match (self, own) {
            (Self::Uci | Self::Usi, "usemillisec" | "newgame" | "batch")
            | (Self::Usi, "UCI_AnalyseMode")
            | (Self::Ucci, "MultiPV" | "Ponder" | "UCI_AnalyseMode") => None,
            (Self::Uci, _) => Some(own.to_owned()),
            (Self::Usi, "Hash" | "Ponder") => Some(format!("USI_{own}")),
            // Names of options have no spaces.
            (Self::Usi, _) => Some(own.replace("UCI_", "USI_").replace(' ', "_")),
            (Self::Ucci, "Hash") => Some("hashsize".to_owned()),
            (Self::Ucci, _) => Some(own.replace("UCI_", "").replace(' ', "").to_ascii_lowercase()),
        }
    }

    /// The name and the value of an option that a client sets.
    pub(super) fn setting(self, text: &str) -> Option<(&str, &str)> {
        let text = text.trim();
        match (self, text.strip_prefix("name ")) {
            (Self::Ucci, None) => Some(text.split_once(' ').unwrap_or((text, ""))),
            (_, Some(text)) => Some(text.split_once(" value").unwrap_or((text, ""))),
            (Self::Uci | Self::Usi, None) => None,
        }
    }

    pub(super) fn score(self, score: Score) -> String {
        // The side to move mates with its own move, or is mated after one.
        let plies = |moves: i32| if moves > 0 { moves.saturating_mul(2) - 1 } else { moves.saturating_abs().saturating_mul(2) };
        match (self, score) {
            (Self::Uci | Self::Usi, Score::Centipawns(score)) => format!("cp {score}"),
            (Self::Uci, Score::Mate(moves)) => format!("mate {moves}"),
            (Self::Usi, Score::Mate(moves)) => format!("mate {}{}", if moves > 0 { '+' } else { '-' }, plies(moves)),
            (Self::Ucci, Score::Centipawns(score)) => score.clamp(1 - MATE / 2, MATE / 2 - 1).to_string(),
            (Self::Ucci, Score::Mate(moves)) => {
                let score = MATE - plies(moves).min(MATE / 2);
                if moves > 0 { score } else { -score }.to_string()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_told_as_each_protocol_does() {
        let told = |score| [Dialect::Uci, Dialect::Usi, Dialect::Ucci].map(|dialect| dialect.score(score));
        assert_eq!(told(Score::Centipawns(-35)), ["cp -35", "cp -35", "-35"]);
        assert_eq!(told(Score::Mate(1)), ["mate 1", "mate +1", "9999"]);
        assert_eq!(told(Score::Mate(3)), ["mate 3", "mate +5", "9995"]);
        assert_eq!(told(Score::Mate(-2)), ["mate -2", "mate -4", "-9996"]);
        assert_eq!(told(Score::Mate(0)), ["mate 0", "mate -0", "-10000"]);
        assert_eq!(Dialect::Ucci.score(Score::Mate(i32::MIN)), "-5000");
    }

    #[test]
    fn options_are_set_with_the_words_of_each_protocol() {
        assert_eq!(Dialect::Usi.setting(" name USI_Hash value 4"), Some(("USI_Hash", " 4")));
        assert_eq!(Dialect::Ucci.setting("hashsize 4"), Some(("hashsize", "4")));
        assert_eq!(Dialect::Ucci.setting("newgame"), Some(("newgame", "")));
        assert_eq!((Dialect::Uci.setting("Hash 4"), Dialect::Usi.setting("")), (None, None));
        assert_eq!(Dialect::Usi.option("Skill Level").as_deref(), Some("Skill_Level"));
        assert_eq!(Dialect::Ucci.option("UCI_Variant").as_deref(), Some("variant"));
    }
}
