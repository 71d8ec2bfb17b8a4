//! Every cell is where it is seen, whole boards and folded ones.

use egui::pos2;
use nestmate_core::geometry::Mirror;

use super::*;
use crate::app::Fold;

fn board(look: Look) -> Board {
    let grid = Grid::new(17, 17).expect("a grid");
    let outer = |cell: Cell| grid.file(cell) % 16 == 0 && grid.rank(cell) % 16 == 0;
    let lattice = |cell: &Cell| match look {
        Look::Squares => !outer(*cell),
        Look::Crossings => true,
        Look::Hexagons => (grid.file(*cell) - grid.rank(*cell)).abs() <= 8,
        Look::Corners | Look::Diamond => !outer(*cell) && (grid.file(*cell) + grid.rank(*cell)) % 2 == 0,
    };
    Board { grid, cells: grid.iter().filter(lattice).collect(), forward: (0, 1), mirror: Mirror::Flip, look, river: None }
}

fn layouts() -> impl Iterator<Item = Layout> {
    let looks = [Look::Squares, Look::Corners, Look::Diamond, Look::Crossings, Look::Hexagons];
    looks.into_iter().flat_map(|look| {
        [false, true].map(|flipped| Layout::new(&board(look), flipped, Rect::from_min_size(pos2(30.0, 7.0), vec2(700.0, 640.0)), 1.25))
    })
}

#[test]
fn every_cell_is_hit_at_its_middle_and_inside_its_corners() {
    for layout in layouts() {
        for cell in layout.cells() {
            let center = layout.center(cell);
            assert_eq!(layout.hit(center), Some(cell), "{:?}", layout.look);
            for corner in layout.polygon(cell) {
                assert_eq!(layout.hit(center + (corner - center) * 0.95), Some(cell), "{:?}", layout.look);
            }
            assert!(layout.frame.expand(0.01).contains(center));
        }
        assert_eq!(layout.hit(layout.frame.min - vec2(20.0, 20.0)), None);
    }
}

/// The boards of all shipped games folded to each of their layers.
fn folded() -> Vec<(String, Layout)> {
    let library = crate::shipped::library();
    let area = Rect::from_min_size(pos2(30.0, 7.0), vec2(700.0, 640.0));
    let mut found = Vec::new();
    for (id, _) in library.games() {
        let variant = library.get(id).expect("a good definition");
        for fold in (0..variant.layers.len()).filter_map(|layer| Fold::of(&variant, layer, &library)) {
            for flipped in [false, true] {
                let folding = Folding::new(variant.board.grid, [(&fold, 1.0)].into_iter(), Some(&fold));
                let layout = Layout::folded(&variant.board, flipped, area, 1.25, folding);
                found.push((format!("{id}, layer {}", fold.layer), layout));
            }
        }
    }
    found
}

#[test]
fn a_folded_board_has_the_layers_cells_and_no_others() {
    let folded = folded();
    assert_eq!(folded.len(), 2 * 9, "two lattices, two depths, and the squares of five boards");
    for (name, layout) in &folded {
        for cell in layout.cells() {
            let center = layout.center(cell);
            assert_eq!(layout.hit(center), Some(cell), "{name}");
            for corner in layout.polygon(cell) {
                assert_eq!(layout.hit(center + (corner - center) * 0.95), Some(cell), "{name}");
            }
            assert!(layout.frame.expand(0.01).contains(center), "{name}");
            assert!(layout.side() > 30.0, "{name}: the cells have grown");
        }
        for x in (0_u8..70).map(|x| layout.frame.left() + layout.frame.width() * (f32::from(x) + 0.5) / 70.0) {
            let hit = layout.hit(pos2(x, layout.frame.center().y + 3.0));
            assert!(hit.is_none_or(|cell| layout.keeps(cell)), "{name}");
        }
    }
}

#[test]
fn whites_near_corner_is_where_the_view_puts_it() {
    for layout in layouts().filter(|layout| layout.look == Look::Diamond) {
        let (near, far) = (layout.point(0, 0), layout.point(16, 16));
        assert!((near.x - far.x).abs() < 0.01);
        assert_eq!(near.y > far.y, !layout.flipped);
    }
    let squares = layouts().next().expect("a layout");
    assert!(squares.point(0, 0).x < squares.point(1, 0).x && squares.point(0, 0).y > squares.point(0, 1).y);
}

