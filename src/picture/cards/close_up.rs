//! The part of a wide board that is in play: a second picture, in which its digits are as large as on other boards.

use super::TEXT_LEFT;
use super::labels::CloseUpLabels;
use super::panel;
use crate::game::{Cell, PublicView};
use crate::picture::output::theme::Theme;
use crate::picture::raster::{Align, Ink, Mark, Rect, triangle_height};
use crate::picture::renderer::Renderer;
use crate::picture::scene::layout::{BoardPlan, Frame, LEGIBLE, MARGIN, WIDTH};
use crate::picture::scene::table;

/// How many sides wide and how many rows high a part may be so that its tiles are legible.
const COLUMNS: i32 = (WIDTH - 2 * MARGIN) / LEGIBLE;
const ROWS: i32 = (2 * WIDTH - HEAD - 2 * MARGIN) / triangle_height(LEGIBLE);
const HEAD: i32 = 68;
/// A sign that the board goes on.
const GOES_ON: (i32, i32) = (20, 64);

impl Renderer {
    /// The part of a wide board that is in play, a PNG file: more than ten tile sides side by side are too small in one picture.
    /// `None` where [`Renderer::board`] is legible by itself, and where nothing is in play.
    pub fn close_up(
        &self,
        view: &PublicView,
        labels: &CloseUpLabels,
        theme: Theme,
    ) -> Option<Vec<u8>> {
        let whole = Frame::new(table::cells(view), panel::height(view.seats.len()), 0);
        if whole.board.side >= LEGIBLE {
            return None;
        }
        let part = Part::in_play(view)?;
        let mut shown = view.clone();
        shown.placements.retain(|placement| part.holds(placement.cell));
        shown.spots.retain(|spot| part.holds(spot.cell));
        let (_, height) = BoardPlan::extent(table::cells(&shown), LEGIBLE);
        let table = Rect { x: 0, y: HEAD, width: WIDTH, height: height + 2 * MARGIN };
        let mut canvas = self.canvas(WIDTH, table.bottom(), Ink::Table);
        let plan = BoardPlan::centred(table::cells(&shown), LEGIBLE, table);
        let frame = Frame { height: table.bottom(), table, board: plan };
        table::draw_last(&mut canvas, &frame, &shown, &[]);
        for (mark, x, beyond) in [
            (Mark::Left, 2, table::cells(view).any(|cell| columns(cell).0 < part.left)),
            (
                Mark::Right,
                WIDTH - GOES_ON.0 - 2,
                table::cells(view).any(|cell| columns(cell).1 > part.left + part.width),
            ),
        ] {
            if beyond {
                let y = table.centre().1 - GOES_ON.1 / 2;
                canvas.paint_mark(mark, (x, y), GOES_ON, Ink::Foot);
            }
        }
        canvas.fill(Rect { x: 0, y: 0, width: WIDTH, height: HEAD }, Ink::Panel);
        let title = self.font().cut(&labels.title, 38.0, (WIDTH - 2 * TEXT_LEFT) as f32);
        canvas.write(&title, 38.0, (TEXT_LEFT, 47), Align::Left, Ink::Text);
        Some(self.png(&canvas, theme))
    }
}

/// A window on the lattice, in halves of a side and in rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    left: i32,
    width: i32,
    low: i32,
    height: i32,
}

impl Part {
    /// The window with the last tile in it that shows most: spots above all, then tiles.
    fn in_play(view: &PublicView) -> Option<Self> {
        let last = view.last.as_ref()?.placement.cell;
        let cells: Vec<Cell> = table::cells(view).collect();
        let (width, height) = (2 * COLUMNS, ROWS);
        let lefts = (columns(last).1 - width)..=columns(last).0;
        let lows = (row(last) + 1 - height)..=row(last);
        let spots = table::open_spots(view);
        // A board is hardly ever higher than a picture can be: then the lowest row that shows all is the first.
        let first_low = cells.iter().map(|cell| row(*cell)).min()?;
        let lows: Vec<i32> = match lows.contains(&first_low) {
            true => vec![first_low],
            false => lows.collect(),
        };
        let part = |left: i32, low: i32| Self { left, width, low, height };
        let worth = |part: &Self| {
            let open = spots.iter().filter(|spot| part.holds(spot.cell)).count();
            let all = cells.iter().filter(|cell| part.holds(**cell)).count();
            // Of equal ones, the one with the last tile nearest to its middle.
            let off = (columns(last).0 + columns(last).1 - 2 * part.left - part.width).abs();
            (open, all, -off)
        };
        lefts.flat_map(|left| lows.iter().map(move |low| part(left, *low))).max_by_key(worth)
    }

    fn holds(&self, cell: Cell) -> bool {
        let ((left, right), row) = (columns(cell), row(cell));
        left >= self.left
            && right <= self.left + self.width
            && (self.low..self.low + self.height).contains(&row)
    }
}

/// Where a cell begins and ends, in halves of a side.
fn columns(cell: Cell) -> (i32, i32) {
    let all = cell.corners().map(|point| 2 * i32::from(point.i) + i32::from(point.j));
    let [a, b, c] = all;
    (a.min(b).min(c), a.max(b).max(c))
}

fn row(cell: Cell) -> i32 {
    cell.j.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::tests::samples::{dealt, play_until, renderer, strip};

    fn close_up(view: &PublicView) -> Option<Vec<u8>> {
        let labels = CloseUpLabels { title: "The part in play".to_owned() };
        renderer().close_up(view, &labels, Theme::Dark)
    }

    #[test]
    fn an_ordinary_board_needs_none() {
        for seed in 0..6 {
            let mut game = dealt(3, seed);
            play_until(&mut game, |_| false);
            let view = game.public_view();
            let frame = Frame::new(table::cells(&view), 140, 0);
            assert_eq!(close_up(&view).is_none(), frame.board.side >= LEGIBLE);
        }
        assert_eq!(close_up(&dealt(2, 1).public_view()), None);
    }

    #[test]
    fn a_wide_board_has_one_with_the_last_tile_in_it() {
        for tiles in [26, 34, 40, 56] {
            let view = strip(tiles);
            let part = Part::in_play(&view).unwrap();
            assert!(part.holds(view.last.as_ref().unwrap().placement.cell));
            let shown = view.placements.iter().filter(|placed| part.holds(placed.cell)).count();
            assert!(shown >= 18 && shown < tiles, "{shown} of {tiles}");
            let picture = image::load_from_memory(&close_up(&view).unwrap()).unwrap();
            assert!(picture.width() == WIDTH as u32 && picture.height() <= 2 * WIDTH as u32);
        }
    }
}
