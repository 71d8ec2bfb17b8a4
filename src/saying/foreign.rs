//! What an engine of somebody else has done.

use nestmate_core::plain::one_line;
use nestmate_text::words::{named, say};

use super::{Saying, Words, plain};
use crate::foreign::{EngineEnd, ForeignFailure, ForeignFault};

impl Saying for ForeignFailure {
    fn words(&self) -> Words {
        let engine = self.engine.as_str();
        plain(match &self.fault {
            ForeignFault::Missing => say!("engine-missing", engine = engine),
            ForeignFault::Folder => say!("engine-folder", engine = engine),
            ForeignFault::NoProgram => say!("engine-no-program", engine = engine),
            ForeignFault::Unstarted(why) => say!("engine-unstarted", engine = engine, why = why.as_str()),
            ForeignFault::Speechless => say!("engine-speechless", engine = engine),
            ForeignFault::Ended(EngineEnd::Unknown) => say!("engine-ended", engine = engine),
            ForeignFault::Ended(EngineEnd::Code(code)) => say!("engine-ended-code", engine = engine, code = code.to_string()),
            ForeignFault::Ended(EngineEnd::Signal(signal)) => say!("engine-ended-signal", engine = engine, signal = signal.to_string()),
            ForeignFault::NotReady => say!("engine-not-ready", engine = engine),
            ForeignFault::Deaf => say!("engine-deaf", engine = engine),
            ForeignFault::Babbles => say!("engine-babbles", engine = engine),
            ForeignFault::NoMove => say!("engine-no-move", engine = engine),
            ForeignFault::NoStop => say!("engine-no-stop", engine = engine),
            ForeignFault::Illegal(mv) => say!("engine-illegal", engine = engine, text = shortened(mv)),
            ForeignFault::Refuses(what) => say!("engine-refuses", engine = engine, what = shortened(what)),
            ForeignFault::OtherRules { said, game, differs } => {
                say!("engine-other-rules", engine = engine, text = shortened(said), game = named(game), differs = named(differs))
            }
            ForeignFault::ClaimsDraw => say!("engine-claims-draw", engine = engine),
            ForeignFault::ClaimsWin => say!("engine-claims-win", engine = engine),
            ForeignFault::Elsewhere(command) => say!("engine-elsewhere", engine = engine, command = one_line(command).as_ref()),
            ForeignFault::NoGame => say!("engine-no-game", engine = engine),
            ForeignFault::Unlisted => say!("engine-unlisted", engine = engine),
            ForeignFault::NoThread(why) => say!("engine-no-thread", engine = engine, why = why.as_str()),
        })
    }
}

/// What it has said, no longer than a sentence can hold and without what cannot be read.
fn shortened(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(60).collect()
}
