//! The picture of a board.

use super::TEXT_LEFT;
use super::labels::BoardLabels;
use super::players_panel;
use crate::output::theme::Theme;
use crate::raster::{Align, Canvas, Ink};
use crate::renderer::Renderer;
use crate::scene::{BoardScene, FOOT, Frame, WIDTH};
use triominos_rules::game::PublicView;

impl Renderer {
    /// Returns the public view of a board as a PNG file.
    pub fn board(&self, view: &PublicView, labels: &BoardLabels, theme: Theme) -> Vec<u8> {
        let frame = Frame::from_view(view, players_panel::panel_height(view.seats.len()), FOOT);
        let mut canvas = self.canvas(WIDTH, frame.height, Ink::Table);
        BoardScene::from_view(view).draw(&mut canvas, &frame);
        players_panel::draw_panel(&mut canvas, view, labels);
        draw_footer(&mut canvas, labels, frame.height);
        self.png(&canvas, theme)
    }
}

/// Writes the title and the foot in the line below the board. The line ends at the y coordinate `bottom`.
fn draw_footer(canvas: &mut Canvas, labels: &BoardLabels, bottom: i32) {
    const EM: f32 = 33.0;
    let font = canvas.font();
    let room = (WIDTH - 3 * TEXT_LEFT) as f32;
    let foot = font.cut_to_width(&labels.foot, EM, room);
    let line = bottom - 20;
    canvas.write_line(&foot, EM, (WIDTH - TEXT_LEFT, line), Align::Right, Ink::Foot);
    let title = font.cut_to_width(&labels.title, EM, room - font.width(&foot, EM));
    canvas.write_line(&title, EM, (TEXT_LEFT, line), Align::Left, Ink::Foot);
}
