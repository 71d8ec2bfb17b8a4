//! What puzzles are about.

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// The solver mates in this many moves.
    MateIn(u8),
    /// The solver ends with more material than before.
    Material,
    /// The first move takes a piece that nothing guards.
    Hanging,
    /// The solver saves a position that was lost before the opponent's last move.
    Defence,
    /// The solver is in check at first.
    Evasion,
    /// A piece is taken without which others freeze.
    Leader,
    /// Pieces of the opponent freeze.
    Freeze,
    Thaw,
    /// A piece attacks two others at once, and one of them falls.
    Fork,
    /// One move takes two pieces.
    DoubleCapture,
    /// A piece other than the one that moved gives check.
    DiscoveredCheck,
    /// Two pieces give check at once.
    DoubleCheck,
    /// Material is given up on the way.
    Sacrifice,
    /// The first move neither takes nor checks.
    Quiet,
    /// A piece of the reserve is dropped.
    Drop,
    /// A piece is promoted or turns over.
    Promotion,
    /// A piece is exchanged with one of a reserve.
    Exchange,
    /// A piece is taken in passing.
    Passing,
    /// A King, or a piece that stands for one, castles.
    Castling,
    /// All is played on one lattice, by its own pieces.
    Inside,
    /// Most is played on one lattice, and a piece that does not belong to it decides.
    OutsideHelp,
    /// The solver makes one move.
    OneMove,
    /// The solver makes two moves.
    Short,
    /// The solver makes three moves or more.
    Long,
}

const MATE: &str = "mate-in-";

const LONGEST_MATE: u8 = 49;

impl Theme {
    pub const PLAIN: [Self; 23] = [
        Self::Material,
        Self::Hanging,
        Self::Defence,
        Self::Evasion,
        Self::Leader,
        Self::Freeze,
        Self::Thaw,
        Self::Fork,
        Self::DoubleCapture,
        Self::DiscoveredCheck,
        Self::DoubleCheck,
        Self::Sacrifice,
        Self::Quiet,
        Self::Drop,
        Self::Promotion,
        Self::Exchange,
        Self::Passing,
        Self::Castling,
        Self::Inside,
        Self::OutsideHelp,
        Self::OneMove,
        Self::Short,
        Self::Long,
    ];

    pub fn key(self) -> String {
        let key = match self {
            Self::MateIn(moves) => return format!("{MATE}{moves}"),
            Self::Material => "material",
            Self::Hanging => "hanging",
            Self::Defence => "defence",
            Self::Evasion => "evasion",
            Self::Leader => "leader",
            Self::Freeze => "freeze",
            Self::Thaw => "thaw",
            Self::Fork => "fork",
            Self::DoubleCapture => "double-capture",
            Self::DiscoveredCheck => "discovered-check",
            Self::DoubleCheck => "double-check",
            Self::Sacrifice => "sacrifice",
            Self::Quiet => "quiet",
            Self::Drop => "drop",
            Self::Promotion => "promotion",
            Self::Exchange => "exchange",
            Self::Passing => "passing",
            Self::Castling => "castling",
            Self::Inside => "inside",
            Self::OutsideHelp => "outside-help",
            Self::OneMove => "one-move",
            Self::Short => "short",
            Self::Long => "long",
        };
        key.to_owned()
    }

    pub fn of_key(key: &str) -> Option<Self> {
        if let Some(moves) = key.strip_prefix(MATE) {
            let moves = moves.parse().ok().filter(|moves| (1..=LONGEST_MATE).contains(moves));
            return moves.map(Self::MateIn).filter(|theme| theme.key() == key);
        }
        Self::PLAIN.into_iter().find(|theme| theme.key() == key)
    }
}
