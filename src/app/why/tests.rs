//! What is said of illegal tries in random games, checked against what the rules do when the claimed cause is taken away.

use nestmate_core::geometry::Cell;
use nestmate_core::movegen::is_attacked_without;
use nestmate_core::position::{Draft, Move, Position};
use nestmate_core::rules::{in_check, legal_moves, no_moves, parse_position, pseudo_moves, start};
use nestmate_core::variant::{KindId, Piece, Reserve, Side, Source, Variant};

use super::claim::Why;
use super::{frozen, refusal, stuck, why};
use crate::app::Held;
use crate::app::naming::Names;
use crate::app::touch::{self, Picked};

/// A board that can be set up freely, without being asked whether it makes sense.
struct Bench<'a> {
    variant: &'a Variant,
    held: String,
    /// The pieces whose first move is still to come, which matters beside castling.
    first: Vec<Cell>,
    side: Side,
    pieces: Vec<Piece>,
}

impl<'a> Bench<'a> {
    fn of(variant: &'a Variant, position: &Position) -> Self {
        let text = position.text(variant);
        // Rights to castle and to capture in passing belong to the pieces as they stand.
        let held = text.split(' ').nth(2).expect("seven fields").to_owned();
        let first = variant.first.cells().filter(|&cell| position.is_unmoved(variant, cell)).collect();
        let pieces = variant.board.grid.iter().map(|cell| position.at(cell)).collect();
        Self { variant, held, first, side: position.side(), pieces }
    }

    /// The position with other pieces on some cells; `None` if that is none.
    fn with(&self, changes: &[(Cell, Piece)]) -> Option<Position> {
        let mut pieces = self.pieces.clone();
        for &(cell, piece) in changes {
            pieces[cell.index()] = piece;
        }
        let grid = self.variant.board.grid;
        let rank = |rank: i32| {
            let cells = (0..i32::from(grid.files())).filter_map(|file| grid.cell(file, rank));
            let texts = cells.map(|cell| Some(pieces[cell.index()]).filter(|piece| piece.is_some()));
            let mut text = String::new();
            let mut empty = 0;
            for piece in texts {
                match piece {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            text.push_str(&std::mem::take(&mut empty).to_string());
                        }
                        text.push_str(&self.variant.kind(piece.kind()).text(piece.side()));
                    }
                }
            }
            if empty > 0 { text + &empty.to_string() } else { text }
        };
        let ranks: Vec<String> = (0..i32::from(grid.ranks())).rev().map(rank).collect();
        let side = if self.side == Side::White { 'w' } else { 'b' };
        let stays =
            |cell: &&Cell| pieces[cell.index()] == self.pieces[cell.index()] && self.variant.first.begins(pieces[cell.index()], **cell);
        let mut names: Vec<String> = self.first.iter().filter(stays).map(|&cell| self.variant.cell_name(cell)).collect();
        names.sort_unstable();
        let unmoved = if names.is_empty() { "-".to_owned() } else { names.join(",") };
        Position::parse(self.variant, &format!("{} {side} {} {unmoved} - 0 1", ranks.join("/"), self.held)).ok()
    }

    /// The board with nothing on it but the piece on a cell and what must be there, which is put out of the way in some manner.
    fn alone(&self, from: Cell, to: Cell, there: Piece, random: &mut fastrand::Rng) -> Option<Position> {
        let mut bare = Self { pieces: vec![Piece::NONE; self.pieces.len()], held: self.held.clone(), first: self.first.clone(), ..*self };
        let kept =
            |piece: &Piece| piece.is_some() && (self.variant.kind(piece.kind()).royal || self.variant.semi_royals.contains(piece.kind()));
        bare.pieces[from.index()] = self.pieces[from.index()];
        bare.pieces[to.index()] = there;
        for (index, &piece) in self.pieces.iter().enumerate().filter(|(index, piece)| *index != from.index() && kept(piece)) {
            // A semi-royal counts only on its own lattice, which it can leave by no move: so it goes to a cell of the same colours.
            let place = Cell::new(index);
            let group = |cell: Cell| self.variant.guard(piece.kind(), cell);
            let free: Vec<Cell> = self.variant.board.cells.iter().filter(|&cell| group(cell) == group(place)).collect();
            let at = (0..20).filter_map(|_| random.choice(&free)).find(|cell| bare.pieces[cell.index()].is_none() && **cell != to)?;
            bare.pieces[at.index()] = piece;
        }
        bare.with(&[])
    }
}

