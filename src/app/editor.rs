//! Setting up a position: men are stamped, moved and taken away, rights and counters set, every step of which can be undone.

use std::sync::Arc;

use super::action::{Action, NewGame, Player, Tone};
use super::handicap::Handicap;
use super::scene::Picked;
use super::state::{App, Inspected};
use crate::game::{Control, Game};
use crate::geometry::Cell;
use crate::position::{Draft, Passing, Position, TextError};
use crate::rules::{self, parse_position};
use crate::variant::{KindId, Man, Side, Variant};
use crate::words::told;

/// How many steps can be undone.
const STEPS: usize = 500;

/// What a click on a cell does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// Picks a man up, and puts it down elsewhere.
    #[default]
    Hand,
    /// Puts such a man there; takes it away where it stands already.
    Stamp(Man),
    /// Takes away what stands there.
    Eraser,
}

/// A change of what is set up, or what is to become of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sketch {
    /// Take another tool in hand.
    Take(Tool),
    /// Put a man on a cell, or nothing.
    Put(Cell, Man),
    /// Take away what was lifted and let go beside the board.
    Discard,
    /// Set how many men of a kind a reserve holds.
    Hold(usize, KindId, u8),
    /// Put all men of the start array that are missing into a reserve.
    HoldRest(usize),
    /// Set the side to move.
    Side(Side),
    /// Let the man on a cell count as unmoved or not.
    Unmoved(Cell, bool),
    /// Set what can be captured in passing.
    Passing(Option<Passing>),
    /// Set the plies since the last progress and the number of the move.
    Counters(u32, u32),
    /// Set up what a position text says.
    Text(String),
    /// Take all men away.
    Clear,
    /// Set up the start array.
    Array,
    /// Give the other side the mirror image of this side's men.
    Mirror(Side),
    /// Exchange the sides.
    Swap,
    /// Undo the last step.
    Undo,
    /// Do it again.
    Redo,
    /// Leave everything as it was before.
    Leave,
    /// Play from the position.
    Play,
    /// Analyse the position.
    Analyse,
    /// Keep the position as the array of a game of this name.
    Keep(String),
}

/// What is being set up.
#[derive(Clone, Debug)]
pub struct Editor {
    variant: Arc<Variant>,
    draft: Draft,
    tool: Tool,
    done: Vec<Draft>,
    undone: Vec<Draft>,
    /// The cell whose man was picked up.
    pub(super) lifted: Option<Cell>,
    /// What is wrong with the draft as a position; nothing if all is well.
    wrong: Option<TextError>,
}

impl Editor {
    fn new(variant: Arc<Variant>, position: &Position) -> Self {
        let draft = Draft::of(position);
        Self { variant, draft, tool: Tool::Hand, done: Vec::new(), undone: Vec::new(), lifted: None, wrong: None }
    }

    /// What is set up.
    #[must_use]
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// What a click on a cell does.
    #[must_use]
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// The position text of what is set up.
    #[must_use]
    pub fn text(&self) -> String {
        self.draft.text(&self.variant)
    }

    /// What is wrong with it as a position of the game; nothing if all is well.
    #[must_use]
    pub fn wrong(&self) -> Option<&TextError> {
        self.wrong.as_ref()
    }

    /// The men of the start array that are neither on the board nor in a reserve.
    #[must_use]
    pub fn missing(&self) -> Vec<(KindId, u8)> {
        rules::start(&self.variant).map_or_else(|_| Vec::new(), |start| self.draft.missing(&self.variant, &start))
    }

    /// Whether there is a step to undo, and one to do again.
    #[must_use]
    pub fn steps(&self) -> (bool, bool) {
        (!self.done.is_empty(), !self.undone.is_empty())
    }

    /// Changes what is set up, as one step.
    fn step(&mut self, change: impl FnOnce(&mut Draft, &Variant)) {
        let before = self.draft.clone();
        change(&mut self.draft, &self.variant);
        if self.draft != before {
            if self.done.len() == STEPS {
                self.done.remove(0);
            }
            self.done.push(before);
            self.undone.clear();
        }
        self.judge();
    }

