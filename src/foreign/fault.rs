//! What can go wrong with an engine of somebody else.

use nestmate_core::variant::Variant;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ForeignFault {
    /// There is no such file.
    Missing,
    Folder,
    /// The file is no program, or must not be run.
    NoProgram,
    /// It cannot be started, for what the system says.
    Unstarted(String),
    /// It has answered neither protocol.
    Speechless,
    Ended(EngineEnd),
    /// It was not ready in time.
    NotReady,
    /// It does not take in what it is told.
    Deaf,
    /// It says far too much that is of no protocol.
    Babbles,
    /// It has not moved in time, nor when it was told to.
    NoMove,
    /// It has not stopped when it was told to.
    NoStop,
    /// What it wants to play, or shows, is no legal move.
    Illegal(String),
    /// It does not go on, and says this.
    Refuses(String),
    /// It wants to play this, or says it, in a game that engines are known to play by other rules than ours.
    OtherRules {
        said: String,
        game: String,
        differs: String,
    },
    /// It says that the game is drawn, which it is not.
    ClaimsDraw,
    /// It says that somebody has won, which is not so.
    ClaimsWin,
    /// It does not know the game.
    NoGame,
    /// It is not among the engines that the user has added.
    Unlisted,
    /// The user has not said on this computer that this program may be started.
    Elsewhere(String),
    /// There is no thread to speak to it, or it has failed.
    NoThread(String),
}

impl ForeignFault {
    /// What a move comes to that is not legal here: engines may play the game by other rules.
    pub(super) fn illegal(variant: &Variant, mv: String) -> Self {
        Self::by_other_rules(variant, mv, Self::Illegal)
    }

    /// The same for a move of ours that the engine refuses.
    pub(super) fn refusal(variant: &Variant, what: String) -> Self {
        Self::by_other_rules(variant, what, Self::Refuses)
    }

    fn by_other_rules(variant: &Variant, said: String, otherwise: fn(String) -> Self) -> Self {
        match &variant.known_as.differs {
            None => otherwise(said),
            Some(differs) => Self::OtherRules { said, game: variant.name.clone(), differs: differs.clone() },
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineEnd {
    /// With this number, which is 0 where it found nothing wrong.
    Code(i32),
    /// By a signal of the system, as programs do that crash.
    Signal(i32),
    /// Nobody knows: it may only have closed its output.
    Unknown,
}

/// An engine with what it has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForeignFailure {
    pub engine: String,
    pub fault: ForeignFault,
}
