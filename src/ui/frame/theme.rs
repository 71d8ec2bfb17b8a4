//! How the window looks: type sizes, spacing and colours, light and dark.
//!
//! Without a GPU the time goes into filling: a window of 1366 by 768 takes llvmpipe 5.5 ms, a thousand triangles half a millisecond. So a frame
//! begins in the ground colour, panels do not fill it again, nothing is painted under cells, and round spots have few triangles.
#![expect(clippy::unreadable_literal, reason = "colours are written as everywhere: rrggbb")]

use egui::style::ScrollAnimation;
use egui::theme::{DefaultStyle, StyleProvider};
use egui::widget_style::{ButtonStyle, StyleArgs, WidgetState};
use egui::{
    Color32, ComboBox, Context, CornerRadius, DragValue, FontFamily, FontId, Frame, Margin, Rect, Stroke, StrokeKind, Style, TextStyle,
    Theme, Vec2, Visuals, pos2,
};

use crate::app::Mark;
use crate::storage::LookSettings;
use crate::ui::board::{BoardTheme, STRONGEST, board_choice, rgb};
use crate::ui::frame::looks::{self, BoardPreview, DesktopWishes};

pub(in crate::ui) fn install(ctx: &Context) {
    let theme = DesktopWishes::of(ctx).theme();
    ctx.options_mut(|options| options.fallback_theme = theme);
    dress_all(ctx, &looks::of(ctx));
}

pub(in crate::ui) fn dress_all(ctx: &Context, looks: &LookSettings) {
    let still = looks::is_still(looks, ctx);
    let strong = |visuals: Visuals| if looks.contrast { contrast(visuals) } else { visuals };
    ctx.style_mut_of(Theme::Light, |style| dress(style, strong(plain(false)), still));
    ctx.style_mut_of(Theme::Dark, |style| dress(style, strong(plain(true)), still));
    if looks.contrast {
        ctx.replace_widget_theme::<ButtonStyle>(DefaultStyle);
    } else {
        ctx.replace_widget_theme::<ButtonStyle>(FlatButtons);
    }
}

/// Buttons are seen by their fill. Only what can be filled in or ticked has an outline, and a button under the pointer a faint one.
struct FlatButtons;

impl StyleProvider<ButtonStyle> for FlatButtons {
    fn style(&mut self, args: &StyleArgs<'_>) -> ButtonStyle {
        let mut style: ButtonStyle = DefaultStyle.style(args);
        let frame = &mut style.atom_layout.frame;
        let fills_in = args.has_class(&ComboBox::CLASS) || args.has_class(&DragValue::CLASS);
        match args.state {
            WidgetState::Inactive if !fills_in => {
                // What the outline took is the button's again.
                frame.inner_margin = frame.inner_margin + Margin::from(frame.stroke.width);
                frame.stroke = Stroke::NONE;
            }
            WidgetState::Hovered => frame.stroke.color = frame.stroke.color.lerp_to_gamma(frame.fill, 0.5),
            WidgetState::Inactive | WidgetState::Active | WidgetState::Noninteractive => {}
        }
        style
    }
}

/// A box to tick, as check boxes have it, where it is part of something else.
pub(in crate::ui) fn tick_box(ui: &egui::Ui, rect: Rect, on: bool) {
    // In menus nothing has an outline by itself.
    let style = ui.ctx().global_style();
    let (look, ink) = (&style.visuals.widgets.inactive, ui.visuals().widgets.inactive.fg_stroke);
    ui.painter().rect(rect, look.corner_radius.at_most(4), look.bg_fill, look.bg_stroke, StrokeKind::Inside);
    if on {
        let inside = rect.shrink(rect.width() * 0.24);
        let tick = vec![pos2(inside.left(), inside.center().y), pos2(inside.center().x, inside.bottom()), inside.right_top()];
        ui.painter().line(tick, Stroke::new(ink.width.max(1.5), ink.color));
    }
}

pub(in crate::ui) fn board(ctx: &Context) -> BoardTheme {
    let looks = looks::of(ctx);
    let chosen = || BoardPreview::of(ctx).unwrap_or_else(|| board_choice(&looks.board));
    let board = if looks.contrast { &STRONGEST } else { chosen() };
    BoardTheme { set: looks.pieces, styles: looks.styles, ..board.theme(ctx.theme() == Theme::Dark) }
}

