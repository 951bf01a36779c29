//! The basis of all sentences: bundles, languages, escaped names, numbers, tiles, times, and limits of length.

pub mod bundle;
pub mod command_mentions;
pub mod direction;
pub mod distinct;
pub mod fit;
pub mod lang;
pub mod moment;
pub mod name;
pub mod number;
pub mod tile;
pub mod who;
