//! The protocol of `XBoard` and `WinBoard`, version 2, for every game of the library.
//!
//! Ranks are counted as the protocol counts them, from 0 on boards of ten. What is wrong is told in a line `Error (…)`, `Illegal move` or,
//! for a position, `tellusererror`.

mod betza;
mod clock;
mod options;
mod place;
mod setup;
mod texts;
mod thinking;

use std::io;
use std::io::{BufRead, Write};
use std::sync::Arc;

use nestmate_core::notation::{read_position_told, read_xboard_cell, read_xboard_move};
use nestmate_core::position::Move;
use nestmate_core::rules::{MoveError, legal_moves};
use nestmate_core::variant::{Library, Side, Variant};
use nestmate_engine::{Info, Worker};

use super::failure::Failure;
use super::lines;
use crate::networks::network_of;
use crate::protocol::lines::Calls;
use crate::saying::Saying;
use clock::ClientClock;
use options::{XBoardOptions, XBoardSetting};
use place::XBoardPlace;
use thinking::{SearchFor, XBoardSearch};

/// Serves a client until it has gone. What is wrong with the definition file that the user named is told it in `troubles`.
///
/// # Errors
/// If there is no game to be played, or the client cannot be written to.
pub fn serve(library: &Library, troubles: &[String], input: Box<dyn BufRead + Send>, out: &mut dyn Write) -> Result<(), Failure> {
    lines::serve(input, |calls| XBoardSession::new(library, troubles, out, calls))
}

impl lines::LineServer for XBoardSession<'_> {
    fn line(&mut self, line: &str) -> io::Result<bool> {
        let line = line.trim();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if command == "quit" {
            return Ok(false);
        }
        match self.carry_out(command, rest.trim()) {
            Ok(()) => {}
            Err(ProtocolError::Unwritten(error)) => return Err(error),
            Err(ProtocolError::Wrong(kind, what)) => {
                let shown: String = line.chars().take(80).collect();
                let what = if what.is_empty() { what } else { format!(": {what}") };
                writeln!(self.out, "Error ({kind}{what}): {shown}")?;
            }
        }
        self.out.flush()?;
        Ok(true)
    }

    fn answer(&mut self) -> io::Result<bool> {
        while let Some(answer) = self.worker.poll() {
            let Some(running) = self.running.as_mut() else { continue };
            if let Some(info) = answer.info {
                let purpose = running.purpose;
                // The last answer may be no news.
                let is_told = running.told.as_ref().is_some_and(|told| (told.depth, &told.pv) == (info.depth, &info.pv));
                if !is_told && info.depth > 0 && purpose != SearchFor::Hint && (self.tells || purpose == SearchFor::Analysis) {
                    self.out.write_all(texts::thinking(&running.position, &self.variant, &info).as_bytes())?;
                }
                // A search that was cut off at once knows less than was found while the move was expected.
                if info.depth > 0 || running.told.is_none() {
                    running.told = Some(info);
                }
            }
            if answer.finished {
                self.conclude()?;
            }
        }
        self.out.flush()?;
        Ok(!self.ending || self.is_thinking())
    }

    fn end(&mut self) -> io::Result<bool> {
        self.ending = true;
        Ok(self.is_thinking())
    }

    fn cut_short(&mut self) -> io::Result<()> {
        self.move_now();
        Ok(())
    }
}

/// What clients take a game to be when they say nothing.
const UNASKED: &str = "normal";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SessionMode {
    Force,
    Playing(Side),
    Analysis,
}

#[expect(clippy::struct_excessive_bools, reason = "each is a setting of the protocol")]
struct XBoardSession<'a> {
    library: &'a Library,
    troubles: &'a [String],
    out: &'a mut dyn Write,
    worker: Worker,
    options: XBoardOptions,
    variant: Arc<Variant>,
    /// `None` after a position that cannot be.
    place: Option<XBoardPlace>,
    mode: SessionMode,
    clock: ClientClock,
    tells: bool,
    ponders: bool,
    running: Option<XBoardSearch>,
    /// What the last search for a move came to, and in how many before it was lost in a row.
    last: Option<Info>,
    lost: u32,
    excluded: Vec<Move>,
    /// Pings to be answered when the move has been made.
    pings: Vec<String>,
    over: bool,
    /// What a weaker level errs about in this game.
    seed: u64,
    ending: bool,
}

