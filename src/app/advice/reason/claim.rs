//! What can be said for a move, and the words for it. Every claim can be checked on the board.

use nestmate_core::geometry::Cell;
use nestmate_core::variant::{KindId, Piece, Side};
use nestmate_text::named_side;
use nestmate_text::words::{TextKey, key, named, say};

use super::Question;
use crate::app::advice::findings::Verdict;
use crate::app::naming::Naming;

pub type PieceOn = (Piece, Cell);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    Only,
    /// The opponent has lost on the board: by mate if this is true, or else for want of a move.
    Ends(bool),
    /// The game is won on the board, though the opponent could still move.
    Wins,
    /// The opponent is mated in this many moves, this one counted.
    Mates(u32),
    Captures(PieceOn, Trade),
    /// This many pieces of the opponent can no longer move for want of their semi-royal.
    Freezes(usize),
    Thaws(usize),
    /// It gives check, by the piece that moved or by another.
    Checks(Option<PieceOn>),
    /// It ends a check, by the King's leaving or by standing between.
    EndsCheck(Relief),
    Becomes(KindId, Became),
    Castles,
    /// The piece attacks two others at once; either could be won, or one is the King.
    Forks(PieceOn, PieceOn),
    /// A piece of the opponent could be won by the next move, which could not be won before.
    Threatens(PieceOn),
    ThreatensMate,
    /// The opponent would have mated in this many moves.
    StopsMate(u32),
    /// The piece could have been won by another, and can no longer be.
    Escapes(PieceOn),
    /// An own piece could have been won, and is guarded now.
    Guards(PieceOn),
    /// An own piece could have been won by another, which no longer reaches it.
    Shields(PieceOn, PieceOn),
    /// In the line that follows this piece of the opponent is captured, and material is won in all.
    WinsLater(PieceOn),
    /// The piece needs this many more moves to its change for the better, on an empty board.
    Nears(u32),
    /// An own piece has more moves than before: from how many to how many.
    Frees(PieceOn, usize, usize),
    GainsRoom(usize, usize),
    /// This many centipawns better than the next best move.
    Better(i32),
    Leads(Verdict),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trade {
    Free,
    /// Material is won, whatever takes back.
    Won,
    /// Nothing is won or lost when the piece is taken back.
    Even,
    Given,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relief {
    Leaves,
    /// A piece comes between the King and this one.
    Blocks(PieceOn),
    Captures,
}

/// How a piece becomes another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Became {
    Promoted,
    Turned,
    /// It is exchanged or swapped with a reserve.
    Exchanged,
    /// It is given for a missing piece.
    Restored,
}

impl Claim {
    /// Whether nothing else matters.
    pub(super) fn is_final(&self) -> bool {
        matches!(self, Self::Ends(_) | Self::Wins | Self::Mates(_))
    }

    /// Its place among other claims; the weightiest has the least.
    pub(super) fn weight(&self) -> u32 {
        match self {
            Self::Ends(_) | Self::Wins => 0,
            Self::Mates(_) => 1,
            Self::Only => 2,
            Self::Captures(_, Trade::Free | Trade::Won) => 10,
            Self::Freezes(_) => 11,
            Self::EndsCheck(_) => 12,
            Self::StopsMate(_) => 13,
            Self::ThreatensMate => 14,
            Self::Becomes(..) => 15,
            Self::Forks(..) => 16,
            Self::Checks(_) => 17,
            Self::Captures(_, Trade::Even) => 18,
            Self::WinsLater(_) => 19,
            Self::Escapes(_) => 20,
            Self::Shields(..) => 21,
            Self::Guards(_) => 22,
            Self::Thaws(_) => 23,
            Self::Threatens(_) => 24,
            Self::Captures(_, Trade::Given) => 25,
            Self::Castles => 26,
            Self::Nears(_) => 27,
            Self::Frees(..) => 28,
            Self::GainsRoom(..) => 29,
            Self::Better(_) => 30,
            Self::Leads(_) => 31,
        }
    }

