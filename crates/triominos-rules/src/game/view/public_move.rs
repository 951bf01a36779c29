//! The public part of a move.

use serde::Serialize;

use crate::game::{Placed, Seat};

/// The public part of a move: an event without the drawn tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PublicMove {
    /// The player placed a tile.
    Placed(Placed),
    /// The player drew a tile.
    Drew {
        /// The player.
        seat: Seat,
        /// The points: zero or negative.
        points: i32,
    },
    /// The turn ended because the player did not place a tile after the last allowed draw.
    Stuck {
        /// The player.
        seat: Seat,
        /// The points: zero or negative.
        points: i32,
    },
    /// The turn ended without a placement, because the pool is empty.
    Passed {
        /// The player.
        seat: Seat,
        /// The points: zero or negative.
        points: i32,
    },
    /// The player ended the turn after a draw although another draw was allowed.
    Stopped {
        /// The player.
        seat: Seat,
        /// The points: always zero.
        points: i32,
    },
}

impl PublicMove {
    /// Returns the player who made the move.
    pub fn seat(&self) -> Seat {
        match self {
            Self::Placed(Placed { seat, .. })
            | Self::Drew { seat, .. }
            | Self::Stuck { seat, .. }
            | Self::Passed { seat, .. }
            | Self::Stopped { seat, .. } => *seat,
        }
    }

    /// Returns the points of the move; negative for a loss.
    pub fn points(&self) -> i32 {
        match self {
            Self::Placed(Placed { points, .. })
            | Self::Drew { points, .. }
            | Self::Stuck { points, .. }
            | Self::Passed { points, .. }
            | Self::Stopped { points, .. } => *points,
        }
    }
}
