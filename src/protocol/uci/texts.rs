//! What is told of a search.

use std::fmt::Write as _;

use crate::engine::{Info, Score};
use crate::notation::common_text;
use crate::position::Move;
use crate::variant::Variant;

/// What has been found, a line of text for each line of play.
pub(super) fn info_lines(variant: &Variant, info: &Info) -> String {
    let ms = info.elapsed.as_millis();
    let rate = u128::from(info.nodes) * 1000 / ms.max(1);
    let others = info.others.iter().map(|line| (line.score, &line.pv));
    let mut text = String::new();
    for (number, (score, pv)) in (1..).zip(std::iter::once((info.score, &info.pv)).chain(others)) {
        let score = match score {
            Score::Centipawns(score) => format!("cp {score}"),
            Score::Mate(moves) => format!("mate {moves}"),
        };
        let (depth, reached, nodes, fullness) = (info.depth, info.reached.max(info.depth), info.nodes, info.fullness);
        // Writing to a String cannot fail.
        let _ = write!(text, "info depth {depth} seldepth {reached} multipv {number} score {score} ");
        let _ = write!(text, "nodes {nodes} nps {rate} hashfull {fullness} time {ms} pv");
        for &mv in pv {
            let _ = write!(text, " {}", common_text(variant, mv));
        }
        text.push('\n');
    }
    text
}

/// The answer to a search: the best move and the reply expected.
pub(super) fn best_line(variant: &Variant, best: Option<Move>, reply: Option<Move>) -> String {
    let text = |mv| common_text(variant, mv);
    match (best, reply) {
        (None, _) => "bestmove (none)\n".to_owned(),
        (Some(best), None) => format!("bestmove {}\n", text(best)),
        (Some(best), Some(reply)) => format!("bestmove {} ponder {}\n", text(best), text(reply)),
    }
}
