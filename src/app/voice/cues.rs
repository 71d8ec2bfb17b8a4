//! What can be heard of what happens, for the window to make tones of.

use nestmate_core::game::NodeId;
use nestmate_core::position::{Move, Position};
use nestmate_core::variant::Variant;

use crate::app::app::App;
use crate::app::lens::control::changes;

/// The most moves that are heard at once: the user's and the reply. Whoever goes farther is leafing through the game.
const MOST: usize = 2;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    Move,
    Capture,
    Freeze,
    Check,
    End,
    Fold,
    Unfold,
}

/// Listens to the state of the window and tells what can be heard of what has changed.
#[derive(Debug, Default)]
pub struct Listener {
    last: Option<(CueMoment, Position)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct CueMoment {
    serial: u64,
    node: NodeId,
    over: bool,
    sketching: bool,
    /// Which exercise is open, and how many moves have been made in it.
    exercise: Option<((usize, usize), usize)>,
    fold: Option<usize>,
}

impl CueMoment {
    fn of(app: &App) -> Self {
        let game = app.game();
        let moves = |moves| usize::try_from(moves).unwrap_or(usize::MAX);
        Self {
            serial: app.serial(),
            node: game.current(),
            over: game.outcome().is_some(),
            sketching: app.editor().is_some(),
            exercise: app.exercise().map(|open| (open.place, moves(open.attempt.moves))),
            fold: app.fold().map(|fold| fold.layer),
        }
    }
}

impl Listener {
    /// What can be heard of what has happened since the last call, in its order.
    pub fn listen(&mut self, app: &App) -> Vec<Cue> {
        let now = CueMoment::of(app);
        if self.last.as_ref().is_some_and(|last| last.0 == now) {
            return Vec::new();
        }
        let Some((before, position)) = self.last.replace((now, app.board().clone())) else { return Vec::new() };
        // Another game, or the editor, comes in silence.
        if before.serial != now.serial || before.sketching || now.sketching {
            return Vec::new();
        }
        let mut cues = match (before.exercise, now.exercise) {
            (None, None) => of_game(app, before, &position),
            (Some(before), Some(now)) if before.0 == now.0 && before.1 < now.1 => of_exercise(app),
            _ => Vec::new(),
        };
        cues.extend(match (before.fold, now.fold) {
            (from, to) if from == to => None,
            (_, Some(_)) => Some(Cue::Fold),
            (_, None) => Some(Cue::Unfold),
        });
        cues
    }
}

fn of_game(app: &App, before: CueMoment, position: &Position) -> Vec<Cue> {
    let (game, tree) = (app.game(), app.game().tree());
    let mut path: Vec<NodeId> = Vec::new();
    let mut at = game.current();
    while at != before.node {
        let Some(parent) = tree.parent(at).filter(|_| path.len() < MOST) else { return Vec::new() };
        path.push(at);
        at = parent;
    }
    let mut position = position.clone();
    let mut cues = Vec::new();
    for &node in path.iter().rev() {
        let Some(mv) = tree.mv(node) else { continue };
        let after = position.after(game.variant(), mv);
        cues.extend(of_move(game.variant(), &position, &after, mv));
        let over = node == game.current() && game.outcome().is_some();
        cues.extend((tree.check(node) && !over).then_some(Cue::Check));
        position = after;
    }
    let ended = game.outcome().is_some() && (!before.over || !path.is_empty());
    cues.extend(ended.then_some(Cue::End));
    cues
}

fn of_exercise(app: &App) -> Vec<Cue> {
    let last = app.exercise().and_then(|open| open.last.as_ref());
    last.map_or_else(Vec::new, |(before, mv)| of_move(app.variant(), before, app.board(), *mv))
}

fn of_move(variant: &Variant, before: &Position, after: &Position, mv: Move) -> Vec<Cue> {
    let mut cues = vec![if before.takes(variant, mv) { Cue::Capture } else { Cue::Move }];
    cues.extend(changes(before, after, variant).iter().any(|change| change.frozen).then_some(Cue::Freeze));
    cues
}
