//! The clocks of the game on the board: whose runs, since when, and what happens when one runs out.
//!
//! What was left after each move is in the game's tree, so that whoever takes a move back gets its time back. Here is only the turn
//! that is being thought about.

use std::time::{Duration, Instant};

use super::action::{Player, Tone};
use super::jobs::Purpose;
use super::state::App;
use crate::engine::Limits;
use crate::game::{Control, Face, NodeId, Step};
use crate::rules::{Outcome, Reason, could_win};
use crate::variant::Side;
use crate::words::told;

/// How late an answer of the search may come to be noticed.
const LATE: Duration = Duration::from_millis(100);

/// Below this a clock shows tenths of a second.
pub const LOW: Duration = Duration::from_secs(10);

/// Who is on the clock, and since when.
#[derive(Clone, Debug)]
pub(super) struct Timing {
    /// The position whose side to move is on the clock, wherever in the game the user looks.
    live: NodeId,
    /// What it has used of its turn before `since`.
    spent: Duration,
    /// Since when the clock has been running.
    since: Option<Instant>,
    /// Whether the players have the clocks running. That of a computer that has been kept from thinking stands all the same.
    on: bool,
}

impl Timing {
    /// Clocks that stand, before a turn of which some has been used.
    pub(super) fn standing(live: NodeId, spent: Duration) -> Self {
        Self { live, spent, since: None, on: false }
    }

    /// The same, standing.
    pub(super) fn stopped(&self) -> Self {
        Self::standing(self.live, self.spent())
    }

    fn spent(&self) -> Duration {
        self.spent + self.since.map_or(Duration::ZERO, |since| since.elapsed())
    }

    /// What tells two states apart that are worth keeping: every few seconds another.
    pub(super) fn stamp(&self) -> (bool, u64) {
        (self.on, self.spent().as_secs() / 4)
    }
}

/// A side's clock as it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockShown {
    /// How its time is given.
    pub control: Control,
    /// What it shows.
    pub face: Face,
    /// Whether it runs.
    pub runs: bool,
}

impl ClockShown {
    /// Whether little is left: of all the time, or of the last period.
    #[must_use]
    pub fn is_low(&self) -> bool {
        self.face.time < LOW && self.face.periods <= 1
    }
}

