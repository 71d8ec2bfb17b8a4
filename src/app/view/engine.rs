//! What the window reads of the engine and of those of others.

use std::collections::BTreeMap;

use nestmate_core::game::NodeId;
use nestmate_core::position::Move;
use nestmate_core::variant::{KindId, Side};
use nestmate_text::words::{Told, say};

use crate::app::advice::caution::CautionShown;
use crate::app::advice::findings::Findings;
use crate::app::advice::guests::Seat;
use crate::app::advice::hint::Hint;
use crate::app::advice::jobs::Thinking;
use crate::app::advice::judge::Judge;
use crate::app::advice::mate::{MateHunt, MateShown};
use crate::app::advice::retry::Retry;
use crate::app::advice::strength::Machine;
use crate::app::advice::verdict::{Mark, Verdict};
use crate::app::app::App;
use crate::app::engines::{Guest, ListedEngine};
use crate::app::words;
use crate::app::written::WrittenMove;
use crate::foreign::ForeignFault;
use crate::saying::Saying;

/// What the engine does and thinks.
impl App {
    pub fn machine(&self) -> Machine {
        self.adviser.machine()
    }

    /// The size of the engine's table in MiB: less than was chosen where there is no memory for it.
    pub fn table(&self) -> usize {
        self.adviser.table()
    }

    pub fn thinking(&self) -> Option<&Thinking> {
        self.adviser.thinking()
    }

    /// What a piece of a kind is worth in this game, in hundredths of a Pawn; `None` for the royal piece, and until the engine has worked it out.
    pub fn worth(&self, kind: KindId) -> Option<i32> {
        self.adviser.worth(&self.table, kind)
    }

    /// Whether a move of the user's is being looked at or asked about, before the computer answers it.
    pub fn weighs_move(&self) -> bool {
        self.table.caution().made().is_some()
    }

    /// What the user is asked about a move that gives much away, before the computer answers it.
    pub fn caution(&self) -> Option<CautionShown> {
        let (made, alarm) = self.table.caution().alarm()?;
        let reason = alarm.reason.as_ref();
        let moves = std::iter::once(made.mv).chain(alarm.answer);
        let cells = moves.flat_map(|mv| [(!mv.is_drop()).then(|| mv.from()), Some(mv.to())]).flatten().collect();
        self.told(|naming| {
            Some(CautionShown {
                played: WrittenMove::of(naming, &made.before, made.mv).text(),
                costs: reason.map_or_else(|| say!("caution-much").to_owned(), |reason| reason.costs(naming)),
                reason: reason.map(|reason| reason.at_once(naming)),
                shares: alarm.shares,
                cells,
            })
        })
    }

    pub fn hint(&self) -> Option<&Hint> {
        self.table.hints().shown()
    }

    pub fn hinted_piece(&self, mv: Move) -> String {
        self.told(|naming| words::hinted_piece(self.game().position(), naming, mv))
    }

    pub fn hint_reason(&self) -> Option<String> {
        let reason = self.hint()?.reason.as_ref()?;
        Some(self.told(|naming| reason.sentence(naming)))
    }

    /// A move as it is written in the place of the one that led to a place of the game; `None` at the start.
    pub fn written_before(&self, node: NodeId, mv: Move) -> Option<WrittenMove> {
        let (game, tree) = (self.game(), self.game().tree());
        let before = tree.parent(node)?;
        let mut position = game.start().clone();
        for mv in tree.path(before).into_iter().filter_map(|node| tree.mv(node)) {
            position.make(game.variant(), mv);
        }
        Some(self.told(|naming| WrittenMove::of(naming, &position, mv)))
    }

    pub fn hint_is_on_board(&self) -> bool {
        self.table.hints().on_board().is_some()
    }

    pub fn analysis_is_on(&self) -> bool {
        self.analysis.is_on()
    }

    pub fn engine_is_hidden(&self) -> bool {
        self.analysis.is_hidden()
    }

    pub fn arrows_are_on(&self) -> bool {
        self.analysis.draws_arrows()
    }

    pub fn threat_is_on(&self) -> bool {
        self.analysis.asks_threat()
    }

