//! Entries: the players of a tournament.

mod terms;

use serde::{Deserialize, Serialize};

pub use super::super::result::Player;
pub use terms::{Applicant, EntryTerms, UnmetTerm};

/// The id of an entry (a participant): its index in the order of joining, counted from 0. It does not change when
/// another player takes over the entry.
pub type EntryId = usize;

/// The reason why an entry is not paired any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OutReason {
    /// The player left the tournament.
    Left,
    /// The player did not check in before the start.
    Unchecked,
    /// The player did not turn up at two tables.
    NoShows,
    /// An organiser removed the player.
    Removed,
}

/// A participant of a tournament, a person or a computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub player: Player,
    /// The person's displayed rating when they joined; `None` for computers and in formats that do not use ratings.
    pub rating: Option<i32>,
    /// True if the player has confirmed their presence in the check-in, or need not confirm it.
    pub checked_in: bool,
    /// The number of rounds that the player missed, because they had been paired before the player joined.
    pub missed: u32,
    /// The reason why the entry is not paired any more; `None` if it can be paired.
    pub out: Option<OutReason>,
    /// The time at which the player left by themselves, in milliseconds since 1970; `None` if they
    /// have not.
    pub left_at: Option<crate::time::Millis>,
    /// The number of tables at which the player did not turn up, counted since the last pardon by an organiser.
    pub no_shows: u32,
    /// The time since which the entry has been free for a table of an arena, in milliseconds since
    /// 1970.
    pub free_since: crate::time::Millis,
}

/// A person on the waiting list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingPerson {
    pub player: Player,
    /// The person's displayed rating when they joined the list; `None` in formats that do not use ratings.
    pub rating: Option<i32>,
}

impl Entry {
    /// Returns `true` if the entry can be paired, because it is still in the tournament.
    pub fn can_be_paired(&self) -> bool {
        self.out.is_none()
    }
}