    /// Whether this claim and a later one can stand in one sentence without saying the same thing twice.
    pub(super) fn goes_with(&self, later: &Self) -> bool {
        match (self, later) {
            (Self::EndsCheck(_), _) => matches!(later, Self::Checks(_) | Self::Captures(..)),
            (Self::WinsLater((_, won)), Self::Threatens((_, cell))) => won != cell,
            (Self::Forks((_, a), (_, b)), Self::WinsLater((_, won))) => won != a && won != b,
            (_, Self::Better(_) | Self::Leads(_) | Self::Only | Self::Ends(_) | Self::Wins | Self::Mates(_))
            | (Self::Forks(..) | Self::ThreatensMate, Self::Threatens(_) | Self::Checks(_))
            | (Self::Frees(..), Self::GainsRoom(..))
            | (Self::StopsMate(_), Self::Shields(..) | Self::Guards(_) | Self::Escapes(_))
            | (Self::Shields(..), Self::Guards(_)) => false,
            // What is nice to have is not worth a word beside what is won.
            (_, Self::GainsRoom(..) | Self::Frees(..) | Self::Nears(_)) => self.weight() >= Self::Castles.weight(),
            _ => true,
        }
    }
}

pub(super) fn sentence(naming: Naming<'_>, question: &Question, claims: &[Claim]) -> String {
    let words = ReasonWords { naming, side: question.position.side() };
    let who = words.subject(question);
    match claims {
        [] => say!("reason-none", who = who),
        [one] => say!("reason-one", who = who, claim = words.claim(one)),
        [Claim::Captures(victim, _), Claim::Freezes(pieces), ..] => {
            say!("reason-captures-freezing", who = who, victim = words.piece(*victim), pieces = *pieces, side = words.other())
        }
        [Claim::Captures(victim, Trade::Free | Trade::Won | Trade::Even), second, ..] => {
            say!("reason-captures-and", who = who, victim = words.piece(*victim), second = words.claim(second))
        }
        [first, second, ..] => say!("reason-two", who = who, claim = words.claim(first), second = words.claim(second)),
    }
}

/// What says whose pieces freeze, with a loss and without one: the user's, or those of a side.
pub(super) const YOURS: [TextKey; 2] = [key!("caution-loses-freezing"), key!("caution-freezes")];
pub(super) const THEIRS: [TextKey; 2] = [key!("cost-loses-freezing"), key!("cost-freezes")];

pub(super) fn costs(naming: Naming<'_>, question: &Question, claims: &[Claim], [loses_freezing, freezes]: [TextKey; 2]) -> String {
    let words = ReasonWords { naming, side: question.position.side() };
    let (side, whose) = (named_side(naming.variant, words.side), words.other());
    let frozen = claims.iter().find_map(|claim| if let Claim::Freezes(pieces) = claim { Some(*pieces) } else { None });
    let told = claims.iter().find_map(|claim| match *claim {
        Claim::Ends(true) | Claim::Mates(1) => Some(say!("caution-mate", side = side)),
        Claim::Mates(moves) => Some(say!("caution-mates", side = side, moves = moves)),
        Claim::Captures(victim, Trade::Free | Trade::Won) => Some(if let Some(pieces) = frozen {
            say!(loses_freezing, piece = words.piece(victim), pieces = pieces, whose = whose)
        } else {
            say!("caution-loses", piece = words.piece(victim))
        }),
        Claim::Freezes(pieces) => Some(say!(freezes, side = side, pieces = pieces, whose = whose)),
        Claim::Forks(a, b) => Some(say!("caution-forks", side = side, piece = words.piece(a), other = words.piece(b))),
        Claim::WinsLater(won) => Some(say!("caution-later", piece = words.piece(won))),
        Claim::Wins => Some(say!("caution-wins", side = side)),
        _ => None,
    });
    told.unwrap_or_else(|| say!("caution-much").to_owned())
}

struct ReasonWords<'a> {
    naming: Naming<'a>,
    side: Side,
}

