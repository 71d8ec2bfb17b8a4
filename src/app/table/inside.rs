//! The computer playing a game inside: which one, and from where on it plays the whole board.

use std::sync::Arc;

use nestmate_core::game::{Game, NodeId};
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::{in_check, legal_moves};
use nestmate_core::variant::{Side, Variant};
use nestmate_text::words::{Told, key, named, told};

use super::Table;
use crate::app::advice::jobs::SearchProgress;
use crate::app::effect::{Effects, Tone};
use crate::app::lens::fold::Fold;
use crate::app::lens::inner::InnerGame;
use crate::app::new_game::Player;
use crate::storage::{Strength, Waking, WhyWoken};

/// What the computer plays by in one game, whichever side it has.
#[derive(Debug)]
pub(in crate::app) struct Opponent {
    pub(in crate::app) seed: u64,
    /// The games inside that are played by their own rules.
    pub(in crate::app) nests: Vec<Arc<Fold>>,
    woken: Vec<Woken>,
}

impl Default for Opponent {
    fn default() -> Self {
        Self { seed: fastrand::u64(..), nests: Vec::new(), woken: Vec::new() }
    }
}

/// A side plays the whole board from a place of the game on, whatever line leads on from there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Woken {
    side: Side,
    node: NodeId,
    why: WhyWoken,
}

impl Table {
    /// Sets how strong the computer plays; a side that is to play another game inside begins to.
    pub(in crate::app) fn set_strength(&mut self, strength: [Strength; 2]) {
        let before = std::mem::replace(&mut self.setup.strength, strength);
        self.opponent.woken.retain(|woken| before[woken.side.index()].inside == strength[woken.side.index()].inside);
    }

    fn fold_inside(&self, side: Side) -> Option<&Arc<Fold>> {
        let own = self.player(side) == Player::Computer && self.guest(side).is_none();
        let layer = self.setup.strength[side.index()].inside.filter(|_| own)?;
        self.opponent.nests.iter().find(|fold| fold.layer == usize::from(layer))
    }

    /// Why a side that was to play a game inside plays the whole board here, if it does.
    pub(in crate::app) fn woken(&self, side: Side) -> Option<WhyWoken> {
        let (tree, here) = (self.game.tree(), self.game.current());
        let known = self.opponent.woken.iter().find(|woken| woken.side == side && tree.passes(here, woken.node));
        known.filter(|_| self.fold_inside(side).is_some()).map(|woken| woken.why)
    }

    /// The lattice whose game a side plays here, and nothing else.
    pub(in crate::app) fn inside(&self, side: Side) -> Option<&Arc<Fold>> {
        self.fold_inside(side).filter(|_| self.woken(side).is_none())
    }

    fn inner(&self, side: Side) -> Option<&InnerGame> {
        self.inside(side)?.inner.as_ref()
    }

    /// The game inside of a lattice, as far as it has gone; `None` where there is none or it is over.
    pub(in crate::app) fn inner_game(&self, layer: usize) -> Option<Game> {
        let fold = self.opponent.nests.iter().find(|fold| fold.layer == layer)?;
        fold.inner.as_ref()?.game(&self.game, self.game.current()).filter(|inner| inner.outcome().is_none())
    }

    /// The move of the whole board that was found inside for the side to move, or why there is none.
    pub(in crate::app) fn found_inside(&self, progress: &SearchProgress) -> Result<Option<Move>, WhyWoken> {
        let Some(inner) = self.inner(self.game.position().side()) else { return Ok(None) };
        let Some(best) = progress.best() else { return Ok(None) };
        if progress.lost {
            return Err(WhyWoken::Lost);
        }
        let mv = inner.outward(best, self.game.legal()).ok_or(WhyWoken::Illegal)?;
        if loses_at_once(self.game.position(), self.variant(), mv) { Err(WhyWoken::Unsafe) } else { Ok(Some(mv)) }
    }

    /// Lets a side play the whole board from here on, and says so.
    pub(in crate::app) fn wake(&mut self, side: Side, why: WhyWoken) -> Effects {
        let Some(said) = self.inside(side).map(|fold| said(&self.game, fold, side, why)) else { return Effects::none() };
        self.opponent.woken.push(Woken { side, node: self.game.current(), why });
        Effects::say(Tone::News, said)
    }

    /// The same for both sides, because the user asks for it.
    pub(in crate::app) fn wake_all(&mut self) -> Effects {
        Side::BOTH.into_iter().fold(Effects::none(), |effects, side| effects.then(self.wake(side, WhyWoken::Asked)))
    }

