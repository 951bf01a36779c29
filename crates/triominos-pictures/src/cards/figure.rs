//! Figures that explain the rules. Each shows a small board.

use super::TEXT_LEFT;
use super::labels::FigureLabels;
use crate::output::theme::Theme;
use crate::raster::{Align, Canvas, Face, Ink, Mark, Rect};
use crate::renderer::Renderer;
use crate::scene::{BoardPlan, Extent, draw_badge, draw_tile};
use triominos_rules::game::{Cell, Half, Point};

/// A rule with a figure that explains it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleFigure {
    /// Two tiles whose numbers match, with a tick, and two tiles whose numbers do not match, with a cross.
    Matching,
    /// A tile that completes a bridge.
    Bridge,
    /// A tile that completes a hexagon.
    Hexagon,
    /// A tile that completes two hexagons.
    DoubleHexagon,
    /// A tile that completes three hexagons.
    TripleHexagon,
}

/// A figure on a sheet, with its texts.
#[derive(Clone, Debug)]
pub struct SheetFigure {
    /// The rule that the figure explains.
    pub figure: RuleFigure,
    /// The heading above the figure.
    pub title: String,
    /// The points of the shape in the figure, which are shown in its badge; `None` for no badge.
    pub points: Option<i32>,
}

impl RuleFigure {
    /// All figures, in the order in which they are explained.
    pub const ALL: [Self; 5] =
        [Self::Matching, Self::Bridge, Self::Hexagon, Self::DoubleHexagon, Self::TripleHexagon];

    /// Returns the cells of the figure's tiles. The tile in the first cell is drawn as the last
    /// placement.
    fn cells(self) -> Vec<Cell> {
        let around = |points: &[Point]| {
            let mut cells = vec![Cell::START];
            for cell in points.iter().flat_map(|point| point.cells_around()) {
                if !cells.contains(&cell) {
                    cells.push(cell);
                }
            }
            cells
        };
        match self {
            Self::Matching => {
                vec![
                    Cell::down(0, 0),
                    Cell::up(0, 0),
                    Cell::down(MISMATCH_COLUMN, 0),
                    Cell::up(MISMATCH_COLUMN, 0),
                ]
            }
            Self::Bridge => vec![
                Cell::down(1, 0),
                Cell::up(1, 1),
                Cell::down(1, 1),
                Cell::up(2, 1),
                Cell::down(2, 0),
                Cell::up(3, 0),
                Cell::down(3, -1),
                Cell::up(3, -1),
                Cell::down(2, -1),
            ],
            Self::Hexagon | Self::DoubleHexagon | Self::TripleHexagon => {
                around(&self.bonus_shape_centres())
            }
        }
    }

    /// Returns the lattice points at the centres of the shape that the figure explains.
    fn bonus_shape_centres(self) -> Vec<Point> {
        let points: &[(i16, i16)] = match self {
            Self::Matching => &[],
            Self::Bridge => &[(2, 0)],
            Self::Hexagon => &[(0, 0)],
            Self::DoubleHexagon => &[(0, 0), (1, 0)],
            Self::TripleHexagon => &[(0, 0), (1, 0), (0, 1)],
        };
        points.iter().map(|(i, j)| Point { i: *i, j: *j }).collect()
    }

