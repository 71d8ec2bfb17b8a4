//! A definition in which every name is known to mean something: what [`super::validate`] makes and [`super::compile`] takes.

use super::paths::seen_by;
use super::pieces::{KindId, KindSet, Piece, Side};
use super::schema::{Base, BothPassed, Holder, KnownAs, Look, Lot, NoteDef, Only, Safe, SafeRoyals, Sides, Stalemate, WeightsDef};
use crate::geometry::{Cell, CellSet, Grid, Mirror, Offset};

/// A letter A to Z that stands for a piece.
pub type Letter = char;

/// A definition without problems. Cells are in White's view.
#[derive(Clone, Debug)]
pub struct Checked {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) in_text: String,
    pub(crate) about: String,
    pub(crate) history: String,
    pub(crate) about_array: Vec<NoteDef>,
    pub(crate) rulings: Vec<NoteDef>,
    pub(crate) board: Board,
    pub(crate) regions: Vec<(String, CellSet)>,
    pub(crate) layers: Vec<Layer>,
    pub pieces: Vec<CheckedPiece>,
    pub(crate) start: String,
    /// What stands on the board in it.
    pub(crate) array: Vec<Placed>,
    pub(crate) rules: Vec<Rule>,
    pub(crate) endings: Endings,
    pub(crate) inner: Vec<Inner>,
    pub(crate) weights: WeightsDef,
    pub(crate) known_as: KnownAs,
}

/// A game hidden on a lattice.
#[derive(Clone, Debug)]
pub struct Inner {
    /// Its id.
    pub game: String,
    /// The lattice.
    pub cells: CellSet,
    /// Grid steps per inner cell.
    pub scale: i32,
    /// The grid point, file and rank counted from 0, that inner a1 maps to.
    pub origin: (i32, i32),
    /// Inner letters with the kinds that stand for them.
    pub pieces: Vec<(Letter, KindId)>,
    /// Whether only the pieces are those of that game: they move in other directions, or begin elsewhere.
    pub pieces_only: bool,
}

impl Inner {
    /// The cell of the outer grid that stands for an inner file and rank, counted from 0.
    #[must_use]
    pub fn cell(&self, grid: Grid, file: i32, rank: i32) -> Option<Cell> {
        grid.cell(self.origin.0 + file * self.scale, self.origin.1 + rank * self.scale)
    }
}

/// The board: its grid, the cells that exist, and how the sides look at it.
#[derive(Clone, Debug)]
pub struct Board {
    /// The bounding grid.
    pub grid: Grid,
    /// The cells that exist.
    pub cells: CellSet,
    /// White's forward direction.
    pub forward: Offset,
    /// How Black's view follows from White's.
    pub mirror: Mirror,
    /// How the cells are drawn.
    pub look: Look,
    /// The rank, counted from 0, beyond which a river is drawn.
    pub river: Option<i32>,
}

/// A lattice that can be shown apart.
#[derive(Clone, Debug)]
pub struct Layer {
    /// Name used in `--layers`, unique in the game.
    pub id: String,
    /// Name shown to people.
    pub name: String,
    /// The cells tinted as this lattice.
    pub cells: CellSet,
    /// The pieces of the lattice, while they stand on `pieces_on`.
    pub pieces: KindSet,
    /// Where those pieces belong to it.
    pub pieces_on: CellSet,
    /// What its pieces stand on.
    pub base: Base,
    /// Tint of its cells in the light theme: red, green, blue.
    pub tint: [u8; 3],
}

/// A kind of piece before tables are made of it.
#[derive(Clone, Debug)]
pub(crate) struct CheckedPiece {
    pub(crate) letter: Letter,
    pub(crate) turned: bool,
    pub(crate) name: String,
    pub(crate) image: String,
    pub(crate) stands_for: String,
    pub(crate) worth: u16,
    pub(crate) royal: bool,
    pub(crate) unturned: KindId,
    pub(crate) promoted: Option<KindId>,
    pub(crate) turns_to: Option<KindId>,
    pub(crate) ways: Vec<Way>,
}

