//! Games from one form into another, and variants and pieces from other programs' forms into ours.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ValueEnum;
use nestmate_core::game::{Game, RecordForm, record_text};
use nestmate_core::notation::{NULL, common_text, position_text, usi_text};
use nestmate_core::plain::escaped;
use nestmate_core::position::{Move, Position, move_text};
use nestmate_core::rules::is_null;
use nestmate_core::variant::{Library, MAX_FILE, Notation, Variant};
use nestmate_text::words::say;

use super::commands;
use super::failure::{Failure, of_file, unwritten};
use crate::app::{FirstMoves, OpenedGame, ReadContext, read_games, record_of};
use crate::disk::encoded;
use crate::import::{self, cause, flaw, imported};
use crate::storage;

/// What games are written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Form {
    /// PGN, in the notation that other programs know for the game.
    Pgn,
    /// The program's own files.
    Nestmate,
    /// The last position of each main line, as FEN or SFEN where there is one.
    Fen,
    /// A line of the protocols USI or UCI for each main line: `position … moves …`.
    Line,
    /// KIF, a record with a move a line, for games that are written so in Japan.
    Kif,
    /// KI2, a record in the words of books, for the same.
    Ki2,
    /// CSA, the record of servers, without variations, for the same.
    Csa,
    /// PGN with moves in Chinese, for games that are written so in China.
    Chinese,
    /// WXF, the record of servers for Xiang Qi, without variations, for the same.
    Wxf,
    /// UBB, the record of boards on web pages, for the same.
    Dhtmlxq,
}

