//! Says what happens while it happens: moves and what they do, the end of the game, hints, what is picked up, how the board is seen.

use nestmate_core::game::NodeId;
use nestmate_core::geometry::Cell;
use nestmate_core::position::{Move, Position};
use nestmate_core::variant::Side;
use nestmate_text::named_side;
use nestmate_text::words::{self, key, say};

use super::moves::{self, played, sentence};
use crate::app::advice::hint::{Hint, Rung};
use crate::app::app::App;
use crate::app::learn::open::Help;
use crate::app::lens::LayerState;
use crate::app::naming::Naming;
use crate::app::new_game::Player;
use crate::app::scene::Scene;
use crate::app::scene::outside::before_last;
use crate::app::touch::Picked;
use crate::app::words as app_words;
use crate::app::written::MoveSentence;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speech {
    pub text: String,
    pub urgent: bool,
}

impl Speech {
    pub fn calm(text: impl Into<String>) -> Self {
        Self { text: text.into(), urgent: false }
    }

    pub fn urgent(text: impl Into<String>) -> Self {
        Self { text: text.into(), urgent: true }
    }
}

#[derive(Debug, Default)]
pub struct Narrator {
    heard: Option<Heard>,
}

#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each can change by itself")]
struct Heard {
    serial: u64,
    node: NodeId,
    over: bool,
    /// Without lines that are only looked at.
    position: Position,
    sketching: bool,
    exercise: Option<ExerciseHeard>,
    picked: Option<Picked>,
    choosing: bool,
    hint: Option<(Rung, bool)>,
    retry: Option<String>,
    /// When what was practised comes back, what is asked of a puzzle, what a hint tells of it, and what of a game inside.
    training: [Option<String>; 4],
    fold: Option<usize>,
    layers: Vec<LayerState>,
    flipped: bool,
    low: [bool; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ExerciseHeard {
    place: (usize, usize),
    moves: usize,
    ended: bool,
    hint: Option<(Move, Help)>,
}

impl Heard {
    fn of(app: &App) -> Self {
        let heard = |said: Option<MoveSentence>| said.map(|said| said.heard());
        let (game, hint) = (app.game(), app.hint());
        let position = app.editor().map_or_else(|| app.board().clone(), |editor| editor.draft.picture().clone());
        let exercise = app.exercise().map(|open| ExerciseHeard {
            place: open.place,
            moves: usize::try_from(open.attempt.moves).unwrap_or(usize::MAX),
            ended: open.is_solved() || open.is_lost(),
            hint: open.hint(),
        });
        let low = |side| app.player(side) == Player::Human && app.clock(side).is_some_and(|clock| clock.runs && clock.is_low());
        Self {
            serial: app.serial(),
            node: game.current(),
            over: game.outcome().is_some(),
            position,
            sketching: app.editor().is_some(),
            exercise,
            picked: app.picked(),
            choosing: app.is_choosing(),
            hint: hint.map(|hint| (hint.rung, hint.reason.is_some())),
            retry: heard(app.retry_words()),
            training: [app.returns(), heard(app.puzzle_words()), heard(app.puzzle_hint()), heard(app.hint_inside())],
            fold: app.fold().map(|fold| fold.layer),
            layers: app.layers(),
            flipped: app.is_flipped(),
            low: Side::BOTH.map(low),
        }
    }
}

impl Narrator {
    /// What has happened since the last call. `refused` is whether it has been said already why something could not be done.
    pub fn listen(&mut self, app: &App, refused: bool) -> Vec<Speech> {
        let now = Heard::of(app);
        let Some(before) = self.heard.replace(now.clone()) else { return vec![Speech::calm(greeting(app))] };
        let news = Moments { app, before: &before, now: &now };
        let mut said = news.of_board();
        if said.is_empty() && !refused {
            said.extend(news.of_hand());
        }
        said.extend(news.of_choice());
        said.extend(news.of_view());
        let mut told = Vec::new();
        if !said.is_empty() {
            told.push(Speech::calm(said.join(say!("between-sentences"))));
        }
        told.extend(news.now.retry.clone().filter(|_| news.now.retry != news.before.retry).map(Speech::calm));
        told.extend(news.of_training().map(Speech::calm));
        told.extend(news.of_hint().map(Speech::calm));
        told.extend(news.of_clocks().map(Speech::urgent));
        told
    }
}

fn greeting(app: &App) -> String {
    [sentence(words::named(&app.variant().name)), app.turn()].join(say!("between-sentences"))
}

struct Moments<'a> {
    app: &'a App,
    before: &'a Heard,
    now: &'a Heard,
}

impl Moments<'_> {
    fn of_board(&self) -> Vec<String> {
        if self.now.serial != self.before.serial {
            return vec![greeting(self.app)];
        }
        match (self.now.sketching, self.now.exercise) {
            (true, _) => self.of_sketch(),
            (false, Some(exercise)) => self.of_exercise(exercise),
            (false, None) if self.before.sketching || self.before.exercise.is_some() => vec![greeting(self.app)],
            (false, None) => self.of_game(),
        }
    }