/// A way of moving with its images worked out, in White's view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// How it travels.
    pub travel: Travel,
    /// The images of the step, each with those of the cells to be empty (`Lame`; none otherwise).
    pub images: Vec<(Offset, Vec<Offset>)>,
    /// The most steps, 0 for no limit.
    pub most: u8,
    /// What it is good for.
    pub only: Only,
    /// The kinds that are neither jumped over nor captured (`Hop`, `Vault`).
    pub except: KindSet,
    /// Where it can be used from.
    pub from: CellSet,
    /// What it never leaves nor enters.
    pub within: CellSet,
    /// No step may have just one of its ends in any of these.
    pub walls: Vec<CellSet>,
    /// Whether only a piece has it that has not moved.
    pub first: bool,
    /// Whether it has it only while its side is not in check.
    pub unchecked: bool,
}

/// How a way of moving travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Travel {
    /// One step, whatever stands between.
    Leap,
    /// Repeated steps through empty cells.
    Slide,
    /// One step that needs other cells to be empty.
    Lame,
    /// Repeated steps that turn the same way.
    Circle,
    /// Repeated steps that turn by turns.
    Zigzag,
    /// Repeated steps, ending beyond exactly one piece.
    Hop,
    /// Repeated steps up to a piece, and one more over it.
    Vault,
    /// One step or two, over whatever stands between, capturing it or not; the second may lead back.
    Twice,
}

