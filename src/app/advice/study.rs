//! What searches have found about one game, and a review of it that is under way.

use nestmate_core::game::Game;
use nestmate_core::position::Move;
use nestmate_core::rules::no_moves;
use nestmate_core::variant::Variant;

use crate::app::advice::caution::Caution;
use crate::app::advice::findings::{Book, Compared, Findings};
use crate::app::advice::jobs::{Asked, Purpose, SearchProgress};
use crate::app::advice::retry::Retry;
use crate::app::advice::review::{Review, Visit};
use crate::app::advice::verdict::Verdict;

/// What is known of one game; it goes away with the game.
#[derive(Debug, Default)]
pub(in crate::app) struct Study {
    book: Book,
    others: Book,
    review: Option<Review>,
    /// What has been looked at to the end, so that there is nothing more to be found.
    exhausted: Option<Asked>,
    retry: Option<Retry>,
    caution: Caution,
}

impl Study {
    pub(in crate::app) fn book(&self) -> &Book {
        &self.book
    }

    pub(in crate::app) fn others(&self) -> &Book {
        &self.others
    }

    pub(in crate::app) fn forget_others(&mut self) {
        (self.others, self.exhausted) = (Book::default(), None);
    }

    /// How many positions the review has looked at, and of how many, while it is under way.
    pub(in crate::app) fn progress(&self) -> Option<(usize, usize)> {
        self.review.as_ref().map(Review::progress)
    }

    pub(in crate::app) fn next(&self) -> Option<&Visit> {
        self.review.as_ref().and_then(Review::next)
    }

    /// Begins a review of the line on the board; false if all of it has been reviewed.
    pub(in crate::app) fn begin_review(&mut self, game: &Game) -> bool {
        let review = Review::new(game, |hash| self.book.is_reviewed(hash));
        let begun = review.is_some();
        if begun {
            self.review = review;
        }
        begun
    }

    /// Looks at one move of a position that has been reviewed, before anything else.
    pub(in crate::app) fn look_at(&mut self, visit: Visit) {
        match &mut self.review {
            Some(review) => review.put_first(visit),
            None => self.review = Some(Review::of(visit)),
        }
    }

    /// Takes over what a review has found before of a position and of a move that was played in it.
    pub(in crate::app) fn know(&mut self, hash: u64, found: Findings, (played, compared): (Move, Compared)) {
        self.book.note(hash, found);
        self.book.review(hash);
        self.book.note_played(hash, played, compared);
    }

    pub(in crate::app) fn stop_review(&mut self) {
        self.review = None;
    }

    pub(in crate::app) fn caution(&self) -> &Caution {
        &self.caution
    }

    pub(in crate::app) fn caution_mut(&mut self) -> &mut Caution {
        &mut self.caution
    }

    pub(in crate::app) fn retry(&self) -> Option<&Retry> {
        self.retry.as_ref()
    }

    pub(in crate::app) fn retry_mut(&mut self) -> Option<&mut Retry> {
        self.retry.as_mut()
    }

    /// Begins to retry mistakes, or ends it; gives back those that were being retried.
    pub(in crate::app) fn set_retry(&mut self, retry: Option<Retry>) -> Option<Retry> {
        std::mem::replace(&mut self.retry, retry)
    }

    pub(in crate::app) fn is_exhausted(&self, asked: Asked) -> bool {
        self.exhausted == Some(asked)
    }

    pub(in crate::app) fn note(&mut self, progress: SearchProgress, variant: &Variant) {
        let SearchProgress { asked, found, finished, fault, resigns: _ } = progress;
        match asked.purpose {
            Purpose::Threat if finished => {
                let found = found.unwrap_or_else(|| Findings::end(Verdict::Centipawns(0)));
                self.book.note_threat(asked.hash, found);
            }
            // What was not searched has no verdict.
            Purpose::Review if fault.is_some() => self.review = None,
            Purpose::Review if finished => self.reviewed(asked, found, variant),
            Purpose::Analysis => {
                if let Some(found) = found {
                    let book = if asked.guest { &mut self.others } else { &mut self.book };
                    book.note(asked.hash, found);
                }
                if finished {
                    self.exhausted = Some(asked);
                }
            }
            _ => {}
        }
    }

    /// Takes in a step of the review: what a position is worth, or what the move that was played in it has come to.
    fn reviewed(&mut self, asked: Asked, found: Option<Findings>, variant: &Variant) {
        let Some(review) = &mut self.review else { return };
        let Some(visit) = review.next() else { return };
        let mut again = None;
        if let Some(mv) = asked.only {
            if let (Some(found), Some((best, _))) = (&found, visit.best) {
                self.book.note_played(asked.hash, mv, Compared { best, played: found.verdict });
            }
        } else {
            let found = found.unwrap_or_else(|| Findings::end(Verdict::of(no_moves(&visit.position, variant, visit.last))));
            let is_other = visit.played.is_some() && found.best().is_some() && visit.played != found.best();
            again = is_other.then_some((found.verdict, found.depth));
            self.book.note(asked.hash, found);
            self.book.review(asked.hash);
        }
        if let Some((best, depth)) = again {
            review.look_again(best, depth);
        } else if !review.advance() {
            self.review = None;
        }
    }
}