    /// Returns the lattice points at the corners of the figure's tiles, each as `i`, `j` and a number. All tiles that meet at a
    /// point have this number there.
    fn numbered_points(self) -> &'static [(i16, i16, u8)] {
        match self {
            Self::Matching => &[(0, 0, 1), (0, 1, 4), (1, 0, 5), (1, 1, 4)],
            Self::Bridge => &[
                (1, 1, 5),
                (1, 2, 4),
                (2, 0, 5),
                (2, 1, 4),
                (2, 2, 0),
                (3, -1, 3),
                (3, 0, 3),
                (3, 1, 3),
                (4, -1, 2),
                (4, 0, 1),
            ],
            Self::Hexagon => {
                &[(-1, 0, 1), (-1, 1, 2), (0, -1, 0), (0, 0, 1), (0, 1, 3), (1, -1, 5), (1, 0, 4)]
            }
            Self::DoubleHexagon => &[
                (-1, 0, 1),
                (-1, 1, 3),
                (0, -1, 0),
                (0, 0, 1),
                (0, 1, 3),
                (1, -1, 4),
                (1, 0, 4),
                (1, 1, 4),
                (2, -1, 2),
                (2, 0, 5),
            ],
            Self::TripleHexagon => &[
                (-1, 0, 3),
                (-1, 1, 4),
                (-1, 2, 4),
                (0, -1, 2),
                (0, 0, 2),
                (0, 1, 2),
                (0, 2, 5),
                (1, -1, 1),
                (1, 0, 0),
                (1, 1, 5),
                (2, -1, 0),
                (2, 0, 5),
            ],
        }
    }

    /// Returns the numbers of the tile in a cell, clockwise from the cell's first corner.
    fn tile_numbers(self, cell: Cell) -> [u8; 3] {
        match (self, cell) {
            // These two tiles do not match: the side 4-5 is beside 5-2.
            (Self::Matching, Cell { i: MISMATCH_COLUMN, half: Half::Up, .. }) => [4, 5, 1],
            (Self::Matching, Cell { i: MISMATCH_COLUMN, half: Half::Down, .. }) => [5, 5, 2],
            _ => cell.corners().map(|point| {
                let here =
                    self.numbered_points().iter().find(|(i, j, _)| (*i, *j) == (point.i, point.j));
                here.map_or(0, |(_, _, number)| *number)
            }),
        }
    }
}

/// The lattice column (`i`) of the two tiles that do not match.
const MISMATCH_COLUMN: i16 = 2;

/// The width of a figure, in pixels. It is smaller than that of other pictures, because figures are shown beside text.
const WIDTH: i32 = 800;
const LARGE: i32 = 200;
const SMALL: i32 = 152;
const HEAD: i32 = 76;
const PAD: i32 = 36;
const LINE: i32 = 44;
const EM: f32 = 32.0;
/// The height of a sheet of figures, in pixels. The next constants are other measures of a figure on a sheet. Its tiles get the
/// largest side of `PANEL_SIDES` that fits.
const PANEL_HEIGHT: i32 = 250;
const PANEL_HEAD: i32 = 54;
const PANEL_PAD: i32 = 14;
const PANEL_SIDES: [i32; 5] = [128, 112, 96, 80, SMALLEST];
const SMALLEST: i32 = 64;
/// The maximum number of lines of a caption. No caption needs this many, in any language.
const LINES: usize = 7;

impl Renderer {
    /// Returns a figure that explains a rule, as a PNG file.
    pub fn rule_figure(&self, figure: RuleFigure, labels: &FigureLabels, theme: Theme) -> Vec<u8> {
        let font = self.font();
        let cells = figure.cells();
        let room = (WIDTH - 2 * TEXT_LEFT) as f32;
        let words: Vec<String> = labels.caption.split_whitespace().map(str::to_owned).collect();
        let lines = font.wrap_items(&words, " ", EM, room, LINES);
        let extent = Extent::around_cells(cells.iter().copied());
        let side = if extent.width_in_pixels(LARGE) <= WIDTH - 2 * PAD { LARGE } else { SMALL };
        let foot = if lines.is_empty() { 0 } else { lines.len() as i32 * LINE + 28 };
        let drawn = extent.height_in_pixels(side) + 2 * PAD;
        let table = Rect { x: 0, y: HEAD, width: WIDTH, height: drawn };
        let mut canvas = self.canvas(WIDTH, table.bottom() + foot, Ink::Table);
        canvas.fill(Rect { x: 0, y: 0, width: WIDTH, height: HEAD }, Ink::Panel);
        let title = font.cut_to_width(&labels.title, 42.0, room);
        canvas.write_line(&title, 42.0, (TEXT_LEFT, 52), Align::Left, Ink::Text);
        canvas.fill(Rect { y: table.bottom(), height: foot, ..table }, Ink::Panel);
        for (n, line) in (0..).zip(&lines) {
            let place = (TEXT_LEFT, table.bottom() + 14 + n * LINE + 33);
            canvas.write_line(line, EM, place, Align::Left, Ink::Faint);
        }
        draw_tiles_and_points(&mut canvas, figure, labels.points, table, side);
        self.png(&canvas, theme)
    }

