//! The clocks of one game: whose runs, since when, and what happens when one runs out.
//!
//! What was left after each move is in the game's tree, so that whoever takes a move back gets the time back. Here is only the turn
//! that is being thought about.

use std::time::{Duration, Instant};

use nestmate_core::game::{Control, Face, Game, NodeId, Step};
use nestmate_core::rules::{Outcome, Reason, could_win};
use nestmate_core::variant::Side;
use nestmate_engine::Limits;

use crate::app::new_game::{NewGame, Player};
use crate::foreign::{Allowance, AllowedClock};

/// How late an answer of the search may come to be noticed.
const LATE: Duration = Duration::from_millis(100);

/// Below this a clock shows tenths of a second.
pub const LOW: Duration = Duration::from_secs(10);

#[derive(Clone, Copy)]
pub(in crate::app) struct Timed<'a> {
    pub(in crate::app) game: &'a Game,
    pub(in crate::app) setup: &'a NewGame,
}

impl Timed<'_> {
    pub(in crate::app) fn is_timed(self) -> bool {
        self.setup.clock != [Control::None; 2]
    }

    fn control(self, side: Side) -> Control {
        self.setup.clock[side.index()]
    }

    fn is_computer(self, side: Side) -> bool {
        self.setup.players[side.index()] == Player::Computer
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum Flag {
    Computer,
    Person { side: Side, at: NodeId, outcome: Outcome },
}

#[derive(Clone, Debug)]
pub(in crate::app) struct TurnClock {
    /// The position whose side to move is on the clock, wherever in the game the user looks.
    pub(in crate::app) live: NodeId,
    /// What it has used of its turn before `since`.
    spent: Duration,
    since: Option<Instant>,
    /// Whether the players have the clocks running. That of a computer that has been kept from thinking stands all the same.
    pub(in crate::app) on: bool,
    covered: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockShown {
    pub control: Control,
    pub face: Face,
    pub runs: bool,
    pub waits: bool,
}

impl ClockShown {
    /// Whether little is left: of all the time, or of the last period.
    pub fn is_low(&self) -> bool {
        self.face.time < LOW && self.face.periods <= 1
    }
}

impl TurnClock {
    pub(in crate::app) fn standing(live: NodeId, spent: Duration) -> Self {
        Self { live, spent, since: None, on: false, covered: false }
    }

    /// Notes whether a dialog covers the board; false if that is known. A person cannot move then, so a person's clock stands; a
    /// computer that is already thinking goes on.
    pub(in crate::app) fn set_covered(&mut self, covered: bool) -> bool {
        std::mem::replace(&mut self.covered, covered) != covered
    }

    pub(in crate::app) fn is_covered(&self) -> bool {
        self.covered
    }

    fn waits(&self, of: Timed<'_>, side: Side) -> bool {
        self.covered && !of.is_computer(side)
    }

    /// What tells two states apart that are worth keeping: every few seconds another.
    pub(in crate::app) fn stamp(&self) -> (bool, u64) {
        (self.on, self.used().as_secs() / 4)
    }

    /// A side's clock; `None` for a side without a limit.
    pub(in crate::app) fn shown(&self, of: Timed<'_>, side: Side) -> Option<ClockShown> {
        let control = of.control(side);
        let left = self.left(of, side)?;
        let turn = self.side(of) == side && !self.is_over(of);
        let spent = if turn { self.spent(of) } else { Duration::ZERO };
        // A fallen flag shows what led to it.
        let fell = |(node, outcome): (NodeId, Outcome)| node == self.live && outcome.reason == Reason::Time && self.side(of) == side;
        let fallen = of.game.ended().is_some_and(fell);
        let face = control.face(left, if fallen { left } else { spent });
        let runs = turn && self.since.is_some();
        Some(ClockShown { control, face, runs, waits: turn && self.on && !runs && self.waits(of, side) })
    }

    pub(in crate::app) fn rest(&self, of: Timed<'_>) -> Option<Duration> {
        self.since?;
        let time = self.shown(of, self.side(of))?.face.time;
        let step = if time < LOW { Duration::from_millis(100) } else { Duration::from_secs(1) };
        let into = Duration::from_nanos(u64::try_from(time.as_nanos() % step.as_nanos()).unwrap_or_default());
        Some(into + Duration::from_millis(1))
    }

    /// What the turn on the clock has taken so far, if it is that of the place on the board.
    pub(in crate::app) fn spent_here(&self, of: Timed<'_>) -> Duration {
        if self.live == of.game.current() { self.spent(of) } else { Duration::ZERO }
    }

    /// Puts the side to move on the board on the clock, with what it had when its turn began.
    pub(in crate::app) fn move_to(&mut self, game: &Game) {
        let on = self.on && game.outcome().is_none();
        *self = Self { on, covered: self.covered, ..Self::standing(game.current(), Duration::ZERO) };
    }

    /// Puts the side to move on the clock once more, with what it had used of its turn.
    pub(in crate::app) fn turn_back(&mut self, game: &Game, spent: Duration) {
        (self.live, self.spent, self.since) = (game.current(), spent, None);
    }

    /// A move was played from a position. Gives back what is now left to the side that made it, where it was on the clock; the clock
    /// of the other side runs.
    pub(in crate::app) fn moved(&mut self, of: Timed<'_>, from: NodeId) -> Option<Duration> {
        if !of.is_timed() {
            return None;
        }
        let side = of.game.position().side().other();
        let left = self.left(of, side).filter(|_| from == self.live);
        let left = left.map(|left| of.control(side).after(left, self.spent(of)).unwrap_or_default());
        self.on = true;
        self.move_to(of.game);
        left
    }

    pub(in crate::app) fn start(&mut self, of: Timed<'_>) {
        self.on = of.is_timed() && !self.is_over(of);
    }

    pub(in crate::app) fn stop(&mut self) {
        self.on = false;
    }

    pub(in crate::app) fn freeze(&mut self) {
        *self = Self::standing(self.live, self.used());
    }

    /// Lets the clock run, or stand, as it has to by now. `replying` is whether the computer is thinking about its move.
    pub(in crate::app) fn run(&mut self, of: Timed<'_>, replying: bool) {
        if !of.game.tree().contains(self.live) {
            self.move_to(of.game);
        }
        let side = self.side(of);
        let kept = of.is_computer(side) && !replying;
        self.on &= !self.is_over(of);
        let runs = self.on && self.left(of, side).is_some() && !kept && !self.waits(of, side);
        match self.since {
            None if runs => self.since = Some(Instant::now()),
            Some(_) if !runs => (self.spent, self.since) = (self.used(), None),
            _ => {}
        }
    }

    pub(in crate::app) fn flag(&self, of: Timed<'_>) -> Option<Flag> {
        let side = self.side(of);
        self.since?;
        if self.used() < self.left(of, side)? {
            return None;
        }
        if of.is_computer(side) {
            return Some(Flag::Computer);
        }
        // Nobody wins by a clock who could not win by moves.
        let mut game = of.game.clone();
        game.go(Step::To(self.live));
        let winner = Some(side.other()).filter(|&winner| could_win(game.position(), game.variant(), winner));
        Some(Flag::Person { side, at: self.live, outcome: Outcome { winner, reason: Reason::Time } })
    }

    pub(in crate::app) fn limits(&self, of: Timed<'_>, side: Side) -> Limits {
        let control = of.control(side);
        let Some(left) = self.left(of, side) else {
            return Limits { time: Some(of.setup.strength[side.index()].think), ..Limits::default() };
        };
        let face = control.face(left, self.spent_here(of));
        let safe = |time: Duration| time.saturating_sub(LATE.min(time / 4));
        match control {
            Control::Byoyomi { .. } if face.in_period => Limits::on_clock(safe(face.time), Duration::ZERO, Some(1)),
            // Going into the first period by less than it costs nothing.
            Control::Byoyomi { period, .. } => Limits::on_clock(safe(face.time + period), period, None),
            Control::Fischer { increment, .. } => Limits::on_clock(safe(face.time), increment, None),
            Control::None => Limits::default(),
        }
    }

    /// How long an engine of somebody else may think about its move: it is told of the clocks.
    pub(in crate::app) fn allowance(&self, of: Timed<'_>, side: Side) -> Allowance {
        let control = of.control(side);
        let Some(full) = control.full() else {
            return Allowance { time: Some(of.setup.strength[side.index()].think), ..Allowance::default() };
        };
        let safe = |time: Duration| time.saturating_sub(LATE.min(time / 4));
        let shown = |side: Side| self.shown(of, side).map(|shown| shown.face);
        let own = shown(side).map(|face| (face.time, face.in_period)).unwrap_or_default();
        let increment = match control {
            Control::Byoyomi { .. } if own.1 => return Allowance { time: Some(safe(own.0)), ..Allowance::default() },
            // Going into the first period by less than it costs nothing.
            Control::Byoyomi { period, .. } => period,
            Control::Fischer { increment, .. } => increment,
            Control::None => Duration::ZERO,
        };
        let left = Side::BOTH.map(|known| safe(shown(known).map_or(own.0, |face| face.time)));
        Allowance { clock: Some(AllowedClock { base: full, increment, left }), ..Allowance::default() }
    }

    fn used(&self) -> Duration {
        self.spent + self.since.map_or(Duration::ZERO, |since| since.elapsed())
    }

    fn left(&self, of: Timed<'_>, side: Side) -> Option<Duration> {
        let full = of.control(side).full()?;
        Some(of.game.clock_left(self.live, side).unwrap_or(full))
    }

    fn side(&self, of: Timed<'_>) -> Side {
        of.game.numbered(of.game.tree().path(self.live).len()).1
    }

    fn is_over(&self, of: Timed<'_>) -> bool {
        if self.live == of.game.current() {
            return of.game.outcome().is_some();
        }
        of.game.ended().is_some_and(|(node, _)| node == self.live)
    }

    /// What the side on the clock has used of its turn. A computer is stopped in time; what the window takes to notice it is not counted.
    fn spent(&self, of: Timed<'_>) -> Duration {
        let (spent, side) = (self.used(), self.side(of));
        match self.left(of, side).filter(|_| of.is_computer(side)) {
            Some(left) => spent.min(left.saturating_sub(Duration::from_millis(1))),
            None => spent,
        }
    }
}

#[cfg(test)]
mod tests {
    use nestmate_core::rules::start;

    use super::*;

    fn game() -> (Game, NewGame) {
        let variant = crate::shipped::library().get("fide-chess").expect("shipped");
        let start = start(&variant).expect("a start");
        let control = Control::Fischer { main: Duration::from_mins(1), increment: Duration::from_secs(2) };
        (Game::new(variant, start), NewGame { clock: [control; 2], ..NewGame::new("fide-chess") })
    }

    fn play(game: &mut Game, text: &str) -> NodeId {
        let from = game.current();
        let mv = nestmate_core::rules::parse_move(game.position(), game.variant(), text).expect("legal");
        game.play(mv).expect("played");
        from
    }

    #[test]
    fn a_move_takes_what_was_used_and_gives_the_increment() {
        let (mut game, setup) = game();
        let mut clock = TurnClock::standing(NodeId::START, Duration::from_secs(10));
        let from = play(&mut game, "e2e4");
        let of = Timed { game: &game, setup: &setup };
        assert_eq!(clock.moved(of, from), Some(Duration::from_secs(52)));
        assert!(clock.on && clock.live == game.current());
        assert_eq!(clock.spent_here(of), Duration::ZERO);
    }

    #[test]
    fn only_the_side_on_the_clock_runs_and_a_waiting_computer_does_not() {
        let (game, mut setup) = game();
        let mut clock = TurnClock::standing(NodeId::START, Duration::ZERO);
        clock.start(Timed { game: &game, setup: &setup });
        clock.run(Timed { game: &game, setup: &setup }, false);
        let runs = |clock: &TurnClock, setup: &NewGame| {
            Side::BOTH.map(|side| clock.shown(Timed { game: &game, setup }, side).map(|shown| shown.runs))
        };
        assert_eq!(runs(&clock, &setup), [Some(true), Some(false)]);
        setup.players[0] = Player::Computer;
        clock.run(Timed { game: &game, setup: &setup }, false);
        assert_eq!(runs(&clock, &setup), [Some(false), Some(false)], "it has been kept from thinking");
        clock.run(Timed { game: &game, setup: &setup }, true);
        assert_eq!(runs(&clock, &setup), [Some(true), Some(false)]);
    }

    #[test]
    fn a_persons_clock_stands_while_a_dialog_covers_the_board() {
        let (game, mut setup) = game();
        let mut clock = TurnClock::standing(NodeId::START, Duration::ZERO);
        clock.start(Timed { game: &game, setup: &setup });
        assert!(clock.set_covered(true) && !clock.set_covered(true));
        clock.run(Timed { game: &game, setup: &setup }, false);
        let shown = |clock: &TurnClock, setup: &NewGame| {
            clock.shown(Timed { game: &game, setup }, Side::White).map(|shown| (shown.runs, shown.waits))
        };
        assert_eq!(shown(&clock, &setup), Some((false, true)));
        setup.players[0] = Player::Computer;
        clock.run(Timed { game: &game, setup: &setup }, true);
        assert_eq!(shown(&clock, &setup), Some((true, false)), "a computer needs no board");
    }

    #[test]
    fn a_flag_falls_for_a_person_and_hurries_a_computer() {
        let (game, mut setup) = game();
        let mut clock = TurnClock::standing(NodeId::START, Duration::from_secs(61));
        assert_eq!(clock.flag(Timed { game: &game, setup: &setup }), None, "it stands");
        clock.start(Timed { game: &game, setup: &setup });
        clock.run(Timed { game: &game, setup: &setup }, false);
        let fallen = clock.flag(Timed { game: &game, setup: &setup });
        let lost = Outcome { winner: Some(Side::Black), reason: Reason::Time };
        assert_eq!(fallen, Some(Flag::Person { side: Side::White, at: NodeId::START, outcome: lost }));
        setup.players[0] = Player::Computer;
        assert_eq!(clock.flag(Timed { game: &game, setup: &setup }), Some(Flag::Computer));
    }
}
