//! Tests of whole pictures, and tests that are too long for the file of the code that they test.

mod bounds;
mod calendar;
mod emoji;
mod golden;
mod golden_league;
mod layout;
mod profile;
mod replay;
pub(super) mod samples;
mod theme;
mod tile_sprites;
