//! Pixels: inks, shapes and letters on a canvas.
//!
//! Nothing here knows a board, a label or a theme; of the game, only which way a tile points and which digits it has. A file uses
//! only those named before it: ink and geometry, shapes and font, resources, pixels, stroke, canvas, text.

mod cache;
mod canvas;
mod font;
mod geometry;
mod ink;
mod pixels;
mod resources;
mod shapes;
mod stroke;
mod text;

pub use cache::{BufferPool, WeightedCache};
pub use canvas::Canvas;
pub use font::{CAP, Font};
pub use geometry::{
    Rect, Xy, cell_corners, circle_outline, digit_place, round_triangle, triangle_height,
};
pub use ink::{FULL, Ink, SHADES, Shade, shade_parts};
pub use pixels::Pixels;
pub use resources::Resources;
pub use shapes::emoji::{EmojiShapes, SIDE as EMOJI_SIDE};
pub use shapes::mark::Mark;
pub use shapes::tile_sprites::{Face, TileSprites};
pub use text::{Align, format_number, format_signed};
