//! Which player a description of one means.

use std::sync::Arc;

use super::foreign::{UciPlayer, XBoardPlayer};
use super::own::OwnPlayer;
use super::player::Player;
use super::simple::{Greedy, Random};
use super::spec::{Spec, Who};
use crate::variant::Variant;

/// Makes a player.
pub(super) fn player(spec: &Spec, variant: &Arc<Variant>) -> Box<dyn Player> {
    match &spec.who {
        Who::Own(own) => Box::new(OwnPlayer::new(*own, variant)),
        Who::Uci(foreign) => Box::new(UciPlayer::new(foreign)),
        Who::XBoard(foreign) => Box::new(XBoardPlayer::new(foreign)),
        Who::Greedy => Box::new(Greedy::new(variant)),
        Who::Random => Box::new(Random::default()),
    }
}
