//! The events of a match.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Bonus, Deal, Placement, Seat, Seed, Tile};

/// An event of a match. Applying all events of a match in order gives its state.
///
/// Events store their points, so that replaying an old match never rescores it. Some events contain secrets (the deal, a drawn
/// tile): they may be stored, but not shown to players.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A round was dealt.
    RoundStarted {
        /// The number of the round, counted from 1.
        round: u32,
        /// The seed of the deal; `None` if the match comes from a record without seeds.
        seed: Option<Seed>,
        /// The racks and the pool.
        deal: Deal,
    },
    /// A player placed a tile.
    Placed(Placed),
    /// A player drew a tile.
    Drew {
        /// The seat of the player who drew.
        seat: Seat,
        /// The drawn tile, which only this player may see.
        tile: Tile,
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
    /// A round ended.
    RoundEnded {
        /// The reason why the round ended.
        reason: RoundEnd,
        /// The points that each seat gets or loses at the end of the round.
        points: Vec<i32>,
    },
    /// The match ended.
    MatchEnded {
        /// The seats of the winners. There are several if players share the win, and none if no score is kept and no player has won
        /// a round.
        winners: Vec<Seat>,
    },
}

impl Event {
    /// Returns the placement that this event contains; `None` for other events.
    pub fn placed(&self) -> Option<&Placed> {
        match self {
            Self::Placed(placed) => Some(placed),
            _ => None,
        }
    }
}

impl fmt::Debug for Event {
    /// Omits drawn tiles and racks, because events may be logged.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RoundStarted { round, deal, .. } => {
                f.debug_struct("RoundStarted").field("round", round).field("deal", deal).finish()
            }
            Self::Placed(placed) => placed.fmt(f),
            Self::Drew { seat, points, .. } => fmt_event_without_tile(f, "Drew", seat, points),
            Self::Stuck { seat, points } => fmt_event_without_tile(f, "Stuck", seat, points),
            Self::Passed { seat, points } => fmt_event_without_tile(f, "Passed", seat, points),
            Self::Stopped { seat, points } => fmt_event_without_tile(f, "Stopped", seat, points),
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

/// Formats an event of a turn without its tile, for [`fmt::Debug`].
fn fmt_event_without_tile(
    f: &mut fmt::Formatter<'_>,
    event_name: &str,
    seat: &Seat,
    points: &i32,
) -> fmt::Result {
    f.debug_struct(event_name).field("seat", seat).field("points", points).finish()
}

/// A tile that a player placed, and its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// The seat of the player.
    pub seat: Seat,
    /// The tile, its cell and its rotation.
    #[serde(flatten)]
    pub placement: Placement,
    /// The shape that the tile completed.
    pub bonus: Bonus,
    /// The points of the placement, including the bonus.
    pub points: i32,
}

/// The reason why a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundEnd {
    /// A player placed the last tile of their rack. Under [`super::RoundEndRule::EqualTurns`], the last turns of the other players
    /// are over.
    Out,
    /// No player could place a tile, or every player passed.
    Blocked,
}
