//! What the window reads of the engine and of those of others.

use std::sync::Arc;

use nestmate_core::game::NodeId;
use nestmate_core::position::Move;
use nestmate_core::variant::{KindId, Side};
use nestmate_text::words::{named, say};

use crate::app::advice::caution::CautionShown;
use crate::app::advice::findings::{Compared, Verdict};
use crate::app::advice::guests::Seat;
use crate::app::advice::hint::{self, Hint, InnerBest, Rung};
use crate::app::advice::jobs::Thinking;
use crate::app::advice::judge::{Analysis, Judge};
use crate::app::advice::mate::{MateHunt, MateShown};
use crate::app::advice::strength::Machine;
use crate::app::advice::study::Retry;
use crate::app::app::App;
use crate::app::engines::{Engines, Guest, ListedEngine};
use crate::app::lens::fold::Fold;
use crate::app::new_game::Player;
use crate::app::story::{Story, StorySentence};
use crate::app::words;
use crate::app::written::{MoveSentence, WrittenMove};
use crate::foreign::ForeignFault;
use crate::saying::Saying;
use crate::storage::WhyWoken;

impl App {
    pub fn machine(&self) -> Machine {
        self.adviser.machine
    }

    /// The size of the engine's table in MiB: less than was chosen where there is no memory for it.
    pub fn table(&self) -> usize {
        self.adviser.jobs.table
    }

    pub fn thinking(&self) -> Option<&Thinking> {
        self.adviser.jobs.thinking.as_ref()
    }

    /// What a piece of a kind is worth in this game, in hundredths of a Pawn; `None` for the royal piece, and until the engine has worked it out.
    pub fn worth(&self, kind: KindId) -> Option<i32> {
        self.adviser.worth(&self.table, kind)
    }

    /// Whether a move of the user's is being looked at or asked about, before the computer answers it.
    pub fn weighs_move(&self) -> bool {
        self.table.study.caution.made().is_some()
    }

    pub fn caution(&self) -> Option<CautionShown> {
        let (made, alarm) = self.table.study.caution.alarm()?;
        let reason = alarm.reason.as_ref();
        let moves = std::iter::once(made.mv).chain(alarm.answer);
        let cells = moves.flat_map(|mv| [(!mv.is_drop()).then(|| mv.from()), Some(mv.to())]).flatten().collect();
        self.told(|naming| {
            Some(CautionShown {
                play: MoveSentence::new([WrittenMove::of(naming, &made.before, made.mv)], |[played]| say!("caution-play", played = played)),
                costs: reason.map_or_else(|| say!("caution-much").to_owned(), |reason| reason.costs(naming)),
                reason: reason.map(|reason| reason.at_once(naming)),
                shares: alarm.shares,
                cells,
            })
        })
    }

    pub fn hint(&self) -> Option<&Hint> {
        self.table.hints.hint.as_ref()
    }

    /// Where to look, as the hint that is shown says it first.
    pub fn hinted_place(&self) -> Option<String> {
        let hint = self.hint()?;
        Some(self.told(|naming| hint::place(self.game().position(), naming, hint.best()).text))
    }

    pub fn hinted_piece(&self, mv: Move) -> String {
        self.told(|naming| words::hinted_piece(self.game().position(), naming, mv))
    }

    pub fn hint_reason(&self) -> Option<String> {
        let reason = self.hint()?.reason.as_ref()?;
        Some(self.told(|naming| reason.sentence(naming)))
    }

    /// What is best in a game inside, where the best move of the hint is better than that; in the names of the board as it is folded.
    pub fn hint_inside(&self) -> Option<MoveSentence> {
        let hint = self.hint().filter(|hint| hint.rung == Rung::Line)?;
        let InnerBest::Worse(fold, mv, verdict) = &hint.inside else { return None };
        let variant = self.variant();
        let written = |mv| self.told(|naming| WrittenMove::of(naming, self.game().position(), mv));
        let game = named(fold.in_text(variant));
        let compared = Compared { best: hint.verdict, played: *verdict };
        Some(MoveSentence::new([*mv, hint.best()].map(written), |[inner, best]| match (compared.gap(variant), hint.verdict) {
            (Some(by), _) => say!("hint-inside", game = game, inner = inner, best = best, by = by),
            (None, Verdict::Win(..)) => say!("hint-inside-wins", game = game, inner = inner, best = best),
            (None, Verdict::Centipawns(_)) => say!("hint-inside-loses", game = game, inner = inner, best = best),
        }))
    }

