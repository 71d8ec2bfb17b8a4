//! Who attacks a cell, and along which cells: the paths of all pieces turned round and merged into one tree per cell.
//!
//! A tree is stored in the order of a walk from the cell outward. At a node whose cell is empty the walk goes on to the next
//! node; at a piece it stops that branch and jumps past it. A piece there attacks if its kind is one of the node's.

use rustc_hash::FxHashMap;

use super::paths::{Path, PathMode};
use super::pieces::{KindId, KindSet};
use super::rows::{KindSets, number};
use super::schema::Only;
use crate::geometry::{Cell, MAX_CELLS};

/// A cell of the tree around an attacked cell. Trees are what a search reads most, so it is small.
#[derive(Clone, Copy, Debug)]
pub struct AttackNode {
    /// Which of the sets of kinds attack from this cell when all cells before it on the branch are empty.
    kinds: u32,
    /// The cell, and above it how many nodes the branch from here has, this one included.
    place: u32,
}

/// The bits of a cell.
const CELL_BITS: u32 = MAX_CELLS.ilog2();
const _: () = assert!(MAX_CELLS.is_power_of_two());

impl AttackNode {
    /// The cell.
    #[inline]
    pub fn cell(self) -> Cell {
        Cell::new(self.place as usize % MAX_CELLS)
    }

    /// How many nodes the branch from here has, this one included.
    #[inline]
    pub fn size(self) -> usize {
        (self.place >> CELL_BITS) as usize
    }
}

/// A cell on a line along which pieces capture beyond a piece.
#[derive(Clone, Copy, Debug)]
pub struct HopNode {
    /// Kinds that attack from this cell over exactly one piece on the cells before it.
    pub kinds: KindSet,
    pub cell: Cell,
    /// Which of the sets of kinds that these pieces neither jump over nor capture.
    pub except: u32,
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
    attacking: KindSets,
    excepts: KindSets,
}

impl Attacks {
    /// The tree around a cell.
    #[inline]
    pub fn tree(&self, cell: Cell) -> &[AttackNode] {
        let (start, end) = self.trees[cell.index()];
        &self.nodes[start as usize..end as usize]
    }

    /// The kinds that attack from the cell of a node when all cells before it on the branch are empty.
    #[inline]
    pub fn kinds(&self, node: AttackNode) -> KindSet {
        self.attacking.get(node.kinds)
    }

    /// The hopping lines that lead away from a cell, one after another.
    #[inline]
    pub fn hops(&self, cell: Cell) -> &[HopNode] {
        let (start, end) = self.hops[cell.index()];
        &self.hop_nodes[start as usize..end as usize]
    }

    /// The kinds that the pieces of a hopping line neither jump over nor capture.
    #[inline]
    pub fn except(&self, node: &HopNode) -> KindSet {
        self.excepts.get(node.except)
    }
}

/// Collects the paths of one side's pieces.
///
/// A node stands for a way that leads to the attacked cell: the cells from where a piece begins to that one, in order. Its parent is the
/// same way without its first cell. So the node of a path one cell longer is found beside that of the path, and its parent beside the
/// parent: however long the paths are, each node costs as much as any other.
pub(crate) struct AttacksBuilder {
    /// The attacked cells first.
    nodes: Vec<WayNode>,
    points: usize,
    /// By node and cell: the way that goes on to the cell.
    longer: FxHashMap<(u32, Cell), u32>,
    hops: Vec<Vec<HopLine>>,
    /// The lines by the cell that is attacked, what tells them from others, and their first cells.
    lines: FxHashMap<(Cell, bool, KindSet, Cell), usize>,
    hop_nodes: usize,
    /// After how many entries nothing is taken in any more.
    most: usize,
}

/// A line along which pieces that jump alike capture on one cell, outward from it.
struct HopLine {
    vault: bool,
    except: KindSet,
    cells: Vec<(Cell, KindSet)>,
}

/// A way that leads to an attacked cell.
#[derive(Clone, Copy)]
struct WayNode {
    kinds: KindSet,
    parent: u32,
    /// Its first and its last child, and the next child of its parent.
    first: u32,
    last: u32,
    next: u32,
    /// Where the way begins.
    cell: Cell,
}

const NOWHERE: u32 = u32::MAX;

/// In place of the next child: it is part of longer ways alone so far, and of no tree.
const LOOSE: u32 = u32::MAX - 1;

impl AttacksBuilder {
    /// A builder for a board of `points` grid points that makes `most` entries, or hardly more.
    pub(crate) fn new(points: usize, most: usize) -> Self {
        let root =
            |at| WayNode { kinds: KindSet::EMPTY, parent: NOWHERE, first: NOWHERE, last: NOWHERE, next: NOWHERE, cell: Cell::new(at) };
        Self {
            nodes: (0..points).map(root).collect(),
            points,
            longer: FxHashMap::default(),
            hops: (0..points).map(|_| Vec::new()).collect(),
            lines: FxHashMap::default(),
            hop_nodes: 0,
            most,
        }
    }

