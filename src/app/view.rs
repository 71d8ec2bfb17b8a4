//! What the window reads of the state. Nothing here changes anything.

mod engine;
mod seen;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use nestmate_core::game::{Control, Game, record_text};
use nestmate_core::geometry::Cell;
use nestmate_core::notation::position_text;
use nestmate_core::position::Position;
use nestmate_core::variant::{Base, Library, Side, Variant};
use nestmate_text::moves_depend_on_cell;
use nestmate_text::words::{Told, say};

use crate::app::app::App;
use crate::app::editor::Editor;
use crate::app::effect::Message;
use crate::app::files::document::{Conflict, Document, OWN, form_of};
use crate::app::files::keeper::shared;
use crate::app::files::opening::ReadContext;
use crate::app::intro::Intro;
use crate::app::learn::Learning;
use crate::app::learn::open::Open;
use crate::app::learn::text::{self, LessonWords, group_of, lesson_words};
use crate::app::lens::control::ControlView;
use crate::app::lens::fold::{Fold, Folded, sorted};
use crate::app::lens::{DIAL_STEP, LayerState, Layers, See};
use crate::app::naming::{Names, Naming};
use crate::app::new_game::{NewGame, Player};
use crate::app::scene::Scene;
use crate::app::scene::show::Sight;
use crate::app::story;
use crate::app::table::clock::ClockShown;
use crate::app::table::gaze::Inspected;
use crate::app::table::premove::Premove;
use crate::app::table::preview::Preview;
use crate::app::table::typed::{self, Completion};
use crate::app::touch::{Held, Picked};
use crate::app::train::trial::Trial;
use crate::app::why;
use crate::app::words;
use crate::app::written::MoveSentence;
use crate::lessons::{Lesson, Step, Topic, has_path};
use crate::shipped;
use crate::storage::{KeptDraft, Link, LinkShown, LookSettings, Replaced, Settings};

impl App {
    /// The game on the board once more with the sides swapped; `None` for a game that the library does not have.
    pub fn rematch(&self) -> Option<NewGame> {
        let variant = self.variant();
        self.library().name_of(&variant.id).is_some().then(|| self.setup().rematch(variant))
    }

    pub fn game(&self) -> &Game {
        &self.table.game
    }

    pub fn game_text(&self) -> String {
        record_text(&self.signed_game())
    }

    /// The game with what its file should tell of its players and clocks.
    pub fn signed_game(&self) -> Game {
        self.table.signed()
    }

    /// Whether the game can be written into a file as its name says.
    pub(in crate::app) fn can_write(&self, path: &Path) -> bool {
        let variant = self.shelf.waiting.as_deref().unwrap_or(&self.table).variant();
        form_of(path).is_none_or(|form| form.fits(variant))
    }

    /// The address of what is on the board, folded as it is.
    pub fn link(&self) -> Link {
        let own = self.trainer.file.is_none();
        let shown = match (self.trial(), self.exercise(), self.editor()) {
            (Some(trial), ..) if own => LinkShown::Puzzle(trial.puzzle.id.clone()),
            (_, Some(open), _) => LinkShown::Lesson(open.lesson.key.clone(), open.place.1 + 1),
            (.., editor) => {
                let text = editor.map_or_else(|| self.game().position().text(self.variant()), Editor::text);
                if text == self.variant().start { LinkShown::Start } else { LinkShown::Position(text) }
            }
        };
        let folds = matches!(shown, LinkShown::Start | LinkShown::Position(_));
        let fold = self.fold().filter(|_| folds).and_then(|fold| Some(self.variant().layers.get(fold.layer)?.id.clone()));
        Link { game: self.variant().id.clone(), shown, fold }
    }

    pub fn serial(&self) -> u64 {
        self.table.serial
    }

    pub fn variant(&self) -> &Arc<Variant> {
        self.table.variant()
    }

    /// What is to be offered for a new game.
    pub fn wish(&self) -> NewGame {
        self.keeper.choice.after(self.setup())
    }

    pub fn setup(&self) -> &NewGame {
        &self.own_table().setup
    }

    pub fn player(&self, side: Side) -> Player {
        self.table.player(side)
    }

    pub fn file(&self) -> Option<&Path> {
        self.own_table().origin.file.as_ref().map(|file| file.path.as_path())
    }

    pub fn is_copy(&self) -> bool {
        self.own_table().origin.file.as_ref().is_some_and(|file| file.copy)
    }

