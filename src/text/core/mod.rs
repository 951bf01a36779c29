//! The parts that every sentence needs: bundles, languages, names made harmless, numbers, tiles, moments, and room that is limited.

pub mod bundle;
pub mod direction;
pub mod distinct;
pub mod fit;
pub mod lang;
pub mod moment;
pub mod name;
pub mod number;
pub mod tile;
pub mod who;
