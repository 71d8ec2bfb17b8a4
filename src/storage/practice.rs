//! What is practised: exercises and puzzles that failed and mistakes of the user's own games, each with how well it is remembered and when it comes
//! back. Times are seconds since 1970.

use nestmate_core::variant::{HouseRules, Report, Side};
use serde::{Deserialize, Serialize};

use super::fault::FileFault;
use super::ron_file;
use crate::recall::{Grade, Recall};

const FORMAT: &str = "nestmate practice";

/// The version that is written; all up to it are read. The second one knows puzzles of the user's own files.
const VERSION: u32 = 2;

const MAX_PRACTICE: usize = 16 << 20;

/// The most cards that are kept. Of more, those that are remembered best go.
const MOST_CARDS: usize = 5000;

const MOST_ATTEMPTS: usize = 12;

/// What comes back after this many seconds because it failed.
const SOON: u64 = 10 * 60;

/// A day, in seconds, and how much earlier than a whole number of them something comes back: whoever practises a little earlier than the
/// last time finds it all the same.
const DAY: u64 = 86_400;
const EARLIER: u64 = 6 * 3600;

/// When something comes back that is no longer wanted.
const NEVER: u64 = u64::MAX;

/// What a position is worth as White sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Verdict {
    /// The engine's score in hundredths of a pawn-like piece; above 0 White is better off.
    Centipawns(i32),
    /// A side wins in this many moves of its own; in none: it has won.
    Win(Side, u32),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OwnMistake {
    pub game: String,
    #[serde(default)]
    pub house: HouseRules,
    pub position: String,
    pub played: String,
    pub line: Vec<String>,
    /// How deep that was looked for, in plies.
    pub depth: u32,
    pub best: Verdict,
    pub worth: Verdict,
}

/// What is practised. A puzzle of a file of the user's own may be gone by the time that it comes back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PracticeItem {
    Exercise { game: String, lesson: String, exercise: usize },
    Puzzle { game: String, id: String },
    OwnPuzzle { game: String, line: String },
    Mistake(Box<OwnMistake>),
}

impl PracticeItem {
    pub fn game(&self) -> &str {
        match self {
            Self::Exercise { game, .. } | Self::Puzzle { game, .. } | Self::OwnPuzzle { game, .. } => game,
            Self::Mistake(mistake) => &mistake.game,
        }
    }

    /// Whether it is the same thing, whatever else has been found about it.
    pub fn is(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Mistake(one), Self::Mistake(two)) => {
                (&one.game, &one.house, &one.position, &one.played) == (&two.game, &two.house, &two.position, &two.played)
            }
            (Self::Exercise { .. } | Self::Puzzle { .. } | Self::OwnPuzzle { .. } | Self::Mistake(_), _) => self == other,
        }
    }
}

/// One attempt: when, and the grade's number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Try(pub u64, pub u8);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Card {
    pub item: PracticeItem,
    /// How long it is remembered, in days.
    stability: f64,
    difficulty: f64,
    pub due: u64,
    #[serde(default)]
    pub tries: Vec<Try>,
}

impl Card {
    fn last(&self) -> u64 {
        self.tries.last().map_or(0, |known| known.0)
    }

    pub fn is_wanted(&self) -> bool {
        self.due != NEVER
    }

    fn first(item: PracticeItem, grade: Grade, now: u64) -> Self {
        let mut card = Self { item, stability: 0.0, difficulty: 0.0, due: now, tries: Vec::new() };
        card.learn(Recall::first(grade), grade, now);
        card
    }

    fn again(&mut self, grade: Grade, now: u64) {
        let days = (now.saturating_sub(self.last()) + DAY / 2) / DAY;
        let known = Recall { stability: self.stability, difficulty: self.difficulty };
        self.learn(known.after(grade, u32::try_from(days).unwrap_or(u32::MAX)), grade, now);
    }

    fn learn(&mut self, known: Recall, grade: Grade, now: u64) {
        (self.stability, self.difficulty) = (known.stability, known.difficulty);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a hundred years at most")]
        let days = known.stability.round().max(1.0) as u64;
        self.due = now + if grade == Grade::Again { SOON } else { days * DAY - EARLIER };
        self.tries.push(Try(now, grade.number()));
        let many = self.tries.len().saturating_sub(MOST_ATTEMPTS);
        self.tries.drain(..many);
    }
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Practice {
    /// When the user wanted everything to be forgotten: what was tried until then does not come back from another window.
    forgotten: u64,
    pub cards: Vec<Card>,
}

impl Practice {
    pub fn text(&self) -> String {
        ron_file::written(self, (FORMAT, VERSION), 3)
    }

    pub fn read(name: &str, text: &str) -> Result<Self, Box<Report<FileFault>>> {
        ron_file::read(name, text, FORMAT, VERSION, MAX_PRACTICE)
    }

    /// Notes how an attempt has gone; gives back when it comes back. What comes right without help and never failed is not practised, but
    /// a mistake of a game always is.
    pub fn note(&mut self, item: PracticeItem, grade: Grade, now: u64) -> Option<u64> {
        if let Some(card) = self.cards.iter_mut().find(|card| card.item.is(&item)) {
            card.item = item;
            card.again(grade, now);
            return Some(card.due);
        }
        if grade == Grade::Good && !matches!(item, PracticeItem::Mistake(_)) {
            return None;
        }
        let card = Card::first(item, grade, now);
        let due = card.due;
        self.cards.push(card);
        self.bound();
        Some(due)
    }

    /// What is due, in the order in which it became so.
    pub fn due(&self, now: u64) -> Vec<&Card> {
        let mut due: Vec<&Card> = self.cards.iter().filter(|card| card.due <= now).collect();
        due.sort_by_key(|card| card.due);
        due
    }

