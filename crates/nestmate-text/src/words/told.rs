//! Something said that outlasts the moment: it is kept as the way to say it, so that it changes its language with the window.

use std::fmt;
use std::sync::Arc;

/// A sentence, or nothing, that is said anew in whatever language is in use when it is asked for. [`told!`](macro@crate::words::told)
/// makes one of a key.
#[derive(Clone, Default)]
pub struct Told(Option<Arc<dyn Fn() -> String + Send + Sync>>);

impl Told {
    /// Nothing.
    pub const NOTHING: Self = Self(None);

    /// What `say` says.
    pub fn by(say: impl Fn() -> String + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(say)))
    }

    /// What an error says of itself.
    pub fn of(error: impl fmt::Display + Send + Sync + 'static) -> Self {
        Self::by(move || error.to_string())
    }

    /// A text that is the same in all languages, such as one that the system gives.
    pub fn fixed(text: impl Into<String>) -> Self {
        let text = text.into();
        Self::by(move || text.clone())
    }

    /// Whether there is nothing to be said.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.0.is_none()
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_ref().map_or(Ok(()), |say| f.write_str(&say()))
    }
}

impl fmt::Debug for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_string())
    }
}

/// Two are equal that say the same.
impl PartialEq for Told {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Told {}

/// Something made of sentences, made again when the language has changed.
#[derive(Clone, Debug)]
pub struct Spoken<T>(Option<(super::Language, T)>);

impl<T> Default for Spoken<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Spoken<T> {
    /// What was made last, or what `make` makes now if that was in another language.
    pub fn get(&mut self, make: impl FnOnce() -> T) -> &mut T {
        let language = super::language();
        let known = self.0.take().filter(|known| known.0 == language);
        &mut self.0.insert(known.unwrap_or_else(|| (language, make()))).1
    }

    /// Forgets it, since what it was made of has changed.
    pub fn forget(&mut self) {
        self.0 = None;
    }
}

/// The text of a key, with values put in by their names, to be said whenever it is shown: `told!("menu-plays", side = side.name())`. The
/// values are worked out each time.
#[macro_export]
macro_rules! told {
    ($key:literal $($values:tt)*) => { $crate::words::Told::by(move || $crate::say!($key $($values)*).into()) };
    ($key:expr $(,)?) => {{
        let key: $crate::words::TextKey = $key;
        $crate::words::Told::by(move || $crate::words::say(key).to_owned())
    }};
    ($key:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::words::Told::by(move || $crate::say!($key, $($name = $value),+))
    };
}