fn goes(position: &Position, variant: &Variant, from: Cell, to: Cell) -> bool {
    let mut moves = Vec::new();
    pseudo_moves(position, variant, &mut moves);
    moves.iter().any(|mv| !mv.is_drop() && mv.from() == from && mv.to() == to)
}

/// Whether a piece gives check to the side to move.
fn checks(position: &Position, variant: &Variant, by: Cell) -> bool {
    let mut turned = Draft::of(position);
    turned.set_side(variant, position.side().other());
    in_check(position, variant, position.side()) && goes(turned.picture(), variant, by, position.royal(position.side()))
}

struct RefusedCase<'a> {
    variant: &'a Variant,
    position: &'a Position,
    picked: Picked,
    to: Cell,
}

impl RefusedCase<'_> {
    fn from(&self) -> Cell {
        match self.picked {
            Picked::Cell(cell) => cell,
            Picked::Held(_) => panic!("a claim about a piece on the board is made of one in a reserve"),
        }
    }

    /// A piece of the other side that can be captured.
    fn victim(&self) -> Piece {
        let kind = self.variant.kind_ids().find(|&kind| !self.variant.kind(kind).royal && !self.variant.semi_royals.contains(kind));
        Piece::new(kind.expect("a common piece"), self.position.side().other())
    }

    /// Whether the piece could go there on a bare board, in one of several set-ups, with this on the cell.
    fn could(&self, there: Piece, random: &mut fastrand::Rng) -> bool {
        let bench = Bench::of(self.variant, self.position);
        let mut tries = (0..6).filter_map(|_| bench.alone(self.from(), self.to, there, random));
        tries.any(|position| goes(&position, self.variant, self.from(), self.to))
    }

    /// With each piece in the way taken off, and whatever then stands in the way, the move is there in the end.
    fn is_free_without(&self, mut blockers: Vec<Cell>) -> bool {
        let bench = Bench::of(self.variant, self.position);
        let mut gone: Vec<(Cell, Piece)> = Vec::new();
        for _ in 0..40 {
            if blockers.iter().any(|&cell| self.position.at(cell).is_none() || must_stay(self.variant, self.position.at(cell))) {
                // Without a King there is no position to look at; that it stands there has been seen.
                return blockers.iter().all(|&cell| self.position.at(cell).is_some());
            }
            gone.extend(blockers.iter().map(|&cell| (cell, Piece::NONE)));
            let Some(position) = bench.with(&gone) else { return false };
            if goes(&position, self.variant, self.from(), self.to) {
                return true;
            }
            let Why::Blocked(more) = why(&position, self.variant, self.picked, self.to) else {
                // A double step and castling are given up with the rights to them.
                return self.variant.doubles.between(self.position.at(self.from()), self.from(), self.to).is_some();
            };
            blockers = more;
        }
        false
    }

    fn holds(&self, claim: &Why, random: &mut fastrand::Rng) -> bool {
        let Self { variant, position, to, .. } = *self;
        let side = position.side();
        let there = position.at(to);
        match claim {
            Why::Frozen(cold) => position.count(side, cold.semi_royal, &cold.cells) == 0 && legal_from(position, variant, self.from()) == 0,
            Why::Exposed { by, already } => {
                let mv = self.pseudo().expect("there is such a move");
                let after = position.after(variant, mv);
                let royal = after.royal(side);
                let piece = after.at(*by);
                // An attack counts even where there is nothing that the piece could become (ruling G12), and Kings look along a file.
                let only_looks = variant.kind(piece.kind()).royal || !variant.arrivals.exchanges[piece.index()].is_empty();
                piece.is_of(side.other())
                    && (goes(&after, variant, *by, royal) || only_looks)
                    && is_attacked_without(&after, variant, royal, side.other(), None)
                    && (only_looks || *already == checks(position, variant, *by))
            }
            Why::BlowsUp => variant.conduct.explode.is_some(),
            Why::Unchecked => in_check(position, variant, side) && position.is_unmoved(variant, self.from()),
            Why::HasMoved => {
                !position.is_unmoved(variant, self.from()) && variant.first_reach(position.at(self.from()), self.from()).contains(to)
            }
            Why::Flight => variant.conduct.no_flight,
            Why::GivesCheck => variant.conduct.no_checks,
            Why::MustDrop => variant.conduct.must_drop && legal_moves(position, variant).iter().all(|mv| mv.is_drop()),
            Why::MustCapture(cell) => variant.conduct.must_capture && position.at(*cell).is_of(side),
            Why::DropMates => self.pseudo().is_some_and(|mv| {
                let after = position.after(variant, mv);
                in_check(&after, variant, side.other()) && legal_moves(&after, variant).is_empty()
            }),
            Why::DropOn => there.is_some(),
            Why::Threatens => !variant.transformations.is_empty() && self.pseudo().is_none(),
            Why::DropNever | Why::DropStuck | Why::DropFile(_) | Why::DropColour(_) => there.is_none() && self.pseudo().is_none(),
            Why::CastleMoved => position.unmoved() == 0 || self.pseudo().is_none(),
            Why::CastleBetween(cell) => position.at(*cell).is_some(),
            Why::CastleFrozen(cell, _) => position.is_frozen(variant, *cell),
            Why::CastleAttacked(cell) => is_attacked_without(position, variant, *cell, side.other(), Some(self.from())),
            Why::Never => !self.could(Piece::NONE, random) && !self.could(self.victim(), random),
            Why::Own => there.is_of(side) && (self.could(Piece::NONE, random) || self.could(self.victim(), random) || self.hops()),
            Why::OnlyMoves => {
                there.is_of(side.other()) && (self.could(Piece::NONE, random) || self.hops()) && !self.could(self.victim(), random)
            }
            Why::OnlyCaptures => there.is_none() && !self.could(Piece::NONE, random) && (self.could(self.victim(), random) || self.hops()),
            Why::Blocked(by) => self.is_free_without(by.clone()),
            Why::Hop(pieces) => *pieces != 1 && !there.is_of(side) && self.hops(),
            Why::NotOver(mount) => position.at(*mount).is_some() && self.hops(),
            Why::Spared => there.is_of(side.other()) && self.hops(),
            Why::NotBeyond(mount) => position.at(*mount).is_some() && *mount != to && self.hops(),
            Why::Nothing => !self.could_on_rich(),
            Why::TradeProtected(by) => {
                is_attacked_without(position, variant, to, side.other(), Some(self.from())) && position.at(*by).is_of(side.other())
            }
            Why::TradeAnswered(cell) => position.traded() == Some(*cell) && *cell != to,
            Why::PassInCheck => in_check(self.position, self.variant, side),
            Why::Facing => self.position.royals_face(self.variant),
            Why::NoneLost => self.pseudo().is_none(),
            Why::Unknown => false,
        }
    }

    fn pseudo(&self) -> Option<Move> {
        let mut moves = Vec::new();
        pseudo_moves(self.position, self.variant, &mut moves);
        moves.into_iter().find(|&mv| mv.to() == self.to && touch::belongs(self.variant, self.picked, mv, self.position.side()))
    }

    /// Whether a bare board tells nothing: the piece captures beyond another, or has to be exchanged for one of a reserve.
    fn hops(&self) -> bool {
        if !self.variant.arrivals.exchanges[self.position.at(self.from()).index()].is_empty() {
            return true;
        }
        let kind = self.variant.kind(self.position.at(self.from()).kind());
        kind.ways.iter().any(|way| matches!(way.travel, nestmate_core::variant::Travel::Hop | nestmate_core::variant::Travel::Vault))
    }

    /// Whether it can go there as things are, whatever it becomes.
    fn could_on_rich(&self) -> bool {
        goes(self.position, self.variant, self.from(), self.to)
    }
}