    fn undo(&mut self) -> bool {
        let Some(before) = self.done.pop() else { return false };
        self.undone.push(std::mem::replace(&mut self.draft, before));
        self.judge();
        true
    }

    fn redo(&mut self) -> bool {
        let Some(after) = self.undone.pop() else { return false };
        self.done.push(std::mem::replace(&mut self.draft, after));
        self.judge();
        true
    }

    fn judge(&mut self) {
        self.wrong = self.position().err();
    }

    /// The position, or why it is none.
    fn position(&self) -> Result<Position, TextError> {
        parse_position(&self.variant, &self.text())
    }
}

impl App {
    /// What is being set up, if anything is.
    #[must_use]
    pub fn editor(&self) -> Option<&Editor> {
        self.editor.as_deref()
    }

    /// Begins to set up a position, from the one on the board.
    pub(super) fn set_up(&mut self) {
        self.jobs.cancel();
        self.let_go();
        self.stop_clocks();
        self.editor = Some(Box::new(Editor::new(self.variant().clone(), self.game.position())));
    }

    /// Goes on with what was being set up when the program ended.
    pub(super) fn go_on_setting_up(&mut self, draft: Option<&str>) {
        let Some(draft) = draft.and_then(|text| Draft::parse(self.variant(), text).ok()) else { return };
        self.set_up();
        if let Some(editor) = &mut self.editor {
            editor.step(|known, _| *known = draft);
        }
    }

    /// What an action means while a position is set up; those that it does not concern are given back.
    pub(super) fn in_editor(&mut self, action: Action) -> Option<Action> {
        let Some(editor) = self.editor.as_mut() else { return Some(action) };
        match action {
            Action::Sketch(sketch) => self.sketch(sketch),
            Action::Press(cell) => self.press_in_editor(cell),
            Action::Activate => self.cursor.into_iter().for_each(|cell| self.press_in_editor(cell)),
            Action::PickUp(Picked::Cell(cell)) => editor.lifted = Some(cell),
            Action::Drag(Picked::Cell(from), to) => {
                editor.lifted = None;
                editor.step(|draft, variant| draft.shift(variant, from, to));
            }
            Action::Cancel if editor.lifted.take().is_none() => editor.tool = Tool::Hand,
            Action::Cancel | Action::Go(_) | Action::PickUp(_) | Action::Drag(..) => {}
            Action::TakeBack | Action::Undo => self.sketch(Sketch::Undo),
            Action::Redo => self.sketch(Sketch::Redo),
            Action::Edit(None, super::action::Edit::Delete) => {
                self.cursor.into_iter().for_each(|cell| self.sketch(Sketch::Put(cell, Man::NONE)));
            }
            Action::SetPosition(text) => self.sketch(Sketch::Text(text)),
            Action::New(_) | Action::Open(_) => {
                self.editor = None;
                return Some(action);
            }
            Action::Hint
            | Action::HintAt(_)
            | Action::PlayBest
            | Action::PlayText(_)
            | Action::MoveNow
            | Action::Resign
            | Action::Edit(..)
            | Action::ToggleAnalysis
            | Action::ToggleThreat
            | Action::Review
            | Action::SetUp => self.say(Tone::Refusal, told!("editor-busy")),
            action => return Some(action),
        }
        None
    }

    fn press_in_editor(&mut self, cell: Cell) {
        let Some(editor) = self.editor.as_mut() else { return };
        let there = editor.draft.picture().at(cell);
        match (editor.tool, editor.lifted.take()) {
            (Tool::Stamp(man), _) => {
                let man = if there == man { Man::NONE } else { man };
                editor.step(|draft, variant| draft.put(variant, cell, man));
            }
            (Tool::Eraser, _) => editor.step(|draft, variant| draft.put(variant, cell, Man::NONE)),
            (Tool::Hand, Some(from)) if from != cell => editor.step(|draft, variant| draft.shift(variant, from, cell)),
            (Tool::Hand, None) if there.is_some() => editor.lifted = Some(cell),
            (Tool::Hand, _) => {}
        }
    }

