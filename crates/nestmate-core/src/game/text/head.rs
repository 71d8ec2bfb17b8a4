//! The tags at the head of a game: which game they say it is, under which rules, and from where it begins.

use std::ops::Range;
use std::sync::Arc;

use super::fault::{HouseFault, TextFault, TextPlace};
use super::lex::{Broken, Lexer, Token};
use crate::game::Builder;
use crate::notation::{Dropped, Tongue, read_position_told};
use crate::rules::start;
use crate::variant::{HouseRules, Library, Notation, Unplayable, Variant};

pub(super) type NextToken<'a> = Option<(Token<'a>, Range<usize>)>;

/// What a text can be of, and whose way of writing moves it has.
pub(super) type Guess = (Arc<Variant>, Tongue);

pub(super) struct Head<'a> {
    pub(super) tags: Vec<(&'a str, String, Range<usize>)>,
    /// The first part that is no tag.
    pub(super) after: NextToken<'a>,
}

impl<'a> Head<'a> {
    pub(super) fn read(lexer: &mut Lexer<'a>) -> Self {
        let mut tags = Vec::new();
        loop {
            match lexer.next() {
                Some((Token::Tag { name, value }, span)) => tags.push((name, value, span)),
                after => return Head { tags, after },
            }
        }
    }

    pub(super) fn get(&self, name: &str) -> Option<(&str, Range<usize>)> {
        self.tags.iter().find(|tag| tag.0.eq_ignore_ascii_case(name)).map(|tag| (tag.1.trim(), tag.2.clone()))
    }

    pub(super) fn has_position(&self) -> bool {
        self.get("Start").or_else(|| self.get("FEN")).is_some()
    }

    /// The game at the position that the tags give, and what was left out of that, with its place.
    pub(super) fn begin(&self, variant: Arc<Variant>, text: &str) -> Result<(Builder, Vec<(TextPlace, Dropped)>), Broken> {
        let Some((fen, span)) = self.get("Start").or_else(|| self.get("FEN")) else {
            let position = start(&variant).map_err(|error| Broken { span: 0..0, fault: TextFault::GameStart(error) })?;
            return Ok((Builder::new(variant, position), Vec::new()));
        };
        let wrong = |error| Broken { span: span.clone(), fault: TextFault::Start(error) };
        let (position, dropped) = read_position_told(&variant, fen).map_err(wrong)?;
        let value = text[span.clone()].find(fen).unwrap_or(0);
        let placed = dropped.into_iter().map(|dropped| (TextPlace::of(text, span.start + value + dropped.at.start), dropped));
        Ok((Builder::new(variant, position), placed.collect()))
    }

    fn named(&self, library: &Library) -> Option<(&str, Range<usize>)> {
        let says = |(name, _): &(&str, Range<usize>)| !name.chars().all(|c| matches!(c, '?' | '-' | '.' | '*'));
        let by_others = || self.get("Game").filter(|(name, _)| library.called(name).is_some());
        self.get("Variant").filter(says).or_else(by_others)
    }

    /// What the text can be of, and how its moves can be written, the likeliest first.
    pub(super) fn guesses(&self, library: &Library, otherwise: &Arc<Variant>) -> Result<Vec<Guess>, Broken> {
        let standard = || library.standard().and_then(|id| library.get(id).ok());
        let mut variants = match self.named(library) {
            Some((name, span)) => vec![self.called(name, span, library, otherwise)?],
            None if self.tags.is_empty() => std::iter::once(Arc::clone(otherwise)).chain(standard()).collect(),
            None => match library.standard() {
                Some(id) => vec![self.with_rules(library, id, 0..0)?, Arc::clone(otherwise)],
                None => vec![Arc::clone(otherwise)],
            },
        };
        variants.dedup_by(|one, other| Arc::ptr_eq(one, other));
        Ok(variants.into_iter().flat_map(|variant| self.spoken(&variant)).collect())
    }

