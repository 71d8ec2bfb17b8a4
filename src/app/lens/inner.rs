//! A game inside another: what its pieces, cells, moves and positions are there.

use std::sync::Arc;

use nestmate_core::game::{Game, NodeId};
use nestmate_core::geometry::Cell;
use nestmate_core::position::{Draft, Move, MoveKind, Passing, Position};
use nestmate_core::rules::parse_position;
use nestmate_core::variant::{Inner, KindId, Piece, Reserve, Side, Variant, board_text};

#[derive(Clone, Debug)]
pub struct InnerGame {
    pub variant: Arc<Variant>,
    /// Whether only its pieces are shown: here they play in other directions, or begin elsewhere.
    pub pieces_only: bool,
    /// What each of our kinds is there, by the index of the kind.
    kinds: Vec<Option<KindId>>,
    cells: Vec<Option<Cell>>,
}

impl InnerGame {
    pub(super) fn new(variant: Arc<Variant>, outer: &Variant, inner: &Inner) -> Self {
        let mut kinds = vec![None; outer.kinds.len()];
        for &(letter, ours) in &inner.pieces {
            let Some(theirs) = variant.kind_of(letter) else { continue };
            kinds[ours.index()] = Some(theirs);
            if let (Some(ours), Some(turned)) = (outer.kind(ours).turns_to, variant.kind(theirs).turns_to) {
                kinds[ours.index()] = Some(turned);
            }
        }
        let mut cells = vec![None; outer.points()];
        let (grid, there) = (outer.board.grid, variant.board.grid);
        for cell in variant.board.cells.iter() {
            if let Some(ours) = inner.cell(grid, there.file(cell), there.rank(cell)) {
                cells[ours.index()] = Some(cell);
            }
        }
        Self { variant, pieces_only: inner.pieces_only, kinds, cells }
    }

    fn kind(&self, kind: KindId) -> Option<KindId> {
        self.kinds.get(kind.index()).copied().flatten()
    }

    pub fn piece(&self, piece: Piece) -> Option<Piece> {
        Some(Piece::new(self.kind(piece.kind())?, piece.side()))
    }

    pub fn cell(&self, cell: Cell) -> Option<Cell> {
        self.cells.get(cell.index()).copied().flatten()
    }

    /// What a move of the whole game is there, legal or not; `None` for one of other pieces or cells.
    pub fn inward(&self, mv: Move) -> Option<Move> {
        let action = match mv.action() {
            same @ (MoveKind::Plain | MoveKind::Double | MoveKind::EnPassant | MoveKind::Castle | MoveKind::Turn) => same,
            MoveKind::Promote(kind) => MoveKind::Promote(self.kind(kind)?),
            MoveKind::Become(kind) => MoveKind::Become(self.kind(kind)?),
            MoveKind::Drop(kind) => MoveKind::Drop(self.kind(kind)?),
            MoveKind::Gate(kind, gateway) => MoveKind::Gate(self.kind(kind)?, gateway),
            MoveKind::Twice(via) => MoveKind::Twice(self.cell(via)?),
            MoveKind::Exchange(..) | MoveKind::Restore(_) | MoveKind::Swap(_) | MoveKind::Pass => return None,
        };
        Some(Move::new(self.cell(mv.from())?, self.cell(mv.to())?, action))
    }

    /// The move of the whole game that a move there is, among those given.
    pub fn outward(&self, mv: Move, among: &[Move]) -> Option<Move> {
        among.iter().copied().find(|&outer| self.inward(outer) == Some(mv))
    }

    /// Its own position in one of the whole game, with rights and reserves as far as both games have them. There is none while a piece of
    /// another game stands on its cells, a royal piece of its own is gone, or one could be captured at once.
    pub fn position(&self, outer: &Variant, position: &Position) -> Option<Position> {
        let variant = &*self.variant;
        let mut standing = vec![None; variant.points()];
        for (cell, there) in outer.board.cells.iter().filter_map(|cell| Some((cell, self.cell(cell)?))) {
            let piece = position.at(cell);
            standing[there.index()] = if piece.is_none() { None } else { Some(self.piece(piece)?) };
        }
        let named = |cell: Cell| standing[cell.index()].map(|piece| variant.kind(piece.kind()).text(piece.side()));
        let board = board_text(variant.board.grid, named);
        let side = if position.side() == Side::White { "w" } else { "b" };
        let reserves = if variant.has_reserves { "[||]" } else { "-" };
        let mut draft = Draft::parse(variant, &format!("{board} {side} {reserves} - - 0 1")).ok()?;
        for reserve in Reserve::ALL {
            for kind in position.reserves().kinds(reserve) {
                if let Some(there) = self.kind(kind) {
                    draft.hold(variant, reserve, there, position.reserves().count(reserve, kind));
                }
            }
        }
        let unmoved = outer.unmoved_cells.iter().filter(|&&cell| position.is_unmoved(outer, cell));
        unmoved.filter_map(|&cell| self.cell(cell)).for_each(|cell| draft.set_unmoved(variant, cell, true));
        if let Some(passing) = position.passing() {
            let cells = passing.cells().iter().filter_map(|&cell| self.cell(cell)).collect::<Vec<_>>();
            let alike = |known: &&_| is_alike(known, self.cell(passing.victim), &cells);
            let known = draft.passings(variant);
            draft.set_passing(variant, known.iter().find(alike).copied());
        }
        draft.set_counters(position.halfmoves(), position.number());
        parse_position(variant, &draft.text(variant)).ok()
    }

    /// The game there as far as a place of the whole game, with what came before that can come again; `None` where it has no position.
    pub fn game(&self, game: &Game, node: NodeId) -> Option<Game> {
        let (variant, path) = (game.variant(), game.tree().path(node));
        let back = usize::try_from(game.position_at(node).halfmoves()).unwrap_or_default();
        let stretch = &path[path.len().saturating_sub(back + 1)..];
        let mut outer = game.position_at(*stretch.first()?);
        let begin = |outer: &Position| Some(Game::new(Arc::clone(&self.variant), self.position(variant, outer)?));
        let mut inner = begin(&outer);
        for mv in stretch[1..].iter().filter_map(|&node| game.tree().mv(node)) {
            outer.play(variant, mv);
            let there = self.inward(mv);
            let goes_on = inner.as_mut().is_some_and(|inner| there.is_some_and(|mv| inner.play(mv).is_ok()));
            if !goes_on {
                inner = begin(&outer);
            }
        }
        inner
    }
}

fn is_alike(known: &Passing, victim: Option<Cell>, cells: &[Cell]) -> bool {
    Some(known.victim) == victim && known.cells().len() == cells.len() && cells.iter().all(|cell| known.cells().contains(cell))
}
