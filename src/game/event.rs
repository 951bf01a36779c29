//! The events of a match.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Bonus, Deal, Placement, Seat, Seed, Tile};

/// An event of a match. The state follows from the events; points are written down, not worked out again.
///
/// Some events hold secrets (the deal, a drawn tile): they are for the database and for [`super::Match`], never for people.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A round was dealt. `round` counts from 1. A match that was read from a record may know no seed.
    RoundStarted {
        round: u32,
        seed: Option<Seed>,
        deal: Deal,
    },
    Placed(Placed),
    Drew {
        seat: Seat,
        tile: Tile,
        points: i32,
    },
    /// The turn ended after the last allowed draw with nothing placed.
    Stuck {
        seat: Seat,
        points: i32,
    },
    /// The turn ended on an empty pool with nothing placed.
    Passed {
        seat: Seat,
        points: i32,
    },
    /// The turn ended after a draw, by the player's choice, although another draw was allowed.
    Stopped {
        seat: Seat,
        points: i32,
    },
    /// The end of a round; `points` are by seat.
    RoundEnded {
        reason: RoundEnd,
        points: Vec<i32>,
    },
    MatchEnded {
        winners: Vec<Seat>,
    },
}

impl Event {
    /// The placement, if this is one.
    pub fn placed(&self) -> Option<&Placed> {
        match self {
            Self::Placed(placed) => Some(placed),
            _ => None,
        }
    }
}

impl fmt::Debug for Event {
    /// Names no tile but one that is placed, because an event may end up in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RoundStarted { round, deal, .. } => {
                f.debug_struct("RoundStarted").field("round", round).field("deal", deal).finish()
            }
            Self::Placed(placed) => placed.fmt(f),
            Self::Drew { seat, points, .. } => told(f, "Drew", seat, points),
            Self::Stuck { seat, points } => told(f, "Stuck", seat, points),
            Self::Passed { seat, points } => told(f, "Passed", seat, points),
            Self::Stopped { seat, points } => told(f, "Stopped", seat, points),
            Self::RoundEnded { reason, points } => f
                .debug_struct("RoundEnded")
                .field("reason", reason)
                .field("points", points)
                .finish(),
            Self::MatchEnded { winners } => {
                f.debug_struct("MatchEnded").field("winners", winners).finish()
            }
        }
    }
}

fn told(f: &mut fmt::Formatter<'_>, name: &str, seat: &Seat, points: &i32) -> fmt::Result {
    f.debug_struct(name).field("seat", seat).field("points", points).finish()
}

/// A tile that a player placed, and its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    pub seat: Seat,
    #[serde(flatten)]
    pub placement: Placement,
    pub bonus: Bonus,
    /// The points of the tile, bonus included.
    pub points: i32,
}

/// The reason for which a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundEnd {
    /// A player placed the last tile of the rack.
    Out,
    /// Nobody could or would go on.
    Blocked,
}
