//! The Universal Chess Interface, for every game of the library, and its dialects USI and UCCI.
//!
//! What is not understood is passed over, as the protocol wants; what is understood but wrong is told in an `info string`.

mod dialect;
mod go;
mod options;
mod place;

use std::fmt::Write as _;
use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use std::{io, thread};

use nestmate_core::notation::{fen, line_texts};
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::{divide_until, legal_moves};
use nestmate_core::variant::{Library, Variant};
use nestmate_engine::{Info, Level, Limits, Request, Score, Worker};

use super::failure::Failure;
use super::lines;
use crate::networks::network_of;
use crate::protocol::lines::{Calls, LineServer};
use crate::saying::Saying;
pub use dialect::Dialect;
use go::Go;
use options::{UciOptions, UciSetting};
use place::UciPlace;

/// Serves a client until it has gone. What is wrong with the definition file that the user named is told it in `troubles`.
///
/// # Errors
/// If there is no game to be played, or the client cannot be written to.
pub fn serve(
    dialect: Dialect,
    library: &Library,
    troubles: &[String],
    input: Box<dyn BufRead + Send>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    lines::serve(input, |calls| UciSession::new(dialect, library, troubles, out, calls))
}

/// The most plies of `go perft`.
const MAX_PERFT: u32 = 12;

/// What USI says where no forced win was found.
const UNSOLVED: &str = "checkmate timeout";

/// The longest forced win that is looked for, in moves.
const MAX_MATE: u32 = 100;

struct UciSearch {
    go: Go,
    request: Request,
    told: Option<Info>,
    result: Option<Info>,
    over: bool,
    /// The client wants the answer now.
    stopped: bool,
}

struct UciSession<'a> {
    dialect: Dialect,
    library: &'a Library,
    /// What is wrong with the definition file that the user named.
    troubles: &'a [String],
    out: &'a mut dyn Write,
    /// How many of the lines to come are `stop` or `quit`.
    hurry: Arc<AtomicUsize>,
    worker: Worker,
    options: UciOptions,
    /// The options that are on with which a name means another game.
    on: Vec<String>,
    variant: Arc<Variant>,
    place: Option<UciPlace>,
    /// Moves that the client bars in this position.
    banned: Vec<Move>,
    running: Option<UciSearch>,
    /// What a weaker level errs about in this game.
    seed: u64,
    /// The client has gone; the search that runs is the last.
    ending: bool,
}

impl LineServer for UciSession<'_> {
    fn line(&mut self, line: &str) -> io::Result<bool> {
        let mut words = line.split_whitespace();
        let Some(command) = words.next() else { return Ok(true) };
        let rest = line.trim_start().get(command.len()..).unwrap_or_default();
        let dialect = self.dialect;
        match command {
            hello if hello == dialect.name() => {
                let (version, options) = (env!("CARGO_PKG_VERSION"), options::told(dialect, self.library));
                write!(self.out, "id name Nestmate {version}\nid author the Nestmate authors\n\n{options}")?;
                for trouble in self.troubles {
                    self.complain(trouble)?;
                }
                writeln!(self.out, "{hello}ok")?;
            }
            "isready" => writeln!(self.out, "readyok")?,
            "setoption" => self.set(rest)?,
            "ucinewgame" | "usinewgame" => self.new_game(),
            "position" => self.set_position(rest)?,
            "banmoves" if dialect == Dialect::Ucci => self.ban(words)?,
            "go" => self.go(Go::parse(dialect, words))?,
            "stop" => {
                self.hurry.fetch_sub(1, Ordering::Relaxed);
                self.stop()?;
            }
            "gameover" if dialect == Dialect::Usi => self.stop()?,
            "ponderhit" => self.ponderhit()?,
            "d" => self.show()?,
            "quit" => {
                if dialect == Dialect::Ucci {
                    writeln!(self.out, "bye")?;
                    self.out.flush()?;
                }
                return Ok(false);
            }
            "debug" | "register" | "probe" => {}
            _ => self.complain(&format!("there is no command '{}'", command.chars().take(40).collect::<String>()))?,
        }
        self.out.flush()?;
        Ok(true)
    }

    fn answer(&mut self) -> io::Result<bool> {
        while let Some(answer) = self.worker.poll() {
            let Some(running) = self.running.as_mut() else { continue };
            if answer.finished {
                (running.result, running.over) = (answer.info, true);
                self.conclude()?;
            } else if let Some(info) = answer.info {
                let found = running.go.mate.is_some_and(|most| matches!(info.score, Score::Mate(moves) if (1..=most).contains(&moves)));
                if found {
                    self.worker.stop();
                }
                if !running.go.checkmate {
                    let text = info_lines(self.dialect, &running.request.position, &self.variant, &info);
                    self.out.write_all(text.as_bytes())?;
                }
                running.told = Some(info);
            }
        }
        self.out.flush()?;
        Ok(!self.ending || self.running.is_some())
    }

    fn end(&mut self) -> io::Result<bool> {
        self.ending = true;
        let endless = self.running.as_ref().is_some_and(|running| !running.go.ends() || running.request.limits == Limits::default());
        if endless {
            self.stop()?;
        }
        self.out.flush()?;
        Ok(self.running.is_some())
    }

    fn cut_short(&mut self) -> io::Result<()> {
        self.stop()
    }
}