#[test]
fn arrow_keys_reach_every_cell_and_go_back() {
    for layout in layouts().chain(folded().into_iter().map(|(_, layout)| layout)) {
        let mut seen = CellSet::EMPTY;
        let mut open = vec![layout.cells().next().expect("a cell")];
        while let Some(cell) = open.pop() {
            if seen.contains(cell) {
                continue;
            }
            seen.insert(cell);
            for (right, up) in [(1_i8, 0_i8), (-1, 0), (0, 1), (0, -1)] {
                let next = layout.neighbour(cell, right.into(), up.into());
                let moved = layout.center(next) - layout.center(cell);
                assert!(moved.x * f32::from(right) - moved.y * f32::from(up) >= 0.0, "a key never leads back");
                open.push(next);
            }
        }
        assert_eq!(seen.len(), layout.cells().count(), "{:?}", layout.look);
    }
}

/// What is seen at the middle of a cell is that cell, or one of a sheet above it; and nothing leaves the room.
#[test]
fn cells_of_a_lifted_board_are_found_where_they_are_seen() {
    let library = crate::shipped::library();
    let mut ways_seen = 0;
    for variant in library.games().filter_map(|(id, _)| library.get(id).ok()) {
        let nests = crate::app::ways_to_fold(&variant, &library);
        if nests.is_empty() {
            continue;
        }
        let sheets = Sheets::new(nests.iter().rev().map(|fold| Sheet::new(fold.cells, variant.board.grid)).collect());
        let area = Rect::from_min_size(pos2(11.0, 7.0), vec2(820.0, 690.0));
        let ways = [
            (false, 0.0, 1.0, false),
            (true, TURN, 1.0, false),
            (false, -TURN, 0.6, false),
            (false, -0.2, 0.01, false),
            (true, 0.0, 1.0, true),
        ];
        for (flipped, turn, share, aside) in ways {
            let flat = Layout::new(&variant.board, flipped, area, 1.0);
            let lifted = |figures: CellSet| flat.lifted(Raised { share, turn, aside }, (&sheets, figures), area);
            let layout = lifted(CellSet::EMPTY);
            let mut covered = 0;
            for cell in variant.board.cells.iter() {
                let found = layout.hit(layout.center(cell)).expect("a cell is there");
                assert!(found == cell || layout.sheet(found) > layout.sheet(cell), "{}: {}", variant.id, variant.cell_name(cell));
                covered += usize::from(found != cell);
                let inside = layout.polygon(cell).into_iter().all(|corner| area.expand(1.0).contains(corner));
                assert!(inside, "{}: {} leaves the room", variant.id, variant.cell_name(cell));
                if share < 0.1 {
                    assert!(layout.center(cell).distance(flat.center(cell)) < flat.unit, "it rises from where it lies");
                }
            }
            assert!(!aside || covered == 0, "{}: nothing covers anything side by side", variant.id);
            assert!(share < 1.0 || covered * 2 < variant.points(), "{}: {covered} cells are covered", variant.id);
            let highest = variant.board.cells.iter().filter(|&cell| layout.sheet(cell) == Some(nests.len() - 1));
            assert!(highest.into_iter().all(|cell| layout.hit(layout.center(cell)) == Some(cell)), "nothing is above the highest sheet");
            // A figure is found at its head, too, where the cell behind it would be.
            let alone = variant.board.cells.iter().filter(|&cell| layout.sheet(cell) == Some(nests.len() - 1)).step_by(9);
            for cell in alone.filter(|_| share > 0.99) {
                let layout = lifted([cell].into_iter().collect());
                let head = layout.stand(layout.center(cell), 1.3) - vec2(0.0, layout.half() * 0.7);
                assert_eq!(layout.hit(head), Some(cell), "{}: {}", variant.id, variant.cell_name(cell));
            }
            ways_seen += 1;
        }
    }
    assert!(ways_seen > 24, "{ways_seen}");
}
