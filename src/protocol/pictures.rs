//! Pictures of positions, films of games and pages of rules, painted as the window paints them.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use nestmate_core::game::Step;
use nestmate_core::variant::{Library, Variant};
use nestmate_text::Rulebook;

use super::args::{self, FilmArgs, LookArgs, ShotArgs};
use super::commands;
use super::failure::{Failure, of_file, unwritten};
use super::puzzles::PuzzleArgs;
use crate::app::{Folded, LayerState, Opened, ReadContext, Scene, read_file, ways_to_fold};
use crate::puzzles;
use crate::storage;
use crate::ui::board::BoardTheme;
use crate::ui::film::{Film, MAX_FILM, Reel, film as paint_film};
use crate::ui::page::{BoardSheets, Paper, PuzzleSheet, board_page, inside_page, puzzle_page, rules_page};
use crate::ui::shot::{MAX_SIDE, drawing, png};

/// The bounds of the time that a position of a film stays, in seconds.
const PAUSE: std::ops::RangeInclusive<f64> = 0.02..=600.0;

/// How a problem begins that is told with its place.
const HEADING: &str = "error: ";

/// Paints a position into a PNG file, or draws it into an SVG file if that is the ending of its name.
pub(super) fn shot(library: &Library, args: &ShotArgs, err: &mut dyn Write) -> Result<(), Failure> {
    let ShotArgs { game, out: file, layers, lift, size, look } = args;
    let (game, size) = (commands::game(library, game, err)?, parse_size(size, MAX_SIDE)?);
    let mut scene = Scene::of(game.variant, game.position).pictured(look.badges);
    scene.flipped = look.flip;
    scene.nests = ways_to_fold(&scene.variant, library);
    scene.lifted = *lift && !scene.nests.is_empty();
    if let Some(list) = layers {
        let wanted = parse_layers(&scene.variant, list)?;
        let fold = |layer: usize| scene.nests.iter().find(|fold| fold.layer == layer).cloned();
        let folded = wanted.folded.and_then(|(layer, depth)| Some(Folded { fold: fold(layer)?, depth }));
        scene.layers = wanted.states;
        scene.faces = wanted.faces;
        scene = scene.folded(folded);
    }
    let content = if file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("svg")) {
        drawing(&scene, size, &look.theme()).into_bytes()
    } else {
        png(&scene, size, &look.theme()).map_err(|error| Failure::Problem(format!("{}: {error}", file.display())))?
    };
    write(file, &content)
}

pub(super) fn film(library: &Library, args: &FilmArgs) -> Result<(), Failure> {
    let FilmArgs { saved: game, out: file, size, seconds, look } = args;
    let (size, seconds) = (parse_size(size, MAX_FILM)?, *seconds);
    if !PAUSE.contains(&seconds) {
        return Err(format!("a position cannot stay for {seconds} seconds; give a number from {} to {}", PAUSE.start(), PAUSE.end()).into());
    }
    let first = library.games().next().ok_or("there is no game")?.0.to_owned();
    let known = ReadContext { variant: commands::variant(library, &first)?, library: library.clone() };
    let opened = read_file(game, &known);
    let opened = if let Opened::Several(listing) = &opened { listing.read(0, &known) } else { opened };
    let mut game = match opened.game() {
        Some(Ok(opened)) => opened.game,
        Some(Err(reason)) => {
            // What is wrong in a text is told with its place and has a heading of its own.
            let told = reason.to_string();
            return Err(Failure::File(told.strip_prefix(HEADING).unwrap_or(&told).to_owned()));
        }
        None => return Err(Failure::File(format!("{} is not a game", game.display()))),
    };
    storage::check_writable(file).map_err(of_file(file))?;
    game.go(Step::Start);
    let scene = Scene { flipped: look.flip, detail: look.badges, ..Scene::of(Arc::clone(game.variant()), game.start().clone()) };
    let wanted = Film { size, pause: Duration::from_secs_f64(seconds), theme: look.theme() };
    write(file, &paint_film(&game, &scene, &wanted, &Reel::default()).map_err(|error| Failure::Problem(error.to_string()))?)
}

