//! The ways of writing records that only some games have: those of Japan and of China.

mod written;

/// A way of writing a record that only some games have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordForm {
    /// Of Japan: a move a line, with where the piece comes from and how long it took.
    Kif,
    /// Of Japan: moves as books have them, with as much as tells them from others.
    Ki2,
    /// Of Japan: cells and pieces by two signs each, without variations.
    Csa,
    /// PGN whose moves are in Chinese: `炮二平五`.
    Chinese,
    /// Of China: heads, and the moves of the main line in WXF: `C2=5`.
    Wxf,
    /// Of China: values between signs in brackets, with cells by two digits.
    DhtmlXq,
}

impl RecordForm {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Kif, Self::Ki2, Self::Csa, Self::Chinese, Self::Wxf, Self::DhtmlXq];

    /// How the names of their files end, in small letters. PGN with Chinese moves is a file of PGN.
    pub const ENDINGS: [(&str, Self); 7] = [
        ("kif", Self::Kif),
        ("kifu", Self::Kif),
        ("ki2", Self::Ki2),
        ("ki2u", Self::Ki2),
        ("csa", Self::Csa),
        ("wxf", Self::Wxf),
        ("ubb", Self::DhtmlXq),
    ];

    /// The form of a file whose name ends like this, in small letters.
    pub fn of_ending(ending: &str) -> Option<Self> {
        Self::ENDINGS.into_iter().find(|known| known.0 == ending).map(|known| known.1)
    }
}