    fn of_game(&self) -> Vec<String> {
        let game = self.app.game();
        let mut said = Vec::new();
        if self.now.node != self.before.node {
            let fold = self.app.fold();
            let naming = Naming { variant: game.variant(), fold: fold.as_deref() };
            match game.last_move() {
                Some(mv) if game.tree().parent(self.now.node) == Some(self.before.node) => {
                    said = played(naming, &self.before.position, game.position(), mv);
                }
                Some(mv) => {
                    let moved = played(naming, &before_last(game), game.position(), mv);
                    said.push(say!("voice-at", number = game.numbered(game.ply()).0));
                    said.extend(moved);
                }
                None => said.push(say!("voice-start").to_owned()),
            }
            if !self.now.over && game.tree().check(self.now.node) {
                said.push(say!("voice-check").to_owned());
            }
        }
        let ended = self.now.over && (!self.before.over || self.now.node != self.before.node);
        let outcome = game.outcome().filter(|_| ended);
        said.extend(outcome.map(|outcome| sentence(&app_words::outcome(game.variant(), outcome))));
        said
    }

    fn of_sketch(&self) -> Vec<String> {
        if !self.before.sketching {
            return vec![say!("voice-set-up").to_owned()];
        }
        let variant = self.app.variant();
        let naming = Naming { variant, fold: None };
        let changed = |cell: &Cell| self.before.position.at(*cell) != self.now.position.at(*cell);
        let changed: Vec<Cell> = variant.board.cells.iter().filter(changed).collect();
        if changed.len() > 2 {
            return vec![say!("voice-rearranged").to_owned()];
        }
        let told = changed
            .into_iter()
            .map(|cell| sentence(&say!("voice-cell-piece", cell = naming.cell(cell), piece = naming.standing(&self.now.position, cell))));
        told.collect()
    }

    fn of_exercise(&self, now: ExerciseHeard) -> Vec<String> {
        let Some(open) = self.app.exercise() else { return Vec::new() };
        let before = self.before.exercise;
        if before.is_none_or(|before| before.place != now.place || before.moves > now.moves) {
            return vec![self.app.task_in_words(open)];
        }
        let moved = before.is_some_and(|before| before.moves < now.moves);
        let mut said = if moved { self.app.told(|naming| moves::in_exercise(naming, open)) } else { Vec::new() };
        let ended = now.ended && before.is_some_and(|before| !before.ended);
        said.extend(self.app.verdict_on(open).filter(|_| ended));
        said.extend((ended && open.is_solved()).then(|| say!("voice-goes-on").to_owned()));
        said.extend((moved && open.has_unfolded()).then(|| self.app.task_in_words(open)));
        let hint = now.hint.filter(|_| before.is_some_and(|before| before.hint != now.hint));
        said.extend(hint.and_then(|_| self.app.exercise_hint()).map(|hint| hint.heard()));
        said
    }

    /// What was picked up, and how many moves it has; or that it was put down.
    fn of_hand(&self) -> Option<String> {
        if self.now.picked == self.before.picked {
            return None;
        }
        let scene = self.app.scene();
        let naming = scene.naming();
        let count = scene.targets.len();
        match self.now.picked {
            None => Some(say!("voice-put-down").to_owned()),
            Some(Picked::Held(held)) => Some(say!("voice-held-picked", piece = naming.held(held.kind), count = count)),
            Some(Picked::Cell(cell)) if self.now.sketching => {
                Some(say!("voice-lifted", piece = naming.piece(self.now.position.at(cell), cell)))
            }
            Some(Picked::Cell(cell)) => Some(self.picked_up(&scene, naming, cell)),
        }
    }

