//! The memory of this process about due tables (tables with a timed action): their failures, and the times of polls.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::ids::TableId;
use crate::time::Millis;
use crate::worker::HeadStart;

/// The clock counts as set back if it goes back by more than this number of milliseconds. Smaller adjustments are
/// normal.
const SET_BACK: Millis = 60_000;

/// The failures of due tables, and the times of the last and the next poll.
#[derive(Debug, Default)]
pub struct DueTables {
    /// For each table, the number of its failures in a row. Failures of the store do not count.
    failures: Mutex<HashMap<TableId, u32>>,
    /// The time of the last poll, in milliseconds since 1970; `None` before the first.
    polled_at: Mutex<Option<Millis>>,
    /// The time of the next poll, in milliseconds since 1970; `None` while a poll is running.
    next_poll: Mutex<Option<Millis>>,
    /// The time for which due tables are left to processes of a newer version of the program.
    pub head_start: HeadStart,
}

impl DueTables {
    /// Counts a failure of a table and returns the number of its consecutive failures.
    pub fn count_failure(&self, id: TableId) -> u32 {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        let failed = failures.entry(id).or_default();
        *failed += 1;
        *failed
    }

    /// Resets the failures of a table, because it was handled successfully or is no longer retried.
    pub fn reset_failures(&self, id: TableId) {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }

    /// Returns `true` if this is the first poll of this process, or the first after the clock was set
    /// back.
    pub fn is_first_poll(&self, now: Millis) -> bool {
        let last = *self.polled_at.lock().unwrap_or_else(PoisonError::into_inner);
        last.is_none_or(|last| last > now + SET_BACK)
    }

    /// Records the beginning of a poll.
    pub fn note_poll_begin(&self, now: Millis) {
        *self.polled_at.lock().unwrap_or_else(PoisonError::into_inner) = Some(now);
        *self.next_poll.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Records the end of a poll. `next_poll` is the time of the next poll, in milliseconds since 1970.
    pub fn note_poll_end(&self, next_poll: Millis) {
        *self.next_poll.lock().unwrap_or_else(PoisonError::into_inner) = Some(next_poll);
    }

    /// Returns `true` if a table that is due at `due_at` (milliseconds since 1970) is due before the next planned poll.
    pub fn needs_earlier_poll(&self, due_at: Millis) -> bool {
        self.next_poll
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .is_none_or(|next| due_at < next)
    }
}