/// Writes all games of a file in another form, one after the other. Games that cannot be read are told on the error stream.
pub(super) fn convert(
    library: &Library,
    file: &Path,
    form: Form,
    to: Option<&Path>,
    streams: (&mut dyn Write, &mut dyn Write),
) -> Result<ExitCode, Failure> {
    let (out, err) = streams;
    let first = library.games().next().map(|known| known.0.to_owned()).ok_or_else(|| Failure::Problem("there is no game".to_owned()))?;
    let known = ReadContext { variant: commands::variant(library, &first)?, library: library.clone() };
    let mut whole = to.map(|to| storage::WholeFile::begin(to).map_err(of_file(to)).map(|file| (to, file))).transpose()?;
    let (mut strange, mut begun, mut missing) = (0_usize, false, BTreeSet::new());
    let broken = each_game(&known, file, err, &mut |game| {
        let Some(text) = written(&game, form) else {
            strange += 1;
            return Ok(());
        };
        // So games of this form are told apart.
        let text = if form == Form::Csa && begun { format!("/\n{text}") } else { text };
        begun = true;
        match &mut whole {
            Some((to, file)) => {
                let (bytes, signs) = encoded(&text, to);
                missing.extend(signs.chars());
                file.write_all(&bytes).map_err(of_file(to))
            }
            None => out.write_all(text.as_bytes()).map_err(unwritten),
        }
    })?;
    if strange > 0 {
        writeln!(err, "{}: {}", escaped(&file.display().to_string()), say!("convert-strange", count = strange)).map_err(unwritten)?;
    }
    if let Some((to, file)) = whole {
        if !missing.is_empty() {
            let signs: String = missing.into_iter().collect();
            writeln!(err, "{}: {}", escaped(&to.display().to_string()), escaped(&say!("save-missing", signs = signs)))
                .map_err(unwritten)?;
        }
        file.finish().map_err(of_file(to))?;
    }
    Ok(if broken || strange > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Gives out the games of a file one after the other. Those that cannot be read are told on the error stream; whether there were any. A text
/// that names no game is taken as one of the context's.
pub(super) fn each_game(
    known: &ReadContext,
    file: &Path,
    err: &mut dyn Write,
    take: &mut dyn FnMut(Box<OpenedGame>) -> Result<(), Failure>,
) -> Result<bool, Failure> {
    let name = || escaped(&file.display().to_string()).into_owned();
    let (mut read, mut broken) = (false, false);
    for opened in read_games(file, known).map_err(of_file(file))? {
        match opened.map_err(of_file(file))?.game() {
            Some(Ok(game)) => {
                read = true;
                for remark in &game.remarks {
                    writeln!(err, "{}: {}", name(), escaped(&remark.to_string())).map_err(unwritten)?;
                }
                take(game)?;
            }
            Some(Err(why)) => {
                broken = true;
                writeln!(err, "{why}").map_err(unwritten)?;
            }
            None => return Err(Failure::File(format!("{} has no games", name()))),
        }
    }
    if broken && !read { Err(Failure::File(format!("{}: none of its games can be read", name()))) } else { Ok(broken) }
}

/// `None` of a game that the form has no words for.
fn written(opened: &OpenedGame, form: Form) -> Option<String> {
    let game = &opened.game;
    Some(match form {
        Form::Kif => RecordForm::Kif.text(game)? + "\n",
        Form::Ki2 => RecordForm::Ki2.text(game)? + "\n",
        Form::Csa => RecordForm::Csa.text(game)?,
        Form::Pgn => record_text(game) + "\n",
        Form::Nestmate => record_of(game, opened.players).text(),
        Form::Fen => {
            let end = game.tree().main_line().last().map_or_else(|| game.start().clone(), |last| game.position_at(last));
            position_text(&end, game.variant()) + "\n"
        }
        Form::Line => line(game),
        Form::Chinese => RecordForm::Chinese.text(game)? + "\n",
        Form::Wxf => RecordForm::Wxf.text(game)?,
        Form::Dhtmlxq => RecordForm::DhtmlXq.text(game)?,
    })
}

/// What writes a move, if it has words for it.
type WriteMove = fn(&Position, &Variant, Move) -> Option<String>;

fn line(game: &Game) -> String {
    let variant = game.variant();
    let (head, text): (_, WriteMove) = match variant.known_as.notation {
        Some(Notation::Usi) => ("sfen", |_, variant, mv| usi_text(variant, mv)),
        Some(Notation::San | Notation::Iccs) | None => ("fen", |position, variant, mv| Some(common_text(position, variant, mv))),
    };
    let moves = moves(game, text);
    let mut line = format!("position {head} {}", position_text(game.start(), variant));
    if !moves.is_empty() {
        // Writing to a String cannot fail.
        let _ = write!(line, " moves {}", moves.join(" "));
    }
    line + "\n"
}

/// The moves of the main line, in our notation where `text` has no words for one.
fn moves(game: &Game, text: WriteMove) -> Vec<String> {
    let variant = game.variant();
    let mut position = game.start().clone();
    let mut texts = Vec::new();
    for mv in game.tree().main_line().filter_map(|node| game.tree().mv(node)) {
        let known = if is_null(variant, mv) { Some(NULL.to_owned()) } else { text(&position, variant, mv) };
        texts.push(known.unwrap_or_else(|| move_text(variant, mv)));
        position.play(variant, mv);
    }
    texts
}

/// Counts the first moves of all games of a set of rules in some files, and writes them into one. What cannot be read is told on the error
/// stream.
pub(super) fn openings(
    library: &Library,
    (id, files, plies): (&str, &[PathBuf], usize),
    to: &Path,
    (out, err): (&mut dyn Write, &mut dyn Write),
) -> Result<ExitCode, Failure> {
    let known = ReadContext { variant: commands::variant(library, id)?, library: library.clone() };
    let (mut openings, mut broken) = (FirstMoves::default(), false);
    for file in files {
        broken |= each_game(&known, file, err, &mut |opened| {
            if opened.game.variant().id == id {
                openings.add(&opened.game, plies);
            }
            Ok(())
        })?;
    }
    storage::write_whole(to, openings.text(id).as_bytes()).map_err(of_file(to))?;
    writeln!(out, "{} games", openings.games()).map_err(unwritten)?;
    Ok(if broken { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Writes how a piece moves that Betza's notation tells.
pub(super) fn betza(text: &str, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let moves = import::betza(text).map_err(|fault| Failure::Use(format!("{text}: {fault}")))?;
    writeln!(out, "moves: [{}]", moves.ways.join(", ")).map_err(unwritten)?;
    for step in moves.doubles {
        writeln!(out, "rule: DoubleStep(pieces: \"…\", step: {step:?})").map_err(unwritten)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes the variants of a file as definitions. What cannot be said is told on the error stream, line by line.
pub(super) fn import(file: &Path, to: Option<&Path>, streams: (&mut dyn Write, &mut dyn Write)) -> Result<ExitCode, Failure> {
    let (out, err) = streams;
    let text = storage::read_text(file, MAX_FILE).map_err(of_file(file))?;
    if text.len() > MAX_FILE {
        return Err(Failure::File(format!("{}: larger than {MAX_FILE} bytes", file.display())));
    }
    let (definitions, told) = imported(&text);
    if let Some(report) = flaw(&definitions) {
        return Err(Failure::Problem(format!("{}: cannot be written as definitions: {}", file.display(), cause(&report))));
    }
    for line in &told {
        writeln!(err, "{}: {line}", file.display()).map_err(unwritten)?;
    }
    match to {
        Some(to) => storage::write_whole(to, definitions.as_bytes()).map_err(of_file(to))?,
        None => out.write_all(definitions.as_bytes()).map_err(unwritten)?,
    }
    Ok(if told.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
