//! What is told of searches and ends of games.

use std::fmt::Write as _;

use nestmate_core::game::result_text;
use nestmate_core::geometry::Cell;
use nestmate_core::notation::{line_texts, xboard_text};
use nestmate_core::position::{Move, MoveKind, Position};
use nestmate_core::rules::{Outcome, Reason, legal_moves};
use nestmate_core::variant::{Lot, Side, Variant, board_text};
use nestmate_engine::{Info, Score};

/// Mates are told as more than this.
const MATE: i32 = 100_000;

/// What has been found, a line of text for each line of play: depth, score, hundredths of a second, nodes, longest line, nodes per
/// second, endings looked up, moves.
pub(super) fn thinking(position: &Position, variant: &Variant, info: &Info) -> String {
    let rate = u128::from(info.nodes) * 1000 / info.elapsed.as_millis().max(1);
    let others = info.others.iter().map(|line| (line.score, &line.pv));
    let mut text = String::new();
    for (score, pv) in std::iter::once((info.score, &info.pv)).chain(others) {
        let score = match score {
            Score::Centipawns(score) => score,
            Score::Mate(moves) if moves > 0 => MATE + moves,
            Score::Mate(moves) => moves - MATE,
        };
        let moves = line_texts(position, variant, pv, xboard_text).join(" ");
        let (depth, hundredths, nodes, reached) = (info.depth, info.elapsed.as_millis() / 10, info.nodes, info.reached.max(info.depth));
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{depth} {score} {hundredths} {nodes} {reached} {rate} 0\t{moves}");
    }
    text
}

pub(super) fn status(info: &Info, moves: usize) -> String {
    format!("stat01: {} {} {} 0 {moves}\n", info.elapsed.as_millis() / 10, info.nodes, info.depth)
}

/// The commands that make a move: one for each step, of which all but the last end with a comma.
pub(super) fn moved(text: &str) -> String {
    let steps: Vec<&str> = text.split_inclusive(',').collect();
    format!("move {}\n", steps.join("\nmove "))
}

pub(super) fn claim(variant: &Variant, outcome: Outcome) -> String {
    let name = |side: Option<Side>| side.map_or("", |side| variant.side_name(side));
    let (result, winner, loser) = (result_text(outcome.winner), name(outcome.winner), name(outcome.winner.map(Side::other)));
    let comment = match (outcome.reason, outcome.winner) {
        (Reason::Mate, None) => "Drawn by mate".to_owned(),
        (Reason::Mate, Some(_)) if variant.endings.mate == Lot::Wins => format!("{winner} is mated and wins"),
        (Reason::Mate, Some(_)) => format!("{winner} mates"),
        (Reason::MateWithoutWin, _) => "Mate by a piece that cannot win by it".to_owned(),
        (Reason::Stalemate, None) => "Stalemate".to_owned(),
        (Reason::Stalemate, Some(_)) => format!("{winner} wins by stalemate"),
        (Reason::Reached, _) => format!("{winner} reaches the goal"),
        (Reason::Impasse, _) => format!("{winner} wins by impasse"),
        (Reason::BareRoyal, _) => format!("{loser} has nothing but a bare King"),
        (Reason::Extinct, _) => format!("{loser} has lost the last piece of a kind"),
        (Reason::Counted, _) => "Draw by counting".to_owned(),
        (Reason::Passed, None) => "Both sides passed".to_owned(),
        (Reason::Passed, Some(_)) => format!("Both sides passed, and {winner} has pieces of more worth"),
        (Reason::Checks, _) => format!("{winner} has given check often enough"),
        (Reason::BlownUp, _) => format!("{loser}'s royal piece is blown up"),
        (Reason::Spent, _) => format!("{winner} wins by the number of pieces"),
        (Reason::Repetition, _) => "Draw by repetition".to_owned(),
        (Reason::PerpetualCheck, _) => format!("Perpetual check by {loser}"),
        (Reason::NoProgress, _) => "Draw for want of progress".to_owned(),
        (Reason::Dead, _) => "Draw by insufficient material".to_owned(),
        (Reason::Agreement, _) => "Draw by agreement".to_owned(),
        (Reason::Resignation, _) => format!("{loser} resigns"),
        (Reason::Time, _) => format!("{loser} forfeits on time"),
    };
    format!("{result} {{{comment}}}\n")
}

/// The cells that the piece on a cell can go to, painted as the protocol wants: yellow to go, red to capture, magenta to become
/// another piece.
pub(super) fn highlight(position: &Position, variant: &Variant, from: Cell) -> String {
    let moves: Vec<Move> = legal_moves(position, variant).into_iter().filter(|mv| mv.from() == from && !mv.is_drop()).collect();
    let colour = |cell: Cell| {
        let to = || moves.iter().filter(|mv| mv.to() == cell);
        let becomes =
            |mv: &Move| matches!(mv.action(), MoveKind::Promote(_) | MoveKind::Exchange(..) | MoveKind::Restore(_) | MoveKind::Swap(_));
        match to().next() {
            None => None,
            Some(_) if to().any(becomes) => Some('M'),
            Some(_) if position.at(cell).is_some() => Some('R'),
            Some(_) => Some('Y'),
        }
    };
    format!("highlight {}\n", board_text(variant.board.grid, |cell| colour(cell).map(String::from)))
}