enum ProtocolError {
    Unwritten(io::Error),
    Wrong(&'static str, String),
}

impl From<io::Error> for ProtocolError {
    fn from(error: io::Error) -> Self {
        Self::Unwritten(error)
    }
}

type Done = Result<(), ProtocolError>;

fn not_now(why: &str) -> ProtocolError {
    ProtocolError::Wrong("command not legal now", why.to_owned())
}

impl<'a> XBoardSession<'a> {
    fn new(library: &'a Library, troubles: &'a [String], out: &'a mut dyn Write, calls: &Calls) -> Result<Self, Failure> {
        let variant = Self::first_game(library)?;
        Ok(Self {
            library,
            troubles,
            out,
            worker: Worker::spawn(network_of, calls.wake()),
            options: XBoardOptions::default(),
            place: XBoardPlace::start(&variant),
            variant,
            mode: SessionMode::Playing(Side::Black),
            clock: ClientClock::default(),
            tells: false,
            ponders: false,
            running: None,
            last: None,
            lost: 0,
            excluded: Vec::new(),
            pings: Vec::new(),
            over: false,
            seed: fastrand::u64(..),
            ending: false,
        })
    }

    fn first_game(library: &Library) -> Result<Arc<Variant>, Failure> {
        let first = || library.games().next().map(|(id, _)| id.to_owned());
        let id = setup::game(library, UNASKED).ok().or_else(first).ok_or("there is no game")?;
        Ok(library.get(&id).map_err(|error| error.said())?)
    }

    fn carry_out(&mut self, command: &str, rest: &str) -> Done {
        let number = |what: String| ProtocolError::Wrong("bad number", what);
        let made = self.place.as_ref().map_or(0, XBoardPlace::own_moves);
        match command {
            "" | "xboard" | "accepted" | "rejected" | "random" | "computer" | "name" | "rating" | "ics" | "otim" | "hover" | "put" => {}
            "protover" => {
                self.out.write_all(options::features(self.library).as_bytes())?;
                for trouble in self.troubles {
                    writeln!(self.out, "telluser {trouble}")?;
                }
            }
            "new" => self.new_game(),
            "variant" => return self.set_variant(rest),
            "force" | "exit" => self.force(),
            "go" => return self.play_on(true),
            "playother" => return self.play_on(false),
            "usermove" => return self.user_move(rest),
            "?" => self.move_now(),
            "ping" => return self.ping(rest),
            "time" => self.clock.set_left(rest).map_err(number)?,
            "level" => self.clock.set_level(rest, made).map_err(number)?,
            "st" => self.clock.set_per_move(rest).map_err(number)?,
            "sd" => self.clock.set_depth(rest).map_err(number)?,
            "nps" => self.clock.set_rate(rest).map_err(number)?,
            "setboard" => return self.set_board(rest),
            "undo" => return self.take_back(1),
            "remove" => return self.take_back(2),
            "result" => {
                self.over = true;
                self.force();
            }
            "draw" => return self.offered_draw(),
            "hint" => return self.hint(),
            "bk" => self.out.write_all(b" There is no book.\n\n")?,
            "hard" | "easy" => self.set_pondering(command == "hard"),
            "post" | "nopost" => self.tells = command == "post",
            "analyze" => {
                self.mode = SessionMode::Analysis;
                self.look_again();
            }
            "." => return self.status(),
            "memory" => return self.set_options(self.options.with_memory(rest).map_err(number)?),
            "cores" => return self.set_options(self.options.with_cores(rest).map_err(number)?),
            "option" => return self.set_option(rest),
            "exclude" | "include" => return self.exclude(rest, command == "exclude"),
            "lift" => return self.lift(rest),
            // Clients of the first version of the protocol send moves as they are.
            _ if rest.is_empty() && looks_like_a_move(command) => return self.user_move(command),
            _ => return Err(ProtocolError::Wrong("unknown command", String::new())),
        }
        Ok(())
    }

    fn new_game(&mut self) {
        let variant = Self::first_game(self.library).unwrap_or_else(|_| Arc::clone(&self.variant));
        self.set_up(variant);
        if self.mode == SessionMode::Analysis {
            self.look_again();
        } else {
            self.mode = SessionMode::Playing(Side::Black);
        }
    }

    fn set_up(&mut self, variant: Arc<Variant>) {
        self.stop();
        self.place = XBoardPlace::start(&variant);
        self.variant = variant;
        self.clock.reset();
        self.worker.forget();
        (self.last, self.lost, self.over, self.seed) = (None, 0, false, fastrand::u64(..));
        self.excluded.clear();
    }

    fn set_variant(&mut self, name: &str) -> Done {
        let found = setup::game(self.library, name);
        let found = found.and_then(|id| self.library.get(&id).map_err(|error| error.said()).map(|variant| (id, variant)));
        let (id, variant) = found.map_err(|what| ProtocolError::Wrong("unknown variant", what))?;
        self.set_up(variant);
        if self.library.known_as(&id).xboard.is_none_or(|known| known != name) {
            self.out.write_all(setup::lines(self.library, &self.variant).as_bytes())?;
        }
        self.look_again();
        Ok(())
    }

