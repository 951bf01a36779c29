//! The lines of a record as data, field for field.

use std::borrow::Cow;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::game::{Bonus, Cell, Deal, RoundEnd, Rules, Seat, Tile};

/// The fields that every version's header must have before the rest can be read.
#[derive(Deserialize)]
pub struct Kind {
    pub format: String,
    pub version: u32,
}

/// The first line of a record.
#[derive(Serialize, Deserialize)]
pub struct Header<'a> {
    pub format: Cow<'a, str>,
    pub version: u32,
    pub rules: Cow<'a, Rules>,
    pub players: Cow<'a, [String]>,
}

/// A line after the first.
#[derive(Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub enum Line {
    Round(Round),
    Place {
        p: Seat,
        tile: Tile,
        at: Cell,
        corners: [u8; 3],
        bonus: Bonus,
        points: i32,
        score: i32,
    },
    Draw {
        p: Seat,
        tile: Tile,
        points: i32,
        score: i32,
    },
    Stuck {
        p: Seat,
        points: i32,
        score: i32,
    },
    Pass {
        p: Seat,
        points: i32,
        score: i32,
    },
    Stop {
        p: Seat,
        points: i32,
        score: i32,
    },
    RoundEnd {
        reason: RoundEnd,
        points: Vec<i32>,
        scores: Vec<i32>,
    },
    MatchEnd {
        winners: Vec<Seat>,
        scores: Vec<i32>,
        /// The seeds, read only when the game is over, so that a wrong line of the game is named before a wrong seed.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        seeds: Option<Value>,
    },
}

/// The deal of a round.
#[derive(Serialize, Deserialize)]
pub struct Round {
    pub round: u32,
    #[serde(flatten)]
    pub deal: Deal,
    /// The hash of the round's seed, read like the seeds only when the game is over.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub commit: Option<Value>,
}

/// Keeps a `null` apart from a field that is not there.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}