    /// What else a text can be of that names no game: with a position any game of which others write positions, those first that files
    /// name; else one that is unlike the others, or one with drops where the text has some.
    pub(super) fn other_guesses(&self, library: &Library, text: &str) -> Vec<Guess> {
        if self.named(library).is_some() {
            return Vec::new();
        }
        let has_position = self.has_position();
        let has_drops = || text.contains('@') || text.contains('*');
        let own: Vec<&str> = library.games().map(|known| known.0).collect();
        let fits = |id: &&str| has_position || own.contains(id) || library.known_as(id).pgn.is_some() && has_drops();
        let variants = library.written_by_others().filter(fits).filter_map(|id| library.get(id).ok());
        let variants = variants.filter(|variant| has_position || own.contains(&variant.id.as_str()) || variant.has_reserves);
        variants.flat_map(|variant| self.spoken(&variant)).collect()
    }

    /// A game with the ways in which its moves can be written.
    fn spoken(&self, variant: &Arc<Variant>) -> Vec<Guess> {
        // What has rules of the house is ours.
        let format = self.get("Format").map(|known| known.0.to_ascii_uppercase());
        let tongues: &[Tongue] = match format.as_deref() {
            _ if variant.known_as.notation != Some(Notation::Iccs) => &[Tongue::Ours],
            Some("ICCS" | "WXF") => &[Tongue::Theirs],
            _ if self.get("Rules").is_some() => &[Tongue::Ours],
            _ => &[Tongue::Ours, Tongue::Theirs],
        };
        tongues.iter().map(|&tongue| (Arc::clone(variant), tongue)).collect()
    }

    /// The game of a name: its id, what people call it, or what files of others do.
    fn called(&self, wanted: &str, span: Range<usize>, library: &Library, otherwise: &Arc<Variant>) -> Result<Arc<Variant>, Broken> {
        let same = |known: &str| known.eq_ignore_ascii_case(wanted);
        let is_otherwise = same(&otherwise.id) || same(&otherwise.name);
        let known = library.all_games().find(|(id, name)| same(id) || same(name)).map(|known| known.0);
        match known.or_else(|| library.called(wanted).filter(|_| !is_otherwise)) {
            Some(id) if self.get("Rules").is_some() || !is_otherwise => self.with_rules(library, id, span),
            _ if is_otherwise => Ok(Arc::clone(otherwise)),
            _ => Err(Broken { span, fault: TextFault::NoGame(wanted.chars().take(60).collect()) }),
        }
    }

    /// A game of the library under the rules of the house that the tags give.
    fn with_rules(&self, library: &Library, id: &str, span: Range<usize>) -> Result<Arc<Variant>, Broken> {
        let unplayable = |error: Unplayable| Broken { span: span.clone(), fault: TextFault::Unplayable(error) };
        let plain = library.get(id).map_err(unplayable)?;
        let Some((rules, place)) = self.get("Rules").filter(|(rules, _)| are_rules(rules)) else { return Ok(plain) };
        let is_switch = |switch: &str| plain.switches.iter().any(|known| known.id == switch);
        let house = house(rules, is_switch).map_err(|fault| Broken { span: place, fault: TextFault::House(fault) })?;
        library.get_with(id, &house).map_err(unplayable)
    }
}

/// Whether this is what we write of rules of the house: others have a tag of the same name.
pub(super) fn are_rules(text: &str) -> bool {
    text.contains('=')
}

/// The rules of the house as [`super::record_text`] writes them.
fn house(text: &str, is_switch: impl Fn(&str) -> bool) -> Result<HouseRules, HouseFault> {
    let mut house = HouseRules::default();
    for rule in text.split_whitespace() {
        let (name, value) = rule.split_once('=').ok_or_else(|| HouseFault::NoPair(rule.to_owned()))?;
        let no_number = || HouseFault::Number { name: name.to_owned(), value: value.to_owned() };
        match (name, value) {
            ("repetition", _) => house.repetition = Some(value.parse().map_err(|_| no_number())?),
            ("no-progress", _) => house.no_progress = Some(value.parse().map_err(|_| no_number())?),
            (_, "on" | "off") if is_switch(name) => house.switches.push((name.to_owned(), value == "on")),
            (_, "on" | "off") => return Err(HouseFault::Unknown(name.to_owned())),
            _ => return Err(HouseFault::Switch { rule: rule.to_owned(), name: name.to_owned() }),
        }
    }
    Ok(house)
}