    /// Returns the figures of several rules side by side in one picture, each with its title and points, as a PNG file.
    pub fn rule_figure_sheet(&self, figures: &[SheetFigure], theme: Theme) -> Vec<u8> {
        let width = WIDTH / figures.len().max(1) as i32;
        let mut canvas = self.canvas(WIDTH, PANEL_HEIGHT, Ink::Table);
        canvas.fill(Rect { x: 0, y: 0, width: WIDTH, height: PANEL_HEAD }, Ink::Panel);
        let font = self.font();
        for (n, SheetFigure { figure, title, points }) in (0..).zip(figures) {
            let x = n * width;
            let room = width - 2 * PANEL_PAD;
            let (title, em) = font.shrink_and_cut(title, EM, EM / 2.0, room as f32);
            canvas.write_line(&title, em, (x + PANEL_PAD, 38), Align::Left, Ink::Text);
            let height = PANEL_HEIGHT - PANEL_HEAD;
            let table = Rect { x, y: PANEL_HEAD, width, height };
            let extent = Extent::around_cells(figure.cells().iter().copied());
            let fits = |side: &i32| {
                extent.width_in_pixels(*side) <= room
                    && extent.height_in_pixels(*side) <= height - PANEL_PAD
            };
            let side = PANEL_SIDES.into_iter().find(fits).unwrap_or(SMALLEST);
            draw_tiles_and_points(&mut canvas, *figure, *points, table, side);
        }
        self.png(&canvas, theme)
    }
}

/// Draws the tiles of a figure and its points in the middle of an area.
fn draw_tiles_and_points(
    canvas: &mut Canvas,
    figure: RuleFigure,
    points: Option<i32>,
    area: Rect,
    tile_side: i32,
) {
    let cells = figure.cells();
    let extent = Extent::around_cells(cells.iter().copied());
    let plan = BoardPlan::centred(extent, tile_side, area);
    draw_figure_tiles(canvas, &plan, figure, &cells);
    if let Some(points) = points {
        draw_badge(canvas, &plan, &figure.bonus_shape_centres(), points);
    }
}