fn must_stay(variant: &Variant, piece: Piece) -> bool {
    variant.kind(piece.kind()).royal || variant.semi_royals.contains(piece.kind())
}

fn legal_from(position: &Position, variant: &Variant, from: Cell) -> usize {
    legal_moves(position, variant).iter().filter(|mv| !mv.is_drop() && mv.from() == from).count()
}

/// What can be tried with: all pieces of the side to move, and those of its reserve.
fn tries(position: &Position) -> Vec<Picked> {
    let side = position.side();
    let reserve = Reserve::of(side);
    let held = position.reserves().kinds(reserve).map(|kind: KindId| Picked::Held(Held { reserve, kind }));
    position.pieces(side).iter().map(Picked::Cell).chain(held).collect()
}

#[test]
fn every_illegal_try_in_random_games_has_the_right_reason() {
    let mut random = fastrand::Rng::with_seed(11);
    let mut library = crate::shipped::library();
    library.add(Source::new("special", include_str!("../../../tests/data/special_moves.ron")));
    let mut seen = std::collections::HashSet::new();
    for (id, _) in library.games() {
        let variant = library.get(id).expect("a shipped game compiles");
        let cells: Vec<Cell> = variant.board.cells.iter().collect();
        let mut position = start(&variant).expect("the start position can be read");
        for _ in 0..60 {
            let legal = legal_moves(&position, &variant);
            let side = position.side();
            let all = tries(&position);
            for _ in 0..7 {
                let (Some(&picked), Some(&to)) = (random.choice(&all), random.choice(&cells)) else { continue };
                let is_legal = legal.iter().any(|&mv| mv.to() == to && touch::belongs(&variant, picked, mv, side));
                if is_legal || picked == Picked::Cell(to) {
                    continue;
                }
                let claim = why(&position, &variant, picked, to);
                let text = refusal(position.clone(), &Names::whole(&variant), picked, to).to_string();
                let case = RefusedCase { variant: &variant, position: &position, picked, to };
                let place = || format!("{id}: {text} {picked:?} {} in {}", variant.cell_name(to), position.text(&variant));
                assert!(case.holds(&claim, &mut random), "{}", place());
                assert!(text.ends_with('.') && text.matches(". ").count() == 0, "{}", place());
                seen.insert(std::mem::discriminant(&claim));
            }
            let Some(&mv) = random.choice(&legal) else {
                assert!(no_moves(&position, &variant, None).winner.is_none_or(|winner| winner != side));
                break;
            };
            position.play(&variant, mv);
        }
    }
    assert!(seen.len() > 8, "the games are lively enough to show most reasons");
}