    pub fn home(&self) -> Option<&Path> {
        self.own_table().origin.file.as_ref().and_then(Document::home)
    }

    pub fn file_name(&self) -> String {
        let known = self.file().and_then(Path::file_name);
        known.map_or_else(|| format!("{}.{OWN}", self.own_table().variant().id), |name| name.to_string_lossy().into_owned())
    }

    /// Whether there is something that [`super::Action::Undo`] would bring back.
    pub fn can_undo(&self) -> bool {
        self.game().has_edits() || !self.shelf.tables.is_empty()
    }

    /// The games that were left for others, but for the one that has been taken up again.
    pub fn unfinished(&self) -> impl Iterator<Item = &Replaced> {
        self.shelf.replaced.iter().filter(|known| self.table.origin.shelved.as_ref() != Some(&known.path))
    }

    pub fn replaced(&self) -> &[Replaced] {
        &self.shelf.replaced
    }

    pub fn editor(&self) -> Option<&Editor> {
        self.table.mode.editor()
    }

    /// The file that the game on the board is one of several of, and which one, from 0.
    pub fn file_part(&self) -> Option<(&Path, usize)> {
        self.own_table().origin.file.as_ref().and_then(|file| Some((file.path.as_path(), file.part?)))
    }

    /// The one-line text of the position, or of what is being set up, as most programs know it.
    pub fn position_text(&self) -> String {
        let made = self.editor().map(|editor| editor.draft.picture());
        position_text(made.unwrap_or_else(|| self.game().position()), self.variant())
    }

    pub fn completions(&self, text: &str) -> Vec<Completion> {
        let plays = self.editor().is_none() && self.learning().is_none() && self.trial().is_none_or(Trial::asks);
        if plays { typed::completions(self.game(), self.fold().as_deref(), text) } else { Vec::new() }
    }

    pub fn means_a_move(&self, text: &str) -> bool {
        typed::meant(self.game(), &Names::new(self.variant(), self.fold()), text).is_ok()
    }

    pub fn is_timed(&self) -> bool {
        self.table.setup.clock != [Control::None; 2]
    }

    pub fn clocks_are_on(&self) -> bool {
        self.table.clock.on
    }

    /// A side's clock; `None` for a side without a limit.
    pub fn clock(&self, side: Side) -> Option<ClockShown> {
        self.table.clock.shown(self.table.timed(), side)
    }

    /// How long nothing will happen by itself; `None` if nothing ever does.
    pub fn rest(&self) -> Option<Duration> {
        let preview = self.table.preview.as_ref().and_then(Preview::rest);
        let (puzzle, caution) = (self.table.puzzle_rest(), self.table.study.caution.rest());
        preview.into_iter().chain(self.table.clock.rest(self.table.timed())).chain(puzzle).chain(caution).min()
    }
}

impl App {
    pub fn picked(&self) -> Option<Picked> {
        self.table.hand.picked
    }

    /// Whether there is something that [`super::Action::Cancel`] would let go of.
    pub fn is_busy(&self) -> bool {
        let shown = self.previewed().is_some_and(|preview| !preview.peek);
        !self.table.hand.is_empty() || self.hint().is_some() || self.table.gaze.sought.is_some() || !self.premoves().is_empty() || shown
    }

    pub fn premoves(&self) -> &[Premove] {
        &self.table.hand.premoves.queue
    }

    pub fn is_choosing(&self) -> bool {
        !self.table.hand.choices.is_empty()
    }

    /// The piece that the user looks at: under the pointer last, while it is still there.
    pub fn inspected(&self) -> Option<Inspected> {
        self.table.gaze.inspected(self.table.shown())
    }

    pub fn looks_at_held(&self, held: Held) -> bool {
        self.table.gaze.is_at_held(held)
    }

    /// The cell that the user looks at, in a game in which pieces move otherwise from some cells than from others.
    pub fn telling_cell(&self) -> Option<Cell> {
        self.table.gaze.pointed.filter(|_| moves_depend_on_cell(self.variant()))
    }

    pub fn frozen(&self, cell: Cell) -> Option<Told> {
        why::frozen(self.table.shown(), &Names::new(self.variant(), self.fold()), cell)
    }

    /// Why the piece that is picked up cannot go to the cell under the pointer, whosever turn it is.
    pub fn obstacle(&self) -> Option<String> {
        self.sight().obstacle(&Names::new(self.variant(), self.fold()))
    }
}

