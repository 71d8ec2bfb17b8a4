//! What a Linux desktop tells on its buses: what it wishes of the looks of all programs, and who listens to what is said.

use egui::Context;
use nestmate_engine::task::{News, Task, Wake};

use crate::ui::frame::looks::DesktopWishes;

pub(in crate::ui) struct DesktopWatch {
    task: Task<(), DesktopWishes>,
}

impl DesktopWatch {
    pub(in crate::ui) fn start(bus: Option<String>, wake: Wake) -> Self {
        Self { task: Task::once("desktop", wake, (), move |tell| bus::listen(bus.as_deref(), tell)) }
    }

    pub(in crate::ui) fn follow(&self, ctx: &Context) {
        while let Some(((), news)) = self.task.next() {
            match news {
                News::Answer(wishes) => wishes.set(ctx),
                // Without a portal, or after it has ended, all stays as it is.
                News::Done | News::Failed(_) => {}
            }
        }
    }
}

/// Windows and macOS tell the window whether they are dark. Whether they wish less motion is not asked there.
#[cfg(not(any(target_os = "linux", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd", target_os = "dragonfly")))]
mod bus {
    pub(super) fn listen(_bus: Option<&str>, _tell: &nestmate_engine::task::Tell<'_, super::DesktopWishes>) {}
}

#[cfg(any(target_os = "linux", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd", target_os = "dragonfly"))]
pub(super) mod bus {
    use std::collections::HashMap;
    use std::time::Duration;

    use nestmate_engine::task::Tell;
    use zbus::blocking::connection::Builder;
    use zbus::blocking::{Connection, Proxy};
    use zbus::zvariant::{OwnedValue, Value};

    use super::DesktopWishes;

    /// How long the portal may take to answer. Nobody waits for it.
    const PATIENCE: Duration = Duration::from_secs(5);

    const PORTAL: &str = "org.freedesktop.portal.Desktop";
    const PLACE: &str = "/org/freedesktop/portal/desktop";
    const SETTINGS: &str = "org.freedesktop.portal.Settings";

    const APPEARANCE: &str = "org.freedesktop.appearance";
    const GNOME: &str = "org.gnome.desktop.interface";
    const KDE: &str = "org.kde.kdeglobals.KDE";

    #[derive(Default)]
    struct Heard {
        dark: bool,
        still: [bool; 3],
    }

    impl Heard {
        fn note(&mut self, namespace: &str, key: &str, value: &Value<'_>) {
            match (namespace, key, value) {
                (APPEARANCE, "color-scheme", Value::U32(scheme)) => self.dark = *scheme == 1,
                (APPEARANCE, "reduced-motion", Value::U32(reduced)) => self.still[0] = *reduced == 1,
                (GNOME, "enable-animations", Value::Bool(on)) => self.still[1] = !on,
                (KDE, "AnimationDurationFactor", Value::Str(factor)) => self.still[2] = factor.parse() == Ok(0.0),
                _ => {}
            }
        }

        fn wishes(&self) -> DesktopWishes {
            DesktopWishes { dark: self.dark, less_motion: self.still.contains(&true) }
        }
    }

    /// Tells what the desktop wishes now and whenever it changes, until the bus or the program ends.
    pub(super) fn listen(bus: Option<&str>, tell: &Tell<'_, DesktopWishes>) {
        if let Err(error) = hear(bus, tell) {
            tracing::debug!("the desktop says nothing of its looks: {error}");
        }
    }

