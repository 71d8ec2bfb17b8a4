//! Which player a description of one means.

use std::sync::Arc;

use nestmate_core::variant::Variant;

use super::others::ForeignPlayer;
use super::own::OwnPlayer;
use super::player::Contestant;
use super::simple::{Greedy, Random};
use super::spec::{PlayerSort, Spec};
use crate::foreign::Protocol;

pub(super) fn player(spec: &Spec, variant: &Arc<Variant>) -> Box<dyn Contestant> {
    match &spec.who {
        PlayerSort::Own(own) => Box::new(OwnPlayer::new(own.clone(), variant)),
        PlayerSort::Uci(foreign) => Box::new(ForeignPlayer::new(Protocol::Uci, foreign)),
        PlayerSort::XBoard(foreign) => Box::new(ForeignPlayer::new(Protocol::XBoard, foreign)),
        PlayerSort::Greedy => Box::new(Greedy::new(variant)),
        PlayerSort::Random => Box::new(Random::default()),
    }
}
