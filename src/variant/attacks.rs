//! Who attacks a cell, and along which cells: the paths of all pieces turned round and merged into one tree per cell.
//!
//! A tree is stored in the order of a walk from the cell outward. At a node whose cell is empty the walk goes on to the next
//! node; at a piece it stops that branch and jumps past it. A piece there attacks if its kind is one of the node's.

use super::paths::{Path, PathMode};
use super::pieces::{KindId, KindSet};
use super::rows::Excepts;
use super::schema::Only;
use crate::geometry::Cell;

/// A cell of the tree around an attacked cell.
#[derive(Clone, Copy, Debug)]
pub struct AttackNode {
    /// Kinds that attack from this cell when all cells before it on the branch are empty.
    pub kinds: KindSet,
    /// The cell.
    pub cell: Cell,
    /// How many nodes the branch from here has, this one included.
    pub size: u16,
}

/// A cell on a line along which pieces capture beyond a piece.
#[derive(Clone, Copy, Debug)]
pub struct HopNode {
    /// Kinds that attack from this cell over exactly one piece on the cells before it.
    pub kinds: KindSet,
    /// The cell.
    pub cell: Cell,
    /// Which of the sets of kinds that these pieces neither jump over nor capture.
    pub except: u16,
    /// Whether the line ends here.
    pub last: bool,
    /// Whether the piece jumped over must stand on the first cell of the line.
    pub vault: bool,
}

/// The attack trees of all cells for one attacking side.
#[derive(Clone, Debug, Default)]
pub struct Attacks {
    trees: Vec<(u32, u32)>,
    nodes: Vec<AttackNode>,
    hops: Vec<(u32, u32)>,
    hop_nodes: Vec<HopNode>,
    excepts: Excepts,
}

impl Attacks {
    /// The tree around a cell.
    #[inline]
    #[must_use]
    pub fn tree(&self, cell: Cell) -> &[AttackNode] {
        let (start, end) = self.trees[cell.index()];
        &self.nodes[start as usize..end as usize]
    }

    /// The hopping lines that lead away from a cell, one after another.
    #[inline]
    #[must_use]
    pub fn hops(&self, cell: Cell) -> &[HopNode] {
        let (start, end) = self.hops[cell.index()];
        &self.hop_nodes[start as usize..end as usize]
    }

    /// The kinds that the pieces of a hopping line neither jump over nor capture.
    #[inline]
    #[must_use]
    pub fn except(&self, node: &HopNode) -> KindSet {
        self.excepts.get(node.except)
    }
}

/// Collects the paths of one side's pieces.
pub(crate) struct AttacksBuilder {
    trees: Vec<Branch>,
    hops: Vec<Vec<HopLine>>,
}

/// A line along which pieces that jump alike capture on one cell, outward from it.
struct HopLine {
    vault: bool,
    except: KindSet,
    cells: Vec<(Cell, KindSet)>,
}

#[derive(Default)]
struct Branch {
    kinds: KindSet,
    next: Vec<(Cell, Branch)>,
}

impl AttacksBuilder {
    /// A builder for a board of `points` grid points.
    pub(crate) fn new(points: usize) -> Self {
        Self { trees: (0..points).map(|_| Branch::default()).collect(), hops: (0..points).map(|_| Vec::new()).collect() }
    }

    /// Takes in a path of a piece of this kind from a cell.
    pub(crate) fn add(&mut self, kind: KindId, from: Cell, path: &Path) {
        if path.only == Only::Move {
            return;
        }
        match path.mode {
            PathMode::Ride => (0..path.cells.len()).for_each(|at| self.add_end(kind, from, &path.cells[..=at])),
            PathMode::Lame => self.add_end(kind, from, &path.cells),
            PathMode::Hop | PathMode::Vault => (1..path.cells.len()).for_each(|at| self.add_hop(kind, from, path, at)),
        }
    }

    fn add_end(&mut self, kind: KindId, from: Cell, cells: &[Cell]) {
        let Some((target, between)) = cells.split_last() else { return };
        let mut branch = &mut self.trees[target.index()];
        for &cell in between.iter().rev().chain([&from]) {
            let at = branch.next.iter().position(|(known, _)| *known == cell).unwrap_or_else(|| {
                branch.next.push((cell, Branch::default()));
                branch.next.len() - 1
            });
            branch = &mut branch.next[at].1;
        }
        branch.kinds.insert(kind);
    }

    fn add_hop(&mut self, kind: KindId, from: Cell, path: &Path, target: usize) {
        let line: Vec<Cell> = path.cells[..target].iter().rev().copied().chain([from]).collect();
        let lines = &mut self.hops[path.cells[target].index()];
        let (vault, except) = (path.mode == PathMode::Vault, path.except);
        let same = |known: &HopLine| {
            (known.vault, known.except) == (vault, except) && known.cells.iter().zip(&line).all(|((known, _), cell)| known == cell)
        };
        let at = lines.iter().position(same).unwrap_or_else(|| {
            lines.push(HopLine { vault, except, cells: Vec::new() });
            lines.len() - 1
        });
        let cells = &mut lines[at].cells;
        let known = cells.len();
        cells.extend(line.iter().skip(known).map(|&cell| (cell, KindSet::EMPTY)));
        cells[line.len() - 1].1.insert(kind);
    }

    pub(crate) fn finish(self) -> Attacks {
        let mut attacks = Attacks::default();
        let index = |len: usize| u32::try_from(len).unwrap_or(u32::MAX);
        for tree in &self.trees {
            let start = index(attacks.nodes.len());
            tree.next.iter().for_each(|(cell, branch)| flatten(*cell, branch, &mut attacks.nodes));
            attacks.trees.push((start, index(attacks.nodes.len())));
        }
        for lines in self.hops {
            let start = index(attacks.hop_nodes.len());
            for line in lines {
                let (last, except, vault) = (line.cells.len() - 1, attacks.excepts.number(line.except), line.vault);
                let nodes = line.cells.into_iter().enumerate();
                attacks.hop_nodes.extend(nodes.map(|(at, (cell, kinds))| HopNode { kinds, cell, except, last: at == last, vault }));
            }
            attacks.hops.push((start, index(attacks.hop_nodes.len())));
        }
        attacks
    }
}

fn flatten(cell: Cell, branch: &Branch, nodes: &mut Vec<AttackNode>) {
    let at = nodes.len();
    nodes.push(AttackNode { kinds: branch.kinds, cell, size: 1 });
    branch.next.iter().for_each(|(cell, branch)| flatten(*cell, branch, nodes));
    nodes[at].size = u16::try_from(nodes.len() - at).unwrap_or(u16::MAX);
}
