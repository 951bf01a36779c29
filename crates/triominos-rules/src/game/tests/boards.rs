//! Placements that are legal or not, and the shapes they make, on boards built for the purpose.

use super::ascii_board;
use super::pattern::Pattern;
use crate::game::{Bonus, Cell, Edition, Placement, Point, Refusal, Rules, Shape, Tile, score};

/// A tile with all twelve neighbours around it.
const TWELVE: &str = "
        0   0
        k j i
      5   1   1
      g l ! h f
    4   3   1   2
      e d b a c
      4   3   2
";

fn touching(cell: Cell) -> Vec<Cell> {
    let mut cells: Vec<Cell> =
        cell.corners().into_iter().flat_map(Point::cells).filter(|other| *other != cell).collect();
    cells.sort();
    cells.dedup();
    cells
}

fn shared(a: Cell, b: Cell) -> usize {
    a.corners().into_iter().filter(|point| b.corners().contains(point)).count()
}

#[test]
fn each_of_twelve_neighbours_determines_a_corner() {
    for pattern in Pattern::drawn(TWELVE).all_around() {
        let cell = pattern.tested.cell;
        assert_eq!(touching(cell).len(), 12);
        for neighbour in touching(cell) {
            // The neighbour and the shortest way from it, around the cell, to one beside the cell.
            let way = way_to_an_edge(cell, neighbour);
            let tiles: Vec<Placement> =
                pattern.tiles.iter().filter(|tile| way.contains(&tile.cell)).copied().collect();
            if !tiles.iter().any(|tile| tile.cell.half == crate::game::Half::Up) {
                // A single tile that points down is no board; its twin in another turn of the pattern is.
                continue;
            }
            let (board, tested) = Pattern { tiles, ..pattern.clone() }.lay();
            assert_eq!(board.check(tested), Ok(()));
            assert_eq!(board.placement(tested.tile, tested.cell), Ok(tested));
            let corners = tested.cell.corners();
            for (k, point) in corners.into_iter().enumerate() {
                let stands = way.iter().any(|other| {
                    let was = cell.corners()[k];
                    other.corners().contains(&was)
                });
                assert_eq!(board.number_at(point), stands.then_some(tested.corners[k]));
                // Any other number at that corner is refused, and the refusal names the corner.
                for number in (0..=Tile::HIGHEST).filter(|n| stands && *n != tested.corners[k]) {
                    let mut wrong = tested.corners;
                    wrong[k] = number;
                    let Some(tile) = Tile::from_clockwise(wrong) else { continue };
                    let refusal = board.check(Placement { tile, corners: wrong, ..tested });
                    let Err(Refusal::CornersDisagree { wrong, .. }) = refusal else {
                        panic!("{tile} in {board:?}: {refusal:?}");
                    };
                    assert!(!wrong.is_empty());
                }
            }
        }
    }
}

/// The cells around `cell` from this one to the nearest that shares an edge with it.
fn way_to_an_edge(cell: Cell, from: Cell) -> Vec<Cell> {
    let mut way = vec![from];
    while !way.iter().any(|other| shared(cell, *other) == 2) {
        let last = way[way.len() - 1];
        let around = last
            .neighbours()
            .into_iter()
            .filter(|next| *next != cell && shared(cell, *next) > 0 && !way.contains(next));
        // Of two ways around, the one towards an edge.
        let next = around.max_by_key(|next| {
            let beside = next.neighbours().into_iter().filter(|c| shared(cell, *c) == 2).count();
            (shared(cell, *next), beside)
        });
        way.push(next.expect("the ring has no end"));
    }
    way
}

#[test]
fn a_tile_must_share_an_edge_with_another() {
    let board = ascii_board::board("  0\n  a\n0   0\n");
    let triple: Tile = "0-0-1".parse().unwrap();
    let (beside, apart): (Vec<Cell>, Vec<Cell>) =
        touching(Cell::START).into_iter().partition(|cell| shared(*cell, Cell::START) == 2);
    assert_eq!((beside.len(), apart.len()), (3, 9));
    for cell in beside {
        assert!(board.placement(triple, cell).is_ok());
    }
    for cell in apart {
        assert_eq!(board.placement(triple, cell), Err(Refusal::NotBesideATile { cell }));
    }
    assert_eq!(board.placement(triple, Cell::START), Err(Refusal::CellTaken { cell: Cell::START }));
    for far in [Cell::up(32, 0), Cell::up(-33, 5), Cell::down(i16::MAX, i16::MIN)] {
        assert_eq!(board.placement(triple, far), Err(Refusal::NotBesideATile { cell: far }));
    }
}

