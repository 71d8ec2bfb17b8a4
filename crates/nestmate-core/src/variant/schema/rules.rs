//! Special rules, as a definition writes them and as they are looked up.

use serde::{Deserialize, Serialize};

use super::{Lot, Name, Names, Region, Resolved, Sides, Written, is_default};
use crate::geometry::Offset;

/// A rule as a definition writes it.
pub type RuleDef = Rule<Written>;

/// A special rule. Letters mean a piece and its turned side alike, save where a field says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound = "N: Names<Piece = char, Pieces = String, OrAll = Option<String>, List = String, OrList = Option<String>, \
    Cells = Region, OrCells = Option<Region>, Steps = Option<Offset>, OrCount = Option<u8>>")]
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum Rule<N: Names = Resolved> {
    /// A player without a `semi_royal` on `cells` cannot move their `pieces` on `cells`.
    Freeze {
        semi_royal: N::Piece,
        /// The pieces that depend on it.
        pieces: N::Pieces,
        /// The cells that the rule looks at, for both.
        #[serde(default)]
        cells: N::Cells,
    },
    /// From the cells `from`, an unturned piece may make its `step` twice or more in one move if all cells on the way are empty; some
    /// pieces may capture it on any cell that it passed, with a capturing move at once.
    DoubleStep {
        pieces: N::Pieces,
        /// The single step, of which the forward images are meant; straight up the board where left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        step: N::Steps,
        /// Where from; where the pieces begin, where left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: N::OrCells,
        #[serde(default = "twice", skip_serializing_if = "is_twice")]
        most: u8,
        /// The pieces that may capture it; those of its own kind where left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<N::Pieces>,
        #[serde(default, skip_serializing_if = "is_default")]
        side: Sides,
    },
    /// The two pieces, both unmoved, pass each other along their rank.
    Castle {
        royal: N::Piece,
        partner: N::Piece,
        /// How many files the king-like piece goes; two on eight files, and one more for every two more, where left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        steps: N::OrCount,
        /// How many files from the king-like piece's start its partner ends; one less than `steps` where left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        partner_steps: N::OrCount,
        /// The cells on which the king-like piece and its partner end however far apart they begin, in place of steps. The partner comes
        /// from beyond the cell of the other.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<(N::Cells, N::Cells)>,
        /// Which of the cells between must be empty, and are looked at by `safe`.
        #[serde(default)]
        cells: N::Cells,
        /// Which of them must not be attacked.
        #[serde(default)]
        safe: Safe,
        /// The enemy pieces that capture the king-like piece by replying on its start cell or its partner's new cell, and where from.
        #[serde(default)]
        en_passant: Option<(N::Pieces, N::Cells)>,
        #[serde(default, skip_serializing_if = "is_default")]
        side: Sides,
    },
    /// A piece arriving on `on` becomes one of `to`.
    Promote {
        pieces: N::Pieces,
        /// Where; where the board ends straight ahead, where left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: N::OrCells,
        /// The letters to choose from; those of all other pieces that are not royal where left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: N::OrList,
        #[serde(default)]
        optional: bool,
        /// Only while its player has no piece of the letter chosen.
        #[serde(default)]
        if_none: bool,
        /// Only while its player has fewer pieces of the letter chosen, on the board and in the reserve, than at the start.
        #[serde(default)]
        lost: bool,
        /// Whether it is what it was again once it is captured.
        #[serde(default)]
        until_captured: bool,
        #[serde(default, skip_serializing_if = "is_default")]
        side: Sides,
    },
    /// In place of a move, one of `pieces` on `on` may become one of `to`: where it stands, or where a piece of the new kind could go from
    /// there without capturing. The new piece may not attack an enemy piece, nor may the enemy's royal piece be attacked then.
    Become {
        pieces: N::Pieces,
        on: N::Cells,
        to: N::List,
        /// Only while its player has no piece of the letter chosen.
        #[serde(default)]
        if_none: bool,
        /// Whether the last of its kind that its player has may do so anywhere.
        #[serde(default)]
        last: bool,
    },
    /// Pieces may turn over when a move starts or ends in `zone`, and must where they could never move again.
    TurnOver {
        pieces: N::Pieces,
        zone: N::Cells,
        #[serde(default)]
        must: bool,
        /// Whether they turn back in the same way.
        #[serde(default)]
        back: bool,
        /// Whether a quiet move counts only when it comes into the zone or ends where they could never move again, where they then may
        /// stay as they are. A capture counts that starts or ends in the zone.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        entry: bool,
        /// Whether only captures count, and no piece has to turn over where it could never move again.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        capture: bool,
        /// Only while its player has no such piece on the board that has turned over.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        if_none: bool,
    },
    /// A piece arriving on `on` must be exchanged for one of `to` in any reserve, where it then goes.
    Exchange { pieces: N::Pieces, on: N::Cells, to: N::List },
    /// A piece arriving on `on` may be replaced by a `to` from a reserve while its player has none on `missing_on`; it goes to the
    /// enemy's reserve.
    Restore {
        pieces: N::Pieces,
        on: N::Cells,
        to: N::Piece,
        /// Where its player must have none.
        #[serde(default)]
        missing_on: N::Cells,
        from: Vec<Holder>,
    },
    /// A piece whose move starts or ends in `zone` and ends on `on` may be replaced by a `to` from the enemy's reserve, where it
    /// then goes.
    Swap {
        pieces: N::Pieces,
        zone: N::Cells,
        #[serde(default)]
        on: N::Cells,
        to: N::Piece,
    },
    /// When one of `pieces` captures a `victim`, its own side's `victim`s vanish.
    Vanish { pieces: N::Pieces, victim: N::Piece },
    /// A piece captured on `on` goes to this reserve; the first such rule that fits counts.
    Reserve {
        #[serde(default)]
        on: N::Cells,
        to: Holder,
    },
    /// Pieces of the own reserve may be dropped on empty cells of `on`, where they would have a move on an empty board.
    Drop {
        pieces: N::Pieces,
        #[serde(default)]
        on: N::Cells,
        /// Whether they may be dropped with either side up.
        #[serde(default)]
        turned: bool,
        /// Whether they may be dropped where they could never move, too.
        #[serde(default)]
        stuck: bool,
    },
    /// Nifu: no drop of one of `pieces` on a file that already has `most` unturned own pieces of its kind.
    OnePerFile {
        pieces: N::Pieces,
        /// How many of them there can be.
        #[serde(default = "one")]
        most: u8,
    },
    /// No drop of one of `pieces` on a cell of the colour on which its player has another of its kind, nor of any piece where that takes the
    /// last cell of a colour that one of them still needs.
    OnePerColour { pieces: N::Pieces },
    /// Before a game, `pieces` are put by lot on cells of `on` that are still free, in this order from left to right; what stands there in
    /// the array is put anew. Black's pieces stand as White's do, seen from its side.
    Shuffle { pieces: N::List, on: N::Cells },
    /// Pieces dropped on `on` count as unmoved there, as if they had begun there.
    Unmoved { pieces: N::Pieces, on: N::Cells },
    /// Uchifuzume: no drop of one of `pieces` that mates.
    NoDropMate { pieces: N::Pieces },
    /// No step, either way, between a cell of the first and a cell of the second region.
    Barred {
        /// The pieces, while unturned; all pieces where left out.
        #[serde(default)]
        pieces: N::OrAll,
        between: (N::Cells, N::Cells),
    },
    /// The two royal pieces may not face each other on an open file or rank.
    FacingRoyals,
    /// A mate given by a move of one of `pieces` that itself checks is a draw.
    NoMateBy { pieces: N::Pieces },
    /// No trade of `pieces`: one of them may capture an enemy's that is not next to it only if nothing protects that, or if the move also
    /// captures, on the way, a piece that is not of `except`. Right after one of them was captured by any other piece, other pieces may
    /// not capture one on another cell. The first such rule counts.
    Trade {
        /// The pieces, while unturned.
        pieces: N::Pieces,
        /// Pieces whose turned sides are among them.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        turned: N::Pieces,
        /// The pieces, while unturned, whose capture on the way does not count. They are off the board when it is asked what protects.
        #[serde(default)]
        except: N::Pieces,
    },
    /// A side that gets one of `pieces` on `on` has won.
    Reach {
        pieces: N::Pieces,
        on: N::Cells,
        /// Whether Black may answer when White gets there first, for a draw.
        #[serde(default)]
        answer: bool,
        /// Whether it wins only if it cannot be captured there at once.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        safe: bool,
        #[serde(default, skip_serializing_if = "is_default")]
        side: Sides,
    },
    /// A player to move who is not in check has won whose royal piece and at least `least` other pieces are on `zone`, if these others and the
    /// reserve count so many `points`, White's first. Each counts what `worth` has for it, else one.
    Impasse {
        zone: N::Cells,
        #[serde(default)]
        least: u8,
        #[serde(default)]
        worth: Vec<(N::Pieces, u8)>,
        points: (u8, u8),
    },
    /// A side with nothing but its royal piece has lost. Where the other has just one piece more, it can still capture that at once.
    BareRoyal,
    /// Moves are counted once none of some pieces is left, and anew once a side has nothing but its royal piece. The game is drawn when the
    /// count reaches its limit and the move does not mate.
    Counting {
        /// The pieces of which none may be left.
        #[serde(default)]
        without: N::Pieces,
        /// How many moves by each side the count has while both sides have other pieces; 0 for no count then.
        #[serde(default)]
        both: u16,
        /// How many it has against a royal piece alone, by the pieces that the other side has at least, a letter for each. The first
        /// that fits counts.
        #[serde(default)]
        bare: Vec<(N::List, u16)>,
        /// Whether that count begins with the number of pieces on the board, and not with 0.
        #[serde(default)]
        pieces: bool,
    },
    /// What a side that begins with several royal pieces has to keep out of check.
    Royals { safe: SafeRoyals },
    /// A side has lost that has no more than `left` of any one of `pieces`, on the board and in its reserve.
    Extinct {
        pieces: N::Pieces,
        /// The most that are too few.
        #[serde(default)]
        left: u8,
    },
    /// A side that has no more than `left` of all `pieces` together, on the board and in its reserve, has lost, or won, or draws.
    Spent {
        /// The pieces; all where left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pieces: N::OrAll,
        /// The most that are too few.
        #[serde(default)]
        left: u8,
        #[serde(default)]
        gets: Lot,
    },
    /// Pieces count as moved, for castling and for what they can do on their first move, as soon as an enemy piece comes to where it
    /// could go to them on an empty board.
    LoseFirst { pieces: N::Pieces, by: N::Pieces },
    /// A player who is not in check may pass instead of making a move.
    Pass {
        /// What it means that both have passed, one after the other.
        #[serde(default)]
        twice: BothPassed,
        /// How much more Black's pieces are taken to be worth, in tenths, where the pieces' worth decides.
        #[serde(default)]
        bonus: u16,
        /// Whether a player whose royal piece faces the other on an open file must pass or end that, and to pass then means what it
        /// means that both have passed.
        #[serde(default)]
        facing: bool,
    },
    /// When a piece that began on `on` moves for the first time, one of `pieces` may be put from the own reserve on the cell that it has
    /// left; when two castle, on either of the cells.
    Gate {
        pieces: N::Pieces,
        /// Where the others began.
        on: N::Cells,
    },
    /// A royal piece in check may not move, except to capture the one piece that attacks it.
    NoFlight,
    /// No move may give check.
    NoChecks,
    /// A side has won that has given check so often.
    Checks { times: u8 },
    /// A player who can capture must do so.
    MustCapture,
    /// A player who can drop a piece must do so, as in games that begin by setting the pieces up.
    MustDrop,
    /// A capture takes the captor off the board, too, and every piece next to the cell on which it ends.
    Explode {
        /// The pieces that stay, unless they capture or are captured.
        #[serde(default)]
        safe: N::Pieces,
    },
}