#[test]
fn reasons_say_what_is_in_the_way() {
    let library = crate::shipped::library();
    let (id, _) = library.games().next().expect("there is a game");
    let variant = library.get(id).expect("it compiles");
    let position = start(&variant).expect("the start position can be read");
    let cell = |name: &str| variant.board.grid.parse(name).expect("a cell");
    let reason = |from: &str, to: &str| refusal(position.clone(), &Names::whole(&variant), Picked::Cell(cell(from)), cell(to)).to_string();
    assert_eq!(reason("g2", "g9"), "White’s Dabchick on g5 is in the way.");
    assert_eq!(reason("g2", "g5"), "Your own Dabchick is on g5; move it away first.");
    assert_eq!(reason("b4", "d6"), "The Vanguard can go to d6 only to capture, and there is nothing to capture.");
    assert_eq!(reason("i2", "e2"), "The King cannot castle while White’s Alibarider on h2 is in between.");
    assert_eq!(reason("b4", "b9"), "b9 is one of the mixed cells; this Vanguard stays on the even cells.");
}

/// What is said of a piece of chess that is picked up and has no move.
#[test]
fn a_piece_without_a_move_is_told_why_and_what_helps() {
    let variant = crate::shipped::library().get("fide-chess").expect("it compiles");
    let told = |text: &str, cell: &str| {
        let position = parse_position(&variant, text).expect("a position");
        let cell = variant.board.grid.parse(cell).expect("a cell");
        assert!(frozen(&position, &Names::whole(&variant), cell).is_none());
        stuck(&position, &Names::whole(&variant), cell).to_string()
    };
    let start = variant.start.clone();
    assert_eq!(told(&start, "a1"), "The Rook has no move: its own side’s pieces are in its way, such as White’s Knight on b1.");
    assert!(
        told("4k3/4r3/8/8/8/8/4N3/4K3 w - - - 0 1", "e2")
            .starts_with("The Knight is pinned: if it moves, Black’s Rook on e7 attacks your King")
    );
    assert!(told("4k3/4r3/8/8/8/8/P7/4K3 w - - - 0 1", "a2").starts_with("The Pawn cannot end the check from Black’s Rook on e7"));
    assert_eq!(told("4k3/8/8/8/4p3/4P3/8/4K3 w - - - 0 1", "e3"), "The Pawn has no move while Black’s Pawn on e4 is in its way.");
    assert_eq!(told("k7/8/8/8/8/8/1r6/3r3K w - - - 0 1", "h1"), "The King cannot move: every cell it could go to is attacked.");
}

#[test]
fn every_piece_without_a_move_has_a_reason() {
    let library = crate::shipped::library();
    for (id, _) in library.games() {
        let variant = library.get(id).expect("it compiles");
        let mut position = start(&variant).expect("the start position can be read");
        let mut random = fastrand::Rng::with_seed(7);
        for _ in 0..40 {
            let legal = legal_moves(&position, &variant);
            let movable = |cell: Cell| legal.iter().any(|mv| !mv.is_drop() && mv.from() == cell);
            for cell in position.pieces(position.side()).iter().filter(|&cell| !movable(cell)) {
                if frozen(&position, &Names::whole(&variant), cell).is_none() {
                    let text = stuck(&position, &Names::whole(&variant), cell).to_string();
                    assert!(text.ends_with('.') && !text.contains("legal move"), "{id}: {text} in {}", position.text(&variant));
                }
            }
            let Some(&mv) = random.choice(&legal) else { break };
            position.play(&variant, mv);
        }
    }
}
