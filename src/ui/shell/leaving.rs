//! From the wish to close the window to its end.

use egui::{Context, ViewportCommand};
use nestmate_text::words::told;

use super::Shell;
use crate::app::{Action, Leave};
use crate::ui::dialogs::{Dialog, LeaveWish};
use crate::ui::frame::toasts::ToastKind;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Leaving {
    #[default]
    No,
    /// The user has wanted to quit while asked where or how to save, and has been told so.
    Asked,
    /// The user has wanted to quit in the frame of this number; the game or one of the user's files is being written.
    Waiting(u64),
    Sure,
}

impl Shell {
    /// Lets the window close once the game is on the disk, or once the user has decided what becomes of it.
    pub(super) fn watch_leaving(&mut self, ctx: &Context) {
        let asked = ctx.input(|input| input.viewport().close_requested());
        let now = ctx.cumulative_frame_nr();
        let saving = matches!(self.dialog, Some(Dialog::Save(_) | Dialog::Conflict(_)));
        if self.leaving == Leaving::Asked && !saving {
            self.leaving = Leaving::No;
        }
        if asked && saving && self.leaving == Leaving::No {
            self.leaving = Leaving::Asked;
            self.toasts.say(ctx, ToastKind::Info, told!("leave-answer"), 6);
            return ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
        if asked && matches!(self.leaving, Leaving::No | Leaving::Asked) {
            self.app.prepare_to_leave();
            self.leaving = Leaving::Waiting(now);
        }
        let Leaving::Waiting(since) = self.leaving else {
            // Messages of this frame are on the screen before anyone asks to quit again.
            return self.app.told_of_failures();
        };
        match self.app.leave() {
            Leave::Now => {
                self.leaving = Leaving::Sure;
                if !asked {
                    ctx.send_viewport_cmd(ViewportCommand::Close);
                }
                return;
            }
            // Whoever asks again does not want to wait any longer.
            Leave::Wait if asked && since != now => self.ask_about_leaving(Leave::Lose(told!("leave-slow"))),
            Leave::Wait => {}
            Leave::Stay => self.leaving = Leaving::No,
            leave @ (Leave::Lose(_) | Leave::Explain(_)) => self.ask_about_leaving(leave),
        }
        if asked {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    fn ask_about_leaving(&mut self, leave: Leave) {
        self.leaving = Leaving::No;
        if matches!(leave, Leave::Explain(_)) {
            self.app.told_of_keeping();
        }
        self.dialog = Some(Dialog::Leaving(leave));
    }

    pub(super) fn leave_as(&mut self, ctx: &Context, wish: LeaveWish, lost: bool, actions: &mut Vec<Action>) {
        match wish {
            LeaveWish::Save => self.save(ctx, actions),
            LeaveWish::SaveElsewhere => self.save_as(ctx),
            LeaveWish::Again => ctx.send_viewport_cmd(ViewportCommand::Close),
            LeaveWish::Quit => {
                self.leaving = Leaving::Sure;
                if lost {
                    self.app.abandon();
                }
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
            LeaveWish::Stay => {}
        }
    }
}