#[test]
fn a_refusal_names_the_corners_that_are_wrong() {
    let board = ascii_board::board("  1\n  a\n3   2\n");
    let cell = Cell::down(0, 0);
    // Beside the edge 1-2: its corners are 1, ?, 2.
    let refusal = board.placement("0-1-3".parse().unwrap(), cell).unwrap_err();
    let Refusal::CornersDisagree { want, wrong, .. } = refusal else { panic!("{refusal:?}") };
    assert_eq!(want, [Some(1), None, Some(2)]);
    let wrong: Vec<_> = wrong.iter().map(|w| (w.corner, w.board, w.tile)).collect();
    assert_eq!(wrong, [(2, 2, 0)]);
    // 1-2-4 has both numbers, but the other way around.
    assert!(matches!(
        board.placement("1-2-4".parse().unwrap(), cell),
        Err(Refusal::CornersDisagree { .. })
    ));
    assert!(board.placement("0-1-2".parse().unwrap(), cell).is_err());
    assert!(board.placement("1-1-2".parse().unwrap(), cell).is_ok());
}

#[test]
fn corners_that_are_no_turn_of_the_tile_are_refused() {
    let board = ascii_board::board("  1\n  a\n3   2\n");
    let tile = "1-1-2".parse().unwrap();
    let placement = |corners| Placement { tile, cell: Cell::down(0, 0), corners };
    assert_eq!(board.check(placement([1, 1, 2])), Ok(()));
    assert_eq!(
        board.check(placement([1, 2, 2])),
        Err(Refusal::NoSuchTurn { tile, corners: [1, 2, 2] })
    );
}

#[test]
fn the_first_tile_may_lie_in_any_turn_and_lies_a_b_c_by_default() {
    let board = crate::game::Board::new();
    let tile: Tile = "1-2-4".parse().unwrap();
    for corners in tile.turns() {
        assert_eq!(board.check(Placement { tile, cell: Cell::START, corners }), Ok(()));
    }
    assert_eq!(board.placement(tile, Cell::START).unwrap().corners, [1, 2, 4]);
    let elsewhere = Cell::down(0, 0);
    assert_eq!(board.placement(tile, elsewhere), Err(Refusal::NotBesideATile { cell: elsewhere }));
}

fn goliath() -> Rules {
    Edition::Goliath.rules(2).unwrap()
}

/// The shape of the tile under test, which is the same all around.
fn shape(drawing: &str) -> Shape {
    let mut shapes = Pattern::drawn(drawing).all_around().map(|pattern| {
        let (board, tested) = pattern.lay();
        board.check(tested).unwrap();
        let shape = board.shape(tested.cell);
        (shape.edges, shape.tip, shape.hexagon_count(), shape)
    });
    let first = shapes.next().unwrap();
    for other in shapes {
        assert_eq!((other.0, other.1, other.2), (first.0, first.1, first.2));
    }
    first.3
}

/// A tile that leans on one edge of the tile left of it, with nothing at its tip.
const NO_TIP: &str = "
      2   3
      a b !
    4   2   3
";

/// One edge touches, and the corner that faces it meets a tile.
const BRIDGE: &str = "
      2   3
      g h !
    2   4   4
      f e   d
      1   4   4
        c a b
        1   0
";

/// Two edges touch, and the ring around the corner between them has a gap.
const TWO_SIDES: &str = "
      2   0   1
      a e f i !
    1   0   5   5
      b c   j k
      0   4   2
        d g h
        4   2
";

#[test]
fn a_bridge_counts_on_every_side() {
    let shape = shape(BRIDGE);
    assert_eq!((shape.edges, shape.tip), (1, true));
    assert_eq!(score::bonus(&goliath(), &shape), Bonus::Bridge);
}

#[test]
fn a_free_far_corner_is_no_bridge() {
    let shape = shape(NO_TIP);
    assert_eq!((shape.edges, shape.tip), (1, false));
    assert_eq!(score::bonus(&goliath(), &shape), Bonus::None);
}

#[test]
fn two_edges_are_a_bridge_only_where_the_rules_say_so() {
    let pressman = Edition::Pressman.rules(2).unwrap();
    for drawing in [NO_TIP, BRIDGE] {
        let shape = shape(drawing);
        assert_eq!(score::bonus(&goliath(), &shape), score::bonus(&pressman, &shape));
    }
    let shape = shape(TWO_SIDES);
    assert_eq!((shape.edges, shape.tip, shape.hexagon_count()), (2, false, 0));
    assert_eq!(score::bonus(&goliath(), &shape), Bonus::None);
    assert_eq!(score::bonus(&pressman, &shape), Bonus::Bridge);
}
