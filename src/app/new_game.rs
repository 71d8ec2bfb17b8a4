//! What a new game is to be: who plays it, and with which odds.

use std::collections::BTreeMap;

use nestmate_core::game::Control;
use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::position::{Position, TextError};
use nestmate_core::rules::{self, parse_position};
use nestmate_core::variant::{HouseRules, KindId, Side, Variant, board_text};
use nestmate_engine::Level;

use crate::app::advice::hint::rightward;
use crate::storage::Strength;

pub use crate::storage::{Handicap, NewGame, Player};

/// Who is to play, and with which clocks, as the user has chosen last. A game from elsewhere has its own, which are nobody's choice.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct OwnChoice {
    pub(in crate::app) players: [Player; 2],
    clock: [Control; 2],
}

impl OwnChoice {
    pub(in crate::app) fn of(setup: &NewGame) -> Self {
        Self { players: setup.players, clock: setup.clock }
    }

    /// What is to be offered for the next game after one of this kind.
    pub(in crate::app) fn after(self, setup: &NewGame) -> NewGame {
        NewGame { players: self.players, clock: self.clock, ..setup.clone() }
    }
}

impl NewGame {
    /// A game against an easy opponent, who has Black.
    pub fn easy(game: String) -> Self {
        Self { players: [Player::Human, Player::Computer], strength: [Strength::easy(); 2], ..Self::new(game) }
    }

    /// The level at which our engine plays a side, if it does.
    pub(in crate::app) fn own_level(&self, side: Side) -> Option<Level> {
        let at = side.index();
        (self.players[at] == Player::Computer && self.guests[at].is_none()).then_some(self.strength[at].level)
    }

    /// How strong the computer plays each side, if it plays one.
    pub(in crate::app) fn strength_of_computer(&self) -> Option<[Strength; 2]> {
        self.players.contains(&Player::Computer).then_some(self.strength)
    }

    /// The same once more with the sides swapped, for the game that is on the board; one out of a file has the choices of another one.
    pub(in crate::app) fn rematch(&self, variant: &Variant) -> Self {
        let same = self.game == variant.id;
        let Self { players: [white, black], strength: [first, second], guests: [one, two], clock: [left, right], .. } = self.clone();
        Self {
            game: variant.id.clone(),
            house: if same { self.house.clone() } else { HouseRules::default() },
            players: [black, white],
            strength: if same { [second, first] } else { [second, first].map(Strength::elsewhere) },
            guests: [two, one],
            handicap: if same { mirrored(variant, &self.handicap) } else { Handicap::default() },
            start: self.start.filter(|_| same),
            clock: [right, left],
            by_lot: self.by_lot,
            training: self.training,
        }
    }
}

/// Pieces of one kind on one lattice of a side's start array, which can be left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    pub kind: KindId,
    pub layer: Option<usize>,
    /// The names of their cells, from the side's own left to its right: the first to be left out first.
    pub cells: Vec<String>,
}

/// What a side can begin without: all its pieces but the royal one, by kind and lattice, in the order of the definition.
pub fn odds(variant: &Variant, side: Side) -> Vec<Odds> {
    let Ok(start) = rules::start(variant) else { return Vec::new() };
    let mut found: BTreeMap<(Option<usize>, KindId), Vec<Cell>> = BTreeMap::new();
    for cell in start.pieces(side).iter() {
        let kind = start.at(cell).kind();
        if !variant.kind(kind).royal {
            found.entry((variant.layer_of_piece(kind, cell), kind)).or_default().push(cell);
        }
    }
    let named = |((layer, kind), mut cells): ((Option<usize>, KindId), Vec<Cell>)| {
        cells.sort_by_key(|&cell| rightward(variant, side, cell));
        Odds { kind, layer, cells: cells.into_iter().map(|cell| variant.board.grid.name(cell)).collect() }
    };
    found.into_iter().map(named).collect()
}

/// The same odds given by the other side: its pieces of the same kinds and lattices, counted from its own left.
pub fn mirrored(variant: &Variant, handicap: &Handicap) -> Handicap {
    let (own, others) = (odds(variant, handicap.side), odds(variant, handicap.side.other()));
    let counterpart = |cell: &String| {
        let (known, at) = own.iter().find_map(|odds| Some((odds, odds.cells.iter().position(|known| known == cell)?)))?;
        others.iter().find(|odds| odds.kind == known.kind && odds.layer == known.layer)?.cells.get(at).cloned()
    };
    Handicap { side: handicap.side.other(), without: handicap.without.iter().filter_map(counterpart).collect() }
}

/// The start position, of this number if there are several, without the pieces of a handicap. Rights that they had, to castle or to be
/// castled with, go with them.
///
/// # Errors
/// If what is left is no position of the game: a royal piece is missing, or a King could be captured at once.
pub fn start_with(variant: &Variant, handicap: &Handicap, number: Option<u32>) -> Result<Position, TextError> {
    let array = rules::start(variant)?;
    let start = number.map_or_else(|| Ok(array.clone()), |number| rules::start_numbered(variant, number))?;
    if handicap.is_none() {
        return Ok(start);
    }
    // The first of its kind in the array is the first of it in any start.
    let alike = |position: &Position, cell: Cell| -> Vec<Cell> {
        let all = position.pieces(handicap.side).iter();
        all.filter(|&other| position.at(other) == array.at(cell)).collect()
    };
    let counterpart = |cell: Cell| {
        let at = alike(&array, cell).iter().position(|&other| other == cell)?;
        alike(&start, cell).get(at).copied()
    };
    let gone: CellSet = handicap.without.iter().filter_map(|name| variant.board.grid.parse(name)).filter_map(counterpart).collect();
    let text = start.text(variant);
    let fields: Vec<String> = text.split(' ').enumerate().map(|(at, field)| without(variant, &start, &gone, at, field)).collect();
    parse_position(variant, &fields.join(" "))
}

/// A field of the start position's text as it is without some pieces.
fn without(variant: &Variant, start: &Position, gone: &CellSet, at: usize, field: &str) -> String {
    match at {
        0 => board_text(variant.board.grid, |cell| {
            let piece = Some(start.at(cell)).filter(|piece| !piece.is_none() && !gone.contains(cell))?;
            Some(variant.kind(piece.kind()).text(piece.side()))
        }),
        3 => {
            let kept: Vec<&str> =
                field.split(',').filter(|name| variant.board.grid.parse(name).is_none_or(|cell| !gone.contains(cell))).collect();
            if kept.is_empty() { "-".to_owned() } else { kept.join(",") }
        }
        _ => field.to_owned(),
    }
}
