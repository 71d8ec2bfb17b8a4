//! Moves in the styles of a game’s players, written and read.

use super::kifu::{self, japanese_text, western_text};
use crate::geometry::Cell;
use crate::notation::{MoveStyle, Tongue, chinese_text, read_played, wxf_text};
use crate::plain::narrow;
use crate::position::{Move, Position};
use crate::variant::{Notation, Variant};

impl MoveStyle {
    /// A move in this style; `None` where that has no words for it.
    pub fn text(self, position: &Position, variant: &Variant, mv: Move) -> Option<String> {
        match self {
            Self::Usual => None,
            Self::Japanese => japanese_text(position, variant, mv),
            Self::Western => western_text(position, variant, mv),
            Self::Chinese => Some(chinese_text(position, variant, mv)?.chars().map(traditional).collect()),
            Self::Wxf => wxf_text(position, variant, mv),
        }
    }
}

/// The legal moves that a text can mean in any style of the game; `last` is where the last move went.
pub fn players_moves(position: &Position, variant: &Variant, legal: &[Move], text: &str, last: Option<Cell>) -> Vec<Move> {
    match variant.known_as.notation {
        Some(Notation::Usi) => kifu::meant(position, variant, legal, text, last),
        Some(Notation::Iccs) => {
            let text: String = text.chars().filter(|c| !c.is_whitespace()).map(narrow).collect();
            // Two letters are cells, whose ranks programs count from 0 and the window from 1.
            let is_cells = text.chars().filter(char::is_ascii_alphabetic).count() > 1;
            let read = || read_played(position, variant, legal, &text, Tongue::Theirs).ok();
            Some(()).filter(|()| !is_cells).and_then(|()| read()).into_iter().collect()
        }
        Some(Notation::San) | None => Vec::new(),
    }
}

/// The traditional sign, which fonts of Japan have too, in place of a simplified one.
fn traditional(sign: char) -> char {
    const SIGNS: [(char, char); 6] = [('帅', '帥'), ('将', '將'), ('马', '馬'), ('车', '車'), ('进', '進'), ('后', '後')];
    SIGNS.iter().find(|known| known.0 == sign).map_or(sign, |known| known.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::position::move_text;
    use crate::rules::start;
    use crate::shipped::library;

    fn game(id: &str) -> Game {
        let variant = library().get(id).expect("a shipped game compiles");
        Game::new(variant.clone(), start(&variant).expect("a good start"))
    }

    /// What a text means on the board after some moves, as our texts.
    fn meant(game: &Game, text: &str) -> Vec<String> {
        let moves = players_moves(game.position(), game.variant(), game.legal(), text, game.last_move().map(Move::to));
        moves.into_iter().map(|mv| move_text(game.variant(), mv)).collect()
    }

    #[test]
    fn what_is_written_in_any_style_means_that_move_alone() {
        let mut written = 0;
        for (id, least) in [("shogi", 2), ("minishogi", 2), ("torishogi", 1), ("xiangqi", 1), ("minixiangqi", 1)] {
            for round in 0..6 {
                let mut game = game(id);
                for _ in 0..90 {
                    let (position, variant) = (game.position(), game.variant());
                    // The hashes of positions are as good as chance.
                    let count = u64::try_from(game.legal().len()).expect("few moves");
                    let Some(at) = (position.hash() >> 7).wrapping_add(round).checked_rem(count) else { break };
                    let mv = game.legal()[usize::try_from(at).expect("few moves")];
                    let styles = variant.known_as.notation.map_or(&[][..], Notation::moves);
                    let texts: Vec<String> = styles.iter().filter_map(|style| style.text(position, variant, mv)).collect();
                    assert!(texts.len() >= least || least == 1, "{id}: {}", move_text(variant, mv));
                    for text in texts {
                        assert_eq!(meant(&game, &text), [move_text(variant, mv)], "{id}: {text} in {}", position.text(variant));
                        written += 1;
                    }
                    if game.play(mv).is_err() {
                        break;
                    }
                }
            }
        }
        assert!(written > 2000, "{written} texts");
    }

    #[test]
    fn moves_are_read_as_players_type_them() {
        let mut shogi = game("shogi");
        for text in ["７六歩", "▲７六歩", "７六歩(77)", "76歩", "P-7f", "p-7f", "P7f", "P76", "P-76", "Ｐ－７ｆ", "P7g-7f", "7g7f", "☗P-7f"]
        {
            assert_eq!(meant(&shogi, text), ["c3c4"], "{text}");
        }
        for text in ["７五歩", "P-7e", "", "7", "P", "同歩", "７六王"] {
            assert_eq!(meant(&shogi, text), [""; 0], "{text}");
        }
        assert_eq!(meant(&shogi, "G-5h"), ["d1e2", "f1e2"]);
        assert_eq!((meant(&shogi, "58金右"), meant(&shogi, "G4i-5h")), (vec!["f1e2".to_owned()], vec!["f1e2".to_owned()]));
        for text in ["c3c4", "g7g6", "b2h8+"] {
            let mv = shogi.legal().iter().copied().find(|&mv| move_text(shogi.variant(), mv) == text).expect("legal");
            let _ = shogi.play(mv);
        }
        for text in ["同銀", "２二銀", "Sx2b", "S-2b", "同　銀(31)"] {
            assert_eq!(meant(&shogi, text), ["g9h8"], "{text}");
        }
        let xiangqi = game("xiangqi");
        for text in ["C2=5", "c2=5", "C2.5", "Ｃ２＝５", "炮二平五", "砲２平５", "炮2平5"] {
            assert_eq!(meant(&xiangqi, text), ["h3e3"], "{text}");
        }
        assert_eq!(meant(&xiangqi, "H2-E2"), [""; 0], "cells have other names in the window");
    }
}
