//! What the user has switched on of the engine's analysis, and what is to be seen of what the engine thinks of a game.

use nestmate_core::game::{EvalScore, Game, NodeId};
use nestmate_core::position::Move;
use nestmate_core::variant::Side;

use crate::app::advice::findings::{Compared, Findings, Mark, Verdict, accuracy};
use crate::app::advice::study::Study;
use crate::app::story::Story;
use crate::app::story::inside::InsideCase;

/// How many moves decide a game, at most.
const MOMENTS: usize = 3;

/// Within the first plies no move is called an inaccuracy: what little one move of the opening is better than another there, a short search
/// cannot tell, and there is no reason to be given.
const OPENING: usize = 8;

/// What is thought of the move of this number, from 1, that gave so much away.
fn mark_of(ply: usize, lost: f32) -> Option<Mark> {
    Mark::new(lost).filter(|&mark| ply > OPENING || mark != Mark::Inaccuracy)
}

/// What is thought of a move: its mark if it was bad, the best move in its place, and what the two are worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JudgedMove {
    pub mark: Option<Mark>,
    pub best: Move,
    pub compared: Compared,
    lost: f32,
}

/// The share of the points to be expected that a move may lose and still be called good: less than what Lichess calls an inaccuracy.
const GOOD: f32 = 0.05;

impl JudgedMove {
    /// Whether it gave away so little that it has no mark, but more than a good move does.
    pub fn is_lesser(&self) -> bool {
        self.mark.is_none() && self.lost >= GOOD
    }
}

#[derive(Clone, Copy)]
pub struct Judge<'a> {
    pub(in crate::app) game: &'a Game,
    pub(in crate::app) study: &'a Study,
    pub(in crate::app) analysis: Analysis,
}

