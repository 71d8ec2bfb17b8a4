//! What captures and checks do, when they are compulsory or not allowed, and what royal pieces are to their side.

use super::checked::{Checked, Placed};
use super::pieces::{KindId, KindSet, Side};
use super::schema::{Rule, SafeRoyals};

/// Which pieces may not be traded.
#[derive(Clone, Copy, Debug)]
pub struct Trading {
    /// The pieces.
    pub pieces: KindSet,
    /// Those whose capture on the way to one does not count.
    pub except: KindSet,
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

/// The rules of captures and checks that hold for all pieces.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each stands for a rule")]
pub struct Conduct {
    /// Whether captures explode, and what stays beside them.
    pub explode: Option<KindSet>,
    /// Which pieces may not be traded, in games that have such.
    pub trading: Option<Trading>,
    /// Whether there are moves beside those of pieces, castlings and drops: passes, gates, pieces that become others.
    pub(crate) rare_moves: bool,
    /// Whether a move can change more than the board, the reserves and the rights to castle: counts, rights of what is dropped, royal
    /// pieces that vary.
    pub(crate) aftermath: bool,
    pub(crate) vanishes: bool,
    pub(crate) counting: Option<Counting>,
    /// Whether a royal piece in check may only capture what attacks it.
    pub no_flight: bool,
    /// Whether check can forbid moves that would end it.
    pub(crate) bound_by_check: bool,
    pub no_checks: bool,
    /// Whether there are moves that a player who can make them must make.
    pub(crate) compels: bool,
    pub must_capture: bool,
    pub must_drop: bool,
    pub passes: bool,
    /// Whether a player has to part royal pieces that face each other on an open file, or to pass.
    pub parts_royals: bool,
}

impl Conduct {
    pub(super) fn new(def: &Checked) -> Self {
        let safe = def.rules.iter().filter_map(|rule| if let Rule::Explode { safe } = rule { Some(*safe) } else { None });
        let trading = def.rules.iter().find_map(|rule| {
            let Rule::Trade { pieces, except, .. } = rule else { return None };
            Some(Trading { pieces: *pieces, except: *except })
        });
        let counting = def.rules.iter().find_map(|rule| {
            let Rule::Counting { without, both, bare, pieces } = rule else { return None };
            Some(Counting { without: *without, both: *both, bare: bare.clone(), pieces: *pieces })
        });
        Self {
            counting,
            trading,
            explode: safe.reduce(KindSet::or),
            rare_moves: def.rules.iter().any(|rule| matches!(rule, Rule::Gate { .. } | Rule::Become { .. } | Rule::Pass { .. })),
            aftermath: def.rules.iter().any(|rule| {
                matches!(rule, Rule::Gate { .. } | Rule::Unmoved { .. } | Rule::Pass { .. } | Rule::Trade { .. } | Rule::Counting { .. })
            }),
            vanishes: def.rules.iter().any(|rule| matches!(rule, Rule::Vanish { .. })),
            compels: def.rules.iter().any(|rule| matches!(rule, Rule::MustCapture | Rule::MustDrop)),
            no_flight: def.rules.iter().any(|rule| matches!(rule, Rule::NoFlight)),
            bound_by_check: false,
            no_checks: def.rules.iter().any(|rule| matches!(rule, Rule::NoChecks)),
            must_capture: def.rules.iter().any(|rule| matches!(rule, Rule::MustCapture)),
            must_drop: def.rules.iter().any(|rule| matches!(rule, Rule::MustDrop)),
            passes: def.rules.iter().any(|rule| matches!(rule, Rule::Pass { .. })),
            parts_royals: def.rules.iter().any(|rule| matches!(rule, Rule::Pass { facing: true, .. })),
        }
    }
}

/// What a side's royal pieces are to it, by whether it begins with one and what the rules say of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Royalty {
    /// It has none, and is never in check.
    None,
    /// It has one, which may not be left attacked.
    Single,
    /// It may have several, none of which may be left attacked.
    Each,
    /// It may have several, one of which at least may not be left attacked.
    One,
    /// It may have several, all of which but the last may be left attacked and captured.
    Last,
    /// It has one, which begins in its reserve; once it is on the board it may not be left attacked.
    Held,
    /// It has one that can be blown up, which may not be left attacked unless the other side's is gone.
    Volatile,
}

impl Royalty {
    /// Whether a side may have this many royal pieces, in its reserve too.
    pub(crate) fn allows(self, count: usize) -> bool {
        match self {
            Self::None => count == 0,
            Self::Single | Self::Held => count == 1,
            Self::Each | Self::One => count > 0,
            Self::Volatile => count <= 1,
            Self::Last => true,
        }
    }

    /// Whether the side can come to have more or fewer.
    pub(crate) fn varies(self) -> bool {
        matches!(self, Self::Each | Self::One | Self::Last | Self::Volatile)
    }
}

/// Which of a side's moves have to be made to be judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Care {
    /// Those that can matter to its one royal piece.
    Danger,
    Nothing,
    /// All, until its royal piece is on the board, and then those that can matter to it.
    Late,
    Everything,
}

impl Care {
    pub(super) fn of(royalty: Royalty) -> Self {
        match royalty {
            Royalty::None => Self::Nothing,
            Royalty::Single => Self::Danger,
            Royalty::Held => Self::Late,
            Royalty::Each | Royalty::One | Royalty::Last | Royalty::Volatile => Self::Everything,
        }
    }
}

/// Of both sides of a definition.
pub fn royalty(def: &Checked) -> [Royalty; 2] {
    let royal =
        |placed: &Placed| def.pieces.iter().any(|piece| (piece.letter, piece.turned) == (placed.letter, placed.turned) && piece.royal);
    let is_held = |letter: char| def.pieces.iter().any(|piece| piece.letter == letter && !piece.turned && piece.royal);
    let safe = def.rules.iter().find_map(|rule| if let Rule::Royals { safe } = rule { Some(*safe) } else { None });
    let explodes = def.rules.iter().any(|rule| matches!(rule, Rule::Explode { .. }));
    Side::BOTH.map(|side| {
        let count = def.array.iter().filter(|placed| placed.side() == side && royal(placed)).count();
        match (count, safe) {
            (0, _) if def.held(side).chars().any(is_held) => Royalty::Held,
            (0, _) => Royalty::None,
            (1, None) if explodes => Royalty::Volatile,
            (1, None) => Royalty::Single,
            (_, Some(SafeRoyals::One)) => Royalty::One,
            (_, Some(SafeRoyals::Last)) => Royalty::Last,
            (_, Some(SafeRoyals::Each) | None) => Royalty::Each,
        }
    })
}
