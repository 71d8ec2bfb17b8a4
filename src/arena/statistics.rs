//! What the results of a match say about strength, and a match in words: a line after each game, a table at the end, the games as text.
//!
//! Games come in pairs: the same opening with colours swapped. The two games of a pair depend on each other, so the error is worked out
//! from the scores of pairs (0, ½, 1, 1½ or 2 points), the pentanomial model. The sequential test is the generalised
//! probability ratio test in its normal approximation: with `n` pairs of mean score `m` a game and variance `v` of that mean,
//! LLR = n (s₁ − s₀) (2m − s₀ − s₁) / 2v, where sᵢ = 1 / (1 + 10^(−eloᵢ/400)). See Michel Van den Bergh, "A practical introduction to the
//! GSPRT", and the testing framework of Stockfish, which uses the same.

use std::fmt::Write as _;

use nestmate_core::game::{record_text, result_text};
use nestmate_core::variant::Side;
use nestmate_engine::{SIGMAS, expected};

use super::player::Forfeit;
use super::spec::Sprt;
use super::tournament::{Match, PlayedGame};

/// How sure a test has to be: the chance of each of its two errors.
const ERROR: f64 = 0.05;

/// How often each score of a pair is taken as seen before the first.
const PRIOR: f64 = 0.5;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Statistics {
    /// Games won, drawn, lost, by the first player's colour: White, Black.
    pub by_colour: [[u32; 3]; 2],
    /// Pairs by half points: 0 to 4.
    pub pairs: [u32; 5],
    open: Vec<(usize, usize)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TestVerdict {
    Rejected,
    Accepted,
}

impl Statistics {
    /// Counts a game of a pair: half points of the first player, 0 to 2, and its colour, 0 for White.
    pub fn count(&mut self, pair: usize, half_points: usize, colour: usize) {
        self.by_colour[colour & 1][2 - half_points.min(2)] += 1;
        match self.open.iter().position(|&(open, _)| open == pair) {
            None => self.open.push((pair, half_points)),
            Some(at) => {
                let (_, other) = self.open.swap_remove(at);
                self.pairs[(other + half_points).min(4)] += 1;
            }
        }
    }

    pub fn results(&self) -> [u32; 3] {
        let [white, black] = self.by_colour;
        [0, 1, 2].map(|result| white[result] + black[result])
    }

    pub fn games(&self) -> u32 {
        self.results().iter().sum()
    }

    /// The first player's score, 0 to 1; ½ before the first game.
    pub fn score(&self) -> f64 {
        let [won, drawn, _] = self.results();
        if self.games() == 0 { 0.5 } else { (f64::from(won) + f64::from(drawn) / 2.0) / f64::from(self.games()) }
    }

    fn pair_count(&self) -> f64 {
        f64::from(self.pairs.iter().sum::<u32>())
    }

    /// Mean and variance of the score a game, over pairs. For the variance each score is taken as seen [`PRIOR`] times more, so that
    /// a few equal pairs do not make the test sure.
    fn moments(&self) -> (f64, f64) {
        let pairs = self.pairs.map(f64::from);
        let average = |weights: [f64; 5], value: &dyn Fn(f64) -> f64| {
            let sum: f64 = (0u32..).zip(weights).map(|(half_points, weight)| weight * value(f64::from(half_points) / 4.0)).sum();
            sum / weights.iter().sum::<f64>().max(f64::MIN_POSITIVE)
        };
        let mean = average(pairs, &|score| score);
        (mean, average(pairs.map(|count| count + PRIOR), &|score| (score - mean).powi(2)))
    }

    /// Half the width of the 95 % interval of the score; `None` before two pairs are over.
    pub fn score_error(&self) -> Option<f64> {
        let pairs = self.pair_count();
        (pairs >= 2.0).then(|| SIGMAS * (self.moments().1 / pairs).sqrt())
    }

    /// The difference in Elo, and half the width of its 95 % interval; the error is `None` while it cannot be told, the
    /// difference infinite after nothing but wins.
    pub fn elo(&self) -> (f64, Option<f64>) {
        let score = self.score();
        let error = self.score_error().map(|error| {
            let (low, high) = (elo((score - error).max(0.0)), elo((score + error).min(1.0)));
            (high - low) / 2.0
        });
        // Adding 0 turns −0 into 0.
        (elo(score) + 0.0, error.filter(|error| error.is_finite()))
    }

    pub fn llr(&self, test: Sprt) -> f64 {
        let (mean, variance) = self.moments();
        let (s0, s1) = (expected(test.elo0), expected(test.elo1));
        self.pair_count() * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    pub fn verdict(&self, test: Sprt) -> Option<TestVerdict> {
        let llr = self.llr(test);
        if llr >= bound() { Some(TestVerdict::Accepted) } else { (llr <= -bound()).then_some(TestVerdict::Rejected) }
    }
}

pub(super) fn bound() -> f64 {
    ((1.0 - ERROR) / ERROR).ln()
}

fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

pub fn progress_line(match_: &Match, played: &PlayedGame, statistics: &Statistics) -> String {
    let [won, drawn, lost] = statistics.results();
    let mut line = format!("{}/{}: +{won} ={drawn} -{lost}  {}", statistics.games(), match_.games, strength(statistics));
    if let Some(test) = match_.sprt {
        let _ = write!(line, "  LLR {:+.2} ({:+.2} {:+.2})", statistics.llr(test), -bound(), bound());
    }
    let plies = played.game.ply();
    let _ = write!(line, "  | game {} {} {}, {plies} plies", played.number + 1, result_text(played.winner), played.ending);
    line
}

fn strength(statistics: &Statistics) -> String {
    let (elo, error) = statistics.elo();
    let error = error.map_or_else(String::new, |error| format!(" ± {error:.0}"));
    format!("{:.1} %  Elo {elo:+.0}{error}", statistics.score() * 100.0)
}

/// What is counted for the table, game by game.
#[derive(Default)]
pub struct Summary {
    endings: Vec<(String, u32)>,
    /// Of each player: illegal moves, moves by other rules, false claims, refusals, crashes, time losses.
    forfeits: [[u32; 6]; 2],
    claims: [u32; 2],
    plies: usize,
}

impl Summary {
    pub fn count(&mut self, played: &PlayedGame) {
        self.plies += played.game.ply();
        for (all, own) in self.claims.iter_mut().zip(played.claims) {
            *all += own;
        }
        if let Some((player, forfeit)) = played.forfeit() {
            let which = match forfeit {
                Forfeit::Illegal(_) => 0,
                Forfeit::OtherRules(_) => 1,
                Forfeit::Claim => 2,
                Forfeit::Refusal(_) => 3,
                Forfeit::Crash(_) => 4,
                Forfeit::Time(_) => 5,
            };
            self.forfeits[player][which] += 1;
            return;
        }
        let name = played.ending.to_string();
        match self.endings.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => self.endings.push((name, 1)),
        }
    }
}

pub fn table(match_: &Match, statistics: &Statistics, summary: &Summary) -> String {
    let [first, second] = &match_.players;
    let [won, drawn, lost] = statistics.results();
    let mut text = format!("{}: {} against {}\n", match_.variant.id, first.text, second.text);
    let mut line = |name: &str, what: String| {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "  {name:<9} {what}");
    };
    let error = statistics.score_error().map_or_else(String::new, |error| format!(" (score ± {:.1} %)", error * 100.0));
    line("result", format!("+{won} ={drawn} -{lost} of {}  {}{error}", statistics.games(), strength(statistics)));
    for (colour, [won, drawn, lost]) in ["as White", "as Black"].into_iter().zip(statistics.by_colour) {
        line(colour, format!("+{won} ={drawn} -{lost}"));
    }
    let [none, half, one, more, two] = statistics.pairs;
    line("pairs", format!("0: {none}  ½: {half}  1: {one}  1½: {more}  2: {two}"));
    if let Some(test) = match_.sprt {
        let verdict = match statistics.verdict(test) {
            None => "not decided",
            Some(TestVerdict::Accepted) => "accepted",
            Some(TestVerdict::Rejected) => "rejected",
        };
        line("test", format!("{} to {} Elo: LLR {:+.2}, bounds ±{:.2}: {verdict}", test.elo0, test.elo1, statistics.llr(test), bound()));
    }
    let endings: Vec<String> = summary.endings.iter().map(|(name, count)| format!("{name} {count}")).collect();
    line("endings", endings.join(", "));
    for (name, forfeits) in ["first", "second"].into_iter().zip(summary.forfeits) {
        let all: u32 = forfeits.iter().sum();
        let [illegal, other, claims, refusals, crashes, time] = forfeits;
        let why = format!("illegal {illegal}, other rules {other}, false claim {claims}, refusal {refusals}, crash {crashes}, time {time}");
        line("forfeits", format!("{name}: {all} ({why})"));
    }
    if summary.claims != [0; 2] {
        let [first, second] = summary.claims;
        line("claims", format!("first: {first}  second: {second} (said that the game was over; the rules say that it was not)"));
    }
    line("length", format!("{} plies on average", summary.plies / statistics.games().max(1) as usize));
    text
}

