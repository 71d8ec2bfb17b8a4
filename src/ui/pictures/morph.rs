//! The fold as a moving picture: the whole board becomes each of the games inside in turn, and whole again.

use std::sync::Arc;

use crate::app::{Fold, Scene};
use crate::ui::pictures::film::{Film, FilmError, MAX_FILM, Reel, Strip};
use crate::ui::pictures::shot::Camera;

/// The pictures on the way from one board to the next, and how long each stays, in hundredths of a second: 25 in a second.
const STEPS: u32 = 30;
const STEP: u16 = 4;

/// How much time passes until pieces have been painted anew at their size, in seconds.
const SETTLED: f64 = 0.5;

/// How many pictures the film of so many folds has: each way, and the whole board that it begins with.
pub fn morph_length(folds: usize) -> usize {
    (folds + 1) * STEPS as usize + 1
}

/// Makes the film of a position that folds to one game after the other, as the bytes of a GIF. Each board stays as long as `wanted` says.
///
/// # Errors
/// If the film was called off through the reel, or a picture does not fit.
pub fn morph(look: &Scene, folds: &[Arc<Fold>], wanted: &Film, reel: &Reel) -> Result<Vec<u8>, FilmError> {
    let size = wanted.size.map(|side| side.clamp(1, MAX_FILM));
    let pause = u16::try_from(wanted.pause.as_millis() / 10).unwrap_or(u16::MAX).max(2);
    let whole = Scene { fold: None, incoming: Vec::new(), ..look.clone() };
    let mut camera = Camera::new(size, wanted.theme).moving().unhurried();
    let mut strip = Strip::new(size, reel)?;
    let mut time = SETTLED;
    camera.frame(&whole, 0.0);
    camera.frame(&whole, time);
    strip.add(camera.image(), pause)?;
    let boards = folds.iter().map(|fold| whole.clone().folded(Some(Arc::clone(fold)))).chain([whole.clone()]);
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
