//! Shapes that are rasterised once and drawn many times. Masks contain coverage, and sprites contain inks.

pub mod emoji;
pub mod mark;
pub mod mask;
pub mod sprite;
pub mod tile_sprites;
