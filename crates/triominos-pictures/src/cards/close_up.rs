//! A second picture of a wide board. It shows only the part in play, around the last placed tile and the open spots, with digits as
//! large as on other boards.

use super::labels::CloseUpLabels;
use super::{TEXT_LEFT, players_panel};
use crate::output::theme::Theme;
use crate::raster::{Align, Ink, Mark, Rect, triangle_height};
use crate::renderer::Renderer;
use crate::scene::{
    BoardPlan, BoardScene, Extent, Frame, LEGIBLE, MARGIN, WIDTH, part_in_play, shown_cells,
};
use triominos_rules::game::PublicView;

/// The maximum number of columns, in the units of [`Extent`], that fit into the picture with tiles of side [`LEGIBLE`].
const COLUMNS: i32 = (WIDTH - 2 * MARGIN) / LEGIBLE * 2;
/// The maximum number of rows that fit into the picture with tiles of side [`LEGIBLE`].
const ROWS: i32 = (2 * WIDTH - HEAD - 2 * MARGIN) / triangle_height(LEGIBLE);
/// The height of the title bar, in pixels.
const HEAD: i32 = 68;
/// The width and height, in pixels, of an arrow. It is drawn at a side edge of the picture if the board continues beyond that edge.
const ARROW: (i32, i32) = (20, 64);

impl Renderer {
    /// Returns a picture of the part in play of a wide board, as a PNG file. If a board is more than ten tile sides wide, the tiles
    /// in a picture of the whole board are too small to read. Returns `None` if the digits in [`Renderer::board`] are legible, or
    /// if no tile has been placed.
    pub fn close_up_of_wide_board(
        &self,
        view: &PublicView,
        labels: &CloseUpLabels,
        theme: Theme,
    ) -> Option<Vec<u8>> {
        let whole = Frame::from_view(view, players_panel::panel_height(view.seats.len()), 0);
        if whole.board.side >= LEGIBLE {
            return None;
        }
        let part = part_in_play(view, COLUMNS, ROWS)?;
        let mut shown = view.clone();
        shown.placements.retain(|placement| part.contains_cell(placement.cell));
        shown.spots.retain(|spot| part.contains_cell(spot.cell));
        let extent = Extent::around_cells(shown_cells(&shown));
        let height = extent.height_in_pixels(LEGIBLE) + 2 * MARGIN;
        let table = Rect { x: 0, y: HEAD, width: WIDTH, height };
        let board = BoardPlan::centred(extent, LEGIBLE, table);
        let mut canvas = self.canvas(WIDTH, table.bottom(), Ink::Table);
        let frame = Frame { height: table.bottom(), table, board };
        BoardScene::from_view(&shown).draw(&mut canvas, &frame);
        let continues = |beyond: fn(Extent, Extent) -> bool| {
            shown_cells(view).any(|cell| beyond(Extent::around_cell(cell), part))
        };
        let y = table.centre().1 - ARROW.1 / 2;
        if continues(|cell, part| cell.left < part.left) {
            canvas.paint_mark(Mark::Left, (2, y), ARROW, Ink::Foot);
        }
        if continues(|cell, part| cell.right > part.right) {
            canvas.paint_mark(Mark::Right, (WIDTH - ARROW.0 - 2, y), ARROW, Ink::Foot);
        }
        canvas.fill(Rect { x: 0, y: 0, width: WIDTH, height: HEAD }, Ink::Panel);
        let title = self.font().cut_to_width(&labels.title, 38.0, (WIDTH - 2 * TEXT_LEFT) as f32);
        canvas.write_line(&title, 38.0, (TEXT_LEFT, 47), Align::Left, Ink::Text);
        Some(self.png(&canvas, theme))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::samples::{
        dealt_match, play_until, shared_renderer, view_with_tiles_in_one_row,
    };

    /// Returns the close-up of this view, with labels for tests; `None` if the view needs no close-up.
    fn close_up(view: &PublicView) -> Option<Vec<u8>> {
        let labels = CloseUpLabels { title: "Close-up".to_owned() };
        shared_renderer().close_up_of_wide_board(view, &labels, Theme::Dark)
    }

    #[test]
    fn a_board_with_legible_digits_gets_no_close_up() {
        for seed in 0..6 {
            let mut game = dealt_match(3, seed);
            play_until(&mut game, |_| false);
            let view = game.public_view();
            let frame = Frame::from_view(&view, 140, 0);
            assert_eq!(close_up(&view).is_none(), frame.board.side >= LEGIBLE);
        }
        assert_eq!(close_up(&dealt_match(2, 1).public_view()), None);
    }

    #[test]
    fn a_wide_board_gets_a_close_up_that_holds_the_last_tile() {
        for tiles in [26, 34, 40, 56] {
            let view = view_with_tiles_in_one_row(tiles);
            let part = part_in_play(&view, COLUMNS, ROWS).unwrap();
            assert!(part.contains_cell(view.last.as_ref().unwrap().placed.placement.cell));
            let shown =
                view.placements.iter().filter(|placed| part.contains_cell(placed.cell)).count();
            assert!(shown >= 18 && shown < tiles, "{shown} of {tiles}");
            let picture = image::load_from_memory(&close_up(&view).unwrap()).unwrap();
            assert!(picture.width() == WIDTH as u32 && picture.height() <= 2 * WIDTH as u32);
        }
    }
}
