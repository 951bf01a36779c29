//! Tests of the positions of boards and racks in a picture.

use super::samples::{dealt_match, play_nth_choice};
use crate::raster::{CAP, Rect, TileSprites, cell_corners};
use crate::scene::{Extent, FOOT, Frame, LEGIBLE, RackPlan, WIDTH, Window, shown_cells};
use triominos_rules::game::{Cell, Point};

const ABOVE: i32 = 144;

/// Returns the height in pixels of the digits on tiles with this side, when the picture is shown with a width of 400 pixels, as on
/// a phone.
fn digit_height_on_a_phone(tile_side: i32) -> f32 {
    TileSprites::DIGIT_EM * tile_side as f32 * CAP * 400.0 / WIDTH as f32
}

/// Returns the frame of a board whose cells were filled in this order, with `height_below_board` pixels below the board.
fn frame_of_cells(cells: &[Cell], height_below_board: i32) -> Frame {
    Frame::new(cells.iter().copied(), std::iter::empty(), ABOVE, height_below_board)
}

/// Returns the cells of a parallelogram with these numbers of columns and rows.
fn parallelogram_of_cells(columns: i16, rows: i16) -> impl Iterator<Item = Cell> {
    (0..rows).flat_map(move |j| {
        (0..columns)
            .map(move |i| i - j.div_euclid(2))
            .flat_map(move |i| [Cell::up(i, j), Cell::down(i, j)])
    })
}

/// Returns `true` if tiles have the same size and the same columns in both frames. The picture may be higher or lower by whole
/// rows.
fn has_same_tile_size_and_columns(frame: &Frame, before: &Frame) -> bool {
    let column = |frame: &Frame| frame.board.point_position(Point { i: 0, j: 0 }).0;
    (frame.board.side, column(frame)) == (before.board.side, column(before))
}

/// Asserts that the frame of these cells of a board has an allowed height, and that its cells do not overlap. `height_below_board`
/// is the number of pixels below the board.
fn assert_picture_height_and_separate_cells(cells: &[Cell], height_below_board: i32) {
    let frame = frame_of_cells(cells, height_below_board);
    assert!(frame.height >= 600 && frame.height <= 2400 + height_below_board);
    assert_eq!(
        frame.table,
        Rect { x: 0, y: ABOVE, width: WIDTH, height: frame.height - ABOVE - height_below_board }
    );
    let places: Vec<(Cell, Rect)> =
        cells.iter().filter_map(|cell| Some((*cell, frame.board.cell_rect(*cell)?))).collect();
    for (n, (cell, place)) in places.iter().enumerate() {
        assert!(frame.table.contains(place), "{cell} at {place:?} is not in {frame:?}");
        for (other, there) in &places[..n] {
            // Two cells in the same row are half a side apart if they have different orientations, and otherwise a whole side.
            let apart = if cell.half == other.half { place.width } else { place.width / 2 };
            let (dx, dy) = ((place.x - there.x).abs(), (place.y - there.y).abs());
            let clear = dy >= place.height || (dy == 0 && dx >= apart);
            assert!(clear, "{cell} at {place:?} is on {other} at {there:?}");
        }
    }
}

#[test]
fn cells_lie_inside_the_area_of_the_board_and_do_not_overlap() {
    for seed in 0..12 {
        let mut game = dealt_match(2 + usize::from(seed % 3), seed);
        for n in 0.. {
            if game.turn().is_none() {
                break;
            }
            // Playing other choices than the best ones leads to boards of other shapes.
            play_nth_choice(&mut game, n * usize::from(seed) % 17);
            if n % 9 == 0 || game.turn().is_none() {
                let view = game.public_view();
                let cells: Vec<Cell> = shown_cells(&view).collect();
                assert_picture_height_and_separate_cells(&cells, FOOT);
                assert_picture_height_and_separate_cells(&cells, 350);
            }
        }
    }
}

#[test]
fn a_board_keeps_its_place_while_it_fits() {
    let (mut steps, mut moves) = (0, 0);
    for seed in 0..12 {
        let mut game = dealt_match(2 + usize::from(seed % 3), seed);
        let mut frames: Vec<Frame> = Vec::new();
        for n in 0.. {
            let view = game.public_view();
            // The position of the board is the same in pictures with a rack or a preview below it.
            let frame = Frame::from_view(&view, ABOVE, FOOT);
            for choice in game
                .turn()
                .and_then(|seat| game.player_view(seat))
                .iter()
                .flat_map(|view| &view.choices)
            {
                let shown = Frame::with_extra_cell(&view, Some(choice.placement.cell), ABOVE, 300);
                assert_eq!((shown.table, shown.board), (frame.table, frame.board));
            }
            if let (Some(before), Some(last)) = (frames.last(), view.placements.last()) {
                let earlier = view.placements.iter().rev().skip(1).rev();
                let window = Window::after_placements(earlier.map(|placed| placed.cell), ABOVE);
                let mut needed = std::iter::once(last.cell).chain(last.cell.neighbours());
                let has_room = needed.all(|cell| window.extent.contains_cell(cell));
                // If digits are hardly legible, the window may change although the board has room, because larger digits matter
                // more than a board that stays in its place.
                let still =
                    has_same_tile_size_and_columns(&frame, before) || before.board.side <= LEGIBLE;
                assert!(!has_room || still, "{seed}: {frame:?} after {before:?}");
                steps += usize::from(!has_same_tile_size_and_columns(&frame, before));
                moves += 1;
            }
            frames.push(frame);
            if game.turn().is_none() {
                break;
            }
            play_nth_choice(&mut game, n * usize::from(seed) % 17);
        }
    }
    // In a round the window changes about three times.
    assert!(steps * 9 < moves, "{steps} steps in {moves} moves");
}