pub(in crate::ui) fn ground(ctx: &Context) -> Color32 {
    board(ctx).ground
}

/// An area to be filled with a colour, which takes no time where the window has that colour already: without a graphics card filling is
/// most of the work of a frame.
pub(in crate::ui) fn area(ctx: &Context, color: Color32) -> Frame {
    if color == ground(ctx) { Frame::new() } else { Frame::new().fill(color) }
}

/// Colours that the widgets of egui have no place for.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct Accents {
    pub(in crate::ui) quiet: Color32,
    pub(in crate::ui) refusal: Color32,
    pub(in crate::ui) alarm: Color32,
    pub(in crate::ui) card: Color32,
    marks: [Color32; 3],
}

impl Accents {
    pub(in crate::ui) fn mark(&self, mark: Mark) -> Color32 {
        Mark::ALL.into_iter().zip(self.marks).find(|(known, _)| *known == mark).map_or(self.quiet, |(_, colour)| colour)
    }
}

pub(in crate::ui) fn verdict_colours(ui: &egui::Ui, light: bool) -> (Color32, Color32) {
    match (light, ui.visuals().dark_mode) {
        (true, false) => (rgb(0xffffff), rgb(0x26241f)),
        (true, true) => (rgb(0xdedbd2), rgb(0x17181a)),
        (false, false) => (rgb(0x45424e), rgb(0xffffff)),
        (false, true) => (rgb(0x3f4147), rgb(0xf4f1e8)),
    }
}

pub(in crate::ui) fn accents(ui: &egui::Ui) -> Accents {
    let dark = ui.visuals().dark_mode;
    if looks::of(ui.ctx()).contrast { strong_accents(dark) } else { usual_accents(dark) }
}

fn strong_accents(dark: bool) -> Accents {
    let (ink, ground) = if dark { (Color32::WHITE, Color32::BLACK) } else { (Color32::BLACK, Color32::WHITE) };
    let usual = usual_accents(dark);
    let [worst, bad, slight] = usual.marks;
    // The colours only keep their hue: their brightness goes to the end that the ground is not at.
    let far = |color: Color32| color.lerp_to_gamma(ink, 0.35);
    Accents { quiet: ink, refusal: far(usual.refusal), alarm: far(usual.alarm), card: ground, marks: [far(worst), far(bad), far(slight)] }
}

fn usual_accents(dark: bool) -> Accents {
    if dark {
        Accents {
            quiet: rgb(0xa3a19b),
            refusal: rgb(0xf0b27a),
            alarm: rgb(0xff8577),
            card: rgb(0x2b2d31),
            marks: [rgb(0xff7a6b), rgb(0xf3a24f), rgb(0xe6cf5a)],
        }
    } else {
        Accents {
            quiet: rgb(0x6b675f),
            refusal: rgb(0x8a4b08),
            alarm: rgb(0xb3261e),
            card: rgb(0xfdfcfa),
            marks: [rgb(0xb3261e), rgb(0xb35309), rgb(0x7d6608)],
        }
    }
}

fn dress(style: &mut Style, visuals: Visuals, less_motion: bool) {
    let size = |size| FontId::new(size, FontFamily::Proportional);
    style.text_styles = [
        (TextStyle::Small, size(13.0)),
        (TextStyle::Body, size(15.0)),
        (TextStyle::Button, size(15.0)),
        (TextStyle::Heading, size(18.0)),
        (TextStyle::Monospace, FontId::new(14.0, FontFamily::Monospace)),
    ]
    .into();
    style.spacing.item_spacing = Vec2::new(8.0, 5.0);
    style.spacing.button_padding = Vec2::new(8.0, 3.0);
    style.spacing.menu_margin = Margin::same(6);
    style.spacing.window_margin = Margin::same(16);
    style.spacing.interact_size.y = 22.0;
    style.spacing.scroll.floating = true;
    // What goes on below is seen to: it has a handle, and a line that is cut fades out.
    style.spacing.scroll.dormant_handle_opacity = 0.5;
    style.spacing.scroll.floating_allocated_width = 6.0;
    style.spacing.scroll.fade.strength = 1.0;
    style.animation_time = if less_motion { 0.0 } else { 0.08 };
    style.scroll_animation = if less_motion { ScrollAnimation::none() } else { ScrollAnimation::default() };
    style.visuals = visuals;
}