/// A special rule with its names resolved; see [`super::schema::RuleDef`] for what each means.
#[derive(Clone, Debug)]
pub enum Rule {
    /// Pieces that cannot move without their semi-royal.
    Freeze {
        /// The semi-royal.
        semi_royal: KindId,
        /// The pieces that depend on it.
        pieces: KindSet,
        /// The cells looked at.
        cells: CellSet,
    },
    /// A double first step, or a longer one.
    DoubleStep {
        /// The pieces.
        pieces: KindSet,
        /// The single steps.
        steps: Vec<Offset>,
        /// Where from.
        from: CellSet,
        /// How many of them at most.
        most: u8,
        /// The kinds that may capture it on a cell that it passed; its own where there is nothing else.
        by: Option<KindSet>,
        /// Whose pieces.
        side: Sides,
    },
    /// Castling.
    Castle {
        /// The king-like piece.
        royal: KindId,
        /// The rook-like piece.
        partner: KindId,
        /// Files that the king-like piece goes.
        steps: u8,
        /// Files from its start to where the partner ends.
        partner_steps: u8,
        /// The cells between that count.
        cells: CellSet,
        /// Which must not be attacked.
        safe: Safe,
        /// Who captures the king-like piece by replying on the right cell.
        en_passant: Option<(KindSet, CellSet)>,
        /// Whose pieces.
        side: Sides,
    },
    /// Promotion to another piece.
    Promote {
        /// The pieces.
        pieces: KindSet,
        /// Where.
        on: CellSet,
        /// To what.
        to: Vec<KindId>,
        /// Whether it may stay as it is.
        optional: bool,
        /// Only while there is none of the kind.
        if_none: bool,
        /// Only to what its player has lost.
        lost: bool,
        /// Whether it is what it was again once it is captured.
        until_captured: bool,
        /// Whose pieces.
        side: Sides,
    },
    /// Becoming another piece instead of moving.
    Become {
        /// The pieces.
        pieces: KindSet,
        /// Where they are.
        on: CellSet,
        /// What they become.
        to: Vec<KindId>,
        /// Only while there is none of the kind.
        if_none: bool,
        /// Whether the last of its kind may do so anywhere.
        last: bool,
    },
    /// Turning over.
    TurnOver {
        /// The pieces.
        pieces: KindSet,
        /// The zone.
        zone: CellSet,
        /// Whether they must.
        must: bool,
        /// Whether they turn back in the same way.
        back: bool,
        /// Whether quiet moves count only when they come into the zone or end where they could never move again.
        entry: bool,
        /// Whether only captures count.
        capture: bool,
        /// Only while their side has none on the board that has turned over.
        if_none: bool,
    },
    /// Exchange with a reserve.
    Exchange {
        /// The pieces.
        pieces: KindSet,
        /// Where.
        on: CellSet,
        /// For what.
        to: Vec<KindId>,
    },
    /// Restoring a missing piece.
    Restore {
        /// The pieces that can be given for it.
        pieces: KindSet,
        /// Where.
        on: CellSet,
        /// The piece restored.
        to: KindId,
        /// Where there must be none.
        missing_on: CellSet,
        /// The reserves looked at, in order.
        from: Vec<Holder>,
    },
    /// Swap with the enemy's reserve.
    Swap {
        /// The pieces.
        pieces: KindSet,
        /// Where the move must start or end.
        zone: CellSet,
        /// Where it must end.
        on: CellSet,
        /// For what.
        to: KindId,
    },
    /// Both sides' pieces vanish.
    Vanish {
        /// The capturing pieces.
        pieces: KindSet,
        /// The piece captured.
        victim: KindId,
    },
    /// Where captured pieces go.
    Reserve {
        /// Captured where.
        on: CellSet,
        /// To whose reserve.
        to: Holder,
    },
    /// Drops.
    Drop {
        /// The pieces.
        pieces: KindSet,
        /// Where.
        on: CellSet,
        /// Whether either side may be up.
        turned: bool,
        /// Whether they may be dropped where they could never move.
        stuck: bool,
    },
    /// Nifu.
    OnePerFile {
        /// The pieces.
        pieces: KindSet,
        /// How many of them there can be on one file.
        most: u8,
    },
    /// At most one on cells of each colour.
    OnePerColour {
        /// The pieces.
        pieces: KindSet,
    },
    /// Pieces that begin where they are dropped.
    Unmoved {
        /// The pieces.
        pieces: KindSet,
        /// Where.
        on: CellSet,
    },
    /// Uchifuzume.
    NoDropMate {
        /// The pieces.
        pieces: KindSet,
    },
    /// A forbidden step.
    Barred {
        /// The pieces.
        pieces: KindSet,
        /// The two regions.
        between: (CellSet, CellSet),
    },
    /// The royal pieces may not face each other.
    FacingRoyals,
    /// A mate that is a draw.
    NoMateBy {
        /// The pieces.
        pieces: KindSet,
    },
    /// Pieces that may not be traded.
    Trade {
        /// The pieces.
        pieces: KindSet,
        /// The pieces whose capture on the way does not count.
        except: KindSet,
    },
    /// Cells that win.
    Reach {
        /// The pieces.
        pieces: KindSet,
        /// Where.
        on: CellSet,
        /// Whether Black may answer White.
        answer: bool,
        /// Whether it wins only if it cannot be captured at once.
        safe: bool,
        /// Who can win so.
        side: Sides,
    },
    /// A royal piece alone has lost.
    BareRoyal,
    /// Moves that are counted.
    Counting(Counting),
    /// What is to be kept safe of several royal pieces.
    Royals {
        /// Which of them.
        safe: SafeRoyals,
    },
    /// Pieces of each of which a side needs some.
    Extinct {
        /// The pieces, with their turned sides.
        pieces: KindSet,
        /// The most that are too few.
        left: u8,
    },
    /// Pieces of which a side with too few in all has lost or won.
    Spent {
        /// The pieces.
        pieces: KindSet,
        /// The most that are too few.
        left: u8,
        /// What that means for the side.
        gets: Lot,
    },
    /// Pieces that count as moved once they are aimed at.
    LoseFirst {
        /// The pieces.
        pieces: KindSet,
        /// The enemy pieces that aim at them.
        by: KindSet,
    },
    /// Passing.
    Pass {
        /// What it means that both have passed.
        twice: BothPassed,
        /// How much more Black's pieces are taken to be worth, in tenths.
        bonus: u16,
        /// Whether royal pieces that face each other have to be parted, or the game ended.
        facing: bool,
    },
    /// Pieces put where others leave.
    Gate {
        /// The pieces of the reserve.
        pieces: KindSet,
        /// Where the others began.
        on: CellSet,
    },
    /// Check may not be given.
    NoChecks,
    /// A royal piece in check may only capture what attacks it.
    NoFlight,
    /// Enough checks win.
    Checks {
        /// How many.
        times: u8,
    },
    /// Who can capture must.
    MustCapture,
    /// Who can drop must.
    MustDrop,
    /// Captures take what stands beside off the board.
    Explode {
        /// The pieces that stay.
        safe: KindSet,
    },
}

