//! What captures and checks do, and when they are compulsory or not allowed.

use super::checked::Checked;
use super::pieces::{KindId, KindSet};
use super::schema::Rule;

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
    /// Whether no move may give check.
    pub no_checks: bool,
    /// Whether there are moves that a player who can make them must make.
    pub(crate) compels: bool,
    /// Whether a player who can capture must.
    pub must_capture: bool,
    /// Whether a player who can drop a piece must.
    pub must_drop: bool,
    /// Whether a player may pass.
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
            aftermath: def.rules.iter().any(has_aftermath),
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

/// Whether moves are followed by more than what they change on the board and in the reserves, for a rule.
fn has_aftermath(rule: &Rule) -> bool {
    matches!(rule, Rule::Gate { .. } | Rule::Unmoved { .. } | Rule::Pass { .. } | Rule::Trade { .. } | Rule::Counting { .. })
}
