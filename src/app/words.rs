//! Sentences about the state of a game.

use nestmate_core::position::{Move, MoveKind, Position};
use nestmate_core::rules::{Outcome, Reason};
use nestmate_core::variant::{Lot, Side, Stalemate, Variant};
use nestmate_engine::task::TaskFault;
use nestmate_text::named_side;
use nestmate_text::words::{TextKey, Told, key, say, told};

use crate::app::learn::open::Help;
use crate::app::lens::LayerState;
use crate::app::naming::Naming;
use crate::app::written::{MoveSentence, WrittenMove};
use crate::storage::GameResult;

/// How a game ended, in a sentence without its full stop.
pub fn outcome(variant: &Variant, outcome: Outcome) -> String {
    let reason = reason(variant, outcome.reason);
    if let Some(winner) = outcome.winner {
        say!("outcome-won", side = named_side(variant, winner), reason = reason)
    } else {
        say!("outcome-drawn", reason = reason)
    }
}

/// A result in words, as it stands by itself.
pub fn result(variant: &Variant, result: GameResult) -> String {
    let won = |side| say!("ending-won", side = named_side(variant, side));
    match result {
        GameResult::White => won(Side::White),
        GameResult::Black => won(Side::Black),
        GameResult::Draw => say!("ending-draw").to_owned(),
        GameResult::Open => say!("own-games-open").to_owned(),
    }
}

/// Why a game ended, as it stands by itself.
pub fn ended(variant: &Variant, why: Reason) -> String {
    let reason = reason(variant, why);
    let mut letters = reason.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn reason(variant: &Variant, reason: Reason) -> String {
    let (endings, key) = (&variant.endings, ending_key(variant, reason));
    match reason {
        Reason::Repetition => say!(key, times = endings.repetition),
        Reason::NoProgress => say!(key, moves = endings.no_progress),
        Reason::Checks => say!(key, times = variant.goals.checks),
        _ => say(key).to_owned(),
    }
}

pub fn ending_key(variant: &Variant, reason: Reason) -> TextKey {
    match reason {
        Reason::Mate if variant.endings.mate == Lot::Wins => key!("ended-mated"),
        Reason::Mate => key!("ended-mate"),
        Reason::MateWithoutWin => key!("ended-mate-without-win"),
        Reason::Stalemate if variant.endings.stalemate != Stalemate::Draw => key!("ended-no-move"),
        Reason::Stalemate => key!("ended-stalemate"),
        Reason::Reached => key!("ended-reached"),
        Reason::Impasse => key!("ended-impasse"),
        Reason::BareRoyal => key!("ended-bare"),
        Reason::Extinct => key!("ended-extinct"),
        Reason::Spent => key!("ended-spent"),
        Reason::Checks => key!("ended-checks"),
        Reason::Passed => key!("ended-passed"),
        Reason::Counted => key!("ended-counted"),
        Reason::BlownUp => key!("ended-blown-up"),
        Reason::Repetition => key!("ended-repetition"),
        Reason::PerpetualCheck => key!("ended-perpetual"),
        Reason::NoProgress => key!("ended-no-progress"),
        Reason::Dead => key!("ended-dead"),
        Reason::Agreement => key!("ended-agreement"),
        Reason::Resignation => key!("ended-resignation"),
        Reason::Time => key!("ended-time"),
    }
}

pub fn short(number: u64) -> String {
    match number {
        0..10_000 => number.to_string(),
        10_000..1_000_000 => format!("{} k", number / 1000),
        _ => format!("{}.{} M", number / 1_000_000, number % 1_000_000 / 100_000),
    }
}

/// Why work beside the window has failed, as it stands after a colon.
pub fn fault_told(fault: &TaskFault) -> Told {
    let fault = fault.clone();
    match fault {
        TaskFault::Panic { task, message } => told!("task-panicked", task = task, message = message.as_str()),
        TaskFault::NoThread { task, message } => told!("task-not-started", task = task, message = message.as_str()),
    }
}

/// Which piece a hint is about: `Move the Calf on c1.`
pub fn hinted_piece(position: &Position, naming: Naming<'_>, mv: Move) -> String {
    if let MoveKind::Drop(kind) = mv.action() {
        return say!("hint-drop", piece = naming.held(kind));
    }
    if mv.is_pass() {
        return say!("hint-pass").to_owned();
    }
    let piece = position.at(mv.from());
    let name = if piece.is_some() { naming.piece(piece, mv.from()) } else { say!("piece") };
    say!("hint-move", piece = name, cell = naming.place(mv.from()))
}

/// How many moves so many plies are, as a language counts them: in Japanese each player's is one.
pub fn moves_in(plies: usize) -> usize {
    plies.div_ceil(say!("plies-in-a-move").parse().unwrap_or(2))
}

/// A hint of which piece to move, or of its whole move.
pub fn hinted(position: &Position, naming: Naming<'_>, (mv, told): (Move, Help)) -> Option<MoveSentence> {
    match told {
        Help::Nothing => None,
        Help::Piece => Some(hinted_piece(position, naming, mv).into()),
        Help::Move => {
            let best = WrittenMove::of(naming, position, mv);
            Some(MoveSentence::new([best], |[best]| say!("puzzle-hint", best = best)))
        }
    }
}

/// What a layer holds, and where it lies if its name says so: `Chess`, `even cells`.
pub fn layer_name(name: &str) -> (&str, &str) {
    name.split_once(" · ").or_else(|| name.split_once('・')).unwrap_or((name, ""))
}

pub fn layer_state(state: LayerState) -> &'static str {
    match state {
        LayerState::Shown => say!("layer-state-shown"),
        LayerState::Dimmed => say!("layer-state-dimmed"),
        LayerState::Outlined => say!("layer-state-outlined"),
        LayerState::Hidden => say!("layer-state-hidden"),
    }
}
