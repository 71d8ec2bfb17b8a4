//! The pieces of a nested game: those of the games inside with every step doubled, and the free ones.

use super::lattice::{Lattice, doubled};
use super::{InsideGame, NestFault, Nested};
use crate::variant::schema::{MoveDef, PieceDef, Region, TurnedDef};

pub(in crate::variant) struct KnownPiece {
    moves: Vec<MoveDef>,
    name: String,
    image: String,
}

/// Gives each piece of a game a letter of its own, which is then taken: the one that it has, or one of its name, or any.
pub(super) fn allot(lattice: &mut Lattice, guest: InsideGame<'_>, taken: &mut String) -> Result<(), NestFault> {
    for piece in guest.def.pieces.iter().flatten() {
        let of_name = piece.name.to_ascii_uppercase();
        let mut wishes = [piece.letter].into_iter().chain(of_name.chars()).filter(char::is_ascii_uppercase).chain('A'..='Z');
        let letter = wishes.find(|&letter| !taken.contains(letter)).ok_or(NestFault::Letters)?;
        taken.push(letter);
        lattice.letters.push((piece.letter, letter));
    }
    Ok(())
}

/// The pieces of a game on its lattice. One that does what a known piece does has that one's name and picture.
pub fn pieces(lattice: &Lattice, guest: InsideGame<'_>, known: &[KnownPiece], wide: fn(&str) -> String) -> Vec<PieceDef> {
    let own = guest.def.pieces.as_deref().unwrap_or_default();
    let called = |moves: &[MoveDef], name: &str, image: &str| {
        let moves: Vec<MoveDef> = all_moves(moves, own).iter().map(|way| moved(lattice, way)).collect();
        let same = known.iter().find(|known| known.moves == sorted(moves.clone()));
        same.map_or_else(|| (wide(name), image.to_owned()), |known| (known.name.clone(), known.image.clone()))
    };
    let moves = |moves: &[MoveDef]| moves.iter().map(|way| kept(lattice, moved(lattice, way))).collect();
    let turned = |side: &TurnedDef| {
        let (name, image) = called(&side.moves, &side.name, &side.image);
        TurnedDef { name, image, stands_for: side.name.clone(), moves: moves(&side.moves), ..TurnedDef::default() }
    };
    let piece = |piece: &PieceDef| {
        let (name, image) = called(&piece.moves, &piece.name, &piece.image);
        PieceDef {
            letter: lattice.letter(piece.letter),
            name,
            image,
            size: piece.size,
            stands_for: piece.name.clone(),
            moves: moves(&piece.moves),
            turned: piece.turned.as_ref().map(turned),
            ..PieceDef::default()
        }
    };
    own.iter().map(piece).collect()
}

/// Adds the name of the second game to what its pieces are called where the first game has a piece of the same name.
pub(super) fn tell_apart(nested: &mut [Nested], second: &str) {
    let [of_first, of_second] = nested else { return };
    let names = |piece: &PieceDef| [Some(piece.name.clone()), piece.turned.as_ref().map(|side| side.name.clone())];
    let taken: Vec<String> = of_first.pieces.iter().flat_map(names).flatten().collect();
    for piece in &mut of_second.pieces {
        let sides = [Some(&mut piece.name), piece.turned.as_mut().map(|side| &mut side.name)];
        sides.into_iter().flatten().filter(|name| taken.contains(name)).for_each(|name| *name = format!("{name} ({second})"));
    }
}

pub(in crate::variant) fn known_pieces(own: &[PieceDef]) -> Vec<KnownPiece> {
    let known = |moves: &[MoveDef], name: &str, image: &str| KnownPiece {
        moves: sorted(all_moves(moves, own)),
        name: name.to_owned(),
        image: image.to_owned(),
    };
    let sides = |piece: &PieceDef| {
        let turned = piece.turned.as_ref().map(|side| known(&side.moves, &side.name, &side.image));
        [Some(known(&piece.moves, &piece.name, &piece.image)), turned]
    };
    own.iter().flat_map(sides).flatten().collect()
}

fn moved(lattice: &Lattice, way: &MoveDef) -> MoveDef {
    if let MoveDef::As(letter) = way {
        return MoveDef::As(lattice.letter(*letter));
    }
    let region = |region: &Region| if *region == Region::All { Region::All } else { lattice.region(region) };
    let mut way = way.clone();
    if let Some(reach) = way.reach_mut() {
        reach.step = doubled(reach.step);
        reach.via = reach.via.as_ref().map(|via| via.map(doubled));
        reach.and = reach.and.map(doubled);
        reach.except = lattice.renamed(&reach.except);
        reach.from = region(&reach.from);
        reach.within = region(&reach.within);
        reach.walls = reach.walls.iter().map(region).collect();
    }
    way
}

/// A way of moving that does not leave the lattice, where it could.
fn kept(lattice: &Lattice, mut way: MoveDef) -> MoveDef {
    if let Some(reach) = way.reach_mut().filter(|reach| lattice.is_open && reach.within == Region::All) {
        reach.within = lattice.cells();
    }
    way
}

pub(super) fn are_even_sided(pieces: &[PieceDef]) -> bool {
    ways(pieces).filter_map(MoveDef::way).all(|(_, reach)| reach.dirs.is_even_sided())
}

pub(super) fn regions(pieces: &[PieceDef]) -> impl Iterator<Item = Region> {
    ways(pieces).filter_map(MoveDef::way).flat_map(|(_, reach)| reach.walls.iter().chain([&reach.from, &reach.within]).cloned())
}

fn ways(pieces: &[PieceDef]) -> impl Iterator<Item = &MoveDef> {
    pieces.iter().flat_map(|piece| piece.moves.iter().chain(piece.turned.iter().flat_map(|side| &side.moves)))
}

/// Ways of moving with those of other pieces written out, as far as a definition can mean it.
pub(in crate::variant) fn all_moves(moves: &[MoveDef], own: &[PieceDef]) -> Vec<MoveDef> {
    fn into(moves: &[MoveDef], own: &[PieceDef], depth: usize, out: &mut Vec<MoveDef>) {
        for way in moves {
            let other = if let MoveDef::As(letter) = way { own.iter().find(|piece| piece.letter == *letter) } else { None };
            match other {
                Some(other) if depth > 0 => into(&other.moves, own, depth - 1, out),
                _ => out.push(way.clone()),
            }
        }
    }
    let mut out = Vec::new();
    into(moves, own, own.len(), &mut out);
    out
}

/// The same ways in an order of their own, their steps with the longer part first, so that they can be compared.
fn sorted(mut moves: Vec<MoveDef>) -> Vec<MoveDef> {
    for way in &mut moves {
        if let MoveDef::Leap(reach) | MoveDef::Slide(reach) = way {
            let (files, ranks) = (reach.step.0.saturating_abs(), reach.step.1.saturating_abs());
            reach.step = (files.max(ranks), files.min(ranks));
        }
    }
    moves.sort_by_key(|way| format!("{way:?}"));
    moves
}
