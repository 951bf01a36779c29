//! From pixels to files.

pub mod gif;
pub mod png;
pub mod theme;
