//! What each command does.

use std::fmt::Write as _;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use nestmate_core::notation::read_position_told;
use nestmate_core::position::{Position, move_text};
use nestmate_core::rules::{self, CheckedFile};
use nestmate_core::variant::{Inherited, Library, Unplayable, Variant};
use nestmate_engine::{self, Benched, Limits, MateSearch, Memory, Search};

use super::args::GameArg;
use super::failure::{Failure, of_file, unread, unwritten};
use super::printed::error_stream;
use crate::networks::{memory_of, network_of};
use crate::saying::{Saying, drawn, drawn_warning, nest_words};
use crate::storage;

/// The most plies that perft goes; beyond it no answer would come in a lifetime.
const MAX_DEPTH: u32 = 64;

pub(super) struct GameAt {
    pub(super) variant: Arc<Variant>,
    pub(super) position: Position,
}

/// All games, with those of a file that the user names, and what is wrong with that file. Its problems, and those of the files on disk,
/// go to the error stream.
pub(super) fn library(with: Option<&Path>, err: &mut dyn Write) -> Result<(Library, Vec<String>), Failure> {
    let mut library = storage::library();
    let mut named = None;
    if let Some(path) = with {
        let source = storage::read_definition(path).map_err(of_file(path))?;
        named = Some(source.name.clone());
        library.add(source);
    }
    for report in library.reports() {
        writeln!(err, "{}", report.said()).map_err(unwritten)?;
    }
    let troubles = named.iter().flat_map(|name| library.reports_of(name)).map(Saying::said).collect();
    Ok((library, troubles))
}

pub(super) fn game(library: &Library, game: &GameArg, err: &mut dyn Write) -> Result<GameAt, Failure> {
    let variant = variant(library, &game.variant)?;
    let position = match &game.position {
        Some(text) => {
            let (position, dropped) = read_position_told(&variant, text).map_err(|error| error.said())?;
            for dropped in dropped {
                writeln!(err, "{}", dropped.said()).map_err(unwritten)?;
            }
            position
        }
        None => rules::start(&variant).map_err(|error| error.said())?,
    };
    Ok(GameAt { variant, position })
}

pub(super) fn variant(library: &Library, id: &str) -> Result<Arc<Variant>, Failure> {
    library.get(id).map_err(|error| match error {
        Unplayable::Broken(_) => Failure::Problem(error.said()),
        Unplayable::Unknown(_) => {
            let known: Vec<&str> = library.all_games().map(|(id, _)| id).collect();
            format!("{}; the games are {}", error.said(), known.join(", ")).into()
        }
    })
}

pub(super) fn bench(library: &Library, out: &mut dyn Write, err: &mut dyn Write) -> Result<(), Failure> {
    let (mut sum, start) = (0, Instant::now());
    for (id, _) in library.games() {
        let variant = variant(library, id)?;
        for Benched { plies, depth, nodes } in nestmate_engine::bench(&variant, network_of(&variant)) {
            writeln!(out, "{id} after {plies} plies: depth {depth}, {nodes} nodes").map_err(unwritten)?;
            sum += nodes;
        }
    }
    writeln!(out, "{sum} nodes").map_err(unwritten)?;
    writeln!(err, "{:.0} nodes/s", rate(sum, start.elapsed())).map_err(unwritten)
}

#[expect(clippy::cast_precision_loss, reason = "a rate for people to read")]
fn rate(nodes: u64, time: Duration) -> f64 {
    nodes as f64 / time.as_secs_f64().max(1e-9)
}

pub(super) fn list(library: &Library, out: &mut dyn Write) -> Result<(), Failure> {
    library.all_games().try_for_each(|(id, _)| writeln!(out, "{id}").map_err(unwritten))
}

pub(super) fn start(library: &Library, id: &str, number: Option<u32>, out: &mut dyn Write) -> Result<(), Failure> {
    let variant = variant(library, id)?;
    let count = variant.shuffle.as_ref().map_or(1, |shuffle| shuffle.count);
    if let Some(number) = number.filter(|&number| number >= count) {
        return Err(format!("there is no start {number}; the last is {}", count - 1).into());
    }
    let start = number.map_or_else(|| rules::start(&variant), |number| rules::start_numbered(&variant, number));
    let start = start.map_err(|error| error.said())?;
    writeln!(out, "{}", start.text(&variant)).map_err(unwritten)
}

