//! What an engine tells while it looks at a position, put together into what our own search tells.

use std::time::{Duration, Instant};

use nestmate_core::notation::{Tongue, read_played, read_xboard_move};
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::legal_moves;
use nestmate_core::variant::Variant;
use nestmate_engine::{Info, Line, Score};

use super::fault::ForeignFault;

/// How long it is waited between two reports, so that one that tells a great deal does not keep the window busy.
const PAUSE: Duration = Duration::from_millis(80);

/// How many lines that are of no protocol are passed over before an engine counts as broken.
pub(super) const MOST_STRANGE: usize = 20_000;

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

/// A mate in n moves is told as this and n, with the sign of the score.
const MATE: i64 = 100_000;

/// Takes in a line of thinking as the protocol of `XBoard` has it: depth, score, hundredths of a second, nodes and moves.
/// `None` if it is none.
pub(super) fn take_thinking(
    line: &str,
    (position, variant): (&Position, &Variant),
    scan: &mut SearchScan<'_>,
    several: bool,
) -> Option<()> {
    let (figures, moves) = thinking(line)?;
    let [depth, score, hundredths, nodes] = figures;
    let read = |position: &Position, text: &str| read_written(position, variant, text);
    let texts = moves.split_whitespace().map(unnumbered).filter(|text| !text.is_empty());
    let pv = follow(position, variant, texts, read).unwrap_or_default();
    let Some(&first) = pv.first() else { return Some(()) };
    let score = match score {
        MATE.. => mate_of(score - MATE),
        _ if score <= -MATE => mate_of(score + MATE),
        _ => score_of(variant, score),
    };
    let depth = u32::try_from(depth).unwrap_or_default();
    let (nodes, elapsed) =
        (u64::try_from(nodes).unwrap_or_default(), u64::try_from(hundredths).ok().map(|time| Duration::from_millis(time * 10)));
    let rank = if several { scan.rank(first, depth) } else { 0 };
    scan.take(ToldLine { rank, depth, reached: depth, nodes, elapsed, fullness: 0, line: Line { score, pv } });
    Some(())
}

/// A word without the number of a move before it: `1.e4`, `1...`.
fn unnumbered(word: &str) -> &str {
    match word.split_once('.') {
        Some((number, rest)) if number.chars().all(|letter| letter.is_ascii_digit()) => rest.trim_start_matches('.'),
        _ => word,
    }
}

/// The four figures of a line of thinking, and what follows.
fn thinking(line: &str) -> Option<([i64; 4], &str)> {
    let mut rest = line.trim_start();
    let mut figures = [0; 4];
    for figure in &mut figures {
        let (word, after) = rest.split_once(char::is_whitespace)?;
        // Some write the depth with a sign after it.
        *figure = word.trim_end_matches(['.', '+', '-', '&', '?', '!']).parse().ok()?;
        rest = after.trim_start();
    }
    // What stands before a tab are more figures.
    Some((figures, rest.split_once('\t').map_or(rest, |(_, moves)| moves)))
}

/// A move as engines write it in their thinking: cell by cell, or in short notation.
fn read_written(position: &Position, variant: &Variant, text: &str) -> Option<Move> {
    let legal = || legal_moves(position, variant);
    let text = text.trim_end_matches(['!', '?', ',']);
    read_xboard_move(position, variant, text).ok().or_else(|| read_played(position, variant, &legal(), text, Tongue::Theirs).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinking_is_told_from_other_lines() {
        let known = [
            ("9 156 1084 48000 Nf3 Nc6", ([9, 156, 1084, 48000], "Nf3 Nc6")),
            (" 4. -30 12 900 12 800 0\te2e4 e7e5", ([4, -30, 12, 900], "e2e4 e7e5")),
        ];
        for (line, expected) in known {
            assert_eq!(thinking(line), Some(expected));
        }
        for other in ["", "move e2e4", "# 1 2 3 4 x", "1 2 3", "feature ping=1"] {
            assert_eq!(thinking(other), None, "{other}");
        }
    }
}
