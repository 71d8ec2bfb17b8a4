//! How large everything is: what the user has chosen, times what a large window calls for.

use egui::Context;
use egui::gui_zoom::kb_shortcuts::{ZOOM_IN, ZOOM_IN_SECONDARY, ZOOM_OUT, ZOOM_RESET};

use super::context;

/// The bounds of how much larger than usual everything can be.
pub(in crate::ui) const ZOOM: (f32, f32) = (0.4, 4.0);

/// How much a key or an entry of a menu changes it.
pub(in crate::ui) const STEP: f32 = 0.1;

/// The heights of windows, in the system's points, from which on everything is larger, and how much: on a large screen one sits no
/// closer than before a small one.
const LARGE: [(f32, f32); 2] = [(1900.0, 1.6), (1280.0, 1.25)];

#[derive(Clone, Copy, PartialEq, Debug)]
struct Scale {
    chosen: f32,
    fitting: f32,
}

fn scale(ctx: &Context) -> Scale {
    context::known(ctx).unwrap_or(Scale { chosen: 1.0, fitting: 1.0 })
}

pub(in crate::ui) fn chosen(ctx: &Context) -> f32 {
    scale(ctx).chosen
}

pub(in crate::ui) fn choose(ctx: &Context, chosen: f32) {
    let chosen = if chosen.is_finite() { chosen.clamp(ZOOM.0, ZOOM.1) } else { 1.0 };
    put(ctx, Scale { chosen, ..scale(ctx) });
}

pub(in crate::ui) fn change(ctx: &Context, by: f32) {
    choose(ctx, ((chosen(ctx) + by) / STEP).round() * STEP);
}

fn put(ctx: &Context, scale: Scale) {
    context::put(ctx, scale);
    ctx.set_zoom_factor(scale.chosen * scale.fitting);
}

/// Goes with the window's size and does what the keys ask for. To be called in each frame.
pub(in crate::ui) fn follow(ctx: &Context) {
    // Those of egui know nothing of what fits the window.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    let pressed = |shortcut| ctx.input_mut(|input| input.consume_shortcut(shortcut));
    if pressed(&ZOOM_RESET) {
        choose(ctx, 1.0);
    } else if pressed(&ZOOM_IN) || pressed(&ZOOM_IN_SECONDARY) {
        change(ctx, STEP);
    } else if pressed(&ZOOM_OUT) {
        change(ctx, -STEP);
    }
    let known = scale(ctx);
    let fitting = fitting(ctx.content_rect().height() * ctx.zoom_factor());
    if fitting.to_bits() != known.fitting.to_bits() {
        put(ctx, Scale { fitting, ..known });
    }
}

fn fitting(height: f32) -> f32 {
    LARGE.iter().find(|known| height >= known.0).map_or(1.0, |known| known.1)
}

#[cfg(test)]
mod tests {
    use egui::{Event, Key, Modifiers, RawInput, Rect, Vec2};

    use super::*;

    fn frame(ctx: &Context, height: f32, key: Option<Key>) {
        let size = Vec2::new(height * 1.6, height) / ctx.zoom_factor();
        let press = |key| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::COMMAND };
        let events = key.into_iter().map(press).collect();
        let input = RawInput { screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, size)), events, ..RawInput::default() };
        ctx.run_ui(input, |ui| follow(ui.ctx())).drop_without_applying_deltas();
    }

    fn after(ctx: &Context, height: f32, key: Option<Key>) -> (f32, f32) {
        frame(ctx, height, key);
        for _ in 0..3 {
            frame(ctx, height, None);
        }
        (chosen(ctx), (ctx.zoom_factor() * 100.0).round() / 100.0)
    }

    #[test]
    fn large_windows_have_larger_letters_and_the_choice_stays() {
        let ctx = Context::default();
        assert_eq!(after(&ctx, 768.0, None), (1.0, 1.0));
        assert_eq!(after(&ctx, 1400.0, None), (1.0, 1.25));
        let (chosen, factor) = after(&ctx, 1400.0, Some(Key::Plus));
        assert!((chosen - 1.1).abs() < 1e-3 && (factor - 1.375).abs() < 0.01, "{chosen} {factor}");
        let (chosen, factor) = after(&ctx, 800.0, None);
        assert!((chosen - 1.1).abs() < 1e-3 && (factor - 1.1).abs() < 0.01, "{chosen} {factor}");
        assert_eq!(after(&ctx, 2100.0, Some(Key::Num0)), (1.0, 1.6));
    }
}
