//! What the two sides have, as players write it, such as `Q v RR`, to be looked for in games.

use nestmate_core::plain::one_line;
use nestmate_core::position::Position;
use nestmate_core::variant::{KindId, MAX_KINDS, Reserve, Side, Variant};
use nestmate_text::words::{Told, named, told};

/// What separates the sides; the letters of pieces are large.
const VERSUS: char = 'v';

/// How many pieces of each kind there are, by the index of the kind.
type Counts = [u16; MAX_KINDS + 1];

/// The least and the most that a side has of each kind.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Army {
    least: Counts,
    most: Counts,
}

/// Whichever side has the one army, the other has the other one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MaterialSought([Army; 2]);

impl MaterialSought {
    /// Reads pieces by their letters, as many as there are or behind their number, the sides with `v` between. A `*` behind a piece is any
    /// number of it, `+` at the end of a side whatever else there may be, a side that is left out anything. Royal pieces count only where
    /// they are named.
    pub fn read(text: &str, variant: &Variant) -> Result<Self, Told> {
        let signs: Vec<char> = text.chars().collect();
        let mut reader = Reader { signs: &signs, at: 0, variant };
        let one = reader.army()?;
        let other = if reader.next_is(VERSUS) {
            // `vs` is as common.
            let long = signs.get(reader.at + 1) == Some(&'s') && signs.get(reader.at + 2).is_some_and(|sign| sign.is_whitespace());
            reader.at += usize::from(long);
            reader.pass();
            reader.army()?
        } else {
            Army::any()
        };
        let at = reader.at + 1;
        if reader.next_is(VERSUS) { Err(told!("own-games-material-sides", at = at)) } else { Ok(Self([one, other])) }
    }

    pub fn is_in(&self, position: &Position, variant: &Variant) -> bool {
        let counts = Side::BOTH.map(|side| counts(position, variant, side));
        let fits = |army: usize, side: usize| self.0[army].fits(&counts[side]);
        fits(0, 0) && fits(1, 1) || fits(0, 1) && fits(1, 0)
    }
}

impl Army {
    fn any() -> Self {
        Self { least: [0; MAX_KINDS + 1], most: [u16::MAX; MAX_KINDS + 1] }
    }

    /// Nothing, and royal pieces of which nothing is said.
    fn bare(variant: &Variant) -> Self {
        let mut army = Self { most: [0; MAX_KINDS + 1], ..Self::any() };
        variant.all_kind_ids().filter(|&kind| variant.kind(kind).royal).for_each(|kind| army.most[kind.index()] = u16::MAX);
        army
    }

    fn fits(&self, counts: &Counts) -> bool {
        counts.iter().zip(self.least.iter().zip(&self.most)).all(|(count, (least, most))| (least..=most).contains(&count))
    }
}

/// What a side has on the board and in its reserve; a piece that has been promoted until it is captured counts as what it is.
fn counts(position: &Position, variant: &Variant, side: Side) -> Counts {
    let mut counts = [0; MAX_KINDS + 1];
    for cell in position.pieces(side).iter() {
        let kind = position.at(cell).kind();
        counts[variant.kind(kind).promoted.unwrap_or(kind).index()] += 1;
    }
    let reserve = Reserve::of(side);
    for kind in position.reserves().kinds(reserve) {
        counts[kind.index()] += u16::from(position.reserves().count(reserve, kind));
    }
    counts
}

struct Reader<'a> {
    signs: &'a [char],
    at: usize,
    variant: &'a Variant,
}

impl Reader<'_> {
    /// Goes to the next sign that is no blank.
    fn pass(&mut self) {
        self.at += 1;
        self.pass_blanks();
    }

    fn pass_blanks(&mut self) {
        self.at += self.signs[self.at..].iter().take_while(|sign| sign.is_whitespace()).count();
    }

    /// Whether nothing more of the side follows the next sign.
    fn ends_side(&self) -> bool {
        self.signs[self.at + 1..].iter().find(|sign| !sign.is_whitespace()).is_none_or(|&sign| sign == VERSUS)
    }

    fn next_is(&self, sign: char) -> bool {
        self.signs.get(self.at) == Some(&sign)
    }

    fn army(&mut self) -> Result<Army, Told> {
        self.pass_blanks();
        if self.is_at_end() {
            return Ok(Army::any());
        }
        let mut army = Army::bare(self.variant);
        let mut named = [false; MAX_KINDS + 1];
        while !self.is_at_end() {
            if self.next_is('+') && self.ends_side() {
                self.pass();
                return Ok(Army { most: Army::any().most, ..army });
            }
            let (begun, count) = (self.at + 1, self.number());
            if count.is_some() && self.is_at_end() {
                return Err(told!("own-games-material-number", at = begun));
            }
            let kind = self.piece().ok_or_else(|| self.unknown())?.index();
            if !std::mem::replace(&mut named[kind], true) {
                army.most[kind] = 0;
            }
            if self.next_is('*') {
                army.most[kind] = u16::MAX;
                self.pass();
            } else {
                let count = count.unwrap_or(1);
                army.least[kind] = army.least[kind].saturating_add(count);
                army.most[kind] = army.most[kind].saturating_add(count);
            }
        }
        Ok(army)
    }

    fn is_at_end(&self) -> bool {
        self.at == self.signs.len() || self.next_is(VERSUS)
    }

    fn number(&mut self) -> Option<u16> {
        let digits = self.signs[self.at..].iter().take_while(|sign| sign.is_ascii_digit()).count();
        let number: String = self.signs[self.at..self.at + digits].iter().collect();
        self.at += digits;
        self.pass_blanks();
        (digits > 0).then(|| number.parse().unwrap_or(u16::MAX))
    }

    /// The piece that comes next; `+R` is the turned side of `R`.
    fn piece(&mut self) -> Option<KindId> {
        let turned = self.next_is('+');
        let letter = self.signs.get(self.at + usize::from(turned))?.to_ascii_uppercase();
        let kind = self.variant.kind_ids().find(|&kind| {
            let known = self.variant.kind(kind);
            (known.letter, known.turned) == (letter, turned)
        })?;
        self.at += usize::from(turned);
        self.pass();
        Some(kind)
    }

    fn unknown(&self) -> Told {
        let sign = self.signs.get(self.at).map_or_else(String::new, |&sign| one_line(&sign.to_string()).into_owned());
        let letters: Vec<String> = self.variant.kind_ids().map(|kind| self.variant.kind(kind).sign()).collect();
        let (at, game, letters) = (self.at + 1, self.variant.name.clone(), letters.join(" "));
        told!("own-games-material-unknown", at = at, sign = sign.as_str(), game = named(&game), letters = letters.as_str())
    }
}
