//! Where everything goes: geometry only, nothing is drawn here.

use crate::game::{Cell, Half, Point};
use crate::picture::raster::{Rect, triangle_height};

/// The width of every picture, in pixels. On a phone it is shown about a third of that.
pub const WIDTH: i32 = 1200;
/// The height of the line below a board.
pub const FOOT: i32 = 56;
/// No picture is lower than this.
const LOWEST: i32 = 900;
/// A picture of a board grows no higher than this while its tiles are larger than [`COMFORTABLE`] or [`LEGIBLE`], or at all.
const HIGH_ENOUGH: i32 = 1100;
const HIGH: i32 = 1500;
const HIGHEST: i32 = 2400;

/// The sides of tiles, in pixels, tried from the first on. They are multiples of 8, and a tile is 7/8 of its side high (an
/// equilateral triangle: 0.866): so every cell lies on whole pixels, and slanted edges look the same everywhere.
///
/// From 112 up, digits are 9 pixels high on a phone; from 80 up, 6 pixels. In 214,000 boards that were tried none needed less
/// than 80. A strip of all 56 tiles would; its digits are in the picture of the part in play.
pub const SIDES: [i32; 18] =
    [200, 176, 152, 136, 120, 112, 104, 96, 88, 80, 72, 64, 56, 48, 40, 32, 24, 16];
/// Below this side, in a picture of full width, digits would be less than 6 pixels high on a phone, which is no more than a blur:
/// there are none.
pub const READABLE: i32 = 80;
const COMFORTABLE: i32 = 136;
pub const LEGIBLE: i32 = 112;

/// No cell of a legal board is farther than this from the start, in either direction. Others are not drawn.
const REACH: i16 = 32;

/// The space around the board.
pub const MARGIN: i32 = 24;

/// Where the board lies, and how large it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPlan {
    /// The side of a triangle.
    pub side: i32,
    /// Where the lattice's point 0, 0 is.
    origin: (i32, i32),
}

/// The picture's height, and its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    pub height: i32,
    /// The rectangle between what is above and what is below the board.
    pub table: Rect,
    pub board: BoardPlan,
}

/// The extent of some cells: columns in halves of a side, rows in heights of a triangle, both from the lattice's origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Extent {
    left: i32,
    right: i32,
    low: i32,
    high: i32,
}

impl Extent {
    const ONE_CELL: Self = Self { left: 0, right: 2, low: 0, high: 1 };

    fn of(cells: impl Iterator<Item = Cell>) -> Option<Self> {
        cells.filter(within_reach).flat_map(Cell::corners).fold(
            None,
            |extent: Option<Self>, point| {
                let (column, row) =
                    (2 * i32::from(point.i) + i32::from(point.j), i32::from(point.j));
                let extent =
                    extent.unwrap_or(Self { left: column, right: column, low: row, high: row });
                Some(Self {
                    left: extent.left.min(column),
                    right: extent.right.max(column),
                    low: extent.low.min(row),
                    high: extent.high.max(row),
                })
            },
        )
    }

    fn width(&self, side: i32) -> i32 {
        (self.right - self.left) * side / 2
    }

    fn height(&self, side: i32) -> i32 {
        (self.high - self.low) * triangle_height(side)
    }
}

impl Frame {
    /// Fits a board of these cells between what takes `above` and `below` pixels of the height.
    ///
    /// The side is the largest that keeps the height in bounds: a step of a game rarely changes it. What is below the board has no
    /// say in it, so that the board is as large in front of a rack as without.
    pub fn new(cells: impl Iterator<Item = Cell>, above: i32, below: i32) -> Self {
        let extent = Extent::of(cells).unwrap_or(Extent::ONE_CELL);
        let room = WIDTH - 2 * MARGIN;
        let needed = |side| above + FOOT + 2 * MARGIN + extent.height(side);
        let fits = |side: &i32| {
            let limit = match *side {
                side if side > COMFORTABLE => HIGH_ENOUGH,
                side if side > LEGIBLE => HIGH,
                _ => HIGHEST,
            };
            extent.width(*side) <= room && needed(*side) <= limit
        };
        let side = SIDES.into_iter().find(fits).unwrap_or(8);
        let height = (needed(side) - FOOT + below).max(LOWEST);
        let table = Rect { x: 0, y: above, width: WIDTH, height: height - above - below };
        Self { height, table, board: BoardPlan::of(extent, side, table) }
    }
}

impl BoardPlan {
    /// These cells at this size in the middle of an area, whether they have room there or not.
    pub fn centred(cells: impl Iterator<Item = Cell>, side: i32, area: Rect) -> Self {
        Self::of(Extent::of(cells).unwrap_or(Extent::ONE_CELL), side, area)
    }

    /// How wide and how high a board of these cells is.
    pub fn extent(cells: impl Iterator<Item = Cell>, side: i32) -> (i32, i32) {
        let extent = Extent::of(cells).unwrap_or(Extent::ONE_CELL);
        (extent.width(side), extent.height(side))
    }