    /// Wakes the side to move if there is no game inside for it to play.
    pub(in crate::app) fn wake_if_over(&mut self) -> Effects {
        let side = self.game.position().side();
        let over = self.inside(side).is_some_and(|fold| self.inner_game(fold.layer).is_none());
        if over { self.wake(side, WhyWoken::Over) } else { Effects::none() }
    }

    /// Wakes whoever plays a game inside that the move which led from a place of the game to here does not belong to, or ends.
    pub(super) fn wake_by_move(&mut self, from: NodeId) -> Effects {
        let mut effects = Effects::none();
        for side in Side::BOTH {
            let Some((inner, mv)) = self.inner(side).zip(self.game.last_move()) else { continue };
            let there = inner.game(&self.game, from).filter(|there| there.outcome().is_none());
            let Some(mut there) = there else { continue };
            let belongs = inner.inward(mv).is_some_and(|mv| there.play(mv).is_ok());
            if !belongs {
                effects = effects.then(self.wake(side, WhyWoken::Left));
            } else if there.outcome().is_some() {
                effects = effects.then(self.wake(side, WhyWoken::Over));
            }
        }
        effects
    }

    /// The game inside that a hint is compared with: the one that the board is folded to, that the opponent plays, or else the first.
    pub(super) fn compared(&self) -> Option<Arc<Fold>> {
        let seen = self.gaze.fold.as_ref().filter(|fold| fold.played().is_some());
        let played = || self.inside(self.game.position().side().other());
        let fold = seen.or_else(played).or_else(|| self.opponent.nests.first())?;
        self.inner_game(fold.layer).map(|_| Arc::clone(fold))
    }

    /// Takes in what was found of the game inside that the hint is compared with.
    pub(in crate::app) fn compare(&mut self, progress: &SearchProgress) {
        if progress.finished && progress.asked.hash == self.game.position().hash() {
            self.hints.compare(self.game.position(), self.game.legal(), progress);
        }
    }

    /// Where sides began to play the whole board, as a file of the game has it.
    pub(in crate::app) fn woken_record(&self) -> Vec<Waking> {
        if self.opponent.woken.is_empty() {
            return Vec::new();
        }
        let order = self.game.tree().preorder();
        let place = |node: NodeId| if node == NodeId::START { Some(0) } else { Some(order.iter().position(|&known| known == node)? + 1) };
        let recorded = |woken: &Woken| Some(Waking { side: woken.side, place: place(woken.node)?, why: woken.why });
        self.opponent.woken.iter().filter_map(recorded).collect()
    }

    /// Takes over what a file of the game says of that.
    pub(in crate::app) fn set_woken(&mut self, record: &[Waking]) {
        let order = self.game.tree().preorder();
        let node = |place: usize| place.checked_sub(1).map_or(Some(NodeId::START), |at| order.get(at).copied());
        let known = |waking: &Waking| Some(Woken { side: waking.side, node: node(waking.place)?, why: waking.why });
        self.opponent.woken = record.iter().filter_map(known).collect();
    }
}

/// Whether the other side takes the royal piece or mates right after a move.
pub fn loses_at_once(position: &Position, variant: &Variant, mv: Move) -> bool {
    let after = position.after(variant, mv);
    let side = position.side();
    legal_moves(&after, variant).into_iter().any(|reply| {
        let answered = after.after(variant, reply);
        let bare = position.has_royal(variant, side) && !answered.has_royal(variant, side);
        bare || in_check(&answered, variant, side) && legal_moves(&answered, variant).is_empty()
    })
}

fn said(game: &Game, fold: &Fold, side: Side, why: WhyWoken) -> Told {
    let inside = fold.in_text(game.variant()).to_owned();
    let royal = fold.inner.as_ref().and_then(|inner| Some(inner.variant.kind(inner.variant.royal()?).name.clone())).unwrap_or_default();
    let key = match why {
        WhyWoken::Left => key!("inside-left"),
        WhyWoken::Lost => key!("inside-lost"),
        WhyWoken::Illegal => key!("inside-illegal"),
        WhyWoken::Unsafe => key!("inside-unsafe"),
        WhyWoken::Over => key!("inside-over"),
        WhyWoken::Asked => key!("inside-asked"),
    };
    let [side, mover] = [side, game.position().side().other()].map(|side| game.variant().side_name(side).to_owned());
    told!(key, side = named(&side), mover = named(&mover), game = named(&inside), royal = named(&royal))
}