    fn set_board(&mut self, text: &str) -> Done {
        self.stop();
        self.excluded.clear();
        (self.last, self.lost, self.over) = (None, 0, false);
        match read_position_told(&self.variant, &setup::without_stars(text)) {
            Ok((position, dropped)) => {
                self.place = Some(XBoardPlace::new(&self.variant, position));
                // Clients send positions of their own making, too: a window for each would be too much.
                dropped.iter().try_for_each(|dropped| writeln!(self.out, "# {}", dropped.said()))?;
            }
            Err(error) => {
                self.place = None;
                writeln!(self.out, "tellusererror Illegal position: {}", error.said())?;
            }
        }
        self.look_again();
        Ok(())
    }

    fn force(&mut self) {
        self.stop();
        self.mode = SessionMode::Force;
    }

    /// The engine plays the side to move, or the other one.
    fn play_on(&mut self, now: bool) -> Done {
        self.stop();
        let Some(place) = &self.place else { return Err(not_now("there is no position")) };
        let side = place.position.side();
        self.mode = SessionMode::Playing(if now { side } else { side.other() });
        self.over = false;
        if now { self.think() } else { Ok(()) }
    }

    fn user_move(&mut self, text: &str) -> Done {
        let shown: String = text.chars().take(40).collect();
        let Some(place) = &mut self.place else {
            return Ok(writeln!(self.out, "Illegal move (illegal position): {shown}")?);
        };
        let side = place.position.side();
        if self.mode == SessionMode::Playing(side) {
            return Err(not_now("it is not your turn"));
        }
        let mv = match read_xboard_move(&place.position, &self.variant, text) {
            Ok(mv) => mv,
            Err(MoveError::Unfinished { .. }) => return Ok(writeln!(self.out, "Illegal move (not whole): {shown}")?),
            Err(MoveError::NotLegal { .. }) => return Ok(writeln!(self.out, "Illegal move: {shown}")?),
        };
        place.play(mv);
        self.excluded.clear();
        self.look_again();
        if matches!(self.mode, SessionMode::Playing(_)) { self.reply(mv) } else { Ok(()) }
    }

    fn take_back(&mut self, count: usize) -> Done {
        self.stop();
        self.over = false;
        self.excluded.clear();
        if !self.place.as_mut().is_some_and(|place| place.take_back(count)) {
            return Err(not_now("there is no move to take back"));
        }
        self.look_again();
        Ok(())
    }

    fn ping(&mut self, number: &str) -> Done {
        if self.is_thinking() {
            self.pings.push(number.to_owned());
            return Ok(());
        }
        Ok(writeln!(self.out, "pong {number}")?)
    }

    fn set_option(&mut self, text: &str) -> Done {
        match self.options.read(text).map_err(|what| ProtocolError::Wrong("bad option", what))? {
            XBoardSetting::Options(options) => self.set_options(options)?,
            XBoardSetting::Clear => self.worker.forget(),
        }
        self.look_again();
        Ok(())
    }

    fn set_options(&mut self, options: XBoardOptions) -> Done {
        self.worker.set_threads(options.threads);
        let had = self.worker.set_table(options.table);
        if had < options.table && options.table != self.options.table {
            writeln!(self.out, "telluser There is no memory for a table of {} MiB; it gets {had} MiB.", options.table)?;
        }
        self.options = options;
        Ok(())
    }

    fn exclude(&mut self, text: &str, out: bool) -> Done {
        let Some(place) = &self.place else { return Err(not_now("there is no position")) };
        match (text, read_xboard_move(&place.position, &self.variant, text)) {
            ("all", _) if out => self.excluded = legal_moves(&place.position, &self.variant),
            ("all", _) => self.excluded.clear(),
            (_, Ok(mv)) => {
                self.excluded.retain(|&known| known != mv);
                self.excluded.extend(out.then_some(mv));
            }
            (_, Err(_)) => return Err(ProtocolError::Wrong("illegal move", String::new())),
        }
        self.look_again();
        Ok(())
    }

    fn lift(&mut self, text: &str) -> Done {
        let Some(place) = &self.place else { return Ok(()) };
        match read_xboard_cell(&self.variant, text) {
            Some(cell) => Ok(self.out.write_all(texts::highlight(&place.position, &self.variant, cell).as_bytes())?),
            None => Err(ProtocolError::Wrong("no such cell", String::new())),
        }
    }

    fn purpose(&self) -> Option<SearchFor> {
        self.running.as_ref().map(|running| running.purpose)
    }
}

fn looks_like_a_move(word: &str) -> bool {
    let cells = word.bytes().filter(u8::is_ascii_digit).count() >= 1 && word.bytes().any(|byte| byte.is_ascii_lowercase());
    let castling = word.starts_with("O-O") || word.starts_with("0-0");
    let passes = word.starts_with("@@");
    (cells && word.len() <= 13 && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"@+=,".contains(&byte))) || castling || passes
}
