//! Pixels: inks, shapes and letters on a canvas.

pub mod canvas;
pub mod font;
pub mod geometry;
pub mod ink;
pub mod mark;
pub mod mask;
pub mod sprite;
pub mod text;
pub mod tile_sprites;
