//! The measures that all pictures with a board share.

/// The width of most pictures, in pixels. On a phone it is shown about a third of that.
pub const WIDTH: i32 = 1200;
/// The height of the line below a board.
pub const FOOT: i32 = 56;
/// The space around a board.
pub const MARGIN: i32 = 24;
