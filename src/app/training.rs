//! Puzzles come onto the board and leave it again; meanwhile the game that was there waits, and is kept as it is.

use std::sync::Arc;

use nestmate_core::game::Game;
use nestmate_core::variant::Variant;
use nestmate_text::words::{Told, told};

use crate::app::app::App;
use crate::app::effect::{Begin, Effect, Effects};
use crate::app::lens::{Layers, See};
use crate::app::new_game::NewGame;
use crate::app::table::Table;
use crate::app::train::paper::home;
use crate::app::train::trainer::{Trainer, shipped, shipped_count};
use crate::app::train::trial::Trial;
use crate::app::train::{PuzzleOutcome, Train};
use crate::app::written::MoveSentence;
use crate::puzzles::{Puzzle, PuzzleFault};
use crate::saying::Saying;
use crate::storage::{PracticeItem, PuzzleScores};

impl App {
    pub(super) fn train(&mut self, train: Train) -> Effects {
        if self.drill.is_on() && self.trial().is_none() {
            self.run(Self::leave_round);
        }
        match train {
            Train::Open if self.trial().is_some() => Effects::none(),
            Train::Open => self.open_puzzles(),
            Train::Game(game) => self.puzzles_of(&game),
            Train::Puzzle(game, id) => self.one_puzzle(&game, &id),
            Train::File(name, file) => {
                self.trainer.take(file.game, Some(name), file.puzzles);
                self.next_puzzle()
            }
            Train::Theme(theme) => {
                self.trainer.theme = theme;
                self.next_puzzle()
            }
            Train::Aim(aim) => {
                self.trainer.aim = aim;
                self.next_puzzle()
            }
            Train::Again => self.puzzle_again(),
            Train::Next => self.next_puzzle(),
            Train::Analyse => self.analyse_puzzle(),
            Train::Leave => self.leave_puzzles(),
            // The puzzle on the board has taken these, or the window does so.
            Train::Hint | Train::Solution | Train::Browse => Effects::none(),
        }
    }

    fn open_puzzles(&mut self) -> Effects {
        let own = self.variant().id.clone();
        let first = || self.library().games().map(|game| game.0.to_owned()).find(|game| shipped_count(game) > 0);
        let game = if shipped_count(&own) > 0 { Some(own) } else { first() };
        game.map_or_else(|| Effects::refuse(told!("puzzle-none")), |game| self.puzzles_of(&game))
    }

    fn puzzles_of(&mut self, game: &str) -> Effects {
        if self.trainer.take_shipped(game) { self.next_puzzle() } else { Effects::refuse(told!("puzzle-none")) }
    }

    fn one_puzzle(&mut self, game: &str, id: &str) -> Effects {
        // It may be one of a file that is open.
        if self.trainer.game != game || self.trainer.puzzle(id).is_none() {
            self.trainer.take_shipped(game);
        }
        match self.trainer.puzzle(id).cloned() {
            Some(puzzle) => self.begin_puzzle(&puzzle).unwrap_or_else(Effects::fail),
            None => Effects::refuse(told!("puzzle-none")),
        }
    }

    /// Puts the next puzzle on the board. What cannot be played is passed over; if none can, it is told why.
    fn next_puzzle(&mut self) -> Effects {
        let mut wrong = None;
        for puzzle in self.trainer.in_order(self.puzzle_scores()) {
            match self.begin_puzzle(&puzzle) {
                Ok(effects) => return effects,
                Err(why) => wrong = wrong.or(Some(why)),
            }
        }
        wrong.map_or_else(|| Effects::refuse(told!("puzzle-none")), Effects::fail)
    }

    /// The puzzle that was on the board is given up. The error says why this one cannot be played.
    fn begin_puzzle(&mut self, puzzle: &Puzzle) -> Result<Effects, Told> {
        let item = self.trainer.item(puzzle);
        self.begin_item(item, puzzle)
    }

    fn begin_item(&mut self, item: PracticeItem, puzzle: &Puzzle) -> Result<Effects, Told> {
        let game = item.game().to_owned();
        let variant = self.library().get(&game).map_err(Saying::told)?;
        let opened = puzzle.opened(&variant).map_err(|fault| unplayable(&puzzle.id, fault))?;
        let mut layers = Layers::default();
        let folds = self.lens.folds(&variant, self.library());
        if let Some(layer) = home(&variant, &opened.before, &opened.moves, &folds) {
            layers.update(See::Fold(Some(layer)), &variant);
        }
        self.trainer.show(&puzzle.id);
        self.seat_trial(&variant, Trial::new(item, puzzle.clone(), opened, layers));
        Ok(Effects::none())
    }

