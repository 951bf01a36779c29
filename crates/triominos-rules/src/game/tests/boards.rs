//! Tests of legal and illegal placements and of the shapes that they complete, on drawn boards.

use super::ascii_board;
use super::pattern::Pattern;
use crate::game::{
    Bonus, Cell, Contact, Edition, GameRefusal, Placement, Point, Rules, Tile, score,
};

/// The tile under test, surrounded by all twelve cells that share a corner with it.
const TWELVE_NEIGHBOURS: &str = "
        0   0
        k j i
      5   1   1
      g l ! h f
    4   3   1   2
      e d b a c
      4   3   2
";

/// Returns the other cells that share at least one corner with this cell.
fn cells_sharing_a_corner_with(cell: Cell) -> Vec<Cell> {
    let mut cells: Vec<Cell> = cell
        .corners()
        .into_iter()
        .flat_map(Point::cells_around)
        .filter(|other| *other != cell)
        .collect();
    cells.sort();
    cells.dedup();
    cells
}

/// Returns the number of corners that two cells share, 0 to 3.
fn shared_corner_count(a: Cell, b: Cell) -> usize {
    a.corners().into_iter().filter(|point| b.corners().contains(point)).count()
}

#[test]
fn a_tile_in_any_of_the_twelve_surrounding_cells_determines_a_corner() {
    for pattern in Pattern::parse(TWELVE_NEIGHBOURS).rotations() {
        let cell = pattern.tested.cell;
        assert_eq!(cells_sharing_a_corner_with(cell).len(), 12);
        for neighbour in cells_sharing_a_corner_with(cell) {
            // The cell under test must share an edge with a tile. Therefore the board has the neighbour and a path of tiles from
            // it, around the cell, to the nearest cell that shares an edge with the cell.
            let path = path_to_edge_neighbour(cell, neighbour);
            let tiles: Vec<Placement> =
                pattern.tiles.iter().filter(|tile| path.contains(&tile.cell)).copied().collect();
            if !tiles.iter().any(|tile| tile.cell.half == crate::game::Half::Up) {
                // A board cannot start with a tile that points down. Another rotation of the pattern covers this case.
                continue;
            }
            let (board, tested) =
                Pattern { tiles, ..pattern.clone() }.build_board_and_tested_placement();
            assert_eq!(board.check_placement(tested), Ok(()));
            assert_eq!(board.legal_placement(tested.tile, tested.cell), Ok(tested));
            let corners = tested.cell.corners();
            for (k, point) in corners.into_iter().enumerate() {
                let is_determined = path.iter().any(|other| {
                    let was = cell.corners()[k];
                    other.corners().contains(&was)
                });
                assert_eq!(board.number_at(point), is_determined.then_some(tested.corners[k]));
                // Any other number at that corner is refused, and the refusal lists the wrong corners.
                for number in
                    (0..=Tile::MAX_NUMBER).filter(|n| is_determined && *n != tested.corners[k])
                {
                    let mut wrong = tested.corners;
                    wrong[k] = number;
                    let Some(tile) = Tile::from_clockwise(wrong) else { continue };
                    let refusal =
                        board.check_placement(Placement { tile, corners: wrong, ..tested });
                    let Err(GameRefusal::CornersDisagree { wrong, .. }) = refusal else {
                        panic!("{tile} in {board:?}: {refusal:?}");
                    };
                    assert!(!wrong.is_empty());
                }
            }
        }
    }
}

/// Returns a path of cells from `start` to the nearest cell that shares an edge with `cell`. Each cell of the path shares a corner
/// with `cell`.
fn path_to_edge_neighbour(cell: Cell, start: Cell) -> Vec<Cell> {
    let mut path = vec![start];
    while !path.iter().any(|other| shared_corner_count(cell, *other) == 2) {
        let last = path[path.len() - 1];
        let around = last.neighbours().into_iter().filter(|next| {
            *next != cell && shared_corner_count(cell, *next) > 0 && !path.contains(next)
        });
        // The path continues in the direction of the nearer cell that shares an edge with `cell`.
        let next = around.max_by_key(|next| {
            let beside = next
                .neighbours()
                .into_iter()
                .filter(|c| shared_corner_count(cell, *c) == 2)
                .count();
            (shared_corner_count(cell, *next), beside)
        });
        path.push(next.expect("the cells around a cell form a ring"));
    }
    path
}

#[test]
fn a_tile_must_share_an_edge_with_a_placed_tile() {
    let board = ascii_board::board_from_drawing("  0\n  a\n0   0\n");
    let triple: Tile = "0-0-1".parse().unwrap();
    let (beside, apart): (Vec<Cell>, Vec<Cell>) = cells_sharing_a_corner_with(Cell::START)
        .into_iter()
        .partition(|cell| shared_corner_count(*cell, Cell::START) == 2);
    assert_eq!((beside.len(), apart.len()), (3, 9));
    for cell in beside {
        assert!(board.legal_placement(triple, cell).is_ok());
    }
    for cell in apart {
        assert_eq!(board.legal_placement(triple, cell), Err(GameRefusal::NotBesideATile { cell }));
    }
    assert_eq!(
        board.legal_placement(triple, Cell::START),
        Err(GameRefusal::CellTaken { cell: Cell::START })
    );
    for far in [Cell::up(32, 0), Cell::up(-33, 5), Cell::down(i16::MAX, i16::MIN)] {
        assert_eq!(
            board.legal_placement(triple, far),
            Err(GameRefusal::NotBesideATile { cell: far })
        );
    }
}