    fn picked_up(&self, scene: &Scene, naming: Naming<'_>, cell: Cell) -> String {
        // With premoves the piece may not have come there yet.
        let piece = scene.position.at(cell);
        let taken = scene.targets.iter().filter(|target| target.capture).count();
        let key = if scene.targets_own || self.now.exercise.is_some() { key!("voice-picked") } else { key!("voice-looked-at") };
        let name = naming.piece(piece, cell);
        say!(key, piece = name, side = named_side(naming.variant, piece.side()), count = scene.targets.len(), captures = taken)
    }

    fn of_choice(&self) -> Option<String> {
        let count = self.app.scene().choices.len();
        (self.now.choosing && !self.before.choosing).then(|| say!("voice-choice", count = count))
    }

    fn of_view(&self) -> Vec<String> {
        if self.now.serial != self.before.serial || self.now.sketching != self.before.sketching {
            return Vec::new();
        }
        let variant = self.app.variant();
        let mut said = Vec::new();
        if self.now.fold == self.before.fold {
            said.extend(self.of_layers());
        } else {
            said.push(match self.app.fold() {
                Some(fold) => say!("voice-folded", game = words::named(fold.name(variant))),
                None => say!("voice-unfolded").to_owned(),
            });
        }
        if self.now.flipped != self.before.flipped {
            let near = if self.now.flipped { Side::Black } else { Side::White };
            said.push(say!("voice-flipped", side = named_side(variant, near)));
        }
        said
    }

    fn of_layers(&self) -> Vec<String> {
        let layers = self.now.layers.iter().zip(&self.before.layers).zip(&self.app.variant().layers);
        let changed = layers.filter(|((now, before), _)| now != before);
        changed
            .map(|((now, _), layer)| say!("voice-layer", layer = words::named(&layer.name), state = app_words::layer_state(*now)))
            .collect()
    }

    /// When what was practised comes back, what is asked of a puzzle or has come of a move, and what a hint tells.
    fn of_training(&self) -> impl Iterator<Item = String> {
        // Another puzzle may be asked about in the same words.
        let other = self.now.serial != self.before.serial;
        let pairs = self.now.training.iter().zip(&self.before.training).enumerate();
        pairs.filter(move |(at, (now, before))| now != before || other && *at > 0).filter_map(|(_, (now, _))| now.clone())
    }

    fn of_hint(&self) -> Option<String> {
        let hint = self.app.hint().filter(|_| self.now.hint != self.before.hint)?;
        let told = self.before.hint.is_some_and(|before| before.0 == hint.rung);
        match hint.rung {
            // The reason comes when it is known; what was told before it is not told again.
            Rung::Line if self.before.hint == Some((Rung::Line, false)) => self.app.hint_reason(),
            Rung::Place | Rung::Piece | Rung::Moves if told => None,
            Rung::Place => self.app.hinted_place(),
            Rung::Piece => Some(self.app.hinted_piece(hint.best())),
            Rung::Moves => Some(self.hinted_moves(hint)),
            Rung::Line => {
                let best = say!("voice-best", moved = self.brief(hint.best()));
                Some(self.app.hint_reason().map_or(best.clone(), |reason| [best, reason].join(say!("between-sentences"))))
            }
        }
    }

    fn hinted_moves(&self, hint: &Hint) -> String {
        let moves: Vec<String> = hint.moves.iter().map(|&mv| self.brief(mv)).collect();
        [hint.about_moves(), sentence(&moves.join(say!("between-groups")))].join(say!("between-sentences"))
    }

    fn brief(&self, mv: Move) -> String {
        self.app.told(|naming| moves::brief(naming, self.app.game().position(), mv))
    }

    fn of_clocks(&self) -> Option<String> {
        let short = Side::BOTH.into_iter().find(|side| self.now.low[side.index()] && !self.before.low[side.index()])?;
        Some(say!("voice-time-short", side = named_side(self.app.variant(), short)))
    }
}