impl App {
    /// Whether any side of the game on the board has a clock.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        self.setup.clock != [Control::None; 2]
    }

    /// Whether the players have the clocks running.
    #[must_use]
    pub fn clocks_are_on(&self) -> bool {
        self.timing.on
    }

    /// A side's clock; `None` for a side without a limit.
    #[must_use]
    pub fn clock(&self, side: Side) -> Option<ClockShown> {
        let control = self.setup.clock[side.index()];
        let left = self.left(side)?;
        let turn = self.live_side() == side && !self.is_over_live();
        let spent = if turn { self.spent() } else { Duration::ZERO };
        // A fallen flag shows what led to it.
        let fallen = self
            .game
            .ended()
            .is_some_and(|(node, outcome)| node == self.timing.live && outcome.reason == Reason::Time && self.live_side() == side);
        let face = control.face(left, if fallen { left } else { spent });
        Some(ClockShown { control, face, runs: turn && self.timing.since.is_some() })
    }

    /// How long no clock will look different.
    pub(super) fn clock_rest(&self) -> Option<Duration> {
        self.timing.since?;
        let time = self.clock(self.live_side())?.face.time;
        let step = if time < LOW { Duration::from_millis(100) } else { Duration::from_secs(1) };
        let into = Duration::from_nanos(u64::try_from(time.as_nanos() % step.as_nanos()).unwrap_or_default());
        Some(into + Duration::from_millis(1))
    }

    /// What was left to a side when the turn on the clock began.
    fn left(&self, side: Side) -> Option<Duration> {
        let full = self.setup.clock[side.index()].full()?;
        Some(self.game.clock_left(self.timing.live, side).unwrap_or(full))
    }

    fn live_side(&self) -> Side {
        self.game.numbered(self.game.tree().path(self.timing.live).len()).1
    }

    fn is_over_live(&self) -> bool {
        if self.timing.live == self.game.current() {
            return self.game.outcome().is_some();
        }
        self.game.ended().is_some_and(|(node, _)| node == self.timing.live)
    }

    /// What the side on the clock has used of its turn. A computer is stopped in time; what the window takes to notice it is not counted.
    fn spent(&self) -> Duration {
        let (spent, side) = (self.timing.spent(), self.live_side());
        match self.left(side).filter(|_| self.player(side) == Player::Computer) {
            Some(left) => spent.min(left.saturating_sub(Duration::from_millis(1))),
            None => spent,
        }
    }

    /// What a turn on the clock has taken so far, if it is that of the place on the board.
    pub(super) fn spent_here(&self) -> Duration {
        if self.timing.live == self.game.current() { self.spent() } else { Duration::ZERO }
    }

    /// Puts the side to move on the board on the clock, with what it had when its turn began.
    pub(super) fn clock_here(&mut self) {
        let on = self.timing.on && self.game.outcome().is_none();
        self.timing = Timing { on, ..Timing::standing(self.game.current(), Duration::ZERO) };
    }

    /// A move was played from a position: its side's clock is stopped and the other's runs.
    pub(super) fn clock_moved(&mut self, from: NodeId) {
        if !self.is_timed() {
            return;
        }
        let side = self.game.position().side().other();
        if from == self.timing.live
            && let Some(left) = self.left(side)
        {
            let after = self.setup.clock[side.index()].after(left, self.spent());
            self.game.set_clock(self.game.current(), after.unwrap_or_default());
        }
        self.timing.on = true;
        self.clock_here();
    }

    /// Begins the clocks of a new game, and says in its tags how time is given.
    pub(super) fn begin_clocks(&mut self) {
        let [white, black] = self.setup.clock;
        if self.is_timed() && white == black {
            self.game.set_tag("TimeControl", &white.text());
        } else if self.is_timed() {
            self.game.set_tag("WhiteTimeControl", &white.text());
            self.game.set_tag("BlackTimeControl", &black.text());
        }
        self.start_clocks();
    }

    /// Begins the clocks of a game, or lets them go on.
    pub(super) fn start_clocks(&mut self) {
        self.timing.on = self.is_timed() && !self.is_over_live();
    }

    /// Lets the clocks stand.
    pub(super) fn stop_clocks(&mut self) {
        self.timing.on = false;
    }

    pub(super) fn toggle_clocks(&mut self) {
        if !self.is_timed() {
            return self.say(Tone::Refusal, told!("no-clocks"));
        }
        if self.timing.on {
            self.timing.on = false;
            if self.jobs.purpose() == Some(Purpose::Reply) {
                self.jobs.cancel();
            }
        } else {
            self.start_clocks();
            self.paused &= self.timing.live != self.game.current();
        }
    }

    /// Whether the computer has to wait because the clocks stand.
    pub(super) fn is_stopped(&self) -> bool {
        self.is_timed() && !self.timing.on
    }

    /// Lets the clock run, or stand, as it has to by now.
    pub(super) fn run_clocks(&mut self) {
        if !self.game.tree().contains(self.timing.live) {
            self.clock_here();
        }
        let side = self.live_side();
        let kept = self.player(side) == Player::Computer && self.jobs.purpose() != Some(Purpose::Reply);
        self.timing.on &= !self.is_over_live();
        let runs = self.timing.on && self.left(side).is_some() && !kept;
        match self.timing.since {
            None if runs => self.timing.since = Some(Instant::now()),
            Some(_) if !runs => self.timing = Timing { on: self.timing.on, ..self.timing.stopped() },
            _ => {}
        }
    }

    /// Ends the game if a flag has fallen.
    pub(super) fn watch_clocks(&mut self) {
        let side = self.live_side();
        let Some(left) = self.left(side).filter(|_| self.timing.since.is_some()) else { return };
        if self.timing.spent() < left {
            return;
        }
        if self.player(side) == Player::Computer {
            return self.jobs.hurry();
        }
        // Nobody wins by a clock who could not win by moves.
        let winner = Some(side.other()).filter(|&winner| self.could_win(winner));
        self.game.end_at(self.timing.live, Outcome { winner, reason: Reason::Time });
        self.timing.on = false;
        if self.timing.live == self.game.current() {
            self.jobs.cancel();
            self.let_go();
        }
        self.say(Tone::Info, told!("time-up", side = side.name()));
    }

    /// Whether a side could win by moves from where the clocks are.
    fn could_win(&self, side: Side) -> bool {
        let mut game = self.game.clone();
        game.go(Step::To(self.timing.live));
        could_win(game.position(), self.variant(), side)
    }

    /// When the search for the computer's move has to stop.
    pub(super) fn reply_limits(&self, side: Side) -> Limits {
        let control = self.setup.clock[side.index()];
        let Some(left) = self.left(side) else {
            return Limits { time: Some(self.setup.strength[side.index()].think), ..Limits::default() };
        };
        let face = control.face(left, self.spent_here());
        let safe = |time: Duration| time.saturating_sub(LATE.min(time / 4));
        match control {
            Control::Byoyomi { .. } if face.in_period => Limits::on_clock(safe(face.time), Duration::ZERO, Some(1)),
            // Going into the first period by less than it costs nothing.
            Control::Byoyomi { period, .. } => Limits::on_clock(safe(face.time + period), period, None),
            Control::Fischer { increment, .. } => Limits::on_clock(safe(face.time), increment, None),
            Control::None => Limits::default(),
        }
    }
}