#[test]
fn a_refusal_names_the_wrong_corners() {
    let board = ascii_board::board_from_drawing("  1\n  a\n3   2\n");
    let cell = Cell::down(0, 0);
    // The cell touches the edge 1-2, so its corners must be 1, any, 2.
    let refusal = board.legal_placement("0-1-3".parse().unwrap(), cell).unwrap_err();
    let GameRefusal::CornersDisagree { required, wrong, .. } = refusal else {
        panic!("{refusal:?}")
    };
    assert_eq!(required, [Some(1), None, Some(2)]);
    let wrong: Vec<_> = wrong.iter().map(|w| (w.corner, w.board, w.tile)).collect();
    assert_eq!(wrong, [(2, 2, 0)]);
    // 1-2-4 has both numbers, but in the wrong order.
    assert!(matches!(
        board.legal_placement("1-2-4".parse().unwrap(), cell),
        Err(GameRefusal::CornersDisagree { .. })
    ));
    assert!(board.legal_placement("0-1-2".parse().unwrap(), cell).is_err());
    assert!(board.legal_placement("1-1-2".parse().unwrap(), cell).is_ok());
}

#[test]
fn corners_that_are_not_a_rotation_of_the_tile_are_refused() {
    let board = ascii_board::board_from_drawing("  1\n  a\n3   2\n");
    let tile = "1-1-2".parse().unwrap();
    let placement = |corners| Placement { tile, cell: Cell::down(0, 0), corners };
    assert_eq!(board.check_placement(placement([1, 1, 2])), Ok(()));
    assert_eq!(
        board.check_placement(placement([1, 2, 2])),
        Err(GameRefusal::NoSuchRotation { tile, corners: [1, 2, 2] })
    );
}

#[test]
fn the_first_tile_may_have_any_rotation_and_its_numbers_ascend_by_default() {
    let board = crate::game::Board::new();
    let tile: Tile = "1-2-4".parse().unwrap();
    for corners in tile.rotations() {
        assert_eq!(board.check_placement(Placement { tile, cell: Cell::START, corners }), Ok(()));
    }
    assert_eq!(board.legal_placement(tile, Cell::START).unwrap().corners, [1, 2, 4]);
    let elsewhere = Cell::down(0, 0);
    assert_eq!(
        board.legal_placement(tile, elsewhere),
        Err(GameRefusal::NotBesideATile { cell: elsewhere })
    );
}

/// Returns the rules of the edition Goliath for two players.
fn goliath_rules() -> Rules {
    Edition::Goliath.rules(2).unwrap()
}

/// Returns the contact of the tile under test in this drawing. The contact must be the same in all rotations of the drawing.
fn contact_of_tested_tile(drawing: &str) -> Contact {
    let mut contacts = Pattern::parse(drawing).rotations().map(|pattern| {
        let (board, tested) = pattern.build_board_and_tested_placement();
        board.check_placement(tested).unwrap();
        let contact = board.contact(tested.cell);
        (contact.edges, contact.tip, contact.hexagon_count(), contact)
    });
    let first = contacts.next().unwrap();
    for other in contacts {
        assert_eq!((other.0, other.1, other.2), (first.0, first.1, first.2));
    }
    first.3
}

/// The tile under test touches another tile only with its left edge. Nothing touches the corner opposite that edge.
const NO_TIP: &str = "
      2   3
      a b !
    4   2   3
";

/// One edge of the tile under test touches a tile, and the corner opposite that edge touches another tile.
const BRIDGE: &str = "
      2   3
      g h !
    2   4   4
      f e   d
      1   4   4
        c a b
        1   0
";

/// Two edges of the tile under test touch tiles, and a cell around the corner between these edges is empty.
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
fn a_bridge_is_recognised_in_every_rotation() {
    let contact = contact_of_tested_tile(BRIDGE);
    assert_eq!((contact.edges, contact.tip), (1, true));
    assert_eq!(score::bonus_of_contact(&goliath_rules(), &contact), Bonus::Bridge);
}

#[test]
fn a_tile_whose_opposite_corner_touches_nothing_is_no_bridge() {
    let contact = contact_of_tested_tile(NO_TIP);
    assert_eq!((contact.edges, contact.tip), (1, false));
    assert_eq!(score::bonus_of_contact(&goliath_rules(), &contact), Bonus::None);
}

#[test]
fn two_touching_edges_are_a_bridge_only_under_rules_that_say_so() {
    let pressman = Edition::Pressman.rules(2).unwrap();
    for drawing in [NO_TIP, BRIDGE] {
        let contact = contact_of_tested_tile(drawing);
        assert_eq!(
            score::bonus_of_contact(&goliath_rules(), &contact),
            score::bonus_of_contact(&pressman, &contact)
        );
    }
    let contact = contact_of_tested_tile(TWO_SIDES);
    assert_eq!((contact.edges, contact.tip, contact.hexagon_count()), (2, false, 0));
    assert_eq!(score::bonus_of_contact(&goliath_rules(), &contact), Bonus::None);
    assert_eq!(score::bonus_of_contact(&pressman, &contact), Bonus::Bridge);
}
