//! Marks: small shapes that are drawn in addition to a colour, because colour alone must not carry a meaning.

use super::mask::Mask;
use crate::raster::geometry::Xy;

/// A small shape, such as a crown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The mark of a winner.
    Crown,
    /// An arrow to the right: the mark of the current player and of the viewer's own row.
    Turn,
    /// The mark of a tile that fits, and of tiles that match.
    Tick,
    /// The mark of tiles that do not match.
    Cross,
    /// An arrow at the left edge of the picture of a board that continues beyond this edge. `Right` is the same at the right edge.
    Left,
    Right,
}

/// The outline of a crown, in a square from (0, 0) to (1, 1). The next constants are the outlines of the other marks.
const CROWN: [Xy; 7] = [
    (0.03, 0.20),
    (0.28, 0.55),
    (0.50, 0.02),
    (0.72, 0.55),
    (0.97, 0.20),
    (0.88, 0.98),
    (0.12, 0.98),
];
const TURN: [Xy; 3] = [(0.06, 0.02), (0.94, 0.5), (0.06, 0.98)];
const TICK: [Xy; 6] =
    [(0.21, 0.51), (0.32, 0.40), (0.44, 0.53), (0.69, 0.27), (0.80, 0.38), (0.44, 0.75)];
const CROSS: [Xy; 12] = [
    (0.10, 0.24),
    (0.24, 0.10),
    (0.50, 0.36),
    (0.76, 0.10),
    (0.90, 0.24),
    (0.64, 0.50),
    (0.90, 0.76),
    (0.76, 0.90),
    (0.50, 0.64),
    (0.24, 0.90),
    (0.10, 0.76),
    (0.36, 0.50),
];
const LEFT: [Xy; 6] =
    [(0.75, 0.02), (0.95, 0.18), (0.45, 0.5), (0.95, 0.82), (0.75, 0.98), (0.05, 0.5)];
const RIGHT: [Xy; 6] =
    [(0.25, 0.02), (0.05, 0.18), (0.55, 0.5), (0.05, 0.82), (0.25, 0.98), (0.95, 0.5)];

impl Mark {
    /// Rasterises the mark with this width and height in pixels.
    pub fn mask(self, width: i32, height: i32) -> Mask {
        let outline: &[Xy] = match self {
            Self::Crown => &CROWN,
            Self::Turn => &TURN,
            Self::Tick => &TICK,
            Self::Cross => &CROSS,
            Self::Left => &LEFT,
            Self::Right => &RIGHT,
        };
        let place = |(x, y): &Xy| (x * width as f32, y * height as f32);
        Mask::new(width, height, &outline.iter().map(place).collect::<Vec<Xy>>())
    }
}
