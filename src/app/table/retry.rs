//! Bad moves: those of a reviewed game, put once more to whoever made them, where what is tried is only looked at; and the user's move
//! against the computer, which is looked at before the computer answers it.

use std::borrow::Cow;

use nestmate_core::game::{NodeId, Step};
use nestmate_core::position::{Move, Position, move_text};
use nestmate_core::variant::HouseRules;
use nestmate_text::named_side;
use nestmate_text::words::{key, say, told};

use super::Table;
use super::preview::Preview;
use crate::app::advice::caution::CautionMove;
use crate::app::advice::findings::{Compared, Findings, Mark};
use crate::app::advice::hint::Rung;
use crate::app::advice::jobs::{Asked, Purpose};
use crate::app::advice::reason::MoveReason;
use crate::app::advice::study::{Retry, RetryStanding, RetryStep, Visit};
use crate::app::effect::{Effect, Effects};
use crate::app::new_game::Player;
use crate::app::written::{MoveSentence, WrittenMove};
use crate::recall::Grade;
use crate::storage::{OwnMistake, PracticeItem};

/// The most moves of a line that are shown after a move that was tried.
const SHOWN: usize = 5;

impl Table {
    /// Whether a mistake is on the board, and the moves that are made there are only tried.
    pub(super) fn is_retrying(&self) -> bool {
        self.study.retry.as_ref().is_some_and(|retry| retry.standing != RetryStanding::Over)
    }

    pub(in crate::app) fn keeps_answer(&self) -> bool {
        self.study.retry.as_ref().is_some_and(Retry::asks) || self.is_judging() || self.is_solving()
    }

    pub(super) fn is_judging(&self) -> bool {
        matches!(self.study.retry.as_ref().map(|retry| retry.standing), Some(RetryStanding::Judging(_)))
    }

    fn retry_answer(&self) -> Option<&[Move]> {
        let (node, _) = self.study.retry.as_ref()?.mistake()?;
        let before = self.game.tree().parent(node)?;
        let found = self.study.book.get(self.game.tree().hash(before))?;
        found.lines.first().map(|line| &line.moves[..])
    }

    pub(in crate::app) fn retry_words(&self) -> Option<MoveSentence> {
        let retry = self.study.retry.as_ref()?;
        let name = |mv| WrittenMove::of(self.naming(), &self.before_mistake(), mv);
        let best = self.retry_answer().and_then(<[Move]>::first).copied();
        Some(match (retry.standing, retry.mistake()) {
            (RetryStanding::Asked, Some((node, mark))) => {
                let key = match mark {
                    Mark::Inaccuracy => key!("retry-ask-inaccuracy"),
                    Mark::Mistake => key!("retry-ask-mistake"),
                    Mark::Blunder => key!("retry-ask-blunder"),
                };
                let side = named_side(self.game.variant(), self.game.position().side());
                MoveSentence::new([name(self.game.tree().mv(node)?)], |[played]| say!(key, played = played, side = side))
            }
            (RetryStanding::Judging(mv), _) => MoveSentence::new([name(mv)], |[tried]| say!("retry-judging", tried = tried)),
            (RetryStanding::Right(mv), _) => match best {
                Some(best) if best != mv => {
                    MoveSentence::new([name(mv), name(best)], |[tried, best]| say!("retry-good", tried = tried, best = best))
                }
                Some(_) | None => MoveSentence::new([name(mv)], |[tried]| say!("retry-best", tried = tried)),
            },
            (RetryStanding::Wrong(mv, mark), _) => {
                let key = match mark {
                    Mark::Inaccuracy => key!("retry-wrong-inaccuracy"),
                    Mark::Mistake => key!("retry-wrong-mistake"),
                    Mark::Blunder => key!("retry-wrong-blunder"),
                };
                MoveSentence::new([name(mv)], |[tried]| say!(key, tried = tried))
            }
            (RetryStanding::Shown, _) => MoveSentence::new([name(best?)], |[best]| say!("retry-shown", best = best)),
            (RetryStanding::Over, _) | (RetryStanding::Asked, None) => {
                say!("retry-over", found = retry.found, of = retry.mistakes.len()).into()
            }
        })
    }

