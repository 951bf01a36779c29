//! What has happened in a tournament, as it is stored.

use serde::{Deserialize, Serialize};

use super::entry::{EntryId, Out, Player};
use super::plan::{Millis, Plan};
use super::result::{Ruling, SeatResult};

/// One thing that happened. The tournament's state is what these made it; `by` is the person who wanted it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Happened {
    Created {
        guild: u64,
        channel: u64,
        by: u64,
        plan: Plan,
    },
    /// Somebody takes part, or does so again.
    Joined {
        player: Player,
    },
    /// An organiser wants so many computers to take part; only before the start.
    Computers {
        count: u8,
        by: u64,
    },
    CheckInOpened {
        until: Millis,
        by: u64,
    },
    CheckedIn {
        entry: EntryId,
    },
    /// Fewer than two were there at the end of the check-in: people can join again.
    CheckInFailed,
    /// The seed decides all that is left to chance from here on.
    Started {
        seed: u64,
        /// When an arena ends.
        until: Option<Millis>,
    },
    /// Tables were formed.
    Paired(Paired),
    /// A table can be played at: from now on who is called to it has to turn up.
    Opened {
        table: u32,
    },
    /// Somebody who was called to a table is there.
    Arrived {
        table: u32,
        entry: EntryId,
    },
    /// Somebody who was called to a table did not turn up in time.
    NoShow {
        table: u32,
        entry: EntryId,
    },
    /// A table is over; `None` where it came to nothing. Its seats are in the order in which they were paired.
    Finished {
        table: u32,
        seats: Option<Vec<SeatResult>>,
    },
    /// An organiser decided what a table is worth, or takes that back.
    Ruled {
        table: u32,
        ruling: Option<Ruling>,
        by: u64,
    },
    RoundEnded {
        round: u32,
    },
    Withdrawn {
        entry: EntryId,
        out: Out,
        by: Option<u64>,
    },
    /// Another plays on for an entry.
    Replaced {
        entry: EntryId,
        player: Player,
        by: u64,
    },
    /// Absences are not held against an entry any more, and it is paired again.
    Pardoned {
        entry: EntryId,
        by: u64,
    },
    Paused {
        by: u64,
    },
    Resumed {
        by: u64,
    },
    /// Tables under way have that much longer, and so has an arena.
    Extended {
        time: Millis,
        by: u64,
    },
    Ended {
        ending: Ending,
        by: Option<u64>,
    },
}

/// Tables that were formed at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paired {
    /// From 1; 0 in an arena.
    pub round: u32,
    /// Whether it is the final table.
    #[serde(default, rename = "final")]
    pub is_final: bool,
    /// The entries of each table, by seat. Tables are numbered on through the tournament, from 1.
    pub tables: Vec<Vec<EntryId>>,
    /// Who has a bye.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<EntryId>,
    /// When the tables count as they stand.
    pub until: Millis,
}

/// How a tournament ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All was played.
    Played,
    /// Too few were left to go on.
    TooFew,
    /// An organiser ended it.
    Cancelled,
    /// Nobody started it, or nobody resumed it.
    Expired,
}

impl Happened {
    /// The version of what [`Happened::to_json`] writes.
    pub const VERSION: i32 = 1;

    /// The body as it is stored.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// Reads a stored body of any version that was ever written.
    ///
    /// # Errors
    /// The body is damaged, or of a version that this program does not know.
    pub fn from_json(version: i32, body: &str) -> Result<Self, String> {
        match version {
            Self::VERSION => serde_json::from_str(body).map_err(|error| error.to_string()),
            _ => Err(format!("an event of version {version}, and only {} is known", Self::VERSION)),
        }
    }

    /// Who wanted it, where a person did.
    pub fn by(&self) -> Option<u64> {
        match self {
            Self::Created { by, .. }
            | Self::Computers { by, .. }
            | Self::CheckInOpened { by, .. }
            | Self::Ruled { by, .. }
            | Self::Replaced { by, .. }
            | Self::Pardoned { by, .. }
            | Self::Paused { by }
            | Self::Resumed { by }
            | Self::Extended { by, .. } => Some(*by),
            Self::Withdrawn { by, .. } | Self::Ended { by, .. } => *by,
            Self::Joined { player } => player.person(),
            _ => None,
        }
    }
}
