//! Moving pictures as animated GIFs: the positions of a game one after the other, and the board as it becomes each of the games inside.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::time::Duration;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use image::RgbaImage;
use nestmate_core::game::Game;
use thiserror::Error;

use super::shot::Camera;
use crate::app::{Fold, Scene};
use crate::ui::board::BoardTheme;

pub const MAX_FILM: u32 = 2000;

pub(in crate::ui) const MOST: usize = 2000;

#[derive(Clone, Debug)]
pub struct Film {
    /// Width and height in pixels, each at most [`MAX_FILM`].
    pub size: [u32; 2],
    pub pause: Duration,
    pub theme: BoardTheme,
}

/// How far a film has come, and whether it is still wanted; shared with the thread that makes it.
#[derive(Clone, Debug, Default)]
pub struct Reel {
    done: Arc<AtomicUsize>,
    stop: Arc<AtomicBool>,
}

#[derive(Debug, Error)]
pub enum FilmError {
    #[error("the game has {0} moves; a film has room for {MOST}")]
    Long(usize),
    #[error("the film was called off")]
    Stopped,
    #[error("the film cannot be written: {0}")]
    Format(#[from] EncodingError),
}

impl Reel {
    pub fn done(&self) -> usize {
        self.done.load(Relaxed)
    }

    pub fn stop(&self) {
        self.stop.store(true, Relaxed);
    }
}

/// The scenes of a game's line, from its start to its end, made one by one: all of them would fill the memory. `first` says how they are
/// looked at: turned, with which layers, and whether with detail.
fn scenes<'a>(game: &'a Game, first: &'a Scene) -> impl Iterator<Item = Scene> + 'a {
    let variant = game.variant();
    let mut position = game.start().clone();
    let moves = game.line().into_iter().filter_map(|node| game.tree().mv(node));
    std::iter::once(None).chain(moves.map(Some)).map(move |mv| {
        if let Some(mv) = mv {
            position.play(variant, mv);
        }
        let last = mv.map(|mv| (mv.from(), mv.to()));
        let scene = Scene::of(Arc::clone(variant), position.clone()).pictured(first.detail);
        Scene { last, ..scene }.seen_as(first).folded(first.folded.clone())
    })
}

/// The most that is held in each reserve at any time, so that all scenes have the same room for it and the board stays where it is.
fn most_held(scenes: impl Iterator<Item = Scene>) -> [usize; 3] {
    scenes.fold([0; 3], |most, scene| [0, 1, 2].map(|reserve| most[reserve].max(scene.hands[reserve])))
}

/// Makes the film of the line that a game is on, as the bytes of a GIF. The last position stays three times as long.
///
/// # Errors
/// If the game is too long, the film was called off through the reel, or a picture does not fit.
pub fn film(game: &Game, look: &Scene, wanted: &Film, reel: &Reel) -> Result<Vec<u8>, FilmError> {
    // The scenes of a very long game would fill the memory.
    let moves = game.line().len();
    if moves >= MOST {
        return Err(FilmError::Long(moves));
    }
    let size = wanted.size.map(|side| side.clamp(1, MAX_FILM));
    let mut camera = Camera::new(size, wanted.theme);
    let mut strip = Strip::new(size, reel)?;
    let hands = most_held(scenes(game, look));
    for (index, scene) in scenes(game, look).enumerate() {
        let picture = camera.shot(&Scene { hands, ..scene });
        strip.add(picture, pause(wanted, index == moves))?;
    }
    strip.end()
}

/// How long a position stays, in hundredths of a second.
fn pause(wanted: &Film, last: bool) -> u16 {
    let pause = u16::try_from(wanted.pause.as_millis() / 10).unwrap_or(u16::MAX).max(2);
    if last { pause.saturating_mul(3) } else { pause }
}

struct Strip<'a> {
    encoder: Encoder<Vec<u8>>,
    before: Option<RgbaImage>,
    reel: &'a Reel,
    count: usize,
}

