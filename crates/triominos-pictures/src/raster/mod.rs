//! Rasterisation: inks, shapes and letters on a canvas.
//!
//! This module does not depend on boards, labels or themes. Of the game it uses only the orientation of a tile and its digits. Each
//! file uses only the files before it in this order: ink and geometry, shapes and font, resources, pixels, stroke, canvas, text.

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
    Rect, Xy, cell_corners, circle_outline, digit_position, rounded_triangle_outline,
    triangle_height,
};
pub use ink::{FULL, Ink, SHADES, Shade, shade_parts};
pub use pixels::Pixels;
pub use resources::Resources;
pub use shapes::emoji::{EmojiShapes, SIDE as EMOJI_SIDE};
pub use shapes::mark::Mark;
pub use shapes::tile_sprites::{Face, TileSprites};
pub use text::{Align, format_number, format_signed};
