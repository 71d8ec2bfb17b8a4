//! The arguments of `go`.

use std::str::SplitWhitespace;
use std::time::Duration;

use nestmate_core::variant::Side;
use nestmate_engine::Limits;

use super::{Dialect, MAX_MATE};

/// What a move costs besides thinking when the client gives its time exactly.
const OVERHEAD: Duration = Duration::from_millis(5);

/// The words of `go` that are followed by what they mean.
const WORDS: &str = "searchmoves ponder wtime btime winc binc movestogo depth nodes mate movetime infinite byoyomi perft \
    time increment opptime oppincrement oppmovestogo";

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Go {
    time: [Option<Duration>; 2],
    increment: [Duration; 2],
    /// Time for each move after the clock has run down.
    byoyomi: Duration,
    until_control: Option<u32>,
    move_time: Option<Duration>,
    depth: Option<u32>,
    nodes: Option<u64>,
    /// End when a mate in so many moves is found.
    pub(super) mate: Option<i32>,
    pub(super) infinite: bool,
    /// Search as if the move expected had been played, until `ponderhit` or `stop`.
    pub(super) ponder: bool,
    pub(super) moves: Vec<String>,
    /// Count the lines of so many plies instead.
    pub(super) perft: Option<u32>,
    /// Tell nothing but a forced win, as USI asks for it.
    pub(super) checkmate: bool,
}

