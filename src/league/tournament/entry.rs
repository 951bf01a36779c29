//! Entries: the players of a tournament.

use serde::{Deserialize, Serialize};

pub use super::super::result::Player;

/// An entry's number, from 0 in the order of joining. It stays the same whoever plays for it.
pub type EntryId = usize;

/// The reason why an entry is not paired any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Out {
    /// By themselves.
    Left,
    /// Without having said before the start that they were there.
    Unchecked,
    /// After not turning up at two tables.
    NoShows,
    /// An organiser said so.
    Removed,
}

/// One who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub player: Player,
    /// True once they have said that they are there.
    pub checked_in: bool,
    /// Rounds that had been paired when they joined.
    pub missed: u32,
    /// The reason why they are not paired any more.
    pub out: Option<Out>,
    /// Tables at which they did not turn up, as far as they are held against them.
    pub no_shows: u32,
    /// The moment since which they are free for a table of an arena.
    pub free_since: crate::time::Millis,
}

impl Entry {
    /// True if they are to be paired.
    pub fn is_in(&self) -> bool {
        self.out.is_none()
    }
}