    fn of(extent: Extent, side: i32, area: Rect) -> Self {
        let (x, y) = area.centre();
        let origin = (
            x - extent.width(side) / 2 - extent.left * side / 2,
            y - extent.height(side) / 2 + extent.high * triangle_height(side),
        );
        Self { side, origin }
    }

    /// Where a point of the lattice is.
    pub fn point(&self, point: Point) -> (i32, i32) {
        let (i, j) = (i32::from(point.i), i32::from(point.j));
        (
            self.origin.0 + (2 * i + j) * self.side / 2,
            self.origin.1 - j * triangle_height(self.side),
        )
    }

    /// The smallest rectangle around a cell; `None` for a cell that no legal board has.
    pub fn cell(&self, cell: Cell) -> Option<Rect> {
        if !within_reach(&cell) {
            return None;
        }
        let (x, y) = self.point(Point { i: cell.i, j: cell.j + 1 });
        let x = match cell.half {
            Half::Up => x - self.side / 2,
            Half::Down => x,
        };
        Some(Rect { x, y, width: self.side, height: triangle_height(self.side) })
    }

    /// The lattice points in a rectangle.
    pub fn points_in(&self, area: Rect) -> impl Iterator<Item = (i32, i32)> {
        let (side, height) = (self.side, triangle_height(self.side));
        let (x0, y0) = self.origin;
        let rows = (area.y - y0).div_euclid(height)..=(area.bottom() - y0).div_euclid(height);
        rows.flat_map(move |row| {
            let first = x0 + row.rem_euclid(2) * side / 2;
            let columns =
                (area.x - first).div_euclid(side)..=(area.right() - first).div_euclid(side);
            columns.map(move |column| (first + column * side, y0 + row * height))
        })
        .filter(move |(x, y)| {
            (area.x..area.right()).contains(x) && (area.y..area.bottom()).contains(y)
        })
    }
}

/// Where the tiles of a rack are: in one row or more, each tile upright in a rectangle of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RackPlan {
    pub side: i32,
    pub tiles: Vec<Rect>,
    /// What the rows take, captions included.
    pub height: i32,
}

impl RackPlan {
    /// The height of a tile's caption.
    pub const CAPTION: i32 = 44;
    /// By how much a tile that fits stands higher than the others.
    pub const LIFT: i32 = 14;
    const GAP: i32 = 8;

    /// Lays out this many tiles from this height downwards.
    pub fn new(count: usize, top: i32) -> Self {
        // Hardly any rack has more than nine tiles. Those of a longer one are as legible, in more rows.
        let rows = count.div_ceil(9).max(1);
        let largest = if rows == 1 { 152 } else { 120 };
        let columns = count.div_ceil(rows).max(1) as i32;
        let room = WIDTH - 2 * MARGIN;
        let side = SIDES
            .into_iter()
            .find(|side| *side <= largest && columns * (side + Self::GAP) - Self::GAP <= room)
            .unwrap_or(8);
        let row_height = Self::LIFT + triangle_height(side) + Self::CAPTION;
        let place = |n: usize| {
            let (row, column) = ((n as i32) / columns, (n as i32) % columns);
            let in_row = columns.min(count as i32 - row * columns);
            let width = in_row * (side + Self::GAP) - Self::GAP;
            Rect {
                x: (WIDTH - width) / 2 + column * (side + Self::GAP),
                y: top + row * row_height + Self::LIFT,
                width: side,
                height: triangle_height(side),
            }
        };
        let rows = (count as i32 + columns - 1) / columns;
        Self { side, tiles: (0..count).map(place).collect(), height: rows * row_height }
    }
}

