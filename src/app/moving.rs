//! Picking men up and moving them: clicks, drags, drops, choices.

use std::sync::Arc;

use super::action::{Player, Tone};
use super::scene::{Held, Picked};
use super::state::{App, Inspected};
use super::{select, why};
use crate::geometry::Cell;
use crate::position::Move;
use crate::variant::{KindId, Side};
use crate::words::{self, Told, told};

impl App {
    /// A click: moves what is picked up, or picks up what stands there.
    pub(super) fn press(&mut self, cell: Cell) {
        if !self.choices.is_empty() || self.preview.is_some() {
            return self.put_down();
        }
        let man = self.game.position().at(cell);
        let own = man.is_of(self.game.position().side());
        match self.picked {
            Some(Picked::Cell(from)) if from == cell => self.put_down(),
            Some(picked) if self.may_move(picked) => {
                let reachable = !select::moves_to(&self.game, picked, cell).is_empty();
                if own && !reachable {
                    self.pick(Picked::Cell(cell));
                } else {
                    self.try_move(picked, cell);
                }
            }
            _ if man.is_some() => self.pick(Picked::Cell(cell)),
            _ => self.put_down(),
        }
    }

    /// A click on a man of a reserve: picks it up for a drop.
    pub(super) fn press_held(&mut self, held: Held) {
        let picked = Picked::Held(held);
        if self.picked == Some(picked) {
            return self.put_down();
        }
        self.put_down();
        match select::owner(self.game.position(), picked) {
            None => self.say(Tone::Refusal, told!("neutral-no-drop")),
            Some(side) if side != self.game.position().side() => self.say(Tone::Refusal, self.whose_turn(side)),
            Some(_) => {
                self.pick(picked);
                if self.targets.is_empty() {
                    let variant = Arc::clone(self.variant());
                    self.put_down();
                    self.say(Tone::Refusal, told!("no-drop-now", name = words::named(&variant.kind(held.kind).name)));
                }
            }
        }
    }

    /// Takes something in hand.
    pub(super) fn pick_up(&mut self, picked: Picked) {
        if self.preview.is_some() {
            self.put_down();
        } else if select::owner(self.game.position(), picked).is_some() && self.choices.is_empty() {
            self.pick(picked);
        }
    }

    /// What was taken in hand is let go over a cell.
    pub(super) fn drag(&mut self, picked: Picked, to: Cell) {
        if picked == Picked::Cell(to) || !self.choices.is_empty() {
            return;
        }
        self.pick(picked);
        self.try_move(picked, to);
    }

    /// Plays one of the moves that were to be chosen from.
    pub(super) fn choose(&mut self, mv: Move) {
        if self.choices.contains(&mv) {
            self.make(mv);
        }
    }

    /// Plays a legal move and lets go of everything.
    pub(super) fn make(&mut self, mv: Move) {
        // A move that comes when the time is up comes too late.
        self.watch_clocks();
        if self.game.outcome().is_some() {
            return;
        }
        self.jobs.cancel();
        self.let_go();
        self.paused = false;
        let followed = !mv.is_drop() && self.inspected.is_some_and(|inspected| inspected.cell == Some(mv.from()));
        let from = self.game.current();
        if self.game.play(mv).is_err() {
            return self.say(Tone::Error, told!("not-legal"));
        }
        self.clock_moved(from);
        if followed || self.inspected.is_some_and(|inspected| inspected.cell.is_none()) {
            self.inspect_cell(Some(mv.to()));
        }
    }

    fn pick(&mut self, picked: Picked) {
        self.put_down();
        self.picked = Some(picked);
        self.targets = select::targets(&self.game, picked);
        if let Picked::Cell(cell) = picked {
            self.inspect_cell(Some(cell));
            if let Some(reason) = self.frozen(cell) {
                let (variant, kind) = (Arc::clone(self.variant()), self.game.position().at(cell).kind());
                self.say(Tone::Info, told!("picked-frozen", name = words::named(&variant.kind(kind).name), why = reason.to_string()));
            }
        }
    }

    /// Whether what is picked up is the user's to move now.
    fn may_move(&self, picked: Picked) -> bool {
        let side = self.game.position().side();
        let own = select::owner(self.game.position(), picked) == Some(side);
        own && self.player(side) == Player::Human && self.game.outcome().is_none()
    }

    fn try_move(&mut self, picked: Picked, to: Cell) {
        let Some(owner) = select::owner(self.game.position(), picked) else { return };
        if !self.may_move(picked) {
            let reason = self.whose_turn(owner);
            self.put_down();
            return self.say(Tone::Refusal, reason);
        }
        let moves = select::moves_to(&self.game, picked, to);
        match moves.as_slice() {
            [] => {
                let reason = why::refusal(self.game.position().clone(), self.variant(), picked, to);
                self.put_down();
                self.say(Tone::Refusal, reason);
            }
            &[mv] => self.make(mv),
            _ => self.choices = moves,
        }
    }

    /// Why men of a side cannot be moved by the user now.
    fn whose_turn(&self, owner: Side) -> Told {
        let to_move = self.game.position().side();
        if self.game.outcome().is_some() {
            told!("game-over")
        } else if owner != to_move {
            why::not_their_turn(to_move)
        } else {
            told!("computer-plays", side = to_move.name())
        }
    }

    /// Looks at the man on a cell; an empty cell leaves the last one to be read about.
    pub(super) fn inspect_cell(&mut self, cell: Option<Cell>) {
        self.pointed = cell.or(self.pointed);
        let Some(cell) = cell else { return };
        let man = self.shown().at(cell);
        if man.is_some() {
            self.inspected = Some(Inspected { kind: man.kind(), side: Some(man.side()), cell: Some(cell) });
        }
    }

    /// Looks at a kind of man, and points out where it stands.
    pub(super) fn seek(&mut self, kind: KindId) {
        self.put_down();
        self.sought = Some(kind);
        self.inspected = Some(Inspected { kind, side: Some(self.game.position().side()), cell: None });
    }

    /// Looks at a man of a reserve.
    pub(super) fn inspect_held(&mut self, held: Held) {
        let side = Side::BOTH.into_iter().find(|side| side.index() == held.reserve);
        self.inspected = Some(Inspected { kind: held.kind, side, cell: None });
    }
}
