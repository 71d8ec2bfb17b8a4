//! The window on the desktop.

use std::fmt;
use std::path::PathBuf;

use eframe::{Frame, NativeOptions, Renderer};
use egui::{Color32, Context, IconData, Ui, Vec2, ViewportBuilder, ViewportCommand, Visuals};
use nestmate_engine::task::{caught, panics};
use nestmate_text::words::{self, Language, TextKey, key, say};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

use crate::storage::{Places, Starts, WindowPlace, distributions};
use crate::ui::frame::guard::{Guard, Load};
use crate::ui::frame::theme;
use crate::ui::frame::unopened::{Displays, Lack, alert};

#[derive(Clone, Debug)]
pub struct WindowError {
    title: TextKey,
    told: words::Told,
    language: Option<Language>,
}

impl fmt::Display for WindowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", say(self.title), self.told)
    }
}

impl WindowError {
    /// Shows it in a dialog, in the user's language, until the user has closed it. Where the desktop cannot show one, it is not shown.
    pub fn show(&self) {
        let before = words::language();
        words::set_language(self.language);
        alert(say(self.title), &self.told.to_string());
        words::set_language(Some(before));
    }
}

/// The size that the window begins with, in points, until the screen's is known.
const SIZE: Vec2 = Vec2::new(1366.0, 768.0);

/// The largest screen that a window fills the first time, in points, and the share that it takes of a larger one.
const LAPTOP: Vec2 = Vec2::new(1600.0, 900.0);
const SHARE: f32 = 0.85;

/// The smallest window, in points: a screen of 1024×600 less a title bar and a panel.
const LEAST: Vec2 = Vec2::new(960.0, 540.0);

/// What the desktop's bars and the window's own title may take from the screen, in points.
const BARS: Vec2 = Vec2::new(40.0, 100.0);

struct Window {
    guard: Guard,
    /// How large the window is to be, until it has been fitted to the screen.
    wanted: Option<Wanted>,
    ground: Color32,
}

#[derive(Clone, Copy)]
enum Wanted {
    First,
    Size(Vec2),
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &Context, _frame: &mut Frame) {
        self.guard.tick(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        if let Some(seconds) = frame.info().cpu_usage {
            tracing::trace!(milliseconds = seconds * 1000.0, "frame");
        }
        self.fit(ui);
        self.guard.show(ui);
        let ground = theme::ground(ui.ctx());
        if self.ground != ground {
            self.ground = ground;
            ui.ctx().request_repaint();
        }
    }

    fn clear_color(&self, _visuals: &Visuals) -> [f32; 4] {
        self.ground.to_normalized_gamma_f32()
    }
}

impl Window {
    /// The first time the window fills a laptop's screen, and most of a larger one. Later it fills a screen without room for its size and
    /// the desktop's bars.
    fn fit(&mut self, ui: &Ui) {
        let Some(screen) = ui.input(|input| input.viewport().monitor_size) else { return };
        let Some(wanted) = self.wanted.take() else { return };
        let fills = match wanted {
            Wanted::Size(size) => screen.x < size.x + BARS.x || screen.y < size.y + BARS.y,
            Wanted::First => screen.x <= LAPTOP.x || screen.y <= LAPTOP.y,
        };
        if fills {
            ui.ctx().send_viewport_cmd(ViewportCommand::Maximized(true));
        } else if matches!(wanted, Wanted::First) {
            ui.ctx().send_viewport_cmd(ViewportCommand::InnerSize(screen * SHARE));
            ui.ctx().send_viewport_cmd(ViewportCommand::OuterPosition((screen * (1.0 - SHARE) / 2.0).to_pos2()));
        }
    }
}

/// Opens the window as it was left, with a file if one is given, and stays until it is closed. `load` reads the games.
///
/// # Errors
/// If no game can be played, the system gives no window, or something has panicked where the window cannot show it.
pub fn run_window(load: Load, file: Option<PathBuf>) -> Result<(), WindowError> {
    words::follow_system();
    let failed = |title, told, language| WindowError { title, told, language };
    let guard =
        Guard::begin(Places::of_user(), load, file, true).map_err(|wrong| failed(key!("start"), words::Told::fixed(wrong), None))?;
    let (place, starts, language) = (guard.place(), guard.starts(), guard.language());
    let viewport = placed(ViewportBuilder::default().with_title("Nestmate").with_app_id("org.nestmate.Nestmate"), place);
    let viewport = match icon() {
        Some(icon) => viewport.with_icon(icon),
        None => viewport,
    };
    // Noise against bands in gradients would cost every pixel of every frame, and there are no large gradients.
    let options = NativeOptions { viewport, renderer: Renderer::Glow, dithering: false, ..NativeOptions::default() };
    let window =
        Window { guard, wanted: Some(place.map_or(Wanted::First, |place| Wanted::Size(Vec2::from(place.size)))), ground: Color32::BLACK };
    // What the guard cannot catch has panicked around it. The game is kept while the window is taken down.
    let run = caught("window", || eframe::run_native("nestmate", options, Box::new(|_| Ok(Box::new(window)))));
    let (lack, panic) = match run {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(error)) => (Some(Lack::of(&error, Displays::named())), String::new()),
        Err(_) => {
            let panic = panics::here().map_or_else(String::new, |panic| panic.to_string());
            (Lack::of_panic(&panic), panic)
        }
    };
    let Some(lack) = lack else {
        return Err(failed(key!("stopped"), words::Told::by(move || format!("{}\n\n{panic}", say!("stopped-untouched"))), language));
    };
    // What is kept has nothing to do with it.
    starts.iter().for_each(Starts::good);
    Err(failed(key!("start"), words::Told::by(move || lack.said(&distributions())), language))
}

fn placed(viewport: ViewportBuilder, place: Option<WindowPlace>) -> ViewportBuilder {
    let sane = |length: f32| length.is_finite() && (-100.0..20_000.0).contains(&length);
    let size = place.map(|place| Vec2::from(place.size)).filter(|size| sane(size.x) && sane(size.y)).map_or(SIZE, |size| size.max(LEAST));
    let viewport = viewport.with_inner_size(size).with_min_inner_size(LEAST).with_clamp_size_to_monitor_size(true);
    let viewport = match place.and_then(|place| place.at).filter(|at| sane(at.0) && sane(at.1)) {
        Some((left, top)) => viewport.with_position([left, top]),
        None => viewport,
    };
    if place.is_some_and(|place| place.maximized) { viewport.with_maximized(true) } else { viewport }
}

/// Drawn in a square of a hundred units.
const DRAWING: &str = include_str!("../../../assets/icon.svg");

/// The side of the picture, in pixels; systems make it smaller themselves.
const SIDE: u8 = 128;

pub(in crate::ui) fn icon() -> Option<IconData> {
    let tree = Tree::from_str(DRAWING, &Options::default()).ok()?;
    let mut pixmap = Pixmap::new(SIDE.into(), SIDE.into())?;
    let scale = f32::from(SIDE) / 100.0;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    let rgba = pixmap.pixels().iter().map(PremultipliedColorU8::demultiply);
    let rgba = rgba.flat_map(|color| [color.red(), color.green(), color.blue(), color.alpha()]).collect();
    Some(IconData { rgba, width: SIDE.into(), height: SIDE.into() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sign_can_be_drawn_and_has_round_corners() {
        let icon = icon().expect("it is an SVG");
        let alpha = |x: usize, y: usize| icon.rgba[(y * usize::from(SIDE) + x) * 4 + 3];
        assert_eq!((alpha(0, 0), alpha(64, 64), alpha(64, 2)), (0, 255, 255));
    }
}
