//! How a game ends that no move has ended, or that a record says has ended.

use crate::game::Game;
use crate::game::text::{result_text, winner_of};
use crate::rules::{Outcome, Reason};
use crate::variant::Side;

/// How a record says that a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::game) enum Ending {
    Resigned,
    Time,
    Mate,
    Repetition,
    Impasse,
    Stopped,
    /// Who is to move has broken a rule.
    Broke,
    /// The other side has.
    OtherBroke,
    /// Who is to move has declared to have won by an entered King.
    Declared,
    NoShow,
}

/// Endings with their words in KIF, those in CSA, and what the tag Termination says of those that are no reason of ours.
const WORDS: [(Ending, &str, &str, &str); 10] = [
    (Ending::Resigned, "投了", "%TORYO", ""),
    (Ending::Time, "切れ負け", "%TIME_UP", ""),
    (Ending::Mate, "詰み", "%TSUMI", "checkmate"),
    (Ending::Repetition, "千日手", "%SENNICHITE", "repetition"),
    (Ending::Impasse, "持将棋", "%JISHOGI", "impasse"),
    (Ending::Stopped, "中断", "%CHUDAN", "unterminated"),
    (Ending::Broke, "反則負け", "%ILLEGAL_MOVE", "infraction"),
    (Ending::OtherBroke, "反則勝ち", "%ILLEGAL_ACTION", "infraction"),
    (Ending::Declared, "入玉勝ち", "%KACHI", "declaration"),
    (Ending::NoShow, "不戦敗", "%FUSEN", "forfeit"),
];

impl Ending {
    pub(super) fn in_kif(text: &str) -> Option<Self> {
        if text.starts_with("詰") {
            return Some(Self::Mate);
        }
        WORDS.iter().find(|known| text.starts_with(known.1)).map(|known| known.0)
    }

    /// `mover` is the side to move.
    pub(super) fn in_csa(text: &str, mover: Side) -> Option<Self> {
        match text {
            "%HIKIWAKE" => return Some(Self::Impasse),
            "%+ILLEGAL_ACTION" | "%-ILLEGAL_ACTION" => {
                let black = text.starts_with("%+");
                return Some(if black == (mover == Side::White) { Self::Broke } else { Self::OtherBroke });
            }
            _ => {}
        }
        WORDS.iter().find(|known| known.2 == text).map(|known| known.0)
    }

    pub(super) fn kif(self) -> &'static str {
        WORDS.iter().find(|known| known.0 == self).map_or("中断", |known| known.1)
    }

    pub(super) fn csa(self, mover: Side) -> String {
        match (self, mover) {
            (Self::OtherBroke, Side::White) => "%-ILLEGAL_ACTION".to_owned(),
            (Self::OtherBroke, Side::Black) => "%+ILLEGAL_ACTION".to_owned(),
            _ => WORDS.iter().find(|known| known.0 == self).map_or("%CHUDAN", |known| known.2).to_owned(),
        }
    }

    /// Who has won, if anybody has.
    fn winner(self, mover: Side) -> Option<Side> {
        match self {
            Self::Resigned | Self::Time | Self::Mate | Self::Broke | Self::NoShow => Some(mover.other()),
            Self::OtherBroke | Self::Declared => Some(mover),
            Self::Repetition | Self::Impasse | Self::Stopped => None,
        }
    }

    /// What the line below the moves says: `まで80手で先手の勝ち`.
    pub(super) fn line(self, plies: usize, mover: Side, names: [&str; 2]) -> String {
        let name = |side: Side| names[side.index()];
        let told = match self {
            Self::Repetition | Self::Impasse | Self::Stopped => self.kif().to_owned(),
            Self::Time => format!("時間切れにより{}の勝ち", name(mover.other())),
            Self::Broke => format!("{}の反則負け", name(mover)),
            Self::OtherBroke => format!("{}の反則勝ち", name(mover)),
            Self::Declared => format!("{}の入玉勝ち", name(mover)),
            Self::Mate => format!("詰みにより{}の勝ち", name(mover.other())),
            Self::NoShow => format!("{}の不戦敗", name(mover)),
            Self::Resigned => format!("{}の勝ち", name(mover.other())),
        };
        format!("まで{plies}手で{told}")
    }

    /// Reads such a line.
    pub(super) fn of_line(line: &str, mover: Side) -> Option<Self> {
        let told = line.strip_prefix("まで")?;
        let winner = ["先手の", "下手の", "後手の", "上手の"].iter().position(|side| told.contains(side)).map(|at| at / 2);
        let is_mover = winner == Some(mover.index());
        Some(match told {
            _ if told.contains("千日手") => Self::Repetition,
            _ if told.contains("持将棋") => Self::Impasse,
            _ if told.contains("中断") => Self::Stopped,
            _ if told.contains("時間切れ") || told.contains("切れ負け") => Self::Time,
            _ if told.contains("不戦敗") => Self::NoShow,
            _ if told.contains("入玉") => Self::Declared,
            _ if told.contains("反則") && told.contains("負け") == is_mover => Self::Broke,
            _ if told.contains("反則") => Self::OtherBroke,
            _ if told.contains('詰') => Self::Mate,
            _ if told.contains("勝ち") && winner.is_some() => {
                if is_mover {
                    Self::OtherBroke
                } else {
                    Self::Resigned
                }
            }
            _ => return None,
        })
    }
}

/// Ends a game, at the end of its main line, as its record says, unless it is over on the board.
pub(super) fn end(game: &mut Game, ending: Ending) {
    let mover = game.position().side();
    if game.outcome().is_some() {
        return;
    }
    match ending {
        Ending::Resigned => game.lose(mover, Reason::Resignation),
        Ending::Time => game.lose(mover, Reason::Time),
        Ending::Impasse => game.end_at(game.current(), Outcome { winner: None, reason: Reason::Agreement }),
        _ => {
            let winner = ending.winner(mover);
            if ending != Ending::Stopped {
                game.set_tag("Result", result_text(winner));
            }
            let words = WORDS.iter().find(|known| known.0 == ending).map_or("", |known| known.3);
            game.set_tag("Termination", words);
        }
    }
}

/// How a game has ended, by the rules or by what is known of it; `None` of one that is not over. `mover` is to move at the end.
pub(super) fn ending(game: &Game, mover: Side) -> Option<Ending> {
    let tags = game.tags();
    let termination = tags.get("Termination");
    let by_tags = |winner: Option<Side>| {
        let is_it = |known: &&(Ending, &str, &str, &str)| known.3 == termination && known.0.winner(mover) == winner;
        WORDS.iter().filter(|known| !known.3.is_empty()).find(is_it).map(|known| known.0)
    };
    if let Some(Outcome { winner, reason }) = game.result() {
        return Some(match (reason, winner) {
            (Reason::Resignation, _) => Ending::Resigned,
            (Reason::Time, Some(_)) => Ending::Time,
            (Reason::Repetition, _) => Ending::Repetition,
            (Reason::PerpetualCheck, Some(winner)) if winner == mover => Ending::OtherBroke,
            (Reason::PerpetualCheck, Some(_)) => Ending::Broke,
            (_, None) => Ending::Impasse,
            (_, Some(winner)) if winner == mover => Ending::Declared,
            (_, Some(_)) => Ending::Mate,
        });
    }
    match winner_of(tags.get("Result")) {
        None => by_tags(None).filter(|&ending| ending == Ending::Stopped),
        Some(winner) => Some(by_tags(winner).unwrap_or(match winner {
            None => Ending::Impasse,
            Some(winner) if winner == mover => Ending::OtherBroke,
            Some(_) => Ending::Resigned,
        })),
    }
}
