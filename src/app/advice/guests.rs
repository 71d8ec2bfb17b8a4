//! Engines of others at work for the window: one for each side that one plays, and one that analyses.
//!
//! What an analyst finds is kept beside our own findings: reviews, hints and threats stay with our engine, whose scores can be compared.

use nestmate_core::variant::Side;
use nestmate_engine::task::Wake;

use crate::app::engines::{Guest, GuestStrength};
use crate::foreign::{ForeignFailure, ForeignFault, ForeignNews, ForeignWorker};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seat {
    Of(Side),
    Analyst,
}

impl Seat {
    pub(in crate::app) const ALL: [Self; 3] = [Self::Of(Side::White), Self::Of(Side::Black), Self::Analyst];

    fn index(self) -> usize {
        match self {
            Self::Of(side) => side.index(),
            Self::Analyst => Side::BOTH.len(),
        }
    }
}

/// Who is wanted at a seat; while it is the same, the engine stays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) struct Engaged {
    pub(in crate::app) guest: Guest,
    pub(in crate::app) revision: u64,
    pub(in crate::app) serial: u64,
}

#[derive(Debug)]
struct Chair {
    worker: ForeignWorker,
    engaged: Option<Engaged>,
    since: u64,
    /// What it has done; it is not asked again before the user wants that.
    failure: Option<ForeignFailure>,
}

#[derive(Debug)]
pub(in crate::app) struct Guests([Chair; 3]);

impl Guests {
    pub(super) fn new(wake: &Wake) -> Self {
        Self(Seat::ALL.map(|_| Chair { worker: ForeignWorker::new(Wake::clone(wake)), engaged: None, since: 0, failure: None }))
    }

    /// Has this engine at a seat, or none; who was there and is not wanted any more is sent away. Nothing if that
    /// changes nothing, else whether it is another engine.
    pub(super) fn engage(&mut self, seat: Seat, wanted: Option<Engaged>) -> Option<bool> {
        let chair = &mut self.0[seat.index()];
        if chair.engaged == wanted {
            return None;
        }
        let same = chair
            .engaged
            .as_ref()
            .zip(wanted.as_ref())
            .is_some_and(|(before, now)| (&before.guest, before.revision) == (&now.guest, now.revision));
        chair.worker.dismiss();
        (chair.engaged, chair.since, chair.failure) = (wanted, chair.worker.generation, None);
        Some(!same)
    }

    pub(in crate::app) fn guest(&self, seat: Seat) -> Option<&Guest> {
        self.0[seat.index()].engaged.as_ref().map(|engaged| &engaged.guest)
    }

    pub(in crate::app) fn failure(&self, seat: Seat) -> Option<&ForeignFailure> {
        self.0[seat.index()].failure.as_ref()
    }

    pub(super) fn fail(&mut self, seat: Seat, fault: ForeignFault) -> ForeignFailure {
        let chair = &mut self.0[seat.index()];
        chair.worker.dismiss();
        let engine = chair.engaged.as_ref().map(|engaged| engaged.guest.engine.clone()).unwrap_or_default();
        chair.failure.insert(ForeignFailure { engine, fault }).clone()
    }

    pub(in crate::app) fn allow_retry(&mut self, seat: Seat) {
        self.0[seat.index()].failure = None;
    }

    pub(super) fn worker(&mut self, seat: Seat) -> &mut ForeignWorker {
        &mut self.0[seat.index()].worker
    }

    /// The next news of an engine that is still at its seat, with the number of its search.
    pub(super) fn poll(&mut self) -> Option<(Seat, u64, ForeignNews)> {
        Seat::ALL.into_iter().find_map(|seat| {
            let Chair { worker, since, .. } = &mut self.0[seat.index()];
            // An engine that has been sent away has nobody to tell.
            let (generation, news) = std::iter::from_fn(|| worker.poll()).find(|(generation, _)| generation > since)?;
            Some((seat, generation, news))
        })
    }
}

impl Drop for Guests {
    fn drop(&mut self) {
        // All of them end at the same time, not one after the other.
        self.0.iter_mut().for_each(|chair| chair.worker.dismiss());
    }
}

pub(super) fn full(engine: &str) -> Guest {
    Guest { engine: engine.to_owned(), strength: GuestStrength::Full }
}
