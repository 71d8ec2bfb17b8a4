//! Moves as books have them: where a piece comes from is told only where several could go there, and by as little as tells it.

use super::signs::Signs;
use crate::position::{Move, MoveKind, Position};
use crate::rules::legal_moves;
use crate::variant::{Side, Variant};

/// The mark of a side.
pub(super) fn mark(side: Side) -> char {
    match side {
        Side::White => '▲',
        Side::Black => '△',
    }
}

/// A move in such words; `last` is the move before. `None` if it is of a kind that these have no words for.
pub(super) fn text(position: &Position, variant: &Variant, mv: Move, last: Option<Move>, signs: &Signs) -> Option<String> {
    let to = if last.is_some_and(|last| last.to() == mv.to()) { "同".to_owned() } else { signs.words(mv.to()) };
    let legal = legal_moves(position, variant);
    let kind = position.mover(mv).kind();
    let steps = |other: &&Move| other.to() == mv.to() && !other.is_drop() && position.at(other.from()).kind() == kind;
    if let MoveKind::Drop(kind) = mv.action() {
        let told = if legal.iter().any(|other| steps(&other)) { "打" } else { "" };
        return Some(format!("{to}{}{told}", signs.name(kind)?));
    }
    let mut others: Vec<Move> = legal.iter().filter(steps).copied().collect();
    let turns = others.iter().any(|other| other.from() == mv.from() && other.action() == MoveKind::Turn);
    others.sort_by_key(|other| other.from().index());
    others.dedup_by_key(|other| other.from());
    let end = match mv.action() {
        MoveKind::Turn => "成",
        MoveKind::Plain if turns => "不成",
        MoveKind::Plain => "",
        _ => return None,
    };
    let name = signs.name(kind)?;
    // A name of one sign after `同` stands apart from it.
    let gap = if to == "同" && name.chars().count() == 1 { "　" } else { "" };
    Some(format!("{to}{gap}{name}{}{end}", whence(position, mv, &others, signs)))
}

/// Which of several moves it is.
fn whence(position: &Position, mv: Move, others: &[Move], signs: &Signs) -> String {
    if others.len() < 2 {
        return String::new();
    }
    let side = position.side();
    let ((right, ahead), to) = (signs.seen(mv.from(), side), signs.seen(mv.to(), side));
    let way = |from: i32| (to.1 - from).signum();
    let word = ["引", "寄", "上"][usize::try_from(way(ahead) + 1).unwrap_or_default().min(2)];
    let all: Vec<(i32, i32)> = others.iter().map(|other| signs.seen(other.from(), side)).collect();
    let alike: Vec<i32> = all.iter().filter(|from| way(from.1) == way(ahead)).map(|from| from.0).collect();
    let side_of = |files: &[i32]| {
        let beyond = |sign: i32| files.iter().filter(|&&file| file * sign >= right * sign).count() == 1;
        if beyond(1) { Some("右") } else { beyond(-1).then_some("左") }
    };
    let files: Vec<i32> = all.iter().map(|from| from.0).collect();
    if alike.len() == 1 {
        word.to_owned()
    } else if right == to.0 && way(ahead) > 0 && !signs.is_great(position, mv.from()) {
        "直".to_owned()
    } else if let Some(side) = side_of(&files) {
        side.to_owned()
    } else if let Some(side) = side_of(&alike) {
        format!("{side}{word}")
    } else {
        // No words tell it.
        format!("({})", signs.digits(mv.from()))
    }
}
