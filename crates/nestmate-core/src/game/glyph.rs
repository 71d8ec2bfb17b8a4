//! Glyphs: signs that praise or blame a move or judge a position. They are kept as numeric annotation glyphs, as PGN counts them.

/// A glyph that people can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph {
    /// Its number in PGN.
    pub number: u8,
    /// How it is written.
    pub sign: &'static str,
}

/// What is said of a move; a move has at most one of these.
pub const OF_MOVES: [Glyph; 7] = [
    Glyph { number: 1, sign: "!" },
    Glyph { number: 2, sign: "?" },
    Glyph { number: 3, sign: "!!" },
    Glyph { number: 4, sign: "??" },
    Glyph { number: 5, sign: "!?" },
    Glyph { number: 6, sign: "?!" },
    Glyph { number: 7, sign: "□" },
];

/// What is said of a position; a position has at most one of these.
pub const OF_POSITIONS: [Glyph; 8] = [
    Glyph { number: 10, sign: "=" },
    Glyph { number: 13, sign: "∞" },
    Glyph { number: 14, sign: "+=" },
    Glyph { number: 15, sign: "=+" },
    Glyph { number: 16, sign: "±" },
    Glyph { number: 17, sign: "∓" },
    Glyph { number: 18, sign: "+−" },
    Glyph { number: 19, sign: "−+" },
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
    let is_of = |known: &[Glyph], number: u8| known.iter().any(|glyph| glyph.number == number);
    let alike = |known: u8| [&OF_MOVES[..], &OF_POSITIONS].into_iter().any(|family| is_of(family, known) && is_of(family, number));
    let mut kept: Vec<u8> = glyphs.iter().copied().filter(|&known| known != number && !alike(known)).collect();
    if !glyphs.contains(&number) {
        kept.push(number);
    }
    kept.sort_unstable();
    kept
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