impl<'a> Judge<'a> {
    /// What the analysis has found about the position on the board; nothing while it is off or out of sight.
    pub fn findings(self) -> Option<&'a Findings> {
        let hash = self.game.position().hash();
        let found = if self.analysis.elsewhere { self.study.others.get(hash) } else { self.study.book.get(hash) };
        found.filter(|_| self.analysis.is_shown())
    }

    /// What is known of a position: by whoever analyses, else by ours.
    fn known(self, hash: u64) -> Option<&'a Findings> {
        let others = self.study.others.get(hash).filter(|_| self.analysis.elsewhere);
        others.or_else(|| self.study.book.get(hash))
    }

    /// Whether there is anything to be seen: the analysis is on, or a review has been made.
    pub fn judges(self) -> bool {
        let reviewed = || self.study.book.is_reviewed(self.game.position().hash());
        !self.analysis.hidden && (self.analysis.on || reviewed())
    }

    pub fn verdict(self) -> Option<Verdict> {
        let end = || self.game.outcome().map(Verdict::of);
        let known = || self.known(self.game.position().hash()).map(|found| found.verdict);
        if self.judges() { end().or_else(known) } else { None }
    }

    /// How deep the position on the board has been looked at, in plies.
    pub fn depth(self) -> Option<u32> {
        self.known(self.game.position().hash()).map(|found| found.depth).filter(|&depth| depth > 0 && self.judges())
    }

    pub fn threat(self) -> Option<&'a Findings> {
        self.study.book.threats.get(&self.game.position().hash()).filter(|_| self.analysis.shows_threat())
    }

    /// The positions of the line on the board with what each is worth as far as that is known: the start first.
    pub fn graph(self) -> Vec<(NodeId, Option<Verdict>)> {
        let value = |node: NodeId| self.verdict_at(node).or_else(|| self.recorded(node));
        std::iter::once(NodeId::START).chain(self.game.line()).map(|node| (node, value(node))).collect()
    }

    fn verdict_at(self, node: NodeId) -> Option<Verdict> {
        self.known(self.game.tree().hash(node)).map(|found| found.verdict)
    }

    /// What the game's record says a position is worth, until the review is there.
    fn recorded(self, node: NodeId) -> Option<Verdict> {
        let (tree, weights) = (self.game.tree(), &self.game.variant().weights);
        let score = tree.eval(node).filter(|_| !self.study.book.is_reviewed(tree.hash(node)))?.score;
        Some(match score {
            EvalScore::Pawns(shown) => Verdict::Centipawns(weights.of_shown(shown)),
            EvalScore::Mate(moves) => Verdict::Win(if moves < 0 { Side::Black } else { Side::White }, moves.unsigned_abs()),
        })
    }

    /// Whether a graph has values of moves that only the game's record knows.
    pub fn shows_recorded(self, graph: &[(NodeId, Option<Verdict>)]) -> bool {
        graph.iter().skip(1).any(|&(node, verdict)| verdict.is_some() && self.verdict_at(node).is_none())
    }

    /// What a review thinks of the move that led to a place of the game; nothing if it was good or is not known.
    pub fn mark(self, node: NodeId) -> Option<Mark> {
        let ply = self.game.tree().path(node).len() - 1;
        self.lost(node).filter(|_| !self.analysis.hidden).and_then(|lost| mark_of(ply, lost))
    }

    /// The share of the points to be expected that the move to a place gave away, once a review knows.
    fn lost(self, node: NodeId) -> Option<f32> {
        self.lost_by(self.side_before(node), node)
    }

    fn lost_by(self, mover: Side, node: NodeId) -> Option<f32> {
        let (tree, book) = (self.game.tree(), &self.study.book);
        let (before, mv) = (tree.hash(tree.parent(node)?), tree.mv(node)?);
        // What has been looked at more deeply since may have made it the best one.
        if book.is_reviewed(before) && book.get(before).and_then(Findings::best) == Some(mv) {
            return Some(0.0);
        }
        book.played(before, mv).map(|compared| compared.lost(mover))
    }

    /// What is thought of the move that led to a place of the game, and what was best there, once it has been looked at.
    pub fn judged(self, node: NodeId) -> Option<JudgedMove> {
        let (tree, book) = (self.game.tree(), &self.study.book);
        let (before, mv) = (tree.hash(tree.parent(node)?), tree.mv(node)?);
        let lost = self.lost(node).filter(|_| !self.analysis.hidden)?;
        let known = book.get(before)?;
        let best = known.best()?;
        let compared = book.played(before, mv).filter(|_| best != mv);
        let compared = compared.unwrap_or(Compared { best: known.verdict, played: known.verdict });
        Some(JudgedMove { mark: mark_of(tree.path(node).len() - 1, lost), best, compared, lost })
    }

    /// The moves of the line on the board, each with its side and what it gave away, once a review knows.
    fn all_judged(self) -> impl Iterator<Item = (NodeId, Side, Option<f32>)> + use<'a> {
        let first = self.game.first().0;
        let sides = [first, first.other()].into_iter().cycle();
        self.game.line().into_iter().zip(sides).map(move |(node, side)| (node, side, self.lost_by(side, node)))
    }

    /// How accurately a side has played in the line on the board, from 0 to 100, once all its moves have been reviewed: halfway between
    /// the mean and the harmonic mean of its moves, so that a blunder counts for more than its share.
    pub fn accuracy(self, side: Side) -> Option<f32> {
        let moves = self.all_judged().filter(|&(_, mover, _)| mover == side);
        let known: Option<Vec<f32>> = moves.map(|(.., lost)| lost.map(|lost| accuracy(lost).max(1.0))).collect();
        let known = known.filter(|known| !known.is_empty() && !self.analysis.hidden)?;
        #[expect(clippy::cast_precision_loss, reason = "far fewer moves than a float counts")]
        let count = known.len() as f32;
        let mean = known.iter().sum::<f32>() / count;
        let harmonic = count / known.iter().map(|share| share.recip()).sum::<f32>();
        Some(f32::midpoint(mean, harmonic))
    }

    /// The moves of the line that gave most away, the worst one first: at most three, and only such with a mark.
    pub fn moments(self) -> Vec<NodeId> {
        if self.analysis.hidden {
            return Vec::new();
        }
        let marked = self
            .all_judged()
            .enumerate()
            .filter_map(|(at, (node, _, lost))| Some((at, node, lost.filter(|&lost| mark_of(at + 1, lost).is_some())?)));
        let mut marked: Vec<(usize, NodeId, f32)> = marked.collect();
        marked.sort_by(|one, other| other.2.total_cmp(&one.2));
        marked.truncate(MOMENTS);
        marked.into_iter().map(|known| known.1).collect()
    }

    /// The moves with a mark that these sides have made in the line on the board, whatever is hidden.
    pub(in crate::app) fn mistakes(self, sides: &[Side]) -> Vec<(NodeId, Mark)> {
        let own = self.all_judged().enumerate().filter(|(_, (_, side, _))| sides.contains(side));
        own.filter_map(|(at, (node, _, lost))| Some((node, lost.and_then(|lost| mark_of(at + 1, lost))?))).collect()
    }

    /// The moves within games inside, the worst first.
    pub(in crate::app) fn inside_cases(self, story: &Story) -> Vec<InsideCase> {
        let (tree, book) = (self.game.tree(), &self.study.book);
        let case = |(ply, (node, _, lost)): (usize, (NodeId, Side, Option<f32>))| {
            let (best, lost) = (book.get(tree.hash(tree.parent(node)?))?.best()?, lost?);
            let fold = story.game_of(ply, node)?;
            let bad = Some(best) != tree.mv(node) && (Mark::new(lost) >= Some(Mark::Mistake) || !story.is_on(fold, best));
            Some(InsideCase { ply, fold, best, lost, bad })
        };
        // Not before all of the line is known: what is looked at would be looked at anew with every move.
        let judged: Vec<_> = self.all_judged().collect();
        if judged.iter().any(|(.., lost)| lost.is_none()) {
            return Vec::new();
        }
        let mut cases: Vec<InsideCase> = judged.into_iter().enumerate().filter_map(case).collect();
        cases.sort_by(|one, other| other.lost.total_cmp(&one.lost));
        cases
    }

    /// What would have been better than the move that led to a place, if that move has a mark.
    pub fn better(self, node: NodeId) -> Option<Move> {
        self.judged(node).filter(|judged| judged.mark.is_some()).map(|judged| judged.best)
    }

    pub(in crate::app) fn marked(self, mark: Mark, back: bool) -> Option<NodeId> {
        let line = self.game.line();
        let here = line.iter().position(|&node| node == self.game.current()).map_or(0, |at| at + 1);
        let is_marked = |&&node: &&NodeId| self.mark(node) == Some(mark);
        if back {
            line[..here.saturating_sub(1)].iter().rev().find(is_marked).copied()
        } else {
            line[here..].iter().find(is_marked).copied()
        }
    }

    pub(in crate::app) fn may_be_threatened(self) -> bool {
        self.game.outcome().is_none() && !self.game.tree().check(self.game.current())
    }

    fn side_before(self, node: NodeId) -> Side {
        let plies = self.game.tree().path(node).len() - 1;
        let first = self.game.first().0;
        if plies % 2 == 1 { first } else { first.other() }
    }
}