impl App {
    pub fn scene(&self) -> Scene {
        let faces = |fold: &Arc<Fold>| fold.inner.is_some() && self.has_inner_faces(fold.layer);
        let nests = self.ways_to_fold();
        let faces = nests.iter().filter(|fold| faces(fold)).map(|fold| fold.layer).collect();
        Scene { nests, faces, lifted: self.is_lifted(), ..self.sight().scene(self.folded()) }
    }

    pub fn is_flipped(&self) -> bool {
        self.exercise().map_or(self.table.flipped, |open| open.flipped)
    }

    /// Whether the engine has made moves for a person who plays the computer.
    pub fn is_helped(&self) -> bool {
        self.table.is_helped()
    }

    /// The side whose pieces stand at the bottom.
    pub fn near_side(&self) -> Side {
        if self.is_flipped() { Side::Black } else { Side::White }
    }

    pub fn layers(&self) -> Vec<LayerState> {
        self.layers_seen().of(self.variant())
    }

    pub fn is_alone(&self, layer: usize) -> bool {
        self.layers_seen().is_alone(self.variant(), layer)
    }

    pub fn folds(&self) -> Vec<Option<Arc<Fold>>> {
        self.lens.folds(self.variant(), self.library())
    }

    /// Whether the board folds to any of its layers.
    pub fn has_folds(&self) -> bool {
        self.folds().iter().any(Option::is_some)
    }

    pub fn ways_to_fold(&self) -> Vec<Arc<Fold>> {
        sorted(self.variant(), self.folds().into_iter().flatten().collect())
    }

    /// The games inside that are played by their own rules.
    pub fn nests(&self) -> Vec<Arc<Fold>> {
        self.ways_to_fold().into_iter().filter(|fold| fold.played().is_some()).collect()
    }

    /// Whether a game of the engine's ships that shows how this one is played.
    pub fn has_model(&self) -> bool {
        shipped::model(&self.variant().id).is_some()
    }

    pub fn intro(&self) -> Option<Intro> {
        Intro::new(Arc::clone(self.variant()), self.ways_to_fold())
    }

    pub fn told<T>(&self, tell: impl FnOnce(Naming<'_>) -> T) -> T {
        let fold = self.fold();
        tell(Naming { variant: self.variant(), fold: fold.as_deref() })
    }

    /// The layer in whose words the user is told things: that which the board shows more of than of the whole.
    pub fn fold(&self) -> Option<Arc<Fold>> {
        self.folded().filter(Folded::is_told).map(|folded| folded.fold)
    }

    /// Whether the games inside rise from the board.
    pub fn is_lifted(&self) -> bool {
        // Lessons and puzzles have the board as they need it.
        let own = self.learning().is_none() && self.trial().is_none();
        self.lens.lifted && own && self.has_folds()
    }

    /// The layer that the board folds to, with how far.
    pub fn folded(&self) -> Option<Folded> {
        if self.is_lifted() {
            return None;
        }
        let layers = self.layers_seen();
        let alone = layers.alone(self.variant())?;
        let fold = self.folds().get(alone).cloned().flatten()?;
        Some(Folded { fold, depth: layers.depth(self.variant()) })
    }

    /// What turns the dial by some steps: to the first of the games inside, if the board is whole.
    pub fn dialled(&self, steps: f32) -> Option<See> {
        let (layer, depth) = match self.folded() {
            Some(folded) => (folded.fold.layer, folded.depth),
            None => (self.ways_to_fold().first()?.layer, 0.0),
        };
        Some(See::Dial(layer, (((depth / DIAL_STEP).round() + steps) * DIAL_STEP).clamp(0.0, 1.0)))
    }

    /// How many pieces of a side on the board are frozen.
    pub fn frozen_pieces(&self, side: Side) -> usize {
        story::frozen(self.table.shown(), self.variant(), side)
    }

    /// Who could not help at the end of the game, in a sentence.
    pub fn helpless(&self) -> Option<String> {
        let loser = self.game().outcome()?.winner?.other();
        story::no_help(self.variant(), loser, self.frozen_pieces(loser))
    }

    pub fn has_inner_faces(&self, layer: usize) -> bool {
        self.layers_seen().has_inner_faces(self.variant(), layer)
    }

    pub fn control(&self) -> ControlView {
        self.lens.control
    }

    /// How the lattices are shown: in an exercise and in a puzzle as those want it.
    fn layers_seen(&self) -> &Layers {
        let of_puzzle = self.trial().map(|trial| &trial.layers);
        self.exercise().map(|open| &open.layers).or(of_puzzle).unwrap_or(&self.lens.layers)
    }

    fn sight(&self) -> Sight<'_> {
        let mate = self.mate_line().first().copied();
        Sight { table: &self.table, lens: &self.lens, judge: self.judge(), lines: self.machine().lines, mate }
    }
}