    fn sketch(&mut self, sketch: Sketch) {
        let Some(editor) = self.editor.as_mut() else { return };
        let lifted = editor.lifted.take();
        match sketch {
            Sketch::Take(tool) => {
                editor.tool = if editor.tool == tool { Tool::Hand } else { tool };
                if let Tool::Stamp(man) = tool {
                    self.inspected = Some(Inspected { kind: man.kind(), side: Some(man.side()), cell: None });
                }
            }
            Sketch::Put(cell, man) => editor.step(|draft, variant| draft.put(variant, cell, man)),
            Sketch::Discard => lifted.into_iter().for_each(|cell| editor.step(|draft, variant| draft.put(variant, cell, Man::NONE))),
            Sketch::Hold(reserve, kind, count) => editor.step(|draft, variant| draft.hold(variant, reserve, kind, count)),
            Sketch::HoldRest(reserve) => editor.step(|draft, variant| {
                if let Ok(start) = rules::start(variant) {
                    draft.hold_rest(variant, &start, reserve);
                }
            }),
            Sketch::Side(side) => editor.step(|draft, variant| draft.set_side(variant, side)),
            Sketch::Unmoved(cell, unmoved) => editor.step(|draft, variant| draft.set_unmoved(variant, cell, unmoved)),
            Sketch::Passing(passing) => editor.step(|draft, variant| draft.set_passing(variant, passing)),
            Sketch::Counters(halfmoves, number) => editor.step(|draft, _| draft.set_counters(halfmoves, number)),
            Sketch::Text(text) => match Draft::parse(&editor.variant, text.trim()) {
                Ok(read) => editor.step(|draft, _| *draft = read),
                Err(error) => self.say(Tone::Refusal, told!("editor-unreadable", why = error.to_string())),
            },
            Sketch::Clear => editor.step(Draft::clear),
            Sketch::Array => editor.step(|draft, variant| {
                if let Ok(start) = rules::start(variant) {
                    *draft = Draft::of(&start);
                }
            }),
            Sketch::Mirror(side) => editor.step(|draft, variant| draft.mirror(variant, side)),
            Sketch::Swap => editor.step(Draft::swap),
            Sketch::Undo if !editor.undo() => self.say(Tone::Refusal, told!("nothing-to-undo")),
            Sketch::Redo if !editor.redo() => self.say(Tone::Refusal, told!("nothing-to-redo")),
            Sketch::Undo | Sketch::Redo => {}
            Sketch::Leave => self.editor = None,
            Sketch::Play => self.begin_from_editor(false),
            Sketch::Analyse => self.begin_from_editor(true),
            Sketch::Keep(name) => self.keep_array(&name),
        }
    }

    /// The position that is set up; says why if it is none.
    fn position_set_up(&mut self) -> Option<Position> {
        match self.editor.as_ref()?.position() {
            Ok(position) => Some(position),
            Err(error) => {
                self.say(Tone::Refusal, told!("editor-no-position", why = error.to_string()));
                None
            }
        }
    }

    fn begin_from_editor(&mut self, analyse: bool) {
        let Some(position) = self.position_set_up() else { return };
        self.editor = None;
        let game = Game::new(self.variant().clone(), position);
        let setup = NewGame { handicap: Handicap::default(), ..self.setup.clone() };
        let setup = if analyse { NewGame { players: [Player::Human; 2], clock: [Control::None; 2], ..setup } } else { setup };
        self.put(game, setup);
        self.begin_clocks();
        if analyse {
            (self.analysis.on, self.analysis.hidden) = (true, false);
        }
    }

    /// Writes a definition file of the game with the position as its array, and takes it in.
    fn keep_array(&mut self, name: &str) {
        let Some(position) = self.position_set_up() else { return };
        let variant = self.variant().clone();
        let text = Draft::of(&position);
        let made = super::array::definition(&self.library, &variant, name.trim(), &text.text(&variant));
        match made {
            Ok((id, source)) => self.take_array(&id, source),
            Err(reason) => self.say(Tone::Refusal, reason),
        }
    }
}