pub(super) fn perft(game: &GameAt, depth: u32, divide: bool, out: &mut dyn Write, err: &mut dyn Write) -> Result<(), Failure> {
    if depth > MAX_DEPTH {
        return Err(format!("{depth} plies are too many; the most is {MAX_DEPTH}").into());
    }
    let mut position = game.position.clone();
    let began = Instant::now();
    let leaves = if divide && depth > 0 {
        let mut counted: Vec<(String, u64)> = rules::divide(&mut position, &game.variant, depth)
            .into_iter()
            .map(|(mv, leaves)| (move_text(&game.variant, mv), leaves))
            .collect();
        counted.sort();
        counted.iter().try_for_each(|(text, leaves)| writeln!(out, "{text}: {leaves}").map_err(unwritten))?;
        counted.iter().map(|(_, leaves)| leaves).sum()
    } else {
        rules::perft(&mut position, &game.variant, depth)
    };
    let time = began.elapsed();
    writeln!(out, "{leaves}").map_err(unwritten)?;
    writeln!(err, "{:.3} s, {:.0} nodes/s", time.as_secs_f64(), rate(leaves, time)).map_err(unwritten)
}

pub(super) fn moves(game: &GameAt, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}", moves_line(&game.variant, &game.position)).map_err(unwritten)
}

/// One line out for each line in; a line that cannot be read gives its error in its place.
pub(super) fn moves_of_lines(
    library: &Library,
    id: &str,
    input: &mut dyn BufRead,
    (out, err): (&mut dyn Write, &mut dyn Write),
) -> Result<(), Failure> {
    let variant = variant(library, id)?;
    let mut line = Vec::new();
    for number in 1_usize.. {
        line.clear();
        if input.read_until(b'\n', &mut line).map_err(unread)? == 0 {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&line);
        let answer = match read_position_told(&variant, text.trim_end_matches(['\n', '\r'])) {
            Ok((position, dropped)) => {
                for dropped in dropped {
                    writeln!(err, "line {number}: {}", dropped.said()).map_err(unwritten)?;
                }
                moves_line(&variant, &position)
            }
            Err(error) => format!("error: {}", error.said()),
        };
        writeln!(out, "{answer}").map_err(unwritten)?;
    }
    Ok(())
}

fn moves_line(variant: &Variant, position: &Position) -> String {
    let mut texts: Vec<String> = rules::legal_moves(position, variant).into_iter().map(|mv| move_text(variant, mv)).collect();
    texts.sort_unstable();
    format!("{} {}", texts.len(), texts.join(","))
}

pub(super) fn best(game: &GameAt, ms: Option<u64>, depth: Option<u32>, nodes: Option<u64>, out: &mut dyn Write) -> Result<(), Failure> {
    let unlimited = ms.is_none() && depth.is_none() && nodes.is_none();
    let time = ms.or(unlimited.then_some(1000)).map(Duration::from_millis);
    let limits = Limits { time, depth, nodes, ..Limits::default() };
    let mut memory = memory_of(&game.variant, Memory::DEFAULT_MIB);
    let search = Search { limits, ..Search::new(&game.position, &game.variant) };
    let Some(info) = search.run(&mut memory, &AtomicBool::new(false), &mut |_| {}) else {
        let outcome = rules::no_moves(&game.position, &game.variant, None);
        return Err(Failure::Problem(format!("there is no legal move ({:?})", outcome.reason).to_lowercase()));
    };
    let line: Vec<String> = info.pv.iter().map(|&mv| move_text(&game.variant, mv)).collect();
    let best = line.first().map_or("", String::as_str);
    let (score, depth, nodes, rate) = (info.score, info.depth, info.nodes, rate(info.nodes, info.elapsed));
    writeln!(out, "{best} score {score} depth {depth} nodes {nodes} nps {rate:.0} pv {}", line.join(" ")).map_err(unwritten)
}

/// Prints the shortest forced win, if there is one among so many moves and positions. The error stream hears what is excluded.
pub(super) fn mate(game: &GameAt, most: u32, nodes: u64, (out, err): (&mut dyn Write, &mut dyn Write)) -> Result<(), Failure> {
    let search = MateSearch { position: &game.position, variant: &game.variant, most, nodes: Some(nodes), until: None, seen: None };
    let found = search.run(&AtomicBool::new(false), &mut |found| {
        // That nobody reads it does not end the search.
        let _ = writeln!(err, "no win in {} or fewer; {} nodes", found.excluded, found.nodes);
    });
    let Some(moves) = found.moves else {
        let left = if found.excluded < most { format!("; {nodes} nodes are not enough for {}", found.excluded + 1) } else { String::new() };
        return writeln!(out, "no forced win in {} or fewer{left}", found.excluded).map_err(unwritten);
    };
    let line: Vec<String> = found.line.iter().map(|&mv| move_text(&game.variant, mv)).collect();
    let sure = if found.is_shortest() { "shortest" } else { "found" };
    let best = line.first().map_or("", String::as_str);
    writeln!(out, "{best} {sure} {moves} nodes {} pv {}", found.nodes, line.join(" ")).map_err(unwritten)
}

