//! A message that can be shown where the program has no window: in a dialog of the desktop's own.

/// Shows it until the user has closed it. Where nothing can show it, it is not shown.
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub(in crate::ui) fn alert(title: &str, text: &str) {
    rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error).set_title(title).set_description(text).show();
}

#[cfg(all(unix, not(target_os = "macos")))]
pub(in crate::ui) use by_programs::alert;

/// The desktops have no common way to show a message without a window, but each has a program for it.
#[cfg(all(unix, not(target_os = "macos")))]
mod by_programs {
    use std::io;
    use std::process::{Command, Output, Stdio};

    use super::super::unopened::Displays;

    /// Shows it until the user has closed it, with the first program that can. Where none can, it is not shown.
    pub(in crate::ui) fn alert(title: &str, text: &str) {
        let displays = Displays::named();
        if !displays.are_none() {
            let _ = programs(title, text).into_iter().find(|(program, args)| {
                let shown = Command::new(program).args(args).stdin(Stdio::null()).output();
                tracing::debug!(program, ?shown, "a message");
                is_shown(shown)
            });
        }
    }

    fn programs<'a>(title: &'a str, text: &'a str) -> [(&'static str, Vec<&'a str>); 3] {
        [
            ("zenity", vec!["--error", "--no-markup", "--width=640", "--title", title, "--text", text]),
            ("kdialog", vec!["--title", title, "--error", text]),
            ("xmessage", vec!["-center", "-title", title, text]),
        ]
    }

    /// Whether the user has seen it. A dialog that is closed with Escape fails, too, but has nothing to say of the display.
    fn is_shown(shown: io::Result<Output>) -> bool {
        let Ok(Output { status, stderr, .. }) = shown else { return false };
        status.success() || status.code() == Some(1) && !String::from_utf8_lossy(&stderr).contains("display")
    }
}