/// When moves are counted, and how many draw.
#[derive(Clone, Debug)]
pub struct Counting {
    /// The pieces of which none may be left.
    pub without: KindSet,
    /// The moves by each side while both have other pieces than royal ones; 0 for no count then.
    pub both: u16,
    /// Those against a royal piece alone, by what the other side has at least.
    pub bare: Vec<(Vec<KindId>, u16)>,
    /// Whether that count begins with the number of pieces on the board.
    pub pieces: bool,
}

/// The letters of a side's reserve in a position text.
pub(super) fn held_in(start: &str, side: Side) -> &str {
    let reserves = start.split(' ').nth(2).unwrap_or_default().trim_start_matches('[').trim_end_matches(']');
    reserves.split('|').nth(side.index()).unwrap_or_default()
}

/// How a game ends.
#[derive(Clone, Debug)]
pub struct Endings {
    /// What a player without a move gets who is in check.
    pub mate: Lot,
    /// What a player without a move gets who is not in check.
    pub stalemate: Stalemate,
    /// At which occurrence of a position the game ends; 0 for never.
    pub repetition: u8,
    /// Whether a side that checked with every move of the repetition has lost.
    pub perpetual_check_loses: bool,
    /// Moves by each side without progress that draw; 0 for never.
    pub no_progress: u16,
    /// The kinds whose moves count as progress.
    pub progress: KindSet,
}

/// A piece of the start array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    pub(crate) cell: Cell,
    pub(crate) letter: Letter,
    pub(crate) black: bool,
    pub(crate) turned: bool,
    pub(crate) promoted: bool,
}

impl Placed {
    pub(crate) fn side(self) -> Side {
        if self.black { Side::Black } else { Side::White }
    }
}

impl Checked {
    /// Where pieces are unmoved: those of the array that are what they begin as, neither turned over nor promoted, and those that begin
    /// where they are dropped.
    pub(super) fn beginners(&self) -> impl Iterator<Item = (Cell, Piece)> {
        let array = self.array.iter().filter(|placed| !placed.turned && !placed.promoted).filter_map(|placed| {
            let kind = self.pieces.iter().position(|piece| piece.letter == placed.letter && !piece.turned)?;
            Some((placed.cell, Piece::new(KindId::new(kind + 1), placed.side())))
        });
        array.chain(self.dropped_beginners())
    }

    /// Where pieces begin that are dropped.
    pub(super) fn dropped_beginners(&self) -> impl Iterator<Item = (Cell, Piece)> {
        let mut on = vec![CellSet::EMPTY; self.pieces.len()];
        for rule in &self.rules {
            let Rule::Unmoved { pieces, on: cells } = rule else { continue };
            pieces.iter().filter(|kind| kind.index() <= self.pieces.len()).for_each(|kind| on[kind.index() - 1] |= *cells);
        }
        let places = |(index, cells): (usize, CellSet)| {
            let piece = move |side| Piece::new(KindId::new(index + 1), side);
            Side::BOTH.map(|side| seen_by(side, &cells, &self.board).iter().map(move |cell| (cell, piece(side)))).into_iter().flatten()
        };
        on.into_iter().enumerate().filter(|(_, cells)| !cells.is_empty()).flat_map(places)
    }

    /// The letters of a side's reserve at the start.
    pub(super) fn held(&self, side: Side) -> &str {
        held_in(&self.start, side)
    }
}
