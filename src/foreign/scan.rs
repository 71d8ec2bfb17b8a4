//! What an engine tells while it looks at a position, put together into what our own search tells.

use std::time::{Duration, Instant};

use nestmate_core::position::{Move, Position};
use nestmate_core::variant::Variant;
use nestmate_engine::{Info, Line, Score};

use super::fault::ForeignFault;

/// How long it is waited between two reports, so that one that tells a great deal does not keep the window busy.
const PAUSE: Duration = Duration::from_millis(80);

/// How many lines that are of no protocol are passed over before an engine counts as broken.
const MOST_STRANGE: usize = 20_000;

const LONGEST_LINE: usize = 60;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ToldLine {
    /// Its place among the best, from 0.
    pub(super) rank: usize,
    pub(super) depth: u32,
    pub(super) reached: u32,
    pub(super) nodes: u64,
    pub(super) elapsed: Option<Duration>,
    pub(super) fullness: u32,
    pub(super) line: Line,
}

pub(super) struct SearchScan<'a> {
    report: &'a mut dyn FnMut(&Info),
    lines: Vec<ToldLine>,
    most: usize,
    begun: Instant,
    reported: Option<Instant>,
    /// Whether something has been told that has not been reported.
    news: bool,
    strange: usize,
}

impl<'a> SearchScan<'a> {
    /// Lines of a search that begins now, of which so many are wanted.
    pub(super) fn new(most: usize, report: &'a mut dyn FnMut(&Info)) -> Self {
        Self { report, lines: Vec::new(), most, begun: Instant::now(), reported: None, news: false, strange: 0 }
    }

    pub(super) fn take(&mut self, told: ToldLine) {
        if told.rank >= self.most.max(1) {
            return;
        }
        // Where the best one has got deeper, lines of places that are no longer told go.
        self.lines.retain(|known| known.rank != told.rank && known.depth + 1 >= told.depth);
        let at = self.lines.partition_point(|known| known.rank < told.rank);
        self.lines.insert(at, told);
        self.news = true;
        self.flush(false);
    }

    /// The place of a line that begins with this move among those of its depth, where they come one after the other without a number.
    pub(super) fn rank(&self, first: Move, depth: u32) -> usize {
        let alike = || self.lines.iter().filter(|known| known.depth == depth);
        alike().find(|known| known.line.pv.first() == Some(&first)).map_or_else(|| alike().count(), |known| known.rank)
    }

    /// Notes a line that is of no protocol.
    pub(super) fn strange(&mut self) -> Result<(), ForeignFault> {
        self.strange += 1;
        if self.strange > MOST_STRANGE { Err(ForeignFault::Babbles) } else { Ok(()) }
    }

    /// Reports what is new, at once or when it is time.
    pub(super) fn flush(&mut self, now: bool) {
        let due = now || self.reported.is_none_or(|last| last.elapsed() >= PAUSE);
        if self.news
            && due
            && let Some(info) = self.info()
        {
            (self.report)(&info);
            (self.news, self.reported) = (false, Some(Instant::now()));
        }
    }

    pub(super) fn info(&self) -> Option<Info> {
        let (first, others) = self.lines.split_first()?;
        let told = first.clone();
        let nodes = self.lines.iter().map(|line| line.nodes).max().unwrap_or_default();
        let elapsed = self.lines.iter().filter_map(|line| line.elapsed).max().unwrap_or_else(|| self.begun.elapsed());
        let (depth, reached, fullness) = (told.depth, told.reached, told.fullness);
        let others = others.iter().map(|line| line.line.clone()).collect();
        Some(Info { depth, reached, nodes, elapsed, fullness, score: told.line.score, pv: told.line.pv, others })
    }
}

/// A score in hundredths of a Pawn as our engine would have it, whose unit differs from game to game.
pub(super) fn score_of(variant: &Variant, shown: i64) -> Score {
    const MOST: i64 = 400_000;
    #[expect(clippy::cast_possible_truncation, reason = "it has been brought within bounds")]
    let shown = shown.clamp(-MOST, MOST) as i32;
    Score::Centipawns(variant.weights.of_shown(shown))
}

pub(super) fn mate_of(moves: i64) -> Score {
    #[expect(clippy::cast_possible_truncation, reason = "it has been brought within bounds")]
    Score::Mate(moves.clamp(-9999, 9999) as i32)
}

/// The moves of a line as far as they can be played; what the first is called if not even that one can.
pub(super) fn follow<'t>(
    position: &Position,
    variant: &Variant,
    texts: impl Iterator<Item = &'t str>,
    read: impl Fn(&Position, &str) -> Option<Move>,
) -> Result<Vec<Move>, String> {
    let mut position = position.clone();
    let mut moves = Vec::new();
    for text in texts.take(LONGEST_LINE) {
        let Some(mv) = read(&position, text) else {
            if moves.is_empty() {
                return Err(text.to_owned());
            }
            break;
        };
        position.play(variant, mv);
        moves.push(mv);
    }
    Ok(moves)
}