    /// How many entries it has made.
    pub(crate) fn made(&self) -> usize {
        self.nodes.len() - self.points + self.hop_nodes
    }

    /// Takes in a path of a piece of this kind from a cell.
    pub(crate) fn add(&mut self, kind: KindId, from: Cell, path: &Path) {
        if path.only == Only::Move || self.made() > self.most {
            return;
        }
        match path.mode {
            PathMode::Ride | PathMode::Lame => self.add_way(kind, from, path),
            PathMode::Hop | PathMode::Vault => (1..path.cells.len()).for_each(|at| self.add_hop(kind, from, path, at)),
        }
    }

    fn add_way(&mut self, kind: KindId, from: Cell, path: &Path) {
        let Some(last) = path.cells.len().checked_sub(1) else { return };
        let mut way = number(from.index());
        for (at, &cell) in path.cells.iter().enumerate() {
            way = self.going_on(way, cell);
            if at == last || path.mode == PathMode::Ride {
                self.hang(way);
                self.nodes[way as usize].kinds.insert(kind);
            }
        }
    }

    /// The node of a way that goes on from another to a cell.
    fn going_on(&mut self, way: u32, cell: Cell) -> u32 {
        if let Some(&known) = self.longer.get(&(way, cell)) {
            return known;
        }
        let WayNode { parent, cell: begin, .. } = self.nodes[way as usize];
        let parent = if parent == NOWHERE { number(cell.index()) } else { self.going_on(parent, cell) };
        let node = number(self.nodes.len());
        self.nodes.push(WayNode { kinds: KindSet::EMPTY, parent, first: NOWHERE, last: NOWHERE, next: LOOSE, cell: begin });
        self.longer.insert((way, cell), node);
        node
    }

    /// Hangs a node into its tree, and what it hangs on before it.
    fn hang(&mut self, node: u32) {
        let WayNode { parent, next, .. } = self.nodes[node as usize];
        if next != LOOSE {
            return;
        }
        self.hang(parent);
        let last = std::mem::replace(&mut self.nodes[parent as usize].last, node);
        if last == NOWHERE {
            self.nodes[parent as usize].first = node;
        } else {
            self.nodes[last as usize].next = node;
        }
        self.nodes[node as usize].next = NOWHERE;
    }

    /// Jumps lead straight on, so that two lines that begin with one cell are one, or one is the beginning of the other.
    fn add_hop(&mut self, kind: KindId, from: Cell, path: &Path, target: usize) {
        let (vault, except) = (path.mode == PathMode::Vault, path.except);
        let attacked = path.cells[target];
        let lines = &mut self.hops[attacked.index()];
        let at = *self.lines.entry((attacked, vault, except, path.cells[target - 1])).or_insert_with(|| {
            lines.push(HopLine { vault, except, cells: Vec::new() });
            lines.len() - 1
        });
        let cells = &mut lines[at].cells;
        let outward = path.cells[..target].iter().rev().chain([&from]);
        let known = cells.len();
        cells.extend(outward.skip(known).map(|&cell| (cell, KindSet::EMPTY)));
        self.hop_nodes += cells.len() - known;
        cells[target].1.insert(kind);
    }

    pub(crate) fn finish(mut self) -> Attacks {
        self.longer = FxHashMap::default();
        let mut attacks = Attacks::default();
        for tree in 0..self.points {
            let start = number(attacks.nodes.len());
            self.flatten(self.nodes[tree].first, &mut attacks);
            attacks.trees.push((start, number(attacks.nodes.len())));
        }
        for lines in self.hops {
            let start = number(attacks.hop_nodes.len());
            for line in lines {
                let (last, except, vault) = (line.cells.len() - 1, attacks.excepts.number(line.except), line.vault);
                let nodes = line.cells.into_iter().enumerate();
                attacks.hop_nodes.extend(nodes.map(|(at, (cell, kinds))| HopNode { kinds, cell, except, last: at == last, vault }));
            }
            attacks.hops.push((start, number(attacks.hop_nodes.len())));
        }
        attacks
    }

    /// Writes a node with its branch, and all that hang beside it.
    fn flatten(&self, first: u32, attacks: &mut Attacks) {
        let mut next = first;
        while let Some(&WayNode { kinds, first, next: beside, cell, .. }) = self.nodes.get(next as usize) {
            let (at, kinds) = (attacks.nodes.len(), attacks.attacking.number(kinds));
            attacks.nodes.push(AttackNode { kinds, place: number(cell.index()) });
            self.flatten(first, attacks);
            attacks.nodes[at].place |= number(attacks.nodes.len() - at) << CELL_BITS;
            next = beside;
        }
    }
}
