//! Entries: the players of a tournament.

use serde::{Deserialize, Serialize};

pub use super::super::result::Player;

/// An entry's number, from 0 in the order of joining. It stays the same when another player takes the entry over.
pub type EntryId = usize;

/// The reason why an entry is not paired any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OutReason {
    /// They left by themselves.
    Left,
    /// They did not check in before the start.
    Unchecked,
    /// They did not turn up at two tables.
    NoShows,
    /// An organiser removed them.
    Removed,
}

/// A participant of a tournament, a person or a computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub player: Player,
    /// True once they have confirmed their presence.
    pub checked_in: bool,
    /// The number of rounds that had been paired when they joined.
    pub missed: u32,
    /// The reason why they are not paired any more.
    pub out: Option<OutReason>,
    /// The moment at which they left by themselves, if they have.
    pub left_at: Option<crate::time::Millis>,
    /// The number of tables at which they did not turn up and were not pardoned.
    pub no_shows: u32,
    /// The moment since which they are free for a table of an arena.
    pub free_since: crate::time::Millis,
}

impl Entry {
    /// True if the entry can be paired.
    pub fn can_be_paired(&self) -> bool {
        self.out.is_none()
    }
}
