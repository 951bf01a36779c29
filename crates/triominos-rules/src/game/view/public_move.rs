//! The public part of a move.

use serde::Serialize;

use crate::game::{Placed, Seat};

/// The part of a move that all players may see. It is the event of the move without the drawn tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PublicMove {
    /// The player placed a tile.
    Placed(Placed),
    /// The player drew a tile.
    Drew {
        /// The seat of the player who drew.
        seat: Seat,
        /// The points of the draw: zero or negative.
        points: i32,
    },
    /// The turn ended because the player did not place a tile after the last allowed draw.
    Stuck {
        /// The seat of the player whose turn ended.
        seat: Seat,
        /// The points for being stuck: zero or negative.
        points: i32,
    },
    /// The turn ended without a placement, because the pool is empty.
    Passed {
        /// The seat of the player who passed.
        seat: Seat,
        /// The points for passing: zero or negative.
        points: i32,
    },
    /// The player ended the turn after a draw although another draw was allowed.
    Stopped {
        /// The seat of the player who stopped drawing.
        seat: Seat,
        /// The points: always zero.
        points: i32,
    },
}

impl PublicMove {
    /// Returns the seat of the player who made the move.
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
