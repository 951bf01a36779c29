//! The picture of a possible placement: the board with a tile that is not placed yet.

use super::TEXT_LEFT;
use super::labels::{BoardLabels, PreviewLabels};
use super::players_panel;
use crate::output::theme::Theme;
use crate::raster::{Align, Canvas, Face, Ink, Rect};
use crate::renderer::Renderer;
use crate::scene::{BoardScene, Frame, Highlight, WIDTH, bonus_points_for_badge};
use triominos_rules::game::{Choice, PlayerView};

/// The height of the bar below the board, in pixels.
pub(super) const BAR: i32 = 104;

impl Renderer {
    /// Returns a picture of the board with the chosen tile in its place, and the shape that it would complete, as a PNG file. The
    /// picture must be shown only to the player whose view it is.
    pub fn preview(
        &self,
        view: &PlayerView,
        choice: &Choice,
        board: &BoardLabels,
        labels: &PreviewLabels,
        theme: Theme,
    ) -> Vec<u8> {
        let public = &view.public;
        let above = players_panel::panel_height(public.seats.len());
        let frame = Frame::with_extra_cell(public, Some(choice.placement.cell), above, BAR);
        let mut canvas = self.canvas(WIDTH, frame.height, Ink::Table);
        let shape = public.bonus_shape(&choice.placement, choice.bonus);
        let shows_points = !labels.points.is_empty();
        let highlight = Highlight {
            placement: &choice.placement,
            face: Face::Chosen,
            shape: if shows_points { &shape.cells } else { &[] },
            centres: &shape.centres,
            badge: bonus_points_for_badge(public, choice.bonus).filter(|_| shows_points),
        };
        let scene = BoardScene { view: public, highlight: Some(highlight), ringed: &[] };
        scene.draw(&mut canvas, &frame);
        players_panel::draw_panel(&mut canvas, public, board);
        draw_caption_bar(&mut canvas, labels, &board.foot, frame.table.bottom());
        self.png(&canvas, theme)
    }
}

/// Draws the bar below the board, which begins at the y coordinate `top`, with the name of the placement and,
/// if there are any, its points in a pill.
pub(super) fn draw_caption_bar(
    canvas: &mut Canvas,
    labels: &PreviewLabels,
    footer: &str,
    top: i32,
) {
    let font = canvas.font();
    canvas.fill(Rect { x: 0, y: top, width: WIDTH, height: BAR }, Ink::Panel);
    let line = top + 66;
    let mut left = TEXT_LEFT;
    if !labels.points.is_empty() {
        let points = font.cut_to_width(&labels.points, 50.0, 300.0);
        let width = font.width(&points, 50.0).ceil() as i32 + 44;
        let pill = Rect { x: TEXT_LEFT - 8, y: top + 16, width, height: BAR - 32 };
        canvas.fill_round(pill, 36, Ink::Gold);
        canvas.write_centred_number(&points, 50.0, pill.centre(), Ink::GoldText);
        left = pill.right() + 22;
    }
    let right = WIDTH - TEXT_LEFT;
    let (footer, em) = font.shrink_and_cut(footer, 32.0, 26.0, 420.0);
    canvas.write_line(&footer, em, (right, line), Align::Right, Ink::Faint);
    let room = (right - left - 24) as f32 - font.width(&footer, em);
    let (title, em) = font.shrink_and_cut(&labels.title, 40.0, 30.0, room);
    canvas.write_line(&title, em, (left, line), Align::Left, Ink::Text);
}