    /// A move as it is written in the place of the one that led to a place of the game; `None` at the start.
    pub fn written_before(&self, node: NodeId, mv: Move) -> Option<WrittenMove> {
        let position = self.game().position_at(self.game().tree().parent(node)?);
        Some(self.told(|naming| WrittenMove::of(naming, &position, mv)))
    }

    pub fn hint_is_on_board(&self) -> bool {
        self.table.hints.on_board().is_some()
    }

    /// How many positions the review has looked at, and of how many, while it is under way.
    pub fn review_progress(&self) -> Option<(usize, usize)> {
        // The answer to a wrong move in a puzzle is no review.
        self.table.study.progress().filter(|_| self.trial().is_none())
    }

    /// The move that the user is told about: the one on the board, or the user's own before the computer's last one.
    pub fn told_move(&self) -> Option<NodeId> {
        self.table.told_move()
    }

    /// Whether a move was made by the user, who plays the computer.
    pub fn is_own_move(&self, node: NodeId) -> bool {
        self.table.is_against_computer() && self.table.mover(node) == Some(Player::Human)
    }

    /// Whether a move that was made is being looked at.
    pub fn is_judging(&self, node: NodeId) -> bool {
        let tree = self.game().tree();
        tree.parent(node).is_some_and(|before| self.table.study.awaits(tree.hash(before)))
    }

    pub fn mate(&self) -> Option<MateShown> {
        self.mate_here().map(MateHunt::shown)
    }

    pub fn mate_line(&self) -> &[Move] {
        self.mate_here().map_or(&[], MateHunt::line)
    }

    fn mate_here(&self) -> Option<&MateHunt> {
        let plays = self.trial().is_none() && self.learning().is_none();
        self.adviser.mate(self.game(), self.serial()).filter(|_| plays)
    }

    pub fn retry(&self) -> Option<&Retry> {
        self.table.study.retry.as_ref()
    }

    pub fn retry_words(&self) -> Option<MoveSentence> {
        self.table.retry_words()
    }

    /// What the lattices did in the line on the board, once that has been worked out.
    pub fn story(&self) -> Option<Arc<Story>> {
        self.adviser.storyteller.story(self.game(), self.serial(), || self.ways_to_fold())
    }

    /// The same in sentences, with what a review has found of the games inside.
    pub fn story_told(&self, story: &Story) -> Vec<StorySentence> {
        let judge = self.judge();
        let reviewed = self.review_progress().is_none() && !judge.analysis.hidden;
        let cases = if reviewed { judge.inside_cases(story) } else { Vec::new() };
        let inside = if reviewed { self.adviser.storyteller.inside(self.game(), story.folds.clone(), cases) } else { Arc::default() };
        self.told(|naming| story.told(naming, &inside))
    }

    pub fn analysis(&self) -> Analysis {
        self.analysis
    }

    pub fn judge(&self) -> Judge<'_> {
        let mut analysis = self.analysis;
        if self.table.keeps_answer() {
            analysis.keep_quiet();
        }
        Judge { game: &self.table.game, study: &self.table.study, analysis }
    }
}

impl App {
    pub fn engines(&self) -> &Engines {
        &self.engines
    }

    pub fn engines_for(&self, game: &str) -> Vec<(&str, &ListedEngine)> {
        self.engines.knowing(game, &self.library().known_as(game))
    }

    pub fn analyst(&self) -> Option<&str> {
        self.engines.analyst_of(self.variant())
    }

    /// The lattice whose game the computer plays for a side, and nothing else.
    pub fn inside(&self, side: Side) -> Option<&Arc<Fold>> {
        self.table.inside(side)
    }

    /// Why the computer, which was to play a game inside for a side, plays the whole board here, if it does.
    pub fn woken(&self, side: Side) -> Option<WhyWoken> {
        self.table.woken(side)
    }

    pub fn guest(&self, side: Side) -> Option<&Guest> {
        self.table.guest(side)
    }

    pub fn engine_failure(&self, seat: Seat) -> Option<String> {
        self.adviser.jobs.guests.failure(seat).map(Saying::said)
    }

    /// Whether the engine at a seat waits for the user to say that it may be started on this computer.
    pub fn engine_asks(&self, seat: Seat) -> bool {
        self.adviser.jobs.guests.failure(seat).is_some_and(|failure| matches!(failure.fault, ForeignFault::Elsewhere(_)))
    }

    pub fn is_at_work(&self, engine: &str) -> bool {
        self.adviser.is_at_work(engine)
    }
}