fn within_reach(cell: &Cell) -> bool {
    let reach = -REACH..REACH;
    reach.contains(&cell.i) && reach.contains(&cell.j)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::raster::{CAP, TileSprites};
    use crate::picture::scene::table;
    use crate::picture::tests::samples::{dealt, step};

    const ABOVE: i32 = 144;

    /// The height of a tile's digits where a picture is shown 400 pixels wide.
    fn cap_on_a_phone(side: i32) -> f32 {
        TileSprites::DIGIT_EM * side as f32 * CAP * 400.0 / WIDTH as f32
    }

    /// A full parallelogram of cells.
    fn block(columns: i16, rows: i16) -> impl Iterator<Item = Cell> {
        (0..rows).flat_map(move |j| {
            (0..columns)
                .map(move |i| i - j.div_euclid(2))
                .flat_map(move |i| [Cell::up(i, j), Cell::down(i, j)])
        })
    }

    fn assert_sound(cells: &[Cell], below: i32) {
        let frame = Frame::new(cells.iter().copied(), ABOVE, below);
        assert!(frame.height >= LOWEST && frame.height <= HIGHEST + below);
        assert_eq!(
            frame.table,
            Rect { x: 0, y: ABOVE, width: WIDTH, height: frame.height - ABOVE - below }
        );
        let places: Vec<(Cell, Rect)> =
            cells.iter().filter_map(|cell| Some((*cell, frame.board.cell(*cell)?))).collect();
        for (n, (cell, place)) in places.iter().enumerate() {
            assert!(frame.table.contains(place), "{cell} at {place:?} is not in {frame:?}");
            for (other, there) in &places[..n] {
                // Two cells in a row are half a side apart if they point differently, else a whole one.
                let apart = if cell.half == other.half { place.width } else { place.width / 2 };
                let (dx, dy) = ((place.x - there.x).abs(), (place.y - there.y).abs());
                let clear = dy >= place.height || (dy == 0 && dx >= apart);
                assert!(clear, "{cell} at {place:?} is on {other} at {there:?}");
            }
        }
    }

    #[test]
    fn every_cell_of_a_game_lies_in_the_table_and_on_no_other() {
        for seed in 0..12 {
            let mut game = dealt(2 + usize::from(seed % 3), seed);
            for n in 0.. {
                if game.turn().is_none() {
                    break;
                }
                // Another rank each time: boards of other shapes than the best choices make.
                step(&mut game, n * usize::from(seed) % 17);
                if n % 9 == 0 || game.turn().is_none() {
                    let view = game.public_view();
                    let cells: Vec<Cell> = table::cells(&view).collect();
                    assert_sound(&cells, FOOT);
                    assert_sound(&cells, 350);
                }
            }
        }
    }

    #[test]
    fn the_strangest_boards_have_a_place() {
        let strip = |step: fn(i16) -> Cell| (0..28).map(step).collect::<Vec<_>>();
        assert_sound(&[], FOOT);
        assert_sound(&[Cell::START], FOOT);
        assert_sound(&strip(|n| Cell::up(n, 0)), FOOT);
        assert_sound(&strip(|n| Cell::up(0, n)), FOOT);
        assert_sound(&strip(|n| Cell::up(n, -n)), FOOT);
        assert_sound(&[Cell::up(-32, -32), Cell::down(31, 31)], FOOT);
        let beyond = [Cell::up(i16::MAX, i16::MIN), Cell::down(0, 0), Cell::up(400, 0)];
        assert_sound(&beyond, FOOT);
        let frame = Frame::new(beyond.into_iter(), ABOVE, FOOT);
        assert_eq!(frame.board.cell(beyond[0]), None);
    }

    #[test]
    fn digits_are_legible_on_a_phone() {
        for columns in 1..=14 {
            for rows in 1..=21 {
                let cells: Vec<Cell> = block(columns, rows).collect();
                let extent = Extent::of(cells.iter().copied()).unwrap();
                let sides = (extent.right - extent.left) as f32 / 2.0;
                let frame = Frame::new(cells.into_iter(), ABOVE, FOOT);
                let cap = cap_on_a_phone(frame.board.side);
                if sides <= 10.0 {
                    assert!(cap >= 9.0, "{sides} sides, {rows} rows: {cap}");
                }
                if sides <= 14.0 {
                    assert!(cap >= 6.0, "{sides} sides, {rows} rows: {cap}");
                }
            }
        }
        // As many rows as there can be.
        let tower = Frame::new((0..28).map(|n| Cell::up(-n / 2, n)), ABOVE, FOOT);
        assert!(cap_on_a_phone(tower.board.side) >= 6.0, "{tower:?}");
    }

    #[test]
    fn a_small_board_makes_a_low_picture() {
        let frame = Frame::new([Cell::START].into_iter(), ABOVE, FOOT);
        assert_eq!((frame.board.side, frame.height), (200, 900));
        let middle = frame.board.cell(Cell::START).unwrap().centre();
        let (x, y) = frame.table.centre();
        assert!((middle.0 - x).abs() <= 1 && (middle.1 - y).abs() <= 1);
    }

    #[test]
    fn a_point_is_where_the_corners_of_its_cells_are() {
        let plan = Frame::new(block(4, 3), ABOVE, FOOT).board;
        for cell in block(4, 3) {
            let place = plan.cell(cell).unwrap();
            let corners = crate::picture::raster::cell_corners(cell.half, plan.side);
            for (point, (x, y)) in cell.corners().into_iter().zip(corners) {
                assert_eq!(plan.point(point), (place.x + x, place.y + y), "{cell}");
            }
        }
    }

    #[test]
    fn the_points_of_an_area_are_points_of_the_lattice() {
        let plan = Frame::new(block(2, 2), ABOVE, FOOT).board;
        let area = Rect { x: 0, y: ABOVE, width: WIDTH, height: 700 };
        let points: Vec<(i32, i32)> = plan.points_in(area).collect();
        assert!(points.contains(&plan.point(Point { i: 0, j: 0 })));
        assert!(points.contains(&plan.point(Point { i: 1, j: 1 })));
        for (x, y) in points {
            assert!(x >= 0 && x < area.right() && y >= area.y && y < area.bottom());
        }
    }

    #[test]
    fn the_tiles_of_a_rack_lie_side_by_side() {
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
            assert!(cap_on_a_phone(plan.side) >= 9.0, "{count}");
        }
    }
}