fn draw_figure_tiles(canvas: &mut Canvas, plan: &BoardPlan, figure: RuleFigure, cells: &[Cell]) {
    let sprites = canvas.resources().tile_sprites(plan.side);
    for (n, cell) in cells.iter().enumerate() {
        let Some(area) = plan.cell_rect(*cell) else { continue };
        let face = match (figure, n) {
            (RuleFigure::Matching, 2) => Face::Muted,
            (_, 0) => Face::Last,
            (RuleFigure::Matching, _) => Face::Plain,
            // Only the two tiles that the bridge connects are highlighted: the one beside the placed tile, and the one at its tip.
            (RuleFigure::Bridge, n) if n != 1 && n + 1 != cells.len() => Face::Plain,
            _ => Face::Bonus,
        };
        draw_tile(canvas, &sprites, (cell.half, figure.tile_numbers(*cell)), area, face);
    }
    if figure == RuleFigure::Matching {
        for (column, mark) in [(0, Mark::Tick), (MISMATCH_COLUMN, Mark::Cross)] {
            // The sign is drawn in the middle of the edge at which the two tiles meet.
            let (top, bottom) = (Point { i: column, j: 1 }, Point { i: column + 1, j: 0 });
            let ((left, above), (right, below)) =
                (plan.point_position(top), plan.point_position(bottom));
            let disc = canvas.resources().disc_mask(plan.side as f32 * 0.11);
            let size = disc.width();
            let (x, y) = ((left + right) / 2 - size / 2, (above + below) / 2 - size / 2);
            let (ground, ink) = match mark {
                Mark::Tick => (Ink::Accent, Ink::AccentText),
                _ => (Ink::Badge, Ink::Gold),
            };
            canvas.paint_mask(&disc, x, y, ground);
            let inner = if mark == Mark::Tick { size } else { size * 3 / 5 };
            let inset = (size - inner) / 2;
            canvas.paint_mark(mark, (x + inset, y + inset), (inner, inner), ink);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::samples::{dealt_match, shared_renderer};
    use triominos_rules::game::{Board, Placement, Tile};

    /// Places all tiles of a figure but the last on a board. Panics if a placement is illegal. Returns the board and the last
    /// placement.
    fn board_and_last_placement(figure: RuleFigure) -> (Board, Placement) {
        // The first tile of a round must be in the start cell, so the figure is moved until one of its other tiles is there.
        let cells = figure.cells();
        let start = cells[1..].iter().find(|cell| cell.half == Half::Up).expect("an upward tile");
        let place = |cell: &Cell| {
            let corners = figure.tile_numbers(*cell);
            let tile = Tile::from_clockwise(corners).expect("a tile of the set");
            let cell = Cell { i: cell.i - start.i, j: cell.j - start.j, half: cell.half };
            Placement { tile, cell, corners }
        };
        let mut rest: Vec<Placement> = cells.iter().map(place).collect();
        let last = rest.remove(0);
        let mut view = dealt_match(2, 1).public_view();
        while !rest.is_empty() {
            let board = view.board();
            let next = rest.iter().position(|placement| board.check_placement(*placement).is_ok());
            view.placements.push(rest.remove(next.expect("the next tile is legal")));
        }
        (view.board(), last)
    }

    #[test]
    fn each_figure_shows_the_shape_that_it_names() {
        for (figure, count) in [
            (RuleFigure::Bridge, 0),
            (RuleFigure::Hexagon, 1),
            (RuleFigure::DoubleHexagon, 2),
            (RuleFigure::TripleHexagon, 3),
        ] {
            let (board, last) = board_and_last_placement(figure);
            assert!(board.check_placement(last).is_ok(), "{figure:?}");
            let contact = board.contact(last.cell);
            let hexagons: Vec<Point> = contact.hexagons.into_iter().flatten().collect();
            assert_eq!(hexagons.len(), count, "{figure:?}");
            if count == 0 {
                assert!(contact.edges == 1 && contact.tip, "{contact:?}");
            } else {
                assert_eq!(figure.bonus_shape_centres().len(), count);
            }
        }
    }

    #[test]
    fn the_matching_figure_shows_a_match_and_a_mismatch() {
        let tile = |cell| RuleFigure::Matching.tile_numbers(cell);
        for (column, matches) in [(0, true), (MISMATCH_COLUMN, false)] {
            let (up, down) = (tile(Cell::up(column, 0)), tile(Cell::down(column, 0)));
            assert!(Tile::from_clockwise(up).is_some() && Tile::from_clockwise(down).is_some());
            // The apex and the right corner of the upward tile meet the left and the lower corner of the downward tile.
            assert_eq!(up[0] == down[0] && up[1] == down[2], matches);
        }
    }

    #[test]
    fn a_sheet_of_figures_is_low_enough_to_be_shown_whole_on_a_desktop() {
        let figures = [RuleFigure::Matching, RuleFigure::Bridge, RuleFigure::Hexagon]
            .map(|figure| SheetFigure { figure, title: "wort ".repeat(40), points: Some(-40) });
        for count in 0..=3 {
            let sheet = shared_renderer().rule_figure_sheet(&figures[..count], Theme::Dark);
            let picture = image::load_from_memory(&sheet).unwrap();
            assert_eq!((picture.width(), picture.height()), (WIDTH as u32, 250));
        }
    }

    #[test]
    fn labels_of_any_length_are_cut_to_fit_a_figure() {
        let long = "wort ".repeat(4000);
        let labels = FigureLabels { title: long.clone(), caption: long, points: Some(i32::MIN) };
        for figure in RuleFigure::ALL {
            let picture = image::load_from_memory(&shared_renderer().rule_figure(
                figure,
                &labels,
                Theme::Dark,
            ))
            .unwrap();
            assert!(picture.width() == WIDTH as u32 && picture.height() < 1200);
        }
    }
}
