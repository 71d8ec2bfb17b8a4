//! Nesting: a definition of a game that hides two others. Each of them lives on every second file and rank of a larger board, with every
//! step doubled, so that neither ever meets the other. Free pieces move among both; one of them is the King that decides the game. The
//! Kings of the two games inside are semi-royals: who loses one finds that army frozen.

mod lattice;
mod pieces;
mod rules;

use std::collections::BTreeMap;

use super::array::rank_text;
use super::compiled::Variant;
use super::conduct::Royalty;
use super::problem::Unplayable;
use super::schema::{Base, BoardDef, EndingsDef, InnerDef, LayerDef, PieceDef, Region, RuleDef, VariantDef};
use lattice::{Ground, Lattice};
pub(super) use pieces::{KnownPiece, all_moves, known_pieces};

/// The two lattices, from the base of their pieces to their tint, and then what lies between.
const LOOKS: [(Base, &str); 3] = [(Base::Tile, "#e8c98f"), (Base::Disc, "#a9c3dc"), (Base::Free, "#f4efe2")];

/// The region of the cells of neither game, and the layer of the pieces that belong to none.
const FREE: &str = "free";

/// Ranks from White's end on which free pieces may begin.
const CAMP: u8 = 2;

/// What stands on the board before the first move, by file and rank from 1.
type StartPieces = BTreeMap<(u8, u8), String>;

/// Why two games cannot be nested.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NestFault {
    /// One of them cannot be played itself.
    Unplayable(Unplayable),
    /// The game of this name is not played up the board.
    Tilted(String),
    /// On a board that holds the games of these names, Black's side cannot be White's in the way that both of them mean it.
    OneSided([String; 2]),
    /// The board of the game of this name goes round.
    Wrapped(String),
    /// The game of this name has several royal pieces.
    Royals(String),
    /// The game of this name begins with its royal pieces in the reserve.
    Setup(String),
    /// The board would have this many files and ranks.
    Large(u8, u8),
    /// All letters are taken.
    Letters,
    /// No cells are left for free pieces.
    Full,
}

/// A game that is to be hidden: its definition, without anything left out, and what that compiles to.
#[derive(Clone, Copy)]
pub(super) struct InsideGame<'a> {
    pub(super) def: &'a VariantDef,
    pub(super) variant: &'a Variant,
}

/// What a game inside becomes on its lattice.
struct Nested {
    lattice: Lattice,
    pieces: Vec<PieceDef>,
    rules: Vec<RuleDef>,
    regions: Vec<(String, Region)>,
    /// Letters whose moves are progress.
    progress: String,
    /// The letter of its royal piece, which leads it.
    leader: Option<char>,
    camp: Camp,
}

/// What a nested game and its parts are called, and what is said of it, in the language of whoever makes it.
pub struct NestWords {
    /// The name of a game that hides the games of these names.
    pub name: fn(&str, &str) -> String,
    /// A few sentences about it.
    pub about: fn(&str, &str) -> String,
    /// What the layer of the free pieces is called.
    pub free: String,
    /// What a piece is called that goes twice as far as the one of this name.
    pub wide: fn(&str) -> String,
}

/// The rules of the games inside that have no meaning in a nested one, each with which game it is of.
type LeftOut = Vec<(usize, RuleDef)>;