impl<'a> UciSession<'a> {
    fn new(dialect: Dialect, library: &'a Library, troubles: &'a [String], out: &'a mut dyn Write, calls: &Calls) -> Result<Self, Failure> {
        let id = options::first_game(dialect, library).ok_or("there is no game")?;
        let variant = library.get(&id).map_err(|error| error.said())?;
        let (worker, hurry) = (Worker::spawn(network_of, calls.wake()), Arc::clone(&calls.hurry));
        let (options, seed, place) = (UciOptions::default(), fastrand::u64(..), UciPlace::start(&variant).ok());
        let (on, banned) = (Vec::new(), Vec::new());
        Ok(Self { dialect, library, troubles, out, hurry, worker, options, on, variant, place, banned, running: None, seed, ending: false })
    }

    fn complain(&mut self, what: &str) -> io::Result<()> {
        writeln!(self.out, "{} {what}", self.dialect.message())
    }

    fn set(&mut self, text: &str) -> io::Result<()> {
        match self.options.read(self.dialect, self.library, &self.on, text) {
            Ok(UciSetting::Options(options)) => {
                let before = std::mem::replace(&mut self.options, options);
                self.worker.set_threads(options.threads);
                let had = self.worker.set_table(options.hash);
                if had < options.hash && before.hash != options.hash {
                    self.complain(&format!("there is no memory for {} MiB; the table gets {had} MiB", options.hash))?;
                }
            }
            Ok(UciSetting::Variant(id)) => self.play(&id)?,
            Ok(UciSetting::Switch(switch, on)) => {
                self.on.retain(|known| *known != switch);
                self.on.extend(on.then_some(switch));
                let same = self
                    .library
                    .known_as(&self.variant.id)
                    .uci
                    .and_then(|name| options::game(self.dialect, self.library, &name, &self.on).ok());
                if let Some(id) = same.filter(|id| *id != self.variant.id) {
                    self.play(&id)?;
                }
            }
            Ok(UciSetting::NewGame) => self.new_game(),
            Ok(UciSetting::Clear) => self.worker.forget(),
            Ok(UciSetting::Nothing) => {}
            Err(error) => self.complain(&error)?,
        }
        Ok(())
    }

    fn play(&mut self, game: &str) -> io::Result<()> {
        match self.library.get(game) {
            Ok(variant) => {
                self.finish()?;
                self.variant = variant;
                self.place = UciPlace::start(&self.variant).ok();
                self.banned.clear();
                Ok(())
            }
            Err(error) => self.complain(&error.said()),
        }
    }

    fn new_game(&mut self) {
        self.seed = fastrand::u64(..);
        self.worker.forget();
    }