impl RuleDef {
    /// Shows all pieces and cells that the rule names, to be read or changed.
    pub(in crate::variant) fn each_name(&mut self, see: &mut dyn FnMut(Name<'_>)) {
        use Name::{AnyLetters, Cells, Letter, Letters};
        match self {
            Self::Freeze { semi_royal, pieces, cells } => {
                see(Letter(semi_royal));
                see(Letters(pieces));
                see(Cells(cells));
            }
            Self::DoubleStep { pieces, step: _, from, most: _, by, side: _ } => {
                see(Letters(pieces));
                for from in from.iter_mut() {
                    see(Cells(from));
                }
                for by in by.iter_mut() {
                    see(Letters(by));
                }
            }
            Self::Castle { royal, partner, steps: _, partner_steps: _, to, cells, safe: _, en_passant, side: _ } => {
                see(Letter(royal));
                see(Letter(partner));
                for (royal, partner) in to.iter_mut() {
                    see(Cells(royal));
                    see(Cells(partner));
                }
                see(Cells(cells));
                if let Some((pieces, from)) = en_passant {
                    see(AnyLetters(pieces));
                    see(Cells(from));
                }
            }
            Self::Promote { pieces, on, to, optional: _, if_none: _, lost: _, until_captured: _, side: _ } => {
                see(Letters(pieces));
                for on in on.iter_mut() {
                    see(Cells(on));
                }
                for to in to.iter_mut() {
                    see(Letters(to));
                }
            }
            Self::Become { pieces, on, to, if_none: _, last: _ } | Self::Exchange { pieces, on, to } => {
                see(Letters(pieces));
                see(Cells(on));
                see(Letters(to));
            }
            Self::TurnOver { pieces, zone: on, must: _, back: _, entry: _, capture: _, if_none: _ }
            | Self::Drop { pieces, on, turned: _, stuck: _ }
            | Self::Unmoved { pieces, on }
            | Self::Shuffle { pieces, on }
            | Self::Reach { pieces, on, answer: _, safe: _, side: _ }
            | Self::Gate { pieces, on } => {
                see(Letters(pieces));
                see(Cells(on));
            }
            Self::Restore { pieces, on, to, missing_on: other, from: _ } | Self::Swap { pieces, zone: other, on, to } => {
                see(Letters(pieces));
                see(Cells(on));
                see(Letter(to));
                see(Cells(other));
            }
            Self::Vanish { pieces, victim } => {
                see(Letters(pieces));
                see(Letter(victim));
            }
            Self::Reserve { on, to: _ } => see(Cells(on)),
            Self::OnePerFile { pieces, most: _ }
            | Self::OnePerColour { pieces }
            | Self::NoDropMate { pieces }
            | Self::NoMateBy { pieces }
            | Self::Extinct { pieces, left: _ } => see(Letters(pieces)),
            Self::Barred { pieces, between: (one, other) } => {
                for pieces in pieces.iter_mut() {
                    see(Letters(pieces));
                }
                see(Cells(one));
                see(Cells(other));
            }
            Self::Trade { pieces, turned, except } => [pieces, turned, except].into_iter().for_each(|letters| see(AnyLetters(letters))),
            Self::Impasse { zone, least: _, worth, points: _ } => {
                see(Cells(zone));
                worth.iter_mut().map(|(letters, _)| letters).for_each(|letters| see(Letters(letters)));
            }
            Self::Counting { without, both: _, bare, pieces: _ } => {
                see(AnyLetters(without));
                for (letters, _) in bare {
                    see(Letters(letters));
                }
            }
            Self::Spent { pieces, left: _, gets: _ } => pieces.iter_mut().for_each(|pieces| see(Letters(pieces))),
            Self::LoseFirst { pieces, by } => [pieces, by].into_iter().for_each(|letters| see(Letters(letters))),
            Self::Explode { safe } => see(AnyLetters(safe)),
            Self::FacingRoyals
            | Self::BareRoyal
            | Self::Royals { safe: _ }
            | Self::Pass { twice: _, bonus: _, facing: _ }
            | Self::NoFlight
            | Self::NoChecks
            | Self::Checks { times: _ }
            | Self::MustCapture
            | Self::MustDrop => {}
        }
    }
}

fn twice() -> u8 {
    2
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde asks for")]
fn is_twice(most: &u8) -> bool {
    *most == twice()
}

/// What it means that both players have passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum BothPassed {
    /// Nothing: the game goes on.
    #[default]
    Nothing,
    /// The game is drawn.
    Draw,
    /// The side has won whose pieces are worth more.
    Worth,
}

/// Which of several royal pieces may not be attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SafeRoyals {
    /// Each of them.
    Each,
    /// One at least: it is check only when all of them are attacked, and all but the last can be captured.
    One,
    /// The last one: while a side has several it is never in check, and a side without any has lost.
    Last,
}

/// What must not be attacked when castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Safe {
    /// Nothing.
    #[default]
    Nothing,
    /// The cells that the king-like piece crosses and the one where it ends.
    Path,
    /// Those and the one where it starts.
    StartAndPath,
}

/// Whose reserve, seen from the player who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Holder {
    /// The mover's.
    Own,
    /// The opponent's.
    Enemy,
    /// The neutral reserve.
    Neutral,
}

fn one() -> u8 {
    1
}