    /// How many positions the review has looked at, and of how many, while it is under way.
    pub fn review_progress(&self) -> Option<(usize, usize)> {
        // The answer to a wrong move in a puzzle is no review.
        self.table.study().progress().filter(|_| self.trial().is_none())
    }

    /// What is known of a forced mate in the position on the board, if one was looked for.
    pub fn mate(&self) -> Option<MateShown> {
        self.mate_here().map(MateHunt::shown)
    }

    /// The line of the mate that was found there; empty without one.
    pub fn mate_line(&self) -> &[Move] {
        self.mate_here().map_or(&[], MateHunt::line)
    }

    fn mate_here(&self) -> Option<&MateHunt> {
        let plays = self.trial().is_none() && self.learning().is_none();
        self.adviser.mate(self.game(), self.serial()).filter(|_| plays)
    }

    /// What the analysis has found about the position on the board; nothing while it is off or out of sight.
    pub fn findings(&self) -> Option<&Findings> {
        self.judge().findings()
    }

    pub fn retry(&self) -> Option<&Retry> {
        self.table.retry()
    }

    /// What is asked of whoever retries a mistake, or how the tried move has come out.
    pub fn retry_words(&self) -> Option<String> {
        self.table.retry_words()
    }

    /// How accurately a side has played in the line on the board, 0 to 100, once all its moves have been reviewed.
    pub fn accuracy(&self, side: Side) -> Option<f32> {
        self.judge().accuracy(side)
    }

    /// The few moves of the line that gave most away, in the order of the game.
    pub fn moments(&self) -> Vec<NodeId> {
        self.judge().moments()
    }

    pub fn judges(&self) -> bool {
        self.judge().judges()
    }

    pub fn verdict(&self) -> Option<Verdict> {
        self.judge().verdict()
    }

    pub fn threat(&self) -> Option<&Findings> {
        self.judge().threat()
    }

    /// The positions of the line on the board with what each is worth as far as that is known: the start first.
    pub fn graph(&self) -> Vec<(NodeId, Option<Verdict>)> {
        self.judge().graph()
    }

    /// What a review thinks of the move that led to a place of the game; nothing if it was good or is not known.
    pub fn mark(&self, node: NodeId) -> Option<Mark> {
        self.judge().mark(node)
    }

    /// What would have been better than the move that led to a place, if that move has a mark.
    pub fn better(&self, node: NodeId) -> Option<Move> {
        self.judge().better(node)
    }

    pub(in crate::app) fn judge(&self) -> Judge<'_> {
        let mut analysis = self.analysis;
        if self.table.keeps_answer() {
            analysis.keep_quiet();
        }
        Judge { game: self.table.game(), study: self.table.study(), analysis }
    }
}

impl App {
    pub fn engines(&self) -> &BTreeMap<String, ListedEngine> {
        self.engines.listed()
    }

    pub fn engines_for(&self, game: &str) -> Vec<(&str, &ListedEngine)> {
        self.engines.knowing(game, &self.library().known_as(game))
    }

    pub fn analyst(&self) -> Option<&str> {
        self.engines.analyst_of(self.variant())
    }

    pub fn guest(&self, side: Side) -> Option<&Guest> {
        self.table.guest(side)
    }

    /// What the engine of somebody else at a seat has done, while it is not asked again.
    pub fn engine_failure(&self, seat: Seat) -> Option<String> {
        self.adviser.failure(seat).map(Saying::said)
    }

    /// Whether the engine at a seat waits for the user to say that it may be started on this computer.
    pub fn engine_asks(&self, seat: Seat) -> bool {
        self.adviser.failure(seat).is_some_and(|failure| matches!(failure.fault, ForeignFault::Elsewhere(_)))
    }

    /// Whether an engine is being tried: one that is added, or the one of this name.
    pub fn is_trying(&self, engine: Option<&str>) -> bool {
        self.engines.is_asking(engine)
    }

    /// What has come of the last thing that was asked of an engine in the list, and whether it is good.
    pub fn engine_said(&self) -> Option<&(bool, Told)> {
        self.engines.said()
    }

    pub fn added_engine(&self) -> Option<&str> {
        self.engines.added()
    }

    pub fn is_at_work(&self, engine: &str) -> bool {
        self.adviser.is_at_work(engine)
    }
}
