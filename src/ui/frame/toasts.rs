//! Toasts: short messages in the menu bar, where they cover neither the board nor the panel. The newest is shown; a click puts it away.
//! They are said in the language of the moment.

use egui::accesskit::Role;
use egui::{Align2, Area, Color32, Context, Frame, Id, Label, Margin, Order, RichText, Sense, Stroke, WidgetInfo, vec2};
use nestmate_text::words::Told;

use crate::ui::frame::theme::accents;

#[derive(Clone, Copy)]
pub(in crate::ui) enum ToastKind {
    Info,
    Done,
    Error,
}

/// The width that the menus need beside a message, in points, and the least that a message has.
const MENUS: f32 = 500.0;
const LEAST: f32 = 240.0;

#[derive(Default)]
pub(in crate::ui) struct Messages {
    said: Vec<SaidToast>,
    /// What has not been said aloud yet.
    pub(in crate::ui) unheard: Vec<Told>,
}

struct SaidToast {
    kind: ToastKind,
    told: Told,
    /// When it goes, in the seconds of the window's clock.
    until: f64,
}

impl Messages {
    pub(in crate::ui) fn say(&mut self, ctx: &Context, kind: ToastKind, told: Told, seconds: u32) {
        let now = ctx.input(|input| input.time);
        self.unheard.push(told.clone());
        self.said.push(SaidToast { kind, told, until: now + f64::from(seconds) });
    }

    pub(in crate::ui) fn say_alone(&mut self, ctx: &Context, kind: ToastKind, told: Told, seconds: u32) {
        self.said.clear();
        self.say(ctx, kind, told, seconds);
    }

    pub(in crate::ui) fn show(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        self.said.retain(|said| said.until > now);
        let Some(said) = self.said.last() else { return };
        ctx.request_repaint_after(std::time::Duration::from_secs_f64(said.until - now));
        let text = said.told.to_string();
        let width = (ctx.content_rect().width() - MENUS).max(LEAST);
        let area = Area::new(Id::unique("toast")).order(Order::Foreground).anchor(Align2::RIGHT_TOP, vec2(-6.0, 2.0)).movable(false);
        let clicked = area.show(ctx, |ui| {
            let (ink, fill) = (said.kind.ink(ui), accents(ui).card);
            let frame = Frame::new().fill(fill).stroke(Stroke::new(1.0, ink)).corner_radius(5.0).inner_margin(Margin::symmetric(8, 1));
            let shown = frame.show(ui, |ui| {
                ui.set_max_width(width);
                ui.add(Label::new(RichText::new(text.as_str()).size(14.0).color(ink)).truncate().sense(Sense::click()))
            });
            let response = shown.inner;
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text.as_str()));
            response.on_hover_text(text.as_str()).clicked()
        });
        if clicked.inner {
            self.said.pop();
        }
    }
}

impl ToastKind {
    fn ink(self, ui: &egui::Ui) -> Color32 {
        match self {
            Self::Info => ui.visuals().text_color(),
            Self::Done => ui.visuals().selection.stroke.color,
            Self::Error => accents(ui).alarm,
        }
    }
}
