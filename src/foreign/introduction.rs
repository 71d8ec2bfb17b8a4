//! What an engine is: its name, its protocol, the games and the options that it has.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use nestmate_core::plain::is_hidden;

use super::Protocol;
use super::fault::ForeignFault;
use super::option::EngineOption;
use super::uci::UciEngine;
use super::xboard::XBoardEngine;

/// How long an engine may take to say that it speaks UCI, and to name its first feature of the other protocol.
const UCI: Duration = Duration::from_secs(8);
const XBOARD: Duration = Duration::from_secs(8);

/// How much is taken of a name, and of all that an engine tells of its options and games, in bytes: it is kept with the settings.
const LONGEST_NAME: usize = 48;
const MOST_TOLD: usize = 1 << 15;

/// What an engine tells of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Introduction {
    /// What it is called; empty if it does not say.
    pub name: String,
    pub protocol: Protocol,
    pub games: Vec<String>,
    pub options: Vec<EngineOption>,
}

impl Introduction {
    /// What there is room for of what an engine has told.
    fn new(protocol: Protocol, name: &str, games: Vec<String>, options: Vec<EngineOption>) -> Self {
        let (mut of_games, mut of_options) = (MOST_TOLD, MOST_TOLD);
        let fits = |left: &mut usize, length: usize| {
            left.checked_sub(length).is_some_and(|rest| {
                *left = rest;
                true
            })
        };
        let games = games.into_iter().take_while(|game| fits(&mut of_games, game.len())).collect();
        let options = options.into_iter().take_while(|option| fits(&mut of_options, option.text().len())).collect();
        Self { name: readable(name), protocol, games, options }
    }
}

/// Starts an engine and asks what it is, in one protocol after the other. It has ended when this returns.
pub fn introduce(command: &[String], off: &AtomicBool) -> Result<Introduction, ForeignFault> {
    let fault = match UciEngine::introduced(command, Some(UCI), off) {
        Ok(mut engine) => {
            engine.sync(off)?;
            return Ok(Introduction::new(Protocol::Uci, &engine.name, engine.games(), engine.options.clone()));
        }
        // Whatever it is, it does not speak UCI.
        Err(fault @ (ForeignFault::Speechless | ForeignFault::Ended(_) | ForeignFault::Deaf)) => fault,
        Err(fault) => return Err(fault),
    };
    let mut engine = XBoardEngine::introduced(command, XBOARD, off)?;
    if !engine.told {
        return Err(fault);
    }
    engine.sync(off)?;
    Ok(Introduction::new(Protocol::XBoard, &engine.name, engine.games.clone(), engine.all_options()))
}

/// A name as a list can show it.
fn readable(name: &str) -> String {
    name.chars().filter(|&letter| !letter.is_control() && !is_hidden(letter)).take(LONGEST_NAME).collect::<String>().trim().to_owned()
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use crate::foreign::EngineEnd;

    fn asked(script: &str) -> Result<Introduction, ForeignFault> {
        let command: Vec<String> = ["sh", "-c", script].map(str::to_owned).to_vec();
        introduce(&command, &AtomicBool::new(false))
    }

    #[test]
    fn an_engine_says_what_it_is_in_either_protocol() {
        let uci = "while read -r word rest; do case $word in uci) echo id name First; echo option name Hash type spin default 1 min 1 max 9; \
                   echo option name UCI_Variant type combo default chess var chess var shogi; echo uciok;; isready) echo readyok;; \
                   quit) exit;; esac; done";
        let known = asked(uci).expect("it speaks UCI");
        assert_eq!((known.name.as_str(), known.protocol, known.options.len()), ("First", Protocol::Uci, 2));
        assert_eq!(known.games, ["chess", "shogi"]);
        let xboard = "while read -r word rest; do case $word in uci) echo 'Error (unknown command): uci';; protover) \
                      echo 'feature myname=\"Second 2\" variants=\"normal,xiangqi\" memory=1 done=1';; quit) exit;; esac; done";
        let known = asked(xboard).expect("it speaks the other");
        assert_eq!((known.name.as_str(), known.protocol), ("Second 2", Protocol::XBoard));
        assert_eq!((known.games.len(), known.options[0].name.as_str()), (2, "memory"));
    }

    #[test]
    fn no_more_is_taken_of_an_engine_than_there_is_room_for() {
        let long = "while read -r word rest; do case $word in uci) for i in $(seq 5000); do echo option name A$i type check default false; \
                    done; echo uciok;; isready) echo readyok;; quit) exit;; esac; done";
        let known = asked(long).expect("it speaks UCI").options;
        assert!((100..5000).contains(&known.len()) && known[0].name == "A1", "{}", known.len());
    }

    #[test]
    fn what_is_no_engine_is_told_apart() {
        assert_eq!(asked("exit 0"), Err(ForeignFault::Ended(EngineEnd::Code(0))));
        assert_eq!(asked("exec yes"), Err(ForeignFault::Babbles));
        let folder = tempfile::tempdir().expect("a folder");
        let start = |path: &std::path::Path| introduce(&[path.display().to_string()], &AtomicBool::new(false));
        assert_eq!(start(folder.path()), Err(ForeignFault::Folder));
        assert_eq!(start(&folder.path().join("none")), Err(ForeignFault::Missing));
        let file = folder.path().join("text");
        std::fs::write(&file, "no program").expect("written");
        assert_eq!(start(&file), Err(ForeignFault::NoProgram));
    }
}