    fn puzzle_again(&mut self) -> Effects {
        if let Some(trial) = self.trial().map(Trial::again) {
            let variant = Arc::clone(self.variant());
            self.seat_trial(&variant, trial);
        }
        Effects::none()
    }

    fn seat_trial(&mut self, variant: &Arc<Variant>, trial: Trial) {
        self.run(|app| app.table.note_puzzle(true));
        let serial = self.shelf.next_serial();
        let game = Game::new(Arc::clone(variant), trial.opened.before.clone());
        let table = Table::solving(game, NewGame::new(variant.id.clone()), serial, trial);
        self.let_wait(table);
    }

    fn analyse_puzzle(&mut self) -> Effects {
        let Some(alone) = self.trial().map(|trial| trial.layers.alone(self.variant())) else { return Effects::none() };
        let (game, variant) = (Box::new(self.table.game.clone()), Arc::clone(self.variant()));
        let flipped = self.table.flipped;
        self.run(Self::leave_puzzles);
        let setup = NewGame { strength: self.table.setup.strength, ..NewGame::new(variant.id.clone()) };
        self.carry_out(Effect::Seat { game, setup: Box::new(setup), begin: Begin::Analysing }.into());
        self.table.flipped = flipped;
        self.lens.update(See::Fold(alone), &variant);
        Effects::none()
    }

    /// Brings the game back that waits while puzzles are solved, or something is practised.
    pub(super) fn leave_puzzles(&mut self) -> Effects {
        self.run(|app| app.table.note_puzzle(true));
        self.leave_round()
    }

    pub(super) fn note_puzzle(&mut self, outcome: &PuzzleOutcome) {
        self.school.note_puzzle(outcome);
        self.keeper.writer.progress(self.school.progress.clone());
        self.note_practice(outcome.item.clone(), outcome.grade());
    }

    /// Puts a puzzle on the board that is to be practised; `None` if there is no such one any more.
    pub(super) fn ask_puzzle(&mut self, game: &str, id: &str) -> Option<Effects> {
        if !self.trainer.take_shipped(game) {
            return None;
        }
        let puzzle = self.trainer.puzzle(id)?.clone();
        self.begin_puzzle(&puzzle).ok()
    }

    /// The same for one of a file of the user's own, wherever that file is now; the puzzles that were opened last stay as they are.
    pub(super) fn ask_own_puzzle(&mut self, game: &str, line: &str) -> Option<Effects> {
        let puzzle = Puzzle::read(line).ok()?;
        let item = PracticeItem::OwnPuzzle { game: game.to_owned(), line: line.to_owned() };
        self.begin_item(item, &puzzle).ok()
    }
}

fn unplayable(id: &str, fault: PuzzleFault) -> Told {
    let id = id.to_owned();
    told!("puzzle-unplayable", id = id.as_str(), why = fault.said())
}

impl App {
    pub fn trial(&self) -> Option<&Trial> {
        self.table.trial()
    }

    pub fn puzzle_words(&self) -> Option<MoveSentence> {
        self.table.puzzle_words()
    }

    /// Why the first right move of the puzzle is right, once nobody has to find it any more and that is known.
    pub fn puzzle_why(&self) -> Option<String> {
        self.table.puzzle_why()
    }

    pub fn puzzle_hint(&self) -> Option<MoveSentence> {
        self.table.puzzle_hint()
    }

    /// The ids and names of the games that the program came with puzzles of, with how many of these were solved without help, and how many
    /// there are.
    pub fn puzzle_games(&self) -> impl Iterator<Item = (&str, &str, usize, usize)> {
        let scores = self.puzzle_scores();
        let counted = |(id, name)| (id, name, scores.solved(id), shipped_count(id));
        self.library().games().map(counted).filter(|game| game.3 > 0)
    }

    /// The puzzles of the game on the board: those that are open, or those that the program came with.
    pub fn puzzles_here(&self) -> Vec<Puzzle> {
        let id = &self.variant().id;
        let open = (&self.trainer.game == id).then(|| self.trainer.puzzles.clone());
        open.or_else(|| shipped(id).map(|file| file.puzzles)).unwrap_or_default()
    }

    /// The puzzles that there are to be solved, and which of them are wanted.
    pub fn trainer(&self) -> &Trainer {
        &self.trainer
    }

    /// How puzzles have gone.
    pub fn puzzle_scores(&self) -> &PuzzleScores {
        &self.school.progress.puzzles
    }

    /// The user's own game: the one on the board, or the one that waits while puzzles are solved.
    pub(super) fn own_table(&self) -> &Table {
        self.shelf.waiting.as_deref().unwrap_or(&self.table)
    }
}
