//! Who listens on the accessibility bus of a Linux desktop. Every screen reader registers the events that it wants to hear of.

use zbus::blocking::{Connection, connection};

/// The event that says something, and the one that tells of another description.
const ANNOUNCEMENT: &str = "object:announcement:";
const DESCRIPTION: &str = "object:propertychange:accessibledescription";

/// What finds out whether somebody listens to descriptions and nobody to announcements. The connection is made when it is needed first,
/// and again when it has been lost.
pub(super) fn reads_descriptions_only() -> Box<dyn FnMut() -> bool> {
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
    connection::Builder::address(address.as_str())?.build()
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
    use super::{ANNOUNCEMENT, DESCRIPTION, is_for_descriptions};

    #[test]
    fn a_reader_that_hears_announcements_needs_no_descriptions() {
        let events = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        assert!(is_for_descriptions(&events(&["object:statechanged:focused", DESCRIPTION])));
        assert!(!is_for_descriptions(&events(&[DESCRIPTION, ANNOUNCEMENT])));
        assert!(!is_for_descriptions(&events(&["object:statechanged:focused"])));
    }
}
