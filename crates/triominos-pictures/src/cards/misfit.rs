//! The picture of a refused placement: the board with a tile on a spot that it does not fit, and a cross on every corner whose
//! number is wrong.

use super::labels::{BoardLabels, PreviewLabels};
use super::players_panel;
use super::preview::{BAR, draw_caption_bar};
use crate::output::theme::Theme;
use crate::raster::{Canvas, Face, Ink, Mark};
use crate::renderer::Renderer;
use crate::scene::{BoardPlan, BoardScene, Frame, Highlight, WIDTH};
use triominos_rules::game::{Placement, Point, PublicView};

/// The radius of the disc of a cross, in sides of a tile.
const RADIUS: f32 = 0.11;

impl Renderer {
    /// Returns a picture of the board with a tile on a spot that it does not fit, as a PNG file. Each corner of the tile whose
    /// index (0 to 2, clockwise) is in `wrong_corners` has a cross. The picture must be shown only to the player who tried the
    /// placement.
    pub fn refused_placement(
        &self,
        view: &PublicView,
        placement: &Placement,
        wrong_corners: &[usize],
        board: &BoardLabels,
        labels: &PreviewLabels,
        theme: Theme,
    ) -> Vec<u8> {
        let above = players_panel::panel_height(view.seats.len());
        let frame = Frame::with_extra_cell(view, Some(placement.cell), above, BAR);
        let mut canvas = self.canvas(WIDTH, frame.height, Ink::Table);
        let highlight =
            Highlight { placement, face: Face::Chosen, shape: &[], centres: &[], badge: None };
        let scene = BoardScene { view, highlight: Some(highlight), ringed: &[] };
        scene.draw(&mut canvas, &frame);
        let corners = placement.cell.corners();
        for point in wrong_corners.iter().filter_map(|corner| corners.get(*corner)) {
            draw_cross(&mut canvas, &frame.board, *point);
        }
        players_panel::draw_panel(&mut canvas, view, board);
        draw_caption_bar(&mut canvas, labels, &board.foot, frame.table.bottom());
        self.png(&canvas, theme)
    }
}

/// Draws a cross on a point of the lattice.
fn draw_cross(canvas: &mut Canvas, plan: &BoardPlan, point: Point) {
    let (x, y) = plan.point_position(point);
    let radius = plan.side as f32 * RADIUS;
    canvas.paint_disc((x, y), radius, Ink::Badge);
    let size = (radius * 1.2) as i32;
    canvas.paint_mark(Mark::Cross, (x - size / 2, y - size / 2), (size, size), Ink::Gold);
}