impl<'a> Strip<'a> {
    fn new(size: [u32; 2], reel: &'a Reel) -> Result<Self, FilmError> {
        let [width, height] = size.map(|side| u16::try_from(side).unwrap_or(u16::MAX));
        let mut encoder = Encoder::new(Vec::new(), width, height, &[])?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self { encoder, before: None, reel, count: 0 })
    }

    /// Adds a picture that stays for some hundredths of a second.
    fn add(&mut self, picture: RgbaImage, delay: u16) -> Result<(), FilmError> {
        if self.reel.stop.load(Relaxed) {
            return Err(FilmError::Stopped);
        }
        let frame = Frame { delay, ..frame(&picture, self.before.as_ref()) };
        self.encoder.write_frame(&frame)?;
        self.before = Some(picture);
        self.count += 1;
        self.reel.done.store(self.count, Relaxed);
        Ok(())
    }

    fn end(self) -> Result<Vec<u8>, FilmError> {
        Ok(self.encoder.into_inner()?)
    }
}

fn frame(picture: &RgbaImage, before: Option<&RgbaImage>) -> Frame<'static> {
    let (left, top, width, height) = before.map_or((0, 0, picture.width(), picture.height()), |before| changed(picture, before));
    let mut pixels = image::imageops::crop_imm(picture, left, top, width, height).to_image().into_raw();
    let [left, top, width, height] = [left, top, width, height].map(|length| u16::try_from(length).unwrap_or(u16::MAX));
    let frame = Frame::from_rgba_speed(width, height, &mut pixels, 10);
    Frame { left, top, dispose: DisposalMethod::Keep, buffer: Cow::Owned(frame.buffer.into_owned()), ..frame }
}

/// Left, top, width and height of what differs between two pictures of one size; one pixel if nothing does.
fn changed(a: &RgbaImage, b: &RgbaImage) -> (u32, u32, u32, u32) {
    let (mut left, mut top, mut right, mut bottom) = (a.width(), a.height(), 0, 0);
    for ((x, y, pixel), other) in a.enumerate_pixels().zip(b.pixels()) {
        if pixel != other {
            (left, top) = (left.min(x), top.min(y));
            (right, bottom) = (right.max(x + 1), bottom.max(y + 1));
        }
    }
    if right > left { (left, top, right - left, bottom - top) } else { (0, 0, 1, 1) }
}

/// The pictures on the way from one board to the next, and how long each stays, in hundredths of a second: 25 in a second.
const STEPS: u32 = 30;
const STEP: u16 = 4;

/// How much time passes until pieces have been painted anew at their size, in seconds.
const SETTLED: f64 = 0.5;

/// How many pictures the film of so many folds has: each way, that of the games that rise, and the whole board that it begins with.
pub fn morph_length(folds: usize) -> usize {
    (folds + 2) * STEPS as usize + 1
}

/// Makes the film of a position that folds to one game after the other and from which they all rise in the end, as the bytes of a
/// GIF. Each board stays as long as `wanted` says.
///
/// # Errors
/// If the film was called off through the reel, or a picture does not fit.
pub fn morph(look: &Scene, folds: &[Arc<Fold>], wanted: &Film, reel: &Reel) -> Result<Vec<u8>, FilmError> {
    let size = wanted.size.map(|side| side.clamp(1, MAX_FILM));
    let pause = pause(wanted, false);
    let whole = Scene { folded: None, incoming: Vec::new(), nests: folds.to_vec(), ..look.clone() };
    let mut camera = Camera::new(size, wanted.theme).moving();
    camera.view.fold_slowly();
    let mut strip = Strip::new(size, reel)?;
    let mut time = SETTLED;
    camera.frame(&whole, 0.0);
    camera.frame(&whole, time);
    strip.add(camera.image(), pause)?;
    let boards = folds
        .iter()
        .map(|fold| whole.clone().folded(Some(Arc::clone(fold))))
        .chain([Scene { lifted: true, ..whole.clone() }, whole.clone()]);
    for board in boards {
        // The way begins with the frame that first shows where it leads.
        camera.frame(&board, time);
        for step in 1..STEPS {
            camera.frame(&board, time + f64::from(step) * f64::from(STEP) / 100.0);
            strip.add(camera.image(), STEP)?;
        }
        time += f64::from(STEPS * u32::from(STEP)) / 100.0 + SETTLED;
        camera.frame(&board, time);
        camera.frame(&board, time + SETTLED);
        time += SETTLED;
        strip.add(camera.image(), pause)?;
    }
    strip.end()
}