impl App {
    pub fn learning(&self) -> Option<&Learning> {
        self.table.mode.learning()
    }

    pub fn exercise(&self) -> Option<&Open> {
        self.learning()?.open.as_ref()
    }

    /// The board that is played on: the exercise's, or the game's.
    pub fn board(&self) -> &Position {
        self.exercise().map_or_else(|| self.game().position(), |open| &open.attempt.position)
    }

    pub fn stars_of(&self, lesson: &Lesson) -> Vec<u8> {
        self.school.stars(&self.variant().id, lesson)
    }

    /// The stars that were earned in all lessons that are ready, and those that could be.
    pub fn stars_in_all(&self) -> (usize, usize) {
        self.school.stars_in_all(&self.variant().id, self.learning().map_or(&[], |learning| &learning.lessons[..]))
    }

    pub fn lesson_words(&self, lesson: &Lesson) -> LessonWords {
        lesson_words(self.library(), self.variant(), &lesson.topic, &lesson.exercises)
    }

    /// What is said of the exercise that is open: in a lesson about several things, of what it is about.
    pub fn exercise_words(&self, open: &Open) -> LessonWords {
        let (topic, step) = open.lesson.about(open.place.1);
        if step == Some(Step::Leader) {
            // Which piece it is has to be found out.
            return LessonWords { title: group_of(topic).to_owned(), below: String::new(), piece: None, base: Base::Free };
        }
        if step == Some(Step::Win) {
            let words = lesson_words(self.library(), self.variant(), topic, &[]);
            return LessonWords { title: say!("path-win").to_owned(), ..words };
        }
        let of_path = matches!(open.lesson.topic, Topic::Path(_));
        let exercises = if of_path { std::slice::from_ref(open.exercise()) } else { &open.lesson.exercises[..] };
        lesson_words(self.library(), self.variant(), topic, exercises)
    }

    pub fn verdict_on(&self, open: &Open) -> Option<String> {
        self.told(|naming| text::verdict_on(self.library(), naming, open))
    }

    /// What is told of the way to an exercise's goal.
    pub fn exercise_hint(&self) -> Option<MoveSentence> {
        let open = self.exercise()?;
        self.told(|naming| words::hinted(&open.attempt.position, naming, open.hint()?))
    }

    /// Whether there is a path through the game on the board.
    pub fn has_path(&self) -> bool {
        has_path(self.variant())
    }

    pub fn goal_words(&self, open: &Open) -> String {
        text::goal_words(self.library(), self.variant(), open)
    }
}

impl App {
    pub fn library(&self) -> &Library {
        &self.catalogue.library
    }

    pub fn draft(&self) -> Option<&str> {
        self.catalogue.draft.as_deref()
    }

    pub fn drafts(&self) -> &[KeptDraft] {
        &self.catalogue.drafts
    }

    pub fn is_first_start(&self) -> bool {
        self.keeper.first_start
    }

    pub fn settings(&self) -> &Settings {
        &self.keeper.settings
    }

    pub fn folder(&self) -> PathBuf {
        self.keeper.folder()
    }

    /// The folder whose definition files are read at every start, if there is one; it need not be there yet.
    pub fn definitions(&self) -> Option<&Path> {
        self.keeper.definitions.as_deref()
    }

    /// What makes the text of a file with the user's game that needs no other.
    pub fn shared(&self) -> impl FnOnce() -> String + Send + use<> {
        shared(self.own_table())
    }

    pub fn visit(&mut self, file: &Path) {
        self.keeper.visit(file);
    }

    pub fn set_look(&mut self, look: LookSettings) {
        self.keeper.set_look(look);
    }

    /// What is to be said about a file that was to be written, if anything; asked for once.
    pub fn take_conflict(&mut self) -> Option<Conflict> {
        let serial = self.own_table().serial;
        self.keeper.take_conflict(serial)
    }

    pub fn take_messages(&mut self) -> Vec<Message> {
        std::mem::take(&mut self.messages)
    }
}

impl ReadContext {
    pub fn of(app: &App) -> Self {
        Self { library: app.library().clone(), variant: Arc::clone(app.variant()) }
    }
}
