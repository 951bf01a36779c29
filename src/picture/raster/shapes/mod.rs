//! Shapes that are rasterised once and drawn many times: masks, which hold coverage, and sprites, which hold inks.

pub mod emoji;
pub mod mark;
pub mod mask;
pub mod sprite;
pub mod tile_sprites;