    /// The position that is asked about, wherever the game is.
    fn before_mistake(&self) -> Cow<'_, Position> {
        let node = self.study.retry.as_ref().and_then(Retry::mistake);
        let before = node.and_then(|(node, _)| self.game.tree().parent(node)).filter(|&before| before != self.game.current());
        before.map_or(Cow::Borrowed(self.game.position()), |before| Cow::Owned(self.game.position_at(before)))
    }

    pub(in crate::app) fn begin_retry(&mut self, mistakes: Vec<(NodeId, Mark)>) -> Effects {
        let back = self.study.retry.as_ref().map_or(self.game.current(), |retry| retry.back);
        self.study.set_retry(Some(Retry::new(mistakes, back)));
        self.put_mistake()
    }

    /// Asks what is better than a move of this game, which was found out when the move was made: what the best line is, and what the move
    /// comes to.
    pub(in crate::app) fn ask_about(&mut self, mistake: (NodeId, Mark), found: Findings, (played, compared): (Move, Compared)) {
        self.study.know(self.game.position().hash(), found, (played, compared));
        self.study.set_retry(Some(Retry::new(vec![mistake], self.game.current())));
        self.paused = true;
    }

    /// Notes how the first answer to the mistake has come out; what is tried after that was learnt from it.
    fn note_answer(&mut self, right: bool) -> Effects {
        let Some(retry) = self.study.retry.as_mut() else { return Effects::none() };
        let grade = match (right, retry.hinted || retry.helped) {
            (false, _) => Grade::Again,
            (true, true) => Grade::Hard,
            (true, false) => Grade::Good,
        };
        if std::mem::replace(&mut retry.noted, true) {
            return Effects::none();
        }
        let item = self.kept_mistake().map(|mistake| PracticeItem::Mistake(Box::new(mistake)));
        item.map_or_else(Effects::none, |item| Effect::Tried { item, grade }.into())
    }

    fn kept_mistake(&self) -> Option<OwnMistake> {
        let (node, _) = self.study.retry.as_ref()?.mistake()?;
        let (variant, position) = (self.variant(), self.game.position());
        let (hash, played) = (position.hash(), self.game.tree().mv(node)?);
        let (found, compared) = (self.study.book.get(hash)?, self.study.book.played(hash, played)?);
        let line = found.lines.first()?.moves.iter().take(SHOWN);
        Some(OwnMistake {
            game: variant.id.clone(),
            house: HouseRules::of(variant),
            position: position.text(variant),
            played: move_text(variant, played),
            line: line.map(|&mv| move_text(variant, mv)).collect(),
            depth: found.depth,
            best: compared.best,
            worth: compared.played,
        })
    }

    fn put_mistake(&mut self) -> Effects {
        let node = self.study.retry.as_ref().and_then(Retry::mistake);
        if let Some(before) = node.and_then(|(node, _)| self.game.tree().parent(node)) {
            self.game.go(Step::To(before));
        }
        self.paused = true;
        self.settle()
    }

    pub(super) fn retry_step(&mut self, step: RetryStep) -> Effects {
        match step {
            RetryStep::Begin => Effects::none(),
            RetryStep::Again => self.try_again(),
            RetryStep::Answer => self.show_answer(),
            RetryStep::Next => self.next_mistake(),
            RetryStep::Leave => self.leave_retry(),
        }
    }

    pub(super) fn try_again(&mut self) -> Effects {
        self.study.stop_review();
        self.set_standing(RetryStanding::Asked);
        self.settle()
    }

    fn show_answer(&mut self) -> Effects {
        let effects = self.settle();
        let Some(line) = self.retry_answer().map(<[Move]>::to_vec) else { return effects };
        self.set_standing(RetryStanding::Shown);
        self.follow(line);
        effects.then(self.note_answer(false))
    }

    fn next_mistake(&mut self) -> Effects {
        let Some(retry) = self.study.retry.as_mut() else { return Effects::none() };
        let back = retry.back;
        if retry.advance() {
            return self.put_mistake();
        }
        self.game.go(Step::To(back));
        self.settle()
    }

    fn leave_retry(&mut self) -> Effects {
        let Some(retry) = self.study.set_retry(None) else { return Effects::none() };
        self.study.stop_review();
        self.game.go(Step::To(retry.back));
        self.settle()
    }

    /// Tries a move in the position of a mistake: what is known of it is told at once, anything else is looked at first.
    pub(super) fn retry_with(&mut self, mv: Move) -> Effects {
        let told = self.hints.hint.as_ref().is_some_and(|hint| hint.rung >= Rung::Moves);
        let effects = self.settle();
        if let Some(retry) = self.study.retry.as_mut() {
            retry.helped |= told;
        }
        if !self.study.retry.as_ref().is_some_and(Retry::asks) || !self.game.legal().contains(&mv) {
            return effects;
        }
        let hash = self.game.position().hash();
        let book = &self.study.book;
        let Some(found) = book.get(hash) else { return effects.then(Effects::fail(told!("computer-no-move"))) };
        let best = (found.verdict, found.depth);
        if found.best() == Some(mv) {
            return effects.then(self.tried(mv, None, vec![mv]));
        }
        if let Some(compared) = book.played(hash, mv) {
            let line = self.line_after(mv);
            return effects.then(self.tried(mv, self.mark_of(compared), line));
        }
        let last = self.game.last_move();
        let (position, history) = (self.game.position().clone(), self.game.hashes_before());
        self.study.look_at(Visit { position, history, last, played: Some(mv), best: Some(best) });
        self.set_standing(RetryStanding::Judging(mv));
        self.follow(vec![mv]);
        effects
    }

    pub(super) fn judge_tried(&mut self, asked: Asked, found: Option<&Findings>) -> Effects {
        let Some(RetryStanding::Judging(mv)) = self.study.retry.as_ref().map(|retry| retry.standing) else { return Effects::none() };
        let here = self.game.position().hash();
        if asked.purpose != Purpose::Review || (asked.hash, asked.only) != (here, Some(mv)) {
            return Effects::none();
        }
        let line = found.and_then(|found| found.lines.first()).map_or_else(|| vec![mv], |line| line.moves.clone());
        if let Some(compared) = self.study.book.played(here, mv) {
            return self.tried(mv, self.mark_of(compared), line);
        }
        // The search has failed, which has been said.
        self.stop_judging();
        Effects::none()
    }

    pub(super) fn stop_judging(&mut self) {
        if self.is_judging() {
            self.set_standing(RetryStanding::Asked);
            self.put_down();
        }
    }

    fn mark_of(&self, compared: Compared) -> Option<Mark> {
        Mark::new(compared.lost(self.game.position().side()))
    }

    fn line_after(&self, mv: Move) -> Vec<Move> {
        let after = self.game.position().after(self.variant(), mv);
        let reply = self.study.book.get(after.hash()).and_then(|found| found.lines.first());
        std::iter::once(mv).chain(reply.into_iter().flat_map(|line| line.moves.iter().copied())).collect()
    }

    /// Says how a tried move has come out, and plays what follows it on the board: after a bad one what refutes it.
    fn tried(&mut self, mv: Move, mark: Option<Mark>, line: Vec<Move>) -> Effects {
        let Some(retry) = self.study.retry.as_mut() else { return Effects::none() };
        retry.standing = mark.map_or(RetryStanding::Right(mv), |mark| RetryStanding::Wrong(mv, mark));
        retry.found += usize::from(mark.is_none() && !retry.helped);
        self.follow(line);
        self.note_answer(mark.is_none())
    }

    fn follow(&mut self, mut line: Vec<Move>) {
        line.truncate(SHOWN);
        self.preview = Some(Preview::follow(&self.game, line));
    }

    fn set_standing(&mut self, standing: RetryStanding) {
        if let Some(retry) = self.study.retry.as_mut() {
            retry.standing = standing;
        }
    }
}