    fn set_position(&mut self, text: &str) -> io::Result<()> {
        self.banned.clear();
        match UciPlace::read(self.dialect, &self.variant, text, self.place.take()) {
            Ok(mut place) => {
                let dropped = std::mem::take(&mut place.dropped);
                self.place = Some(place);
                dropped.iter().try_for_each(|dropped| self.complain(&dropped.said()))?;
            }
            Err(error) => self.complain(&error)?,
        }
        Ok(())
    }

    /// Bars moves of the position, as a rule of repetition does that the engine does not know.
    fn ban<'w>(&mut self, words: impl Iterator<Item = &'w str>) -> io::Result<()> {
        let Some(place) = &self.place else { return self.complain("there is no position") };
        let read = |text| self.dialect.read_move(&place.position, &self.variant, text);
        match words.map(read).collect() {
            Ok(banned) => self.banned = banned,
            Err(error) => self.complain(&error.said())?,
        }
        Ok(())
    }

    fn go(&mut self, mut go: Go) -> io::Result<()> {
        self.finish()?;
        if !self.options.milliseconds {
            go.in_seconds();
        }
        let Some(place) = &self.place else {
            self.complain("there is no position")?;
            return writeln!(self.out, "{}", if go.checkmate { UNSOLVED } else { self.dialect.no_move() });
        };
        if let Some(depth) = go.perft {
            return self.perft(depth);
        }
        let read = |text: &String| self.dialect.read_move(&place.position, &self.variant, text).ok();
        let mut only: Vec<Move> = go.moves.iter().filter_map(read).collect();
        if !self.banned.is_empty() {
            only = legal_moves(&place.position, &self.variant);
            only.retain(|mv| !self.banned.contains(mv));
            if only.is_empty() {
                return writeln!(self.out, "{}", self.dialect.no_move());
            }
        }
        let request = Request {
            history: place.history.clone(),
            only,
            lines: self.options.lines,
            limits: go.limits(place.position.side()),
            mate: go.mate.and_then(|moves| u32::try_from(moves).ok()).filter(|&moves| moves <= MAX_MATE),
            level: Level::new(self.options.level).unwrap_or(Level::FULL),
            seed: self.seed,
            ..Request::new(Arc::clone(&self.variant), place.position.clone())
        };
        // While it ponders the clock does not run.
        let timeless = Limits { time: None, enough: None, ..request.limits };
        let limits = if go.ends() { request.limits } else { timeless };
        self.worker.go(Request { limits, ..request.clone() });
        let over = !self.worker.is_thinking();
        self.running = Some(UciSearch { go, request, told: None, result: None, over, stopped: false });
        self.conclude()
    }

    /// Counts, until the client says `stop` or `quit`; lines in between wait.
    fn perft(&mut self, depth: u32) -> io::Result<()> {
        let Some(place) = &self.place else { return Ok(()) };
        let mut sum = 0;
        if (1..=MAX_PERFT).contains(&depth) {
            let mut position = place.position.clone();
            let (variant, out, text) = (&self.variant, &mut self.out, self.dialect.writer());
            let mut told = Ok(());
            let whole = divide_until(&mut position, variant, depth, &|| self.hurry.load(Ordering::Relaxed) > 0, &mut |mv, leaves| {
                sum += leaves;
                told = writeln!(out, "{}: {leaves}", text(&place.position, variant, mv)).and_then(|()| out.flush());
                told.is_ok()
            });
            told?;
            if !whole {
                return self.complain(&format!("stopped after {sum} nodes"));
            }
        }
        writeln!(self.out, "\nNodes searched: {sum}\n")
    }

    fn stop(&mut self) -> io::Result<()> {
        self.worker.stop();
        if let Some(running) = self.running.as_mut() {
            running.stopped = true;
        }
        self.conclude()
    }

    /// The move expected was played: the search goes on, on the clock from now. What it has found is in the table.
    fn ponderhit(&mut self) -> io::Result<()> {
        let Some(running) = self.running.as_mut().filter(|running| running.go.ponder) else { return Ok(()) };
        running.go.ponder = false;
        if !running.over && running.go.ends() {
            self.worker.go(running.request.clone());
        }
        self.conclude()
    }

    fn finish(&mut self) -> io::Result<()> {
        self.stop()?;
        while self.running.is_some() {
            thread::sleep(Duration::from_millis(1));
            self.answer()?;
        }
        Ok(())
    }

    fn conclude(&mut self) -> io::Result<()> {
        let due = |running: &mut UciSearch| running.over && (running.go.ends() || running.stopped);
        let Some(UciSearch { go, request, told, result, .. }) = self.running.take_if(due) else { return Ok(()) };
        if go.checkmate {
            return writeln!(self.out, "{}", checkmate_line(self.dialect, &request.position, &self.variant, result.or(told)));
        }
        let is_told = |info: &Info| told.as_ref().is_some_and(|told| (told.depth, &told.pv) == (info.depth, &info.pv));
        if let Some(news) = result.as_ref().filter(|info| !is_told(info)) {
            self.out.write_all(info_lines(self.dialect, &request.position, &self.variant, news).as_bytes())?;
        }
        let mut line = result.or(told).map(|info| info.pv).unwrap_or_default();
        if line.is_empty() {
            // A search that failed still has to be answered.
            line.extend(legal_moves(&request.position, &self.variant).first());
        }
        line.truncate(2);
        writeln!(self.out, "{}", best_line(self.dialect, &request.position, &self.variant, &line))
    }

    fn show(&mut self) -> io::Result<()> {
        let Some(place) = &self.place else { return self.complain("there is no position") };
        let text = |mv| self.dialect.writer()(&place.position, &self.variant, mv);
        let moves: Vec<String> = legal_moves(&place.position, &self.variant).into_iter().map(text).collect();
        let fen = fen(&place.position, &self.variant).unwrap_or_else(|| "FEN cannot tell this position".to_owned());
        let text = place.position.text(&self.variant);
        writeln!(self.out, "variant {}\nposition {text}\nfen {fen}\nmoves {} {}", self.variant.id, moves.len(), moves.join(" "))
    }
}