fn contrast(mut visuals: Visuals) -> Visuals {
    let (ink, ground) = if visuals.dark_mode { (Color32::WHITE, Color32::BLACK) } else { (Color32::BLACK, Color32::WHITE) };
    let far = |share: f32| ground.lerp_to_gamma(ink, share);
    (visuals.panel_fill, visuals.window_fill, visuals.extreme_bg_color) = (ground, ground, ground);
    visuals.faint_bg_color = far(0.08);
    visuals.window_stroke = Stroke::new(2.0, ink);
    visuals.selection.bg_fill = if visuals.dark_mode { rgb(0x1f4f9e) } else { rgb(0xb8d4ff) };
    visuals.selection.stroke = Stroke::new(2.0, ink);
    visuals.hyperlink_color = if visuals.dark_mode { rgb(0x9ecbff) } else { rgb(0x0a3d91) };
    let widgets = &mut visuals.widgets;
    for widget in [&mut widgets.noninteractive, &mut widgets.inactive, &mut widgets.hovered, &mut widgets.active, &mut widgets.open] {
        widget.fg_stroke.color = ink;
        widget.bg_stroke = Stroke::new(1.0, far(0.7));
        (widget.bg_fill, widget.weak_bg_fill) = (far(0.08), far(0.08));
    }
    for widget in [&mut widgets.hovered, &mut widgets.active] {
        widget.bg_stroke = Stroke::new(2.0, ink);
        (widget.bg_fill, widget.weak_bg_fill) = (far(0.18), far(0.18));
    }
    visuals
}

fn rounded(visuals: &mut Visuals) {
    let widgets = &mut visuals.widgets;
    for widget in [&mut widgets.noninteractive, &mut widgets.inactive, &mut widgets.hovered, &mut widgets.active, &mut widgets.open] {
        widget.corner_radius = CornerRadius::same(5);
        widget.expansion = 0.0;
    }
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.menu_corner_radius = CornerRadius::same(8);
}

fn plain(dark: bool) -> Visuals {
    let mut visuals = if dark { Visuals::dark() } else { Visuals::light() };
    let pick = |by_day, by_night| rgb(if dark { by_night } else { by_day });
    rounded(&mut visuals);
    visuals.panel_fill = pick(0xf3f1ec, 0x1f2023);
    visuals.window_fill = pick(0xfaf9f6, 0x26282c);
    visuals.extreme_bg_color = pick(0xffffff, 0x17181a);
    visuals.faint_bg_color = pick(0xebe8e1, 0x2a2c30);
    visuals.selection.bg_fill = pick(0xcfe3d9, 0x2a5a47);
    visuals.selection.stroke = Stroke::new(1.0, pick(0x14533b, 0xd5f2e5));
    visuals.hyperlink_color = pick(0x1b5fc1, 0x8fc1ff);
    visuals.window_stroke = Stroke::new(1.0, pick(0xd4cfc4, 0x3c3f45));
    let (ink, widgets) = (pick(0x26241f, 0xe4e1d9), &mut visuals.widgets);
    widgets.noninteractive.bg_stroke = Stroke::new(1.0, pick(0xdcd7cd, 0x393c41));
    widgets.noninteractive.fg_stroke.color = ink;
    widgets.inactive.weak_bg_fill = pick(0xe6e2d9, 0x34373c);
    widgets.inactive.bg_fill = pick(0xe0dbd1, 0x3a3d43);
    widgets.inactive.fg_stroke.color = ink;
    widgets.inactive.bg_stroke = Stroke::new(1.0, pick(0x7a756b, 0x8b8e95));
    widgets.hovered.weak_bg_fill = pick(0xdbd6ca, 0x40444a);
    widgets.hovered.bg_stroke = Stroke::new(1.0, pick(0x5c574e, 0xb4b6bb));
    widgets.active.weak_bg_fill = pick(0xd3ccbd, 0x4a4e55);
    widgets.open.weak_bg_fill = pick(0xdbd6ca, 0x40444a);
    visuals
}