impl ReasonWords<'_> {
    fn other(&self) -> &str {
        named_side(self.naming.variant, self.side.other())
    }

    /// `The Charolais from c1`, `A Dabchick dropped on c3`.
    fn subject(&self, question: &Question) -> String {
        let Some(&mv) = question.line.first() else { return String::new() };
        let (key, cell) = if mv.is_drop() { (key!("reason-dropped"), mv.to()) } else { (key!("reason-moved"), mv.from()) };
        say!(key, piece = self.naming.piece(question.position.mover(mv), cell), cell = self.naming.place(cell))
    }

    /// `the Alibaba on i16 (Chess · even cells)`: with the layer where pieces of one name freeze apart.
    fn piece(&self, (piece, cell): PieceOn) -> String {
        let (name, place) = (self.naming.piece(piece, cell), self.naming.place(cell));
        // Of a folded board there is only one.
        if let Some(lattice) = self.lattice(piece, cell).filter(|_| self.naming.fold.is_none()) {
            say!("reason-piece-of", lattice = named(lattice), name = name, cell = place)
        } else {
            say!("reason-piece", name = name, cell = place)
        }
    }

    fn lattice(&self, piece: Piece, cell: Cell) -> Option<&str> {
        let (variant, kind) = (self.naming.variant, piece.kind());
        let freezes = variant.group(kind, cell) > 0 || variant.guard(kind, cell) > 0;
        let several = variant.layers.iter().filter(|layer| layer.pieces.contains(kind)).count() > 1;
        let layer = variant.piece_layer(kind, cell);
        layer.filter(|_| freezes && several).map(|layer| layer.name.as_str())
    }

    fn claim(&self, claim: &Claim) -> String {
        let piece = |piece: PieceOn| self.piece(piece);
        match *claim {
            Claim::Only => say!("claim-only").to_owned(),
            Claim::Ends(true) => say!("claim-mate").to_owned(),
            Claim::Ends(false) => say!("claim-no-move", side = self.other()),
            Claim::Wins => say!("claim-wins").to_owned(),
            Claim::Mates(moves) => say!("claim-forces-mate", moves = moves),
            Claim::Captures(victim, trade) => say!(capture(trade), piece = piece(victim)),
            Claim::Freezes(pieces) => say!("claim-freezes", pieces = pieces, side = self.other()),
            Claim::Thaws(pieces) => say!("claim-thaws", pieces = pieces, side = named_side(self.naming.variant, self.side)),
            Claim::Checks(None) => say!("claim-checks").to_owned(),
            Claim::Checks(Some(by)) => say!("claim-uncovers-check", piece = piece(by)),
            Claim::EndsCheck(Relief::Leaves) => say!("claim-leaves-check").to_owned(),
            Claim::EndsCheck(Relief::Captures) => say!("claim-ends-check").to_owned(),
            Claim::EndsCheck(Relief::Blocks(by)) => say!("claim-blocks-check", piece = piece(by)),
            Claim::Becomes(kind, change) => self.change(self.naming.plain(kind), change),
            Claim::Castles => say!("claim-castles").to_owned(),
            Claim::Forks(a, b) => say!("claim-forks", piece = piece(a), other = piece(b)),
            Claim::Threatens(threatened) => say!("claim-threatens", piece = piece(threatened)),
            Claim::ThreatensMate => say!("claim-threatens-mate").to_owned(),
            Claim::StopsMate(moves) => say!("claim-stops-mate", moves = moves),
            Claim::Escapes(attacker) => say!("claim-escapes", piece = piece(attacker)),
            Claim::Guards(guarded) => say!("claim-guards", piece = piece(guarded)),
            Claim::Shields(shielded, from) => say!("claim-shields", piece = piece(shielded), other = piece(from)),
            Claim::WinsLater(won) => say!("claim-wins-later", piece = piece(won)),
            Claim::Nears(moves) => say!("claim-nears", moves = moves),
            Claim::Frees(freed, from, to) => say!("claim-frees", piece = piece(freed), from = from, to = to),
            Claim::GainsRoom(from, to) => say!("claim-gains-room", from = from, to = to),
            Claim::Better(by) => say!("claim-better", by = self.pawns(by)),
            Claim::Leads(verdict) => self.leads(verdict),
        }
    }

    fn change(&self, name: &str, change: Became) -> String {
        match change {
            Became::Promoted => say!("claim-promoted", name = named(name)),
            Became::Turned => say!("claim-turned", name = named(name)),
            Became::Exchanged => say!("claim-exchanged", piece = nestmate_text::a_piece(name)),
            Became::Restored => say!("claim-restored", side = named_side(self.naming.variant, self.side), name = named(name)),
        }
    }

    fn pawns(&self, score: i32) -> String {
        let score = self.naming.variant.weights.shown(score);
        format!("{}{}{:02}", score / 100, say!("decimal-sign"), score % 100)
    }

    fn leads(&self, verdict: Verdict) -> String {
        let (own, other, value) = (named_side(self.naming.variant, self.side), self.other(), verdict.text(self.naming.variant));
        match verdict {
            Verdict::Centipawns(-30..=30) => say!("claim-balance").to_owned(),
            Verdict::Centipawns(score) if (score > 0) == (self.side == Side::White) => say!("claim-ahead", side = own, verdict = value),
            Verdict::Centipawns(_) => say!("claim-best-behind", side = other, verdict = value),
            Verdict::Win(..) => say!("claim-best-lost", side = other, verdict = value),
        }
    }
}

fn capture(trade: Trade) -> TextKey {
    match trade {
        Trade::Free => key!("claim-captures-free"),
        Trade::Won => key!("claim-captures-won"),
        Trade::Even => key!("claim-captures-even"),
        Trade::Given => key!("claim-captures-given"),
    }
}