    pub fn retire(&mut self, item: &PracticeItem, now: u64) {
        if let Some(card) = self.cards.iter_mut().find(|card| card.item.is(item)) {
            card.due = NEVER;
            card.tries.push(Try(now, 0));
        }
    }

    pub fn forget(&mut self, now: u64) {
        *self = Self { forgotten: now, ..Self::default() };
    }

    /// Takes over what another window has noted: of each card what was tried last.
    pub fn merge(&mut self, other: &Self) {
        self.forgotten = self.forgotten.max(other.forgotten);
        for card in &other.cards {
            match self.cards.iter_mut().find(|known| known.item.is(&card.item)) {
                Some(known) if known.last() < card.last() => known.clone_from(card),
                Some(_) => {}
                None => self.cards.push(card.clone()),
            }
        }
        let forgotten = self.forgotten;
        self.cards.retain(|card| forgotten == 0 || card.last() > forgotten);
        self.bound();
    }

    fn bound(&mut self) {
        if self.cards.len() > MOST_CARDS {
            self.cards.sort_by_key(|card| card.due);
            self.cards.truncate(MOST_CARDS);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 1_700_000_000;

    fn exercise(exercise: usize) -> PracticeItem {
        PracticeItem::Exercise { game: "game".to_owned(), lesson: "piece N".to_owned(), exercise }
    }

    fn mistake(line: &str) -> PracticeItem {
        PracticeItem::Mistake(Box::new(OwnMistake {
            game: "game".to_owned(),
            house: HouseRules::default(),
            position: "8/8 w - - 0 1".to_owned(),
            played: "a1a2".to_owned(),
            line: vec![line.to_owned()],
            depth: 7,
            best: Verdict::Centipawns(30),
            worth: Verdict::Win(Side::Black, 2),
        }))
    }

    #[test]
    fn a_failure_comes_back_soon_and_successes_ever_later() {
        let mut practice = Practice::default();
        let mut now = NOW;
        assert_eq!(practice.note(exercise(0), Grade::Good, now), None, "what never failed is not practised");
        let due = practice.note(exercise(0), Grade::Again, now).expect("a card");
        assert_eq!(due - now, SOON);
        assert!(practice.due(now).is_empty() && practice.due(due).len() == 1);
        let mut last = 0;
        for _ in 0..5 {
            now = practice.cards[0].due;
            let due = practice.note(exercise(0), Grade::Good, now).expect("a card");
            assert!(due - now > last && due - now >= DAY - EARLIER, "{} after {last}", due - now);
            last = due - now;
        }
        assert!(last > 10 * DAY);
        let due = practice.note(exercise(0), Grade::Again, now + last).expect("a card");
        assert_eq!(due - now - last, SOON);
        assert_eq!(practice.cards.len(), 1);
    }

    #[test]
    fn the_file_brings_back_what_was_written() {
        let mut practice = Practice::default();
        practice.note(mistake("b1c3"), Grade::Good, NOW);
        practice.note(exercise(2), Grade::Hard, NOW);
        let line = "one\t3\tfork\t8/8 w - - 0 1\ta1a2 b1b2".to_owned();
        practice.note(PracticeItem::OwnPuzzle { game: "game".to_owned(), line }, Grade::Again, NOW);
        practice.retire(&exercise(2), NOW + 1);
        let read = Practice::read("practice", &practice.text()).expect("its own text");
        assert_eq!(read, practice);
        assert_eq!(read.due(NOW + 3 * DAY).len(), 2, "what is not wanted is never due");
        let broken = practice.text().replace("stability: ", "stability: x");
        assert!(Practice::read("practice", &broken).is_err());
        let newer = practice.text().replace("version: 2", "version: 3");
        assert!(Practice::read("practice", &newer).is_err_and(|report| matches!(report.fault, FileFault::Newer { .. })));
    }

    #[test]
    fn the_same_mistake_is_one_card_whatever_is_found_about_it() {
        let mut practice = Practice::default();
        practice.note(mistake("b1c3"), Grade::Good, NOW);
        practice.note(mistake("g1f3"), Grade::Good, NOW + 2 * DAY);
        let [Card { item: PracticeItem::Mistake(known), .. }] = &practice.cards[..] else { panic!("one card") };
        assert_eq!(known.line, ["g1f3"]);
    }

    #[test]
    fn two_windows_keep_what_was_tried_last_and_forget_together() {
        let (mut one, mut two) = (Practice::default(), Practice::default());
        one.note(exercise(0), Grade::Again, NOW);
        two.note(exercise(0), Grade::Again, NOW + 50);
        two.note(exercise(1), Grade::Again, NOW);
        let newest = two.cards[0].clone();
        one.merge(&two);
        assert!(one.cards.len() == 2 && one.cards[0] == newest);
        one.forget(NOW + 60);
        one.merge(&two);
        assert!(one.cards.is_empty(), "what was forgotten stays so");
        two.note(exercise(1), Grade::Again, NOW + 70);
        one.merge(&two);
        assert_eq!(one.cards.len(), 1, "what was tried later is known");
    }

    #[test]
    fn there_is_a_bound_and_what_is_remembered_best_goes() {
        let mut practice = Practice::default();
        practice.note(mistake("b1c3"), Grade::Good, NOW);
        (0..MOST_CARDS).for_each(|at| _ = practice.note(exercise(at), Grade::Again, NOW));
        assert_eq!(practice.cards.len(), MOST_CARDS);
        assert!(practice.cards.iter().all(|card| !matches!(card.item, PracticeItem::Mistake(_))));
    }
}