impl Table {
    /// Plays a move that the user has made, which the computer answers once it has been looked at.
    pub(super) fn make_own(&mut self, mv: Move) -> Effects {
        let (here, before, history) = (self.game.current(), self.game.position().clone(), self.game.hashes_before());
        let spent = self.clock.spent_here(self.timed());
        let known = self.game.tree().child_by(here, mv).is_some();
        let heeded = self.is_users_turn() && self.study.caution.heeds(before.hash(), mv);
        let effects = self.make(mv);
        if heeded && self.game.current() != here && self.is_computers_turn() {
            let (node, after) = (self.game.current(), self.game.position().clone());
            self.study.caution.look_at(CautionMove { node, known, mv, before, after, history, spent });
        }
        effects
    }

    fn is_users_turn(&self) -> bool {
        let side = self.game.position().side();
        let players = (self.player(side), self.player(side.other()));
        players == (Player::Human, Player::Computer) && self.game.outcome().is_none() && self.study.retry.is_none()
    }

    /// What has to be searched to know whether the user's move is good. While the user thinks, that is the position on the board, but
    /// not where the user only looks back.
    pub(in crate::app) fn caution_wanted(&self) -> Option<Asked> {
        let here = (self.is_users_turn() && !self.paused).then(|| self.game.position().hash());
        self.study.caution.wanted(here)
    }

    /// Takes in why a move is good: what would answer the user's, the one of a puzzle, or else the one of the hint.
    pub(in crate::app) fn explain(&mut self, reason: MoveReason) {
        if self.study.caution.question().is_some() {
            self.study.caution.explain(Some(reason));
        } else if let Some(trial) = self.trial_mut() {
            trial.why = Some(reason);
        } else {
            self.hints.explain(reason);
        }
    }

    /// Lets the move stand that the user was asked about, or takes it back. What was used of the turn before stays used.
    pub(super) fn confirm(&mut self, stands: bool) -> Effects {
        let Some(made) = self.study.caution.pass().filter(|made| made.node == self.game.current() && !stands) else {
            return Effects::none();
        };
        let effects = self.settle();
        // A warning that was heeded leaves nothing in the list of moves.
        if made.known {
            self.game.take_back();
        } else {
            self.game.withdraw();
        }
        self.clock.turn_back(&self.game, made.spent);
        self.paused = false;
        effects
    }
}