#[test]
fn extreme_boards_lie_inside_the_area_of_the_board() {
    let strip = |step: fn(i16) -> Cell| (0..28).map(step).collect::<Vec<_>>();
    assert_picture_height_and_separate_cells(&[], FOOT);
    assert_picture_height_and_separate_cells(&[Cell::START], FOOT);
    assert_picture_height_and_separate_cells(&strip(|n| Cell::up(n, 0)), FOOT);
    assert_picture_height_and_separate_cells(&strip(|n| Cell::up(0, n)), FOOT);
    assert_picture_height_and_separate_cells(&strip(|n| Cell::up(n, -n)), FOOT);
    assert_picture_height_and_separate_cells(&[Cell::up(-32, -32), Cell::down(31, 31)], FOOT);
    let beyond = [Cell::up(i16::MAX, i16::MIN), Cell::down(0, 0), Cell::up(400, 0)];
    assert_picture_height_and_separate_cells(&beyond, FOOT);
    let frame = frame_of_cells(&beyond, FOOT);
    assert_eq!(frame.board.cell_rect(beyond[0]), None);
}

#[test]
fn digits_are_legible_on_a_phone() {
    for columns in 1..=14 {
        for rows in 1..=21 {
            let cells: Vec<Cell> = parallelogram_of_cells(columns, rows).collect();
            let extent = Extent::around_cells(cells.iter().copied());
            let sides = (extent.right - extent.left) as f32 / 2.0;
            let frame = frame_of_cells(&cells, FOOT);
            let cap = digit_height_on_a_phone(frame.board.side);
            if sides <= 10.0 {
                assert!(cap >= 9.0, "{sides} sides, {rows} rows: {cap}");
            }
            if sides <= 14.0 {
                assert!(cap >= 6.0, "{sides} sides, {rows} rows: {cap}");
            }
        }
    }
    // A board with the maximum number of rows.
    let tower: Vec<Cell> = (0..28).map(|n| Cell::up(-n / 2, n)).collect();
    let tower = frame_of_cells(&tower, FOOT);
    assert!(digit_height_on_a_phone(tower.board.side) >= 6.0, "{tower:?}");
}

#[test]
fn a_small_board_makes_a_low_picture() {
    let frame = Frame::new(std::iter::once(Cell::START), std::iter::empty(), ABOVE, FOOT);
    assert_eq!((frame.board.side, frame.height), (200, 600));
    let middle = frame.board.cell_rect(Cell::START).unwrap().centre();
    let (x, y) = frame.table.centre();
    assert!((middle.0 - x).abs() <= 100 && (middle.1 - y).abs() <= 88, "{middle:?} in {x}, {y}");
}

#[test]
fn lattice_points_lie_on_the_corners_of_their_cells() {
    let plan = frame_of_cells(&parallelogram_of_cells(4, 3).collect::<Vec<_>>(), FOOT).board;
    for cell in parallelogram_of_cells(4, 3) {
        let place = plan.cell_rect(cell).unwrap();
        let corners = cell_corners(cell.half, plan.side);
        for (point, (x, y)) in cell.corners().into_iter().zip(corners) {
            assert_eq!(plan.point_position(point), (place.x + x, place.y + y), "{cell}");
        }
    }
}

#[test]
fn points_in_an_area_are_lattice_points_inside_it() {
    let plan = frame_of_cells(&parallelogram_of_cells(2, 2).collect::<Vec<_>>(), FOOT).board;
    let area = Rect { x: 0, y: ABOVE, width: WIDTH, height: 700 };
    let points: Vec<(i32, i32)> = plan.lattice_positions_in(area).collect();
    assert!(points.contains(&plan.point_position(Point { i: 0, j: 0 })));
    assert!(points.contains(&plan.point_position(Point { i: 1, j: 1 })));
    for (x, y) in points {
        assert!(x >= 0 && x < area.right() && y >= area.y && y < area.bottom());
    }
}

#[test]
fn rack_tiles_do_not_overlap() {
    for count in 0..=56 {
        let plan = RackPlan::new(count, 1000);
        assert_eq!(plan.tiles.len(), count);
        let tray = Rect { x: 0, y: 1000, width: WIDTH, height: plan.height };
        for (n, tile) in plan.tiles.iter().enumerate() {
            let whole = Rect {
                y: tile.y - RackPlan::LIFT,
                height: RackPlan::LIFT + tile.height + RackPlan::CAPTION,
                ..*tile
            };
            assert!(tray.contains(&whole), "{count}: {whole:?}");
            for other in &plan.tiles[..n] {
                let clear = tile.x >= other.right() || whole.y >= other.bottom();
                assert!(clear, "{count}: {tile:?} and {other:?}");
            }
        }
        assert!(digit_height_on_a_phone(plan.side) >= 9.0, "{count}");
    }
}
