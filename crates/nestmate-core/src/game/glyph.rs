//! Glyphs: signs that praise or blame a move or judge a position. They are kept as numeric annotation glyphs, as PGN counts them.

/// A glyph that people can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph {
    /// Its number in PGN.
    pub number: u8,
    /// How it is written.
    pub sign: &'static str,
    /// What it means.
    pub meaning: Meaning,
}

/// What a glyph means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// A good move.
    Good,
    /// A mistake.
    Mistake,
    /// A brilliant move.
    Brilliant,
    /// A blunder.
    Blunder,
    /// An interesting move.
    Interesting,
    /// A dubious move.
    Dubious,
    /// The only move.
    Only,
    /// An even position.
    Even,
    /// Nobody can tell.
    Unclear,
    /// White is a little better.
    WhiteSlight,
    /// Black is a little better.
    BlackSlight,
    /// White is better.
    WhiteClear,
    /// Black is better.
    BlackClear,
    /// White is winning.
    WhiteWinning,
    /// Black is winning.
    BlackWinning,
}

const fn glyph(number: u8, sign: &'static str, meaning: Meaning) -> Glyph {
    Glyph { number, sign, meaning }
}

/// What is said of a move; a move has at most one of these.
pub const OF_MOVES: [Glyph; 7] = [
    glyph(1, "!", Meaning::Good),
    glyph(2, "?", Meaning::Mistake),
    glyph(3, "!!", Meaning::Brilliant),
    glyph(4, "??", Meaning::Blunder),
    glyph(5, "!?", Meaning::Interesting),
    glyph(6, "?!", Meaning::Dubious),
    glyph(7, "□", Meaning::Only),
];

/// What is said of a position; a position has at most one of these.
pub const OF_POSITIONS: [Glyph; 8] = [
    glyph(10, "=", Meaning::Even),
    glyph(13, "∞", Meaning::Unclear),
    glyph(14, "+=", Meaning::WhiteSlight),
    glyph(15, "=+", Meaning::BlackSlight),
    glyph(16, "±", Meaning::WhiteClear),
    glyph(17, "∓", Meaning::BlackClear),
    glyph(18, "+−", Meaning::WhiteWinning),
    glyph(19, "−+", Meaning::BlackWinning),
];

/// The glyph of a number, if it is one that people can choose.
pub fn of_number(number: u8) -> Option<Glyph> {
    OF_MOVES.into_iter().chain(OF_POSITIONS).find(|glyph| glyph.number == number)
}

/// The sign of a number, whether people can choose it or not. Most of those that they cannot come in pairs, one number for each side.
pub fn sign(number: u8) -> Option<&'static str> {
    let other = || {
        Some(match number {
            8 => "□",
            9 => "??",
            11 | 12 => "=",
            20 => "+−",
            21 => "−+",
            22 | 23 => "⨀",
            24..=29 => "○",
            30..=35 => "⟳",
            36..=39 => "↑",
            40 | 41 => "→",
            44 | 45 => "=∞",
            132 | 133 => "⇆",
            136..=139 => "⊕",
            140 => "∆",
            141 => "∇",
            142 => "≥",
            143 => "≤",
            146 => "N",
            _ => return None,
        })
    };
    of_number(number).map(|glyph| glyph.sign).or_else(other)
}

/// Glyphs with one more, or without it if it is there. It takes the place of others that say something of the same thing.
pub(super) fn toggled(glyphs: &[u8], number: u8) -> Vec<u8> {
    let mut kept: Vec<u8> = glyphs
        .iter()
        .copied()
        .filter(|&known| known != number && family(known).is_none_or(|known| Some(known) != family(number)))
        .collect();
    if !glyphs.contains(&number) {
        kept.push(number);
    }
    kept.sort_unstable();
    kept
}

/// 0 for glyphs of moves, 1 for those of positions.
fn family(number: u8) -> Option<u8> {
    let within = |known: &[Glyph]| known.iter().any(|glyph| glyph.number == number);
    if within(&OF_MOVES) { Some(0) } else { within(&OF_POSITIONS).then_some(1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_glyph_of_a_kind_is_kept() {
        assert_eq!(toggled(&[], 1), [1]);
        assert_eq!(toggled(&[1, 16], 4), [4, 16]);
        assert_eq!(toggled(&[4, 16], 4), [16]);
        assert_eq!(toggled(&[4, 16, 146], 13), [4, 13, 146], "those that people cannot choose are left alone");
    }
}
