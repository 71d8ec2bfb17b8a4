//! What is told of a search.

use std::fmt::Write as _;

use nestmate_core::notation::{common_text, line_texts};
use nestmate_core::position::{Move, Position};
use nestmate_core::variant::Variant;
use nestmate_engine::{Info, Score};

/// What has been found in a position, a line of text for each line of play.
pub(super) fn info_lines(position: &Position, variant: &Variant, info: &Info) -> String {
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
        for mv in line_texts(position, variant, pv, common_text) {
            let _ = write!(text, " {mv}");
        }
        text.push('\n');
    }
    text
}

pub(super) fn best_line(position: &Position, variant: &Variant, line: &[Move]) -> String {
    match line_texts(position, variant, line, common_text).as_slice() {
        [] => "bestmove (none)\n".to_owned(),
        [best] => format!("bestmove {best}\n"),
        [best, reply, ..] => format!("bestmove {best} ponder {reply}\n"),
    }
}