pub(super) fn rules(
    library: &Library,
    (id, text, inside): (&str, bool, bool),
    file: Option<&Path>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let variant = commands::variant(library, id)?;
    let page = match (text, inside) {
        (true, _) => Rulebook::of(&variant, library).text(&variant),
        (false, true) => inside_page(&variant, library).ok_or_else(|| Failure::Problem(format!("there is no game inside {id}")))?,
        (false, false) => rules_page(&variant, library),
    };
    put(&page, file, out)
}

pub(super) fn board(
    library: &Library,
    (id, cell, paper, grey): (&str, u32, args::Paper, bool),
    file: Option<&Path>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let variant = commands::variant(library, id)?;
    let paper = match paper {
        args::Paper::A4 => Paper::A4,
        args::Paper::Letter => Paper::Letter,
    };
    let page = board_page(&variant, BoardSheets { cell, paper, grey });
    put(&page.ok_or_else(|| Failure::Problem(format!("{id} has no start position")))?, file, out)
}

pub(super) fn puzzles(library: &Library, variant: &Arc<Variant>, args: &PuzzleArgs, file: &Path) -> Result<(), Failure> {
    let known = puzzles::shipped(&variant.id).and_then(|text| puzzles::read(text).ok()).map(|known| known.puzzles);
    let wanted = PuzzleSheet { puzzles: known.unwrap_or_default(), theme: args.theme, count: args.wanted };
    let page = puzzle_page(variant, library, &wanted);
    write(file, page.ok_or_else(|| Failure::Problem(format!("there are no such puzzles of {}", variant.id)))?.as_bytes())
}

fn put(page: &str, file: Option<&Path>, out: &mut dyn Write) -> Result<(), Failure> {
    match file {
        Some(file) => write(file, page.as_bytes()),
        None => out.write_all(page.as_bytes()).map_err(unwritten),
    }
}

fn write(file: &Path, content: &[u8]) -> Result<(), Failure> {
    storage::write_whole(file, content).map_err(of_file(file))
}

impl LookArgs {
    fn theme(&self) -> BoardTheme {
        if self.dark { BoardTheme::dark() } else { BoardTheme::light() }
    }
}

fn parse_size(text: &str, most: u32) -> Result<[u32; 2], Failure> {
    let side = |text: &str| text.parse::<u32>().ok().filter(|side| (1..=most).contains(side));
    let sides = text.split_once('x').and_then(|(width, height)| Some([side(width)?, side(height)?]));
    sides.ok_or_else(|| format!("'{text}' is not a size; write WxH in pixels, each at most {most}").into())
}

struct WantedLayers {
    states: Vec<LayerState>,
    /// The layer that is taken alone, and how far the board folds to it.
    folded: Option<(usize, f32)>,
    faces: Vec<usize>,
}

/// Those named are shown, or as `name=state` says; the rest is hidden.
fn parse_layers(variant: &Variant, list: &str) -> Result<WantedLayers, Failure> {
    let (mut folded, mut faces) = (None, Vec::new());
    let mut states = vec![LayerState::Hidden; variant.layers.len()];
    for entry in list.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
        let (name, state) = entry.split_once('=').unwrap_or((entry, "shown"));
        let by_number = name.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).filter(|&index| index < states.len());
        let layer = variant.layers.iter().position(|layer| layer.id == name).or(by_number).ok_or_else(|| {
            let known: Vec<&str> = variant.layers.iter().map(|layer| layer.id.as_str()).collect();
            format!("there is no layer '{name}'; the layers are {}", known.join(", "))
        })?;
        states[layer] = match state {
            "shown" => LayerState::Shown,
            "dimmed" => LayerState::Dimmed,
            "outlined" => LayerState::Outlined,
            "hidden" => LayerState::Hidden,
            "alone" => {
                folded = Some((layer, 1.0));
                LayerState::Shown
            }
            "faces" => {
                faces.push(layer);
                LayerState::Shown
            }
            _ => {
                let depth = state.parse::<f32>().ok().filter(|depth| *depth > 0.0 && *depth <= 1.0).ok_or_else(|| {
                    let ways = "shown, dimmed, outlined, hidden, faces, alone, or a number up to 1 for how far the board folds to it";
                    format!("'{state}' is not a way to show a layer; write {ways}")
                })?;
                folded = Some((layer, depth));
                LayerState::Shown
            }
        };
    }
    Ok(WantedLayers { states, folded, faces })
}