/// The switches. They stay as they are when another game comes onto the board, unless it is a new one against the computer.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Analysis {
    pub on: bool,
    pub hidden: bool,
    pub arrows: bool,
    pub threat: bool,
    /// Whether the window can be seen at all: nobody watches an analysis that cannot.
    pub(in crate::app) in_sight: bool,
    /// Whether an engine of somebody else analyses.
    pub(in crate::app) elsewhere: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toggle {
    Analysis,
    Engine,
    Arrows,
    Threat,
}

impl Default for Analysis {
    fn default() -> Self {
        Self { on: false, hidden: false, arrows: true, threat: false, in_sight: true, elsewhere: false }
    }
}

impl Analysis {
    pub(in crate::app) fn update(&mut self, switch: Toggle) {
        match switch {
            Toggle::Analysis => {
                self.on = !self.on || self.hidden;
                self.hidden &= !self.on;
            }
            Toggle::Engine => self.hidden = !self.hidden,
            Toggle::Arrows => self.arrows = !self.arrows,
            Toggle::Threat => {
                self.threat = !self.threat || self.hidden;
                self.hidden &= !self.threat;
            }
        }
    }

    /// Shows neither moves nor threats, which would give an answer away, or help against the computer.
    pub(in crate::app) fn keep_quiet(&mut self) {
        (self.on, self.threat) = (false, false);
    }

    pub(in crate::app) fn begin(&mut self) {
        (self.on, self.hidden) = (true, false);
    }

    pub(in crate::app) fn is_shown(self) -> bool {
        self.on && !self.hidden
    }

    pub(in crate::app) fn shows_threat(self) -> bool {
        self.threat && !self.hidden
    }

    pub(in crate::app) fn is_live(self) -> bool {
        self.is_shown() && self.in_sight
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A move without a mark is good only if it gives away less than Lichess lets pass.
    #[test]
    fn a_move_without_a_mark_need_not_be_good() {
        let verdict = Verdict::Centipawns(0);
        let of = |mark, lost| JudgedMove { mark, best: Move::NONE, compared: Compared { best: verdict, played: verdict }, lost };
        assert_eq!([0.0, 0.04, 0.05, 0.3].map(|lost| of(None, lost).is_lesser()), [false, false, true, true]);
        assert!(!of(Some(Mark::Mistake), 0.13).is_lesser(), "the mark says more");
    }

    #[test]
    fn the_first_moves_are_no_inaccuracies() {
        assert_eq!([1, 8, 9].map(|ply| mark_of(ply, 0.1)), [None, None, Some(Mark::Inaccuracy)]);
        assert_eq!([0.13, 0.5].map(|lost| mark_of(2, lost)), [Some(Mark::Mistake), Some(Mark::Blunder)]);
        assert_eq!(mark_of(20, 0.01), None);
    }

    #[test]
    fn what_is_switched_on_while_hidden_comes_into_sight() {
        let mut analysis = Analysis::default();
        for (switch, shown) in [(Toggle::Analysis, Analysis::is_shown as fn(Analysis) -> bool), (Toggle::Threat, Analysis::shows_threat)] {
            analysis.update(switch);
            assert!(shown(analysis));
            analysis.update(Toggle::Engine);
            assert!(!shown(analysis) && analysis.hidden);
            analysis.update(switch);
            assert!(shown(analysis), "the first press brings it back");
            analysis.update(switch);
            assert!(!shown(analysis) && !analysis.hidden, "the second switches it off");
        }
        analysis.begin();
        analysis.in_sight = false;
        assert!(analysis.is_shown() && !analysis.is_live());
    }
}