/// What has been found in a position, a line of text for each line of play.
fn info_lines(dialect: Dialect, position: &Position, variant: &Variant, info: &Info) -> String {
    let ms = info.elapsed.as_millis();
    let rate = u128::from(info.nodes) * 1000 / ms.max(1);
    let (depth, reached, nodes, fullness) = (info.depth, info.reached.max(info.depth), info.nodes, info.fullness);
    let others = info.others.iter().map(|line| (line.score, &line.pv));
    let mut text = String::new();
    for (number, (score, pv)) in (1..).zip(std::iter::once((info.score, &info.pv)).chain(others)) {
        let (score, line) = (dialect.score(score), line_texts(position, variant, pv, dialect.writer()).join(" "));
        // Writing to a String cannot fail.
        let _ = match dialect {
            Dialect::Uci | Dialect::Usi => writeln!(
                text,
                "info depth {depth} seldepth {reached} multipv {number} score {score} nodes {nodes} nps {rate} hashfull {fullness} time {ms} pv {line}"
            ),
            Dialect::Ucci => writeln!(text, "info time {ms} nodes {nodes}\ninfo depth {depth} score {score} pv {line}"),
        };
    }
    text
}

fn best_line(dialect: Dialect, position: &Position, variant: &Variant, line: &[Move]) -> String {
    match line_texts(position, variant, line, dialect.writer()).as_slice() {
        [] => dialect.no_move().to_owned(),
        [best] => format!("bestmove {best}"),
        [best, reply, ..] => format!("bestmove {best} ponder {reply}"),
    }
}

/// The forced win that was found, if it was and all its moves are known.
fn checkmate_line(dialect: Dialect, position: &Position, variant: &Variant, found: Option<Info>) -> String {
    let is_whole =
        |info: &Info| matches!(info.score, Score::Mate(moves) if i32::try_from(info.pv.len()).is_ok_and(|plies| plies == 2 * moves - 1));
    match found.filter(is_whole) {
        Some(info) => format!("checkmate {}", line_texts(position, variant, &info.pv, dialect.writer()).join(" ")),
        None if legal_moves(position, variant).is_empty() => "checkmate nomate".to_owned(),
        None => UNSOLVED.to_owned(),
    }
}
