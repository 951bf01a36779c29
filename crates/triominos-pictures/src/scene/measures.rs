//! Measures in pixels that all pictures with a board use.

/// The width of most pictures, in pixels. A phone shows them at about a third of that.
pub const WIDTH: i32 = 1200;
/// The height of the line below a board, in pixels.
pub const FOOT: i32 = 56;
/// The space around a board, in pixels.
pub const MARGIN: i32 = 24;
