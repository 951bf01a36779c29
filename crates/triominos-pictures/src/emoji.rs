//! Pictures of tiles that are small enough for a line of text.

use super::output::theme::Theme;
use super::raster::{EMOJI_SIDE, EmojiShapes, Ink};
use super::renderer::Renderer;
use triominos_rules::game::Half;

impl Renderer {
    /// Returns a tile on a transparent background as a PNG file of 128 by 128 pixels and at most a few kilobytes. `half` is the
    /// orientation of the tile; `corner_numbers` contains its numbers clockwise from the cell's first corner.
    pub fn tile_emoji(&self, half: Half, corner_numbers: [u8; 3]) -> Vec<u8> {
        let mut canvas = self.canvas(EMOJI_SIDE, EMOJI_SIDE, Ink::Table);
        let EmojiShapes { bodies, digits } = self.emoji_shapes();
        let body = &bodies[half as usize];
        canvas.paint_mask(&body.rim, 0, 0, Ink::Rim);
        canvas.paint_mask(&body.face, 0, 0, Ink::Face);
        for ((x, y), digit) in body.digits.into_iter().zip(corner_numbers) {
            let (mask, (left, top)) = &digits[usize::from(digit.min(5))];
            let (x, y) = (x.round() as i32 - left, y.round() as i32 - top);
            canvas.paint_mask(mask, x, y, Ink::for_digit(digit));
        }
        self.transparent_png(&canvas, Theme::Dark)
    }
}
