//! What can go wrong with an engine of somebody else.

/// What an engine has done, or has not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ForeignFault {
    /// There is no such file.
    Missing,
    /// It is a folder.
    Folder,
    /// The file is no program, or must not be run.
    NoProgram,
    /// It cannot be started, for what the system says.
    Unstarted(String),
    /// It has answered neither protocol.
    Speechless,
    /// It has ended by itself.
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

/// How a program has ended.
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
    /// What the engine is called.
    pub engine: String,
    /// What it has done.
    pub fault: ForeignFault,
}
