//! What is allowed in a definition, and yet hardly meant.

use super::castling::Castling;
use super::compiled::Variant;
use super::nest::all_moves;
use super::paths::{Bars, paths};
use super::pieces::{KindId, Piece, Side};
use super::schema::{MoveDef, PieceDef, RuleDef, VariantDef};
use crate::geometry::{Cell, CellSet};

/// Something in a definition that can be played, but is most likely an oversight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// The program has no picture of this name.
    Picture(String),
    /// A way of moving leads off the board from every cell.
    OffBoard,
    /// A piece is in no layer.
    NoLayer(String),
    /// A piece can never move.
    NeverMoves(String),
    /// A piece that only goes forward becomes nothing where it comes to its last cell.
    NeverPromotes(String),
    /// No castling by this rule is possible from the start position.
    NeverCastles,
}

/// What is most likely not meant in a definition, each with the path of fields that it is found at. `has_picture` says whether the
/// program has a picture of a name.
pub(super) fn warnings(def: &VariantDef, variant: &Variant, has_picture: &dyn Fn(&str) -> bool) -> Vec<(String, Warning)> {
    let mut found = Vec::new();
    let pieces = def.pieces.as_deref().unwrap_or_default();
    for (index, piece) in pieces.iter().enumerate() {
        let path = format!("pieces[{index}]");
        let Some(kind) = variant.kind_of(piece.letter) else { continue };
        pictures(piece, &path, has_picture, &mut found);
        off_board(variant, kind, &piece.moves, (pieces, &format!("{path}.moves")), &mut found);
        let name = || piece.name.clone();
        if !variant.layers.is_empty() && !variant.layers.iter().any(|layer| layer.pieces.contains(kind)) {
            found.push((format!("{path}.letter"), Warning::NoLayer(name())));
        }
        // One without any way is meant to stay.
        let stays = variant.board.cells.iter().all(|from| ends(variant, kind, from).is_empty());
        if stays && !variant.kind(kind).ways.is_empty() {
            found.push((format!("{path}.moves"), Warning::NeverMoves(name())));
        } else if never_promotes(variant, kind) {
            found.push((path.clone(), Warning::NeverPromotes(name())));
        }
        if let (Some(turned), Some(kind)) = (&piece.turned, variant.kind(kind).turns_to) {
            off_board(variant, kind, &turned.moves, (pieces, &format!("{path}.turned.moves")), &mut found);
        }
    }
    for (index, rule) in def.rules.iter().flatten().enumerate() {
        if let RuleDef::Castle { royal, partner, .. } = rule
            && !castles(variant, *royal, *partner)
        {
            found.push((format!("rules[{index}]"), Warning::NeverCastles));
        }
    }
    found
}

fn pictures(piece: &PieceDef, path: &str, has_picture: &dyn Fn(&str) -> bool, found: &mut Vec<(String, Warning)>) {
    let turned = piece.turned.iter().map(|turned| (format!("{path}.turned.image"), &turned.image));
    for (path, image) in std::iter::once((format!("{path}.image"), &piece.image)).chain(turned) {
        if !image.is_empty() && !has_picture(image) {
            found.push((path, Warning::Picture(image.clone())));
        }
    }
}

/// Ways that have no path from any cell, as the definition has them; those taken over by `As` are the other piece's.
fn off_board(variant: &Variant, kind: KindId, moves: &[MoveDef], place: (&[PieceDef], &str), found: &mut Vec<(String, Warning)>) {
    let (pieces, path) = place;
    let mut ways = variant.kind(kind).ways.iter();
    for (index, def) in moves.iter().enumerate() {
        if let MoveDef::As(_) = def {
            let taken_over = all_moves(std::slice::from_ref(def), pieces).len();
            ways.by_ref().take(taken_over).for_each(drop);
            continue;
        }
        let Some(way) = ways.next() else { return };
        // Without the bars: what a rule bars is not off the board, and was barred on purpose.
        if variant.board.cells.iter().all(|from| paths(way, from, Side::White, &variant.board, &Bars::default()).is_empty()) {
            found.push((format!("{path}[{index}]"), Warning::OffBoard));
        }
    }
}

/// The cells that a White piece can go to from a cell, captures and first moves included.
fn ends(variant: &Variant, kind: KindId, from: Cell) -> CellSet {
    let piece = Piece::new(kind, Side::White);
    *variant.rows.reach(piece.index(), from) | variant.first_reach(piece, from)
}

/// Whether a piece captures in other directions than it moves, as Pawns do, comes to cells that it can never leave, and becomes nothing
/// on any cell.
fn never_promotes(variant: &Variant, kind: KindId) -> bool {
    let known = variant.kind(kind);
    let pawn = known.ways.len() > 1 && known.ways.iter().all(|way| way.only != super::schema::Only::Both);
    let becomes = variant.transformations.iter().any(|transformation| transformation.pieces.contains(kind));
    if !pawn || becomes || variant.arrivals.is_special(Piece::new(kind, Side::White).index()) {
        return false;
    }
    let cells = variant.board.cells;
    let reached = cells.iter().fold(CellSet::EMPTY, |reached, from| reached | ends(variant, kind, from));
    reached.iter().any(|to| ends(variant, kind, to).is_empty())
}

/// Whether a side can castle with these pieces, if they only stay where they begin.
fn castles(variant: &Variant, royal: char, partner: char) -> bool {
    let unmoved: Vec<&str> = variant.start.split(' ').nth(3).unwrap_or_default().split(',').collect();
    let rests = |cell: Cell| unmoved.contains(&variant.cell_name(cell).as_str());
    let fits = |castling: &&Castling| variant.kind(castling.royal).letter == royal && variant.kind(castling.partner).letter == partner;
    let settles = |cell: Cell| variant.settles.iter().any(|cells| cells.contains(cell));
    let begins = |cell: Cell| rests(cell) || settles(cell);
    variant.castlings.iter().flatten().filter(fits).any(|castling| begins(castling.royal_from) && begins(castling.partner_from))
}