/// Hides two games in one. `free` are the free pieces, the royal one first, of which there are as many as there are cells for; `known` are
/// pieces that have a name already, by what they do.
///
/// # Errors
/// Why they cannot be hidden.
pub(super) fn nest(
    guests: [InsideGame<'_>; 2],
    free: &[PieceDef],
    known: &[KnownPiece],
    words: &NestWords,
) -> Result<(VariantDef, LeftOut), NestFault> {
    let ground = Ground::of(guests)?;
    let mut letters: String = free.iter().map(|piece| piece.letter).collect();
    let mut left_out = Vec::new();
    let mut nested = Vec::new();
    for (index, (guest, lattice)) in guests.into_iter().zip(ground.lattices.clone()).enumerate() {
        let mut without = Vec::new();
        nested.push(Nested::of(guest, lattice, (&mut letters, known, words.wide), &mut without)?);
        left_out.extend(without.into_iter().map(|rule| (index, rule)));
    }
    let [first, second] = guests.map(|guest| guest.def.name.as_deref().unwrap_or(&guest.def.id));
    pieces::tell_apart(&mut nested, second);
    let start = start_text(&ground, [&nested[0].camp, &nested[1].camp], free, &free_cells(&ground)?);
    let def = VariantDef {
        id: format!("{}-in-{}", guests[1].def.id, guests[0].def.id).chars().take(64).collect(),
        name: Some((words.name)(first, second)),
        about: Some((words.about)(first, second)),
        board: Some(BoardDef { files: Some(ground.files), ranks: Some(ground.ranks), mirror: Some(ground.mirror), ..BoardDef::default() }),
        regions: Some(regions(&nested)),
        layers: Some(layers(&nested, free, [first, second, &words.free], looks(guests))),
        start: Some(start),
        rules: Some(rules(&nested, free)),
        endings: Some(EndingsDef {
            progress: Some(nested.iter().map(|nested| nested.progress.as_str()).collect()),
            ..EndingsDef::default()
        }),
        inner: Some(nested.iter().zip(guests).map(|(nested, guest)| nested.inner(guest)).collect()),
        pieces: Some(nested.into_iter().flat_map(|nested| nested.pieces).chain(free.iter().cloned()).collect()),
        ..VariantDef::default()
    };
    Ok((def, left_out))
}

impl Nested {
    /// A game on its lattice. Rules that have no meaning there are added to `left_out`.
    fn of(
        guest: InsideGame<'_>,
        mut lattice: Lattice,
        (letters, known, wide): (&mut String, &[KnownPiece], fn(&str) -> String),
        left_out: &mut Vec<RuleDef>,
    ) -> Result<Self, NestFault> {
        if guest.variant.royalty.contains(&Royalty::Held) {
            return Err(NestFault::Setup(guest.variant.name.clone()));
        }
        pieces::allot(&mut lattice, guest, letters)?;
        let mut royals = guest.def.pieces.iter().flatten().filter(|piece| piece.royal).map(|piece| lattice.letter(piece.letter));
        let leader = royals.next();
        if royals.next().is_some() {
            return Err(NestFault::Royals(guest.variant.name.clone()));
        }
        let mut rules = Vec::new();
        for rule in guest.def.rules.iter().flatten() {
            match rules::rule(&lattice, guest, rule) {
                Some(rule) => rules.push(rule),
                None => left_out.push(rule.clone()),
            }
        }
        let region = |(name, region): (&String, &Region)| (lattice.region_name(name), lattice.region(region));
        let own = guest.def.regions.iter().flatten().map(region);
        let regions = [(lattice.name.clone(), lattice.definition(&guest.variant.board.cells))].into_iter().chain(own).collect();
        let pieces = pieces::pieces(&lattice, guest, known, wide);
        let progress = lattice.renamed(guest.def.endings.as_ref().and_then(|endings| endings.progress.as_deref()).unwrap_or_default());
        let camp = Camp::of(&lattice, guest);
        // An army that never had a leader is not to stand frozen.
        let leader = leader.filter(|&letter| camp.both_have(letter));
        Ok(Self { lattice, pieces, rules, regions, progress, leader, camp })
    }

    fn inner(&self, guest: InsideGame<'_>) -> InnerDef {
        let pairs: Vec<String> = self.lattice.letters.iter().map(|(inner, outer)| format!("{inner}{outer}")).collect();
        InnerDef {
            game: guest.def.id.clone(),
            cells: self.lattice.cells(),
            scale: lattice::SCALE,
            origin: self.lattice.origin,
            pieces: pairs.join(" "),
            pieces_only: false,
        }
    }
}

fn regions(nested: &[Nested]) -> BTreeMap<String, Region> {
    let lattices = nested.iter().map(|nested| nested.lattice.cells()).collect();
    let own = nested.iter().flat_map(|nested| nested.regions.iter().cloned());
    own.chain([(FREE.to_owned(), Region::Not(Box::new(Region::Or(lattices))))]).collect()
}

/// How the lattices look. If only the second game has tiles, the looks change places.
fn looks(guests: [InsideGame<'_>; 2]) -> [(Base, &'static str); 3] {
    let tiles = guests.map(|guest| guest.def.layers.iter().flatten().any(|layer| layer.base == Base::Tile));
    let [one, other, free] = LOOKS;
    if tiles == [false, true] { [other, one, free] } else { LOOKS }
}

fn layers(nested: &[Nested], free: &[PieceDef], names: [&str; 3], looks: [(Base, &str); 3]) -> Vec<LayerDef> {
    let numbered = names[0] == names[1];
    let label = |at: usize| if numbered { format!("{} {}", names[at], at + 1) } else { names[at].to_owned() };
    let layer = |at: usize, name: &str, label: String, pieces: String| LayerDef {
        name: name.to_owned(),
        label: Some(label),
        cells: Region::In(name.to_owned()),
        pieces,
        pieces_on: Some(Region::All),
        base: looks[at].0,
        tint: looks[at].1.to_owned(),
    };
    let letters = |nested: &Nested| nested.lattice.letters.iter().map(|(_, outer)| outer).collect();
    let inside = nested.iter().enumerate().map(|(at, nested)| layer(at, &nested.lattice.name, label(at), letters(nested)));
    let between = layer(2, FREE, names[2].to_owned(), free.iter().map(|piece| piece.letter).collect());
    inside.chain([between]).collect()
}

fn rules(nested: &[Nested], free: &[PieceDef]) -> Vec<RuleDef> {
    let officers: String = free.iter().filter(|piece| !piece.royal).map(|piece| piece.letter).collect();
    let mut rules: Vec<RuleDef> = nested.iter().flat_map(|nested| nested.rules.iter().cloned()).collect();
    rules.extend(nested.iter().flat_map(|nested| rules::binding(nested, &officers)));
    rules
}

pub(super) fn rule_name(rule: &RuleDef) -> String {
    format!("{rule:?}").chars().take_while(char::is_ascii_alphanumeric).collect()
}

/// The start of a game inside, on its lattice.
#[derive(Default)]
struct Camp {
    standing: StartPieces,
    /// Pieces in hand: White's, Black's, neither's.
    reserves: [String; 3],
    /// The cells of pieces whose first move matters.
    unmoved: Vec<String>,
}

impl Camp {
    fn both_have(&self, letter: char) -> bool {
        [letter.to_string(), letter.to_ascii_lowercase().to_string()].iter().all(|text| self.standing.values().any(|known| known == text))
    }

    fn of(lattice: &Lattice, guest: InsideGame<'_>) -> Self {
        let fields: Vec<&str> = guest.variant.start.split(' ').collect();
        let field = |at: usize| fields.get(at).copied().unwrap_or_default();
        let text = |letter: char, black: bool, turned: bool| {
            let letter = lattice.letter(letter);
            let letter = if black { letter.to_ascii_lowercase() } else { letter };
            if turned { format!("+{letter}") } else { letter.to_string() }
        };
        let array = guest.variant.array.iter();
        let standing = array.map(|piece| (lattice.place(piece.cell), text(piece.letter, piece.black, piece.turned))).collect();
        let hands: Vec<&str> = field(2).trim_matches(['[', ']']).split('|').collect();
        let hand = |at: usize| hands.get(at).map(|hand| lattice.renamed(&hand.replace('-', ""))).unwrap_or_default();
        let unmoved = field(3).split(',').filter(|name| *name != "-").map(|name| lattice.cell(name)).collect();
        Self { standing, reserves: [0, 1, 2].map(hand), unmoved }
    }
}

/// The cells on which White's free pieces begin, the royal one's first: about the middle of that one of the first ranks where they have
/// most room, or where the middle itself is free.
///
/// # Errors
/// [`NestFault::Full`] if there is no such cell.
fn free_cells(ground: &Ground) -> Result<Vec<(u8, u8)>, NestFault> {
    let taken = |file: u8, rank: u8| ground.lattices.iter().any(|lattice| lattice.holds(file, rank));
    let off_centre = |file: u8| (2 * file).abs_diff(ground.files + 1);
    let row = |rank: u8| {
        let mut cells: Vec<(u8, u8)> = (1..=ground.files).filter(|&file| !taken(file, rank)).map(|file| (file, rank)).collect();
        cells.sort_by_key(|&(file, _)| (off_centre(file), file));
        cells
    };
    let rows = (1..=CAMP.min(ground.ranks / 2)).map(row).filter(|row| !row.is_empty());
    rows.max_by_key(|row| (off_centre(row[0].0) == 0, row.len())).ok_or(NestFault::Full)
}

/// The start position as text.
fn start_text(ground: &Ground, camps: [&Camp; 2], free: &[PieceDef], cells: &[(u8, u8)]) -> String {
    let mut standing: StartPieces = camps.iter().flat_map(|camp| camp.standing.clone()).collect();
    for (&cell, letter) in cells.iter().zip(free_order(free, cells.len(), ground.files)) {
        standing.insert(cell, letter.to_string());
        standing.insert(ground.seen_by_black(cell), letter.to_ascii_lowercase().to_string());
    }
    let rank = |rank| rank_text((1..=ground.files).map(|file| standing.get(&(file, rank)).cloned()));
    let ranks: Vec<String> = (1..=ground.ranks).rev().map(rank).collect();
    let held = |at: usize| {
        let mut letters: Vec<char> = camps.iter().flat_map(|camp| camp.reserves[at].chars()).collect();
        letters.sort_unstable();
        String::from_iter(letters)
    };
    let mut unmoved: Vec<&str> = camps.iter().flat_map(|camp| camp.unmoved.iter().map(String::as_str)).collect();
    unmoved.sort_unstable();
    let unmoved = if unmoved.is_empty() { "-".to_owned() } else { unmoved.join(",") };
    format!("{} w [{}|{}|{}] {unmoved} - 0 1", ranks.join("/"), held(0), held(1), held(2))
}

/// The letters of the free pieces from the middle outward: the royal one, one more if the middle is between two cells, then by pairs.
fn free_order(free: &[PieceDef], cells: usize, files: u8) -> Vec<char> {
    let mut letters = free.iter().map(|piece| piece.letter);
    let alone = if files % 2 == 1 { 1 } else { 2 };
    let mut order: Vec<char> = letters.by_ref().take(alone).collect();
    order.extend(letters.flat_map(|letter| [letter, letter]));
    order.truncate(cells);
    order
}