    fn hear(bus: Option<&str>, tell: &Tell<'_, DesktopWishes>) -> zbus::Result<()> {
        let builder = match bus {
            Some(address) => Builder::address(address)?,
            None => Builder::session()?,
        };
        let connection = builder.method_timeout(PATIENCE).build()?;
        let portal = Proxy::new(&connection, PORTAL, PLACE, SETTINGS)?;
        // What changes while the settings are read is heard after them.
        let changes = portal.receive_signal("SettingChanged")?;
        let settings: HashMap<String, HashMap<String, OwnedValue>> = portal.call("ReadAll", &([APPEARANCE, GNOME, KDE].as_slice(),))?;
        let mut heard = Heard::default();
        for (namespace, values) in &settings {
            for (key, value) in values {
                heard.note(namespace, key, value);
            }
        }
        tell.tell(heard.wishes());
        for change in changes {
            let body = change.body();
            let (namespace, key, value): (&str, &str, Value<'_>) = body.deserialize()?;
            let before = heard.wishes();
            heard.note(namespace, key, &value);
            if heard.wishes() != before {
                tell.tell(heard.wishes());
            }
            if tell.is_off() {
                break;
            }
        }
        Ok(())
    }

    /// The event that says something, and the one that tells of another description.
    const ANNOUNCEMENT: &str = "object:announcement:";
    const DESCRIPTION: &str = "object:propertychange:accessibledescription";

    /// What finds out on the accessibility bus, where every screen reader registers the events that it wants to hear of, whether somebody
    /// listens to descriptions and nobody to announcements. The connection is made when it is needed first,
    /// and again when it has been lost.
    pub(in crate::ui) fn reads_descriptions_only() -> Box<dyn FnMut() -> bool> {
        let mut bus = None;
        Box::new(move || {
            let asked = bus.take().map_or_else(connect, Ok).and_then(|open| events(&open).map(|events| (open, events)));
            match asked {
                Ok((open, events)) => {
                    bus = Some(open);
                    is_for_descriptions(&events)
                }
                Err(error) => {
                    tracing::debug!("the accessibility bus does not answer: {error}");
                    false
                }
            }
        })
    }

    fn connect() -> zbus::Result<Connection> {
        let session = Connection::session()?;
        let reply = session.call_method(Some("org.a11y.Bus"), "/org/a11y/bus", Some("org.a11y.Bus"), "GetAddress", &())?;
        let address: String = reply.body().deserialize()?;
        Builder::address(address.as_str())?.build()
    }

    fn events(bus: &Connection) -> zbus::Result<Vec<String>> {
        let (name, path) = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry");
        let reply = bus.call_method(Some(name), path, Some(name), "GetRegisteredEvents", &())?;
        let registered: Vec<(String, String)> = reply.body().deserialize()?;
        Ok(registered.into_iter().map(|(_, event)| event.to_lowercase()).collect())
    }

    fn is_for_descriptions(events: &[String]) -> bool {
        let heard = |wanted: &str| events.iter().any(|event| event == wanted);
        heard(DESCRIPTION) && !heard(ANNOUNCEMENT)
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn each_desktop_says_less_motion_in_its_own_way() {
            let still = |namespace, key, value: Value<'_>| {
                let mut heard = Heard::default();
                heard.note(namespace, key, &value);
                heard.wishes().less_motion
            };
            assert!(still(APPEARANCE, "reduced-motion", Value::U32(1)) && !still(APPEARANCE, "reduced-motion", Value::U32(0)));
            assert!(still(GNOME, "enable-animations", Value::Bool(false)) && !still(GNOME, "enable-animations", Value::Bool(true)));
            assert!(still(KDE, "AnimationDurationFactor", Value::from("0")) && still(KDE, "AnimationDurationFactor", Value::from("0.0")));
            assert!(!still(KDE, "AnimationDurationFactor", Value::from("0.5")) && !still(KDE, "AnimationDurationFactor", Value::from("")));
            assert!(!still(GNOME, "enable-animations", Value::U32(0)), "of another kind than is known");
        }

        #[test]
        fn a_reader_that_hears_announcements_needs_no_descriptions() {
            let events = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
            assert!(is_for_descriptions(&events(&["object:statechanged:focused", DESCRIPTION])));
            assert!(!is_for_descriptions(&events(&[DESCRIPTION, ANNOUNCEMENT])));
            assert!(!is_for_descriptions(&events(&["object:statechanged:focused"])));
        }
    }
}