impl Go {
    /// Reads the words after `go`; those that are not understood are passed over.
    pub(super) fn parse(dialect: Dialect, words: SplitWhitespace<'_>) -> Self {
        let mut go = Self::default();
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            match word {
                "mate" if dialect == Dialect::Usi => go.look_for_mate(words.next()),
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => {
                    while let Some(mv) = words.next_if(|word| WORDS.split(' ').all(|known| known != *word)) {
                        go.moves.push(mv.to_owned());
                    }
                }
                _ => {
                    if let Some(number) = words.peek().and_then(|word| word.parse::<i64>().ok()) {
                        go.set(word, number);
                        words.next();
                    }
                }
            }
        }
        if dialect == Dialect::Usi {
            // Sente, who begins, is its Black.
            go.time.swap(0, 1);
            go.increment.swap(0, 1);
        }
        go
    }

    /// In USI the mate is one of any length, to be found in this time.
    fn look_for_mate(&mut self, time: Option<&str>) {
        (self.checkmate, self.mate) = (true, i32::try_from(MAX_MATE).ok());
        if let Some(number) = time.and_then(|time| time.parse().ok()) {
            self.set("movetime", number);
        }
    }

    /// What was read as milliseconds is in seconds.
    pub(super) fn in_seconds(&mut self) {
        let times = self.time.iter_mut().flatten().chain(&mut self.increment);
        times.for_each(|time| *time = time.saturating_mul(1000));
    }

    fn set(&mut self, word: &str, number: i64) {
        // Clocks may be told as overdrawn.
        let most = u64::try_from(number.max(0)).unwrap_or_default();
        let time = Duration::from_millis(most.min(u64::from(u32::MAX)));
        let count = u32::try_from(most).unwrap_or(u32::MAX);
        match word {
            "wtime" => self.time[0] = Some(time),
            "btime" => self.time[1] = Some(time),
            // UCCI tells the clock of the side to move, and the other's apart.
            "time" => self.time = [Some(time); 2],
            "increment" => self.increment = [time; 2],
            "winc" => self.increment[0] = time,
            "binc" => self.increment[1] = time,
            "byoyomi" => self.byoyomi = time,
            "movestogo" => self.until_control = Some(count),
            "movetime" => self.move_time = Some(time),
            "depth" => self.depth = Some(count),
            "nodes" => self.nodes = Some(most),
            "mate" => self.mate = Some(i32::try_from(count).unwrap_or(i32::MAX)),
            "perft" => self.perft = Some(count),
            _ => {}
        }
    }

    pub(super) fn limits(&self, side: Side) -> Limits {
        let exact = |time: Duration| time.saturating_sub(OVERHEAD).max(time / 2);
        let clock = self.time[side.index()].or((!self.byoyomi.is_zero()).then_some(Duration::ZERO)).map(|left| {
            let increment = self.increment[side.index()];
            if left.is_zero() && !self.byoyomi.is_zero() {
                return Limits { time: Some(exact(self.byoyomi)), ..Limits::default() };
            }
            Limits::on_clock(left + self.byoyomi, increment + self.byoyomi, self.until_control.filter(|&moves| moves > 0))
        });
        let on_clock = clock.unwrap_or_default();
        let time = [self.move_time.map(exact), on_clock.time].into_iter().flatten().min();
        // A mate in n moves is 2n − 1 plies away; a little more sees it for sure.
        let depth = self.depth.or_else(|| self.mate.map(|moves| u32::try_from(moves).unwrap_or(1).saturating_mul(2).saturating_add(4)));
        let limits = Limits { time, depth, nodes: self.nodes, ..on_clock };
        if self.infinite { Limits { depth: self.depth, ..Limits::default() } } else { limits }
    }

    pub(super) fn ends(&self) -> bool {
        !self.infinite && !self.ponder
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(text: &str) -> Go {
        Go::parse(Dialect::Uci, text.split_whitespace())
    }

    #[test]
    fn limits_are_read_for_the_side_to_move() {
        let timed = go("wtime 60000 btime 1000 winc 100 binc 0 movestogo 10");
        let white = timed.limits(Side::White);
        let black = timed.limits(Side::Black);
        assert!(white.time > black.time && black.time.is_some_and(|time| time < Duration::from_secs(1)));
        assert_eq!(go("movetime 1000").limits(Side::White).time, Some(Duration::from_millis(995)));
        assert_eq!(go("depth 7 nodes 5").limits(Side::Black), Limits { depth: Some(7), nodes: Some(5), ..Limits::default() });
        assert_eq!(go("").limits(Side::White), Limits::default());
        assert_eq!(go("infinite wtime 100").limits(Side::White), Limits::default());
        assert_eq!(go("btime 0 wtime 0 byoyomi 3000").limits(Side::Black).time, Some(Duration::from_millis(2995)));
        assert_eq!(go("mate 2").limits(Side::White).depth, Some(8));
        for huge in ["mate 2147483647", "mate 4294967295", "mate 9223372036854775807"] {
            assert_eq!((go(huge).mate, go(huge).limits(Side::White).depth), (Some(i32::MAX), Some(u32::MAX)), "{huge}");
        }
    }

    #[test]
    fn usi_and_ucci_tell_clocks_in_their_own_words() {
        let usi = |text: &str| Go::parse(Dialect::Usi, text.split_whitespace());
        let timed = usi("btime 60000 wtime 0 byoyomi 1000");
        assert!(timed.limits(Side::White).time > Some(Duration::from_secs(1)));
        assert_eq!(timed.limits(Side::Black).time, Some(Duration::from_millis(995)));
        let mate = usi("mate 3000");
        assert!(mate.checkmate && mate.ends() && mate.limits(Side::White).time == Some(Duration::from_millis(2995)));
        assert!(usi("mate infinite").ends() && usi("mate infinite").limits(Side::White).time.is_none());
        let ucci = |text: &str| Go::parse(Dialect::Ucci, text.split_whitespace());
        let mut go = ucci("ponder time 60 increment 1 opptime 3 oppincrement 9 draw");
        go.in_seconds();
        assert_eq!((go.time, go.increment, go.ponder), ([Some(Duration::from_mins(1)); 2], [Duration::from_secs(1); 2], true));
        assert_eq!((ucci("depth infinite").infinite, ucci("depth 5 time 0").depth), (true, Some(5)));
    }

    #[test]
    fn moves_end_where_the_next_word_begins() {
        let go = go("searchmoves e2e4 P@e5 a1a2=Qn depth 3 ponder");
        assert_eq!(go.moves, ["e2e4", "P@e5", "a1a2=Qn"]);
        assert!(go.ponder && !go.ends() && go.limits(Side::White).depth == Some(3));
    }

    #[test]
    fn rubbish_is_passed_over() {
        let odd = go("depth depth 4 wtime x -7 nodes 99999999999999999999 movetime -5 perft 2 blah 9");
        assert_eq!((odd.depth, odd.perft, odd.nodes), (Some(4), Some(2), None));
        assert_eq!(odd.limits(Side::White).time, Some(Duration::ZERO));
    }
}
