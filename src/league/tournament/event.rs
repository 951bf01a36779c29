//! What has happened in a tournament, as it is stored.

use serde::{Deserialize, Serialize};

use super::entry::{EntryId, Out, Player};
use super::plan::{Millis, Plan};
use super::result::{Ruling, SeatResult};

/// Who wanted something, by the name that they had then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Known")]
pub struct Hand {
    pub id: u64,
    /// As it was written, unescaped; empty in events of version 1.
    pub name: String,
}

/// What stands for a hand: in events of version 1 the id alone.
#[derive(Deserialize)]
#[serde(untagged)]
enum Known {
    Id(u64),
    Named { id: u64, name: String },
}

impl From<Known> for Hand {
    fn from(known: Known) -> Self {
        match known {
            Known::Id(id) => Self { id, name: String::new() },
            Known::Named { id, name } => Self { id, name },
        }
    }
}

/// One thing that happened. The tournament's state is what these made it; `by` is the person who wanted it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum TournamentEvent {
    Created {
        guild: u64,
        channel: u64,
        by: Hand,
        plan: Plan,
    },
    /// Somebody takes part, or does so again.
    Joined {
        player: Player,
    },
    /// An organiser wants so many computers to take part; only before the start.
    Computers {
        count: u8,
        by: Hand,
    },
    CheckInOpened {
        until: Millis,
        by: Hand,
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
        /// `None` where it followed from the check-in, and in events of version 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Hand>,
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
        by: Hand,
    },
    RoundEnded {
        round: u32,
    },
    Withdrawn {
        entry: EntryId,
        out: Out,
        by: Option<Hand>,
    },
    /// Another plays on for an entry.
    Replaced {
        entry: EntryId,
        player: Player,
        by: Hand,
    },
    /// Absences are not held against an entry any more, and it is paired again.
    Pardoned {
        entry: EntryId,
        by: Hand,
    },
    Paused {
        by: Hand,
    },
    Resumed {
        by: Hand,
    },
    /// Tables under way have that much longer, and so has an arena.
    Extended {
        time: Millis,
        by: Hand,
    },
    Ended {
        ending: Ending,
        by: Option<Hand>,
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

impl TournamentEvent {
    /// The version of what [`TournamentEvent::to_json`] writes.
    pub const VERSION: i32 = 2;

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
            1 | Self::VERSION => serde_json::from_str(body).map_err(|error| error.to_string()),
            _ => Err(format!(
                "an event of version {version}, and none after {} is known",
                Self::VERSION
            )),
        }
    }
}
