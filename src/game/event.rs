//! What has happened.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Bonus, Deal, Placement, Seat, Seed, Tile};

/// One thing that happened in a match. The state is what the events made it; points are written down, not worked out again.
///
/// Some of these hold secrets (the deal, a drawn tile): they are for the database and for [`super::Match`], never for people.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A round was dealt. `round` counts from 1. A match that was read from a record may know no seed.
    RoundStarted {
        round: u32,
        seed: Option<Seed>,
        deal: Deal,
    },
    Placed {
        seat: Seat,
        #[serde(flatten)]
        placement: Placement,
        bonus: Bonus,
        /// The tile's points and the bonus.
        points: i32,
    },
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
    /// `points` is what each seat gets for the end of the round.
    RoundEnded {
        reason: RoundEnd,
        points: Vec<i32>,
    },
    MatchEnded {
        winners: Vec<Seat>,
    },
}

impl fmt::Debug for Event {
    /// Names no tile but one that is laid: an event may end up in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RoundStarted { round, deal, .. } => {
                f.debug_struct("RoundStarted").field("round", round).field("deal", deal).finish()
            }
            Self::Placed { seat, placement, bonus, points } => f
                .debug_struct("Placed")
                .field("seat", seat)
                .field("placement", placement)
                .field("bonus", bonus)
                .field("points", points)
                .finish(),
            Self::Drew { seat, points, .. } => told(f, "Drew", seat, points),
            Self::Stuck { seat, points } => told(f, "Stuck", seat, points),
            Self::Passed { seat, points } => told(f, "Passed", seat, points),
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

/// Why a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundEnd {
    /// A player placed the last tile of the rack.
    Out,
    /// Nobody could or would go on.
    Blocked,
}
