//! Shapes that are rasterised once and laid down again and again: as coverage, and in their inks.

pub mod emoji;
pub mod mark;
pub mod mask;
pub mod sprite;
pub mod tile_sprites;
