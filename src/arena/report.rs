//! A match in words: a line after each game, a table at the end, the games as text.

use std::fmt::Write as _;

use nestmate_core::game::record_text;
use nestmate_core::variant::Side;

use super::player::Forfeit;
use super::statistics::{Statistics, TestVerdict, bound};
use super::tournament::{Match, PlayedGame};

pub fn progress_line(match_: &Match, played: &PlayedGame, statistics: &Statistics) -> String {
    let [won, drawn, lost] = statistics.results();
    let mut line = format!("{}/{}: +{won} ={drawn} -{lost}  {}", statistics.games(), match_.games, strength(statistics));
    if let Some(test) = match_.sprt {
        let _ = write!(line, "  LLR {:+.2} ({:+.2} {:+.2})", statistics.llr(test), -bound(), bound());
    }
    let plies = played.game.ply();
    let _ = write!(line, "  | game {} {} {}, {plies} plies", played.number + 1, result(played), played.ending);
    line
}

fn strength(statistics: &Statistics) -> String {
    let (elo, error) = statistics.elo();
    let error = error.map_or_else(String::new, |error| format!(" ± {error:.0}"));
    format!("{:.1} %  Elo {elo:+.0}{error}", statistics.score() * 100.0)
}

fn result(played: &PlayedGame) -> &'static str {
    match played.winner {
        None => "1/2-1/2",
        Some(Side::White) => "1-0",
        Some(Side::Black) => "0-1",
    }
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
    game.set_tag("Result", result(played));
    game.set_tag("Ending", &played.ending.to_string());
    format!("{}\n", record_text(&game))
}