/// A game of a match as text: who played, how it ended, then the record.
pub fn saved_game(match_: &Match, played: &PlayedGame) -> String {
    let mut names = [&match_.players[0].text, &match_.players[1].text];
    if played.first() == Side::Black {
        names.reverse();
    }
    let mut game = played.game.clone();
    game.set_tag("Round", &(played.number + 1).to_string());
    game.set_tag("White", names[0]);
    game.set_tag("Black", names[1]);
    game.set_tag("Result", result_text(played.winner));
    game.set_tag("Ending", &played.ending.to_string());
    format!("{}\n", record_text(&game))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_pairs(pairs: [u32; 5]) -> Statistics {
        let mut statistics = Statistics::default();
        let mut pair = 0;
        for (half_points, count) in pairs.into_iter().enumerate() {
            for _ in 0..count {
                statistics.count(pair, half_points / 2, 0);
                statistics.count(pair, half_points - half_points / 2, 1);
                pair += 1;
            }
        }
        assert_eq!(statistics.pairs, pairs);
        statistics
    }

    #[test]
    fn scores_are_differences_in_elo() {
        let even = of_pairs([5, 20, 50, 20, 5]);
        let (difference, error) = even.elo();
        assert!(difference.abs() < 1e-9 && even.games() == 200);
        // Variance of a pair's mean: (10 · ¼ + 40 · 1/16) / 100 = 0.05; 1.96 √(0.05 / 100) = 0.0438, some 30 Elo.
        assert!(error.is_some_and(|error| (30.0..31.5).contains(&error)), "{error:?}");
        let three_quarters = of_pairs([0, 0, 20, 20, 20]);
        assert!((three_quarters.elo().0 - 190.85).abs() < 0.01);
        let perfect = of_pairs([0, 0, 0, 0, 9]);
        assert!(perfect.elo().0.is_infinite() && perfect.elo().1.is_none());
    }

    #[test]
    fn tests_end_when_they_are_sure() {
        let test = Sprt { elo0: 0.0, elo1: 20.0 };
        assert_eq!(of_pairs([1, 2, 4, 2, 1]).verdict(test), None);
        assert_eq!(of_pairs([5, 20, 50, 60, 30]).verdict(test), Some(TestVerdict::Accepted));
        assert_eq!(of_pairs([30, 60, 50, 20, 5]).verdict(test), Some(TestVerdict::Rejected));
        assert_eq!((Statistics::default().verdict(test), of_pairs([0, 0, 8, 0, 0]).verdict(test)), (None, None));
        assert_eq!(of_pairs([0, 0, 0, 0, 1]).verdict(test), None, "one pair is no proof");
        // By hand: mean 0.55, variance (10000 · 0.0475 + ½ · (0.3025 + 0.09 + 0.0025 + 0.04 + 0.2025)) / 10002.5, s1 = 0.52875.
        let llr = of_pairs([0, 2000, 5000, 2000, 1000]).llr(test);
        assert!((llr - 215.5).abs() < 0.5, "{llr}");
    }

    #[test]
    fn games_of_a_pair_may_end_in_any_order() {
        let mut statistics = Statistics::default();
        for (pair, half_points, colour) in [(0, 2, 0), (1, 1, 0), (1, 1, 1), (0, 0, 1)] {
            statistics.count(pair, half_points, colour);
        }
        assert_eq!(statistics.pairs, [0, 0, 2, 0, 0]);
        assert_eq!((statistics.by_colour, statistics.results()), ([[1, 1, 0], [0, 1, 1]], [1, 2, 1]));
    }
}
