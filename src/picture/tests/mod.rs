//! Tests of the whole room, and of what takes many lines to test.

mod bounds;
mod emoji;
mod golden;
mod layout;
mod replay;
pub(super) mod samples;
mod theme;
mod tile_sprites;
