//! What is looked for by words: it has them all, in whatever order, in large letters or small.

pub(in crate::ui) struct SoughtWords(Vec<String>);

impl SoughtWords {
    pub(in crate::ui) fn new(text: &str) -> Self {
        Self(text.to_lowercase().split_whitespace().map(str::to_owned).collect())
    }

    /// Whether nothing is looked for, so that everything fits.
    pub(in crate::ui) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(in crate::ui) fn are_in(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        self.0.iter().all(|word| text.contains(word.as_str()))
    }
}