pub(super) fn inner(library: &Library, id: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let variant = variant(library, id)?;
    for inner in variant.inner.iter().filter(|inner| !inner.pieces_only) {
        let axis = |letter: char, origin: i32| match (inner.scale, origin + 1 - inner.scale) {
            (1, 0) => letter.to_string(),
            (1, shift) => format!("{letter}{shift:+}"),
            (scale, 0) => format!("{scale}{letter}"),
            (scale, shift) => format!("{scale}{letter}{shift:+}"),
        };
        let pieces: Vec<String> = inner.pieces.iter().map(|&(letter, kind)| format!("{letter} {}", variant.kind(kind).letter)).collect();
        let cells = format!("(x, y) <-> ({}, {})", axis('x', inner.origin.0), axis('y', inner.origin.1));
        writeln!(out, "{}: cells {cells}; pieces {}", inner.game, pieces.join(", ")).map_err(unwritten)?;
    }
    Ok(())
}

/// Writes a definition that hides two games in a new one. What has no meaning in it is told on the error stream.
pub(super) fn nest(
    library: &Library,
    [first, second]: [&str; 2],
    file: Option<&Path>,
    (out, err): (&mut dyn Write, &mut dyn Write),
) -> Result<(), Failure> {
    let nested = library.nested(first, second, &nest_words()).map_err(|fault| Failure::Use(fault.said()))?;
    match file {
        Some(file) => storage::write_whole(file, nested.text.as_bytes()).map_err(of_file(file))?,
        None => writeln!(out, "{}", nested.text).map_err(unwritten)?,
    }
    if nested.left_out.is_empty() {
        return Ok(());
    }
    writeln!(err, "left out, for only the free King ends the game: {}", nested.left_out_names().join(", ")).map_err(unwritten)
}

/// Prints every problem of a definition file with its place, an excerpt and a hint, and what is most likely not meant. Only problems
/// make it fail.
pub(super) fn check(path: &Path, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let source = storage::read_definition(path).map_err(of_file(path))?;
    let name = source.name.clone();
    let CheckedFile { reports, warnings, inherited, games } = rules::check(&storage::library(), source, &crate::ui::picture_exists);
    let mut text = String::new();
    for report in &reports {
        let _ = writeln!(text, "{}\n{}\n", report.said(), drawn(report));
    }
    for report in &warnings {
        let _ = writeln!(text, "{}\n{}\n", report.said(), drawn_warning(report));
    }
    if reports.is_empty() {
        let _ = writeln!(text, "{}: {} {}, no problems", name, games.len(), if games.len() == 1 { "game" } else { "games" });
        text.extend(inherited.iter().map(|(id, inherited)| told(id, inherited)));
    }
    out.write_all(text.as_bytes()).map_err(unwritten)?;
    Ok(if reports.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn told(id: &str, inherited: &Inherited) -> String {
    let from = inherited.from.iter().map(|(game, parts)| format!("  from {game}: {}\n", parts.join(", ")));
    let set = |(id, on): &(String, bool)| format!("{id} {}", if *on { "on" } else { "off" });
    let house: Vec<String> = inherited.house.iter().map(set).collect();
    let house = (!house.is_empty()).then(|| format!("  house rules: {}\n", house.join(", ")));
    let lines: String = from.chain(house).collect();
    if lines.is_empty() { lines } else { format!("{id}\n{lines}") }
}

/// Opens the window, with a file if one is given, or else on the first game of the definition file that the user names. The games are
/// read once the window counts its start, so that they cannot stop it for good.
pub(super) fn window(file: Option<PathBuf>, with: Option<PathBuf>) -> Result<ExitCode, Failure> {
    let named = with.as_ref().filter(|_| file.is_none()).map(|path| path.display().to_string());
    let load = move || {
        let (library, _) = library(with.as_deref(), &mut error_stream()).map_err(Failure::told)?;
        let game = named.and_then(|name| library.games_of(&name).next().map(str::to_owned));
        Ok((library, game))
    };
    crate::ui::run_window(Box::new(load), file).map(|()| ExitCode::SUCCESS).map_err(|error| {
        // Before the dialog, which waits for the user. Nothing more can be done if even the error stream is closed.
        let _ = writeln!(error_stream(), "error: {error}");
        error.show();
        Failure::Shown
    })
}
