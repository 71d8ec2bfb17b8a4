//! Premoves: what the user wants to play next, said while the computer is thinking. Each is played as soon as it is the user's turn; one
//! that is not legal then takes the rest with it. Meanwhile the board shows the pieces where they are to go.

use nestmate_core::geometry::Cell;
use nestmate_core::movegen::steps;
use nestmate_core::position::{Draft, Move, Position};
use nestmate_core::variant::{Piece, Reserve, Variant};
use nestmate_text::words::{say, told};

use super::Table;
use crate::app::effect::Effects;
use crate::app::naming::Naming;
use crate::app::new_game::Player;
use crate::app::touch::{Picked, owner};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Premove {
    pub picked: Picked,
    pub to: Cell,
    /// The piece, which must still be the one that was meant.
    pub piece: Piece,
}

#[derive(Debug, Default)]
pub(in crate::app) struct Premoves {
    pub(in crate::app) queue: Vec<Premove>,
    /// The board as it would be if nothing else had been played meanwhile.
    ahead: Option<Position>,
}

impl Premoves {
    fn push(&mut self, position: &Position, variant: &Variant, premove: Premove) {
        self.ahead = Some(after(self.ahead.as_ref().unwrap_or(position), variant, premove));
        self.queue.push(premove);
    }

    fn of(position: &Position, variant: &Variant, queue: &[Premove]) -> Self {
        let mut premoves = Self::default();
        for &premove in queue {
            premoves.push(position, variant, premove);
        }
        premoves
    }
}

fn after(position: &Position, variant: &Variant, premove: Premove) -> Position {
    let mut draft = Draft::of(position);
    match premove.picked {
        Picked::Cell(from) => draft.shift(variant, from, premove.to),
        Picked::Held(held) => {
            let left = position.reserves().count(held.reserve, held.kind).saturating_sub(1);
            draft.hold(variant, held.reserve, held.kind, left);
            draft.put(variant, premove.to, premove.piece);
        }
    }
    draft.picture().clone()
}

/// `Knight g1 to f3`.
fn brief(naming: Naming<'_>, premove: Premove) -> String {
    let (piece, to) = (naming.held(premove.piece.kind()), naming.place(premove.to));
    match premove.picked {
        Picked::Cell(from) => say!("voice-brief", piece = piece, from = naming.place(from), to = to),
        Picked::Held(_) => say!("voice-brief-drop", piece = piece, to = to),
    }
}

impl Table {
    pub(in crate::app) fn ahead(&self) -> &Position {
        self.hand.premoves.ahead.as_ref().unwrap_or_else(|| self.game.position())
    }

    /// Takes what is picked up to a cell as soon as it can be; nothing where that cannot be asked for.
    pub(super) fn plan(&mut self, picked: Picked, to: Cell) -> Option<Effects> {
        let (position, user) = (self.ahead(), self.game.position().side().other());
        let plans = self.is_computers_turn() && self.player(user) == Player::Human && owner(position, picked) == Some(user);
        if !plans || !self.could_go(picked, to) {
            return None;
        }
        let piece = match picked {
            Picked::Cell(from) => position.at(from),
            Picked::Held(held) => Piece::new(held.kind, user),
        };
        self.hand.put_down();
        let (variant, before) = (self.variant().clone(), self.game.position().clone());
        let premove = Premove { picked, to, piece };
        self.hand.premoves.push(&before, &variant, premove);
        let (names, number) = (self.names(), self.hand.premoves.queue.len());
        Some(Effects::note(told!("premove-set", number = number, moved = brief(names.naming(), premove))))
    }

    /// Whether a piece could go to a cell, whatever stands in its way now. What a piece guards it may recapture on, but not its King.
    fn could_go(&self, picked: Picked, to: Cell) -> bool {
        let legal_if_it_were = || self.targets_of(picked).iter().any(|target| target.cell == to);
        let (position, variant) = (self.ahead(), self.variant());
        let there = position.at(to);
        if there.is_some() && variant.kind(there.kind()).royal && Some(there.side()) == owner(position, picked) {
            return false;
        }
        match picked {
            Picked::Cell(from) if from == to => false,
            Picked::Cell(from) => steps(variant, position.at(from), from).any(|cell| cell == to) || legal_if_it_were(),
            Picked::Held(_) => legal_if_it_were(),
        }
    }

    /// Plays the first of what was planned, if it can be played now, and keeps the rest.
    pub(in crate::app) fn play_planned(&mut self, planned: &[Premove]) -> Effects {
        let Some((&Premove { picked, to, piece }, rest)) = planned.split_first().filter(|_| self.game.outcome().is_none()) else {
            return Effects::none();
        };
        let (position, names) = (self.game.position(), self.names());
        let there = match picked {
            Picked::Cell(from) => position.at(from) == piece,
            Picked::Held(held) => held.reserve == Reserve::of(position.side()) && position.reserves().count(held.reserve, held.kind) > 0,
        };
        let before = self.game.current();
        let mut effects = if there { self.drag(picked, to) } else { Effects::none() };
        if let Some(mv) = self.farthest() {
            effects = effects.then(self.choose(mv));
        }
        if self.game.current() == before {
            let lost = rest.len();
            let dropped = told!("premove-dropped", piece = names.naming().held(piece.kind()), cell = names.naming().place(to), lost = lost);
            return Effects::refuse(dropped);
        }
        // Who plans a move does not want to be asked about it.
        self.study.caution.pass();
        let (variant, position) = (self.variant().clone(), self.game.position().clone());
        if self.is_computers_turn() {
            self.hand.premoves = Premoves::of(&position, &variant, rest);
        }
        effects
    }

    /// Of what the piece can become, that which can go to most cells: who has planned its move is not asked while the clock runs.
    fn farthest(&self) -> Option<Move> {
        let (variant, position) = (self.variant(), self.game.position());
        let reach = |mv: &Move| steps(variant, Piece::new(mv.made(variant, position), position.side()), mv.to()).count();
        self.hand.choices.iter().copied().max_by_key(reach)
    }

    pub(in crate::app) fn take_planned(&mut self) -> Vec<Premove> {
        std::mem::take(&mut self.hand.premoves).queue
    }

    pub(super) fn unplan(&mut self) -> Option<Effects> {
        let last = self.hand.premoves.queue.len().checked_sub(1)?;
        let (variant, position) = (self.variant().clone(), self.game.position().clone());
        self.hand.premoves = Premoves::of(&position, &variant, &self.hand.premoves.queue[..last]);
        Some(Effects::note(told!("premove-taken-back", left = last)))
    }

    pub(super) fn unplan_all(&mut self) -> Effects {
        self.hand.put_down();
        if self.take_planned().is_empty() { Effects::none() } else { Effects::note(told!("premove-taken-back", left = 0_usize)) }
    }
}
