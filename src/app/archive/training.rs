//! How the user does against the levels of the computer, and which level to play next.

use std::collections::BTreeMap;

use nestmate_core::rules::start;
use nestmate_core::variant::Library;
use nestmate_engine::{Level, LevelScore, Rating};
use nestmate_text::words::{key, say};

use crate::storage::LevelGame;

/// So many of the last games say how strong the user is now: people learn.
const NOW: usize = 50;

/// So many of the last games against a level say whether to go on to another, and at least this many.
const LAST: usize = 5;
const LEAST: u32 = 3;

/// The share of the points with which one goes a level up, and that with which one goes a level down.
const UP: f64 = 0.7;
const DOWN: f64 = 0.3;

const FIRST: u8 = 2;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct TrainingRecord {
    /// The results against each level that was met, the weakest first.
    pub scores: Vec<LevelScore>,
    pub rating: Option<Rating>,
    pub last: Option<LevelScore>,
}

impl TrainingRecord {
    fn of(games: &[(Level, u8)]) -> Self {
        let rating = Rating::of(&scores(&games[..games.len().min(NOW)]));
        let last = games.first().map(|&(level, _)| {
            let against = games.iter().take_while(|game| game.0 == level).take(LAST);
            against.fold(LevelScore::none(level), |mut score, &(_, half_points)| {
                score.count(half_points);
                score
            })
        });
        Self { scores: scores(games), rating, last }
    }

    pub fn next(&self) -> Level {
        let Some(last) = self.last else { return Level::new(FIRST).unwrap_or_default() };
        let share = last.points() / f64::from(last.games().max(1));
        let beside = |by: i8| last.level.number().checked_add_signed(by).and_then(Level::new);
        let other = match last.games() {
            LEAST.. if share >= UP => beside(1),
            LEAST.. if share <= DOWN => beside(-1),
            _ => None,
        };
        other.unwrap_or(last.level)
    }

    pub fn why(&self) -> String {
        let next = self.next();
        let Some(last) = self.last else { return say!("training-first", level = next.number()) };
        let key = match next.cmp(&last.level) {
            std::cmp::Ordering::Greater => key!("training-up"),
            std::cmp::Ordering::Less => key!("training-down"),
            std::cmp::Ordering::Equal => key!("training-stay"),
        };
        let LevelScore { level, won, drawn, lost: against } = last;
        say!(key, won = won, drawn = drawn, lost = against, games = last.games(), level = level.number(), next = next.number())
    }
}

fn scores(games: &[(Level, u8)]) -> Vec<LevelScore> {
    let mut scores: BTreeMap<Level, LevelScore> = BTreeMap::new();
    for &(level, half_points) in games {
        scores.entry(level).or_insert_with(|| LevelScore::none(level)).count(half_points);
    }
    scores.into_values().collect()
}

/// What games say of each set of rules. Games with odds and from positions that were set up say nothing of strength.
pub(super) fn trained(library: &Library, games: &[LevelGame]) -> BTreeMap<String, TrainingRecord> {
    let mut by_rules: BTreeMap<&str, Vec<&LevelGame>> = BTreeMap::new();
    for game in games {
        by_rules.entry(&game.game).or_default().push(game);
    }
    let records = by_rules.into_iter().map(|(id, games)| {
        let begin = library.get(id).ok().and_then(|variant| Some(start(&variant).ok()?.text(&variant)));
        let usual = games.into_iter().filter(|game| begin.as_ref().is_none_or(|begin| *begin == game.start));
        let known: Vec<(Level, u8)> = usual.filter_map(|game| Some((Level::new(game.level)?, game.half_points))).collect();
        (id.to_owned(), TrainingRecord::of(&known))
    });
    records.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(known: &[(u8, u8)]) -> TrainingRecord {
        let games: Vec<(Level, u8)> = known.iter().map(|&(level, half)| (Level::new(level).expect("a level"), half)).collect();
        TrainingRecord::of(&games)
    }

    fn next(known: &[(u8, u8)]) -> u8 {
        games(known).next().number()
    }

    #[test]
    fn levels_follow_the_last_results() {
        assert_eq!(next(&[]), 2, "a first game");
        assert_eq!(next(&[(3, 2)]), 3, "one game says little");
        assert_eq!(next(&[(3, 2), (3, 2)]), 3);
        assert_eq!(next(&[(3, 2), (3, 2), (3, 2)]), 4);
        assert_eq!(next(&[(3, 2), (3, 0), (3, 2), (3, 2), (3, 2), (3, 0)]), 4, "four of five");
        assert_eq!(next(&[(3, 2), (3, 0), (3, 2), (3, 0), (3, 1)]), 3);
        assert_eq!(next(&[(3, 0), (3, 0), (3, 0), (3, 2), (3, 0), (3, 2), (3, 2)]), 2, "one of five");
        assert_eq!(next(&[(4, 0), (3, 2), (3, 2), (3, 2)]), 4, "one bad game at a new level");
        assert_eq!(next(&[(1, 0), (1, 0), (1, 0)]), 1, "there is none below");
        assert_eq!(next(&[(8, 2), (8, 2), (8, 2)]), 8, "there is none above");
    }

    #[test]
    fn results_are_counted_by_level() {
        let record = games(&[(3, 2), (2, 0), (3, 1), (2, 2), (3, 0), (3, 2)]);
        let counted: Vec<_> = record.scores.iter().map(|score| (score.level.number(), score.won, score.drawn, score.lost)).collect();
        assert_eq!(counted, [(2, 1, 0, 1), (3, 2, 1, 1)]);
        let last = record.last.expect("there are games");
        assert_eq!((last.level.number(), last.games()), (3, 1), "the games before were at another level");
        assert_eq!(record.rating, Rating::of(&record.scores));
        let mut older = vec![(3, 2); 50];
        older.extend([(1, 0); 50]);
        assert_eq!(games(&older).rating, games(&older[..50]).rating, "what was long ago no longer counts");
    }

    #[test]
    fn games_with_odds_or_from_elsewhere_are_left_out() {
        let library = crate::shipped::library();
        let variant = library.get("fide-chess").expect("shipped");
        let begin = start(&variant).expect("a start").text(&variant);
        let game = |start: &str, level| LevelGame { game: "fide-chess".to_owned(), start: start.to_owned(), level, half_points: 2 };
        let known = trained(&library, &[game(&begin, 3), game("4k3/8/8/8/8/8/8/4K3 w - - 0 1", 5), game(&begin, 3), game(&begin, 99)]);
        let record = &known["fide-chess"];
        assert_eq!((record.scores.len(), record.scores[0].won), (1, 2), "{record:?}");
    }
}
